"""Beliefs about the other players' roles and hands, and how near to winning each of them seems. Compiled."""

from math import exp
from typing import Final

from vivat.rules.intrigue.goods import GOLD, GOODS, SUITS
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.setup import CARDS_OF_A_SUIT
from vivat.rules.intrigue.state import GIVE, JOIN, NOBODY, ROLES, Params
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.search.intrigue.decision import Decision, RoleBeliefs
from vivat.search.intrigue.evidence import Evidence

RICH: Final = 6
"""Gold that anybody may have: more is kept by those who need it."""
MOST_HINTS: Final = 4.0
"""No hint counts more often than this."""
ROUNDS_OF_BALANCING: Final = 4
"""How often rows and columns of the table of beliefs are made to add up."""
LEAST_UNSEEN: Final = 0.2
"""Fewer cards of a suit are never expected among those that nobody sees."""

# How many turns somebody is away from winning, and what that means.
CARD_TURNS: Final = 0.6
"""A missing card takes this part of a turn: there are two actions, but not all bring the right card."""
GOLD_A_TURN: Final = 4.0
"""Gold somebody makes in a turn who wants nothing else."""
ALLIANCE_TURNS: Final = 0.8
"""An alliance still to be made."""
HUNT_TURNS: Final = 1.6
"""A target still to be found."""
MISFIT_TURNS: Final = 0.5
"""For each card too many where the number must be exact; gold is quicker to mend."""
MISFIT_GOLD_TURNS: Final = 0.2
LUCK_TURNS: Final = 0.4
"""A hand of the right size still has to be the right hand."""
URGENCY: Final = 0.85
"""Each turn away divides the danger by e to this."""
PATIENCE: Final = 0.25
"""The same for the chance to win sooner or later."""

UNLIKELY: Final = 0.04
"""Roles less likely than this are left out of account."""
NOWHERE: Final = 0.01
"""A target less likely than this everywhere is nowhere to be found."""

NEEDED: Final = 5.0
"""What a needed card is worth to others, in gold; compare `goods_value`."""
NOT_NEEDED: Final = 1.2
GOLD_TO_HOARDERS: Final = 1.3


def infer(d: Decision) -> None:
    """Write all beliefs but those about who is near to winning: roles and unseen cards, whom we hunt, who hunts us."""
    b, me = d.b, d.e.me
    b.role = max(0, d.s.role[me])
    b.target = target_of(d.p, d.s, me) if d.s.role[me] != NOBODY else NOBODY
    b.others = b.rivals = b.hunters = 0
    for player in range(d.p.players):
        if player != me and not d.s.dead[player]:
            b.others |= 1 << player
            b.rivals += 1
    for role in range(ROLES):
        if d.traits.hunts[role] and d.p.target[role] == b.role:
            b.hunters |= 1 << role
    write_unseen(d)
    write_possible(d.p, d.e, b)
    write_role_chances(d)
    write_hunt(d)


def assess_all(d: Decision) -> None:
    """Write who is near to winning; in the middle of a discussion only the other side matters."""
    b, me = d.b, d.e.me
    for player in range(d.p.players):
        b.threat[player] = b.prospect[player] = 0.0
        for good in range(GOODS):
            b.threat_by_good[player * GOODS + good] = 0.0
            b.likes[player * GOODS + good] = 0.0
        for role in range(ROLES):
            b.threat_by_role[player * ROLES + role] = 0.0
    asked = other_side(d)
    for player in range(d.p.players):
        if b.others >> player & 1:
            write_suit_chances(d, player)
            if asked == NOBODY or asked == player:
                assess(d, player)
    for suit in range(SUITS):
        b.held[suit] = float(d.s.hand[me * SUITS + suit])
    turns = turns_away(d, b.role, d.s.gold[me], d.s.ally[me] != NOBODY)
    b.prospect_of_ours = 0.0 if b.hopeless else exp(-PATIENCE * turns)
    write_friends(d)


