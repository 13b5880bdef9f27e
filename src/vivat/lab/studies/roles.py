"""`vivat roles`: how often each role of intrigue wins among courtiers."""

import json
import sys
from contextlib import closing
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table

from vivat.bots.courtier import Courtier
from vivat.game import Dealer
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.outcome import IntrigueOutcome
from vivat.game.intrigue.sheet import Sheet, load_sheet
from vivat.lab.crew import Advance, batches, progress_bar, share_out, until_interrupted
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import ROLES

GAMES_A_TASK = 5
"""A worker plays so many games before it reports: few enough for a smooth bar and a quick stop."""
DEVIATIONS = 1.959964
"""A normal variable lies within so many standard deviations in 95 % of all cases."""


def wilson(wins: float, dealt: int) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence (Wilson's).

    Wins may be shared: parts of a win vary less than whole ones, so the interval is then rather too wide.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if not dealt:
        return 0.0, 1.0
    share, square = wins / dealt, DEVIATIONS**2
    middle = share + square / (2 * dealt)
    width = DEVIATIONS * sqrt(share * (1 - share) / dealt + square / (4 * dealt**2))
    return (middle - width) / (1 + square / dealt), (middle + width) / (1 + square / dealt)


@dataclass(frozen=True, slots=True)
class RoleRow:
    """One role: how often it was dealt and won."""

    dealt: int
    role_wins: int
    allied_wins: int
    ratio: float
    """Its share of wins in proportion to the mean of all roles' shares."""

    @property
    def wins(self) -> int:
        """Role victories and allied victories."""
        return self.role_wins + self.allied_wins

    @property
    def share(self) -> float:
        """The part of its games that the role won."""
        return self.wins / self.dealt

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence."""
        return wilson(self.wins, self.dealt)


@dataclass(slots=True)
class RoleTable:
    """What came of many games among so many players."""

    players: int
    games: int = 0
    without_winner: int = 0
    rounds: int = 0
    """All rounds of all games."""
    interrupted: bool = False
    """Whether fewer games were played than asked for."""
    dealt: list[int] = field(default_factory=lambda: [0] * ROLES)
    role_wins: list[int] = field(default_factory=lambda: [0] * ROLES)
    allied_wins: list[int] = field(default_factory=lambda: [0] * ROLES)

    def count(self, outcome: IntrigueOutcome) -> None:
        """One more game."""
        self.games += 1
        self.without_winner += not outcome.winner_names
        self.rounds += outcome.rounds
        for role in outcome.roles:
            self.dealt[role] += 1
        for player in outcome.winners:
            self.role_wins[outcome.roles[player]] += 1
        for player in outcome.allied_winners:
            self.allied_wins[outcome.roles[player]] += 1

    def add(self, other: "RoleTable") -> None:
        """The games of another table too; the order does not matter."""
        self.games += other.games
        self.without_winner += other.without_winner
        self.rounds += other.rounds
        for role in range(ROLES):
            self.dealt[role] += other.dealt[role]
            self.role_wins[role] += other.role_wins[role]
            self.allied_wins[role] += other.allied_wins[role]

    @property
    def mean_rounds(self) -> float:
        """How long a game lasted."""
        return self.rounds / self.games if self.games else 0.0

    @property
    def rows(self) -> dict[str, RoleRow]:
        """The roles that were dealt, by name."""
        counted = list(zip(self.dealt, self.role_wins, self.allied_wins, strict=True))
        shares = [(won + allied) / dealt for dealt, won, allied in counted if dealt]
        mean = sum(shares) / len(shares) if shares else 0.0
        return {
            name: RoleRow(dealt, won, allied, (won + allied) / dealt / mean if mean else 0.0)
            for name, (dealt, won, allied) in zip(ROLE_NAMES, counted, strict=True)
            if dealt
        }

    def as_json(self) -> dict[str, dict[str, float] | float]:
        """The same for programs."""
        found: dict[str, dict[str, float] | float] = {}
        for name, row in self.rows.items():
            low, high = row.interval
            found[name] = {
                "dealt": row.dealt,
                "wins": row.wins,
                "role_wins": row.role_wins,
                "allied_wins": row.allied_wins,
                "share": row.share,
                "low": low,
                "high": high,
                "ratio": row.ratio,
            }
        return found | {"_games": self.games, "_without_winner": self.without_winner, "_rounds": self.mean_rounds}


def play_game(options: IntrigueOptions, seed: int, number: int) -> IntrigueOutcome:
    """One game among courtiers: the same for the same seed and number, whoever plays it."""
    source = Random(f"{seed} {len(options.names)} {number}")  # noqa: S311
    game = IntrigueGame(options, Dealer.seeded(source.getrandbits(64)))
    bots = [Courtier(Random(source.getrandbits(64))) for _ in options.names]  # noqa: S311
    while game.to_act is not None:
        game.play(bots[game.to_act].act(game.observe(game.to_act)))
    outcome = game.outcome
    if outcome is None:
        raise AssertionError("nobody is to act, so the game is over")
    return outcome


@dataclass(frozen=True, slots=True)
class Part:
    """The games with these numbers."""

    options: IntrigueOptions
    seed: int
    first: int
    last: int


def play_games(part: Part) -> RoleTable:
    """Play and count them."""
    table = RoleTable(len(part.options.names))
    for number in range(part.first, part.last):
        table.count(play_game(part.options, part.seed, number))
    return table


def measure_roles(
    players: int,
    games: int,
    seed: int,
    scenario: str = "base",
    sheet: Sheet | None = None,
    workers: int | None = None,
    progress: Advance | None = None,
) -> RoleTable:
    """How often each role wins. The table does not depend on the number of workers; Ctrl-C keeps what is done."""
    options = IntrigueOptions.make(players, scenario, sheet=sheet)
    table = RoleTable(players)
    jobs = [Part(options, seed, first, last) for first, last in batches(0, games, GAMES_A_TASK)]

    def take(part: RoleTable) -> None:
        table.add(part)
        if progress is not None:
            progress(part.games)

    with closing(share_out(play_games, jobs, workers)) as tables:
        table.interrupted = until_interrupted(tables, take)
    return table


def make_table(table: RoleTable) -> Table:
    """A table for people: roles by rows."""
    title = (
        f"{table.players} players: {table.games:,} games of {table.mean_rounds:.1f} rounds on average, "
        f"{table.without_winner:,} without a winner"
    )
    shown = Table("role", title=title, title_justify="left")
    for name in ("dealt", "wins", "share", "95 % interval", "ratio to the mean"):
        shown.add_column(name, justify="right")
    for name, row in table.rows.items():
        low, high = row.interval
        interval = f"{low:.1%} – {high:.1%}"
        shown.add_row(name, f"{row.dealt:,}", f"{row.wins:,}", f"{row.share:.1%}", interval, f"{row.ratio:.2f}")
    return shown


def run(
    players: tuple[int, ...],
    games: int,
    seed: int,
    as_json: bool,
    sheet_path: str | Path | None = None,
    scenario: str = "base",
) -> int:
    """Measure and print; progress goes to standard error, so that the output can be piped."""
    sheet = None if sheet_path is None else load_sheet(Path(sheet_path))
    for number in players:
        IntrigueOptions.make(number, scenario, sheet=sheet)  # refuses what cannot be played before anything runs
    notes, output = Console(stderr=True), Console()
    tables: list[RoleTable] = []
    with progress_bar("games", games * len(players), notes) as (advance, say):
        for number in players:
            say(f"{number} players")
            tables.append(measure_roles(number, games, seed, scenario, sheet, progress=advance))
            if tables[-1].interrupted:
                break
    if as_json:
        sys.stdout.write(json.dumps({str(table.players): table.as_json() for table in tables}, indent=2) + "\n")
    else:
        for table in tables:
            output.print(make_table(table))
    if tables and tables[-1].interrupted:
        done = sum(table.games for table in tables)
        notes.print(f"Stopped: {done:,} of {games * len(players):,} games are counted.")
        return 130
    return 0
