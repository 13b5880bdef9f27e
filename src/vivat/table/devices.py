"""The devices of a guest, and what makes a new one: codes that are good once, and passkeys.

A code is read aloud or written by hand: sixteen letters and digits of Crockford's base 32, which has no I, L, O and U.
Of the code the database has only the hash; 80 random bits need no salt.
"""

import hashlib
import secrets
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from vivat.game.durations import MINUTE_MS
from vivat.game.text import INVISIBLE
from vivat.table.schema import challenges, codes, devices, guests, passkeys, screens
from vivat.table.store import Conflict, DeviceRow, Store

LINK_MS = 5 * MINUTE_MS
"""So long a link is good."""
CHALLENGE_MS = 5 * MINUTE_MS
"""So long one may take to show one's passkey."""
RECOVERY_CODES = 3
"""So many are made at once."""
MOST_DEVICES = 30
"""So many devices a guest may have; for one more, the one that was not seen for longest goes."""
MOST_PASSKEYS = 20
DEVICE_NAME_LENGTH = 40
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 16
GROUP = 4
FORGIVEN = str.maketrans({"O": "0", "I": "1", "L": "1"})
CodeKind = Literal["link", "recovery"]


class PasskeyRow(Struct, frozen=True):
    """A passkey of a guest: its public half, and how often it has signed as far as it counts."""

    id: str
    guest_id: str
    credential: str
    public_key: str
    sign_count: int
    name: str
    created_at: int
    seen_at: int


class OwnDevice(Struct, frozen=True):
    """A device as the guest, and the operator, may know it."""

    id: str
    name: str
    created_at: int
    seen_at: int


class CodeRow(Struct, frozen=True):
    """A code that makes a new device of a guest, once."""

    code_hash: str
    guest_id: str
    kind: CodeKind
    created_at: int
    expires_at: int | None


class CodeOwner(Struct, frozen=True):
    """Whose code it is, and which kind."""

    guest: str
    name: str
    kind: CodeKind


def hashed(secret: str) -> str:
    """What is kept of a token or a code. It is random and long enough, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """A random code of 80 bits, in groups of four."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[start : start + GROUP] for start in range(0, CODE_LENGTH, GROUP))


def code_hash(said: str) -> str | None:
    """The hash of a code as somebody has written it; None if it cannot be one.

    Case, spaces and whatever stands between groups do not count; O is 0, I and L are 1.
    """
    letters = "".join(each for each in said.upper() if each.isalnum()).translate(FORGIVEN)
    if len(letters) != CODE_LENGTH or not set(letters) <= set(LETTERS):
        return None
    return hashed(letters)


def device_name(said: str) -> str:
    """A name for a device or passkey as it is kept: one line, without what cannot be seen."""
    seen = (each if each.isprintable() else " " for each in INVISIBLE.sub("", said))
    return " ".join("".join(seen).split())[:DEVICE_NAME_LENGTH]


# Devices.


async def read_devices(store: Store, guest: str) -> list[DeviceRow]:
    """The devices of a guest, the oldest first."""
    found = await store.fetch(
        select(devices).where(devices.c.guest_id == guest).order_by(devices.c.created_at, devices.c.id)
    )
    return [DeviceRow(**row._asdict()) for row in found]


async def rename_device(store: Store, guest: str, device: str, name: str) -> bool:
    """Write a device's new name; False if the guest has no such device."""
    mine = and_(devices.c.id == device, devices.c.guest_id == guest)
    if not await store.has(select(devices.c.id).where(mine)):
        return False
    await store.do(lambda run: run.execute(update(devices).where(mine).values(name=name)))
    return True


async def note_seen(store: Store, device: str, now: int) -> None:
    """Write that a device was used now."""
    await store.do(lambda run: run.execute(update(devices).where(devices.c.id == device).values(seen_at=now)))


# Codes.


async def make_codes(store: Store, guest: str, kind: CodeKind, now: int) -> list[str]:
    """New codes of a guest, which are told this once; those of the same kind from before are good no more."""
    made = [new_code() for _ in range(1 if kind == "link" else RECOVERY_CODES)]
    expires = now + LINK_MS if kind == "link" else None
    rows = [CodeRow(code_hash(code) or "", guest, kind, now, expires) for code in made]

    def write(run: Connection) -> None:
        run.execute(delete(codes).where(codes.c.guest_id == guest, codes.c.kind == kind))
        run.execute(delete(codes).where(codes.c.expires_at <= now))
        run.execute(insert(codes), [msgspec.structs.asdict(row) for row in rows])

    await store.do(write)
    return made


async def owner_of(store: Store, said: str, now: int) -> CodeOwner | None:
    """Whose code this is, which stays good; None if it is nobody's, or was used, or its time is over."""
    wanted = select(guests.c.id.label("guest"), guests.c.name, codes.c.kind).join_from(codes, guests)
    found = await store.fetch(wanted.where(good_code(code_hash(said), now)))
    return CodeOwner(**found[0]._asdict()) if found else None


