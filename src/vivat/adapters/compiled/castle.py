"""The view of a seat of a castle game as numbers (the fields of its observation), and its reward at the end.

Seats and players are counted from the viewer: 0 is the viewer itself, 1 the next one to the left. NOBODY (−1) stands
for what does not exist and for what the seat does not know.
"""

from typing import Any, Final

from vivat.adapters.compiled.layout import Field, Numbers, Rewards, begins, order_among
from vivat.rules.castle.characters import CHARACTERS
from vivat.rules.castle.play import actor
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, KEEP, NOBODY, OVER, Params, State
from vivat.rules.castle.teams import counted_score
from vivat.rules.log import Log

SEAT, PLAYER = "seats", "players"
FIELDS = (
    Field("phase", 1, "R2: 3 keep an Ambition, 4 place, 5 climb, 6 vote, 8 over"),
    Field("round", 1, "from 1"),
    Field("to_act", 1, "the seat whose decision it is"),
    Field("choosing", 1, "the player who keeps an Ambition"),
    Field("first", 1, "the seat that began the round"),
    Field("crown", 1, "the seat that last brought somebody to the throne"),
    Field("candidate", 1, "the character on the throne who is voted on"),
    Field("king", 1, "the character crowned last in this round"),
    Field("places", CHARACTERS, "where each character stands; NOBODY for a Jester who does not play"),
    Field("mine", CHARACTERS, "1 for my Favourites; 2 for a teammate's, 3 for both"),
    Field("votes", 2, "my No and Stomachache cards"),
    Field("ballot", 1, "what I have voted in this election"),
    Field("offered", 4, "the Ambition cards I was dealt, and those of a teammate"),
    Field("emissary", 4, "score, Favourites card, and the No and Stomachache cards of the pile"),
    Field("ballots_in", SEAT, "1 for a seat that has put down its ballot"),
    Field("nos_left", SEAT, "No cards of each seat, where the table counts them (R5.10)"),
    Field("aches_left", SEAT, "Stomachache cards of each seat"),
    Field("won", SEAT, "1 for a seat that has won"),
    Field("kingmakers", SEAT, "1 for a seat that brought somebody crowned in this round to the throne"),
    Field("scores", PLAYER, "points of each player"),
    Field("cards", PLAYER, "Favourites card of each player"),
    Field("kept", PLAYER, "Ambition of each player"),
)

# Where each field begins; of those with a number for each seat or player, how many of these stand before it.
PHASE_AT: Final = begins(FIELDS, "phase")
ROUND_AT: Final = begins(FIELDS, "round")
TO_ACT_AT: Final = begins(FIELDS, "to_act")
CHOOSING_AT: Final = begins(FIELDS, "choosing")
FIRST_AT: Final = begins(FIELDS, "first")
CROWN_AT: Final = begins(FIELDS, "crown")
CANDIDATE_AT: Final = begins(FIELDS, "candidate")
KING_AT: Final = begins(FIELDS, "king")
PLACES_AT: Final = begins(FIELDS, "places")
MINE_AT: Final = begins(FIELDS, "mine")
VOTES_AT: Final = begins(FIELDS, "votes")
BALLOT_AT: Final = begins(FIELDS, "ballot")
OFFERED_AT: Final = begins(FIELDS, "offered")
EMISSARY_AT: Final = begins(FIELDS, "emissary")
BALLOTS_IN_AT: Final = order_among(FIELDS, "ballots_in")
NOS_LEFT_AT: Final = order_among(FIELDS, "nos_left")
ACHES_LEFT_AT: Final = order_among(FIELDS, "aches_left")
WON_AT: Final = order_among(FIELDS, "won")
KINGMAKERS_AT: Final = order_among(FIELDS, "kingmakers")
SCORES_AT: Final = order_among(FIELDS, "scores")
CARDS_AT: Final = order_among(FIELDS, "cards")
KEPT_AT: Final = order_among(FIELDS, "kept")
SEATS_AT: Final = begins(FIELDS, "ballots_in")
SEAT_FIELDS: Final = sum(field.size == SEAT for field in FIELDS)


def seat_from(p: Params, me: int, seat: int) -> int:
    """The number of a seat, counted from the viewer's."""
    return seat if seat < 0 else (seat - me + p.seats) % p.seats


def own_first(p: Params, me: int) -> int:
    """The first player of a seat."""
    for player in range(p.players):
        if p.seat_of[player] == me:
            return player
    return 0


