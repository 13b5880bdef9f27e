"""A game of intrigue as a viewer is shown it."""

from operator import attrgetter

from msgspec import Struct
from msgspec.structs import fields

from vivat.game import IntrigueObservation
from vivat.game.intrigue.conditions import IntrigueVictory, Progress
from vivat.game.intrigue.observation import Phase, Question
from vivat.game.intrigue.options import Dealt


class IntrigueView(Struct, frozen=True, gc=False, tag_field="family", tag="intrigue"):
    """A game of intrigue as one viewer sees it: the observation without options, events and legal actions."""

    phase: Phase
    round: int
    turn: int
    to_act: int | None
    first: int
    actions_left: int
    bought: bool
    offers_left: int
    partner: int | None
    question: Question
    counters: int
    offered_by: int | None
    offer: tuple[int, ...] | None
    asked: tuple[int, ...] | None
    draft: tuple[int, ...] | None
    gold: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    roles: tuple[int | None, ...]
    in_play: tuple[Dealt, ...]
    dead: tuple[bool, ...]
    jailed: tuple[bool, ...]
    allies: tuple[int | None, ...]
    shown_power: tuple[int, ...]
    markers: tuple[int | None, ...]
    discards: tuple[int, ...]
    pile_size: int
    hand: tuple[int, ...] | None
    hands: tuple[tuple[int, ...] | None, ...]
    selling: tuple[int, ...] | None
    target: int | None
    progress: Progress | None
    victories: tuple[IntrigueVictory, ...]
    winners: tuple[int, ...]
    allied_winners: tuple[int, ...]
    points: tuple[int, ...]


_shown = attrgetter(*(field.name for field in fields(IntrigueView)))


def intrigue_view(observation: IntrigueObservation, public: IntrigueView | None = None) -> IntrigueView:  # noqa: ARG001
    """What the observation says, field by field; little of it is `public`, as a spectator is shown it."""
    return IntrigueView(*_shown(observation))
