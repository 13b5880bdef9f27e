"""R2: The set-up of a game and of each round."""

from vivat.rules.castle.ambition import begin_offers
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.emissary import give_emissary_cards
from vivat.rules.castle.events import FAVOURITES_DEALT, ROUND_BEGINS
from vivat.rules.castle.placement import begin_placement
from vivat.rules.castle.places import BESIDE_BOARD, JESTER_FLOOR, put
from vivat.rules.castle.reasons import CARD_IS_OUT, LEGAL, NO_SUCH_SEAT
from vivat.rules.castle.state import DEAL, EMISSARY, FIRST, NOBODY, PLACES, Params, State
from vivat.rules.log import EVERYONE, Log, tell


def begin_game(p: Params, s: State, log: Log) -> None:
    """R2.5: Every marker starts on the edition's first box; the Emissary's on his own."""
    log.count = 0
    for player in range(p.players):
        s.score[player] = p.start_score
    s.score[EMISSARY] = p.emissary_score
    s.winners = 0
    s.round = 0
    s.cards_out = 0
    s.phase = FIRST
    clear_table(p, s)
    if p.first_seat != NOBODY:
        begin_round(p, s, log, p.first_seat)


def refuse_first_seat(p: Params, seat: int) -> int:
    """R2.2: Any seat may be drawn to begin."""
    if seat >= p.seats:
        return NO_SUCH_SEAT
    return LEGAL


def begin_round(p: Params, s: State, log: Log, first: int) -> None:
    """R2.1: The table is cleared, and the first seat of the round is known before anything is dealt."""
    clear_table(p, s)
    s.first = first
    s.turn = first
    s.phase = DEAL
    tell(log, ROUND_BEGINS, s.round, first, 0, EVERYONE)


def clear_table(p: Params, s: State) -> None:
    """R2.4: Every seat has the same vote cards again; cards and characters of the last round are gone."""
    clear_castle(p, s)
    s.crown = NOBODY
    s.candidate = NOBODY
    s.kingmaker = NOBODY
    s.king = NOBODY
    s.coronations = 0
    s.crowned = 0
    s.kingmakers = 0
    s.cards_shown = 0
    s.drawn = NOBODY
    s.rejected = 0
    s.placed = 0
    s.player = 0
    if p.reshuffle:
        s.cards_out = 0
    for seat in range(p.seats):
        s.nos[seat] = p.no_cards
        s.aches[seat] = p.stomachaches
        s.ballot[seat] = NOBODY
    for player in range(p.players):
        s.card[player] = NOBODY
    if p.emissary:
        give_emissary_cards(p, s)


def clear_castle(p: Params, s: State) -> None:
    """R2.6: All are beside the board but the Jester, who starts on floor 3."""
    for place in range(PLACES):
        s.occupants[place] = 0
    for character in range(p.characters):
        s.place[character] = BESIDE_BOARD
    s.occupants[BESIDE_BOARD] = p.characters
    if p.characters > JESTER:
        put(s, JESTER, JESTER_FLOOR)


def refuse_deal(s: State, card: int) -> int:
    """R2.3: No Favourites card is dealt twice in a round; R6.5: in some editions, not in a game."""
    if s.cards_out >> card & 1:
        return CARD_IS_OUT
    return LEGAL


def deal_favourites(p: Params, s: State, log: Log, card: int) -> None:
    """R2.3: One Favourites card each, for its owner's eyes; the Emissary's lies open (R9.1)."""
    s.cards_out |= 1 << card
    s.card[s.player] = card
    if s.player == EMISSARY:
        tell(log, FAVOURITES_DEALT, EMISSARY, card, 0, EVERYONE)
    else:
        tell(log, FAVOURITES_DEALT, s.player, card, 0, p.audience[p.seat_of[s.player]])
    s.player += 1
    if s.player == p.players and p.emissary:
        s.player = EMISSARY
    elif s.player >= p.players:
        if p.ambition:
            begin_offers(p, s)
        else:
            begin_placement(s)
