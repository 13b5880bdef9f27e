"""Being alive among the servers on one database: a beat a second, and what is learned with it.

A server counts as alive until `LEASE_MS` after the last beat it *sent* that succeeded, by its own monotonic clock. The
database counts from when that beat *arrived*, so nobody takes over while a server still thinks itself alive.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from vivat.game import Refusal
from vivat.table.broadcasts import Broadcast, Left
from vivat.table.database import StoreFailure
from vivat.table.registry import LEASE_MS, Kind, Pulse, Registry
from vivat.table.timers import SharedTime

LOG = logging.getLogger(__name__)
BEAT_SECONDS = 1.0
AGAIN_SECONDS = 0.5
"""How long after a failure the database is tried again."""
LEAVE_SECONDS = 0.5
"""How long a server that stops tries to say so; if it cannot, it is found dead."""


class Part(Protocol):
    """What a server does as a member; each is called from the event loop and returns at once."""

    def joined(self) -> None:
        """This server has no leases, no presence and no searches: it is new, or was taken for dead."""

    def connected(self) -> None:
        """Broadcasts are heard from now on; some may have been lost."""

    def lapsed(self) -> None:
        """This server has not reached the database for so long that others may take it for dead."""

    def beaten(self, pulse: Pulse, was_lapsed: bool) -> None:
        """This server is alive, and still has what it had."""

    def heard(self, broadcast: Broadcast) -> None:
        """A broadcast was heard, perhaps one of our own."""


class Membership:
    """One server's row, renewed as long as the process lives."""

    def __init__(
        self,
        registry: Registry,
        clock: SharedTime,
        kind: Kind,
        slots: int,
        part: Part,
        new_id: Callable[[], str] = lambda: secrets.token_hex(8),
    ) -> None:
        self.id = new_id()
        self.registry = registry
        self._clock = clock
        self._kind = kind
        self._slots = slots
        self._part = part
        self._alive_until = float("-inf")
        self._is_lapsed = True
        self._lapse: asyncio.TimerHandle | None = None
        self._hurry = asyncio.Event()
        self._asked: list[asyncio.Future[None]] = []
        """Who waits for the next beat, or its failure."""
        self._task: asyncio.Task[None] | None = None

    @property
    def is_alive(self) -> bool:
        """Whether nobody can have taken this server for dead."""
        return self._clock.monotonic() < self._alive_until

    def start(self) -> None:
        """Join, and beat from now on."""
        self._task = asyncio.get_running_loop().create_task(self._beat_on())

    async def confirm(self) -> None:
        """Until a beat that is sent from now on has succeeded; StoreFailure if it does not."""
        done = asyncio.get_running_loop().create_future()
        self._asked.append(done)
        self._hurry.set()
        await done

    def hurry(self) -> None:
        """Beat at once: there may be news."""
        self._hurry.set()

    async def close(self) -> None:
        """Say that this server stops; the others go on with what it had."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            with suppress(StoreFailure, TimeoutError):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self.registry.leave(self.id)
                    await self.registry.tell(Left(self.id))
        self._end()
        await self.registry.close()

    def _end(self) -> None:
        self._alive_until = float("-inf")
        if self._lapse is not None:
            self._lapse.cancel()
        self._settle(StoreFailure(Refusal("store-away", "")))

    async def _beat_on(self) -> None:
        while True:
            try:
                await self.registry.connect(self._part.heard)
                self._part.connected()
                while True:
                    await self._beat()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(BEAT_SECONDS):
                            await self._hurry.wait()
            except StoreFailure as failure:
                self._settle(failure)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _beat(self) -> None:
        self._hurry.clear()
        asked, self._asked = self._asked, []
        try:
            sent = self._clock.monotonic()
            pulse = await self.registry.beat(self.id)
            if pulse is None:
                await self.registry.join(self.id, self._kind, self._slots)
                self._part.joined()
                sent = self._clock.monotonic()
                pulse = await self.registry.beat(self.id)
            if pulse is None:  # the database has stood still meanwhile
                raise StoreFailure(Refusal("store-away", ""))
        except StoreFailure:
            self._asked += asked
            raise
        self._clock.learn(pulse.now, sent, self._clock.monotonic())
        self._renew(sent)
        was_lapsed, self._is_lapsed = self._is_lapsed, False
        self._part.beaten(pulse, was_lapsed)
        for server in pulse.dead:
            LOG.warning("a server does not beat any more; its tables are taken over")
            await self.registry.tell(Left(server))
        for done in asked:
            if not done.done():
                done.set_result(None)

    def _renew(self, sent: float) -> None:
        self._alive_until = sent + LEASE_MS / 1000
        if self._lapse is not None:
            self._lapse.cancel()
        left = self._alive_until - self._clock.monotonic()
        self._lapse = asyncio.get_running_loop().call_later(max(0.0, left), self._run_out)

    def _run_out(self) -> None:
        self._is_lapsed = True
        LOG.warning("the database was not reached for %d s; others may take over", LEASE_MS // 1000)
        self._part.lapsed()

    def _settle(self, failure: StoreFailure) -> None:
        asked, self._asked = self._asked, []
        for done in asked:
            if not done.done():
                done.set_exception(failure)
