"""S10: What a viewer knows for certain, folded from the events it was told, as they come."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Literal

from vivat.game.intrigue.conditions import Condition
from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.hand_bounds import HandBounds
from vivat.game.intrigue.knowledge import Held, Investigation, PlayerKnowledge, RuledOut, Why
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.role_deals import roles_of_deals
from vivat.rules.intrigue.actions import ROLE_CARD
from vivat.rules.intrigue.goods import GOLD, GOODS, MIGHT, POWER, SUITS
from vivat.rules.intrigue.roles import ASSASSIN, KNIGHT
from vivat.rules.intrigue.state import NOBODY, ROLES


class KnowledgeFold:
    """S10: The knowledge of one viewer, kept up with the events it is told."""

    def __init__(self, options: IntrigueOptions, me: int | None) -> None:
        p = options.params
        players = range(p.players)
        self._options = options
        self._me = me
        self._hands = [HandBounds(0 if player == me else p.start_cards, p.start_cards) for player in players]
        self._gold = [p.start_gold] * p.players
        self._allies: list[int | None] = [None] * p.players
        self._locked = [0] * p.players
        self._markers = [NOBODY] * p.players
        self._roles: dict[int, tuple[int, Why]] = {}
        """By player: the role and how it is known."""
        self._announced: set[int] = set()
        """S2.6: Roles that are told to be in play."""
        self._out: list[dict[int, RuledOut]] = [{} for _ in players]
        self._bought = [[0] * SUITS for _ in players]
        self._drawn = [0] * p.players
        self._wanted = [[0] * GOODS for _ in players]
        self._declined = [[0] * GOODS for _ in players]
        self._investigations: list[list[Investigation]] = [[] for _ in players]
        self._refused: list[list[int]] = [[] for _ in players]
        self._asked: list[int] = []
        """What the offer on the table asks for."""
        self._bribed = 0
        """The suit that a bribe is for."""
        self._traders = (0, 0)
        self._turn: int | None = None
        self._deals: list[set[int]] | None = None
        """By player: the roles of all deals that are left, until something new is known."""
        self._players: tuple[PlayerKnowledge, ...] | None = None
        """What is known of everybody, until something more is."""
        self.event_count = 0
        """How many events were taken in."""

    def add(self, events: Iterable[IntrigueEvent]) -> None:
        """Take in what the viewer was told since the last time."""
        for event in events:
            self.event_count += 1
            note = NOTES.get(event.kind)
            if note is not None:
                note(self, event)
                self._players = None

    @property
    def players(self) -> tuple[PlayerKnowledge, ...]:
        """What is known of everybody."""
        if self._players is None:
            deals = self._possible()
            self._players = tuple(self._of(player, deals[player]) for player in range(len(self._hands)))
        return self._players

    def _of(self, player: int, possible: set[int]) -> PlayerKnowledge:
        hand = self._hands[player]
        role, why = self._roles.get(player, (None, None))
        if role is None and len(possible) == 1:
            role, why = next(iter(possible)), "left-over"
        return PlayerKnowledge(
            tuple(map(Held, hand.least, hand.most, hand.once)),
            role,
            why,
            tuple(sorted(possible)),
            tuple(self._reason(player, role) for role in range(ROLES) if role not in possible),
            tuple(self._bought[player]),
            self._drawn[player],
            tuple(self._wanted[player]),
            tuple(self._declined[player]),
            tuple(self._investigations[player]),
            tuple(self._refused[player]),
        )

    # Roles.

    @cached_property
    def _dealt(self) -> tuple[str, ...]:
        """Of each role whether it is dealt, by the options alone."""
        return self._options.in_play

    def _is_dealt(self, role: int) -> bool:
        """S2.6, S9.1: Whether a role can be in this game."""
        return role in self._announced if self._announced else self._dealt[role] in ("always", "perhaps")

    def _must_be_dealt(self) -> int:
        """S2.2: The roles that somebody certainly has, as a mask."""
        always = self._announced or {role for role, dealt in enumerate(self._dealt) if dealt == "always"}
        return sum(1 << role for role in always)

    def _possible(self) -> list[set[int]]:
        """By player: the roles of every deal that fits, where each role is dealt once and some are always dealt."""
        if self._deals is None:
            choices = [self._choices(player) for player in range(len(self._hands))]
            self._deals = roles_of_deals(choices, self._must_be_dealt())
        return self._deals

    def _choices(self, player: int) -> list[int]:
        if player in self._roles:
            return [self._roles[player][0]]
        taken = {role for role, _ in self._roles.values()}
        return [
            role
            for role in range(ROLES)
            if self._is_dealt(role) and role not in taken and role not in self._out[player]
        ]

    def _reason(self, player: int, role: int) -> RuledOut:
        """Why a player cannot have a role: the plainest reason there is."""
        if player in self._roles:
            return RuledOut(role, self._roles[player][1])
        if not self._is_dealt(role):
            return RuledOut(role, "not-dealt")
        holder = next((each for each, (known, _) in self._roles.items() if known == role), None)
        if holder is not None:
            return RuledOut(role, "held", holder)
        return self._out[player].get(role) or RuledOut(role, "left-over")

    def _know(self, player: int, role: int, why: Why) -> None:
        if player not in self._roles or (why == "shown" and self._roles[player][1] == "seen"):
            self._roles[player] = role, why
            self._deals = None

    def _rule_out(self, player: int, out: RuledOut) -> None:
        if player not in self._roles and out.role not in self._out[player]:
            self._out[player][out.role] = out
            self._deals = None

    def _look_for_victory(self, player: int, when: str) -> None:
        """S7.2: Who meets the condition of a role at its moment, and goes on playing, does not have that role."""
        for condition in self._options.conditions:
            if condition.when == when and self._meets(player, condition):
                self._rule_out(player, RuledOut(condition.role, "no-victory"))

    def _meets(self, player: int, condition: Condition) -> bool:
        """S7.1: Whether a player certainly has what a role needs."""
        hand, needs = self._hands[player], condition.needs
        if condition.alliance and self._allies[player] is None:
            return False
        if condition.exactly:
            is_known = hand.least == hand.most and not condition.wild
            return is_known and tuple(hand.least) == needs[:SUITS] and self._gold[player] == needs[GOLD]
        lacks = [max(0, needs[suit] - hand.least[suit]) for suit in range(POWER)]
        power = needs[POWER] + (sum(lacks) if condition.wild else 0)
        has_suits = condition.wild or not any(lacks)
        return has_suits and hand.least[POWER] >= power and self._gold[player] >= needs[GOLD]

    def note_own_role(self, event: IntrigueEvent) -> None:
        """S2.2: Note the role of the viewer's own card."""
        self._know(whom(event), event.role or 0, "own")

    def note_announced(self, event: IntrigueEvent) -> None:
        """S2.6: Note a role that is announced to be in play."""
        self._announced.add(event.role or 0)
        self._deals = None

    def note_shown_role(self, event: IntrigueEvent) -> None:
        """S5.1: A role card is shown to all."""
        self._know(whom(event), event.role or 0, "shown")

    def note_seen_role(self, event: IntrigueEvent) -> None:
        """S4.6: The viewer looked at a role card."""
        self._know(event.other or 0, event.role or 0, "seen")

    def note_accusation(self, event: IntrigueEvent) -> None:
        """S5.3: Who was accused wrongly is not the one who is hunted."""
        accuser = whom(event)
        if not event.flag and accuser in self._roles:
            target = self._target(accuser, self._roles[accuser][0])
            if target != NOBODY:
                self._rule_out(event.other or 0, RuledOut(target, "accused", accuser))

    def _target(self, player: int, role: int) -> int:
        """S9.2, S9.5: The role that a player with this role hunts, by the sheet or by the card face up."""
        p = self._options.params
        if p.markers and role in (ASSASSIN, KNIGHT):
            marker = self._markers[player]
            return ASSASSIN + KNIGHT - role if marker == MIGHT else p.marker_target[marker]
        return p.target[role]

    def note_marker(self, event: IntrigueEvent) -> None:
        """S9.5: A card lies face up before a player."""
        self._markers[whom(event)] = event.good or 0

    # Cards and gold.

    def note_turn(self, event: IntrigueEvent) -> None:
        """S3: A turn has ended and another begins; whoever had met a condition then would have won."""
        if self._turn is not None:
            self._look_for_victory(self._turn, "end")
        self._turn = whom(event)
        self._look_for_victory(self._turn, "start")

    def note_missed_turn(self, _: IntrigueEvent) -> None:
        """S3.5: A turn has ended, and the next player sits in jail."""
        if self._turn is not None:
            self._look_for_victory(self._turn, "end")
        self._turn = None

    def note_gold(self, event: IntrigueEvent) -> None:
        """S1.2: So much gold somebody has now."""
        self._gold[whom(event)] = event.gold or 0

    def note_dealt(self, event: IntrigueEvent) -> None:
        """S2.4: A card of the viewer's own first hand, or one that the viewer bought."""
        self._hands[whom(event)].gain(event.good or 0, 1)

    def note_bought(self, event: IntrigueEvent) -> None:
        """S4.1: A card from the draw pile, which only the buyer sees."""
        self.note_gold(event)
        self._drawn[whom(event)] += 1
        if whom(event) != self._me:
            self._hands[whom(event)].gain_unknown()

    def note_bought_discard(self, event: IntrigueEvent) -> None:
        """S4.1: A card from the discard pile."""
        self.note_gold(event)
        self._hands[whom(event)].gain(event.good or 0, 1)
        self._bought[whom(event)][event.good or 0] += 1
        self._wanted[whom(event)][event.good or 0] += 1

    def note_seized(self, event: IntrigueEvent) -> None:
        """S4.10: Count the Power that a player has seized."""
        self._hands[whom(event)].gain(POWER, 1)
        self._bought[whom(event)][POWER] += 1
        self._wanted[whom(event)][POWER] += 1

    def note_gone(self, event: IntrigueEvent) -> None:
        """S4.11, S5.5: Cards or gold were sold, spent or discarded."""
        self._pay(whom(event), event.good or 0, event.count or 0)

    def _pay(self, player: int, good: int, count: int) -> None:
        if good == GOLD:
            self._gold[player] -= count
        else:
            self._hands[player].lose(good, count)
            if good == POWER:
                self._locked[player] = min(self._locked[player], self._hands[player].most[POWER])

    def _take(self, player: int, good: int, count: int) -> None:
        if good == GOLD:
            self._gold[player] += count
        else:
            self._hands[player].gain(good, count)

    def note_offer(self, _: IntrigueEvent) -> None:
        """S4.3: An offer, or one that takes its place."""
        self._asked = []

    def note_offered(self, event: IntrigueEvent) -> None:
        """S4.3: One offers only what one holds."""
        if event.good != GOLD:
            self._hands[whom(event)].holds(event.good or 0, event.count or 0)

    def note_asked(self, event: IntrigueEvent) -> None:
        """S4.3: Note what an offer asks for."""
        self._asked.append(event.good or 0)
        self._wanted[whom(event)][event.good or 0] += 1

    def note_declined(self, event: IntrigueEvent) -> None:
        """S4.3: What was asked for is not given."""
        for good in self._asked:
            self._declined[whom(event)][good] += 1

    def note_accepted(self, event: IntrigueEvent) -> None:
        """S4.3: Between whom goods change hands."""
        self._traders = whom(event), event.other or 0

    def note_traded(self, event: IntrigueEvent) -> None:
        """S4.3: What one of the two gave."""
        giver, good, count = whom(event), event.good or 0, event.count or 0
        self._pay(giver, good, count)
        self._take(self._traders[self._traders[0] == giver], good, count)

    def note_bribe(self, event: IntrigueEvent) -> None:
        """S4.4: Move the gold of a bribe, and note the suit it is for."""
        price = self._options.params.bribe_price
        self._pay(whom(event), GOLD, price)
        self._take(event.other or 0, GOLD, price)
        self._bribed = event.good or 0
        self._wanted[whom(event)][self._bribed] += 1

    def note_bribe_given(self, event: IntrigueEvent) -> None:
        """S4.4: Move the card that a bribe was for."""
        self._pay(whom(event), event.good or 0, 1)
        self._take(event.other or 0, event.good or 0, 1)

    def note_bribe_kept(self, event: IntrigueEvent) -> None:
        """S4.4: Who has such a card must give it: there is none."""
        self._hands[whom(event)].holds_exactly(self._bribed, 0)

    def note_gold_taken(self, event: IntrigueEvent) -> None:
        """S4.5: Move gold that was extorted."""
        self._pay(event.other or 0, GOLD, event.count or 0)
        self._take(whom(event), GOLD, event.count or 0)

    def note_card_taken(self, event: IntrigueEvent) -> None:
        """S4.5, S4.8: A card taken at random; the two of them are told which."""
        taker, victim = whom(event), event.other or 0
        if self._me not in (taker, victim):
            self._hands[victim].lose_unknown(self._locked[victim])
            self._hands[taker].gain_unknown()

    def note_stolen_card(self, event: IntrigueEvent) -> None:
        """S4.5, S4.8: The viewer took a card, or lost one."""
        self._pay(event.other or 0, event.good or 0, 1)
        self._take(whom(event), event.good or 0, 1)

    def note_seen_hand(self, event: IntrigueEvent) -> None:
        """S4.6: The viewer looked at a hand: so many of one suit."""
        self._hands[event.other or 0].holds_exactly(event.good or 0, event.count or 0)

    def note_shown_hand(self, event: IntrigueEvent) -> None:
        """S7.7: A hand is shown to all."""
        self._hands[whom(event)].holds(event.good or 0, event.count or 0)

    def note_jailed(self, event: IntrigueEvent) -> None:
        """S5.4: The King shows his Power, which stays with him."""
        king = whom(event)
        shown = self._options.params.role_cost[self._roles[king][0] * GOODS + POWER]
        self._hands[king].holds(POWER, shown)
        self._locked[king] = max(self._locked[king], shown)

    def note_investigation(self, event: IntrigueEvent) -> None:
        """S4.6: Everybody knows who looked at whom."""
        what: Literal["role", "hand"] = "role" if event.flag == ROLE_CARD else "hand"
        self._investigations[whom(event)].append(Investigation(event.other or 0, what))

    def note_refused(self, event: IntrigueEvent) -> None:
        """S4.7: Note whose alliance somebody does not want."""
        self._refused[whom(event)].append(event.other or 0)

    def note_allied(self, event: IntrigueEvent) -> None:
        """S6.1: Note that two players are allied from now on."""
        one, other = whom(event), event.other or 0
        self._allies[one], self._allies[other] = other, one

    def note_parted(self, event: IntrigueEvent) -> None:
        """S6.3: Note that an alliance is broken."""
        self._allies[whom(event)] = self._allies[event.other or 0] = None


