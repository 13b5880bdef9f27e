"""`vivat lab duel`: who wins more, over duplicate deals in which everybody sits in every seat."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from vivat.bots.own import short_name
from vivat.lab.deals import Deal, play_deal
from vivat.lab.house_rules import played_game
from vivat.lab.pictures import draw_shares
from vivat.lab.players import checked_player_names, compile_players
from vivat.lab.report import DataTable, Picture, Report, number_of
from vivat.lab.shares import SHARE, share_of_deals
from vivat.lab.study import Flag, Stage, Study


@dataclass(kw_only=True)
class Duel(Study[Deal, list[float]]):
    """Which of these bots wins more, when everybody sits in every seat of every deal?"""

    UNIT = "deals"
    FLAGS: ClassVar = {
        "bots": Flag("one for each seat (see below)"),
        "deals": Flag("each is played once a seat"),
    }
    worker = staticmethod(play_deal)

    bots: tuple[str, ...]
    deals: int = 100
    rule: tuple[str, ...] = ()
    won: list[list[float]] = field(default_factory=list, init=False)
    """By deal and bot: what part of the games."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = played_game(self.game, len(self.bots), self.rule)
        self._seated = checked_player_names(self._played.book, self.bots)

    def prepare(self) -> None:
        """Compile what searching players search with."""
        compile_players(self._played.options, self._seated)

    def stages(self) -> Iterator[Stage[Deal]]:
        """One stage with all deals."""
        options = self._played.options
        yield Stage([Deal(options, self._seated, self.seed, number) for number in range(self.deals)], self.deals)

    def take(self, _: Deal, result: list[float]) -> int:
        """Add what came of one deal."""
        self.won.append(result)
        return 1

    def share(self, bot: int) -> tuple[float, float, float]:
        """The part of its games that a bot won, with its 95 % interval."""
        return share_of_deals([deal[bot] for deal in self.won])

    def report(self) -> Report:
        """Everybody's share of victories, with its interval."""
        seats, names = len(self.bots), [short_name(bot) for bot in self.bots]
        deals, games, par = len(self.won), len(self.won) * seats, 1 / seats
        if not deals:
            return Report(f"Duel in {self.game}", "No deal was played to its end.", {"deals": 0, "games": 0})
        shares = [self.share(bot) for bot in range(seats)]
        rows = [(name, *share) for name, share in zip(names, shares, strict=True)]
        said = f"{number_of(deals, 'deal')} of {self.game}, {games:,} games: everybody sat in every seat of each deal."
        said += f" Par is {par:.1%}." + self._played.by_house_rules
        found = Report(f"Duel in {self.game}", said, {"deals": deals, "games": games})
        found.add(
            DataTable("players", "Wins, with 95 % intervals", [("bot", ""), *SHARE], rows),
            Picture("players", "Wins, with 95 % intervals; the line is par.", lambda axes: draw_shares(
                axes, names, shares, par, "", sideways=True)),
        )  # fmt: skip
        return found
