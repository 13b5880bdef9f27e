"""The view of a player of intrigue as numbers (the fields of its observation), and its reward at the end.

Players are counted from the viewer: 0 is the viewer itself, 1 the next one to the left. NOBODY (−1) stands for what
does not exist and for what the player does not know.
"""

from typing import Any, Final

from vivat.adapters.compiled.layout import Field, Numbers, Rewards, begins, order_among
from vivat.rules.intrigue.cards import hand_size, pile_size
from vivat.rules.intrigue.events import ROLE_SEEN
from vivat.rules.intrigue.goods import GOODS, SUITS
from vivat.rules.intrigue.play import actor
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.state import ANSWER, ASK, GIVE, JOIN, MAX_PLAYERS, NOBODY, SELL, Params, State
from vivat.rules.intrigue.trade import proposer
from vivat.rules.log import EVENT_WIDTH, Log

PLAYER = "players"
FIELDS = (
    Field("phase", 1, "S11.1: 4 act, 5 sell, 6 give, 7 ask, 8 answer, 9 join, 13 over"),
    Field("round", 1, "from 1"),
    Field("turn", 1, "whose turn it is"),
    Field("to_act", 1, "whose decision it is"),
    Field("first", 1, "who began"),
    Field("actions_left", 1, "in this turn"),
    Field("bought", 1, "1 once a card was bought in this turn"),
    Field("offers_left", 1, "offers of trade in this turn"),
    Field("partner", 1, "whom a trade or an alliance is discussed with"),
    Field("counters", 1, "counter-offers in the trade under discussion"),
    Field("offer", GOODS, "what the offer on the table gives: Might, Knowledge, Influence, Power, Gold"),
    Field("asked", GOODS, "what it asks for"),
    Field("draft", GOODS, "what I am about to give, before I name the price"),
    Field("hand", SUITS, "my Might, Knowledge, Influence and Power"),
    Field("selling", SUITS, "what I have put down in a sale under way"),
    Field("target", 1, "the role that mine hunts"),
    Field("pile", 1, "cards in the draw pile"),
    Field("discards", SUITS, "cards of each suit on the discard pile"),
    Field("top", 1, "the suit on top of it"),
    Field("gold", PLAYER, "of each player"),
    Field("cards", PLAYER, "how many each holds"),
    Field("roles", PLAYER, "my own, those shown to all, and those I have looked at"),
    Field("dead", PLAYER, "1 for the dead"),
    Field("jailed", PLAYER, "1 for whoever misses the next turn"),
    Field("allies", PLAYER, "whom each is allied with"),
    Field("shown_power", PLAYER, "Power that lies face up"),
    Field("markers", PLAYER, "the suit of the card face up before each, in Hit Men"),
    Field("won", PLAYER, "1 for a role victory, 2 for an allied one"),
    Field("points", PLAYER, "what the game brought, once it is over"),
)

# Where each field begins; of those with a number for each seat or player, how many of these stand before it.
PHASE_AT: Final = begins(FIELDS, "phase")
ROUND_AT: Final = begins(FIELDS, "round")
TURN_AT: Final = begins(FIELDS, "turn")
TO_ACT_AT: Final = begins(FIELDS, "to_act")
FIRST_AT: Final = begins(FIELDS, "first")
ACTIONS_LEFT_AT: Final = begins(FIELDS, "actions_left")
BOUGHT_AT: Final = begins(FIELDS, "bought")
OFFERS_LEFT_AT: Final = begins(FIELDS, "offers_left")
PARTNER_AT: Final = begins(FIELDS, "partner")
COUNTERS_AT: Final = begins(FIELDS, "counters")
OFFER_AT: Final = begins(FIELDS, "offer")
ASKED_AT: Final = begins(FIELDS, "asked")
DRAFT_AT: Final = begins(FIELDS, "draft")
HAND_AT: Final = begins(FIELDS, "hand")
SELLING_AT: Final = begins(FIELDS, "selling")
TARGET_AT: Final = begins(FIELDS, "target")
PILE_AT: Final = begins(FIELDS, "pile")
DISCARDS_AT: Final = begins(FIELDS, "discards")
TOP_AT: Final = begins(FIELDS, "top")
GOLD_AT: Final = order_among(FIELDS, "gold")
CARDS_AT: Final = order_among(FIELDS, "cards")
ROLES_AT: Final = order_among(FIELDS, "roles")
DEAD_AT: Final = order_among(FIELDS, "dead")
JAILED_AT: Final = order_among(FIELDS, "jailed")
ALLIES_AT: Final = order_among(FIELDS, "allies")
SHOWN_POWER_AT: Final = order_among(FIELDS, "shown_power")
MARKERS_AT: Final = order_among(FIELDS, "markers")
WON_AT: Final = order_among(FIELDS, "won")
POINTS_AT: Final = order_among(FIELDS, "points")
PLAYERS_AT: Final = begins(FIELDS, "gold")


