"""The actions of a steward's turn: what each brings to its own plan and takes from others, in gold."""

from itertools import compress
from random import Random

from vivat.bots.intrigue.decision import IntrigueDecision
from vivat.bots.intrigue.goods_value import SURE
from vivat.bots.intrigue.trade import PossibleOffer, best_offer, worthwhile_offers
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.goods import GOLD, INFLUENCE, POWER, SUITS
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints

BLOCK = 16.0
"""What it is worth to stop somebody who is certain to win at the next turn."""
GUARD = 0.4
"""For each player who acts between us and that one: somebody else may do it."""
FEAR = 0.6
"""Who hunts us is so much more dangerous to us than to others."""
CARD_LOSS = 0.5
"""One card less of what it needs takes this part of a threat away."""
CARD_STOLEN = 0.3
"""What a rival's loss of any card is worth to us."""
WIN = 45.0
"""A role action that hits its target. Compare with what it costs: about even odds will do."""
RIVAL_GONE = 24.0
"""The death of all others; that of one of them is worth its part."""
EXPOSURE = 2.0
"""The price of showing our role."""
JAIL = 8.0
"""Ruin of an average rival; the King keeps his Power and shows it only once."""
WEALTH = 8.0
"""Cards, and half of the gold, that an average rival has."""
LOOK = 7.0
"""A look at the role card of somebody who is as likely as not our target."""
CURIOSITY = 1.0
"""The same for those who hunt nobody: it shows whom to fear."""
PARTNERSHIP = 16.0
"""An alliance with somebody who is certain to win; with others, by their prospects."""
ALLIANCE_NEEDED = 32.0
"""The same for a role that cannot win without one, and twice that if nothing else is missing."""
OWN_WAY = 0.5
"""Who is certain to win alone thinks half as much of an alliance."""
MOST_OFFERS = 2
"""Offers of trade and proposals of alliance that we make in one turn."""
LEAST_GAIN = 0.1
"""An action that brings less is not taken."""
WAVER = 0.4
"""Actions closer than this are the same to us, and luck decides: that hides the plan a little, too."""


