"""Reviews over the network: begun once, told while they grow, kept, and for whoever may see the game again."""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import select, update

from tests.circle.company import add_guest, put
from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, CLEO, Desk, begun, options
from vivat.circle.table_results import rebuild
from vivat.game.durations import DAY_MS
from vivat.review.review import CurvePoint, Review
from vivat.table.devices import hashed
from vivat.table.review_store import KEPT_DAYS
from vivat.table.schema import review_claims, reviews
from vivat.table.store import Store
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS, Limits
from vivat.web.pages import PageFile
from vivat.web.reviewing import ReviewProgress, Reviews

EVEN = (0.5, 0.5, 0.0)
CURVE = Review("1", ("steward",), (CurvePoint(0, EVEN, EVEN, EVEN, EVEN, 1),))
WHOLE = replace(CURVE, models=("steward", "searcher"))


class Library:
    """Stands for the process that reviews: goes on when a test says so."""

    def __init__(self) -> None:
        self.begun = 0
        self.stopped = 0
        self.goes_on = asyncio.Event()
        self.fails: bool | str = False

    async def __call__(self, record: str, _worlds: int | None) -> AsyncIterator[ReviewProgress]:
        assert record.startswith("vivat"), "a record"
        self.begun += 1
        try:
            yield ReviewProgress(0.1, msgspec.json.encode(CURVE))
            await self.goes_on.wait()
            yield ReviewProgress(1.0, None)
            if self.fails == "late":
                raise TimeoutError
            if self.fails:
                return
            yield ReviewProgress(1.0, msgspec.json.encode(WHOLE))
        finally:
            self.stopped += 1


class Door:
    """The application in this process."""

    def __init__(self, client: Any, library: Library) -> None:
        self.client = client
        self.library = library

    def ask(self, who: str, method: str, path: str) -> tuple[int, bytes, Any]:
        self.client.cookies.clear()
        answer = self.client.request(method, f"/api/tables/{path}/review", headers={"Authorization": f"Bearer {who}"})
        return answer.status_code, answer.content, answer.json()

    def state(self, method: str, path: str, until: str) -> Any:
        """What is said once it is said to be so."""
        said = self.ask("ada", method, path)[2]
        begun_at = time.monotonic()
        while said["state"] != until:
            assert time.monotonic() < begun_at + PATIENCE, f"still {said['state']}, not {until}"
            said = self.ask("ada", "GET", path)[2]
        return said

    def let_go(self) -> None:
        self.client.blocking_portal.call(self.library.goes_on.set)


async def fill(database: str, desks: dict[str, Desk]) -> None:
    async with Store.open(database) as store:
        for author in (ADA, BOB, CLEO):
            await add_guest(store, author, hashed(author.name.lower()))
        for table_id, desk in desks.items():
            await put(store, table_id, desk)