def remember(log: Log, memory: Any) -> None:
    """Note after a step which roles a player has seen: they stay known to that player."""
    for row in range(log.count):
        at = row * EVENT_WIDTH
        if log.rows[at] == ROLE_SEEN:
            memory.seen[log.rows[at + 1] * MAX_PLAYERS + log.rows[at + 2]] = log.rows[at + 3] + 1


def player_from(p: Params, me: int, player: int) -> int:
    """The number of a player, counted from the viewer."""
    return player if player < 0 else (player - me + p.players) % p.players


def write_view(p: Params, s: State, memory: Any, me: int, counts_shown: int, out: Numbers) -> None:  # noqa: ARG001
    """Write the view of a player, in the order of FIELDS."""
    phase = s.phase
    out[PHASE_AT] = phase
    out[ROUND_AT] = s.round + 1 if p.most_rounds == 0 else min(s.round + 1, p.most_rounds)
    out[TURN_AT] = player_from(p, me, s.turn)
    out[TO_ACT_AT] = player_from(p, me, max(NOBODY, actor(p, s)))
    out[FIRST_AT] = player_from(p, me, s.first)
    out[ACTIONS_LEFT_AT] = s.actions_left
    out[BOUGHT_AT] = s.bought
    out[OFFERS_LEFT_AT] = p.most_offers - s.offers
    in_talks = GIVE <= phase <= JOIN
    out[PARTNER_AT] = player_from(p, me, s.partner) if in_talks else NOBODY
    in_trade = phase in (GIVE, ASK, ANSWER)
    made = phase == ANSWER or (in_trade and s.counters > 0)
    making = phase == ASK and proposer(s) == me
    out[COUNTERS_AT] = s.counters if in_trade else 0
    for good in range(GOODS):
        out[OFFER_AT + good] = s.offer[good] if made else NOBODY
        out[ASKED_AT + good] = s.asked[good] if made else NOBODY
        out[DRAFT_AT + good] = s.draft[good] if making else NOBODY
    for suit in range(SUITS):
        out[HAND_AT + suit] = s.hand[me * SUITS + suit]
        out[SELLING_AT + suit] = s.selling[suit] if phase == SELL and s.turn == me else NOBODY
        out[DISCARDS_AT + suit] = 0
    out[TARGET_AT] = target_of(p, s, me) if s.role[me] != NOBODY else NOBODY
    out[PILE_AT] = pile_size(s)
    for card in range(s.discarded):
        out[DISCARDS_AT + s.discards[card]] += 1
    out[TOP_AT] = s.discards[s.discarded - 1] if s.discarded else NOBODY
    n = p.players
    for order in range(n):
        player = (me + order) % n
        seen = memory.seen[me * MAX_PLAYERS + player] - 1
        out[PLAYERS_AT + GOLD_AT * n + order] = s.gold[player]
        out[PLAYERS_AT + CARDS_AT * n + order] = hand_size(s, player)
        out[PLAYERS_AT + ROLES_AT * n + order] = s.role[player] if order == 0 or s.shown[player] else seen
        out[PLAYERS_AT + DEAD_AT * n + order] = s.dead[player]
        out[PLAYERS_AT + JAILED_AT * n + order] = s.jailed[player]
        out[PLAYERS_AT + ALLIES_AT * n + order] = player_from(p, me, s.ally[player])
        out[PLAYERS_AT + SHOWN_POWER_AT * n + order] = s.locked[player]
        out[PLAYERS_AT + MARKERS_AT * n + order] = s.marker[player]
        out[PLAYERS_AT + WON_AT * n + order] = (s.winners >> player & 1) + 2 * (s.allied_winners >> player & 1)
        out[PLAYERS_AT + POINTS_AT * n + order] = s.points[player]


def write_rewards(p: Params, s: State, by_score: int, out: Rewards) -> None:
    """Write the rewards by points, or by standing: winners share what the others lose, 0 in sum."""
    everybody = s.winners | s.allied_winners
    winners = 0
    for player in range(p.players):
        winners += everybody >> player & 1
    for player in range(p.players):
        won = everybody >> player & 1
        if by_score:
            out[player] = s.points[player]
        else:
            out[player] = (won * p.players - winners) / max(1, p.players - 1)
