"""A statistic: one number, or one set of things, that a finished game brings a player."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vivat.results.analysis import Analysis

Value = int | frozenset[str]
"""How much, or which different things."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """What a function measures, under the name of that function; its docstring says what is counted."""

    measure: Callable[[Any, int], Value | None]
    """The value of an analysed game for a player; None if the game says nothing about it."""

    @property
    def key(self) -> str:
        """What catalogues call it: "role-victories"."""
        return self.measure.__name__.replace("_", "-")

    @property
    def description(self) -> str:
        """What is counted, in English."""
        return (self.measure.__doc__ or "").splitlines()[0].rstrip(".")


def by_key(*measures: Callable[[Any, int], Value | None]) -> dict[str, Statistic]:
    """Statistics of these functions, by their keys."""
    return {statistic.key: statistic for statistic in map(Statistic, measures)}


# Of every game


def games(analysis: Analysis, player: int) -> int:  # noqa: ARG001
    """Games played to their end, won or lost."""
    return 1


def victories(analysis: Analysis, player: int) -> int:
    """Games won, in whatever way and with whomever."""
    return int(player in analysis.winners)


def sole_victories(analysis: Analysis, player: int) -> int:
    """Games won as the only winner, or the only team that won."""
    return int(player in analysis.sole_winners)


def different_games(analysis: Analysis, player: int) -> frozenset[str]:  # noqa: ARG001
    """Different games played: three of the castle, one of cards."""
    return frozenset({analysis.finished.game.options.edition_key})


def different_games_won(analysis: Analysis, player: int) -> frozenset[str]:
    """Different games won: three of the castle, one of cards."""
    return different_games(analysis, player) if player in analysis.winners else frozenset()


def different_people_beaten(analysis: Analysis, player: int) -> frozenset[str]:
    """Different people who lost a game that one has won."""
    if player not in analysis.winners:
        return frozenset()
    others = (each.person for number, each in enumerate(analysis.finished.players) if number not in analysis.winners)
    return frozenset(person for person in others if person is not None)


OF_EVERY_GAME = by_key(games, victories, sole_victories, different_games, different_games_won, different_people_beaten)
