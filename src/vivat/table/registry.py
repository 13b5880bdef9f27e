"""The register of servers in a shared database, as the members of a cluster use it: nothing else talks to it.

Whether a server is alive is whether its row is there; only `beat` removes the rows of others, by the database's clock.
With a server's row go its leases, its presence and the searches that it asked for, in the same transaction.
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from vivat.table.decide import Author
from vivat.table.notices import Notice

LEASE_MS = 4000
"""A server that has not renewed its row for so long, by the database's clock, is dead."""

Kind = Literal["serve", "think"]


class Pulse(msgspec.Struct, frozen=True):
    """What a server learns with its beat."""

    now: int
    """The database's time, in milliseconds since 1970."""
    dead: Sequence[str]
    """Servers whose rows were removed by this beat."""
    servers: int
    """How many serve people."""
    slots: int
    """How many searches at once all search workers together are good for."""
    orphans: int
    """Leases of servers that are gone."""


class SearchRequest(msgspec.Struct, frozen=True):
    """A decision that a search worker is asked for. It says which seat is asked, not what that seat knows."""

    id: str
    person: str
    """For whom, so that searching is shared fairly."""
    address: str
    """From where they are connected, for the same reason."""
    table: str
    decision: int
    seat: int
    level: str
    seed: int


class Registry(Protocol):
    """Who is alive, who holds which lease, who is connected where, and what is searched for.

    Each method is one step, done whole or not at all; StoreFailure if the database does not answer in time, and then it
    may have been done. What a server that is dead asks for is refused the same way.
    """

    async def connect(self, hear: Callable[[Notice], None]) -> None:
        """Begin to receive notices; those that were sent before are lost."""

    async def close(self) -> None:
        """Receive nothing more, and end the connection."""

    async def tell(self, notice: Notice) -> None:
        """Send a notice to all servers that listen, this one too."""

    # Being alive.

    async def join(self, server: str, kind: Kind, slots: int) -> None:
        """Write the row of a server that begins."""

    async def beat(self, server: str) -> Pulse | None:
        """Renew a server's row, and remove those that were not renewed in time; None if this one was removed."""

    async def leave(self, server: str) -> None:
        """Remove the row of a server that stops."""

    # Leases.

    async def take(self, server: str, tables: Sequence[str]) -> Sequence[str]:
        """Those of the tables whose leases a server holds from now on, or did already: nobody else had them."""

    async def take_orphans(self, server: str, most: int) -> Sequence[str]:
        """Some of the tables whose servers are gone; their leases are this server's now."""

    async def held(self, server: str) -> Sequence[str]:
        """The tables whose leases a server holds as the database has it; a lost answer may have given some."""

    async def release(self, server: str, tables: Sequence[str]) -> None:
        """Give up a server's leases of these tables."""

    # Presence.

    async def show(self, server: str, come: Sequence[tuple[str, Author]], gone: Sequence[tuple[str, str]]) -> None:
        """Write who has come to a server, with the table, and who has gone from it (table, guest)."""

    async def present(self, server: str, tables: Sequence[str]) -> Sequence[tuple[str, Author]]:
        """Who is connected to these tables, each with the table, at living servers other than this one."""

    async def written_since(self, milliseconds: int) -> Sequence[tuple[str, int]]:
        """Tables that were changed so recently, with their versions: a notice of that may have been lost."""

    # Searches.

    async def ask(self, server: str, request: SearchRequest) -> None:
        """Write a request that some search worker decides."""

    async def claim(self, server: str, served: Sequence[tuple[str, str]] = ()) -> SearchRequest | None:
        """The next request for a search worker: of the address, and there the person, with the fewest under way.

        Of several such, those that it has not `served`, or longest ago (address and person, the last one last); of
        these the oldest.
        """

    async def answer(self, server: str, request: str, answer: str) -> bool:
        """Write the code that a search worker chose (empty if there is nothing to decide); False if nobody needs it."""

    async def collect(self, server: str) -> Sequence[tuple[str, str]]:
        """The answers to what a server has asked for, with the ids of the requests; they are deleted with this."""

    async def drop(self, requests: Sequence[str]) -> None:
        """Delete requests that nobody needs any more."""

    async def claimed(self, server: str) -> Sequence[str]:
        """The requests that a search worker has claimed and that are still needed."""
