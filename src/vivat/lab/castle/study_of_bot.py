"""What studies of one bot of the castle games share: it plays among itself, and a model is fitted to those games."""

from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from vivat.bots.own import short_name
from vivat.game import CastleGame, CastleOptions, ImpossibleOptions, Refusal
from vivat.lab.castle.fitting import Sample, add_sample, fit_castle, note_game
from vivat.lab.deals import Deal, finished_game
from vivat.lab.house_rules import GameByRules, played_game
from vivat.lab.players import checked_player_names
from vivat.lab.study import Stage, Study
from vivat.search.castle.policy import Model
from vivat.search.compilation import compile_once

STUDIED = 1_000_000
"""Added to the seed of the games that are studied: other deals than those that follow."""

NextJobT = TypeVar("NextJobT")
NextResultT = TypeVar("NextResultT")


def castle_game(game: str, players: int, rules: tuple[str, ...]) -> GameByRules:
    """The castle game that these parameters of a study name; others have no such opponent models, and are refused."""
    played = played_game(game, players, rules)
    if not isinstance(played.book, CastleOptions):
        raise ImpossibleOptions(Refusal("lab-castle-only", "", {"game": game}))
    return played


def studied_game(deal: Deal) -> Sample:
    """The decisions of a game that a bot plays among itself."""
    game, sample = finished_game(deal, 0, list(range(len(deal.bots)))), Sample()
    if isinstance(game, CastleGame):
        note_game(game, range(len(deal.bots)), sample)
    return sample


@dataclass(kw_only=True)
class StudyOfBot(Study[Deal | NextJobT, Sample | NextResultT]):
    """A study that first watches games of a bot among itself, and then does something with the model of it."""

    NEEDS = ("scipy",)

    bot: str
    players: int = 4
    games: int = 60
    rule: tuple[str, ...] = ()
    sample: Sample = field(default_factory=Sample, init=False)
    studied: int = field(default=0, init=False)
    """Games that were watched."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._played = castle_game(self.game, self.players, self.rule)
        (self._bot,) = checked_player_names(self._played.book, [self.bot])
        self._name = short_name(self.bot)

    def prepare(self) -> None:
        """Compile the search, whoever plays: beliefs are part of it."""
        compile_once(self._played.options.family)

    def studied_stage(self) -> Stage[Deal | NextJobT]:
        """The games that are studied."""
        return Stage(self.deals_of(self.games, STUDIED), self.games, "games that are studied")

    def deals_of(self, count: int, more: int = 0) -> list[Deal]:
        """So many deals of a table of the bot; `more` is added to the seed."""
        table = (self._bot,) * self.players
        return [Deal(self._played.options, table, self.seed + more, number) for number in range(count)]

    def model(self) -> Model:
        """The opponent model that fits the games that were studied."""
        return np.array(fit_castle(self.sample))

    def note(self, sample: Sample) -> int:
        """Count a game that was studied; returns 1."""
        add_sample(self.sample, sample)
        self.studied += 1
        return 1
