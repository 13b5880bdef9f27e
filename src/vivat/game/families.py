"""The families of games: one object each, which names what `game` has of it.

Options, games and observations say by `family` which one they belong to. Each layer above that differs by family has a
module `families.py` too, with its own part of each family by `key`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeVar

from vivat.game.castle import header as castle
from vivat.game.castle import named as castle_named
from vivat.game.castle.game import CastleGame
from vivat.game.castle.options import CastleOptions
from vivat.game.castle.setup import castle_options, castle_setup, castle_size
from vivat.game.dealer import Dealer
from vivat.game.errors import ImpossibleOptions, Refusal
from vivat.game.header import HeaderLine
from vivat.game.intrigue import header as intrigue
from vivat.game.intrigue import named as intrigue_named
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.options import EDITION, IntrigueOptions
from vivat.game.intrigue.session import Session
from vivat.game.intrigue.setup import intrigue_options, intrigue_setup, intrigue_size
from vivat.game.intrigue.sheet import Scenario, Sheet, scenarios
from vivat.game.setup import GameSetup, TableSize
from vivat.rules.castle.editions import EDITIONS
from vivat.rules.intrigue.roles import ROLE_NAMES

FamilyKey = Literal["castle", "intrigue"]
OptionsT = TypeVar("OptionsT")
GameT = TypeVar("GameT")


@dataclass(frozen=True, slots=True)
class Family(Generic[OptionsT, GameT]):
    """Games that share their rules: options, actions, events and observations are of one kind."""

    key: FamilyKey
    """The name of its folder in every layer, and of its part in every registry."""
    editions: Collection[str]
    """The editions by which records name it."""
    new_game: Callable[[OptionsT, Dealer | int | None], GameT]
    """A game with these options; without a dealer, chance's actions are played like others."""
    header_keys: Collection[str]
    """What the header of its records has, besides what all records have."""
    read_header: Callable[[str, Sequence[HeaderLine]], OptionsT]
    """The options that the header of a record says: of an edition, in these lines."""
    write_header: Callable[[OptionsT], list[str]]
    """The lines of a record that say these options."""
    set_up: Callable[[GameSetup], OptionsT]
    """The options that follow from what people have decided, checked; ImpossibleOptions says why there are none."""
    setup_of: Callable[[OptionsT], GameSetup]
    """What people have decided, from the options that followed from it."""
    size: Callable[[str, Scenario | None], TableSize]
    """For how many seats an edition of it is, in a scenario or in the usual one."""
    names: Callable[[], Collection[str]]
    """The names by which its games are called: editions, and scenarios where there are any."""
    named: Callable[[str, int, Sheet | None, Collection[str], Mapping[str, Any]], OptionsT]
    """The options of a game by its name, for so many seats, by a role sheet, with what was added to it: by the names of
    additions, and by the fields of options."""
    scenarios: Callable[[], Mapping[str, Scenario]] = dict
    """The scenarios among which one is chosen, by key; none where there are none."""
    roles: tuple[str, ...] = ()
    """The roles that players have in secret, by number; none where there are none."""
    ways: tuple[str, ...] = ()
    """What may be added to the name of a game and is no option: how people sit."""
    begin_session: Callable[[OptionsT, int, bool], Session] | None = None
    """A session of games to so many points, with or without reduction of roles; None where there are no sessions."""


CASTLE: Family[CastleOptions, CastleGame] = Family(
    key=CastleOptions.family,
    editions=EDITIONS.keys(),
    new_game=CastleGame,
    header_keys=castle.KEYS,
    read_header=castle.read_header,
    write_header=castle.write_header,
    set_up=castle_options,
    setup_of=castle_setup,
    size=castle_size,
    names=lambda: EDITIONS,
    named=castle_named.named,
    ways=(castle_named.TEAMS,),
)
INTRIGUE: Family[IntrigueOptions, IntrigueGame] = Family(
    key=IntrigueOptions.family,
    editions=(EDITION,),
    new_game=IntrigueGame,
    header_keys=intrigue.KEYS,
    read_header=lambda _, lines: intrigue.read_header(lines),
    write_header=intrigue.write_header,
    set_up=intrigue_options,
    setup_of=intrigue_setup,
    size=intrigue_size,
    names=intrigue_named.names,
    named=intrigue_named.named,
    scenarios=scenarios,
    roles=tuple(ROLE_NAMES),
    begin_session=Session.begin,
)
FAMILIES: Mapping[str, Family[Any, Any]] = MappingProxyType({each.key: each for each in (CASTLE, INTRIGUE)})
"""By `family`, which options, games and observations have. The types of its parts are those of whoever asks."""


def family_of_edition(key: str) -> Family[Any, Any]:
    """The family whose edition is called so; ImpossibleOptions says which there are."""
    family = next((family for family in FAMILIES.values() if key in family.editions), None)
    if family is None:
        known = ", ".join(edition for each in FAMILIES.values() for edition in each.editions)
        raise ImpossibleOptions(Refusal("options-unknown-edition", "R1.1", {"edition": key, "known": known}))
    return family
