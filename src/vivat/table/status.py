"""How far a table is: as its log has it, as its row is kept, and as lists show it."""

from typing import Final, Literal

Status = Literal["gathering", "playing", "finished"]
"""What follows from a table's log; between two games of a session it has finished too."""
StoredStatus = Literal["gathering", "playing", "finished", "closed"]
"""What its row says: its operator may have closed it."""
ListedStatus = Literal["gathering", "playing", "finished", "closed", "damaged"]
"""What a list says: its log may be unreadable."""

CLOSED: Final = "closed"
"""The status of a table that its operator has closed; whatever is written to it, it stays so."""
ENDED: Final[tuple[StoredStatus, ...]] = ("finished", CLOSED)
"""Nothing happens there any more."""
