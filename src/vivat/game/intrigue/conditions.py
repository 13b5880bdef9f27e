"""S7.1: How each role wins at a table, how far somebody has come, and how a victory came about: as data for all."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from vivat.game.intrigue.action import of_role
from vivat.game.intrigue.knowledge import Held
from vivat.game.intrigue.sheet import ROLE_ACTIONS, WHEN
from vivat.rules.intrigue.goods import GOLD, POWER, SUITS
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.roles import ASSASSIN, KNIGHT
from vivat.rules.intrigue.state import NOBODY, Params, State
from vivat.rules.intrigue.victory import (
    ALLIED_POINTS,
    ROLE_POINTS,
    SOLO_POINTS,
    WHEN_ACTION,
    WHEN_TARGET,
    has_at_hand,
)

if TYPE_CHECKING:
    from vivat.game.intrigue.options import IntrigueOptions

When = Literal["start", "action", "end", "target"]
RoleAction = Literal["assassinate", "accuse", "seize-him"]
How = Literal["condition", "target", "last", "shared", "ally", "last-two"]


@dataclass(frozen=True, slots=True)
class Condition:
    """S7.1: How one role wins, by the sheet and the scenario of a table."""

    role: int
    """The role, as a number into `ROLE_NAMES`."""
    when: When
    """At the start or the end of the turn, after an action, or at once when the role action hits its target."""
    needs: tuple[int, ...]
    """Might, Knowledge, Influence, Power and Gold to have at hand."""
    exactly: bool
    """Whether it needs just so much, not more."""
    wild: bool
    """Whether Power counts as any suit."""
    alliance: bool
    """Whether an alliance is part of it."""
    alone: bool
    """Whether nobody else shares the victory."""
    action: RoleAction | None
    """The role's own action; None without one."""
    cost: tuple[int, ...]
    """What the role action costs; for Seize Him!, what is shown."""
    target: int | None
    """The role that is hunted; None for nobody, or where a card face up names it."""
    by_marker: bool
    """S9.5: Whether a card face up names the target."""
    shares_with: int | None
    """S9.4: The role that wins with this one."""


class Need(NamedTuple):
    """One good of a condition."""

    good: int
    have: int
    want: int


@dataclass(frozen=True, slots=True)
class Progress:
    """S7.1: How far a player has come towards their own condition."""

    role: int
    """The player's own role, as a number into `ROLE_NAMES`."""
    needs: tuple[Need, ...]
    """What must be at hand; for a hunter who needs nothing else, the price of the role action."""
    allied: bool | None
    """Whether there is an alliance, where the condition asks for one."""
    target: int | None
    """The role that must be found and hit."""
    wild: bool
    """Whether Power that is left over fills what is missing of the suits."""
    is_ready: bool
    """Whether all of it is there, but for the moment that counts and the target."""


@dataclass(frozen=True, slots=True)
class IntrigueVictory:
    """S7, S8: Why one player has won."""

    player: int
    """Who has won."""
    how: How
    """By the role's own condition, by hitting its target, as the last one alive, with a role that shares its victory,
    with an ally who has won, or as one of the last two, who are allied."""
    other: int | None = None
    """The ally, or whoever shares."""
    points: int = ROLE_POINTS
    """S8.1: What a victory like this is worth."""
    alone: int = 0
    """S8.1: What is added for being the only winner."""


def word_of(words: dict[str, int], code: int) -> str:
    """The word of a sheet for a number of the rules."""
    return next(word for word, each in words.items() if each == code)


def conditions_of(options: "IntrigueOptions") -> tuple[Condition, ...]:
    """S7.1: How each role wins at a table with these options, by role."""
    p = options.params
    return tuple(
        Condition(
            role,
            word_of(WHEN, card.wins),  # type: ignore[arg-type]
            card.needs,
            card.exactly,
            card.wild,
            card.alliance,
            card.alone,
            None if card.action == NOBODY else word_of(ROLE_ACTIONS, card.action),  # type: ignore[arg-type]
            card.cost,
            None if p.target[role] == NOBODY or marks(p, role) else p.target[role],
            marks(p, role),
            None if p.shares_with[role] == NOBODY else p.shares_with[role],
        )
        for role, card in enumerate(options.sheet)
    )


def marks(p: Params, role: int) -> bool:
    """S9.5: Whether a card face up names this role's target."""
    return bool(p.markers) and role in (ASSASSIN, KNIGHT)


def progress_of(p: Params, s: State, player: int) -> Progress:
    """S7.1: How far a player has come, by hand, gold and alliance. For that player alone, or after the game."""
    role = s.role[player]
    wanted = of_role(p.win_counts, role)
    if not any(wanted) and p.win_when[role] == WHEN_TARGET:
        wanted = of_role(p.role_cost, role)
    have = (*s.hand[player * SUITS : (player + 1) * SUITS], s.gold[player])
    needs = tuple(Need(good, have[good], want) for good, want in enumerate(wanted) if want)
    allied = s.ally[player] != NOBODY if p.win_allied[role] else None
    paid = all(need.have >= need.want for need in needs) if p.win_when[role] == WHEN_TARGET else True
    hunted = target_of(p, s, player)
    target = hunted if p.win_when[role] == WHEN_TARGET and hunted != NOBODY else None
    is_ready = has_at_hand(p, s, player) and allied is not False and paid
    return Progress(role, needs, allied, target, bool(p.win_wild[role]), is_ready)


def is_surely_met(condition: Condition, cards: Sequence[Held], gold: int, is_allied: bool) -> bool:
    """S7.1: Whether a condition is met with this gold by every hand within these bounds, but for the moment."""
    if condition.alliance and not is_allied:
        return False
    if condition.exactly and any(held.least != held.most for held in cards):
        return False
    spare = [held.least - want for held, want in zip(cards, condition.needs, strict=False)]
    spare_gold = gold - condition.needs[GOLD]
    if condition.wild:
        spare[POWER] += sum(min(0, suit) for suit in spare[:POWER])
        spare[:POWER] = [max(0, suit) for suit in spare[:POWER]]
    if condition.exactly:
        return not any(spare) and spare_gold == 0
    return min(*spare, spare_gold) >= 0


def victory_of(p: Params, s: State, player: int) -> IntrigueVictory:
    """S7: Why a player of a finished game has won."""
    how, other = cause_of(p, s, player)
    everybody = s.winners | s.allied_winners
    points = ROLE_POINTS if s.winners >> player & 1 else ALLIED_POINTS
    return IntrigueVictory(player, how, other, points, SOLO_POINTS if everybody == 1 << player else 0)


def cause_of(p: Params, s: State, player: int) -> tuple[How, int | None]:
    """S7: How a player of a finished game has won, and with whom."""
    ally, role = s.ally[player], s.role[player]
    if not s.winners >> player & 1:
        return "ally" if s.winners >> ally & 1 else "last-two", ally
    partner = next((each for each in range(p.players) if s.role[each] == p.shares_with[role] and each != player), None)
    if s.alive == 1 and not s.dead[player]:
        return "last", None
    if p.win_when[role] == WHEN_TARGET and player == s.turn:
        return "target", None
    counts = p.win_when[role] == WHEN_ACTION or (p.win_when[role] != WHEN_TARGET and player == s.turn)
    if counts and progress_of(p, s, player).is_ready:
        return "condition", None
    return "shared", partner
