"""Node counts by depth: how many games of each length begin in a position. Chance's actions count like others."""

import json
import random
from copy import copy
from pathlib import Path

from vivat.game import CastleOptions
from vivat.rules.castle.actions import ACTIONS
from vivat.rules.castle.play import is_over, legal_actions, step
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import CLIMB, KEEP, PLACE, VOTE, Params, State
from vivat.rules.log import Log

FILE = Path(__file__).parent / "nodes.json"
MOST_NODES = 4_000
LISTS = [name for name in State.__slots__ if isinstance(getattr(State(), name), list)]
ROOTS = {"start": None, "ambition": KEEP, "placement": PLACE, "climbing": CLIMB, "election": VOTE}


def clone(state: State) -> State:
    """A copy with lists of its own."""
    twin = copy(state)
    for name in LISTS:
        setattr(twin, name, list(getattr(state, name)))
    return twin


def legal(p: Params, s: State) -> list[int]:
    """The legal actions as a list."""
    found = [0] * ACTIONS
    return found[: legal_actions(p, s, found)]


def count_nodes(p: Params, s: State, depth: int) -> int:
    """How many positions lie so many actions ahead."""
    actions = legal(p, s)
    if depth == 1 or is_over(s):
        return len(actions)
    total = 0
    for action in actions:
        child = clone(s)
        step(p, child, Log(), action)
        total += count_nodes(p, child, depth - 1)
    return total


def counts_from(p: Params, s: State) -> list[int]:
    """Counts by depth, as deep as stays quick."""
    counts: list[int] = []
    while not counts or (
        counts[-1] * len(legal(p, s)) <= MOST_NODES * 8 and counts[-1] < MOST_NODES and len(counts) < 9
    ):
        counts.append(count_nodes(p, s, len(counts) + 1))
    return counts


def root(options: CastleOptions, phase: int | None, seed: int = 7) -> State | None:
    """The first position of a random game in this phase; later elections for more to choose from."""
    p, s, log, source = options.params, State(), Log(), random.Random(seed)
    begin_game(p, s, log)
    while phase is not None and s.phase != phase:
        if is_over(s):
            return None
        step(p, s, log, source.choice(legal(p, s)))
    return s


def node_counts(options: CastleOptions) -> dict[str, list[int]]:
    """The counts from each root that this game has."""
    found = {name: root(options, phase) for name, phase in ROOTS.items()}
    return {name: counts_from(options.params, state) for name, state in found.items() if state is not None}


def read_counts() -> dict[str, dict[str, list[int]]]:
    """The counts that are kept."""
    kept: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept
