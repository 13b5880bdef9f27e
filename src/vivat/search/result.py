"""The budget and the result of a search: the same for both families."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from vivat.game import CastleAction, IntrigueAction
from vivat.search.nodes import Tree

ActionT = TypeVar("ActionT", CastleAction, IntrigueAction)


@dataclass(frozen=True, slots=True)
class Choice(Generic[ActionT]):
    """One legal action, how often the search tried it, and how that went."""

    action: ActionT
    visits: int
    chance: float
    """Of winning, as far as it was tried."""


@dataclass(frozen=True, slots=True)
class SearchResult(Generic[ActionT]):
    """The choices of a decision, the most visited first, and the number of simulations."""

    choices: tuple[Choice[ActionT], ...]
    simulations: int

    @property
    def best(self) -> ActionT:
        """The action that was tried most."""
        return self.choices[0].action


def run_simulations(
    simulate: Callable[[int], int],
    chunk: int,
    simulations: int | None,
    seconds: float | None,
    cancelled: Callable[[], bool],
) -> tuple[int, int]:
    """Simulate, a chunk at a time, until the budget is spent or somebody cancels; how many, and the root's node."""
    ends = time.monotonic() + (seconds or 0.0)
    done = node = 0
    while not cancelled():
        if simulations is not None and done >= simulations:
            break
        if seconds is not None and done and time.monotonic() >= ends:
            break
        some = chunk if simulations is None else min(chunk, simulations - done)
        node = simulate(some)
        done += some
    return done, node


def ranked(legal: Sequence[ActionT], first: int, node: int, tree: Tree) -> tuple[Choice[ActionT], ...]:
    """The legal actions as choices, sorted by how often the root tried them; code `first` is slot 0."""
    found = []
    for action in legal:
        slot = action.code - first
        times, total = int(tree.visits[node, slot]), float(tree.sums[node, slot])
        found.append(Choice(action, times, total / times if times else 0.0))
    return tuple(sorted(found, key=lambda each: (-each.visits, each.action.code)))
