"""How much of a table a viewer has been told, and the token that says so: with it a client goes on after a cut."""

import re

from msgspec import Struct

from vivat.table.table import Table
from vivat.table.telling import Position

WATCHING = "w"
"""Instead of the number of a chair, for who has none."""
TOKEN = re.compile(r"(w|\d{1,9})\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})", re.ASCII)


class Told(Struct, frozen=True, gc=False):
    """What a viewer has been told: as whom, how many lines, and how much of the games."""

    chair: int | None
    lines: int
    position: Position

    @classmethod
    def all_of(cls, table: Table, chair: int | None) -> "Told":
        """Everything that there is for a chair, or with None for spectators."""
        return cls(chair, len(table.told(chair)), table.telling(chair).position)

    @classmethod
    def read(cls, token: str) -> "Told | None":
        """What a token says; None if it is none of ours."""
        found = TOKEN.fullmatch(token)
        if found is None:
            return None
        chair, lines, games, heard = found.groups()
        return cls(None if chair == WATCHING else int(chair), int(lines), Position(int(games), int(heard)))

    @property
    def token(self) -> str:
        """The token that says so, for the client."""
        chair = WATCHING if self.chair is None else self.chair
        return f"{chair}.{self.lines}.{self.position.games}.{self.position.heard}"

    def fits(self, table: Table) -> bool:
        """Whether there is as much to tell: a token may be of another table, or made up."""
        return self.lines <= len(table.told(self.chair)) and table.telling(self.chair).has_been_at(self.position)
