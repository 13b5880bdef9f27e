"""R13: How a game is played: whose decision it is, what may be done, and the one step that does it."""

from typing import Final

from vivat.rules.castle.actions import (
    ACTIONS,
    DEAL_CODE,
    DRAW_CODE,
    FIRST_CODE,
    KEEP_CODE,
    MOVE_CODE,
    OFFER_CODE,
    PHASE_CODE,
    PLACE_CODE,
    VOTE_CODE,
    WC_CODE,
    placed,
    placed_on,
)
from vivat.rules.castle.ambition import keep_ambition, offer_ambition, refuse_keeping, refuse_offer
from vivat.rules.castle.climbing import climb, enter_wc, refuse_move, refuse_wc
from vivat.rules.castle.election import cast_ballot, draw_emissary_card, refuse_ballot
from vivat.rules.castle.emissary import pile_count, refuse_draw
from vivat.rules.castle.placement import place_character, refuse_placement
from vivat.rules.castle.reasons import GAME_IS_OVER, LEGAL, NOT_NOW
from vivat.rules.castle.setup import begin_round, deal_favourites, refuse_deal, refuse_first_seat
from vivat.rules.castle.state import CLIMB, DEAL, DRAW, FIRST, KEEP, NOBODY, OFFER, OVER, PLACE, VOTE, Params, State
from vivat.rules.log import Log

CHANCE: Final = -2


def actor(p: Params, s: State) -> int:
    """R13.1: The seat whose decision it is, CHANCE, or NOBODY once the game is over."""
    if s.phase == PLACE or s.phase == CLIMB or s.phase == VOTE:
        return s.turn
    if s.phase == KEEP:
        return p.seat_of[s.player]
    if s.phase == OVER:
        return NOBODY
    return CHANCE


def refusal(p: Params, s: State, action: int) -> int:
    """R13.1: LEGAL, or the reason why this action cannot be done now."""
    phase = s.phase
    if phase == CLIMB:
        if MOVE_CODE <= action < WC_CODE:
            return refuse_move(p, s, action - MOVE_CODE)
        if WC_CODE <= action < VOTE_CODE:
            return refuse_wc(p, s, action - WC_CODE)
        return NOT_NOW
    if phase == VOTE:
        if VOTE_CODE <= action < KEEP_CODE:
            return refuse_ballot(p, s, s.turn, action - VOTE_CODE)
        return NOT_NOW
    if phase == PLACE:
        if PLACE_CODE <= action < MOVE_CODE:
            return refuse_placement(p, s, placed(action), placed_on(action))
        return NOT_NOW
    if phase == DEAL:
        if DEAL_CODE <= action < OFFER_CODE:
            return refuse_deal(s, action - DEAL_CODE)
        return NOT_NOW
    if phase == OFFER:
        if OFFER_CODE <= action < DRAW_CODE:
            return refuse_offer(s, action - OFFER_CODE)
        return NOT_NOW
    if phase == KEEP:
        if KEEP_CODE <= action < FIRST_CODE:
            return refuse_keeping(s, action - KEEP_CODE)
        return NOT_NOW
    if phase == DRAW:
        if DRAW_CODE <= action < ACTIONS:
            return refuse_draw(s, action - DRAW_CODE)
        return NOT_NOW
    if phase == FIRST:
        if FIRST_CODE <= action < DEAL_CODE:
            return refuse_first_seat(p, action - FIRST_CODE)
        return NOT_NOW
    return GAME_IS_OVER


def refusal_for(p: Params, s: State, seat: int, action: int) -> int:
    """R5.2: All seats are asked for a ballot at once, each by its own cards; everything else is for one seat alone."""
    if s.phase == VOTE and VOTE_CODE <= action < KEEP_CODE:
        return refuse_ballot(p, s, seat, action - VOTE_CODE)
    return refusal(p, s, action)


def first_code(p: Params, s: State) -> int:
    """R13.1: The first code that can be legal in this phase."""
    return PHASE_CODE[s.phase]


def code_count(p: Params, s: State) -> int:
    """R13.1: How many codes can be legal in this phase; no code outside them ever is."""
    return p.codes[s.phase]


def legal_actions(p: Params, s: State, found: list[int]) -> int:
    """R4.5: There is always something to do: writes every legal action into `found`; returns how many."""
    count = 0
    first = first_code(p, s)
    for action in range(first, first + code_count(p, s)):
        if refusal(p, s, action) == LEGAL:
            found[count] = action
            count += 1
    return count


def weight(p: Params, s: State, action: int) -> int:
    """R13.3: How many cards make a legal chance action happen: one each, but for the Emissary's pile."""
    if s.phase == DRAW:
        return pile_count(s, action - DRAW_CODE)
    return 1


def heaviest(p: Params, s: State) -> int:
    """R13.3: No chance action of this phase weighs more."""
    if s.phase == DRAW:
        return max(1, p.no_cards, p.stomachaches)
    return 1


def step(p: Params, s: State, log: Log, action: int) -> None:
    """R13.1: Does a legal action. Not checked here: ask `refusal` first, or play through `vivat.game`."""
    log.count = 0
    phase = s.phase
    if phase == CLIMB:
        if action < WC_CODE:
            climb(p, s, log, action - MOVE_CODE)
        else:
            enter_wc(p, s, log, action - WC_CODE)
    elif phase == VOTE:
        cast_ballot(p, s, log, action - VOTE_CODE)
    elif phase == PLACE:
        place_character(p, s, log, placed(action), placed_on(action))
    elif phase == DEAL:
        deal_favourites(p, s, log, action - DEAL_CODE)
    elif phase == OFFER:
        offer_ambition(p, s, log, action - OFFER_CODE)
    elif phase == KEEP:
        keep_ambition(p, s, log, action - KEEP_CODE)
    elif phase == DRAW:
        draw_emissary_card(p, s, log, action - DRAW_CODE)
    elif phase == FIRST:
        begin_round(p, s, log, action - FIRST_CODE)


def is_over(s: State) -> bool:
    """R7.1: Whether the last round has been counted."""
    return s.phase == OVER


def is_chance(s: State) -> bool:
    """R13.3: Whether the next action is one of chance."""
    return s.phase == DEAL or s.phase == OFFER or s.phase == DRAW or s.phase == FIRST
