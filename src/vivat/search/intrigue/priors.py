"""How much each choice of a player deserves to be tried, as a steward sees it. Compiled with the rules."""

from math import exp
from typing import Final

from vivat.rules.intrigue.actions import (
    AIMED_CODE,
    ALLY,
    ALLY_SHARING,
    ASK_CODE,
    BUY_PILE,
    GIVE_CODE,
    SABOTAGE_CODE,
    SABOTAGES,
    WITHDRAW,
    aim_kind,
    aimed_at,
    plot_kind,
    plotted,
)
from vivat.rules.intrigue.state import ACT, ASK, GIVE, NOBODY
from vivat.search.intrigue.decision import Decision
from vivat.search.intrigue.steward import choose_action

TEMPERATURE: Final = 1.0
"""Gold by which an action must be better, in a steward's eyes, to be tried e times as much."""
LEAST_EXPONENT: Final = -30.0
SECOND_THOUGHTS: Final = 0.3
"""How much another answer than a steward's deserves to be tried, beside that one."""


def asks_for_alliance(action: int) -> int:
    """S4.7: To whom an action of the turn proposes an alliance, or NOBODY."""
    if action >= AIMED_CODE:
        return aimed_at(action) if aim_kind(action) == ALLY_SHARING else NOBODY
    if action >= SABOTAGE_CODE + SABOTAGES and action < BUY_PILE and plot_kind(action) >= ALLY:
        return plotted(action)
    return NOBODY


def write_priors(d: Decision) -> None:
    """Write into `noise` how much each of the legal actions deserves to be tried, from 0 to 1, once all is weighed up.

    Who has refused an alliance is not asked again while nothing has changed, and no offer is dropped.
    """
    t = d.t
    if d.s.phase == ACT:
        most = 0.0
        for number in range(t.choices):
            most = max(most, t.value[number])
        for number in range(t.choices):
            asked = asks_for_alliance(t.legal[number])
            t.noise[number] = exp(max(LEAST_EXPONENT, (t.value[number] - most) / TEMPERATURE))
            if asked != NOBODY and d.e.refused >> asked & 1:
                t.noise[number] = 0.0
        return
    t.noise[0] = 0.0
    usual = choose_action(d)
    for number in range(t.choices):
        action = t.legal[number]
        t.noise[number] = SECOND_THOUGHTS if is_considered(d, action) else 0.0
        if action == usual:
            t.noise[number] = 1.0


def is_considered(d: Decision, action: int) -> bool:
    """Whether an answer deserves a second thought: of the sides of a trade, those that would bring us something."""
    if action == WITHDRAW:
        return False
    if d.s.phase != GIVE and d.s.phase != ASK:
        return True
    for swap in range(d.t.swaps):
        if action == GIVE_CODE + d.t.give[swap] and d.s.phase == GIVE:
            return True
        if action == ASK_CODE + d.t.ask[swap] and d.s.phase == ASK:
            return True
    return False
