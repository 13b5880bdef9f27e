"""What a review of a finished game consists of: curve, decisions, turning points and lessons, typed for programs.

Seats and characters count from 0. A move is the number of an action in the record, chance's included. Chances run from
0 to 1. Nothing here is a sentence: reasons and lessons are a key and facts, for which `review.ftl` has the words.
"""

from typing import Literal

from msgspec import Struct

from vivat.bots.thought import Unit, Why
from vivat.review.choice_reason import CoachReason
from vivat.table.encoded import EncodedAction

Verdict = Literal["forced", "best", "close", "mistake"]
ReasonKey = Literal[
    "own-points", "rival-points", "favourite-on-the-throne", "stranger-on-the-throne", "decides", "last-no", "nos-left",
    "own-favourite", "rivals-favourite", "is-target", "rival-near", "rival-role", "crown-chance",
]  # fmt: skip
LessonKey = Literal[
    "no-burned-on-favourite", "no-wasted", "gave-up-last-no", "yes-crowned-rival", "yes-too-soon",
    "stomachache-wasted", "lifted-a-rival", "left-a-favourite", "brought-to-the-throne", "placed-a-favourite-badly",
    "placed-a-rival-well", "wrong-ambition", "let-a-rival-win", "struck-in-doubt", "strike-missed", "need-missed",
    "turn-wasted", "other-choice", "good-find",
]  # fmt: skip
TurnKey = Literal[
    "crowned", "rejected", "cancelled", "placement", "move", "ambition", "turn", "victory", "assassination", "arrest",
    "accusation", "sabotage", "alliance", "unmasking", "extortion",
]  # fmt: skip


class Reason(Struct, frozen=True, omit_defaults=True):
    """One fact about a choice, from what the seat knew. Which fields are filled follows from `key`."""

    key: ReasonKey
    """Which fact it is; `review-reason-KEY` are its words."""
    character: int | None = None
    """The character it is about."""
    seat: int | None = None
    """The rival it is about."""
    points: int | None = None
    """Points that somebody gets, as far as they can be expected."""
    chance: float | None = None
    """How likely it is."""
    cards: int | None = None
    """How many No cards are left, or how many cards or coins are still needed."""
    good: int | None = None
    """Might, Knowledge, Influence, Power or Gold."""
    role: int | None = None
    """A number into `ROLE_NAMES`."""
    code: int | None = None
    """The choice that it speaks of; None if it speaks of all."""


class ChoiceWorth(Struct, frozen=True):
    """One legal action of a decision, and what it was worth to the seat, from what that seat knew."""

    code: int
    """The number of the action (`Game.action_of`)."""
    text: str
    """The action as records have it."""
    action: EncodedAction
    """The action as it is sent to a client."""
    chances: tuple[float, ...]
    """By model: the chance to win after it."""
    behind: tuple[float, ...]
    """By model: what it gives away against the best choice; 0 where it is no worse."""
    errors: tuple[float, ...]
    """By model: the standard error of `behind`."""
    reasons: tuple[CoachReason, ...] = ()
    """What speaks for it and what it costs, of the best choices and of the one that was made."""

    @property
    def loss(self) -> float:
        """What it gives away against the best choice, as a mean over the models."""
        return sum(self.behind) / len(self.behind)


class ReviewedDecision(Struct, frozen=True):
    """One decision of a seat, with all its choices on the same fresh worlds."""

    move: int
    """The number of the action in the record."""
    seat: int
    """Who decided."""
    chosen: int
    """The code of the action that was taken."""
    choices: tuple[ChoiceWorth, ...]
    """All legal actions: first the one that was found to be the best, then the others by what they give away."""
    verdict: Verdict
    """`forced`: there was no other choice; `mistake`: something else was better under all models, by more than the
    error; `close`: too close to call."""
    reasons: tuple[Reason, ...] = ()
    """Facts that the seat knew, the weightiest first."""
    partner: int | None = None
    """With whom an alliance or a trade was decided."""
    harmless: bool = False
    """Whether a mistake changed nothing this time: somebody else said No, too."""

    @property
    def best(self) -> ChoiceWorth:
        """The choice that was found to be the best, as a mean over the models."""
        return self.choices[0]

    @property
    def made(self) -> ChoiceWorth:
        """The choice that was made."""
        return next(each for each in self.choices if each.code == self.chosen)


class CurvePoint(Struct, frozen=True):
    """Everybody's chance to win at one moment, before the action `move`; the last point is after the last action."""

    move: int
    """How many actions had been played."""
    known: tuple[float, ...]
    """By seat: its chance to win from what the seat itself knew, everybody's way to play inferred from their play."""
    low: tuple[float, ...]
    """By seat: the lowest of these chances under any assumption: as above, or everybody plays by one of the models."""
    high: tuple[float, ...]
    """By seat: the highest of them."""
    true: tuple[float, ...]
    """By seat: its chance to win with all cards known."""
    round: int
    """The round, counted from 1; at the end that of the last action."""


