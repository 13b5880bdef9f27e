"""The view of a seat of a castle game as numbers (the fields of its observation), and its reward at the end.

Seats and players are counted from the viewer: 0 is the viewer itself, 1 the next one to the left. NOBODY (−1) stands
for what does not exist and for what the seat does not know.
"""

from typing import Any

from vivat.adapters.compiled.layout import Field, Numbers, Rewards
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
    out[0] = s.phase
    out[1] = s.round + 1
    out[2] = seat_from(p, me, max(NOBODY, actor(p, s)))
    out[3] = (s.player - start + p.players) % p.players if s.phase == KEEP else NOBODY
    out[4] = seat_from(p, me, s.first)
    out[5] = seat_from(p, me, s.crown)
    out[6] = s.candidate
    out[7] = s.king
    at = 8
    mate = p.teammate[start]
    for character in range(CHARACTERS):
        out[at + character] = s.place[character] if character < p.characters else NOBODY
        mine = 0
        if s.card[start] != NOBODY:
            mine += p.favourites[s.card[start]] >> character & 1
        if mate != start and s.card[mate] != NOBODY:
            mine += 2 * (p.favourites[s.card[mate]] >> character & 1)
        out[at + CHARACTERS + character] = mine
    at += 2 * CHARACTERS
    out[at] = s.nos[me]
    out[at + 1] = s.aches[me]
    out[at + 2] = s.ballot[me]
    for player in range(2):
        known = ambitious and (player == 0 or mate != start)
        out[at + 3 + 2 * player] = s.offered[2 * (start + player)] if known else NOBODY
        out[at + 4 + 2 * player] = s.offered[2 * (start + player) + 1] if known else NOBODY
    at += 7
    out[at] = s.score[EMISSARY] if p.emissary else NOBODY
    out[at + 1] = s.card[EMISSARY] if p.emissary else NOBODY
    out[at + 2] = s.nos[EMISSARY_SEAT] if p.emissary and counts_shown else NOBODY
    out[at + 3] = s.aches[EMISSARY_SEAT] if p.emissary and counts_shown else NOBODY
    at += 4
    for order in range(p.seats):
        seat = (me + order) % p.seats
        out[at + order] = int(s.ballot[seat] != NOBODY)
        out[at + p.seats + order] = s.nos[seat] if counts_shown else NOBODY
        out[at + 2 * p.seats + order] = s.aches[seat] if counts_shown else NOBODY
        out[at + 3 * p.seats + order] = s.winners >> seat & 1
        out[at + 4 * p.seats + order] = s.kingmakers >> seat & 1
    at += 5 * p.seats
    for order in range(p.players):
        player = (start + order) % p.players
        own = p.seat_of[player] == me
        out[at + order] = s.score[player]
        out[at + p.players + order] = s.card[player] if own or s.cards_shown == 1 else NOBODY
        kept = ambitious and (own or s.phase == OVER)
        out[at + 2 * p.players + order] = s.kept[player] if kept else NOBODY


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
