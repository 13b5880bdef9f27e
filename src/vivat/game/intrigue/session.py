"""S8: Several games in a row, to a number of points."""

from dataclasses import dataclass, replace

from vivat.game.errors import Refusal
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.options import POINTS_TO_WIN, SESSION, IntrigueOptions
from vivat.game.intrigue.outcome import IntrigueOutcome
from vivat.game.intrigue.sheet import Scenario
from vivat.game.option import check_options
from vivat.game.viewer import SPECTATOR
from vivat.rules.intrigue.roles import ASSASSIN, KING


def session_problems(scenario: Scenario, points: int | None, reduction: bool) -> list[Refusal]:
    """S8: Every reason why games cannot be played in a row like this; without points it is a single game."""
    found = []
    if points is not None and (problem := SESSION.range_problem(points)) is not None:
        found.append(problem)
    if reduction and points is None:
        found.append(Refusal("options-reduction-session", "S8.3"))
    elif reduction and not scenario.random:
        found.append(Refusal("options-reduction-roles", "S8.3", {"scenario": scenario.name}))
    return found


@dataclass(frozen=True)
class Session:
    """S8.2: Who has how many points, and how the next game is set up.

    >>> session = Session.begin(IntrigueOptions.make("base", 4))
    >>> session.scores, session.is_over
    ((0, 0, 0, 0), False)
    """

    options: IntrigueOptions
    """Of the next game."""
    scores: tuple[int, ...]
    """Everybody's points so far."""
    goal: int = POINTS_TO_WIN
    """With how many points the session is won."""
    reduction: bool = False
    """S8.3: Whether roles just played leave the pool."""
    games: int = 0
    """Games played so far."""

    @classmethod
    def begin(cls, options: IntrigueOptions, goal: int = POINTS_TO_WIN, reduction: bool = False) -> "Session":
        """A session before its first game, with nobody's points."""
        check_options(options, IntrigueOptions)
        return cls(options, (0,) * len(options.names), goal, reduction)

    @property
    def is_over(self) -> bool:
        """S8.2: Whether somebody has reached the goal."""
        return max(self.scores) >= self.goal

    @property
    def leaders(self) -> tuple[int, ...]:
        """S8.2: Whoever has most points; ties share."""
        return tuple(player for player, points in enumerate(self.scores) if points == max(self.scores))

    def after_game(self, game: object) -> "Session":
        """S8.2: The session after one of its games, which is over."""
        if not isinstance(game, IntrigueGame) or game.outcome is None:
            raise AssertionError("a session goes on after games of intrigue that are over")
        return self.after(game.outcome, game.observe(SPECTATOR).first)

    def after(self, outcome: IntrigueOutcome, first: int) -> "Session":
        """S8.2: Points are added, and the next game begins one seat further on than this one, which `first` began."""
        scores = tuple(score + points for score, points in zip(self.scores, outcome.points, strict=True))
        next_first = (first + 1) % len(self.scores)
        aside = self.put_aside(outcome) if self.reduction else ()
        options = replace(self.options, first_seat=next_first, put_aside=aside)
        return replace(self, options=options, scores=scores, games=self.games + 1)

    def put_aside(self, outcome: IntrigueOutcome) -> tuple[tuple[int, ...], ...]:
        """S8.3: The roles just played leave the pool, King and Assassin aside; those that had come back leave anew."""
        played = tuple(sorted(role for role in outcome.roles if role not in (KING, ASSASSIN)))
        before = (tuple(role for role in roles if role not in played) for roles in self.options.put_aside)
        return tuple(roles for roles in (*before, played) if roles)
