"""Reviews of castle games in the words of a language."""

from vivat.game import CastleOptions
from vivat.game.castle.action import actions_of, parse_exact
from vivat.game.castle.naming import CastleNaming
from vivat.game.sentence import CharacterRef
from vivat.review.review import Believed, Reason
from vivat.review.sentences import Facts, Sentences
from vivat.words import Words


class CastleSentences(Sentences):
    """Says what a review of a castle game consists of; names are those of its options."""

    def __init__(self, words: Words, options: CastleOptions) -> None:
        super().__init__(words, options.seat_names)
        self._options = options
        self._naming = CastleNaming.of(options)

    def action(self, code: int, partner: int | None = None) -> str:  # noqa: ARG002
        """The action with this number."""
        return self._naming.action(self._words, actions_of(self._options.edition_key)[code].reference)

    def _code_of(self, text: str) -> int:
        action = parse_exact(self._options.edition_key, text)
        if action is None:
            raise AssertionError(f"{text} stands in no record of this game")
        return action.code

    def believed(self, belief: Believed) -> str:
        """A character that was held to be somebody's Favourite."""
        return self._naming.character(self._words, belief.character or 0)

    def player(self, player: int) -> str:
        """The name of a player."""
        return self._options.names[player]

    def unjudged(self) -> str:
        """An empty text, for reviews of the castle games judge every decision."""
        return ""

    def _reason_facts(self, reason: Reason) -> Facts:
        facts = self._about(reason.character)
        if reason.points is not None:
            facts["points"] = reason.points
        if reason.cards is not None:
            facts["cards"] = reason.cards
        return facts

    def _about(self, character: int | None) -> Facts:
        if character is None:
            return {}
        return self._naming.facts_of(self._words, "character", CharacterRef(character))
