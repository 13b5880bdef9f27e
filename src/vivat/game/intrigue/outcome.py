"""S7, S8: How a game of intrigue ended."""

from dataclasses import dataclass
from typing import Literal

from vivat.game.intrigue.conditions import IntrigueVictory, Progress, progress_of, victory_of
from vivat.game.intrigue.options import IntrigueOptions
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import State


@dataclass(frozen=True, slots=True)
class IntrigueOutcome:
    """Who won, how, and what it was worth."""

    reason: Literal["role", "allied", "none"]
    """By a role, only by an ally, or nobody won."""
    winners: tuple[int, ...]
    """Players with a role victory; those who won as an ally of one are not among them: `all_winners` has both."""
    allied_winners: tuple[int, ...]
    """Players who won as an ally."""
    winner_names: tuple[str, ...]
    """The names of both kinds of winners."""
    roles: tuple[int, ...]
    """Everybody's role: numbers into `ROLE_NAMES`."""
    points: tuple[int, ...]
    """What the game brought everybody (S8.1)."""
    rounds: int
    """Rounds played, the last one begun included."""
    victories: tuple[IntrigueVictory, ...] = ()
    """Why each winner has won, those with a role victory first."""
    progress: tuple[Progress, ...] = ()
    """How far each player had come towards the condition of their role: who was close."""

    @property
    def all_winners(self) -> tuple[int, ...]:
        """Everybody who has won: those with a role victory, then those who won as an ally."""
        return (*self.winners, *self.allied_winners)

    def __str__(self) -> str:
        if not self.winner_names:
            return "Nobody wins."
        verb = "wins" if len(self.winner_names) == 1 else "win"
        roles = ", ".join(ROLE_NAMES[self.roles[player]] for player in self.all_winners)
        return f"{' and '.join(self.winner_names)} {verb} ({roles})."


def make_outcome(options: IntrigueOptions, s: State) -> IntrigueOutcome:
    """S8.1: Reads off a finished game; everything in it is public by then."""
    players = range(len(options.names))
    winners = tuple(player for player in players if s.winners >> player & 1)
    allied = tuple(player for player in players if s.allied_winners >> player & 1)
    return IntrigueOutcome(
        "role" if winners else "allied" if allied else "none",
        winners,
        allied,
        tuple(options.names[player] for player in (*winners, *allied)),
        tuple(s.role[player] for player in players),
        tuple(s.points[player] for player in players),
        s.round + int(bool(winners or allied)),
        tuple(victory_of(options.params, s, player) for player in (*winners, *allied)),
        tuple(progress_of(options.params, s, player) for player in players),
    )
