"""What happened in a turn of intrigue, as everybody saw it."""

from vivat.game import IntrigueGame
from vivat.review.review import TurnKey
from vivat.review.turning_points import Happened
from vivat.rules.log import EVERYONE

KEYS: dict[str, TurnKey] = {
    "role-victory": "victory",
    "allied-victory": "victory",
    "assassinated": "assassination",
    "jailed": "arrest",
    "accused": "accusation",
    "sabotaged": "sabotage",
    "allied": "alliance",
    "role-shown": "unmasking",
    "extorted": "extortion",
    "turn-begins": "turn",
}
"""By kind of event what is told; whatever comes first counts."""


TOLD = ("buy", "sell", "bribe", "investigate", "seize-power", "sabotage")
"""What is told of a turn in which nothing weightier happened."""


def what_happened(game: IntrigueGame, move: int, until: int) -> Happened:
    """S11.2: The weightiest thing that everybody saw from one action to before another."""
    steps = game.steps
    whose = [event for step in steps[: move + 1] for event in step if event.kind == "turn-begins"][-1:]
    events = [event for step in steps[move + 1 : until + 1] for event in step if event.audience & EVERYONE]
    for kind, key in list(KEYS.items())[:-1]:
        for event in events:
            if event.kind == kind:
                return Happened(key, event.player)
    done = [each for each in game.actions[move:until] if each.verb in TOLD]
    return Happened("turn", whose[0].player if whose else None, action=done[-1] if done else None)
