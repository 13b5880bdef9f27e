"""S1: Names what a game of intrigue consists of, in the words of a language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vivat.game.intrigue.sheet import GOOD_NAMES
from vivat.game.naming import Naming
from vivat.game.sentence import GoodRef, GoodsRef, Named, PlayerRef, RoleRef, RolesRef
from vivat.rules.intrigue.roles import ROLE_NAMES

if TYPE_CHECKING:
    from vivat.words import Words


@dataclass(frozen=True, slots=True)
class IntrigueNaming(Naming):
    """Names players, roles and goods."""

    names: tuple[str, ...]
    """The names of the players."""

    def role(self, words: "Words", role: int) -> str:
        """S1: The name of a role by number: "King"."""
        return words.say(f"role-{ROLE_NAMES[role]}")

    def roles(self, words: "Words", roles: Sequence[int]) -> str:
        """Several roles in a row."""
        return words.listed([self.role(words, role) for role in roles]) or words.say("none")

    def good(self, words: "Words", good: int) -> str:
        """A suit, or gold: "Might"."""
        return words.say(f"good-{GOOD_NAMES[good]}")

    def goods(self, words: "Words", counts: Sequence[int]) -> str:
        """How much of what: "2 Might and 1 Power"; "nothing" if there is nothing."""
        parts = [
            words.say("amount", count=count, good=self.good(words, good)) for good, count in enumerate(counts) if count
        ]
        return words.listed(parts) or words.say("nothing")

    def name(self, words: "Words", named: Named) -> str:
        """S1: Somebody or something of the game by its name."""
        match named:
            case PlayerRef():
                return self.names[named.number]
            case RoleRef():
                return self.role(words, named.number)
            case RolesRef():
                return self.roles(words, named.numbers)
            case GoodRef():
                return self.good(words, named.number)
            case GoodsRef():
                return self.goods(words, named.counts)
            case _:
                raise AssertionError(f"no sentence of intrigue names {named}")

    def facts_of(self, words: "Words", fact: str, named: Named) -> dict[str, str | int]:
        """S1: What a message takes; several may read what is said here, so nobody is "you" in it."""
        said: dict[str, str | int] = {fact: self.name(words, named)}
        return said | {f"{fact}-is": "one"} if isinstance(named, PlayerRef) else said
