"""Actions and events as JSON, encoded once for all who are sent them."""

from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from vivat.game import Action, IntrigueAction
from vivat.game.castle.event import CastleEvent
from vivat.game.intrigue.event import IntrigueEvent

AnyEvent = CastleEvent | IntrigueEvent
EncodedAction = Annotated[Raw, Meta(extra={"encodes": Action | IntrigueAction})]
EncodedEvent = Annotated[Raw, Meta(extra={"encodes": AnyEvent})]


def encode_action(action: Action | IntrigueAction) -> EncodedAction:
    """An action as its text, its verb and whatever belongs to it."""
    # Equal actions may lead elsewhere or cost something else in another position.
    return _encode_action(action, action.by_position)


@lru_cache(maxsize=4096)
def _encode_action(action: Action | IntrigueAction, position: object) -> EncodedAction:  # noqa: ARG001
    found = {name: getattr(action, name) for name in action.__slots__}
    return Raw(msgspec.json.encode({name: value for name, value in found.items() if value is not None}))


def encode_event(event: AnyEvent) -> EncodedEvent:
    """An event as its kind and the fields that belong to it. The audience stays here."""
    found = {name: getattr(event, name) for name in event.__slots__ if name != "audience"}
    return Raw(msgspec.json.encode({name: value for name, value in found.items() if value is not None}))
