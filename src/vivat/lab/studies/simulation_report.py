"""What the counts of a simulation say: in a sentence, in figures for programs, in tables and in pictures."""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from vivat.game import CastleOptions
from vivat.game.record import AnyOptions
from vivat.lab.house_rules import HouseRules, numbers_of
from vivat.lab.report import BLUE, GREEN, GREY, ORANGE, RED, DataTable, Figure, Findings, Value
from vivat.lab.roles import wilson
from vivat.lab.tallies.tally import WHOLE
from vivat.rules.castle.events import CANCELLED, CANDIDATE, CROWNED, REJECTED, ZERO_BONUS
from vivat.rules.intrigue.events import ACCEPTED, ALLIED, DECLINED, OFFERED, PROPOSED, REFUSED
from vivat.rules.intrigue.roles import ROLE_NAMES

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Histogram = NDArray[np.int64]
SHARE = (("wins", ".1%"), ("low", ".1%"), ("high", ".1%"))
BARS = 60
"""No more of them in a picture."""
SURE = 3.0
"""So many standard deviations from the mean are no accident, for the best of a few seats too."""
FEW = 0.0005
"""A bar of a smaller share than this is not worth its place in a picture."""


def of(options: AnyOptions, bot: str, counts: Any, house_rules: HouseRules) -> Findings:
    """Everything there is to say of this game of the book, played by these house rules."""
    castle = isinstance(options, CastleOptions)
    name = options.edition.title if isinstance(options, CastleOptions) else f"Intrigue, {options.scenario.name}"
    seats, games = len(options.seat_names), int(counts["games"])
    rival = "The Emissary" if isinstance(options, CastleOptions) and options.emissary else "Nobody"
    found = Findings(f"{name} with {seats} {bot} players", summary(name, seats, bot, counts, house_rules, rival))
    found.figures["games"] = games
    found.figures["without_winner"] = int(counts["without_winner"])
    if house_rules:
        found.show(changes(options, house_rules))
    show_seats(found, counts, seats)
    if not castle:
        show_roles(found, counts)
    show_scores(found, counts, seats, castle)
    show_lengths(found, counts, castle)
    if castle:
        show_elections(found, counts)
        show_favourites(found, counts)
    else:
        show_bargains(found, counts)
    return found


def summary(name: str, seats: int, bot: str, counts: Any, house_rules: HouseRules, rival: str) -> str:
    """What matters most; `rival` wins where no seat does."""
    games = int(counts["games"])
    if not games:
        return "No game was played to its end."
    shares = [seat_share(counts, seat) for seat in range(seats)]
    best = max(range(seats), key=lambda seat: shares[seat])
    low, high = wilson(shares[best] * games, games)
    even = sum(shares) / seats
    lead = "Where one sits makes no difference that so many games could show: no seat wins more than"
    if shares[best] - even > SURE * sqrt(even * (1 - even) / games):
        lead = f"Where one sits matters: seat {best + 1}, counted from the one that begins, wins"
    nobody = int(counts["without_winner"]) / games
    changed = ", ".join(f"{rule} = {value}" for rule, value in house_rules.items())
    return (
        f"{games:,} games of {name} among {seats} {bot} players took {int(counts['decisions']) / games:.0f} decisions "
        f"each. {lead} {shares[best]:.1%} (95 % interval {low:.1%} to {high:.1%}), and {even:.1%} is the mean."
        + (f" {rival} won {nobody:.1%} of them." if nobody else "")
        + (f" House rules: {changed}." if changed else "")
    )


def ratio(part: float, whole: float) -> float:
    """What part of it; nothing of nothing."""
    return float(part) / float(whole) if whole else 0.0


def seat_share(counts: Any, seat: int) -> float:
    """What part of the games a seat won; a shared victory counts in parts."""
    wins = counts["wins"][seat]
    return ratio(sum(int(wins[winners]) / winners for winners in range(1, len(wins))), int(counts["games"]))


def changes(options: AnyOptions, house_rules: HouseRules) -> DataTable:
    """The house rules, beside what the book says."""
    numbers = numbers_of(options)
    rows = [(name, numbers[name].read(options.params), value) for name, value in house_rules.items()]
    return DataTable("changes", "House rules", [("rule", ""), ("book", ",d"), ("here", ",d")], rows)


