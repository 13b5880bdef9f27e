"""R8: The option Ambition: its cards, and when each is met."""

from typing import Final

from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.events import AMBITION_CHOSEN, AMBITION_KEPT, AMBITION_OFFERED, AMBITION_SHOWN
from vivat.rules.castle.placement import begin_placement
from vivat.rules.castle.places import DUNGEON_1, DUNGEON_3, WC_3, WC_4
from vivat.rules.castle.reasons import AMBITION_IS_OUT, LEGAL, NOT_OFFERED
from vivat.rules.castle.state import KEEP, NOBODY, OFFER, Params, State
from vivat.rules.log import EVERYONE, Log, tell

JESTER_KING: Final = 0
WOMAN_QUEEN: Final = 1
MAN_KING: Final = 2
NONE_IN_WC: Final = 3
NONE_ON_2_AND_3: Final = 4
NONE_ON_0_AND_1: Final = 5
ONE_IN_DUNGEON: Final = 6
TWO_IN_DUNGEON: Final = 7
ONE_IN_WC: Final = 8
TWO_IN_WC: Final = 9
ONLY_YES: Final = 10
NONE_ON_4_AND_5: Final = 11
THREE_IN_DUNGEON: Final = 12
NONE_IN_WC_OR_DUNGEON: Final = 13
FRIEND_OF_THE_KING: Final = 14
UNDER_11: Final = 15

# The points in the seal of each card, in the order above.
AMBITION_POINTS: Final = (5, 3, 3, 5, 3, 5, 3, 5, 3, 5, 3, 5, 8, 8, 3, 3)
UNDER_POINTS: Final = 11

# Slots A B D E I P are women, C F G L M N are men; O (Ouaf) and the Jester are neither.
WOMEN: Final = 1 << 0 | 1 << 1 | 1 << 3 | 1 << 4 | 1 << 7 | 1 << 12
MEN: Final = 1 << 2 | 1 << 5 | 1 << 6 | 1 << 8 | 1 << 9 | 1 << 10


def begin_offers(p: Params, s: State) -> None:
    """R8.1: After the Favourites, two Ambition cards are dealt to each player."""
    s.phase = OFFER
    s.player = 0
    s.ambitions_out = 0
    for player in range(p.players):
        s.offered[2 * player] = NOBODY
        s.kept[player] = NOBODY


def refuse_offer(s: State, ambition: int) -> int:
    """R8.1: Each of the sixteen cards is dealt at most once in a round."""
    if s.ambitions_out >> ambition & 1:
        return AMBITION_IS_OUT
    return LEGAL


def offer_ambition(p: Params, s: State, log: Log, ambition: int) -> None:
    """R8.1: Only its owner sees an Ambition card."""
    s.ambitions_out |= 1 << ambition
    tell(log, AMBITION_OFFERED, s.player, ambition, 0, 1 << s.player)
    if s.offered[2 * s.player] == NOBODY:
        s.offered[2 * s.player] = ambition
        return
    s.offered[2 * s.player + 1] = ambition
    s.player += 1
    if s.player == p.players:
        s.phase = KEEP
        s.player = 0


def refuse_keeping(s: State, ambition: int) -> int:
    """R8.2: One keeps one of the two cards one was dealt."""
    if ambition == s.offered[2 * s.player] or ambition == s.offered[2 * s.player + 1]:
        return LEGAL
    return NOT_OFFERED


def keep_ambition(p: Params, s: State, log: Log, ambition: int) -> None:
    """R8.2: Each player keeps one card in secret; the other goes back to the box unseen."""
    s.kept[s.player] = ambition
    tell(log, AMBITION_KEPT, s.player, ambition, 0, 1 << s.player)
    tell(log, AMBITION_CHOSEN, s.player, 0, 0, EVERYONE)
    s.player += 1
    if s.player == p.players:
        begin_placement(s)


def favourites_between(p: Params, s: State, player: int, lowest: int, highest: int) -> int:
    """R8.4: How many Favourites of this player stand in these places."""
    favourites = p.favourites[s.card[player]]
    found = 0
    for character in range(JESTER):
        if favourites >> character & 1 and lowest <= s.place[character] <= highest:
            found += 1
    return found


def meets_ambition(p: Params, s: State, player: int, crowned: int, kingmakers: int, gained: int) -> bool:
    """R8.4: Whether a player's condition is met by the board, and by who was crowned, brought by whom, for how much."""
    ambition = s.kept[player]
    seat = p.seat_of[player]
    if ambition == JESTER_KING:
        return crowned >> JESTER & 1 == 1
    if ambition == WOMAN_QUEEN:
        return crowned & WOMEN != 0
    if ambition == MAN_KING:
        return crowned & MEN != 0
    if ambition == NONE_IN_WC:
        return favourites_between(p, s, player, WC_3, WC_4) == 0
    if ambition == NONE_ON_2_AND_3:
        return favourites_between(p, s, player, 2, 3) == 0
    if ambition == NONE_ON_0_AND_1:
        return favourites_between(p, s, player, 0, 1) == 0
    if ambition == ONE_IN_DUNGEON:
        return favourites_between(p, s, player, DUNGEON_3, DUNGEON_1) == 1
    if ambition == TWO_IN_DUNGEON:
        return favourites_between(p, s, player, DUNGEON_3, DUNGEON_1) == 2
    if ambition == ONE_IN_WC:
        return favourites_between(p, s, player, WC_3, WC_4) == 1
    if ambition == TWO_IN_WC:
        return favourites_between(p, s, player, WC_3, WC_4) == 2
    if ambition == ONLY_YES:
        return s.nos[seat] == 0 and s.aches[seat] == 0
    if ambition == NONE_ON_4_AND_5:
        return favourites_between(p, s, player, 4, 5) == 0
    if ambition == THREE_IN_DUNGEON:
        return favourites_between(p, s, player, DUNGEON_3, DUNGEON_1) == 3
    if ambition == NONE_IN_WC_OR_DUNGEON:
        return favourites_between(p, s, player, WC_3, DUNGEON_1) == 0
    if ambition == FRIEND_OF_THE_KING:
        return kingmakers >> seat & 1 == 1
    return gained < UNDER_POINTS


def ambition_met(p: Params, s: State, player: int) -> bool:
    """R8.4: The sixteen conditions, looked at when the coronation is counted; R10.3: either of a couple may fit."""
    return meets_ambition(p, s, player, s.crowned, s.kingmakers, s.gained[player])


def ambition_points(p: Params, s: State, log: Log, player: int) -> int:
    """R8.3: A condition that is met scores the points of its seal, whoever was crowned."""
    points = 0
    if ambition_met(p, s, player):
        points = AMBITION_POINTS[s.kept[player]]
    tell(log, AMBITION_SHOWN, player, s.kept[player], points, EVERYONE)
    return points
