"""The steward's beliefs about the other seats: vote cards left, readiness to say No, likely Favourites.

Everything here is worked out anew from one observation, so nothing is remembered that a person could not
have seen and remembered. Seats, players and cards count from 0.
"""

from dataclasses import dataclass
from math import exp, log

from vivat.game import CastleEvent, CastleObservation
from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER, banished_slot, card_slots
from vivat.rules.castle.places import THRONE, TOP_FLOOR, WC_3

DECK = tuple(card_slots(card) for card in range(FAVOURITES_CARDS))
DECK_BANISHED = tuple(tuple(slot for slot in slots if slot != banished_slot(card)) for card, slots in enumerate(DECK))

# How much likelier somebody is a Favourite of the seat that did this to it. None of it is proof: people place
# decoys and move strangers, so a single act counts for little and only several together say much.
PLACED_ON = (1.0, 0.8, 0.9, 1.15, 1.4)
"""By floor: people like their own high up, and get strangers out of the way on floor 1."""
CLIMBED = 1.35
"""A turn spent on somebody is mostly spent on a friend."""
TO_THRONE = 0.9
"""Nominating says little: as long as there are No cards, strangers are nominated to be rejected."""
TO_WC = 0.6
"""Nobody likes a friend in the WC, where it is worth nothing."""
SAID_YES = 1.6
"""A Yes from a seat that could have said No. Some only wait for others to spend their No."""
SAID_NO = 0.35
"""A No is costly and hardly ever goes to a Favourite."""
SAID_STOMACHACHE = 1.5
"""A Stomachache saves the candidate from rejection, but also delays a coronation."""

NO_READINESS_PRIOR = (3.0, 6.0)
"""Before anything is known: as if a seat had said No three times in six elections."""

EAGER_PRIOR = (1.0, 2.0)
"""And as if the others had nominated once in two turns with somebody on floor 5."""


@dataclass(frozen=True, slots=True)
class StewardBeliefs:
    """What one seat infers about the others from the events it was told."""

    nos: tuple[int, ...]
    """No cards left, by seat."""
    aches: tuple[int, ...]
    """Stomachaches left, by seat."""
    pile: tuple[int, int, int]
    """Yes, No and Stomachache cards in the Emissary's pile."""
    no_readiness: tuple[float, ...]
    """By seat, how much readier than usual it is to say No: log-odds, 0 for a seat like any other."""
    eagerness: float
    """How often the others nominate when somebody stands on floor 5."""
    odds: tuple[tuple[float, ...], ...]
    """By player, how likely each of the 26 cards is; they add up to 1."""
    presence: tuple[tuple[float, ...], ...]
    """By player, how likely each character is a Favourite."""
    deck: tuple[tuple[int, ...], ...]
    """The Favourites on each card, without the Banished where that option is played."""


def steward_beliefs(observation: CastleObservation) -> StewardBeliefs:
    """The beliefs that follow from what this viewer was told."""
    p = observation.options.params
    deck = DECK_BANISHED if observation.options.banished else DECK
    begins = max((at for at, event in enumerate(observation.events) if event.kind == "round-begins"), default=0)
    this_round = observation.events[begins:]
    nos, aches, pile = votes_left(observation, this_round)
    hints = hints_by_seat(observation, this_round)
    out = cards_out(observation)
    odds = []
    for player, known in enumerate(observation.cards):
        if known is not None:
            odds.append(tuple(float(card == known) for card in range(len(DECK))))
            continue
        share = 1.0 if p.teammate[player] == player else 0.5  # a team's acts serve one of two cards
        hint = hints[p.seat_of[player]]
        weights = [
            0.0 if card in out else exp(share * sum([hint[slot] for slot in slots])) for card, slots in enumerate(DECK)
        ]
        total = sum(weights)
        odds.append(tuple([weight / total for weight in weights]))
    presence = tuple(presence_in(each, deck) for each in odds)
    readiness = no_readiness(observation)
    return StewardBeliefs(nos, aches, pile, readiness, eagerness(observation), tuple(odds), presence, deck)


