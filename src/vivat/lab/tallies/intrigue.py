"""What is counted of a game of intrigue."""

from typing import Any

from vivat.lab.tallies.tally import ROUNDS, SCORES
from vivat.rules.intrigue.state import Params, State


def note_step(p: Params, s: State, events: Any, tally: Any) -> None:
    """Count nothing: the end of a game tells all that is counted."""


def note_game(p: Params, s: State, events: Any, tally: Any) -> None:  # noqa: ARG001
    """Count the end of a game: points by seat from who began, and by place; victories by seat and role."""
    everybody = s.winners | s.allied_winners
    winners = 0
    for player in range(p.players):
        winners += everybody >> player & 1
    rounds = s.round
    if winners:
        rounds += 1
    else:
        tally.without_winner += 1
    tally.rounds[min(rounds, ROUNDS - 1)] += 1
    for order in range(p.players):
        player = (s.first + order) % p.players
        place = 0
        for rival in range(p.players):
            if s.points[rival] > s.points[player] or (s.points[rival] == s.points[player] and rival < player):
                place += 1
        tally.score[order] += s.points[player]
        tally.scores[order, min(s.points[player], SCORES - 1)] += 1
        tally.place_score[place] += s.points[player]
        tally.place_scores[place, min(s.points[player], SCORES - 1)] += 1
        tally.dealt[s.role[player]] += 1
        tally.role_wins[s.role[player]] += s.winners >> player & 1
        tally.allied_wins[s.role[player]] += s.allied_winners >> player & 1
        if everybody >> player & 1:
            tally.wins[order, winners] += 1
