"""`vivat lab honesty`: can a review be believed? Stated chances against what happened, planted blunders, two seeds.

Tables are mixed: who sits where is drawn for each game. Every chance that a review states is compared with what came of
the game; votes that are certainly wrong should be called mistakes; and another seed should name the same mistakes.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from vivat.bots.own import short_name
from vivat.game import Dealer, GameRecord
from vivat.game.record import AnyOptions, new_game
from vivat.lab.calibration import BINS, MILLION, Bin, draw_reliability
from vivat.lab.families import family_of
from vivat.lab.house_rules import played_game
from vivat.lab.players import checked_player_names, make_player
from vivat.lab.report import DataTable, Picture, Report
from vivat.lab.study import Flag, Stage, Study
from vivat.review import review_curve, review_game
from vivat.search.compilation import compile_once
from vivat.table.record_tags import bot_tags

MIXED = ("steward", "page", "search:1000")
ROUNDS = 3
"""Rounds that are told apart; what comes later is counted with the last of them."""
SEEDS_A_STAGE = 40
"""Games in which blunders are looked for before it is seen whether there are enough."""
FEWEST = 20
"""After so many such games without any, there are none to be found in this game."""


@dataclass(frozen=True, slots=True)
class Task:
    """One game: its stated chances are compared, it is reviewed twice, or blunders are planted in it."""

    kind: str
    """"chances", "twice" or "blunders"."""
    options: AnyOptions
    bots: tuple[str, ...]
    seed: int
    number: int
    unnamed: bool = False
    """Whether the record does not say who is a bot, so that everybody's type is inferred as of people."""


