"""The options of the games as flags of `vivat play`, from the table of options."""

import argparse
from typing import Any

from vivat.game.option import Option
from vivat.game.option_table import OPTIONS_BY_FAMILY

TITLES = {"castle": "castle games only", "intrigue": "intrigue only"}


def add_option_flags(play: argparse.ArgumentParser) -> None:
    """Add a flag for every option; None where it is not given. What both families have is listed once."""
    shared = set.intersection(*({option.key for option in options} for options in OPTIONS_BY_FAMILY.values()))
    for key in sorted(shared):
        rows = [option for options in OPTIONS_BY_FAMILY.values() for option in options if option.key == key]
        add_flag(play, rows[0], help_of(rows))
    for family, options in OPTIONS_BY_FAMILY.items():
        group = play.add_argument_group(TITLES[family])
        flags: dict[str, Option] = {}
        for option in options:
            flags.setdefault(option.word, option)  # a scenario is a key or a file: two options, and one flag
        for option in flags.values():
            if option.key not in shared:
                add_flag(group, option, help_of([option]))


def help_of(rows: list[Option]) -> str:
    """What an option does in each family that has it, with its usual number and its articles."""
    articles: dict[str, list[str]] = {}
    for option in rows:
        usual = option.suggested or option.default
        said = f"{option.help}, default {usual}" if option.kind == "number" else option.help
        articles.setdefault(said, []).append(option.article)
    return "; ".join(f"{said} ({', '.join(found)})" for said, found in articles.items())


def add_flag(parser: "argparse._ActionsContainer", option: Option, said: str) -> None:
    """Add the flag of an option, by its kind, with what is said of it."""
    forms: dict[str, dict[str, Any]] = {
        "switch": {"action": "store_true", "default": None},
        "number": {"type": int, "metavar": "N"},
        "choice": {"metavar": "KEY|FILE"},
        "text": {"metavar": "FILE"},
        "seat": {"metavar": "SEAT"},
    }
    form = forms[option.kind]
    if option.edition_defaults:
        form = {"action": argparse.BooleanOptionalAction}
    elif option.suggested is not None:
        form |= {"nargs": "?", "const": option.suggested}
    parser.add_argument(f"--{option.word}", dest=option.key, help=said, **form)


def given(flags: argparse.Namespace, options: tuple[Option, ...]) -> list[str]:
    """Which of these options were given, as they are typed."""
    return [f"--{option.word}" for option in options if getattr(flags, option.key, None) is not None]


def given_values(flags: argparse.Namespace) -> dict[str, bool | int]:
    """The switches and numbers that were given, by key."""
    asked = [
        option for options in OPTIONS_BY_FAMILY.values() for option in options if option.kind in ("switch", "number")
    ]
    values = {option.key: getattr(flags, option.key) for option in asked}
    return {key: value for key, value in values.items() if value is not None}
