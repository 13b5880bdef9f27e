"""Reviews of the card game in the words of a language."""

from vivat.game import IntrigueOptions
from vivat.game.intrigue.action import actions_of, parse_exact
from vivat.game.intrigue.naming import IntrigueNaming
from vivat.review.review import Believed, Reason
from vivat.review.sentences import Facts, Sentences
from vivat.words import Words

WITH_PARTNER = ("accept", "decline", "counter", "join", "refuse")
"""What is done with a partner whom the action does not name."""


class IntrigueSentences(Sentences):
    """Says what a review of a game of intrigue consists of; names are those of its options."""

    def __init__(self, words: Words, options: IntrigueOptions) -> None:
        super().__init__(words, options.seat_names)
        self._naming = IntrigueNaming(options.names)

    def action(self, code: int, partner: int | None = None) -> str:
        """The action with this number; with whom and for what, where it does not say so itself."""
        action = actions_of(self._naming.names)[code]
        if action.verb == "seize-power" or (action.verb in WITH_PARTNER and partner is not None):
            paid = "" if action.payment is None else self._naming.goods(self._words, action.payment)
            good = "" if action.suit is None else self._naming.good(self._words, action.suit)
            facts: Facts = {"what": "paid" if paid or good else "", "paid": paid, "good": good}
            facts["who"] = "" if partner is None else self.player(partner)
            return self._words.say(f"review-action-{action.verb}", **facts)
        return self._naming.action(self._words, action.reference)

    def _code_of(self, text: str) -> int:
        action = parse_exact(self._naming.names, text)
        if action is None:
            raise AssertionError(f"{text} stands in no record of this game")
        return action.code

    def believed(self, belief: Believed) -> str:
        """A role that was held to be somebody's."""
        return self._naming.role(self._words, belief.role or 0)

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
            facts["good"] = self._naming.good(self._words, reason.good)
        if reason.role is not None:
            facts["role"] = self._naming.role(self._words, reason.role)
        return facts

    def _goods_and_roles(self, good: int | None, role: int | None) -> Facts:
        facts: Facts = {}
        if good is not None:
            facts["good"] = self._naming.good(self._words, good)
        if role is not None:
            facts["role"] = self._naming.role(self._words, role)
        return facts
