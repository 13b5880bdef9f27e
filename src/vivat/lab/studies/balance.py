"""`vivat lab balance`: which numbers give everybody the same chance?

A walk from the rules as they are, one number at a time: every neighbour is played with the same deals, and the most
even one is the next step, until none is more even. Where so few games show no unevenness at all, more are played
before that is believed. Whoever was chosen among many was also lucky, so the rules of the start and those of the end
are played again in the end, with deals that had no part in the choice.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from vivat.bots.levels import USUAL_BOT
from vivat.bots.own import short_name
from vivat.fast.records import Records
from vivat.game import ImpossibleOptions
from vivat.game.record import AnyOptions
from vivat.lab.batches import Batch, batches_of, compile_batches, play_batch
from vivat.lab.families import family_of
from vivat.lab.house_rules import (
    HouseRules,
    numbers_of,
    played_game,
    range_text,
    rule_error,
    unknown_number,
    with_house_rules,
)
from vivat.lab.pictures import BLUE, draw_two_shares
from vivat.lab.players import checked_player_names
from vivat.lab.report import DataTable, Picture, Report, Value
from vivat.lab.shares import WinCount, chance_alone, unevenness
from vivat.lab.simulation_report import changes
from vivat.lab.study import Flag, Stage, Study
from vivat.lab.tallies.tally import add_tally, empty_tally
from vivat.results.interval import wilson

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STRIDES = (1, 4)
"""A number goes one step up or down, or several at once: large numbers have far to go."""
SHARPER = 4
"""So many times the games are played where fewer show no unevenness, and of the first and the last rules in the end."""
TOO_COARSE = 0.1
"""Games that leave chance more than this of the mean are too few to call anything even, or uneven."""
Bounds = Mapping[str, range | None]


@dataclass(frozen=True, slots=True)
class Trial:
    """Some house rules, and everybody's chances by them."""

    rules: HouseRules
    found: list[WinCount]

    @property
    def unevenness(self) -> float:
        """How uneven the chances are; 0 is as even as can be seen."""
        return unevenness(self.found)


def neighbours(options: AnyOptions, trial: Trial, varied: Bounds, *, both_ways: bool) -> list[dict[str, int]]:
    """Rules that differ in one number.

    Without `both_ways`, the role that wins most is only made harder, the one that wins least easier, and other roles'
    numbers stay as they are.
    """
    numbers, params = numbers_of(options), with_house_rules(options, trial.rules).params
    best = max(trial.found, key=lambda chance: chance.share).who
    worst = min(trial.found, key=lambda chance: chance.share).who
    found = []
    for name, bounds in varied.items():
        number, value = numbers[name], numbers[name].read(params)
        allowed = number.allowed(params)
        easier, harder = True, True
        if number.hinders is not None and not both_ways:
            easier, harder = number.hinders == worst, number.hinders == best
        strides = [stride * allowed.step for stride in STRIDES]
        for step in [-stride for stride in strides if easier] + [stride for stride in strides if harder]:
            rules = {**trial.rules, name: value + step}
            if rules[name] == numbers[name].read(options.params):
                del rules[name]  # back to where it was
            if (bounds is None or value + step in bounds) and is_playable(options, rules):
                found.append(rules)
    return found


def is_playable(options: AnyOptions, rules: HouseRules) -> bool:
    """Whether there can be such a game."""
    try:
        with_house_rules(options, rules)
    except ImpossibleOptions:
        return False
    return True


def parse_varied(texts: Iterable[str], options: AnyOptions) -> dict[str, range | None]:
    """NAME or NAME=LOW..HIGH each; without any, what a designer would turn first."""
    numbers, varied = numbers_of(options), dict[str, range | None]()
    for text in texts:
        name, equals, bounds = text.partition("=")
        if name not in numbers:
            raise unknown_number(name, numbers)
        varied[name] = parse_bounds(name, bounds, numbers[name].allowed(options.params)) if equals else None
    return varied or dict.fromkeys(family_of(options).usual_numbers())


def parse_bounds(name: str, bounds: str, allowed: range) -> range:
    """LOW..HIGH, both of them within what the number may be in this game."""
    low_text, _, high_text = bounds.partition("..")
    try:
        low, high = int(low_text), int(high_text)
    except ValueError:
        raise rule_error("bounds", text=f"{name}={bounds}") from None
    if low > high:
        raise rule_error("backwards", name=name, low=low, high=high)
    for value in (low, high):
        if not allowed[0] <= value <= allowed[-1]:
            raise rule_error("range", name=name, value=value, allowed=range_text(allowed))
    return range(low, high + 1)


