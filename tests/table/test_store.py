"""The store, on SQLite and on PostgreSQL: what was acknowledged is there, whole, once and in order."""

import asyncio
import os
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from alembic import command as alembic
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, NOON, options
from tests.table.postgres import command
from tests.web.relays import Relay
from vivat.game import VivatError
from vivat.table import database, schema, store
from vivat.table.database import MIGRATIONS, StoreFailure, migrate
from vivat.table.decide import open_table
from vivat.table.entries import Entry, Said, Sat
from vivat.table.store import (
    MOST_IN_A_BATCH,
    MOST_LISTED,
    Append,
    Conflict,
    DeviceRow,
    GuestRow,
    Store,
    TableRow,
    TokenHolder,
)
from vivat.table.summary import first_row, row_after
from vivat.table.table import Table

TABLES = {
    "channels",
    "mail_questions",
    "notice_preferences",
    "notices",
    "server_keys",
    "guests",
    "reviews",
    "review_claims",
    "devices",
    "codes",
    "passkeys",
    "challenges",
    "screens",
    "tables",
    "entries",
    "members",
    "offers",
    "servers",
    "leases",
    "presence",
    "search_requests",
    "reports",
    "bans",
    "acts",
    "circles",
    "circle_entries",
    "circle_guests",
    "results",
}
CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def on(database: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), Store.open(database) as opened:
            await test(opened)

    asyncio.run(run())


def row(table: str, seq: int = 1, **more: Any) -> TableRow:
    found: dict[str, Any] = {
        "status": "gathering",
        "listed": False,
        "game": "kingup",
        "opened_at": NOON,
        "changed_at": NOON + seq,
    }
    return TableRow(id=table, version=seq, summary="{}", **(found | more))


def opening(table: str, guest: str = ADA.guest, **more: Any) -> Append:
    """The first entry of a table."""
    body = open_table(options("me", "open", "open"), ADA)
    return Append(Entry(1, NOON, guest, "", body), row(table, **more), (guest,))


def line(table: str, seq: int, text: str = "!", author: str = ADA.guest, command: str = "") -> Append:
    """Another entry."""
    return Append(Entry(seq, NOON + seq, author, command, Said(0, text, False, False)), row(table, seq))


async def texts(opened: Store, table: str) -> list[str]:
    return [entry.body.text for entry in await opened.read_entries(table) if isinstance(entry.body, Said)]


def test_what_was_written_is_read_back_also_by_the_next_server(database: str) -> None:
    appends = [opening("t"), line("t", 2, "Ä \u0000 🂡 \\ '"), line("t", 3, "b", command="c1")]

    async def write(opened: Store) -> None:
        for append in appends:
            await opened.append(append)
        assert await opened.read_entries("t") == [append.entry for append in appends]
        assert await opened.read_entries("t", 2) == [appends[2].entry]
        assert await opened.read_entries("nowhere") == []

    async def read(opened: Store) -> None:
        assert await opened.read_entries("t") == [append.entry for append in appends]
        assert await opened.list_tables() == [appends[2].row]

    on(database, write)
    on(database, read)


def test_an_entry_is_written_by_one_only(database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("t"))
        await opened.append(line("t", 2, "first"))
        with pytest.raises(Conflict):
            await opened.append(line("t", 2, "second"))
        with pytest.raises(Conflict):
            await opened.append(opening("t"))
        assert await texts(opened, "t") == ["first"]
        assert (await opened.list_tables())[0].version == 2

    on(database, test)


def test_a_command_is_written_once_whatever_number_its_entry_has(database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("t"), opening("u"))
        await opened.append(line("t", 2, command="c"))
        with pytest.raises(Conflict):
            await opened.append(line("t", 3, command="c"))
        await opened.append(line("t", 3, command="c", author=BOB.guest))
        await opened.append(line("t", 4, command=""))
        await opened.append(line("t", 5, command=""))
        await opened.append(line("u", 2, command="c"))
        assert [entry.seq for entry in await opened.read_entries("t")] == [1, 2, 3, 4, 5]

    on(database, test)


