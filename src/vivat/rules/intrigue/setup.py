"""S2: The set-up of a game: who begins, roles, markers and hands."""

from typing import Final

from vivat.rules.intrigue.cards import add_card
from vivat.rules.intrigue.events import CARD_DEALT, GAME_BEGINS, MARKER_DEALT, ROLE_DEALT, ROLE_IN_PLAY
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.reasons import LEGAL, NO_SUCH_PLAYER, NOT_IN_THE_PILE, ROLE_IS_OUT
from vivat.rules.intrigue.state import DECK, FIRST, HAND, MARKER, NOBODY, ROLE, ROLES, Params, State
from vivat.rules.intrigue.turns import begin_turn
from vivat.rules.log import EVERYONE, Log, tell

CARDS_OF_A_SUIT: Final = DECK // SUITS


def begin_game(p: Params, s: State, log: Log) -> None:
    """S2.5: Everybody starts with two gold; the deck is whole and nobody is allied."""
    log.count = 0
    s.round = 0
    s.roles_out = 0
    s.winners = 0
    s.allied_winners = 0
    s.discarded = 0
    s.player = 0
    s.alive = p.players
    s.reshuffled = 0
    for suit in range(SUITS):
        s.pile[suit] = CARDS_OF_A_SUIT
        s.selling[suit] = 0
    for player in range(p.players):
        s.role[player] = NOBODY
        s.shown[player] = 0
        s.dead[player] = 0
        s.jailed[player] = 0
        s.gold[player] = p.start_gold
        s.locked[player] = 0
        s.ally[player] = NOBODY
        s.marker[player] = NOBODY
        s.points[player] = 0
        for suit in range(SUITS):
            s.hand[player * SUITS + suit] = 0
    s.phase = FIRST
    if p.first_seat != NOBODY:
        name_first(s, log, p.first_seat)


def refuse_first(p: Params, player: int) -> int:
    """S2.3: Anybody may be drawn to begin."""
    if player >= p.players:
        return NO_SUCH_PLAYER
    return LEGAL


def name_first(s: State, log: Log, player: int) -> None:
    """S2.3: Whoever begins is known before roles are dealt."""
    s.first = player
    s.turn = player
    s.phase = ROLE
    tell(log, GAME_BEGINS, 0, player, 0, EVERYONE)


def base_left(p: Params, s: State) -> int:
    """S2.2: How many roles that must be dealt have not been dealt yet."""
    left = 0
    for role in range(ROLES):
        left += (p.base_roles & ~s.roles_out) >> role & 1
    return left


def random_left(p: Params, s: State) -> int:
    """S2.2: How many roles are left to fill up with."""
    left = 0
    for role in range(ROLES):
        left += (p.random_roles & ~s.roles_out) >> role & 1
    return left


def role_weight(p: Params, s: State, role: int) -> int:
    """S2.2: As if the random roles were drawn first and all were shuffled then: what each deal weighs."""
    base = base_left(p, s)
    filling = p.players - s.player - base
    pool = random_left(p, s)
    if s.roles_out >> role & 1:
        return 0
    if p.base_roles >> role & 1:
        return max(1, pool)
    if p.random_roles >> role & 1:
        return filling
    return 0


def refuse_role(p: Params, s: State, role: int) -> int:
    """S2.2: A role is dealt once, and only if it belongs to this game."""
    if role_weight(p, s, role) == 0:
        return ROLE_IS_OUT
    return LEGAL


def deal_role(p: Params, s: State, log: Log, role: int) -> None:
    """S2.2: A role card each, for its owner's eyes; S2.6: in a first game all know which roles are in play."""
    s.role[s.player] = role
    s.roles_out |= 1 << role
    tell(log, ROLE_DEALT, s.player, role, 0, 1 << s.player)
    s.player += 1
    if s.player == p.players:
        s.player = 0
        s.phase = HAND
        if p.markers:
            s.phase = MARKER
        if p.known_roles:
            tell_roles_in_play(s, log)


def tell_roles_in_play(s: State, log: Log) -> None:
    """S2.6: Which roles are in play, not who has them."""
    for role in range(ROLES):
        if s.roles_out >> role & 1:
            tell(log, ROLE_IN_PLAY, 0, role, 0, EVERYONE)


def refuse_draw(s: State, suit: int) -> int:
    """S1.1: Only a suit that is in the pile can come."""
    if s.pile[suit] == 0:
        return NOT_IN_THE_PILE
    return LEGAL


def deal_marker(p: Params, s: State, log: Log, suit: int) -> None:
    """S9.5: A card face up before each player, out of the deck."""
    s.pile[suit] -= 1
    s.marker[s.player] = suit
    tell(log, MARKER_DEALT, s.player, suit, 0, EVERYONE)
    s.player += 1
    if s.player == p.players:
        s.player = 0
        s.phase = HAND


def deal_card(p: Params, s: State, log: Log, suit: int) -> None:
    """S2.4: Two cards each; then the first turn begins."""
    s.pile[suit] -= 1
    player = s.player // p.start_cards
    add_card(s, player, suit, 1)
    tell(log, CARD_DEALT, player, suit, 0, 1 << player)
    s.player += 1
    if s.player == p.players * p.start_cards:
        s.player = 0
        begin_turn(p, s, log)
