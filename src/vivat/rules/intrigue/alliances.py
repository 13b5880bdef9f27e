"""S4.7, S6: Alliances: how they are proposed, joined and declined."""

from typing import Final

from vivat.rules.intrigue.cards import held, spend
from vivat.rules.intrigue.events import ALLIED, PROPOSED, REFUSED
from vivat.rules.intrigue.goods import INFLUENCE, POWER
from vivat.rules.intrigue.reasons import (
    ALREADY_ALLIED,
    CARDS_MISSING,
    HOLDS_BOTH,
    LEGAL,
    MUST_PAY,
    NO_ALLIANCES,
    PARTNER_IS_ALLIED,
    TOO_MANY_PROPOSALS,
)
from vivat.rules.intrigue.state import ACT, JOIN, NOBODY, Params, State
from vivat.rules.intrigue.turns import end_action
from vivat.rules.log import EVERYONE, Log, tell

# S4.7: How the two Influence are paid; S4.10: Power is wild. If the partner pays one, the second card is spared.
TWO_INFLUENCE: Final = 0
INFLUENCE_SPARING_POWER: Final = 1
POWER_SPARING_INFLUENCE: Final = 2
TWO_POWER: Final = 3
ONE_CARD: Final = 4  # the only one, be it Influence or Power; the partner pays the other


def power_in(payment: int) -> int:
    """S4.10: How much Power is in a payment of two."""
    if payment == TWO_INFLUENCE:
        return 0
    if payment == TWO_POWER:
        return 2
    return 1


def refuse_proposal(p: Params, s: State, player: int) -> int:
    """S6.2: One alliance at a time, with a player who has none; S4.7: three proposals in a turn."""
    if p.alliances == 0:
        return NO_ALLIANCES
    if s.ally[s.turn] != NOBODY:
        return ALREADY_ALLIED
    if s.ally[player] != NOBODY:
        return PARTNER_IS_ALLIED
    if s.proposals >= p.most_offers:
        return TOO_MANY_PROPOSALS
    return LEGAL


def refuse_alliance(p: Params, s: State, player: int, payment: int) -> int:
    """S4.7: For two Influence, or Power for either."""
    reason = refuse_proposal(p, s, player)
    if reason != LEGAL:
        return reason
    power = power_in(payment)
    if held(s, s.turn, POWER) < power or held(s, s.turn, INFLUENCE) < 2 - power:
        return CARDS_MISSING
    return LEGAL


def refuse_shared_alliance(p: Params, s: State, player: int) -> int:
    """S4.7: Who holds only one of the two cards proposes with it; with forced alliances the proposer pays both."""
    reason = refuse_proposal(p, s, player)
    if reason != LEGAL:
        return reason
    cards = held(s, s.turn, INFLUENCE) + held(s, s.turn, POWER)
    if cards == 0 or p.forced_alliances:
        return CARDS_MISSING
    if cards > 1:
        return HOLDS_BOTH
    return LEGAL


def propose_alliance(p: Params, s: State, log: Log, player: int, payment: int) -> None:
    """S4.7: The partner is asked; with forced alliances the partner is not."""
    s.partner = player
    s.payment = payment
    s.proposals += 1
    tell(log, PROPOSED, s.turn, player, int(payment == ONE_CARD), EVERYONE)
    if p.forced_alliances:
        join_alliance(p, s, log, NOBODY)
    else:
        s.phase = JOIN


def refuse_joining_free(s: State) -> int:
    """S4.7: Where the proposer has only one card, the only Yes is to pay the other."""
    if s.payment == ONE_CARD:
        return MUST_PAY
    return LEGAL


def refuse_joining(s: State, suit: int) -> int:
    """S4.7: The partner may pay one of the two, with a card the partner holds."""
    if held(s, s.partner, suit) == 0:
        return CARDS_MISSING
    return LEGAL


def decline_alliance(s: State, log: Log) -> None:
    """S4.7: A refusal costs nothing and is no action."""
    tell(log, REFUSED, s.partner, s.turn, 0, EVERYONE)
    s.phase = ACT


def join_alliance(p: Params, s: State, log: Log, help_with: int) -> None:
    """S4.7: The two are paid, by one or by both; S1.4: both take a card of the alliance."""
    influence = 2 - power_in(s.payment)
    power = power_in(s.payment)
    if s.payment == ONE_CARD:
        influence = held(s, s.turn, INFLUENCE)
        power = held(s, s.turn, POWER)
    elif help_with != NOBODY:
        if s.payment == TWO_INFLUENCE or s.payment == POWER_SPARING_INFLUENCE:
            influence -= 1
        else:
            power -= 1
    if help_with == INFLUENCE:
        spend(s, log, s.partner, INFLUENCE, 1)
    spend(s, log, s.turn, INFLUENCE, influence)
    if help_with == POWER:
        spend(s, log, s.partner, POWER, 1)
    spend(s, log, s.turn, POWER, power)
    s.ally[s.turn] = s.partner
    s.ally[s.partner] = s.turn
    tell(log, ALLIED, s.turn, s.partner, 0, EVERYONE)
    end_action(p, s, log)
