"""`steward`: a rule-based player that is fun to play against.

How it plays, in short: keep your Favourites just below the top while there are many No cards about, send
strangers up there to be turned away, let others pay for that with their No cards, and crown one of your own
when the others can no longer refuse.
"""

from collections.abc import Sequence
from math import exp, prod
from random import Random

from vivat.bots.ambitions import worth_keeping
from vivat.bots.outlook import Outlook, rejected_place
from vivat.bots.reading import JESTER, read_table
from vivat.game import Action, CastleObservation
from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.places import BESIDE_BOARD, THRONE, TOP_FLOOR, WC_3, WC_STEP

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


class Steward:
    """Climbs its Favourites, spends its No cards sparingly, and reads the votes."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def act(self, observation: CastleObservation) -> Action:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        if len(observation.legal) == 1:
            return observation.legal[0]
        if observation.phase == "keep":
            return keep(observation)
        if observation.phase == "place":
            return place(observation, luck)
        return Decision(observation).vote() if observation.phase == "vote" else Decision(observation).climb(luck)


def keep(observation: CastleObservation) -> Action:
    """R8.2: The Ambition that fits our Favourites better."""
    card = observation.cards[observation.choosing or 0] or 0
    favourites = read_table(observation).deck[card]
    return max(observation.legal, key=lambda action: worth_keeping(action.ambition or 0, favourites))


def place(observation: CastleObservation, luck: Random) -> Action:
    """R3.1: Mostly Favourites, high but not all on top; now and then a stranger as a decoy."""
    reading = read_table(observation)
    mine = [0.0] * JESTER
    for player in range(len(observation.cards)):
        if observation.options.params.seat_of[player] == observation.my_seat:
            mine = [both + one for both, one in zip(mine, reading.presence[player], strict=True)]
    decoy = luck.random() < DECOY
    floor = luck.choice(HIGH_FLOORS)
    order = list(observation.legal)
    luck.shuffle(order)

    def liking(action: Action) -> tuple[float, int]:
        wanted = mine[action.character or 0]
        return (-wanted if decoy else wanted, -abs((action.floor or 0) - floor))

    return max(order, key=liking)


class Decision:
    """One decision of the seat: what each choice would come to."""

    def __init__(self, observation: CastleObservation) -> None:
        self.observation = observation
        self.params = observation.options.params
        self.reading = read_table(observation)
        self.outlook = Outlook(observation, self.reading)
        self.me = self.outlook.me

    def vote(self) -> Action:
        """R5.2: The vote that leads to the best chance of winning."""
        observation = self.observation
        candidate = observation.candidate or 0
        values = self.election(observation.places, candidate, observation.crown or 0)
        return max(observation.legal, key=lambda action: values[action.vote or 0])

    def climb(self, luck: Random) -> Action:
        """R4.1: The move that leads to the best chance of winning; now and then another one, for cover."""
        values = {action: self.move(action) + WAVER * luck.random() for action in self.observation.legal}
        cover = luck.random() < COVER
        best = max(values, key=values.__getitem__)
        if cover and self.is_mine(best):
            strangers = [action for action in values if not self.is_mine(action) and not self.nominates(action)]
            if strangers:
                return max(strangers, key=values.__getitem__)
        return best

    def is_mine(self, action: Action) -> bool:
        """Whether the character is a Favourite of ours."""
        character = action.character or 0
        return character != JESTER and any(
            self.reading.presence[player][character] for player in self.outlook.players[self.me]
        )

    def nominates(self, action: Action) -> bool:
        """Whether the move leads to the throne."""
        return self.observation.places[action.character or 0] == TOP_FLOOR

    def move(self, action: Action) -> float:
        """The chance of winning after a move."""
        character = action.character or 0
        places = list(self.observation.places)
        places[character] = destination(action, places[character])
        if places[character] == THRONE:
            return max(self.election(places, character, self.me).values())
        return self.outlook.going_on(places, self.reading.nos, self.reading.aches)

    def election(self, places: Sequence[int], candidate: int, crown: int) -> dict[int, float]:
        """The chance of winning with each vote we could give, by what the others are likely to vote."""
        nos, aches = list(map(float, self.reading.nos)), list(map(float, self.reading.aches))
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
        after = self.outlook.going_on
        crowned = self.outlook.crowned(places, candidate, crown, self.reading.nos, self.reading.aches)
        values = {
            YES: unopposed * crowned
            + cancelled * after(back, nos, aches)
            + (1.0 - unopposed - cancelled) * after(away, nos, aches)
        }
        if self.reading.nos[self.me]:
            nos[self.me] -= 1
            values[NO] = cancelled * after(back, nos, aches) + (1.0 - cancelled) * after(away, nos, aches)
            nos[self.me] += 1
        if self.reading.aches[self.me]:
            aches[self.me] -= 1
            values[STOMACHACHE] = after(back, nos, aches)
        return values

    def forecast(self, places: Sequence[int], candidate: int) -> tuple[list[float], list[float]]:
        """How likely each other seat votes No and Stomachache, and after the seats the Emissary."""
        away = list(places)
        away[candidate] = rejected_place(places, candidate, self.params.dungeons, self.params.floor_limit)
        now = self.outlook.by_card(self.outlook.worths(places, candidate))
        later = self.outlook.by_card(self.outlook.prospects(away, self.reading.nos))
        regrets = [(then - points) / NO_DOUBT for then, points in zip(later, now, strict=True)]
        refusals, delays = [], []
        for seat, players in enumerate(self.outlook.players):
            refusal = delay = 0.0
            if seat != self.me:
                delay = ACHE_HABIT if self.reading.aches[seat] else 0.0
                if self.reading.nos[seat]:
                    refusal = (1.0 - delay) * self.refusal(seat, players, regrets)
            refusals.append(refusal)
            delays.append(delay)
        if self.observation.emissary_card is not None and candidate not in self.outlook.emissary_favourites:
            pile = self.reading.pile
            refusals.append(pile[NO] / sum(pile))
            delays.append(pile[STOMACHACHE] / sum(pile))
        return refusals, delays

    def refusal(self, seat: int, players: Sequence[int], regrets: Sequence[float]) -> float:
        """How likely a seat says No, if each card would regret the coronation by this much."""
        temper = self.reading.temper[seat]
        by_card = [1.0 / (1.0 + exp(-regret - temper)) for regret in regrets]
        likely = [
            sum([chance * no for chance, no in zip(self.reading.odds[player], by_card, strict=True)])
            for player in players
        ]
        return sum(likely) / len(likely)


def destination(action: Action, place_now: int) -> int:
    """R4: Where a move leads: up, out of a WC, or into one."""
    if action.verb == "to the WC":
        return place_now + 1 + WC_STEP
    return place_now - WC_STEP if WC_3 <= place_now < BESIDE_BOARD else place_now + 1
