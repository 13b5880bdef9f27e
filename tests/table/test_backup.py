"""Backups: all of a database in a folder and back, finished games as records, and damaged files refused."""

import asyncio
import os
import shutil
import stat
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.table.desk import ADA, BOB, CLEO, NOON, everything, options
from tests.table.virtual import FakeTime, house_in, until
from tests.web.nursery import run_vivat
from vivat.cli import main
from vivat.game import GameRecord
from vivat.lab.castle import record_fitting
from vivat.table import backup, schema
from vivat.table.admin.acts import DeleteGuest, DeleteTable, Request
from vivat.table.admin.perform import perform
from vivat.table.backup import BackupFailure, export_all, import_all, write_lines
from vivat.table.commands import Leave, Say, Sit, Start
from vivat.table.devices import PasskeyRow, add_passkey, keep_screen, make_codes
from vivat.table.entries import Entry
from vivat.table.house import House
from vivat.table.record_tags import ended_in
from vivat.table.store import DeviceRow, GuestRow, Store, TokenHolder

GUESTS = [
    (
        GuestRow(author.guest, author.name, NOON),
        DeviceRow(f"device-{number}", author.guest, f"{number:064}", "", NOON, NOON),
    )
    for number, author in enumerate((ADA, BOB, CLEO))
]


async def fill(house: House) -> None:
    """Guests; a game that is over, a session with several games, one that is being played, one that gathers."""
    for guest, device in GUESTS:
        await house.store.add_guest(guest, device)
    await make_codes(house.store, ADA.guest, "recovery", NOON)
    await add_passkey(house.store, PasskeyRow("p", BOB.guest, "credential", "key", 7, "Bob's key", NOON, NOON))
    over = await house.open(options("random", "random", "random"), ADA, "over")
    await house.submit(over, ADA, Start(id="start"))
    session = options("random", "random", "random", "random", game="intrigue", most_rounds=1, session_points=100)
    several = await house.open(session, ADA, "several")
    for number in range(3):
        await house.submit(several, ADA, Start(id=f"start{number}"))
        await until(lambda: several.table.status != "playing")  # a lease may just be renewed
        await FakeTime.rest(house)
    playing = await house.open(options("me", "open", "random"), ADA, "playing")
    await house.submit(playing, BOB, Sit(id="sit"))
    await house.submit(playing, ADA, Start(id="start"))
    await keep_screen(house.store, "playing", BOB.guest, GUESTS[1][1].id)
    gathering = await house.open(options("open", "open", "open"), BOB, "gathering")
    await house.submit(gathering, CLEO, Sit(id="sit"))
    await house.submit(gathering, CLEO, Say(id="say", text="Ñ \u2028 🂡"))
    await house.submit(gathering, CLEO, Leave(id="leave"))
    await FakeTime.rest(house)


KEPT = (
    schema.guests, schema.devices, schema.codes, schema.passkeys, schema.tables, schema.entries, schema.members,
    schema.screens,
)  # fmt: skip


