"""`vivat lab ladder`: a rating for each bot, and who beats whom.

Every two bots meet at a table of their own, on alternate seats, in duplicate deals in which each sits where the other
sat. The ratings are openskill's; the table of meetings gives the shares of α-rank (Omidshafiei and others, 2019): how
much of a population each bot would come to hold, if whoever does better were imitated.
"""

from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import expm1
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from vivat.game import CastleOptions
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.contestants import make_contestant
from vivat.lab.crew import Advance, Workers, progress_bar, share_out, until_interrupted
from vivat.lab.duel import Contest, Deal, play_game
from vivat.lab.report import BLUE, DataTable, Figure, Findings, Value, check_folder, hand_over

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
    """What part of each of the two games each bot won."""
    seats = range(len(meeting.options.seat_names))
    games = []
    for turn in range(2):
        bots = tuple(meeting.pair[(seat + turn) % 2] for seat in seats)
        winners = play_game(Deal(meeting.options, bots, meeting.seed, meeting.number), turn, list(seats))
        won = sum((seat + turn) % 2 == 0 for seat in winners) / len(winners) if winners else 0.0
        games.append((won, 1.0 - won if winners else 0.0))
    return games


@dataclass(slots=True)
class Ladder:
    """All meetings so far."""

    bots: tuple[str, ...]
    meetings: dict[tuple[str, str], list[list[tuple[float, float]]]] = field(default_factory=dict)
    interrupted: bool = False

    @property
    def deals(self) -> int:
        """How many were played."""
        return sum(map(len, self.meetings.values()))

    def share(self, one: str, other: str) -> tuple[float, float, float]:
        """The part of its games against another that a bot won, with its 95 % interval."""
        turned = (one, other) not in self.meetings
        met = self.meetings.get((other, one) if turned else (one, other), [])
        contest = Contest((one, other), [list(np.mean(deal, axis=0)) for deal in met])
        return contest.share(1 if turned else 0)

    def ratings(self) -> dict[str, tuple[float, float]]:
        """openskill's, game by game: the mean and how sure it is of it."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        rated = {bot: model.rating(name=bot) for bot in self.bots}
        for (one, other), met in sorted(self.meetings.items()):
            for first, second in (game for deal in met for game in deal):
                ranks = [float(second > first), float(first > second)]
                (rated[one],), (rated[other],) = model.rate([[rated[one]], [rated[other]]], ranks=ranks)
        return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}

    def standing(self) -> dict[str, float]:
        """The shares of α-rank."""
        shares = [[self.share(one, other)[0] if one != other else 0.5 for other in self.bots] for one in self.bots]
        return dict(zip(self.bots, map(float, alpha_rank(np.array(shares))), strict=True))


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


def climb_ladder(
    options: AnyOptions,
    bots: tuple[str, ...],
    deals: int,
    seed: int,
    workers: Workers = None,
    progress: Advance = lambda _: None,
) -> Ladder:
    """Let every two of them meet; the result does not depend on the workers, and Ctrl-C keeps what is done."""
    ladder = Ladder(bots)
    pairs = list(combinations(bots, 2))
    jobs = [Meeting(options, pair, seed, number) for number in range(deals) for pair in pairs]
    done = iter(jobs)

    def take(games: list[tuple[float, float]]) -> None:
        ladder.meetings.setdefault(next(done).pair, []).append(games)
        progress(1)

    with closing(share_out(meet, jobs, workers)) as results:
        ladder.interrupted = until_interrupted(results, take)
    return ladder


def findings(game: str, ladder: Ladder) -> Findings:
    """What came of it, the best first."""
    ratings, standing = ladder.ratings(), ladder.standing()
    order = sorted(ladder.bots, key=lambda bot: -ratings[bot][0])
    rows: list[list[Value]] = [[bot, *ratings[bot], standing[bot]] for bot in order]
    met: list[list[Value]] = [[one, other, *ladder.share(one, other)] for one, other in permutations(order, 2)]
    said = f"{order[0]} leads {len(order)} players after {ladder.deals:,} deals of {game}, each played twice."
    found = Findings(f"Ladder of {game}", said)
    found.figures["deals"] = ladder.deals
    found.show(
        DataTable("ratings", "Ratings (openskill) and shares (α-rank)",
                  [("bot", ""), ("rating", ".2f"), ("sigma", ".2f"), ("share", ".1%")], rows),
        Figure("ratings", "Ratings, with twice the doubt about them on each side.",
               lambda axes: draw_ratings(axes, order, ratings)),
    )  # fmt: skip
    found.show(
        DataTable("meetings", "What part of their games each wins against each; par is 50 %",
                  [("bot", ""), ("against", ""), ("wins", ".1%"), ("low", ".1%"), ("high", ".1%")], met),
        Figure("meetings", "Who beats whom: the row's share of its games against the column.",
               lambda axes: draw_meetings(axes, order, ladder)),
    )  # fmt: skip
    return found


def draw_ratings(axes: "Axes", order: list[str], ratings: dict[str, tuple[float, float]]) -> None:
    """The best on top."""
    upwards = order[::-1]
    doubts = [2 * ratings[bot][1] for bot in upwards]
    axes.errorbar([ratings[bot][0] for bot in upwards], upwards, xerr=doubts, fmt="o", color=BLUE, capsize=4)
    axes.set_xlabel("rating")
    axes.margins(y=0.2)


def draw_meetings(axes: "Axes", order: list[str], ladder: Ladder) -> None:
    """A square for each two."""
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


def run(
    game: str,
    bots: tuple[str, ...],
    players: int,
    deals: int,
    seed: int,
    as_json: bool,
    folder: Path | None = None,
    workers: Workers = None,
) -> int:
    """Play and print; progress goes to standard error, so that the output can be piped."""
    options = named_options(game, players)
    bots = tuple(dict.fromkeys(bots))
    for bot in bots:
        make_contestant(bot, 0, isinstance(options, CastleOptions))  # refuses who cannot play before anything runs
    if folder is not None:
        check_folder(folder)
    notes = Console(stderr=True)
    total = deals * len(bots) * (len(bots) - 1) // 2
    with progress_bar("deals", total, notes) as (advance, _):
        ladder = climb_ladder(options, bots, deals, seed, workers, advance)
    found = findings(game, ladder)
    stopped = f"{ladder.deals:,} of {total:,} deals" if ladder.interrupted else ""
    return hand_over(found, {"game": game, "players": players, "seed": seed}, as_json, folder, stopped)
