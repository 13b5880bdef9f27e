"""One damaged row: its table is set aside with a word in log, list and export, and everything else goes on."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.desk import ADA, BOB, CLEO, options
from tests.table.virtual import FakeTime, house_in
from vivat.cli import main
from vivat.table.commands import Say, Sit, Start
from vivat.table.damage import DamagedTable
from vivat.table.entries import Played
from vivat.table.house import House
from vivat.table.options import Clock
from vivat.table.showing import MOST_SHOWN_MS
from vivat.web.routes import info

TABLES = ("t1", "t2", "t3", "t4", "t5", "sick")
SECOND = 1000
DAMAGES: dict[str, tuple[str, int]] = {
    "no JSON": ("UPDATE entries SET body = '{' WHERE table_id = 'sick' AND seq = 3", 3),
    "no entry of ours": ("UPDATE entries SET body = '{\"kind\":\"danced\"}' WHERE table_id = 'sick' AND seq = 3", 3),
    "no text": ("UPDATE entries SET body = CAST(x'ff7b' AS TEXT) WHERE table_id = 'sick' AND seq = 3", 3),
    "no such chair": ("UPDATE entries SET body = replace(body, 'place\":1', 'place\":77') WHERE table_id = 'sick'", 2),
    "no time": ("UPDATE entries SET at = 'noon' WHERE table_id = 'sick' AND seq = 2", 2),
    "a hole": ("DELETE FROM entries WHERE table_id = 'sick' AND seq = 2", 2),
    "no summary": ("UPDATE tables SET summary = 'gone' WHERE id = 'sick'", 0),
    "no summary in text": ("UPDATE tables SET summary = CAST(x'ff7b' AS TEXT) WHERE id = 'sick'", 0),
}  # fmt: skip


async def begin(house: House) -> None:
    """Six tables with clocks that run."""
    for name in TABLES:
        live = await house.open(options("me", "open", "open", clock=Clock("decision", 30), listed=True), ADA, name)
        await house.submit(live, BOB, Sit(id="b"))
        await house.submit(live, CLEO, Sit(id="c"))
        await house.submit(live, ADA, Start(id="start"))


def damage(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "vivat.db")) as connection, connection:
        assert connection.execute(statement).rowcount


@pytest.fixture(params=DAMAGES)
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, int]:
    """A folder with six tables, one of them damaged, and at which entry."""

    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            await begin(house)

    asyncio.run(run())
    statement, entry = DAMAGES[request.param]
    damage(tmp_path, statement)
    return tmp_path, entry


def test_the_others_go_on(damaged: tuple[Path, int], caplog: pytest.LogCaptureFixture) -> None:
    folder, entry = damaged

    async def run() -> None:
        async with house_in(folder) as (house, time):
            with caplog.at_level(logging.ERROR):
                await time.rest(house)
                await time.go(30 * SECOND + MOST_SHOWN_MS, house)
            for name in TABLES[:-1]:
                log = await house.store.read_entries(name)
                assert [each.body.by for each in log if isinstance(each.body, Played)] == ["clock"]
            rows = {row.id: info(row, house.loading.damaged) for row in await house.store.list_tables()}
            assert {name for name, row in rows.items() if row.status == "damaged"} == {"sick"}
            assert len(rows) == len(TABLES)
            if entry:
                with pytest.raises(DamagedTable):
                    await house.find("sick")
        [said] = [record.getMessage() for record in caplog.records]
        assert "damaged" in said
        assert (f"entry {entry}" if entry else "its row") in said
        assert "sick" not in said, "who knows the id may look at the table"

    asyncio.run(run())


def test_check_and_export_name_it(damaged: tuple[Path, int], capsys: pytest.CaptureFixture[str]) -> None:
    folder, entry = damaged
    database = f"sqlite:///{folder / 'vivat.db'}"
    named = f"table sick is damaged: {f'entry {entry}' if entry else 'its row'}: "
    assert main(["tables", "check", "--database", database]) == 1
    said = capsys.readouterr().out
    assert said.startswith(named)
    assert said.endswith("1 of 6 tables are damaged; the others are sound.\n")
    assert main(["tables", "export", str(folder / "backup"), "--database", database]) == 1
    said = capsys.readouterr().out
    assert said.startswith(named)
    assert "5 tables," in said
    assert {path.stem for path in (folder / "backup" / "tables").iterdir()} == set(TABLES[:-1])
    new = f"sqlite:///{folder / 'new.db'}"
    assert main(["tables", "import", str(folder / "backup"), "--database", new]) == 0
    assert main(["tables", "check", "--database", new]) == 0
    assert capsys.readouterr().out.endswith("5 tables are sound.\n")


def test_check_notices_a_log_that_was_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA, "t")
            await house.submit(live, ADA, Say(id="say", text="!"))

    asyncio.run(run())
    damage(tmp_path, "DELETE FROM entries WHERE seq = 2")
    assert main(["tables", "check", "--database", f"sqlite:///{tmp_path / 'vivat.db'}"]) == 1
    assert capsys.readouterr().out.startswith("table t is damaged: entry 2: it is missing: the table has 2 entries\n")


def test_what_another_server_wrote_and_nobody_can_read_sets_the_table_aside(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        time = FakeTime()
        async with house_in(tmp_path, time, postgres_database) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA, "t")

            async def unreadable(*_: object) -> None:
                raise DamagedTable(2, "")

            make: Callable[..., object] = unreadable
            monkeypatch.setattr(house.store, "read_entries", make)
            with pytest.raises(DamagedTable):
                await house.find("t")
            assert house.loading.get("t") is None
            assert live.table.version == 1

    asyncio.run(run())
