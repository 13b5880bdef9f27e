"""Node counts by depth: how many games of each length begin in a position. Chance's actions count like others."""

import json
import random
from copy import copy
from pathlib import Path
from types import ModuleType
from typing import Any

from vivat.game import CastleOptions
from vivat.game.game import copy_of
from vivat.game.record import AnyOptions
from vivat.rules.castle import play as castle
from vivat.rules.castle import setup as castle_setup
from vivat.rules.castle import state as castle_state
from vivat.rules.intrigue import play as intrigue
from vivat.rules.intrigue import setup as intrigue_setup
from vivat.rules.intrigue import state as intrigue_state
from vivat.rules.log import Log

FILE = Path(__file__).parent / "nodes.json"
MOST_NODES = 4_000
CASTLE_ROOTS = {
    "start": None,
    "ambition": castle_state.KEEP,
    "placement": castle_state.PLACE,
    "climbing": castle_state.CLIMB,
    "election": castle_state.VOTE,
}
INTRIGUE_ROOTS = {
    "start": None,
    "action": intrigue_state.ACT,
    "sale": intrigue_state.SELL,
    "offer": intrigue_state.GIVE,
    "answer": intrigue_state.ANSWER,
    "alliance": intrigue_state.JOIN,
}


class Position:
    """A position of either family, with its rules."""

    def __init__(self, options: AnyOptions) -> None:
        is_castle = isinstance(options, CastleOptions)
        self.rules: ModuleType = castle if is_castle else intrigue
        self.params: Any = options.params
        self.log = Log()
        self.state: Any = castle_state.State() if is_castle else intrigue_state.State()
        begin_game: Any = castle_setup.begin_game if is_castle else intrigue_setup.begin_game
        begin_game(self.params, self.state, self.log)

    def legal(self) -> list[int]:
        """The legal actions."""
        found = [0] * 400
        return found[: self.rules.legal_actions(self.params, self.state, found)]

    def step(self, action: int) -> None:
        """Do one."""
        self.rules.step(self.params, self.state, self.log, action)

    def after(self, action: int) -> "Position":
        """The position one action ahead."""
        ahead = copy(self)
        ahead.state = copy_of(self.state)
        ahead.step(action)
        return ahead


def counts_from(position: Position) -> list[int]:
    """Counts by depth, as deep as stays quick; each depth goes on from the positions of the one before."""
    positions = [(position, position.legal())]
    counts = [len(positions[0][1])]
    width = counts[0]
    while counts[-1] * width <= MOST_NODES * 8 and counts[-1] < MOST_NODES and len(counts) < 9:
        ahead = [each.after(action) for each, legal in positions for action in legal]
        positions = [(each, each.legal()) for each in ahead]
        counts.append(sum(len(legal) for _, legal in positions))
    return counts


def root(options: AnyOptions, phase: int | None, seed: int = 7) -> Position | None:
    """The first position of a random game in this phase, if there is one."""
    position, source = Position(options), random.Random(seed)
    while phase is not None and position.state.phase != phase:
        legal = position.legal()
        if not legal:
            return None
        position.step(source.choice(legal))
    return position


def node_counts(options: AnyOptions) -> dict[str, list[int]]:
    """The counts from each root that this game has."""
    roots = CASTLE_ROOTS if isinstance(options, CastleOptions) else INTRIGUE_ROOTS
    found = {name: root(options, phase) for name, phase in roots.items()}
    return {name: counts_from(position) for name, position in found.items() if position is not None}


def read_counts() -> dict[str, dict[str, list[int]]]:
    """The counts that are kept."""
    kept: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept
