"""What the counts of a simulation say: in a sentence, in values for programs, in tables and in pictures."""

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from vivat.game.record import AnyOptions
from vivat.lab.families import family_of
from vivat.lab.family import LabFamily
from vivat.lab.histograms import QUANTILES, histogram, quantiles
from vivat.lab.house_rules import GameByRules, HouseRules, numbers_of
from vivat.lab.pictures import (
    BLUE,
    GREEN,
    draw_areas,
    draw_histogram,
    draw_shares,
)
from vivat.lab.report import DataTable, Picture, Report, Value, number_of
from vivat.lab.shares import SHARE, ratio, seat_share
from vivat.results.interval import wilson

if TYPE_CHECKING:
    pass

SURE = 3.0
"""So many standard deviations from the mean are no accident, for the oddest of a few seats too."""
AT_RANDOM = (
    " Random players do anything that is legal: this shows what the rules can lead to, not what they are like among "
    "players who want to win. For that: --bots steward."
)


def simulation_report(played: GameByRules, bot: str, counts: Any) -> Report:
    """Everything there is to say of so many games among these bots."""
    book, family, seats = played.book, family_of(played.book), played.seats
    found = Report(f"{family.title} with {seats} {bot} players", summary(played, bot, counts))
    found.values["games"] = int(counts["games"])
    found.values["without_winner"] = int(counts["without_winner"])
    found.values["house_rules"] = dict(played.house_rules)
    if not counts["games"]:
        return found
    if played.house_rules:
        found.add(changes(book, played.house_rules))
    show_seats(found, counts, seats)
    family.show_winners(found, counts)
    show_scores(found, counts, seats, family)
    show_lengths(found, counts, family)
    family.show_events(found, counts)
    return found


def summary(played: GameByRules, bot: str, counts: Any) -> str:
    """What matters most, and what it is worth."""
    games, seats, family = int(counts["games"]), played.seats, family_of(played.book)
    if not games:
        return "No game was played to its end."
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
        f"{number_of(games, 'game')} of {family.title} among {seats} {bot} players took "
        f"{int(counts['decisions']) / games:.0f} decisions each. {lead} {shares[odd]:.1%} "
        f"(95 % interval {low:.1%} to {high:.1%}), and {even:.1%} is the mean."
        + (f" {family.rival} won {nobody:.1%} of them." if nobody else "")
        + played.by_house_rules
        + (AT_RANDOM if bot == "random" else "")
    )


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
    found.add(
        DataTable("seats", caption, columns, rows),
        Picture("seats", f"{caption}, with 95 % intervals; the line is the mean.", lambda axes: draw_shares(
            axes, [f"{row[0]}" for row in rows], [row[1:4] for row in rows], even, "seat")),
    )  # fmt: skip


def show_scores(found: Report, counts: Any, seats: int, family: LabFamily[Any]) -> None:
    """Add the scores of the first, the second …; some points are too few for a picture."""
    word, games = family.SCORE, int(counts["games"])
    rows: list[tuple[Value, ...]] = []
    for place in range(seats):
        scores = counts["place_scores"][place]
        rows.append((place + 1, ratio(int(counts["place_score"][place]), games), *quantiles(scores)))
    columns = [("place", ",d"), ("mean", ".2f"), *((name, ",d") for name in QUANTILES)]
    found.add(DataTable("places", f"Final {word} by place", columns, rows))
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
    picture = Picture("scores", caption, lambda axes: draw_areas(axes, by_place, word, "place"))
    table = DataTable("scores", f"Games by {word}, seat and place", heads, by_score)
    found.add(table, picture if family.SCORES_DRAWN else None)


def show_lengths(found: Report, counts: Any, family: LabFamily[Any]) -> None:
    """Add how long games are, in decisions and rounds."""
    games = int(counts["games"])
    rounds = counts["rounds"]
    played = int((rounds * np.arange(len(rounds))).sum())
    rows: list[tuple[Value, ...]] = [
        ("decisions", ratio(int(counts["decisions"]), games), *quantiles(counts["lengths"])),
        ("rounds", ratio(played, games), *quantiles(rounds)),
    ]
    columns = [("a game has", ""), ("mean", ".2f"), *((name, ",d") for name in QUANTILES)]
    found.add(DataTable("length", "How long a game is", columns, rows))
    lengths = histogram(counts["lengths"])
    found.add(
        DataTable("lengths", "Games by decisions", [("decisions", ",d"), ("games", ",d")], lengths),
        Picture("lengths", "Decisions that the players take in a game.", lambda axes: draw_histogram(
            axes, counts["lengths"], "decisions", BLUE)),
    )  # fmt: skip
    if family.ROUNDS_VARY:
        found.add(
            DataTable("rounds", "Games by rounds", [("rounds", ",d"), ("games", ",d")], histogram(rounds)),
            Picture("rounds", "Rounds of a game.", lambda axes: draw_histogram(axes, rounds, "rounds", GREEN)),
        )
