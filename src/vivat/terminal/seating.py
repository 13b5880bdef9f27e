"""Who sits where: people and bots, from flags, from answers or from a saved game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from vivat.bots import BOTS, make_bot
from vivat.bots.levels import SEARCH_FORM, simulations_in
from vivat.bots.own import FORM, failure, is_own
from vivat.bots.tempers import BOT_NAMES
from vivat.game.record import GameRecord
from vivat.game.text import plain
from vivat.table.naming import free_name
from vivat.table.record_tags import bots_in
from vivat.terminal.failure import Failure
from vivat.words import Words

USUAL_SEATS = 4
OWN_CHAIR = re.compile(r"(?P<bot>.+\.py:\w+|search:\d+)(?::(?P<names>.+))?")
"""A bot of one's own or a search player on a seat, with or without a name for it."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat before the game: the names on it, and the bot that plays it if no person does."""

    names: tuple[str, ...]
    bot: str | None = None


def check_bot(words: Words, level: str) -> str:
    """The level, if there is such a bot; one of one's own is loaded to see whether it can play."""
    if is_own(level):
        make_bot(level)
    elif level not in BOTS and simulations_in(level) is None:
        raise Failure(words, "error-unknown-bot", bot=level, known=", ".join([*BOTS, SEARCH_FORM, FORM]))
    return level


def names_on(text: str) -> tuple[str, ...]:
    """One name, or the two of a team: "Anna + Bruno"."""
    return tuple(name.strip() for name in text.split("+"))


def read_chairs(words: Words, texts: Sequence[str]) -> list[SeatPlan]:
    """Seats as flags name them: "Anna", "Anna + Bruno", "steward", "steward:Zoe", "my_bots.py:Careful:Zoe + Max"."""
    taken = {name for text in texts for name in names_on(text.rpartition(":")[2])}
    chairs = []
    for text in texts:
        own = OWN_CHAIR.fullmatch(text)
        level, _, names = (own["bot"], "", own["names"] or "") if own else text.partition(":")
        if own and not names:
            chairs.append(SeatPlan((fresh_name(taken),), check_bot(words, level)))
        elif own or ":" in text:
            chairs.append(SeatPlan(names_on(names), check_bot(words, level.strip())))
        elif text in BOTS:
            chairs.append(SeatPlan((fresh_name(taken),), text))
        else:
            chairs.append(SeatPlan(names_on(text)))
    return chairs


def fresh_name(taken: set[str]) -> str:
    """A name for a bot that nobody at the table has; it is taken from then on."""
    name = free_name(BOT_NAMES, {plain(each) for each in taken})
    taken.add(name)
    return name


def add_bots(chairs: Sequence[SeatPlan], count: int, level: str) -> list[SeatPlan]:
    """The same seats and this many bots after them."""
    taken = {name for chair in chairs for name in chair.names}
    return [*chairs, *(SeatPlan((fresh_name(taken),), level) for _ in range(count))]


def find_seat(words: Words, names: Sequence[str], text: str) -> int:
    """A seat by its number, counted from 1, or by its name."""
    for number, name in enumerate(names):
        if text.casefold() in (str(number + 1), name.casefold()):
            return number
    raise Failure(words, "error-unknown-seat", seat=text, known=", ".join(names))


def seats_of(chairs: Sequence[SeatPlan]) -> list[tuple[str, ...]]:
    """The names alone, as the options take them."""
    return [chair.names for chair in chairs]


def seat_names(seats: Sequence[Sequence[str]]) -> list[str]:
    """One name for each seat; a team's is both."""
    return [" + ".join(names) for names in seats]


def bots_of(chairs: Sequence[SeatPlan]) -> dict[int, str]:
    """The levels of the bots, by seat."""
    return {seat: chair.bot for seat, chair in enumerate(chairs) if chair.bot is not None}


def trusted_bots(words: Words, record: GameRecord, trusted: str | None = None) -> dict[int, str]:
    """The bots in a record, by seat. A record is data: of bots from a file only the `trusted` one is run."""
    levels = bots_in(record)
    for level in levels.values():
        if is_own(level) and level != trusted:
            raise failure("in-record", bot=level)
    return {seat: check_bot(words, level) for seat, level in levels.items()}
