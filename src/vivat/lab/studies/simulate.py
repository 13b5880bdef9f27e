"""`vivat lab simulate`: how long games are, who wins from which seat, and what else comes of them.

Random players run in the compiled rules, statistics included. Others play as at a table, and their games are then
replayed in the same compiled code: what is counted is written once.
"""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from rich.console import Console

from vivat.fast.records import Records
from vivat.game import CastleOptions
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab import findings
from vivat.lab.contestants import make_contestant
from vivat.lab.crew import Advance, Workers, batches, progress_bar, share_out, until_interrupted
from vivat.lab.duel import Deal, finished_game
from vivat.lab.house_rules import parse_rules, with_house_rules
from vivat.lab.report import check_folder, hand_over
from vivat.lab.tallies.engine import tally_random_games, tally_recorded_game
from vivat.lab.tallies.tally import add_tally, empty_tally

RANDOM = "random"
RANDOM_GAMES_A_TASK = 10_000
GAMES_A_TASK = 5


def games_a_task(bot: str) -> int:
    """How many a worker plays before it reports: few enough for a smooth bar and a quick stop."""
    return RANDOM_GAMES_A_TASK if bot == RANDOM else GAMES_A_TASK


@dataclass(frozen=True, slots=True)
class Batch:
    """The games with these numbers."""

    options: AnyOptions
    bot: str
    seed: int
    first: int
    last: int


def play_batch(batch: Batch) -> Records:
    """Play and count them: the same for the same seed and numbers, whoever plays them."""
    params = batch.options.params
    if batch.bot == RANDOM:
        word = Random(f"{batch.seed} {batch.first}").getrandbits(64)  # noqa: S311
        return tally_random_games(params, batch.last - batch.first, np.array([word], np.uint64))
    tally, seats = empty_tally(), len(batch.options.seat_names)
    for number in range(batch.first, batch.last):
        game = finished_game(Deal(batch.options, (batch.bot,) * seats, batch.seed, number), 0, list(range(seats)))
        add_tally(tally, tally_recorded_game(params, [action.code for action in game.actions]))
    return tally


@dataclass(slots=True)
class Simulation:
    """What came of many games."""

    tally: Records = field(default_factory=empty_tally)
    interrupted: bool = False

    @property
    def counts(self) -> Any:
        """The counts by name."""
        return self.tally[0]

    @property
    def games(self) -> int:
        """How many were played."""
        return int(self.counts["games"])


def simulate(
    options: AnyOptions,
    bot: str,
    games: int,
    seed: int,
    workers: Workers = None,
    progress: Advance = lambda _: None,
) -> Simulation:
    """Play; the result does not depend on the number of workers, and Ctrl-C keeps what is done."""
    done = Simulation()
    jobs = [Batch(options, bot, seed, first, last) for first, last in batches(0, games, games_a_task(bot))]

    def take(part: Records) -> None:
        add_tally(done.tally, part)
        progress(int(part[0]["games"]))

    with closing(share_out(play_batch, jobs, workers)) as results:
        done.interrupted = until_interrupted(results, take)
    return done


def run(
    game: str,
    players: int,
    bot: str,
    games: int,
    seed: int,
    as_json: bool,
    rules: Sequence[str] = (),
    folder: Path | None = None,
    workers: Workers = None,
) -> int:
    """Play and print; progress goes to standard error, so that the output can be piped."""
    book = named_options(game, players)
    house_rules = parse_rules(rules, book)
    options = with_house_rules(book, house_rules)
    make_contestant(bot, 0, isinstance(options, CastleOptions))  # refuses who cannot play before anything runs
    if folder is not None:
        check_folder(folder)
    notes = Console(stderr=True)
    with progress_bar("games", games, notes) as (advance, _):
        done = simulate(options, bot, games, seed, workers, advance)
    found = findings.of(book, bot, done.counts, house_rules)
    stopped = f"{done.games:,} of {games:,} games" if done.interrupted else ""
    return hand_over(
        found,
        {"game": game, "players": players, "bots": bot, "seed": seed, "house_rules": house_rules},
        as_json,
        folder,
        stopped,
    )
