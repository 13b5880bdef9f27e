"""What does not change in a game and a client needs to draw it: names, cards, prices. Nothing secret is among it."""

from functools import lru_cache
from typing import Any

from vivat.game import CastleOptions, IntrigueOptions
from vivat.game.intrigue.sheet import scenario_table, sheet_tables
from vivat.rules.castle.ambition import AMBITION_POINTS
from vivat.rules.castle.state import CHARACTERS
from vivat.table.options import TableOptions


@lru_cache(maxsize=1024)
def facts_of(options: TableOptions) -> dict[str, Any]:
    """The facts of the game that a table plays."""
    game = options.game_options([f"Player {number + 1}" for number in range(len(options.places))])
    return castle_facts(game) if isinstance(game, CastleOptions) else intrigue_facts(game)


def castle_facts(options: CastleOptions) -> dict[str, Any]:
    """R1: Characters, Favourites cards and what a place is worth."""
    p = options.params
    return {
        "family": "castle",
        "characters": options.edition.names[: p.characters],
        "favourites": [[slot for slot in range(CHARACTERS) if mask >> slot & 1] for mask in p.favourites],
        "worth": p.worth,
        "worth_upside_down": p.worth_upside_down,
        "ambitions": AMBITION_POINTS,
        "wcs": p.wcs,
        "dungeons": p.dungeons,
        "floor_limit": p.floor_limit,
        "rounds": p.rounds,
    }


def intrigue_facts(options: IntrigueOptions) -> dict[str, Any]:
    """S7.1, S9: The role sheet, the scenario and the prices."""
    p = options.params
    return {
        "family": "intrigue",
        "sheet": sheet_tables(options.sheet),
        "scenario": scenario_table(options.scenario),
        "prices": {
            "buy": p.buy_price,
            "sell": p.sell_price,
            "bribe": p.bribe_price,
            "extort": p.extorted_gold,
            "seize": p.seize_price,
            "income": p.income,
        },
        "most_rounds": p.most_rounds,
    }
