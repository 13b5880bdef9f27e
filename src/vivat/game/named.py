"""Games by name: an edition or a scenario of intrigue, and with `+` what is added to it."""

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


def named_options(name: str, seats: int, sheet: Sheet | None = None) -> AnyOptions:
    """`kingup`, `vive-le-roi+ambition+wedding`, `intrigue`, `first-game+forced-alliances` …; else a refusal.

    >>> named_options("vive-le-roi+teams", 3).seats[0]
    ('Player 1', 'Partner 1')
    """
    game, *additions = name.split("+")
    is_castle = game in EDITIONS
    if not is_castle and game != EDITION and game not in scenarios():
        games = ", ".join((*EDITIONS, EDITION, *scenarios()))
        raise ImpossibleOptions(Refusal("lab-unknown-game", "", {"game": game, "known": games}))
    switches = {
        option.word: option.name
        for option in family_options(game if is_castle else EDITION)
        if option.is_addition and not option.of_table
    }
    known = (*switches, TEAMS) if is_castle else tuple(switches)
    for addition in additions:
        if addition not in known:
            raise ImpossibleOptions(Refusal("lab-unknown-addition", "", {"name": addition, "known": ", ".join(known)}))
    flags: dict[str, Any] = {switches[addition]: True for addition in additions if addition != TEAMS}
    if not is_castle:
        return IntrigueOptions.make(seats, "base" if game == EDITION else game, sheet=sheet, **flags)
    if sheet is not None:
        raise ImpossibleOptions(Refusal("lab-no-roles", "", {"game": game}))
    pairs = [(f"Player {seat + 1}", f"Partner {seat + 1}") for seat in range(seats)]
    return CastleOptions.make(game, pairs if TEAMS in additions else seats, **flags)
