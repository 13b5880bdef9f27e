"""Processes that only think: they decide for every server, fairly, and whoever asked goes on without them."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, options
from tests.table.postgres import command
from tests.table.virtual import FakeTime, Inline, Slow, enter, house_in, until
from vivat.cli import main
from vivat.table import bot_choice, scheduling
from vivat.table.commands import Sit, Start
from vivat.table.decide import Author
from vivat.table.entries import Balloted, Played
from vivat.table.house import House
from vivat.table.postgres_registry import PostgresRegistry
from vivat.table.registry import SearchRequest
from vivat.table.search_worker import SearchWorker
from vivat.table.store import Store
from vivat.table.timers import SharedTime


class Never(Inline):
    """Nobody should think here."""

    def submit(self, *_: Any, **__: Any) -> Any:
        raise AssertionError("a server thinks though there are processes for it")


@pytest.fixture(autouse=True)
def stewards_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if they took long: what is asked for elsewhere is what searches."""
    for module in (scheduling, bot_choice):
        monkeypatch.setattr(module, "SEARCHING", ("steward",))


@asynccontextmanager
async def worker_on(database: str, slots: int = 2, executor: Any = None) -> AsyncIterator[SearchWorker]:
    async with Store.open(database) as store:
        worker = SearchWorker(store, PostgresRegistry(store.engine.url), SharedTime(), slots, executor or Inline())
        worker.start()
        try:
            await until(lambda: worker.membership.is_alive)
            yield worker
        finally:
            if isinstance(executor, Slow):
                executor.wake()
            await worker.close()


def on(folder: Path, database: str, test: Callable[[House], Awaitable[None]], executor: Any = None) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), house_in(folder, FakeTime(), database, executor=executor) as (house, _):
            await test(house)

    asyncio.run(run())


async def rows(house: House, what: str) -> list[Any]:
    async with house.store.engine.connect() as connection:
        return list((await connection.execute(text(what))).all())


def test_a_think_process_decides_for_a_server_that_does_not_think(tmp_path: Path, postgres_database: str) -> None:
    async def test(house: House) -> None:
        async with worker_on(postgres_database) as worker:
            await until(lambda: house.cluster.has_search_workers)
            live = await house.open(options("steward", "steward", "steward"), ADA)
            await house.submit(live, ADA, Start(id="start"))
            await until(lambda: live.table.status == "finished")
            log = await house.store.read_entries(live.table.id)
            assert {entry.body.by for entry in log if isinstance(entry.body, Played)} == {"bot"}
            assert await rows(house, "SELECT id FROM search_requests") == []
            thought = [
                registry.get_sample_value("vivat_thinking_seconds_count", {"queue": queue})
                for registry, queue in ((house.metrics.registry, "elsewhere"), (worker._metrics.registry, "search"))
            ]
            assert thought[0] == thought[1] == sum(isinstance(entry.body, Played | Balloted) for entry in log)

    on(tmp_path, postgres_database, test, Never())


@pytest.mark.parametrize("how", ["stops", "dies"])
def test_whoever_asked_thinks_itself_when_the_think_process_is_gone(
    tmp_path: Path, postgres_database: str, how: str
) -> None:
    slow = Slow()

    async def test(house: House) -> None:
        async with worker_on(postgres_database, executor=slow) as worker:
            await until(lambda: house.cluster.has_search_workers)
            live = await house.open(options("steward", "steward", "steward"), ADA)
            await house.submit(live, ADA, Start(id="start"))
            await until(lambda: bool(slow.waiting))
            if how == "stops":
                await worker.close()
                slow.waiting.clear()
            else:
                worker.membership._task.cancel()  # type: ignore[union-attr]
                await command(postgres_database, "UPDATE servers SET beat_at = 0 WHERE kind = 'think'")
            await until(lambda: live.table.decision > 1)

    on(tmp_path, postgres_database, test)


def test_what_nobody_needs_any_more_is_dropped_and_the_search_is_cancelled(
    tmp_path: Path, postgres_database: str
) -> None:
    slow = Slow()

    async def test(house: House) -> None:
        async with worker_on(postgres_database, executor=slow) as worker:
            await until(lambda: house.cluster.has_search_workers)
            live = await house.open(options("steward", "steward", "steward"), ADA)
            eyes = enter(house, live, BOB)
            await house.submit(live, ADA, Start(id="start"))
            await until(lambda: bool(worker._at_work))
            job = next(iter(worker._at_work.values()))
            ((held,),) = await rows(house, "SELECT row_to_json(search_requests) FROM search_requests")
            assert held.keys() == {
                "id", "server_id", "worker_id", "person", "table_id", "decision", "seat", "level", "seed", "asked_at",
                "answer", "address",
            }  # fmt: skip
            assert held["answer"] is None
            live.acted_at = 0
            house.exit(live, eyes)
            await until(job.is_cancelled)
            slow.wake()
            await until(lambda: not worker._at_work)
            assert await rows(house, "SELECT id FROM search_requests") == []
            assert live.table.decision == 1

    on(tmp_path, postgres_database, test)


