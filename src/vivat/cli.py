"""The command `vivat`. What a command needs is imported when it runs, so that help answers at once."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from vivat.words import Words

EXAMPLES = """\
examples:
  vivat play                                  questions, then a game; Enter takes what is usual
  vivat play --yes                            at once: you and three stewards, KingUp!
  vivat play kingup --seat Anna --seat Bruno --seat steward
                                              two people at this keyboard, and a bot
  vivat play vive-le-roi --seat Anna --seat steward:Zoe --emissary --ambition
  vivat play vive-le-roi --seat "Anna + Bruno" --players 4 --wedding
                                              a team of two and three bots
  vivat play intrigue --players 5             secret roles: you and four bots
  vivat play hit-men --seat Anna --seat Bruno a scenario of it, two people at this keyboard
  vivat play intrigue --session 8 --reduction several games, to 8 points
  vivat play --resume my.vivat                go on where you stopped

a seat is NAME (a person), "NAME + NAME" (a team of two), BOT (a bot with a name of its own) or BOT:NAME.
bots, from the easiest to the strongest: {bots}
"""


class Parser(argparse.ArgumentParser):
    """Tells a mistake in one sentence, with where to look."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit code 2."""
        sys.stderr.write(f"vivat: {message}. See: {self.prog} --help\n")
        sys.exit(2)

    def format_help(self) -> str:
        """With the names of the bots, which are imported for whoever wants to read them."""
        text = super().format_help()
        if "{bots}" not in text:
            return text
        from vivat.bots import BOTS

        return text.replace("{bots}", ", ".join(BOTS))


class Version(argparse.Action):
    """Prints the version of the installed package."""

    def __call__(self, *_: object) -> NoReturn:
        """Looked up only when asked for: importlib.metadata takes its time."""
        from importlib.metadata import version

        sys.stdout.write(f"vivat {version('vivat')}\n")
        sys.exit(0)


def make_parser() -> Parser:
    """All commands and their flags."""
    parser = Parser(
        prog="vivat", description='The "long live the King" games: play them, replay them, read their rules.'
    )
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and leave")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    shared = Parser(add_help=False)
    shared.add_argument("--plain", action="store_true", help="plain lines, for a screen reader or a file")
    shared.add_argument("--lang", default="en", metavar="LANGUAGE", help="en, fr or it (where the words are there)")
    add_play(commands.add_parser(
        "play", parents=[shared], help="play with people at this keyboard and bots",
        description="Play a game. Whatever the flags leave open is asked, with the usual answer on Enter.",
        epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter,
    ))  # fmt: skip
    replay = commands.add_parser("replay", parents=[shared], help="step through a saved or finished game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--as", dest="viewer", metavar="SEAT", help="see only what this seat (number or name) knew")
    replay.add_argument("--all", action="store_true", help="print the whole game instead of stepping")
    commands.add_parser("editions", parents=[shared], help="what can be played, by how many, with which options")
    rules = commands.add_parser("rules", parents=[shared], help="read the rulebook: an article, a chapter or a word")
    rules.add_argument("article", nargs="*", metavar="ARTICLE", help='such as R5.2, S4 or "jester"; nothing lists all')
    bench = commands.add_parser("bench", help="how fast the rules are on this machine")
    bench.add_argument("--json", action="store_true", help="numbers for programs")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long to measure each (default 2)")
    add_server(commands)
    roles = commands.add_parser("roles", help="how often each role of intrigue wins among bots")
    roles.add_argument("--players", type=int, nargs="+", default=[4, 5, 6, 7, 8], metavar="N", help="table sizes")
    roles.add_argument("--games", type=int, default=20_000, metavar="N", help="games for each (default 20000)")
    roles.add_argument("--seed", type=int, default=1, metavar="N", help="play the same games again (default 1)")
    roles.add_argument("--sheet", metavar="FILE", help="a role sheet of your own")
    roles.add_argument("--scenario", default="base", metavar="KEY", help="a scenario (default: the base game)")
    roles.add_argument("--json", action="store_true", help="numbers for programs")
    roles.set_defaults(lang="en")
    add_lab(commands)
    return parser


