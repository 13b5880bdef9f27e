"""How people and bots at one table are told apart by name."""

from collections.abc import Iterable
from itertools import count

from vivat.game.text import plain
from vivat.table.table import Table


def free_name(names: Iterable[str], taken: set[str]) -> str:
    """The first name that nobody else has."""
    return next(name for name in names if plain(name) not in taken)


def name_at(table: Table, name: str, own: int | None = None) -> str:
    """A guest's name at this table, told apart from the others', those who may come back to a chair included."""
    taken = {plain(each) for number, each in enumerate(table.names) if number != own}
    for chair in table.chairs:
        before = chair.before
        while before is not None:
            taken.add(plain(before.name))
            before = before.before
    return free_name((name if number == 1 else f"{name[:36]} {number}" for number in count(1)), taken)
