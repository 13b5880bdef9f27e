"""Reviews of the card game in the words of a language."""

from collections.abc import Sequence

from vivat.game import IntrigueGame, IntrigueOptions
from vivat.game.intrigue.sheet import GOODS
from vivat.review.review import Believed, Reason
from vivat.review.sentences import Facts, Sentences
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.words import Words


class IntrigueSentences(Sentences):
    """Says what a review of a game of intrigue consists of; names are those of its options."""

    def __init__(self, words: Words, options: IntrigueOptions) -> None:
        super().__init__(words, options.seat_names)
        self._game = IntrigueGame(options)

    def action(self, text: str, partner: int | None = None) -> str:
        """An action that stands in the record with this text."""
        action = self._game.parse(text)
        pays = action.payment is not None or action.suit is not None
        facts: Facts = {"what": action.what or ("paid" if pays else "")}
        whom = action.player if action.player is not None else partner
        facts["who"] = "" if whom is None else self.player(whom)
        facts["paid"] = self._goods(action.payment) if action.payment is not None else ""
        facts["good"] = ""
        if action.suit is not None:
            facts["good"] = self._good(action.suit)
        if action.goods is not None:
            facts["goods"] = self._goods(action.goods)
        return self._words.say(f"review-action-{action.verb}", **facts)

    def believed(self, belief: Believed) -> str:
        """A role that was held to be somebody's."""
        return self._role(belief.role or 0)

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
            facts["good"] = self._good(reason.good)
        if reason.role is not None:
            facts["role"] = self._role(reason.role)
        return facts

    def _goods_and_roles(self, good: int | None, role: int | None) -> Facts:
        facts: Facts = {}
        if good is not None:
            facts["good"] = self._good(good)
        if role is not None:
            facts["role"] = self._role(role)
        return facts

    def _role(self, role: int) -> str:
        return self._words.say(f"role-{ROLE_NAMES[role]}")

    def _good(self, good: int) -> str:
        return self._words.say(f"good-{GOODS[good]}")

    def _goods(self, counts: Sequence[int]) -> str:
        parts = [
            self._words.say("amount", count=count, good=self._good(good)) for good, count in enumerate(counts) if count
        ]
        return self._words.listed(parts) or self._words.say("nothing")