def other_side(d: Decision) -> int:
    """The other side of a trade or an alliance under discussion, or NOBODY."""
    if d.s.phase < GIVE or d.s.phase > JOIN:
        return NOBODY
    return d.s.partner if d.s.turn == d.e.me else d.s.turn


def write_unseen(d: Decision) -> None:
    """S1.1: How likely a card that we cannot see is of each suit."""
    s, e, b = d.s, d.e, d.b
    for suit in range(SUITS):
        b.unseen[suit] = float(CARDS_OF_A_SUIT - s.hand[e.me * SUITS + suit])
    for place in range(s.discarded):
        b.unseen[s.discards[place]] -= 1.0
    for player in range(d.p.players):
        if s.marker[player] != NOBODY:
            b.unseen[s.marker[player]] -= 1.0
        if player != e.me:
            for suit in range(SUITS):
                b.unseen[suit] -= e.known[player * SUITS + suit]
    whole = 0.0
    for suit in range(SUITS):
        b.unseen[suit] = max(LEAST_UNSEEN, b.unseen[suit])
        whole += b.unseen[suit]
    for suit in range(SUITS):
        b.unseen[suit] /= whole


def count_roles(roles: int) -> int:
    """How many roles are in a mask."""
    count = 0
    for role in range(ROLES):
        count += roles >> role & 1
    return count


def write_possible(p: Params, e: Evidence, b: RoleBeliefs) -> None:
    """S2.2: How likely each role is in play and not yet known."""
    known, hidden = 0, 0
    for player in range(p.players):
        if e.role[player] == NOBODY:
            hidden += 1
        else:
            known |= 1 << e.role[player]
    base, pool = p.base_roles & ~known, p.random_roles & ~known
    share = (hidden - count_roles(base)) / count_roles(pool) if pool else 0.0
    if e.in_play:  # everybody knows which roles these are
        base, share = e.in_play & ~known, 0.0
    for role in range(ROLES):
        b.possible[role] = 1.0 if base >> role & 1 else share * (pool >> role & 1)


def write_role_chances(d: Decision) -> None:
    """By player and role, how likely the player has it."""
    e, b = d.e, d.b
    for player in range(d.p.players):
        at = player * ROLES
        if e.role[player] != NOBODY:
            for role in range(ROLES):
                b.role_chances[at + role] = 1.0 if role == e.role[player] else 0.0
            continue
        write_hints_about(d, player)
        for role in range(ROLES):
            b.role_chances[at + role] = 0.0
            if b.possible[role] != 0.0 and not e.innocent[player] >> role & 1:
                b.role_chances[at + role] = b.possible[role] * exp(b.hint[role])
        normalise(b, player)
    for _ in range(ROUNDS_OF_BALANCING):
        even_out(d.p, e, b)
    if d.traits.doubt > 0.0:
        for player in range(d.p.players):
            if e.role[player] == NOBODY:
                cast_doubt(d, player)


def normalise(b: RoleBeliefs, player: int) -> None:
    """Divide the role chances of a player by their sum, unless that is 0."""
    at, whole = player * ROLES, 0.0
    for role in range(ROLES):
        whole += b.role_chances[at + role]
    if whole != 0.0:
        for role in range(ROLES):
            b.role_chances[at + role] /= whole


def even_out(p: Params, e: Evidence, b: RoleBeliefs) -> None:
    """Scale the chances of each role among the players whose role is unknown, then normalise those of each player.

    Nobody shares a role, and one that is certainly in play is somebody's; then everybody has one again.
    """
    for role in range(ROLES):
        whole = 0.0
        for player in range(p.players):
            if e.role[player] == NOBODY:
                whole += b.role_chances[player * ROLES + role]
        if whole > 1.0 or (whole != 0.0 and b.possible[role] == 1.0):
            for player in range(p.players):
                if e.role[player] == NOBODY:
                    b.role_chances[player * ROLES + role] *= 1.0 / whole
    for player in range(p.players):
        if e.role[player] == NOBODY:
            normalise(b, player)


