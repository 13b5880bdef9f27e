"""S9.7: Role sheets and scenarios: data that a host may replace, checked on loading."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any

from vivat.game.errors import ImpossibleOptions, check_path
from vivat.game.toml_text import Where, bad, read_file, read_toml
from vivat.rules.intrigue.actions import ACCUSE, ASSASSINATE, SEIZE_HIM
from vivat.rules.intrigue.goods import INFLUENCE, KNOWLEDGE, POWER, SUITS
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import NOBODY
from vivat.rules.intrigue.victory import WHEN_ACTION, WHEN_END, WHEN_START, WHEN_TARGET

DATA = Path(__file__).parent / "data"
SCENARIOS = "S9.6"
"""The article that says what the file of a scenario is like."""
GOOD_NAMES = ("might", "knowledge", "influence", "power", "gold")
"""The four suits and gold, by the numbers that goods, payments and events have for them."""
SUIT_NAMES = GOOD_NAMES[:SUITS]
"""The four suits, by the numbers that hands, actions and events have for them."""
WHEN = {"start": WHEN_START, "action": WHEN_ACTION, "end": WHEN_END, "target": WHEN_TARGET}
ROLE_ACTIONS = {"assassinate": ASSASSINATE, "accuse": ACCUSE, "seize-him": SEIZE_HIM}
MOST_CARDS = 15
MOST_GOLD = 200
FEWEST_PLAYERS, MOST_PLAYERS = 4, 8
FLAGS = ("exactly", "wild", "alliance", "alone")


@dataclass(frozen=True)
class RoleCard:
    """S7.1: One role of a sheet."""

    wins: int
    """When the condition is looked at: one of the numbers in `WHEN`."""
    needs: tuple[int, ...] = (0, 0, 0, 0, 0)
    """How much Might, Knowledge, Influence, Power and Gold the role needs."""
    exactly: bool = False
    """Whether it needs just so much, not more."""
    wild: bool = False
    """Power counts as any suit in the condition."""
    alliance: bool = False
    """Whether it needs an ally."""
    alone: bool = False
    """Whether it wins alone, so that nobody shares the victory."""
    action: int = NOBODY
    """The role's own action; NOBODY without one."""
    cost: tuple[int, ...] = (0, 0, 0, 0, 0)
    """What the action costs: Might, Knowledge, Influence, Power and Gold."""
    target: int = NOBODY
    """The role it hunts; NOBODY without one."""


Sheet = tuple[RoleCard, ...]
"""What each role needs and can do, in the order of `ROLE_NAMES`."""


def role_index(name: object, where: Where) -> int:
    """S1.3: The number of a role."""
    if not isinstance(name, str) or name not in ROLE_NAMES:
        raise bad("unknown-role", where, role=str(name), known=", ".join(ROLE_NAMES))
    return ROLE_NAMES.index(name)


def amounts(table: Mapping[str, Any], where: Where) -> tuple[int, ...]:
    """Five amounts from a table by name: Might, Knowledge, Influence, Power and Gold."""
    for key in table:
        if key not in GOOD_NAMES:
            raise bad("unknown-key", where.at(key), known=", ".join(GOOD_NAMES))
    found = []
    for good in GOOD_NAMES:
        amount = table.get(good, 0)
        most = MOST_GOLD if good == "gold" else MOST_CARDS
        if type(amount) is not int or not 0 <= amount <= most:
            raise bad("amount", where.at(good), value=str(amount), most=most)
        found.append(amount)
    return tuple(found)


def read_role(table: object, where: Where) -> RoleCard:
    """S7.1: The role that one table of a sheet describes, checked."""
    if not isinstance(table, dict):
        raise bad("not-a-table", where)
    known = ("wins", "action", "cost", "target", *FLAGS, *GOOD_NAMES)
    for key in table:
        if key not in known:
            raise bad("unknown-key", where.at(key), known=", ".join(known))
    wins = choice(table.get("wins"), WHEN, where.at("wins"))
    action = choice(table["action"], ROLE_ACTIONS, where.at("action")) if "action" in table else NOBODY
    cost = table.get("cost", {})
    if not isinstance(cost, dict):
        raise bad("not-a-table", where.at("cost"))
    if wins == WHEN_TARGET and (action not in (ASSASSINATE, ACCUSE) or "target" not in table):
        raise bad("target-without-action", where)
    if cost and action == NOBODY:
        raise bad("cost-without-action", where.at("cost"))
    for flag in FLAGS:
        if type(table.get(flag, False)) is not bool:
            raise bad("not-true-or-false", where.at(flag))
    needs = amounts({key: value for key, value in table.items() if key in GOOD_NAMES}, where)
    if wins != WHEN_TARGET and not any(needs) and not table.get("alliance"):
        raise bad("wins-for-nothing", where)
    return RoleCard(
        wins,
        needs,
        table.get("exactly", False),
        table.get("wild", False),
        table.get("alliance", False),
        table.get("alone", False),
        action,
        amounts(cost, where.at("cost")),
        role_index(table["target"], where.at("target")) if "target" in table else NOBODY,
    )


