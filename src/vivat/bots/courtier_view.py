"""How a courtier sees a moment of the game: what it has heard, whom it suspects, what its goods are worth."""

from itertools import compress
from random import Random

from vivat.bots.purse import ExactPurse, Purse
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.search.intrigue.gossip import Gossip
from vivat.search.intrigue.suspicion import RULES_OF_THUMB, Hints, Suspicion


class View:
    """One decision to be made, and all that can be known about it."""

    def __init__(self, observation: IntrigueObservation, luck: Random, hints: Hints = RULES_OF_THUMB) -> None:
        self.observation = observation
        self.luck = luck
        self.gossip = Gossip(observation)
        self.suspicion = Suspicion(observation, self.gossip, hints)
        self.me = self.suspicion.me
        self.p = self.suspicion.p
        self.purse = ExactPurse(self.suspicion) if self.p.win_exactly[self.suspicion.role] else Purse(self.suspicion)
        self.friendly = self.friends()

    def friends(self) -> list[float]:
        """How much each player's victory is ours: an ally's is, and that of a role that shares with ours."""
        partner = self.p.shares_with[self.suspicion.role]
        found = [row[partner] if partner >= 0 else 0.0 for row in self.suspicion.beliefs]
        ally = self.observation.allies[self.me]
        if ally is not None and self.p.allied_victories:
            found[ally] = 1.0
        return found

    def hunted_by(self, player: int) -> float:
        """How likely a player hunts our role."""
        return sum(compress(self.suspicion.beliefs[player], self.suspicion.hunters))

    def legal(self, code: int | None) -> IntrigueAction | None:
        """The legal action with this code."""
        return next((action for action in self.observation.legal if action.code == code), None)