async def use_code(store: Store, said: str, device: DeviceRow, now: int) -> bool:
    """Use up a code for a new device of its guest; False if it is not good, or somebody else was faster."""
    is_good, done = and_(good_code(code_hash(said), now), codes.c.guest_id == device.guest_id), False

    def use(run: Connection) -> None:
        nonlocal done
        done = run.execute(delete(codes).where(is_good)).rowcount == 1
        if done:
            run.execute(insert(devices), [msgspec.structs.asdict(device)])

    await store.do(use)
    return done


def good_code(hash_of_code: str | None, now: int) -> ColumnElement[bool]:
    """Whether a row is this code, and its time is not over."""
    is_fresh = or_(codes.c.expires_at.is_(None), codes.c.expires_at > now)
    return and_(codes.c.code_hash == (hash_of_code or ""), is_fresh)


async def count_codes(store: Store, guest: str) -> int:
    """How many recovery codes of a guest are still good."""
    mine = select(func.count()).select_from(codes).where(codes.c.guest_id == guest, codes.c.kind == "recovery")
    return int((await store.fetch(mine))[0][0])


# Passkeys.


async def read_passkeys(store: Store, guest: str) -> list[PasskeyRow]:
    """The passkeys of a guest, the oldest first."""
    found = await store.fetch(
        select(passkeys).where(passkeys.c.guest_id == guest).order_by(passkeys.c.created_at, passkeys.c.id)
    )
    return [PasskeyRow(**row._asdict()) for row in found]


async def find_passkey(store: Store, credential: str) -> PasskeyRow | None:
    """The passkey with this id of its authenticator's."""
    found = await store.fetch(select(passkeys).where(passkeys.c.credential == credential))
    return PasskeyRow(**found[0]._asdict()) if found else None


async def add_passkey(store: Store, passkey: PasskeyRow) -> bool:
    """Write a new passkey; False if its guest has enough of them, Conflict if there is one with its credential."""
    is_theirs, done = passkeys.c.guest_id == passkey.guest_id, False

    def write(run: Connection) -> None:
        nonlocal done
        run.execute(select(guests.c.id).where(guests.c.id == passkey.guest_id).with_for_update())  # one at a time
        done = run.execute(select(func.count()).select_from(passkeys).where(is_theirs)).scalar_one() < MOST_PASSKEYS
        if done:
            run.execute(insert(passkeys), [msgspec.structs.asdict(passkey)])

    await store.do(write)
    return done


async def remove_passkey(store: Store, guest: str, passkey: str) -> bool:
    """Delete a passkey; False if the guest has no such one."""
    mine = and_(passkeys.c.id == passkey, passkeys.c.guest_id == guest)
    if not await store.has(select(passkeys.c.id).where(mine)):
        return False
    await store.do(lambda run: run.execute(delete(passkeys).where(mine)))
    return True


async def sign_in(store: Store, passkey: PasskeyRow, sign_count: int, device: DeviceRow, now: int) -> bool:
    """A new device for whoever has a passkey, whose counter moves on; False if it has moved meanwhile, or is gone."""
    same, done = and_(passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.sign_count), False

    def write(run: Connection) -> None:
        nonlocal done
        done = run.execute(update(passkeys).where(same).values(sign_count=sign_count, seen_at=now)).rowcount == 1
        if done:
            run.execute(insert(devices), [msgspec.structs.asdict(device)])

    await store.do(write)
    return done


async def add_challenge(store: Store, challenge: str, guest: str | None, now: int) -> None:
    """Keep what a passkey is to sign, for a while; what has had its time goes, and what this guest had before."""
    row = {"challenge": challenge, "guest_id": guest, "expires_at": now + CHALLENGE_MS}
    useless = challenges.c.expires_at <= now
    if guest is not None:
        useless = or_(useless, challenges.c.guest_id == guest)

    def write(run: Connection) -> None:
        run.execute(delete(challenges).where(useless))
        run.execute(insert(challenges), [row])

    await store.do(write)


async def take_challenge(store: Store, challenge: str, guest: str | None, now: int) -> bool:
    """Use up a challenge that was for this guest, or for nobody yet; False if there is none."""
    is_theirs = challenges.c.guest_id.is_(None) if guest is None else challenges.c.guest_id == guest
    this, taken = and_(challenges.c.challenge == challenge, is_theirs, challenges.c.expires_at > now), False

    def take(run: Connection) -> None:
        nonlocal taken
        taken = run.execute(delete(challenges).where(this)).rowcount == 1

    await store.do(take)
    return taken


# Screens that several people share.


async def screen_of(store: Store, table: str, guest: str) -> str | None:
    """The device at which the hands of a guest play at a table; None if there is none."""
    found = await store.fetch(select(screens.c.device_id).where(at_screen(table, guest)))
    return None if not found else str(found[0].device_id)


async def keep_screen(store: Store, table: str, guest: str, device: str) -> None:
    """Write at which device the hands of a guest play at a table, unless that is said already or there is no table."""
    row = {"table_id": table, "guest_id": guest, "device_id": device}
    with suppress(Conflict):
        await store.do(lambda run: run.execute(insert(screens), [row]))


def at_screen(table: str, guest: str) -> ColumnElement[bool]:
    """The row of a table and a guest."""
    return and_(screens.c.table_id == table, screens.c.guest_id == guest)
