"""Guests: a name and a random token. Of the token the database has only the hash."""

import hashlib
import secrets
from collections import OrderedDict

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from vivat.game import IllegalAction, Refusal
from vivat.game.names import NAME_LENGTH, name_problems
from vivat.game.text import INVISIBLE, plain
from vivat.table.decide import Author
from vivat.table.random_id import random_id
from vivat.table.store import GuestRow, Store
from vivat.table.timers import Time
from vivat.table.word_list import WordList
from vivat.web.allowances import Allowances

COOKIE = "vivat"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Over https: no other host can set it, nor a page without TLS. An older cookie is good until it is replaced."""
YEAR = 365 * 24 * 3600
REMEMBERED = 50_000
"""So many guests are known without asking the database."""


class BadName(IllegalAction):
    """A name that nobody can have; the sentence says why."""


class Guests:
    """Finds guests by their tokens, and makes new ones."""

    def __init__(self, store: Store, clock: Time, words: WordList, allowances: Allowances) -> None:
        self._store = store
        self._clock = clock
        self._words = words
        self._allowances = allowances
        self._known: OrderedDict[str, Author] = OrderedDict()
        """By the hash of the token, the one who asked last at the end."""
        self._hashes: dict[str, str] = {}
        """The hash of the token of each of them."""

    async def welcome(self, name: str) -> tuple[Author, str]:
        """A new guest and the token, which is said this once."""
        name = self.checked_name(name)
        token = secrets.token_urlsafe(24)
        guest = GuestRow(random_id(9), name, hashed(token), self._clock.now())
        await self._store.add_guest(guest)
        return self._remember(guest.token_hash, Author(guest.id, name)), token

    async def rename(self, author: Author, name: str) -> Author:
        """Give a guest another name, from the next table on."""
        name = self.checked_name(name)
        await self._store.rename_guest(author.guest, name)
        renamed = Author(author.guest, name)
        token_hash = self._hashes.get(author.guest)
        return renamed if token_hash is None else self._remember(token_hash, renamed)

    def checked_name(self, name: str) -> str:
        """A name that can be shown here, or a refusal."""
        name = checked_name(name)
        self._words.refuse(name)
        return name

    async def find(self, token: str | None, address: str) -> Author | None:
        """The guest whose token this is; None for nobody. Whoever only guesses is not looked for any more: TooFast."""
        if not token or len(token) > 100:
            return None
        token_hash = hashed(token)
        known = self._known.get(token_hash)
        if known is None:
            self._allowances.spend_unknown_token(address)
            row = await self._store.find_guest(token_hash)
            if row is not None:
                self._allowances.put_back_unknown_token(address)
                known = self._remember(token_hash, Author(row.id, row.name))
        return known

    def forget(self, person: str) -> None:
        """Forget a guest who is deleted."""
        token_hash = self._hashes.pop(person, None)
        if token_hash is not None:
            del self._known[token_hash]

    def forget_all(self) -> None:
        """Ask the database again for every guest: some may be deleted."""
        self._known.clear()
        self._hashes.clear()

    def _remember(self, token_hash: str, author: Author) -> Author:
        self._known[token_hash] = author
        self._known.move_to_end(token_hash)
        self._hashes[author.guest] = token_hash
        if len(self._known) > REMEMBERED:
            _, forgotten = self._known.popitem(last=False)
            self._hashes.pop(forgotten.guest, None)
        return author


def checked_name(name: str) -> str:
    """A name that can be shown, or a refusal. What cannot be seen would make two names look alike."""
    name = " ".join(INVISIBLE.sub("", name).split())
    if name_problems([name]) or not plain(name):
        raise BadName(Refusal("guest-name", "", {"most": NAME_LENGTH}))
    return name


def hashed(token: str) -> str:
    """The hash that is kept of a token. A token is long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """The token of a request: a program's in the header, a browser's in the cookie."""
    bearer = bearer_of(connection)
    if bearer is not None:
        return bearer
    return cookie_of(connection, SECURE_COOKIE) or cookie_of(connection, COOKIE)


def cookie_of(connection: ASGIConnection, name: str) -> str | None:  # type: ignore[type-arg]
    """The value of one cookie. The framework would take all of them apart, and keep that of a thousand requests."""
    found = None
    for each in connection.headers.get("cookie", "").split(";"):
        key, _, value = each.strip().partition("=")
        if key == name:
            found = value
    return found


def token_cookies(connection: ASGIConnection, token: str) -> list[Cookie]:  # type: ignore[type-arg]
    """The cookie that keeps a token in a browser, and over https the end of one from before."""
    is_secure = connection.url.scheme == "https"
    name = SECURE_COOKIE if is_secure else COOKIE
    kept = Cookie(name, value=token, httponly=True, samesite="lax", max_age=YEAR, secure=is_secure)
    if is_secure and cookie_of(connection, COOKIE) is not None:
        return [kept, Cookie(COOKIE, value="", httponly=True, samesite="lax", max_age=0, secure=True)]
    return [kept]


def ended_cookies(connection: ASGIConnection) -> list[Cookie]:  # type: ignore[type-arg]
    """The end of every cookie that keeps a token in a browser."""
    return [
        Cookie(name, value="", httponly=True, samesite="lax", max_age=0, secure=name == SECURE_COOKIE)
        for name in (SECURE_COOKIE, COOKIE)
        if cookie_of(connection, name) is not None
    ]


def renewed_cookies(connection: ASGIConnection) -> list[Cookie]:  # type: ignore[type-arg]
    """Over https, the safe cookie in the place of the one that a browser has from before."""
    token = cookie_of(connection, COOKIE)
    if connection.url.scheme != "https" or token is None or token != token_of(connection):
        return []
    return token_cookies(connection, token)


def bearer_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """A program's token; None for a browser, which may not even know that it sends one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None
