"""Evidence about hidden cards and roles, collected from the events that one viewer was told.

Who holds which cards, who wants what, who cannot be whom. Everything is worked out anew from what one seat was told,
so nothing is remembered that a person could not have heard and remembered. Players, roles and suits count from 0.
"""

from collections.abc import Callable

from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.actions import ROLE_CARD
from vivat.rules.intrigue.goods import GOLD, POWER, SUITS

ASKING = 0.5
"""An offer that asks for a suit shows less interest than gold paid for it: words are cheap."""
OFFERING = 0.3
"""And an offer to give it away shows as little that it is not needed."""
SPENDING = 0.5
"""A card spent or sold says less than one given to another player: it may have been the only way to pay."""
FADING = 0.5
"""A card bought since then makes a refusal half as telling."""


class Evidence:
    """Counts and masks of what each player was seen to hold, want, give and refuse so far, for bots and beliefs.

    What is certain, with its reasons and for people too, is `PlayerKnowledge` (`vivat.game`): bounds that can never be
    wrong. Evidence weighs what only hints at a hand or a role, lets it fade, and knows expected cards where a theft was
    not seen; so it is no part of an observation.
    """

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
        self.traitors = 0
        """Mask of players who were our ally and sabotaged that."""
        self._saboteur = 0
        self._goods_asked: list[int] = []
        self._suit_asked = 0
        self._hands = (0, 0)
        for event in observation.events:
            note = NOTED.get(event.kind)
            if note is not None:
                note(self, event)

    def _gain(self, player: int, suit: int, count: int) -> None:
        self.known[player][suit] += count
        self.sizes[player] += count
        self.lacks[player] &= ~(1 << suit)

    def _lose(self, player: int, suit: int, count: int) -> None:
        known = self.known[player]
        known[suit] = max(0.0, known[suit] - count)
        self.sizes[player] -= count

    def note_role(self, event: IntrigueEvent) -> None:
        """Remember a role card that we looked at."""
        self.roles[event.other or 0] = event.role

    def note_in_play(self, event: IntrigueEvent) -> None:
        """Remember a role that is announced to be in play."""
        self.in_play |= 1 << (event.role or 0)

    def note_turn(self, _: IntrigueEvent) -> None:
        """Forget who was asked: in a new turn everybody may be asked again."""
        self.offered = 0
        self.refused = 0

    def note_purchase(self, event: IntrigueEvent) -> None:
        """Count a card that only its buyer saw."""
        player = event.player or 0
        self.sizes[player] += 1
        self.lacks[player] = 0
        self.declined[player] = [times * FADING for times in self.declined[player]]

    def note_discard_bought(self, event: IntrigueEvent) -> None:
        """Count a card taken from the discard pile: it was wanted, and all saw it."""
        self.wants[event.player or 0][event.good or 0] += 1.0
        self._gain(event.player or 0, event.good or 0, 1)

    def note_card_spent(self, event: IntrigueEvent) -> None:
        """Count cards sold or spent."""
        if event.good != GOLD:
            self.gave[event.player or 0][event.good or 0] += SPENDING * (event.count or 0)
            self._lose(event.player or 0, event.good or 0, event.count or 0)

    def note_ruin(self, event: IntrigueEvent) -> None:
        """Count cards lost in death or jail."""
        if event.good != GOLD:
            self._lose(event.player or 0, event.good or 0, event.count or 0)

    def note_offer(self, event: IntrigueEvent) -> None:
        """Remember who had an offer of trade: nobody is asked twice in a turn."""
        self.offered |= 1 << (event.other or 0)
        self._goods_asked = []

    def note_asking(self, event: IntrigueEvent) -> None:
        """Count what an offer asks for as wanted."""
        self.wants[event.player or 0][event.good or 0] += ASKING * (event.count or 0)
        self._goods_asked.append(event.good or 0)

    def note_giving(self, event: IntrigueEvent) -> None:
        """Count what an offer gives as held, and as little needed."""
        player, good = event.player or 0, event.good or 0
        self.gave[player][good] += OFFERING * (event.count or 0)
        if good != GOLD:
            self.known[player][good] = max(self.known[player][good], event.count or 0)

    def note_decline(self, event: IntrigueEvent) -> None:
        """Count what was not given: who declines may not have the card, or may need it."""
        for good in self._goods_asked:
            self.declined[event.player or 0][good] += 1.0

    def note_acceptance(self, event: IntrigueEvent) -> None:
        """Remember between whom the cards of a trade change hands."""
        self._hands = (event.player or 0, event.other or 0)

    def note_trade(self, event: IntrigueEvent) -> None:
        """Move cards that changed hands openly."""
        giver, good, count = event.player or 0, event.good or 0, event.count or 0
        if good != GOLD:
            taker = self._hands[self._hands[0] == giver]
            self.gave[giver][good] += count
            self._lose(giver, good, count)
            self._gain(taker, good, count)

    def note_bribe(self, event: IntrigueEvent) -> None:
        """Count a suit as wanted: three gold were paid for it."""
        self._suit_asked = event.good or 0
        self.wants[event.player or 0][self._suit_asked] += 1.0

    def note_bribe_given(self, event: IntrigueEvent) -> None:
        """Move the card given for a bribe."""
        self._lose(event.player or 0, event.good or 0, 1)
        self._gain(event.other or 0, event.good or 0, 1)

    def note_bribe_kept(self, event: IntrigueEvent) -> None:
        """Remember that who keeps a bribe has no such card."""
        self.lacks[event.player or 0] |= 1 << self._suit_asked
        self.known[event.player or 0][self._suit_asked] = 0.0

    def note_theft(self, event: IntrigueEvent) -> None:
        """Move a card taken at random, unseen by us; if we are one of the two, `stolen-card` tells more."""
        taker, victim = event.player or 0, event.other or 0
        if self.me not in (taker, victim):
            left = max(0.0, 1.0 - 1.0 / max(1, self.sizes[victim]))
            self.known[victim] = [count * left for count in self.known[victim]]
            self.sizes[victim] -= 1
            self.sizes[taker] += 1
            self.lacks[taker] = 0

    def note_own_theft(self, event: IntrigueEvent) -> None:
        """Move a card that we took, or that was taken from us."""
        self._lose(event.other or 0, event.good or 0, 1)
        self._gain(event.player or 0, event.good or 0, 1)

    def note_look(self, event: IntrigueEvent) -> None:
        """Count looks at role cards; a look at a hand says nothing."""
        self.looks[event.player or 0] += event.flag == ROLE_CARD

    def note_hand(self, event: IntrigueEvent) -> None:
        """Remember one suit of a hand that we saw."""
        player, suit = event.other or 0, event.good or 0
        self.known[player][suit] = float(event.count or 0)
        if not event.count:
            self.lacks[player] |= 1 << suit

    def note_refusal(self, event: IntrigueEvent) -> None:
        """Remember who refused an alliance in this turn."""
        self.refused |= 1 << (event.player or 0)

    def note_sabotage(self, event: IntrigueEvent) -> None:
        """Remember who breaks the alliance of which is told next."""
        self._saboteur = event.player or 0

    def note_parting(self, event: IntrigueEvent) -> None:
        """Remember an ally who broke our own alliance; by death it breaks too, and then nobody is left to be blamed."""
        allies = event.player, event.other
        if self.me in allies and self._saboteur in allies and self._saboteur != self.me:
            self.traitors |= 1 << self._saboteur

    def note_seizure(self, event: IntrigueEvent) -> None:
        """Count Power seized, for all to see."""
        self.seizures[event.player or 0] += 1
        self._gain(event.player or 0, POWER, 1)

    def note_accusation(self, event: IntrigueEvent) -> None:
        """Rule out a role: who was accused wrongly is not the one who was hunted."""
        accuser = self.roles[event.player or 0]
        if not event.flag and accuser is not None:
            self.innocent[event.other or 0] |= 1 << self.targets[accuser]


