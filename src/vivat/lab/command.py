"""The flags of `vivat lab`, and the study that each of its commands runs, which is imported when it does."""

import argparse
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vivat import lab

if TYPE_CHECKING:
    from vivat.lab.study import Flag

GAMES = """\
games:
  viva-il-re, kingup, vive-le-roi, intrigue and its scenarios: vivat editions
  +OPTION adds to one, such as vive-le-roi+ambition
"""
PLAYERS = """\
players:
  {bots}   from the easiest to the strongest
  search:N         a search with N simulations a move
  naive, guess:N   castle games: who has just read the rules; a search that guesses goals
  FILE.py:CLASS    a bot of your own (docs/bots.md)
"""
EXAMPLES = {
    "simulate": "simulate --game kingup --players 4 --bots random --games 100000",
    "compare": "compare --rule no_cards=2 --games 2000",
    "duel": "duel king steward steward steward --deals 50",
    "ladder": "ladder random page steward --deals 50",
    "strength": "strength king --against steward --deals 25",
    "balance": "balance --game kingup --vary no_cards=1..3 --games 500",
    "roles": "roles --game hit-men --players 5 6 --games 2000",
    "calibrate": "calibrate --game intrigue --bots steward --games 50",
    "exploit": "exploit steward --deals 100",
    "leak": "leak steward --games 20",
    "honesty": "honesty --games 10",
}
"""By study: a command to begin with."""


def run(flags: Namespace) -> int:
    """Run the study or the command that the flags name, its parameters taken by name; returns the exit code."""
    from vivat.lab.runner import run as run_study
    from vivat.lab.runner import tell_outcome

    if flags.study in COMMANDS:
        work = import_module(COMMANDS[flags.study].module).run
        given = {name: getattr(flags, name) for name in signature(work).parameters if hasattr(flags, name)}
        return tell_outcome(work(**given), as_json=flags.json)
    study = study_of(flags.study)
    given = {field.name: getattr(flags, field.name) for field in fields(study) if hasattr(flags, field.name)}
    parameters = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return run_study(study(**parameters), workers=flags.workers, as_json=flags.json, folder=flags.folder)


def study_of(command: str) -> Any:
    """The class of the study that a command runs, imported now."""
    return getattr(lab, command.capitalize())


