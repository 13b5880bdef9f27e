"""`vivat lab strength`: each of some bots alone against a table of another, on the same deals, from every seat."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from vivat.bots.levels import USUAL_BOT
from vivat.bots.own import short_name
from vivat.lab.deals import Deal, play_deal
from vivat.lab.house_rules import played_game
from vivat.lab.pictures import draw_shares
from vivat.lab.players import checked_player_names, compile_players
from vivat.lab.report import DataTable, Picture, Report
from vivat.lab.shares import SHARE, share_of_deals
from vivat.lab.study import Flag, Stage, Study


@dataclass(kw_only=True)
class Strength(Study[Deal, list[float]]):
    """How strong is each of these bots alone against a table of others?"""

    UNIT = "deals"
    FLAGS: ClassVar = {
        "bots": Flag("one or more (see below)"),
        "against": Flag("all the others"),
        "deals": Flag("for each, played once a seat"),
    }
    worker = staticmethod(play_deal)

    bots: tuple[str, ...]
    against: str = USUAL_BOT
    players: int = 4
    deals: int = 50
    rule: tuple[str, ...] = ()
    won: dict[str, list[float]] = field(default_factory=dict, init=False)
    """By bot and deal: what part of its games it won."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, self.players, self.rule)
        *self._alone, self._others = checked_player_names(self._played.book, (*self.bots, self.against))

    def prepare(self) -> None:
        """Compile what searching players search with."""
        compile_players(self._played.options, (*self._alone, self._others))

    def stages(self) -> Iterator[Stage[Deal]]:
        """One stage: the same deals for one bot after the other."""
        options = self._played.options
        jobs = [
            Deal(options, (bot, *[self._others] * (self.players - 1)), self.seed, number)
            for bot in self._alone
            for number in range(self.deals)
        ]
        yield Stage(jobs, len(jobs))

    def take(self, job: Deal, result: list[float]) -> int:
        """Add what came of one deal for the bot that sits alone."""
        self.won.setdefault(short_name(job.bots[0]), []).append(result[0])
        return 1

    def report(self) -> Report:
        """The share of victories of each bot alone, with its interval."""
        shares = [share_of_deals(won) for won in self.won.values()]
        games = sum(map(len, self.won.values())) * self.players
        if not games:
            return Report(f"Strength in {self.game}", "No deal was played to its end.", {"games": 0})
        against, par = f"{self.players - 1} of {short_name(self.against)}", 1 / self.players
        said = f"Each alone against {against} in {self.game}, from every seat of the same deals: {games:,} games."
        said += f" Par is {par:.1%}." + self._played.by_house_rules
        found = Report(f"Strength in {self.game}", said, {"games": games})
        rows = [(bot, len(won), *share) for (bot, won), share in zip(self.won.items(), shares, strict=True)]
        found.add(
            DataTable("strength", "Wins, with 95 % intervals", [("bot", ""), ("deals", ",d"), *SHARE], rows),
            Picture("strength", f"Wins alone against {against}, with 95 % intervals; the line is par.",
                   lambda axes: draw_shares(axes, [row[0] for row in rows], shares, par, "", sideways=True)),
        )  # fmt: skip
        return found
