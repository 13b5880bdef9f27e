"""Intrigue drawn with Rich: the players around a table, hands by suit, moves in groups. Every colour has its sign."""

import re

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vivat.game import IntrigueGame, Sentence
from vivat.terminal.intrigue.conditions import SheetRow
from vivat.terminal.intrigue.move_list import Move
from vivat.terminal.intrigue.players import (
    PlayerRow,
    discards,
    marker_legend,
    own_lines,
    pile_line,
    player_rows,
    ranking,
    state_line,
    verdict,
)
from vivat.terminal.intrigue.sentences import say
from vivat.terminal.intrigue.trays import Tray, trays
from vivat.terminal.intrigue.view import SUITS, View
from vivat.terminal.pictures import BAD, CROWN, DIM, GOLD, GOOD, GREEN, NIGHT, RED, STONE, WIDE_ENOUGH, Pictures

SIGNS = ("♣", "♦", "♥", "♠", "●")
STYLES = (RED, "#7fc8f8", GREEN, "#c8a2ff", CROWN)
"""Might, Knowledge, Influence, Power, Gold."""
ALLIANCE_SIGNS = ("▲", "■", "◆", "★")
ALLIANCE_STYLES = ("#2ec4b6", "#ff9e64", "#f28fad", "#8fa8ff")
QUIET = ("intrigue-event-income", "intrigue-event-game-begins")
TURN = "intrigue-event-turn-begins"
LOUD = {
    TURN: "bold", "intrigue-event-role-dealt": GOLD, "intrigue-event-role-shown": "bold", "deed-assassinated": BAD,
    "deed-accused": BAD, "intrigue-event-jailed": BAD, "intrigue-event-allied": GOOD,
    "intrigue-event-alliance-broken": RED, "intrigue-event-role-seen": GOLD, "intrigue-event-hand-seen": GOLD,
    "intrigue-event-stolen-card": GOLD, "intrigue-event-card-drawn": GOLD,
}  # fmt: skip
MOST_TRAY = 32
"""A tray of a trade is not wider than this."""
FOLLOWING = (
    "intrigue-event-card-drawn", "intrigue-event-bribe-given", "intrigue-event-bribe-kept", "intrigue-event-card-taken",
    "intrigue-event-stolen-card", "intrigue-event-role-seen", "intrigue-event-hand-seen", "intrigue-event-flipped",
    "intrigue-event-power-seized", "intrigue-event-power-missed", "intrigue-event-discarded",
    "intrigue-event-alliance-broken", "deed-counter-offer", "deed-accepted", "deed-declined",
)  # fmt: skip
"""Sentences that tell what came of the one before."""


def coloured(view: View, text: str, style: str = "") -> Text:
    """A sentence in which every suit and gold bears its colour; their names are signs enough."""
    drawn = Text(text, style)
    for good, colour in enumerate(STYLES):
        drawn.highlight_regex(rf"\b{re.escape(view.good(good))}\b", colour)
    return drawn


def signed_good(view: View, good: int) -> Text:
    """A card with its sign: "♣ Might"."""
    return Text(f"{SIGNS[good]} {view.good(good)}", STYLES[good])


def flowing(items: list[Text], width: int, apart: int = 3) -> Text:
    """Items one after the other, in as many lines of this width as they need."""
    lines = [Text()]
    for item in items:
        if lines[-1] and lines[-1].cell_len + apart + item.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * apart if lines[-1] else "").append_text(item)
    return Text("\n").join(lines)


