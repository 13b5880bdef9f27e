"""`vivat lab balance`: which numbers give everybody the same chance?

A walk from the rules as they are, one number at a time: every neighbour is played with the same deals, and the most
even one is the next step, until none is more even. Whoever was chosen among many was also lucky, so the rules of the
start and those of the end are played again in the end, with deals that had no part in the choice.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from vivat.fast.records import Records
from vivat.game import CastleOptions, ImpossibleOptions
from vivat.game.intrigue.sheet import load_sheet
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.contestants import make_contestant
from vivat.lab.crew import Advance, Say, Workers, batches, progress_bar, share_out, until_interrupted
from vivat.lab.findings import changes, ratio, seat_share
from vivat.lab.house_rules import HouseRules, numbers_of, refused, unknown, with_house_rules
from vivat.lab.report import BLUE, GREY, ORANGE, DataTable, Figure, Findings, Value, check_folder, hand_over
from vivat.lab.roles import wilson
from vivat.lab.simulate import Batch, games_a_task, play_batch
from vivat.lab.tallies.tally import add_tally, empty_tally
from vivat.rules.intrigue.roles import ROLE_NAMES

if TYPE_CHECKING:
    from matplotlib.axes import Axes

NEEDS = ("win_counts", "role_cost")
"""Numbers of one role: the more, the harder it is to win with it."""
STRIDES = (1, 4)
"""A number goes one step up or down, or several at once: large numbers have far to go."""
FRESH_DEALS = 4
"""The first and the last rules are played again with so many times the games of a trial."""
Bounds = Mapping[str, range | None]
Bar = Callable[[int], AbstractContextManager[tuple[Advance, Say]]]
"""One for so many games."""


@contextmanager
def no_bar(_: int) -> Generator[tuple[Advance, Say], None, None]:
    """Where nobody looks."""
    yield lambda _: None, lambda _: None


@dataclass(frozen=True, slots=True)
class Chance:
    """How often somebody won: a seat, counted from the one that begins, or a role."""

    who: str
    wins: float
    played: int

    @property
    def share(self) -> float:
        """Of the games played."""
        return ratio(self.wins, self.played)


def chances(options: AnyOptions, counts: Any) -> list[Chance]:
    """Seats in the castle games, roles in intrigue."""
    if isinstance(options, CastleOptions):
        games = int(counts["games"])
        return [Chance(str(seat + 1), seat_share(counts, seat) * games, games) for seat in range(options.params.seats)]
    wins = [int(won) + int(allied) for won, allied in zip(counts["role_wins"], counts["allied_wins"], strict=True)]
    return [
        Chance(name, won, int(dealt))
        for name, won, dealt in zip(ROLE_NAMES, wins, counts["dealt"], strict=True)
        if dealt
    ]


def unevenness(found: Sequence[Chance]) -> float:
    """How far the shares lie apart, in parts of their mean, beyond what so few games make of equal ones.

    >>> unevenness([Chance("1", 27, 100), Chance("2", 23, 100)])
    0.0
    >>> round(unevenness([Chance("1", 30_000, 100_000), Chance("2", 20_000, 100_000)]), 3)
    0.283
    """
    shares = [chance.share for chance in found]
    mean = ratio(sum(shares), len(shares))
    spread = ratio(sum((share - mean) ** 2 for share in shares), len(shares) - 1)
    accident = ratio(sum(ratio(chance.share * (1 - chance.share), chance.played) for chance in found), len(found))
    return ratio(sqrt(max(0.0, spread - accident)), mean)


@dataclass(frozen=True, slots=True)
class Trial:
    """Some house rules, and what came of them."""

    rules: HouseRules
    found: list[Chance]

    @property
    def unevenness(self) -> float:
        """Of the chances."""
        return unevenness(self.found)


@dataclass(slots=True)
class Walk:
    """The steps so far, and at last the first and the last rules with fresh deals."""

    steps: list[Trial] = field(default_factory=list)
    before: Trial | None = None
    after: Trial | None = None
    trials: int = 0
    interrupted: bool = False


def try_all(
    options: AnyOptions,
    candidates: Sequence[HouseRules],
    bot: str,
    games: int,
    seed: int,
    workers: Workers = None,
    progress: Advance = lambda _: None,
) -> tuple[list[Trial], bool]:
    """The same deals under each of the rules; only those that were played to the end, and whether Ctrl-C came."""
    parts = batches(0, games, games_a_task(bot))
    jobs = [Batch(with_house_rules(options, rules), bot, seed, *part) for rules in candidates for part in parts]
    tallies = [empty_tally() for _ in candidates]
    done = 0

    def take(part: Records) -> None:
        nonlocal done
        add_tally(tallies[done // len(parts)], part)
        done += 1
        progress(int(part[0]["games"]))

    with closing(share_out(play_batch, jobs, workers)) as results:
        interrupted = until_interrupted(results, take)
    whole = done // len(parts)
    return [
        Trial(rules, chances(options, tally[0]))
        for rules, tally in zip(candidates[:whole], tallies[:whole], strict=True)
    ], interrupted


def neighbours(options: AnyOptions, trial: Trial, varied: Bounds) -> list[dict[str, int]]:
    """Rules that differ in one number. A role that wins most is made harder, one that wins least easier."""
    numbers, params = numbers_of(options), with_house_rules(options, trial.rules).params
    best = max(trial.found, key=lambda chance: chance.share).who
    worst = min(trial.found, key=lambda chance: chance.share).who
    found = []
    for name, bounds in varied.items():
        number, value = numbers[name], numbers[name].read(params)
        allowed = number.allowed(params)
        easier, harder = True, True
        if number.field in NEEDS:
            role = name.split(".")[1]
            easier, harder = role == worst, role == best
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


def walk(
    options: AnyOptions,
    varied: Bounds,
    bot: str,
    games: int,
    steps: int,
    seed: int,
    workers: Workers = None,
    bar: Bar = no_bar,
) -> Walk:
    """From the rules as they are to more even ones; Ctrl-C keeps what is done."""
    done = Walk()

    def measure(what: str, candidates: Sequence[HouseRules], games: int, seed: int) -> list[Trial]:
        with bar(len(candidates) * games) as (advance, say):
            say(what)
            trials, done.interrupted = try_all(options, candidates, bot, games, seed, workers, advance)
        return trials

    tried: set[frozenset[tuple[str, int]]] = {frozenset()}
    candidates: list[HouseRules] = [{}]
    while candidates:
        here = f", from {done.steps[-1].unevenness:.1%}" if done.steps else ""
        trials = measure(f"step {len(done.steps)}: {len(candidates)} rules{here}", candidates, games, seed)
        done.trials += len(trials)
        most_even = min(trials, key=lambda trial: (trial.unevenness, len(trial.rules)), default=None)
        if done.interrupted or most_even is None:
            break
        if done.steps and most_even.unevenness >= done.steps[-1].unevenness:
            break
        done.steps.append(most_even)
        if len(done.steps) > steps or not most_even.unevenness:
            break
        candidates = [
            rules for rules in neighbours(options, most_even, varied) if frozenset(rules.items()) not in tried
        ]
        tried |= {frozenset(rules.items()) for rules in candidates}
    if done.steps and not done.interrupted:
        ends = [done.steps[0].rules, done.steps[-1].rules][: len(done.steps)]
        fresh = measure("first and last, other deals", ends, games * FRESH_DEALS, seed + 1)
        if not done.interrupted:
            done.before, done.after = fresh[0], fresh[-1]
    return done


def parse_varied(texts: Iterable[str], options: AnyOptions) -> dict[str, range | None]:
    """NAME or NAME=LOW..HIGH each; without any, what a designer would turn first."""
    numbers, varied = numbers_of(options), dict[str, range | None]()
    for text in texts:
        name, equals, bounds = text.partition("=")
        if name not in numbers:
            raise unknown(name, numbers)
        low, _, high = bounds.partition("..")
        try:
            varied[name] = range(int(low), int(high) + 1) if equals else None
        except ValueError:
            raise refused("bounds", text=text) from None
    return varied or dict.fromkeys(usual_numbers(options))


def usual_numbers(options: AnyOptions) -> list[str]:
    """Castle: what the game has of each thing, and who begins the next round; intrigue: what each role needs."""
    numbers = numbers_of(options)
    if isinstance(options, CastleOptions):
        things = ("rounds", "floor_limit", "dungeons", "no_cards", "stomachaches", "placements", "compensation")
        return [name for name in things if numbers[name].read(options.params)] + ["next_first"]
    return [
        name for name, number in numbers.items() if number.field == "win_counts" and number.read(options.params) > 0
    ]


def findings(options: AnyOptions, game: str, bot: str, done: Walk) -> Findings:
    """What the walk came to."""
    title = f"More even chances in {game} among {bot} players"
    if done.before is None or done.after is None:
        found = Findings(title, f"Stopped after {done.trials} trials, before the rules could be played again.")
    else:
        found = Findings(title, summary(done, done.before, done.after))
        found.figures["before"], found.figures["after"] = done.before.unevenness, done.after.unevenness
    rules = done.steps[-1].rules if done.steps else {}
    found.figures["trials"] = done.trials
    found.figures["rules"] = [f"{name}={value}" for name, value in rules.items()]
    if rules:
        found.show(changes(options, rules))
    rows: list[list[Value]] = [
        [number, trial.unevenness, ", ".join(f"{name}={value}" for name, value in trial.rules.items()) or "–"]
        for number, trial in enumerate(done.steps)
    ]
    caption = "How uneven the chances were at each step (0: equal)."
    found.show(
        DataTable("steps", "The walk", [("step", ",d"), ("uneven", ".1%"), ("rules", "")], rows),
        Figure("steps", caption, lambda axes: draw_steps(axes, done)) if len(rows) > 1 else None,
    )
    if done.before is not None and done.after is not None:
        who = "seat" if isinstance(options, CastleOptions) else "role"
        show_chances(found, who, done.before, done.after)
    return found


def summary(done: Walk, before: Trial, after: Trial) -> str:
    """Whether it was worth it."""
    told = f"{done.trials} rules were tried. "
    if not after.rules:
        return f"{told}No neighbour of the rules as they are is more even than they are ({before.unevenness:.1%})."
    rules = ", ".join(f"{name} = {value}" for name, value in after.rules.items())
    games = max(chance.played for chance in after.found)
    fresh = f"With other deals (up to {games:,} games each) the chances lie {after.unevenness:.1%} of their mean apart"
    if after.unevenness < before.unevenness:
        return f"{told}More even: {rules}. {fresh}; by the rules as they were, {before.unevenness:.1%}."
    return (
        f"{told}{rules} looked more even, but was only lucky. {fresh}, and by the rules as they were "
        f"{before.unevenness:.1%}: keep those, or try with more games."
    )


def show_chances(found: Findings, who: str, before: Trial, after: Trial) -> None:
    """Everybody's share by the first and by the last rules."""
    rows: list[list[Value]] = []
    for each in before.found:
        then = next((other for other in after.found if other.who == each.who), Chance(each.who, 0, 0))
        shares = [[chance.share, *wilson(chance.wins, chance.played)] for chance in (each, then)]
        rows.append([each.who, *shares[0], *shares[1]])
    columns = [(who, ""), *((f"{when}{what}", ".1%") for when in ("before", "after") for what in ("", " low", " high"))]
    caption = f"Wins by {who} before and after"
    found.show(
        DataTable("chances", caption, columns, rows),
        Figure("chances", f"{caption}, with 95 % intervals.", lambda axes: draw_chances(axes, who, before, after)),
    )


