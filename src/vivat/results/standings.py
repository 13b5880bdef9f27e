"""How people stand after many games: results, who beats whom, win rates with intervals, streaks and ratings.

Pure functions of measured games, taken in the order in which they ended, each once. Practice counts for nobody (S8.6).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from vivat.results.campaign import in_order, with_evenings
from vivat.results.interval import wilson
from vivat.results.summary import GameSummary, PlayerSummary

LEAST_OF_AN_EVENING = 3
"""So many games make an evening that can be a close one."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some games were won."""

    won: int
    played: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.won, self.played)


@dataclass(frozen=True, slots=True)
class Rated:
    """What is believed of somebody's strength after a game: a mean, and the standard deviation of the doubt."""

    ended: int
    mean: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Against:
    """How somebody came off in games with another, whoever else played."""

    ahead: int
    level: int
    behind: int


@dataclass(slots=True)
class PersonStanding:
    """What somebody's games come to."""

    person: str
    name: str = ""
    """As in the last game."""
    games: int = 0
    """Games that counted."""
    practice: int = 0
    """S8.6: Games in which bots or clocks decided too much."""
    won: int = 0
    places: int = 0
    """The sum of the places."""
    points: float = 0.0
    """One for everybody whom one was ahead of in a game, and half of one for everybody who was level."""
    streak: int = 0
    """Games won in a row, up to now."""
    longest_streak: int = 0
    rates: dict[str, Share] = field(default_factory=dict)
    """By circumstance (`game:kingup`, `role:king`, `seat:1`): how many of such games were won."""
    against: dict[str, Against] = field(default_factory=dict)
    """By person."""
    ratings: list[Rated] = field(default_factory=list)
    """After each game that was rated, in order."""

    @property
    def mean_place(self) -> float:
        """The mean of the places; 0 without a game."""
        return self.places / self.games if self.games else 0.0

    def take(self, own: PlayerSummary, others: Iterable[PlayerSummary]) -> None:
        """Count one game more, which was no practice."""
        self.games += 1
        self.won += own.won
        self.places += own.place
        self.streak = self.streak + 1 if own.won else 0
        self.longest_streak = max(self.longest_streak, self.streak)
        for circumstance in sorted(own.circumstances):
            before = self.rates.get(circumstance, Share(0, 0))
            self.rates[circumstance] = Share(before.won + own.won, before.played + 1)
        for other in others:
            ahead, level = own.place < other.place, own.place == other.place
            self.points += ahead + level / 2
            if other.is_counted and other.person is not None:
                met = self.against.get(other.person, Against(0, 0, 0))
                behind = not (ahead or level)
                self.against[other.person] = Against(met.ahead + ahead, met.level + level, met.behind + behind)


@dataclass(frozen=True, slots=True)
class CloseEvening:
    """The evening whose victories were shared most evenly."""

    ended: int
    """When its last game was over."""
    games: int
    won: tuple[tuple[str, int], ...]
    """Who played all of them, and how many each won, the most first."""

    @property
    def spread(self) -> int:
        """How many more games the best won than the last."""
        return self.won[0][1] - self.won[-1][1]


@dataclass(frozen=True, slots=True)
class Standings:
    """What the games of a company come to."""

    games: int
    evenings: int
    people: tuple[PersonStanding, ...]
    """Everybody who played, whoever won most games first."""
    closest: CloseEvening | None


def stand(games: Iterable[GameSummary]) -> Standings:
    """How everybody stands after these games, in whatever order they come."""
    ordered = in_order(games)
    found: dict[str, PersonStanding] = {}
    for game in ordered:
        for own in game.players:
            if own.person is None:
                continue
            standing = found.setdefault(own.person, PersonStanding(own.person))
            standing.name = own.player.name
            if own.is_counted:
                standing.take(own, [each for each in game.players if each.seat != own.seat])
            else:
                standing.practice += 1
    for person, ratings in rate(ordered).items():
        found[person].ratings = ratings
    ranked = sorted(found.values(), key=lambda each: (-each.won, -each.points, each.name.casefold(), each.person))
    evenings = [[game for _, game in some] for _, some in groupby(with_evenings(ordered), lambda pair: pair[0])]
    return Standings(len(ordered), len(evenings), tuple(ranked), closest_of(evenings))


def rate(ordered: Iterable[GameSummary]) -> Mapping[str, list[Rated]]:
    """Everybody's strength after each game, from the places: those of a seat are a team, and bots are left out.

    A game that is practice for one of its people says nothing of the others either, and is left out.
    """
    model = PlackettLuce()
    now: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    found: dict[str, list[Rated]] = defaultdict(list)
    for game in ordered:
        people = [each for each in game.players if each.person is not None]
        by_seat = sorted(people, key=lambda each: each.seat)
        teams = [list(team) for _, team in groupby(by_seat, lambda each: each.seat)]
        if len(teams) < 2 or not all(each.is_counted for each in people) or is_twice_there(people):
            continue
        before = [[now[each.person or ""] for each in team] for team in teams]
        after = model.rate(before, ranks=[float(team[0].place) for team in teams])
        for team, rated in zip(teams, after, strict=True):
            for each, rating in zip(team, rated, strict=True):
                now[each.person or ""] = rating
                found[each.person or ""].append(Rated(game.ended, rating.mu, rating.sigma))
    return found


def is_twice_there(people: Iterable[PlayerSummary]) -> bool:
    """Whether one person played two chairs: nobody can be stronger than themselves."""
    return max(Counter(each.person for each in people).values(), default=0) > 1


def closest_of(evenings: Iterable[list[GameSummary]]) -> CloseEvening | None:
    """The evening of several games whose victories were shared most evenly; of equals the longest, then the last."""
    found = []
    for games in evenings:
        if len(games) < LEAST_OF_AN_EVENING:
            continue
        counted = [{each.person: each.won for each in game.players if each.is_counted} for game in games]
        there = set.intersection(*(set(each) for each in counted))
        won = sorted(
            ((str(who), sum(each[who] for each in counted)) for who in there), key=lambda pair: (-pair[1], pair[0])
        )
        if len(won) > 1:
            found.append(CloseEvening(games[-1].ended, len(games), tuple(won)))
    return min(found, key=lambda each: (each.spread, -each.games, -each.ended), default=None)