def presence_in(odds: tuple[float, ...], deck: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    """By character, how likely it is a Favourite, if the cards are this likely."""
    presence = [0.0] * JESTER
    for chance, slots in zip(odds, deck, strict=True):
        if chance:
            for slot in slots:
                presence[slot] += chance
    return tuple(presence)


def votes_left(
    observation: CastleObservation, this_round: tuple[CastleEvent, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, int, int]]:
    """R5.10: No cards and Stomachaches left by seat, and the Emissary's pile, counted from the votes revealed."""
    p = observation.options.params
    nos = [p.no_cards] * p.seats
    aches = [p.stomachaches] * p.seats
    pile = [1, p.no_cards, p.stomachaches]
    for event in this_round:
        if event.kind == "revealed" and event.seat is not None:
            nos[event.seat] -= event.vote == NO
            aches[event.seat] -= event.vote == STOMACHACHE
        elif event.kind == "emissary-voted" and event.drawn and event.vote in (NO, STOMACHACHE):
            pile[event.vote] -= 1
    return tuple(nos), tuple(aches), (pile[YES], pile[NO], pile[STOMACHACHE])


def no_readiness(observation: CastleObservation) -> tuple[float, ...]:
    """By seat, how often it said No when it could, over the whole game, as log-odds against what is usual."""
    p = observation.options.params
    said = [NO_READINESS_PRIOR[0]] * p.seats
    asked = [NO_READINESS_PRIOR[1]] * p.seats
    left = [0] * p.seats
    for event in observation.events:
        if event.kind == "round-begins":
            left = [p.no_cards] * p.seats
        elif event.kind == "revealed" and event.seat is not None and left[event.seat]:
            asked[event.seat] += 1
            if event.vote == NO:
                said[event.seat] += 1
                left[event.seat] -= 1
    usual = log(NO_READINESS_PRIOR[0] / (NO_READINESS_PRIOR[1] - NO_READINESS_PRIOR[0]))
    return tuple(log(noes / (all_ - noes)) - usual for noes, all_ in zip(said, asked, strict=True))


def eagerness(observation: CastleObservation) -> float:
    """How often the others have brought somebody from floor 5 to the throne when they could, over the whole game."""
    nominated, could = EAGER_PRIOR
    on_top = 0
    for event in observation.events:
        if event.kind == "round-begins":
            on_top = 0
        elif event.kind == "moved":
            others = on_top > 0 and event.seat != observation.my_seat
            could += others
            nominated += others and event.place == THRONE
            on_top += (event.place == TOP_FLOOR) - (event.place == THRONE)
        elif event.kind == "cancelled":
            on_top += 1
    return nominated / could


def cards_out(observation: CastleObservation) -> set[int]:
    """R2.3: Cards that nobody else can hold: those I know, the Emissary's, and in some editions those played before."""
    out = {card for card in observation.cards if card is not None}
    if observation.emissary_card is not None:
        out.add(observation.emissary_card)
    if not observation.options.params.reshuffle:
        out.update(event.card for event in observation.events if event.card is not None)
    return out


def hints_by_seat(observation: CastleObservation, this_round: tuple[CastleEvent, ...]) -> list[list[float]]:
    """For each seat and character, the sum of the hints that it is a Favourite, as logarithms."""
    p = observation.options.params
    hints = [[0.0] * (JESTER + 1) for _ in range(p.seats)]
    left = [p.no_cards] * p.seats
    candidate = JESTER
    for event in this_round:
        seat, character = event.seat, event.character
        if event.kind == "candidate" and character is not None:
            candidate = character
        elif event.kind == "revealed" and seat is not None:
            if event.vote == NO:
                left[seat] -= 1
                hints[seat][candidate] += log(SAID_NO)
            elif event.vote == STOMACHACHE:
                hints[seat][candidate] += log(SAID_STOMACHACHE)
            elif left[seat]:
                hints[seat][candidate] += log(SAID_YES)
        elif seat is not None and character is not None and event.place is not None:
            hints[seat][character] += log(hint_of_move(event.kind, event.place))
    for hint in hints:
        hint[JESTER] = 0.0  # nobody's Favourite
    return hints


def hint_of_move(kind: str, place: int) -> float:
    """The factor by which it becomes likelier that somebody placed or moved here is a Favourite."""
    if kind == "placed":
        return PLACED_ON[place]
    if place == THRONE:
        return TO_THRONE
    return TO_WC if place >= WC_3 else CLIMBED
