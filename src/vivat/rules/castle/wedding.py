"""R10: The variant of the Royal wedding, and what a coronation leads to."""

from vivat.rules.castle.events import AWAITS_PARTNER, CROWNED, NO_PARTNER
from vivat.rules.castle.places import BESIDE_THRONE, FLOORS, WC_3, WC_4, put
from vivat.rules.castle.scoring import count_ambitions, count_favourites, end_round, move_markers
from vivat.rules.castle.state import NOBODY, Params, State
from vivat.rules.castle.turns import resume_climbing
from vivat.rules.log import EVERYONE, Log, tell


def crown(p: Params, s: State, log: Log) -> None:
    """R5.4: The candidate is crowned, and the coronation is counted at once."""
    s.king = s.candidate
    s.candidate = NOBODY
    s.kingmaker = s.crown
    s.coronations += 1
    s.crowned |= 1 << s.king
    s.kingmakers |= 1 << s.kingmaker
    tell(log, CROWNED, s.kingmaker, s.king, 0, EVERYONE)
    count_favourites(p, s, log)
    if p.wedding and s.coronations == 1:
        move_markers(p, s, log)
        stand_aside(s, log)
        seek_partner(p, s, log)
    else:
        close_round(p, s, log)


def stand_aside(s: State, log: Log) -> None:
    """R10.1: The first of the couple waits beside the throne, counts nothing and blocks nothing."""
    put(s, s.king, BESIDE_THRONE)
    tell(log, AWAITS_PARTNER, 0, s.king, 0, EVERYONE)


def seek_partner(p: Params, s: State, log: Log) -> None:
    """R10.3: Play goes on until a second is crowned; R10.4: or until nobody is left to be."""
    if anyone_left(s):
        resume_climbing(p, s)
    else:
        tell(log, NO_PARTNER, 0, 0, 0, EVERYONE)
        close_round(p, s, log)


def close_round(p: Params, s: State, log: Log) -> None:
    """R8.3: Ambitions are counted with the last coronation of the round, which then ends."""
    if p.ambition:
        count_ambitions(p, s, log)
    move_markers(p, s, log)
    end_round(p, s, log)


def anyone_left(s: State) -> bool:
    """R10.4: Whether anybody in the castle could still be crowned."""
    for floor in range(FLOORS):
        if s.occupants[floor]:
            return True
    return s.occupants[WC_3] + s.occupants[WC_4] > 0
