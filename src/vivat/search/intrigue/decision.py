"""What a player of intrigue takes into account at a decision: what it sees, has noticed, believes and wants.

Records of whole and broken numbers, so that the same functions are interpreted and compiled. All but the position, the
traits and the evidence is worked out anew for each decision; lists of two dimensions have the player first.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from vivat.rules.intrigue.goods import GOODS, SUITS
from vivat.rules.intrigue.state import MAX_PLAYERS, NOBODY, ROLES, Params, State, zeros
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.traits import Traits, empty

MOST_SWAPS: Final = 96
"""At most four suits asked for any side of a trade, and gold for any card."""
MOST_LEGAL: Final = 272
PAIRS: Final = 3
"""Suits of which a pair pays for something, and payments: none, one or both of a pair are Power."""


@dataclass(slots=True)
class RoleBeliefs:
    """The chances of everybody's roles and cards, and how near each is to winning, as one player sees it."""

    role: int = 0
    """Our own."""
    target: int = NOBODY
    """The role that we hunt, or NOBODY."""
    others: int = 0
    """Mask of the other players who are alive."""
    rivals: int = 0
    """How many these are."""
    hunters: int = 0
    """Mask of the roles that hunt ours."""
    hopeless: int = 0
    """1: whom we hunt is dead or nowhere to be found, so that only an ally can win for us."""
    sure: float = 0.0
    """How likely the best suspect is whom we hunt; 1 for who hunts nobody."""
    prospect_of_ours: float = 0.0
    """How likely we win by our own role, computed as `prospect` is for others."""
    unseen: list[float] = field(default_factory=lambda: empty(SUITS))
    """How likely a card that we cannot see is of each suit."""
    possible: list[float] = field(default_factory=lambda: empty(ROLES))
    """How likely each role is in play and not yet known."""
    role_chances: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * ROLES))
    """By player and role; each player's add up to 1."""
    suit_chances: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * SUITS))
    """How likely each player holds a card of each suit."""
    threat: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS))
    """How likely a player is about to win."""
    prospect: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS))
    """How likely it wins if the game lasts."""
    threat_by_good: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * GOODS))
    """How much of the threat rests on each good."""
    likes: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * GOODS))
    """What each good is worth to a player."""
    threat_by_role: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * ROLES))
    """How much of the threat comes from each role."""
    friendly: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS))
    """How much a player's victory is ours: an ally's is, and that of a role that shares with ours."""
    hint: list[float] = field(default_factory=lambda: empty(ROLES))
    """Room for the log-likelihoods of one player's roles."""
    held: list[float] = field(default_factory=lambda: empty(SUITS))
    """Room for the cards that somebody is thought to hold."""


@dataclass(slots=True)
class GoodsValue:
    """Our goods, and what makes up the value of any others."""

    goods: list[int] = field(default_factory=lambda: zeros(GOODS))
    """What we hold, a sale under way included."""
    after: list[int] = field(default_factory=lambda: zeros(GOODS))
    """What we would hold after something: room for what is to be valued."""
    stretched: list[int] = field(default_factory=lambda: zeros(GOODS))
    """Room for the same with Power that counts as other suits."""
    needs: list[int] = field(default_factory=lambda: zeros(GOODS))
    fitting: list[int] = field(default_factory=lambda: zeros(GOODS))
    """By the number of missing cards, the gold that with the income pays for just these."""
    surplus: list[int] = field(default_factory=lambda: zeros(SUITS))
    """By suit, the number of cards that we do not need."""
    scrap: list[float] = field(default_factory=lambda: empty(SUITS))
    """By suit, the value of a card that we do not need."""
    wished: list[float] = field(default_factory=lambda: empty(SUITS))
    """By suit, what the first two surplus cards are worth if that is more; else 0."""
    exactly: int = 0
    """1: counts must be met exactly, like the Fool's."""
    wild: int = 0
    """1: Power counts as any suit."""
    ready: float = 0.0
    """The value of having all that is needed."""
    buffer: float = 0.0
    """The value of one card more than needed."""
    base: float = 0.0
    """The value of what we hold."""
    actions_after: int = 0
    """Actions of this turn that follow the one under consideration; only exact counts ask for it."""
    bought: int = 0
    top: int = NOBODY
    """The suit on top of the discard pile, or NOBODY."""
    likeliest: list[float] = field(default_factory=lambda: empty(SUITS))
    """By suit, how likely the best victim of a bribe has it."""
    unlikeliest: list[float] = field(default_factory=lambda: empty(SUITS))
    """And the worst."""


@dataclass(slots=True)
class TurnValue:
    """The offers that could be made, and what the actions of a turn have in common."""

    swaps: int = 0
    """How many exchanges are worth considering."""
    give: list[int] = field(default_factory=lambda: zeros(MOST_SWAPS))
    """The side that each gives (S4.3)."""
    ask: list[int] = field(default_factory=lambda: zeros(MOST_SWAPS))
    """And asks for."""
    gain: list[float] = field(default_factory=lambda: empty(MOST_SWAPS))
    """What it brings us."""
    valued: list[int] = field(default_factory=lambda: zeros(MOST_SWAPS))
    """1 once that is known: exact values look far ahead, so they are asked for last."""
    best_give: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """The side that the best offer to each player gives, or NOBODY."""
    best_ask: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    best_score: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS))
    """How much that offer promises."""
    at_stake: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS))
    """The value of stopping a player for good."""
    takings: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS))
    """The value to us of a random card of a player's hand, its loss to them included."""
    bribed: list[float] = field(default_factory=lambda: empty(GOODS))
    """What a bribe for each suit brings, and under GOLD what a vain one does."""
    pairs: list[float] = field(default_factory=lambda: empty(PAIRS * PAIRS))
    """By suit and how much of it is Power: what it costs us to pay a pair, as a negative value."""
    pressure: float = 0.0
    """How likely the game is lost if we wait, for then there is nothing to save."""
    legal: list[int] = field(default_factory=lambda: zeros(MOST_LEGAL))
    """The actions to choose from, by code."""
    choices: int = 0
    """How many these are."""
    value: list[float] = field(default_factory=lambda: empty(MOST_LEGAL))
    """What each of them brings, in gold."""
    noise: list[float] = field(default_factory=lambda: empty(MOST_LEGAL))
    """Random numbers from 0 to 1, by which luck decides."""


class Decision(NamedTuple):
    """One decision to be made, and what can be inferred about it."""

    p: Params
    s: State
    """The position. Only what its player may see is looked at: the hands and hidden roles of others are not."""
    traits: Traits
    e: Evidence
    b: RoleBeliefs
    g: GoodsValue
    t: TurnValue
