"""Where each number of a view stands."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Rewards = NDArray[np.float32]


class Field(NamedTuple):
    """A field of a view: its name and how many numbers it has."""

    name: str
    size: int | str
    """How many, or of what there is one each: "seats", "players"."""
    meaning: str


def begins(fields: tuple[Field, ...], name: str) -> int:
    """Where a field of single numbers begins; they stand before those of which every seat or player has one.

    >>> begins((Field("votes", 2, ""), Field("king", 1, ""), Field("gold", "players", "")), "king")
    2
    """
    at = [field.name for field in fields].index(name)
    return sum(field.size for field in fields[:at] if isinstance(field.size, int))


def order_among(fields: tuple[Field, ...], name: str) -> int:
    """How many fields of one number for each seat, or each player, stand before this one of the same kind.

    >>> order_among((Field("won", "seats", ""), Field("gold", "players", ""), Field("roles", "players", "")), "roles")
    1
    """
    at = [field.name for field in fields].index(name)
    return sum(field.size == fields[at].size for field in fields[:at])


def index_table(fields: tuple[Field, ...], heads: dict[str, int]) -> dict[str, slice]:
    """By name: from where to where each field goes.

    >>> index_table((Field("phase", 1, ""), Field("gold", "players", "")), {"players": 4})
    {'phase': slice(0, 1, None), 'gold': slice(1, 5, None)}
    """
    table, at = {}, 0
    for field in fields:
        size = field.size if isinstance(field.size, int) else heads[field.size]
        table[field.name] = slice(at, at + size)
        at += size
    return table
