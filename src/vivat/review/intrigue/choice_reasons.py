"""Why one would do something in the card game: how far the own role is after it, whom it stops, and what it costs."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from vivat.game import IntrigueAction, IntrigueObservation
from vivat.game.intrigue.conditions import conditions_of
from vivat.review.choice_reason import CoachReason
from vivat.rules.intrigue.goods import GOLD, POWER, SUITS

if TYPE_CHECKING:
    from vivat.review.coach import IntrigueOpponent

LIKELY = 0.5
NEAR = 0.05
"""From so much on somebody is said to be near to winning."""
MOST = 3
"""So many facts are told of a choice."""
STRIKES = ("assassinate", "accuse", "seize-him")


def choice_reasons(
    observation: IntrigueObservation, action: IntrigueAction, opponents: Mapping[int, "IntrigueOpponent"]
) -> list[CoachReason]:
    """What speaks for a choice, the weightiest first, then what it costs."""
    found = [
        *strike_reasons(observation, action, opponents),
        *progress_reasons(observation, action),
        *partner_reasons(observation, action, opponents),
        *hindrances(action, opponents, observation),
        *waiting_reasons(observation, action),
        *costs(observation, action),
    ]
    return list(dict.fromkeys(found))[:MOST]


def changes(observation: IntrigueObservation, action: IntrigueAction) -> list[int]:
    """S4: By good, what an action brings for certain, less what it costs."""
    p, change = observation.options.params, [0] * (SUITS + 1)
    for good, count in enumerate(action.payment or ()):
        change[good] -= count if action.verb != "seize-him" else 0
    if action.verb == "bribe" and action.suit is not None:
        change[action.suit] += 1
    elif action.verb == "buy" and action.what == "discard" and observation.discards:
        change[observation.discards[-1]] += 1
    elif action.verb == "seize-power":
        change[POWER] += 1
    elif action.verb == "sell" and action.suit is not None:
        change[action.suit] -= 1
        change[GOLD] += p.sell_price
    elif action.verb == "accept" and observation.offer is not None and observation.asked is not None:
        for good in range(SUITS + 1):
            change[good] += observation.offer[good] - observation.asked[good]
    return change


def progress_reasons(observation: IntrigueObservation, action: IntrigueAction) -> Iterable[CoachReason]:
    """S7.1: How far the own role is after it."""
    progress = observation.progress
    if progress is None:
        return
    change = changes(observation, action)
    lacking = [need for need in progress.needs if need.have < need.want]
    after = [need for need in progress.needs if need.have + change[need.good] < need.want]
    for need in lacking:
        if change[need.good] > 0:
            have = min(need.want, need.have + change[need.good])
            yield CoachReason("own-progress", good=need.good, count=have, of=need.want, role=progress.role)
    if lacking and not after:
        yield CoachReason("own-complete", role=progress.role)
    suits = sum(need.want - need.have for need in lacking if need.good < GOLD)
    if action.verb == "buy" and action.what == "pile" and suits:
        yield CoachReason("may-help", count=suits, role=progress.role)
    if action.verb in ("ally", "join") and progress.allied is False:
        yield CoachReason("own-ally", role=progress.role)
    if action.verb == "sell" and action.suit is not None:
        if all(need.good != action.suit or need.have > need.want for need in progress.needs):
            yield CoachReason("not-needed", good=action.suit, role=progress.role)
        yield CoachReason("gets", good=GOLD, count=change[GOLD])


def strike_reasons(
    observation: IntrigueObservation, action: IntrigueAction, opponents: Mapping[int, "IntrigueOpponent"]
) -> Iterable[CoachReason]:
    """S6.1: How likely the one who is struck, or looked at, is the target."""
    other = None if action.player is None else opponents.get(action.player)
    if other is None or observation.target is None:
        return
    chance = next((each.chance.mean for each in other.roles if each.role == observation.target), 0.0)
    if action.verb in STRIKES:
        yield CoachReason("is-target", seat=other.player, role=observation.target, chance=chance)
    elif action.verb == "investigate" and 0.0 < chance < 1.0:
        yield CoachReason("looks-for", seat=other.player, role=observation.target, chance=chance)


def partner_reasons(
    observation: IntrigueObservation, action: IntrigueAction, opponents: Mapping[int, "IntrigueOpponent"]
) -> Iterable[CoachReason]:
    """S4.3, S4.7: What comes of an alliance or an offer, with whoever it is."""
    partner = action.player if action.player is not None else partner_in(observation)
    other = None if partner is None else opponents.get(partner)
    progress = observation.progress
    if other is None or progress is None:
        return
    if action.verb in ("ally", "join") and other.wins_next.mean >= NEAR:
        yield CoachReason("wins-with", seat=other.player, chance=other.wins_next.mean)
    elif action.verb in ("ally", "join"):
        yield CoachReason("win-together", seat=other.player)
    if action.verb == "refuse" and progress.allied is not False:
        yield CoachReason("stays-free", seat=other.player, role=progress.role)
    if action.verb == "decline" and observation.asked is not None:
        if all(each.verb != "accept" for each in observation.legal):
            yield CoachReason("cannot-give", seat=other.player)
        else:
            for need in progress.needs:
                if observation.asked[need.good]:
                    yield CoachReason("keeps", good=need.good, count=need.have, of=need.want, role=progress.role)
            offered = observation.offer or ()
            if not any(offered[need.good] and need.have < need.want for need in progress.needs if offered):
                yield CoachReason("offer-useless", seat=other.player, role=progress.role)
        yield from feeding(observation, other, observation.asked)


def partner_in(observation: IntrigueObservation) -> int | None:
    """S4.3, S4.7: With whom the viewer trades or speaks of an alliance; None with nobody."""
    if observation.phase not in ("answer", "join"):
        return None
    if observation.phase == "answer" and observation.offered_by is not None:
        return observation.offered_by
    return observation.turn if observation.partner == observation.me else observation.partner


def feeding(observation: IntrigueObservation, other: "IntrigueOpponent", goods: Sequence[int]) -> Iterable[CoachReason]:
    """S7.1: What somebody asks for that their likely role needs."""
    likeliest = other.roles[0] if other.roles else None
    if likeliest is None or likeliest.chance.mean < LIKELY:
        return
    needs = conditions_of(observation.options)[likeliest.role].needs
    for good, count in enumerate(goods):
        if count and needs[good]:
            yield CoachReason(
                "feeds-rival", seat=other.player, role=likeliest.role, chance=likeliest.chance.mean, good=good
            )
            return


def hindrances(
    action: IntrigueAction, opponents: Mapping[int, "IntrigueOpponent"], observation: IntrigueObservation
) -> Iterable[CoachReason]:
    """S7.1: Who could win in the next turn and is stopped by it, or made slower."""
    hit = [action.player]
    if action.verb == "sabotage" and action.player is not None:
        hit.append(observation.allies[action.player])
    for player in hit:
        other = None if player is None else opponents.get(player)
        if other is None or other.wins_as is None or other.wins_next.mean < NEAR:
            continue
        stops = (
            action.verb in STRIKES
            or action.verb == "extort"
            or (action.verb == "bribe" and action.suit in other.rests_on)
            or (action.verb == "sabotage" and other.needs_ally)
        )
        if stops:
            yield CoachReason("rival-near", seat=other.player, role=other.wins_as, chance=other.wins_next.mean)


def waiting_reasons(observation: IntrigueObservation, action: IntrigueAction) -> Iterable[CoachReason]:
    """S3.3: What is kept by doing nothing, and what could not be paid anyway."""
    if action.verb != "pass" or observation.me is None:
        return
    gold, price = observation.gold[observation.me], observation.options.params.bribe_price
    if gold < price:
        yield CoachReason("cannot-pay", count=gold, of=price)
    else:
        yield CoachReason("saves-gold", count=gold)


def costs(observation: IntrigueObservation, action: IntrigueAction) -> Iterable[CoachReason]:
    """S7.1: What it takes from what the own role needs."""
    progress = observation.progress
    if progress is None:
        return
    change = changes(observation, action)
    for need in progress.needs:
        left = need.have + change[need.good]
        if change[need.good] < 0 and left < need.want:
            yield CoachReason("gives-needed", good=need.good, count=left, of=need.want, role=progress.role)
