"""Notices by webhook: a process of its own sends each, which reaches nothing but what is outside.

Apprise knows a hundred services, and waits in threads; as a process it can be stopped, and be kept from addresses of
this machine and its network however a service's name is resolved and whereto it redirects.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE

import msgspec
from msgspec import Struct

from vivat.notices.outcome import Outcome

NEEDED = ("PATH", "PYTHONPATH", "SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE", "HTTPS_PROXY", "https_proxy")
"""What the process learns of its environment: passwords of the server are not for it."""


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
