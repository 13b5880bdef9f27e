"""What a game of intrigue is made of: `Params` never change during a game, `State` does.

All fields are ints and lists of ints of a fixed length, so that `vivat.fast` can lay the very same fields out as a
record in memory. Cards of a suit are alike, so a hand and the draw pile are counts; the discard pile keeps its order.
"""

from dataclasses import dataclass, field
from typing import Final

from vivat.rules.intrigue.goods import GOODS, SUITS

MAX_PLAYERS: Final = 8
ROLES: Final = 10
DECK: Final = 60
NOBODY: Final = -1

# The phases of a game. In FIRST, ROLE, MARKER, HAND, DRAW, STEAL and FLIP the actor is chance.
FIRST: Final = 0
ROLE: Final = 1
MARKER: Final = 2
HAND: Final = 3
ACT: Final = 4
SELL: Final = 5
GIVE: Final = 6
ASK: Final = 7
ANSWER: Final = 8
JOIN: Final = 9
DRAW: Final = 10
STEAL: Final = 11
FLIP: Final = 12
OVER: Final = 13
PHASES: Final = 14


def zeros(length: int) -> list[int]:
    """A list field of this length."""
    return [0] * length


@dataclass(slots=True)
class Params:
    """Players, role sheet, scenario and options of one game, as numbers (S9.7)."""

    players: int = 0
    first_seat: int = NOBODY
    """Who begins, or NOBODY: drawn by chance (S2.3)."""
    start_cards: int = 2
    start_gold: int = 2
    income: int = 3
    actions: int = 2
    """Actions a turn (S3.3)."""
    most_rounds: int = 50
    """A game without a winner ends after so many rounds; 0 for never (S3.6)."""
    base_roles: int = 0
    """Mask of the roles that are always dealt (S2.2, S9.1)."""
    random_roles: int = 0
    """Mask of the roles among which the rest are drawn."""
    known_roles: int = 0
    """1: everybody knows which roles are in play (S2.6)."""
    alliances: int = 1
    """0: no alliances in this scenario (S9.4)."""
    allied_victories: int = 1
    """0: nobody wins by an alliance in this scenario (S9.4)."""
    forced_alliances: int = 0
    """1: the partner is not asked (S4.7)."""
    markers: int = 0
    """1: a card face up before each player names the target of whoever hunts (S9.5)."""
    marker_target: list[int] = field(default_factory=lambda: zeros(SUITS))
    """The role that each suit names as a target; Might names the other of Assassin and Knight."""
    win_when: list[int] = field(default_factory=lambda: zeros(ROLES))
    """The moment each role's condition is looked at: one of the WHEN_ constants of `victory`."""
    win_exactly: list[int] = field(default_factory=lambda: zeros(ROLES))
    """1: the counts must be met exactly, not at least."""
    win_allied: list[int] = field(default_factory=lambda: zeros(ROLES))
    """1: an alliance is part of the condition."""
    win_alone: list[int] = field(default_factory=lambda: zeros(ROLES))
    """1: neither an ally nor anybody else shares this victory (S7.3, S7.4)."""
    win_wild: list[int] = field(default_factory=lambda: zeros(ROLES))
    """1: in this condition Power counts as any suit (S7.1)."""
    win_counts: list[int] = field(default_factory=lambda: zeros(ROLES * GOODS))
    """For each role how much Might, Knowledge, Influence, Power and Gold it needs."""
    role_action: list[int] = field(default_factory=lambda: zeros(ROLES))
    """ASSASSINATE, ACCUSE or SEIZE_HIM (`actions`), or NOBODY."""
    role_cost: list[int] = field(default_factory=lambda: zeros(ROLES * GOODS))
    """What the role action costs; for Seize Him!, what is shown."""
    target: list[int] = field(default_factory=lambda: zeros(ROLES))
    """The role that a killing or an accusation must hit to win, or NOBODY."""
    shares_with: list[int] = field(default_factory=lambda: zeros(ROLES))
    """The role that wins with this one (S9.4), or NOBODY."""
    buy_price: int = 2
    sell_price: int = 1
    bribe_price: int = 3
    extorted_gold: int = 4
    seize_price: int = 5
    most_offers: int = 3
    """Trades that may be offered in a turn; as many alliances may be proposed."""
    most_counters: int = 3
    """Counter-offers that may follow one offer, by both sides together (S4.3)."""
    most_withdrawals: int = 10
    """Offers that may be dropped in a turn before they are made, so that a turn comes to an end (S4.3)."""


@dataclass(slots=True)
class State:
    """Everything that can change, secrets included. Only `vivat.game.intrigue.observation` shows any of it."""

    phase: int = FIRST
    round: int = 0
    """Counted from 0; a round is over when the turn comes back to whoever began."""
    turn: int = 0
    """Whose turn it is."""
    first: int = 0
    player: int = 0
    """Who is dealt to."""
    actions_left: int = 0
    bought: int = 0
    """1 once a card was bought in this turn (S4.1)."""
    seized: int = 0
    """1 once Seize Him! was used in this turn (S5.4)."""
    offers: int = 0
    """Trades offered in this turn (S4.3)."""
    counters: int = 0
    """Counter-offers in the trade under discussion, the one that is being made included (S4.3)."""
    withdrawals: int = 0
    """Offers dropped in this turn before they were made (S4.3)."""
    proposals: int = 0
    """Alliances proposed in this turn (S4.7)."""
    partner: int = NOBODY
    """Whom an offer of trade or alliance is made to; whom a card is taken from."""
    second_victim: int = NOBODY
    """The other ally from whom a sabotage takes a card (S4.8)."""
    payment: int = 0
    """How an alliance under way is paid for (S4.7)."""
    reshuffled: int = 0
    """1 once the pile was made anew during this Seize Power (S4.9)."""
    alive: int = 0
    """How many players are."""
    roles_out: int = 0
    """Mask of the roles dealt."""
    winners: int = 0
    """Mask of players with a role victory."""
    allied_winners: int = 0
    """Mask of players with an allied victory."""
    role: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    shown: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """1 once everybody has seen the role."""
    dead: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    jailed: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """1 for a player who will miss the next turn."""
    gold: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    hand: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS * SUITS))
    locked: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """Power that lies face up and cannot be taken (S5.4)."""
    ally: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    marker: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """The card face up before each player, in Hit Men; else NOBODY."""
    pile: list[int] = field(default_factory=lambda: zeros(SUITS))
    discards: list[int] = field(default_factory=lambda: zeros(DECK))
    discarded: int = 0
    """How many cards lie on the discard pile; the last is on top."""
    selling: list[int] = field(default_factory=lambda: zeros(SUITS))
    draft: list[int] = field(default_factory=lambda: zeros(GOODS))
    """What an offer that is not made yet gives: Might, Knowledge, Influence, Power, Gold."""
    offer: list[int] = field(default_factory=lambda: zeros(GOODS))
    """What the offer on the table gives."""
    asked: list[int] = field(default_factory=lambda: zeros(GOODS))
    """What is wanted for it."""
    points: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """What the game brought each player, once it is over (S8.1)."""
