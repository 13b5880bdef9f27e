"""Guests: a name, and devices with a random token each. Of a token the database has only the hash."""

import secrets
from collections import OrderedDict, defaultdict
from contextlib import suppress
from dataclasses import replace

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from vivat.game import IllegalAction, Refusal
from vivat.game.durations import DAY_MS
from vivat.game.names import NAME_LENGTH, name_problems
from vivat.game.text import INVISIBLE, plain
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.devices import device_name, hashed, keep_screen, note_seen, screen_of
from vivat.table.guests import person_of
from vivat.table.random_id import random_id
from vivat.table.store import Conflict, DeviceRow, GuestRow, Store
from vivat.table.timers import Time
from vivat.table.word_list import WordList
from vivat.web.allowances import Allowances

COOKIE = "vivat"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Over https: no other host can set it, nor a page without TLS. An older cookie is good until it is replaced."""
YEAR = 365 * 24 * 3600
REMEMBERED = 50_000
"""So many devices are known without asking the database."""


class BadName(IllegalAction):
    """A name that nobody can have; the sentence says why."""


class Guests:
    """Finds guests by the tokens of their devices, and makes new ones."""

    def __init__(self, store: Store, clock: Time, words: WordList, allowances: Allowances) -> None:
        self._store = store
        self._clock = clock
        self._words = words
        self._allowances = allowances
        self._known: OrderedDict[str, Author] = OrderedDict()
        """By the hash of the token, the one who asked last at the end."""
        self._hashes: defaultdict[str, set[str]] = defaultdict(set)
        """The hashes of the tokens of each of them."""
        self._seen: dict[str, int] = {}
        """By the hash of the token, when the database was last told that it is in use."""
        self._screens: OrderedDict[tuple[str, str], str] = OrderedDict()
        """By table and guest, the device at which the hands play."""
        self._forgettings = 0
        """How often somebody was forgotten: what was read before that may be true no more."""

    async def welcome(self, name: str, device: str) -> tuple[Author, str]:
        """A new guest at a device of this name, and the token, which is said this once."""
        name = self.checked_name(name)
        guest = GuestRow(random_id(9), name, self._clock.now())
        first, token = self.new_device(guest.id, device)
        await self._store.add_guest(guest, first)
        return self._remember(first.token_hash, Author(guest.id, name, device=first.id), first.seen_at), token

    def new_device(self, guest: str, name: str) -> tuple[DeviceRow, str]:
        """A device that is not written yet, and its token, which is said this once."""
        token, now = secrets.token_urlsafe(24), self._clock.now()
        return DeviceRow(random_id(9), guest, hashed(token), device_name(name), now, now), token

    async def rename(self, author: Author, name: str) -> Author:
        """Give a guest another name, from the next table on."""
        name = self.checked_name(name)
        await self._store.rename_guest(author.guest, name)
        for token_hash in self._hashes.get(author.guest, ()):
            self._known[token_hash] = replace(self._known[token_hash], name=name)
        return Author(author.guest, name)

    def refuse_words(self, text: str) -> None:
        """Refuse a text for others with a word of the operator's list in it."""
        self._words.refuse(text)

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
            before = self._forgettings
            row = await self._store.find_guest(token_hash)
            if row is None:
                return None
            self._allowances.put_back_unknown_token(address)
            known = Author(row.guest, row.name, device=row.device)
            if before != self._forgettings:
                return known
            self._remember(token_hash, known, row.seen_at)
        await self._note_seen(token_hash, known.device)
        return known

    def knows(self, author: Author) -> bool:
        """Whether a guest who was found is still known at that device."""
        hashes = self._hashes.get(person_of(author.guest), ())
        return any(self._known[token_hash].device == author.device for token_hash in hashes)

    async def _note_seen(self, token_hash: str, device: str) -> None:
        """Have written that a device is in use, once a day."""
        now = self._clock.now()
        if now - self._seen[token_hash] >= DAY_MS:
            self._seen[token_hash] = now
            with suppress(StoreFailure, Conflict):  # whoever comes is let in all the same
                await note_seen(self._store, device, now)

    def forget(self, person: str) -> None:
        """Forget a guest who is deleted."""
        self._forgettings += 1
        for token_hash in self._hashes.pop(person, ()):
            del self._known[token_hash], self._seen[token_hash]

    def forget_devices(self, person: str, device: str | None, spared: str | None) -> None:
        """Know a device of a guest no longer, or without one all of them but the one that is spared."""
        self._forgettings += 1
        self._screens.clear()
        for token_hash in list(self._hashes.get(person, ())):
            found = self._known[token_hash].device
            if found != spared and device in (None, found):
                self._drop(token_hash)

    def forget_all(self) -> None:
        """Ask the database again for every guest: some may be deleted."""
        self._forgettings += 1
        for kept in (self._known, self._hashes, self._seen, self._screens):
            kept.clear()

    def _drop(self, token_hash: str) -> None:
        forgotten = self._known.pop(token_hash)
        del self._seen[token_hash]
        self._hashes[forgotten.guest].discard(token_hash)
        if not self._hashes[forgotten.guest]:
            del self._hashes[forgotten.guest]

    def _remember(self, token_hash: str, author: Author, seen_at: int) -> Author:
        self._known[token_hash] = author
        self._known.move_to_end(token_hash)
        self._hashes[author.guest].add(token_hash)
        self._seen[token_hash] = seen_at
        if len(self._known) > REMEMBERED:
            self._drop(next(iter(self._known)))
        return author

    async def screen_of(self, table: str, author: Author, claims: bool) -> str | None:
        """The device at which the hands of a guest play at a table; the first one that claims them has them."""
        place = (table, author.guest)
        device = self._screens.get(place)
        if device is None:
            before = self._forgettings
            device = await screen_of(self._store, *place)
            if device is None and claims:
                await keep_screen(self._store, *place, author.device)
                device = await screen_of(self._store, *place)
            if device is not None and before == self._forgettings:
                self._screens[place] = device
                if len(self._screens) > REMEMBERED:
                    self._screens.popitem(last=False)
        return device


def checked_name(name: str) -> str:
    """A name that can be shown, or a refusal. What cannot be seen would make two names look alike."""
    name = " ".join(INVISIBLE.sub("", name).split())
    if name_problems([name]) or not plain(name):
        raise BadName(Refusal("guest-name", "", {"most": NAME_LENGTH}))
    return name


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
