"""What says the parts of a review in the words of a language, and what both families say alike."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from vivat.review.review import Believed, GameLesson, Reason, TurningPoint
from vivat.words import Words

Facts = dict[str, str | int]


class Sentences(ABC):
    """Says what the review of one game consists of."""

    def __init__(self, words: Words, seat_names: Sequence[str]) -> None:
        self._words = words
        self._seat_names = seat_names

    @abstractmethod
    def action(self, code: int) -> str:
        """The action with this number."""

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

    def lesson(self, lesson: GameLesson) -> str:
        """What a seat can learn."""
        facts = self._about(lesson.character) | {
            "loss": max(1, round(100 * lesson.loss)),
            "chosen": self.action(self._code_of(lesson.chosen)),
            "better": self.action(self._code_of(lesson.better)),
        }
        if lesson.rival is not None:
            facts["rival"] = self._seat_names[lesson.rival]
        return self._words.say(f"review-lesson-{lesson.key}", **facts)

    def turn(self, turn: TurningPoint) -> str:
        """What happened at a turning point."""
        actor = "" if turn.actor is None else self._seat_names[turn.actor]
        return self._words.say(f"review-turn-{turn.key}", actor=actor, **self._about(turn.character))
