"""Devices, codes and passkeys in the database: what is good once is good for one; databases from before stay good."""

import asyncio
from pathlib import Path

from alembic import command as alembic
from sqlalchemy import insert, select, text

from tests.table.desk import NOON
from tests.table.test_store import config_of, on
from vivat.table import schema
from vivat.table.admin.acts import Request, Retain, Revoke
from vivat.table.admin.perform import perform
from vivat.table.backup import GUESTS, import_all, write_lines
from vivat.table.devices import (
    PasskeyRow,
    add_challenge,
    add_passkey,
    make_codes,
    read_devices,
    screen_of,
    sign_in,
    take_challenge,
    use_code,
)
from vivat.table.store import DeviceRow, GuestRow, Store, TokenHolder


def device(name: str, guest: str = "ada", seen: int = NOON) -> DeviceRow:
    return DeviceRow(name, guest, f"hash-{name}", name, NOON, seen)


async def settle(store: Store, *names: str) -> None:
    for name in names:
        await store.add_guest(GuestRow(name, name.title(), NOON), device(f"{name}-1", name))


def test_what_is_good_once_is_good_for_one_of_all_who_try_at_once(database: str) -> None:
    async def test(store: Store) -> None:
        await settle(store, "ada")
        [code] = await make_codes(store, "ada", "link", NOON)
        tries = await asyncio.gather(*(use_code(store, code, device(f"by-code-{n}"), NOON) for n in range(6)))
        assert sorted(tries) == [False] * 5 + [True]
        passkey = PasskeyRow("p", "ada", "credential", "key", 3, "", NOON, NOON)
        await add_passkey(store, passkey)
        tries = await asyncio.gather(*(sign_in(store, passkey, 4, device(f"by-key-{n}"), NOON) for n in range(6)))
        assert sorted(tries) == [False] * 5 + [True]
        await add_challenge(store, "challenge", None, NOON)
        tries = await asyncio.gather(*(take_challenge(store, "challenge", None, NOON) for _ in range(6)))
        assert sorted(tries) == [False] * 5 + [True]
        assert len(await read_devices(store, "ada")) == 3

    on(database, test)


def test_a_guest_has_one_challenge_at_a_time_and_strangers_keep_theirs(database: str) -> None:
    """However often somebody asks to be asked, there is one row of theirs."""

    async def test(store: Store) -> None:
        await settle(store, "ada", "ben")
        for name, guest in (("stranger", None), ("ben", "ben"), ("first", "ada"), ("another", None), ("second", "ada")):
            await add_challenge(store, name, guest, NOON)
        assert not await take_challenge(store, "first", "ada", NOON)
        for name, guest in (("second", "ada"), ("ben", "ben"), ("stranger", None), ("another", None)):
            assert await take_challenge(store, name, guest, NOON), name

    on(database, test)


def test_a_screen_goes_with_its_device_and_a_device_with_its_guest(database: str) -> None:
    async def test(store: Store) -> None:
        await settle(store, "ada", "ben")
        async with store.engine.begin() as connection:
            await connection.execute(
                insert(schema.tables),
                [
                    {
                        "id": "t",
                        "version": 1,
                        "status": "playing",
                        "listed": False,
                        "game": "kingup",
                        "opened_at": NOON,
                        "changed_at": NOON,
                        "summary": "{}",
                    }
                ],
            )
            await connection.execute(
                insert(schema.screens), [{"table_id": "t", "guest_id": "ada", "device_id": "ada-1"}]
            )
        assert await screen_of(store, "t", "ada") == "ada-1"
        await perform(store, Request("Olga", Revoke(guest="ada", device="ada-1")))
        assert await screen_of(store, "t", "ada") is None
        assert await read_devices(store, "ada") == []
        assert len(await read_devices(store, "ben")) == 1

    on(database, test)


def test_who_was_seen_lately_is_not_idle(database: str) -> None:
    async def test(store: Store) -> None:
        now = 10**13
        await settle(store, "idle")
        await store.add_guest(GuestRow("comes", "Comes", NOON), device("comes-1", "comes", seen=now))
        await perform(store, Request("Olga", Retain(days=400)))
        assert [row.id for row in await store.fetch(select(schema.guests.c.id))] == ["comes"]

    on(database, test)


def test_a_token_from_before_there_were_devices_is_the_token_of_one(database: str) -> None:
    async def make_old(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda each: alembic.downgrade(config_of(each), "0005"))
            await connection.execute(text("INSERT INTO guests VALUES ('ada', 'Ada', 'hash-of-old', 7)"))

    async def bring_up(store: Store) -> None:
        assert await store.find_guest("hash-of-old") == TokenHolder("ada", "Ada", "ada", 7)
        await store.do(lambda run: run.execute(insert(schema.devices), [device_row("new", seen=9)]))
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda each: alembic.downgrade(config_of(each), "0005"))
            kept = (await connection.execute(text("SELECT id, name, token_hash, created_at FROM guests"))).all()
        assert [tuple(row) for row in kept] == [("ada", "Ada", "hash-new", 7)], "of two the one seen last"

    def device_row(name: str, seen: int) -> dict[str, object]:
        return {
            "id": name, "guest_id": "ada", "token_hash": f"hash-{name}", "name": "", "created_at": 8, "seen_at": seen,
        }  # fmt: skip

    on(database, make_old)
    on(database, bring_up)


def test_a_backup_from_before_there_were_devices_is_read(sqlite_database: str, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    (folder / "tables").mkdir(parents=True)
    old = [{"id": "ada", "name": "Ada", "token_hash": "hash-of-old", "created_at": 7}]
    write_lines(folder / GUESTS, old)
    assert "and 1 guests were brought in" in asyncio.run(import_all(folder, sqlite_database))

    async def test(store: Store) -> None:
        assert await store.find_guest("hash-of-old") == TokenHolder("ada", "Ada", "ada", 7)

    on(sqlite_database, test)
