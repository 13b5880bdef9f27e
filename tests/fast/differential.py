"""Interpreted equals compiled: the same game in both, compared after every step."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np

from vivat.fast.families import castle
from vivat.fast.records import Records, as_record, record_type
from vivat.game import CastleOptions
from vivat.rules.castle.actions import ACTIONS
from vivat.rules.castle.play import code_count, first_code, heaviest, is_chance, is_over, legal_actions, step, weight
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import State
from vivat.rules.log import EVENT_WIDTH, Log


@dataclass
class Difference:
    """Where the two parted."""

    options: CastleOptions
    actions: list[int]
    what: str


def flat(state: State) -> bytes:
    """A state as the bytes of its record."""
    words: list[int] = []
    for item in fields(State):
        value = getattr(state, item.name)
        words.extend(value if isinstance(value, list) else (value,))
    return np.array(words, np.int32).tobytes()


class Pair:
    """One game, interpreted and compiled side by side."""

    def __init__(self, options: CastleOptions) -> None:
        self.options = options
        self.params, self.state, self.log = options.params, State(), Log()
        self.compiled = castle().loud
        self.silent = castle().silent
        self.packed: Records = as_record(self.params)
        self.twin: Records = np.zeros(1, record_type(State))
        self.quiet: Records = np.zeros(1, record_type(State))
        for records in (self.twin, self.quiet):
            records[:] = as_record(self.state)
        self.twin_log = as_record(self.log)
        self.found = [0] * ACTIONS
        self.twin_found = np.zeros(ACTIONS, np.int64)
        self.actions: list[int] = []
        begin_game(self.params, self.state, self.log)
        self.compiled["begin_game"](self.packed[0], self.twin[0], self.twin_log[0])
        self.silent["begin_game"](self.packed[0], self.quiet[0], self.twin_log[0])

    def legal(self) -> list[int]:
        return self.found[: legal_actions(self.params, self.state, self.found)]

    def step(self, action: int) -> None:
        self.actions.append(action)
        step(self.params, self.state, self.log, action)
        self.silent["step"](self.packed[0], self.quiet[0], self.twin_log[0], action)
        self.compiled["step"](self.packed[0], self.twin[0], self.twin_log[0], action)

    def difference(self) -> str | None:
        """What is not the same now: state, events, the silent twin's state, legal list, or chance's weights."""
        expected = flat(self.state)
        if self.twin.tobytes() != expected:
            return "state"
        if self.quiet.tobytes() != expected:
            return "silent state"
        count = int(self.twin_log["count"][0])
        rows = self.twin_log["rows"][0][: count * EVENT_WIDTH].tolist()
        if count != self.log.count or rows != self.log.rows[: count * EVENT_WIDTH]:
            return "events"
        listed = self.legal()
        found = self.compiled["legal_actions"](self.packed[0], self.twin[0], self.twin_found)
        if listed != self.twin_found[:found].tolist():
            return "legal list"
        if is_chance(self.state):
            twin_weight = self.compiled["weight"]
            if any(weight(self.state, action) != twin_weight(self.twin[0], action) for action in listed):
                return "weights"
        elif heaviest(self.params, self.state) != 1 or code_count(self.params, self.state) < len(listed):
            return "codes"
        return None if first_code(self.state) == self.compiled["first_code"](self.twin[0]) else "first code"


def compare_games(combinations: Sequence[CastleOptions], steps: int, seed: int) -> tuple[int, Difference | None]:
    """Random games until so many steps were compared; returns how many, and the first difference."""
    source = random.Random(seed)
    done = 0
    order = list(combinations)
    source.shuffle(order)
    while done < steps:
        pair = Pair(order[0])
        order = [*order[1:], order[0]]
        while not is_over(pair.state) and done < steps:
            pair.step(source.choice(pair.legal()))
            done += 1
            what = pair.difference() if not is_over(pair.state) else _at_the_end(pair)
            if what is not None:
                return done, Difference(pair.options, pair.actions, what)
    return done, None


def _at_the_end(pair: Pair) -> str | None:
    return None if pair.twin.tobytes() == flat(pair.state) == pair.quiet.tobytes() else "final state"
