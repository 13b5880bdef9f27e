"""R12: What is played: edition, seats, options and variants, checked before anybody sits down."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import ClassVar, Literal, TypedDict, Unpack

from vivat.game.errors import ImpossibleOptions, Refusal
from vivat.game.names import check_game, check_players, check_seats, default_names, name_problems
from vivat.game.option import Option, check_values, habits
from vivat.rules.castle.characters import card_slots
from vivat.rules.castle.editions import EDITIONS, NO_CARDS_WITH_EMISSARY, Edition, make_params
from vivat.rules.castle.state import MAX_AMBITIOUS, NOBODY, PAWNS, Params

ALL = tuple(EDITIONS)
WITH_VARIANTS = tuple(key for key, edition in EDITIONS.items() if edition.variants)
HABITS = {key: edition.memory_aids for key, edition in EDITIONS.items()}
OPTIONS = (
    Option("ambition", "switch", WITH_VARIANTS, "R8.1", "secret goals", False),
    Option("banished", "switch", WITH_VARIANTS, "R8.5", "one Favourite does not count", False),
    Option("emissary", "switch", WITH_VARIANTS, "R9", "the Emissary of the Empire", False, variant=True),
    Option("wedding", "switch", WITH_VARIANTS, "R10", "the Royal wedding", False, variant=True),
    Option("shared_pawn", "switch", WITH_VARIANTS, "R11.5", "a team has one score", False, variant=True),
    Option("first_seat", "seat", ALL, "R2.2", "which seat begins, by number or name (default: by lot)", said="first"),
    Option("memory_aids", "switch", ALL, "R5.10", "count everybody's vote cards", edition_defaults=HABITS),
)
"""R12.1: The options and variants of the castle games, in the order in which they are shown."""
FLAGS = tuple(option.key for option in OPTIONS if option.is_addition)
"""The options and variants that are off unless somebody adds them."""


@lru_cache(maxsize=1024)
def counted_slots(card: int, mask: int) -> tuple[int, ...]:
    """R1.4: The characters on a card that are in a mask of those who count; worked out once, for all are told of it."""
    return tuple(slot for slot in card_slots(card) if mask >> slot & 1)


class CastleChoices(TypedDict, total=False):
    """What may be chosen by name beside edition and players: the fields of `CastleOptions` that say it."""

    ambition: bool
    banished: bool
    emissary: bool
    wedding: bool
    shared_pawn: bool
    first_seat: int | None
    memory_aids: bool | None


@dataclass(frozen=True)
class CastleOptions:
    """A game of the castle family that can be played. Made by `make`, which refuses what cannot be.

    >>> CastleOptions.make("kingup", 4).names
    ('Player 1', 'Player 2', 'Player 3', 'Player 4')
    >>> CastleOptions.make("vive-le-roi", [("Charles", "Margot"), "Louis", "Philippe"]).seat_names[0]
    'Charles + Margot'
    """

    family: ClassVar[Literal["castle"]] = "castle"
    """The family of these games (`vivat.game.families`)."""
    edition_key: str
    """"viva-il-re", "kingup" or "vive-le-roi"."""
    seats: tuple[tuple[str, ...], ...]
    """The names of the players of each seat: one, or two in a team."""
    ambition: bool = False
    """R8: Everybody keeps one of two Ambition cards."""
    banished: bool = False
    """R8.5: One character on each Favourites card does not count."""
    emissary: bool = False
    """R9: The Emissary of the Empire plays too."""
    wedding: bool = False
    """R10: Two are crowned in a round."""
    shared_pawn: bool = False
    """R11.5: A team has one pawn, and moves it by the lower of its two totals."""
    first_seat: int | None = None
    """The seat that begins round one; None lets chance decide (R2.2)."""
    memory_aids: bool | None = None
    """R5.10: Whether the table counts vote cards for everybody; None takes the edition's habit."""

    def __post_init__(self) -> None:
        check_seats(self.seats)
        check_values(self, OPTIONS)

    @classmethod
    def make(
        cls, edition: str, players: int | Sequence[str | Sequence[str]], **chosen: Unpack[CastleChoices]
    ) -> "CastleOptions":
        """Check and make. `players` is a number of lone players, or the names: a pair of names is a team.

        `chosen` are the fields from `ambition` on, by name.
        """
        check_game(edition)
        check_players(players)
        seats = (
            tuple((name,) for name in default_names(players))
            if isinstance(players, int)
            else tuple((seat,) if isinstance(seat, str) else tuple(seat) for seat in players)
        )
        options = cls(edition, seats, **chosen)
        for problem in options.problems():
            raise ImpossibleOptions(problem)
        return replace(options, **habits(options, edition, OPTIONS))

    @cached_property
    def edition(self) -> Edition:
        """The edition that is played, with its names and numbers."""
        return EDITIONS[self.edition_key]

    @cached_property
    def params(self) -> Params:
        """The same game as the rules see it. Not to be changed."""
        first = NOBODY if self.first_seat is None else self.first_seat
        return make_params(self.edition, tuple(len(seat) for seat in self.seats), self.chosen, first_seat=first)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        return tuple(name for seat in self.seats for name in seat)

    @cached_property
    def seat_names(self) -> tuple[str, ...]:
        """The seats' names: a team is called by both."""
        return tuple(" + ".join(seat) for seat in self.seats)

    def favourites(self, card: int) -> tuple[int, ...]:
        """R1.4, R8.5: The Favourites on a card as numbers of characters, without the banished one."""
        return counted_slots(card, self.params.favourites[card])

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names of the options and variants in play."""
        return tuple(flag for flag in FLAGS if getattr(self, flag))

    def problems(self) -> list[Refusal]:
        """R12.2: Every reason why this cannot be played; none if it can."""
        edition = EDITIONS.get(self.edition_key)
        if edition is None:
            known = ", ".join(EDITIONS)
            return [Refusal("options-unknown-edition", "R1.1", {"edition": self.edition_key, "known": known})]
        return [
            *self._table_problems(edition),
            *self._variant_problems(edition),
            *name_problems(self.names),
        ]

    def _table_problems(self, edition: Edition) -> list[Refusal]:
        """R12.2: Every fault in the number of seats, the teams and who begins."""
        found = []
        seats = len(self.seats)
        if not edition.fewest_seats <= seats <= edition.most_seats:
            facts = {"fewest": edition.fewest_seats, "most": edition.most_seats, "seats": seats}
            found.append(Refusal("options-seats", "R12.2", {"edition": edition.title, **facts}))
        if any(not 1 <= len(seat) <= 2 for seat in self.seats):
            found.append(Refusal("options-team-size", "R11.1"))
        if not edition.variants and any(len(seat) == 2 for seat in self.seats):
            found.append(Refusal("options-teams-2024", "R12.2", {"edition": edition.title}))
        if self.first_seat is not None and not 0 <= self.first_seat < seats:
            found.append(Refusal("options-first-seat", "R2.2", {"seat": self.first_seat + 1, "seats": seats}))
        return found

    def _variant_problems(self, edition: Edition) -> list[Refusal]:
        """R12.2: Every option and variant that this edition or table does not allow."""
        seats = len(self.seats)
        found = [
            Refusal(f"options-{option.word}-2024", "R12.2", {"edition": edition.title})
            for option in OPTIONS
            if option.key in self.chosen and edition.key not in option.editions
        ]
        if not edition.variants:
            return found
        if self.ambition and len(self.names) > MAX_AMBITIOUS:
            found.append(Refusal("options-ambition-players", "R12.2", {"players": len(self.names)}))
        if self.emissary and seats > max(NO_CARDS_WITH_EMISSARY):
            found.append(Refusal("options-emissary-seats", "R12.2", {"seats": seats}))
        if seats == 2 and not self.emissary:
            found.append(Refusal("options-two-need-emissary", "R12.2"))
        teams = any(len(seat) == 2 for seat in self.seats)
        if self.shared_pawn and not teams:
            found.append(Refusal("options-shared-pawn-teams", "R12.2"))
        if teams and not self.shared_pawn and len(self.names) > PAWNS:
            found.append(Refusal("options-pawns", "R12.2", {"players": len(self.names), "most": PAWNS}))
        return found
