"""S9.1: The options of a game of intrigue as lines of a record."""

import json
from collections.abc import Sequence
from typing import Any

from vivat.game.header import HeaderLine, line_keys, take_once, take_options, write_options
from vivat.game.intrigue.options import OPTIONS, IntrigueOptions
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
from vivat.game.toml_text import Where
from vivat.rules.intrigue.roles import ROLE_NAMES

KEYS = {"seat", "scenario", "scenario-data", "sheet-data", "put-aside", *line_keys(OPTIONS)}


def write_header(options: IntrigueOptions) -> list[str]:
    """The lines of these options; a scenario or sheet that does not ship with Vivat stands there whole."""
    lines = [f"seat {name}" for name in options.names]
    lines.append(f"scenario {options.scenario.key}")
    if scenarios().get(options.scenario.key) != options.scenario:
        lines.append(f"scenario-data {compact(scenario_table(options.scenario))}")
    if options.sheet != default_sheet():
        lines.append(f"sheet-data {compact(sheet_tables(options.sheet))}")
    lines += write_options(OPTIONS, options)
    lines += [f"put-aside {' '.join(ROLE_NAMES[role] for role in roles)}" for roles in options.put_aside]
    return lines


def compact(table: dict[str, Any]) -> str:
    """A TOML table as JSON on one line."""
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def read_header(lines: Sequence[HeaderLine]) -> IntrigueOptions:
    """S9.1: The options that these lines say, checked as at set-up."""
    return IntrigueOptions.make(
        read_scenario_line(lines),
        [line.value for line in lines if line.key == "seat"],
        sheet=read_sheet_line(lines),
        put_aside=[
            [role_index(name, Where("put-aside")) for name in line.value.split()]
            for line in lines
            if line.key == "put-aside"
        ],
        **take_options(OPTIONS, lines),
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
