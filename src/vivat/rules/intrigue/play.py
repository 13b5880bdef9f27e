"""S11: How a game is played: whose decision it is, what may be done, and the one step that does it."""

from typing import Final

from vivat.rules.intrigue.actions import (
    ACCEPT,
    ACCUSE,
    AIMED,
    AIMED_CODE,
    ALLY,
    ALLY_SHARING,
    ASK_CODE,
    ASSASSINATE,
    BRIBE,
    BUY_DISCARD,
    BUY_PILE,
    COUNTER,
    DECLINE,
    DRAW_CODE,
    FIRST_CODE,
    GIVE_CODE,
    INVESTIGATE,
    JOIN_FOR_INFLUENCE,
    JOIN_FOR_POWER,
    JOIN_FREE,
    PASS,
    PHASE_CODE,
    PHASE_CODES,
    PLOT_CODE,
    PLOTS,
    REFUSE,
    ROLE_CODE,
    SABOTAGE_CODE,
    SABOTAGES,
    SEIZE_CODE,
    SEIZE_HIM,
    SELL_CODE,
    STEAL_CODE,
    STOP_SELLING,
    TRADE,
    WITHDRAW,
    aim_kind,
    aimed_at,
    extorted,
    investigated,
    plot_kind,
    plotted,
    power_in_pair,
    sabotage_payment,
    sabotaged,
)
from vivat.rules.intrigue.alliances import (
    ONE_CARD,
    decline_alliance,
    join_alliance,
    propose_alliance,
    refuse_alliance,
    refuse_joining,
    refuse_joining_free,
    refuse_shared_alliance,
)
from vivat.rules.intrigue.cards import hand_size, has_pair, refuse_other, stealable
from vivat.rules.intrigue.goods import INFLUENCE, POWER
from vivat.rules.intrigue.market import (
    buy_discard,
    buy_from_pile,
    draw_bought_card,
    flip_card,
    refuse_buying,
    refuse_seizing,
    refuse_selling,
    seize_power,
    sell_card,
    stop_selling,
)
from vivat.rules.intrigue.plots import (
    bribe,
    extort,
    investigate,
    refuse_bribe,
    refuse_extortion,
    refuse_investigation,
    refuse_sabotage,
    refuse_stealing,
    sabotage,
    steal_card,
)
from vivat.rules.intrigue.reasons import GAME_IS_OVER, LEGAL, NOT_NOW
from vivat.rules.intrigue.role_actions import accuse, assassinate, refuse_role_action, seize_him
from vivat.rules.intrigue.setup import (
    deal_card,
    deal_marker,
    deal_role,
    name_first,
    refuse_draw,
    refuse_first,
    refuse_role,
    role_weight,
)
from vivat.rules.intrigue.state import (
    ACT,
    ANSWER,
    ASK,
    DRAW,
    FIRST,
    GIVE,
    HAND,
    JOIN,
    MARKER,
    NOBODY,
    OVER,
    ROLE,
    SELL,
    STEAL,
    Params,
    State,
)
from vivat.rules.intrigue.trade import (
    accept_offer,
    answerer,
    begin_offer,
    counter_offer,
    decline_offer,
    proposer,
    refuse_accepting,
    refuse_asking,
    refuse_counter,
    refuse_goods,
    refuse_trade,
    refuse_withdrawal,
    set_asked,
    set_given,
    withdraw,
)
from vivat.rules.intrigue.turns import pass_turn
from vivat.rules.log import Log

CHANCE: Final = -2


def actor(p: Params, s: State) -> int:
    """S11.1: The player whose decision it is, CHANCE, or NOBODY once the game is over."""
    if s.phase == GIVE or s.phase == ASK:
        return proposer(s)
    if s.phase == ANSWER:
        return answerer(s)
    if s.phase == JOIN:
        return s.partner
    if s.phase == OVER:
        return NOBODY
    if is_chance(s):
        return CHANCE
    return s.turn


def is_chance(s: State) -> bool:
    """S11.3: Whether the next action is one of chance."""
    return s.phase <= HAND or (s.phase >= DRAW and s.phase < OVER)


def is_over(s: State) -> bool:
    """S7.2: Whether the game has ended."""
    return s.phase == OVER


def first_code(p: Params, s: State) -> int:
    """S11.1: The first code that can be legal now; what the player lacks the cards for comes before it."""
    if s.phase != ACT:
        return PHASE_CODE[s.phase]
    if hand_size(s, s.turn) >= 3:
        for player in range(p.players - 1, -1, -1):
            if s.ally[player] > player:
                return SABOTAGE_CODE - SABOTAGES * player
    if has_pair(s):
        return PLOT_CODE - PLOTS * (p.players - 1)
    return BUY_PILE