def draw_steps(axes: "Axes", done: Walk) -> None:
    """Downhill."""
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    axes.plot(range(len(done.steps)), [trial.unevenness for trial in done.steps], "o-", color=BLUE)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("step")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def draw_chances(axes: "Axes", who: str, before: Trial, after: Trial) -> None:
    """Two dots for each, one above the other."""
    from matplotlib.ticker import PercentFormatter

    names = [each.who for each in before.found]
    for trial, shift, colour, label in ((before, -0.15, GREY, "before"), (after, 0.15, ORANGE, "after")):
        shares = [each.share for each in trial.found]
        ends = [wilson(each.wins, each.played) for each in trial.found]
        reach = [[share - low for share, (low, _) in zip(shares, ends, strict=True)],
                 [high - share for share, (_, high) in zip(shares, ends, strict=True)]]  # fmt: skip
        at = [names.index(each.who) + shift for each in trial.found]
        axes.errorbar(shares, at, xerr=reach, fmt="o", color=colour, capsize=4, label=label)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.grid(True, axis="x")
    axes.set_ylabel(who)
    axes.locator_params(axis="x", nbins=6)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False)  # above, where no dot can be


def run(
    game: str,
    players: int,
    bot: str,
    vary: Sequence[str],
    games: int,
    steps: int,
    seed: int,
    as_json: bool,
    sheet: Path | None = None,
    folder: Path | None = None,
    workers: Workers = None,
) -> int:
    """Search and print; progress goes to standard error, so that the output can be piped."""
    options = named_options(game, players, None if sheet is None else load_sheet(sheet))
    varied = parse_varied(vary, options)
    make_contestant(bot, 0, isinstance(options, CastleOptions))  # refuses who cannot play before anything runs
    if folder is not None:
        check_folder(folder)
    notes = Console(stderr=True)
    done = walk(options, varied, bot, games, steps, seed, workers, lambda total: progress_bar("games", total, notes))
    found = findings(options, game, bot, done)
    stopped = f"{done.trials:,} trials" if done.interrupted else ""
    facts = {"game": game, "players": players, "bots": bot, "seed": seed}
    return hand_over(found, facts, as_json, folder, stopped)