def show_seats(found: Findings, counts: Any, seats: int) -> None:
    """Whether it matters where one sits."""
    games = int(counts["games"])
    rows: list[tuple[Value, ...]] = []
    for seat in range(seats):
        share = seat_share(counts, seat)
        low, high = wilson(share * games, games)
        rows.append((seat + 1, share, low, high, ratio(int(counts["score"][seat]), games)))
    columns = [("seat", ",d"), *SHARE, ("score", ".2f")]
    caption = "Wins by seat, counted from the one that begins"
    even = ratio(sum(float(row[1]) for row in rows), seats)
    found.show(
        DataTable("seats", caption, columns, rows),
        Figure("seats", f"{caption}, with 95 % intervals; the line is the mean.", lambda axes: intervals(
            axes, [f"{row[0]}" for row in rows], [row[1:4] for row in rows], even, "seat")),
    )  # fmt: skip


def show_roles(found: Findings, counts: Any) -> None:
    """Intrigue: which role wins."""
    rows: list[tuple[Value, ...]] = []
    for role, name in enumerate(ROLE_NAMES):
        dealt = int(counts["dealt"][role])
        wins = int(counts["role_wins"][role]) + int(counts["allied_wins"][role])
        if dealt:
            rows.append((name, dealt, ratio(wins, dealt), *wilson(wins, dealt), int(counts["allied_wins"][role])))
    columns = [("role", ""), ("dealt", ",d"), *SHARE, ("of these allied", ",d")]
    even = ratio(sum(float(row[2]) for row in rows), len(rows))
    found.show(
        DataTable("roles", "Wins by role", columns, rows),
        Figure("roles", "Wins by role, with 95 % intervals; the line is the mean.", lambda axes: intervals(
            axes, [str(row[0]) for row in rows], [row[2:5] for row in rows], even, "", sideways=True)),
    )  # fmt: skip


def show_scores(found: Findings, counts: Any, seats: int, castle: bool) -> None:
    """What the first, the second … have at the end; the points of intrigue are too few for a picture."""
    word = "score" if castle else "points"
    games = int(counts["games"])
    rows: list[tuple[Value, ...]] = []
    for place in range(seats):
        scores = counts["place_scores"][place]
        rows.append((place + 1, ratio(int(counts["place_score"][place]), games), *quantiles(scores)))
    columns = [("place", ",d"), ("mean", ".2f"), *((name, ",d") for name in QUANTILES)]
    found.show(DataTable("places", f"Final {word} by place", columns, rows))
    used = int(np.flatnonzero(counts["scores"].sum(axis=0)).max(initial=0)) + 1
    by_score = [
        (score, *(int(counts["scores"][seat][score]) for seat in range(seats)),
         *(int(counts["place_scores"][place][score]) for place in range(seats)))
        for score in range(used)
    ]  # fmt: skip
    heads = [(word, ",d"), *((f"seat {seat + 1}", ",d") for seat in range(seats))]
    heads += [(f"place {place + 1}", ",d") for place in range(seats)]
    caption = f"Final {word} of the first, the second … at the end of a game."
    found.show(
        DataTable("scores", f"Games by {word}, seat and place", heads, by_score),
        Figure("scores", caption, lambda axes: hills(axes, counts["place_scores"][:seats], word)) if castle else None,
    )


def show_lengths(found: Findings, counts: Any, castle: bool) -> None:
    """How long games are."""
    games = int(counts["games"])
    rounds = counts["rounds"]
    played = int((rounds * np.arange(len(rounds))).sum())
    rows: list[tuple[Value, ...]] = [
        ("decisions", ratio(int(counts["decisions"]), games), *quantiles(counts["lengths"])),
        ("rounds", ratio(played, games), *quantiles(rounds)),
    ]
    columns = [("a game has", ""), ("mean", ".2f"), *((name, ",d") for name in QUANTILES)]
    found.show(DataTable("length", "How long a game is", columns, rows))
    lengths = histogram(counts["lengths"])
    found.show(
        DataTable("lengths", "Games by decisions", [("decisions", ",d"), ("games", ",d")], lengths),
        Figure("lengths", "Decisions that the players take in a game.", lambda axes: mountain(
            axes, counts["lengths"], "decisions", BLUE)),
    )  # fmt: skip
    if not castle:
        found.show(
            DataTable("rounds", "Games by rounds", [("rounds", ",d"), ("games", ",d")], histogram(rounds)),
            Figure("rounds", "Rounds of a game.", lambda axes: mountain(axes, rounds, "rounds", GREEN)),
        )