NOTED: dict[str, Callable[[Evidence, IntrigueEvent], None]] = {
    "role-seen": Evidence.note_role,
    "role-in-play": Evidence.note_in_play,
    "turn-begins": Evidence.note_turn,
    "bought": Evidence.note_purchase,
    "bought-discard": Evidence.note_discard_bought,
    "sold": Evidence.note_card_spent,
    "spent": Evidence.note_card_spent,
    "discarded": Evidence.note_ruin,
    "offered": Evidence.note_offer,
    "offer-asks": Evidence.note_asking,
    "offer-gives": Evidence.note_giving,
    "declined": Evidence.note_decline,
    "accepted": Evidence.note_acceptance,
    "traded": Evidence.note_trade,
    "bribed": Evidence.note_bribe,
    "bribe-given": Evidence.note_bribe_given,
    "bribe-kept": Evidence.note_bribe_kept,
    "card-taken": Evidence.note_theft,
    "stolen-card": Evidence.note_own_theft,
    "investigated": Evidence.note_look,
    "hand-seen": Evidence.note_hand,
    "refused": Evidence.note_refusal,
    "sabotaged": Evidence.note_sabotage,
    "alliance-broken": Evidence.note_parting,
    "power-seized": Evidence.note_seizure,
    "accused": Evidence.note_accusation,
}
