"""What a seat that is asked knows, and what the bot that plays it decides."""

from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from vivat.bots import BOTS, make_bot
from vivat.bots.families import REMARKS
from vivat.bots.levels import USUAL_BOT, level_of
from vivat.bots.tempers import temper_of
from vivat.game.record import AnyAction, AnyObservation
from vivat.table.entries import Said
from vivat.table.table import Table

KEEPER = USUAL_BOT
"""The bot that keeps a seat, or decides when time has run out."""


class Chosen(NamedTuple):
    """What a bot does, and what it says before that."""

    action: AnyAction
    said: Said | None


def seat_knowledge(table: Table, seat: int) -> tuple[AnyObservation, str]:
    """What a seat that is asked knows, and which bot decides for it."""
    if table.game is None or table.game.deciding is None:
        raise AssertionError("a bot is asked in a game")
    return table.game.observe(table.asked_viewer(seat)), deciding_level(table, seat)


def deciding_level(table: Table, seat: int) -> str:
    """Which bot decides for a seat that is asked."""
    levels = (table.chairs[chair].level for chair in table.asked_chairs(seat))
    return next((level for level in levels if level is not None), KEEPER)


def decision_seed(secret: int, move: int, seat: int) -> int:
    """The seed of a bot's decision after so many actions of a game: nobody can tell it without the game's secret."""
    return int.from_bytes(blake2b(f"{secret} {move} {seat}".encode(), digest_size=8).digest()) >> 1


def seed_now(table: Table, seat: int) -> int | None:
    """The seed of what a bot decides next for a seat; None in a game that has no secret."""
    secret = table.bot_seeds[-1]
    return None if secret is None else decision_seed(secret, len(table.begun_game.actions), seat)


def choose(
    observation: AnyObservation, level: str, seed: int, cancelled: Callable[[], bool] = lambda: False
) -> AnyAction:
    """The action that a bot chooses with what a seat knows; once it is cancelled, any legal one, and soon.

    A log is data: a level that names a file is none here.
    """
    if level not in BOTS:
        raise KeyError(level)
    bot = make_bot(level, seed)
    bot.stop_when(cancelled)
    return bot.act(observation)


def remark_with(
    table: Table, seat: int, observation: AnyObservation, action: AnyAction, seed: Callable[[], int]
) -> Said | None:
    """What the bot on a seat says with an action that it has chosen; None for silence, and for who keeps a chair.

    It is said before the action is done, while nobody but the bot is asked: so it disturbs nobody whose clock runs.
    """
    chair = table.asked_chairs(seat)[0]
    level, name = table.chairs[chair].level, table.chairs[chair].name
    make = REMARKS.get(observation.family)
    known = level_of(level)
    if not table.options.remarks or make is None or known is None:
        return None
    remark = make(observation, action, table.remarks, temper_of(name, known), seed())
    return None if remark is None else Said(chair, "", False, True, remark, remark.kind == "bargain")