def code_count(p: Params, s: State) -> int:
    """S11.1: How many codes, from the first, can be legal now; no code outside them is."""
    if s.phase == FIRST:
        return p.players
    if s.phase == ACT:
        return AIMED_CODE + AIMED * p.players - first_code(p, s)
    return PHASE_CODES[s.phase]


def refusal(p: Params, s: State, action: int) -> int:
    """S11.1: LEGAL, or the reason why this action cannot be done now."""
    if s.phase == OVER:
        return GAME_IS_OVER
    first = PHASE_CODE[s.phase]
    if action < first or action >= first + PHASE_CODES[s.phase]:
        return NOT_NOW
    if s.phase == ACT:
        return refuse_action(p, s, action)
    if is_chance(s):
        return refuse_chance(p, s, action)
    return refuse_answer(p, s, action)


def refuse_action(p: Params, s: State, action: int) -> int:
    """S3.3: What a player may do with an action of the turn."""
    if action >= AIMED_CODE:
        return refuse_aimed(p, s, aimed_at(action), aim_kind(action))
    if action < BUY_PILE:
        return refuse_plot(p, s, action)
    if action <= BUY_DISCARD:
        return refuse_buying(p, s, action == BUY_PILE)
    if action == PASS:
        return LEGAL
    if action < STOP_SELLING:
        return refuse_selling(s, action - SELL_CODE)
    if action == STOP_SELLING:
        return NOT_NOW
    return refuse_seizing(p, s, action - SEIZE_CODE)


def refuse_plot(p: Params, s: State, action: int) -> int:
    """S4.13: What a player may do for a pair of cards to another, or for three to an alliance."""
    if action < SABOTAGE_CODE + SABOTAGES:
        return refuse_sabotage(p, s, sabotaged(action), sabotage_payment(action))
    player = plotted(action)
    reason = refuse_other(p, s, player)
    if reason != LEGAL:
        return reason
    kind = plot_kind(action)
    if kind < INVESTIGATE:
        return refuse_extortion(s, player, power_in_pair(kind))
    if kind < ALLY:
        return refuse_investigation(s, player, power_in_pair(kind))
    return refuse_alliance(p, s, player, kind - ALLY)


def refuse_aimed(p: Params, s: State, player: int, kind: int) -> int:
    """S4.13: What a player may do to another without a pair of cards."""
    reason = refuse_other(p, s, player)
    if reason != LEGAL:
        return reason
    if kind == TRADE:
        return refuse_trade(p, s)
    if kind < ASSASSINATE:
        return refuse_bribe(p, s, player)
    if kind == ALLY_SHARING:
        return refuse_shared_alliance(p, s, player)
    return refuse_role_action(p, s, player, kind)


def refuse_answer(p: Params, s: State, action: int) -> int:
    """S11.1: What may be said in the middle of a sale, a trade or a proposal."""
    if s.phase == SELL:
        if action == STOP_SELLING:
            return LEGAL
        return refuse_selling(s, action - SELL_CODE)
    if action == WITHDRAW:
        return refuse_withdrawal(p, s)
    if s.phase == GIVE:
        return refuse_goods(s, proposer(s), action - GIVE_CODE)
    if s.phase == ASK:
        return refuse_asking(s, action - ASK_CODE)
    if s.phase == JOIN:
        if action == JOIN_FREE:
            return refuse_joining_free(s)
        if action == JOIN_FOR_INFLUENCE:
            return refuse_joining(s, INFLUENCE)
        if action == JOIN_FOR_POWER:
            return refuse_joining(s, POWER)
        return LEGAL
    if action == ACCEPT:
        return refuse_accepting(s)
    if action == COUNTER:
        return refuse_counter(p, s)
    return LEGAL


def refuse_chance(p: Params, s: State, action: int) -> int:
    """S11.3: Why chance cannot do this now, or LEGAL."""
    if s.phase == FIRST:
        return refuse_first(p, action - FIRST_CODE)
    if s.phase == ROLE:
        return refuse_role(p, s, action - ROLE_CODE)
    if s.phase == STEAL:
        return refuse_stealing(s, action - STEAL_CODE)
    return refuse_draw(s, action - DRAW_CODE)


def legal_actions(p: Params, s: State, found: list[int]) -> int:
    """S11.1: Writes every legal action into `found`, in the order of the codes; returns how many."""
    count = 0
    first = first_code(p, s)
    for action in range(first, first + code_count(p, s)):
        if refusal(p, s, action) == LEGAL:
            found[count] = action
            count += 1
    return count


