"""`vivat lab ladder`: a rating for each bot, and who beats whom.

Every two bots meet at a table of their own, on alternate seats, in duplicate deals in which each sits where the other
sat. The ratings are openskill's; the table of meetings gives the shares of α-rank (Omidshafiei and others, 2019): how
much of a population each bot would come to hold, if whoever does better were imitated.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import expm1
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from numpy.typing import NDArray

from vivat.bots.own import short_name
from vivat.game import ImpossibleOptions, Refusal
from vivat.game.record import AnyOptions
from vivat.lab.deals import Deal, play_game
from vivat.lab.house_rules import played_game
from vivat.lab.pictures import BLUE
from vivat.lab.players import checked_player_names, compile_players
from vivat.lab.report import DataTable, Picture, Report, Value, number_of
from vivat.lab.shares import SHARE, share_of_deals
from vivat.lab.study import Flag, Stage, Study

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INTENSITY, POPULATION = 20.0, 50
"""Of α-rank: how strictly the better one is imitated, and by how many."""
MOST = 700.0
"""The exponential function of more is not a number any more."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """One deal between two bots, played twice: the second time they change places."""

    options: AnyOptions
    pair: tuple[str, str]
    seed: int
    number: int


def meet(meeting: Meeting) -> list[tuple[float, float]]:
    """Play the two games of a meeting; returns what part of each of them each bot won."""
    seats = range(len(meeting.options.seat_names))
    games = []
    for turn in range(2):
        bots = tuple(meeting.pair[(seat + turn) % 2] for seat in seats)
        winners = play_game(Deal(meeting.options, bots, meeting.seed, meeting.number), turn, list(seats))
        won = sum((seat + turn) % 2 == 0 for seat in winners) / len(winners) if winners else 0.0
        games.append((won, 1.0 - won if winners else 0.0))
    return games


@dataclass(kw_only=True)
class Ladder(Study[Meeting, list[tuple[float, float]]]):
    """How strong is each of these bots, and who beats whom?"""

    UNIT = "deals"
    NEEDS = ("openskill",)
    FLAGS: ClassVar = {
        "bots": Flag("two or more (see below)"),
        "deals": Flag("for every two, each played twice"),
    }
    worker = staticmethod(meet)

    bots: tuple[str, ...]
    players: int = 4
    deals: int = 50
    rule: tuple[str, ...] = ()
    meetings: dict[tuple[str, str], list[list[tuple[float, float]]]] = field(default_factory=dict, init=False)
    """By pair, as their names are shown: for each deal, what part of its two games each won."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, self.players, self.rule)
        self.bots = tuple(dict.fromkeys(self.bots))
        if len(self.bots) < 2:
            raise ImpossibleOptions(Refusal("lab-ladder-of-one", ""))
        self._names = checked_player_names(self._played.book, self.bots)
        self.shown = tuple(map(short_name, self.bots))

    def prepare(self) -> None:
        """Compile what searching players search with."""
        compile_players(self._played.options, self._names)

    def stages(self) -> Iterator[Stage[Meeting]]:
        """One stage: the first deal of every two, then the second …, so that an early end is fair to all."""
        options = self._played.options
        jobs = [
            Meeting(options, pair, self.seed, number)
            for number in range(self.deals)
            for pair in combinations(self._names, 2)
        ]
        yield Stage(jobs, len(jobs))

    def take(self, job: Meeting, result: list[tuple[float, float]]) -> int:
        """Add what came of one deal between two bots."""
        one, other = map(short_name, job.pair)
        self.meetings.setdefault((one, other), []).append(result)
        return 1

    def share(self, one: str, other: str) -> tuple[float, float, float]:
        """The part of its games against another that a bot won, with its 95 % interval."""
        turned = (one, other) not in self.meetings
        met = self.meetings.get((other, one) if turned else (one, other), [])
        return share_of_deals([float(np.mean(deal, axis=0)[int(turned)]) for deal in met])

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Openskill's rating of each bot, game by game: the mean, and the standard deviation of the doubt about it."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        rated = {bot: model.rating(name=bot) for bot in self.shown}
        for (one, other), met in sorted(self.meetings.items()):
            for first, second in (game for deal in met for game in deal):
                ranks = [float(second > first), float(first > second)]
                (rated[one],), (rated[other],) = model.rate([[rated[one]], [rated[other]]], ranks=ranks)
        return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}

    def population(self) -> dict[str, float]:
        """The share of a population that each bot would come to hold (α-rank)."""
        shares = [[self.share(one, other)[0] if one != other else 0.5 for other in self.shown] for one in self.shown]
        return dict(zip(self.shown, map(float, alpha_rank(np.array(shares))), strict=True))

    def report(self) -> Report:
        """Ratings and shares, the best first, and what part of its games each wins against each."""
        deals = sum(map(len, self.meetings.values()))
        if not deals:
            return Report(f"Ladder of {self.game}", "No deal was played to its end.", {"deals": 0})
        ratings, population = self.ratings(), self.population()
        order = sorted(self.shown, key=lambda bot: -ratings[bot][0])
        rows: list[list[Value]] = [[bot, *ratings[bot], population[bot]] for bot in order]
        met: list[list[Value]] = [[one, other, *self.share(one, other)] for one, other in permutations(order, 2)]
        played = f"{number_of(deals, 'deal')} of {self.game}, each played twice"
        said = f"{order[0]} leads {len(order)} players after {played}."
        found = Report(f"Ladder of {self.game}", said + self._played.by_house_rules, {"deals": deals})
        found.add(
            DataTable("ratings", "Ratings (openskill) and shares (α-rank)",
                      [("bot", ""), ("rating", ".2f"), ("sigma", ".2f"), ("share", ".1%")], rows),
            Picture("ratings", "Ratings, with twice the doubt about them on each side.",
                   lambda axes: draw_ratings(axes, order, ratings)),
        )  # fmt: skip
        found.add(
            DataTable("meetings", "What part of their games each wins against each; par is 50 %",
                      [("bot", ""), ("against", ""), *SHARE], met),
            Picture("meetings", "Who beats whom: the row's share of its games against the column.",
                   lambda axes: draw_meetings(axes, order, self)),
        )  # fmt: skip
        return found


