"""A deed of intrigue as a viewer is told it."""

from operator import attrgetter

from msgspec import Struct

from vivat.game import IntrigueDeed, Offer, Sentence, Transfer
from vivat.game.intrigue.deed import Kind, Result


class IntrigueDeedView(Struct, frozen=True, omit_defaults=True, tag_field="family", tag="intrigue"):
    """A deed of intrigue, as its viewer would tell it."""

    kind: Kind
    weight: int
    """How much it means to those who watch: 0 in passing, 1 small, 2 plain, 3 great."""
    is_done: bool
    """Whether nothing can be added to it any more."""
    sentences: tuple[Sentence, ...]
    """How it is told."""
    player: int | None = None
    """Who did it."""
    other: int | None = None
    """To whom, or with whom."""
    offers: tuple[Offer, ...] = ()
    """Of a trade: the offer and the counter-offers to it."""
    paid: tuple[Transfer, ...] = ()
    """What it cost, and whom."""
    transfers: tuple[Transfer, ...] = ()
    """What changed hands by it."""
    result: Result | None = None
    """What came of it, where that is open at first."""
    flipped: tuple[int, ...] = ()
    """The cards that were turned over one by one in search of Power, by suit."""
    former_ally: int | None = None
    """Of a sabotage: with whom `other` was allied."""


_shown = attrgetter(*IntrigueDeedView.__struct_fields__)


def intrigue_deed_view(deed: IntrigueDeed) -> IntrigueDeedView:
    """What the deed says, field by field; its events stay here."""
    return IntrigueDeedView(*_shown(deed))