def add_lab(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The flags of `vivat lab`."""
    lab = commands.add_parser("lab", help="simulate, compare players, measure")
    lab.set_defaults(lang="en")
    studies = lab.add_subparsers(dest="study", metavar="STUDY", required=True)
    shared = Parser(add_help=False)
    shared.add_argument(
        "--game", default="kingup", metavar="NAME", help="an edition, intrigue or a scenario of it; +OPTION adds to it"
    )
    shared.add_argument("--seed", type=int, default=1, metavar="N", help="play the same games again (default 1)")
    shared.add_argument("--workers", type=at_least_one, metavar="N", help="processes (default: one a core)")
    shared.add_argument("--cluster", dest="workers", metavar="ADDRESS", help="a scheduler of dask.distributed instead")
    shared.add_argument("--json", action="store_true", help="numbers for programs")
    shared.add_argument("--folder", type=Path, metavar="DIR", help="write data, plots and a page to look at there")
    seats = Parser(add_help=False)
    seats.add_argument("--players", type=int, default=4, metavar="N", help="seats at the table (default 4)")
    duel = studies.add_parser(
        "duel", parents=[shared], help="who wins more, in duplicate deals with every seat for everybody"
    )
    duel.add_argument("bots", nargs="+", metavar="BOT", help="one for each seat: a bot, naive, search:N or guess:N")
    duel.add_argument(
        "--deals", type=at_least_one, default=100, metavar="N", help="each is played once a seat (default 100)"
    )
    ladder = studies.add_parser(
        "ladder", parents=[shared, seats], help="ratings, and who beats whom, when every two meet"
    )
    ladder.add_argument("bots", nargs="+", metavar="BOT", help="two or more: a bot, naive, search:N or guess:N")
    ladder.add_argument(
        "--deals", type=at_least_one, default=50, metavar="N", help="for every two, each played twice (default 50)"
    )
    strength = studies.add_parser(
        "strength", parents=[shared, seats], help="each bot alone against a table of another, from every seat"
    )
    strength.add_argument("bots", nargs="+", metavar="BOT", help="one or more: a bot, naive, search:N or guess:N")
    strength.add_argument("--against", default="steward", metavar="BOT", help="all the others (default: steward)")
    strength.add_argument(
        "--deals", type=at_least_one, default=50, metavar="N", help="for each, played once a seat (default 50)"
    )
    simulate = studies.add_parser(
        "simulate", parents=[shared, seats], help="lengths, scores, elections, seats and roles of many games"
    )
    simulate.add_argument("--games", type=at_least_one, default=100_000, metavar="N", help="default 100000")
    simulate.add_argument("--bots", default="random", metavar="BOT", help="who plays (default: random, compiled)")
    simulate.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="a house rule, such as no_cards=2 (repeat)"
    )
    balance = studies.add_parser(
        "balance", parents=[shared, seats], help="search for house rules, or a role sheet, with equal chances"
    )
    balance.add_argument(
        "--vary", action="append", default=[], metavar="NAME[=LOW..HIGH]",
        help="a number that may change (repeat; default: what roles need, or the usual house rules)",
    )  # fmt: skip
    balance.add_argument("--bots", default="steward", metavar="BOT", help="who plays (default: steward)")
    balance.add_argument("--games", type=at_least_one, default=500, metavar="N", help="for each trial (default 500)")
    balance.add_argument("--steps", type=at_least_one, default=10, metavar="N", help="at most (default 10)")
    balance.add_argument("--sheet", type=Path, metavar="FILE", help="intrigue: the role sheet to begin with (S9.7)")
    calibrate = studies.add_parser(
        "calibrate",
        parents=[shared, seats],
        help="how good beliefs are, about Favourites or about roles and hands",
    )
    calibrate.add_argument("--games", type=at_least_one, default=200, metavar="N", help="default 200")


def at_least_one(text: str) -> int:
    """A number of things to do."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 upwards")
    return number


