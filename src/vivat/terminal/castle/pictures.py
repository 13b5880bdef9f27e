"""The castle games drawn with Rich: the castle, elections, counts."""

import re

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vivat.game import CastleDeed, CastleGame, Count, Sentence
from vivat.rules.castle.actions import NO, YES
from vivat.terminal.castle.castle_picture import COLOURS, castle, marks
from vivat.terminal.castle.move_list import Move
from vivat.terminal.castle.seats import SeatRow, open_lines, own_lines, ranking, seat_rows, signed, state_line, verdict
from vivat.terminal.castle.sentences import election_title, say
from vivat.terminal.castle.view import View, place_facts
from vivat.terminal.pictures import AMBER, BAD, CROWN, DIM, GOLD, GOOD, RED, STONE, WIDE_ENOUGH, Pictures
from vivat.terminal.texts import capital

VOTE_SIGNS = ("✔", "✘", "≈")
VOTE_STYLES = (GOOD, BAD, f"bold {AMBER}")
QUIET = (
    "event-sealed", "event-ballot", "event-round-ends", "event-ambition-chosen", "event-game-ends", "event-left-over",
)  # fmt: skip
LOUD = {
    "event-round-begins": "bold", "deed-election": GOLD, "event-rejected": RED, "event-crowned": GOLD,
}  # fmt: skip
NARROW_SPACE = "\u00a0"  # keeps a name and its place on one line
BESIDE = 118
"""From this width on the seats stand beside the castle."""


def coloured(view: View, text: str, style: str = "") -> Text:
    """A sentence in which every character bears its colour."""
    drawn = Text(text, style)
    for slot in range(view.seen.options.params.characters):
        drawn.highlight_regex(rf"\b{re.escape(view.character(slot))}\b", COLOURS[slot])
    return drawn


