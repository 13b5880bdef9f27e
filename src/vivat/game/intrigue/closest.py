"""S7.1: When each player of a finished game was nearest to the condition of their role."""

from dataclasses import dataclass, replace
from typing import Literal

from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.conditions import Need, Progress, progress_of
from vivat.rules.intrigue.goods import GOLD, POWER
from vivat.rules.intrigue.play import step
from vivat.rules.intrigue.setup import begin_game
from vivat.rules.intrigue.state import ACT, Params, State
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.rules.log import Log

Missed = Literal["target", "died", "lost", "over"]
"""S7.2: Why all that a role asks for did not win: its target was not hit, its player died, something was gone before it
counted, or the game was over before."""


@dataclass(frozen=True, slots=True)
class Closest:
    """The first moment at which a player had most of what their role asks for."""

    player: int
    """Who it is."""
    round: int
    """In which round, from 1."""
    moment: int
    """How many actions had been played by then."""
    progress: Progress
    """How far the player had come."""
    missed: Missed | None = None
    """Why the player did not win with all of it; None where something was missing, or for whoever has won."""


def closest_moments(p: Params, actions: tuple[IntrigueAction, ...]) -> tuple[Closest, ...]:
    """S7.1: By player, when each was nearest to winning by their role; looked at whenever somebody could act."""
    s, log = State(), Log()
    begin_game(p, s, log)
    best: dict[int, tuple[float, Closest]] = {}
    for moment, action in enumerate(actions, start=1):
        step(p, s, log, action.code)
        if s.phase != ACT:
            continue
        for player in range(p.players):  # the dead have lost everything, and come no nearer
            progress = progress_of(p, s, player)
            near = nearness(progress, bool(p.win_exactly[progress.role]))
            if player not in best or near > best[player][0]:
                best[player] = near, Closest(player, s.round + 1, moment, progress)
    return tuple(replace(best[player][1], missed=missed_by(p, s, best[player][1])) for player in sorted(best))


def missed_by(p: Params, s: State, closest: Closest) -> Missed | None:
    """S7.2: Why a player of this finished game did not win with all that the role asks for."""
    player = closest.player
    if not closest.progress.is_ready or (s.winners | s.allied_winners) >> player & 1:
        return None
    if s.dead[player]:
        return "died"
    if p.win_when[s.role[player]] == WHEN_TARGET:
        return "target"
    return "over" if progress_of(p, s, player).is_ready else "lost"


def nearness(progress: Progress, exactly: bool) -> float:
    """S7.1: How much of a condition is there, from 0 to 1, each good and the alliance counting alike."""
    spare = sum(need.have - need.want for need in progress.needs if need.good == POWER) if progress.wild else 0
    parts = []
    for need in progress.needs:
        filled = min(max(0, spare), max(0, need.want - need.have)) if need.good not in (POWER, GOLD) else 0
        spare -= filled
        parts.append(part_there(Need(need.good, need.have + filled, need.want), exactly))
    if progress.allied is not None:
        parts.append(float(progress.allied))
    return sum(parts) / len(parts) if parts else 0.0


def part_there(need: Need, exactly: bool) -> float:
    """Which part of a need is there; of one that asks for just so much, less for every one too many."""
    off = abs(need.have - need.want) if exactly else max(0, need.want - need.have)
    return max(0.0, 1.0 - off / need.want)
