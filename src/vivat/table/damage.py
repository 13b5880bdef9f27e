"""Tables that cannot be read from their rows: named with the entry, so that they can be set aside."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from vivat.game import Refusal, VivatError
from vivat.game.text import one_line
from vivat.table.entries import AnyBody, Body, Entry
from vivat.table.table import Table

body_decoder = msgspec.json.Decoder(AnyBody)


class Kind(msgspec.Struct):
    """Of an entry which kind it is, and nothing else of it is read."""

    kind: str


kind_decoder = msgspec.json.Decoder(Kind)


def is_any_of(body: str, *kinds: type[Body]) -> bool:
    """Whether an entry, as the database has it, is of one of these kinds; what cannot be read is of none."""
    try:
        found = kind_decoder.decode(body).kind
    except msgspec.DecodeError:
        return False
    return any(found == kind.__struct_config__.tag for kind in kinds)


class EntryRow(Protocol):
    """A row of `schema.entries`; SQLite keeps what it is given, a number or not."""

    seq: object
    at: object
    author: str
    command: str
    body: str


class DamagedTable(VivatError):
    """A table that cannot be read from its rows."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(Refusal("table-damaged", ""))
        self.entry = entry
        """The first entry that makes no sense; 0 for the table's own row."""
        self.reason = reason
        """For whoever runs the server: it may name what is in the row."""

    @classmethod
    def because(cls, entry: int, error: Exception) -> "DamagedTable":
        """Damage that has raised an error."""
        said = one_line(str(error))
        return cls(entry, f"{type(error).__name__}: {said[:120]}" if said else type(error).__name__)


def read_entry(after: int, row: EntryRow) -> Entry:
    """An entry from its row in the database, which may hold anything; `after` is the number of the last one."""
    try:
        if not isinstance(row.seq, int) or not isinstance(row.at, int):
            raise TypeError("its number or its time is no number")
        return Entry(row.seq, row.at, row.author, row.command, body_decoder.decode(row.body))
    except (msgspec.DecodeError, TypeError, ValueError) as error:
        raise DamagedTable.because(after + 1, error) from None


def read_log(rows: Iterable[EntryRow], after: int = 0) -> list[Entry]:
    """The entries of a log, or of the rest of one after so many; DamagedTable names one that cannot be read."""
    return [read_entry(number, row) for number, row in enumerate(rows, after)]


def replay_checked(table_id: str, log: Iterable[Entry]) -> Table:
    """The table that the entries of a log make; the first one that makes no sense is named."""
    table = Table(table_id)
    for number, entry in enumerate(log, 1):
        try:
            table.apply(entry)
        except (AssertionError, VivatError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise DamagedTable.because(number, error) from None
    return table