@contextmanager
def door(database: str, limits: Limits | None = None) -> Iterator[Door]:
    library = Library()
    with (
        patch("vivat.web.app.Reviews", partial(Reviews, work=library, compiling=lambda _: None)),
        TestClient(make_app(database, limits or NO_LIMITS)) as client,
    ):
        yield Door(client, library)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with finished games, one of them at a table without spectators, and one that goes on."""
    file = tmp_path_factory.mktemp("reviews") / "vivat.db"
    desks = {
        "done": begun(options("me", "open", "random"), BOB, seed=1),
        "again": begun(options("me", "random", "random"), seed=2),
        "alone": begun(options("me", "random", "random", spectators=False), seed=1),
    }
    for desk in desks.values():
        desk.play_out()
    asyncio.run(fill(f"sqlite:///{file}", desks | {"running": begun(options("me", "random", "random"))}))
    return file


@pytest.fixture
def database(filled: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(filled, tmp_path / 'vivat.db')}"


def test_a_review_is_begun_once_told_as_it_grows_and_kept(database: str) -> None:
    with door(database) as here:
        assert here.ask("ada", "GET", "done/games/1")[2] == {
            "state": "none", "progress": 0.0, "ahead": 0, "review": None,
        }  # fmt: skip
        running = here.state("POST", "done/games/1", "running")
        assert here.ask("bob", "POST", "done/games/1")[2]["state"] == "running"
        waiting = here.ask("ada", "POST", "again/games/1")[2]
        assert (waiting["state"], waiting["ahead"]) == ("waiting", 1)
        assert len(running["review"]["curve"]) == 1
        assert here.library.begun == 1
        here.let_go()
        done = here.state("GET", "done/games/1", "done")
        assert done["review"] == msgspec.json.decode(msgspec.json.encode(WHOLE))
        here.state("GET", "again/games/1", "done")
        assert here.library.begun == 2
    with door(database) as here:  # after a restart, of the same version
        assert here.ask("bob", "POST", "done/games/1")[2] == done
        assert here.library.begun == 0


def test_a_stop_ends_reviews_at_once_and_they_begin_anew(database: str) -> None:
    with door(database) as here:
        here.state("POST", "done/games/1", "running")
        here.ask("ada", "POST", "again/games/1")
        stopped = here.library
    assert (stopped.begun, stopped.stopped) == (1, 1)
    with door(database) as here:
        assert here.ask("ada", "GET", "done/games/1")[2]["state"] == "none"
        here.let_go()
        here.state("POST", "done/games/1", "done")
        assert here.library.begun == 1


def test_reviews_of_another_version_are_worked_out_anew(database: str) -> None:
    async def age() -> None:
        async with Store.open(database) as store:
            await store.do(lambda run: run.execute(update(reviews).values(version="0")))

    async def clear() -> int:
        async with Store.open(database) as store:
            await rebuild(store)
            return len(await store.fetch(select(reviews)))

    for number in (1, 2):
        with door(database) as here:
            here.let_go()
            assert here.ask("ada", "GET", "done/games/1")[2]["state"] == "none"
            here.state("POST", "done/games/1", "done")
            assert here.library.begun == 1
        if number == 1:
            asyncio.run(age())
    assert asyncio.run(clear()) == 0


def test_one_that_fails_says_so_and_can_be_tried_again(database: str) -> None:
    with door(database) as here:
        here.library.fails = True
        here.let_go()
        here.state("POST", "done/games/1", "failed")
        here.library.fails = False
        here.state("POST", "done/games/1", "done")


def test_one_that_takes_too_long_is_not_tried_again(database: str) -> None:
    with door(database) as here:
        here.library.fails = "late"
        here.let_go()
        for _ in range(3):
            here.state("POST", "done/games/1", "failed")
        assert here.library.begun == 1


def test_whoever_may_not_see_the_game_again_learns_nothing(database: str) -> None:
    with door(database) as here:
        for method in ("GET", "POST"):
            for who, table in (("cleo", "alone"), ("ada", "nowhere"), ("ada", "running"), ("ada", "done")):
                path = f"{table}/games/{2 if table == 'done' else 1}"
                told = here.client.get(f"/api/tables/{path}/record", headers={"Authorization": f"Bearer {who}"})
                assert told.status_code in (403, 404, 409)
                assert here.ask(who, method, path)[:2] == (told.status_code, told.content)
        assert here.library.begun == 0


def test_nobody_can_begin_a_thousand(database: str) -> None:
    few = Limits(reviews_per_hour=1, reviews_per_hour_per_address=1)
    with door(database, few) as here:
        here.let_go()
        here.state("POST", "done/games/1", "done")
        here.state("POST", "done/games/1", "done")
        assert here.ask("ada", "POST", "again/games/1")[2]["key"] == "guest-too-fast"
        assert here.ask("bob", "POST", "again/games/1")[2]["key"] == "address-too-fast"
        assert here.library.begun == 1


def test_a_whole_review_is_packed_once_however_many_look_at_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[bytes] = []
    make = PageFile.make

    def counted(kind: str, content: bytes) -> PageFile:
        packed.append(content)
        return make(kind, content)

    monkeypatch.setattr(PageFile, "make", counted)
    with door(database) as here:
        for _ in range(3):
            here.state("POST", "done/games/1", "running")
        assert sum(b'"running"' in each for each in packed) == 1, "nothing has changed meanwhile"
        here.let_go()
        for _ in range(3):
            here.state("GET", "done/games/1", "done")
        assert sum(b'"done"' in each for each in packed) == 1


def test_a_review_at_which_nobody_looks_any_more_is_dropped(database: str) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            server = Reviews(store)

            async def kept_after(days: float) -> set[str]:
                """What is kept once another review is, so many days after somebody has looked at the first."""
                then = int(time.time() * 1000) - int(days * DAY_MS)
                await store.do(lambda run: run.execute(update(reviews).values(looked_at=then)))
                await server._kept.keep(("again", 1), server.version, b"{}")
                return {row.table_id for row in await store.fetch(select(reviews))}

            await server._kept.keep(("done", 1), server.version, b"{}")
            assert await kept_after(KEPT_DAYS - 1) == {"done", "again"}
            assert await said_of(Reviews(store), ("done", 1)) == "done"  # whoever looks at it keeps it
            looked_at = (await store.fetch(select(reviews.c.looked_at).where(reviews.c.table_id == "done")))[0][0]
            assert looked_at > time.time() * 1000 - DAY_MS
            assert await kept_after(KEPT_DAYS + 1) == {"again"}

    asyncio.run(work())


async def pack(content: bytes) -> PageFile:
    return PageFile.make("application/json", content)


async def said_of(server: Reviews, game: tuple[str, int]) -> str:
    return str(msgspec.json.decode((await server.look(game, pack)).plain)["state"])


def test_of_two_servers_one_works_a_review_out_and_the_other_tells_how_far_it_is(postgres_database: str) -> None:
    """And if the one dies, the other goes on."""
    game = ("done", 1)

    async def until(server: Reviews, state: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while await said_of(server, game) != state:
                await asyncio.sleep(0.01)

    async def work() -> None:
        desk = begun(options("me", "open", "random"), BOB, seed=1)
        desk.play_out()
        await fill(postgres_database, {"done": desk})
        async with Store.open(postgres_database) as here, Store.open(postgres_database) as there:
            libraries, servers = (Library(), Library()), []
            for store, library in zip((here, there), libraries, strict=True):
                registry = store.cluster.membership.registry  # type: ignore[attr-defined]
                await registry.connect(lambda _: None)
                await registry.join(store.cluster.server_id, "serve", 0)
                nap = partial(asyncio.sleep, 0.01)
                servers.append(Reviews(store, work=library, compiling=lambda _: None, sleep=lambda _, nap=nap: nap()))  # type: ignore[misc]
            first, second = servers
            first.begin(game, "castle", "vivat", "home", "ada")
            await until(first, "running")
            assert await said_of(second, game) == "running", "whichever server is asked"
            second.begin(game, "castle", "vivat", "home", "bob")
            await until(second, "running")
            assert (libraries[0].begun, libraries[1].begun) == (1, 0)
            await here.cluster.membership.registry.leave(here.cluster.server_id)  # type: ignore[attr-defined]
            async with asyncio.timeout(PATIENCE):
                while not libraries[1].begun:
                    await asyncio.sleep(0.01)
            libraries[1].goes_on.set()
            await until(second, "done")
            await until(first, "running")
            for server in servers:
                await server.close()
            assert not await there.fetch(select(review_claims)), "nobody works on it any more"
            for store in (here, there):
                await store.cluster.membership.registry.close()  # type: ignore[attr-defined]

    asyncio.run(work())
