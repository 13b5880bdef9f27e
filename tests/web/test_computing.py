"""Work that takes long holds up nobody: it is done beside the event loop, bounded in number, time and rate."""

import asyncio
import gc
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tests.web.test_coming_and_going import NO_GAME
from vivat.game import ImpossibleOptions
from vivat.table import own_data, own_texts, submission
from vivat.web import advice, computing, device_routes, lessons, puzzles, routes
from vivat.web.admission import TooMuch
from vivat.web.app import make_app
from vivat.web.computing import Computing
from vivat.web.facts import facts_of
from vivat.web.pages import PageFile


def during(test: Callable[[Computing], Awaitable[None]]) -> None:
    async def run() -> None:
        each = Computing()
        try:
            await test(each)
        finally:
            each.close()

    asyncio.run(run())


async def refusal(each: Computing, who: str, address: str = "home") -> str:
    with pytest.raises(TooMuch) as caught:
        await each.run(address, who, int)
    return caught.value.refusal.key


def test_the_loop_goes_on_while_something_is_worked_out() -> None:
    """The work waits for the loop: on the loop it would wait for ever."""

    async def test(each: Computing) -> None:
        loop_went_on = threading.Event()
        work = asyncio.create_task(each.run("home", "ada", partial(loop_went_on.wait, 60)))
        await asyncio.sleep(0)
        loop_went_on.set()
        assert await work

    during(test)


def test_what_takes_too_long_is_answered_and_counts_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computing, "SECONDS", 0.01)
    monkeypatch.setattr(computing, "MOST_WAITING_PER_CLIENT", 1)

    async def test(each: Computing) -> None:
        end = threading.Event()
        with pytest.raises(TooMuch) as caught:
            await each.run("home", "ada", partial(end.wait, 60))
        assert caught.value.refusal.key == "serve-busy"
        assert await refusal(each, "ada") == "frame-too-fast", "a thread is still at work for Ada"
        assert await refusal(each, "bob") == "serve-busy"
        while "bob" in each._admission.by_person:  # what has not begun is not begun any more
            await asyncio.sleep(0.001)
        assert each._admission.by_person == {"ada": 1}
        end.set()
        while each._admission.by_person:
            await asyncio.sleep(0.001)
        monkeypatch.setattr(computing, "SECONDS", 60)
        assert await each.run("home", "ada", lambda: 7) == 7
        with pytest.raises(ZeroDivisionError):
            await each.run("home", "ada", lambda: 1 // 0)

    during(test)


def test_one_guest_and_one_address_fill_a_part_and_all_together_no_more_than_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computing, "MOST_WAITING", 4)
    monkeypatch.setattr(computing, "MOST_WAITING_PER_ADDRESS", 3)
    monkeypatch.setattr(computing, "MOST_WAITING_PER_CLIENT", 2)

    async def test(each: Computing) -> None:
        end = threading.Event()
        tasks = [asyncio.create_task(each.run("home", who, partial(end.wait, 60))) for who in ("ada", "ada", "bob")]
        await asyncio.sleep(0)
        assert await refusal(each, "ada") == "frame-too-fast"
        assert await refusal(each, "cleo") == "frame-too-fast", "three wait at her address"
        tasks.append(asyncio.create_task(each.run("elsewhere", None, partial(end.wait, 60))))
        await asyncio.sleep(0)
        assert await refusal(each, "dan", "a third") == "serve-busy"
        end.set()
        assert await asyncio.gather(*tasks) == [True] * 4

    during(test)


def test_many_guests_at_one_address_keep_nobody_at_another_from_their_turn() -> None:
    """Eight tokens with eight requests each: of theirs some are refused, and an honest one is worked out next."""

    async def test(each: Computing) -> None:
        end, done = threading.Event(), list[str]()

        def work(who: str) -> str:
            end.wait(60)
            done.append(who)
            return who

        theirs = [
            asyncio.create_task(each.run("theirs", f"guest{number % 8}", partial(work, "theirs")))
            for number in range(64)
        ]
        await asyncio.sleep(0)
        honest = asyncio.create_task(each.run("home", "ada", partial(work, "honest")))
        stranger = asyncio.create_task(each.run("an inn", None, partial(work, "stranger")))
        await asyncio.sleep(0)
        end.set()
        assert list(await asyncio.gather(honest, stranger)) == ["honest", "stranger"]
        assert done.index("honest") <= 2
        assert done.index("stranger") <= 3
        answers = await asyncio.gather(*theirs, return_exceptions=True)
        assert sum(isinstance(answer, TooMuch) for answer in answers) == 64 - computing.MOST_WAITING_PER_ADDRESS

    during(test)