def cast_doubt(d: Decision, player: int) -> None:
    """Mix a little of every possible role into the chances of an unknown player."""
    b, doubt, innocent, whole = d.b, d.traits.doubt, d.e.innocent[player], 0.0
    for role in range(ROLES):
        if not innocent >> role & 1:
            whole += b.possible[role]
    for role in range(ROLES):
        at = player * ROLES + role
        b.role_chances[at] *= 1.0 - doubt
        if whole != 0.0 and not innocent >> role & 1:
            b.role_chances[at] += doubt * (b.possible[role] / whole)


def add_hint(b: RoleBeliefs, often: float, hints: list[float], at: int) -> None:
    """Add what somebody did so often, with what it says of each role."""
    if often > 0.0:
        times = min(MOST_HINTS, often)
        for role in range(ROLES):
            b.hint[role] += times * hints[at + role]


def write_hints_about(d: Decision, player: int) -> None:
    """For each role, the log-likelihood of what a player did and holds; 0 for nothing either way."""
    e, b, traits = d.e, d.b, d.traits
    for role in range(ROLES):
        b.hint[role] = 0.0
    for good in range(GOODS):
        add_hint(b, e.wants[player * GOODS + good], traits.wanting, good * ROLES)
    for suit in range(SUITS):
        add_hint(b, e.gave[player * GOODS + suit], traits.giving, suit * ROLES)
    for suit in range(SUITS):
        add_hint(b, e.declined[player * GOODS + suit], traits.declining, suit * ROLES)
    add_hint(b, float(e.seizures[player]), traits.seizing, 0)
    add_hint(b, float(e.looks[player]), traits.looking, 0)
    gold, size = d.s.gold[player], e.sizes[player]
    for role in range(ROLES):
        if traits.exactly[role] and gold == traits.needs[role * GOODS + GOLD] and size == traits.cards[role]:
            b.hint[role] += traits.poised
        if gold > RICH:
            b.hint[role] += (gold - RICH) * traits.hoarding[role]
        if d.s.ally[player] != NOBODY:
            b.hint[role] += traits.binding[role]
    if traits.held != 0.0 or traits.misfit != 0.0:
        add_hints_of_hand(d, player)


def add_hints_of_hand(d: Decision, player: int) -> None:
    """Add for each role the log-likelihood of what a player is known to hold."""
    e, traits = d.e, d.traits
    for role in range(ROLES):
        fits = 0.0
        for suit in range(SUITS):
            need = traits.needs[role * GOODS + suit]
            if need:
                fits += min(e.known[player * SUITS + suit], float(need))
        d.b.hint[role] += traits.held * fits + traits.misfit * abs(e.sizes[player] - traits.cards[role])


def write_hunt(d: Decision) -> None:
    """Write how sure we are of our target, and whether it can be found at all."""
    b = d.b
    b.sure, b.hopeless = 1.0, 0
    if d.p.win_when[b.role] != WHEN_TARGET:
        return
    if b.target == NOBODY:
        b.hopeless = 1
        return
    likeliest = -1.0
    for player in range(d.p.players):
        if b.others >> player & 1:
            likeliest = max(likeliest, b.role_chances[player * ROLES + b.target])
    b.hopeless = int(likeliest < NOWHERE)
    b.sure = likeliest if b.rivals else 1.0


def unknown_cards(e: Evidence, player: int, size: float) -> float:
    """How many of a hand of this size we do not know."""
    for suit in range(SUITS):
        size -= e.known[player * SUITS + suit]
    return max(0.0, size)


def write_suit_chances(d: Decision, player: int) -> None:
    """How likely a player holds a card of each suit."""
    e, b = d.e, d.b
    hidden = unknown_cards(e, player, float(e.sizes[player]))
    for suit in range(SUITS):
        have, chance = e.known[player * SUITS + suit], 1.0
        if have < 1.0:
            chance = 0.0
            if not e.lacks[player] >> suit & 1:
                chance = 1.0 - (1.0 - have) * (1.0 - b.unseen[suit]) ** hidden
        b.suit_chances[player * SUITS + suit] = chance


