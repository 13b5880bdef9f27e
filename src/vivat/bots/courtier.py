"""`courtier`: a rule-based player of intrigue that plays every role towards its own win.

How it plays, in short: reckon in gold what every action brings to your own plan, add what it takes from
whoever seems about to win, and do what brings most. Hunters guess from what people buy, bribe for and keep,
and look at a role card before they strike in doubt.
"""

from random import Random

from vivat.bots.bargain import SIDE_OF, bargains, best_bargain, feeding
from vivat.bots.courtier_turn import Turn
from vivat.bots.courtier_view import View
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.actions import (
    ACCEPT,
    ASK_CODE,
    COUNTER,
    DECLINE,
    GIVE_CODE,
    JOIN_FOR_INFLUENCE,
    JOIN_FOR_POWER,
    JOIN_FREE,
    REFUSE,
    SELL_CODE,
    STOP_SELLING,
)
from vivat.rules.intrigue.state import INFLUENCE, POWER, SUITS
from vivat.search.intrigue.suspicion import RULES_OF_THUMB, Hints

WORTHWHILE = 0.1
"""What an offer must bring us to be accepted."""
HAGGLING = 0.4
"""How often an offer that we decline is answered by one of ours; each counter-offer makes the next one rarer."""
WELCOME = 0.7
"""We join whoever has at least this part of our own prospects: a victory shared is easier to come by."""
GENEROUS = 0.5
"""And pay a share of the cost to who has better prospects than this, if the card is of no use to us."""
HUNTED = 0.5
"""Nobody joins a player who is likelier than this to hunt it."""


class Courtier:
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


class Answer(View):
    """What to say in the middle of a sale, a trade or a proposal."""

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

    def sell_on(self) -> IntrigueAction:
        """S4.2: Sell what is left over, then stop; a page may have overlooked that it can."""
        surplus = self.purse.surplus()
        left_over = [self.legal(SELL_CODE + suit) for suit in range(SUITS) if surplus[suit]]
        sold = next((action for action in left_over if action is not None), None)
        return sold or self.legal(STOP_SELLING) or self.observation.legal[0]

    def partner(self) -> int:
        """The other side of a trade or an alliance under discussion."""
        other = self.observation.turn
        return (self.observation.partner or 0) if other == self.me else other

    def give(self) -> IntrigueAction:
        """S4.3: The goods of the best offer that we can make to this partner."""
        best = best_bargain(bargains(self.suspicion, self.purse, [self.partner()], self.friendly))
        wanted = None if best is None else GIVE_CODE + SIDE_OF[best.give]
        sides = [action for action in self.observation.legal if action.goods is not None]
        smallest = min(sides, key=lambda side: sum(side.goods or ()), default=self.observation.legal[0])
        return self.legal(wanted) or smallest

    def ask(self) -> IntrigueAction:
        """S4.3: What to ask for the goods on the table."""
        given = self.observation.draft
        best = best_bargain(bargains(self.suspicion, self.purse, [self.partner()], self.friendly, given))
        wanted = None if best is None else ASK_CODE + SIDE_OF[best.ask]
        return self.legal(wanted) or self.legal(ASK_CODE) or self.observation.legal[-1]

    def answer(self) -> IntrigueAction:
        """S4.3: Accept what brings us nearer, counter now and then, decline otherwise."""
        offer, asked = self.observation.offer or (), self.observation.asked or ()
        other = self.partner()
        accept = self.legal(ACCEPT)
        if accept is not None:
            gain = self.purse.gain([more - less for more, less in zip(offer, asked, strict=True)])
            gain -= feeding(self.suspicion, other, asked, offer, self.friendly[other])
            if gain >= WORTHWHILE:
                return accept
        counter = self.legal(COUNTER)
        if counter is not None and self.luck.random() < HAGGLING ** (1 + self.observation.counters):
            found = bargains(self.suspicion, self.purse, [other], self.friendly)
            if best_bargain(found) is not None:
                return counter
        return self.legal(DECLINE) or self.observation.legal[0]

    def join(self) -> IntrigueAction:
        """S4.7: Join whoever is nearer to winning than we are, and pay a share if it is of no use to us."""
        other = self.partner()
        prospect = self.suspicion.prospect[other]
        allied = self.p.win_allied[self.suspicion.role]
        worth_it = prospect >= WELCOME * self.suspicion.my_prospect()
        welcome = allied or (self.p.allied_victories and worth_it)
        if not welcome or self.hunted_by(other) > HUNTED:
            return self.legal(REFUSE) or self.observation.legal[0]
        if self.purse.surplus()[INFLUENCE] and prospect > GENEROUS:
            return self.legal(JOIN_FOR_INFLUENCE) or self.observation.legal[0]
        return self.legal(JOIN_FREE) or self.share_the_cost()

    def share_the_cost(self) -> IntrigueAction:
        """S4.7: Where the only Yes is to pay a card, with one that we do not need; otherwise No."""
        surplus = self.purse.surplus()
        for suit, code in ((INFLUENCE, JOIN_FOR_INFLUENCE), (POWER, JOIN_FOR_POWER)):
            action = self.legal(code)
            if action is not None and surplus[suit]:
                return action
        return self.legal(REFUSE) or self.observation.legal[0]
