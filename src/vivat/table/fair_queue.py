"""Turns to work, shared fairly: first among addresses, then among the people at each, then among each one's tables.

A new guest costs nothing, a new address does: whoever makes many guests shares the turns of one address among them.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from math import inf

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


class LastTurns:
    """Which turn was the last one of each of many. Who has had none comes just before who has had the last one."""

    def __init__(self) -> None:
        self._turns = 0
        """How many turns have begun."""
        self._last: OrderedDict[str, int] = OrderedDict()

    def of(self, who: str) -> int:
        """The number of the last turn that somebody had, counted over all of them."""
        return self._last.get(who, self._turns - 1)

    def begin(self, who: str) -> None:
        """Begin somebody's turn; the others are before them now."""
        self._turns += 1
        self._last[who] = self._turns
        self._last.move_to_end(who)
        if len(self._last) > MANY:
            self._last.popitem(last=False)


class WaitingLine:
    """Those who wait, whoever has gone longest without a turn first. However many wait, the first is found at once."""

    def __init__(self, last: LastTurns) -> None:
        self._last = last
        self.waiting: set[str] = set()
        self._arrivals = count()
        self._heap: list[tuple[int, int, str]] = []
        """Last turns, in the order of arrival, and whose; one that does not hold any more is left until it is first."""
        self._holds: dict[str, tuple[int, int, str]] = {}
        """By who is in the heap: the entry that holds."""

    def join(self, who: str) -> None:
        """Let somebody wait from now on, if they did not yet."""
        self.waiting.add(who)
        if who not in self._holds:
            self._holds[who] = self._last.of(who), next(self._arrivals), who
            heappush(self._heap, self._holds[who])

    def leave(self, who: str) -> None:
        """Let somebody wait no longer."""
        self.waiting.discard(who)

    def serve(self, who: str) -> None:
        """Begin somebody's turn; they may still wait for another one."""
        self._last.begin(who)
        self._holds.pop(who, None)
        if who in self.waiting:
            self.join(who)

    def first(self, is_free: Callable[[str], bool]) -> str | None:
        """The first who may begin now; None if nobody does."""
        passed: list[tuple[int, int, str]] = []
        found = None
        while self._heap and found is None:
            entry = heappop(self._heap)
            who = entry[-1]
            if self._holds.get(who) is not entry:
                continue
            if who not in self.waiting:
                del self._holds[who]
                continue
            passed.append(entry)
            if is_free(who):
                found = who
        for each in passed:
            heappush(self._heap, each)
        return found


