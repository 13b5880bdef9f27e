"""Deals that bots play out: the same cards for everybody in every seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from vivat.game import Dealer
from vivat.game.record import AnyGame, AnyOptions, new_game
from vivat.lab.families import family_of
from vivat.lab.family import StudyPlayer
from vivat.lab.players import make_player


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
