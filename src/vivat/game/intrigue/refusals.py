"""S11.1: The reasons of the rules in words, from what the one who is asked can see."""

from vivat.game.errors import Refusal
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import PHASE_NAMES
from vivat.game.intrigue.options import IntrigueOptions
from vivat.rules.intrigue.reasons import ARTICLES
from vivat.rules.intrigue.state import State

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
    "intrigue-countered-already",
    "intrigue-nothing-to-give",
)


def explain(options: IntrigueOptions, s: State, action: IntrigueAction, reason: int) -> Refusal:
    """S11.1: A refusal with its article and its facts."""
    facts: dict[str, str | int] = {"action": action.text, "asked": PHASE_NAMES[s.phase]}
    facts["most"] = options.params.most_offers
    facts["player"] = options.names[action.player] if action.player is not None else ""
    return Refusal(KEYS[reason], ARTICLES[reason], facts)
