"""A state of intrigue that fits an observation, with roles and hands drawn from its viewer's beliefs."""

from random import Random

from vivat.game.intrigue.observation import PHASE_NAMES, IntrigueObservation
from vivat.rules.intrigue.alliances import (
    INFLUENCE_SPARING_POWER,
    ONE_CARD,
    POWER_SPARING_INFLUENCE,
    TWO_INFLUENCE,
    TWO_POWER,
)
from vivat.rules.intrigue.goods import INFLUENCE, POWER, SUITS
from vivat.rules.intrigue.setup import CARDS_OF_A_SUIT
from vivat.rules.intrigue.state import JOIN, NOBODY, ROLES, State
from vivat.search.intrigue.decision import Decision
from vivat.search.intrigue.traits import GOODS

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
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
    for good in range(SUITS + 1):
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


def draw_world(observation: IntrigueObservation, beliefs: Decision, luck: Random) -> State:
    """One state that fits: roles drawn from the beliefs, then hands by what is known and what the roles need."""
    s = open_world(observation)
    draw_roles(observation, s, beliefs, luck)
    draw_hands(observation, s, beliefs, luck)
    if s.phase == JOIN and s.payment != ONE_CARD:
        s.payment = likely_payment(s)
    return s


def draw_roles(observation: IntrigueObservation, s: State, beliefs: Decision, luck: Random) -> None:
    """S2.2: Draw a role for every player, none twice."""
    players = list(range(observation.options.params.players))
    chances = {player: beliefs.b.role_chances[player * ROLES : (player + 1) * ROLES] for player in players}
    luck.shuffle(players)
    players.sort(key=lambda player: -max(chances[player]))
    taken = 0
    for player in players:
        weights = [0.0 if taken >> role & 1 else chance for role, chance in enumerate(chances[player])]
        if not any(weights):
            weights = [float(not taken >> role & 1) for role in range(ROLES)]
        s.role[player] = luck.choices(range(ROLES), weights)[0]
        taken |= 1 << s.role[player]
    s.roles_out = taken


def draw_hands(observation: IntrigueObservation, s: State, beliefs: Decision, luck: Random) -> None:
    """S1.1: Deal the other hands and the pile from whatever is neither in our hand nor on the table."""
    me, players = beliefs.e.me, range(observation.options.params.players)
    left = [
        CARDS_OF_A_SUIT - observation.discards.count(suit) - observation.markers.count(suit) for suit in range(SUITS)
    ]
    for suit in range(SUITS):
        left[suit] -= s.hand[me * SUITS + suit] + s.selling[suit]
    others = [player for player in players if player != me]
    missing = {player: observation.hand_sizes[player] for player in others}
    for player in others:
        known = [int(count + 0.01) for count in beliefs.e.known[player * SUITS : (player + 1) * SUITS]]
        known[POWER] = max(known[POWER], observation.shown_power[player])
        for suit in sorted(range(SUITS), key=lambda suit: -suit):
            count = min(known[suit], missing[player], left[suit])
            s.hand[player * SUITS + suit] = count
            missing[player] -= count
            left[suit] -= count
    for player in others:
        needs = beliefs.traits.needs[s.role[player] * GOODS : s.role[player] * GOODS + SUITS]
        lacks = beliefs.e.lacks[player]
        for _ in range(missing[player]):
            weights = [
                count * (FITTING if needs[suit] else 1.0) * (0.0 if lacks >> suit & 1 else 1.0)
                for suit, count in enumerate(left)
            ]
            suit = luck.choices(range(SUITS), weights if any(weights) else left)[0]
            s.hand[player * SUITS + suit] += 1
            left[suit] -= 1
    for suit in range(SUITS):
        s.pile[suit] = left[suit]


def likely_payment(s: State) -> int:
    """S4.7: How whoever proposed an alliance would pay for it, from the hand drawn."""
    influence = s.hand[s.turn * SUITS + INFLUENCE]
    if influence >= 2:
        return TWO_INFLUENCE
    if s.hand[s.turn * SUITS + POWER] >= 2 and not influence:
        return TWO_POWER
    return INFLUENCE_SPARING_POWER if influence else POWER_SPARING_INFLUENCE
