"""Which bot or clock must act next at a table, and making it act."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress

from vivat.bots import SEARCHING
from vivat.game import Dealer
from vivat.table.background import Background
from vivat.table.database import StoreFailure
from vivat.table.decide import By, decide_for
from vivat.table.live import Live
from vivat.table.submission import Submission
from vivat.table.thinking import choose, seat_knowledge
from vivat.table.timers import Time

LOG = logging.getLogger(__name__)
RETRY_MS = 2000
"""After how long a bot tries again to have its move written."""


class Scheduling:
    """Lets bots think whose turn it is, and watches the clocks of those who are asked."""

    def __init__(
        self,
        submission: Submission,
        clock: Time,
        background: Background,
        dealer: Dealer,
        seed: Callable[[], int],
        executor: Executor | None = None,
    ) -> None:
        self._submission = submission
        self._clock = clock
        self._background = background
        self._dealer = dealer
        self._seed = seed
        self._quick = executor or ThreadPoolExecutor(2, "bot")
        self._searching = executor or ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), "search")
        """Of their own, so that nobody waits at another table for a search; and a core is left for moves."""

    def schedule(self, live: Live) -> None:
        """Let bots think whose turn it is, and set the next alarm; to be called after every change."""
        live.agenda.stop_alarm()
        table = live.table
        if self._background.is_closing or table.status != "playing":
            return
        if table.clock.paused_at is not None or table.is_deserted:
            return
        for seat in table.waited_for:
            if table.bot_decides(seat) and live.agenda.thinking.get(seat) != table.decision:
                self._background.begin(self._think(live, seat, "bot"))
        due = table.next_deadline()
        if due is not None:
            deadline, seat = due
            live.agenda.alarm = self._clock.call_at(deadline, lambda: self.time_over(live, seat, table.decision))

    def time_over(self, live: Live, seat: int, decision: int) -> None:
        """A seat's clock has run out: a bot decides this once."""
        live.agenda.alarm = None
        if live.table.decision == decision and not self._background.is_closing:
            self._background.begin(self._think(live, seat, "clock"))

    async def _think(self, live: Live, seat: int, by: By) -> None:
        """A bot decides for a seat from what that seat knows, away from the event loop."""
        table = live.table
        decision = table.decision
        thinking = live.agenda.thinking
        thinking[seat] = decision
        try:
            observation, level = seat_knowledge(table, seat)
            loop = asyncio.get_running_loop()
            pool = self._searching if level in SEARCHING else self._quick
            with suppress(RuntimeError):  # the pool is shut down at the end
                action = await loop.run_in_executor(pool, choose, observation, level, self._seed())
                if not self._background.is_closing:
                    await self._submission.submit_own(
                        live, lambda: decide_for(table, seat, action, by, decision, self._dealer)
                    )
        except StoreFailure as failure:
            LOG.warning("a bot's move could not be written: %s", failure)
            self._clock.call_at(self._clock.now() + RETRY_MS, lambda: self.schedule(live))
        finally:
            if thinking.get(seat) == decision:
                del thinking[seat]

    def close(self) -> None:
        """Let nobody think any more."""
        for pool in (self._quick, self._searching):
            pool.shutdown(wait=True, cancel_futures=True)
