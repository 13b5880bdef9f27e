"""The command `vivat`. What a command needs is imported when it runs, so that help answers at once."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from vivat.lab.command import add_lab

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
and search:N, a search with N simulations a move; FILE.py:CLASS, one of your own (docs/bots.md)
"""


class Parser(argparse.ArgumentParser):
    """Tells a mistake in one sentence, with where to look."""

    fill: Callable[[argparse.ArgumentParser], None] | None = None
    """Adds the flags that take long to import, once this command is the one that was named."""

    def fill_in(self) -> None:
        """Add the flags that were left out so far."""
        if self.fill is not None:
            fill, self.fill = self.fill, None
            fill(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The flags of this command, all of which are there by now; what it does not know is a mistake of its own."""
        self.fill_in()
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """Print the mistake on standard error and leave with exit code 2."""
        sys.stderr.write(f"vivat: {message}. See: {self.prog} --help\n")
        sys.exit(2)

    def format_help(self) -> str:
        """The help, with the names of the bots, which are imported for whoever wants to read them."""
        text = super().format_help()
        if "{bots}" not in text:
            return text
        from vivat.bots.levels import LEVELS

        return text.replace("{bots}", ", ".join(LEVELS))


class Version(argparse.Action):
    """Prints the version of the installed package."""

    def __call__(self, *_: object) -> NoReturn:
        """Print the version and leave; it is looked up only now, for importlib.metadata takes its time."""
        from vivat import __version__

        sys.stdout.write(f"vivat {__version__}\n")
        sys.exit(0)


def make_parser() -> Parser:
    """The parser of all commands and their flags; a command for which something has to be imported fills them in."""
    parser = Parser(
        prog="vivat", description='The "long live the King" games: play them, replay them, read their rules.'
    )
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and leave")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    shared = Parser(add_help=False)
    shared.add_argument("--plain", action="store_true", help="plain lines, for a screen reader or a file")
    shared.add_argument(
        "--lang",
        default="en",
        metavar="LANGUAGE",
        help="the language, such as fr or it (English where there are no words in it)",
    )
    play = commands.add_parser(
        "play", parents=[shared], help="play with people at this keyboard and bots",
        description="Play a game. Whatever the flags leave open is asked, with the usual answer on Enter.",
        epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    play.fill = add_play
    replay = commands.add_parser("replay", parents=[shared], help="step through a saved or finished game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--as", dest="viewer", metavar="SEAT", help="see only what this seat (number or name) knew")
    replay.add_argument("--all", action="store_true", help="print the whole game instead of stepping")
    commands.add_parser("editions", parents=[shared], help="what can be played, by how many, with which options")
    rules = commands.add_parser("rules", parents=[shared], help="read the rulebook: an article, a chapter or a word")
    rules.add_argument("article", nargs="*", metavar="ARTICLE", help='such as R5.2, S4 or "jester"; nothing lists all')
    add_campaign(commands, shared)
    add_review(commands, shared)
    puzzle = commands.add_parser("puzzle", parents=[shared], help="the puzzle of the day, or of an earlier one")
    puzzle.add_argument("day", nargs="?", metavar="DAY", help="such as 2026-11-18 (default: today)")
    bench = commands.add_parser("bench", help="how fast the rules are on this machine")
    bench.add_argument("--json", action="store_true", help="numbers for programs")
    bench.add_argument(
        "--seconds", type=positive_seconds, default=2.0, metavar="S", help="how long to measure each (default 2)"
    )
    add_server(commands)
    add_lab(commands)
    return parser


def positive_seconds(text: str) -> float:
    """A finite number of seconds above 0; anything else is refused."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:  # what is no number compares with nothing
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0, such as 2 or 0.5")
    return seconds


def add_campaign(commands: "argparse._SubParsersAction[Parser]", shared: Parser) -> None:
    """Add the flags of `vivat campaign`."""
    campaign = commands.add_parser(
        "campaign", parents=[shared], help="what finished games come to: achievement cards, and the true King",
        description="Read the records (*.vivat) in a folder and below it, and tell the campaign that they make.",
    )  # fmt: skip
    campaign.add_argument("folder", metavar="FOLDER")
    campaign.add_argument(
        "--catalogue", action="append", default=[], metavar="FILE",
        help="cards of your own, in TOML, instead of the usual ones; may be given often",
    )  # fmt: skip
    campaign.add_argument("--json", action="store_true", help="one line of JSON, for programs")
    campaign.add_argument("--print", metavar="FILE.html", help="write a page to print: the tally and everybody's cards")


def add_review(commands: "argparse._SubParsersAction[Parser]", shared: Parser) -> None:
    """Add the flags of `vivat review`."""
    review = commands.add_parser(
        "review", parents=[shared], help="what each decision of a finished game was worth, and what there is to learn",
        description="Review a finished game: for each seat, from what it knew, its chances, mistakes and lessons.",
    )  # fmt: skip
    review.add_argument("file", metavar="FILE")
    review.add_argument("--seat", metavar="SEAT", help="only for this seat (number or name)")
    review.add_argument("--thoughts", action="store_true", help="tell what the bots thought, too")
    review.add_argument("--html", metavar="FILE.html", help="write a page: curve, turning points, lessons, mistakes")
    review.add_argument("--json", action="store_true", help="one line of JSON, for programs")


def add_server(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the flags of `vivat serve`, `vivat think` and `vivat tables`."""
    database = "sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in the folder for program data)"
    configured = Parser(add_help=False)
    configured.add_argument("--config", metavar="FILE", help="settings of the server, in TOML (or: VIVAT_CONFIG)")
    serve = commands.add_parser(
        "serve", parents=[configured], help="let people and programs play over the network",
        usage="vivat serve [--config FILE] [--show-config] [--SETTING VALUE …]",
        epilog="Each flag is a key of the file (limits.frames_burst) and a variable (VIVAT_LIMITS_FRAMES_BURST) too.",
    )  # fmt: skip
    serve.add_argument("--show-config", action="store_true", help="print every setting with its source, and leave")
    serve.fill = add_settings
    serve.set_defaults(lang="en")
    think = commands.add_parser(
        "think", parents=[configured], help="only think, for all servers on a database of PostgreSQL"
    )
    think.add_argument("--database", metavar="URL", help="postgresql://USER@HOST/NAME, as the servers have it")
    think.add_argument("--searches", metavar="N", help="how many bots may search at once (default: cores)")
    think.add_argument(
        "--no-compile", action="store_const", const=True, help="do not compile the bots that search beforehand"
    )
    think.add_argument(
        "--metrics-port",
        type=int,
        metavar="PORT",
        help="where an operator's Prometheus reads its numbers; 0 takes any free port",
    )
    think.add_argument("--metrics-host", default="127.0.0.1", metavar="ADDRESS", help="the address for that")
    think.set_defaults(lang="en")
    tables = commands.add_parser("tables", help="back up a server's tables, bring them back, or check them")
    kinds = tables.add_subparsers(dest="what", required=True, metavar="export|import|check|rebuild")
    for what, does in (("export", "write all tables to a folder"), ("import", "read all tables from a folder")):
        kind = kinds.add_parser(what, parents=[configured], help=does)
        kind.add_argument("folder", metavar="FOLDER")
        kind.add_argument("--database", metavar="URL", help=database)
    check = kinds.add_parser(
        "check", parents=[configured], help="read every table and circle, and say which are damaged and why"
    )
    check.add_argument("--database", metavar="URL", help=database)
    rebuild = kinds.add_parser(
        "rebuild", parents=[configured], help="work out anew what finished games come to, for circles and players"
    )
    rebuild.add_argument("--database", metavar="URL", help=database)
    tables.set_defaults(lang="en")
    add_admin(commands, configured, database)


def add_admin(commands: "argparse._SubParsersAction[Parser]", configured: Parser, database: str) -> None:
    """Add the flags of `vivat admin`."""
    admin = commands.add_parser("admin", help="reports, bans, tables and guests of a server, and who did what")
    admin.set_defaults(lang="en")
    kinds = admin.add_subparsers(dest="what", required=True, metavar="WHAT")
    shared = Parser(add_help=False, parents=[configured])
    shared.add_argument("--database", metavar="URL", help=database)
    listing = Parser(add_help=False, parents=[shared])
    listing.add_argument("--json", action="store_true", help="one line of JSON, for programs")
    acting = Parser(add_help=False, parents=[shared])
    acting.add_argument("--reason", metavar="TEXT", help="why; of a ban, the banned are told")
    acting.add_argument("--by", metavar="NAME", help="who does it, for the log (default: the user of this machine)")
    reports = kinds.add_parser("reports", parents=[listing], help="what people have reported")
    reports.add_argument("--all", action="store_true", help="those that are settled too")
    report = kinds.add_parser("report", parents=[listing], help="one report, with what was said")
    report.add_argument("target", type=int, metavar="NUMBER")
    settle = kinds.add_parser("settle", parents=[acting], help="a report needs nobody's attention any more")
    settle.add_argument("target", type=int, metavar="NUMBER")
    kinds.add_parser("bans", parents=[listing], help="who is banned")
    ban = kinds.add_parser("ban", parents=[acting], help="keep a guest or an address away")
    ban.add_argument("target", metavar="GUEST|ADDRESS", help="of IPv6 the /64 is banned")
    ban.add_argument("--days", type=int, metavar="N", help="for so long (default: for ever)")
    tables = kinds.add_parser("tables", parents=[listing], help="the tables that changed last")
    tables.add_argument("--most", type=int, default=50, metavar="N", help="how many (default 50)")
    table = kinds.add_parser("table", parents=[listing], help="one table, and who sat there")
    table.add_argument("target", metavar="TABLE")
    devices = kinds.add_parser("devices", parents=[listing], help="the devices of a guest")
    devices.add_argument("target", metavar="GUEST")
    channels = kinds.add_parser("channels", parents=[listing], help="by which ways a guest is told what waits for them")
    channels.add_argument("target", metavar="GUEST")
    revoke = kinds.add_parser("revoke", parents=[acting], help="log out a guest's devices; the guest stays")
    revoke.add_argument("target", metavar="GUEST")
    revoke.add_argument("--device", metavar="ID", help="only this one (default: all, and recovery codes)")
    for what, target, does in (
        ("unban", "GUEST|ADDRESS", "let them come again"),
        ("unlist", "TABLE", "take a table from the list; whoever has its link still finds it"),
        ("close", "TABLE", "let nobody look at or play at a table any more; its log stays"),
        ("delete-table", "TABLE", "delete a table with all that was played and said there"),
        ("delete-guest", "GUEST", "delete a guest with everything of theirs; others' games stay, with a neutral name"),
    ):
        kinds.add_parser(what, parents=[acting], help=does).add_argument("target", metavar=target)
    retain = kinds.add_parser(
        "retain", parents=[acting], help="delete finished tables and settled reports that are old"
    )
    retain.add_argument("--days", type=int, required=True, metavar="N", help="older than so many days")
    retain.add_argument("--unfinished", action="store_true", help="tables that were never finished too")
    kinds.add_parser("vacuum", parents=[acting], help="give back the space of what was deleted")
    kinds.add_parser("log", parents=[listing], help="what operators have done, when, and who")


def add_settings(serve: argparse.ArgumentParser) -> None:
    """Add the settings of a server as flags of `vivat serve`."""
    from vivat.web.setting_flags import add_setting_flags

    add_setting_flags(serve)


def add_play(play: argparse.ArgumentParser) -> None:
    """Add the flags of `vivat play`, the options of the games among them."""
    from vivat.bots.levels import USUAL_BOT
    from vivat.terminal.option_flags import add_option_flags

    play.add_argument(
        "edition", nargs="?", metavar="EDITION", help="a castle edition, intrigue, or a scenario of intrigue"
    )
    play.add_argument("--players", type=int, metavar="N", help="seats at the table; bots fill those that nobody takes")
    play.add_argument("--seat", action="append", default=[], metavar="SEAT", help="who sits there (repeat; see below)")
    play.add_argument("--bot", metavar="BOT", help=f"the bots that fill the table (default: {USUAL_BOT})")
    play.add_argument("--seed", type=int, metavar="N", help="deal and play the same game again")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", metavar="FILE", help="where the game is kept (default: the folder for program data)")
    play.add_argument("--yes", action="store_true", help="no questions: whatever is open is as usual")
    play.add_argument("--fast", action="store_true", help="no pauses while bots play")
    play.add_argument("--no-talk", dest="talk", action="store_false", help="bots of the card game say nothing")
    add_option_flags(play)


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
    """Run a command and tell its failures on standard error; returns the exit code."""
    if flags.command == "bench":
        from vivat.adapters.bench import figures as figures_of_adapters
        from vivat.lab.bench import run as run_bench

        return run_bench(as_json=flags.json, seconds=flags.seconds, others=[*figures_of_adapters()])
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
    """Import what a command needs and run it; returns its exit code."""
    if flags.command == "play":
        from vivat.terminal.play_command import play

        return play(flags, words)
    if flags.command == "replay":
        from vivat.terminal.replay import replay

        return replay(flags, words)
    if flags.command == "campaign":
        from vivat.terminal.campaign_command import campaign

        return campaign(flags, words)
    if flags.command == "review":
        from vivat.terminal.review_command import review

        return review(flags, words)
    if flags.command == "puzzle":
        from vivat.terminal.puzzle_command import puzzle

        return puzzle(flags, words)
    if flags.command == "lab":
        from vivat.lab.command import run as run_lab

        return run_lab(flags)
    if flags.command == "serve":
        return serve(flags)
    if flags.command == "think":
        from vivat.table.search_worker_command import think
        from vivat.web.settings import read_configuration

        wanted = {name: getattr(flags, name) for name in ("config", "database", "searches", "no_compile")}
        settings = read_configuration(wanted).settings
        metrics_at = None if flags.metrics_port is None else (flags.metrics_host, flags.metrics_port)
        return think(settings.database, settings.searches, settings.no_compile, metrics_at)
    if flags.command in ("tables", "admin"):
        from vivat.web.settings import read_configuration

        database = read_configuration({"config": flags.config, "database": flags.database}).settings.database
        if flags.command == "admin":
            from vivat.circle.forgetting import forget_in_circles
            from vivat.table.admin.command import run as run_admin

            return run_admin(flags, database, forget_in_circles)
        if flags.what == "check":
            from vivat.circle.checking import check_circles
            from vivat.table.checking import run as run_check

            return run_check(database, check_circles)
        if flags.what == "rebuild":
            from vivat.circle.table_results import run as run_rebuild

            return run_rebuild(database)
        from vivat.circle.forgetting import forget_in_circles
        from vivat.table.backup import run as run_backup

        return run_backup(flags.what, Path(flags.folder), database, forget_in_circles)
    from vivat.terminal import listings

    return listings.editions(flags, words) if flags.command == "editions" else listings.rules(flags, words)


def serve(flags: argparse.Namespace) -> int:
    """Serve with the settings of flags, environment and file, or only show them."""
    from vivat.web.settings import read_configuration, show_configuration

    configuration = read_configuration(vars(flags))
    if flags.show_config:
        sys.stdout.write(show_configuration(configuration))
        return 0
    from vivat.web.serving import serve
    from vivat.words import words

    words(flags.lang).read()  # nobody who plays waits for it
    return serve(configuration.settings)


if __name__ == "__main__":
    sys.exit(main())
