"""What happened between two moments of a castle game, as everybody saw it."""

from vivat.game import CastleGame
from vivat.review.review import TurnKey
from vivat.review.turning_points import Happened

KEYS: dict[str, TurnKey] = {
    "crowned": "crowned",
    "rejected": "rejected",
    "cancelled": "cancelled",
    "moved": "move",
    "placed": "placement",
    "ambition-chosen": "ambition",
}
"""By kind of event what is told; whatever comes first counts."""
ELECTIONS = ("crowned", "rejected", "cancelled")


def what_happened(game: CastleGame, move: int, until: int) -> Happened:
    """R13.2: The weightiest thing that happened from one action to before another."""
    steps = game.steps
    events = [event for step in steps[move + 1 : until + 1] for event in step]
    candidates = [event.seat for step in steps[: until + 1] for event in step if event.kind == "candidate"]
    for kind, key in KEYS.items():
        for event in events:
            if event.kind == kind:
                return Happened(key, candidates[-1] if key in ELECTIONS else event.seat, event.character)
    return Happened("turn")
