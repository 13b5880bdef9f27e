"""Games by name: an edition or a scenario of intrigue, and with `+` what is added to it."""

import re
from typing import Any

from vivat.game.castle.options import CastleOptions
from vivat.game.errors import ImpossibleOptions, Refusal
from vivat.game.intrigue.options import EDITION, IntrigueOptions
from vivat.game.intrigue.sheet import Sheet, scenarios
from vivat.game.option_table import family_options
from vivat.game.record import AnyOptions
from vivat.rules.castle.editions import EDITIONS

TEAMS = "teams"
"""Two players on every seat."""
NUMBER = "N"
"""Stands for a number where additions are listed."""


def named_options(name: str, seats: int, sheet: Sheet | None = None) -> AnyOptions:
    """`kingup`, `vive-le-roi+ambition+wedding`, `intrigue`, `first-game+rounds:6` …; else a refusal.

    >>> named_options("vive-le-roi+teams", 3).seats[0]
    ('Player 1', 'Partner 1')
    """
    game, *additions = name.split("+")
    is_castle = game in EDITIONS
    if not is_castle and game != EDITION and game not in scenarios():
        games = ", ".join((*EDITIONS, EDITION, *scenarios()))
        raise ImpossibleOptions(Refusal("lab-unknown-game", "", {"game": game, "known": games}))
    options = [option for option in family_options(game if is_castle else EDITION) if not option.of_table]
    switches = {option.word: option for option in options if option.is_addition}
    numbers = {option.word: option for option in options if option.kind == "number"}
    known = (*switches, *((TEAMS,) if is_castle else ()), *(f"{word}:{NUMBER}" for word in numbers))
    chosen: dict[str, Any] = {}
    for addition in additions:
        word, _, number = addition.partition(":")
        if word in numbers and re.fullmatch("[0-9]{1,9}", number):
            chosen[numbers[word].name] = int(number)
        elif addition in switches:
            chosen[switches[addition].name] = True
        elif not (is_castle and addition == TEAMS):
            raise ImpossibleOptions(Refusal("lab-unknown-addition", "", {"name": addition, "known": ", ".join(known)}))
    if not is_castle:
        return IntrigueOptions.make(seats, "base" if game == EDITION else game, sheet=sheet, **chosen)
    if sheet is not None:
        raise ImpossibleOptions(Refusal("lab-no-roles", "", {"game": game}))
    pairs = [(f"Player {seat + 1}", f"Partner {seat + 1}") for seat in range(seats)]
    return CastleOptions.make(game, pairs if TEAMS in additions else seats, **chosen)