def weight(p: Params, s: State, action: int) -> int:
    """S11.3: How many cards make a legal chance action happen."""
    if s.phase == ROLE:
        return role_weight(p, s, action - ROLE_CODE)
    if s.phase == STEAL:
        return stealable(s, s.partner, action - STEAL_CODE)
    if s.phase == FIRST:
        return 1
    return s.pile[action - DRAW_CODE]


def heaviest(p: Params, s: State) -> int:
    """S11.3: No chance action of this phase weighs more; 1 where all weigh the same."""
    if not is_chance(s) or s.phase == FIRST:
        return 1
    most = 1
    first = first_code(p, s)
    for action in range(first, first + code_count(p, s)):
        most = max(most, weight(p, s, action))
    return most


def step(p: Params, s: State, log: Log, action: int) -> None:
    """S11.1: Does a legal action. Not checked here: ask `refusal` first, or play through `vivat.game`."""
    log.count = 0
    if s.phase == ACT:
        act(p, s, log, action)
    elif is_chance(s):
        happen(p, s, log, action)
    elif not is_over(s):
        answer(p, s, log, action)


def act(p: Params, s: State, log: Log, action: int) -> None:
    """S3.3: An action of the turn."""
    if action < SABOTAGE_CODE + SABOTAGES:
        sabotage(p, s, log, sabotaged(action), sabotage_payment(action))
    elif action < BUY_PILE:
        plot(p, s, log, plotted(action), plot_kind(action))
    elif action == BUY_PILE:
        buy_from_pile(p, s, log)
    elif action == BUY_DISCARD:
        buy_discard(p, s, log)
    elif action == PASS:
        pass_turn(p, s, log)
    elif action < SEIZE_CODE:
        sell_card(s, action - SELL_CODE)
    elif action < AIMED_CODE:
        seize_power(p, s, log, action - SEIZE_CODE)
    else:
        aim(p, s, log, aimed_at(action), aim_kind(action))


def plot(p: Params, s: State, log: Log, player: int, kind: int) -> None:
    """S4.13: An action for a pair of cards, aimed at another player."""
    if kind < INVESTIGATE:
        extort(p, s, log, player, extorted(kind), power_in_pair(kind))
    elif kind < ALLY:
        investigate(p, s, log, player, investigated(kind), power_in_pair(kind))
    else:
        propose_alliance(p, s, log, player, kind - ALLY)


def aim(p: Params, s: State, log: Log, player: int, kind: int) -> None:
    """S4.13: Another action aimed at a player."""
    if kind == TRADE:
        begin_offer(s, player)
    elif kind < ASSASSINATE:
        bribe(p, s, log, player, kind - BRIBE)
    elif kind == ASSASSINATE:
        assassinate(p, s, log, player)
    elif kind == ACCUSE:
        accuse(p, s, log, player)
    elif kind == SEIZE_HIM:
        seize_him(p, s, log, player)
    else:
        propose_alliance(p, s, log, player, ONE_CARD)


def answer(p: Params, s: State, log: Log, action: int) -> None:
    """S11.1: The middle of a sale, a trade or a proposal."""
    if action == STOP_SELLING:
        stop_selling(p, s, log)
    elif action < GIVE_CODE:
        sell_card(s, action - SELL_CODE)
    elif action < WITHDRAW:
        set_given(s, action - GIVE_CODE)
    elif action == WITHDRAW:
        withdraw(s)
    elif action < ACCEPT:
        set_asked(s, log, action - ASK_CODE)
    elif action == ACCEPT:
        accept_offer(p, s, log)
    elif action == DECLINE:
        decline_offer(s, log)
    elif action == COUNTER:
        counter_offer(s)
    elif action == REFUSE:
        decline_alliance(s, log)
    elif action == JOIN_FREE:
        join_alliance(p, s, log, NOBODY)
    elif action == JOIN_FOR_INFLUENCE:
        join_alliance(p, s, log, INFLUENCE)
    else:
        join_alliance(p, s, log, POWER)


def happen(p: Params, s: State, log: Log, action: int) -> None:
    """S11.3: Do an action of chance."""
    if s.phase == FIRST:
        name_first(s, log, action - FIRST_CODE)
    elif s.phase == ROLE:
        deal_role(p, s, log, action - ROLE_CODE)
    elif s.phase == MARKER:
        deal_marker(p, s, log, action - DRAW_CODE)
    elif s.phase == HAND:
        deal_card(p, s, log, action - DRAW_CODE)
    elif s.phase == DRAW:
        draw_bought_card(p, s, log, action - DRAW_CODE)
    elif s.phase == STEAL:
        steal_card(p, s, log, action - STEAL_CODE)
    else:
        flip_card(p, s, log, action - DRAW_CODE)
