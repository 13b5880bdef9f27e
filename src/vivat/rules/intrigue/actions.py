"""Every action of intrigue as a code; chance has its own.

| codes | action |
|---|---|
| SABOTAGE_CODE − 8·player + payment | break the alliance of this first member; bits: which suits are paid in Power |
| PLOT_CODE − 16·player + one of these: | an action against or with a player, for a pair of cards: |
| EXTORT + 3·what + payment | extort a CARD or GOLD_COINS; the payment is how much of it is Power |
| INVESTIGATE + 3·what + payment | look at a ROLE_CARD or a HAND_OF_CARDS |
| ALLY + payment | propose an alliance |
| BUY_PILE, BUY_DISCARD | buy the next card of the draw pile, or the top of the discard pile |
| PASS | end the turn |
| SELL_CODE + suit, STOP_SELLING | sell a card, and another …, and be done |
| SEIZE_CODE + suit, SEIZE_CODE + GOLD | Seize Power for a pair of a suit, or for gold |
| AIMED_CODE + 8·player + one of these: | another action aimed at a player: |
| TRADE | begin an offer of trade |
| BRIBE + suit | bribe for Might, Knowledge or Influence |
| ASSASSINATE, ACCUSE, SEIZE_HIM | the role actions |
| ALLY_SHARING | propose an alliance with one card ready, the partner to pay the other |
| GIVE_CODE + side, ASK_CODE + side | what an offer gives, what it asks for |
| WITHDRAW | drop an offer that is not made yet |
| ACCEPT, DECLINE, COUNTER | the answer to an offer |
| REFUSE, JOIN_FREE, JOIN_FOR_INFLUENCE, JOIN_FOR_POWER | the answer to a proposal of alliance |
| FIRST_CODE + player | chance: who begins |
| ROLE_CODE + role | chance: the next role card |
| DRAW_CODE + suit | chance: the next card of the draw pile |
| STEAL_CODE + suit | chance: a card taken at random |
"""

from typing import Final

# What needs most cards comes first, and the players downwards: what a turn can bring is one range from `first_code`.
SABOTAGE_CODE: Final = 56
SABOTAGES: Final = 8
PLOT_CODE: Final = 176
PLOTS: Final = 16
BUY_PILE: Final = 192
BUY_DISCARD: Final = 193
PASS: Final = 194
SELL_CODE: Final = 195
STOP_SELLING: Final = 199
SEIZE_CODE: Final = 200
AIMED_CODE: Final = 205
AIMED: Final = 8

EXTORT: Final = 0
INVESTIGATE: Final = 6
ALLY: Final = 12
PAIR_PAYMENTS: Final = 3  # none, one or both of a pair are Power

TRADE: Final = 0
BRIBE: Final = 1
ASSASSINATE: Final = 4
ACCUSE: Final = 5
SEIZE_HIM: Final = 6
ALLY_SHARING: Final = 7

# What can be given, what can be asked for, and between them what ends either: each phase has one range.
GIVE_CODE: Final = 269
WITHDRAW: Final = 288
ASK_CODE: Final = 289
ACCEPT: Final = 308
DECLINE: Final = 309
COUNTER: Final = 310
REFUSE: Final = 311
JOIN_FREE: Final = 312
JOIN_FOR_INFLUENCE: Final = 313
JOIN_FOR_POWER: Final = 314
FIRST_CODE: Final = 315
ROLE_CODE: Final = 323
DRAW_CODE: Final = 333
STEAL_CODE: Final = 337
ACTIONS: Final = 341

# What is taken by extortion, or looked at in an investigation.
CARD: Final = 0
GOLD_COINS: Final = 1
ROLE_CARD: Final = 0
HAND_OF_CARDS: Final = 1

# S4.3: What one side of a trade can be: one card, two cards, or gold; each as Might, Knowledge, Influence, Power, Gold.
SIDES: Final = (
    (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0),
    (2, 0, 0, 0, 0), (1, 1, 0, 0, 0), (1, 0, 1, 0, 0), (1, 0, 0, 1, 0), (0, 2, 0, 0, 0),
    (0, 1, 1, 0, 0), (0, 1, 0, 1, 0), (0, 0, 2, 0, 0), (0, 0, 1, 1, 0), (0, 0, 0, 2, 0),
    (0, 0, 0, 0, 1), (0, 0, 0, 0, 2), (0, 0, 0, 0, 3), (0, 0, 0, 0, 4), (0, 0, 0, 0, 5),
)  # fmt: skip
FIRST_GOLD_SIDE: Final = 14

# The first code of each phase and how many follow, in the order of the phases; OVER has none.
PHASE_CODE: Final = (
    FIRST_CODE, ROLE_CODE, DRAW_CODE, DRAW_CODE, 0, SELL_CODE, GIVE_CODE, WITHDRAW, ACCEPT, REFUSE,
    DRAW_CODE, STEAL_CODE, DRAW_CODE, 0,
)  # fmt: skip
PHASE_CODES: Final = (8, 10, 4, 4, 269, 5, 20, 20, 3, 4, 4, 4, 4, 0)


def sabotaged(action: int) -> int:
    """S4.8: The first member of the alliance that an action would break."""
    return (SABOTAGE_CODE + SABOTAGES - 1 - action) // SABOTAGES


def sabotage_payment(action: int) -> int:
    """S4.8: The suits that are paid in Power, a bit each."""
    return action % SABOTAGES


def plotted(action: int) -> int:
    """S4.13: The player at whom an action for a pair is aimed."""
    return (PLOT_CODE + PLOTS - 1 - action) // PLOTS


def plot_kind(action: int) -> int:
    """S4.13: The kind of an action for a pair: EXTORT, INVESTIGATE or ALLY, and what it is about and paid with."""
    return action % PLOTS


def extorted(kind: int) -> int:
    """S4.5: What an action for a pair extorts: a CARD or GOLD_COINS."""
    return (kind - EXTORT) // PAIR_PAYMENTS


def investigated(kind: int) -> int:
    """S4.6: What an action for a pair looks at: a ROLE_CARD or a HAND_OF_CARDS."""
    return (kind - INVESTIGATE) // PAIR_PAYMENTS


def power_in_pair(kind: int) -> int:
    """S4.10: How many cards of the pair that is paid for an extortion or an investigation are Power."""
    return kind % PAIR_PAYMENTS


def aimed_at(action: int) -> int:
    """S4.13: The player at whom another action is aimed."""
    return (action - AIMED_CODE) // AIMED


def aim_kind(action: int) -> int:
    """S4.13: The kind of another action that is aimed at a player: TRADE, BRIBE and a suit, ASSASSINATE …"""
    return (action - AIMED_CODE) % AIMED
