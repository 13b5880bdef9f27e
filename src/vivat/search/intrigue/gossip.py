"""What a player of intrigue has heard: who holds which cards, who wants what, who cannot be whom.

Everything is worked out anew from what one seat was told, so nothing is remembered that a person could not
have heard and remembered. Players, roles and suits count from 0.
"""

from collections.abc import Callable

from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.actions import ROLE_CARD
from vivat.rules.intrigue.state import GOLD, POWER, SUITS

ASKING = 0.5
"""An offer that asks for a suit shows less interest than gold paid for it: words are cheap."""
OFFERING = 0.3
"""And an offer to give it away shows as little that it is not needed."""
SPENDING = 0.5
"""A card spent or sold says less than one given to another player: it may have been the only way to pay."""
FADING = 0.5
"""A card bought since then makes a refusal half as telling."""


class Gossip:
    """The story of a game so far, as one player heard it."""

    def __init__(self, observation: IntrigueObservation) -> None:
        p = observation.options.params
        players = range(p.players)
        self.me = observation.me or 0
        self.roles: list[int | None] = list(observation.roles)
        """Whose role is known, by a card shown to all or to us."""
        self.targets = p.target
        self.sizes = [p.start_cards] * p.players
        self.known = [[0.0] * SUITS for _ in players]
        """Cards that a player is known to hold; broken numbers after a theft that nobody else saw."""
        self.lacks = [0] * p.players
        """Mask of suits that a player was shown not to have."""
        self.wants = [[0.0] * (SUITS + 1) for _ in players]
        self.gave = [[0.0] * (SUITS + 1) for _ in players]
        self.seizures = [0] * p.players
        self.looks = [0] * p.players
        """How often somebody looked at a role card: only who hunts needs that much."""
        self.innocent = [0] * p.players
        """Mask of roles that a player was shown not to have."""
        self.declined = [[0.0] * (SUITS + 1) for _ in players]
        """How often a player lately declined to give a good."""
        self.in_play = 0
        """Mask of the roles in play, where that is announced."""
        self.offered = 0
        """Mask of players who had an offer of trade in this turn."""
        self.refused = 0
        """Mask of players who refused an alliance in this turn."""
        self._goods_asked: list[int] = []
        self._suit_asked = 0
        self._hands = (0, 0)
        for event in observation.events:
            hear = HEARD.get(event.kind)
            if hear is not None:
                hear(self, event)

    def _gain(self, player: int, suit: int, count: int) -> None:
        self.known[player][suit] += count
        self.sizes[player] += count
        self.lacks[player] &= ~(1 << suit)

    def _lose(self, player: int, suit: int, count: int) -> None:
        known = self.known[player]
        known[suit] = max(0.0, known[suit] - count)
        self.sizes[player] -= count

    def hear_role(self, event: IntrigueEvent) -> None:
        """A role card that we looked at."""
        self.roles[event.other or 0] = event.role

    def hear_in_play(self, event: IntrigueEvent) -> None:
        """A role that is in play."""
        self.in_play |= 1 << (event.role or 0)

    def hear_turn(self, _: IntrigueEvent) -> None:
        """A new turn, in which everybody may be asked again."""
        self.offered = 0
        self.refused = 0

    def hear_purchase(self, event: IntrigueEvent) -> None:
        """A card that only the buyer saw."""
        player = event.player or 0
        self.sizes[player] += 1
        self.lacks[player] = 0
        self.declined[player] = [times * FADING for times in self.declined[player]]

    def hear_discard_bought(self, event: IntrigueEvent) -> None:
        """Somebody wanted the card on top of the discard pile."""
        self.wants[event.player or 0][event.good or 0] += 1.0
        self._gain(event.player or 0, event.good or 0, 1)

    def hear_card_spent(self, event: IntrigueEvent) -> None:
        """Cards sold or spent."""
        if event.good != GOLD:
            self.gave[event.player or 0][event.good or 0] += SPENDING * (event.count or 0)
            self._lose(event.player or 0, event.good or 0, event.count or 0)

    def hear_ruin(self, event: IntrigueEvent) -> None:
        """Cards lost in death or jail."""
        if event.good != GOLD:
            self._lose(event.player or 0, event.good or 0, event.count or 0)

    def hear_offer(self, event: IntrigueEvent) -> None:
        """An offer of trade: nobody is asked twice in a turn."""
        self.offered |= 1 << (event.other or 0)
        self._goods_asked = []

    def hear_asking(self, event: IntrigueEvent) -> None:
        """What somebody would like to have."""
        self.wants[event.player or 0][event.good or 0] += ASKING * (event.count or 0)
        self._goods_asked.append(event.good or 0)

    def hear_giving(self, event: IntrigueEvent) -> None:
        """What somebody would part with: the offer shows that it is there."""
        player, good = event.player or 0, event.good or 0
        self.gave[player][good] += OFFERING * (event.count or 0)
        if good != GOLD:
            self.known[player][good] = max(self.known[player][good], event.count or 0)

    def hear_decline(self, event: IntrigueEvent) -> None:
        """Who declines may not have the card, or may need it."""
        for good in self._goods_asked:
            self.declined[event.player or 0][good] += 1.0

    def hear_acceptance(self, event: IntrigueEvent) -> None:
        """Between whom the cards of a trade change hands."""
        self._hands = (event.player or 0, event.other or 0)

    def hear_trade(self, event: IntrigueEvent) -> None:
        """Cards that changed hands openly."""
        giver, good, count = event.player or 0, event.good or 0, event.count or 0
        if good != GOLD:
            taker = self._hands[self._hands[0] == giver]
            self.gave[giver][good] += count
            self._lose(giver, good, count)
            self._gain(taker, good, count)

    def hear_bribe(self, event: IntrigueEvent) -> None:
        """Three gold for a suit show that it is wanted."""
        self._suit_asked = event.good or 0
        self.wants[event.player or 0][self._suit_asked] += 1.0

    def hear_bribe_given(self, event: IntrigueEvent) -> None:
        """The card given for a bribe."""
        self._lose(event.player or 0, event.good or 0, 1)
        self._gain(event.other or 0, event.good or 0, 1)

    def hear_bribe_kept(self, event: IntrigueEvent) -> None:
        """Who keeps a bribe has no such card."""
        self.lacks[event.player or 0] |= 1 << self._suit_asked
        self.known[event.player or 0][self._suit_asked] = 0.0

    def hear_theft(self, event: IntrigueEvent) -> None:
        """A card taken at random; if we are one of the two, we are told more."""
        taker, victim = event.player or 0, event.other or 0
        if self.me not in (taker, victim):
            left = max(0.0, 1.0 - 1.0 / max(1, self.sizes[victim]))
            self.known[victim] = [count * left for count in self.known[victim]]
            self.sizes[victim] -= 1
            self.sizes[taker] += 1
            self.lacks[taker] = 0

    def hear_own_theft(self, event: IntrigueEvent) -> None:
        """A card that we took, or that was taken from us."""
        self._lose(event.other or 0, event.good or 0, 1)
        self._gain(event.player or 0, event.good or 0, 1)

    def hear_look(self, event: IntrigueEvent) -> None:
        """Somebody looked at a role card or a hand."""
        self.looks[event.player or 0] += event.flag == ROLE_CARD

    def hear_hand(self, event: IntrigueEvent) -> None:
        """A hand that we saw, suit by suit."""
        player, suit = event.other or 0, event.good or 0
        self.known[player][suit] = float(event.count or 0)
        if not event.count:
            self.lacks[player] |= 1 << suit

    def hear_refusal(self, event: IntrigueEvent) -> None:
        """An alliance refused."""
        self.refused |= 1 << (event.player or 0)

    def hear_seizure(self, event: IntrigueEvent) -> None:
        """Power seized, for all to see."""
        self.seizures[event.player or 0] += 1
        self._gain(event.player or 0, POWER, 1)

    def hear_accusation(self, event: IntrigueEvent) -> None:
        """Who was accused wrongly is not the one who was hunted."""
        accuser = self.roles[event.player or 0]
        if not event.flag and accuser is not None:
            self.innocent[event.other or 0] |= 1 << self.targets[accuser]


HEARD: dict[str, Callable[[Gossip, IntrigueEvent], None]] = {
    "role-seen": Gossip.hear_role,
    "role-in-play": Gossip.hear_in_play,
    "turn-begins": Gossip.hear_turn,
    "bought": Gossip.hear_purchase,
    "bought-discard": Gossip.hear_discard_bought,
    "sold": Gossip.hear_card_spent,
    "spent": Gossip.hear_card_spent,
    "discarded": Gossip.hear_ruin,
    "offered": Gossip.hear_offer,
    "offer-asks": Gossip.hear_asking,
    "offer-gives": Gossip.hear_giving,
    "declined": Gossip.hear_decline,
    "accepted": Gossip.hear_acceptance,
    "traded": Gossip.hear_trade,
    "bribed": Gossip.hear_bribe,
    "bribe-given": Gossip.hear_bribe_given,
    "bribe-kept": Gossip.hear_bribe_kept,
    "card-taken": Gossip.hear_theft,
    "stolen-card": Gossip.hear_own_theft,
    "investigated": Gossip.hear_look,
    "hand-seen": Gossip.hear_hand,
    "refused": Gossip.hear_refusal,
    "power-seized": Gossip.hear_seizure,
    "accused": Gossip.hear_accusation,
}