def share_of_suit(d: Decision, player: int, suit: int) -> float:
    """How likely a card taken at random from a player is of a suit."""
    size = max(1.0, float(d.e.sizes[player]))
    hidden = unknown_cards(d.e, player, size)
    return (d.e.known[player * SUITS + suit] + hidden * d.b.unseen[suit]) / size


def is_found(d: Decision, role: int) -> bool:
    """Whether everybody, or we as its player, can see who has a role."""
    for player in range(d.p.players):
        if d.s.role[player] == role and (d.s.shown[player] or player == d.e.me):
            return True
    return False


def turns_away(d: Decision, role: int, gold: int, allied: bool) -> float:
    """How many turns somebody with this role and the cards in `held` is away from winning."""
    b, traits = d.b, d.traits
    off = gold - traits.needs[role * GOODS + GOLD]
    turns = 0.0
    for suit in range(SUITS):
        need = traits.needs[role * GOODS + suit]
        if b.held[suit] < need:
            turns += CARD_TURNS * (need - b.held[suit])
    if traits.exactly[role]:
        extra = abs(b.held[0] + b.held[1] + b.held[2] + b.held[3] - traits.cards[role])
        return turns + MISFIT_TURNS * extra + MISFIT_GOLD_TURNS * abs(off) + LUCK_TURNS
    if off < 0:
        turns -= off / GOLD_A_TURN
    if traits.starts[role]:
        return turns
    if traits.alliance[role] and not allied:
        turns += ALLIANCE_TURNS
    if traits.hunts[role] and not is_found(d, d.p.target[role]):
        turns += HUNT_TURNS
    return max(0.0, turns - 1.0)


def assess(d: Decision, player: int) -> None:
    """Compute threat, prospect and likes of a player, from its role chances and goods."""
    b, traits, at = d.b, d.traits, player * GOODS
    hidden = unknown_cards(d.e, player, float(d.e.sizes[player]))
    gold, allied = d.s.gold[player], d.s.ally[player] != NOBODY
    for suit in range(SUITS):
        b.likes[at + suit] = NOT_NEEDED
    b.likes[at + GOLD] = 1.0
    for role in range(ROLES):
        belief = b.role_chances[player * ROLES + role]
        if belief < UNLIKELY:
            continue
        for suit in range(SUITS):
            b.held[suit] = d.e.known[player * SUITS + suit]
            if traits.needs[role * GOODS + suit]:
                b.held[suit] += hidden * traits.fitting[role]
        turns = turns_away(d, role, gold, allied)
        danger = belief * exp(-URGENCY * turns)
        b.threat_by_role[player * ROLES + role] = danger
        b.threat[player] += danger
        b.prospect[player] += belief * exp(-PATIENCE * turns)
        for suit in range(SUITS):
            need = traits.needs[role * GOODS + suit]
            if need:
                b.threat_by_good[at + suit] += danger
                if b.held[suit] < need + 1:
                    b.likes[at + suit] += belief * (NEEDED - NOT_NEEDED)
        if traits.hoards[role]:
            b.threat_by_good[at + GOLD] += danger
            b.likes[at + GOLD] += belief * (GOLD_TO_HOARDERS - 1.0)


def write_friends(d: Decision) -> None:
    """S7.3, S9.4: How much each player's victory is ours."""
    partner = d.p.shares_with[d.b.role]
    for player in range(d.p.players):
        d.b.friendly[player] = d.b.role_chances[player * ROLES + partner] if partner >= 0 else 0.0
    ally = d.s.ally[d.e.me]
    if ally != NOBODY and d.p.allied_victories:
        d.b.friendly[ally] = 1.0


def hunting_us(d: Decision, player: int) -> float:
    """How likely a player hunts our role."""
    chance = 0.0
    for role in range(ROLES):
        if d.b.hunters >> role & 1:
            chance += d.b.role_chances[player * ROLES + role]
    return chance
