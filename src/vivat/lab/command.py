"""The flags of `vivat lab`, and the study that each of its commands runs, which is imported when it does."""

import argparse
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

STUDIES = {
    "simulate": "Simulate",
    "compare": "Compare",
    "duel": "Duel",
    "ladder": "Ladder",
    "strength": "Strength",
    "balance": "Balance",
    "roles": "Roles",
    "calibrate": "Calibrate",
    "exploit": "Exploit",
    "leak": "Leak",
    "honesty": "Honesty",
}
"""The class of each study, by which the lab exports it."""
PLAYERS = """\
players:
  {bots}   from the easiest to the strongest
  search:N         a search with N simulations a move
  naive, guess:N   castle games: who has just read the rules; a search that guesses goals
  FILE.py:CLASS    a bot of your own (docs/bots.md)"""


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

        given = {name: getattr(flags, name) for name in ("into", "seed", "folder") if hasattr(flags, name)}
        return run_chances(flags.sources, **given)
    from vivat.lab.runner import run as run_study

    study: Any = getattr(import_module("vivat.lab"), STUDIES[flags.study])
    given = {field.name: getattr(flags, field.name) for field in fields(study) if hasattr(flags, field.name)}
    parameters = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return run_study(study(**parameters), workers=flags.workers, as_json=flags.json, folder=flags.folder)


