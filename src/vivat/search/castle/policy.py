"""The opponent model of the castle games: the policy from which cards are inferred and games are played out.

The model is a table of weights. Of the legal placements and moves each is chosen in proportion to its weight, which
depends on whether the character is a Favourite, where it stands, and how many No cards are still about; a ballot by a
logit of what the round would count now against what the Favourites still hope for. The numbers are fitted to games
(`vivat.lab.fitting`), those of each type of player by themselves, and passed in as one array, so that they can be
fitted anew without compiling.

These functions are compiled with the rules (`vivat.search.castle.engine`).
"""

from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import Generators, draw_action, draw_below, draw_word
from vivat.rules.castle.actions import (
    MOVE_CODE,
    NO,
    PLACE_CODE,
    STOMACHACHE,
    VOTE_CODE,
    WC_CODE,
    YES,
    placed,
    placed_on,
)
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.climbing import refuse_move
from vivat.rules.castle.placement import PLACING_FLOORS
from vivat.rules.castle.places import BESIDE_BOARD, WC_4, has_room
from vivat.rules.castle.play import code_count, first_code, refusal
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.state import KEEP, PLACE, VOTE, Params, State

Model = NDArray[np.float64]

STRANGER: Final = 0
FAVOURITE: Final = 1
FOOL: Final = 2  # the Jester, nobody's Favourite

KINDS: Final = 3
TENSIONS: Final = 4

PLACE_AT: Final = 0  # STRANGER and FAVOURITE × PLACING_FLOORS
PLACE_SIZE: Final = 2 * PLACING_FLOORS
CLIMB_AT: Final = PLACE_AT + PLACE_SIZE  # TENSIONS × KINDS × COLUMNS: from places 0 to 8, and into a WC
INTO_WC: Final = WC_4 + 1
COLUMNS: Final = INTO_WC + 1
CLIMB_SIZE: Final = KINDS * COLUMNS  # at one tension
VOTE_AT: Final = CLIMB_AT + TENSIONS * CLIMB_SIZE  # 2 votes (No, Stomachache) × FEATURES
# Where each group of weights stands among which one action is chosen, and how many they are.
COMPETING: Final = ((PLACE_AT, PLACE_SIZE), *((CLIMB_AT + each * CLIMB_SIZE, CLIMB_SIZE) for each in range(TENSIONS)))
HOPES: Final = 1  # for each Favourite by its place, 0 to 8; the candidate's is the throne
FOR_THE_JESTER: Final = 10
THE_LAST_NO: Final = 11
OTHERS_NOS: Final = 12
LEAD: Final = 13
LEAD_AT_LAST: Final = 14
FEATURES: Final = 15
MODEL_SIZE: Final = VOTE_AT + 2 * FEATURES

UNIT = 1.0 / 4294967296.0
HALF = np.uint64(32)
MOST_APPEAL: Final = 30.0


def draw_unit(generators: Generators, which: int) -> float:
    """A random number from 0 to below 1."""
    return np.float64(draw_word(generators, which) >> HALF) * UNIT


def favourites_of(p: Params, s: State, seat: int) -> int:
    """R11.6: A mask of the Favourites of a seat; a team's are both players'."""
    mask = 0
    for player in range(p.players):
        if p.seat_of[player] == seat and s.card[player] >= 0:
            mask |= p.favourites[s.card[player]]
    return mask


