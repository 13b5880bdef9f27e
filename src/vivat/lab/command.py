"""The flags of `vivat lab`, and the study that each of its commands runs, which is imported when it does."""

import argparse
from argparse import SUPPRESS, ArgumentParser, Namespace
from dataclasses import MISSING, Field, fields
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    """Run the study that the flags name, its parameters taken by name; returns the exit code."""
    if flags.study == "export":
        from vivat.lab.export import run as run_export

        return run_export(flags.sources, flags.folder)
    if flags.study == "fit":
        from vivat.lab.castle.record_fitting import run as run_fit

        given = {name: getattr(flags, name) for name in ("who", "name", "into") if hasattr(flags, name)}
        return run_fit(flags.sources, **given)
    if flags.study == "chances":
        from vivat.lab.castle.chances import run as run_chances

        names = ("into", "seed", "folder", "game", "play", "workers")
        given = {name: getattr(flags, name) for name in names if hasattr(flags, name)}
        return run_chances(flags.sources, **given)
    if flags.study == "puzzles":
        from vivat.lab.castle.puzzles import run as run_puzzles

        return run_puzzles(flags.games, flags.seed, flags.most, flags.into)
    if flags.study == "rules":
        from vivat.lab.rule_list import run as run_rules

        return run_rules(flags.game, flags.players, as_json=flags.json)
    from vivat.lab.runner import run as run_study

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
    for name, said in lab.STUDIES.items():
        study = studies.add_parser(
            name.lower(), help=said, description=said,
            epilog=f"example:\n  vivat lab {EXAMPLES[name.lower()]}\n\n{GAMES}\n{PLAYERS}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        study.fill = partial(add_parameters, name.lower())
    add_rules(studies)
    add_export(studies)
    add_fit(studies)
    add_chances(studies)
    add_puzzles(studies)


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


def add_rules(studies: "argparse._SubParsersAction[Any]") -> None:
    """Add the flags of `vivat lab rules`."""
    rules = studies.add_parser("rules", help="the numbers that --rule changes and --vary varies, with their ranges")
    rules.add_argument("game", nargs="?", default="kingup", metavar="GAME", help="default: kingup")
    rules.add_argument("--players", type=at_least_one, default=4, metavar="N", help="default: 4")
    rules.add_argument("--json", action="store_true", help="numbers for programs")


def add_export(studies: "argparse._SubParsersAction[Any]") -> None:
    """Add the flags of `vivat lab export`."""
    export = studies.add_parser("export", help="finished games as Parquet: a row a game, a row a decision")
    export.add_argument("sources", nargs="+", type=Path, metavar="RECORD", help="record files, or folders with some")
    export.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where the two files are written")


def add_fit(studies: "argparse._SubParsersAction[Any]") -> None:
    """Add the flags of `vivat lab fit`."""
    fit = studies.add_parser("fit", help="castle games: an opponent model of people or of a bot, from records")
    fit.add_argument("sources", nargs="+", type=Path, metavar="RECORD", help="record files, or folders with some")
    fit.add_argument("--who", default=SUPPRESS, metavar="BOT", help="whose decisions (default: people's)")
    fit.add_argument("--name", default=SUPPRESS, metavar="NAME", help="of the type of player (default: who it is)")
    fit.add_argument("--into", type=Path, default=SUPPRESS, metavar="FILE", help="default: the models that bots use")


def add_chances(studies: "argparse._SubParsersAction[Any]") -> None:
    """Add the flags of `vivat lab chances`."""
    chances = studies.add_parser("chances", help="castle games: how strong players are, from records of mixed tables")
    chances.add_argument("sources", nargs="+", type=Path, metavar="RECORD", help="record files, or folders with some")
    chances.add_argument("--seed", type=int, default=SUPPRESS, metavar="N", help="of worlds and luck (default 1)")
    chances.add_argument(
        "--play", type=at_least_one, default=SUPPRESS, metavar="N", help="fill the folder up with so many mixed tables"
    )
    chances.add_argument("--game", default=SUPPRESS, metavar="NAME", help="that is played there (default: kingup)")
    chances.add_argument("--workers", type=at_least_one, default=SUPPRESS, metavar="N", help="default: one a core")
    chances.add_argument("--into", type=Path, default=SUPPRESS, metavar="FILE", help="default: the table that is used")
    chances.add_argument("--folder", type=Path, default=SUPPRESS, metavar="DIR", help="write data and plots there")


def add_puzzles(studies: "argparse._SubParsersAction[Any]") -> None:
    """Add the flags of `vivat lab puzzles`."""
    puzzles = studies.add_parser("puzzles", help="castle games: positions in which one choice is clearly best")
    puzzles.add_argument("--games", type=at_least_one, default=120, metavar="N", help="looked through (default 120)")
    puzzles.add_argument("--most", type=at_least_one, default=90, metavar="N", help="puzzles kept (default 90)")
    puzzles.add_argument("--seed", type=int, default=1, metavar="N", help="make the same ones again (default 1)")
    puzzles.add_argument("--into", type=Path, required=True, metavar="FILE", help="where they are written")


def at_least_one(text: str) -> int:
    """A number from 1 upwards; anything else is refused."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 upwards")
    return number
