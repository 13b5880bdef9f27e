"""S7, S8: Who wins, when, and what it is worth."""

from typing import Final

from vivat.rules.intrigue.cards import held
from vivat.rules.intrigue.events import ALLIED_VICTORY, NO_VICTORY, POINTS, ROLE_SHOWN, ROLE_VICTORY
from vivat.rules.intrigue.state import GOLD, NOBODY, OVER, SUITS, Params, State
from vivat.rules.log import EVERYONE, Log, tell

WHEN_START: Final = 0
WHEN_ACTION: Final = 1
WHEN_END: Final = 2
WHEN_TARGET: Final = 3  # at once, when the role action hits its target

ROLE_POINTS: Final = 3
ALLIED_POINTS: Final = 2
SOLO_POINTS: Final = 1


def has_at_hand(p: Params, s: State, player: int) -> bool:
    """S7.1: The counts on the role's sheet, at least or exactly."""
    role = s.role[player]
    for suit in range(SUITS + 1):
        have = s.gold[player]
        if suit != GOLD:
            have = held(s, player, suit)
        need = p.win_counts[role * (SUITS + 1) + suit]
        if have < need or (p.win_exactly[role] and have > need):
            return False
    return True


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
            elif s.ally[player] != NOBODY:
                s.allied_winners |= 1 << player
    if s.winners or s.allied_winners:
        end_game(p, s, log)


def end_game(p: Params, s: State, log: Log) -> None:
    """S8.1: Three points for a role victory, two for an allied one; S7.4: several may win at once."""
    s.phase = OVER
    share_victory(p, s)
    everybody = s.winners | s.allied_winners
    sole = everybody & (everybody - 1) == 0
    if not everybody:
        tell(log, NO_VICTORY, 0, 0, 0, EVERYONE)
    for player in range(p.players):
        if not s.shown[player]:
            s.shown[player] = 1
            tell(log, ROLE_SHOWN, player, s.role[player], 0, EVERYONE)
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