@dataclass(kw_only=True)
class Balance(Study[Batch, Records]):
    """Which house rules, or which role sheet, give everybody the same chance?"""

    FLAGS: ClassVar = {
        "vary": Flag(
            "a number that may change, such as no_cards=2..5 (repeat; default: what roles need, or the usual ones)",
            "NAME[=LOW..HIGH]",
        ),
        "games": Flag("for each trial"),
        "steps": Flag("at most"),
        "sheet": Flag("intrigue: the role sheet to begin with (S9.7)"),
    }
    worker = staticmethod(play_batch)

    players: int = 4
    bots: str = USUAL_BOT
    vary: tuple[str, ...] = ()
    games: int = 500
    """Played for each trial."""
    steps: int = 10
    """Steps that the walk takes at most."""
    sheet: Path | None = None
    rule: tuple[str, ...] = ()
    walk: list[Trial] = field(default_factory=list, init=False)
    """The rules as they are, then the most even ones of each step."""
    ends: list[Trial] = field(default_factory=list, init=False)
    """The first and the last rules with other deals."""
    trials: int = field(default=0, init=False)
    """How many rules were tried, those at the start included."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, self.players, self.rule, self.sheet)
        self._book = self._played.book
        self._family = family_of(self._book)
        self._varied = parse_varied(self.vary, self._book)
        (self._bot,) = checked_player_names(self._book, [self.bots])
        self._tallies: list[Records] = []
        """By the number of the rules that are being tried."""

    def prepare(self) -> None:
        """Compile what counts the games."""
        compile_batches(self._book, self._bot)

    def stages(self) -> Iterator[Stage[Batch]]:
        """A stage for each step of the walk, then one for both of its ends."""
        start = self._played.house_rules
        tried = {frozenset(start.items())}
        candidates = [start]
        games = self.games
        while candidates:
            here = f", from {self.walk[-1].unevenness:.1%}" if self.walk else ""
            yield self._stage(f"step {len(self.walk)}: {len(candidates)} rules{here}", candidates, games, self.seed)
            trials = self._found(candidates)
            self.trials += len(trials)
            most_even = min(trials, key=lambda trial: (trial.unevenness, len(trial.rules)))
            if self.walk and most_even.unevenness >= self.walk[-1].unevenness:
                break
            if not most_even.unevenness and games == self.games:
                games *= SHARPER
                yield self._stage("looking closer", [most_even.rules], games, self.seed)
                (most_even,) = self._found([most_even.rules])
                if self.walk and most_even.unevenness >= self.walk[-1].unevenness:
                    break
            self.walk.append(most_even)
            is_asked_for = bool(self.vary) and len(self.walk) == 1  # what was named is tried, however even it looks
            if len(self.walk) > self.steps or not (most_even.unevenness or is_asked_for):
                break
            candidates = [
                rules for rules in neighbours(self._book, most_even, self._varied, both_ways=bool(self.vary))
                if frozenset(rules.items()) not in tried
            ]  # fmt: skip
            tried |= {frozenset(rules.items()) for rules in candidates}
        both = [self.walk[0].rules, self.walk[-1].rules][: len(self.walk)]
        yield self._stage("first and last, other deals", both, self.games * SHARPER, self.seed + 1)
        self.ends = self._found(both)

    def _stage(self, title: str, candidates: Sequence[HouseRules], games: int, seed: int) -> Stage[Batch]:
        """A stage with the same deals under each of the rules."""
        self._tallies = [empty_tally() for _ in candidates]
        jobs = [
            batch
            for number, rules in enumerate(candidates)
            for batch in batches_of(with_house_rules(self._book, rules), self._bot, seed, games, number)
        ]
        return Stage(jobs, games * len(candidates), title)

    def take(self, job: Batch, result: Records) -> int:
        """Add the tally of one batch to that of the rules it was played by."""
        add_tally(self._tallies[job.rules], result)
        return int(result[0]["games"])

    def _found(self, candidates: Sequence[HouseRules]) -> list[Trial]:
        """What came of the stage that is over."""
        pairs = zip(candidates, self._tallies, strict=True)
        return [Trial(rules, self._family.chances(tally[0])) for rules, tally in pairs]

    def report(self) -> Report:
        """The walk, what it came to, and everybody's chances before and after."""
        said = self.summary() + self._played.by_house_rules
        found = Report(f"More even chances in {self.game} among {short_name(self.bots)} players", said)
        rules = self.walk[-1].rules if self.walk else {}
        found.values["trials"] = self.trials
        found.values["rules"] = [f"{name}={value}" for name, value in rules.items()]
        if self.ends:
            found.values["before"], found.values["after"] = (end.unevenness for end in (self.ends[0], self.ends[-1]))
        if rules:
            found.add(changes(self._book, rules))
        rows: list[list[Value]] = [
            [number, trial.unevenness, shown_rules(trial)] for number, trial in enumerate(self.walk)
        ]
        caption = "How uneven the chances were at each step (0: equal)."
        found.add(
            DataTable("steps", "The walk", [("step", ",d"), ("uneven", ".1%"), ("rules", "")], rows),
            Picture("steps", caption, self.draw_walk) if len(rows) > 1 else None,
        )
        if self.ends:
            again: list[list[Value]] = [[shown_rules(trial), trial.unevenness] for trial in self.ends]
            caption = "The first and the last rules again, with other deals: these are the figures to believe"
            found.add(DataTable("again", caption, [("rules", ""), ("uneven", ".1%")], again))
            show_chances(found, self._family.WHO, self.ends[0], self.ends[-1])
        return found

    def summary(self) -> str:
        """Whether it was worth it, and by which figures."""
        if not self.ends:
            return f"Stopped after {tried_rules(self.trials)}, before the first and the last could be played again."
        before, after = self.ends[0], self.ends[-1]
        most = max((chance.played for chance in after.found), default=0)
        deals, more = f"With other deals (up to {most:,} games each)", f"try --games {SHARPER * self.games}"
        fresh = f"{deals} the chances lie {after.unevenness:.1%} of their mean apart"
        by_chance = chance_alone(after.found)
        if by_chance > TOO_COARSE:
            enough = ceil(self.games * (by_chance / TOO_COARSE) ** 2 / 100) * 100
            few = f"That is too few games to tell: chance alone sets equal ones about {by_chance:.0%} apart"
            return f"{tried_rules(self.trials).capitalize()}. {fresh}. {few}; try --games {enough}."
        if self.trials == 1:
            return f"{self._why_nothing_else()} {fresh}." + (f" To look closer, {more}." if after.unevenness else "")
        found = f"{tried_rules(self.trials).capitalize()}."
        if after.rules == before.rules:
            return f"{found} No neighbour of the rules as they are is more even than they are. {fresh}."
        rules = ", ".join(f"{name} = {value}" for name, value in after.rules.items()) or "the rules of the book"
        if after.unevenness < before.unevenness:
            return f"{found} More even: {rules}. {fresh}; by the rules as they were, {before.unevenness:.1%}."
        if not after.unevenness:
            return (
                f"{found} {rules} looked more even. {deals} neither shows anything uneven: keep the rules, or {more}."
            )
        return (
            f"{found} {rules} looked more even, but was only lucky. {fresh}, and by the rules as they were "
            f"{before.unevenness:.1%}: keep those, or {more}."
        )

    def _why_nothing_else(self) -> str:
        """Why no rules but those of the start were tried."""
        if self.walk[0].unevenness:
            return "No other rules could be tried: what may vary leaves no other number that can be played."
        if self.ends[0].unevenness:
            return "The first games showed nothing uneven, so no other rules were tried."
        return "The chances are as even as so many games can show, so no other rules were tried."

    def draw_walk(self, axes: "Axes") -> None:
        """A line through the unevenness at each step."""
        from matplotlib.ticker import MaxNLocator, PercentFormatter

        axes.plot(range(len(self.walk)), [trial.unevenness for trial in self.walk], "o-", color=BLUE)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("step")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def tried_rules(count: int) -> str:
    """How many rules were tried, in words.

    >>> tried_rules(1), tried_rules(1200)
    ('one set of rules was tried', '1,200 sets of rules were tried')
    """
    return "one set of rules was tried" if count == 1 else f"{count:,} sets of rules were tried"


def shown_rules(trial: Trial) -> str:
    """The house rules of a trial for a table; a dash for the rules as they are."""
    return ", ".join(f"{name}={value}" for name, value in trial.rules.items()) or "–"


def show_chances(found: Report, who: str, before: Trial, after: Trial) -> None:
    """Add everybody's share by the first and by the last rules."""
    names = [each.who for each in before.found]
    then = {each.who: each for each in after.found}
    pairs = [(each, then.get(each.who, WinCount(each.who, 0, 0))) for each in before.found]
    shares = [[(each.share, *wilson(each.wins, each.played)) for each in pair] for pair in pairs]
    rows: list[list[Value]] = [[name, *first, *last] for name, (first, last) in zip(names, shares, strict=True)]
    columns = [(who, ""), *((f"{when}{what}", ".1%") for when in ("before", "after") for what in ("", " low", " high"))]
    caption = f"Wins by {who} before and after"
    series = {"before": [pair[0] for pair in shares], "after": [pair[1] for pair in shares]}
    found.add(
        DataTable("chances", caption, columns, rows),
        Picture("chances", f"{caption}, with 95 % intervals.", lambda axes: draw_two_shares(axes, names, who, series)),
    )
