"""The families among the results, by key: how a finished game is analysed, its statistics and its cards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from vivat.game.families import CASTLE, INTRIGUE
from vivat.results import analysis as shared
from vivat.results.analysis import Analysis
from vivat.results.castle import analysis as castle
from vivat.results.castle.statistics import STATISTICS as CASTLE_STATISTICS
from vivat.results.finished_game import FinishedGame
from vivat.results.intrigue import analysis as intrigue
from vivat.results.intrigue.statistics import STATISTICS as INTRIGUE_STATISTICS
from vivat.results.statistic import OF_EVERY_GAME, Statistic

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class ResultsFamily:
    """What the results have of a family."""

    analyse: Callable[[FinishedGame], Analysis]
    """A finished game of it, laid out for statistics."""
    statistics: Mapping[str, Statistic]
    """Its statistics by key, those of every game included."""
    circumstances: tuple[str, ...]
    """What the condition of a mark can ask of its games alone."""
    catalogue: Path
    """Its achievement cards."""


PARTS: Mapping[str, ResultsFamily] = {
    CASTLE.key: ResultsFamily(
        castle.CastleAnalysis,
        OF_EVERY_GAME | CASTLE_STATISTICS,
        castle.CIRCUMSTANCES,
        HERE / CASTLE.key / "achievements.toml",
    ),
    INTRIGUE.key: ResultsFamily(
        intrigue.IntrigueAnalysis,
        OF_EVERY_GAME | INTRIGUE_STATISTICS,
        intrigue.CIRCUMSTANCES,
        HERE / INTRIGUE.key / "achievements.toml",
    ),
}
STATISTICS: Mapping[str, Statistic] = {key: each for part in PARTS.values() for key, each in part.statistics.items()}
"""All statistics by key."""
CIRCUMSTANCES = (*shared.CIRCUMSTANCES, *(each for part in PARTS.values() for each in part.circumstances))
"""Everything that the condition of a mark can ask for."""


def analyse(finished: FinishedGame) -> Analysis:
    """A finished game of either family, laid out for statistics."""
    return PARTS[finished.game.family].analyse(finished)


def statistics_of(finished: FinishedGame) -> Mapping[str, Statistic]:
    """The statistics that a finished game has a value of, by key."""
    return PARTS[finished.game.family].statistics
