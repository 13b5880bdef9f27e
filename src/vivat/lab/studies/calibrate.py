"""`vivat lab calibrate`: how good beliefs are, about Favourites, or about roles and hands.

Stewards play, and at certain moments everybody is asked. Two questions: how much doubt is left (the logarithmic loss of
what is true), and whether what is called likely is as likely as that (reliability).
"""

from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.console import Console

from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.calibration import Calibration, show
from vivat.lab.castle_watch import CARDS, CastleWatch
from vivat.lab.court_watch import HAND, ROLE, CourtWatch
from vivat.lab.crew import Advance, Workers, batches, progress_bar, share_out, until_interrupted
from vivat.lab.report import Findings, check_folder, hand_over

GAMES_A_TASK = 2


@dataclass(frozen=True, slots=True)
class Batch:
    """The games with these numbers."""

    options: AnyOptions
    seed: int
    first: int
    last: int


@dataclass(slots=True)
class Judged:
    """What was believed in so many games, by subject."""

    calibrations: list[Calibration]
    games: int = 0
    interrupted: bool = field(default=False, compare=False)

    @classmethod
    def about(cls, options: AnyOptions) -> "Judged":
        """Nothing yet of what is secret in this game."""
        subjects = (CARDS,) if isinstance(options, CastleOptions) else (ROLE, HAND)
        return cls([Calibration(subject) for subject in subjects])

    def add(self, other: "Judged") -> None:
        """Other games too; the order does not matter."""
        self.games += other.games
        for mine, theirs in zip(self.calibrations, other.calibrations, strict=True):
            mine.add(theirs)


def watch_batch(batch: Batch) -> Judged:
    """Play and judge them: the same for the same seed and numbers, whoever plays them."""
    found = Judged.about(batch.options)
    for number in range(batch.first, batch.last):
        own = Random(f"{batch.seed} {number}").getrandbits(63)  # noqa: S311
        dealer = Dealer.seeded(own)
        if isinstance(batch.options, CastleOptions):
            CastleWatch(batch.options, found.calibrations[0]).play(CastleGame(batch.options, dealer), own)
        else:
            CourtWatch(batch.options, *found.calibrations).play(IntrigueGame(batch.options, dealer), own)
        found.games += 1
    return found


def calibrate(
    options: AnyOptions, games: int, seed: int, workers: Workers = None, progress: Advance = lambda _: None
) -> Judged:
    """Play; the result does not depend on the number of workers, and Ctrl-C keeps what is done."""
    total = Judged.about(options)
    jobs = [Batch(options, seed, first, last) for first, last in batches(0, games, GAMES_A_TASK)]

    def take(part: Judged) -> None:
        total.add(part)
        progress(part.games)

    with closing(share_out(watch_batch, jobs, workers)) as results:
        total.interrupted = until_interrupted(results, take)
    return total


def findings(options: AnyOptions, done: Judged) -> Findings:
    """What the counts say."""
    name = options.edition.title if isinstance(options, CastleOptions) else options.scenario.key
    said = f"{done.games:,} games were played." if done.games else "No game was played to its end."
    found = Findings(f"Beliefs in {name} with {len(options.seat_names)} stewards", said, {"games": done.games})
    for each in done.calibrations:
        show(found, each)
    return found


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
    if folder is not None:
        check_folder(folder)
    with progress_bar("games", games, Console(stderr=True)) as (advance, _):
        done = calibrate(options, games, seed, workers, advance)
    stopped = f"{done.games:,} of {games:,} games" if done.interrupted else ""
    facts = {"game": game, "players": players, "seed": seed}
    return hand_over(findings(options, done), facts, as_json, folder, stopped)
