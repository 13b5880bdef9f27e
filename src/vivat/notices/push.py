"""Web Push: a notice for one browser, which its push service carries and cannot read."""

import socket
from ipaddress import ip_address
from time import time
from typing import Annotated
from urllib.parse import urlsplit

import aiohttp
import msgspec
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from msgspec import Meta, Struct
from pywebpush import WebPusher

from vivat.game import IllegalAction, Refusal
from vivat.notices.channel_kind import Letter, Outcome
from vivat.notices.keys import Keys
from vivat.notices.outbound import NotOutside, is_outside
from vivat.notices.settings import NoticeSettings

PAYLOAD_BYTES = 1024
"""All are of this size, so that nobody who carries one learns from its length what it may say."""
KEPT_SECONDS = 24 * 3600
"""For so long a push service keeps a notice for a browser that is away."""
SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)
"""What a push service says of a browser that has gone for good."""


Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]


class PushAddress(Struct, frozen=True, tag="push"):
    """A browser that has subscribed: where its push service is, and the keys that only the browser can read with."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]
    p256dh: Key
    auth: Key


class Payload(Struct, frozen=True):
    """What a browser is told."""

    title: str
    body: str
    path: str
    tag: str
    stop: str
    """What proves to the server that whoever got this wants no more of it."""
    stop_title: str
    """What the button for that says."""


class PushSender:
    """Sends notices to the push services of browsers."""

    ends_with_device = True
    at_once = None
    is_offered = True

    def __init__(self, keys: Keys, settings: NoticeSettings) -> None:
        self._keys = keys
        self._contact = settings.contact
        self._anywhere = settings.private_addresses
        self._session: aiohttp.ClientSession | None = None

    def checked(self, address: PushAddress) -> tuple[PushAddress, str]:
        """The address, if it is one of a push service; a browser says itself what it is called."""
        if not self.may_send_to(address.endpoint):
            raise IllegalAction(Refusal("notice-no-push", ""))
        return address, ""

    def asked(self, address: PushAddress) -> None:  # noqa: ARG002
        """Nobody: a browser has asked its owner already."""
        return

    def may_send_to(self, endpoint: str) -> bool:
        """Whether an endpoint may be one of a push service, as far as one can tell without asking for its name."""
        try:
            found = urlsplit(endpoint)
            host, port = found.hostname, found.port
        except ValueError:
            return False
        if not host or found.username or found.password or not endpoint.isascii() or port == 0:
            return False
        if self._anywhere:
            return found.scheme in ("https", "http")
        return found.scheme == "https" and (not is_literal(host) or is_outside(host))

    async def send(self, address: PushAddress, letter: Letter) -> Outcome:
        """Send a notice to a browser; it says what became of it."""
        if not self.may_send_to(address.endpoint):
            return "gone"
        text, origin = letter.text, letter.origin
        payload = Payload(text.title, text.body, text.path, text.tag, letter.stop or "", letter.stop_title)
        body = self._encrypted(address, payload)
        found = urlsplit(address.endpoint)
        claims = {
            "sub": self._contact or (origin if origin.startswith("https://") else "mailto:vivat@localhost"),
            "aud": f"{found.scheme}://{found.netloc}",
            "exp": int(time()) + SIGNED_SECONDS,
        }
        headers = {
            **self._keys.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
        async with self._open().post(
            address.endpoint, data=body, headers=headers, allow_redirects=False, max_line_size=4096
        ) as answer:
            return "sent" if answer.status < 300 else "gone" if answer.status in GONE else "failed"

    def _encrypted(self, address: PushAddress, payload: Payload) -> bytes:
        subscription = {"endpoint": address.endpoint, "keys": {"p256dh": address.p256dh, "auth": address.auth}}
        content = msgspec.json.encode(payload).ljust(PAYLOAD_BYTES)
        encrypted: bytes = WebPusher(subscription).encode(content)["body"]
        return encrypted

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver = None if self._anywhere else OutsideResolver()
            connector = aiohttp.TCPConnector(resolver=resolver, limit=0, force_close=True)
            self._session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())
        return self._session

    async def close(self) -> None:
        """Close all connections to push services."""
        if self._session is not None:
            await self._session.close()


class OutsideResolver(AbstractResolver):
    """Finds the addresses of names, those outside alone."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The addresses of a name that are outside; NotOutside if there is none."""
        found = [each for each in await self._resolver.resolve(host, port, family) if is_outside(each["host"])]
        if not found:
            raise NotOutside(f"{host} is not outside")
        return found

    async def close(self) -> None:
        """Resolve no name from now on."""
        await self._resolver.close()


def is_literal(host: str) -> bool:
    """Whether a host is an address, not a name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
