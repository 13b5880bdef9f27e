"""S4: Bribe, Extort, Investigate and Sabotage: what is done to others."""

from vivat.rules.intrigue.actions import CARD, ROLE_CARD
from vivat.rules.intrigue.cards import (
    add_card,
    break_alliance,
    can_be_robbed,
    held,
    spend,
    stealable,
)
from vivat.rules.intrigue.events import (
    BRIBE_GIVEN,
    BRIBE_KEPT,
    BRIBED,
    CARD_TAKEN,
    EXTORTED,
    GOLD_TAKEN,
    HAND_SEEN,
    INVESTIGATED,
    ROLE_SEEN,
    SABOTAGED,
    STOLEN_CARD,
)
from vivat.rules.intrigue.goods import INFLUENCE, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.reasons import (
    ALLIES_DO_NOT,
    CARDS_MISSING,
    LEGAL,
    NO_SUCH_ALLIANCE,
    NO_SUCH_PLAYER,
    NOT_ENOUGH_GOLD,
    NOT_IN_THE_HAND,
)
from vivat.rules.intrigue.state import NOBODY, STEAL, Params, State
from vivat.rules.intrigue.turns import end_action
from vivat.rules.log import EVERYONE, Log, tell


def refuse_victim(s: State, player: int) -> int:
    """S6.1: Allies do not bribe, extort or investigate one another."""
    if s.ally[s.turn] == player:
        return ALLIES_DO_NOT
    return LEGAL


def refuse_pair(s: State, suit: int, power: int) -> int:
    """S4.10: A pair of this suit, in which Power may stand for either card."""
    if held(s, s.turn, POWER) < power or held(s, s.turn, suit) < 2 - power:
        return CARDS_MISSING
    return LEGAL


def spend_pair(s: State, log: Log, suit: int, power: int) -> None:
    """S4.10: The player chooses which cards are spent."""
    spend(s, log, s.turn, suit, 2 - power)
    spend(s, log, s.turn, POWER, power)


def refuse_bribe(p: Params, s: State, player: int) -> int:
    """S4.4: Three gold, for a card of Might, Knowledge or Influence; never Power."""
    reason = refuse_victim(s, player)
    if reason == LEGAL and s.gold[s.turn] < p.bribe_price:
        return NOT_ENOUGH_GOLD
    return reason


def bribe(p: Params, s: State, log: Log, player: int, suit: int) -> None:
    """S4.4: The gold changes hands first; whoever has the card must give it, face up."""
    s.gold[s.turn] -= p.bribe_price
    s.gold[player] += p.bribe_price
    tell(log, BRIBED, s.turn, player, suit, EVERYONE)
    if held(s, player, suit):
        add_card(s, player, suit, -1)
        add_card(s, s.turn, suit, 1)
        tell(log, BRIBE_GIVEN, player, s.turn, suit, EVERYONE)
    else:
        tell(log, BRIBE_KEPT, player, 0, 0, EVERYONE)
    end_action(p, s, log)


def refuse_extortion(s: State, player: int, power: int) -> int:
    """S4.5: Why a player cannot be extorted for two Might, or LEGAL."""
    reason = refuse_victim(s, player)
    if reason == LEGAL:
        return refuse_pair(s, MIGHT, power)
    return reason


def extort(p: Params, s: State, log: Log, player: int, what: int, power: int) -> None:
    """S4.5: Up to four gold, or one card at random if there is one."""
    spend_pair(s, log, MIGHT, power)
    tell(log, EXTORTED, s.turn, player, what, EVERYONE)
    if what == CARD:
        s.partner = player
        take_next_card(p, s, log)
    else:
        taken = min(p.extorted_gold, s.gold[player])
        s.gold[player] -= taken
        s.gold[s.turn] += taken
        tell(log, GOLD_TAKEN, s.turn, player, taken, EVERYONE)
        end_action(p, s, log)


def take_next_card(p: Params, s: State, log: Log) -> None:
    """S4.5: Chance says which card is taken from the next victim who has one; of an empty hand nothing is."""
    while s.partner != NOBODY and not can_be_robbed(s, s.partner):
        next_victim(s)
    if s.partner == NOBODY:
        end_action(p, s, log)
    else:
        s.phase = STEAL
        tell(log, CARD_TAKEN, s.turn, s.partner, 0, EVERYONE)


def next_victim(s: State) -> None:
    """S4.8: A sabotage takes a card from each ally."""
    s.partner = s.second_victim
    s.second_victim = NOBODY


def refuse_stealing(s: State, suit: int) -> int:
    """S5.4: Any card of the hand but the Power that the King has shown."""
    if stealable(s, s.partner, suit) == 0:
        return NOT_IN_THE_HAND
    return LEGAL


def steal_card(p: Params, s: State, log: Log, suit: int) -> None:
    """S10.2: The two players involved know which card it was."""
    add_card(s, s.partner, suit, -1)
    add_card(s, s.turn, suit, 1)
    tell(log, STOLEN_CARD, s.turn, s.partner, suit, 1 << s.turn | 1 << s.partner)
    next_victim(s)
    take_next_card(p, s, log)


def refuse_investigation(s: State, player: int, power: int) -> int:
    """S4.6: Why a player cannot be investigated for two Knowledge, or LEGAL."""
    reason = refuse_victim(s, player)
    if reason == LEGAL:
        return refuse_pair(s, KNOWLEDGE, power)
    return reason


def investigate(p: Params, s: State, log: Log, player: int, what: int, power: int) -> None:
    """S4.6: The role card or the hand, shown to the investigator alone."""
    spend_pair(s, log, KNOWLEDGE, power)
    tell(log, INVESTIGATED, s.turn, player, what, EVERYONE)
    if what == ROLE_CARD:
        tell(log, ROLE_SEEN, s.turn, player, s.role[player], 1 << s.turn)
    else:
        for suit in range(SUITS):
            tell(log, HAND_SEEN, player, suit, held(s, player, suit), 1 << s.turn)
    end_action(p, s, log)


def refuse_sabotage(p: Params, s: State, player: int, payment: int) -> int:
    """S4.8: One Might, one Knowledge and one Influence, or Power for any; against an alliance, one's own too."""
    if player >= p.players:
        return NO_SUCH_PLAYER
    if s.ally[player] <= player:
        return NO_SUCH_ALLIANCE
    power = 0
    for suit in range(POWER):
        if payment >> suit & 1:
            power += 1
        elif held(s, s.turn, suit) == 0:
            return CARDS_MISSING
    if held(s, s.turn, POWER) < power:
        return CARDS_MISSING
    return LEGAL


def sabotage(p: Params, s: State, log: Log, player: int, payment: int) -> None:
    """S4.8: The alliance is broken, and a card is taken at random from each member but oneself."""
    power = 0
    for suit in range(MIGHT, INFLUENCE + 1):
        if payment >> suit & 1:
            power += 1
        else:
            spend(s, log, s.turn, suit, 1)
    spend(s, log, s.turn, POWER, power)
    other = s.ally[player]
    tell(log, SABOTAGED, s.turn, player, 0, EVERYONE)
    break_alliance(s, log, player)
    s.partner = player
    s.second_victim = other
    if s.turn == player:
        next_victim(s)
    elif s.turn == other:
        s.second_victim = NOBODY
    take_next_card(p, s, log)
