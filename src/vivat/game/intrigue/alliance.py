"""S6: What an alliance means by the rules of a game, as data for whoever is asked to join one."""

from dataclasses import dataclass

from vivat.game.intrigue.action import Verb
from vivat.rules.intrigue.state import Params
from vivat.rules.intrigue.victory import ALLIED_POINTS


@dataclass(frozen=True, slots=True)
class AllianceTerms:
    """S6.1, S7.3: What an alliance can win, what it rules out between the two, and what it does not."""

    points: int
    """S8.1: What an ally gets when the other wins; 0 where nobody wins by an alliance (S9.4)."""
    forbidden: tuple[Verb, ...] = ("bribe", "extort", "investigate")
    """S6.1: What allies cannot do to each other: so it protects from the ally, and binds oneself."""
    allowed: tuple[Verb, ...] = ("assassinate", "accuse", "seize-him", "sabotage")
    """S6.1: What allies can still do to each other."""


def alliance_terms(p: Params) -> AllianceTerms:
    """S6: The terms of an alliance in a game."""
    return AllianceTerms(ALLIED_POINTS if p.allied_victories else 0)
