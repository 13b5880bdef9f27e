"""What sentences and refusals refer to, in the words of a language; each family names its own things."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING

from vivat.game.sentence import ActionRef, ActionsRef, Fact, Named

if TYPE_CHECKING:
    from vivat.words import Words


class Naming(ABC):
    """Names what a game, or what can be said of it, consists of."""

    @abstractmethod
    def name(self, words: "Words", named: Named) -> str:
        """Somebody or something of the game by its name."""

    @abstractmethod
    def facts_of(self, words: "Words", fact: str, named: Named) -> dict[str, str | int]:
        """What a message takes of a reference: its name, and beside it whatever messages choose by."""

    def action(self, words: "Words", action: ActionRef) -> str:
        """An action in words, with what it is paid with where the reference says so."""
        facts = self.filled_in(words, action.facts)
        said = words.say(f"action-{action.verb}", **facts)
        return words.say("aim-paid", aim=said, goods=facts["cost"]) if "cost" in facts else said

    def filled_in(self, words: "Words", facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """The facts of a sentence or a refusal with everything that they refer to in words."""
        said: dict[str, str | int] = {}
        for name, fact in facts.items():
            match fact:
                case int() | str():
                    said[name] = fact
                case ActionRef():
                    said[name] = self.action(words, fact)
                case ActionsRef():
                    said[name] = ", ".join(self.action(words, each) for each in fact.actions)
                case _:
                    said |= self.facts_of(words, name, fact)
        return said
