"""A castle game among bots, in which every seat is asked what it believes about the others' Favourites."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from vivat.game import CastleGame, CastleObservation, CastleOptions
from vivat.lab.calibration import Calibration, Subject
from vivat.lab.family import StudyPlayer
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.policy import Model
from vivat.search.castle.worlds import cards_out

MOMENTS = ("after placements", "election 1 over", "election 2 over", "election 3 over", "later elections", "last vote")
AFTER_PLACEMENTS, LATER_ELECTIONS, LAST_VOTE = 0, 4, 5
CARDS = Subject("", "an opponent's Favourites card", "This character is a Favourite of that player", "cards", MOMENTS)


@dataclass(slots=True)
class CastleSurvey:
    """One game with its questions: what moment it is, and what the true cards are."""

    options: CastleOptions
    found: Calibration
    readers: Sequence[tuple[Mapping[str, Model], Calibration]] = ()
    """Who else is asked what they would believe: the types of players that they know, and how good that is."""
    true_cards: dict[int, int] = field(default_factory=dict)
    placed: int = 0
    elections: int = 0

    def ask(self, moment: int, seen: Sequence[CastleObservation]) -> None:
        """Ask every seat about everybody whose card it does not know."""
        p = self.options.params
        cards = np.array([[mask >> character & 1 for character in range(JESTER)] for mask in p.favourites], np.int64)
        for observation in seen:
            possible = FAVOURITES_CARDS - cards_out(observation).bit_count()
            unknown = [player for player, card in enumerate(observation.cards) if card is None]
            told = [(castle_beliefs(observation), self.found)]
            told += [(castle_beliefs(observation, models=models), found) for models, found in self.readers]
            for beliefs, found in told:
                for player in unknown:
                    found.judge(moment, beliefs.odds[player], self.true_cards[player], possible, cards)

    def play(self, game: CastleGame, players: Sequence[StudyPlayer]) -> None:
        """Play a game among these to its end, and ask at every moment that counts."""
        seats = self.options.params.seats
        self.note_events(game, 0, ())
        while game.deciding is not None:
            before = [game.observe(seat) for seat in range(seats)] if len(game.polled) == 1 else []
            start = len(game.events)
            game.play(players[game.to_act or 0].act(game.observe(game.deciding)))
            self.note_events(game, start, before)

    def note_events(self, game: CastleGame, start: int, before: Sequence[CastleObservation]) -> None:
        """What has just happened makes a moment, or not; `before` is how all saw it before the last ballot."""
        for event in game.events[start:]:
            if event.kind == "round-begins":
                self.placed = self.elections = 0
            elif event.kind == "favourites-dealt" and event.player is not None and event.card is not None:
                self.true_cards[event.player] = event.card
            elif event.kind == "crowned":
                self.ask(LAST_VOTE, before)
            elif event.kind in ("rejected", "cancelled"):
                self.elections += 1
                self.ask(min(self.elections, LATER_ELECTIONS), self.now(game))
            elif event.kind == "placed":
                self.placed += 1
                if self.placed == self.options.params.placements:
                    self.ask(AFTER_PLACEMENTS, self.now(game))

    def now(self, game: CastleGame) -> list[CastleObservation]:
        """The observations of all seats at this moment."""
        return [game.observe(seat) for seat in range(self.options.params.seats)]
