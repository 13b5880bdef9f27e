"""A desk for tests: its chance can be repeated, its clock stands still, and each entry is checked."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from vivat.game import Dealer, VivatError
from vivat.game.record import AnyObservation
from vivat.table import desk as production
from vivat.table.bot_decision import Chosen, choose
from vivat.table.commands import Command, Sit, Start
from vivat.table.decide import Author, open_table
from vivat.table.encoded import EncodedAction
from vivat.table.entries import By, Entry, Played
from vivat.table.game_entries import play_or_seal
from vivat.table.lines import Line
from vivat.table.options import TableOptions
from vivat.table.summary import first_row, row_after
from vivat.table.table import Decided, Table
from vivat.table.view import PresenceView, view_table

ADA, BOB, CLEO, DAN, EVE = (Author(f"g-{name.lower()}", name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve"))
NOON = 1_700_000_000_000
MOST_STEPS = 20_000


def options(*seats: str | Sequence[str], game: str = "kingup", **more: Any) -> TableOptions:
    """The options of a table; a seat is a chair, or the chairs of a team."""
    each = tuple((seat,) if isinstance(seat, str) else tuple(seat) for seat in seats)
    return TableOptions(game=game, seats=each, **more)


class Desk(production.Desk):
    """One table, a clock that stands until it is moved, and a dealer that deals the same again."""

    def __init__(self, wanted: TableOptions, host: Author = ADA, seed: int = 1) -> None:
        self.now = NOON
        self._random = Random(seed)
        super().__init__(open_table(wanted, host), Dealer.seeded(seed), self._choose, lambda: self.now)

    def _choose(self, observation: AnyObservation, level: str, _seat: int) -> Chosen:
        return Chosen(choose(observation, level, self._random.getrandbits(32)), None)

    def write(self, guest: str, command: str, decided: Decided) -> None:
        """One more entry; the row of a list says the same before and after."""
        entry = Entry(self.table.version + 1, self.now, guest, command, decided.body)
        row = row_after(self.table, entry) if self.table.version else None
        super().write(guest, command, decided)
        assert row in (None, first_row(self.table, entry)), "the row of a list and the fold disagree"

    def do(self, author: Author, kind: type[Command], **fields: Any) -> None:
        """A command with an id of its own."""
        self.send(author, kind(id=self.new_id(), **fields))  # type: ignore[arg-type]

    def refused(self, author: Author, kind: type[Command], **fields: Any) -> str:
        """The key of the refusal; a refused command changes nothing."""
        before = everything(self.table)
        with pytest.raises(VivatError) as caught:
            self.do(author, kind, **fields)
        assert everything(self.table) == before
        assert str(caught.value)
        return caught.value.refusal.key

    def decide_for(self, seat: int, action: str | None = None, by: By = "bot") -> None:
        """A seat decides, without anybody's command: so, or anyhow."""
        if action is None:
            action = self._random.choice(self.legal(seat))
        self.write("", "", play_or_seal(self.table, seat, self.table.begun_game.parse(action), by, self.dealer))

    def legal(self, seat: int) -> list[str]:
        """What a seat that is asked may do."""
        assert self.table.game is not None
        return [action.text for action in self.table.game.legal_actions(self.table.asked_viewer(seat))]

    def until_election(self) -> tuple[int, ...]:
        """Play anyhow until there is an election; who is asked in it."""
        for _ in range(MOST_STEPS):
            if self.table.game is not None and self.table.game.polled:
                return self.table.waited_for
            self.decide_for(self.table.waited_for[0])
        raise AssertionError("no election")

    def play_out(self) -> None:
        """Play to the end of the game."""
        for _ in range(MOST_STEPS):
            if self.table.status != "playing":
                return
            self.decide_for(self.table.waited_for[0])
        raise AssertionError("no end")

    def kinds(self, chair: int | None) -> list[str]:
        """What a chair, or a spectator, was told of, aside from what happened in the game."""
        return [line.kind for line in self.table.lines_for(chair)]


def begun(wanted: TableOptions, *others: Author, seed: int = 1) -> Desk:
    """A table at which others have sat down and the game has begun."""
    desk = Desk(wanted, seed=seed)
    for author in others:
        desk.do(author, Sit)
    desk.do(ADA, Start)
    return desk


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, and all that everybody is told and shown."""
    viewers = [None, *range(len(table.chairs))]
    look = PresenceView(now=table.changed_at)
    return state_of(table) | {
        "told": {viewer: list(table.lines_for(viewer)) for viewer in viewers},
        "deeds": {viewer: table.telling(viewer).deeds() for viewer in viewers},
        "views": {viewer: msgspec.json.encode(view_table(table, viewer, look)) for viewer in viewers},
    }


def state_of(table: Table) -> dict[str, Any]:
    """All that a table is, and what it does next, by value."""
    return {
        "table": (table.id, table.version, table.opened_at, table.changed_at, table.seen_at, table.host, table.status),
        "chairs": msgspec.to_builtins(table.chairs),
        "games": [[action.text for action in game.actions] for game in table.games],
        "tallies": msgspec.to_builtins(table.tallies),
        "session": table.session,
        "decision": (table.decision, table.asked, table.waited_for, table.next_deadline()),
        "ballots": {seat: ballot.text for seat, ballot in table.ballots.items()},
        "ballot makers": dict(table.ballot_makers),
        "proposals": dict(table.proposals),
        "pause": sorted(table.pause_requests),
        "offers": dict(table.offers),
        "was here": sorted(table.was_here),
        "stands_in": table.stands_in,
        "claims": list(table.claims),
        "rematch": table.rematch,
        "lines": list(table.lines),
        "steps": list(table.steps),
        "commands": dict(table.commands),
        "spoken": msgspec.to_builtins(table.spoken),
        "length": (table.moves, dict(table.asides)),
        "clock": msgspec.to_builtins(table.clock),
    }


def replayed(log: Sequence[Entry]) -> Table:
    """A table anew from its log."""
    table = Table("desk")
    for entry in log:
        table.apply(entry)
    return table


def last_played(desk: Desk) -> Played:
    """The last entry, when it is a decision that was played."""
    body = desk.log[-1].body
    assert isinstance(body, Played)
    return body


def action_text(line: Line) -> str | None:
    """What a line says was proposed or voted, as text; None if it says nothing of that kind."""
    return None if line.action is None else text_of(line.action)


def text_of(action: EncodedAction) -> str:
    """An action as text, as one plays it."""
    return str(msgspec.json.decode(action)["text"])


def own_ballot(table: Table, chair: int | None) -> str | None:
    """The ballot that somebody sees of their own, as text."""
    ballot = view_table(table, chair, PresenceView()).ballot
    return None if ballot is None else text_of(ballot)


def proposal_to(table: Table, chair: int) -> tuple[int, str] | None:
    """What somebody sees proposed in their team: by which chair, and the action as text."""
    proposal = view_table(table, chair, PresenceView()).proposal
    return None if proposal is None else (proposal[0], text_of(proposal[1]))
