"""S7.1, S9: What does not change in a game of intrigue and a client needs to draw it."""

from typing import Literal, get_args

from msgspec import Struct

from vivat.game import IntrigueOptions
from vivat.game.intrigue.sheet import ROLE_ACTIONS, WHEN
from vivat.rules.intrigue.roles import ASSASSIN, KNIGHT
from vivat.rules.intrigue.state import NOBODY, ROLES

When = Literal["start", "action", "end", "target"]
RoleAction = Literal["assassinate", "accuse", "seize-him"]
WHEN_WORDS: dict[int, When] = {WHEN[word]: word for word in get_args(When)}
ACTION_WORDS: dict[int, RoleAction] = {ROLE_ACTIONS[word]: word for word in get_args(RoleAction)}


class RoleFacts(Struct, frozen=True):
    """S7.1: How a role wins in this game, and what it can do. Goods go by number."""

    wins: When
    needs: tuple[int, ...]
    exactly: bool
    """Whether more than that will not do."""
    wild: bool
    """Whether Power counts as any suit."""
    alliance: bool
    """Whether an alliance is needed."""
    alone: bool
    """Whether nobody may win with it."""
    action: RoleAction | None
    cost: tuple[int, ...]
    """What the action costs."""
    target: int | None
    """S9.2: The role it hunts."""
    by_marker: bool
    """S9.5: Whether a card face up says whom it hunts."""
    shares_with: int | None
    """S9.4: The role that wins when this one does."""


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

    sheet: tuple[RoleFacts, ...]
    """By role."""
    scenario: ScenarioFacts
    prices: Prices
    most_rounds: int


def or_none(value: int) -> int | None:
    """NOBODY as None."""
    return None if value == NOBODY else value


def role_facts(options: IntrigueOptions, role: int) -> RoleFacts:
    """S9.7: One role of the sheet, with what the scenario changes."""
    card, p = options.sheet[role], options.params
    return RoleFacts(
        wins=WHEN_WORDS[card.wins],
        needs=card.needs,
        exactly=card.exactly,
        wild=card.wild,
        alliance=card.alliance,
        alone=card.alone,
        action=ACTION_WORDS.get(card.action),
        cost=card.cost,
        target=or_none(p.target[role]),
        by_marker=bool(p.markers) and role in (ASSASSIN, KNIGHT),
        shares_with=or_none(p.shares_with[role]),
    )


def intrigue_facts(options: IntrigueOptions) -> IntrigueFacts:
    """S7.1, S9: The facts of a game of intrigue."""
    p, scenario = options.params, options.scenario
    return IntrigueFacts(
        sheet=tuple(role_facts(options, role) for role in range(ROLES)),
        scenario=ScenarioFacts(
            name=scenario.name,
            fewest=scenario.fewest,
            most=scenario.most,
            base=scenario.base_for(len(options.names)),
            random=scenario.random,
            markers=tuple(scenario.markers.items()),
            alliances=scenario.alliances,
            allied_victories=scenario.allied_victories,
            known=scenario.known,
        ),
        prices=Prices(p.buy_price, p.sell_price, p.bribe_price, p.extorted_gold, p.seize_price, p.income),
        most_rounds=p.most_rounds,
    )
