"""Reviews of the card game in the words of a language."""

from vivat.game import IntrigueGame, IntrigueOptions
from vivat.review.review import Believed, Reason
from vivat.review.sentences import Facts, Sentences
from vivat.words import Words


class IntrigueSentences(Sentences):
    """Says what a review of a game of intrigue consists of; names are those of its options."""

    def __init__(self, words: Words, options: IntrigueOptions) -> None:
        super().__init__(words, options.seat_names)
        self._game = IntrigueGame(options)

    def action(self, text: str) -> str:
        """An action that stands in the record with this text."""
        return self._game.naming.action(self._words, self._game.parse(text).reference)

    def believed(self, belief: Believed) -> str:
        """A role that was held to be somebody's."""
        return self._game.naming.role(self._words, belief.role or 0)

    def player(self, player: int) -> str:
        """The name of a player."""
        return self._seat_names[player]

    def unjudged(self) -> str:
        """S4.3, S4.6: Which decisions are not judged, and why."""
        return self._words.say("review-untold")

    def _reason_facts(self, reason: Reason) -> Facts:
        facts: Facts = {}
        if reason.cards is not None:
            facts["count"] = reason.cards
        if reason.good is not None:
            facts["good"] = self._game.naming.good(self._words, reason.good)
        if reason.role is not None:
            facts["role"] = self._game.naming.role(self._words, reason.role)
        return facts
