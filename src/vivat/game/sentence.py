"""What is told of a deed, or said by a bot, without a language: a message of the catalogues, and what it names."""

from typing import Literal

from msgspec import Struct


class PlayerRef(Struct, frozen=True, tag_field="kind", tag="player"):
    """A player, to be named in a sentence."""

    number: int
    """From 0; EMISSARY for the Emissary."""


class SeatRef(Struct, frozen=True, tag_field="kind", tag="seat"):
    """A seat by the names of those who sit there."""

    number: int
    """From 0; EMISSARY_SEAT for the Emissary."""


class SeatsRef(Struct, frozen=True, tag_field="kind", tag="seats"):
    """Several seats, to be named in a row."""

    numbers: tuple[int, ...]
    """From 0, in the order in which they are named."""


class CharacterRef(Struct, frozen=True, tag_field="kind", tag="character"):
    """A character of the castle, to be named."""

    number: int
    """From 0, as in `CastleObservation.characters`."""


class CharactersRef(Struct, frozen=True, tag_field="kind", tag="characters"):
    """Several characters, in a row."""

    numbers: tuple[int, ...]
    """From 0, as in `CastleObservation.characters`."""


class PlaceRef(Struct, frozen=True, tag_field="kind", tag="place"):
    """A place of the castle: a message takes its `$kind` and its `$floor`."""

    number: int
    """Numbered as in `CastleObservation.places`."""


class CardRef(Struct, frozen=True, tag_field="kind", tag="card"):
    """The characters on a Favourites card."""

    number: int
    """From 0, as in `CastleObservation.cards`."""


class AmbitionRef(Struct, frozen=True, tag_field="kind", tag="ambition"):
    """An Ambition card, named by its title."""

    number: int
    """From 0."""


class VoteRef(Struct, frozen=True, tag_field="kind", tag="vote"):
    """A vote card: Yes, No or Stomachache."""

    number: int
    """0 is Yes, 1 No and 2 Stomachache."""


class RoleRef(Struct, frozen=True, tag_field="kind", tag="role"):
    """A role of intrigue, to be named."""

    number: int
    """Into `ROLE_NAMES`."""


class RolesRef(Struct, frozen=True, tag_field="kind", tag="roles"):
    """Several roles of intrigue, in a row."""

    numbers: tuple[int, ...]
    """Into `ROLE_NAMES`."""


class GoodRef(Struct, frozen=True, tag_field="kind", tag="good"):
    """A suit of cards, or Gold."""

    number: int
    """Might, Knowledge, Influence, Power and Gold, from 0."""


class GoodsRef(Struct, frozen=True, tag_field="kind", tag="goods"):
    """An amount of goods: so much of each suit and of Gold."""

    counts: tuple[int, ...]
    """How much of Might, Knowledge, Influence, Power and Gold."""


Named = (
    PlayerRef
    | SeatRef
    | SeatsRef
    | CharacterRef
    | CharactersRef
    | PlaceRef
    | CardRef
    | AmbitionRef
    | VoteRef
    | RoleRef
    | RolesRef
    | GoodRef
    | GoodsRef
)
"""Somebody or something of a game, to be named."""


class ActionRef(Struct, frozen=True, tag_field="kind", tag="action"):
    """An action, to be said: the message `action-VERB`, and what it names."""

    verb: str
    """As `CastleAction.verb` and `IntrigueAction.verb` have it; "chance" for whatever chance does."""
    facts: dict[str, int | str | Named]
    """By the names that the message has for them; what it is paid with is `cost`, where that tells it from others."""


class ActionsRef(Struct, frozen=True, tag_field="kind", tag="actions"):
    """Several actions, in a row."""

    actions: tuple[ActionRef, ...]
    """In the order in which they are said."""


Reference = Named | ActionRef | ActionsRef
"""What a sentence or a refusal names, to be put into words by whoever says it."""
Fact = int | str | Reference
"""What fills a refusal: numbers, codes to choose by and what somebody typed as they are, all else by reference."""


Secret = Literal["own", "other"]


class Sentence(Struct, frozen=True, omit_defaults=True):
    """One sentence of a deed, or a bot's remark: a message of the catalogues and what fills it."""

    key: str
    """The message in `vivat.words`."""
    facts: dict[str, int | Reference]
    """By the names that the message has for them: numbers and flags as they are, everything else by reference."""
    private: bool = False
    """Whether only some were told it, the viewer among them."""
    secret: Secret | None = None
    """Whose secret card it tells, a role, Favourites or an Ambition: of the viewer's own seat, or of somebody else."""