def show_elections(found: Findings, counts: Any) -> None:
    """Castle: how candidates fare."""
    heard = [int(number) for number in counts["heard"]]
    rounds = int(counts["rejections"].sum())
    what = {"candidates": CANDIDATE, "crowned": CROWNED, "rejected": REJECTED, "cancelled": CANCELLED}
    rows: list[tuple[Value, ...]] = [
        (name, heard[kind], ratio(heard[kind], rounds), ratio(heard[kind], heard[CANDIDATE]))
        for name, kind in what.items()
    ]
    found.figures["zero_bonuses"] = heard[ZERO_BONUS]
    columns = [("elections", ""), ("count", ",d"), ("a round", ".3f"), ("of candidates", ".1%")]
    found.show(DataTable("elections", "Elections", columns, rows))
    caption = "Candidates rejected before a King is crowned, by share of rounds."
    found.show(
        DataTable("rejections", "Rounds by rejections", [("rejected", ",d"), ("rounds", ",d")],
                  histogram(counts["rejections"])),
        Figure("rejections", caption, lambda axes: bars(axes, counts["rejections"], "rejected", RED)),
    )  # fmt: skip


def show_favourites(found: Findings, counts: Any) -> None:
    """Castle: whether it helps to want what others want."""
    pairs: list[tuple[Value, ...]] = []
    for common, (count, points, squares, products) in enumerate(counts["pairs"].tolist()):
        if count:
            mean = points / (2 * count)
            spread = squares / (2 * count) - mean**2
            together = ratio(products / count - mean**2, spread)
            pairs.append((common, count, mean, together))
    columns = [("in common", ",d"), ("pairs", ",d"), ("points", ".2f"), ("correlation", ".3f")]
    found.show(
        DataTable("pairs", "Two cards of a round, by Favourites in common", columns, pairs),
        Figure("pairs", "How far the points of two players go together, by Favourites in common (1: always).",
               lambda axes: columns_of(axes, pairs, 3, "Favourites in common", "correlation of points")),
    )  # fmt: skip
    shared: list[tuple[Value, ...]] = []
    for common, (cards, points, won) in enumerate(counts["shared"].tolist()):
        if cards:
            wins = won / WHOLE
            shared.append((common, cards, points / cards, wins / cards, *wilson(wins, cards)))
    columns = [("in common", ",d"), ("cards", ",d"), ("points", ".2f"), ("rounds won", ".1%"), *SHARE[1:]]
    caption = "Rounds won by Favourites that the others at the table have too, counted for each of them."
    found.show(
        DataTable("shared", "A card of a round, by Favourites in common with all others", columns, shared),
        Figure("shared", caption, lambda axes: trend(axes, shared)),
    )


def show_bargains(found: Findings, counts: Any) -> None:
    """Intrigue: what is offered, and what comes of it."""
    heard, games = [int(number) for number in counts["heard"]], int(counts["games"])
    what = {
        "offers": OFFERED,
        "accepted": ACCEPTED,
        "declined": DECLINED,
        "alliances proposed": PROPOSED,
        "allied": ALLIED,
        "refused": REFUSED,
    }
    rows = [(name, heard[kind], ratio(heard[kind], games)) for name, kind in what.items()]
    columns = [("bargains", ""), ("count", ",d"), ("a game", ".2f")]
    found.show(DataTable("bargains", "Bargains", columns, rows))


QUANTILES = {"5 %": 0.05, "median": 0.5, "95 %": 0.95}


def quantiles(counted: Histogram) -> list[int]:
    """The values below which 5 %, half and 95 % lie."""
    total = int(counted.sum())
    if not total:
        return [0] * len(QUANTILES)
    up_to = counted.cumsum()
    return [int(np.searchsorted(up_to, part * total)) for part in QUANTILES.values()]


def histogram(counted: Histogram) -> list[tuple[int, int]]:
    """The values that occur, and how often."""
    return [(int(value), int(counted[value])) for value in np.flatnonzero(counted)]


