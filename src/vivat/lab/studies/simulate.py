"""`vivat lab simulate`: how long games are, who wins from which seat, and what else comes of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from vivat.bots.levels import USUAL_BOT
from vivat.bots.own import short_name
from vivat.fast.records import Records
from vivat.lab.batches import USUAL_GAMES, Batch, batches_of, compile_batches, play_batch, usual_games
from vivat.lab.house_rules import played_game
from vivat.lab.players import checked_player_names
from vivat.lab.report import Report
from vivat.lab.simulation_report import simulation_report
from vivat.lab.study import Flag, Stage, Study
from vivat.lab.tallies.tally import add_tally, empty_tally


@dataclass(kw_only=True)
class Simulate(Study[Batch, Records]):
    """How long are games, what are the scores, and who wins from which seat and in which role?"""

    FLAGS: ClassVar = {"games": Flag(USUAL_GAMES)}
    worker = staticmethod(play_batch)

    players: int = 4
    bots: str = USUAL_BOT
    games: int | None = None
    """None: as many as are usual with these players."""
    rule: tuple[str, ...] = ()
    tally: Records = field(default_factory=empty_tally, init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, self.players, self.rule)
        (self._bot,) = checked_player_names(self._played.book, [self.bots])

    @property
    def counts(self) -> Any:
        """The counts so far, by name."""
        return self.tally[0]

    def prepare(self) -> None:
        """Compile what counts the games."""
        compile_batches(self._played.options, self._bot)

    def stages(self) -> Iterator[Stage[Batch]]:
        """One stage with all batches."""
        games = self.games or usual_games(self._bot)
        yield Stage(batches_of(self._played.options, self._bot, self.seed, games), games)

    def take(self, _: Batch, result: Records) -> int:
        """Add the tally of one batch."""
        add_tally(self.tally, result)
        return int(result[0]["games"])

    def report(self) -> Report:
        """Everything that was counted, with tables and pictures."""
        return simulation_report(self._played, short_name(self.bots), self.counts)
