"""`vivat lab compare`: the book's rules and one's own side by side, with the same deals."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, ClassVar

import numpy as np

from vivat.bots.levels import USUAL_BOT
from vivat.bots.own import short_name
from vivat.fast.records import Records
from vivat.game import ImpossibleOptions, Refusal
from vivat.lab.batches import USUAL_GAMES, Batch, batches_of, compile_batches, play_batch, usual_games
from vivat.lab.families import family_of
from vivat.lab.family import RANDOM, LabFamily
from vivat.lab.house_rules import numbers_of, played_game
from vivat.lab.pictures import draw_areas, draw_two_shares
from vivat.lab.players import checked_player_names
from vivat.lab.report import DataTable, Picture, Report, Value
from vivat.lab.shares import WinCount, ratio, unevenness
from vivat.lab.simulation_report import AT_RANDOM, changes
from vivat.lab.study import Flag, Stage, Study
from vivat.lab.tallies.tally import add_tally, empty_tally
from vivat.results.interval import DEVIATIONS, wilson

BOOK, MINE = "book", "mine"


@dataclass(kw_only=True)
class Compare(Study[Batch, Records]):
    """What do these house rules change?"""

    FLAGS: ClassVar = {"games": Flag(f"by each of the rules ({USUAL_GAMES})")}
    worker = staticmethod(play_batch)

    rule: tuple[str, ...] = ()
    players: int = 4
    bots: str = USUAL_BOT
    games: int | None = None
    """By each of the two rules; None: as many as are usual with these players."""
    tallies: dict[str, Records] = field(default_factory=lambda: {BOOK: empty_tally(), MINE: empty_tally()}, init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, self.players, self.rule)
        self._family = family_of(self._played.book)
        numbers, book = numbers_of(self._played.book), self._played.book.params
        if all(numbers[name].read(book) == value for name, value in self._played.house_rules.items()):
            raise ImpossibleOptions(Refusal("lab-nothing-to-compare", ""))
        (self._bot,) = checked_player_names(self._played.book, [self.bots])
        self._mine = self._played.options

    def prepare(self) -> None:
        """Compile what counts the games."""
        compile_batches(self._mine, self._bot)

    def stages(self) -> Iterator[Stage[Batch]]:
        """One stage: by turns a batch of the one and a batch of the other, so that an early end is fair to both."""
        games = self.games or usual_games(self._bot)
        both = [batches_of(options, self._bot, self.seed, games) for options in (self._played.book, self._mine)]
        yield Stage([batch for pair in zip(*both, strict=True) for batch in pair], 2 * games)

    def take(self, job: Batch, result: Records) -> int:
        """Add the tally of one batch to its side."""
        add_tally(self.tallies[MINE if job.options is self._mine else BOOK], result)
        return int(result[0]["games"])

    def report(self) -> Report:
        """Chances, lengths and what happens in a game, by each of the rules."""
        book, counts = self._played.book, {which: tally[0] for which, tally in self.tallies.items()}
        among = f"among {self.players} {short_name(self.bots)} players"
        found = Report(f"{self._family.title}: the book's rules and others, {among}", self.summary(counts))
        found.values["games"] = {which: int(each["games"]) for which, each in counts.items()}
        found.values["house_rules"] = dict(self._played.house_rules)
        found.add(changes(book, self._played.house_rules))
        found.add(measures(self._family, counts))
        who = self._family.WHO
        columns = [(who, ""), *((f"{which}{part}", ".1%") for which in (BOOK, MINE) for part in ("", " low", " high"))]
        shares = {which: self.shares(each) for which, each in counts.items()}
        names = list(dict.fromkeys(name for each in shares.values() for name in each))
        none = (0.0, 0.0, 1.0)
        rows: list[list[Value]] = [
            [
                name,
                *shares[BOOK].get(name, none),
                *shares[MINE].get(name, none),
            ]
            for name in names
        ]
        series = {which: [shares[which].get(name, none) for name in names] for which in (BOOK, MINE)}
        found.add(
            DataTable("chances", f"Wins by {who}", columns, rows),
            Picture("chances", f"Wins by {who}, with 95 % intervals.",
                   lambda axes: draw_two_shares(axes, names, who, series)),
        )  # fmt: skip
        found.pictures.append(Picture("lengths", "Decisions that the players take in a game.", lambda axes: draw_areas(
            axes, {which: each["lengths"] for which, each in counts.items()}, "decisions", "rules")))  # fmt: skip
        return found

    def shares(self, counts: Any) -> dict[str, tuple[float, float, float]]:
        """The share of wins of each seat or role, with its interval."""
        found = self._family.chances(counts)
        return {each.who: (each.share, *wilson(each.wins, each.played)) for each in found}

    def summary(self, counts: Any) -> str:
        """How even the chances are by each of the rules, and who gains and loses most beyond accident."""
        games = min(int(each["games"]) for each in counts.values())
        if not games:
            return "No game was played to its end."
        before, after = (self._family.chances(counts[which]) for which in (BOOK, MINE))
        lengths = [ratio(int(each["decisions"]), int(each["games"])) for each in counts.values()]
        said = f"{games:,} games by each of the rules among {self.players} {short_name(self.bots)} players."
        said += f" The chances lie {unevenness(before):.1%} apart by the book, {unevenness(after):.1%} by yours;"
        said += f" a game takes {lengths[0]:.0f} decisions by the book, {lengths[1]:.0f} by yours."
        said += moved(before, after, self._family.CALLED)
        return said + self._played.by_house_rules + (AT_RANDOM if self._bot == RANDOM else "")


def moved(before: list[WinCount], after: list[WinCount], word: str) -> str:
    """A sentence on whose chance changed most, if that is no accident."""
    then = {each.who: each for each in after}
    sure = [
        (then[each.who].share - each.share, each.who)
        for each in before
        if each.who in then and abs(then[each.who].share - each.share) > doubt(each, then[each.who])
    ]
    if not sure:
        return " Nobody's chance differs by more than so many games could make it by accident."
    change, who = max(sure, key=lambda each: abs(each[0]))
    return f" Most of all {word}{who} wins {abs(change) * 100:.1f} points {'more' if change > 0 else 'less'} by yours."


def doubt(one: WinCount, other: WinCount) -> float:
    """How far two shares may lie apart by accident, in 95 % of all cases."""
    return DEVIATIONS * sqrt(sum(ratio(each.share * (1 - each.share), each.played) for each in (one, other)))


def measures(family: LabFamily[Any], counts: Any) -> DataTable:
    """What a game is like by each of the rules."""
    rows: list[list[Value]] = []

    def add(name: str, measure: Any) -> None:
        book, mine = (float(measure(counts[which])) for which in (BOOK, MINE))
        rows.append([name, book, mine, mine - book])

    add("decisions", lambda each: ratio(int(each["decisions"]), int(each["games"])))
    add("rounds", lambda each: ratio(int((each["rounds"] * np.arange(len(each["rounds"]))).sum()), int(each["games"])))
    add("games without a winner, in 100", lambda each: 100 * ratio(int(each["without_winner"]), int(each["games"])))
    for place, name in enumerate(("first", "second")):
        said = f"{family.SCORE} of the {name}"
        add(said, lambda each, at=place: ratio(int(each["place_score"][at]), int(each["games"])))
    for name, kind in family.EVENTS.items():
        add(name, lambda each, at=kind: ratio(int(each["event_counts"][at]), int(each["games"])))
    columns = [("in a game", ""), (BOOK, ".2f"), (MINE, ".2f"), ("difference", "+.2f")]
    return DataTable("measures", "What a game is like", columns, rows)
