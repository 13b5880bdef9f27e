"""`vivat lab calibrate`: how good beliefs are, about Favourites, or about roles and hands.

Bots play, and at certain moments everybody is asked. Two questions: how much doubt is left (the logarithmic loss of
what is true), and whether what is called likely is as likely as that (reliability).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from vivat.bots.levels import USUAL_BOT
from vivat.bots.own import short_name
from vivat.game import Dealer
from vivat.game.record import AnyOptions, new_game
from vivat.lab.batches import Batch
from vivat.lab.calibration import Calibration, show
from vivat.lab.families import family_of
from vivat.lab.house_rules import played_game
from vivat.lab.players import checked_player_names, make_player
from vivat.lab.report import Report
from vivat.lab.study import Flag, Stage, Study
from vivat.lab.workers import batches
from vivat.search.compilation import compile_once

GAMES_A_JOB = 2


@dataclass(slots=True)
class Judged:
    """What was believed in so many games, by subject."""

    calibrations: list[Calibration]
    games: int = 0

    @classmethod
    def about(cls, options: AnyOptions) -> "Judged":
        """Empty counts for what is secret in this game."""
        return cls([Calibration(subject) for subject in family_of(options).subjects()])

    def add(self, other: "Judged") -> None:
        """Add the counts of other games; the order does not matter."""
        self.games += other.games
        for mine, theirs in zip(self.calibrations, other.calibrations, strict=True):
            mine.add(theirs)


def survey_batch(batch: Batch) -> Judged:
    """Play the games of a batch and ask everybody; returns how good the answers were."""
    options, seats = batch.options, len(batch.options.seat_names)
    family, found = family_of(options), Judged.about(options)
    for number in range(batch.first, batch.last):
        own = Random(f"{batch.seed} {number}").getrandbits(63)  # noqa: S311
        seeds = [Random(f"{own} {seat}").getrandbits(63) for seat in range(seats)]  # noqa: S311
        players = [make_player(batch.bot, seed, options) for seed in seeds]
        family.survey(new_game(options, Dealer.seeded(own)), players, found.calibrations)
        found.games += 1
    return found


@dataclass(kw_only=True)
class Calibrate(Study[Batch, Judged]):
    """How good are beliefs about everybody's Favourites, or roles and hands?"""

    FLAGS: ClassVar = {"games": Flag("games in which beliefs are asked for")}
    worker = staticmethod(survey_batch)

    players: int = 4
    bots: str = USUAL_BOT
    games: int = 200
    rule: tuple[str, ...] = ()
    judged: Judged = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, self.players, self.rule)
        (self._bot,) = checked_player_names(self._played.book, [self.bots])
        self.judged = Judged.about(self._played.book)

    def prepare(self) -> None:
        """Compile the search, whoever plays: beliefs are part of it."""
        compile_once(self._played.options.family)

    def stages(self) -> Iterator[Stage[Batch]]:
        """One stage with all batches."""
        options = self._played.options
        jobs = [Batch(options, self._bot, self.seed, *part) for part in batches(0, self.games, GAMES_A_JOB)]
        yield Stage(jobs, self.games)

    def take(self, _: Batch, result: Judged) -> int:
        """Add the judgements of one batch."""
        self.judged.add(result)
        return result.games

    def report(self) -> Report:
        """Doubt and reliability of beliefs, by subject."""
        done, name = self.judged, family_of(self._played.book).name
        said = f"{done.games:,} games were played." if done.games else "No game was played to its end."
        title = f"Beliefs in {name} with {self._played.seats} {short_name(self.bots)} players"
        found = Report(title, said + self._played.by_house_rules, {"games": done.games})
        for each in done.calibrations:
            show(found, each)
        return found
