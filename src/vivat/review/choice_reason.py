"""One fact that speaks for a choice, or what it costs: typed, for coach, review and puzzles."""

from typing import Literal

from msgspec import Struct

CoachReasonKey = Literal[
    "ahead-if-crowned", "behind-if-crowned", "level-if-crowned", "but-behind", "own-candidate", "but-own-candidate",
    "rivals-want", "decides", "others-stop-it", "keeps-your-nos", "keeps-nos", "last-no", "delays",
    "last-stomachache", "own-placed", "own-climbs", "own-near", "not-own", "fills-floor", "rival-low", "helps-rival",
    "rival-stuck", "somebody-near", "is-crowned", "is-turned-away", "costs-a-no", "rival-falls", "own-progress",
    "own-complete", "may-help", "own-ally", "gives-needed", "not-needed", "cannot-pay", "cannot-give", "keeps",
    "saves-gold", "gets", "feeds-rival", "stays-free", "wins-with", "win-together", "offer-useless", "looks-for",
    "rival-near", "is-target",
    "search-best", "search-level", "search-behind", "alike",
]  # fmt: skip


class CoachReason(Struct, frozen=True, omit_defaults=True):
    """One fact that speaks for a choice, or what it costs. Which fields are filled follows from `key`."""

    key: CoachReasonKey
    """Which fact it is; `coach-reason-KEY` are its words."""
    character: int | None = None
    seat: int | None = None
    """The opponent it is about."""
    count: int | None = None
    """Points, cards or opponents."""
    of: int | None = None
    """How many of these are needed."""
    floor: int | None = None
    chance: float | None = None
    good: int | None = None
    """Might, Knowledge, Influence, Power or Gold."""
    role: int | None = None
    """A number into `ROLE_NAMES`."""


COSTS: tuple[CoachReasonKey, ...] = (
    "but-behind", "but-own-candidate", "helps-rival", "gives-needed", "is-turned-away", "keeps-nos", "last-no",
    "last-stomachache",
)  # fmt: skip
"""What a choice costs: no reason for it."""


def told_apart(found: list[list[CoachReason]], close: int) -> list[tuple[CoachReason, ...]]:
    """The reasons of some choices, the best first, each with its own: what is true of all explains none.

    Of a choice for which no fact speaks it is said how it came out: `close` is how many of them cannot be told apart.
    """
    common = set.intersection(*(set(each) for each in found)) if len(found) > 1 else set()
    told: list[tuple[CoachReason, ...]] = []
    seen: set[tuple[object, ...]] = set()
    for number, reasons in enumerate(found):
        own = tuple(each for each in reasons if each not in common)
        signs = tuple((each.key, each.count, each.of, each.good) for each in own)
        came_out: CoachReasonKey = "search-level" if number < close else "search-behind"
        if all(each.key in COSTS for each in own):
            own = (CoachReason("search-best" if number == 0 else came_out), *own)
        elif signs in seen:
            own = (CoachReason("alike" if number < close else came_out),)
        seen.add(signs)
        told.append(own)
    return told
