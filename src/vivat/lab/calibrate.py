"""`vivat lab calibrate`: how good the beliefs about everybody's Favourites are.

Stewards play; at moments of each round every seat is asked what it believes. Two questions: how much doubt is left
(the logarithmic loss of the true card), and whether what is called likely is as likely as that (reliability).
"""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from math import exp, log
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from vivat.bots import make_bot
from vivat.game import CastleGame, CastleObservation, CastleOptions, Dealer, ImpossibleOptions, Refusal
from vivat.game.named import named_options
from vivat.lab.crew import Advance, Workers, batches, progress_bar, share_out, until_interrupted
from vivat.lab.report import (
    BLUE,
    GREY,
    ORANGE,
    DataTable,
    Figure,
    Findings,
    check_folder,
    hand_over,
)
from vivat.rules.castle.state import FAVOURITES_CARDS, JESTER
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.worlds import cards_out

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOMENTS = ("after placements", "election 1 over", "election 2 over", "election 3 over", "later elections", "last vote")
AFTER_PLACEMENTS, LATER_ELECTIONS, LAST_VOTE = 0, 4, 5
BINS = 10
MILLION = 1_000_000
"""Sums are kept in whole millionths, so that they do not depend on the order."""
LEAST = 1e-9
"""What was thought impossible is not punished beyond measure."""
GAMES_A_TASK = 2

Counts = NDArray[np.int64]


@dataclass(slots=True)
class Calibration:
    """What was believed, and what was true."""

    games: int = 0
    losses: Counts = field(default_factory=lambda: np.zeros((len(MOMENTS), 3), np.int64))
    """By moment: judgements, their loss, and the loss of holding all possible cards equally likely."""
    bins: Counts = field(default_factory=lambda: np.zeros((len(MOMENTS), BINS, 3), np.int64))
    """By moment and stated probability that a character is a Favourite: how often, stated in all, true."""
    interrupted: bool = False

    def judge(self, moment: int, odds: NDArray[np.float64], card: int, possible: int, cards: Counts) -> None:
        """One belief about one player's card; `cards` says which characters are on which."""
        loss = -log(max(float(odds[card]), LEAST))
        self.losses[moment] += (1, round(loss * MILLION), round(log(possible) * MILLION))
        for stated, true in zip((odds @ cards).tolist(), cards[card].tolist(), strict=True):
            self.bins[moment, min(int(stated * BINS), BINS - 1)] += (1, round(stated * MILLION), true)

    def add(self, other: "Calibration") -> None:
        """Other games too; the order does not matter."""
        self.games += other.games
        self.losses += other.losses
        self.bins += other.bins


@dataclass(slots=True)
class Watch:
    """One game under watch: what moment it is, and what the true cards are."""

    options: CastleOptions
    found: Calibration
    true_cards: dict[int, int] = field(default_factory=dict)
    placed: int = 0
    elections: int = 0

    def ask(self, moment: int, seen: Sequence[CastleObservation]) -> None:
        """Every seat about everybody whose card it does not know."""
        p = self.options.params
        cards = np.array([[mask >> character & 1 for character in range(JESTER)] for mask in p.favourites], np.int64)
        for observation in seen:
            odds = castle_beliefs(observation).odds
            possible = FAVOURITES_CARDS - cards_out(observation).bit_count()
            for player, known in enumerate(observation.cards):
                if known is None:
                    self.found.judge(moment, odds[player], self.true_cards[player], possible, cards)

    def play(self, game: CastleGame, seed: int) -> None:
        """To the end, among stewards."""
        seats = self.options.params.seats
        bots = [make_bot("steward", Random(f"{seed} {seat}").getrandbits(63)) for seat in range(seats)]  # noqa: S311
        self.hear(game, 0, ())
        while game.deciding is not None:
            before = [game.observe(seat) for seat in range(seats)] if len(game.polled) == 1 else []
            told = len(game.events)
            game.play(bots[game.to_act or 0].act(game.observe(game.deciding)))
            self.hear(game, told, before)

    def hear(self, game: CastleGame, told: int, before: Sequence[CastleObservation]) -> None:
        """What has just happened makes a moment, or not; `before` is how all saw it before the last ballot."""
        for event in game.events[told:]:
            if event.kind == "round-begins":
                self.placed = self.elections = 0
            elif event.kind == "favourites-dealt" and event.player is not None and event.card is not None:
                self.true_cards[event.player] = event.card
            elif event.kind == "crowned":
                self.ask(LAST_VOTE, before)
            elif event.kind in ("rejected", "cancelled"):
                self.elections += 1
                self.ask(min(self.elections, LATER_ELECTIONS), self.now(game))
            elif event.kind == "placed":
                self.placed += 1
                if self.placed == self.options.params.placements:
                    self.ask(AFTER_PLACEMENTS, self.now(game))

    def now(self, game: CastleGame) -> list[CastleObservation]:
        """What every seat sees."""
        return [game.observe(seat) for seat in range(self.options.params.seats)]


@dataclass(frozen=True, slots=True)
class Batch:
    """The games with these numbers."""

    options: CastleOptions
    seed: int
    first: int
    last: int


def watch_batch(batch: Batch) -> Calibration:
    """Play and judge them: the same for the same seed and numbers, whoever plays them."""
    found = Calibration()
    for number in range(batch.first, batch.last):
        own = Random(f"{batch.seed} {number}").getrandbits(63)  # noqa: S311
        Watch(batch.options, found).play(CastleGame(batch.options, Dealer.seeded(own)), own)
        found.games += 1
    return found


