"""Work that would hold up the event loop, done beside it; whoever asks says by what."""

from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Beside(Protocol):
    """A function that does some work beside the event loop and returns its result."""

    async def __call__(self, work: Callable[[], Result]) -> Result:
        """The result of the work."""


async def at_once(work: Callable[[], Result]) -> Result:
    """Do some work here and now: in a process where nobody waits for anything else."""
    return work()
