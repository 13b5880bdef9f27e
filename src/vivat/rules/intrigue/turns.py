"""S3: The turn: start, income, up to two actions, end."""

from vivat.rules.intrigue.events import INCOME, PASSED, TURN_BEGINS, TURN_MISSED
from vivat.rules.intrigue.state import ACT, NOBODY, OVER, Params, State
from vivat.rules.intrigue.victory import WHEN_END, WHEN_START, check_everybody, check_moment, check_survivors, end_game
from vivat.rules.log import EVERYONE, Log, tell


def begin_turn(p: Params, s: State, log: Log) -> None:
    """S3.1: First the conditions of the START; S3.2: then the income; S3.3: then actions."""
    s.actions_left = p.actions
    s.bought = 0
    s.seized = 0
    s.offers = 0
    s.counters = 0
    s.withdrawals = 0
    s.proposals = 0
    s.partner = NOBODY
    s.second_victim = NOBODY
    tell(log, TURN_BEGINS, s.turn, 0, s.round, EVERYONE)
    check_moment(p, s, log, WHEN_START)
    if s.phase != OVER:
        s.gold[s.turn] += p.income
        tell(log, INCOME, s.turn, p.income, s.gold[s.turn], EVERYONE)
        s.phase = ACT


def end_action(p: Params, s: State, log: Log) -> None:
    """S3.3: After an action everybody's conditions for it are looked at; after the last action the turn ends."""
    s.partner = NOBODY
    check_survivors(p, s, log)
    if s.phase != OVER:
        check_everybody(p, s, log)
    if s.phase != OVER:
        s.phase = ACT
        s.actions_left -= 1
        if s.actions_left == 0:
            end_turn(p, s, log)


def pass_turn(p: Params, s: State, log: Log) -> None:
    """S3.3: One may stop before the second action, or do nothing at all."""
    tell(log, PASSED, s.turn, 0, 0, EVERYONE)
    end_turn(p, s, log)


def end_turn(p: Params, s: State, log: Log) -> None:
    """S3.4: The conditions of the END are looked at, and the turn goes on."""
    check_moment(p, s, log, WHEN_END)
    if s.phase != OVER:
        next_turn(p, s, log)


def next_turn(p: Params, s: State, log: Log) -> None:
    """S3.5: Clockwise past the dead and the jailed; S3.6: until the last round."""
    while s.phase != OVER:
        s.turn += 1
        if s.turn == p.players:
            s.turn = 0
        if s.turn == s.first:
            s.round += 1
            if s.round == p.most_rounds:
                end_game(p, s, log)
        if s.phase != OVER and not s.dead[s.turn]:
            if not s.jailed[s.turn]:
                begin_turn(p, s, log)
                return
            s.jailed[s.turn] = 0
            tell(log, TURN_MISSED, s.turn, 0, 0, EVERYONE)
