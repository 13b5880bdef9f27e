"""S11.1: The reasons of the rules in words, from what the one who is asked can see."""

from vivat.game.errors import Refusal
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import PHASE_NAMES
from vivat.game.intrigue.options import IntrigueOptions
from vivat.rules.intrigue.reasons import ARTICLES, COUNTERED_OFTEN, MUST_PAY, TOO_MANY_WITHDRAWALS
from vivat.rules.intrigue.state import Params, State

KEYS = (
    "",
    "refused-game-is-over",
    "intrigue-not-now",
    "intrigue-no-such-player",
    "intrigue-not-yourself",
    "intrigue-dead",
    "intrigue-not-enough-gold",
    "intrigue-cards-missing",
    "intrigue-bought-already",
    "intrigue-no-cards-to-buy",
    "intrigue-no-discard",
    "intrigue-no-such-card",
    "intrigue-too-many-offers",
    "intrigue-both-gold",
    "intrigue-allies-do-not",
    "intrigue-already-allied",
    "intrigue-partner-is-allied",
    "intrigue-no-alliances",
    "intrigue-too-many-proposals",
    "intrigue-no-such-alliance",
    "intrigue-not-your-role",
    "intrigue-jailed-once",
    "intrigue-already-jailed",
    "intrigue-role-is-out",
    "intrigue-not-in-the-pile",
    "intrigue-not-in-the-hand",
    "intrigue-countered-often",
    "intrigue-nothing-to-give",
    "intrigue-holds-both",
    "intrigue-must-pay",
    "intrigue-too-many-withdrawals",
)


def most_of(p: Params, reason: int) -> int:
    """S4.3: The number that was reached."""
    if reason == COUNTERED_OFTEN:
        return p.most_counters
    return p.most_withdrawals if reason == TOO_MANY_WITHDRAWALS else p.most_offers


def explain(options: IntrigueOptions, s: State, action: IntrigueAction, reason: int) -> Refusal:
    """S11.1: A refusal with its article and its facts."""
    facts: dict[str, str | int] = {"action": action.text, "asked": PHASE_NAMES[s.phase]}
    facts["most"] = most_of(options.params, reason)
    player = s.turn if reason == MUST_PAY else action.player
    facts["player"] = "" if player is None else options.names[player]
    return Refusal(KEYS[reason], ARTICLES[reason], facts)