def test_one_guest_asks_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computing, "PER_SECOND", 1e-9)
    monkeypatch.setattr(computing, "BURST", 3)

    async def test(each: Computing) -> None:
        for _ in range(3):
            await each.run("home", "ada", int)
        assert await refusal(each, "ada") == "frame-too-fast"
        assert await refusal(each, "ada", "elsewhere") == "frame-too-fast"
        assert await each.run("home", "bob", int) == 0
        assert await each.run("home", None, int) == 0
        without_limits = Computing(limited=False)
        assert [await without_limits.run("home", "ada", int) for _ in range(4)] == [0] * 4
        without_limits.close()

    during(test)


SEATS = [["random"], ["random"], ["random"]]
ROUTES = [
    (own_data, "own_table", "GET", "/api/me/data"),
    (advice, "advice_on", "POST", "/api/options"),
    (submission, "open_table", "POST", "/api/tables"),
    (routes, "record_of", "GET", "/api/tables/{id}/games/1/record"),
    (routes, "log_of", "GET", "/api/tables/{id}/games/1/log"),
    (routes, "moment_of", "GET", "/api/tables/{id}/games/1/moments/1"),
    (routes, "invitation_code", "GET", "/api/tables/{id}/invitation"),
    (device_routes, "qr_code", "POST", "/api/me/links"),
]


def test_the_document_of_all_routes_is_made_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It takes milliseconds, and anybody may ask for it."""
    threads: list[str] = []
    describe = msgspec.json.schema_components

    def watched(*args: Any, **options: Any) -> Any:
        threads.append(threading.current_thread().name)
        return describe(*args, **options)

    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}")) as client:
        monkeypatch.setattr(msgspec.json, "schema_components", watched)
        first, *others = [client.get("/api/openapi.json") for _ in range(3)]
        assert first.json()["paths"]
        assert [each.content for each in others] == [first.content] * 2
        again = client.get("/api/openapi.json", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert len(threads) == 1
    assert threads[0].startswith("vivat-computing")


def test_the_rulebook_is_made_once_and_not_sent_again_to_who_has_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    threads: list[str] = []
    make = advice.make_rulebook

    def watched(language: str) -> PageFile:
        threads.append(threading.current_thread().name)
        return make(language)

    monkeypatch.setattr(advice, "RULEBOOKS", {})
    monkeypatch.setattr(advice, "make_rulebook", watched)
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}")) as client:
        first, second = [client.get("/api/rules?language=it") for _ in range(2)]
        assert first.json()[0]["html"]
        assert second.content == first.content
        again = client.get("/api/rules?language=it", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert [name.rpartition("_")[0] for name in threads] == ["vivat-computing"]


def test_lessons_and_puzzles_are_made_once_and_in_the_one_thread_for_what_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In threads of the framework's own, of which there are forty, they would take the turns of those who play."""
    threads: list[str] = []

    def watched(work: Callable[..., Any]) -> Callable[..., Any]:
        def at_work(*args: Any) -> Any:
            threads.append(threading.current_thread().name.rpartition("_")[0])
            return work(*args)

        return at_work

    for module, name in ((lessons, "make_lesson"), (puzzles, "position_of"), (puzzles, "solution_of")):
        monkeypatch.setattr(module, name, watched(getattr(module, name)))
    monkeypatch.setattr(lessons, "KEPT_LESSONS", {})
    monkeypatch.setattr(puzzles, "KEPT_PUZZLES", {})
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}")) as client:
        day = client.get("/api/puzzles").json()["days"][0]["day"]
        for path in ("/api/lessons/kingup", f"/api/puzzles/{day}"):
            first, second = [client.get(path) for _ in range(2)]
            assert (first.status_code, second.content) == (200, first.content)
            assert client.get(path, headers={"If-None-Match": first.headers["etag"]}).status_code == 304
        assert len(threads) == 2
        assert client.post(f"/api/puzzles/{day}", json={"action": "dance"}).status_code == 400
    assert threads == ["vivat-computing"] * 3


