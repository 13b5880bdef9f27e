"""Reviews of the card game in the words of a language."""

from vivat.game import IntrigueOptions
from vivat.review.review import GameLesson, Reason, TurningPoint
from vivat.words import Words


class IntrigueSentences:
    """Says what a review of a game of intrigue consists of; names are those of its options."""

    def __init__(self, words: Words, options: IntrigueOptions) -> None:
        self._words = words
        self._options = options

    def action(self, text: str) -> str:
        """An action as the record has it: decisions are not told yet."""
        return text

    def reason(self, reason: Reason) -> str:
        """No reason is given yet."""
        raise AssertionError(f"no review of intrigue has {reason}")

    def lesson(self, lesson: GameLesson) -> str:
        """No lesson is given yet."""
        raise AssertionError(f"no review of intrigue has {lesson}")

    def turn(self, turn: TurningPoint) -> str:
        """What happened at a turning point."""
        who = "" if turn.actor is None else self._options.seat_names[turn.actor]
        return self._words.say(f"review-turn-{turn.key}", actor=who)
