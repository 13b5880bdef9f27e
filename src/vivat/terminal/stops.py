"""Ctrl-C, a closed window, an end from outside: raised where they can do no harm.

A step of the game is done whole or not at all, so a signal that comes in the middle of one waits for its end.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from vivat.terminal.failure import Stopped

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Stops:
    """Turns signals into `Stopped`, at once or at the end of what must not be cut."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: int | None = None

    @contextmanager
    def caught(self) -> Iterator[None]:
        """While this lasts, the signals raise `Stopped` with the exit code shells expect."""
        before = {each: signal.signal(each, self._arrives) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _arrives(self, number: int, _frame: FrameType | None) -> None:
        if self._held:
            self._waiting = number
        else:
            raise Stopped(128 + number)

    @contextmanager
    def ignored(self) -> Iterator[None]:
        """The last save is not to be interrupted any more."""
        before = {each: signal.signal(each, signal.SIG_IGN) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """A signal that comes meanwhile is raised at the end."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            raise Stopped(128 + waiting)
