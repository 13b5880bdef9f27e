"""The value of a position for a seat: its chance of winning the game, without looking ahead.

A coronation can be counted exactly for oneself and by the likelihood of their cards for the others. A round
that goes on is judged by expected points: what somebody on this floor usually brings in the end.
"""

from collections.abc import Sequence
from math import exp

from vivat.bots.castle.ambitions import points_at_coronation, value_in_round
from vivat.bots.castle.beliefs import StewardBeliefs
from vivat.game import CastleObservation
from vivat.game.castle.place import PLACES
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import (
    BESIDE_BOARD,
    BESIDE_THRONE,
    BOX,
    DUNGEON_1,
    DUNGEON_3,
    FLOORS,
    THRONE,
    TOP_FLOOR,
    WC_3,
    WC_4,
)

CROWNED_IN_THE_END = (0.08, 0.1, 0.1375, 1.3 / 7, 0.25, 0.38)
"""The chance of somebody on floors 0 to 5 to count as the King in the end when no No cards are left."""
TENSE_GAINS = (1.4, 1.0, 0.6, 0.1, -0.6, -2.6)
"""The points that somebody on floors 0 to 5 counts more in the end than there when all No cards are still out: whoever
stands on floor 5 is likely to be burnt on the throne."""
HASTE = (0.0, 2.0)
"""The danger on floor 5 is as great as the others are eager to nominate: times this if they never do, if always."""
OUTSIDE_GAINS = {WC_3: 1.5, WC_4: 2.0, BESIDE_BOARD: 2.0}
"""The points that somebody in a WC, or not placed yet, counts more in the end than there."""
DUNGEON_SHARE = 0.9
"""The share of a dungeon's points to expect, for the Jester may be crowned."""

NO_VALUE = 8.0
NO_FADE = 0.6
"""Points that No cards are worth to their owner: the first 3.2, the second 1.9 more, and so on towards 8."""
ACHE_VALUE = 1.0
"""A Stomachache only delays, but it can save a Favourite."""

CHANCE_POINTS = 3.0
"""Points of lead that multiply the odds of winning by e when the last round is counted."""
CHANCE_POINTS_A_ROUND = 2.0
"""And this many more for each round that is still to come, for luck evens leads out."""
CHANCE_POINTS_OPEN = 0.5
"""And a little more while the round itself is open: who leads would rather have it counted."""

LOWER_SCORE = 0.8
"""R11.4: The lower score of a team counts; but a forecast may be wrong about which that will be."""

ZERO_HOPE = (0.95, 0.35, 0.08)
"""R6.4: The chance to end the last round with nothing, by the number of Favourites that stand on floor 1 or higher."""
ZERO_LIFTED = 0.8
"""And for each that waits on floor 0 the chance that nobody lifts it."""

JESTER_HOPE = (0.02, 0.02, 0.04, 0.1, 0.2, 0.4)
"""R6.2: The chance that the Jester is crowned in the end, by his floor: about one round in five ends so."""


