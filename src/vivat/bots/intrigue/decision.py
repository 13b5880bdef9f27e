"""What a steward takes into account at every decision: evidence, beliefs, and the value of its goods."""

from itertools import compress
from random import Random

from vivat.bots.intrigue.goods_value import ExactGoodsValue, GoodsValue
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.role_beliefs import RoleBeliefs


class IntrigueDecision:
    """One decision to be made, and what can be inferred about it."""

    def __init__(self, observation: IntrigueObservation, luck: Random, hints: Hints = RULES_OF_THUMB) -> None:
        self.observation = observation
        self.luck = luck
        self.evidence = Evidence(observation)
        self.beliefs = RoleBeliefs(observation, self.evidence, hints)
        self.me = self.beliefs.me
        self.p = self.beliefs.p
        valuation = ExactGoodsValue if self.p.win_exactly[self.beliefs.role] else GoodsValue
        self.goods_value = valuation(self.beliefs)
        self.friendly = self.friends()

    def friends(self) -> list[float]:
        """By player, how much its victory is ours: an ally's is, and that of a role that shares with ours."""
        partner = self.p.shares_with[self.beliefs.role]
        found = [row[partner] if partner >= 0 else 0.0 for row in self.beliefs.role_chances]
        ally = self.observation.allies[self.me]
        if ally is not None and self.p.allied_victories:
            found[ally] = 1.0
        return found

    def hunted_by(self, player: int) -> float:
        """How likely a player hunts our role."""
        return sum(compress(self.beliefs.role_chances[player], self.beliefs.hunters))

    def legal(self, verb: str) -> list[IntrigueAction]:
        """The legal actions with this verb."""
        return [action for action in self.observation.legal if action.verb == verb]

    def legal_side(self, verb: str, goods: tuple[int, ...]) -> IntrigueAction | None:
        """The legal action that gives or asks for these goods in a trade."""
        return next((action for action in self.legal(verb) if action.goods == goods), None)
