"""What the counts of a simulation say: in a sentence, in figures for programs, in tables and in pictures."""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from vivat.game import CastleOptions
from vivat.game.record import AnyOptions
from vivat.lab.house_rules import HouseRules, PlayedGame, numbers_of
from vivat.lab.pictures import (
    BLUE,
    FEW,
    GREEN,
    ORANGE,
    RED,
    Histogram,
    draw_areas,
    draw_bars,
    draw_histogram,
    draw_shares,
)
from vivat.lab.report import DataTable, Figure, Report, Value, number_of
from vivat.lab.shares import SHARE, ratio, wilson
from vivat.lab.tallies.tally import WHOLE
from vivat.rules.castle.events import CANCELLED, CANDIDATE, CROWNED, REJECTED, ZERO_BONUS
from vivat.rules.intrigue.events import ACCEPTED, ALLIED, DECLINED, OFFERED, PROPOSED, REFUSED
from vivat.rules.intrigue.roles import ROLE_NAMES

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SURE = 3.0
"""So many standard deviations from the mean are no accident, for the oddest of a few seats too."""
AT_RANDOM = (
    " Random players do anything that is legal: this shows what the rules can lead to, not what they are like among "
    "players who want to win. For that: --bots steward."
)


def title_of(book: AnyOptions) -> str:
    """The name of a game for people."""
    return book.edition.title if isinstance(book, CastleOptions) else f"Intrigue, {book.scenario.name}"


def simulation_report(played: PlayedGame, bot: str, counts: Any) -> Report:
    """Everything there is to say of so many games among these bots."""
    book, castle, seats = played.book, isinstance(played.book, CastleOptions), played.seats
    found = Report(f"{title_of(book)} with {seats} {bot} players", summary(played, bot, counts))
    found.figures["games"] = int(counts["games"])
    found.figures["without_winner"] = int(counts["without_winner"])
    found.figures["house_rules"] = dict(played.house_rules)
    if played.house_rules:
        found.show(changes(book, played.house_rules))
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


def summary(played: PlayedGame, bot: str, counts: Any) -> str:
    """What matters most, and what it is worth."""
    games, seats, book = int(counts["games"]), played.seats, played.book
    if not games:
        return "No game was played to its end."
    rival = "The Emissary" if isinstance(book, CastleOptions) and book.emissary else "Nobody"
    shares = [seat_share(counts, seat) for seat in range(seats)]
    even = sum(shares) / seats
    best, worst = max(range(seats), key=lambda seat: shares[seat]), min(range(seats), key=lambda seat: shares[seat])
    odd = max((best, worst), key=lambda seat: abs(shares[seat] - even))
    low, high = wilson(shares[odd] * games, games)
    lead = f"Where one sits makes no difference that so many games could show: seat {odd + 1}, the oddest, wins"
    if abs(shares[odd] - even) > SURE * sqrt(even * (1 - even) / games):
        lead = f"Where one sits matters: seat {odd + 1}, counted from the one that begins, wins"
    nobody = int(counts["without_winner"]) / games
    return (
        f"{number_of(games, 'game')} of {title_of(book)} among {seats} {bot} players took "
        f"{int(counts['decisions']) / games:.0f} decisions each. {lead} {shares[odd]:.1%} "
        f"(95 % interval {low:.1%} to {high:.1%}), and {even:.1%} is the mean."
        + (f" {rival} won {nobody:.1%} of them." if nobody else "")
        + played.by_house_rules
        + (AT_RANDOM if bot == "random" else "")
    )


def seat_share(counts: Any, seat: int) -> float:
    """What part of the games a seat won; a shared victory counts in parts."""
    wins = counts["wins"][seat]
    return ratio(sum(int(wins[winners]) / winners for winners in range(1, len(wins))), int(counts["games"]))


