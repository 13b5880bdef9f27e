"""S9.1: The options of a game of intrigue as lines of a record."""

import json
from collections.abc import Sequence
from typing import Any

from vivat.game.header import HeaderLine, take_flags, take_number, take_once
from vivat.game.intrigue.options import MOST_ROUNDS, IntrigueOptions
from vivat.game.intrigue.sheet import (
    Scenario,
    Sheet,
    default_sheet,
    read_scenario,
    read_sheet,
    role_index,
    scenario_table,
    scenarios,
    sheet_tables,
)
from vivat.rules.intrigue.roles import ROLE_NAMES

KEYS = ("seat", "scenario", "scenario-data", "sheet-data", "option", "first-seat", "rounds", "put-aside")
FORCED = "forced-alliances"


def write_header(options: IntrigueOptions) -> list[str]:
    """The lines of these options; a scenario or sheet that does not ship with Vivat stands there whole."""
    lines = [f"seat {name}" for name in options.names]
    lines.append(f"scenario {options.scenario.key}")
    if scenarios().get(options.scenario.key) != options.scenario:
        lines.append(f"scenario-data {compact(scenario_table(options.scenario))}")
    if options.sheet != default_sheet():
        lines.append(f"sheet-data {compact(sheet_tables(options.sheet))}")
    if options.forced_alliances:
        lines.append(f"option {FORCED}")
    if options.first_player is not None:
        lines.append(f"first-seat {options.first_player + 1}")
    lines.append(f"rounds {options.most_rounds}")
    lines += [f"put-aside {' '.join(ROLE_NAMES[role] for role in roles)}" for roles in options.put_aside]
    return lines


def compact(table: dict[str, Any]) -> str:
    """A TOML table as JSON on one line."""
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def read_header(lines: Sequence[HeaderLine]) -> IntrigueOptions:
    """S9.1: The options that these lines say, checked as at set-up."""
    first_seat = take_number(lines, "first-seat")
    rounds = take_number(lines, "rounds")
    return IntrigueOptions.make(
        [line.value for line in lines if line.key == "seat"],
        read_scenario_line(lines),
        sheet=read_sheet_line(lines),
        first_player=None if first_seat is None else first_seat - 1,
        forced_alliances=bool(take_flags(lines, "option", [FORCED])),
        most_rounds=MOST_ROUNDS if rounds is None else rounds,
        put_aside=[
            [role_index(name, "put-aside") for name in line.value.split()] for line in lines if line.key == "put-aside"
        ],
    )


def read_scenario_line(lines: Sequence[HeaderLine]) -> Scenario | str:
    """S9.6: A scenario by its key, or a host's own in full."""
    named, data = take_once(lines, "scenario"), take_once(lines, "scenario-data")
    key = "base" if named is None else named.value
    return key if data is None else read_scenario(table_of(data), key)


def read_sheet_line(lines: Sequence[HeaderLine]) -> Sheet | None:
    """S9.7: A host's own sheet, if there is one."""
    data = take_once(lines, "sheet-data")
    return None if data is None else read_sheet(table_of(data), "sheet-data")


def table_of(line: HeaderLine) -> dict[str, Any]:
    """The table that a line has as JSON; DamagedRecord if it has none."""
    try:
        table = json.loads(line.value)
    except json.JSONDecodeError:
        raise line.unknown() from None
    if not isinstance(table, dict):
        raise line.unknown()
    return table