def tension(p: Params, s: State) -> int:
    """The class of how many No cards are still about: 0 none, 1 to 3 by thirds of all there were."""
    left = 0
    for seat in range(p.seats):
        left += s.nos[seat]
    if left == 0:
        return 0
    return 1 + min(2, 3 * (left - 1) // (p.seats * p.no_cards))


def kind_of(character: int, favourites: int) -> int:
    """The kind of a character to a seat: STRANGER, FAVOURITE or FOOL."""
    if character == JESTER:
        return FOOL
    return favourites >> character & 1


def weigh(model: Model, s: State, action: int, favourites: int, tense: int) -> float:
    """The weight of a legal placement or move in the model."""
    if action < MOVE_CODE:
        return float(model[PLACE_AT + PLACING_FLOORS * (favourites >> placed(action) & 1) + placed_on(action) - 1])
    character = action - MOVE_CODE
    column = INTO_WC
    if action >= WC_CODE:
        character = action - WC_CODE
    else:
        column = s.place[character]
    return float(model[CLIMB_AT + CLIMB_SIZE * tense + COLUMNS * kind_of(character, favourites) + column])


def utility(model: Model, at: int, p: Params, s: State, seat: int, favourites: int) -> float:
    """R5.2: The logit of a vote against a Yes, by the FEATURES numbers of the model from `at` on."""
    appeal = model[at]
    for character in range(JESTER):
        if favourites >> character & 1 and s.place[character] <= WC_4:
            appeal += model[at + HOPES + s.place[character]]
    if s.candidate == JESTER:
        appeal += model[at + FOR_THE_JESTER]
    if s.nos[seat] == 1:
        appeal += model[at + THE_LAST_NO]
    others, mine, best = 0, -1, -1
    for other in range(p.seats):
        if other != seat:
            others += s.nos[other]
    for player in range(p.players):
        if p.seat_of[player] != seat:
            best = max(best, s.score[player])
        elif mine < 0 or s.score[player] < mine:
            mine = s.score[player]
    appeal += model[at + OTHERS_NOS] * float(others) / float(max(1, (p.seats - 1) * p.no_cards))
    appeal += model[at + LEAD] * 0.1 * float(mine - best)
    if s.round + 1 == p.rounds:
        appeal += model[at + LEAD_AT_LAST] * 0.1 * float(mine - best)
    return float(appeal)


def ballot_odds(model: Model, p: Params, s: State, seat: int, favourites: int, odds: Model) -> None:
    """Write the weights of Yes, No and Stomachache from this seat with these Favourites into `odds`."""
    odds[YES] = 1.0
    odds[NO] = 0.0
    odds[STOMACHACHE] = 0.0
    if s.nos[seat]:
        odds[NO] = exp(bounded(utility(model, VOTE_AT, p, s, seat, favourites)))
    if s.aches[seat]:
        odds[STOMACHACHE] = exp(bounded(utility(model, VOTE_AT + FEATURES, p, s, seat, favourites)))


def bounded(appeal: float) -> float:
    """A logit that is no further from 0 than MOST_APPEAL, so that every legal vote has some weight."""
    return max(-MOST_APPEAL, min(MOST_APPEAL, appeal))


def draw_ballot(
    model: Model, p: Params, s: State, seat: int, favourites: int, odds: Model, generators: Generators, which: int
) -> int:
    """R5.2: The code of a vote, drawn by the model."""
    if s.nos[seat] == 0 and s.aches[seat] == 0:
        return VOTE_CODE + YES
    ballot_odds(model, p, s, seat, favourites, odds)
    at = draw_unit(generators, which) * (odds[YES] + odds[NO] + odds[STOMACHACHE])
    if at < odds[NO]:
        return VOTE_CODE + NO
    if at < odds[NO] + odds[STOMACHACHE]:
        return VOTE_CODE + STOMACHACHE
    return VOTE_CODE + YES


def draw_placement(
    model: Model, p: Params, s: State, favourites: int, odds: Model, generators: Generators, which: int
) -> int:
    """R3.1: The code of a placement: floor and kind drawn by the model, then any such character."""
    strangers, friends = 0, 0
    for character in range(JESTER):
        if s.place[character] == BESIDE_BOARD:
            friend = favourites >> character & 1
            friends += friend
            strangers += 1 - friend
    whole = 0.0
    for floor in range(PLACING_FLOORS):
        if has_room(p, s, floor + 1):
            whole += strangers * model[PLACE_AT + floor]
        odds[2 * floor + STRANGER] = whole
        if has_room(p, s, floor + 1):
            whole += friends * model[PLACE_AT + PLACING_FLOORS + floor]
        odds[2 * floor + FAVOURITE] = whole
    cell = drawn_slot(odds, 2 * PLACING_FLOORS, draw_unit(generators, which) * whole)
    kind = cell & 1
    skipped = draw_below(generators, which, friends if kind == FAVOURITE else strangers)
    chosen = 0
    for character in range(JESTER):
        if s.place[character] == BESIDE_BOARD and favourites >> character & 1 == kind:
            chosen = character
            if skipped == 0:
                break
            skipped -= 1
    return PLACE_CODE + PLACING_FLOORS * chosen + (cell >> 1)


def drawn_slot(sums: Model, count: int, at: float) -> int:
    """The slot in which the cumulative odds pass this mark.

    Slots are counted rather than looked through, for the processor cannot guess where a look would end.
    """
    chosen = 0
    for slot in range(count):
        chosen += int(sums[slot] <= at)
    return chosen


def draw_choice(
    model: Model, p: Params, s: State, seat: int, favourites: int, odds: Model, generators: Generators, which: int
) -> int:
    """The action of a seat with these Favourites, drawn by the model."""
    if s.phase == VOTE:
        return draw_ballot(model, p, s, seat, favourites, odds, generators, which)
    if s.phase == PLACE:
        return draw_placement(model, p, s, favourites, odds, generators, which)
    first, count = first_code(p, s), code_count(p, s)
    if s.phase == KEEP:
        return draw_action(p, s, generators, which)
    row = CLIMB_AT + CLIMB_SIZE * tension(p, s)
    whole = 0.0
    for character in range(p.characters):
        if refuse_move(p, s, character) == LEGAL:
            whole += model[row + COLUMNS * kind_of(character, favourites) + s.place[character]]
        odds[character] = whole
    for slot in range(p.characters, count):
        if refusal(p, s, first + slot) == LEGAL:
            whole += model[row + COLUMNS * kind_of(first + slot - WC_CODE, favourites) + INTO_WC]
        odds[slot] = whole
    return first + drawn_slot(odds, count, draw_unit(generators, which) * whole)


def choice_odds(model: Model, p: Params, s: State, seat: int, favourites: int, odds: Model) -> float:
    """Write the weights of a seat's choices into `odds` by slot, 0 of what is illegal; returns their sum."""
    if s.phase == VOTE:
        ballot_odds(model, p, s, seat, favourites, odds)
        return float(odds[YES] + odds[NO] + odds[STOMACHACHE])
    first, whole = first_code(p, s), 0.0
    tense = 0 if s.phase == PLACE else tension(p, s)
    for slot in range(code_count(p, s)):
        odds[slot] = 0.0
        if refusal(p, s, first + slot) == LEGAL:
            odds[slot] = 1.0 if s.phase == KEEP else weigh(model, s, first + slot, favourites, tense)
        whole += odds[slot]
    return whole


def chance_of(model: Model, p: Params, s: State, action: int, seat: int, favourites: int, odds: Model) -> float:
    """The probability of an action under the model, from this seat with these Favourites."""
    whole = choice_odds(model, p, s, seat, favourites, odds)
    return float(odds[action - first_code(p, s)] / whole)
