"""What servers on one PostgreSQL tell each other at once. A notice may be lost: what it tells of is in the database."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, text

CHANNEL = "vivat_notices"
MOST_IN_A_NOTICE = 250
"""So many tables are named in one, so that it stays below PostgreSQL's 8,000 bytes."""


class Written(msgspec.Struct, frozen=True, tag="written"):
    """Entries were written to logs."""

    entries: Sequence[tuple[str, int]]
    """Table and number of the entry."""


class Present(msgspec.Struct, frozen=True, tag="present"):
    """At a server people have come to tables, or gone."""

    server: str
    tables: Sequence[str]


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """Nobody holds the leases of these tables any more."""

    tables: Sequence[str]


class ServerLeft(msgspec.Struct, frozen=True, tag="left"):
    """A server has stopped, or was found dead."""

    server: str


class SearchRequested(msgspec.Struct, frozen=True, tag="search_requested"):
    """A server asks for a search."""


class SearchAnswered(msgspec.Struct, frozen=True, tag="search_answered"):
    """A search that a server asked for has come to its end."""

    request: str


class SearchDropped(msgspec.Struct, frozen=True, tag="search_dropped"):
    """Nobody needs a search any more."""

    request: str


Notice = Written | Present | Freed | ServerLeft | SearchRequested | SearchAnswered | SearchDropped

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


def encode(notice: Notice) -> str:
    """A notice as the database carries it."""
    return encoder.encode(notice).decode()


def decode(said: str) -> Notice | None:
    """A notice that was received; None if it comes from another version of this program."""
    try:
        return decoder.decode(said)
    except msgspec.DecodeError:
        return None


def notify(connection: Connection, notice: Notice) -> None:
    """Tell every server that listens, when the transaction is committed."""
    connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": encode(notice)})