class TurningPoint(Struct, frozen=True):
    """A moment at which a seat's chance to win changed much: one of its largest changes in the game."""

    move: int
    """How many actions had been played before it."""
    until: int
    """How many after it."""
    seat: int
    """Whose chance changed."""
    key: TurnKey
    """What happened; `review-turn-KEY` are its words."""
    before: float
    """The seat's chance before it, from what it knew."""
    after: float
    """And after it."""
    actor: int | None = None
    """The seat that did it, or that brought the candidate."""
    character: int | None = None
    """Whom it was about."""
    text: str | None = None
    """What the actor did, as records have it, where `key` does not say it."""
    action: EncodedAction | None = None
    """The same as it is sent to a client."""


class GameLesson(Struct, frozen=True):
    """One of at most three lessons for a seat: from its largest mistakes or, if there are none, its best finds."""

    seat: int
    """Whom it is for."""
    key: LessonKey
    """What there is to learn; `review-lesson-KEY` are its words."""
    move: int
    """The decision it comes from."""
    loss: float
    """What was given away there; of a find, what the usual choice would have given away."""
    chosen: str
    """The action that was taken, as records have it."""
    better: str
    """The best one; of a find, the usual one."""
    character: int | None = None
    """Whom it is about."""
    rival: int | None = None
    """The seat that gained most by it."""


class WeighedChoice(Struct, frozen=True):
    """One choice that a bot compared with others, and the value that it gave it."""

    code: int
    """The number of the action (`Game.action_of`)."""
    text: str
    """The action as records have it."""
    action: EncodedAction
    """The action as it is sent to a client."""
    value: float
    """In the unit of the thought."""


class Believed(Struct, frozen=True, omit_defaults=True):
    """What a bot held to be likely of an opponent: a Favourite of theirs, or their role."""

    player: int
    """Whom it is about."""
    chance: float
    """How likely it seemed."""
    character: int | None = None
    """The Favourite, in a castle game."""
    role: int | None = None
    """The role, in the card game: a number into `ROLE_NAMES`."""


class BotThought(Struct, frozen=True):
    """What a bot thought at a decision, worked out again with the seed that it had: told after the end alone."""

    move: int
    """The number of the action in the record."""
    seat: int
    """Who decided."""
    bot: str
    """Which bot: a level, or `search:N`."""
    chosen: int
    """The code of the action that was taken."""
    text: str
    """That action as records have it."""
    action: EncodedAction
    """And as it is sent to a client."""
    why: Why
    """Why it did so; `thought-why-KEY` are its words."""
    unit: Unit
    """What values are: chances to win, points, or gold."""
    choices: tuple[WeighedChoice, ...]
    """What it weighed, the best first, and what it took; empty where it compared no values."""
    beliefs: tuple[Believed, ...]
    """What seemed likeliest of everybody whose secret it did not know, opponent by opponent."""
    overlooked: int
    """How many legal actions it did not notice."""
    simulations: int | None = None
    """How many a search player `search:N` makes for a decision; null for a level."""


class Review(Struct, frozen=True):
    """The review of a finished game, derived from its record alone: the same for the same seed and version."""

    version: str
    """Of method and models: a review of another version is worked out anew."""
    models: tuple[str, ...]
    """The opponent models, in the order in which numbers by model stand."""
    curve: tuple[CurvePoint, ...]
    """The chances to win, moment by moment."""
    decisions: tuple[ReviewedDecision, ...] = ()
    """All decisions in the order of the record; of an election, each ballot is one."""
    turning_points: tuple[TurningPoint, ...] = ()
    """Every seat's largest changes, in the order of the record."""
    lessons: tuple[GameLesson, ...] = ()
    """By seat, the weightiest first."""
    thoughts: tuple[BotThought, ...] = ()
    """What the bots thought, in the order of the record; empty if the record does not say with which luck they did."""

    def for_seat(self, seat: int) -> "SeatReview":
        """What this seat could have worked out itself: nothing of it depends on what the seat did not know."""
        return SeatReview(
            version=self.version,
            models=self.models,
            seat=seat,
            curve=tuple(
                SeatCurvePoint(each.move, each.known[seat], each.low[seat], each.high[seat]) for each in self.curve
            ),
            decisions=tuple(each for each in self.decisions if each.seat == seat),
            turning_points=tuple(each for each in self.turning_points if each.seat == seat),
            lessons=tuple(each for each in self.lessons if each.seat == seat),
            thoughts=tuple(each for each in self.thoughts if each.seat == seat),
        )


class SeatCurvePoint(Struct, frozen=True):
    """The chance of one seat to win at one moment, from what it knew."""

    move: int
    """How many actions had been played."""
    known: float
    """With everybody's way to play inferred from their play."""
    low: float
    """The lowest under any assumption."""
    high: float
    """The highest under any assumption."""


class SeatReview(Struct, frozen=True):
    """The part of a review that is made of one seat's knowledge alone."""

    version: str
    """Of method and models."""
    models: tuple[str, ...]
    """The opponent models, in the order in which numbers by model stand."""
    seat: int
    """Whose review it is."""
    curve: tuple[SeatCurvePoint, ...]
    """Its chances to win, moment by moment."""
    decisions: tuple[ReviewedDecision, ...]
    """Its decisions in the order of the record."""
    turning_points: tuple[TurningPoint, ...]
    """Its largest changes, in the order of the record."""
    lessons: tuple[GameLesson, ...]
    """Its lessons, the weightiest first."""
    thoughts: tuple[BotThought, ...] = ()
    """What it thought, if it is a bot's."""
