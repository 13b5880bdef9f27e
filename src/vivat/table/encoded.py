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
MOST_ENCODED = 8192
encoded_deeds: dict[tuple[int, ...], tuple[tuple[AnyEvent, ...], EncodedDeed]] = {}
"""By the numbers of their events, which stay these events' as long as they are kept here."""


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
    same = (deed.is_done, *map(id, deed.events))
    found = encoded_deeds.get(same)
    if found is None:
        if len(encoded_deeds) >= MOST_ENCODED:
            encoded_deeds.clear()  # at once: other threads encode deeds too
        found = encoded_deeds[same] = deed.events, Raw(encode(deed_view(deed)))
    return found[1]
