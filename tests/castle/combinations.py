"""Every combination of edition, seats, teams, options and variants that the rulings allow."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from vivat.game import CastleOptions
from vivat.game.castle.options import FLAGS


def team_patterns(seats: int) -> Iterator[tuple[int, ...]]:
    """Lone players only, teams only, and one lone player beside teams (and the other way round)."""
    yield (1,) * seats
    yield (2,) * seats
    yield (2,) * (seats - 1) + (1,)
    yield (1,) * (seats - 1) + (2,)


def named(sizes: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """Names for seats of these sizes."""
    return tuple(tuple(f"{'AB'[other]}{seat}" for other in range(size)) for seat, size in enumerate(sizes))


@cache
def all_combinations() -> tuple[CastleOptions, ...]:
    """Whatever can be played, once each."""
    found = []
    for edition, seats in product(("viva-il-re", "kingup", "vive-le-roi"), range(1, 10)):
        for sizes in sorted(set(team_patterns(seats))):
            for flags in product((False, True), repeat=len(FLAGS)):
                options = CastleOptions(edition, named(sizes), **dict(zip(FLAGS, flags, strict=True)))
                if not options.problems():
                    found.append(CastleOptions.make(edition, named(sizes), **dict(zip(FLAGS, flags, strict=True))))
    return tuple(found)


def label(options: CastleOptions) -> str:
    """A short name for a test."""
    sizes = "".join(str(len(seat)) for seat in options.seats)
    return "-".join([options.edition_key, sizes, *options.chosen])
