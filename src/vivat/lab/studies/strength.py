"""`vivat lab strength`: each of some bots alone against a table of another, on the same deals, from every seat."""

from pathlib import Path

from rich.console import Console

from vivat.game import CastleOptions
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.contestants import make_contestant
from vivat.lab.crew import Advance, Workers, progress_bar
from vivat.lab.duel import Contest, hold_contest
from vivat.lab.findings import SHARE, intervals
from vivat.lab.report import DataTable, Figure, Findings, check_folder, hand_over


def measure_strength(
    options: AnyOptions,
    bots: tuple[str, ...],
    against: str,
    deals: int,
    seed: int,
    workers: Workers = None,
    progress: Advance = lambda _: None,
) -> list[Contest]:
    """A contest for each; Ctrl-C keeps what is done."""
    contests: list[Contest] = []
    for bot in bots:
        table = (bot, *[against] * (len(options.seat_names) - 1))
        contests.append(hold_contest(options, table, deals, seed, workers, progress))
        if contests[-1].interrupted:
            break
    return contests


def findings(game: str, against: str, contests: list[Contest]) -> Findings:
    """Who won how much alone."""
    played = [contest for contest in contests if contest.deals]
    shares = [contest.share(0) for contest in played]
    seats = len(contests[0].bots)
    games = sum(len(contest.deals) for contest in played) * seats
    said = (
        f"Each alone against {seats - 1} of {against} in {game}, from every seat of the same deals: {games:,} games. "
        f"Par is {1 / seats:.1%}."
    )
    found = Findings(f"Strength in {game}", said, {"games": games})
    rows = [(contest.bots[0], len(contest.deals), *share) for contest, share in zip(played, shares, strict=True)]
    found.show(
        DataTable("strength", "Wins, with 95 % intervals", [("bot", ""), ("deals", ",d"), *SHARE], rows),
        Figure("strength", f"Wins alone against {seats - 1} of {against}, with 95 % intervals; the line is par.",
               lambda axes: intervals(axes, [row[0] for row in rows], shares, 1 / seats, "", sideways=True)),
    )  # fmt: skip
    return found


def run(
    game: str,
    players: int,
    bots: tuple[str, ...],
    against: str,
    deals: int,
    seed: int,
    as_json: bool,
    folder: Path | None = None,
    workers: Workers = None,
) -> int:
    """Play and print; progress goes to standard error, so that the output can be piped."""
    options = named_options(game, players)
    for bot in (*bots, against):
        make_contestant(bot, 0, isinstance(options, CastleOptions))  # refuses who cannot play before anything runs
    if folder is not None:
        check_folder(folder)
    with progress_bar("deals", deals * len(bots), Console(stderr=True)) as (advance, _):
        contests = measure_strength(options, bots, against, deals, seed, workers, advance)
    done = sum(len(contest.deals) for contest in contests)
    stopped = f"{done:,} of {deals * len(bots):,} deals" if contests[-1].interrupted else ""
    facts = {"game": game, "against": against, "seed": seed}
    return hand_over(findings(game, against, contests), facts, as_json, folder, stopped)