@dataclass(slots=True)
class Honest:
    """What came of tasks; sums do not depend on their order."""

    chances: NDArray[np.int64]
    """By bot, round, tenth of what the seat was told, and kind (known, true): asked, stated and won, in millionths."""
    games: int = 0
    blunders: int = 0
    called: int = 0
    """Blunders that were called mistakes."""
    looked: int = 0
    """Games in which blunders were looked for."""
    twice: int = 0
    named: int = 0
    """Mistakes that one of two seeds named, counted for each."""
    both: int = 0
    """Mistakes that both seeds named."""

    @classmethod
    def empty(cls, bots: int) -> "Honest":
        """The counts before any task, with room for so many kinds of bots."""
        return cls(np.zeros((bots, ROUNDS, BINS, 2, 3), np.int64))

    def add(self, other: "Honest") -> None:
        """Add what came of other tasks."""
        self.chances += other.chances
        for name in ("games", "blunders", "called", "looked", "twice", "named", "both"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def carry_out_task(task: Task) -> Honest:
    """Do one task in a process of its own."""
    found = Honest.empty(len(task.bots))
    if task.kind == "blunders":
        called = family_of(task.options).blunders_called(task.number)
        found.looked, found.blunders, found.called = 1, len(called), sum(called)
        return found
    record, seats = played_record(task)
    if task.kind == "twice":
        one, two = (
            {each.move for each in review_game(record, seed=seed).decisions if each.verdict == "mistake"}
            for seed in (1, 2)
        )
        found.twice, found.named, found.both = 1, len(one) + len(two), len(one & two)
        return found
    *points, end = review_curve(record).curve
    found.games = 1
    for point in points:
        for seat, bot in enumerate(seats):
            for kind, stated in enumerate((point.known[seat], point.true[seat])):
                tenth = min(BINS - 1, int(stated * BINS))
                cell = found.chances[bot, min(ROUNDS, point.round) - 1, tenth, kind]
                cell += (1, round(stated * MILLION), round(end.known[seat] * MILLION))
    return found


def played_record(task: Task) -> tuple[GameRecord, list[int]]:
    """A game at a mixed table, and by seat the number of the bot that sat there."""
    luck = Random(f"{task.seed} {task.number}")  # noqa: S311
    game = new_game(task.options, Dealer.seeded(luck.getrandbits(63)))
    seats = [luck.randrange(len(task.bots)) for _ in task.options.seat_names]
    players = [make_player(task.bots[each], luck.getrandbits(63), task.options) for each in seats]
    while game.deciding is not None and game.to_act is not None:
        game.play(players[game.to_act].act(game.observe(game.deciding)))
    tags = {} if task.unnamed else bot_tags({seat: task.bots[each] for seat, each in enumerate(seats)})
    return GameRecord.of(game, tags), seats


@dataclass(kw_only=True)
class Honesty(Study[Task, Honest]):
    """Can a review be believed?"""

    FLAGS: ClassVar = {
        "bots": Flag("who sits at mixed tables (see below)"),
        "games": Flag("games whose stated chances are compared with what happened"),
        "positions": Flag("planted blunders"),
        "twice": Flag("games that are reviewed with two seeds"),
        "unnamed": Flag("records do not say who is a bot: everybody's type is inferred"),
    }
    worker = staticmethod(carry_out_task)

    bots: tuple[str, ...] = MIXED
    players: int = 4
    games: int = 100
    positions: int = 200
    twice: int = 10
    unnamed: bool = False
    rule: tuple[str, ...] = ()
    found: Honest = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.bots = self.bots or MIXED
        self._played = played_game(self.game, self.players, self.rule)
        self._bots = checked_player_names(self._played.book, self.bots)
        self.found = Honest.empty(len(self._bots))

    def prepare(self) -> None:
        """Compile the search, whoever plays: reviews are part of it."""
        compile_once(self._played.options.family)

    def stages(self) -> Iterator[Stage[Task]]:
        """Chances, then two seeds, then blunders until there are enough."""
        yield self._stage("chances", "stated chances", 0, self.games)
        yield self._stage("twice", "two seeds", 0, self.twice)
        while self.found.blunders < self.positions:
            looked = self.found.looked
            if looked >= FEWEST and not self.found.blunders:
                return
            yield self._stage("blunders", "planted blunders", looked, looked + SEEDS_A_STAGE)

    def _stage(self, kind: str, title: str, first: int, last: int) -> Stage[Task]:
        tasks = [
            Task(kind, self._played.options, self._bots, self.seed, number, self.unnamed)
            for number in range(first, last)
        ]
        return Stage(tasks, len(tasks), title)

    def take(self, _: Task, result: Honest) -> int:
        """Add what came of one task."""
        self.found.add(result)
        return 1

    def report(self) -> Report:
        """Reliability of stated chances, by bot and round too; blunders that were found, and mistakes named twice."""
        found, told = self.found, []
        values: dict[str, Any] = {"games": found.games, "positions": found.blunders, "twice": found.twice}
        known = reliability(found.chances.sum(axis=(0, 1))[:, 0])
        if known:
            values["off"] = off_by(known)
            told.append(f"In {found.games:,} games stated chances to win are off by {off_by(known):.1%} on average.")
        if found.blunders:
            values["called"] = found.called / found.blunders
            told.append(f"{found.called:,} of {found.blunders:,} planted blunders are called mistakes.")
        if found.named:
            values["agreement"] = 2 * found.both / found.named
            told.append(f"In {found.twice:,} games two seeds name the same mistakes in {values['agreement']:.1%}.")
        title = f"Honesty of reviews in {family_of(self._played.book).name} with {self._played.seats} players"
        said = " ".join(told) or "Nothing was reviewed to its end."
        report = Report(title, said + self._played.by_house_rules, values)
        if known:
            self._show(report, known)
        return report

    def _show(self, report: Report, known: list[Bin]) -> None:
        columns = [("from", ".1f"), ("to", ".1f"), ("asked", ",d"), ("stated", ".1%"), ("won", ".1%")]
        report.add(
            DataTable("chances", "Chances to win as a seat knew them, and what came of the game", columns, known),
            Picture("chances", "Chances to win: what is stated, and how often it was won; on the line, all is honest.",
                   lambda axes: draw_reliability(axes, known)),
        )  # fmt: skip
        truth = reliability(self.found.chances.sum(axis=(0, 1))[:, 1])
        report.add(
            DataTable("truth", "The same with all cards known", columns, truth),
            Picture("truth", "The same with all cards known.", lambda axes: draw_reliability(axes, truth)),
        )
        rows = []
        for bot, rounds in enumerate(self.found.chances):
            for number, tenths in enumerate(rounds):
                asked, stated, won = tenths[:, 0].sum(axis=0).tolist()
                if asked:
                    off = off_by(reliability(tenths[:, 0]))
                    rows.append((short_name(self._bots[bot]), number + 1, asked, stated / asked / MILLION,
                                 won / asked / MILLION, off))  # fmt: skip
        heads = [("bot", ""), ("round", "d"), ("asked", ",d"), ("stated", ".1%"), ("won", ".1%"), ("off", ".1%")]
        report.add(DataTable("levels", "The same by who sat there and by round", heads, rows))


def reliability(tenths: NDArray[np.int64]) -> list[Bin]:
    """By tenth of stated chances: from, to, how often, the mean stated, and how often it was won."""
    return [
        (number / BINS, (number + 1) / BINS, asked, stated / asked / MILLION, won / asked / MILLION)
        for number, (asked, stated, won) in enumerate(tenths.tolist())
        if asked
    ]


def off_by(known: list[Bin]) -> float:
    """How far stated chances are off, as a mean over all of them."""
    return sum(row[2] * abs(row[3] - row[4]) for row in known) / sum(row[2] for row in known)
