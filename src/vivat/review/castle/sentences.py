"""Reviews of castle games in the words of a language."""

from vivat.game import CastleOptions
from vivat.game.castle.action import VOTES, parse_action
from vivat.review.review import Believed, Reason
from vivat.review.sentences import Facts, Sentences
from vivat.rules.castle.characters import JESTER
from vivat.words import Words


class CastleSentences(Sentences):
    """Says what a review of a castle game consists of; names are those of its options."""

    def __init__(self, words: Words, options: CastleOptions) -> None:
        super().__init__(words, options.seat_names)
        self._options = options

    def action(self, text: str, partner: int | None = None) -> str:  # noqa: ARG002
        """An action that stands in the record with this text."""
        action = parse_action(self._options.edition_key, text)
        facts = self._about(action.character)
        if action.floor is not None:
            facts["floor"] = action.floor
        if action.vote is not None:
            facts["vote"] = self._words.say(f"vote-{VOTES[action.vote]}")
        if action.ambition is not None:
            facts["ambition"] = self._words.say(f"ambition-{action.ambition + 1}")
        return self._words.say(f"review-action-{action.verb}", **facts)

    def believed(self, belief: Believed) -> str:
        """A character that was held to be somebody's Favourite."""
        return self._character(belief.character or 0)

    def player(self, player: int) -> str:
        """The name of a player."""
        return self._options.names[player]

    def unjudged(self) -> str:
        """Nothing: all decisions are judged."""
        return ""

    def _reason_facts(self, reason: Reason) -> Facts:
        facts = self._about(reason.character)
        if reason.points is not None:
            facts["points"] = reason.points
        if reason.cards is not None:
            facts["cards"] = reason.cards
        return facts

    def _about(self, character: int | None) -> Facts:
        return {} if character is None else {"character": self._character(character)}

    def _character(self, slot: int) -> str:
        return self._words.say("jester") if slot == JESTER else self._options.edition.names[slot]
