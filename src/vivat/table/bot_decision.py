"""What a seat that is asked knows, and what the bot that plays it decides."""

from collections.abc import Callable

from vivat.bots import BOTS, make_bot
from vivat.bots.levels import USUAL_BOT
from vivat.game.record import AnyAction, AnyObservation
from vivat.table.table import Table

KEEPER = USUAL_BOT
"""The bot that keeps a seat, or decides when time has run out."""


def seat_knowledge(table: Table, seat: int) -> tuple[AnyObservation, str]:
    """What a seat that is asked knows, and which bot decides for it."""
    if table.game is None or table.game.deciding is None:
        raise AssertionError("a bot is asked in a game")
    return table.game.observe(table.asked_viewer(seat)), deciding_level(table, seat)


def deciding_level(table: Table, seat: int) -> str:
    """Which bot decides for a seat that is asked."""
    levels = (table.chairs[chair].level for chair in table.asked_chairs(seat))
    return next((level for level in levels if level is not None), KEEPER)


def choose(
    observation: AnyObservation, level: str, seed: int, cancelled: Callable[[], bool] = lambda: False
) -> AnyAction:
    """What a bot does with what a seat knows; once it is cancelled, anything, and soon.

    A log is data: a level that names a file is none here.
    """
    if level not in BOTS:
        raise KeyError(level)
    bot = make_bot(level, seed)
    bot.stop_when(cancelled)
    return bot.act(observation)
