"""`vivat lab leak`: how much a bot of the castle games gives away of its Favourites, as the round goes on.

The bot plays among itself, and an opponent model is fitted to those games. Then it plays others, in which everybody is
asked about everybody's card as in `calibrate`: by the population that search players know, by each of its types alone,
and by the fitted model. Whoever loses least of the true cards is the best reader, and shows what was given away.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from vivat.game import CastleGame, CastleOptions, Dealer
from vivat.lab.calibration import Calibration, draw_doubt, moments_of
from vivat.lab.castle.fitting import Sample
from vivat.lab.castle.study_of_bot import StudyOfBot, studied_game
from vivat.lab.castle.survey import CARDS, CastleSurvey
from vivat.lab.deals import Deal, luck_of
from vivat.lab.players import make_player
from vivat.lab.report import DataTable, Picture, Report, number_of
from vivat.lab.study import Flag, Stage
from vivat.search.castle.policy import Model
from vivat.search.models import castle_models

POPULATION, STUDENT = "population", "fitted to its games"


@dataclass(frozen=True, slots=True)
class SurveyedGame:
    """A game in which everybody is asked, and the model that was fitted to others."""

    deal: Deal
    model: Model


def readers_of(options: CastleOptions, model: Model) -> dict[str, dict[str, Model]]:
    """The models that each reader knows, by the reader's name, but for the population's."""
    alone = {name: {name: each} for name, each in castle_models(options).items()}
    return {**alone, STUDENT: {STUDENT: model}}


def survey_game(job: SurveyedGame) -> dict[str, Calibration]:
    """Play a game, ask everybody, and judge the answers by reader."""
    deal = job.deal
    options = deal.options
    assert isinstance(options, CastleOptions)
    found = {name: (models, Calibration(CARDS)) for name, models in readers_of(options, job.model).items()}
    players = [make_player(bot, luck_of(deal, 0, seat), options) for seat, bot in enumerate(deal.bots)]
    population = Calibration(CARDS)
    game = CastleGame(options, Dealer.seeded(luck_of(deal, 0, len(players))))
    CastleSurvey(options, population, tuple(found.values())).play(game, players)
    return {POPULATION: population, **{name: judged for name, (_, judged) in found.items()}}


def work(job: Deal | SurveyedGame) -> Sample | dict[str, Calibration]:
    """A game to be studied, or one in which everybody is asked."""
    return studied_game(job) if isinstance(job, Deal) else survey_game(job)


@dataclass(kw_only=True)
class Leak(StudyOfBot[SurveyedGame, dict[str, Calibration]]):
    """How much doubt does this bot leave about its Favourites?"""

    FLAGS: ClassVar = {
        "game": Flag("a castle edition; +OPTION adds to it", "NAME"),
        "bot": Flag("who is read (see below)"),
        "games": Flag("studied, then read"),
    }
    worker = staticmethod(work)

    judged: dict[str, Calibration] = field(default_factory=dict, init=False)
    """By reader."""
    asked: int = field(default=0, init=False)

    def stages(self) -> Iterator[Stage[Deal | SurveyedGame]]:
        """First the games that are studied, then as many in which everybody is asked."""
        yield self.studied_stage()
        model = self.model()
        jobs = [SurveyedGame(deal, model) for deal in self.deals_of(self.games)]
        yield Stage(jobs, self.games, "games in which everybody is asked")

    def take(self, _: Deal | SurveyedGame, result: Sample | dict[str, Calibration]) -> int:
        """Add what was seen of a game, or the judgements of one."""
        if isinstance(result, Sample):
            return self.note(result)
        self.asked += 1
        for name, judged in result.items():
            self.judged.setdefault(name, Calibration(CARDS)).add(judged)
        return 1

    def best_reader(self) -> str:
        """The reader who loses least of the true cards."""
        return min(self.judged, key=lambda name: int(self.judged[name].losses[:, 1].sum()))

    def report(self) -> Report:
        """Doubt left by moment, for the best reader, and for all."""
        name = self._name
        title = f"What {name} gives away in {self.game}"
        if not self.asked:
            return Report(title, "No game was played in which somebody was asked.", {"games": 0})
        best = self.best_reader()
        moments = moments_of(self.judged[best])
        first, last = moments[0], moments[-1]
        said = (
            f"{number_of(self.asked, 'game')} of {name} were read, after as many had been studied. The best reader "
            f"({best}) is left with a doubt of {first[2]:.2f} nats, {first[4]:.1f} equally likely cards, {first[0]}, "
            f"and of {last[2]:.2f} nats, {last[4]:.1f} cards, at the {last[0]}."
        )
        found = Report(title, said + self._played.by_house_rules, {"games": self.asked})
        rows = [(reader, *moment) for reader, judged in self.judged.items() for moment in moments_of(judged)]
        columns = [("moment", ""), ("judgements", ",d"), ("loss", ".3f"), ("uniform", ".3f"), ("cards", ".1f")]
        found.add(
            DataTable("leak", "Doubt left, in nats and in equally likely cards, by reader",
                      [("reader", ""), *columns, ("possible", ".1f")], rows),
            Picture("leak", "Doubt that the best reader is left with, in equally likely cards; grey: all that are "
                    "possible.", lambda axes: draw_doubt(axes, moments, "cards")),
        )  # fmt: skip
        return found