class IntriguePictures(Pictures):
    """Intrigue with shape and colour, and with signs wherever colour says something."""

    def table(self, view: View) -> RenderableType:
        """The players, the piles, the offer on the table, and the viewer's own role and hand."""
        width = self._console.width
        head = Text(f" {state_line(view)}", "bold reverse", no_wrap=True, overflow="ellipsis")
        head.truncate(width, pad=True)
        drawn: list[RenderableType] = [head, self._players(view), self._piles(view)]
        legend = marker_legend(view)
        if legend:
            drawn.append(coloured(view, f" {legend}", DIM))
        offer = trays(view)
        if offer is not None:
            drawn.append(self._trays(view, *offer))
        drawn.append(self._own(view))
        return Group(*drawn)

    def _trays(self, view: View, *offer: Tray) -> Table:
        """What each side of a trade gives, in two trays beside each other, with what has changed."""
        width = min(MOST_TRAY, (self._console.width - 5) // 2)
        first, second = (
            Panel(self._laid(view, tray), title=view.say("desk-gives", who=view.player(tray.giver)), width=width)
            for tray in offer
        )
        table = Table.grid(padding=(0, 1), pad_edge=True)
        table.add_row(first, Text("\n⇄", "bold"), second)
        return table

    def _laid(self, view: View, tray: Tray) -> Text:
        """What lies in a tray, a good a line; what is other than in the offer before says so."""
        if tray.goods is None:
            return Text(view.say("intrigue-offer-open"), DIM)
        before = tray.before or tray.goods
        lines = [
            Text.assemble(
                (f"{SIGNS[good]} {view.good(good)} ", STYLES[good] if count else DIM),
                (str(count), "bold"),
                (f" {view.say('tray-was', count=was)}" if was != count else "", BAD),
            )
            for good, (count, was) in enumerate(zip(tray.goods, before, strict=True))
            if count or was
        ]
        return Text("\n").join(lines) if lines else Text(view.say("nothing"), DIM)

    def _own(self, view: View) -> Table:
        """The viewer's role and hand; what does not fit a line goes on under its beginning."""
        table = Table.grid(padding=(0, 1), pad_edge=True)
        for number, line in enumerate(own_lines(view)):
            table.add_row(Text("♛" if number == 0 else "", GOLD), coloured(view, line))
        if view.seen.hand is not None and view.me is not None:
            table.add_row(Text("▮"), self._hand(view, view.seen.hand, view.seen.gold[view.me]))
        return table

    def _players(self, view: View) -> Table:
        """One row a player; on a narrow screen the headings are left out and what is rare stands close."""
        rows = player_rows(view)
        wide = self._console.width >= WIDE_ENOUGH
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style=DIM, show_header=True)
        table.add_column("")
        table.add_column(view.say("intrigue-player"), no_wrap=True, max_width=24 if wide else 16)
        table.add_column(view.say("good-gold"), justify="right")
        table.add_column(view.say("intrigue-cards"), justify="right")
        table.add_column(view.say("intrigue-role"), no_wrap=True)
        if view.scores is not None:
            table.add_column(view.say("intrigue-points"), justify="right")
        table.add_column("")
        for row in rows:
            cells = self._player(view, row)
            if view.scores is not None:
                cells.insert(5, Text(str(row.score), "bold"))
            table.add_row(*cells)
        return table

    def _player(self, view: View, row: PlayerRow) -> list[Text]:
        arrow = "▶" if row.to_act else "▷" if row.on_turn else "✝" if row.dead else " "
        name = Text(row.name, f"strike {DIM}" if row.dead else "bold" if row.mine else "", overflow="ellipsis")
        if row.mine:
            name.append(f" {view.say('seat-mine-short')}", DIM)
        role = Text(row.role, DIM if row.role == "?" else GOLD)
        if row.seen_in_secret:
            role.append(f" {view.say('intrigue-secret')}", DIM)
        if row.dead:
            dead = Text(view.say("intrigue-player-dead"), DIM)
            return [Text(arrow, DIM), name, Text("–", DIM), Text("–", DIM), role, dead]
        gold = Text(f"{row.gold} {SIGNS[4]}", STYLES[4])
        cards = Text(f"{row.cards} ▮", "bold")
        return [Text(arrow, GOLD), name, gold, cards, role, self._remarks(view, row)]

    def _remarks(self, view: View, row: PlayerRow) -> Text:
        """Alliance, jail, what lies face up, and in a replay the hand."""
        remarks = []
        if row.alliance is not None:
            sign = ALLIANCE_SIGNS[row.alliance]
            said = f"{sign} {view.say('intrigue-ally', who=row.ally)}"
            remarks.append(Text(said, f"bold {ALLIANCE_STYLES[row.alliance]}"))
        if row.jailed:
            remarks.append(Text(f"▦ {view.say('intrigue-player-jailed')}", BAD))
        if row.shown_power:
            shown = view.say("intrigue-shown-power", count=row.shown_power)
            remarks.append(Text(f"{SIGNS[3]} {shown}", STYLES[3]))
        if row.marker is not None:
            marker = view.say("intrigue-marker", good=view.good(row.marker))
            remarks.append(Text(f"{SIGNS[row.marker]} {marker}", STYLES[row.marker]))
        if row.hand is not None and not row.mine:
            remarks.append(self._cards(row.hand))
        return Text("  ").join(remarks)

    @staticmethod
    def _cards(hand: tuple[int, ...]) -> Text:
        """A hand in little: "♣2 ♠1"."""
        return Text(" ").join([Text(f"{SIGNS[suit]}{hand[suit]}", STYLES[suit]) for suit in SUITS if hand[suit]])

    def _piles(self, view: View) -> Text:
        """How many cards are to be drawn, and the last few of the discard pile, the top first."""
        count, last = discards(view)
        drawn = Text.assemble((f" {pile_line(view)}  ", DIM), (view.say("intrigue-discards-head", count=count), DIM))
        for number, good in enumerate(last):
            drawn.append(" ")
            drawn.append_text(signed_good(view, good) if number == 0 else Text(SIGNS[good], STYLES[good]))
        if count > len(last):
            drawn.append(" …", DIM)
        return drawn

    def _hand(self, view: View, hand: tuple[int, ...], gold: int) -> Text:
        """The viewer's own cards and gold, each with sign, name and number."""
        items = [Text(view.say("hand-title"), "bold")]
        for good, count in enumerate((*hand, gold)):
            style = STYLES[good] if count else DIM
            items.append(Text.assemble((f"{SIGNS[good]} {view.good(good)} ", style), (str(count), f"bold {style}")))
        return flowing(items, self._console.width - 6, 2)

    def line(self, view: View, sentence: Sentence) -> Text | None:
        """One sentence of a deed; what the table shows anyway is left to it."""
        key = sentence.key
        if key in QUIET:
            return None
        indent = "━━ " if key == TURN else "     " if key in FOLLOWING else "  "
        return coloured(view, f"{indent}{say(view, sentence)}", LOUD.get(key, ""))

    def victory(self, view: View, game: IntrigueGame) -> RenderableType:
        """Who has won, and how, in a golden frame."""
        body = Group(*(coloured(view, line, GOLD) for line in verdict(view, game)))
        title = Text(f"♛ {view.say('victory-title')} ♛", GOLD)
        return Panel(body, title=title, border_style=CROWN, padding=(1, 3), expand=False)

    def ranking(self, view: View, game: IntrigueGame) -> RenderableType:
        """The winners in gold, everybody's role, and the points."""
        outcome = game.outcome
        table = Table(box=None, padding=(0, 2), header_style=DIM)
        table.add_column("")
        table.add_column(view.say("intrigue-player"))
        table.add_column(view.say("intrigue-role"))
        table.add_column(view.say("intrigue-points"), justify="right")
        for row in [] if outcome is None else ranking(view, outcome):
            sign = Text("♛" if row.won else "✝" if row.dead else "", GOLD if row.won else DIM)
            cells = [sign, Text(row.name, "bold" if row.won else ""), Text(row.role, GOLD if row.won else "")]
            cells.append(Text(str(row.points), "bold" if row.won else DIM))
            table.add_row(*cells)
        lines = [coloured(view, line, GOLD) for line in verdict(view, game)]
        title = Text(view.say("ranking-title"), "bold")
        return Panel(Group(*lines, Text(), table), title=title, border_style=CROWN, padding=(1, 3), expand=False)

    def moves(self, view: View, moves: list[Move]) -> RenderableType:
        """A row for every kind and player, with the numbers of what can be done; answers one row each."""
        if all(not move.group for move in moves):
            rows = [Text.assemble((f" {move.number:>2}  ", "bold"), coloured(view, move.text)) for move in moves]
            return Group(*rows) if len(rows) < 8 else self._abreast(rows)
        grouped: dict[tuple[str, str], list[Move]] = {}
        for move in moves:
            grouped.setdefault((move.group, move.who), []).append(move)
        heads = [max(len(head[part]) for head in grouped) for part in (0, 1)]
        room = max(self._console.width - sum(heads) - 8, 20)
        table = Table.grid(padding=(0, 2), pad_edge=True)
        last = ""
        for (group, who), inside in grouped.items():
            items = flowing([self._item(view, move) for move in inside], room)
            table.add_row(Text("" if group == last else group, DIM), Text(who), items)
            last = group
        return table

    def sheet(self, view: View, rows: list[SheetRow]) -> RenderableType:
        """A table that fits a small screen."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM, border_style=STONE)
        for head in ("role", "wins", "action", "in-play"):
            table.add_column(view.say(f"sheet-{head}"))
        for number, row in enumerate(rows):
            shade = "" if number % 2 else NIGHT
            cells = (coloured(view, row.wins), coloured(view, row.action), Text(row.in_play))
            table.add_row(Text(row.role, GOLD), *cells, style=shade)
        return table

    @staticmethod
    def _item(view: View, move: Move) -> Text:
        """A number and what it does."""
        return Text.assemble((f"{move.number} ", "bold"), coloured(view, move.text))

    @staticmethod
    def _abreast(rows: list[Text]) -> Table:
        """A long list in two columns."""
        table = Table.grid(padding=(0, 3))
        half = (len(rows) + 1) // 2
        for number in range(half):
            table.add_row(*rows[number::half])
        return table
