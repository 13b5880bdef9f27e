"""The round as its viewer knows it, replayed: the state at its beginning, and the actions since, as codes.

What is secret is left open: a card that the viewer does not know is NOBODY, for the sampler to fill. An election
under way is left out of the replay, so that it is searched from its first ballot.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from vivat.game import CastleEvent, CastleObservation
from vivat.game.castle.action import place_code
from vivat.rules.castle.actions import DRAW_CODE, MOVE_CODE, VOTE_CODE, WC_CODE
from vivat.rules.castle.ambition import begin_offers
from vivat.rules.castle.placement import begin_placement
from vivat.rules.castle.places import WC_3, WC_4
from vivat.rules.castle.setup import begin_game, begin_round
from vivat.rules.castle.state import EMISSARY, KEEP, NOBODY, Params, State
from vivat.rules.log import Log


def beginnings(observation: CastleObservation) -> list[int]:
    """The indices of the events that began a round."""
    return [at for at, event in enumerate(observation.events) if event.kind == "round-begins"]


def earlier_rounds(observation: CastleObservation) -> Iterator[tuple[State, list[int]]]:
    """The rounds before this one, whose cards all know by now: the state when all were dealt, and the actions since."""
    p, events, begins = observation.options.params, observation.events, beginnings(observation)
    for number, (begin, end) in enumerate(pairwise(begins)):
        s = dealt_round(p, events[:begin], number, events[begin].seat or 0)
        for event in events[begin:end]:
            if event.player is not None and event.card is not None:
                s.card[event.player] = event.card
            elif event.player is not None and event.kind == "ambition-shown":
                s.kept[event.player] = event.ambition or 0
        begin_placement(s)
        yield s, action_codes(p, events[begin:end])


def dealt_round(p: Params, before: Sequence[CastleEvent], number: int, first: int) -> State:
    """The state at the beginning of a round, its cards not dealt; scores are what the events before it said."""
    s, log = State(), Log()
    begin_game(p, s, log)
    for event in before:
        if event.score is not None and event.player is not None:
            s.score[event.player] = event.score
    s.round = number
    begin_round(p, s, log, first)
    return s


def round_start(observation: CastleObservation) -> State:
    """The state when all cards of this round were dealt, as far as the viewer knows it."""
    p = observation.options.params
    s = dealt_round(p, observation.events[: latest_beginning(observation)], observation.round - 1, observation.first)
    for player, card in enumerate(observation.cards):
        s.card[player] = NOBODY if card is None else card
    if observation.emissary_card is not None:
        s.card[EMISSARY] = observation.emissary_card
    s.cards_out = cards_out(observation)
    if p.ambition:
        begin_offers(p, s)
        hold_ambitions(observation, s)
    if observation.phase == "keep":
        s.phase = KEEP
        s.player = observation.choosing or 0
    else:
        begin_placement(s)
    return s


def hold_ambitions(observation: CastleObservation, s: State) -> None:
    """R8.1: Write the Ambition cards that the viewer knows of into the state."""
    for player in range(len(observation.cards)):
        offered, kept = observation.offered[player], observation.kept[player]
        s.offered[2 * player], s.offered[2 * player + 1] = (NOBODY, NOBODY) if offered is None else offered
        s.kept[player] = NOBODY if kept is None else kept


def codes_so_far(observation: CastleObservation) -> list[int]:
    """Every action of this round that all know: placements, moves, revealed ballots in their order, drawn cards."""
    return action_codes(observation.options.params, observation.events[latest_beginning(observation) :])


def latest_beginning(observation: CastleObservation) -> int:
    """The index of the event that began this round; 0 before the first."""
    return max(beginnings(observation), default=0)


def action_codes(p: Params, events: Sequence[CastleEvent]) -> list[int]:
    """The actions that the events of a round tell of, as codes."""
    codes: list[int] = []
    crown = 0
    ballots: dict[int, int] = {}
    for event in events:
        character, place = event.character, event.place
        if event.kind == "placed" and character is not None and place is not None:
            codes.append(place_code(character, place))
        elif event.kind == "moved" and character is not None and place is not None:
            into = place in (WC_3, WC_4)
            codes.append((WC_CODE if into else MOVE_CODE) + character)
        elif event.kind == "candidate" and event.seat is not None:
            crown = event.seat
            ballots = {}
        elif event.kind == "revealed" and event.seat is not None and event.vote is not None:
            ballots[event.seat] = event.vote
            if len(ballots) == p.seats:
                codes.extend(VOTE_CODE + ballots[(crown + step) % p.seats] for step in range(p.seats))
        elif event.kind == "emissary-voted" and event.drawn and event.vote is not None:
            codes.append(DRAW_CODE + event.vote)
    return codes


def cards_out(observation: CastleObservation) -> int:
    """R2.3: A mask of the Favourites cards that nobody else can hold; R6.5: in some editions, those played before."""
    out = {card for card in (*observation.cards, observation.emissary_card) if card is not None}
    if not observation.options.params.reshuffle:
        out.update(event.card for event in observation.events if event.card is not None)
    return sum(1 << card for card in out)


def cards_out_for_all(observation: CastleObservation) -> int:
    """A mask of the Favourites cards that nobody can hold, as all know: the Emissary's, and those played before."""
    out = {card for card in (observation.emissary_card,) if card is not None}
    if not observation.options.params.reshuffle:
        shown = observation.events[: latest_beginning(observation)]
        out.update(event.card for event in shown if event.card is not None and event.kind == "favourites-shown")
    return sum(1 << card for card in out)
