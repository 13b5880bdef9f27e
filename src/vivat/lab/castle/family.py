"""What the lab needs to know of a castle game."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

from vivat.bots.castle.levels import CastleRecipe
from vivat.bots.levels import SEARCH
from vivat.game import CastleAction, CastleGame, CastleOptions, CastleOutcome
from vivat.game.castle.action import VOTES
from vivat.lab.calibration import Calibration, Subject
from vivat.lab.castle import numbers as of_rules
from vivat.lab.castle.simulation import show_elections, show_favourites
from vivat.lab.family import GUESS, LabFamily, NumberSet, StudyPlayer
from vivat.lab.numbers import Number
from vivat.lab.report import Report
from vivat.lab.shares import WinCount, seat_share
from vivat.rules.castle.editions import set_codes
from vivat.rules.castle.events import CANDIDATE, REJECTED
from vivat.rules.castle.state import EMISSARY_SEAT, Params


def guessing_player(simulations: int) -> Callable[[Random], StudyPlayer]:
    """A maker of plain search players; compiled code is imported when it is asked for."""
    from vivat.bots.castle.search_player import PlainSearchPlayer

    return lambda source: PlainSearchPlayer(source, simulations)


class CastleLab(LabFamily[CastleOptions]):
    """A castle game: chances of seats, elections, beliefs about Favourites."""

    WHO = "seat"
    CALLED = "seat "
    SCORE = "score"
    SCORES_DRAWN = True
    ROUNDS_VARY = False
    ROLES = False
    EVENTS: ClassVar[Mapping[str, int]] = {"candidates": CANDIDATE, "rejected": REJECTED}

    @property
    def name(self) -> str:
        """The title of the edition."""
        return self.options.edition.title

    @property
    def rival(self) -> str:
        """R9: The Emissary, if there is one."""
        return "The Emissary" if self.options.emissary else super().rival

    def numbers(self) -> dict[str, Number]:
        """R1: What the castle and the cards are like, and what places are worth."""
        return of_rules.numbers()

    def usual_numbers(self) -> list[str]:
        """What the game has of each thing, and who begins the next round."""
        numbers = self.numbers()
        things = ("rounds", "floor_limit", "dungeons", "no_cards", "stomachaches", "placements", "compensation")
        return [name for name in things if numbers[name].read(self.options.params)] + ["next_first"]

    def recompute(self, params: Params) -> None:
        """R13.1: Which codes can be legal in which phase."""
        set_codes(params)

    def players(self) -> Mapping[str, Callable[[Random], StudyPlayer]]:
        """`naive`, which plays as somebody who has just read the rules."""
        from vivat.bots.castle.naive import Naive

        return {"naive": Naive}

    def search_players(self) -> Mapping[str, Callable[[int], Callable[[Random], StudyPlayer]]]:
        """One that infers the others' cards, and one that guesses them."""
        return {SEARCH: CastleRecipe, GUESS: guessing_player}

    def chances(self, counts: Any) -> list[WinCount]:
        """By seat, counted from the one that begins."""
        games, seats = int(counts["games"]), range(self.options.params.seats)
        return [WinCount(str(seat + 1), seat_share(counts, seat) * games, games) for seat in seats]

    def winners(self, outcome: CastleOutcome) -> tuple[int, ...]:
        """The seats that won; R9.4: none if the Emissary did."""
        return tuple(seat for seat in outcome.winners if seat != EMISSARY_SEAT)

    def subjects(self) -> tuple[Subject, ...]:
        """What beliefs are about: the others' Favourites."""
        from vivat.lab.castle.survey import CARDS

        return (CARDS,)

    def survey(self, game: CastleGame, players: Sequence[StudyPlayer], found: Sequence[Calibration]) -> None:
        """R1.4: Ask about Favourites after placements and elections."""
        from vivat.lab.castle.survey import CastleSurvey

        (cards,) = found
        CastleSurvey(self.options, cards).play(game, players)

    @classmethod
    def number_sets(cls) -> Mapping[str, Callable[[int], NumberSet]]:
        """The opponent model of each kind of edition."""
        from vivat.lab.castle.fitting import TABLES, fit_stewards

        return {edition: partial(fit_stewards, edition) for edition in TABLES}

    def blunders_called(self, seed: int) -> list[bool]:
        """R5: Of each planted vote that is certainly wrong, whether a review calls it a mistake."""
        from vivat.lab.castle.planted_blunders import are_called

        return are_called(self.options, seed)

    def show_events(self, found: Report, counts: Any) -> None:
        """Add elections, and Favourites in common, to the report."""
        show_elections(found, counts)
        show_favourites(found, counts)

    def action_columns(self, action: CastleAction) -> dict[str, Any]:
        """Who is placed or moved, where to, and votes."""
        names = self.options.edition.names
        return {
            "character": None if action.character is None else names[action.character],
            "floor": action.floor,
            "vote": None if action.vote is None else VOTES[action.vote],
            "ambition": None if action.ambition is None else action.ambition + 1,
        }

    def game_columns(self, outcome: CastleOutcome | None) -> dict[str, Any]:
        """R6: The scores of a game, by seat."""
        return {} if outcome is None else {"scores": outcome.seat_scores}
