"""S8.5: A finished game of intrigue, laid out for statistics."""

from collections.abc import Iterator
from functools import cached_property

from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.sheet import scenarios
from vivat.results.analysis import Analysis
from vivat.results.finished_game import FinishedGame
from vivat.rules.intrigue.roles import ROLE_NAMES

SCENARIOS = tuple(key for key in scenarios() if key not in ("base", "first-game"))
"""S9.3: The eleven of the book."""
MODES = ("session", "reduction", "forced-alliances")
CIRCUMSTANCES = (
    *(f"role:{role}" for role in ROLE_NAMES),
    *(f"scenario:{key}" for key in scenarios()),
    "scenario:own",
    *(f"mode:{mode}" for mode in MODES),
)
"""What the condition of a mark can ask of a game of intrigue."""


class IntrigueAnalysis(Analysis):
    """What happened in a game of intrigue, every secret included."""

    def __init__(self, finished: FinishedGame) -> None:
        super().__init__(finished)
        game = finished.game
        if not isinstance(game, IntrigueGame) or game.outcome is None:
            raise AssertionError("an analysis of intrigue is of a game of intrigue that is over")
        self.game = game
        self.outcome = game.outcome

    @cached_property
    def winners(self) -> frozenset[int]:
        """S8.1: Who has a role victory or an allied one."""
        return frozenset(self.outcome.all_winners)

    @property
    def sole_winners(self) -> frozenset[int]:
        """S8.1: Who gets the sole winner's point."""
        return self.winners if len(self.winners) == 1 else frozenset()

    @cached_property
    def places(self) -> tuple[int, ...]:
        """S8.1: First are all who have won, by whatever victory; the others are level behind them."""
        behind = len(self.winners) + 1
        return tuple(1 if player in self.winners else behind for player in range(len(self.game.options.names)))

    def turn(self, player: int) -> int:
        """S2.3: The seat of a player, counted from whoever began."""
        begins = next(event.player for event in self.game.events if event.kind == "game-begins")
        return (player - (begins or 0)) % len(self.game.options.names) + 1

    @property
    def role_winners(self) -> tuple[int, ...]:
        """S8.1: Who has a role victory."""
        return self.outcome.winners

    @cached_property
    def scenario(self) -> str:
        """S9.3: The key of a scenario of the book; "own" for any other, whatever it is called."""
        own = self.game.options.scenario
        return own.key if scenarios().get(own.key) == own else "own"

    def role(self, player: int) -> str:
        """S1.3: The role of a player."""
        return ROLE_NAMES[self.outcome.roles[player]]

    @cached_property
    def modes(self) -> tuple[str, ...]:
        """S8.2, S8.3, S4.7: The modes in which it was played."""
        session = self.finished.session
        flags = (session is not None, session is not None and session.reduction, self.game.options.forced_alliances)
        return tuple(mode for mode, played in zip(MODES, flags, strict=True) if played)

    def own_circumstances(self, player: int) -> frozenset[str]:
        """S8.5: The player's role, the scenario and the modes."""
        modes = (f"mode:{mode}" for mode in self.modes)
        return frozenset({f"role:{self.role(player)}", f"scenario:{self.scenario}", *modes})

    def events(self, kind: str, player: int | None = None) -> Iterator[IntrigueEvent]:
        """The events of a kind: all, or those that a player is the first in."""
        return (each for each in self.game.events if each.kind == kind and player in (None, each.player))

    @cached_property
    def before_the_end(self) -> tuple[IntrigueEvent, ...]:
        """S7.7: What happened before cards were shown because the game was over."""
        return tuple(event for step in self.game.steps[:-1] for event in step)

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """S3.1: The round of each event, counted from 1; 0 for what comes before the first turn."""
        found, now = [], 0
        for event in self.game.events:
            now = (event.round or 0) + 1 if event.kind == "turn-begins" else now
            found.append(now)
        return tuple(found)
