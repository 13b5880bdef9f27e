"""The view of a player of intrigue as numbers (the fields of its observation), and its reward at the end.

Players are counted from the viewer: 0 is the viewer itself, 1 the next one to the left. NOBODY (−1) stands for what
does not exist and for what the player does not know.
"""

from typing import Any

from vivat.adapters.compiled.layout import Field, Numbers, Rewards
from vivat.rules.intrigue.cards import hand_size, pile_size
from vivat.rules.intrigue.events import ROLE_SEEN
from vivat.rules.intrigue.goods import SUITS
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
    Field("offer", 5, "what the offer on the table gives: Might, Knowledge, Influence, Power, Gold"),
    Field("asked", 5, "what it asks for"),
    Field("draft", 5, "what I am about to give, before I name the price"),
    Field("hand", 4, "my Might, Knowledge, Influence and Power"),
    Field("selling", 4, "what I have put down in a sale under way"),
    Field("target", 1, "the role that mine hunts"),
    Field("pile", 1, "cards in the draw pile"),
    Field("discards", 4, "cards of each suit on the discard pile"),
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
    out[0] = phase
    out[1] = s.round + 1 if p.most_rounds == 0 else min(s.round + 1, p.most_rounds)
    out[2] = player_from(p, me, s.turn)
    out[3] = player_from(p, me, max(NOBODY, actor(p, s)))
    out[4] = player_from(p, me, s.first)
    out[5] = s.actions_left
    out[6] = s.bought
    out[7] = p.most_offers - s.offers
    in_talks = GIVE <= phase <= JOIN
    out[8] = player_from(p, me, s.partner) if in_talks else NOBODY
    in_trade = phase in (GIVE, ASK, ANSWER)
    made = phase == ANSWER or (in_trade and s.counters > 0)
    making = phase == ASK and proposer(s) == me
    out[9] = s.counters if in_trade else 0
    for good in range(SUITS + 1):
        out[10 + good] = s.offer[good] if made else NOBODY
        out[15 + good] = s.asked[good] if made else NOBODY
        out[20 + good] = s.draft[good] if making else NOBODY
    at = 25
    for suit in range(SUITS):
        out[at + suit] = s.hand[me * SUITS + suit]
        out[at + SUITS + suit] = s.selling[suit] if phase == SELL and s.turn == me else NOBODY
        out[at + 10 + suit] = 0
    out[at + 8] = target_of(p, s, me) if s.role[me] != NOBODY else NOBODY
    out[at + 9] = pile_size(s)
    for card in range(s.discarded):
        out[at + 10 + s.discards[card]] += 1
    out[at + 14] = s.discards[s.discarded - 1] if s.discarded else NOBODY
    at += 15
    n = p.players
    for order in range(n):
        player = (me + order) % n
        seen = memory.seen[me * MAX_PLAYERS + player] - 1
        out[at + order] = s.gold[player]
        out[at + n + order] = hand_size(s, player)
        out[at + 2 * n + order] = s.role[player] if order == 0 or s.shown[player] else seen
        out[at + 3 * n + order] = s.dead[player]
        out[at + 4 * n + order] = s.jailed[player]
        out[at + 5 * n + order] = player_from(p, me, s.ally[player])
        out[at + 6 * n + order] = s.locked[player]
        out[at + 7 * n + order] = s.marker[player]
        out[at + 8 * n + order] = (s.winners >> player & 1) + 2 * (s.allied_winners >> player & 1)
        out[at + 9 * n + order] = s.points[player]


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
