"""What says the parts of a review in the words of a language, and what both families say alike."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import reduce

from vivat.review.choice_reason import CoachReason
from vivat.review.review import Believed, GameLesson, Reason, ReviewedDecision, TurningPoint
from vivat.words import Words

Facts = dict[str, str | int]


class Sentences(ABC):
    """Says what the review of one game consists of."""

    def __init__(self, words: Words, seat_names: Sequence[str]) -> None:
        self._words = words
        self._seat_names = seat_names

    @abstractmethod
    def action(self, code: int, partner: int | None = None) -> str:
        """The action with this number; with whom, of an alliance or a trade."""

    @abstractmethod
    def _code_of(self, text: str) -> int:
        """The number of the action that stands in the record with this text."""

    @abstractmethod
    def believed(self, belief: Believed) -> str:
        """What a bot held to be likely of somebody: a character or a role."""

    @abstractmethod
    def player(self, player: int) -> str:
        """The name of a player."""

    @abstractmethod
    def unjudged(self) -> str:
        """Which decisions are not judged, and why; empty if all are."""

    @abstractmethod
    def _reason_facts(self, reason: Reason) -> Facts:
        """What the sentence of a reason needs besides rival and chance."""

    def _about(self, character: int | None) -> Facts:  # noqa: ARG002
        """What a sentence needs that is about a character, in a family that has them."""
        return {}

    def reason(self, reason: Reason) -> str:
        """One fact that the seat knew."""
        facts = self._reason_facts(reason)
        if reason.seat is not None:
            facts["rival"] = self._seat_names[reason.seat]
        if reason.chance is not None:
            facts["chance"] = round(100 * reason.chance)
        return self._words.say(f"review-reason-{reason.key}", **facts)

    def because(self, reasons: Sequence[CoachReason]) -> str:
        """What speaks for a choice, and what it costs; empty if nothing was found."""
        clauses = []
        for each in reasons:
            facts: Facts = self._about(each.character) | self._goods_and_roles(each.good, each.role)
            facts |= {"count": each.count or 0, "of": each.of or 0, "floor": each.floor or 0}
            facts["chance"] = round(100 * (each.chance or 0.0))
            if each.seat is not None:
                facts["who"] = self._seat_names[each.seat]
            clauses.append(self._words.say(f"coach-reason-{each.key}", **facts))
        if not clauses:
            return ""
        said = reduce(lambda first, second: self._words.say("coach-reasons-two", first=first, second=second), clauses)
        return self._words.say("review-because", reasons=said)

    def _goods_and_roles(self, good: int | None, role: int | None) -> Facts:  # noqa: ARG002
        """What a sentence needs that names a good or a role, in a family that has them."""
        return {}

    def lesson(self, lesson: GameLesson, decision: ReviewedDecision | None = None) -> str:
        """What a seat can learn, and why the better choice is better."""
        partner = None if decision is None else decision.partner
        facts = self._about(lesson.character) | {
            "loss": max(1, round(100 * lesson.loss)),
            "chosen": self.action(self._code_of(lesson.chosen), partner),
            "better": self.action(self._code_of(lesson.better), partner),
        }
        if lesson.rival is not None:
            facts["rival"] = self._seat_names[lesson.rival]
        said = self._words.say(f"review-lesson-{lesson.key}", **facts)
        if decision is None:
            return said
        because = self.because((decision.made if lesson.key == "good-find" else decision.best).reasons)
        harmless = self._words.say("review-harmless") if decision.harmless else ""
        return " ".join(each for each in (said, because, harmless) if each)

    def turn(self, turn: TurningPoint) -> str:
        """What happened at a turning point."""
        actor = "" if turn.actor is None else self._seat_names[turn.actor]
        if turn.text is not None:
            return self._words.say("review-turn-done", actor=actor, done=self.action(self._code_of(turn.text)))
        return self._words.say(f"review-turn-{turn.key}", actor=actor, **self._about(turn.character))
