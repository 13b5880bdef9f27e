"""S7.1: What a player's role needs, and what of it is missing. Compiled with the rules."""

from vivat.rules.intrigue.cards import held
from vivat.rules.intrigue.goods import GOLD, GOODS
from vivat.rules.intrigue.state import Params, State
from vivat.rules.intrigue.victory import WHEN_TARGET


def need_of(p: Params, role: int, good: int) -> int:
    """S7.1: The amount of a good that a role must hold to win, or to strike."""
    need = p.win_counts[role * GOODS + good]
    if p.win_when[role] == WHEN_TARGET:
        return max(need, p.role_cost[role * GOODS + good])
    return need


def lacking(p: Params, s: State, player: int, good: int) -> int:
    """The amount of a good that a player still needs; negative where it has too much."""
    have = s.gold[player]
    if good != GOLD:
        have = held(s, player, good)
    return need_of(p, s.role[player], good) - have