def add_server(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The flags of `vivat serve` and `vivat tables`."""
    database = "sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in the folder for program data)"
    serve = commands.add_parser("serve", help="let people and programs play over the network")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    serve.add_argument("--port", type=int, metavar="N", help="on which port (default: 8000, or the next free one)")
    serve.add_argument("--database", metavar="URL", help=database)
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.add_argument("--no-limits", action="store_true", help="for load tests: take as many requests as come")
    serve.add_argument("--cold", action="store_true", help="do not compile the bots that search before one is needed")
    serve.set_defaults(lang="en")
    tables = commands.add_parser("tables", help="back up a server's tables, or bring them back")
    tables.add_argument("what", choices=("export", "import"), help="write to a folder, or read from it")
    tables.add_argument("folder", metavar="FOLDER")
    tables.add_argument("--database", metavar="URL", help=database)
    tables.set_defaults(lang="en")


def add_play(play: argparse.ArgumentParser) -> None:
    """The flags of `vivat play`."""
    play.add_argument(
        "edition", nargs="?", metavar="EDITION", help="a castle edition, intrigue, or a scenario of intrigue"
    )
    play.add_argument("--players", type=int, metavar="N", help="seats at the table; bots fill those that nobody takes")
    play.add_argument("--seat", action="append", default=[], metavar="SEAT", help="who sits there (repeat; see below)")
    play.add_argument("--bot", metavar="BOT", help="the bots that fill the table (default: steward)")
    play.add_argument("--ambition", action="store_true", help="option: secret goals (R8.1)")
    play.add_argument("--banished", action="store_true", help="option: one Favourite does not count (R8.5)")
    play.add_argument("--emissary", action="store_true", help="variant: the Emissary of the Empire (R9)")
    play.add_argument("--wedding", action="store_true", help="variant: the Royal wedding (R10)")
    play.add_argument("--shared-pawn", action="store_true", help="variant: a team has one score (R11.5)")
    play.add_argument("--first", metavar="SEAT", help="the seat that begins, by number or name (default: by lot)")
    play.add_argument(
        "--memory-aids", action=argparse.BooleanOptionalAction, help="count everybody's vote cards (R5.10)"
    )
    add_intrigue(play)
    play.add_argument("--seed", type=int, metavar="N", help="deal and play the same game again")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", metavar="FILE", help="where the game is kept (default: the folder for program data)")
    play.add_argument("--yes", action="store_true", help="no questions: whatever is open is as usual")
    play.add_argument("--fast", action="store_true", help="no pauses while bots play")


def add_intrigue(play: argparse.ArgumentParser) -> None:
    """The flags that only intrigue has."""
    only = play.add_argument_group("intrigue only")
    only.add_argument("--scenario", metavar="KEY|FILE", help="which roles are dealt (see: vivat editions), or your own")
    only.add_argument("--sheet", metavar="FILE", help="a role sheet with the numbers of your own cards (S9.7)")
    only.add_argument("--forced-alliances", action="store_true", help="a partner is not asked (S4.7)")
    only.add_argument("--rounds", type=int, metavar="N", help="a game without a winner ends then; 0 never (S3.6)")
    only.add_argument(
        "--session", type=int, nargs="?", const=8, metavar="POINTS", help="several games to so many points (default 8)"
    )
    only.add_argument("--reduction", action="store_true", help="roles just played leave the pool of a session (S8.3)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code. No mistake of a user ends in a traceback."""
    flags = make_parser().parse_args(argv)
    try:
        code = run(flags)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def run(flags: argparse.Namespace) -> int:
    """The command itself, with its failures told on standard error."""
    if flags.command == "bench":
        from vivat.adapters.bench import measure as measure_adapters
        from vivat.lab.bench import run as run_bench

        return run_bench(as_json=flags.json, seconds=flags.seconds, others=[measure_adapters])
    from vivat.game import VivatError
    from vivat.terminal.failure import Failure
    from vivat.words import languages, words

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange byte is no reason to end a game
    if flags.lang not in languages():
        sys.stderr.write(
            words().say("error-unknown-language", language=flags.lang, known=", ".join(languages())) + "\n"
        )
        return 2
    try:
        return command(flags, words(flags.lang))
    except Failure as failure:
        sys.stderr.write(f"{failure}\n")
    except VivatError as error:
        sys.stderr.write(f"{error.refusal.sentence(flags.lang)}\n")
    return 2


def command(flags: argparse.Namespace, words: "Words") -> int:
    """Import what the command needs, and do it."""
    if flags.command == "play":
        from vivat.terminal.play_command import play

        return play(flags, words)
    if flags.command == "replay":
        from vivat.terminal.replay import replay

        return replay(flags, words)
    if flags.command == "roles":
        from vivat.lab.roles import run as run_roles

        return run_roles(tuple(flags.players), flags.games, flags.seed, flags.json, flags.sheet, flags.scenario)
    if flags.command == "lab":
        return study(flags)
    if flags.command == "serve":
        from vivat.web.serving import serve

        return serve(flags.host, flags.port, flags.database, flags.open, flags.no_limits, flags.cold)
    if flags.command == "tables":
        from vivat.table.backup import run as run_backup

        return run_backup(flags.what, Path(flags.folder), flags.database)
    from vivat.terminal import listings

    return listings.editions(flags, words) if flags.command == "editions" else listings.rules(flags, words)


def study(flags: argparse.Namespace) -> int:
    """One study of the lab."""
    if flags.study == "duel":
        from vivat.lab.duel import run as run_duel

        bots = tuple(flags.bots)
        return run_duel(flags.game, bots, flags.deals, flags.seed, flags.json, flags.folder, flags.workers)
    if flags.study == "ladder":
        from vivat.lab.ladder import run as run_ladder

        bots = tuple(flags.bots)
        return run_ladder(
            flags.game, bots, flags.players, flags.deals, flags.seed, flags.json, flags.folder, flags.workers
        )
    if flags.study == "strength":
        from vivat.lab.strength import run as run_strength

        return run_strength(
            flags.game, flags.players, tuple(flags.bots), flags.against, flags.deals, flags.seed, flags.json,
            flags.folder, flags.workers,
        )  # fmt: skip
    if flags.study == "simulate":
        from vivat.lab.simulate import run as run_simulate

        rules, folder = tuple(flags.rule), flags.folder
        return run_simulate(
            flags.game, flags.players, flags.bots, flags.games, flags.seed, flags.json, rules, folder, flags.workers
        )
    if flags.study == "balance":
        from vivat.lab.balance import run as run_balance

        return run_balance(
            flags.game, flags.players, flags.bots, tuple(flags.vary), flags.games, flags.steps, flags.seed, flags.json,
            flags.sheet, flags.folder, flags.workers,
        )  # fmt: skip
    from vivat.lab.calibrate import run as run_calibrate

    return run_calibrate(flags.game, flags.players, flags.games, flags.seed, flags.json, flags.folder, flags.workers)


if __name__ == "__main__":
    sys.exit(main())
