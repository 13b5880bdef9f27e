"""How notices go out: a bounded number at once, by turns among people, and away from everything else."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from vivat.notices.channels import Channel, MailAddress, PushAddress, WebhookAddress, note_outcome, remove_channel
from vivat.notices.keys import Keys
from vivat.notices.mail import MailSender
from vivat.notices.message import NoticeText
from vivat.notices.outcome import Outcome
from vivat.notices.push import PushSender
from vivat.notices.settings import NoticeSettings
from vivat.notices.webhook import WebhookRequest, send_webhook
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
WEBHOOKS_AT_ONCE = 2


class Delivery:
    """Sends messages by the channels of people, and forgets channels that lead nowhere."""

    def __init__(self, house: House, keys: Keys, settings: NoticeSettings) -> None:
        self._house = house
        self._keys = keys
        self._settings = settings
        self.push = PushSender(keys, settings)
        self.mail = MailSender(settings)
        at_once = settings.at_once
        self._turns = FairQueue(at_once, at_once, 1, house.clock, Rate(PER_SECOND, at_once), Rate(PER_SECOND, at_once))
        some = min(WEBHOOKS_AT_ONCE, at_once)
        self._webhook_turns = FairQueue(some, some, 1, house.clock, Rate(PER_SECOND, some), Rate(PER_SECOND, some))
        """Each is a process and may be slow: nobody waits for them who is told by another way."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def begin(self, channel: Channel, message: NoticeText) -> None:
        """Begin to send a message by a channel."""
        self._start(self._deliver(channel, message))

    def begin_confirming(self, channel: Channel, to: str) -> None:
        """Begin to ask by mail whether notices are wanted there."""
        self._start(self._confirm(channel, to))

    async def close(self) -> None:
        """Send nothing more; what is under way has a moment left."""
        self._is_closing = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._turns.close()
        self._webhook_turns.close()
        await self.push.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, channel: Channel, message: NoticeText) -> None:
        if isinstance(channel.address, MailAddress) and not self.mail.is_there:
            return  # as the operator wants it: that is no fault of the mailbox
        turns = self._webhook_turns if isinstance(channel.address, WebhookAddress) else self._turns
        async with turns.turn("", channel.guest, channel.id):
            outcome = await self._attempt(self._send(channel, message))
        try:
            if outcome == "gone":
                await remove_channel(self._house.store, channel.id)
            else:
                await note_outcome(self._house.store, channel.id, outcome == "sent", self._house.clock.now())
        except StoreFailure:
            return  # it is found out the next time

    async def _confirm(self, channel: Channel, to: str) -> None:
        async with self._turns.turn("", channel.guest, channel.id):
            said = await self._house.beside(partial(words(channel.language).say, "notice-confirm"))
            text = await self._house.beside(partial(words(channel.language).say, "notice-confirm-text"))
            link = f"{channel.origin}/confirm#{self._keys.token('confirm', channel.id)}"
            await self._attempt(self.mail.send(self.mail.letter(channel.origin, to, said, [text, link], None)))

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
        link = f"{channel.origin}{message.path}"
        stop_link = f"{channel.origin}/unsubscribe#{stop}"
        match channel.address:
            case PushAddress():
                return await self.push.send(channel.address, message, channel.origin, stop, stop_title)
            case MailAddress(to=to):
                one_click = f"{channel.origin}/api/notices/unsubscribe?token={stop}"
                lines = [message.body, link, f"{stop_title}: {stop_link}"]
                return await self.mail.send(self.mail.letter(channel.origin, to, message.title, lines, one_click))
            case WebhookAddress(url=url):
                body = "\n".join([message.body, link, f"{stop_title}: {stop_link}"])
                anywhere = self._settings.private_addresses
                return await send_webhook(WebhookRequest(url, message.title, body, anywhere))
