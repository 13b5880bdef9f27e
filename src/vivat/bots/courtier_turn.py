"""The actions of a courtier's turn: what each brings to its own plan and takes from others, in gold."""

from itertools import compress
from random import Random

from vivat.bots.bargain import Bargain, bargains, best_bargain
from vivat.bots.courtier_view import View
from vivat.bots.purse import SURE
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.actions import (
    ACCUSE,
    AIMED,
    AIMED_CODE,
    ALLY,
    ALLY_SHARING,
    ASSASSINATE,
    BRIBE,
    BUY_DISCARD,
    BUY_PILE,
    EXTORT,
    INVESTIGATE,
    PASS,
    PLOTS,
    ROLE_CARD,
    SABOTAGE_CODE,
    SABOTAGES,
    SEIZE_CODE,
    SELL_CODE,
    STOP_SELLING,
    TRADE,
)
from vivat.rules.intrigue.state import GOLD, INFLUENCE, POWER, SUITS
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.search.intrigue.suspicion import RULES_OF_THUMB, Hints

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


class Turn(View):
    """What to do with an action of the turn."""

    def __init__(self, observation: IntrigueObservation, luck: Random, hints: Hints = RULES_OF_THUMB) -> None:
        super().__init__(observation, luck, hints)
        self.at_stake = self.stakes()
        self.offers = {bargain.partner: bargain for bargain in self.best_offers()}
        self.takings = self.robbery()
        price = self.p.bribe_price if self.purse.goods[GOLD] >= self.p.bribe_price else 0
        self.bribed = [self.gain_one(good, int(good != GOLD), -price) for good in range(SUITS + 1)]
        """What a bribe for each suit brings, and under GOLD what a vain one does."""
        self.losses: dict[tuple[int, ...], float] = {}
        """What it costs us to pay with these goods."""

    def take_action(self) -> IntrigueAction:
        """S3.3: The action that brings most, or none."""
        best, most = None, LEAST_GAIN
        passing = None
        for action in self.observation.legal:
            if action.code == PASS:
                passing = action
                continue
            score = self.worth(action)
            if score > 0.0:
                score += WAVER * self.luck.random()
                if score > most:
                    best, most = action, score
        return best or passing or self.observation.legal[0]

    def worth(self, action: IntrigueAction) -> float:
        """What an action brings."""
        if action.code >= AIMED_CODE:
            return self.aimed(action.code)
        if action.code < BUY_PILE and action.player is not None:
            return self.payment(action) + self.plot(action.player, action.code)
        return self.unaimed(action.code)

    def stakes(self) -> list[float]:
        """What it is worth to stop each player for good."""
        found = [0.0] * self.p.players
        for player in self.suspicion.others:
            hunting = sum(compress(self.suspicion.dangers[player], self.suspicion.hunters))
            threat = self.suspicion.threat[player] + FEAR * hunting
            between = (player - self.me) % self.p.players - 1
            found[player] = BLOCK * GUARD**between * threat * (1.0 - 2.0 * self.friendly[player])
        return found

    def best_offers(self) -> list[Bargain]:
        """The best offer to each player who has not had one in this turn."""
        made = self.p.most_offers - self.observation.offers_left
        if made >= MOST_OFFERS:
            return []
        partners = [player for player in self.suspicion.others if not self.gossip.offered >> player & 1]
        found = bargains(self.suspicion, self.purse, partners, self.friendly)
        best = (best_bargain([each for each in found if each.partner == partner]) for partner in partners)
        return [bargain for bargain in best if bargain is not None]

    def robbery(self) -> list[float]:
        """What a random card of each player is worth to us, its loss to them included."""
        gains = [self.gain_one(suit, 1, 0) for suit in range(SUITS)]
        found = [0.0] * self.p.players
        for player in self.suspicion.others:
            if self.observation.hand_sizes[player] > self.observation.shown_power[player]:
                mixture = self.suspicion.mixture(player)
                loss = sum([part * self.resting_on(player, suit) for suit, part in enumerate(mixture)])
                value = sum([part * gain for part, gain in zip(mixture, gains, strict=True)])
                found[player] = value + CARD_STOLEN + CARD_LOSS * loss
        return found

    def resting_on(self, player: int, good: int) -> float:
        """What it is worth to stop a player, as far as the threat rests on one good."""
        threat = self.suspicion.threat[player]
        return self.at_stake[player] * self.suspicion.hurt[player][good] / threat if threat else 0.0

    def gain_one(self, suit: int, count: int, gold: int, buys: bool = False) -> float:
        """What so many cards and so much gold more bring."""
        change = [0] * (SUITS + 1)
        change[suit] += count
        change[GOLD] += gold
        return self.purse.gain(change, buys)

    def unaimed(self, code: int) -> float:
        """What buying, selling or seizing Power brings."""
        p = self.p
        if code == BUY_PILE:
            unseen = enumerate(self.suspicion.unseen)
            return sum([share * self.gain_one(suit, 1, -p.buy_price, True) for suit, share in unseen])
        if code == BUY_DISCARD:
            return self.gain_one(self.observation.discards[-1], 1, -p.buy_price, True)
        if code < STOP_SELLING:
            return self.sale(code - SELL_CODE)
        paid = code - SEIZE_CODE
        change = [0] * (SUITS + 1)
        change[POWER] += 1
        change[paid] -= p.seize_price if paid == GOLD else 2
        return self.purse.gain(change) if paid != POWER else -1.0

    def sale(self, suit: int) -> float:
        """What it brings to sell this card and all others that we do not need."""
        surplus = self.purse.surplus()
        if not surplus[suit]:
            return -1.0
        earned = self.p.sell_price * sum(surplus)
        return self.purse.gain([*(-count for count in surplus), earned])

    def aimed(self, code: int) -> float:
        """What an action aimed at a player brings."""
        player, kind = divmod(code - AIMED_CODE, AIMED)
        if kind == TRADE:
            return self.offers[player].score if player in self.offers else -1.0
        if kind < ASSASSINATE:
            return self.bribery(player, kind - BRIBE)
        if kind == ALLY_SHARING:
            return self.shared_partnership(player)
        return self.strike(player, kind)

    def plot(self, player: int, code: int) -> float:
        """What an action paid in cards brings, the payment apart."""
        if code < SABOTAGE_CODE + SABOTAGES:
            return self.sabotage(player)
        kind = code % PLOTS
        if kind < INVESTIGATE:
            return self.takings[player] if kind < EXTORT + 3 else self.extortion(player)
        if kind < ALLY:
            return self.look(player) if (kind - INVESTIGATE) // 3 == ROLE_CARD else 0.0
        return self.partnership(player)

    def payment(self, action: IntrigueAction) -> float:
        """What it costs us to give the cards that pay for an action."""
        goods = action.payment or ()
        loss = self.losses.get(goods)
        if loss is None:
            loss = self.losses[goods] = self.purse.gain([-count for count in goods])
        return loss

    def bribery(self, player: int, suit: int) -> float:
        """S4.4: The card, if it is there, for gold that feeds whoever gets it."""
        chance = self.suspicion.chances(player)[suit]
        taken = CARD_LOSS * self.resting_on(player, suit)
        fed = CARD_LOSS * self.resting_on(player, GOLD)
        return chance * (self.bribed[suit] + taken) + (1.0 - chance) * self.bribed[GOLD] - fed

    def extortion(self, player: int) -> float:
        """S4.5: Gold, and what its loss does."""
        coins = min(self.p.extorted_gold, self.observation.gold[player])
        return self.gain_one(GOLD, coins, 0) + self.resting_on(player, GOLD) * coins / self.p.extorted_gold

    def look(self, player: int) -> float:
        """S4.6: To see a role card."""
        if self.gossip.roles[player] is not None:
            return 0.0
        target = self.observation.target
        if target is None or self.p.win_when[self.suspicion.role] != WHEN_TARGET:
            return CURIOSITY * (1.0 + self.suspicion.threat[player])
        if self.suspicion.sure_of_target() >= SURE:
            return 0.0
        belief = self.suspicion.beliefs[player][target]
        return LOOK * 4.0 * belief * (1.0 - belief)

    def partnership(self, player: int) -> float:
        """S4.7: An alliance with somebody who may win, or because our role asks for one."""
        if self.gossip.refused >> player & 1 or self.gossip.refused.bit_count() >= MOST_OFFERS:
            return -1.0
        fear = self.hunted_by(player)
        value = PARTNERSHIP * (self.suspicion.prospect[player] * (1.0 - fear)) if self.p.allied_victories else 0.0
        if self.p.win_allied[self.suspicion.role]:
            ready = self.purse.goods[INFLUENCE] >= self.purse.needs[INFLUENCE]
            return value + ALLIANCE_NEEDED * (1 + ready)
        return value * (1.0 - OWN_WAY * self.suspicion.my_prospect())

    def shared_partnership(self, player: int) -> float:
        """S4.7: The same for our only card, as likely as the other has one to add."""
        mine = INFLUENCE if self.purse.goods[INFLUENCE] else POWER
        chances = self.suspicion.chances(player)
        able = 1.0 - (1.0 - chances[INFLUENCE]) * (1.0 - chances[POWER])
        return able * (self.partnership(player) + self.gain_one(mine, -1, 0))

    def sabotage(self, player: int) -> float:
        """S4.8: Two cards, and the end of an alliance that somebody needs; never of our own."""
        other = self.observation.allies[player]
        if other is None or self.me in (player, other):
            return -1.0
        value = 0.0
        for member in (player, other):
            needed = sum(compress(self.suspicion.dangers[member], self.p.win_allied))
            value += self.takings[member] + self.at_stake[member] * needed / (self.suspicion.threat[member] or 1.0)
        return value

    def strike(self, player: int, kind: int) -> float:
        """S5: Assassinate, Accuse or Seize Him!"""
        shown = 0.0 if self.is_shown() else EXPOSURE
        if kind in (ASSASSINATE, ACCUSE):
            cost = self.p.role_cost[self.suspicion.role * 5 : self.suspicion.role * 5 + 5]
            loss = self.purse.gain([-count for count in cost])
            target = self.observation.target
            belief = 0.0 if target is None else self.suspicion.beliefs[player][target]
            stopped = self.at_stake[player] + self.relief(player) if kind == ASSASSINATE else 0.0
            return WIN * belief + stopped + loss * (1.0 - self.pressure()) - shown
        wealth = self.observation.hand_sizes[player] + self.observation.gold[player] / 2
        return self.at_stake[player] + JAIL * (wealth / WEALTH) * (1.0 - 2.0 * self.friendly[player]) - shown

    def relief(self, player: int) -> float:
        """S5.5: What it is worth to have one rival fewer."""
        return RIVAL_GONE / len(self.suspicion.others) * (1.0 - 2.0 * self.friendly[player])

    def pressure(self) -> float:
        """How likely the game is lost if we wait: then there is nothing to save."""
        threats = [self.suspicion.threat[player] * (1.0 - self.friendly[player]) for player in self.suspicion.others]
        return min(1.0, max(threats, default=0.0))

    def is_shown(self) -> bool:
        """Whether everybody knows our role already."""
        return any(event.kind == "role-shown" and event.player == self.me for event in self.observation.events)
