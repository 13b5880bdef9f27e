"""What the encoders of both families share: what is not known as a number, and counting from the viewer."""

from vivat.rules.castle.state import NOBODY

__all__ = ["NOBODY", "known", "require_seat", "turned"]


def known(value: int | None) -> int:
    """A number, or NOBODY for what does not exist or is not known."""
    return NOBODY if value is None else int(value)


def turned(values: list[int], me: int) -> list[int]:
    """Values of everybody, counted from the viewer.

    >>> turned([5, 6, 7, 8], 2)
    [7, 8, 5, 6]
    """
    return values[me:] + values[:me]


def require_seat(seat: int | None) -> int:
    """The seat of a viewer; a spectator has none and decides nothing."""
    if seat is None:
        raise ValueError("A spectator decides nothing: encode the observation of a seat.")
    return seat
