"""Players' names: for telling people apart, on one line."""

from collections.abc import Sequence

from vivat.game.errors import ImpossibleOptions, Refusal, shown
from vivat.game.text import plain

NAME_LENGTH = 40


def default_names(players: int) -> list[str]:
    """Names for players of whom only the number is known."""
    return [f"Player {number + 1}" for number in range(players)]


def check_players(players: object) -> None:
    """Refuse what is neither a number of players nor a list of names, or of teams of names."""
    if isinstance(players, int):
        return
    if isinstance(players, str) or not isinstance(players, Sequence) or not all(map(is_seat, players)):
        raise ImpossibleOptions(Refusal("argument-players", "", {"given": shown(players)}))


def is_seat(seat: object) -> bool:
    """Whether it is a name, or the names of a team."""
    return isinstance(seat, str) or (isinstance(seat, Sequence) and all(isinstance(name, str) for name in seat))


def check_seats(seats: object) -> None:
    """Refuse what is no tuple of tuples of names, which `make` turns players into."""
    if not isinstance(seats, tuple) or not all(isinstance(seat, tuple) and is_seat(seat) for seat in seats):
        raise ImpossibleOptions(Refusal("argument-seats", "", {"given": shown(seats)}))


def check_game(game: object) -> None:
    """Refuse what cannot be the name of an edition or a scenario, such as players that were given first."""
    if not isinstance(game, str):
        raise ImpossibleOptions(Refusal("argument-game", "", {"given": shown(game)}))


def name_problems(names: Sequence[str]) -> list[Refusal]:
    """Every name that cannot be one, and two that are alike.

    >>> [problem.key for problem in name_problems(["Ann", "ann", " Bob"])]
    ['options-name', 'options-same-names']
    """
    found = [
        Refusal("options-name", "", {"name": name, "length": NAME_LENGTH})
        for name in names
        if not (name.strip() == name != "" and len(name) <= NAME_LENGTH and name.isprintable() and "+" not in name)
    ]
    if len({plain(name) for name in names}) < len(names):
        found.append(Refusal("options-same-names", ""))
    return found
