"""`Params`, `State`, `Log` and the like as records in memory, derived from the very classes of the rules.

Every int becomes an int32, every float a float64, every list an array of the same length, under the same name, so the
compiled rules read `s.turn` and `s.place[c]` as the interpreted ones do.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vivat.rules.log import Log

Records = NDArray[np.void]


@cache
def record_type(plain: type[Any]) -> np.dtype[np.void]:
    """The NumPy record type with the fields of a rules class."""
    example = plain()
    layout: list[tuple[str, Any, tuple[int, ...]]] = []
    for item in fields(plain):
        value = getattr(example, item.name)
        shape = (len(value),) if isinstance(value, list) else ()
        layout.append((item.name, np.float64 if isinstance(value[0] if shape else value, float) else np.int32, shape))
    return np.dtype(layout)


def write_record(plain: object, record: np.void, names: Sequence[str] | None = None) -> None:
    """Copy a rules object into a record, or only the fields with these names."""
    names = record.dtype.names if names is None else names
    assert names is not None
    for name in names:
        record[name] = getattr(plain, name)


def as_record(plain: object) -> Records:
    """An array of one record with the values of a rules object."""
    kind: type = type(plain)
    records = np.zeros(1, record_type(kind))
    write_record(plain, records[0])
    return records


def empty_log() -> Records:
    """A log of which nothing has been told yet."""
    return np.zeros(1, record_type(Log))
