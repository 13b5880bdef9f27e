"""The secrets that servers on one database share: who they are to push services, and what links are signed with.

They are made at the first start, by whichever server is first.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Literal

from pywebpush import Vapid
from sqlalchemy import insert, select

from vivat.table.schema import server_keys
from vivat.table.store import Conflict, Store

PUSH, LINKS = "vapid", "links"
Purpose = Literal["confirm", "unsubscribe"]


class Keys:
    """The secrets of a server."""

    def __init__(self, push: str, links: str) -> None:
        self.vapid = Vapid.from_string(push)
        """Signs what is sent to push services."""
        point = self.vapid.public_key.public_numbers()
        self.push_key = encoded(b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big"))
        """What a browser needs to subscribe."""
        self._links = links.encode()

    def token(self, purpose: Purpose, channel: str) -> str:
        """What proves that somebody has got something by a channel."""
        return f"{channel}.{self._signature(purpose, channel)}"

    def channel_of(self, purpose: Purpose, token: str) -> str | None:
        """The channel that a token is of; None if it is none of ours."""
        channel, _, signature = token.partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._signature(purpose, channel).encode())
        return channel if is_ours else None

    def pseudonym(self, who: str) -> str:
        """Another name for something, which only these servers can make again."""
        return hmac.digest(self._links, f"pseudonym {who}".encode(), hashlib.sha256).hex()[:32]

    def _signature(self, purpose: Purpose, channel: str) -> str:
        signed = hmac.digest(self._links, f"{purpose} {channel}".encode(), hashlib.sha256)
        return encoded(signed[:18])


async def read_keys(store: Store) -> Keys:
    """The secrets of a database; what is missing is made."""
    return Keys(await read_key(store, PUSH), await read_key(store, LINKS))


def new_keys() -> Keys:
    """Secrets that nobody else has."""
    return Keys(new_secret(), new_secret())


def new_secret() -> str:
    """A secret of 32 bytes as text; as a number it is a private key, too."""
    return encoded(secrets.token_bytes(32))


async def read_key(store: Store, name: str) -> str:
    """A secret of a database, made if there is none yet; of servers that start together one makes it."""
    for _ in range(2):
        found = await store.fetch(select(server_keys.c.value).where(server_keys.c.name == name))
        if found:
            return str(found[0].value)
        row = {"name": name, "value": new_secret()}
        try:
            await store.do(lambda run, row=row: run.execute(insert(server_keys), [row]))  # type: ignore[misc]
        except Conflict:
            continue  # another server was first
    return await read_key(store, name)


def encoded(content: bytes) -> str:
    """Bytes as text that a link can have."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
