"""What comes of many games of intrigue: roles that win, and bargains."""

from typing import Any

from vivat.lab.pictures import draw_shares
from vivat.lab.report import DataTable, Picture, Report, Value
from vivat.lab.shares import SHARE, ratio
from vivat.results.interval import wilson
from vivat.rules.intrigue.events import ACCEPTED, ALLIED, DECLINED, OFFERED, PROPOSED, REFUSED
from vivat.rules.intrigue.roles import ROLE_NAMES


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
    found.add(
        DataTable("roles", "Wins by role", columns, rows),
        Picture("roles", "Wins by role, with 95 % intervals; the line is the mean.", lambda axes: draw_shares(
            axes, [str(row[0]) for row in rows], [row[2:5] for row in rows], even, "", sideways=True)),
    )  # fmt: skip


def show_bargains(found: Report, counts: Any) -> None:
    """Add what is offered in intrigue, and what comes of it."""
    event_counts, games = [int(number) for number in counts["event_counts"]], int(counts["games"])
    what = {
        "offers": OFFERED,
        "accepted": ACCEPTED,
        "declined": DECLINED,
        "alliances proposed": PROPOSED,
        "allied": ALLIED,
        "refused": REFUSED,
    }
    rows = [(name, event_counts[kind], ratio(event_counts[kind], games)) for name, kind in what.items()]
    columns = [("bargains", ""), ("count", ",d"), ("a game", ".2f")]
    found.add(DataTable("bargains", "Bargains", columns, rows))
