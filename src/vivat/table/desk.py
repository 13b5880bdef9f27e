"""A table without store, network or event loop: commands are decided and applied at once, and the log is kept.

Whoever drives it gives it time, chance and thinking: a terminal its own, a test some that can be repeated.
"""

from collections.abc import Callable
from itertools import count

from vivat.game import Dealer
from vivat.game.record import AnyAction, AnyObservation
from vivat.table import commands, entries
from vivat.table.decide import Author, By, decide, decide_for
from vivat.table.entries import Entry
from vivat.table.table import Decided, Table
from vivat.table.thinking import seat_knowledge

TABLE_ID = "desk"

Think = Callable[[AnyObservation, str, int], AnyAction]
"""What a bot of a level does with what a seat knows, and that seat."""


class Desk:
    """One table that is driven step by step."""

    def __init__(self, opened: entries.Opened, dealer: Dealer, think: Think, clock: Callable[[], int]) -> None:
        self.table = Table(TABLE_ID)
        self.log: list[Entry] = []
        """Every entry, secrets included: applied again to an empty table, they give this one."""
        self.watching: list[Author] = []
        """Guests who look on, to whom the host may give a place."""
        self.dealer = dealer
        self._think = think
        self._clock = clock
        self._ids = count(1)
        self.write(opened.guest, "", Decided(opened))

    def write(self, guest: str, command: str, decided: Decided) -> None:
        """Add one entry to the log and apply it."""
        entry = self.table.next_entry(self._clock(), guest, command, decided.body)
        self.table.apply(entry, decided)
        self.log.append(entry)

    def send(self, author: Author, command: commands.AnyCommand) -> None:
        """Do what a command asks, once; IllegalAction or UnknownAction says why not, and nothing has changed then."""
        if (author.guest, command.id) not in self.table.commands:
            decided = decide(
                self.table, author, command, self.dealer, self.watching, lambda: f"{TABLE_ID}-again", self._clock()
            )
            self.write(author.guest, command.id, decided)

    def new_id(self) -> str:
        """An id that no command has had yet."""
        return f"c{next(self._ids)}"

    def let_bot(self, seat: int, by: By = "bot") -> None:
        """A bot decides for a seat that is waited for, from what that seat knows."""
        observation, level = seat_knowledge(self.table, seat)
        action = self._think(observation, level, seat)
        decided = decide_for(self.table, seat, action, by, self.table.decision, self.dealer)
        if decided is not None:
            self.write("", "", decided)
