"""The coach of the card game: roles and hands from beliefs, who could win next, choices from searches."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

import numpy as np

from vivat.game import IntrigueObservation
from vivat.game.intrigue.conditions import Condition, conditions_of, is_surely_met
from vivat.game.intrigue.knowledge import PlayerKnowledge
from vivat.game.intrigue.knowledge_fold import KnowledgeFold
from vivat.review.choice_reason import told_apart
from vivat.review.coach import (
    SEED,
    CoachAdvice,
    CoachChoice,
    IntrigueCoach,
    IntrigueOpponent,
    RoleChance,
    over_models,
)
from vivat.review.intrigue.choice_reasons import choice_reasons
from vivat.review.intrigue.searches import SEARCHED, IntrigueSearches, Way, begins_trade
from vivat.review.seeds import seed_of
from vivat.review.statistics import LEAST_LOSS, SURE
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.state import ROLES
from vivat.search.intrigue.evaluation import is_ready
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.observed import believed, roles_of, suits_of
from vivat.search.intrigue.worlds import WorldSampler
from vivat.search.models import intrigue_hints
from vivat.table.encoded import encode_action

BEST = 3
"""How many choices are told."""
FINDING, JUDGING = 2, 4
"""Searches, for each way of inferring roles, that find the best choice, and those by which it is judged."""
SIMULATIONS = 10
"""Of a search, for each of the worlds that a coach is asked for."""
FEWEST_VISITS = 20
"""So often every search must have tried a choice that is told."""


class RoleInference:
    """What one way of inferring roles makes of an observation, where the table's certainties leave it open."""

    def __init__(
        self,
        observation: IntrigueObservation,
        known: Sequence[PlayerKnowledge],
        hints: Hints,
        worlds: int,
        luck: Random,
    ) -> None:
        self.hints = hints
        self.beliefs = believed(observation, hints)
        self.others = [player for player in range(len(known)) if self.beliefs.b.others >> player & 1]
        self._known = known
        self._fitting: Counter[int] = Counter()
        self._ready: Counter[tuple[int, int]] = Counter()
        p, conditions = observation.options.params, conditions_of(observation.options)
        sampler = WorldSampler(observation, self.beliefs)
        for _ in range(worlds):
            s = sampler.draw(luck)
            for player in self.others:
                hand = s.hand[player * SUITS : (player + 1) * SUITS]
                if not fits(known[player], s.role[player], hand):
                    continue
                self._fitting[player] += 1
                if conditions[s.role[player]].when != "target" and is_ready(p, s, player):
                    self._ready[player, s.role[player]] += 1
        for player in self.others:
            role = known[player].role
            allied = observation.allies[player] is not None
            if (
                role is not None
                and conditions[role].when != "target"
                and is_surely_met(conditions[role], known[player].cards, observation.gold[player], allied)
            ):
                self._fitting[player] = self._ready[player, role] = 1

    def ready(self, player: int, role: int) -> float:
        """S7.1: How likely a player has a role and all that wins with it."""
        return self._ready[player, role] / max(1, self._fitting[player])

    def roles(self, player: int) -> list[float]:
        """S10.4: By role, how likely a player has it; never one that is ruled out."""
        chances = roles_of(self.beliefs, player)
        open_to = [chance if role in self._known[player].possible else 0.0 for role, chance in enumerate(chances)]
        whole = sum(open_to)
        return [chance / whole for chance in open_to] if whole else chances

    def suits(self, player: int) -> list[float]:
        """S10.4: By suit, how likely a player holds a card of it."""
        chances = zip(suits_of(self.beliefs, player), self._known[player].cards, strict=True)
        return [1.0 if held.least else chance if held.most else 0.0 for chance, held in chances]


def fits(known: PlayerKnowledge, role: int, hand: Sequence[int]) -> bool:
    """S10.4: Whether a role and a hand are possible, as far as is certain."""
    within = all(held.least <= count <= held.most for held, count in zip(known.cards, hand, strict=True))
    return within and role in known.possible


def coach_intrigue(
    observation: IntrigueObservation, with_advice: bool, check: Callable[[], None], worlds: int
) -> IntrigueCoach:
    """What the coach tells a player of the card game."""
    ways: dict[str, Hints] = {"fitted": intrigue_hints(), "thumb": RULES_OF_THUMB}
    inferences = inferences_of(observation, ways, check, worlds, SEED)
    opponents = opponents_of(observation, inferences)
    advice = None
    if with_advice and observation.phase in SEARCHED and any(not begins_trade(each) for each in observation.legal):
        advice = advise(observation, inferences, {each.player: each for each in opponents}, check, worlds)
    return IntrigueCoach(tuple(ways), opponents, advice)


