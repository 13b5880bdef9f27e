"""Every decision of a finished game, with what its seat knew and did."""

from collections.abc import Iterator
from typing import NamedTuple

from vivat.game import Viewer
from vivat.game.record import AnyAction, AnyGame, AnyObservation, new_game


class AskedDecision(NamedTuple):
    """One decision that a seat was asked for."""

    move: int
    """The number of its action in the record."""
    begun: int
    """How many actions had been played when it was asked for: the same for all ballots of an election."""
    seat: int
    observation: AnyObservation
    action: AnyAction


def decisions_of(whole: AnyGame) -> Iterator[AskedDecision]:
    """Every decision of a game with what its seat knew; those of an election before any of its ballots is known."""
    game, actions, at = new_game(whole.options), whole.actions, 0
    while at < len(actions):
        if game.to_act is None:
            asked = []
        else:
            asked = [Viewer.seat(seat) for seat in game.polled] or [game.deciding or Viewer.seat(game.to_act)]
        for number, viewer in enumerate(asked[: len(actions) - at]):
            seat = game.polled[number] if game.polled else game.to_act
            assert seat is not None
            yield AskedDecision(at + number, at, seat, game.observe(viewer), actions[at + number])
        for action in actions[at : at + max(1, len(asked))]:
            game.play(action)  # type: ignore[arg-type]
        at += max(1, len(asked))
