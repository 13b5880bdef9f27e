"""Actions and deeds as JSON, encoded once for all who are sent them."""

from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from vivat.game import CastleAction, CastleEvent, IntrigueAction, IntrigueEvent
from vivat.table.families import AnyDeed, DeedView, deed_view

AnyEvent = CastleEvent | IntrigueEvent
EncodedAction = Annotated[Raw, Meta(extra={"encodes": CastleAction | IntrigueAction})]
EncodedDeed = Annotated[Raw, Meta(extra={"encodes": DeedView})]
encode = msgspec.json.Encoder().encode


def encode_action(action: CastleAction | IntrigueAction) -> EncodedAction:
    """An action as its text, its verb and whatever belongs to it."""
    # Equal actions may lead elsewhere or cost something else in another position.
    return _encode_action(action, action.by_position)


@lru_cache(maxsize=4096)
def _encode_action(action: CastleAction | IntrigueAction, position: object) -> EncodedAction:  # noqa: ARG001
    found = {name: getattr(action, name) for name in action.__slots__}
    return Raw(encode({name: value for name, value in found.items() if value is not None}))


def encode_deed(deed: AnyDeed) -> EncodedDeed:
    """A deed as its viewer is told it. Those who were told the same events share it."""
    # Events are kept by their table, each once, so that the same number is the same event.
    return _encode_deed(SameDeed(deed))


class SameDeed:
    """A deed that is equal to another if it is made of the very same events."""

    __slots__ = ("deed", "key")

    def __init__(self, deed: AnyDeed) -> None:
        self.deed = deed
        self.key = (deed.is_done, *map(id, deed.events))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameDeed) and self.key == other.key


@lru_cache(maxsize=8192)
def _encode_deed(same: SameDeed) -> EncodedDeed:
    deed = same.deed
    return Raw(encode(deed_view(deed)))
