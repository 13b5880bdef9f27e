"""A naive bot to measure the others against: what somebody does who has just read the rules."""

from random import Random

from vivat.game import CastleAction, CastleObservation
from vivat.rules.castle.actions import NO, YES
from vivat.rules.castle.characters import card_slots
from vivat.rules.castle.places import TOP_FLOOR


class Naive:
    """One Favourite to floor 4, then up with its own; Yes for its own, No for others while it has a No."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def act(self, observation: CastleObservation) -> CastleAction:
        """One of the legal actions; the order of equals is drawn."""
        order = list(observation.legal)
        self._source.shuffle(order)
        mine = {
            slot
            for player, card in enumerate(observation.cards)
            if card is not None and observation.options.params.seat_of[player] == observation.my_seat
            for slot in card_slots(card)
        }
        if observation.phase == "place":
            return max(order, key=lambda action: (action.character in mine, action.floor or 0))
        if observation.phase == "climb":
            return max(order, key=lambda action: self._climbs(observation, action, mine))
        if observation.phase == "vote":
            wanted = YES if observation.candidate in mine else NO
            return next((action for action in order if action.vote == wanted), order[0])
        return order[0]

    def _climbs(self, observation: CastleObservation, action: CastleAction, mine: set[int]) -> tuple[bool, int]:
        place = observation.places[action.character or 0]
        return action.character in mine and action.verb == "move", place if place <= TOP_FLOOR else 0