def changes(book: AnyOptions, house_rules: HouseRules) -> DataTable:
    """The house rules, beside what the book says."""
    numbers = numbers_of(book)
    rows = [(name, numbers[name].read(book.params), value) for name, value in house_rules.items()]
    return DataTable("changes", "House rules", [("rule", ""), ("book", ",d"), ("here", ",d")], rows)


def show_seats(found: Report, counts: Any, seats: int) -> None:
    """Add the share of wins and the mean score of each seat."""
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
        Figure("seats", f"{caption}, with 95 % intervals; the line is the mean.", lambda axes: draw_shares(
            axes, [f"{row[0]}" for row in rows], [row[1:4] for row in rows], even, "seat")),
    )  # fmt: skip


def show_roles(found: Report, counts: Any) -> None:
    """Add the wins by role of intrigue."""
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
        Figure("roles", "Wins by role, with 95 % intervals; the line is the mean.", lambda axes: draw_shares(
            axes, [str(row[0]) for row in rows], [row[2:5] for row in rows], even, "", sideways=True)),
    )  # fmt: skip


def show_scores(found: Report, counts: Any, seats: int, castle: bool) -> None:
    """Add the scores of the first, the second …; the points of intrigue are too few for a picture."""
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
    by_place = {f"{place + 1}.": counts["place_scores"][place] for place in range(seats)}
    found.show(
        DataTable("scores", f"Games by {word}, seat and place", heads, by_score),
        Figure("scores", caption, lambda axes: draw_areas(axes, by_place, word, "place")) if castle else None,
    )


def show_lengths(found: Report, counts: Any, castle: bool) -> None:
    """Add how long games are, in decisions and rounds."""
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
        Figure("lengths", "Decisions that the players take in a game.", lambda axes: draw_histogram(
            axes, counts["lengths"], "decisions", BLUE)),
    )  # fmt: skip
    if not castle:
        found.show(
            DataTable("rounds", "Games by rounds", [("rounds", ",d"), ("games", ",d")], histogram(rounds)),
            Figure("rounds", "Rounds of a game.", lambda axes: draw_histogram(axes, rounds, "rounds", GREEN)),
        )


def show_elections(found: Report, counts: Any) -> None:
    """Add how candidates of the castle games fare."""
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
        Figure("rejections", caption, lambda axes: draw_bars(axes, counts["rejections"], "rejected", RED)),
    )  # fmt: skip


def show_favourites(found: Report, counts: Any) -> None:
    """Add how much it helps in the castle games to want what others want."""
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
               lambda axes: draw_correlations(axes, pairs)),
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
        Figure("shared", caption, lambda axes: draw_rounds_won(axes, shared)),
    )


def show_bargains(found: Report, counts: Any) -> None:
    """Add what is offered in intrigue, and what comes of it."""
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
    """The values that occur, each with how often it does."""
    return [(int(value), int(counted[value])) for value in np.flatnonzero(counted)]


def draw_correlations(axes: "Axes", rows: Sequence[Sequence[Value]]) -> None:
    """A bar for each number of Favourites in common."""
    axes.bar([str(row[0]) for row in rows], [float(row[3]) for row in rows], color=GREEN, width=0.6)
    axes.set_xlabel("Favourites in common")
    axes.set_ylabel("correlation of points")


def draw_rounds_won(axes: "Axes", rows: Sequence[Sequence[Value]]) -> None:
    """Rounds won by Favourites in common, with intervals, where there are enough cards to say so."""
    from matplotlib.ticker import PercentFormatter

    cards = sum(int(row[1]) for row in rows)
    kept = [row for row in rows if int(row[1]) >= FEW * cards]
    at = [int(row[0]) for row in kept]
    share = np.array([float(row[3]) for row in kept])
    reach = np.abs(np.array([[float(row[4]), float(row[5])] for row in kept]).reshape(-1, 2).T - share)
    axes.errorbar(at, share, yerr=reach, fmt="o-", color=ORANGE, linewidth=1.5, capsize=3)
    axes.set_xlabel("Favourites in common with others")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
