"""Players' names: for telling people apart, on one line."""

from collections.abc import Sequence

from vivat.game.errors import Refusal
from vivat.game.text import plain

NAME_LENGTH = 40


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