class CastlePictures(Pictures):
    """The castle games with shape and colour, and with signs wherever colour says something."""

    def table(self, view: View) -> RenderableType:
        """The castle with the seats beside it, or below it on a narrower screen."""
        width, height = self._console.size
        head = Text(f" {state_line(view)}", "bold reverse", no_wrap=True, overflow="ellipsis")
        head.truncate(width, pad=True)
        own = [coloured(view, f" {sign} {text}") for sign, text in own_lines(view)]
        own += [coloured(view, f"   {text}") for text in open_lines(view)]
        if width >= BESIDE:
            picture = castle(view, WIDE_ENOUGH + 4, height)
            beside = Table.grid(padding=(0, 2))
            beside.add_row(picture, Group(Text(), self._seats(view)))
            return Group(head, beside, *own)
        return Group(head, castle(view, width, height), self._seats(view, abreast=width >= WIDE_ENOUGH), *own)

    def _seats(self, view: View, *, abreast: bool = False) -> Table:
        """One row a seat; two seats abreast where height is dear and width is not."""
        table = Table.grid(padding=(0, 1), pad_edge=True)
        rows = [self._seat(view, row) for row in seat_rows(view)]
        half = (len(rows) + 1) // 2 if abreast and len(rows) > 3 else len(rows)
        for number in range(half):
            beside = [Text("   "), *rows[number + half]] if number + half < len(rows) else []
            table.add_row(*rows[number], *beside)
        if half < len(rows) and self._console.measure(table).maximum >= self._console.width:
            return self._seats(view)
        return table

    def _seat(self, view: View, row: SeatRow) -> list[Text]:
        name = Text(capital(row.name), "bold" if row.mine else "")
        if row.mine:
            name.append(f" {view.say('seat-mine-short')}", DIM)
        score = Text(row.score, "bold", justify="right")
        return [Text("▶" if row.to_act else " ", GOLD), name, score, Text(row.votes, DIM), self._signs(view, row)]

    def _signs(self, view: View, row: SeatRow) -> Text:
        signs = Text()
        for has, sign, key in (
            (row.crown, "♛", "seat-crown"),
            (row.first, "⚑", "seat-first"),
            (row.sealed, "✉", "seat-sealed"),
        ):
            if has:
                signs.append(f"{sign} {view.say(key)} ", CROWN if sign == "♛" else STONE)
        return signs

    def line(self, view: View, sentence: Sentence) -> Text | None:
        """One sentence of a deed; what the table shows anyway is left to it."""
        if sentence.key in QUIET:
            return None
        indent = "━━ " if sentence.key == "event-round-begins" else "  "
        return coloured(view, f"{indent}{say(view, sentence)}", LOUD.get(sentence.key, ""))

    def election(self, view: View, election: CastleDeed) -> RenderableType:
        """All ballots in one panel, with the verdict under them."""
        ballots = Table(box=None, show_header=False, padding=(0, 1))
        votes = [(view.seat(seat), vote) for seat, vote in election.ballots if vote is not None]
        for name, vote in votes:
            card = Text(f"{VOTE_SIGNS[vote]} {view.vote(vote)}", VOTE_STYLES[vote])
            ballots.add_row(Text(capital(name)), card)
        worst = max((vote for _, vote in votes), default=YES)
        title = coloured(view, election_title(view, election), "bold")
        result = coloured(view, say(view, election.sentences[-1]), GOLD if worst < NO else "bold")
        body = Group(ballots, Text(), result)
        return Panel(body, title=title, border_style=VOTE_STYLES[worst], expand=False, padding=(0, 2))

    def count(self, view: View, count: Count) -> RenderableType:
        """Rows: players; columns: their Favourites with place and points, Ambition, total, score."""
        title = view.say("count-title", round=count.round + 1, **view.about(count.king))
        width, height = self._console.size
        low = height < 5 * len(count.rows) + 6 or width < (100 if view.seen.options.ambition else 76)
        table = Table(title=coloured(view, title, "bold"), box=box.ROUNDED, border_style=STONE, show_lines=not low)
        narrow = width < 130
        table.add_column(view.say("count-player"))
        table.add_column(view.say("count-favourites"))
        if view.seen.options.ambition:
            table.add_column(view.say("count-ambition"))
        for key in ("count-total", "count-score"):
            table.add_column(view.say(key), justify="right")
        for row in count.rows:
            name = view.player(row.player)
            cells: list[RenderableType] = [Text(capital(name), "bold")]
            if low:
                cells.append(self._favourites_in_a_row(view, row.favourites))
            else:
                cells.append(self._favourites(view, row.favourites, 3 if narrow else 6))
            if view.seen.options.ambition:
                cells.append(self._ambition(view, row.ambition, row.ambition_points))
            total = Text(signed(row.total), "bold")
            if row.zero_bonus:
                total.append(f"\n{view.say('count-zero')}", GOLD)
            table.add_row(*cells, total, Text(str(row.score), GOLD))
        return table

    def _favourites(self, view: View, favourites: tuple[tuple[int, int, int], ...], across: int) -> Table:
        grid = Table.grid(padding=(0, 1), expand=False)
        cells = [
            Text.assemble(
                (view.character(slot), COLOURS[slot]),
                "\n",
                (f"{view.say('short-place', **place_facts(place))} ", DIM),
                (signed(points), "bold" if points else DIM),
            )
            for slot, place, points in favourites
        ]
        for first in range(0, len(cells), across):
            grid.add_row(*cells[first : first + across])
        return grid

    def _favourites_in_a_row(self, view: View, favourites: tuple[tuple[int, int, int], ...]) -> Text:
        """For low screens: a sentence instead of a grid."""
        said = Text()
        for slot, place, points in favourites:
            where = view.say("short-place", **place_facts(place)).replace(" ", NARROW_SPACE)
            said.append(", " if said else "")
            said.append(view.character(slot), COLOURS[slot])
            said.append(f"{NARROW_SPACE}{where}{NARROW_SPACE}", DIM).append(signed(points), "bold" if points else DIM)
        return said

    def _ambition(self, view: View, ambition: int | None, points: int) -> Text:
        if ambition is None:
            return Text("–", DIM)
        sign = ("✔ " if points else "✘ ") + signed(points)
        return Text.assemble((view.ambition(ambition), ""), "\n", (sign, VOTE_STYLES[YES if points else NO]))

    def ranking(self, view: View, game: CastleGame) -> RenderableType:
        """The winners in gold, with the reason."""
        table = Table(box=None, show_header=False, padding=(0, 2))
        outcome = game.outcome
        for place, row in enumerate([] if outcome is None else ranking(view, outcome), 1):
            sign = "♛" if row.won else f"{place}."
            table.add_row(
                Text(sign, GOLD),
                Text(capital(row.name), "bold" if row.won else ""),
                *(Text(gain, DIM) for gain in row.gains),
                Text(row.scores, "bold"),
            )
        body = Group(Text(verdict(view, game), GOLD), Text(), table)
        return Panel(
            body, title=Text(view.say("ranking-title"), "bold"), border_style=CROWN, padding=(1, 3), expand=False
        )

    def moves(self, view: View, moves: list[Move]) -> RenderableType:
        """Placements as a table of characters and floors, climbs in groups from the top."""
        if view.seen.phase == "place":
            return self._placements(view, moves)
        if view.seen.phase != "climb":
            return Group(
                *(Text.assemble((f" {move.number:>2}  ", "bold"), coloured(view, move.text)) for move in moves)
            )
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(move.group, []).append(move)
        drawn: list[RenderableType] = []
        for group, inside in groups.items():
            drawn.append(Text(f" {group}", DIM))
            cells = [self._climb(view, move) for move in inside]
            drawn.append(Columns(cells, padding=(0, 3), width=max(cell.cell_len for cell in cells)))
        return Group(*drawn)

    def _climb(self, view: View, move: Move) -> Text:
        slot = move.action.character
        sign = marks(view, slot) if slot is not None else ""
        return Text.assemble((f"  {move.number:>2} ", "bold"), (sign, GOLD), coloured(view, move.text))

    def _placements(self, view: View, moves: list[Move]) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style=DIM)
        table.add_column("")
        floors = sorted({move.action.floor or 0 for move in moves})
        for floor in floors:
            table.add_column(view.say("short-place", kind="floor", floor=floor), justify="right")
        rows: dict[int, dict[int, int]] = {}
        for move in moves:
            rows.setdefault(move.action.character or 0, {})[move.action.floor or 0] = move.number
        for slot, numbers in rows.items():
            name = Text.assemble((f"{marks(view, slot):<2}", GOLD), (view.character(slot), COLOURS[slot]))
            table.add_row(name, *(Text(str(numbers.get(floor, "")), "bold") for floor in floors))
        return table
