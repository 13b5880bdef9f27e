"""The games that can be named in the lab: an edition, or a scenario of intrigue."""

from vivat.game import CastleOptions, IntrigueOptions
from vivat.rules.castle.editions import EDITIONS

AnyOptions = CastleOptions | IntrigueOptions


def named_options(name: str, seats: int) -> AnyOptions:
    """An edition of the castle games, `intrigue`, or a scenario of it; what cannot be played is refused."""
    if name in EDITIONS:
        return CastleOptions.make(name, seats)
    return IntrigueOptions.make(seats, "base" if name == "intrigue" else name)
