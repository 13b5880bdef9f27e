"""S9: What is played: players, scenario, role sheet, and a table's own rules."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar, Literal, TypedDict, Unpack

from vivat.game.errors import ImpossibleOptions, Refusal, shown
from vivat.game.intrigue.conditions import Condition, conditions_of
from vivat.game.intrigue.sheet import Scenario, Sheet, default_sheet, scenarios
from vivat.game.names import check_game, check_players, default_names, name_problems
from vivat.game.option import Option, check_values, habits
from vivat.game.toml_text import MOST_CHARACTERS
from vivat.rules.intrigue.goods import GOODS
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import NOBODY, ROLES, Params

Dealt = Literal["always", "perhaps", "aside", "never"]
"""S8.3, S9.1: Whether a role is dealt, as everybody knows; "aside" since an earlier game of a session."""
EDITION = "intrigue"
HERE = (EDITION,)
USUAL_ROUNDS = 50
POINTS_TO_WIN = 8

SCENARIO = Option(
    "scenario", "choice", HERE, "S9.1", "which roles are dealt (see: vivat editions), or your own", "base", variant=True
)
USUAL_SCENARIO = str(SCENARIO.default)
ROUNDS = Option(
    "most_rounds", "number", HERE, "S3.6", "a game without a winner ends then; 0 never", USUAL_ROUNDS,
    most=1000, said="rounds",
)  # fmt: skip
SESSION = Option(
    "session_points", "number", HERE, "S8.2", "several games to so many points", least=1, most=100,
    suggested=POINTS_TO_WIN, said="session", of_table=True, variant=True,
)  # fmt: skip
REDUCTION = Option(
    "reduction", "switch", HERE, "S8.3", "roles just played leave the pool of a session", False, of_table=True,
    variant=True,
)  # fmt: skip
OPTIONS = (
    SCENARIO,
    Option("forced_alliances", "switch", HERE, "S4.7", "a partner is not asked", False),
    Option(
        "first_seat", "seat", HERE, "S2.3", "which seat begins, by number or name (default: by lot)",
        said="first",
    ),
    SESSION,
    REDUCTION,
    ROUNDS,
    Option(
        "memory_aids", "switch", HERE, "S10.4", "keep for everybody what they know of the others",
        edition_defaults={EDITION: True},
    ),
    Option(
        "own_sheet", "text", HERE, "S9.7", "a role sheet with the numbers of your own cards", most=MOST_CHARACTERS,
        said="sheet", field_name="sheet",
    ),
    Option(
        "own_scenario", "text", HERE, "S9.6", "a scenario of your own", most=MOST_CHARACTERS, said="scenario",
        field_name="scenario", variant=True,
    ),
)  # fmt: skip
"""S9: The options of intrigue, in the order in which they are shown."""


class IntrigueChoices(TypedDict, total=False):
    """What may be chosen by name beside scenario, players and sheet: the fields of `IntrigueOptions` that say it."""

    first_seat: int | None
    forced_alliances: bool
    most_rounds: int
    memory_aids: bool | None


@dataclass(frozen=True)
class IntrigueOptions:
    """A game of intrigue that can be played. Made by `make`, which refuses what cannot be.

    >>> IntrigueOptions.make("hit-men", 5).scenario.name
    'Hit Men'
    """

    family: ClassVar[Literal["intrigue"]] = "intrigue"
    """The family of these games (`vivat.game.families`)."""
    names: tuple[str, ...]
    """The players' names, in the order of their seats."""
    scenario: Scenario
    """Which roles are dealt, whom they hunt, and what is special."""
    sheet: Sheet = field(default_factory=default_sheet)
    """What each role needs to win, and what its action costs."""
    first_seat: int | None = None
    """Who begins; None lets chance decide (S2.3)."""
    forced_alliances: bool = False
    """S4.7: Whether a partner is asked."""
    most_rounds: int = USUAL_ROUNDS
    """S3.6: When a game without a winner ends; 0 for never."""
    put_aside: tuple[tuple[int, ...], ...] = ()
    """S8.3: Roles that have left the pool of a session: those that left together, the longest ago first."""
    memory_aids: bool | None = None
    """S10.4: Whether the table keeps for everybody what they know of the others; None takes the habit, which is yes."""

    def __post_init__(self) -> None:
        check_values(self, OPTIONS)
        if not isinstance(self.sheet, tuple):
            raise ImpossibleOptions(Refusal("argument-sheet", "S9.7", {"given": shown(self.sheet)}))

    @classmethod
    def make(
        cls,
        scenario: str | Scenario,
        players: int | Sequence[str],
        *,
        sheet: Sheet | None = None,
        put_aside: Sequence[Sequence[int]] = (),
        **chosen: Unpack[IntrigueChoices],
    ) -> "IntrigueOptions":
        """Check and make. A scenario goes by its key, such as "base"; `players` is a number, or the names.

        `chosen` are the other fields from `first_seat` on, by name.
        """
        if not isinstance(scenario, Scenario):
            check_game(scenario)
            if scenario not in scenarios():
                facts = {"scenario": scenario, "known": ", ".join(scenarios())}
                raise ImpossibleOptions(Refusal("options-unknown-scenario", "S9.3", facts))
            scenario = scenarios()[scenario]
        check_players(players)
        names = tuple(default_names(players) if isinstance(players, int) else players)
        aside = tuple(tuple(roles) for roles in put_aside)
        options = cls(names, scenario, default_sheet() if sheet is None else sheet, put_aside=aside, **chosen)
        for problem in options.problems():
            raise ImpossibleOptions(problem)
        return replace(options, **habits(options, EDITION, OPTIONS))

    @property
    def edition_key(self) -> str:
        """The key of this family in records."""
        return EDITION

    @property
    def seats(self) -> tuple[tuple[str, ...], ...]:
        """The name of the player of each seat: there are no teams."""
        return tuple((name,) for name in self.names)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The players' names: every player has a seat."""
        return self.names

    def problems(self) -> list[Refusal]:
        """S9.1: Every reason why this cannot be played; none if it can."""
        found = name_problems(self.names)
        players, scenario = len(self.names), self.scenario
        if not scenario.fewest <= players <= scenario.most:
            facts = {"fewest": scenario.fewest, "most": scenario.most, "players": players}
            found.append(Refusal("options-scenario-players", "S9.1", {"scenario": scenario.name, **facts}))
        if self.first_seat is not None and not 0 <= self.first_seat < players:
            found.append(Refusal("options-first-seat", "S2.3", {"seat": self.first_seat + 1, "seats": players}))
        if (problem := ROUNDS.range_problem(self.most_rounds)) is not None:
            found.append(problem)
        for role in () if scenario.alliances else scenario.dealt_to(players):
            if self.sheet[role].alliance:
                lost = {"role": ROLE_NAMES[role], "scenario": scenario.name}
                found.append(Refusal("options-no-alliances", "S9.6", lost))
        return found

    @cached_property
    def pool(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """S8.3: The roles that are certainly dealt, and those among which the rest are drawn.

        As long as enough have not been played, the rest are drawn among these. When too few are left, all of them are
        dealt, and roles come back: those that left longest ago first, by chance among those that left together.
        """
        base = self.scenario.base_for(len(self.names))
        aside = [role for roles in self.put_aside for role in roles]
        drawn = tuple(role for role in self.scenario.random if role not in aside)
        for roles in self.put_aside:
            if len(base) + len(drawn) >= len(self.names):
                break
            base += drawn
            drawn = tuple(role for role in self.scenario.random if role in roles)
        return base, drawn

    @cached_property
    def in_play(self) -> tuple[Dealt, ...]:
        """S8.3, S9.1: Whether each role is dealt: "always", "perhaps", "never", or "aside" since a game before."""
        base, drawn = self.pool
        found: dict[int, Dealt] = dict.fromkeys((role for roles in self.put_aside for role in roles), "aside")
        found |= {role: "perhaps" for role in drawn if len(base) < len(self.names)}
        found |= dict.fromkeys(base, "always")
        return tuple(found.get(role, "never") for role in range(ROLES))

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """S7.1: How each role wins at this table, by role."""
        return conditions_of(self)

    @cached_property
    def params(self) -> Params:
        """The same game as the rules see it. Not to be changed."""
        p = Params(players=len(self.names))
        p.first_seat = NOBODY if self.first_seat is None else self.first_seat
        p.most_rounds = self.most_rounds
        base, drawn = self.pool
        p.base_roles = sum(1 << role for role in base)
        p.random_roles = sum(1 << role for role in drawn)
        p.known_roles = int(self.scenario.known)
        p.alliances = int(self.scenario.alliances)
        p.allied_victories = int(self.scenario.allied_victories)
        p.forced_alliances = int(self.forced_alliances)
        p.markers = int(bool(self.scenario.markers))
        for suit, role in self.scenario.markers.items():
            p.marker_target[suit] = role
        for role in range(ROLES):
            self._write_role(p, role)
        return p

    def _write_role(self, p: Params, role: int) -> None:
        """S9.7: One role of the sheet, with the scenario's target."""
        card = self.sheet[role]
        p.win_when[role] = card.wins
        p.win_exactly[role] = int(card.exactly)
        p.win_allied[role] = int(card.alliance)
        p.win_alone[role] = int(card.alone)
        p.win_wild[role] = int(card.wild)
        p.role_action[role] = card.action
        p.target[role] = self.scenario.targets.get(role, card.target)
        p.shares_with[role] = self.scenario.shared.get(role, NOBODY)
        for good in range(GOODS):
            p.win_counts[role * GOODS + good] = card.needs[good]
            p.role_cost[role * GOODS + good] = card.cost[good]
