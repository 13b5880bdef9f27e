"""`vivat lab roles`: how often each role of intrigue wins, at tables of several sizes."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from vivat.bots.levels import USUAL_BOT
from vivat.bots.own import short_name
from vivat.fast.records import Records
from vivat.game import ImpossibleOptions, Refusal
from vivat.game.named import named_options
from vivat.lab.batches import Batch, batches_of, compile_batches, play_batch
from vivat.lab.families import family_of
from vivat.lab.house_rules import played_game
from vivat.lab.pictures import BLUE, GREEN, GREY, ORANGE, RED
from vivat.lab.players import checked_player_names
from vivat.lab.report import DataTable, Picture, Report, Value, number_of
from vivat.lab.shares import SHARE, ratio
from vivat.lab.study import Flag, Stage, Study
from vivat.lab.tallies.tally import add_tally, empty_tally
from vivat.results.interval import wilson
from vivat.rules.intrigue.roles import ROLE_NAMES

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(kw_only=True)
class Roles(Study[Batch, Records]):
    """How often does each role of intrigue win?"""

    FLAGS: ClassVar = {
        "game": Flag("intrigue or a scenario of it", "NAME"),
        "players": Flag("sizes of tables"),
        "games": Flag("at each size"),
        "sheet": Flag("a role sheet of your own (S9.7)"),
    }
    worker = staticmethod(play_batch)

    game: str = "intrigue"
    players: tuple[int, ...] = (4, 5, 6, 7, 8)
    bots: str = USUAL_BOT
    games: int = 20_000
    """At each size of table."""
    rule: tuple[str, ...] = ()
    sheet: Path | None = None
    tallies: dict[int, Records] = field(default_factory=dict, init=False)
    """By number of players."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not family_of(named_options(self.game, self.players[0])).ROLES:
            raise ImpossibleOptions(Refusal("lab-no-roles", "", {"game": self.game}))
        self._played = {number: played_game(self.game, number, self.rule, self.sheet) for number in self.players}
        for played in self._played.values():
            (self._bot,) = checked_player_names(played.book, [self.bots])

    def prepare(self) -> None:
        """Compile what counts the games, and what searching players search with."""
        compile_batches(next(iter(self._played.values())).options, self._bot)

    def stages(self) -> Iterator[Stage[Batch]]:
        """One stage: all games of one size of table, then of the next."""
        jobs = [
            batch
            for played in self._played.values()
            for batch in batches_of(played.options, self._bot, self.seed, self.games)
        ]
        yield Stage(jobs, self.games * len(self.players))

    def take(self, job: Batch, result: Records) -> int:
        """Add the tally of one batch to that of its size of table."""
        add_tally(self.tallies.setdefault(len(job.options.seat_names), empty_tally()), result)
        return int(result[0]["games"])

    def rows(self, players: int) -> list[tuple[Value, ...]]:
        """The roles that were dealt, with their wins, and the ratio of their share to the mean of all."""
        counts = self.tallies[players][0]
        counted = [
            (name, int(counts["dealt"][role]), int(counts["role_wins"][role]), int(counts["allied_wins"][role]))
            for role, name in enumerate(ROLE_NAMES)
            if counts["dealt"][role]
        ]
        mean = ratio(sum((won + allied) / dealt for _, dealt, won, allied in counted), len(counted))
        return [
            (name, dealt, won, allied, (won + allied) / dealt, *wilson(won + allied, dealt),
             ratio((won + allied) / dealt, mean))
            for name, dealt, won, allied in counted
        ]  # fmt: skip

    def report(self) -> Report:
        """A table for each number of players, and one picture of all."""
        found = Report(f"Roles of {self.game} among {short_name(self.bots)} players", self.summary())
        found.values["games"] = {str(players): int(tally[0]["games"]) for players, tally in self.tallies.items()}
        columns = [("role", ""), ("dealt", ",d"), ("by role", ",d"), ("as ally", ",d"), *SHARE, ("ratio", ".2f")]
        for players, tally in self.tallies.items():
            games, lost = int(tally[0]["games"]), int(tally[0]["without_winner"])
            rounds = ratio(sum(number * int(count) for number, count in enumerate(tally[0]["rounds"])), games)
            caption = f"{players} players: {number_of(games, 'game')} of {rounds:.1f} rounds on average"
            caption += f", {lost:,} without a winner"
            found.add(DataTable(f"roles_{players}", caption, columns, self.rows(players)))
        if self.tallies:
            caption = "Share of wins of each role in proportion to the mean of all roles, by number of players."
            found.pictures.append(Picture("ratios", caption, self.draw_ratios))
        return found

    def summary(self) -> str:
        """Which role wins most and least, in proportion to the others."""
        ratios = [(float(row[-1]), str(row[0]), players) for players in self.tallies for row in self.rows(players)]
        if not ratios:
            return "No game was played to its end."
        (least, weak, few), (most, strong, many) = min(ratios), max(ratios)
        played = next(iter(self._played.values()))
        return (
            f"The {strong} wins most, {most:.2f} times as often as the mean of all roles ({many} players), and the "
            f"{weak} least, {least:.2f} times ({few} players)." + played.by_house_rules
        )

    def draw_ratios(self, axes: "Axes") -> None:
        """A dot for each role and number of players; a line at the mean."""
        names = [name for name in ROLE_NAMES if any(row[0] == name for each in self.tallies for row in self.rows(each))]
        axes.axvline(1.0, color=GREY, linestyle="--", linewidth=1)
        for players, colour, mark in zip(self.tallies, (BLUE, ORANGE, GREEN, RED, GREY), "osD^v", strict=False):
            rows = self.rows(players)
            at = [names.index(str(row[0])) for row in rows]
            axes.plot([float(row[-1]) for row in rows], at, mark, color=colour, label=str(players), alpha=0.9)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.grid(True, axis="x")
        axes.legend(title="players", fontsize=8)
