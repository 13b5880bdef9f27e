"""The heartbeat of one server among those on a database: it renews its row every second, and learns of the others.

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
from vivat.table.database import StoreFailure
from vivat.table.notices import Notice, ServerLeft
from vivat.table.registry import LEASE_MS, Kind, Pulse, Registry
from vivat.table.timers import SharedTime

LOG = logging.getLogger(__name__)
BEAT_SECONDS = 1.0
AGAIN_SECONDS = 0.5
"""How long after a failure the database is tried again."""
LEAVE_SECONDS = 0.5
"""How long a server that stops tries to say so; if it cannot, it is found dead."""


class MembershipListener(Protocol):
    """Callbacks of a membership; each is called from the event loop and returns at once."""

    def joined(self) -> None:
        """Called when this server has no leases, presence or searches: it is new, or was taken for dead."""

    def connected(self) -> None:
        """Called when notices are received from now on; some may have been lost."""

    def expired(self) -> None:
        """Called when the database was not reached for so long that others may take this server for dead."""

    def renewed(self, pulse: Pulse, had_expired: bool) -> None:
        """Called after each beat that succeeded: this server still has what it had."""

    def notified(self, notice: Notice) -> None:
        """Called with each notice, one's own included."""


class Membership:
    """One server's row, renewed as long as the process lives."""

    def __init__(
        self,
        registry: Registry,
        clock: SharedTime,
        kind: Kind,
        slots: int,
        listener: MembershipListener,
        new_id: Callable[[], str] = lambda: secrets.token_hex(8),
    ) -> None:
        self.id = new_id()
        self.registry = registry
        self._clock = clock
        self._kind = kind
        self._slots = slots
        self._listener = listener
        self._alive_until = float("-inf")
        self._has_expired = True
        self._expiry: asyncio.TimerHandle | None = None
        self._beat_due = asyncio.Event()
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
        """Wait until a beat that is sent from now on has succeeded; StoreFailure if it does not."""
        done = asyncio.get_running_loop().create_future()
        self._asked.append(done)
        self._beat_due.set()
        await done

    def beat_now(self) -> None:
        """Send the next beat at once: there may be news."""
        self._beat_due.set()

    async def close(self) -> None:
        """Remove the server's row; the others go on with what it had."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            with suppress(StoreFailure, TimeoutError):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self.registry.leave(self.id)
                    await self.registry.tell(ServerLeft(self.id))
        self._end()
        await self.registry.close()

    def _end(self) -> None:
        self._alive_until = float("-inf")
        if self._expiry is not None:
            self._expiry.cancel()
        self._settle(StoreFailure(Refusal("store-away", "")))

    async def _beat_on(self) -> None:
        while True:
            try:
                await self.registry.connect(self._listener.notified)
                self._listener.connected()
                while True:
                    await self._beat()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(BEAT_SECONDS):
                            await self._beat_due.wait()
            except StoreFailure as failure:
                self._settle(failure)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _beat(self) -> None:
        self._beat_due.clear()
        asked, self._asked = self._asked, []
        try:
            sent = self._clock.monotonic()
            pulse = await self.registry.beat(self.id)
            if pulse is None:
                await self.registry.join(self.id, self._kind, self._slots)
                self._listener.joined()
                sent = self._clock.monotonic()
                pulse = await self.registry.beat(self.id)
            if pulse is None:  # the database has stood still meanwhile
                raise StoreFailure(Refusal("store-away", ""))
        except StoreFailure:
            self._asked += asked
            raise
        self._clock.learn(pulse.now, sent, self._clock.monotonic())
        self._renew(sent)
        had_expired, self._has_expired = self._has_expired, False
        self._listener.renewed(pulse, had_expired)
        for server in pulse.dead:
            LOG.warning("a server does not beat any more; its tables are taken over")
            await self.registry.tell(ServerLeft(server))
        for done in asked:
            if not done.done():
                done.set_result(None)

    def _renew(self, sent: float) -> None:
        self._alive_until = sent + LEASE_MS / 1000
        if self._expiry is not None:
            self._expiry.cancel()
        left = self._alive_until - self._clock.monotonic()
        self._expiry = asyncio.get_running_loop().call_later(max(0.0, left), self._expire)

    def _expire(self) -> None:
        self._has_expired = True
        LOG.warning("the database was not reached for %d s; others may take over", LEASE_MS // 1000)
        self._listener.expired()

    def _settle(self, failure: StoreFailure) -> None:
        asked, self._asked = self._asked, []
        for done in asked:
            if not done.done():
                done.set_exception(failure)
