"""The point up to which a viewer has been told of a table, and its token, with which a client goes on after a cut."""

import re

from msgspec import Struct

from vivat.table.table import Table
from vivat.table.telling import ToldUntil

WATCHING = "w"
"""Instead of the number of a chair, for who has none."""
TOKEN = re.compile(r"(w|\d{1,9})\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})", re.ASCII)


class ResumePoint(Struct, frozen=True, gc=False):
    """How far a viewer has been told: on which chair, how many lines, and how much of the games."""

    chair: int | None
    lines: int
    position: ToldUntil

    @classmethod
    def all_of(cls, table: Table, chair: int | None) -> "ResumePoint":
        """The point at which a chair, or with None a spectator, has been told everything."""
        return cls(chair, len(table.lines_for(chair)), table.telling(chair).position)

    @classmethod
    def read(cls, token: str) -> "ResumePoint | None":
        """The point that a token names; None if it is none of ours."""
        found = TOKEN.fullmatch(token)
        if found is None:
            return None
        chair, lines, games, events = found.groups()
        return cls(None if chair == WATCHING else int(chair), int(lines), ToldUntil(int(games), int(events)))

    @property
    def token(self) -> str:
        """The token that names this point, for the client."""
        chair, position = WATCHING if self.chair is None else self.chair, self.position
        return f"{chair}.{self.lines}.{position.games}.{position.events}"

    def fits(self, table: Table) -> bool:
        """Whether a table has so much to tell: a token may be of another table, or made up."""
        return self.lines <= len(table.lines_for(self.chair)) and table.telling(self.chair).has_been_at(self.position)
