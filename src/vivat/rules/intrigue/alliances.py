"""S4.7, S6: Alliances."""

from typing import Final

from vivat.rules.intrigue.cards import held, spend
from vivat.rules.intrigue.events import ALLIED, PROPOSED, REFUSED
from vivat.rules.intrigue.reasons import (
    ALREADY_ALLIED,
    CARDS_MISSING,
    LEGAL,
    NO_ALLIANCES,
    PARTNER_IS_ALLIED,
    TOO_MANY_PROPOSALS,
)
from vivat.rules.intrigue.state import ACT, INFLUENCE, JOIN, NOBODY, POWER, Params, State
from vivat.rules.intrigue.turns import end_action
from vivat.rules.log import EVERYONE, Log, tell

# S4.7: How the two Influence are paid; S4.10: Power is wild. If the partner pays one, the second card is spared.
TWO_INFLUENCE: Final = 0
INFLUENCE_SPARING_POWER: Final = 1
POWER_SPARING_INFLUENCE: Final = 2
TWO_POWER: Final = 3


def power_in(payment: int) -> int:
    """S4.10: How much Power is in a payment of two."""
    if payment == TWO_INFLUENCE:
        return 0
    if payment == TWO_POWER:
        return 2
    return 1


def refuse_alliance(p: Params, s: State, player: int, payment: int) -> int:
    """S4.7: For two Influence; S6.2: one alliance at a time, with a player who has none."""
    if p.alliances == 0:
        return NO_ALLIANCES
    if s.ally[s.turn] != NOBODY:
        return ALREADY_ALLIED
    if s.ally[player] != NOBODY:
        return PARTNER_IS_ALLIED
    if s.proposals >= p.most_offers:
        return TOO_MANY_PROPOSALS
    power = power_in(payment)
    if held(s, s.turn, POWER) < power or held(s, s.turn, INFLUENCE) < 2 - power:
        return CARDS_MISSING
    return LEGAL


def propose_alliance(p: Params, s: State, log: Log, player: int, payment: int) -> None:
    """S4.7: The partner is asked; with forced alliances the partner is not."""
    s.partner = player
    s.payment = payment
    s.proposals += 1
    tell(log, PROPOSED, s.turn, player, 0, EVERYONE)
    if p.forced_alliances:
        join_alliance(p, s, log, NOBODY)
    else:
        s.phase = JOIN


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
    if help_with != NOBODY:
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
