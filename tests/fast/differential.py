"""Interpreted equals compiled: the same game in both, compared after every step."""

import random
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

import numpy as np

from vivat.fast.families import rules_for
from vivat.fast.records import Records, as_record
from vivat.game import CastleOptions
from vivat.game.intrigue.options import IntrigueOptions
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.log import EVENT_WIDTH, Log

AnyOptions = CastleOptions | IntrigueOptions
MOST_ACTIONS = 400
REFUSED = 16
"""After one step in so many each listed action is asked for its refusal, too: the list was made by asking."""


@dataclass
class Difference:
    """Where the two parted."""

    options: AnyOptions
    actions: list[int]
    what: str


def flat(state: Any) -> bytes:
    """A state as the bytes of its record."""
    words: list[int] = []
    for value in attrgetter(*type(state).__slots__)(state):
        if isinstance(value, list):
            words.extend(value)
        else:
            words.append(value)
    return array("i", words).tobytes()


class Pair:
    """One game, interpreted and compiled side by side."""

    def __init__(self, options: AnyOptions) -> None:
        self.options = options
        family = rules_for(options)
        self.rules = family.play
        self.params: Any = options.params
        self.state: Any = family.state()
        self.log = Log()
        self.compiled, self.without_events = family.with_events, family.without_events
        self.packed: Records = as_record(self.params)
        self.twin, self.quiet = as_record(self.state), as_record(self.state)
        self.twin_log, self.quiet_log = as_record(self.log), as_record(self.log)
        self.found = [0] * MOST_ACTIONS
        self.listed: list[int] | None = None
        self.twin_found = np.zeros(MOST_ACTIONS, np.int64)
        self.actions: list[int] = []
        family.begin_game(self.params, self.state, self.log)
        self.compiled["begin_game"](self.packed[0], self.twin[0], self.twin_log[0])
        self.without_events["begin_game"](self.packed[0], self.quiet[0], self.quiet_log[0])

    @property
    def is_over(self) -> bool:
        return bool(self.rules.is_over(self.state))

    def legal(self) -> list[int]:
        """What can be done now: asked once after each step, for the comparison and for whoever goes on."""
        if self.listed is None:
            self.listed = self.found[: self.rules.legal_actions(self.params, self.state, self.found)]
        return self.listed

    def step(self, action: int) -> None:
        self.actions.append(action)
        self.listed = None
        self.rules.step(self.params, self.state, self.log, action)
        self.compiled["step"](self.packed[0], self.twin[0], self.twin_log[0], action)
        self.without_events["step"](self.packed[0], self.quiet[0], self.quiet_log[0], action)

    def difference(self) -> str | None:
        """What is not the same now: state, the state without events, events, legal list, or chance's weights."""
        expected = flat(self.state)
        if self.twin.tobytes() != expected:
            return "state"
        if self.quiet.tobytes() != expected:
            return "state without events"
        count = int(self.twin_log["count"][0])
        rows = self.twin_log["rows"][0][: count * EVENT_WIDTH].tolist()
        if count != self.log.count or rows != self.log.rows[: count * EVENT_WIDTH]:
            return "events"
        return None if self.is_over else self._choices_differ()

    def _choices_differ(self) -> str | None:
        rules, params, state, twin = self.rules, self.params, self.state, self.twin[0]
        listed = self.legal()
        found = self.compiled["legal_actions"](self.packed[0], twin, self.twin_found)
        if listed != self.twin_found[:found].tolist():
            return "legal list"
        first, count = rules.first_code(params, state), rules.code_count(params, state)
        if first != self.compiled["first_code"](self.packed[0], twin):
            return "first code"
        if not all(first <= action < first + count for action in listed):
            return "a legal action outside the codes of its phase"
        if len(self.actions) % REFUSED == 0 and any(rules.refusal(params, state, each) != LEGAL for each in listed):
            return "a listed action with a refusal"
        if rules.is_chance(state):
            weights = [rules.weight(params, state, action) for action in listed]
            if weights != [self.compiled["weight"](self.packed[0], twin, action) for action in listed]:
                return "weights"
            if max(weights) > rules.heaviest(params, state) or min(weights) < 1:
                return "a weight out of bounds"
        return None


def compare_games(combinations: Sequence[AnyOptions], steps: int, seed: int) -> tuple[int, Difference | None]:
    """Random games until so many steps were compared; returns how many, and the first difference."""
    source = random.Random(seed)
    done = 0
    order = list(combinations)
    source.shuffle(order)
    while done < steps:
        pair = Pair(order[0])
        order = [*order[1:], order[0]]
        while not pair.is_over and done < steps:
            pair.step(source.choice(pair.legal()))
            done += 1
            what = pair.difference()
            if what is not None:
                return done, Difference(pair.options, pair.actions, what)
    return done, None
