"""How long a page takes to show what has happened: no clock runs before that is over.

The time is the same for everybody at a table: it follows from the deeds that even a spectator is told, so that it says
nothing of what somebody holds, has voted or looks at.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from vivat.game.deed import Weight
from vivat.table.families import AnyDeed

SHOWN_MS = {Weight.PASSING: 400, Weight.SMALL: 1400, Weight.PLAIN: 1500, Weight.GREAT: 6000}
"""How long a deed is shown, by its weight: what a page takes for it at a calm pace."""
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

        A deed under way, an election that has just been called for one, is as short as a move; the rest of it is shown
        when it is done. One that is told otherwise later (R5.10) is not shown again.
        """
        shown = 0
        for deed in deeds[self._told :]:
            shown += SHOWN_MS[deed.weight if deed.is_done else Weight.SMALL]
            self._told += deed.is_done
        self.until = min(max(self.until, at) + shown, at + MOST_SHOWN_MS)
