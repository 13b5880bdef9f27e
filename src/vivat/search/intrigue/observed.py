"""What a player of intrigue takes into account at a decision, from its observation; and what a steward makes of it."""

from random import Random

from vivat.game.intrigue.event import KINDS, IntrigueEvent
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.state import ROLES
from vivat.rules.log import EVERYONE
from vivat.search.intrigue.decision import Decision, GoodsValue, RoleBeliefs, TurnValue
from vivat.search.intrigue.evidence import Evidence, begin_evidence, note_event
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.priors import write_priors
from vivat.search.intrigue.role_beliefs import infer, write_suit_chances
from vivat.search.intrigue.steward import choose_action, weigh_up
from vivat.search.intrigue.traits import traits_of
from vivat.search.intrigue.worlds import open_world

ROWS = {name: (kind, subject, obj, value) for kind, (name, subject, obj, value) in KINDS.items()}
"""For each kind of event its number, and which fields are subject, object and value of its row."""


def field_of(event: IntrigueEvent, name: str) -> int:
    """A number of an event by the name of its field; 0 without one."""
    return getattr(event, name) if name else 0


def evidence_of(observation: IntrigueObservation) -> Evidence:
    """What the viewer has noticed, folded from all that it was told."""
    return evidence_told(observation, observation.me or 0)


def evidence_told(observation: IntrigueObservation, seat: int) -> Evidence:
    """What a player has noticed, as far as the viewer can tell: of what others saw in secret, only that they did."""
    p, e = observation.options.params, Evidence()
    begin_evidence(p, e, seat)
    for player, role in enumerate(observation.roles):
        if role is not None and (player == seat or player != observation.me):
            e.role[player] = role
    for event in observation.events:
        if event.audience & (EVERYONE | 1 << seat):
            kind, subject, obj, value = ROWS[event.kind]
            note_event(p, e, kind, field_of(event, subject), field_of(event, obj), field_of(event, value))
    return e


def decision_of(
    observation: IntrigueObservation, hints: Hints = RULES_OF_THUMB, evidence: Evidence | None = None
) -> Decision:
    """The decision that the viewer is asked for; nothing is inferred yet."""
    p = observation.options.params
    e = evidence_of(observation) if evidence is None else evidence
    d = Decision(p, open_world(observation), traits_of(p, hints), e, RoleBeliefs(), GoodsValue(), TurnValue())
    d.t.choices = len(observation.legal)
    for number, action in enumerate(observation.legal):
        d.t.legal[number] = action.code
    return d


def believed(
    observation: IntrigueObservation, hints: Hints = RULES_OF_THUMB, evidence: Evidence | None = None
) -> Decision:
    """The same with the viewer's beliefs about everybody's role and hand."""
    d = decision_of(observation, hints, evidence)
    infer(d)
    for player in range(d.p.players):
        write_suit_chances(d, player)
    return d


def weighed_up(observation: IntrigueObservation, hints: Hints = RULES_OF_THUMB) -> Decision:
    """The same with all that a steward's choice depends on."""
    d = decision_of(observation, hints)
    weigh_up(d)
    return d


def steward_choice(observation: IntrigueObservation, luck: Random, hints: Hints = RULES_OF_THUMB) -> int:
    """The code of the action that a steward takes."""
    d = weighed_up(observation, hints)
    for number in range(d.t.choices):
        d.t.noise[number] = luck.random()
    return choose_action(d)


def steward_priors(observation: IntrigueObservation, hints: Hints = RULES_OF_THUMB) -> dict[int, float]:
    """By code, how much each legal action deserves to be tried as a steward sees it, from 0 to 1."""
    d = weighed_up(observation, hints)
    write_priors(d)
    return dict(zip(d.t.legal[: d.t.choices], d.t.noise, strict=False))


def roles_of(d: Decision, player: int) -> list[float]:
    """By role, how likely a player has it."""
    return d.b.role_chances[player * ROLES : (player + 1) * ROLES]


def suits_of(d: Decision, player: int) -> list[float]:
    """By suit, how likely a player holds a card of it."""
    return d.b.suit_chances[player * SUITS : (player + 1) * SUITS]
