"""A deed of a castle game as a viewer is told it."""

from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from vivat.game import Ballot, CastleDeed, Sentence, Walk
from vivat.game.castle.deed import Kind, Result, in_turning_order


class CastleDeedView(Struct, frozen=True, omit_defaults=True, tag_field="family", tag="castle"):
    """A deed of a castle game, as its viewer would tell it."""

    kind: Kind
    weight: int
    """How much it means to those who watch: 0 in passing, 1 small, 2 plain, 3 great."""
    is_done: bool
    """Whether nothing can be added to it any more."""
    sentences: tuple[Sentence, ...]
    """How it is told."""
    seat: int | None = None
    """Who did it; missing where nobody decided."""
    walks: tuple[Walk, ...] = ()
    """Whoever changed places by it."""
    ballots: tuple[Ballot, ...] = ()
    """Of an election, as they are turned over: each seat's vote, null as long as it is face down, and once it was
    discarded."""
    candidate: int | None = None
    result: Result | None = None
    """What came of an election; missing while it goes on."""
    count: int | None = None
    """Of a count, its number in the view's `counts`."""


_shown = attrgetter(*CastleDeedView.__struct_fields__)


def castle_deed_view(deed: CastleDeed) -> CastleDeedView:
    """What the deed says, field by field; its events stay here."""
    view = CastleDeedView(*_shown(deed))
    return replace(view, ballots=in_turning_order(deed.ballots)) if deed.ballots else view
