"""S7, S8: Who wins, when, and what it is worth."""

from typing import Final

from vivat.rules.intrigue.cards import held
from vivat.rules.intrigue.events import ALLIED_VICTORY, HAND_SHOWN, NO_VICTORY, POINTS, ROLE_SHOWN, ROLE_VICTORY
from vivat.rules.intrigue.goods import GOLD, GOODS, POWER, SUITS
from vivat.rules.intrigue.state import NOBODY, OVER, Params, State
from vivat.rules.log import EVERYONE, Log, tell

WHEN_START: Final = 0
WHEN_ACTION: Final = 1
WHEN_END: Final = 2
WHEN_TARGET: Final = 3  # at once, when the role action hits its target

ROLE_POINTS: Final = 3
ALLIED_POINTS: Final = 2
SOLO_POINTS: Final = 1


def has_at_hand(p: Params, s: State, player: int) -> bool:
    """S7.1: The counts on the role's sheet, at least or exactly; on some, Power counts as any suit."""
    role = s.role[player]
    short = 0
    for suit in range(POWER):
        lack = p.win_counts[role * GOODS + suit] - held(s, player, suit)
        if (lack > 0 and not p.win_wild[role]) or (lack < 0 and p.win_exactly[role]):
            return False
        short += max(0, lack)
    power = held(s, player, POWER) - p.win_counts[role * GOODS + POWER] - short
    gold = s.gold[player] - p.win_counts[role * GOODS + GOLD]
    if p.win_exactly[role]:
        return power == 0 and gold == 0
    return power >= 0 and gold >= 0


def condition_met(p: Params, s: State, player: int, moment: int) -> bool:
    """S7.2: A condition counts only at its own moment."""
    role = s.role[player]
    if p.win_when[role] != moment or (p.win_allied[role] and s.ally[player] == NOBODY):
        return False
    return has_at_hand(p, s, player)


def check_moment(p: Params, s: State, log: Log, moment: int) -> None:
    """S7.2: Looked at by the engine for the player whose turn it is; nobody has to declare it."""
    if condition_met(p, s, s.turn, moment):
        win_by_role(p, s, log, s.turn)


def check_everybody(p: Params, s: State, log: Log) -> None:
    """S7.4: After an action all who meet their condition win together; S3.3: whoever's turn it is."""
    for player in range(p.players):
        if not s.dead[player] and condition_met(p, s, player, WHEN_ACTION):
            s.winners |= 1 << player
    if s.winners:
        leave_alone(p, s)
        end_game(p, s, log)


def leave_alone(p: Params, s: State) -> None:
    """S7.4: A role that wins alone keeps the others out; among several the one whose turn it is, or comes next."""
    for step in range(p.players):
        player = (s.turn + step) % p.players
        if s.winners >> player & 1 and p.win_alone[s.role[player]]:
            s.winners = 1 << player
            return


def win_by_role(p: Params, s: State, log: Log, player: int) -> None:
    """S7.1: A role victory ends the game."""
    s.winners |= 1 << player
    end_game(p, s, log)


def share_victory(p: Params, s: State) -> None:
    """S9.4: In some scenarios a role wins with another; S7.3: whoever is allied with a winner wins too."""
    for _ in range(p.players):  # a partner may have a partner, wherever they sit
        for player in range(p.players):
            if s.winners >> player & 1:
                add_partner(p, s, p.shares_with[s.role[player]])
    if p.allied_victories:
        for player in range(p.players):
            if s.winners >> player & 1 and s.ally[player] != NOBODY and not p.win_alone[s.role[player]]:
                s.allied_winners |= 1 << s.ally[player]
    s.allied_winners &= ~s.winners


def add_partner(p: Params, s: State, role: int) -> None:
    """S9.4: Whoever has this role wins too, dead or alive."""
    for player in range(p.players):
        if s.role[player] == role:
            s.winners |= 1 << player


def check_survivors(p: Params, s: State, log: Log) -> None:
    """S7.5: The last two, if allied, win together; S7.6: the last one wins alone."""
    if s.alive > 2:
        return
    for player in range(p.players):
        if not s.dead[player]:
            if s.alive == 1:
                s.winners |= 1 << player
            elif s.ally[player] != NOBODY and p.allied_victories:
                s.allied_winners |= 1 << player
    if s.winners or s.allied_winners:
        end_game(p, s, log)


def show_cards(p: Params, s: State, log: Log, players: int) -> None:
    """S7.7: These players show role and hand, for all to see."""
    for player in range(p.players):
        if players >> player & 1:
            if not s.shown[player]:
                s.shown[player] = 1
                tell(log, ROLE_SHOWN, player, s.role[player], 0, EVERYONE)
            for suit in range(SUITS):
                if held(s, player, suit):
                    tell(log, HAND_SHOWN, player, suit, held(s, player, suit), EVERYONE)


def end_game(p: Params, s: State, log: Log) -> None:
    """S8.1: Three points for a role victory, two for an allied one; S7.7: all cards lie open."""
    s.phase = OVER
    share_victory(p, s)
    everybody = s.winners | s.allied_winners
    sole = everybody & (everybody - 1) == 0
    if not everybody:
        tell(log, NO_VICTORY, 0, 0, 0, EVERYONE)
    show_cards(p, s, log, everybody)
    show_cards(p, s, log, ~everybody)
    for player in range(p.players):
        s.points[player] = 0
        if s.winners >> player & 1:
            s.points[player] = ROLE_POINTS
            tell(log, ROLE_VICTORY, player, s.role[player], 0, EVERYONE)
        elif s.allied_winners >> player & 1:
            s.points[player] = ALLIED_POINTS
            tell(log, ALLIED_VICTORY, player, 0, 0, EVERYONE)
        if s.points[player] and sole:
            s.points[player] += SOLO_POINTS
        tell(log, POINTS, player, 0, s.points[player], EVERYONE)