def intervals(
    axes: "Axes",
    names: Sequence[str],
    shares: Sequence[Sequence[Value]],
    even: float,
    what: str,
    sideways: bool = False,
) -> None:
    """A dot and its interval for each; `sideways` leaves room for long names."""
    from matplotlib.ticker import PercentFormatter

    at = np.arange(len(names))
    values = np.array([[float(each) for each in row] for row in shares]).reshape(-1, 3)
    reach = np.abs(values[:, 1:] - values[:, :1]).T
    if sideways:
        axes.axvline(even, color=GREY, linestyle="--", linewidth=1)
        axes.errorbar(values[:, 0], at, xerr=reach, fmt="o", color=BLUE, capsize=4)
        axes.set_yticks(at, names)
        axes.invert_yaxis()
        axes.grid(True, axis="x")
        axes.locator_params(axis="x", nbins=6)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    else:
        axes.axhline(even, color=GREY, linestyle="--", linewidth=1)
        axes.errorbar(at, values[:, 0], yerr=reach, fmt="o", color=BLUE, capsize=4)
        axes.set_xticks(at, names)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_xlabel(what)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def span(counted: Histogram) -> slice:
    """The values between which nearly all lie."""
    worth_showing = np.flatnonzero(counted >= max(1.0, FEW * counted.max(initial=0)))
    return slice(int(worth_showing[0]), int(worth_showing[-1]) + 1) if len(worth_showing) else slice(0, 1)


def mountain(axes: "Axes", counted: Histogram, what: str, colour: str) -> None:
    """A histogram of many values; neighbours share a bar if there are too many."""
    from matplotlib.ticker import PercentFormatter

    part = span(counted)
    width = -(-(part.stop - part.start) // BARS)
    begins = np.arange(part.start, part.stop, width)
    heights = np.add.reduceat(counted[part], begins - part.start) / max(1, counted.sum())
    axes.bar(begins, heights, width=width, align="edge" if width > 1 else "center", color=colour)
    axes.set_xlabel(what if width == 1 else f"{what} (bars of {width})")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def hills(axes: "Axes", counted: Histogram, what: str) -> None:
    """One area for each place, over one another."""
    from matplotlib.ticker import PercentFormatter

    colours = (ORANGE, BLUE, GREEN, RED, GREY, ORANGE, BLUE, GREEN)
    part = span(counted.max(axis=0))
    for place, scores in enumerate(counted):
        share = scores[part] / max(1, scores.sum())
        axes.fill_between(range(part.start, part.stop), share, color=colours[place], alpha=0.25, linewidth=0)
        axes.plot(range(part.start, part.stop), share, color=colours[place], linewidth=1.5, label=f"{place + 1}.")
    axes.set_ylim(bottom=0)
    axes.set_xlabel(what)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.legend(title="place", ncols=2 if len(counted) > 4 else 1)


def bars(axes: "Axes", counted: Histogram, what: str, colour: str) -> None:
    """A histogram of few values."""
    from matplotlib.ticker import PercentFormatter

    part = span(counted)
    axes.bar(range(part.start, part.stop), counted[part] / max(1, counted.sum()), color=colour, width=0.8)
    axes.set_xticks(range(part.start, part.stop))
    axes.set_xlabel(what)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def columns_of(axes: "Axes", rows: Sequence[Sequence[Value]], column: int, what: str, height: str) -> None:
    """A bar for each row."""
    axes.bar([str(row[0]) for row in rows], [float(row[column]) for row in rows], color=GREEN, width=0.6)
    axes.set_xlabel(what)
    axes.set_ylabel(height)


def trend(axes: "Axes", rows: Sequence[Sequence[Value]]) -> None:
    """Rounds won, with intervals, where there are enough cards to say so."""
    from matplotlib.ticker import PercentFormatter

    cards = sum(int(row[1]) for row in rows)
    kept = [row for row in rows if int(row[1]) >= FEW * cards]
    at = [int(row[0]) for row in kept]
    share = np.array([float(row[3]) for row in kept])
    reach = np.abs(np.array([[float(row[4]), float(row[5])] for row in kept]).reshape(-1, 2).T - share)
    axes.errorbar(at, share, yerr=reach, fmt="o-", color=ORANGE, linewidth=1.5, capsize=3)
    axes.set_xlabel("Favourites in common with others")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
