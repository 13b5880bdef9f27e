"""Two worlds that differ only in what a viewer cannot know must look the same to it: the part both families share."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from vivat.game import Viewer


@dataclass(frozen=True)
class Leak:
    """Something a viewer saw that depends on what it cannot know."""

    viewer: Viewer
    what: str
    seen: object
    otherwise: object


def look(game: Any, viewer: Viewer, actions: Iterable[Any]) -> dict[str, object]:
    """All that a viewer can get out of a game."""
    observation = game.observe(viewer)
    return {
        "observation": observation,
        "deeds": observation.deeds,
        "sentences": [deed.sentences for deed in observation.deeds],
        "events": game.events_for(viewer),
        "legal": game.legal_actions(viewer),
        "refusals": [game.why_not(action, viewer) for action in actions],
        "public": (game.to_act, game.deciding, game.is_over, game.is_chance),
    }


def compare(one: Any, other: Any, viewer: Viewer, actions: Iterable[Any]) -> Leak | None:
    """The first difference between two worlds in a viewer's eyes."""
    actions = list(actions)
    seen, otherwise = look(one, viewer, actions), look(other, viewer, actions)
    for what, value in seen.items():
        if value != otherwise[what]:
            return Leak(viewer, what, value, otherwise[what])
    return None
