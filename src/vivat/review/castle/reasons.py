"""What speaks for and against the choices of a castle decision: facts that its seat knew or could expect."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vivat.game import CastleAction, CastleObservation
from vivat.review.review import Reason
from vivat.rules.castle.actions import NO, VOTE_CODE, YES
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER
from vivat.rules.castle.places import THRONE
from vivat.search.castle.beliefs import CastleBeliefs

LIKELY = 0.5
"""A character is called a rival's Favourite from so much on."""
CLEARLY = 0.12
"""Somebody is named as the one who probably wants a character only if that is so much likelier than of any card that
can still be out."""


class Knowledge:
    """What a seat knew and believed when it decided, as a mean over the models."""

    def __init__(self, observation: CastleObservation, beliefs: Sequence[CastleBeliefs]) -> None:
        self.observation = observation
        self.seat = observation.my_seat or 0
        self.odds: NDArray[np.float64] = np.mean([each.odds for each in beliefs], axis=0)
        """By player and card: how likely the player holds it."""
        self._crowns: dict[int, list[float]] = {}

    def note_crowns(self, codes: Sequence[int], crowns: NDArray[np.int64]) -> None:
        """Remember how often the first election ended with a coronation after each choice."""
        for choice, code in enumerate(codes):
            seen = self._crowns.setdefault(code, [0.0, 0.0])
            seen[0] += float(crowns[:, choice].sum())
            seen[1] += len(crowns)

    def crowned_after(self, code: int) -> float:
        """How likely the first election after a choice ends with a coronation."""
        crowned, tried = self._crowns.get(code, (0.0, 0.0))
        return crowned / tried if tried else 0.0

    @property
    def rivals(self) -> list[int]:
        """The seats of everybody else, by number."""
        return [seat for seat in range(len(self.observation.options.seat_names)) if seat != self.seat]

    def players_of(self, seat: int) -> list[int]:
        """R11.1: The players of a seat."""
        p = self.observation.options.params
        return [player for player in range(p.players) if p.seat_of[player] == seat]

    def is_own(self, character: int | None) -> bool:
        """R1.4: Whether a character is a Favourite of the seat."""
        return character in self.observation.my_favourites

    def favourite_chance(self, seat: int, character: int) -> float:
        """R1.4: How likely a character is a Favourite of a seat, or of somebody in its team."""
        p = self.observation.options.params
        on_card = np.array([mask >> character & 1 for mask in p.favourites])
        return 1.0 - float(np.prod([1.0 - self.odds[player] @ on_card for player in self.players_of(seat)]))

    def likeliest_rival(self, character: int) -> tuple[int, float]:
        """The other seat that most likely has a character as a Favourite, and how likely."""
        chances = [(self.favourite_chance(seat, character), -seat) for seat in self.rivals]
        chance, seat = max(chances)
        return -seat, chance

    def base_chance(self, seat: int, character: int) -> float:
        """R2.3: How likely a character is a Favourite of a seat if nothing were known but the cards that are out."""
        p = self.observation.options.params
        possible = self.odds[self.players_of(seat)].sum(axis=0) > 0.0
        on_card = np.array([mask >> character & 1 for mask in p.favourites[: len(possible)]])
        share = float(on_card[possible].mean()) if possible.any() else 0.0
        return 1.0 - (1.0 - share) ** len(self.players_of(seat))

    def clearly_wants(self, seat: int, character: int) -> bool:
        """Whether a character is probably a Favourite of a seat, and clearly likelier than one of any card."""
        chance = self.favourite_chance(seat, character)
        return chance >= LIKELY and chance - self.base_chance(seat, character) >= CLEARLY

    def standing_if_crowned(self, candidate: int) -> tuple[int, int]:
        """R7.1: How far the seat would be ahead of its nearest rival with a coronation now; behind if negative.

        The rival stands beside it. Points are those to be expected; in a team the lower of the two counts.
        """
        scores = self.observation.scores

        def total(seat: int) -> float:
            return min(scores[each] + self.expected_points(each, candidate) for each in self.players_of(seat))

        rival = max(self.rivals, key=total)
        return round(total(self.seat) - total(rival)), rival

    def points_if_crowned(self, seat: int, brought: int | None = None) -> float:
        """R6.1: What the Favourites of a seat are expected to count if the candidate is crowned now; a team's lower.

        `brought` is who is candidate once a move has brought them to the throne.
        """
        return min(self.expected_points(player, brought) for player in self.players_of(seat))

    def expected_points(self, player: int, brought: int | None = None) -> float:
        """R6.1: The same of one player."""
        p, observation = self.observation.options.params, self.observation
        candidate = observation.candidate if brought is None else brought
        worth = p.worth_upside_down if candidate == JESTER else p.worth
        places = list(observation.places)
        if brought is not None:
            places[brought] = THRONE
        counts = [
            sum(worth[places[slot]] for slot in observation.options.favourites(card))
            for card in range(FAVOURITES_CARDS)
        ]
        return float(self.odds[player] @ np.array(counts))