def remember(log: Log, memory: Any) -> None:
    """Do nothing: a view has all that a seat has to remember, but for votes that it chose to forget (R5.10)."""


def write_view(p: Params, s: State, memory: Any, me: int, counts_shown: int, out: Numbers) -> None:  # noqa: ARG001
    """Write the view of a seat, in the order of FIELDS."""
    start = own_first(p, me)
    ambitious = p.ambition == 1 and s.phase >= KEEP
    out[PHASE_AT] = s.phase
    out[ROUND_AT] = s.round + 1
    out[TO_ACT_AT] = seat_from(p, me, max(NOBODY, actor(p, s)))
    out[CHOOSING_AT] = (s.player - start + p.players) % p.players if s.phase == KEEP else NOBODY
    out[FIRST_AT] = seat_from(p, me, s.first)
    out[CROWN_AT] = seat_from(p, me, s.crown)
    out[CANDIDATE_AT] = s.candidate
    out[KING_AT] = s.king
    mate = p.teammate[start]
    for character in range(CHARACTERS):
        out[PLACES_AT + character] = s.place[character] if character < p.characters else NOBODY
        mine = 0
        if s.card[start] != NOBODY:
            mine += p.favourites[s.card[start]] >> character & 1
        if mate != start and s.card[mate] != NOBODY:
            mine += 2 * (p.favourites[s.card[mate]] >> character & 1)
        out[MINE_AT + character] = mine
    out[VOTES_AT] = s.nos[me]
    out[VOTES_AT + 1] = s.aches[me]
    out[BALLOT_AT] = s.ballot[me]
    for player in range(2):
        known = ambitious and (player == 0 or mate != start)
        out[OFFERED_AT + 2 * player] = s.offered[2 * (start + player)] if known else NOBODY
        out[OFFERED_AT + 2 * player + 1] = s.offered[2 * (start + player) + 1] if known else NOBODY
    out[EMISSARY_AT] = s.score[EMISSARY] if p.emissary else NOBODY
    out[EMISSARY_AT + 1] = s.card[EMISSARY] if p.emissary else NOBODY
    out[EMISSARY_AT + 2] = s.nos[EMISSARY_SEAT] if p.emissary and counts_shown else NOBODY
    out[EMISSARY_AT + 3] = s.aches[EMISSARY_SEAT] if p.emissary and counts_shown else NOBODY
    for order in range(p.seats):
        seat = (me + order) % p.seats
        out[SEATS_AT + BALLOTS_IN_AT * p.seats + order] = int(s.ballot[seat] != NOBODY)
        out[SEATS_AT + NOS_LEFT_AT * p.seats + order] = s.nos[seat] if counts_shown else NOBODY
        out[SEATS_AT + ACHES_LEFT_AT * p.seats + order] = s.aches[seat] if counts_shown else NOBODY
        out[SEATS_AT + WON_AT * p.seats + order] = s.winners >> seat & 1
        out[SEATS_AT + KINGMAKERS_AT * p.seats + order] = s.kingmakers >> seat & 1
    at = SEATS_AT + SEAT_FIELDS * p.seats
    for order in range(p.players):
        player = (start + order) % p.players
        own = p.seat_of[player] == me
        out[at + SCORES_AT * p.players + order] = s.score[player]
        out[at + CARDS_AT * p.players + order] = s.card[player] if own or s.cards_shown == 1 else NOBODY
        kept = ambitious and (own or s.phase == OVER)
        out[at + KEPT_AT * p.players + order] = s.kept[player] if kept else NOBODY


def write_rewards(p: Params, s: State, by_score: int, out: Rewards) -> None:
    """Write the rewards by score, or by standing.

    By standing they go from 1 for the first to −1 for the last, 0 in sum; all lose if the Emissary wins.
    """
    for seat in range(p.seats):
        mine, won = counted_score(p, s, seat), s.winners >> seat & 1
        worse, better = 0, 0
        for rival in range(p.seats):
            theirs, they_won = counted_score(p, s, rival), s.winners >> rival & 1
            if they_won > won or (they_won == won and theirs > mine):
                better += 1
            elif they_won < won or theirs < mine:
                worse += 1
        if by_score:
            out[seat] = mine
        elif s.winners >> EMISSARY_SEAT & 1:
            out[seat] = -1
        else:
            out[seat] = (worse - better) / max(1, p.seats - 1)
