"""Notices by webhook: a process of its own sends each, which reaches nothing but what is outside.

Apprise knows a hundred services, and waits in threads; as a process it can be stopped, and be kept from addresses of
this machine and its network however a service's name is resolved and whereto it redirects.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from vivat.game import IllegalAction, Refusal
from vivat.notices.channel_kind import Letter, Outcome
from vivat.notices.settings import NoticeSettings

NEEDED = ("PATH", "PYTHONPATH", "SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE", "HTTPS_PROXY", "https_proxy")
"""What the process learns of its environment: passwords of the server are not for it."""


class WebhookAddress(Struct, frozen=True, tag="webhook"):
    """A service that Apprise knows, with what it needs, as a URL."""

    url: Annotated[str, Meta(min_length=1, max_length=2000)]


class WebhookRequest(Struct, frozen=True):
    """What a process is asked to send."""

    url: str
    title: str
    body: str
    anywhere: bool
    """Whether it may reach addresses of this machine, too."""


def without_query(url: str) -> str:
    """An Apprise URL without its query, which may name files of this machine to be sent."""
    return url.partition("?")[0]


def scheme_of(url: str) -> str:
    """The service that an Apprise URL is of."""
    return url.partition("://")[0].lower() if "://" in url else ""


async def send_webhook(request: WebhookRequest) -> Outcome:
    """Send by Apprise; it says what became of it. Whoever stops waiting ends the process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "vivat.notices.webhook_process",
        stdin=PIPE,
        stdout=DEVNULL,
        stderr=DEVNULL,
        env={name: os.environ[name] for name in NEEDED if name in os.environ},
    )
    try:
        await process.communicate(msgspec.json.encode(request))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return "sent" if process.returncode == 0 else "failed"


class WebhookSender:
    """Sends notices to the services that the operator allows."""

    ends_with_device = False
    at_once = 2
    """Each is a process and may be slow: nobody waits for them who is told by another way."""
    is_offered = True

    def __init__(self, settings: NoticeSettings) -> None:
        self._settings = settings

    def checked(self, address: WebhookAddress) -> tuple[WebhookAddress, str]:
        """The address, if the operator allows its service, by which it is called."""
        scheme = scheme_of(address.url)
        is_plain = address.url.isprintable() and address.url == without_query(address.url)
        if scheme not in self._settings.webhooks or not is_plain:
            known = ", ".join(f"{each}://" for each in sorted(self._settings.webhooks)) or "–"
            raise IllegalAction(Refusal("notice-webhook", "", {"known": known}))
        return address, scheme

    def asked(self, address: WebhookAddress) -> None:  # noqa: ARG002
        """Nobody: the address itself is a secret of its owner's."""
        return

    async def send(self, address: WebhookAddress, letter: Letter) -> Outcome:
        """Send a letter by a process of its own; it says what became of it."""
        body = "\n".join(letter.lines)
        request = WebhookRequest(address.url, letter.text.title, body, self._settings.private_addresses)
        return await send_webhook(request)

    async def close(self) -> None:
        """Nothing: whoever stops waiting ends the process."""