def whom(event: IntrigueEvent) -> int:
    """The player an event is about."""
    return event.player or 0


NOTES: dict[str, Callable[[KnowledgeFold, IntrigueEvent], None]] = {
    "role-dealt": KnowledgeFold.note_own_role,
    "role-in-play": KnowledgeFold.note_announced,
    "role-shown": KnowledgeFold.note_shown_role,
    "role-seen": KnowledgeFold.note_seen_role,
    "accused": KnowledgeFold.note_accusation,
    "marker-dealt": KnowledgeFold.note_marker,
    "turn-begins": KnowledgeFold.note_turn,
    "turn-missed": KnowledgeFold.note_missed_turn,
    "income": KnowledgeFold.note_gold,
    "earned": KnowledgeFold.note_gold,
    "card-dealt": KnowledgeFold.note_dealt,
    "card-drawn": KnowledgeFold.note_dealt,
    "bought": KnowledgeFold.note_bought,
    "bought-discard": KnowledgeFold.note_bought_discard,
    "power-seized": KnowledgeFold.note_seized,
    "sold": KnowledgeFold.note_gone,
    "spent": KnowledgeFold.note_gone,
    "discarded": KnowledgeFold.note_gone,
    "offered": KnowledgeFold.note_offer,
    "offer-gives": KnowledgeFold.note_offered,
    "offer-asks": KnowledgeFold.note_asked,
    "declined": KnowledgeFold.note_declined,
    "accepted": KnowledgeFold.note_accepted,
    "traded": KnowledgeFold.note_traded,
    "bribed": KnowledgeFold.note_bribe,
    "bribe-given": KnowledgeFold.note_bribe_given,
    "bribe-kept": KnowledgeFold.note_bribe_kept,
    "gold-taken": KnowledgeFold.note_gold_taken,
    "card-taken": KnowledgeFold.note_card_taken,
    "stolen-card": KnowledgeFold.note_stolen_card,
    "hand-seen": KnowledgeFold.note_seen_hand,
    "hand-shown": KnowledgeFold.note_shown_hand,
    "jailed": KnowledgeFold.note_jailed,
    "investigated": KnowledgeFold.note_investigation,
    "refused": KnowledgeFold.note_refused,
    "allied": KnowledgeFold.note_allied,
    "alliance-broken": KnowledgeFold.note_parted,
}
"""What each kind of event tells of hands and roles; the others tell nothing."""
