"""`page`: plays as a steward would, but overlooks some of its choices, as people do."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from vivat.bots.thought import Thinking, Thought, with_overlooked

ATTENTION = 0.6
"""How likely each choice is noticed at all."""


def considers_all(_observation: Any, _action: Any) -> bool:
    """True: a page considers every action."""
    return True


def overlooks_any(_action: Any) -> bool:
    """False: there is nothing that a page always notices."""
    return False


class Page:
    """Chooses as its teacher would from the legal actions that it happens to notice."""

    def __init__(
        self,
        source: Random,
        teacher: Callable[[Random], Any],
        considers: Callable[[Any, Any], bool] = considers_all,
        always_notices: Callable[[Any], bool] = overlooks_any,
    ) -> None:
        self._source = source
        self._teacher = teacher
        self._considers = considers
        """Whether it would choose an action at all; true of one legal action at least."""
        self._always_notices = always_notices
        """Whether it notices an action whenever that is legal."""

    def act(self, observation: Any) -> Any:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        noticed = self._noticed(observation, luck)
        return (
            self._teacher(luck).act(replace(observation, legal=noticed)) if noticed else self._drawn(observation, luck)
        )

    def think(self, observation: Any) -> Thought:
        """What it chooses, with what its teacher thinks of the choices that it notices."""
        luck, legal = Random(self._source.getrandbits(64)), observation.legal  # noqa: S311
        noticed = self._noticed(observation, luck)
        if not noticed:
            return Thought(self._drawn(observation, luck), "drawn", overlooked=len(legal))
        teacher, seen_so = self._teacher(luck), replace(observation, legal=noticed)
        thought = teacher.think(seen_so) if isinstance(teacher, Thinking) else Thought(teacher.act(seen_so), "best")
        return with_overlooked(thought, len(legal) - len(noticed))

    def _noticed(self, observation: Any, luck: Random) -> tuple[Any, ...]:
        """Those of the legal actions that it happens to notice, and would choose."""
        seen = [action for action in observation.legal if luck.random() < ATTENTION or self._always_notices(action)]
        return tuple(action for action in seen if self._considers(observation, action))

    def _drawn(self, observation: Any, luck: Random) -> Any:
        """An action by lot, where it notices nothing."""
        return luck.choice([action for action in observation.legal if self._considers(observation, action)])
