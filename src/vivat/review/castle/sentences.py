"""Reviews of castle games in the words of a language."""

from vivat.game import CastleOptions
from vivat.game.castle.action import VOTES, CastleAction, parse_action
from vivat.review.review import Believed, GameLesson, Reason, TurningPoint
from vivat.rules.castle.characters import JESTER
from vivat.words import Words

Facts = dict[str, str | int]


class CastleSentences:
    """Says what a review of a castle game consists of; names are those of its options."""

    def __init__(self, words: Words, options: CastleOptions) -> None:
        self._words = words
        self._options = options

    def action(self, text: str) -> str:
        """An action that stands in the record with this text."""
        action = parse_action(self._options.edition_key, text)
        return self._words.say(f"review-action-{action.verb}", **self._parts(action))

    def _parts(self, action: CastleAction) -> Facts:
        facts: Facts = {} if action.floor is None else {"floor": action.floor}
        if action.character is not None:
            facts["character"] = self._character(action.character)
        if action.vote is not None:
            facts["vote"] = self._words.say(f"vote-{VOTES[action.vote]}")
        if action.ambition is not None:
            facts["ambition"] = self._words.say(f"ambition-{action.ambition + 1}")
        return facts

    def reason(self, reason: Reason) -> str:
        """One fact that the seat knew."""
        facts: Facts = {}
        if reason.character is not None:
            facts["character"] = self._character(reason.character)
        if reason.seat is not None:
            facts["rival"] = self._options.seat_names[reason.seat]
        if reason.points is not None:
            facts["points"] = reason.points
        if reason.chance is not None:
            facts["chance"] = round(100 * reason.chance)
        if reason.cards is not None:
            facts["cards"] = reason.cards
        return self._words.say(f"review-reason-{reason.key}", **facts)

    def lesson(self, lesson: GameLesson) -> str:
        """What a seat can learn."""
        facts: Facts = {
            "loss": max(1, round(100 * lesson.loss)),
            "chosen": self.action(lesson.chosen),
            "better": self.action(lesson.better),
        }
        if lesson.character is not None:
            facts["character"] = self._character(lesson.character)
        if lesson.rival is not None:
            facts["rival"] = self._options.seat_names[lesson.rival]
        return self._words.say(f"review-lesson-{lesson.key}", **facts)

    def turn(self, turn: TurningPoint) -> str:
        """What happened at a turning point."""
        facts: Facts = {} if turn.actor is None else {"actor": self._options.seat_names[turn.actor]}
        if turn.character is not None:
            facts["character"] = self._character(turn.character)
        return self._words.say(f"review-turn-{turn.key}", **facts)

    def believed(self, belief: Believed) -> str:
        """A character that was held to be somebody's Favourite."""
        return self._character(belief.character or 0)

    def player(self, player: int) -> str:
        """The name of a player."""
        return self._options.names[player]

    def unjudged(self) -> str:
        """Nothing: all decisions are judged."""
        return ""

    def _character(self, slot: int) -> str:
        return self._words.say("jester") if slot == JESTER else self._options.edition.names[slot]
