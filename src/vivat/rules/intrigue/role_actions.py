"""S5: Assassinate, Accuse, Seize Him!: what only some roles can do."""

from vivat.rules.intrigue.actions import SEIZE_HIM
from vivat.rules.intrigue.cards import break_alliance, held, lose_everything, pay_gold, spend
from vivat.rules.intrigue.events import ACCUSED, ASSASSINATED, JAILED, ROLE_SHOWN
from vivat.rules.intrigue.goods import GOLD, GOODS, MIGHT, POWER, SUITS
from vivat.rules.intrigue.reasons import (
    ALREADY_JAILED,
    CARDS_MISSING,
    JAILED_ONCE,
    LEGAL,
    NOT_ENOUGH_GOLD,
    NOT_YOUR_ROLE,
)
from vivat.rules.intrigue.roles import ASSASSIN, KNIGHT
from vivat.rules.intrigue.state import Params, State
from vivat.rules.intrigue.turns import end_action
from vivat.rules.intrigue.victory import WHEN_TARGET, condition_met, win_by_role
from vivat.rules.log import EVERYONE, Log, tell


def refuse_role_action(p: Params, s: State, player: int, action: int) -> int:
    """S5.1: Only a role that has it, against another living player, for its cost; Power is not wild here."""
    role = s.role[s.turn]
    if p.role_action[role] != action:
        return NOT_YOUR_ROLE
    if action == SEIZE_HIM and s.seized:
        return JAILED_ONCE
    if action == SEIZE_HIM and s.jailed[player]:
        return ALREADY_JAILED
    for suit in range(SUITS):
        if held(s, s.turn, suit) < p.role_cost[role * GOODS + suit]:
            return CARDS_MISSING
    if s.gold[s.turn] < p.role_cost[role * GOODS + GOLD]:
        return NOT_ENOUGH_GOLD
    return LEGAL


def show_role(s: State, log: Log, player: int) -> None:
    """S5.1: A role is shown when its action is used, and stays so."""
    if not s.shown[player]:
        s.shown[player] = 1
        tell(log, ROLE_SHOWN, player, s.role[player], 0, EVERYONE)


def pay_role_action(p: Params, s: State, log: Log) -> None:
    """S5.1: The cost on the role's sheet."""
    cost = s.role[s.turn] * GOODS
    for suit in range(SUITS):
        spend(s, log, s.turn, suit, p.role_cost[cost + suit])
    pay_gold(s, log, s.turn, p.role_cost[cost + GOLD])


def target_of(p: Params, s: State, player: int) -> int:
    """S9.2: The role this player hunts; S9.5: where cards lie face up, the card says it."""
    role = s.role[player]
    if p.markers and (role == ASSASSIN or role == KNIGHT):
        if s.marker[player] == MIGHT:
            return ASSASSIN + KNIGHT - role
        return p.marker_target[s.marker[player]]
    return p.target[role]


def hit(p: Params, s: State, log: Log, player: int) -> None:
    """S7.2: The role action wins at once when it hits its target."""
    if s.role[player] == target_of(p, s, s.turn) and condition_met(p, s, s.turn, WHEN_TARGET):
        win_by_role(p, s, log, s.turn)
    else:
        end_action(p, s, log)


def assassinate(p: Params, s: State, log: Log, player: int) -> None:
    """S5.2: The victim is dead, whoever it was; S5.5: with role shown, hand and gold gone, alliance broken."""
    show_role(s, log, s.turn)
    pay_role_action(p, s, log)
    tell(log, ASSASSINATED, s.turn, player, 0, EVERYONE)
    show_role(s, log, player)
    lose_everything(s, log, player)
    break_alliance(s, log, player)
    s.dead[player] = 1
    s.alive -= 1
    s.jailed[player] = 0
    hit(p, s, log, player)


def accuse(p: Params, s: State, log: Log, player: int) -> None:
    """S5.3: Rightly, and the game is won; wrongly, and all know who it is not."""
    show_role(s, log, s.turn)
    pay_role_action(p, s, log)
    right = int(s.role[player] == target_of(p, s, s.turn))
    tell(log, ACCUSED, s.turn, player, right, EVERYONE)
    hit(p, s, log, player)


def seize_him(p: Params, s: State, log: Log, player: int) -> None:
    """S5.4: The King shows his Power, which nobody can take from then on; S5.6: the prisoner loses everything."""
    show_role(s, log, s.turn)
    s.seized = 1
    s.locked[s.turn] = max(s.locked[s.turn], p.role_cost[s.role[s.turn] * GOODS + POWER])
    tell(log, JAILED, s.turn, player, 0, EVERYONE)
    lose_everything(s, log, player)
    s.jailed[player] = 1
    end_action(p, s, log)
