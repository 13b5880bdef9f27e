"""`steward`: the rule-based player of the castle games, meant to be fun to play against.

How it plays, in short: keep your Favourites just below the top while there are many No cards about, send
strangers up there to be turned away, let others pay for that with their No cards, and crown one of your own
when the others can no longer refuse.
"""

from collections.abc import Sequence
from math import exp, prod
from random import Random

from vivat.bots.castle.ambitions import value_of_keeping
from vivat.bots.castle.beliefs import steward_beliefs
from vivat.bots.castle.evaluation import Evaluation, rejected_place
from vivat.bots.thought import Thought, Why, by_value
from vivat.game import CastleAction, CastleObservation
from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import THRONE, TOP_FLOOR

NO_DOUBT = 3.0
"""Points by which a coronation must fall short of somebody's hopes to make a No e times likelier than a Yes."""
WAITING = 0.12
"""How often everybody leaves the No to somebody else, and so nobody says it."""
ACHE_HABIT = 0.12
"""How often a seat that still has its Stomachache is thought to play it."""

COVER = 0.07
"""How often a turn goes to a stranger although a Favourite would be better: votes are not all that gives us away."""
DECOY = 0.25
"""How often a stranger is placed high, for the same reason."""
HIGH_FLOORS = (4, 3, 3, 3)
"""Where Favourites are placed if there is room: on 4 they are nearer, on 3 less exposed and less noticed."""
WAVER = 0.004
"""Chances of winning closer than this are the same to us, and luck decides."""


class CastleSteward:
    """Climbs with its Favourites, spends its No cards sparingly, and infers from the votes who wants whom."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def act(self, observation: CastleObservation) -> CastleAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        action: CastleAction = self.think(observation).action
        return action

    def think(self, observation: CastleObservation) -> Thought:
        """What it chooses, with the values that it compares, and what it believes of everybody's Favourites."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        if len(observation.legal) == 1:
            return Thought(observation.legal[0], "best")
        if observation.phase == "keep":
            return keep(observation)
        if observation.phase == "place":
            return place(observation, luck)
        decision = CastleDecision(observation)
        return decision.vote() if observation.phase == "vote" else decision.climb(luck)


def keep(observation: CastleObservation) -> Thought:
    """R8.2: To keep the Ambition of more value with our Favourites."""
    card = observation.cards[observation.choosing or 0] or 0
    favourites = steward_beliefs(observation).deck[card]
    values = {action: value_of_keeping(action.ambition or 0, favourites) for action in observation.legal}
    weighed = by_value(values)
    return Thought(weighed[0].action, "best", "points", weighed)


def place(observation: CastleObservation, luck: Random) -> Thought:
    """R3.1: The placement to make: mostly a Favourite, high but not on top; now and then a stranger as a decoy."""
    beliefs = steward_beliefs(observation)
    mine = [0.0] * JESTER
    for player in range(len(observation.cards)):
        if observation.options.params.seat_of[player] == observation.my_seat:
            mine = [both + one for both, one in zip(mine, beliefs.presence[player], strict=True)]
    decoy = luck.random() < DECOY
    floor = luck.choice(HIGH_FLOORS)
    order = list(observation.legal)
    luck.shuffle(order)

    def liking(action: CastleAction) -> tuple[float, int]:
        wanted = mine[action.character or 0]
        return (-wanted if decoy else wanted, -abs((action.floor or 0) - floor))

    chosen = max(order, key=liking)
    why: Why = "favourite" if mine[chosen.character or 0] else "decoy" if decoy else "best"
    return Thought(chosen, why, beliefs=beliefs.presence)


