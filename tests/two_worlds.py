"""Two worlds that differ only in what a viewer cannot know must look the same to it: the part both families share."""

from collections.abc import Iterable, Sequence
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


NOT_ASKED = 32
"""Who is not asked is refused everything for one reason, that of whose decision it is: asked of one action in so many,
of others in each trial."""


def look(game: Any, viewer: Viewer, actions: Sequence[Any], trial: int) -> dict[str, object]:
    """All that a viewer can get out of a game; now and then with what it is told of it."""
    observation = game.observe(viewer)
    told = trial % TOLD == 0
    deeds = observation.deeds if told else ()
    return {
        "observation": observation,
        "deeds": deeds,
        "sentences": [deed.sentences for deed in deeds],
        "knowledge": game.kept_knowledge(viewer),
        "sure winners": game.sure_winners(viewer),
        "events": game.events_for(viewer),
        "legal": game.legal_actions(viewer),
        "refusals": [
            game.why_not(action, viewer)
            for action in (actions if observation.legal else actions[trial % NOT_ASKED :: NOT_ASKED])
        ],
        "public": (game.to_act, game.deciding, game.is_over, game.is_chance),
    }


def compare(one: Any, other: Any, viewer: Viewer, actions: Iterable[Any], trial: int) -> Leak | None:
    """The first difference between two worlds in a viewer's eyes."""
    actions = list(actions)
    seen, otherwise = look(one, viewer, actions, trial), look(other, viewer, actions, trial)
    for what, value in seen.items():
        if value != otherwise[what]:
            return Leak(viewer, what, value, otherwise[what])
    return None
