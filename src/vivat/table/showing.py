"""How long a page takes to show what has happened: no clock runs before that is over.

The time is the same for everybody at a table: it follows from the deeds that even a spectator is told, so that it says
nothing of what somebody holds, has voted or looks at.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from vivat.table.families import AnyDeed

MOST_SHOWN_MS = 15_000
"""For so long at most a clock waits: more has happened only if several deeds of weight came at once."""


@dataclass(slots=True)
class Showing:
    """The deeds of a game that a page has shown, and until when it is busy with them."""

    until: int = 0
    _told: int = 0
    """How many deeds of the game are done and counted."""

    def begin(self) -> None:
        """Begin with the deeds of a new game."""
        self._told = 0

    def take_in(self, deeds: Sequence[AnyDeed], at: int) -> None:
        """Take in what a decision has brought: all deeds of the game so far, as a spectator is told them.

        Of a deed under way its beginning is shown, such as who comes to the throne; the rest when it is done. One that
        is told otherwise later (R5.10) is not shown again.
        """
        shown = 0
        for deed in deeds[self._told :]:
            shown += deed.shown_ms
            self._told += deed.is_done
        self.until = min(max(self.until, at) + shown, at + MOST_SHOWN_MS)
