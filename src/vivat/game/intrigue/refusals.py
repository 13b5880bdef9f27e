"""S11.1: The reasons of the rules in words, from what the one who is asked can see."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from vivat.game.errors import Refusal
from vivat.game.intrigue.action import Goods, IntrigueAction, Verb, of_role
from vivat.game.intrigue.costs import Cost, costs_of, missing
from vivat.game.intrigue.naming import IntrigueNaming
from vivat.game.intrigue.observation import PHASE_NAMES, open_hand
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.sentence import Fact, PlayerRef
from vivat.rules.intrigue import reasons
from vivat.rules.intrigue.play import refusal
from vivat.rules.intrigue.state import NOBODY, Params, State

REASONS = {
    reasons.GAME_IS_OVER: ("refused-game-is-over", "S7.2"),
    reasons.NOT_NOW: ("intrigue-not-now", "S11.1"),
    reasons.NO_SUCH_PLAYER: ("intrigue-no-such-player", "S2.1"),
    reasons.NOT_YOURSELF: ("intrigue-not-yourself", "S4.13"),
    reasons.DEAD: ("intrigue-dead", "S5.5"),
    reasons.NOT_ENOUGH_GOLD: ("intrigue-not-enough-gold", "S1.2"),
    reasons.CARDS_MISSING: ("intrigue-cards-missing", "S1.2"),
    reasons.BOUGHT_ALREADY: ("intrigue-bought-already", "S4.1"),
    reasons.NO_CARDS_TO_BUY: ("intrigue-no-cards-to-buy", "S4.1"),
    reasons.NO_DISCARD: ("intrigue-no-discard", "S4.1"),
    reasons.NO_SUCH_CARD: ("intrigue-no-such-card", "S4.2"),
    reasons.TOO_MANY_OFFERS: ("intrigue-too-many-offers", "S4.3"),
    reasons.BOTH_GOLD: ("intrigue-both-gold", "S4.3"),
    reasons.ALLIES_DO_NOT: ("intrigue-allies-do-not", "S6.1"),
    reasons.ALREADY_ALLIED: ("intrigue-already-allied", "S6.2"),
    reasons.PARTNER_IS_ALLIED: ("intrigue-partner-is-allied", "S6.2"),
    reasons.NO_ALLIANCES: ("intrigue-no-alliances", "S9.4"),
    reasons.TOO_MANY_PROPOSALS: ("intrigue-too-many-proposals", "S4.7"),
    reasons.NO_SUCH_ALLIANCE: ("intrigue-no-such-alliance", "S4.8"),
    reasons.NOT_YOUR_ROLE: ("intrigue-not-your-role", "S5.1"),
    reasons.JAILED_ONCE: ("intrigue-jailed-once", "S5.4"),
    reasons.ALREADY_JAILED: ("intrigue-already-jailed", "S5.4"),
    reasons.ROLE_IS_OUT: ("intrigue-role-is-out", "S2.2"),
    reasons.NOT_IN_THE_PILE: ("intrigue-not-in-the-pile", "S1.1"),
    reasons.NOT_IN_THE_HAND: ("intrigue-not-in-the-hand", "S1.1"),
    reasons.COUNTERED_OFTEN: ("intrigue-countered-often", "S4.3"),
    reasons.NOTHING_TO_GIVE: ("intrigue-nothing-to-give", "S4.3"),
    reasons.HOLDS_BOTH: ("intrigue-holds-both", "S4.7"),
    reasons.MUST_PAY: ("intrigue-must-pay", "S4.7"),
    reasons.TOO_MANY_WITHDRAWALS: ("intrigue-too-many-withdrawals", "S4.3"),
}
"""By reason: the key of its sentence, and the article it rests on."""


def most_of(p: Params, reason: int) -> int:
    """S4.3: The number that was reached."""
    if reason == reasons.COUNTERED_OFTEN:
        return p.most_counters
    return p.most_withdrawals if reason == reasons.TOO_MANY_WITHDRAWALS else p.most_offers


def explain(options: IntrigueOptions, s: State, action: IntrigueAction, reason: int) -> Refusal:
    """S11.1: A refusal with its article and its facts."""
    facts: dict[str, Fact] = {"action": action.reference, "asked": PHASE_NAMES[s.phase]}
    facts["most"] = most_of(options.params, reason)
    player = s.turn if reason == reasons.MUST_PAY else action.player
    if player is not None:
        facts["player"] = PlayerRef(player)
    key, article = REASONS[reason]
    return Refusal(key, article, facts, IntrigueNaming(options.names))


@dataclass(frozen=True, slots=True)
class RefusedSort:
    """S11.1: A sort of action that is not possible in this turn, against somebody or at all."""

    verb: Verb
    """The sort."""
    refusal: Refusal
    """Why not."""
    player: int | None = None
    """Against whom; None for anybody."""
    what: Literal["pile", "discard"] | None = None
    """Of a purchase, from where."""
    missing: Goods | None = None
    """What is lacking of its cost, where that is the reason."""


ACTIONS: tuple[Verb, ...] = (
    "buy", "sell", "trade", "bribe", "extort", "investigate", "ally", "sabotage", "seize-power",
    "assassinate", "accuse", "seize-him",
)  # fmt: skip
"""S4, S5: The sorts of action."""
TOO_DEAR = (reasons.NOT_ENOUGH_GOLD, reasons.CARDS_MISSING)
NOT_FOR_THEM = (reasons.DEAD, reasons.NOT_YOURSELF, reasons.NO_SUCH_ALLIANCE)
"""Reasons that lie in who somebody is: nothing anybody would try."""
OF_THEM = frozenset((reasons.ALLIES_DO_NOT, reasons.PARTNER_IS_ALLIED, reasons.ALREADY_JAILED))
"""Reasons that lie in what has become of somebody: each is told of whom it holds."""
Group = tuple[int | None, Literal["pile", "discard"] | None]


def refused_sorts(options: IntrigueOptions, s: State, actions: Iterable[IntrigueAction]) -> tuple[RefusedSort, ...]:
    """S11.1: The sorts of action that whoever has the turn cannot take in it, and why; of their own role, too.

    From what they know: their role, hand and gold, and what everybody sees.
    """
    p, me = options.params, s.turn
    goods = (*open_hand(s, me), s.gold[me])
    costs = {cost.verb: cost for cost in (*costs_of(p), *role_costs(p, s.role[me]))}
    groups: dict[Verb, dict[Group, list[IntrigueAction]]] = {verb: {} for verb in ACTIONS}
    for action in actions:
        if action.verb in groups:
            what = action.what if action.what in ("pile", "discard") else None
            groups[action.verb].setdefault((action.player, what), []).append(action)
    found: list[RefusedSort] = []
    for verb, group in groups.items():
        reasons_of = {each: reason_against(p, s, sort) for each, sort in group.items()}
        if reasons.NOT_YOUR_ROLE in reasons_of.values():
            continue
        relevant = {each: reason for each, reason in reasons_of.items() if reason not in NOT_FOR_THEM}
        if not relevant:  # as long as two are alive, everything but a sabotage has somebody to be aimed at
            found.append(RefusedSort(verb, Refusal("intrigue-no-alliance-to-break", "S4.8")))
        for_all = len(set(relevant.values())) == 1 and all(what is None for _, what in relevant)
        alike = for_all and OF_THEM.isdisjoint(relevant.values())
        for (player, what), reason in list(relevant.items())[: 1 if alike else None]:
            if reason != reasons.LEGAL:
                lacks = missing(costs[verb], goods) if reason in TOO_DEAR and verb in costs else None
                why = explain(options, s, group[player, what][0], reason)
                found.append(RefusedSort(verb, why, None if alike else player, what, lacks))
    return tuple(found)


def reason_against(p: Params, s: State, actions: Iterable[IntrigueAction]) -> int:
    """S11.1: LEGAL if one of some actions can be done, or else why the first of them cannot."""
    found = [refusal(p, s, action.code) for action in actions]
    return reasons.LEGAL if reasons.LEGAL in found else found[0]


def role_costs(p: Params, role: int) -> tuple[Cost, ...]:
    """S5.1: What the own action of a role costs, if it has one."""
    verbs: tuple[Verb, ...] = ("assassinate", "accuse", "seize-him")
    if role == NOBODY or p.role_action[role] == NOBODY:
        return ()
    return tuple(Cost(verb, (of_role(p.role_cost, role),)) for verb in verbs)