def choice(value: object, among: Mapping[str, int], where: Where) -> int:
    """The number that a word of a sheet stands for; ImpossibleOptions if it is none of these."""
    if not isinstance(value, str) or value not in among:
        raise bad("not-one-of", where, value=str(value), known=", ".join(among))
    return among[value]


def read_sheet(tables: Mapping[str, Any], called: str) -> Sheet:
    """S9.7: A whole sheet; every role must be there."""
    where = Where(called)
    for name in tables:
        role_index(name, where.at(name))
    for name in ROLE_NAMES:
        if name not in tables:
            raise bad("missing-role", where, role=name)
    return tuple(read_role(tables[name], where.at(name)) for name in ROLE_NAMES)


@cache
def default_sheet() -> Sheet:
    """The sheet that ships with Vivat."""
    return load_sheet(DATA / "sheet.toml")


def load_sheet(path: str | PathLike[str]) -> Sheet:
    """S9.7: The role sheet in a TOML file of a host's own."""
    path = check_path(path, "mine.toml")
    return read_sheet(read_toml(read_file(path), path.name), path.name)


def named_goods(goods: tuple[int, ...]) -> dict[str, int]:
    """Amounts that are not 0, by name."""
    return {name: amount for name, amount in zip(GOOD_NAMES, goods, strict=True) if amount}


def sheet_tables(sheet: Sheet) -> dict[str, dict[str, Any]]:
    """S9.7: A sheet as the tables of its file, for records."""
    tables: dict[str, dict[str, Any]] = {}
    for name, card in zip(ROLE_NAMES, sheet, strict=True):
        table: dict[str, Any] = {"wins": next(word for word, when in WHEN.items() if when == card.wins)}
        table |= named_goods(card.needs)
        table |= {flag: True for flag in FLAGS if getattr(card, flag)}
        if card.action != NOBODY:
            table["action"] = next(word for word, action in ROLE_ACTIONS.items() if action == card.action)
            table["cost"] = named_goods(card.cost)
        if card.target != NOBODY:
            table["target"] = ROLE_NAMES[card.target]
        tables[name] = table
    return tables


def bad_scenario(key: str, where: Where | str, **facts: str | int) -> ImpossibleOptions:
    """S9.6: What is wrong with the file of a scenario."""
    return bad(key, where, SCENARIOS, **facts)


