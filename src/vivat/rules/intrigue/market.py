"""S4: Buy, Sell and Seize Power: what is done with the piles and the bank."""

from vivat.rules.intrigue.cards import add_card, can_draw, discard, held, make_pile_anew, pay_gold, pile_size, spend
from vivat.rules.intrigue.events import (
    BOUGHT,
    BOUGHT_DISCARD,
    CARD_DRAWN,
    EARNED,
    FLIPPED,
    POWER_MISSED,
    POWER_SEIZED,
    SOLD,
)
from vivat.rules.intrigue.goods import GOLD, POWER, SUITS
from vivat.rules.intrigue.reasons import (
    BOUGHT_ALREADY,
    CARDS_MISSING,
    LEGAL,
    NO_CARDS_TO_BUY,
    NO_DISCARD,
    NO_SUCH_CARD,
    NOT_ENOUGH_GOLD,
)
from vivat.rules.intrigue.state import DRAW, FLIP, SELL, Params, State
from vivat.rules.intrigue.turns import end_action
from vivat.rules.log import EVERYONE, Log, tell


def refuse_buying(p: Params, s: State, from_pile: bool) -> int:
    """S4.1: One card a turn, for two gold, from a pile that has one."""
    if s.bought:
        return BOUGHT_ALREADY
    if s.gold[s.turn] < p.buy_price:
        return NOT_ENOUGH_GOLD
    if from_pile and not can_draw(s):
        return NO_CARDS_TO_BUY
    if not from_pile and s.discarded == 0:
        return NO_DISCARD
    return LEGAL


def buy_from_pile(p: Params, s: State, log: Log) -> None:
    """S4.1: The next card of the draw pile, unseen by others."""
    s.bought = 1
    s.gold[s.turn] -= p.buy_price
    tell(log, BOUGHT, s.turn, 0, s.gold[s.turn], EVERYONE)
    if pile_size(s) == 0:
        make_pile_anew(s, log)
    s.phase = DRAW


def draw_bought_card(p: Params, s: State, log: Log, suit: int) -> None:
    """S4.1: The buyer gets the card that was drawn, and alone sees what it is."""
    s.pile[suit] -= 1
    add_card(s, s.turn, suit, 1)
    tell(log, CARD_DRAWN, s.turn, suit, 0, 1 << s.turn)
    end_action(p, s, log)


def buy_discard(p: Params, s: State, log: Log) -> None:
    """S4.1: The top of the discard pile, which everybody sees."""
    s.bought = 1
    s.gold[s.turn] -= p.buy_price
    s.discarded -= 1
    suit = s.discards[s.discarded]
    add_card(s, s.turn, suit, 1)
    tell(log, BOUGHT_DISCARD, s.turn, suit, s.gold[s.turn], EVERYONE)
    end_action(p, s, log)


def refuse_selling(s: State, suit: int) -> int:
    """S4.2: One sells what one holds."""
    if held(s, s.turn, suit) == 0:
        return NO_SUCH_CARD
    return LEGAL


def sell_card(s: State, suit: int) -> None:
    """S4.2: Any number of cards is one action, so the seller goes on until done."""
    add_card(s, s.turn, suit, -1)
    s.selling[suit] += 1
    s.phase = SELL


def stop_selling(p: Params, s: State, log: Log) -> None:
    """S4.2: One gold a card; S4.11: the cards land in the order of the suits."""
    earned = 0
    for suit in range(SUITS):
        if s.selling[suit]:
            discard(s, suit, s.selling[suit])
            tell(log, SOLD, s.turn, suit, s.selling[suit], EVERYONE)
            earned += s.selling[suit] * p.sell_price
            s.selling[suit] = 0
    s.gold[s.turn] += earned
    tell(log, EARNED, s.turn, earned, s.gold[s.turn], EVERYONE)
    end_action(p, s, log)


def refuse_seizing(p: Params, s: State, payment: int) -> int:
    """S4.9: A pair of one suit, Power included, or five gold."""
    if payment == GOLD:
        if s.gold[s.turn] < p.seize_price:
            return NOT_ENOUGH_GOLD
        return LEGAL
    if held(s, s.turn, payment) < 2:
        return CARDS_MISSING
    return LEGAL


def seize_power(p: Params, s: State, log: Log, payment: int) -> None:
    """S4.9: Cards are flipped until a Power comes."""
    if payment == GOLD:
        pay_gold(s, log, s.turn, p.seize_price)
    else:
        spend(s, log, s.turn, payment, 2)
    s.reshuffled = 0
    prepare_flip(p, s, log)


def prepare_flip(p: Params, s: State, log: Log) -> None:
    """S4.9: Through at most one new pile; if no Power appears, what was paid is lost."""
    if pile_size(s) == 0 and not s.reshuffled and can_draw(s):
        make_pile_anew(s, log)
        s.reshuffled = 1
    if pile_size(s) == 0:
        tell(log, POWER_MISSED, s.turn, 0, 0, EVERYONE)
        end_action(p, s, log)
    else:
        s.phase = FLIP


def flip_card(p: Params, s: State, log: Log, suit: int) -> None:
    """S4.9: A Power goes to the hand, any other card to the discard pile."""
    s.pile[suit] -= 1
    tell(log, FLIPPED, s.turn, suit, 0, EVERYONE)
    if suit == POWER:
        add_card(s, s.turn, POWER, 1)
        tell(log, POWER_SEIZED, s.turn, 0, 0, EVERYONE)
        end_action(p, s, log)
    else:
        discard(s, suit, 1)
        prepare_flip(p, s, log)
