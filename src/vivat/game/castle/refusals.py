"""R13.1: The reasons of the rules in words, from what the one who is asked can see."""

from vivat.game.castle.action import VOTES, CastleAction
from vivat.game.castle.naming import CastleNaming
from vivat.game.castle.observation import PHASE_NAMES
from vivat.game.castle.options import CastleOptions
from vivat.game.errors import Refusal
from vivat.game.sentence import CharacterRef, Fact
from vivat.rules.castle import reasons
from vivat.rules.castle.places import WC_STEP
from vivat.rules.castle.state import State

REASONS = {
    reasons.GAME_IS_OVER: ("refused-game-is-over", "R7.1"),
    reasons.NOT_NOW: ("refused-not-now", "R13.1"),
    reasons.NOT_IN_THIS_EDITION: ("refused-not-in-this-edition", "R1.1"),
    reasons.ALREADY_PLACED: ("refused-already-placed", "R3.1"),
    reasons.FLOOR_FULL: ("refused-floor-full", "R1.3"),
    reasons.NOT_IN_THE_CASTLE: ("refused-not-in-the-castle", "R4.1"),
    reasons.NEVER_PLACES_THE_JESTER: ("refused-jester-is-not-placed", "R2.6"),
    reasons.NO_WCS: ("refused-no-wcs", "R1.2"),
    reasons.NO_WC_ABOVE: ("refused-no-wc-above", "R4.3"),
    reasons.FLOOR_ABOVE_HAS_ROOM: ("refused-floor-above-has-room", "R4.3"),
    reasons.WC_TAKEN: ("refused-wc-taken", "R4.3"),
    reasons.ALREADY_IN_A_WC: ("refused-already-in-a-wc", "R4.4"),
    reasons.WC_FLOOR_FULL: ("refused-wc-floor-full", "R4.4"),
    reasons.NO_STOMACHACHES: ("refused-no-stomachaches", "R5.6"),
    reasons.CARD_SPENT: ("refused-card-spent", "R5.7"),
    reasons.NOT_OFFERED: ("refused-not-offered", "R8.2"),
    reasons.CARD_IS_OUT: ("refused-card-is-out", "R2.3"),
    reasons.NO_SUCH_SEAT: ("refused-no-seat-drawn", "R2.2"),
    reasons.NOT_IN_THE_PILE: ("refused-not-in-the-pile", "R9.2"),
    reasons.AMBITION_IS_OUT: ("refused-card-is-out", "R8.1"),
}
"""By reason: the key of its sentence, and the article it rests on."""


def explain(options: CastleOptions, s: State, action: CastleAction, reason: int) -> Refusal:
    """R13.1: A refusal with its article and the public facts (and the asked seat's own) behind it."""
    facts: dict[str, Fact] = {"edition": options.edition.title, "limit": options.params.floor_limit}
    facts["asked"] = PHASE_NAMES[s.phase]
    facts["action"] = action.reference
    if action.character is not None:
        place = s.place[action.character]
        facts["character"] = CharacterRef(action.character)
        facts["floor"] = action.floor if action.floor is not None else place + 1
        facts["wc"] = place - WC_STEP
    if action.vote is not None:
        facts["vote"] = VOTES[action.vote]
    if action.ambition is not None:
        facts["ambition"] = action.ambition + 1
    key, article = REASONS[reason]
    return Refusal(key, article, facts, CastleNaming.of(options))