def test_no_route_works_out_much_on_the_event_loop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    threads: dict[str, str] = {}

    def watched(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def at_work(*args: Any) -> Any:
            threads[name] = threading.current_thread().name
            return work(*args)

        return at_work

    for module, name, _, _ in ROUTES:
        monkeypatch.setattr(module, name, watched(name, getattr(module, name)))
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}")) as client:
        token = client.post("/api/guests", json={"name": "Ada", "bearer": True}).json()["token"]
        ada = {"Authorization": f"Bearer {token}"}
        body = {"game": "kingup", "seats": SEATS}
        table_id = client.post("/api/tables", json=body, headers=ada).json()["id"]
        client.post(f"/api/tables/{table_id}/commands", json={"type": "start", "id": "start"}, headers=ada)
        for _, _, method, path in ROUTES:
            there = path.format(id=table_id)
            answer = client.request(method, there, json=body if method == "POST" else None, headers=ada)
            assert answer.status_code in (200, 201, 204, 409), "409 while the bots still play"
    assert set(threads) == {name for _, name, _, _ in ROUTES}
    assert all(thread.startswith(("vivat-computing", "vivat-reading")) for thread in threads.values())


def test_what_is_asked_over_http_and_sockets_counts_for_the_address_it_comes_from(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}")
    with TestClient(app) as client:
        token = client.post("/api/guests", json={"name": "Ada", "bearer": True}).json()["token"]
        ada = {"Authorization": f"Bearer {token}"}
        made = client.post("/api/tables", json={"game": "kingup", "seats": [["me"], *SEATS[1:]]}, headers=ada).json()
        (live,) = app.state.house.loading
        client.post(f"/api/tables/{made['id']}/commands", json={"type": "start", "id": "start"}, headers=ada)
        assert live.acted_from == "testclient"
        for path in ("socket", "socket?hand=1&name=Bob"):
            with client.websocket_connect(f"/api/tables/{made['id']}/{path}", headers=ada) as socket:
                socket.receive_json()
                assert list(live.presence.addresses.values()) == ["testclient"]


class Parsing:
    """In which threads texts of hosts' own are parsed, when others' have pushed them from the list of the last ones."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        parse = own_texts.parse

        def noted(sheet: str | None, scenario: str | None) -> own_texts.OwnTexts:
            self.threads.append(threading.current_thread().name.rpartition("_")[0])
            return parse(sheet, scenario)

        monkeypatch.setattr(own_texts, "parse", noted)

    def since(self) -> list[str]:
        """The threads since the last look."""
        own_texts.parsed_texts.recent.clear()
        found, self.threads = self.threads, []
        return found


def test_texts_of_a_hosts_own_are_parsed_once_for_each_table_and_never_on_the_event_loop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    texts = {
        "own_sheet": NO_GAME,
        "own_scenario": (files("vivat.game.intrigue") / "data" / "scenarios" / "hit-men.toml").read_text(),
    }
    body = {"game": "intrigue", "seats": [["me"], *[["steward"]] * 4], **texts}
    parsing, app = Parsing(monkeypatch), make_app(f"sqlite:///{tmp_path / 'vivat.db'}")
    parsing.since()
    with TestClient(app) as client:
        token = client.post("/api/guests", json={"name": "Ada", "bearer": True}).json()["token"]
        ada = {"Authorization": f"Bearer {token}"}
        client.post("/api/options", json=body, headers=ada)
        assert parsing.since() == ["vivat-computing"], "once, for all switches that are tried"
        there = f"/api/tables/{client.post('/api/tables', json=body, headers=ada).json()['id']}"
        assert parsing.since() == ["vivat-computing"]

        def look() -> None:
            assert client.get(f"{there}/facts", headers=ada).status_code == 200
            facts_of.cache_clear()
            with client.websocket_connect(f"{there}/socket", headers=ada) as socket:
                assert socket.receive_json()["type"] == "snapshot"
            facts_of.cache_clear()

        look()
        for kind in ("start", "rematch"):
            command = {"type": kind, "id": kind}
            assert client.post(f"{there}/commands", json=command, headers=ada).json() == {"id": kind}
        assert parsing.since() == []
        loading = app.state.house.loading
        while len(loading):
            app.state.house.drop(next(iter(loading)))
        gc.collect()  # what a table in memory was made with is known as long as the table is
        look()
        assert parsing.since() == ["vivat-reading"], "when the table is read"


def test_what_makes_no_sense_is_parsed_once_too(monkeypatch: pytest.MonkeyPatch) -> None:
    parsing = Parsing(monkeypatch)
    parsing.since()
    for _ in range(3):
        with pytest.raises(ImpossibleOptions):
            own_texts.parsed_texts.of("]", None)
    assert len(parsing.since()) == 1
    for number in range(2 * own_texts.MOST_RECENT):
        with pytest.raises(ImpossibleOptions):
            own_texts.parsed_texts.of(f"] {number}", None)
    assert len(own_texts.parsed_texts.recent) == own_texts.MOST_RECENT
