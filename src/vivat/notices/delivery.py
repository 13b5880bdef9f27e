"""How notices go out: a bounded number at once, by turns among people, and away from everything else."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from vivat.notices.channel_kind import Letter, Outcome
from vivat.notices.channels import Channel, note_outcome, remove_channel
from vivat.notices.keys import Keys
from vivat.notices.kinds import open_kinds
from vivat.notices.message import NoticeText
from vivat.notices.settings import NoticeSettings
from vivat.table.database import StoreFailure
from vivat.table.fair_queue import FairQueue, Rate
from vivat.table.house import House
from vivat.words import words

LOG = logging.getLogger(__name__)
SEND_SECONDS = 20
"""What is not sent by then has failed."""
LAST_SECONDS = 0.5
"""How long what is under way may still take when the server stops."""
PER_SECOND = 50.0


class Delivery:
    """Sends messages by the channels of people, and forgets channels that lead nowhere."""

    def __init__(self, house: House, keys: Keys, settings: NoticeSettings) -> None:
        self._house = house
        self._keys = keys
        self.kinds = open_kinds(keys, settings)
        self._turns = self._queue(settings.at_once)
        slow = {tag: kind.at_once for tag, kind in self.kinds.items() if kind.at_once is not None}
        self._own_turns = {tag: self._queue(min(at_once, settings.at_once)) for tag, at_once in slow.items()}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def begin(self, channel: Channel, message: NoticeText) -> None:
        """Begin to send a message by a channel."""
        self._start(self._deliver(channel, message))

    def begin_confirming(self, channel: Channel) -> None:
        """Begin to ask by a channel whether notices are wanted there."""
        self._start(self._confirm(channel))

    async def close(self) -> None:
        """Send nothing more; what is under way has a moment left."""
        self._is_closing = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for turns in (self._turns, *self._own_turns.values()):
            turns.close()
        for kind in self.kinds.values():
            await kind.close()

    def _queue(self, at_once: int) -> FairQueue:
        rate = Rate(PER_SECOND, at_once)
        return FairQueue(at_once, at_once, 1, self._house.clock, rate, rate)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, channel: Channel, message: NoticeText) -> None:
        if not self.kinds[channel.kind].is_offered:
            return  # as the operator wants it: that is no fault of the channel
        async with self._own_turns.get(channel.kind, self._turns).turn("", channel.guest, channel.id):
            outcome = await self._attempt(self._send(channel, message))
        try:
            if outcome == "gone":
                await remove_channel(self._house.store, channel.id)
            else:
                await note_outcome(self._house.store, channel.id, outcome == "sent", self._house.clock.now())
        except StoreFailure:
            return  # it is found out the next time

    async def _confirm(self, channel: Channel) -> None:
        async with self._turns.turn("", channel.guest, channel.id):
            said = await self._house.beside(partial(words(channel.language).say, "notice-confirm"))
            text = await self._house.beside(partial(words(channel.language).say, "notice-confirm-text"))
            question = NoticeText(said, text, f"/confirm#{self._keys.token('confirm', channel.id)}", "confirm")
            await self._attempt(self.kinds[channel.kind].send(channel.address, Letter(question, channel.origin)))

    async def _attempt(self, sending: Coroutine[Any, Any, Outcome]) -> Outcome:
        """What became of something that is sent, whatever may go wrong with it. Where it leads is not for logs."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                return await sending
        except Exception as error:  # every service fails in its own ways
            LOG.info("a notice could not be sent: %s", type(error).__name__)
            return "failed"

    async def _send(self, channel: Channel, message: NoticeText) -> Outcome:
        stop = self._keys.token("unsubscribe", channel.id)
        stop_title = await self._house.beside(partial(words(channel.language).say, "notice-stop"))
        letter = Letter(message, channel.origin, stop, stop_title)
        return await self.kinds[channel.kind].send(channel.address, letter)