def test_entries_that_belong_together_are_written_all_or_none(database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("t"))
        await opened.append(line("t", 2, "there"))
        with pytest.raises(Conflict):
            await opened.append(opening("u", BOB.guest), line("t", 2, "late"))
        with pytest.raises(Conflict):
            await opened.append(line("t", 3, "half"), opening("t"))
        assert [each.id for each in await opened.list_tables()] == ["t"]
        assert await texts(opened, "t") == ["there"]
        assert await opened.tables_of(BOB.guest) == []
        await opened.append(line("t", 3, "whole"), opening("u", BOB.guest))
        assert {each.id: each.version for each in await opened.list_tables()} == {"t": 3, "u": 1}

    on(database, test)


def test_many_appends_share_a_transaction_and_keep_their_order(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    write_batch = store.write_batch

    def counted(connection: Any, batch: Any) -> None:
        batches.append(len(batch))
        write_batch(connection, batch)

    monkeypatch.setattr(store, "write_batch", counted)

    async def test(opened: Store) -> None:
        names = [f"table{number}" for number in range(10)]
        await opened.append(*(opening(name) for name in names))
        batches.clear()
        waiting = [opened.append(line(name, seq, f"{seq}")) for seq in range(2, 52) for name in names]
        await asyncio.gather(*waiting)
        assert sum(batches) == 500
        assert len(batches) < 50
        assert max(batches) == MOST_IN_A_BATCH
        for name in names:
            assert await texts(opened, name) == [str(seq) for seq in range(2, 52)]
        assert {each.version for each in await opened.list_tables()} == {51}

    on(database, test)


def test_one_that_comes_too_late_does_not_spoil_the_others_of_its_transaction(database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("t"), opening("u"))
        appends = [line("t", 2, "a"), line("t", 2, "b"), line("u", 2, "c"), line("u", 3, "d"), line("t", 3, "e")]
        done = await asyncio.gather(*map(opened.append, appends), return_exceptions=True)
        assert [type(each) for each in done] == [type(None), Conflict, type(None), type(None), type(None)]
        assert await texts(opened, "t") == ["a", "e"]
        assert await texts(opened, "u") == ["c", "d"]

    on(database, test)


def report(number: int, **more: Any) -> Callable[[Connection], object]:
    """A report to be written."""
    row = {"table_id": "t", "reporter": "r", "command": f"c{number}", "reported": "g", "name": "G", "lines": "[]"}
    return lambda run: run.execute(insert(schema.reports), [{"at": NOON, "text": "", **row, **more}])


@pytest.mark.parametrize(
    "unwritable", [{"text": "\0"}, {"reported": "g" * 99}, {"at": 2**70}, {"at": "then"}, {"text": None}], ids=str
)
def test_what_the_database_does_not_take_fails_alone(
    database: str, unwritable: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL takes no NUL, and nothing that is too long; SQLite takes nearly anything."""
    moves: list[int] = []
    write_batch = store.write_batch

    def counted(connection: Any, batch: Any) -> None:
        moves.append(sum(len(each.appends) for each in batch))
        write_batch(connection, batch)

    async def test(opened: Store) -> None:
        await opened.append(*(opening(f"t{number}") for number in range(20)))
        monkeypatch.setattr(store, "write_batch", counted)
        works = [
            *(opened.do(report(number)) for number in range(10)),
            opened.do(report(10, **unwritable)),
            opened.do(report(3)),
            *(opened.append(line(f"t{number}", 2)) for number in range(20)),
            opened.do(report(11)),
        ]
        done = await asyncio.gather(*works, return_exceptions=True)
        assert done[:10] + done[12:] == [None] * 31
        assert isinstance(done[10], Conflict | StoreFailure) or database.startswith("sqlite")
        assert isinstance(done[11], Conflict), "sent twice at once"
        assert [number for number in moves if number] == [20], "moves are written together and once"

    on(database, test)


def test_an_append_that_the_database_does_not_take_fails_alone(postgres_database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(*(opening(f"t{number}") for number in range(9)))
        appends = [line(f"t{number}", 2, author="a" * (99 if number == 4 else 1)) for number in range(9)]
        done = await asyncio.gather(*map(opened.append, appends), return_exceptions=True)
        assert [type(each) for each in done] == [*[type(None)] * 4, StoreFailure, *[type(None)] * 4]

    on(postgres_database, test)


def test_what_waits_when_a_store_is_closed_is_written(database: str) -> None:
    tasks: list[asyncio.Task[None]] = []

    async def write(opened: Store) -> None:
        await opened.append(opening("t"))
        tasks.extend(asyncio.create_task(opened.append(line("t", seq))) for seq in range(2, 200))
        await asyncio.sleep(0)

    async def read(opened: Store) -> None:
        assert len(await opened.read_entries("t")) == 199

    on(database, write)
    on(database, read)


def test_one_guest_does_not_push_everybody_else_off_the_list(database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("bob", BOB.guest, changed_at=NOON, listed=True))
        for number in range(MOST_LISTED + 3):
            await opened.append(opening(f"ada{number}", changed_at=NOON + 1 + number, listed=True))
        newest = [f"ada{number}" for number in reversed(range(3, MOST_LISTED + 3))]
        assert [each.id for each in await opened.listed_tables(0, most=MOST_LISTED + 1)] == [*newest, "bob"]

    on(database, test)


def test_tables_are_counted_for_a_person_and_not_for_each_hand(database: str) -> None:
    async def test(opened: Store) -> None:
        for number, guest in enumerate(("a_b", "a_b.1", "a_b.16", "axb.1", "a_bc", "a_bc.1")):
            await opened.append(opening(f"t{number}", guest))
        assert [await opened.count_running(guest, 0) for guest in ("a_b", "a_bc", "axb")] == [3, 2, 1]

    on(database, test)


def test_lists_have_the_last_changed_first_and_as_many_as_wanted(database: str) -> None:
    async def test(opened: Store) -> None:
        for number, changed in enumerate((50, 10, 40, 40, 30)):
            status = ("gathering", "playing")[number % 2]
            await opened.append(opening(f"t{number}", changed_at=NOON + changed, status=status, listed=number > 1))
        assert [each.id for each in await opened.list_tables()] == ["t0", "t2", "t3", "t4", "t1"]
        assert [each.id for each in await opened.list_tables(most=2)] == ["t0", "t2"]
        assert [each.id for each in await opened.listed_tables(0)] == ["t2", "t3", "t4"]
        assert [each.id for each in await opened.playing_tables()] == ["t3", "t1"]

    on(database, test)


def test_a_guest_finds_the_tables_they_have_or_had_a_place_at(database: str) -> None:
    async def test(opened: Store) -> None:
        table = Table("t")
        first = Entry(1, NOON, ADA.guest, "", open_table(options("me", "open", "open"), ADA))
        table.apply(first)
        await opened.append(Append(first, first_row(table, first), (ADA.guest,)))
        sat = Entry(2, NOON + 1, BOB.guest, "c", Sat(1, BOB.guest, "Bob"))
        await opened.append(Append(sat, row_after(table, sat), (BOB.guest,)))
        await opened.append(Append(Entry(3, NOON, BOB.guest, "d", sat.body), row("t", 3), (BOB.guest,)))
        await opened.append(opening("u"))
        assert {each.id for each in await opened.tables_of(ADA.guest)} == {"t", "u"}
        assert [each.id for each in await opened.tables_of(BOB.guest)] == ["t"]
        assert len(await opened.tables_of(ADA.guest, most=1)) == 1
        assert await opened.tables_of("nobody") == []

    on(database, test)


def test_guests_are_found_by_their_token_and_can_be_renamed(database: str) -> None:
    ada = TokenHolder("g1", "Ada", "d1", NOON)

    async def test(opened: Store) -> None:
        await asyncio.gather(
            opened.add_guest(GuestRow("g1", "Ada", NOON), DeviceRow("d1", "g1", "a" * 64, "", NOON, NOON)),
            opened.add_guest(GuestRow("g2", "Bob", NOON), DeviceRow("d2", "g2", "b" * 64, "", NOON, NOON)),
        )
        assert await opened.find_guest("a" * 64) == ada
        assert await opened.find_guest("c" * 64) is None
        await opened.rename_guest("g1", "Éloïse")
        assert await opened.find_guest("a" * 64) == TokenHolder("g1", "Éloïse", "d1", NOON)
        assert await opened.find_guest("b" * 64) == TokenHolder("g2", "Bob", "d2", NOON)
        with pytest.raises(Conflict):
            await opened.add_guest(GuestRow("g3", "Thief", NOON), DeviceRow("d3", "g3", "a" * 64, "", NOON, NOON))
        await opened.check()

    on(database, test)


# Migrations.


def config_of(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def test_migrations_lead_from_nothing_to_what_the_code_expects_and_again_to_the_same(bare_database: str) -> None:
    async def test(opened: Store) -> None:
        async with opened.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            names = await connection.run_sync(lambda each: set(inspect(each).get_table_names()))
        assert names == TABLES | {"alembic_version"}
        if not await opened.list_tables():
            await opened.append(opening("t"))

    on(bare_database, test)
    on(bare_database, test)


@pytest.mark.parametrize("bare_database", ["sqlite"], indirect=True)
def test_the_tables_of_the_migrations_are_to_the_letter_those_of_the_code(bare_database: str, tmp_path: Path) -> None:
    async def nothing(opened: Store) -> None:
        await opened.check()

    on(bare_database, nothing)
    other = create_engine(f"sqlite:///{tmp_path / 'other.db'}")
    schema.metadata.create_all(other)
    other.dispose()
    assert sql_of(tmp_path / "vivat.db") == sql_of(tmp_path / "other.db")


def sql_of(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    connection.close()
    # A name in quotes is the same name.
    plain = (re.sub(r'^CREATE TABLE "(\w+)"', r"CREATE TABLE \1", each) for (each,) in found)
    return sorted(" ".join(each.replace("!=", "<>").split()) for each in plain if "alembic" not in each)


def test_migrations_can_be_taken_back_and_done_again(bare_database: str) -> None:
    async def test(opened: Store) -> None:
        async with opened.engine.begin() as connection:
            await connection.run_sync(lambda each: alembic.downgrade(config_of(each), "base"))
            assert await connection.run_sync(lambda each: set(inspect(each).get_table_names())) == {"alembic_version"}
        async with opened.engine.begin() as connection:
            await connection.run_sync(migrate)
            assert await connection.run_sync(differences) == []
        await opened.append(opening("t"))

    on(bare_database, test)


def test_a_database_of_the_first_version_is_brought_up_with_its_tables(bare_database: str) -> None:
    async def make_old(opened: Store) -> None:
        await opened.append(opening("t"))
        async with opened.engine.begin() as connection:
            await connection.run_sync(lambda each: alembic.downgrade(config_of(each), "0001"))
            names = await connection.run_sync(lambda each: set(inspect(each).get_table_names()))
        assert names == {"guests", "tables", "entries", "members", "alembic_version"}

    async def test(opened: Store) -> None:
        async with opened.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        assert [each.id for each in await opened.list_tables()] == ["t"]
        await opened.append(line("t", 2))
        assert len(await opened.read_entries("t")) == 2

    on(bare_database, make_old)
    on(bare_database, test)


def test_what_servers_ask_search_workers_for_has_its_name_of_today_and_of_before(bare_database: str) -> None:
    async def columns(opened: Store, step: str) -> dict[str, set[str]]:
        async with opened.engine.begin() as connection:
            if step != "head":
                await connection.run_sync(lambda each: alembic.downgrade(config_of(each), step))
            found = await connection.run_sync(lambda each: inspect(each).get_multi_columns())
        return {table: {column["name"] for column in each} for (_, table), each in found.items()}

    async def make_old(opened: Store) -> None:
        found = await columns(opened, "0008")
        assert "search_requests" not in found
        assert {"thinker_id", "address"} <= found["thoughts"]
        async with opened.engine.begin() as connection:
            await connection.execute(text("INSERT INTO servers VALUES ('one', 'serve', 1, 1)"))
            asked = "INSERT INTO thoughts VALUES ('a', 'one', 'one', 'ada', 't', 1, 0, 'prince', 7, 1, NULL, '')"
            await connection.execute(text(asked))

    async def test(opened: Store) -> None:
        found = await columns(opened, "head")
        assert "thoughts" not in found
        assert {"worker_id", "address"} <= found["search_requests"]
        async with opened.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    on(bare_database, make_old)
    on(bare_database, test)


def test_a_column_that_no_migration_knows_is_noticed(bare_database: str) -> None:
    async def test(opened: Store) -> None:
        async with opened.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE guests ADD COLUMN shoe_size INTEGER"))
            assert await connection.run_sync(differences) != []

    on(bare_database, test)


def test_a_migration_that_is_cut_short_leaves_nothing_behind(
    bare_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(*_: object, **__: object) -> None:
        raise OSError("the power is out")

    async def nothing(opened: Store) -> None:
        assert await opened.list_tables() == []

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", cut)
        with pytest.raises(StoreFailure, match="the power is out"):
            on(bare_database, nothing)
    on(bare_database, nothing)


# Who may open what.


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("", "store-unusable"),
        ("vivat.db", "store-bad-address"),
        ("sqlite://", "store-bad-address"),
        ("sqlite:///:memory:", "store-bad-address"),
        ("sqlite:///file:vivat?mode=memory&uri=true", "store-bad-address"),
        ("mysql://root@localhost/vivat", "store-bad-address"),
        ("oracle+nothing://x", "store-bad-address"),
        ("postgresql://localhost:many/vivat", "store-bad-address"),
        ("http://localhost/", "store-bad-address"),
        ("://", "store-bad-address"),
        ("x" * 500, "store-bad-address"),
        ("sqlite:////proc/nowhere/vivat.db", "store-unusable"),
        ("sqlite:////dev/null/vivat.db", "store-unusable"),
        ("postgresql://nobody@127.0.0.1:1/vivat", "store-unusable"),
        ("postgresql://nobody@no-such-host.invalid/vivat", "store-unusable"),
        ("postgresql://nobody@127.0.0.1:1/vivat?sslmode=require", "store-unusable"),
        ("postgresql://nobody@127.0.0.1:1/vivat?sslmode=perhaps", "store-unusable"),
    ],
)
def test_what_is_no_database_is_refused_with_a_sentence(
    address: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(opened: Store) -> None:
        raise AssertionError("it was opened")

    monkeypatch.setattr(store, "default_url", lambda: "sqlite:////proc/nowhere/vivat.db")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreFailure) as caught:
        on(address, nothing)
    assert caught.value.refusal.key == key
    assert len(str(caught.value)) < 400
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_the_server_does_not_have_is_refused_with_a_sentence(postgres: str) -> None:
    async def nothing(opened: Store) -> None:
        raise AssertionError("it was opened")

    there = postgres.format("postgres")
    for address, reason in (
        (postgres.format("nowhere"), "does not exist"),
        (there.replace("postgres:@", "nobody:@"), "does not exist"),
        (f"{there}&no_such_option=1", "unrecognized configuration parameter"),
    ):
        with pytest.raises(StoreFailure, match=reason):
            on(address, nothing)


def test_the_options_of_an_address_are_those_of_postgresql(postgres_database: str) -> None:
    async def test(opened: Store) -> None:
        async with opened.engine.connect() as connection:
            assert (await connection.execute(text("SHOW application_name"))).scalar() == "castle"

    on(f"{postgres_database}&application_name=castle&sslmode=disable", test)


def test_without_the_driver_of_postgresql_its_address_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nothing(opened: Store) -> None:
        raise AssertionError("it was opened")

    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreFailure, match="asyncpg"):
        on("postgresql://nobody@127.0.0.1:1/vivat", nothing)


def test_a_file_that_is_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "vivat.db"
    path.write_bytes(b"Dear diary, " * 1000)

    async def nothing(opened: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(StoreFailure, match="not a database"):
        on(f"sqlite:///{path}", nothing)
    assert path.read_bytes() == b"Dear diary, " * 1000


def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("t"))

    on(f"sqlite:///{tmp_path / 'a' / 'b' / 'vivat.db'}", test)
    assert (tmp_path / "a" / "b" / "vivat.db").is_file()


def test_a_file_of_sqlite_has_one_writer(sqlite_database: str) -> None:
    async def again(opened: Store) -> None:
        with pytest.raises(StoreFailure) as caught:
            async with Store.open(sqlite_database):
                raise AssertionError("it was opened")
        assert caught.value.refusal.key == "store-in-use"
        assert "vivat.db" in str(caught.value)
        await opened.append(opening(f"t{len(await opened.list_tables())}"))

    on(sqlite_database, again)
    on(sqlite_database, again)


def test_a_symbolic_link_does_not_lead_past_the_lock(sqlite_database: str, tmp_path: Path) -> None:
    async def again(_: Store) -> None:
        other = tmp_path / "other.db"
        other.symlink_to(Path(make_url(sqlite_database).database or ""))
        with pytest.raises(StoreFailure) as caught:
            async with Store.open(f"sqlite:///{other}"):
                raise AssertionError("it was opened")
        assert caught.value.refusal.key == "store-in-use"

    on(sqlite_database, again)


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    async def nothing(_: Store) -> None:
        pass

    file, other = tmp_path / "vivat.db", tmp_path / "other.db"
    on(f"sqlite:///{file}", nothing)
    other.hardlink_to(file)
    for each in (file, other, file):
        with pytest.raises(StoreFailure) as caught:
            on(f"sqlite:///{each}", nothing)
        assert caught.value.refusal.key == "store-two-names"
    other.unlink()
    on(f"sqlite:///{file}", nothing)


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is said in another way")
@pytest.mark.parametrize(("mode", "is_said"), [(0o600, False), (0o644, True), (0o620, True)], ids=oct)
def test_a_file_that_others_may_read_is_told_of(
    sqlite_database: str, caplog: pytest.LogCaptureFixture, mode: int, is_said: bool
) -> None:
    database.warn_of_readers(sqlite_database)
    database.warn_of_readers("postgresql://localhost/vivat")
    path = Path(make_url(sqlite_database).database or "")
    path.touch()
    path.chmod(mode)
    database.warn_of_readers(sqlite_database)
    assert (f"chmod 600 {path}" in caplog.text) == is_said


def test_a_database_that_can_only_be_read_is_not_healthy(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "WELL_SECONDS", 0)
    name = urlsplit(postgres_database).path.removeprefix("/")

    async def test(opened: Store) -> None:
        await opened.check()
        await command(postgres_database, f"ALTER DATABASE {name} SET default_transaction_read_only TO on")
        await command(postgres_database, CUT)
        for _ in range(3):  # the first may find that its connection was cut
            with suppress(StoreFailure):
                await opened.list_tables()
            with pytest.raises(StoreFailure):
                await opened.check()
        assert await opened.list_tables() == []

    on(postgres_database, test)


def test_the_version_of_sqlite_is_looked_at(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    database.check_sqlite_version((3, 25, 0))
    with pytest.raises(StoreFailure, match=r"needs SQLite 3\.25\.0 or later; this Python has 3\.24\.9"):
        database.check_sqlite_version((3, 24, 9))
    for version, address, is_said in (
        ((3, 51, 2), "sqlite:///x.db", True),
        ((3, 51, 2), None, True),
        ((3, 51, 3), "sqlite:///x.db", False),
        ((3, 40, 1), "postgresql://x/y", False),
    ):
        caplog.clear()
        monkeypatch.setattr("vivat.table.database.sqlite3.sqlite_version_info", version)
        database.warn_of_old_sqlite(address)
        assert ("two programs write at once" in caplog.text) == is_said


def test_a_move_is_on_the_disk_when_it_is_acknowledged(sqlite_database: str) -> None:
    async def test(opened: Store) -> None:
        async with opened.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
            ]
        assert found == ["wal", 2]

    on(sqlite_database, test)


def test_a_reader_may_look_beside_the_writer_and_writes_nothing(database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("t"))
        async with Store.open(database, writes=False) as reader:
            assert [each.id for each in await reader.list_tables()] == ["t"]
            await opened.append(line("t", 2))
            assert len(await reader.read_entries("t")) == 2
            if not opened.is_shared:
                with pytest.raises(SQLAlchemyError, match="readonly"):
                    async with reader.engine.begin() as connection:
                        await connection.execute(text("DELETE FROM entries"))
        assert len(await opened.read_entries("t")) == 2

    on(database, test)


@pytest.mark.parametrize("bare_database", ["postgresql"], indirect=True)
def test_a_reader_of_nothing_is_told_so(tmp_path: Path, bare_database: str) -> None:
    (tmp_path / "empty.db").touch()

    async def read(address: str) -> None:
        async with Store.open(address, writes=False):
            raise AssertionError("it was opened")

    for address in (f"sqlite:///{tmp_path / 'none.db'}", f"sqlite:///{tmp_path / 'empty.db'}", bare_database):
        with pytest.raises(StoreFailure) as caught:
            asyncio.run(read(address))
        assert caught.value.refusal.key == "store-unusable"
    assert not (tmp_path / "none.db").exists()


# When the database fails.


def test_a_lost_connection_costs_at_most_what_was_under_way(postgres_database: str) -> None:
    async def test(opened: Store) -> None:
        await opened.append(opening("t"))
        await command(postgres_database, CUT)
        with suppress(StoreFailure):
            await opened.append(line("t", 2, "lost or not"))
        await opened.append(line("t", 1 + len(await opened.read_entries("t")), "goes on"))
        assert (await texts(opened, "t"))[-1] == "goes on"

    on(postgres_database, test)


def test_a_database_that_takes_everything_and_answers_nothing_is_noticed(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket = f"{parse_qs(urlsplit(postgres_database).query)['host'][0]}/.s.PGSQL.5432"

    async def test() -> None:
        async with Relay(lambda: asyncio.open_unix_connection(socket)).running() as relay:
            way = urlsplit(postgres_database)._replace(netloc=f"postgres:@127.0.0.1:{relay.port}", query="").geturl()
            async with Store.open(way) as opened:
                await opened.append(opening("t"))
                with monkeypatch.context() as patch:
                    patch.setattr(store, "ANSWER_SECONDS", 0.05)
                    patch.setattr(database, "ANSWER_SECONDS", 0.05)
                    relay.hush()
                    for _ in range(2):
                        with pytest.raises(StoreFailure):
                            await opened.append(line("t", 2))
                        with pytest.raises(StoreFailure):
                            await opened.read_entries("t")
                relay.mend()
                await opened.append(line("t", 1 + len(await opened.read_entries("t")), "goes on"))
                assert (await texts(opened, "t"))[-1] == "goes on"

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


@pytest.mark.parametrize("error", [OSError("disk full"), RuntimeError("something new"), KeyError("x")], ids=repr)
def test_whoever_waits_is_told_of_any_failure_and_the_next_write_is_tried(
    database: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fails(*_: object) -> None:
        raise error

    async def test(opened: Store) -> None:
        await opened.append(opening("t"))
        with monkeypatch.context() as patch:
            patch.setattr(store, "write_batch", fails)
            done = await asyncio.gather(*(opened.append(line("t", 2)) for _ in range(3)), return_exceptions=True)
            assert all(isinstance(each, StoreFailure) for each in done)
            assert all(isinstance(each, VivatError) and each.refusal.sentence() for each in done)
        await opened.append(line("t", 2))
        assert len(await opened.read_entries("t")) == 2

    on(database, test)


def test_a_server_that_cannot_be_reached_for_a_while_does_not_end_the_writer(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncpg

    async def unreachable(*_: object, **__: object) -> None:
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    async def test(opened: Store) -> None:
        await opened.append(opening("t"))
        await command(postgres_database, CUT)
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg, "connect", unreachable)
            for _ in range(3):
                with pytest.raises(StoreFailure):
                    await opened.append(line("t", 2))
        await opened.append(line("t", 2))
        assert len(await opened.read_entries("t")) == 2

    on(postgres_database, test)