def inferences_of(
    observation: IntrigueObservation, ways: Mapping[str, Hints], check: Callable[[], None], worlds: int, seed: int
) -> dict[str, RoleInference]:
    """What each way of inferring roles makes of an observation."""
    fold = KnowledgeFold(observation.options, observation.me)
    fold.add(observation.events)
    inferences: dict[str, RoleInference] = {}
    for name, hints in ways.items():
        check()
        luck = Random(seed_of(seed, name))  # noqa: S311
        inferences[name] = RoleInference(observation, fold.players, hints, worlds, luck)
    return inferences


def opponents_of(
    observation: IntrigueObservation, inferences: Mapping[str, RoleInference]
) -> tuple[IntrigueOpponent, ...]:
    """What is likely of everybody else who is alive."""
    every, conditions = list(inferences.values()), conditions_of(observation.options)
    return tuple(opponent(player, every, conditions) for player in every[0].others)


def opponent(player: int, inferences: list[RoleInference], conditions: tuple[Condition, ...]) -> IntrigueOpponent:
    """What is likely of one opponent."""
    chances = [RoleChance(role, over_models(each.roles(player)[role] for each in inferences)) for role in range(ROLES)]
    roles = sorted((each for each in chances if each.chance.high > 0), key=lambda each: (-each.chance.mean, each.role))
    by_role = {role: sum(each.ready(player, role) for each in inferences) for role in range(ROLES)}
    likeliest = max(by_role, key=lambda role: by_role[role])
    condition = conditions[likeliest] if by_role[likeliest] else None
    return IntrigueOpponent(
        player=player,
        roles=tuple(roles),
        suits=tuple(over_models(chance) for chance in zip(*(each.suits(player) for each in inferences), strict=True)),
        wins_next=over_models(sum(each.ready(player, role) for role in range(ROLES)) for each in inferences),
        wins_as=None if condition is None else condition.role,
        rests_on=() if condition is None else tuple(good for good, need in enumerate(condition.needs) if need),
        needs_ally=condition is not None and condition.alliance,
    )


def advise(
    observation: IntrigueObservation,
    inferences: Mapping[str, RoleInference],
    opponents: Mapping[int, IntrigueOpponent],
    check: Callable[[], None],
    worlds: int,
) -> CoachAdvice:
    """The best choices but trades, found by some searches and judged by others."""
    legal = [each for each in observation.legal if not begins_trade(each)]
    searches = IntrigueSearches(observation, legal, {name: Way(each.hints) for name, each in inferences.items()}, check)
    simulations = SIMULATIONS * worlds
    found = [searches.values(name, run, simulations) for name in inferences for run in range(FINDING)]
    ranked = np.argsort(-np.sum([tried for tried, _ in found], axis=0), kind="stable")[:BEST]
    wanted = [legal[choice].code for choice in ranked]
    runs = range(FINDING, FINDING + JUDGING)
    judged = np.array([[searches.values(name, run, simulations, wanted) for run in runs] for name in inferences])
    # What was hardly tried has no value that could be told.
    enough = judged[:, :, 0][:, :, ranked].min(axis=(0, 1)) >= FEWEST_VISITS
    enough[0] = True
    ranked = ranked[enough]
    values = judged[:, :, 1][:, :, ranked]
    lacking = values[:, :, :1] - values
    lost = lacking.mean(axis=1)
    errors = lacking.std(axis=1, ddof=1) / np.sqrt(JUDGING)
    clear = (lost > SURE * errors).all(axis=0) & (lost.mean(axis=0) >= LEAST_LOSS)
    order = sorted(range(len(ranked)), key=lambda at: (at != 0, bool(clear[at]), lost[:, at].mean()))
    close = int((~clear).sum())
    reasons = told_apart([choice_reasons(observation, legal[ranked[at]], opponents) for at in order], close)
    choices = [
        CoachChoice(
            action=encode_action(legal[ranked[at]]),
            chance=over_models(values[:, :, at].mean(axis=1)),
            behind=over_models(np.maximum(lost[:, at], 0.0)),
            error=round(float(errors[:, at].max()), 3),
            reasons=reasons[number],
        )
        for number, at in enumerate(order)
    ]
    return CoachAdvice(tuple(choices), close, unvalued=len(legal) < len(observation.legal))
