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


TOLD = 8
"""One trial in so many compares deeds too: they are folded from the observation's own events, all of them anew."""


def look(game: Any, viewer: Viewer, actions: Iterable[Any], told: bool) -> dict[str, object]:
    """All that a viewer can get out of a game; perhaps with what it is told of it."""
    observation = game.observe(viewer)
    deeds = observation.deeds if told else ()
    return {
        "observation": observation,
        "deeds": deeds,
        "sentences": [deed.sentences for deed in deeds],
        "knowledge": game.kept_knowledge(viewer),
        "sure winners": game.sure_winners(viewer),
        "events": game.events_for(viewer),
        "legal": game.legal_actions(viewer),
        "refusals": [game.why_not(action, viewer) for action in actions],
        "public": (game.to_act, game.deciding, game.is_over, game.is_chance),
    }


def compare(one: Any, other: Any, viewer: Viewer, actions: Iterable[Any], trial: int) -> Leak | None:
    """The first difference between two worlds in a viewer's eyes."""
    actions, told = list(actions), trial % TOLD == 0
    seen, otherwise = look(one, viewer, actions, told), look(other, viewer, actions, told)
    for what, value in seen.items():
        if value != otherwise[what]:
            return Leak(viewer, what, value, otherwise[what])
    return None
