"""`steward`: the rule-based player of intrigue, which plays every role towards its own win.

How it plays, in short: value in gold what every action brings to your own plan, add what it takes from
whoever seems about to win, and do what brings most. Hunters infer roles from what people buy, bribe for and keep,
and look at a role card before they strike in doubt.
"""

from random import Random

from vivat.bots.intrigue.decision import IntrigueDecision
from vivat.bots.intrigue.trade import ONE_CARD, best_offer, cost_of_helping, worthwhile_offers
from vivat.bots.intrigue.turn import Turn
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.goods import INFLUENCE, MIGHT, POWER
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints

WORTHWHILE = 0.1
"""What an offer must bring us to be accepted."""
GRUDGE = 2.0
"""And how much more, if it comes from an ally who has betrayed us; and we join such a one no more."""
HAGGLING = 0.4
"""How often an offer that we decline is answered by one of ours; each counter-offer makes the next one rarer."""
WELCOME = 0.7
"""We join whoever has at least this part of our own prospects: a victory shared is easier to come by."""
GENEROUS = 0.5
"""And pay a share of the cost to who has better prospects than this, if the card is of no use to us."""
HUNTED = 0.5
"""Nobody joins a player who is likelier than this to hunt it."""


class IntrigueSteward:
    """Collects what its role needs, watches the others, and strikes when it is likely enough."""

    def __init__(self, source: Random, hints: Hints = RULES_OF_THUMB) -> None:
        self._source = source
        self._hints = hints

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        if len(observation.legal) == 1:
            return observation.legal[0]
        if observation.phase == "act":
            return Turn(observation, luck, self._hints).take_action()
        return Answer(observation, luck, self._hints).choose()


class Answer(IntrigueDecision):
    """A decision in the middle of a sale, a trade or a proposal of alliance."""

    def choose(self) -> IntrigueAction:
        """The best of the legal answers."""
        phase = self.observation.phase
        if phase == "sell":
            return self.sell_on()
        if phase == "give":
            return self.give()
        if phase == "ask":
            return self.ask()
        return self.join() if phase == "join" else self.answer()

    def one_of(self, verb: str) -> IntrigueAction:
        """The legal action with this verb, or the first that is legal: a page may have overlooked it."""
        return next(iter(self.legal(verb)), self.observation.legal[0])

    def sell_on(self) -> IntrigueAction:
        """S4.2: The next sale of what is left over, or else to stop."""
        surplus = self.goods_value.surplus()
        left_over = (action for action in self.legal("sell") if action.suit is not None and surplus[action.suit])
        return next(left_over, None) or self.one_of("stop-selling")

    def partner(self) -> int:
        """The other side of a trade or an alliance under discussion."""
        other = self.observation.turn
        return (self.observation.partner or 0) if other == self.me else other

    def give(self) -> IntrigueAction:
        """S4.3: The goods of the best offer that we can make to this partner."""
        best = best_offer(worthwhile_offers(self.beliefs, self.goods_value, [self.partner()], self.friendly))
        wanted = None if best is None else self.legal_side("give", best.give)
        sides = self.legal("give")
        return wanted or min(sides, key=lambda side: sum(side.goods or ()), default=self.observation.legal[0])

    def ask(self) -> IntrigueAction:
        """S4.3: What to ask for the goods on the table."""
        given = self.observation.draft
        best = best_offer(worthwhile_offers(self.beliefs, self.goods_value, [self.partner()], self.friendly, given))
        wanted = None if best is None else self.legal_side("ask", best.ask)
        return wanted or self.legal_side("ask", ONE_CARD[MIGHT]) or self.observation.legal[-1]

    def answer(self) -> IntrigueAction:
        """S4.3: To accept what brings us nearer, counter now and then, decline otherwise."""
        offer, asked = self.observation.offer or (), self.observation.asked or ()
        other = self.partner()
        for accept in self.legal("accept"):
            gain = self.goods_value.gain([more - less for more, less in zip(offer, asked, strict=True)])
            gain -= cost_of_helping(self.beliefs, other, asked, offer, self.friendly[other])
            if gain >= WORTHWHILE + GRUDGE * (self.evidence.traitors >> other & 1):
                return accept
        for counter in self.legal("counter"):
            if self.luck.random() < HAGGLING ** (1 + self.observation.counters):
                found = worthwhile_offers(self.beliefs, self.goods_value, [other], self.friendly)
                if best_offer(found) is not None:
                    return counter
        return self.one_of("decline")

    def join(self) -> IntrigueAction:
        """S4.7: To join whoever is nearer to winning than we are, and pay a share if it is of no use to us."""
        other = self.partner()
        prospect = self.beliefs.prospect[other]
        allied = self.p.win_allied[self.beliefs.role]
        better = prospect >= WELCOME * self.beliefs.my_prospect()
        welcome = allied or (self.p.allied_victories and better)
        if not welcome or self.hunted_by(other) > HUNTED or self.evidence.traitors >> other & 1:
            return self.one_of("refuse")
        by_payment = {action.suit: action for action in self.legal("join")}
        surplus = self.goods_value.surplus()
        if surplus[INFLUENCE] and prospect > GENEROUS:
            return by_payment.get(INFLUENCE, self.observation.legal[0])
        if None in by_payment:
            return by_payment[None]
        for suit in (INFLUENCE, POWER):  # the only Yes is to pay a card: one that we do not need, otherwise No
            if suit in by_payment and surplus[suit]:
                return by_payment[suit]
        return self.one_of("refuse")