async def contents(store: Store) -> dict[str, Any]:
    """All that is in a database."""
    found: dict[str, Any] = {}
    async with store.engine.connect() as connection:
        for table in KEPT:
            found[table.name] = sorted(map(tuple, (await connection.execute(select(table))).all()))
    return found


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database that has something in it, and its backup."""
    folder = tmp_path_factory.mktemp("made")

    async def run() -> None:
        address = f"sqlite:///{folder / 'full.db'}"
        async with house_in(folder, database=address) as (house, _):
            await fill(house)
        await export_all(folder / "backup", address)

    asyncio.run(run())
    return folder


@pytest.fixture
def full(made: Path, tmp_path: Path) -> tuple[str, Path]:
    """The address of a full database, and its backup, to be changed at will."""
    shutil.copytree(made, tmp_path / "full")
    return f"sqlite:///{tmp_path / 'full' / 'full.db'}", tmp_path / "full" / "backup"


async def read(address: str) -> dict[str, Any]:
    async with Store.open(address) as store:
        return await contents(store)


def test_a_backup_brings_back_tables_logs_guests_and_who_sat_where(full: tuple[str, Path], database: str) -> None:
    address, folder = full
    before = asyncio.run(read(address))
    assert {len(rows) > 0 for rows in before.values()} == {True}
    assert asyncio.run(import_all(folder, database)).startswith("4 of 4 tables, 0 circles and 3 guests")
    assert asyncio.run(read(database)) == before

    async def run() -> None:
        async with Store.open(database) as store:
            assert {row.id for row in await store.tables_of(CLEO.guest)} == {"gathering"}
            assert await store.find_guest(GUESTS[1][1].token_hash) == TokenHolder(BOB.guest, BOB.name, "device-1", NOON)

    asyncio.run(run())


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
def test_database_and_backup_are_their_owner_s_alone(made: Path, tmp_path: Path) -> None:
    database, folder = tmp_path / "deep" / "vivat.db", tmp_path / "backup"

    async def work() -> None:
        async with Store.open(f"sqlite:///{database}") as store:
            await store.add_guest(*GUESTS[0])
            assert {each.suffix for each in database.parent.iterdir()} >= {".db", ".db-wal"}
            for each in database.parent.glob("vivat.db*"):
                assert each.suffix == ".lock" or stat.S_IMODE(each.stat().st_mode) == 0o600, each
        await export_all(folder, f"sqlite:///{made / 'full.db'}")

    asyncio.run(work())
    found = [folder, *folder.rglob("*")]
    assert len(found) > 8
    for each in found:
        assert stat.S_IMODE(each.stat().st_mode) == (0o700 if each.is_dir() else 0o600), each


def test_what_is_there_already_stays_as_it_is(full: tuple[str, Path]) -> None:
    address, folder = full
    before = asyncio.run(read(address))
    assert asyncio.run(import_all(folder, address)).startswith("0 of 4 tables, 0 circles and 0 guests")
    assert asyncio.run(read(address)) == before


def test_whoever_was_deleted_since_does_not_come_back(full: tuple[str, Path]) -> None:
    """An older backup has them with their tokens, and tables that are gone by now with their names."""
    address, folder = full

    async def run() -> None:
        async with Store.open(address) as store:
            for act in (DeleteTable(table="playing"), DeleteGuest(guest=BOB.guest)):
                await perform(store, Request("operator", act))
        said = await import_all(folder, address)
        assert said.startswith("1 of 4 tables, 0 circles and 0 guests")
        assert said.endswith("Guests who were deleted here before, and are again: 1.")
        async with Store.open(address) as store:
            assert await store.find_guest(GUESTS[1][1].token_hash) is None
            assert await store.name_of(BOB.guest) == ""
            found = await contents(store)
        assert {row[0] for row in found["tables"]} >= {"over", "playing"}
        assert BOB.guest not in str(found)
        assert '"Bob"' not in str(found["entries"])

    asyncio.run(run())


def test_a_table_that_comes_back_goes_on(full: tuple[str, Path], tmp_path: Path) -> None:
    address, folder = full

    async def run() -> None:
        async with house_in(tmp_path, database=address) as (house, _):
            live = await house.find("playing")
            assert live is not None
            before = everything(live.table)
        new = f"sqlite:///{tmp_path / 'new.db'}"
        await import_all(folder, new)
        async with house_in(tmp_path, database=new) as (house, _):
            live = await house.find("playing")
            assert live is not None
            assert everything(live.table) == before
            await house.submit(live, ADA, Say(id="back", text="here we are"))

    asyncio.run(run())


def test_every_finished_game_is_a_record_that_can_be_read(full: tuple[str, Path]) -> None:
    folder = full[1]
    files = sorted(path.name for path in (folder / "games").iterdir())
    assert files == ["over-1.vivat", "several-1.vivat", "several-2.vivat", "several-3.vivat"]
    for name in files:
        record = GameRecord.load(folder / "games" / name)
        assert record.game().is_over
        bots = {f"bot-{seat + 1}": "random" for seat in range(len(record.options.seats))}
        assert record.tags.items() >= (bots | {"table": name.split("-")[0]}).items()
        assert ended_in(record) is not None
        assert ("session-games" in record.tags) == name.startswith("several")


def test_an_opponent_model_is_fitted_to_the_games_of_a_backup(
    full: tuple[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games, into = full[1] / "games", tmp_path / "models.json"
    monkeypatch.setattr(record_fitting, "FEWEST", 5)
    assert main(["lab", "fit", str(games), "--who", "random", "--name", "careless", "--into", str(into)]) == 0
    assert "/careless: " in capsys.readouterr().out
    (model,) = msgspec.json.decode(into.read_bytes()).values()
    assert len(model) == 158
    assert main(["lab", "fit", str(games), "--into", str(into)]) != 0  # no person has finished a game


def test_a_backup_may_be_moved_to_another_kind_of_database_and_back(
    full: tuple[str, Path], postgres_database: str, tmp_path: Path
) -> None:
    address, folder = full
    asyncio.run(import_all(folder, postgres_database))
    asyncio.run(export_all(tmp_path / "again", postgres_database))
    last = f"sqlite:///{tmp_path / 'last.db'}"
    asyncio.run(import_all(tmp_path / "again", last))
    assert asyncio.run(read(last)) == asyncio.run(read(address))


# Damage.


def refusal(folder: Path, address: str) -> dict[str, Any]:
    """Where the damage is."""
    with pytest.raises(BackupFailure) as caught:
        asyncio.run(import_all(folder, address))
    assert caught.value.refusal.key == "backup-damaged"
    assert str(caught.value).startswith(f"Line {caught.value.refusal.facts['line']} of ")
    return dict(caught.value.refusal.facts)


def changed(content: bytes, at: int) -> bytes:
    return content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]


@pytest.mark.parametrize("name", ["tables/playing.jsonl", "guests.jsonl"])
def test_any_changed_byte_is_noticed_in_its_line(full: tuple[str, Path], name: str) -> None:
    path = full[1] / name
    content = path.read_bytes()
    positions = {0, 1, 20, len(content) - 1, len(content) - 2, *Random(1).sample(range(len(content)), 300)}
    for at in positions:
        path.write_bytes(changed(content, at))
        line = content[:at].count(b"\n") + 1
        with pytest.raises(BackupFailure) as caught:
            backup.read_lines(path)
        facts = caught.value.refusal.facts
        assert facts["file"] == path.name
        assert facts["line"] in (line, line + 1)
    path.write_bytes(content)
    assert backup.read_lines(path)


@pytest.mark.parametrize("name", ["tables/playing.jsonl", "guests.jsonl"])
def test_a_file_that_was_cut_anywhere_is_noticed(full: tuple[str, Path], name: str) -> None:
    path = full[1] / name
    content = path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(content[:-1]) if byte == 10]
    for at in {0, 1, len(content) - 1, *ends, *Random(2).sample(range(len(content)), 100)}:
        path.write_bytes(content[:at])
        with pytest.raises(BackupFailure) as caught:
            backup.read_lines(path)
        assert caught.value.refusal.facts["line"] == content[:at].count(b"\n") + 1


def test_nothing_of_a_damaged_table_comes_in_and_the_others_can_follow(full: tuple[str, Path], tmp_path: Path) -> None:
    folder = full[1]
    path = folder / "tables" / "playing.jsonl"
    content = path.read_bytes()
    path.write_bytes(changed(content, len(content) // 2))
    new = f"sqlite:///{tmp_path / 'new.db'}"
    line = content[: len(content) // 2].count(b"\n") + 1
    assert refusal(folder, new) == {"file": "playing.jsonl", "line": line}
    there = asyncio.run(read(new))
    assert [row[0] for row in there["tables"]] == ["gathering", "over"]
    assert {row[0] for row in there["entries"]} == {"gathering", "over"}
    assert {row[1] for row in there["members"]} == {"gathering", "over"}
    path.write_bytes(content)
    asyncio.run(import_all(folder, new))
    assert asyncio.run(read(new)) == asyncio.run(read(full[0]))


def test_damaged_guests_bring_in_nothing_at_all(full: tuple[str, Path], tmp_path: Path) -> None:
    folder = full[1]
    path = folder / "guests.jsonl"
    path.write_bytes(path.read_bytes()[:-30])
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert refusal(folder, new)["file"] == "guests.jsonl"
    assert not any(asyncio.run(read(new)).values())


def rewritten(path: Path, change: Any) -> None:
    """A file whose digests fit, but whose log was changed: by whoever made it."""
    head, *log = backup.read_lines(path)
    entries = [msgspec.json.decode(each, type=Entry) for each in log]
    write_lines(path, [msgspec.Raw(head), *change(entries)])


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda log: log[:-1], 1),
        (lambda log: [log[0], *log[2:]], 3),
        (lambda log: [log[0], log[0], *log[2:]], 3),
        (lambda log: log[1:], 2),
        (lambda log: log[:0], 1),
    ],
    ids=["short", "gap", "twice", "headless", "empty"],
)
def test_a_log_that_cannot_be_replayed_is_refused(
    full: tuple[str, Path], tmp_path: Path, change: Any, line: int
) -> None:
    folder = full[1]
    rewritten(folder / "tables" / "playing.jsonl", change)
    assert refusal(folder, f"sqlite:///{tmp_path / 'new.db'}") == {"file": "playing.jsonl", "line": line}


def test_an_entry_that_the_rules_do_not_allow_is_refused(full: tuple[str, Path], tmp_path: Path) -> None:
    folder = full[1]
    path = folder / "tables" / "over.jsonl"

    def cheat(log: list[Entry]) -> list[Entry]:
        body = msgspec.structs.replace(log[5].body, actions=("place Odessa 9",))
        return [*log[:5], msgspec.structs.replace(log[5], body=body), *log[6:]]

    rewritten(path, cheat)
    assert refusal(folder, f"sqlite:///{tmp_path / 'new.db'}") == {"file": "over.jsonl", "line": 7}


def test_the_same_table_in_two_files_comes_in_once(full: tuple[str, Path], tmp_path: Path) -> None:
    folder = full[1]
    (folder / "tables" / "zwilling.jsonl").write_bytes((folder / "tables" / "over.jsonl").read_bytes())
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert asyncio.run(import_all(folder, new)).startswith("4 of 5 tables")


# Beside a server, and from the command line.


def test_a_backup_made_while_a_house_writes_is_whole(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with house_in(tmp_path, database=database) as (house, _):
            await fill(house)
            lives = [await house.open(options("me", "open", "open"), ADA, f"t{number}") for number in range(5)]
            writing = True
            said = 0

            async def talk() -> None:
                nonlocal said
                while writing:
                    said += 1
                    for live in lives:
                        house.clock._now += 4000  # type: ignore[attr-defined]
                        await house.submit(live, ADA, Say(id=f"s{said}", text=str(said)))
                    if said % 5 == 0:
                        await house.open(options("me", "open", "open"), BOB, f"u{said}")

            talking = asyncio.create_task(talk())
            for number in range(2):
                while said < 3 * (number + 1):
                    await asyncio.sleep(0)
                await export_all(tmp_path / f"backup{number}", database)
            writing = False
            await talking
        for number in range(2):
            address = f"sqlite:///{tmp_path / f'copy{number}.db'}"
            await import_all(tmp_path / f"backup{number}", address)
            async with house_in(tmp_path, database=address) as (house, _):
                for row in await house.store.list_tables(most=None):
                    live = await house.find(row.id)
                    assert live is not None
                    assert live.table.version == row.version
                    assert row.id in {each.id for each in await house.store.tables_of(live.table.host)}

    asyncio.run(run())


def test_the_command_line_makes_a_backup_and_brings_it_in(full: tuple[str, Path], tmp_path: Path) -> None:
    address, _ = full
    folder, new = tmp_path / "by hand", f"sqlite:///{tmp_path / 'new.db'}"
    done = run_vivat("tables", "export", str(folder), "--database", address)
    assert (done.returncode, done.stderr) == (0, "")
    counted = f"4 tables, 4 finished games, 0 circles and 3 guests are in {folder}."
    assert done.stdout == f"{counted} Ways of notices are not.\n"
    done = run_vivat("tables", "import", str(folder), "--database", new)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("4 of 4 tables, 0 circles and 3 guests were brought in")
    assert asyncio.run(read(new)) == asyncio.run(read(address))

    nowhere = run_vivat("tables", "import", str(tmp_path / "nowhere"), "--database", new)
    assert nowhere.returncode == 2
    assert nowhere.stderr.startswith("The backup cannot be read or written")
    assert nowhere.stderr.count("\n") == 1
    (folder / "guests.jsonl").write_text("dear diary\n")
    torn = run_vivat("tables", "import", str(folder), "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert (torn.returncode, torn.stderr) == (
        2,
        "Line 1 of guests.jsonl is damaged. Nothing of that table was brought in.\n",
    )


def test_a_database_that_is_in_use_is_not_imported_into(full: tuple[str, Path]) -> None:
    address, folder = full

    async def run() -> None:
        async with Store.open(address):
            with pytest.raises(Exception, match="Another server uses"):
                await import_all(folder, address)
            await export_all(folder, address)

    asyncio.run(run())
