"""Intrigue in plain lines that a screen reader can follow, every event a line."""

from vivat.game import IntrigueGame, Sentence
from vivat.terminal.intrigue.conditions import SheetRow
from vivat.terminal.intrigue.move_list import Move
from vivat.terminal.intrigue.players import (
    PlayerRow,
    discards,
    hand_line,
    marker_legend,
    offer_line,
    own_lines,
    pile_line,
    player_rows,
    ranking,
    state_line,
    verdict,
)
from vivat.terminal.intrigue.sentences import say
from vivat.terminal.intrigue.view import View
from vivat.terminal.plain import PlainDrawing


class IntriguePlain(PlainDrawing):
    """Draws intrigue as plain sentences for screen readers."""

    def table(self, view: View) -> str:
        """Whose turn, the players one line each, the piles, then the viewer's own role and hand."""
        lines = [state_line(view), *(self._player(view, row) for row in player_rows(view))]
        lines += [marker_legend(view), pile_line(view), self._discards(view), offer_line(view)]
        lines += [*own_lines(view), hand_line(view)]
        return "\n".join(line for line in lines if line)

    def _player(self, view: View, row: PlayerRow) -> str:
        if row.dead:
            return view.say("plain-dead", who=row.name, role=row.role)
        facts = [view.say("plain-goods", gold=row.gold, cards=row.cards)]
        if row.role == "?":
            facts.append(view.say("plain-role-hidden"))
        else:
            facts.append(view.say("plain-role", role=row.role, secret=int(row.seen_in_secret), mine=int(row.mine)))
        for has, key in ((row.mine, "seat-mine"), (row.to_act, "seat-to-act"), (row.jailed, "intrigue-player-jailed")):
            if has:
                facts.append(view.say(key))
        if row.ally:
            facts.append(view.say("intrigue-ally", who=row.ally))
        if row.shown_power:
            facts.append(view.say("intrigue-shown-power", count=row.shown_power))
        if row.marker is not None:
            facts.append(view.say("intrigue-marker", good=view.good(row.marker)))
        if row.hand is not None and not row.mine:
            facts.append(view.goods(row.hand))
        if row.score is not None:
            facts.append(view.say("intrigue-score", points=row.score))
        return f"{row.name}: {', '.join(facts)}."

    def _discards(self, view: View) -> str:
        count, last = discards(view)
        return view.say("intrigue-discards", count=count, cards=", ".join(map(view.good, last)))

    def line(self, view: View, sentence: Sentence) -> str:
        """A sentence of a deed as a line."""
        return say(view, sentence)

    def victory(self, view: View, game: IntrigueGame) -> str:
        """Who has won, and how."""
        return "\n".join(verdict(view, game))

    def ranking(self, view: View, game: IntrigueGame) -> str:
        """The verdict, then one line a player."""
        outcome = game.outcome
        rows = [] if outcome is None else ranking(view, outcome)
        lines = [
            view.say("plain-rank", who=row.name, role=row.role, points=row.points, dead=int(row.dead)) for row in rows
        ]
        return "\n".join([view.say("ranking-title"), *verdict(view, game), view.say("plain-roles"), *lines])

    def moves(self, view: View, moves: list[Move]) -> str:  # noqa: ARG002 (pictures colour the goods)
        """One line for every kind and player; answers one line each."""
        if all(not move.group for move in moves):
            return "\n".join(f"{move.number}: {move.text}" for move in moves)
        grouped: dict[tuple[str, str], list[str]] = {}
        for move in moves:
            grouped.setdefault((move.group, move.who), []).append(f"{move.number} {move.text}")
        return "\n".join(f"{' '.join(head).strip()}: {', '.join(texts)}" for head, texts in grouped.items())

    def sheet(self, view: View, rows: list[SheetRow]) -> str:
        """The role sheet, one line a role."""
        return "\n".join(
            view.say("plain-sheet", role=row.role, known=row.in_play, wins=row.wins, action=end(row.action)).strip()
            for row in rows
        )


def end(text: str) -> str:
    """A text with its full stop, if there is a text."""
    return f"{text}." if text else ""
