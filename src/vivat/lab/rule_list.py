"""`vivat lab rules`: the numbers that a house rule may change, with what they are in a game and what they may be."""

import json
import sys
from itertools import groupby

from rich.console import Console
from rich.table import Table

from vivat.lab.house_rules import numbers_of, played_game, range_text


def run(game: str, players: int, *, as_json: bool) -> int:
    """Print every number by name, those of one field together; returns the exit code."""
    options = played_game(game, players).book
    numbers = numbers_of(options)
    rows = [(name, number, number.allowed(options.params)) for name, number in numbers.items()]
    if as_json:
        found = [
            {"rule": name, "value": number.read(options.params), "least": allowed[0], "most": allowed[-1]}
            for name, number, allowed in rows
        ]
        sys.stdout.write(json.dumps({"game": game, "players": players, "rules": found}, indent=2) + "\n")
        return 0
    table = Table("rule", "value", "may be", title=f"House rules of {game}, {players} players", title_justify="left")
    for _, group in groupby(rows, key=lambda row: row[1].at is not None and row[1].field):
        for name, number, allowed in group:
            table.add_row(name, str(number.read(options.params)), range_text(allowed))
        table.add_section()
    Console().print(table)
    return 0
