"""S11.1: The reasons of the rules in words, from what the one who is asked can see."""

from vivat.game.errors import Refusal
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import PHASE_NAMES
from vivat.game.intrigue.options import IntrigueOptions
from vivat.rules.intrigue import reasons
from vivat.rules.intrigue.state import Params, State

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
    facts: dict[str, str | int] = {"action": action.text, "asked": PHASE_NAMES[s.phase]}
    facts["most"] = most_of(options.params, reason)
    player = s.turn if reason == reasons.MUST_PAY else action.player
    facts["player"] = "" if player is None else options.names[player]
    key, article = REASONS[reason]
    return Refusal(key, article, facts)
