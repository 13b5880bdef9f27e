"""What people ask about the rules, from `topics.toml`: which articles answer, and what is seen beside it."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from vivat.game.intrigue.deed import Kind
from vivat.game.intrigue.options import EDITION
from vivat.rules.castle.editions import EDITIONS

GAMES = {"castle": tuple(EDITIONS), "intrigue": (EDITION,)}
"""The games of each family."""
FILE = Path(__file__).parent / "topics.toml"


class Topic(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the rules: the message `topic-KEY` asks it."""

    key: str
    family: Literal["castle", "intrigue"]
    articles: tuple[str, ...]
    games: tuple[str, ...] = ()
    """The editions that it is about; all of its family if none is named."""
    figures: tuple[tuple[str, str, int], ...] = ()
    """Of a picture of the castle: who stands where, as the name of a character, kind of place and floor."""
    deed: Kind | None = None
    """Of a picture of intrigue: the kind of deed that is drawn."""


class Topics(Struct, frozen=True, forbid_unknown_fields=True):
    """All topics in the order in which they are shown."""

    topics: tuple[Topic, ...]


def read_topics() -> tuple[Topic, ...]:
    """The topics of the file, checked for fields that nobody knows."""
    return msgspec.toml.decode(FILE.read_bytes(), type=Topics).topics