def add_lab(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the flags of `vivat lab`."""
    lab = commands.add_parser("lab", help="simulate, compare players and rules, measure")
    lab.set_defaults(lang="en")
    studies = lab.add_subparsers(dest="study", metavar="STUDY", required=True)

    def add(name: str, *parents: ArgumentParser, help: str) -> Any:  # noqa: A002
        return studies.add_parser(
            name, parents=[shared_flags(), *parents], help=help, description=help, epilog=PLAYERS,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip

    number = at_least_one
    simulate = add(
        "simulate",
        size_flag(),
        bot_flag(),
        rule_flag(),
        help="lengths, scores, elections, seats and roles of many games",
    )
    usual = "default: 1000, or 100000 of random players, who run in compiled code"
    simulate.add_argument("--games", type=number, metavar="N", help=usual)
    compare = add(
        "compare",
        size_flag(),
        bot_flag(),
        rule_flag(),
        help="the book's rules and yours side by side, with the same deals",
    )
    compare.add_argument("--games", type=number, metavar="N", help=f"by each of the rules ({usual})")
    add_matches(add)
    balance = add(
        "balance", size_flag(), bot_flag(), help="search for house rules, or a role sheet, with equal chances"
    )
    balance.add_argument(
        "--vary", action="append", default=[], metavar="NAME[=LOW..HIGH]",
        help="a number that may change (repeat; default: what roles need, or the usual house rules)",
    )  # fmt: skip
    balance.add_argument("--games", type=number, default=500, metavar="N", help="for each trial (default 500)")
    balance.add_argument("--steps", type=number, default=10, metavar="N", help="at most (default 10)")
    balance.add_argument("--sheet", type=Path, metavar="FILE", help="intrigue: the role sheet to begin with (S9.7)")
    roles = add(
        "roles", bot_flag(), rule_flag(), help="how often each role of intrigue wins, at tables of several sizes"
    )
    roles.set_defaults(game="intrigue")
    roles.add_argument(
        "--players", type=int, nargs="+", default=[4, 5, 6, 7, 8], metavar="N", help="sizes of tables (default: 4 to 8)"
    )
    roles.add_argument("--games", type=number, default=20_000, metavar="N", help="at each size (default 20000)")
    roles.add_argument("--sheet", type=Path, metavar="FILE", help="a role sheet of your own (S9.7)")
    calibrate = add(
        "calibrate",
        size_flag(),
        bot_flag(),
        rule_flag(),
        help="how good beliefs are, about Favourites or about roles and hands",
    )
    calibrate.add_argument("--games", type=number, default=200, metavar="N", help="default 200")
    add_readings(add)
    add_honesty(add)
    add_export(studies)
    add_fit(studies)
    add_chances(studies)


def add_matches(add: Callable[..., Any]) -> None:
    """Add the flags of the studies in which named bots meet."""
    duel = add("duel", rule_flag(), help="who wins more, in duplicate deals with every seat for everybody")
    duel.add_argument("bots", nargs="+", metavar="BOT", help="one for each seat (see below)")
    duel.add_argument(
        "--deals", type=at_least_one, default=100, metavar="N", help="each is played once a seat (default 100)"
    )
    ladder = add("ladder", size_flag(), rule_flag(), help="ratings, and who beats whom, when every two meet")
    ladder.add_argument("bots", nargs="+", metavar="BOT", help="two or more (see below)")
    ladder.add_argument(
        "--deals", type=at_least_one, default=50, metavar="N", help="for every two, each played twice (default 50)"
    )
    strength = add(
        "strength", size_flag(), rule_flag(), help="each bot alone against a table of another, from every seat"
    )
    strength.add_argument("bots", nargs="+", metavar="BOT", help="one or more (see below)")
    strength.add_argument("--against", default=SUPPRESS, metavar="BOT", help="all the others (default: {usual})")
    strength.add_argument(
        "--deals", type=at_least_one, default=50, metavar="N", help="for each, played once a seat (default 50)"
    )


def add_readings(add: Callable[..., Any]) -> None:
    """Add the flags of the studies of how well a bot of the castle games can be read."""
    exploit = add(
        "exploit", size_flag(), rule_flag(), help="castle games: how much somebody wins who has studied a bot"
    )
    exploit.add_argument("bot", metavar="BOT", help="who is studied (see below)")
    exploit.add_argument("--games", type=at_least_one, default=120, metavar="N", help="studied (default 120)")
    exploit.add_argument("--deals", type=at_least_one, default=60, metavar="N", help="played then (default 60)")
    exploit.add_argument(
        "--simulations", type=at_least_one, default=2_000, metavar="N", help="a move of who has studied (default 2000)"
    )
    leak = add("leak", size_flag(), rule_flag(), help="castle games: how much a bot gives away of its Favourites")
    leak.add_argument("bot", metavar="BOT", help="who is read (see below)")
    leak.add_argument("--games", type=at_least_one, default=60, metavar="N", help="studied, then read (default 60)")


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
    chances.add_argument("--into", type=Path, default=SUPPRESS, metavar="FILE", help="default: the table that is used")
    chances.add_argument("--folder", type=Path, default=SUPPRESS, metavar="DIR", help="write data and plots there")


def add_honesty(add: Callable[..., Any]) -> None:
    """Add the flags of the study of reviews."""
    honesty = add("honesty", size_flag(), help="can reviews be believed: chances, planted blunders, two seeds")
    honesty.add_argument("bots", nargs="*", metavar="BOT", help="who sits at mixed tables (see below)")
    honesty.add_argument("--unnamed", action="store_true", help="records do not say who is a bot: types are inferred")
    for name, usual, what in (
        ("games", 100, "games whose stated chances are compared with what happened"),
        ("twice", 10, "games that are reviewed with two seeds"),
        ("positions", 200, "planted blunders"),
    ):
        honesty.add_argument(
            f"--{name}", type=at_least_one, default=usual, metavar="N", help=f"{what} (default {usual})"
        )


def add_export(studies: "argparse._SubParsersAction[Any]") -> None:
    """Add the flags of `vivat lab export`."""
    export = studies.add_parser("export", help="finished games as Parquet: a row a game, a row a decision")
    export.add_argument("sources", nargs="+", type=Path, metavar="RECORD", help="record files, or folders with some")
    export.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where the two files are written")


def shared_flags() -> ArgumentParser:
    """A parser of the flags that every study has."""
    shared = ArgumentParser(add_help=False)
    shared.add_argument(
        "--game", default="kingup", metavar="NAME", help="an edition, intrigue or a scenario of it; +OPTION adds to it"
    )
    shared.add_argument("--seed", type=int, default=1, metavar="N", help="play the same games again (default 1)")
    shared.add_argument("--workers", type=at_least_one, metavar="N", help="processes (default: one a core)")
    shared.add_argument("--cluster", dest="workers", metavar="ADDRESS", help="a scheduler of dask.distributed instead")
    shared.add_argument("--json", action="store_true", help="numbers for programs")
    shared.add_argument("--folder", type=Path, metavar="DIR", help="write data, plots and a page to look at there")
    return shared


def size_flag() -> ArgumentParser:
    """A parser of the flag `--players`, for studies at a table of a certain size."""
    seats = ArgumentParser(add_help=False)
    seats.add_argument("--players", type=int, default=4, metavar="N", help="seats at the table (default 4)")
    return seats


def bot_flag() -> ArgumentParser:
    """A parser of the flag `--bots`, for studies with the same player on every seat; each study has its default."""
    bots = ArgumentParser(add_help=False)
    bots.add_argument("--bots", default=SUPPRESS, metavar="BOT", help="who plays (default: {usual})")
    return bots


def rule_flag() -> ArgumentParser:
    """A parser of the flag `--rule`, for studies that can be made by house rules."""
    changed = ArgumentParser(add_help=False)
    changed.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="a house rule, such as no_cards=2 (repeat)"
    )
    return changed


def at_least_one(text: str) -> int:
    """A number from 1 upwards; anything else is refused."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 upwards")
    return number
