"""What the lab needs to know of a game of intrigue."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from vivat.bots.intrigue.levels import IntrigueRecipe
from vivat.bots.levels import SEARCH, Level
from vivat.game import SUIT_NAMES, IntrigueAction, IntrigueGame, IntrigueOptions, IntrigueOutcome
from vivat.lab.calibration import Calibration, Subject
from vivat.lab.family import CompiledGames, LabFamily, NumberSet, StudyPlayer
from vivat.lab.intrigue import numbers as of_rules
from vivat.lab.intrigue.simulation import show_bargains, show_roles
from vivat.lab.numbers import Number
from vivat.lab.report import Report
from vivat.lab.shares import WinCount
from vivat.lab.tallies.engine import tally_steward_games
from vivat.rules.intrigue.events import ACCEPTED, ALLIED, OFFERED
from vivat.rules.intrigue.roles import ROLE_NAMES

STEWARD: Level = "steward"


class IntrigueLab(LabFamily[IntrigueOptions]):
    """A game of intrigue: chances of roles, bargains, beliefs about roles and hands."""

    WHO = "role"
    CALLED = "the "
    SCORE = "points"
    SCORES_DRAWN = False
    ROUNDS_VARY = True
    ROLES = True
    EVENTS: ClassVar[Mapping[str, int]] = {"offers": OFFERED, "offers accepted": ACCEPTED, "alliances": ALLIED}

    @property
    def name(self) -> str:
        """The key of the scenario."""
        return self.options.scenario.key

    @property
    def title(self) -> str:
        """The title of the game, with the name of the scenario."""
        return f"Intrigue, {self.options.scenario.name}"

    def numbers(self) -> dict[str, Number]:
        """S9.7: Prices, and the role sheet."""
        return of_rules.numbers()

    def usual_numbers(self) -> list[str]:
        """The numbers of what each role needs to win."""
        needs = {name: number for name, number in self.numbers().items() if number.field == "win_counts"}
        return [name for name, number in needs.items() if number.read(self.options.params) > 0]

    def players(self) -> Mapping[str, Callable[[Random], StudyPlayer]]:
        """No players besides the bots of tables."""
        return {}

    def search_players(self) -> Mapping[str, Callable[[int], Callable[[Random], StudyPlayer]]]:
        """The search player of the tables, which infers the others' roles."""
        return {SEARCH: IntrigueRecipe}

    def compiled_bots(self) -> Mapping[str, CompiledGames]:
        """Who plays whole games compiled: random players and stewards."""
        return {**super().compiled_bots(), STEWARD: tally_steward_games}

    def chances(self, counts: Any) -> list[WinCount]:
        """By role, of those that were dealt; allied victories count."""
        wins = [int(won) + int(allied) for won, allied in zip(counts["role_wins"], counts["allied_wins"], strict=True)]
        return [
            WinCount(name, won, int(dealt))
            for name, won, dealt in zip(ROLE_NAMES, wins, counts["dealt"], strict=True)
            if dealt
        ]

    def winners(self, outcome: IntrigueOutcome) -> tuple[int, ...]:
        """S7.3: Those who won by their role, and their allies."""
        return outcome.all_winners

    def subjects(self) -> tuple[Subject, ...]:
        """The others' roles, and their hands."""
        from vivat.lab.intrigue.survey import HAND, ROLE

        return (ROLE, HAND)

    def survey(self, game: IntrigueGame, players: Sequence[StudyPlayer], found: Sequence[Calibration]) -> None:
        """Ask about roles and hands at the beginning of each turn."""
        from vivat.lab.intrigue.survey import IntrigueSurvey

        roles, hands = found
        IntrigueSurvey(roles, hands).play(game, players)

    @classmethod
    def number_sets(cls) -> Mapping[str, Callable[[int], NumberSet]]:
        """The evaluation, and what deeds say of roles."""
        from vivat.lab.intrigue import evaluation_fitting, hints

        return {"intrigue": evaluation_fitting.fit_stewards, "hints": hints.fit_stewards}

    def show_winners(self, found: Report, counts: Any) -> None:
        """Show how often each role won."""
        show_roles(found, counts)

    def show_events(self, found: Report, counts: Any) -> None:
        """Show how many offers and alliances there were."""
        show_bargains(found, counts)

    def action_columns(self, action: IntrigueAction) -> dict[str, Any]:
        """Whom it is done to, and what is bought, sold or offered."""
        return {
            "target": None if action.player is None else action.player + 1,
            "suit": None if action.suit is None else SUIT_NAMES[action.suit],
            "what": action.what,
            "goods": action.goods,
        }

    def game_columns(self, outcome: IntrigueOutcome | None) -> dict[str, Any]:
        """S9.1: The scenario, the points and the roles."""
        found: dict[str, Any] = {"scenario": self.options.scenario.key}
        if outcome is not None:
            found |= {"scores": outcome.points, "roles": [ROLE_NAMES[role] for role in outcome.roles]}
        return found
