"""`vivat lab duel`: who wins more, over duplicate deals in which everybody sits in every seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from vivat.bots.own import short_name
from vivat.game import Dealer
from vivat.game.record import AnyGame, AnyOptions, new_game
from vivat.lab.families import family_of
from vivat.lab.family import StudyPlayer
from vivat.lab.house_rules import played_game
from vivat.lab.pictures import draw_shares
from vivat.lab.players import checked_player_names, compile_players, make_player
from vivat.lab.report import DataTable, Picture, Report, number_of
from vivat.lab.shares import SHARE, share_of_deals
from vivat.lab.study import Flag, Stage, Study


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, with who takes part."""

    options: AnyOptions
    bots: tuple[str, ...]
    seed: int
    number: int


def play_deal(deal: Deal) -> list[float]:
    """Play a deal once for each rotation of the seats; returns what part of its games each bot won.

    A victory that is shared counts in parts.
    """
    won = [0.0] * len(deal.bots)
    for turn in range(len(deal.bots)):
        seated = [(seat + turn) % len(deal.bots) for seat in range(len(deal.bots))]
        winners = play_game(deal, turn, seated)
        for seat in winners:
            won[seated[seat]] += 1.0 / len(winners)
    return [each / len(deal.bots) for each in won]


def play_game(deal: Deal, turn: int, seated: list[int]) -> tuple[int, ...]:
    """Play one game of a deal; returns the seats that won, allied victories included."""
    outcome = finished_game(deal, turn, seated).outcome
    if outcome is None:
        raise AssertionError("nobody is to act, so the game is over")
    return family_of(deal.options).winners(outcome)


def finished_game(deal: Deal, turn: int, seated: list[int]) -> AnyGame:
    """A game played to its end. The deal is the same in every rotation, and every bot's luck is its own."""
    players = [make_player(deal.bots[bot], luck_of(deal, turn, bot), deal.options) for bot in seated]
    return played_to_end(deal, players)


def luck_of(deal: Deal, turn: int, bot: int) -> int:
    """The seed of a bot in one game of a deal."""
    return Random(f"{deal.seed} {deal.number} {turn} {bot}").getrandbits(63)  # noqa: S311


def played_to_end(deal: Deal, players: Sequence[StudyPlayer]) -> AnyGame:
    """A game of a deal among these players, by seat, played to its end."""
    dealer = Dealer.seeded(Random(f"{deal.seed} {deal.number}").getrandbits(64))  # noqa: S311
    game = new_game(deal.options, dealer)
    while game.deciding is not None:
        player = players[game.to_act or 0]
        game.play(player.act(game.observe(game.deciding)))
    return game


@dataclass(kw_only=True)
class Duel(Study[Deal, list[float]]):
    """Which of these bots wins more, when everybody sits in every seat of every deal?"""

    UNIT = "deals"
    FLAGS: ClassVar = {
        "bots": Flag("one for each seat (see below)"),
        "deals": Flag("each is played once a seat"),
    }
    worker = staticmethod(play_deal)

    bots: tuple[str, ...]
    deals: int = 100
    rule: tuple[str, ...] = ()
    won: list[list[float]] = field(default_factory=list, init=False)
    """By deal and bot: what part of the games."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, len(self.bots), self.rule)
        self._seated = checked_player_names(self._played.book, self.bots)

    def prepare(self) -> None:
        """Compile what searching players search with."""
        compile_players(self._played.options, self._seated)

    def stages(self) -> Iterator[Stage[Deal]]:
        """One stage with all deals."""
        options = self._played.options
        yield Stage([Deal(options, self._seated, self.seed, number) for number in range(self.deals)], self.deals)

    def take(self, _: Deal, result: list[float]) -> int:
        """Add what came of one deal."""
        self.won.append(result)
        return 1

    def share(self, bot: int) -> tuple[float, float, float]:
        """The part of its games that a bot won, with its 95 % interval."""
        return share_of_deals([deal[bot] for deal in self.won])

    def report(self) -> Report:
        """Everybody's share of victories, with its interval."""
        seats, names = len(self.bots), [short_name(bot) for bot in self.bots]
        deals, games, par = len(self.won), len(self.won) * seats, 1 / seats
        if not deals:
            return Report(f"Duel in {self.game}", "No deal was played to its end.", {"deals": 0, "games": 0})
        shares = [self.share(bot) for bot in range(seats)]
        rows = [(name, *share) for name, share in zip(names, shares, strict=True)]
        said = f"{number_of(deals, 'deal')} of {self.game}, {games:,} games: everybody sat in every seat of each deal."
        said += f" Par is {par:.1%}." + self._played.by_house_rules
        found = Report(f"Duel in {self.game}", said, {"deals": deals, "games": games})
        found.add(
            DataTable("players", "Wins, with 95 % intervals", [("bot", ""), *SHARE], rows),
            Picture("players", "Wins, with 95 % intervals; the line is par.", lambda axes: draw_shares(
                axes, names, shares, par, "", sideways=True)),
        )  # fmt: skip
        return found
