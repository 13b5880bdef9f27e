"""A table in memory: the table, who is connected to it, and what is due at it."""

import asyncio
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Protocol

from vivat.table.bot_pool import BotJob
from vivat.table.decide import Author
from vivat.table.guests import person_of
from vivat.table.table import Table
from vivat.table.view import Look, Preparing, View


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    author: Author
    chair: int | None

    def table_changed(self) -> None:
        """An entry was written, of which this watcher need not be told."""

    def presence_changed(self) -> None:
        """Somebody has come or gone."""


@dataclass(slots=True)
class Elsewhere:
    """Somebody who looks at a table at another server."""

    author: Author
    chair: int | None


@dataclass(slots=True)
class Presence:
    """Who is connected to a table."""

    watchers: list[Watcher] = field(default_factory=list)
    """At this server."""
    elsewhere: list[Elsewhere] = field(default_factory=list)
    """At others."""
    people: frozenset[str] = frozenset()
    """Everybody who is connected, here or elsewhere, each once."""
    changes: int = 0
    """How often somebody has come or gone."""
    absences: dict[str, Callable[[], None]] = field(default_factory=dict)
    """By guest who is missing: cancels what happens when the grace period is over."""

    @property
    def spectators(self) -> Collection[Author]:
        """Guests who are connected without a chair, each once."""
        return {each.author.guest: each.author for each in self._all() if each.chair is None}.values()

    @property
    def here(self) -> dict[str, str]:
        """The guests who are connected to this server, with their names."""
        return {watcher.author.guest: watcher.author.name for watcher in self.watchers}

    def add(self, watcher: Watcher) -> None:
        """Count a watcher among those who are connected."""
        self.watchers.append(watcher)
        self._count()

    def remove(self, watcher: Watcher) -> None:
        """Somebody is no longer connected."""
        self.watchers.remove(watcher)
        self._count()

    def set_elsewhere(self, elsewhere: list[Elsewhere]) -> None:
        """This is who is connected to other servers."""
        self.elsewhere = elsewhere
        self._count()

    def _count(self) -> None:
        self.changes += 1
        self.people = frozenset(person_of(each.author.guest) for each in self._all())

    def _all(self) -> Iterator[Watcher | Elsewhere]:
        return chain(self.watchers, self.elsewhere)


@dataclass(slots=True)
class Agenda:
    """What is due at a table: bots that think, and the next alarm of a clock."""

    jobs: dict[int, BotJob] = field(default_factory=dict)
    """By seat: the bot at work for it."""
    alarm: Callable[[], None] | None = None
    """Cancels the timer of the clock that runs out next."""
    ready_at: int = 0
    """Before that no bot begins to think about another decision."""
    wake: Callable[[], None] | None = None
    """Cancels the timer of a bot that is not to begin yet."""
    preparing: Preparing | None = None
    """Bots that wait for their search to be compiled."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is under way."""
        return not self.jobs and self.alarm is None and self.wake is None

    def stop_alarm(self) -> None:
        """Let no clock run out until the next alarm is set."""
        if self.alarm is not None:
            self.alarm()
            self.alarm = None


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory, with those who look at it and what is due at it."""

    table: Table
    used_at: int
    """When somebody last needed it."""
    acted_at: int = 0
    """When a person last did something that everybody may know of, since this process has it in memory."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while an entry is decided, written and applied."""
    presence: Presence = field(default_factory=Presence)
    agenda: Agenda = field(default_factory=Agenda)
    public: tuple[tuple[int, int, int, Preparing | None], Look, View] | None = None
    """What all see, and at which moment."""