class Evaluation:
    """The observing seat's chance of winning from positions that could come next."""

    def __init__(self, observation: CastleObservation, beliefs: StewardBeliefs) -> None:
        p = observation.options.params
        self.params = p
        self.observation = observation
        self.beliefs = beliefs
        self.me = observation.my_seat or 0
        self.players = [[each for each in range(p.players) if p.seat_of[each] == seat] for seat in range(p.seats)]
        self.own_cards = [observation.cards[player] for player in self.players[self.me]]
        self.last_round = observation.round == p.rounds
        self.zero_bonus = p.zero_bonus if self.last_round else 0
        self.kings = [slot for slot, place in enumerate(observation.places) if place == BESIDE_THRONE]
        self.brought = any(
            count.round == observation.round - 1 and count.seat == self.me for count in observation.counts
        )
        self.counts_left = 2 if p.wedding and not self.kings else 1
        self.all_nos = p.no_cards * (p.seats + p.emissary)
        self.scale = CHANCE_POINTS + CHANCE_POINTS_A_ROUND * (p.rounds - observation.round)
        self.haste = HASTE[0] + (HASTE[1] - HASTE[0]) * beliefs.eagerness
        throne, floors = p.worth[THRONE], p.worth[:FLOORS]
        self.calm = [worth + often * (throne - worth) for worth, often in zip(floors, CROWNED_IN_THE_END, strict=True)]
        self.tense = [worth + gain for worth, gain in zip(floors, TENSE_GAINS, strict=True)]
        self.outside = [
            (DUNGEON_SHARE if DUNGEON_3 <= place <= DUNGEON_1 else 1.0) * p.worth[place] + OUTSIDE_GAINS.get(place, 0.0)
            for place in range(THRONE, len(PLACES))
        ]
        emissary = observation.emissary_card
        self.emissary_favourites = () if emissary is None else beliefs.deck[emissary]

    def points_if_crowned(self, places: Sequence[int], king: int) -> list[int]:
        """R6.1: By character, the points it counts if this one is crowned."""
        table = self.params.worth_upside_down if king == JESTER else self.params.worth
        return [table[place] for place in places[:JESTER]]

    def expected_points(self, places: Sequence[int], nos: Sequence[float]) -> list[float]:
        """By character, the points it will count in the end, if the round goes on with these No cards."""
        tension = self.haste * min(1.0, (sum(nos) + self.beliefs.pile[1]) / max(1, self.all_nos))
        table = [calm + tension * (tense - calm) for calm, tense in zip(self.calm, self.tense, strict=True)]
        table.extend(self.outside)
        return [table[place] for place in places[:JESTER]]

    def gains(self, points: Sequence[float]) -> list[float]:
        """By player, the score to expect, if the characters count these points."""
        return [
            sum([chance * count for chance, count in zip(presence, points, strict=True)])
            for presence in self.beliefs.presence
        ]

    def chance_going_on(self, places: Sequence[int], nos: Sequence[float], aches: Sequence[float]) -> float:
        """The chance of winning if the round goes on from here with these vote cards."""
        points = self.expected_points(places, nos)
        gains = [self.counts_left * gain for gain in self.gains(points)]
        for player, card in zip(self.players[self.me], self.own_cards, strict=True):
            if self.zero_bonus and card is not None:
                hope = zero_hope([places[slot] for slot in self.beliefs.deck[card]])
                gains[player] += hope * (self.zero_bonus - gains[player])
            kept = self.observation.kept[player]
            if kept is not None and card is not None:
                stand = [places[slot] for slot in self.beliefs.deck[card]]
                gains[player] += value_in_round(kept, stand, nos[self.me], self.kings, self.brought)
        cards = [NO_VALUE * (1.0 - NO_FADE**no) + ACHE_VALUE * ache for no, ache in zip(nos, aches, strict=True)]
        emissary = sum([points[slot] for slot in self.emissary_favourites])
        chance = self.chance(gains, emissary, cards, self.scale + CHANCE_POINTS_OPEN)
        if len(places) > JESTER and places[JESTER] <= TOP_FLOOR and JESTER_HOPE[places[JESTER]]:
            chance += JESTER_HOPE[places[JESTER]] * (self.chance_if_crowned(places, JESTER, -1, nos, aches) - chance)
        return chance

    def chance_if_crowned(
        self, places: Sequence[int], king: int, crown: int, nos: Sequence[float], aches: Sequence[float]
    ) -> float:
        """The chance of winning if this candidate, brought to the throne by the seat `crown`, is crowned now."""
        points = self.points_if_crowned(places, king)
        gains = self.gains(points)
        if self.zero_bonus:
            by_card = self.by_card(points)
            zeros = [card for card, score in enumerate(by_card) if score == 0]
            for player, odds in enumerate(self.beliefs.odds):
                gains[player] += self.zero_bonus * sum([odds[card] for card in zeros])
        emissary = float(sum([points[slot] for slot in self.emissary_favourites]))
        if self.counts_left == 2:
            after = list(places)
            after[king] = BESIDE_THRONE
            rest = self.expected_points(after, nos)
            gains = [now + later for now, later in zip(gains, self.gains(rest), strict=True)]
            emissary += sum([rest[slot] for slot in self.emissary_favourites])
            places = after
        kings, brought = [*self.kings, king], self.brought or crown == self.me
        for player, card in zip(self.players[self.me], self.own_cards, strict=True):
            kept = self.observation.kept[player]
            if kept is not None and card is not None:
                stand = [places[slot] for slot in self.beliefs.deck[card]]
                if self.counts_left == 2:
                    gains[player] += value_in_round(kept, stand, nos[self.me], kings, brought)
                else:
                    only_yes = nos[self.me] + aches[self.me] == 0
                    gains[player] += points_at_coronation(kept, stand, kings, brought, only_yes, gains[player])
        return self.chance(gains, emissary, [0.0] * len(nos), self.scale)

    def by_card(self, points: Sequence[float]) -> list[float]:
        """By card, the score of its Favourites, if the characters count these points."""
        return [sum([points[slot] for slot in slots]) for slots in self.beliefs.deck]

    def chance(self, gains: Sequence[float], emissary: float, cards: Sequence[float], scale: float) -> float:
        """R7.1: The chance of winning after these gains: everybody's odds grow with the score."""
        totals = [self.total(seat, gains) + cards[seat] for seat in range(len(self.players))]
        mine = totals[self.me]
        if self.observation.emissary_score is not None:
            totals.append(self.observation.emissary_score + emissary)
        return 1.0 / sum([exp((total - mine) / scale) for total in totals])

    def total(self, seat: int, gains: Sequence[float]) -> float:
        """R11.4, R11.5: The score a seat will be ranked by, as far as it is settled."""
        scores = self.observation.scores
        if len(self.players[seat]) == 1:
            player = self.players[seat][0]
            return max(0.0, scores[player] + gains[player])
        one, other = self.players[seat]
        if self.observation.options.shared_pawn:
            return max(0.0, scores[one] + lower(gains[one], gains[other]))
        return lower(max(0.0, scores[one] + gains[one]), max(0.0, scores[other] + gains[other]))


def lower(one: float, other: float) -> float:
    """R11.4: The lower of two forecasts, with some doubt about which it is."""
    return LOWER_SCORE * min(one, other) + (1.0 - LOWER_SCORE) * max(one, other)


def zero_hope(stand: Sequence[int]) -> float:
    """R6.4: The chance to score nothing in the end with Favourites in these places."""
    climbing = sum([1 for place in stand if 1 <= place <= TOP_FLOOR])
    return ZERO_HOPE[climbing] * ZERO_LIFTED ** stand.count(0) if climbing < len(ZERO_HOPE) else 0.0


def rejected_place(places: Sequence[int], candidate: int, dungeons: int, floor_limit: int) -> int:
    """R5.5: Where a rejected candidate goes; R5.9: the Jester only falls."""
    if candidate == JESTER:
        return next((floor for floor in (2, 1) if places.count(floor) < floor_limit), 0)
    gone = sum([1 for place in places if DUNGEON_3 <= place <= BOX])
    return DUNGEON_3 + gone if gone < dungeons else BOX
