"""R13.1: The reasons of the rules in words, from what the one who is asked can see."""

from vivat.game.castle.action import Action
from vivat.game.castle.options import CastleOptions
from vivat.game.errors import Refusal
from vivat.rules.castle.places import WC_STEP
from vivat.rules.castle.reasons import ARTICLES
from vivat.rules.castle.state import State

KEYS = (
    "",
    "refused-game-is-over",
    "refused-not-now",
    "refused-not-in-this-edition",
    "refused-already-placed",
    "refused-floor-full",
    "refused-not-in-the-castle",
    "refused-jester-is-not-placed",
    "refused-no-wcs",
    "refused-no-wc-above",
    "refused-floor-above-has-room",
    "refused-wc-taken",
    "refused-already-in-a-wc",
    "refused-wc-floor-full",
    "refused-no-stomachaches",
    "refused-card-spent",
    "refused-not-offered",
    "refused-card-is-out",
    "refused-no-seat-drawn",
    "refused-not-in-the-pile",
    "refused-card-is-out",
)
PHASE_KEYS = ("first", "deal", "offer", "keep", "place", "climb", "vote", "draw", "over")


def explain(options: CastleOptions, s: State, action: Action, reason: int) -> Refusal:
    """R13.1: A refusal with its article and the public facts (and the asked seat's own) behind it."""
    facts: dict[str, str | int] = {"edition": options.edition.title, "limit": options.params.floor_limit}
    facts["asked"] = PHASE_KEYS[s.phase]
    facts["action"] = action.text
    if action.character is not None:
        place = s.place[action.character]
        facts["character"] = options.edition.names[action.character]
        facts["floor"] = action.floor if action.floor is not None else place + 1
        facts["wc"] = place - WC_STEP
    if action.vote is not None:
        facts["vote"] = ("yes", "no", "stomachache")[action.vote]
    if action.ambition is not None:
        facts["ambition"] = action.ambition + 1
    return Refusal(KEYS[reason], ARTICLES[reason], facts)
