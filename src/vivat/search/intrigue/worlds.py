"""A state of intrigue that fits an observation, with roles and hands drawn from its viewer's beliefs."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from operator import mul
from random import Random

from vivat.game.intrigue.observation import PHASE_NAMES, IntrigueObservation
from vivat.rules.intrigue.alliances import (
    INFLUENCE_SPARING_POWER,
    ONE_CARD,
    POWER_SPARING_INFLUENCE,
    TWO_INFLUENCE,
    TWO_POWER,
)
from vivat.rules.intrigue.goods import GOODS, INFLUENCE, POWER, SUITS
from vivat.rules.intrigue.setup import CARDS_OF_A_SUIT
from vivat.rules.intrigue.state import JOIN, NOBODY, ROLES, State
from vivat.search.intrigue.decision import Decision

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
DRAWN = ("role", "roles_out", "hand", "pile", "payment")
"""The fields of a state that are drawn; all others are known."""
FITTING = 2.0
"""How much likelier a hidden card is of a suit that its holder's role needs: what does not fit is sold or spent."""


def open_world(observation: IntrigueObservation) -> State:
    """The state as its viewer knows it; roles and hands of the others are still to be drawn."""
    p = observation.options.params
    s = State()
    s.phase = PHASES[observation.phase]
    s.round = observation.round - 1
    s.turn = observation.turn
    s.first = observation.first
    s.actions_left = observation.actions_left
    s.bought = int(observation.bought)
    s.offers = p.most_offers - observation.offers_left
    s.partner = NOBODY if observation.partner is None else observation.partner
    s.counters = observation.counters
    s.alive = p.players - sum(observation.dead)
    for player in range(p.players):
        role, ally, marker = observation.roles[player], observation.allies[player], observation.markers[player]
        s.role[player] = NOBODY if role is None else role
        s.shown[player] = int(role is not None and player != observation.me)
        s.dead[player] = int(observation.dead[player])
        s.jailed[player] = int(observation.jailed[player])
        s.gold[player] = observation.gold[player]
        s.locked[player] = observation.shown_power[player]
        s.ally[player] = NOBODY if ally is None else ally
        s.marker[player] = NOBODY if marker is None else marker
    for place, suit in enumerate(observation.discards):
        s.discards[place] = suit
    s.discarded = len(observation.discards)
    for good in range(GOODS):
        s.offer[good] = 0 if observation.offer is None else observation.offer[good]
        s.asked[good] = 0 if observation.asked is None else observation.asked[good]
        s.draft[good] = 0 if observation.draft is None else observation.draft[good]
    for suit in range(SUITS):
        s.selling[suit] = 0 if observation.selling is None else observation.selling[suit]
        if observation.me is not None and observation.hand is not None:
            s.hand[observation.me * SUITS + suit] = observation.hand[suit]
    remember_events(observation, s)
    return s


def remember_events(observation: IntrigueObservation, s: State) -> None:
    """Write into the state what was done in this turn and lies open no more, and whether all know our role."""
    for event in observation.events:
        if event.kind == "turn-begins":
            s.proposals = s.seized = 0
        elif event.kind == "proposed":
            s.proposals += 1
            s.payment = ONE_CARD if event.flag else TWO_INFLUENCE
        elif event.kind == "jailed":
            s.seized = 1
        elif event.kind == "role-shown" and event.player is not None:
            s.shown[event.player] = 1


