"""What a coach tells a seat while it plays, typed for programs: made of that seat's observation and of nothing else.

Seats, players, characters and cards count from 0, chances run from 0 to 1. Numbers come as a range over the opponent
models: what is true if everybody plays like this one, or like that one. Nothing here is a sentence: a reason is a key
and facts, for which `coach.ftl` has the words.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct

from vivat.game import VoteCards
from vivat.game.record import AnyObservation
from vivat.review.choice_reason import CoachReason
from vivat.review.families import PARTS
from vivat.search.models import NOBODY_TOLD
from vivat.table.encoded import EncodedAction

WORLDS = 200
"""The worlds in which each choice is tried at first, for each model."""
SEED = 0
"""The same question has the same answer."""

WhyOut = Literal["own", "teammate", "emissary", "shown", "played"]
"""Why nobody else can hold a card: the viewer does, the teammate does, it is the Emissary's, it lies open now, or it
was played in a round before."""


class ModelRange(Struct, frozen=True):
    """A number as a range over the opponent models."""

    low: float
    """Under the model under which it is least."""
    mean: float
    """Over all models."""
    high: float
    """Under the model under which it is most."""


class CardOut(Struct, frozen=True):
    """A Favourites card that no opponent can hold."""

    card: int
    why: WhyOut
    player: int | None = None
    """Who holds it, or had it."""


class CardChance(Struct, frozen=True):
    """A Favourites card that an opponent can hold, and how likely that is."""

    card: int
    chance: ModelRange


class CastleOpponent(Struct, frozen=True):
    """What can be said of one opponent."""

    player: int
    seat: int
    favourites: tuple[ModelRange, ...]
    """By character: how likely it is a Favourite of theirs."""
    cards: tuple[CardChance, ...]
    """The cards that they can hold, the likeliest first."""


class BallotOutcome(Struct, frozen=True):
    """What comes of an election if the viewer votes so."""

    vote: int
    """0 is Yes, 1 No and 2 Stomachache."""
    crowned: ModelRange
    rejected: ModelRange
    cancelled: ModelRange


class PointsIfCrowned(Struct, frozen=True):
    """What a player's Favourites count if the candidate is crowned now."""

    player: int
    expected: ModelRange
    least: int
    """Fewer are unlikely: one in ten."""
    most: int
    """More are unlikely: one in ten."""


class ElectionChances(Struct, frozen=True):
    """What can be said of the election under way."""

    candidate: int
    outcomes: tuple[BallotOutcome, ...]
    """Of each ballot that the viewer may still give, or has given."""
    decides: ModelRange
    """How likely the viewer's ballot alone decides whether the candidate is crowned: all others say Yes."""
    against: tuple[ModelRange | None, ...]
    """By seat: how likely its ballot is no Yes; null for the viewer's own."""
    points: tuple[PointsIfCrowned, ...]
    """By player."""


class CoachChoice(Struct, frozen=True):
    """One of the best choices of a decision."""

    action: EncodedAction
    chance: ModelRange
    """The chance to win after it."""
    behind: ModelRange
    """What it gives away against the first."""
    error: float
    """The standard error of that, under the model under which it is largest."""
    reasons: tuple[CoachReason, ...]


class CoachAdvice(Struct, frozen=True):
    """The two or three best choices of the decision that the viewer is asked for."""

    choices: tuple[CoachChoice, ...]
    """The best first."""
    close: int
    """How many of them, from the first on, are too close to call; 1 if the first is better than all others, whatever
    the model, by more than the error."""
    unvalued: bool = False
    """Whether something else can be done of which no worth can be told: a trade."""


class CastleCoach(Struct, frozen=True, tag="castle", tag_field="family"):
    """What a coach says in a castle game."""

    models: tuple[str, ...]
    """The opponent models that ranges are over; `coach-model-NAME` are their words."""
    opponents: tuple[CastleOpponent, ...]
    out: tuple[CardOut, ...]
    """The cards that no opponent can hold."""
    votes_left: tuple[VoteCards, ...]
    """By seat, counted from the ballots that all have seen."""
    election: ElectionChances | None
    """Null without an election."""
    advice: CoachAdvice | None
    """Null unless it was asked for, and the viewer is to decide."""


class RoleChance(Struct, frozen=True):
    """A role that an opponent can have, and how likely that is."""

    role: int
    """A number into `ROLE_NAMES`."""
    chance: ModelRange


class IntrigueOpponent(Struct, frozen=True):
    """What can be said of one opponent in the card game."""

    player: int
    roles: tuple[RoleChance, ...]
    """The roles that they can have, the likeliest first."""
    suits: tuple[ModelRange, ...]
    """By suit: how likely they hold a card of it."""
    wins_next: ModelRange
    """How likely they have all that wins in their next turn, unless something is taken from them."""
    wins_as: int | None
    """As which role most likely; null if they hardly can."""
    rests_on: tuple[int, ...]
    """The goods that this victory needs: to take one of them stops it."""
    needs_ally: bool
    """Whether it needs an alliance: to break that stops it, too."""


class IntrigueCoach(Struct, frozen=True, tag="intrigue", tag_field="family"):
    """What a coach says in the card game."""

    models: tuple[str, ...]
    """The ways of inferring roles that ranges are over; `coach-inferred-NAME` are their words."""
    opponents: tuple[IntrigueOpponent, ...]
    """The others who are alive."""
    advice: CoachAdvice | None
    """Null unless it was asked for, and the viewer is to decide something that can be valued: not a trade."""


AnyCoach = CastleCoach | IntrigueCoach


def over_models(numbers: Iterable[float]) -> ModelRange:
    """The range of a number by model."""
    found = [float(each) for each in numbers]
    return ModelRange(round(min(found), 3), round(sum(found) / len(found), 3), round(max(found), 3))


def coach(
    observation: AnyObservation,
    *,
    advice: bool = False,
    check: Callable[[], None] = lambda: None,
    worlds: int = WORLDS,
    levels: Mapping[int, str] = NOBODY_TOLD,
) -> AnyCoach:
    """What the coach tells from one observation: what is likely, and if asked for, the best choices.

    `check` is called often and may raise. `levels` are those of the bots at the table, by seat. The same observation
    gives the same answer.
    """
    answer: AnyCoach = PARTS[observation.family].coach(observation, advice, check, worlds, levels)
    return answer