def add_lab(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the commands of `vivat lab`; the flags of a study are added when it is the one that was named."""
    parser = commands.add_parser("lab", help="simulate, compare players and rules, measure")
    parser.set_defaults(lang="en")
    studies = parser.add_subparsers(dest="study", metavar="STUDY", required=True)
    for name, (_, said) in lab.STUDIES.items():
        study = studies.add_parser(
            name.lower(), help=said, description=said,
            epilog=f"example:\n  vivat lab {EXAMPLES[name.lower()]}\n\n{GAMES}\n{PLAYERS}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        study.fill = partial(add_parameters, name.lower())
    for name, command in COMMANDS.items():
        parser = studies.add_parser(name, help=command.help, description=command.help)
        command.add_flags(parser)
        parser.add_argument("--json", action="store_true", help="numbers for programs")


def add_parameters(command: str, parser: ArgumentParser) -> None:
    """Add the parameters of a study as flags, and those that say where it runs and what comes out.

    What is not given keeps the default of its field. The bots that meet are written without a flag.
    """
    from vivat.lab.study import SHARED_FLAGS

    study = study_of(command)
    flags = {**SHARED_FLAGS, **study.FLAGS}
    for each in fields(study):
        if each.init:
            add_parameter(parser, each, flags[each.name])
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes (default: one a core)")
    parser.add_argument("--cluster", dest="workers", metavar="ADDRESS", help="a scheduler of dask.distributed instead")
    parser.add_argument("--json", action="store_true", help="numbers for programs")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="write data, plots and a page to look at there")


def add_parameter(parser: ArgumentParser, parameter: Field[Any], flag: "Flag") -> None:
    """Add one parameter of a study by the type of its field."""
    name, kind, (said, value) = parameter.name, parameter.type, flag
    usual = None if parameter.default is MISSING else parameter.default
    if name == "bot" or (name == "bots" and kind is not str):
        count = None if kind is str else "*" if usual else "+"
        parser.add_argument(name, nargs=count, default=SUPPRESS, metavar="BOT", help=said)
        return
    if kind is bool:
        parser.add_argument(f"--{name}", action="store_true", default=SUPPRESS, help=said)
        return
    if isinstance(usual, str | int):
        said = f"{said} (default: {usual})"
    form: dict[str, Any] = {"type": int if name in ("players", "seed") else at_least_one, "metavar": value or "N"}
    if kind in (str, tuple[str, ...]):
        form = {"metavar": value or "BOT", "action": "store" if kind is str else "append"}
    elif kind == tuple[int, ...]:
        said = f"{said} (default: {' '.join(map(str, usual or ()))})"
        form["nargs"] = "+"
    elif kind == Path | None:
        form = {"type": Path, "metavar": value or "FILE"}
    parser.add_argument(f"--{name}", default=SUPPRESS, help=said, **form)


def add_sources(parser: ArgumentParser) -> None:
    """Add the records that a command reads."""
    parser.add_argument("sources", nargs="+", type=Path, metavar="RECORD", help="record files, or folders with some")


def add_rules(rules: ArgumentParser) -> None:
    """Add the flags of `vivat lab rules`."""
    rules.add_argument("game", nargs="?", default="kingup", metavar="GAME", help="default: kingup")
    rules.add_argument("--players", type=at_least_one, default=4, metavar="N", help="default: 4")


def add_export(export: ArgumentParser) -> None:
    """Add the flags of `vivat lab export`."""
    add_sources(export)
    export.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where the two files are written")


def add_fit(fit: ArgumentParser) -> None:
    """Add the flags of `vivat lab fit`."""
    add_sources(fit)
    fit.add_argument("--who", default=SUPPRESS, metavar="BOT", help="whose decisions (default: people's)")
    fit.add_argument("--name", default=SUPPRESS, metavar="NAME", help="of the type of player (default: who it is)")
    fit.add_argument("--into", type=Path, default=SUPPRESS, metavar="FILE", help="default: the models that bots use")


def add_chances(chances: ArgumentParser) -> None:
    """Add the flags of `vivat lab chances`."""
    add_sources(chances)
    chances.add_argument("--seed", type=int, default=SUPPRESS, metavar="N", help="of worlds and luck (default 1)")
    chances.add_argument(
        "--play", type=at_least_one, default=SUPPRESS, metavar="N", help="fill the folder up with so many mixed tables"
    )
    chances.add_argument("--game", default=SUPPRESS, metavar="NAME", help="that is played there (default: kingup)")
    chances.add_argument("--workers", type=at_least_one, default=SUPPRESS, metavar="N", help="default: one a core")
    chances.add_argument("--into", type=Path, default=SUPPRESS, metavar="FILE", help="default: the table that is used")
    chances.add_argument("--folder", type=Path, default=SUPPRESS, metavar="DIR", help="write data and plots there")


def add_puzzles(puzzles: ArgumentParser) -> None:
    """Add the flags of `vivat lab puzzles`."""
    puzzles.add_argument("--games", type=at_least_one, default=SUPPRESS, metavar="N", help="played (default 120)")
    puzzles.add_argument("--most", type=at_least_one, default=SUPPRESS, metavar="N", help="puzzles kept (default 90)")
    puzzles.add_argument("--seed", type=int, default=SUPPRESS, metavar="N", help="make the same ones again (default 1)")
    puzzles.add_argument("--workers", type=at_least_one, default=SUPPRESS, metavar="N", help="default: one a core")
    puzzles.add_argument("--into", type=Path, required=True, metavar="FILE", help="where they are written")


class LabCommand(NamedTuple):
    """A command that asks nothing of games to be played, and so is no study; `run` of its module does it."""

    module: str
    add_flags: Callable[[ArgumentParser], None]
    """Adds its flags, named as the parameters of `run`."""
    help: str


COMMANDS = {
    "rules": LabCommand(
        "vivat.lab.rule_list", add_rules, "the numbers that --rule changes and --vary varies, with their ranges"
    ),
    "export": LabCommand("vivat.lab.export", add_export, "finished games as Parquet: a row a game, a row a decision"),
    "fit": LabCommand(
        "vivat.lab.castle.record_fitting",
        add_fit,
        "castle games: an opponent model from records of people or of a bot",
    ),
    "chances": LabCommand(
        "vivat.lab.castle.chances", add_chances, "castle games: how strong players are, from records of mixed tables"
    ),
    "puzzles": LabCommand(
        "vivat.lab.castle.puzzles", add_puzzles, "castle games: positions in which one choice is clearly best"
    ),
}


def at_least_one(text: str) -> int:
    """A number from 1 upwards; anything else is refused."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 upwards")
    return number