class CastleDecision:
    """One decision of the seat, and the chance of winning with each choice."""

    def __init__(self, observation: CastleObservation) -> None:
        self.observation = observation
        self.params = observation.options.params
        self.beliefs = steward_beliefs(observation)
        self.evaluation = Evaluation(observation, self.beliefs)
        self.me = self.evaluation.me

    def vote(self) -> Thought:
        """R5.2: The vote that leads to the best chance of winning."""
        observation = self.observation
        candidate = observation.candidate or 0
        values = self.election(observation.places, candidate, observation.crown or 0)
        weighed = by_value({action: values[action.vote or 0] for action in observation.legal})
        return Thought(weighed[0].action, "best", weighed=weighed, beliefs=self.beliefs.presence)

    def climb(self, luck: Random) -> Thought:
        """R4.1: The move that leads to the best chance of winning; now and then another one, for cover."""
        values = {action: self.move(action) + WAVER * luck.random() for action in self.observation.legal}
        cover = luck.random() < COVER
        weighed = by_value(values)
        best: CastleAction = weighed[0].action
        why: Why = "best"
        if cover and self.is_mine(best):
            strangers = [action for action in values if not self.is_mine(action) and not self.nominates(action)]
            if strangers:
                best, why = max(strangers, key=values.__getitem__), "cover"
        return Thought(best, why, weighed=weighed, beliefs=self.beliefs.presence)

    def is_mine(self, action: CastleAction) -> bool:
        """Whether the character is a Favourite of ours."""
        character = action.character or 0
        return character != JESTER and any(
            self.beliefs.presence[player][character] for player in self.evaluation.players[self.me]
        )

    def nominates(self, action: CastleAction) -> bool:
        """R4.2: Whether the move leads to the throne."""
        return action.to == THRONE

    def move(self, action: CastleAction) -> float:
        """The chance of winning after a move."""
        character = action.character or 0
        places = list(self.observation.places)
        places[character] = places[character] if action.to is None else action.to
        if places[character] == THRONE:
            return max(self.election(places, character, self.me).values())
        return self.evaluation.chance_going_on(places, self.beliefs.nos, self.beliefs.aches)

    def election(self, places: Sequence[int], candidate: int, crown: int) -> dict[int, float]:
        """The chance of winning with each vote we could give, by what the others are likely to vote."""
        nos, aches = list(map(float, self.beliefs.nos)), list(map(float, self.beliefs.aches))
        refusals, delays = self.forecast(places, candidate)
        for seat, (refusal, delay) in enumerate(zip(refusals, delays, strict=True)):
            if seat < len(nos):
                nos[seat] -= refusal
                aches[seat] -= delay
        cancelled = 1.0 - prod([1.0 - delay for delay in delays])
        unopposed = prod([1.0 - refusal - delay for refusal, delay in zip(refusals, delays, strict=True)])
        unopposed += WAITING * (1.0 - unopposed - cancelled)
        back, away = list(places), list(places)
        back[candidate] = TOP_FLOOR
        away[candidate] = rejected_place(places, candidate, self.params.dungeons, self.params.floor_limit)
        after = self.evaluation.chance_going_on
        crowned = self.evaluation.chance_if_crowned(places, candidate, crown, self.beliefs.nos, self.beliefs.aches)
        values = {
            YES: unopposed * crowned
            + cancelled * after(back, nos, aches)
            + (1.0 - unopposed - cancelled) * after(away, nos, aches)
        }
        if self.beliefs.nos[self.me]:
            nos[self.me] -= 1
            values[NO] = cancelled * after(back, nos, aches) + (1.0 - cancelled) * after(away, nos, aches)
            nos[self.me] += 1
        if self.beliefs.aches[self.me]:
            aches[self.me] -= 1
            values[STOMACHACHE] = after(back, nos, aches)
        return values

    def forecast(self, places: Sequence[int], candidate: int) -> tuple[list[float], list[float]]:
        """How likely each other seat votes No and Stomachache, and after the seats the Emissary."""
        away = list(places)
        away[candidate] = rejected_place(places, candidate, self.params.dungeons, self.params.floor_limit)
        now = self.evaluation.by_card(self.evaluation.points_if_crowned(places, candidate))
        later = self.evaluation.by_card(self.evaluation.expected_points(away, self.beliefs.nos))
        regrets = [(then - points) / NO_DOUBT for then, points in zip(later, now, strict=True)]
        refusals, delays = [], []
        for seat, players in enumerate(self.evaluation.players):
            refusal = delay = 0.0
            if seat != self.me:
                delay = ACHE_HABIT if self.beliefs.aches[seat] else 0.0
                if self.beliefs.nos[seat]:
                    refusal = (1.0 - delay) * self.refusal(seat, players, regrets)
            refusals.append(refusal)
            delays.append(delay)
        if self.observation.emissary_card is not None and candidate not in self.evaluation.emissary_favourites:
            pile = self.beliefs.pile
            refusals.append(pile[NO] / sum(pile))
            delays.append(pile[STOMACHACHE] / sum(pile))
        return refusals, delays

    def refusal(self, seat: int, players: Sequence[int], regrets: Sequence[float]) -> float:
        """How likely a seat says No, if each card would regret the coronation by this much."""
        no_readiness = self.beliefs.no_readiness[seat]
        by_card = [1.0 / (1.0 + exp(-regret - no_readiness)) for regret in regrets]
        likely = [
            sum([chance * no for chance, no in zip(self.beliefs.odds[player], by_card, strict=True)])
            for player in players
        ]
        return sum(likely) / len(likely)
