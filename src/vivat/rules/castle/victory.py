"""R7: The end of the game and who has won."""

from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.events import GAME_ENDS
from vivat.rules.castle.places import BESIDE_THRONE, THRONE, WC_STEP, in_castle
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, OVER, Params, State
from vivat.rules.castle.teams import counted_score
from vivat.rules.log import EVERYONE, Log, tell


def height(place: int) -> int:
    """R7.3: The throne is highest, for both of a couple; a WC is as high as its floor; outside the castle is lowest."""
    if place == BESIDE_THRONE:
        return THRONE
    if place <= THRONE:
        return place
    if in_castle(place):
        return place - WC_STEP
    return -1


def favourites_left(p: Params, s: State, seat: int) -> int:
    """R7.2: Favourites still in the castle, the King among them."""
    left = 0
    for player in range(p.players):
        if p.seat_of[player] == seat:
            for character in range(JESTER):
                if p.favourites[s.card[player]] >> character & 1 and in_castle(s.place[character]):
                    left += 1
    return left


def highest_favourite(p: Params, s: State, seat: int) -> int:
    """R7.3: How high the seat's highest Favourite stands; a team takes its better one."""
    highest = -1
    for player in range(p.players):
        if p.seat_of[player] == seat:
            for character in range(JESTER):
                if p.favourites[s.card[player]] >> character & 1:
                    highest = max(highest, height(s.place[character]))
    return highest


def tie_break(p: Params, s: State, seat: int) -> int:
    """R7.2, R7.3: What decides between equal scores, in this edition."""
    if p.tie_by_highest:
        return highest_favourite(p, s, seat)
    return favourites_left(p, s, seat)


def emissary_wins(p: Params, s: State) -> bool:
    """R9.4: The Emissary wins only when strictly ahead of every seat."""
    if not p.emissary:
        return False
    for seat in range(p.seats):
        if counted_score(p, s, seat) >= s.score[EMISSARY]:
            return False
    return True


def find_winners(p: Params, s: State) -> int:
    """R7.1: The highest score wins; R7.4: seats that nothing parts share the victory."""
    if emissary_wins(p, s):
        return 1 << EMISSARY_SEAT
    winners = 0
    best = -1
    best_tie = -1
    for seat in range(p.seats):
        points = counted_score(p, s, seat)
        tie = tie_break(p, s, seat)
        if points > best or (points == best and tie > best_tie):
            winners = 1 << seat
            best = points
            best_tie = tie
        elif points == best and tie == best_tie:
            winners |= 1 << seat
    return winners


def end_game(p: Params, s: State, log: Log) -> None:
    """R7.1: After the last round the game is over."""
    s.phase = OVER
    s.winners = find_winners(p, s)
    tell(log, GAME_ENDS, 0, 0, s.winners, EVERYONE)