class FairQueue:
    """Lets so many work at once, of each address and each person only some."""

    def __init__(
        self, at_once: int, per_address: int, per_person: int, clock: Time, for_all: Rate, for_each: Rate
    ) -> None:
        self._at_once = at_once
        self._per_address = per_address
        self._per_person = per_person
        self._clock = clock
        self._for_all = for_all
        self._for_each = for_each
        """For each person."""
        self._addresses = WaitingLine(LastTurns())
        self._last_of_people = LastTurns()
        self._people: dict[str, WaitingLine] = {}
        """By address at which somebody waits."""
        self._tables: dict[tuple[str, str], OrderedDict[str, deque[asyncio.Future[None]]]] = {}
        """By address and person: their tables in the order of their next turns."""
        self._at_work_at: Counter[str] = Counter()
        """By address: turns that are under way."""
        self._at_work_for: Counter[str] = Counter()
        """By person."""
        self._asked_at: Counter[str] = Counter()
        """By address: turns that are waited for or under way."""
        self._asked_for: Counter[str] = Counter()
        """By person."""
        self._stop_waking: Callable[[], None] | None = None

    @classmethod
    def without_rates(cls, at_once: int, clock: Time) -> "FairQueue":
        """Of which one may have all turns at once, and as often as they like: only who comes next is decided."""
        unbounded = Rate(1e9, 10**9)
        return cls(at_once, at_once, at_once, clock, unbounded, unbounded)

    def asked(self, address: str, person: str) -> tuple[int, int]:
        """How many turns are waited for or under way, for all at an address and for a person."""
        return self._asked_at[address], self._asked_for[person]

    @property
    def length(self) -> int:
        """How many turns are waited for."""
        return self._asked_for.total() - self._at_work_for.total()

    @asynccontextmanager
    async def turn(self, address: str, person: str, table: str) -> AsyncIterator[None]:
        """Wait for a turn, which lasts as long as the block."""
        begins = asyncio.get_running_loop().create_future()
        self._addresses.join(address)
        self._people.setdefault(address, WaitingLine(self._last_of_people)).join(person)
        self._tables.setdefault((address, person), OrderedDict()).setdefault(table, deque()).append(begins)
        self._asked_at[address] += 1
        self._asked_for[person] += 1
        self._begin()
        try:
            await begins
            yield
        finally:
            if begins.cancelled():
                self._give_up(address, person, table, begins)
            else:
                less(self._at_work_at, address)
                less(self._at_work_for, person)
            less(self._asked_at, address)
            less(self._asked_for, person)
            self._begin()

    def close(self) -> None:
        """Cancel whoever still waits for a turn."""
        if self._stop_waking is not None:
            self._stop_waking()
        for tables in self._tables.values():
            for turns in tables.values():
                for begins in turns:
                    begins.cancel()

    def _begin(self) -> None:
        """Let the next ones begin, as many as may."""
        while self._tables and self._at_work_for.total() < self._at_once:
            now = self._clock.now()
            wait = self._for_all.wait("", now)
            if wait > 0:
                self._wake_in(wait)
                return
            found = self._next(now)
            if found is None:
                return
            address, person = found
            people = self._people[address]
            begins = self._take(address, person)
            if begins.cancelled():
                continue  # they have given up, and did not come to say so yet
            self._for_all.take("", now)
            self._for_each.take(person, now)
            self._addresses.serve(address)
            people.serve(person)
            self._at_work_at[address] += 1
            self._at_work_for[person] += 1
            begins.set_result(None)

    def _next(self, now: int) -> tuple[str, str] | None:
        """Whose turn it is, by address and person; None if everybody who waits has enough for now."""
        soonest = inf

        def is_free(person: str) -> bool:
            nonlocal soonest
            if self._at_work_for[person] >= self._per_person:
                return False
            wait = self._for_each.wait(person, now)
            soonest = min(soonest, wait)
            return wait <= 0

        def has_free(address: str) -> bool:
            return self._at_work_at[address] < self._per_address and self._people[address].first(is_free) is not None

        address = self._addresses.first(has_free)
        person = None if address is None else self._people[address].first(is_free)
        if address is None or person is None:
            if soonest < inf:
                self._wake_in(soonest)
            return None
        return address, person

    def _take(self, address: str, person: str) -> asyncio.Future[None]:
        """Take a person's next turn out of the queue; their other tables are before this one now."""
        tables = self._tables[address, person]
        table, turns = next(iter(tables.items()))
        begins = turns.popleft()
        tables.move_to_end(table)
        self._tidy(address, person, table)
        return begins

    def _give_up(self, address: str, person: str, table: str, begins: asyncio.Future[None]) -> None:
        tables = self._tables.get((address, person))
        if tables is not None and begins in tables.get(table, ()):
            tables[table].remove(begins)
            self._tidy(address, person, table)

    def _tidy(self, address: str, person: str, table: str) -> None:
        tables = self._tables[address, person]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._tables[address, person]
            self._people[address].leave(person)
        if not self._people[address].waiting:
            del self._people[address]
            self._addresses.leave(address)

    def _wake_in(self, milliseconds: float) -> None:
        if self._stop_waking is None:
            self._stop_waking = self._clock.call_at(self._clock.now() + int(milliseconds) + 1, self._wake)

    def _wake(self) -> None:
        self._stop_waking = None
        self._begin()


def less(counter: Counter[str], key: str) -> None:
    """Count one fewer of something; a count of 0 is not kept."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
