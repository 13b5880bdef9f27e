"""Random games on the bare rules, with a look at every position: the part both families share."""

import random
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.castle.invariants import Watch as CastleWatch
from tests.intrigue.invariants import Watch as IntrigueWatch
from vivat.game import CastleOptions, IntrigueOptions
from vivat.game.castle.event import decode_events as decode_castle
from vivat.game.intrigue.event import decode_events as decode_intrigue
from vivat.rules.castle import play as castle_play
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game as begin_castle
from vivat.rules.castle.state import State as CastleState
from vivat.rules.intrigue import play as intrigue_play
from vivat.rules.intrigue.setup import begin_game as begin_intrigue
from vivat.rules.intrigue.state import State as IntrigueState
from vivat.rules.log import Log

AnyOptions = CastleOptions | IntrigueOptions
MOST_STEPS = 100_000
"""More than any game takes, and more tries than finding a legal action takes."""


@dataclass(frozen=True)
class Broken:
    """What did not hold, and how the game came there."""

    what: str
    options: AnyOptions
    actions: list[int]


class Walk:
    """One game at random, looked at after every step."""

    def __init__(self, options: AnyOptions) -> None:
        castle = isinstance(options, CastleOptions)
        self.rules: Any = castle_play if castle else intrigue_play
        self.decode: Any = decode_castle if castle else decode_intrigue
        self.params: Any = options.params
        self.state: Any = CastleState() if castle else IntrigueState()
        self.log = Log()
        self.actions: list[int] = []
        self.taken = 0
        begin: Any = begin_castle if castle else begin_intrigue
        begin(self.params, self.state, self.log)
        watch: Any = CastleWatch if castle else IntrigueWatch
        self.watch = watch(self.params, self.state)

    def go(self, decisions: int, draw: Callable[[], float]) -> None:
        """Play to the end, or until players have taken so many decisions."""
        rules, p, s, log, look = self.rules, self.params, self.state, self.log, self.watch.look
        look(self.decode(log))
        while self.taken < decisions and not rules.is_over(s):
            assert len(self.actions) < MOST_STEPS
            self.taken += not rules.is_chance(s)
            first, count = rules.first_code(p, s), rules.code_count(p, s)
            for _ in range(MOST_STEPS):
                action = first + int(draw() * count)
                if rules.refusal(p, s, action) == LEGAL:
                    break
            else:
                raise AssertionError("nothing is legal")
            self.actions.append(action)
            rules.step(p, s, log, action)
            look(self.decode(log))


def hunt(combinations: Sequence[AnyOptions], decisions: int, seed: int) -> tuple[int, Broken | None]:
    """Random games until players have taken so many decisions; returns how many, and the first broken invariant."""
    source = random.Random(seed)
    order = source.sample(combinations, len(combinations))
    done = 0
    while done < decisions:
        order = [*order[1:], order[0]]
        walk = Walk(order[0])
        try:
            walk.go(decisions - done, source.random)
        except Exception as error:  # whatever the rules stumble over is a fault of theirs
            what = f"{traceback.extract_tb(error.__traceback__)[-1].line} {error}".strip()
            return done + walk.taken, Broken(what, order[0], walk.actions)
        done += walk.taken
    return done, None