@dataclass(frozen=True)
class Scenario:
    """S9.1: Which roles are dealt, whom they hunt, and what is special."""

    key: str
    """What records and commands call it: "base", "hit-men" …"""
    name: str
    """Its title."""
    fewest: int
    """The fewest players."""
    most: int
    """The most players."""
    base: tuple[int, ...]
    """Roles that are always dealt."""
    random: tuple[int, ...] = ()
    """Roles of which the rest are drawn."""
    more: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Roles added to the base from this number of players on."""
    targets: Mapping[int, int] = field(default_factory=dict)
    """By role, the role it hunts, where that differs from the sheet."""
    shared: Mapping[int, int] = field(default_factory=dict)
    """By role, the role that shares its victory."""
    markers: Mapping[int, int] = field(default_factory=dict)
    """By suit, the role that a card face up names as the target."""
    alliances: bool = True
    """Whether there are alliances."""
    allied_victories: bool = True
    """S9.4: Whether one wins by an alliance."""
    known: bool = False
    """S2.6: Whether everybody knows which roles are in play."""

    def base_for(self, players: int) -> tuple[int, ...]:
        """The roles that are always dealt to so many players."""
        return self.base + tuple(role for more, roles in sorted(self.more.items()) if more <= players for role in roles)

    def dealt_to(self, players: int) -> tuple[int, ...]:
        """The roles that can be dealt to so many players."""
        base = self.base_for(players)
        return base + self.random if len(base) < players else base


def roles_of(value: object, where: Where) -> tuple[int, ...]:
    """A list of roles, none twice."""
    if not isinstance(value, list):
        raise bad_scenario("not-a-list", where)
    found = tuple(role_index(name, where) for name in value)
    if len(set(found)) < len(found):
        raise bad_scenario("role-twice", where)
    return found


def pairs_of(value: object, where: Where, keys: tuple[str, ...] = ROLE_NAMES) -> dict[int, int]:
    """A table from roles (or suits) to roles."""
    if not isinstance(value, dict):
        raise bad_scenario("not-a-table", where)
    for key in value:
        if key not in keys:
            raise bad_scenario("unknown-key", where.at(key), known=", ".join(keys))
    return {keys.index(key): role_index(name, where.at(key)) for key, name in value.items()}


def read_more(value: object, where: Where) -> dict[int, tuple[int, ...]]:
    """Roles added with the number of players."""
    if not isinstance(value, dict):
        raise bad_scenario("not-a-table", where)
    found = {}
    for key, roles in value.items():
        if key not in map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)):
            raise bad_scenario("number-of-players", where.at(key), fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
        found[int(key)] = roles_of(roles, where.at(key))
    return found


SCENARIO_FLAGS = ("alliances", "allied_victories", "known")
SCENARIO_KEYS = ("name", "players", "base", "random", "more", "targets", "shared", "markers", *SCENARIO_FLAGS)


def read_scenario(table: Mapping[str, Any], key: str) -> Scenario:
    """S9.6: A scenario, checked: every number of players it allows must be able to be dealt."""
    where = Where(key)
    for name in table:
        if name not in SCENARIO_KEYS:
            raise bad_scenario("unknown-key", where.at(name), known=", ".join(SCENARIO_KEYS))
    title = table.get("name")
    if not isinstance(title, str) or not title.isprintable() or not 1 <= len(title.strip()) <= 60:
        raise bad_scenario("name", where.at("name"))
    players = table.get("players")
    if not isinstance(players, list) or len(players) != 2 or not all(type(number) is int for number in players):
        raise bad_scenario("players", where.at("players"), fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    fewest, most = players
    if not FEWEST_PLAYERS <= fewest <= most <= MOST_PLAYERS:
        raise bad_scenario("players", where.at("players"), fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    for flag in SCENARIO_FLAGS:
        if type(table.get(flag, True)) is not bool:
            raise bad_scenario("not-true-or-false", where.at(flag))
    scenario = Scenario(
        key,
        title.strip(),
        fewest,
        most,
        roles_of(table.get("base"), where.at("base")),
        roles_of(table.get("random", []), where.at("random")),
        read_more(table.get("more", {}), where.at("more")),
        pairs_of(table.get("targets", {}), where.at("targets")),
        pairs_of(table.get("shared", {}), where.at("shared")),
        pairs_of(table.get("markers", {}), where.at("markers"), SUIT_NAMES),
        table.get("alliances", True),
        table.get("allied_victories", True),
        table.get("known", False),
    )
    check_deals(scenario)
    if scenario.markers and set(scenario.markers) != {KNOWLEDGE, INFLUENCE, POWER}:
        raise bad_scenario("markers", where.at("markers"))
    check_pairs(scenario)
    return scenario


def check_deals(scenario: Scenario) -> None:
    """S9.6: The roles must suffice for every number of players, and none may come twice."""
    for players in range(scenario.fewest, scenario.most + 1):
        base = scenario.base_for(players)
        if len({*base, *scenario.random}) < len(base) + len(scenario.random):
            raise bad_scenario("role-twice", Where(scenario.key).at("base, more and random"))
        if not len(base) <= players <= len(base) + len(scenario.random):
            raise bad_scenario("wrong-number-of-roles", scenario.key, players=players)


def check_pairs(scenario: Scenario) -> None:
    """S9.6: Whoever is named can be in play, and is somebody else; S9.4: who shares a victory is shared with."""
    numbers = range(scenario.fewest, scenario.most + 1)
    in_play = {ROLE_NAMES[role] for players in numbers for role in scenario.dealt_to(players)}
    tables = scenario_table(scenario)
    for table in ("targets", "shared", "markers"):
        for key, role in tables[table].items():
            where = Where(scenario.key).at(table, key)
            for name in (key, role):
                if name not in (*in_play, *SUIT_NAMES):
                    raise bad_scenario("not-in-play", where, role=name)
            if key == role:
                raise bad_scenario("itself", where)
            if table == "shared" and tables[table].get(role) != key:
                raise bad_scenario("one-sided", where, role=role, sharer=key)


@cache
def scenarios() -> dict[str, Scenario]:
    """S9.3: The base game, the first game and the eleven scenarios, by key."""
    found = {}
    for path in sorted((DATA / "scenarios").glob("*.toml")):
        found[path.stem] = load_scenario(path)
    return found


def load_scenario(path: str | PathLike[str]) -> Scenario:
    """S9.6: The scenario in a TOML file of a host's own; the file's name is its key."""
    path = check_path(path, "mine.toml")
    return read_scenario(read_toml(read_file(path, SCENARIOS), path.stem, SCENARIOS), path.stem)


def scenario_table(scenario: Scenario) -> dict[str, Any]:
    """S9.6: A scenario as the table of its file, for records."""

    def names(roles: Sequence[int]) -> list[str]:
        return [ROLE_NAMES[role] for role in roles]

    def pairs(found: Mapping[int, int], keys: Sequence[str]) -> dict[str, str]:
        return {keys[key]: ROLE_NAMES[role] for key, role in found.items()}

    return {
        "name": scenario.name,
        "players": [scenario.fewest, scenario.most],
        "base": names(scenario.base),
        "random": names(scenario.random),
        "more": {str(players): names(roles) for players, roles in scenario.more.items()},
        "targets": pairs(scenario.targets, ROLE_NAMES),
        "shared": pairs(scenario.shared, ROLE_NAMES),
        "markers": pairs(scenario.markers, SUIT_NAMES),
        "alliances": scenario.alliances,
        "allied_victories": scenario.allied_victories,
        "known": scenario.known,
    }
