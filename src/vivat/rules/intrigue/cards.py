"""S1: Cards and gold, and how they change hands."""

from vivat.rules.intrigue.events import ALLIANCE_BROKEN, DISCARDED, PILE_MADE_ANEW, SPENT
from vivat.rules.intrigue.goods import GOLD, POWER, SUITS
from vivat.rules.intrigue.reasons import DEAD, LEGAL, NO_SUCH_PLAYER, NOT_YOURSELF
from vivat.rules.intrigue.state import NOBODY, Params, State
from vivat.rules.log import EVERYONE, Log, tell


def held(s: State, player: int, suit: int) -> int:
    """S1.1: How many cards of a suit a player holds."""
    return s.hand[player * SUITS + suit]


def add_card(s: State, player: int, suit: int, count: int) -> None:
    """S1.1: Cards come or go; S5.4: what the King has shown is no more than what he has."""
    s.hand[player * SUITS + suit] += count
    if suit == POWER:
        s.locked[player] = min(s.locked[player], s.hand[player * SUITS + POWER])


def hand_size(s: State, player: int) -> int:
    """S10.1: How many cards a player holds; everybody sees that."""
    size = 0
    for suit in range(SUITS):
        size += held(s, player, suit)
    return size


def has_pair(s: State) -> bool:
    """S4.10: Whether the player whose turn it is can pay a pair of Might, Knowledge or Influence, Power for either."""
    for suit in range(POWER):
        if held(s, s.turn, suit) + held(s, s.turn, POWER) >= 2:
            return True
    return False


def stealable(s: State, player: int, suit: int) -> int:
    """S5.4: The Power that the King has shown cannot be taken."""
    if suit == POWER:
        return held(s, player, POWER) - s.locked[player]
    return held(s, player, suit)


def can_be_robbed(s: State, player: int) -> bool:
    """S4.5: Whether there is a card to take at random."""
    return hand_size(s, player) > s.locked[player]


def pile_size(s: State) -> int:
    """S4.12: Cards in the draw pile."""
    return s.pile[0] + s.pile[1] + s.pile[2] + s.pile[3]


def discard(s: State, suit: int, count: int) -> None:
    """S4.11: Cards land on the discard pile, on top of it."""
    for _ in range(count):
        s.discards[s.discarded] = suit
        s.discarded += 1


def spend(s: State, log: Log, player: int, suit: int, count: int) -> None:
    """S4.11: Cards that pay for an action are discarded. Call in the order of the suits: the last lands on top."""
    if count > 0:
        add_card(s, player, suit, -count)
        discard(s, suit, count)
        tell(log, SPENT, player, suit, count, EVERYONE)


def pay_gold(s: State, log: Log, player: int, amount: int) -> None:
    """S1.2: Gold goes back to the bank, which is without limit."""
    if amount > 0:
        s.gold[player] -= amount
        tell(log, SPENT, player, GOLD, amount, EVERYONE)


def can_draw(s: State) -> bool:
    """S4.12: The pile, and what lies under the top of the discard pile, can be drawn from."""
    return pile_size(s) > 0 or s.discarded > 1


def make_pile_anew(s: State, log: Log) -> None:
    """S4.12: An empty pile is made of all discards but the top one, which stays."""
    top = s.discards[s.discarded - 1]
    for card in range(s.discarded - 1):
        s.pile[s.discards[card]] += 1
    s.discards[0] = top
    s.discarded = 1
    tell(log, PILE_MADE_ANEW, 0, 0, pile_size(s), EVERYONE)


def lose_everything(s: State, log: Log, player: int) -> None:
    """S5.5, S5.6: Hand to the discard pile, gold to the bank."""
    for suit in range(SUITS):
        count = held(s, player, suit)
        if count:
            add_card(s, player, suit, -count)
            discard(s, suit, count)
            tell(log, DISCARDED, player, suit, count, EVERYONE)
    if s.gold[player]:
        tell(log, DISCARDED, player, GOLD, s.gold[player], EVERYONE)
        s.gold[player] = 0


def break_alliance(s: State, log: Log, player: int) -> None:
    """S6.3: Both cards of the alliance go back."""
    other = s.ally[player]
    if other != NOBODY:
        s.ally[player] = NOBODY
        s.ally[other] = NOBODY
        tell(log, ALLIANCE_BROKEN, player, other, 0, EVERYONE)


def refuse_other(p: Params, s: State, player: int) -> int:
    """S4.13: An action is aimed at another player who is alive."""
    if player >= p.players:
        return NO_SUCH_PLAYER
    if player == s.turn:
        return NOT_YOURSELF
    if s.dead[player]:
        return DEAD
    return LEGAL
