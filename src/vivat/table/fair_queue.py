"""Turns to think, shared fairly: first among people, then among each person's tables, then in the order they came."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from vivat.table.timers import Time

MANY = 1000
"""Beyond so many entries, those that say nothing any more are thrown away."""


class Rate:
    """How often each of many may begin something: so many a second, and some at once after a rest."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._interval = 1000 / per_second
        self._ahead = self._interval * (at_once - 1)
        self._due: dict[str, float] = {}
        """By who has begun: when the next would come at a steady rate."""

    def wait(self, who: str, now: int) -> float:
        """How many milliseconds somebody must wait before they may begin again, even if the clock was set back."""
        return min(max(0.0, self._due.get(who, 0.0) - self._ahead - now), self._interval)

    def take(self, who: str, now: int) -> None:
        """Note that somebody begins now: the next time is an interval later."""
        self._due[who] = max(self._due.get(who, 0.0), now) + self._interval
        if len(self._due) > MANY:
            self._due = {each: due for each, due in self._due.items() if due > now}


class FairQueue:
    """Lets so many work at once, of each person only some; whoever has waited longest since their last turn is next."""

    def __init__(self, at_once: int, per_person: int, clock: Time, for_all: Rate, for_each: Rate) -> None:
        self._at_once = at_once
        self._per_person = per_person
        self._clock = clock
        self._for_all = for_all
        self._for_each = for_each
        self._waiting: dict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = {}
        """By person, then by table in the order of their next turns."""
        self._turns = 0
        """How many turns have begun."""
        self._last: dict[str, int] = {}
        """By person: which turn was their last one. Who has had none comes just before who has had the last one."""
        self._under_way: Counter[str] = Counter()
        self._asked: Counter[str] = Counter()
        """By person: turns that are waited for or under way."""
        self._stop_waking: Callable[[], None] | None = None

    def asked(self, person: str) -> int:
        """How many turns of a person are waited for or under way."""
        return self._asked[person]

    @property
    def length(self) -> int:
        """How many turns are waited for."""
        return self._asked.total() - self._under_way.total()

    @asynccontextmanager
    async def turn(self, person: str, table: str) -> AsyncIterator[None]:
        """Wait for a turn, which lasts as long as the block."""
        begins = asyncio.get_running_loop().create_future()
        self._last.setdefault(person, self._turns - 1)
        self._waiting.setdefault(person, OrderedDict()).setdefault(table, deque()).append(begins)
        self._asked[person] += 1
        self._begin()
        try:
            await begins
            yield
        finally:
            if begins.cancelled():
                self._give_up(person, table, begins)
            else:
                self._less(self._under_way, person)
            self._less(self._asked, person)
            self._begin()

    def close(self) -> None:
        """Cancel whoever still waits for a turn."""
        if self._stop_waking is not None:
            self._stop_waking()
        for tables in self._waiting.values():
            for turns in tables.values():
                for begins in turns:
                    begins.cancel()

    def _begin(self) -> None:
        """Let the next ones begin, as many as may."""
        while self._under_way.total() < self._at_once:
            now = self._clock.now()
            free = [person for person in self._waiting if self._under_way[person] < self._per_person]
            if not free:
                return
            wait, _, person = min((self._for_each.wait(each, now), self._last[each], each) for each in free)
            wait = max(wait, self._for_all.wait("", now))
            if wait > 0:
                self._wake_in(wait)
                return
            begins = self._take(person)
            if begins.cancelled():
                continue  # they have given up, and did not come to say so yet
            self._for_all.take("", now)
            self._for_each.take(person, now)
            self._count(person)
            begins.set_result(None)

    def _count(self, person: str) -> None:
        """A person's turn begins; the others are before them now."""
        self._turns += 1
        self._last[person] = self._turns
        if len(self._last) > MANY:
            self._last = {each: self._last[each] for each in {person, *self._waiting}}
        self._under_way[person] += 1

    def _take(self, person: str) -> asyncio.Future[None]:
        """A person's next turn, which waits no longer; their other tables are before this one now."""
        tables = self._waiting[person]
        table, turns = next(iter(tables.items()))
        begins = turns.popleft()
        tables.move_to_end(table)
        self._tidy(person, table)
        return begins

    def _give_up(self, person: str, table: str, begins: asyncio.Future[None]) -> None:
        tables = self._waiting.get(person)
        if tables is not None and begins in tables.get(table, ()):
            tables[table].remove(begins)
            self._tidy(person, table)

    def _tidy(self, person: str, table: str) -> None:
        if not self._waiting[person][table]:
            del self._waiting[person][table]
        if not self._waiting[person]:
            del self._waiting[person]

    def _less(self, counter: Counter[str], person: str) -> None:
        counter[person] -= 1
        if not counter[person]:
            del counter[person]

    def _wake_in(self, milliseconds: float) -> None:
        if self._stop_waking is None:
            self._stop_waking = self._clock.call_at(self._clock.now() + int(milliseconds) + 1, self._wake)

    def _wake(self) -> None:
        self._stop_waking = None
        self._begin()
