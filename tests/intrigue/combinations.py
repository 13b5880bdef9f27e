"""Every scenario with every number of players it allows, the table's options, and sheets of a host's own."""

from dataclasses import replace
from functools import cache

from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.sheet import Sheet, default_sheet, scenarios
from vivat.rules.intrigue.roles import MERCHANT, SAGE
from vivat.rules.intrigue.victory import WHEN_ACTION


def quick_sheet() -> Sheet:
    """A host's sheet with lower numbers and other moments, so that random games see every kind of ending."""
    sheet = list(default_sheet())
    sheet[SAGE] = replace(sheet[SAGE], wins=WHEN_ACTION, needs=(0, 3, 0, 0, 0), alone=True)
    sheet[MERCHANT] = replace(sheet[MERCHANT], needs=(0, 0, 0, 0, 40))
    return tuple(replace(card, cost=tuple(min(1, amount) for amount in card.cost)) for card in sheet)


@cache
def all_combinations() -> tuple[IntrigueOptions, ...]:
    """Whatever ships, in every size, and its options."""
    found = []
    for key, scenario in scenarios().items():
        for players in range(scenario.fewest, scenario.most + 1):
            found.append(IntrigueOptions.make(key, players))
            found.append(IntrigueOptions.make(key, players, sheet=quick_sheet(), most_rounds=12))
            found.append(IntrigueOptions.make(key, players, forced_alliances=True, first_seat=1, most_rounds=20))
    return tuple(found)
