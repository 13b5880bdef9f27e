"""S7.1, S9: What does not change in a game of intrigue and a client needs to draw it."""

from msgspec import Struct

from vivat.game import IntrigueOptions
from vivat.game.intrigue.alliance import AllianceTerms, alliance_terms
from vivat.game.intrigue.conditions import Condition, conditions_of
from vivat.game.intrigue.costs import Cost, costs_of
from vivat.rules.intrigue.actions import SIDES


class ScenarioFacts(Struct, frozen=True):
    """S9.1: Which roles are dealt, and what is special. Roles go by number."""

    name: str
    fewest: int
    most: int
    base: tuple[int, ...]
    """The roles that are always dealt to so many players."""
    random: tuple[int, ...]
    """The roles among which the rest are drawn."""
    markers: tuple[tuple[int, int], ...]
    """S9.5: By suit, the role that a card face up names as the target."""
    hunts: tuple[tuple[int, int], ...]
    """S9.2: Whom roles hunt that the scenario gives another target than the sheet."""
    partners: tuple[tuple[int, int], ...]
    """S9.4: Roles that win together, each two once."""
    alliances: bool
    allied_victories: bool
    """S9.4: Whether one wins by an alliance."""
    known: bool
    """S2.6: Whether everybody knows which roles are in play."""


class Prices(Struct, frozen=True):
    """What things cost or bring, in Gold."""

    buy: int
    sell: int
    bribe: int
    extort: int
    seize: int
    income: int


class IntrigueFacts(Struct, frozen=True, tag_field="family", tag="intrigue"):
    """The role sheet, the scenario and the prices."""

    sheet: tuple[Condition, ...]
    """By role, with what the scenario changes."""
    scenario: ScenarioFacts
    prices: Prices
    costs: tuple[Cost, ...]
    """By sort of action, what it costs everybody."""
    alliance: AllianceTerms
    """S6: What an alliance means."""
    sides: tuple[tuple[int, ...], ...]
    """S4.3: What one side of a trade can be."""
    most_rounds: int


def intrigue_facts(options: IntrigueOptions) -> IntrigueFacts:
    """S7.1, S9: The facts of a game of intrigue."""
    p, scenario = options.params, options.scenario
    return IntrigueFacts(
        sheet=conditions_of(options),
        scenario=ScenarioFacts(
            name=scenario.name,
            fewest=scenario.fewest,
            most=scenario.most,
            base=scenario.base_for(len(options.names)),
            random=scenario.random,
            markers=tuple(scenario.markers.items()),
            hunts=tuple(scenario.targets.items()),
            partners=tuple({(min(pair), max(pair)): None for pair in scenario.shared.items()}),
            alliances=scenario.alliances,
            allied_victories=scenario.allied_victories,
            known=scenario.known,
        ),
        prices=Prices(p.buy_price, p.sell_price, p.bribe_price, p.extorted_gold, p.seize_price, p.income),
        costs=costs_of(p),
        alliance=alliance_terms(p),
        sides=SIDES,
        most_rounds=p.most_rounds,
    )
