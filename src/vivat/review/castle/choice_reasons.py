"""Why one would do something in a castle game: each fact counts for the choice, or is named as its price."""

from collections.abc import Iterable

from vivat.game import CastleAction
from vivat.review.castle.reasons import LIKELY, Knowledge
from vivat.review.choice_reason import CoachReason, CoachReasonKey
from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import DUNGEON_1, THRONE, TOP_FLOOR, WC_3, WC_4

HARDLY = 0.15
"""Below so much a ballot is said hardly to decide."""
LOW = 2
"""Up to this floor somebody stands low."""
MOST = 3
"""So many facts are told of a choice."""


def choice_reasons(knowledge: Knowledge, action: CastleAction, decides: float | None) -> list[CoachReason]:
    """What speaks for a choice, the weightiest first, then what it costs.

    `decides` is how likely all others say Yes to the candidate; None without an election.
    """
    if decides is not None:
        return list(vote_reasons(knowledge, action, decides))[:MOST]
    if action.character is None:
        return []
    if action.to == THRONE:
        return list(nomination_reasons(knowledge, action, action.character))[:MOST]
    return list(step_reasons(knowledge, action, action.character))[:MOST]


def vote_reasons(knowledge: Knowledge, action: CastleAction, decides: float) -> Iterable[CoachReason]:
    """R5: How one stands if the candidate is crowned, who wants that, whether the ballot decides, and what it costs."""
    candidate, votes = knowledge.observation.candidate, knowledge.observation.votes
    if candidate is None:
        return
    ahead, rival = knowledge.standing_if_crowned(candidate)
    own = knowledge.is_own(candidate)
    if action.vote == YES:
        if own:
            yield CoachReason("own-candidate", character=candidate)
        if ahead > 0:
            yield CoachReason("ahead-if-crowned", character=candidate, seat=rival, count=ahead)
        elif ahead == 0:
            yield CoachReason("level-if-crowned", character=candidate, seat=rival)
        if ahead < 0 and decides < HARDLY:
            yield CoachReason("others-stop-it", character=candidate, chance=round(1.0 - decides, 3))
        if votes is not None and votes.no:
            yield CoachReason("keeps-your-nos", count=votes.no)
        if ahead < 0:
            yield CoachReason("but-behind", character=candidate, seat=rival, count=-ahead)
    elif action.vote == NO:
        if ahead < 0:
            yield CoachReason("behind-if-crowned", character=candidate, seat=rival, count=-ahead)
        if not own and candidate != JESTER:
            wanting = sum(knowledge.clearly_wants(seat, candidate) for seat in knowledge.rivals)
            if wanting:
                yield CoachReason("rivals-want", character=candidate, count=wanting)
        if decides >= HARDLY:
            yield CoachReason("decides", character=candidate, chance=round(decides, 3))
        if votes is not None:
            yield CoachReason("keeps-nos" if votes.no > 1 else "last-no", count=votes.no - 1)
        if own:
            yield CoachReason("but-own-candidate", character=candidate)
    elif action.vote == STOMACHACHE:
        yield CoachReason("delays", character=candidate)
        if votes is not None and votes.stomachache == 1:
            yield CoachReason("last-stomachache")


def nomination_reasons(knowledge: Knowledge, action: CastleAction, character: int) -> Iterable[CoachReason]:
    """R4.2: What comes of bringing somebody to the throne: how likely a crown is, how one stands then, who pays."""
    ahead, rival = knowledge.standing_if_crowned(character)
    chance = round(knowledge.crowned_after(action.code), 3)
    falls = round(1.0 - chance, 3)
    likely = chance >= LIKELY
    if ahead >= 0:
        key: CoachReasonKey = "ahead-if-crowned" if ahead else "level-if-crowned"
        yield CoachReason(key, character=character, seat=rival, count=ahead or None)
        yield CoachReason("is-crowned" if likely else "is-turned-away", character=character, chance=chance)
        return
    if not likely:
        yield CoachReason("costs-a-no", character=character, chance=falls)
        named, wants = knowledge.likeliest_rival(character)
        if not knowledge.is_own(character) and character != JESTER and knowledge.clearly_wants(named, character):
            yield CoachReason("rival-falls", character=character, seat=named, chance=round(wants, 3))
    yield CoachReason("but-behind", character=character, seat=rival, count=-ahead)


def step_reasons(knowledge: Knowledge, action: CastleAction, character: int) -> Iterable[CoachReason]:
    """R1.4: What a place is worth to one's own, what it hides or closes, and whom it helps."""
    observation = knowledge.observation
    to = action.to if action.to is not None else action.floor
    if to is None:
        return
    own, placed = knowledge.is_own(character), action.verb == "place"
    rival, chance = knowledge.likeliest_rival(character)
    wanted = not own and character != JESTER and knowledge.clearly_wants(rival, character)
    known = {"character": character, "seat": rival, "chance": round(chance, 3)}
    if to in (WC_3, WC_4):
        if wanted:
            yield CoachReason("rival-stuck", **known)  # type: ignore[arg-type]
        return
    if own:
        points = observation.options.params.worth[to]
        yield CoachReason("own-placed" if placed else "own-climbs", character=character, count=points, floor=to)
        if to == TOP_FLOOR:
            yield CoachReason("own-near", character=character, floor=to)
    elif wanted and to <= LOW and placed:
        yield CoachReason("rival-low", floor=to, **known)  # type: ignore[arg-type]
    elif character != JESTER:
        yield CoachReason("not-own", character=character, floor=to)
    if to <= TOP_FLOOR and not own:
        standing = sum(place == to for place in observation.places)
        if standing + 1 == observation.options.params.floor_limit:
            yield CoachReason("fills-floor", floor=to)
        if to == TOP_FLOOR:
            yield CoachReason("somebody-near", character=character, floor=to)
    if wanted and not (to <= LOW and placed) and to <= DUNGEON_1:
        yield CoachReason("helps-rival", **known)  # type: ignore[arg-type]