def alpha_rank(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Where imitation leads: the stationary distribution, from what part of their games each wins against each.

    >>> alpha_rank(np.array([[0.5, 0.9], [0.1, 0.5]])).round(3).tolist()
    [1.0, 0.0]
    >>> alpha_rank(np.full((3, 3), 0.5)).round(3).tolist()
    [0.333, 0.333, 0.333]
    """
    count = len(shares)
    moves = np.zeros((count, count))
    for here in range(count):
        for there in range(count):
            if here != there:
                gain = INTENSITY * (shares[there, here] - shares[here, there])
                fixed = 1.0 / POPULATION if not gain else expm1(-gain) / expm1(min(MOST, -POPULATION * gain))
                moves[here, there] = fixed / max(1, count - 1)
        moves[here, here] = 1.0 - moves[here].sum()
    system = np.vstack([moves.T - np.eye(count), np.ones(count)])
    found, *_ = np.linalg.lstsq(system, np.append(np.zeros(count), 1.0), rcond=None)
    shared: NDArray[np.float64] = np.clip(found, 0.0, 1.0)
    return shared


def draw_ratings(axes: "Axes", order: list[str], ratings: dict[str, tuple[float, float]]) -> None:
    """A dot for each rating, the best on top, with twice the doubt on each side."""
    upwards = order[::-1]
    doubts = [2 * ratings[bot][1] for bot in upwards]
    axes.errorbar([ratings[bot][0] for bot in upwards], upwards, xerr=doubts, fmt="o", color=BLUE, capsize=4)
    axes.set_xlabel("rating")
    axes.margins(y=0.2)


def draw_meetings(axes: "Axes", order: list[str], ladder: Ladder) -> None:
    """A square for each two, coloured by the share of the row."""
    shares = np.array([[ladder.share(one, other)[0] if one != other else np.nan for other in order] for one in order])
    axes.imshow(shares, vmin=0.0, vmax=1.0, cmap="RdBu")
    axes.set_xticks(range(len(order)), order, rotation=30, ha="right")
    axes.set_yticks(range(len(order)), order)
    axes.grid(visible=False)
    for row in range(len(order)):
        for column in range(len(order)):
            if row != column:
                share = shares[row, column]
                ink = "white" if abs(share - 0.5) > 0.3 else "black"
                axes.text(column, row, f"{share:.0%}", ha="center", va="center", color=ink)