def calibrate(
    options: CastleOptions, games: int, seed: int, workers: Workers = None, progress: Advance = lambda _: None
) -> Calibration:
    """Play; the result does not depend on the number of workers, and Ctrl-C keeps what is done."""
    total = Calibration()
    jobs = [Batch(options, seed, first, last) for first, last in batches(0, games, GAMES_A_TASK)]

    def take(part: Calibration) -> None:
        total.add(part)
        progress(part.games)

    with closing(share_out(watch_batch, jobs, workers)) as results:
        total.interrupted = until_interrupted(results, take)
    return total


def findings(options: CastleOptions, done: Calibration) -> Findings:
    """What the counts say."""
    moments = [
        (name, asked, loss / asked / MILLION, even / asked / MILLION, exp(loss / asked / MILLION),
         exp(even / asked / MILLION))
        for name, (asked, loss, even) in zip(MOMENTS, done.losses.tolist(), strict=True)
        if asked
    ]  # fmt: skip
    reliability = [
        (number / BINS, (number + 1) / BINS, asked, stated / asked / MILLION, true / asked)
        for number, (asked, stated, true) in enumerate(done.bins.sum(axis=0).tolist())
        if asked
    ]
    title = f"Beliefs in {options.edition.title} with {len(options.seats)} stewards"
    found = Findings(title, summary(done, moments, reliability))
    found.figures |= {"games": done.games, "log_of_26": log(FAVOURITES_CARDS)}
    columns = [("moment", ""), ("judgements", ",d"), ("loss", ".3f"), ("uniform", ".3f"), ("cards", ".1f")]
    found.show(
        DataTable("moments", "Loss of the true card, in nats, and the equally likely cards that leave as much doubt",
                  [*columns, ("possible", ".1f")], moments),
        Figure("moments", "Doubt about an opponent's card, in equally likely cards; grey: all that are possible.",
               lambda axes: draw_doubt(axes, moments)),
    )  # fmt: skip
    found.show(
        DataTable("reliability", "“This character is a Favourite of that player”",
                  [("from", ".1f"), ("to", ".1f"), ("asked", ",d"), ("stated", ".1%"), ("true", ".1%")], reliability),
        Figure("reliability", "What is called so likely is true so often; on the line, beliefs are honest.",
               lambda axes: draw_reliability(axes, reliability)),
    )  # fmt: skip
    return found


Moment = tuple[str, int, float, float, float, float]
Bin = tuple[float, float, int, float, float]


def summary(done: Calibration, moments: Sequence[Moment], reliability: Sequence[Bin]) -> str:
    """What matters most."""
    if not moments:
        return "No game was played to its end."
    asked = sum(row[2] for row in reliability)
    error = sum(row[2] * abs(row[3] - row[4]) for row in reliability) / asked
    first, last = moments[0], moments[-1]
    return (
        f"In {done.games:,} games, what is not known of an opponent's card is worth {first[4]:.1f} equally likely "
        f"cards {first[0]} and {last[4]:.1f} at the {last[0]}, where {last[5]:.1f} are possible. Stated chances of a "
        f"Favourite are off by {error:.1%} on average."
    )


def draw_doubt(axes: "Axes", moments: Sequence[Moment]) -> None:
    """Doubt left, beside all that is possible."""
    at = np.arange(len(moments))
    axes.barh(at, [row[5] for row in moments], color=GREY, alpha=0.3, label="possible")
    axes.barh(at, [row[4] for row in moments], color=BLUE, height=0.5, label="as many as believed")
    for place, row in enumerate(moments):
        axes.text(row[4] + 0.3, place, f"{row[4]:.1f}", va="center")
    axes.set_yticks(at, [row[0] for row in moments])
    axes.invert_yaxis()
    axes.grid(False)
    axes.set_xlabel("cards")


def draw_reliability(axes: "Axes", reliability: Sequence[Bin]) -> None:
    """Stated against true; a larger dot stands for more."""
    from matplotlib.ticker import PercentFormatter

    most = max((row[2] for row in reliability), default=1)
    axes.plot([0, 1], [0, 1], color=GREY, linestyle="--", linewidth=1)
    axes.plot([row[3] for row in reliability], [row[4] for row in reliability], color=ORANGE, linewidth=1.2)
    sizes = [8 + 90 * row[2] / most for row in reliability]
    axes.scatter([row[3] for row in reliability], [row[4] for row in reliability], s=sizes, color=ORANGE, zorder=3)
    axes.set_xlabel("stated")
    axes.set_ylabel("true")
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def run(
    game: str,
    players: int,
    games: int,
    seed: int,
    as_json: bool,
    folder: Path | None = None,
    workers: Workers = None,
) -> int:
    """Play and print; progress goes to standard error, so that the output can be piped."""
    options = named_options(game, players)
    if not isinstance(options, CastleOptions):
        raise ImpossibleOptions(Refusal("lab-no-beliefs", "", {"game": game}))
    if folder is not None:
        check_folder(folder)
    notes = Console(stderr=True)
    with progress_bar("games", games, notes) as (advance, _):
        done = calibrate(options, games, seed, workers, advance)
    found = findings(options, done)
    stopped = f"{done.games:,} of {games:,} games" if done.interrupted else ""
    return hand_over(found, {"game": game, "players": players, "seed": seed}, as_json, folder, stopped)
