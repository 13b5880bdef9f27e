"""`vivat lab rules`: the numbers that a house rule may change, with what they are in a game and what they may be."""

from vivat.lab.house_rules import numbers_of, played_game
from vivat.lab.report import DataTable, Report
from vivat.lab.runner import CommandOutcome


def run(game: str, players: int) -> CommandOutcome:
    """Every number by name, with its value and its range."""
    options = played_game(game, players).book
    numbers = {name: (number, number.allowed(options.params)) for name, number in numbers_of(options).items()}
    table = DataTable(
        "rules",
        "",
        (("rule", ""), ("value", "d"), ("least", "d"), ("most", "d")),
        [(name, number.read(options.params), found[0], found[-1]) for name, (number, found) in numbers.items()],
        is_read=True,
    )
    said = f"House rules of {game}, {players} players: --rule NAME=NUMBER changes one."
    return CommandOutcome(Report("House rules", said, {"game": game, "players": players}, [table]))
