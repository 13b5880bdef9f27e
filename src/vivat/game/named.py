"""Games by name: an edition or a scenario of intrigue, and with `+` what is added to it."""

import re
from typing import Any

from vivat.game.errors import ImpossibleOptions, Refusal, shown
from vivat.game.families import FAMILIES
from vivat.game.intrigue.sheet import Sheet
from vivat.game.names import check_game
from vivat.game.option_table import OPTIONS_BY_FAMILY
from vivat.game.record import AnyOptions
from vivat.rules.castle.editions import KINGUP

USUAL_GAME = KINGUP.key
"""What is played where nobody says otherwise."""
NUMBER = "N"
"""Stands for a number where additions are listed."""


def named_options(name: str, seats: int, sheet: Sheet | None = None) -> AnyOptions:
    """`kingup`, `vive-le-roi+ambition+wedding`, `intrigue`, `first-game+rounds:6` …; else a refusal.

    >>> named_options("vive-le-roi+teams", 3).seats[0]
    ('Player 1', 'Partner 1')
    """
    check_game(name)
    if not isinstance(seats, int):
        raise ImpossibleOptions(Refusal("argument-players", "", {"given": shown(seats)}))
    game, *additions = name.split("+")
    family = next((each for each in FAMILIES.values() if game in each.names()), None)
    if family is None:
        games = ", ".join(name for each in FAMILIES.values() for name in each.names())
        raise ImpossibleOptions(Refusal("lab-unknown-game", "", {"game": game, "known": games}))
    options = [option for option in OPTIONS_BY_FAMILY[family.key] if not option.of_table]
    switches = {option.word: option for option in options if option.is_addition}
    numbers = {option.word: option for option in options if option.kind == "number"}
    known = (*switches, *family.ways, *(f"{word}:{NUMBER}" for word in numbers))
    chosen: dict[str, Any] = {}
    for addition in additions:
        word, _, number = addition.partition(":")
        if word in numbers and re.fullmatch("[0-9]{1,9}", number):
            chosen[numbers[word].name] = int(number)
        elif addition in switches:
            chosen[switches[addition].name] = True
        elif addition not in family.ways:
            raise ImpossibleOptions(Refusal("lab-unknown-addition", "", {"name": addition, "known": ", ".join(known)}))
    made: AnyOptions = family.named(game, seats, sheet, additions, chosen)
    return made
