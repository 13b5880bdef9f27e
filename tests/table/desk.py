"""A table without a house: commands are decided and applied at once, and the log is kept. No disk, no waiting."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from vivat.game import Dealer, VivatError
from vivat.table.commands import Command, Sit, Start
from vivat.table.decide import Author, By, decide, open_table, settle
from vivat.table.entries import Entry, Played
from vivat.table.house import choose, seat_knowledge
from vivat.table.options import TableOptions
from vivat.table.summary import first_row, row_after
from vivat.table.table import Decided, Table
from vivat.table.view import Look, view_table

ADA, BOB, CLEO, DAN, EVE = (Author(f"g-{name.lower()}", name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve"))
NOON = 1_700_000_000_000
MOST_STEPS = 20_000


def options(*seats: str | Sequence[str], game: str = "kingup", **more: Any) -> TableOptions:
    """The options of a table; a seat is a place, or the places of a team."""
    each = tuple((seat,) if isinstance(seat, str) else tuple(seat) for seat in seats)
    return TableOptions(game=game, seats=each, **more)


class Desk:
    """One table, a clock that stands until it is moved, and a dealer that deals the same again."""

    def __init__(self, wanted: TableOptions, host: Author = ADA, seed: int = 1) -> None:
        self.now = NOON
        self.table = Table("desk")
        self.log: list[Entry] = []
        self.watching: list[Author] = []
        self.dealer = Dealer.seeded(seed)
        self._random = Random(seed)
        self._ids = count(1)
        self.write(host.guest, "", Decided(open_table(wanted, host)))

    def write(self, guest: str, command: str, decided: Decided) -> None:
        """One more entry."""
        self.log.append(Entry(self.table.version + 1, self.now, guest, command, decided.body))
        row = row_after(self.table, self.log[-1]) if self.table.version else None
        self.table.apply(self.log[-1], decided)
        assert row in (None, first_row(self.table, self.log[-1])), "the row of a list and the fold disagree"

    def send(self, author: Author, command: Any) -> None:
        """As a house does it: what was done is not done again."""
        if (author.guest, command.id) not in self.table.commands:
            decided = decide(self.table, author, command, self.dealer, self.watching, lambda: "rematch", self.now)
            self.write(author.guest, command.id, decided)

    def do(self, author: Author, kind: type[Command], **fields: Any) -> None:
        """A command with an id of its own."""
        self.send(author, kind(id=f"c{next(self._ids)}", **fields))

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
        self.write("", "", settle(self.table, seat, self.table.running.parse(action), by, self.dealer))

    def ask_bot(self, seat: int, level: str = "steward") -> None:
        """A seat decides as a bot would."""
        observation, _ = seat_knowledge(self.table, seat)
        self.decide_for(seat, choose(observation, level, self._random.getrandbits(32)).text)

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

    def play_out(self, bots: bool = False) -> None:
        """Play to the end of the game."""
        for _ in range(MOST_STEPS):
            if self.table.status != "playing":
                return
            if bots:
                self.ask_bot(self.table.waited_for[0])
            else:
                self.decide_for(self.table.waited_for[0])
        raise AssertionError("no end")

    def kinds(self, place: int | None) -> list[str]:
        """What a place, or a spectator, was told of, aside from what happened in the game."""
        return [line.kind for line in self.table.told(place)]


def begun(wanted: TableOptions, *others: Author, seed: int = 1) -> Desk:
    """A table at which others have sat down and the game has begun."""
    desk = Desk(wanted, seed=seed)
    for author in others:
        desk.do(author, Sit)
    desk.do(ADA, Start)
    return desk


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, and all that everybody is told and shown."""
    viewers = [None, *range(len(table.places))]
    look = Look(now=table.changed_at)
    return state_of(table) | {
        "told": {viewer: list(table.told(viewer)) for viewer in viewers},
        "deeds": {viewer: table.telling(viewer).deeds() for viewer in viewers},
        "views": {viewer: msgspec.json.encode(view_table(table, viewer, look)) for viewer in viewers},
    }


def state_of(table: Table) -> dict[str, Any]:
    """All that a table is, and what it does next, by value."""
    return {
        "table": (table.id, table.version, table.opened_at, table.changed_at, table.seen_at, table.host, table.status),
        "places": msgspec.to_builtins(table.places),
        "games": [[action.text for action in game.actions] for game in table.games],
        "session": table.session,
        "decision": (table.decision, table.asked, table.waited_for, table.next_deadline()),
        "ballots": {seat: ballot.text for seat, ballot in table.ballots.items()},
        "proposals": dict(table.proposals),
        "pause": sorted(table.pause_wishes),
        "claims": list(table.claims),
        "rematch": table.rematch,
        "lines": list(table.lines),
        "steps": list(table.steps),
        "commands": dict(table.commands),
        "spoken": msgspec.to_builtins(table.spoken),
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
