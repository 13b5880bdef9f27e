"""`vivat lab duel`: who wins more, over duplicate deals in which everybody sits in every seat."""

from contextlib import closing
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random

from rich.console import Console

from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.contestants import make_contestant
from vivat.lab.crew import Advance, Workers, progress_bar, share_out, until_interrupted
from vivat.lab.findings import SHARE, intervals
from vivat.lab.report import DataTable, Figure, Findings, check_folder, hand_over
from vivat.lab.roles import DEVIATIONS, wilson


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a contest, played once for each rotation of the seats."""

    options: AnyOptions
    bots: tuple[str, ...]
    seed: int
    number: int


def play_deal(deal: Deal) -> list[float]:
    """What part of its games each bot won; a victory that is shared counts in parts."""
    won = [0.0] * len(deal.bots)
    for turn in range(len(deal.bots)):
        seated = [(seat + turn) % len(deal.bots) for seat in range(len(deal.bots))]
        winners = play_game(deal, turn, seated)
        for seat in winners:
            won[seated[seat]] += 1.0 / len(winners)
    return [each / len(deal.bots) for each in won]


def play_game(deal: Deal, turn: int, seated: list[int]) -> tuple[int, ...]:
    """Who won, by seat."""
    outcome = finished_game(deal, turn, seated).outcome
    if outcome is None:
        raise AssertionError("nobody is to act, so the game is over")
    return tuple(outcome.winners) + tuple(getattr(outcome, "allied_winners", ()))


def finished_game(deal: Deal, turn: int, seated: list[int]) -> CastleGame | IntrigueGame:
    """Played to the end. The deal is the same in every rotation, and every bot's luck is its own."""
    dealer = Dealer.seeded(Random(f"{deal.seed} {deal.number}").getrandbits(64))  # noqa: S311
    castle = isinstance(deal.options, CastleOptions)
    game = CastleGame(deal.options, dealer) if castle else IntrigueGame(deal.options, dealer)  # type: ignore[arg-type]
    players = [
        make_contestant(deal.bots[bot], Random(f"{deal.seed} {deal.number} {turn} {bot}").getrandbits(63), castle)  # noqa: S311
        for bot in seated
    ]
    while game.deciding is not None:
        player = players[game.to_act or 0]
        game.play(player.act(game.observe(game.deciding)))
    return game


@dataclass(slots=True)
class Contest:
    """What came of it."""

    bots: tuple[str, ...]
    deals: list[list[float]] = field(default_factory=list)
    interrupted: bool = False

    def share(self, bot: int) -> tuple[float, float, float]:
        """The part of its games that a bot won, and the interval in which that lies with 95 % confidence.

        Games of one deal are not independent, so the deals are what is counted.
        """
        count = len(self.deals)
        if not count:
            return 0.0, 0.0, 1.0
        mean = sum(deal[bot] for deal in self.deals) / count
        spread = sqrt(sum((deal[bot] - mean) ** 2 for deal in self.deals) / max(1, count - 1) / count)
        if not spread:
            return mean, *wilson(round(mean * count), count)
        return mean, max(0.0, mean - DEVIATIONS * spread), min(1.0, mean + DEVIATIONS * spread)


def hold_contest(
    options: AnyOptions,
    bots: tuple[str, ...],
    deals: int,
    seed: int,
    workers: Workers = None,
    progress: Advance = lambda _: None,
) -> Contest:
    """Play; the result does not depend on the number of workers, and Ctrl-C keeps what is done."""
    contest = Contest(bots)

    def take(won: list[float]) -> None:
        contest.deals.append(won)
        progress(1)

    jobs = [Deal(options, bots, seed, number) for number in range(deals)]
    with closing(share_out(play_deal, jobs, workers)) as results:
        contest.interrupted = until_interrupted(results, take)
    return contest


def findings(game: str, contest: Contest) -> Findings:
    """Who won how much."""
    deals, games, par = len(contest.deals), len(contest.deals) * len(contest.bots), 1 / len(contest.bots)
    shares = [contest.share(number) for number in range(len(contest.bots))]
    rows = [(bot, *share) for bot, share in zip(contest.bots, shares, strict=True)]
    said = f"{deals:,} deals of {game}, {games:,} games: everybody sat in every seat of each deal. Par is {par:.1%}."
    found = Findings(f"Duel in {game}", said, {"deals": deals, "games": games})
    found.show(
        DataTable("players", "Wins, with 95 % intervals", [("bot", ""), *SHARE], rows),
        Figure("players", "Wins, with 95 % intervals; the line is par.", lambda axes: intervals(
            axes, list(contest.bots), shares, par, "", sideways=True)),
    )  # fmt: skip
    return found


def run(
    game: str,
    bots: tuple[str, ...],
    deals: int,
    seed: int,
    as_json: bool,
    folder: Path | None = None,
    workers: Workers = None,
) -> int:
    """Play and print; progress goes to standard error, so that the output can be piped."""
    options = named_options(game, len(bots))
    for bot in bots:
        make_contestant(bot, 0, isinstance(options, CastleOptions))  # refuses who cannot play before anything runs
    if folder is not None:
        check_folder(folder)
    with progress_bar("deals", deals, Console(stderr=True)) as (advance, _):
        contest = hold_contest(options, bots, deals, seed, workers, advance)
    stopped = f"{len(contest.deals):,} of {deals:,} deals" if contest.interrupted else ""
    return hand_over(findings(game, contest), {"game": game, "seed": seed}, as_json, folder, stopped)
