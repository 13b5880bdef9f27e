"""The coach of the castle games: chances of Favourites and elections from exact beliefs, choices from rollouts."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from vivat.game import CastleObservation, VoteCards
from vivat.review.castle.choice_reasons import choice_reasons
from vivat.review.castle.population import evidence_of, population
from vivat.review.castle.reasons import Knowledge
from vivat.review.choice_reason import told_apart
from vivat.review.coach import (
    SEED,
    BallotOutcome,
    CardChance,
    CardOut,
    CastleCoach,
    CastleOpponent,
    CoachAdvice,
    CoachChoice,
    ElectionChances,
    PointsIfCrowned,
    over_models,
)
from vivat.review.seeds import seed_of
from vivat.review.statistics import LEAST_LOSS, MORE, SURE, Comparison, Values, differences, find_best
from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER
from vivat.rules.castle.state import EMISSARY_SEAT
from vivat.search.castle.beliefs import CastleBeliefs, CastleEvidence
from vivat.search.castle.chances import stated_chances
from vivat.search.castle.choice_values import MeanValues, value_choices
from vivat.search.castle.engine import engine
from vivat.search.castle.tree import SLOTS
from vivat.search.castle.worlds import cards_out, latest_beginning
from vivat.table.encoded import encode_action

Odds = NDArray[np.float64]

BEST = 3
"""How many choices are told."""
TAIL = 0.1
"""How unlikely it is that points lie below what is said, and above."""


def coach_castle(
    observation: CastleObservation,
    with_advice: bool,
    check: Callable[[], None],
    worlds: int,
    levels: Mapping[int, str],
) -> CastleCoach:
    """What the coach tells a seat of a castle game."""
    models = population(observation.options)
    evidence = evidence_of(observation, models)
    check()
    beliefs = [evidence.beliefs([name]) for name in models]
    knowledge = Knowledge(observation, beliefs)
    election = None if observation.phase != "vote" else election_chances(observation, beliefs)
    advice = None
    if with_advice and observation.legal:
        advice = advise(observation, evidence, beliefs, knowledge, election, check, worlds, levels)
    return CastleCoach(
        models=tuple(models),
        opponents=tuple(opponents(observation, beliefs)),
        out=tuple(ruled_out(observation)),
        votes_left=votes_left(observation, beliefs[0]),
        election=election,
        advice=advice,
    )


def opponents(observation: CastleObservation, beliefs: Sequence[CastleBeliefs]) -> Iterable[CastleOpponent]:
    """R1.4: What is likely of everybody whose card the viewer does not know."""
    p = observation.options.params
    out = cards_out(observation)
    possible = [card for card in range(FAVOURITES_CARDS) if out >> card & 1 == 0]
    for player, known in enumerate(observation.cards):
        if known is None:
            favourites = [
                over_models(each.odds[player] @ on_card(p.favourites, character) for each in beliefs)
                for character in range(p.characters)
            ]
            cards = [
                CardChance(card, over_models(float(each.odds[player, card]) for each in beliefs)) for card in possible
            ]
            cards.sort(key=lambda each: (-each.chance.mean, each.card))
            yield CastleOpponent(player, p.seat_of[player], tuple(favourites), tuple(cards))


def on_card(favourites: Sequence[int], character: int) -> Odds:
    """By card: 1 if the character is a Favourite on it."""
    return np.array([float(mask >> character & 1) for mask in favourites])


def ruled_out(observation: CastleObservation) -> Iterable[CardOut]:
    """R2.3, R6.5: The cards that no opponent can hold, each with the plainest reason."""
    found: dict[int, CardOut] = {}
    own = observation.my_players
    seat_of = observation.options.params.seat_of
    for player, card in enumerate(observation.cards):
        if card is not None:
            mates = seat_of[player] == observation.my_seat
            found[card] = CardOut(card, "own" if player in own else "teammate" if mates else "shown", player)
    if observation.emissary_card is not None:
        found.setdefault(observation.emissary_card, CardOut(observation.emissary_card, "emissary"))
    if not observation.options.params.reshuffle:
        for event in observation.events[: latest_beginning(observation)]:
            if event.card is not None:
                found.setdefault(event.card, CardOut(event.card, "played", event.player))
    return [found[card] for card in sorted(found)]


def votes_left(observation: CastleObservation, beliefs: CastleBeliefs) -> tuple[VoteCards, ...]:
    """R5.7: The vote cards of each seat, from the ballots that all have seen."""
    world = beliefs.world[0]
    seats = range(observation.options.params.seats)
    return tuple(VoteCards(int(world["nos"][seat]), int(world["aches"][seat])) for seat in seats)


# Elections.


def election_chances(observation: CastleObservation, beliefs: Sequence[CastleBeliefs]) -> ElectionChances:
    """R5: What comes of the election under way, by what the viewer votes."""
    seats, me = observation.options.params.seats, observation.my_seat
    voters = [Voters(observation, each) for each in beliefs]
    yes = [each.chance_of_all((YES,)) for each in voters]
    calm = [min(1.0, each.chance_of_all((YES, NO))) for each in voters]
    nothing, all_of_it = over_models([0.0]), over_models([1.0])
    ill = over_models(1.0 - each for each in calm)
    outcomes = {
        YES: BallotOutcome(
            YES, over_models(yes), over_models(max(0.0, b - a) for a, b in zip(yes, calm, strict=True)), ill
        ),
        NO: BallotOutcome(NO, nothing, over_models(calm), ill),
        STOMACHACHE: BallotOutcome(STOMACHACHE, nothing, nothing, all_of_it),
    }
    given = [observation.ballot] if observation.ballot is not None else [action.vote for action in observation.legal]
    return ElectionChances(
        candidate=-1 if observation.candidate is None else observation.candidate,
        outcomes=tuple(outcomes[vote] for vote in given if vote is not None),
        decides=over_models(yes),
        against=tuple(
            None if seat == me else over_models(1.0 - each.yes(seat) for each in voters) for seat in range(seats)
        ),
        points=tuple(points_if_crowned(observation, beliefs)),
    )


class Voters:
    """How likely everybody but the viewer votes what, if all play as in these beliefs."""

    def __init__(self, observation: CastleObservation, beliefs: CastleBeliefs) -> None:
        self._beliefs = beliefs
        self._options = observation.options
        self._me = observation.my_seat
        self._emissary_card = observation.emissary_card
        p = observation.options.params
        self._in_teams = p.players != p.seats
        self._ballots = np.ones((p.players, FAVOURITES_CARDS, 3))
        """By player, card and vote; the viewer counts as if any vote were certain."""
        self._by_seat = np.ones((p.seats, 3))
        """By seat and vote, whatever the cards."""
        for seat in range(p.seats):
            if seat == self._me:
                continue
            players = [player for player in range(p.players) if p.seat_of[player] == seat]
            if self._in_teams:
                self._by_seat[seat] = self._team_ballots(seat, players)
            else:
                self._ballots[players[0]] = self._own_ballots(seat, players[0])
                self._by_seat[seat] = beliefs.odds[players[0]] @ self._ballots[players[0]]

    def _own_ballots(self, seat: int, player: int) -> Odds:
        """By card and vote: how likely a player votes so, if the card is theirs."""
        rows = np.zeros((FAVOURITES_CARDS, 3))
        for card, mask in enumerate(self._options.params.favourites[:FAVOURITES_CARDS]):
            rows[card] = self._policy(seat, np.array([mask], np.int64), self._beliefs.leanings[player, [card]])
        return rows

    def _team_ballots(self, seat: int, players: Sequence[int]) -> Odds:
        """R11.6: By vote, from the Favourites of both; what one holds says nothing of the other but that it differs."""
        masks = np.array(self._options.params.favourites[:FAVOURITES_CARDS], np.int64)
        first, second = (self._beliefs.odds[player] for player in players)
        pairs = np.outer(first, second) * (1.0 - np.eye(FAVOURITES_CARDS))
        pairs /= pairs.sum()
        shares = pairs.reshape(-1, 1) * self._beliefs.types[seat][None, :]
        return self._policy(seat, (masks[:, None] | masks[None, :]).reshape(-1), shares)

    def _policy(self, seat: int, masks: NDArray[np.int64], shares: Odds) -> Odds:
        beliefs, policy = self._beliefs, np.zeros(SLOTS)
        engine()["add_policies"](
            beliefs.params, beliefs.world, beliefs.models, seat, shares, masks, np.zeros(SLOTS), policy
        )
        return policy[: STOMACHACHE + 1]

    def yes(self, seat: int) -> float:
        """How likely a seat votes Yes."""
        return float(self._by_seat[seat, YES])

    def chance_of_all(self, votes: Sequence[int]) -> float:
        """How likely everybody but the viewer votes one of these: exact, but among teams taken seat by seat."""
        if self._in_teams:
            others = np.delete(self._by_seat, [] if self._me is None else [self._me], axis=0)
            chance = float(others[:, votes].sum(axis=1).prod())
        else:
            rows = self._ballots[:, :, votes].sum(axis=2)
            mine = [player for player, seat in enumerate(self._options.params.seat_of[: len(rows)]) if seat == self._me]
            rows[mine] = 1.0
            chance = self._beliefs.chance_of_all(rows)
        return chance * self._emissary(votes)

    def _emissary(self, votes: Sequence[int]) -> float:
        """R9.2: How likely the Emissary votes one of these, who draws it from what is left in his pile."""
        p, world = self._options.params, self._beliefs.world[0]
        if self._emissary_card is None or p.favourites[self._emissary_card] >> int(world["candidate"]) & 1:
            return 1.0
        pile = [1, int(world["nos"][EMISSARY_SEAT]), int(world["aches"][EMISSARY_SEAT])]
        return sum(pile[vote] for vote in votes) / sum(pile)


def points_if_crowned(observation: CastleObservation, beliefs: Sequence[CastleBeliefs]) -> Iterable[PointsIfCrowned]:
    """R6.1: By player, what their Favourites count if the candidate is crowned now."""
    p = observation.options.params
    worth = p.worth_upside_down if observation.candidate == JESTER else p.worth
    counts = np.array(
        [
            sum(worth[observation.places[slot]] for slot in observation.options.favourites(card))
            for card in range(FAVOURITES_CARDS)
        ]
    )
    order = np.argsort(counts, kind="stable")
    for player in range(p.players):
        odds = np.mean([each.odds[player] for each in beliefs], axis=0)
        below = np.cumsum(odds[order])
        least, most = (int(counts[order[np.searchsorted(below, mark)]]) for mark in (TAIL, 1.0 - TAIL))
        yield PointsIfCrowned(player, over_models(float(each.odds[player] @ counts) for each in beliefs), least, most)


# Advice.


def advise(
    observation: CastleObservation,
    evidence: CastleEvidence,
    beliefs: Sequence[CastleBeliefs],
    knowledge: Knowledge,
    election: ElectionChances | None,
    check: Callable[[], None],
    worlds: int,
    levels: Mapping[int, str],
) -> CoachAdvice:
    """The best choices, found on some worlds and valued on others, each in the same ones."""
    legal = observation.legal
    usual = MeanValues(observation.options.params.seats)
    batch = 0

    def draw(choices: Sequence[int], count: int) -> Values:
        nonlocal batch
        batch += 1
        found: Values = []
        for number, each in enumerate(beliefs):
            check()
            some = [legal[choice].code for choice in choices]
            result = value_choices(each, knowledge.seat, some, count, seed_of(SEED, "coach", batch, number))
            knowledge.note_crowns(some, result.crowns)
            usual.add(result)
            found.append(result.values[:, :, knowledge.seat])
        return found

    best = find_best(draw, len(legal), worlds)
    overall = np.mean([each.mean(axis=0) for each in draw(range(len(legal)), worlds)], axis=0)
    ranked = sorted(range(len(legal)), key=lambda choice: (choice != best, -overall[choice]))[:BEST]
    values = draw(ranked, MORE * worlds)
    compared = [differences(each, 0) for each in values]
    lost, errors = (np.array(each).T for each in zip(*compared, strict=True))
    clear = (lost > SURE * errors).all(axis=1) & (lost.mean(axis=1) >= LEAST_LOSS)
    order = sorted(range(len(ranked)), key=lambda number: (number != 0, bool(clear[number]), lost[number].mean()))
    chances = stated_chances(observation, levels, evidence)
    stated = Comparison(0, np.array([each.mean(axis=0) for each in values]).T, lost, errors).stated(
        lambda each: chances.of_own(each, knowledge.seat, usual.mean)
    )
    decides = None if election is None else election.decides.mean
    reasons = told_apart(
        [choice_reasons(knowledge, legal[ranked[number]], decides) for number in order], int((~clear).sum())
    )
    choices = [
        CoachChoice(
            action=encode_action(legal[ranked[number]]),
            chance=over_models(stated.chances[number]),
            behind=over_models(np.maximum(stated.behind[number], 0.0)),
            error=round(float(stated.errors[number].max()), 3),
            reasons=reasons[at],
        )
        for at, number in enumerate(order)
    ]
    return CoachAdvice(tuple(choices), int((~clear).sum()))