def reasons_of(knowledge: Knowledge, made: CastleAction, best: int) -> tuple[Reason, ...]:
    """The facts that matter to a decision, the weightiest first."""
    observation = knowledge.observation
    if observation.phase == "vote":
        return tuple(vote_reasons(knowledge))
    legal = {action.code: action for action in observation.legal}  # these know where they lead
    found = list[Reason]()
    for action in dict.fromkeys((legal[best], legal[made.code])):
        found += character_reasons(knowledge, action)
        if action.to == THRONE and action.character is not None:
            found += nomination_reasons(knowledge, action, action.character)
    return tuple(found)


def nomination_reasons(knowledge: Knowledge, action: CastleAction, character: int) -> list[Reason]:
    """R4.2: What comes of bringing somebody to the throne: how likely they are crowned, and what all get then."""
    points = {seat: round(knowledge.points_if_crowned(seat, character)) for seat in knowledge.rivals}
    rival = max(points, key=lambda seat: points[seat])
    own, chance = round(knowledge.points_if_crowned(knowledge.seat, character)), knowledge.crowned_after(action.code)
    return [
        Reason("crown-chance", character=character, chance=round(chance, 3), code=action.code),
        Reason("own-points", character=character, points=own, code=action.code),
        Reason("rival-points", character=character, seat=rival, points=points[rival], code=action.code),
    ]


def vote_reasons(knowledge: Knowledge) -> list[Reason]:
    """R5: What a vote is about: points for all, whom it is on, whether it decides, and what a No costs."""
    observation, candidate = knowledge.observation, knowledge.observation.candidate
    points = {seat: round(knowledge.points_if_crowned(seat)) for seat in knowledge.rivals}
    rival = max(points, key=lambda seat: points[seat])
    own = knowledge.is_own(candidate)
    found = [
        Reason("own-points", character=candidate, points=round(knowledge.points_if_crowned(knowledge.seat))),
        Reason("rival-points", character=candidate, seat=rival, points=points[rival]),
        Reason("favourite-on-the-throne" if own else "stranger-on-the-throne", character=candidate),
    ]
    yes = knowledge.crowned_after(VOTE_CODE + YES)
    found.append(Reason("decides", chance=round(yes, 3), character=candidate, code=VOTE_CODE + NO))
    nos = 0 if observation.votes is None else observation.votes.no
    if nos:
        found.append(Reason("last-no" if nos == 1 else "nos-left", cards=nos, code=VOTE_CODE + NO))
    return found


def character_reasons(knowledge: Knowledge, action: CastleAction) -> list[Reason]:
    """R1.4: Whose Favourite is placed or moved, as far as the seat could tell: one's own may be a rival's, too."""
    if action.character is None:
        return []
    found = []
    if knowledge.is_own(action.character):
        found.append(Reason("own-favourite", character=action.character, code=action.code))
    if action.character == JESTER:
        return found
    rival, chance = knowledge.likeliest_rival(action.character)
    if knowledge.clearly_wants(rival, action.character):
        known = round(chance, 3)
        found.append(Reason("rivals-favourite", character=action.character, seat=rival, chance=known, code=action.code))
    return found