class Turn(IntrigueDecision):
    """The decision which action of the turn to take."""

    def __init__(self, observation: IntrigueObservation, luck: Random, hints: Hints = RULES_OF_THUMB) -> None:
        super().__init__(observation, luck, hints)
        self.at_stake = self.stakes()
        self.offers = {offer.partner: offer for offer in self.best_offers()}
        self.takings = self.robbery()
        price = self.p.bribe_price if self.goods_value.goods[GOLD] >= self.p.bribe_price else 0
        self.bribed = [self.gain_one(good, int(good != GOLD), -price) for good in range(SUITS + 1)]
        """What a bribe for each suit brings, and under GOLD what a vain one does."""
        self.losses: dict[tuple[int, ...], float] = {}
        """What it costs us to pay with these goods."""

    def take_action(self) -> IntrigueAction:
        """S3.3: The action that brings most, or none."""
        best, most = None, LEAST_GAIN
        passing = None
        for action in self.observation.legal:
            if action.verb == "pass":
                passing = action
                continue
            score = self.value(action)
            if score > 0.0:
                score += WAVER * self.luck.random()
                if score > most:
                    best, most = action, score
        return best or passing or self.observation.legal[0]

    def value(self, action: IntrigueAction) -> float:
        """What an action of the turn brings, in gold."""
        player, suit = action.player or 0, action.suit or 0
        match action.verb:
            case "buy":
                return self.purchase(action)
            case "sell":
                return self.sale(suit)
            case "seize-power":
                return self.seizure(action)
            case "trade":
                return self.offers[player].score if player in self.offers else -1.0
            case "bribe":
                return self.bribery(player, suit)
            case "ally" if action.spares is None:  # one card each
                return self.shared_partnership(player)
            case "assassinate" | "accuse":
                return self.strike(action, player)
            case "seize-him":
                return self.jailing(player)
        return self.payment(action) + self.plot(action, player)

    def stakes(self) -> list[float]:
        """By player, the value of stopping it for good."""
        found = [0.0] * self.p.players
        for player in self.beliefs.others:
            hunting = sum(compress(self.beliefs.threat_by_role[player], self.beliefs.hunters))
            threat = self.beliefs.threat[player] + FEAR * hunting
            between = (player - self.me) % self.p.players - 1
            found[player] = BLOCK * GUARD**between * threat * (1.0 - 2.0 * self.friendly[player])
        return found

    def best_offers(self) -> list[PossibleOffer]:
        """The best offer to each player who has not had one in this turn."""
        made = self.p.most_offers - self.observation.offers_left
        if made >= MOST_OFFERS:
            return []
        partners = [player for player in self.beliefs.others if not self.evidence.offered >> player & 1]
        found = worthwhile_offers(self.beliefs, self.goods_value, partners, self.friendly)
        best = (best_offer([each for each in found if each.partner == partner]) for partner in partners)
        return [offer for offer in best if offer is not None]

    def robbery(self) -> list[float]:
        """By player, the value to us of a random card of its hand, its loss to them included."""
        gains = [self.gain_one(suit, 1, 0) for suit in range(SUITS)]
        found = [0.0] * self.p.players
        for player in self.beliefs.others:
            if self.observation.hand_sizes[player] > self.observation.shown_power[player]:
                mixture = self.beliefs.mixture(player)
                loss = sum([part * self.resting_on(player, suit) for suit, part in enumerate(mixture)])
                value = sum([part * gain for part, gain in zip(mixture, gains, strict=True)])
                found[player] = value + CARD_STOLEN + CARD_LOSS * loss
        return found

    def resting_on(self, player: int, good: int) -> float:
        """The value of stopping a player, as far as its threat rests on one good."""
        threat = self.beliefs.threat[player]
        return self.at_stake[player] * self.beliefs.threat_by_good[player][good] / threat if threat else 0.0

    def gain_one(self, suit: int, count: int, gold: int, buys: bool = False) -> float:
        """The value that so many cards and so much gold more add."""
        change = [0] * (SUITS + 1)
        change[suit] += count
        change[GOLD] += gold
        return self.goods_value.gain(change, buys)

    def purchase(self, action: IntrigueAction) -> float:
        """S4.1: What a card from the pile or from the discards brings, less its price."""
        price = self.p.buy_price
        if action.what == "discard":
            return self.gain_one(self.observation.discards[-1], 1, -price, True)
        return sum([share * self.gain_one(suit, 1, -price, True) for suit, share in enumerate(self.beliefs.unseen)])

    def seizure(self, action: IntrigueAction) -> float:
        """S4.9: What one Power brings, less the pair of cards or the gold that it costs."""
        change = [-count for count in action.payment or ()]
        if change[POWER]:
            return -1.0
        change[POWER] += 1
        return self.goods_value.gain(change)

    def sale(self, suit: int) -> float:
        """What it brings to sell this card and all others that we do not need."""
        surplus = self.goods_value.surplus()
        if not surplus[suit]:
            return -1.0
        earned = self.p.sell_price * sum(surplus)
        return self.goods_value.gain([*(-count for count in surplus), earned])

    def plot(self, action: IntrigueAction, player: int) -> float:
        """S4.5 to S4.8: What an action paid for in cards brings, the payment apart."""
        if action.verb == "sabotage":
            return self.sabotage(player)
        if action.verb == "extort":
            return self.takings[player] if action.what == "card" else self.extortion(player)
        if action.verb == "investigate":
            return self.look(player) if action.what == "role" else 0.0
        return self.partnership(player)

    def payment(self, action: IntrigueAction) -> float:
        """The cost of the cards that pay for an action, as a negative value."""
        goods = action.payment or ()
        loss = self.losses.get(goods)
        if loss is None:
            loss = self.losses[goods] = self.goods_value.gain([-count for count in goods])
        return loss

    def bribery(self, player: int, suit: int) -> float:
        """S4.4: What a bribe brings: the card, if it is there, for gold that feeds whoever gets it."""
        chance = self.beliefs.suit_chances(player)[suit]
        taken = CARD_LOSS * self.resting_on(player, suit)
        fed = CARD_LOSS * self.resting_on(player, GOLD)
        return chance * (self.bribed[suit] + taken) + (1.0 - chance) * self.bribed[GOLD] - fed

    def extortion(self, player: int) -> float:
        """S4.5: What extorted gold brings, its loss to the victim included."""
        coins = min(self.p.extorted_gold, self.observation.gold[player])
        return self.gain_one(GOLD, coins, 0) + self.resting_on(player, GOLD) * coins / self.p.extorted_gold

    def look(self, player: int) -> float:
        """S4.6: What a look at a role card brings."""
        if self.evidence.roles[player] is not None:
            return 0.0
        target = self.observation.target
        if target is None or self.p.win_when[self.beliefs.role] != WHEN_TARGET:
            return CURIOSITY * (1.0 + self.beliefs.threat[player])
        if self.beliefs.sure_of_target() >= SURE:
            return 0.0
        chance = self.beliefs.role_chances[player][target]
        return LOOK * 4.0 * chance * (1.0 - chance)

    def partnership(self, player: int) -> float:
        """S4.7: What an alliance brings with somebody who may win, or because our role asks for one."""
        if (
            self.evidence.refused | self.evidence.traitors
        ) >> player & 1 or self.evidence.refused.bit_count() >= MOST_OFFERS:
            return -1.0
        fear = self.hunted_by(player)
        value = PARTNERSHIP * (self.beliefs.prospect[player] * (1.0 - fear)) if self.p.allied_victories else 0.0
        if self.p.win_allied[self.beliefs.role]:
            ready = self.goods_value.goods[INFLUENCE] >= self.goods_value.needs[INFLUENCE]
            return value + ALLIANCE_NEEDED * (1 + ready)
        return value * (1.0 - OWN_WAY * self.beliefs.my_prospect())

    def shared_partnership(self, player: int) -> float:
        """S4.7: The same with our only card, as likely as the other has one to add."""
        mine = INFLUENCE if self.goods_value.goods[INFLUENCE] else POWER
        chances = self.beliefs.suit_chances(player)
        able = 1.0 - (1.0 - chances[INFLUENCE]) * (1.0 - chances[POWER])
        return able * (self.partnership(player) + self.gain_one(mine, -1, 0))

    def sabotage(self, player: int) -> float:
        """S4.8: What it brings to take two cards and to end an alliance that somebody needs; never our own."""
        other = self.observation.allies[player]
        if other is None or self.me in (player, other):
            return -1.0
        value = 0.0
        for member in (player, other):
            needed = sum(compress(self.beliefs.threat_by_role[member], self.p.win_allied))
            value += self.takings[member] + self.at_stake[member] * needed / (self.beliefs.threat[member] or 1.0)
        return value

    def strike(self, action: IntrigueAction, player: int) -> float:
        """S5.2, S5.3: What it brings to assassinate or to accuse a player."""
        target = self.observation.target
        chance = 0.0 if target is None else self.beliefs.role_chances[player][target]
        stopped = self.at_stake[player] + self.relief(player) if action.verb == "assassinate" else 0.0
        return WIN * chance + stopped + self.payment(action) * (1.0 - self.pressure()) - self.exposure()

    def jailing(self, player: int) -> float:
        """S5.4: What it brings to Seize Him!"""
        wealth = self.observation.hand_sizes[player] + self.observation.gold[player] / 2
        return self.at_stake[player] + JAIL * (wealth / WEALTH) * (1.0 - 2.0 * self.friendly[player]) - self.exposure()

    def exposure(self) -> float:
        """S5.1: The cost of showing our role: nothing if everybody knows it already."""
        shown = any(event.kind == "role-shown" and event.player == self.me for event in self.observation.events)
        return 0.0 if shown else EXPOSURE

    def relief(self, player: int) -> float:
        """S5.5: The value of having one rival fewer."""
        return RIVAL_GONE / len(self.beliefs.others) * (1.0 - 2.0 * self.friendly[player])

    def pressure(self) -> float:
        """How likely the game is lost if we wait, for then there is nothing to save."""
        threats = [self.beliefs.threat[player] * (1.0 - self.friendly[player]) for player in self.beliefs.others]
        return min(1.0, max(threats, default=0.0))