def test_thoughts_are_shared_among_people_whatever_server_asks(postgres_database: str) -> None:
    async def run() -> None:
        async with Store.open(postgres_database) as store:
            registry = PostgresRegistry(store.engine.url)
            await registry.connect(lambda _: None)
            for server in ("one", "two", "thinks", "more"):
                await registry.join(server, "think" if server == "thinks" else "serve", 0)
            asked = [("ada", "one"), ("ada", "two"), ("ada", "one"), ("bob", "two"), ("cleo", "one")]
            for number, (person, server) in enumerate(asked):
                await registry.ask(server, SearchRequest(f"t{number}", person, person, "table", 1, 0, "king", number))
            claimed = [await registry.claim("thinks" if number % 2 else "more") for number in range(6)]
            assert [each and each.person for each in claimed] == ["ada", "bob", "cleo", "ada", "ada", None]
            await registry.leave("more")  # what it had claimed can be claimed again, once
            again = await registry.claim("thinks")
            assert again is not None
            assert again.person == "cleo"
            assert not await registry.answer("more", "t4", "move")
            assert await registry.answer("thinks", "t4", "move")
            assert await registry.collect("one") == [("t4", "move")]
            assert await registry.collect("one") == []
            assert set(await registry.claimed("thinks")) == {"t1", "t3"}
            await registry.leave("two")  # nobody needs its thoughts any more
            assert await registry.claimed("thinks") == []
            await registry.close()

    asyncio.run(run())


def test_whoever_makes_guest_after_guest_shares_the_turns_of_one_address(postgres_database: str) -> None:
    """One search at a time, and a think process that remembers whose turn it was."""

    async def run() -> None:
        async with Store.open(postgres_database) as store:
            registry = PostgresRegistry(store.engine.url)
            await registry.connect(lambda _: None)
            await registry.join("one", "serve", 0)
            await registry.join("thinks", "think", 1)
            asked = [(f"guest{number}", "theirs") for number in range(30)]
            asked += [("ada", "home"), ("ada", "home"), ("bob", "home"), ("cleo", "inn")]
            for number, (person, address) in enumerate(asked):
                request = SearchRequest(f"t{number:02}", person, address, "table", 1, 0, "king", number)
                await registry.ask("one", request)
            served: list[tuple[str, str]] = []
            for _ in range(8):
                claimed = await registry.claim("thinks", served)
                assert claimed is not None
                assert await registry.answer("thinks", claimed.id, "move")
                served.append((claimed.address, claimed.person))
            assert [person for _, person in served] == [
                "guest0", "ada", "cleo", "guest1", "bob", "guest2", "ada", "guest3",
            ]  # fmt: skip
            await registry.close()

    asyncio.run(run())


@pytest.mark.parametrize("remembers", [True, False])
def test_a_think_process_remembers_whose_turn_it_was(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch, remembers: bool
) -> None:
    if not remembers:
        monkeypatch.setattr(SearchWorker, "_serve", lambda *_: None)
    slow = Slow()

    async def test(house: House) -> None:
        async with worker_on(postgres_database, slots=1, executor=slow) as worker:
            await until(lambda: house.cluster.has_search_workers)
            people = [*(Author(f"guest{number}", "N", "theirs") for number in range(6)), Author("ada", "Ada", "home")]
            lives = []
            for author in people:
                lives.append(await house.open(options("steward", "steward", "steward"), author))
                await house.submit(lives[-1], author, Start(id="start"))
            await until(lambda: house.cluster._search_requests._of_person.total() == 7)  # type: ignore[attr-defined]
            for _ in range(4):
                await until(lambda: bool(slow.waiting))
                (request,) = worker._at_work
                slow.finish()
                await until(lambda: request not in worker._at_work)  # noqa: B023
            assert (lives[-1].table.decision > 1) == remembers

    on(tmp_path, postgres_database, test)


def test_it_says_what_it_needs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["think", "--database", f"sqlite:///{tmp_path / 'vivat.db'}"]) == 2
    assert "postgresql://" in capsys.readouterr().err


@pytest.mark.parametrize("fault", [None, "stuck-thinking"])
def test_it_stops_when_it_is_told_to_whatever_is_under_way(postgres_database: str, fault: str | None) -> None:
    """And tells its operator how long it thinks."""
    program = ["vivat.cli"] if fault is None else ["tests.web.faulty", fault]
    flags = ["--no-compile", "--searches", "1", "--metrics-port", "0", "--database", postgres_database]
    started = [sys.executable, "-m", *program, "think", *flags]
    with subprocess.Popen(started, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            assert "Vivat thinks: 1 at once" in process.stdout.readline()
            said = next(line for line in process.stderr if "metrics at" in line)
            address = re.search(r"http://\S+/metrics", json.loads(said)["message"])
            assert address is not None
            assert "vivat_database_errors_total 0.0" in httpx.get(address[0], timeout=PATIENCE).text
            process.terminate()
            log = process.stderr.read()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
    assert ("stopped before everything under way had ended" in log) == (fault is not None)
    assert "Traceback" not in log


def test_people_play_on_beside_think_processes(tmp_path: Path, postgres_database: str) -> None:
    async def test(house: House) -> None:
        async with worker_on(postgres_database):
            await until(lambda: house.cluster.has_search_workers)
            live = await house.open(options("me", "open", "steward"), ADA)
            await house.submit(live, BOB, Sit(id="b"))
            await house.submit(live, ADA, Start(id="start"))
            await until(lambda: live.table.waited_for != (2,))

    on(tmp_path, postgres_database, test, Never())