class WorldSampler:
    """Draws states that fit an observation: roles from its viewer's beliefs, then hands by what is known and needed."""

    def __init__(self, observation: IntrigueObservation, beliefs: Decision) -> None:
        self.known = open_world(observation)
        """The state as its viewer knows it; only the fields `DRAWN` differ from one world to the next."""
        players = range(observation.options.params.players)
        self._chances = [beliefs.b.role_chances[player * ROLES : (player + 1) * ROLES] for player in players]
        self._surest_first = [-max(chances) for chances in self._chances]
        self._needs = [beliefs.traits.needs[role * GOODS : role * GOODS + SUITS] for role in range(ROLES)]
        self._others = [player for player in players if player != beliefs.e.me]
        self._lacks = beliefs.e.lacks
        self._fits: dict[tuple[int, int], list[float]] = {}
        self._missing, self._left = self._deal_known_cards(observation, beliefs)
        self._fields = [(name, getattr(self.known, name)) for name in State.__slots__]

    def _deal_known_cards(
        self, observation: IntrigueObservation, beliefs: Decision
    ) -> tuple[dict[int, int], list[int]]:
        """S1.1: Deal what is known of the others' hands; cards still missing by player, and cards left by suit."""
        me, hand, selling = beliefs.e.me, self.known.hand, self.known.selling
        left = [
            CARDS_OF_A_SUIT
            - observation.discards.count(suit)
            - observation.markers.count(suit)
            - hand[me * SUITS + suit]
            - selling[suit]
            for suit in range(SUITS)
        ]
        missing = {player: observation.hand_sizes[player] for player in self._others}
        for player in self._others:
            known = [int(count + 0.01) for count in beliefs.e.known[player * SUITS : (player + 1) * SUITS]]
            known[POWER] = max(known[POWER], observation.shown_power[player])
            for suit in reversed(range(SUITS)):
                count = min(known[suit], missing[player], left[suit])
                hand[player * SUITS + suit] = count
                missing[player] -= count
                left[suit] -= count
        return missing, left

    def draw(self, luck: Random) -> State:
        """A state that fits the observation, drawn by the beliefs."""
        s = object.__new__(State)
        for name, value in self._fields:
            setattr(s, name, value)
        s.role, s.hand, s.pile = s.role[:], s.hand[:], s.pile[:]
        self._draw_roles(s, luck)
        self._draw_hands(s, luck)
        if s.phase == JOIN and s.payment != ONE_CARD:
            s.payment = likely_payment(s)
        return s

    def _draw_roles(self, s: State, luck: Random) -> None:
        """S2.2: Draw a role for every player, none twice."""
        players = list(range(len(self._chances)))
        luck.shuffle(players)
        players.sort(key=self._surest_first.__getitem__)
        drawn: list[int] = []
        for player in players:
            weights = self._chances[player][:]
            for role in drawn:
                weights[role] = 0.0
            if not any(weights):
                weights = [float(role not in drawn) for role in range(ROLES)]
            s.role[player] = draw_index(weights, luck)
            drawn.append(s.role[player])
        s.roles_out = sum([1 << role for role in drawn])

    def _draw_hands(self, s: State, luck: Random) -> None:
        """S1.1: Deal what is not known of the other hands, and the pile, from whatever is left."""
        left = self._left[:]
        for player in self._others:
            if self._missing[player]:
                fit = self._fit(player, s.role[player])
                for _ in range(self._missing[player]):
                    weights = list(map(mul, left, fit))
                    suit = draw_index(weights if any(weights) else left, luck)
                    s.hand[player * SUITS + suit] += 1
                    left[suit] -= 1
        s.pile[:SUITS] = left

    def _fit(self, player: int, role: int) -> list[float]:
        """By suit: how much likelier a hidden card of a player with this role is of it; 0 if it cannot be."""
        if (player, role) not in self._fits:
            needs, lacks = self._needs[role], self._lacks[player]
            self._fits[player, role] = [
                0.0 if lacks >> suit & 1 else FITTING if needs[suit] else 1.0 for suit in range(SUITS)
            ]
        return self._fits[player, role]


def draw_index(weights: Sequence[float], luck: Random) -> int:
    """One of the indices, by their weights."""
    upto = list(accumulate(weights))
    return bisect(upto, luck.random() * upto[-1], 0, len(upto) - 1)


def likely_payment(s: State) -> int:
    """S4.7: How whoever proposed an alliance would pay for it, from the hand drawn."""
    influence = s.hand[s.turn * SUITS + INFLUENCE]
    if influence >= 2:
        return TWO_INFLUENCE
    if s.hand[s.turn * SUITS + POWER] >= 2 and not influence:
        return TWO_POWER
    return INFLUENCE_SPARING_POWER if influence else POWER_SPARING_INFLUENCE
