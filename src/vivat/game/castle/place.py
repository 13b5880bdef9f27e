"""R1.2: What each place of the castle is, by its number."""

from typing import Literal, NamedTuple

PlaceKind = Literal["floor", "throne", "wc", "dungeon", "box", "beside-board", "beside-throne"]


class Place(NamedTuple):
    """A place where characters stand."""

    kind: PlaceKind
    floor: int
    """The floor that it is, or that it lies beside; 0 for places that belong to none."""
    name: str
    """As it is called in English."""

    @property
    def key(self) -> str:
        """The place in one word: "floor-4", "throne", "wc-3"."""
        return f"{self.kind}-{self.floor}" if self.kind in ("floor", "wc", "dungeon") else self.kind


PLACES = (
    *(Place("floor", floor, f"floor {floor}") for floor in range(6)),
    Place("throne", 0, "throne"),
    Place("wc", 3, "WC 3"),
    Place("wc", 4, "WC 4"),
    Place("dungeon", 3, "dungeon 3"),
    Place("dungeon", 2, "dungeon 2"),
    Place("dungeon", 1, "dungeon 1"),
    Place("box", 0, "box"),
    Place("beside-board", 0, "beside the board"),
    Place("beside-throne", 0, "beside the throne"),
)
"""By the numbers that the rules, observations and actions have for them."""
