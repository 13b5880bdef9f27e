"""Who is connected to a table, at this server and at others."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Protocol

from vivat.table.decide import Author
from vivat.table.guests import person_of

FEW_WATCHERS = 20
"""Where more look on, not all are told of each change at once."""


class Watcher(Protocol):
    """A connection that is called back when a table changes."""

    author: Author
    chair: int | None

    def table_changed(self) -> None:
        """Called when an entry was written, also one of which this watcher may not learn."""

    def presence_changed(self) -> None:
        """Called when somebody has come or gone."""


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
    addresses: dict[str, str] = field(default_factory=dict)
    """By each of them: from where."""
    changes: int = 0
    """How often somebody has come or gone."""
    absences: dict[str, Callable[[], None]] = field(default_factory=dict)
    """By guest who is missing: cancels what happens when the grace period is over."""

    @property
    def spectators(self) -> Collection[Author]:
        """Guests who are connected without a chair, each once."""
        return {each.author.guest: each.author for each in self._all() if each.chair is None}.values()

    @property
    def local_guests(self) -> dict[str, Author]:
        """The guests who are connected to this server."""
        return {watcher.author.guest: watcher.author for watcher in self.watchers}

    def add(self, watcher: Watcher) -> None:
        """Count a watcher among those who are connected."""
        self.watchers.append(watcher)
        self._count()

    def remove(self, watcher: Watcher) -> None:
        """Count a watcher no longer among those who are connected."""
        self.watchers.remove(watcher)
        self._count()

    def set_elsewhere(self, elsewhere: list[Elsewhere]) -> None:
        """Note who is connected to other servers."""
        self.elsewhere = elsewhere
        self._count()

    def _count(self) -> None:
        self.changes += 1
        self.addresses = {person_of(each.author.guest): each.author.address for each in self._all()}
        self.people = frozenset(self.addresses)

    def _all(self) -> Iterator[Watcher | Elsewhere]:
        return chain(self.watchers, self.elsewhere)
