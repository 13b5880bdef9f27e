"""What an unfriendly stranger tries at a public server, each attack small: it is closed, and others play on."""

import asyncio
import json
import socket as sockets
import sqlite3
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.web.inside import Inside, inside
from tests.web.visitors import SMALL, answers, at_table, deaf, hear, new_table, run, until, visited
from vivat.client import Client, CommandRefused
from vivat.table import store
from vivat.table.address import counted_address
from vivat.table.house import MOST_NAMED
from vivat.web import protocols
from vivat.web import socket as web_socket
from vivat.web.allowances import Allowances, TooFast
from vivat.web.limits import NO_LIMITS, Bucket, Buckets, Limits
from vivat.web.pages import client_files
from vivat.web.request_pacing import RequestPacing
from vivat.web.response_pieces import MOST_UNREAD, PIECE, ResponsePieces

# A crowd of spectators.


async def closed_as(running: Inside, client: Client, table_id: str) -> tuple[int | None, str | None]:
    """How a socket is closed that is not admitted."""
    async with at_table(running, client, table_id) as socket:
        await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        return socket.close_code, socket.close_reason


@pytest.mark.parametrize(
    ("limits", "is_for_all"),
    [
        (replace(NO_LIMITS, handshakes_per_second=1e-6, handshakes_burst=3), False),
        (replace(NO_LIMITS, handshakes_per_second_per_address=1e-6, handshakes_burst_per_address=3), True),
    ],
)
def test_sockets_are_not_opened_without_end(tmp_path: Path, limits: Limits, is_for_all: bool) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, limits), "Ann", "Ben") as (running, [ann, ben]):
            table_id = await new_table(ann)
            for _ in range(3):
                async with at_table(running, ann, table_id) as socket:
                    assert json.loads(await socket.recv())["type"] == "snapshot"
            assert await closed_as(running, ann, table_id) == (1013, "socket-too-often")
            if is_for_all:
                assert await closed_as(running, ben, table_id) == (1013, "socket-too-often")
            else:
                async with at_table(running, ben, table_id) as socket:
                    assert json.loads(await socket.recv())["type"] == "snapshot"

    run(work())


def test_a_crowd_of_spectators_is_counted_and_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivat.table.house.MOST_NAMED", 2)
    monkeypatch.setattr(web_socket, "PRESENCE_SECONDS", 0)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Eve") as (running, [ann, eve]):
            table_id = await new_table(ann)
            async with ann.table(table_id) as table:
                queries = [f"?hand={1 + each % 4}&name=Eve{each}" for each in range(8)]
                opened = [at_table(running, eve, table_id, query) for query in queries]
                for each in opened:
                    await each.__aenter__()
                await until(lambda: table.view["spectators"] == 4)
                assert len(table.view["watching"]) == 2
                for each in opened:
                    await each.__aexit__(None, None, None)
                await until(lambda: table.view["spectators"] == 0)

    run(work())
    assert MOST_NAMED == 20


def test_who_comes_and_goes_is_not_told_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_socket, "PRESENCE_SECONDS", 1e6)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Eve") as (running, [ann, eve]):
            table_id = await new_table(ann)
            async with at_table(running, ann, table_id) as socket:
                told = [json.loads(await socket.recv())]
                for _ in range(5):
                    async with at_table(running, eve, table_id) as other:
                        await other.recv()
                async with ann.table(table_id) as table:
                    await table.do("say", text="a change of the table is told at once")
                while not told[-1].get("lines") or told[-1]["lines"][-1]["kind"] != "said":
                    told.append(json.loads(await socket.recv()))
                assert [each["type"] for each in told] == ["snapshot", "presence", "update"], (
                    "the first who came, the line"
                )
                assert told[1] == {
                    "type": "presence",
                    "connected": [True, False, False],
                    "watching": [[str(eve.guest), "Eve"]],
                    "spectators": 1,
                    "preparing": None,
                }

    run(work())


def test_where_many_look_on_quick_changes_are_told_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But to whoever makes them, and in the end everything to everybody."""
    monkeypatch.setattr(web_socket, "FEW_WATCHERS", 2)
    monkeypatch.setattr(web_socket, "UPDATES_PER_SECOND", 6)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Eve") as (running, [ann, eve]):
            table_id = await new_table(ann)
            async with at_table(running, eve, table_id), at_table(running, eve, table_id) as watching:
                async with at_table(running, ann, table_id) as acting:
                    await until(lambda: len(running.app.state.connections) == 3)
                    said: list[dict[str, Any]] = [{"type": ""}]
                    for number in range(8):
                        line = {"type": "say", "id": f"s{number}", "text": f"line {number}"}
                        await acting.send(json.dumps(line))
                        while said[-1].get("id") != line["id"]:
                            said.append(json.loads(await acting.recv()))
                        assert said[-1]["type"] == "ack"
                        assert said[-2]["type"] == "update", "what a command has changed comes before its answer"
                        assert said[-2]["lines"][-1]["text"] == line["text"]
                told: list[str] = []
                updates = 0
                while not told or told[-1] != "line 7":
                    message = json.loads(await asyncio.wait_for(watching.recv(), PATIENCE))
                    spoken = [line["text"] for line in message.get("lines", []) if line["kind"] == "said"]
                    told += spoken
                    updates += bool(spoken)
                assert told == [f"line {number}" for number in range(8)]
                assert updates < 8

    run(work())


# Tables without spectators.


def test_whoever_may_not_look_any_more_is_told_so_and_shown_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Ben", "Eve") as (running, [ann, ben, eve]):
            table_id = await ann.create("kingup", [["me"], ["open"], ["steward"]], spectators=False)
            async with at_table(running, eve, table_id) as stranger, ann.table(table_id) as table:
                assert json.loads(await stranger.recv())["view"]["status"] == "gathering"
                await ben.join(table_id)  # the last open chair
                said = await hear(stranger)
                assert said[-1] == {"type": "bye", "reason": "table-no-spectators", "final": True}
                told = [message.get("view", message) for message in said[:-1]]
                assert {view.get("status", "gathering") for view in told} <= {"gathering"}
                assert {len(view["watching"]) for view in told} <= {0, 1}
                assert (stranger.close_code, stranger.close_reason) == (1008, "table-no-spectators")
                await until(lambda: table.view["spectators"] == 0)
                assert not any(chair["kind"] == "open" for chair in table.view["chairs"])
                async with at_table(running, ben, table_id) as player:
                    await player.send(json.dumps({"type": "leave", "id": "l"}))
                    assert (await answers(player, 1))[0] == {"type": "ack", "id": "l"}

    run(work())


def test_whoever_gets_up_where_nobody_watches_hears_that_it_is_done(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Ben") as (running, [ann, ben]):
            table_id = await ann.create("kingup", [["me"], ["open"], ["steward"]], spectators=False)
            await ben.join(table_id)
            live = await running.app.state.house.find(table_id)
            live.table.may_look = lambda guest: live.table.chair_of(guest) is not None
            async with at_table(running, ben, table_id) as player:
                await player.send(json.dumps({"type": "leave", "id": "l"}))
                said = [message for message in await hear(player) if message["type"] in ("ack", "bye")]
                assert said == [
                    {"type": "ack", "id": "l"},
                    {"type": "bye", "reason": "table-no-spectators", "final": True},
                ]

    run(work())


# Several people at one screen.


def test_the_number_of_a_hand_that_is_too_long_to_be_one_is_nobody_s(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (_running, [ann]):
            mine = await ann.request("GET", "/api/me")
            table = await ann.request("POST", "/api/tables", {"game": "kingup", "seats": [["me"], ["open"], ["open"]]})
            for hand in ("9" * 1900, "0" * 1900 + "1", "17", "0", "-1", "x"):
                assert (await ann.request("GET", f"/api/tables/{table['id']}?hand={hand}"))["me"] == 0
            assert (await ann.request("GET", f"/api/tables/{table['id']}?hand=16"))["me"] is None
            assert await ann.request("GET", "/api/me?hand=16&name=Eve") == mine, "elsewhere there are no hands"

    run(work())


def test_a_table_is_its_person_s_whichever_hand_opens_it(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, tables_per_guest=2)
        async with visited(inside(tmp_path, limits), "Ann") as (_running, [ann]):
            me = (await ann.request("GET", "/api/me"))["id"]
            body = {"game": "kingup", "seats": [["me"], ["open"], ["open"]]}
            for hand in (1, 2):
                made = await ann.request("POST", f"/api/tables?hand={hand}&name=Idiot", body)
                seen = await ann.request("GET", f"/api/tables/{made['id']}")
                assert (seen["host"], seen["chairs"][0]["name"]) == (me, "Ann")
            with pytest.raises(CommandRefused) as refused:
                await ann.request("POST", "/api/tables?hand=3", body)
            assert refused.value.key == "guest-too-many"

    run(work())


# Writes without end.


def test_one_person_has_only_so_much_written_wherever_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, commands_per_second=1e-6, commands_burst=7)
        async with visited(inside(tmp_path, limits), "Ann", "Ben") as (running, [ann, ben]):
            table_id = await new_table(ann)  # one
            await ben.join(table_id)
            note = {"type": "note", "cell": "a", "mark": "b"}
            async with at_table(running, ann, table_id) as first, at_table(running, ann, table_id) as second:
                for number, socket in enumerate((first, second, first)):  # four
                    await socket.send(json.dumps({**note, "id": f"s{number}"}))
                    assert (await answers(socket, 1))[0]["type"] == "ack"
                for number, query in enumerate(("", "?hand=1")):  # six: another hand of the same person counts too
                    with suppress(CommandRefused):
                        await ann.request(
                            "POST", f"/api/tables/{table_id}/commands{query}", {**note, "id": f"h{number}"}
                        )
                await ann.request("PUT", "/api/me", {"name": "Anna"})  # seven
                await second.send(json.dumps({**note, "id": "much"}))
                refused = (await answers(second, 1))[0]
                assert (refused["type"], refused["key"]) == ("refused", "guest-too-fast")
                for method, path, body in (
                    ("POST", f"/api/tables/{table_id}/commands", {**note, "id": "x"}),
                    ("PUT", "/api/me", {"name": "Annie"}),
                ):
                    with pytest.raises(CommandRefused) as caught:
                        await ann.request(method, path, body)
                    assert caught.value.key == "guest-too-fast"
            async with ben.table(table_id) as table:
                await table.do("say", text="I may")

    run(work())


def test_what_one_person_may_have_written_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("vivat.web.limits.time", SimpleNamespace(monotonic=lambda: now))
    limits = Limits()
    allowances = Allowances(limits)
    for _ in range(limits.commands_burst):
        allowances.spend_command("ann", "192.0.2.7")
    with pytest.raises(TooFast):
        allowances.spend_command("ann.2", "192.0.2.7")
    now += 1
    allowances.spend_command("ann", "192.0.2.7")


def test_a_server_that_cannot_write_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "WELL_SECONDS", 0)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (running, [ann]):
            log = running.database.with_name("vivat.db-wal")
            before = log.stat().st_size
            assert (await ann.request("GET", "/api/health"))["status"] == "ok"
            assert log.stat().st_size > before, "it was tried"

            def full(*_: object) -> None:
                raise OperationalError("", None, sqlite3.OperationalError("database or disk is full"))

            with monkeypatch.context() as patch:
                patch.setattr("vivat.table.store.write_batch", full)
                with pytest.raises(CommandRefused) as refused:
                    await ann.request("GET", "/api/health")
                assert refused.value.key == "store-away"
            assert (await ann.request("GET", "/api/health"))["status"] == "ok"

    run(work())


def test_however_many_ask_whether_the_server_is_well_it_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask, without a token: each write to the disk would be one that moves wait for."""
    monkeypatch.setattr(store, "WELL_SECONDS", 60)
    written: list[int] = []
    write_batch = store.write_batch

    def counted(connection: Connection, batch: Sequence[store.Write]) -> None:
        written.append(len(batch))
        write_batch(connection, batch)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (_, [ann]):
            monkeypatch.setattr(store, "write_batch", counted)
            for _ in range(2):
                answers = await asyncio.gather(*(ann.request("GET", "/api/health") for _ in range(10)))
                assert {answer["status"] for answer in answers} == {"ok"}

    run(work())
    assert written == [1]


# Connections that do not behave.

FIN = 0x80
TEXT, PING_FRAME, PONG_FRAME, PART, EMPTY_PART = FIN | 1, FIN | 9, FIN | 10, 1, 0


def frame(kind: int, content: bytes = b"") -> bytes:
    """A frame of WebSocket from a client, masked with zeros."""
    return bytes([kind, 0x80 | len(content), 0, 0, 0, 0]) + content


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(PING_FRAME, b"x" * 125) * 1000, id="pings"),
        pytest.param(frame(PONG_FRAME) * 1000, id="pongs"),
        pytest.param(frame(PART) + frame(EMPTY_PART) * 1000, id="parts"),
        pytest.param(frame(TEXT) * 20_000, id="messages"),
    ],
)
def test_whoever_floods_the_line_and_does_not_read_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    monkeypatch.setattr(protocols, "SLOW_SECONDS", 10_000)

    async def work() -> None:
        async with visited(inside(tmp_path, send_buffer=SMALL), "Ann", "Eve") as (running, [ann, eve]):
            table_id = await new_table(ann)
            async with ann.table(table_id) as table:
                stranger = await asyncio.to_thread(deaf, running, eve, table_id)
                await until(lambda: table.view["spectators"] == 1)
                with suppress(ConnectionError):
                    await asyncio.to_thread(stranger.sendall, flood)
                await until(lambda: table.view["spectators"] == 0)
                stranger.close()
                await table.do("say", text="quiet again")

    run(work())


def test_whoever_pings_now_and_then_is_answered(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(pings_per_second=1e-6, pings_burst=5)
        async with (
            visited(inside(tmp_path, limits), "Ann") as (running, [ann]),
            at_table(running, ann, await new_table(ann)) as socket,
        ):
            for _ in range(limits.pings_burst):
                await asyncio.wait_for(await socket.ping(), PATIENCE)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(await socket.ping(), PATIENCE)

    run(work())


HEAD = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"
HALF_REQUESTS = {
    "nothing": "",
    "half a head": HEAD,
    "half a body": HEAD + "\r\n{",
    "a second request": "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/he",
}


async def stays_silent(address: str, request: str) -> bytes:
    """All that is answered until the server hangs up."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request.encode())
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def test_half_requests_do_not_stay_open(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, request_seconds=0.3)
        async with visited(inside(tmp_path, limits), "Ann") as (running, [ann]):
            table_id = await new_table(ann)
            async with ann.table(table_id) as table:
                silent = [stays_silent(running.address, each) for each in HALF_REQUESTS.values()]
                said = dict(zip(HALF_REQUESTS, await asyncio.gather(*silent), strict=True))
                assert said.pop("a second request").startswith(b"HTTP/1.1 200")
                assert set(said.values()) <= {b""}
                await until(lambda: len(running.server.server_state.connections) == 1)
                await table.do("say", text="a socket has all the time it wants")

    run(work())


LARGE_FILE = b"GET /client/js/screens.js HTTP/1.1\r\nHost: localhost\r\n\r\n"


def deaf_to_a_file(address: str) -> sockets.socket:
    """A client that asks for a large file and takes its beginning."""
    host, port = address.removeprefix("http://").split(":")
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.settimeout(PATIENCE)
    deaf.connect((host, int(port)))
    deaf.sendall(LARGE_FILE)
    assert deaf.recv(12) == b"HTTP/1.1 200"
    return deaf


def test_a_file_that_nobody_reads_is_neither_kept_nor_waited_for(tmp_path: Path) -> None:
    """Though a byte of it is read now and then."""
    size = len(client_files()["js/screens.js"].plain)
    assert size > 6 * PIECE

    async def work() -> None:
        limits = replace(NO_LIMITS, response_seconds=1)
        async with inside(tmp_path, limits, SMALL) as running:
            slow = await asyncio.to_thread(deaf_to_a_file, running.address)
            kept = 0
            connections = running.server.server_state.connections
            async with asyncio.timeout(PATIENCE):
                while connections:
                    kept = max(kept, *(each.transport.get_write_buffer_size() for each in connections))
                    with suppress(ConnectionError):
                        await asyncio.to_thread(slow.recv, 1)
                    await asyncio.sleep(0.05)
            slow.close()
            assert 0 < kept <= 2 * PIECE

    run(work())


def test_what_nobody_reads_is_kept_up_to_a_size_for_each_address() -> None:
    """A large answer, asked for again and again and never read: others are answered, and so is who reads after all."""
    body, sent = b"x" * (MOST_UNREAD // 4), list[tuple[str, int]]()
    reads = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    pieces = ResponsePieces(app)

    async def ask(address: str, path: str = "/api/me/data") -> None:
        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                sent.append((address, message["status"]))
            elif address == "eve" and message.get("more_body"):
                await reads.wait()

        await pieces({"type": "http", "client": (address, 1), "path": path}, None, send)  # type: ignore[arg-type]

    async def work() -> None:
        theirs = [asyncio.ensure_future(ask("eve")) for _ in range(6)]
        await until(lambda: len(sent) == 6)
        assert sorted(sent) == [("eve", 200)] * 4 + [("eve", 503)] * 2
        await ask("ann")
        assert sent[-1] == ("ann", 200)
        theirs.append(asyncio.ensure_future(ask("eve", "/client/js/app.js")))
        await until(lambda: len(sent) == 8)
        assert sent[-1] == ("eve", 200), "a file is there once, however many read it"
        reads.set()
        await asyncio.gather(*theirs)
        await ask("eve")
        assert sent[-1] == ("eve", 200)

    run(work())


def test_whoever_reads_a_file_slowly_gets_all_of_it(tmp_path: Path) -> None:
    file = client_files()["js/screens.js"].plain

    async def work() -> None:
        limits = replace(NO_LIMITS, response_seconds=1)
        async with inside(tmp_path, limits, SMALL) as running:
            slow = await asyncio.to_thread(deaf_to_a_file, running.address)
            heard = b""
            while not heard.endswith(file[-100:]):
                heard += await asyncio.to_thread(slow.recv, 16 * 1024)
                await asyncio.sleep(0.05)
            slow.close()
            assert heard.partition(b"\r\n\r\n")[2] == file

    run(work())


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, connections_per_address=2)
        async with visited(inside(tmp_path, limits, proxies=["192.0.2.1"]), "Ann") as (running, [ann]):
            table_id = await new_table(ann)
            async with at_table(running, ann, table_id) as socket:
                await socket.recv()
                host, port = running.address.removeprefix("http://").split(":")
                _, writer = await asyncio.open_connection(host, int(port))
                assert await stays_silent(running.address, HALF_REQUESTS["a second request"]) == b""
                writer.close()
                await until(lambda: len(running.server.server_state.connections) == 1)
                assert (await ann.request("GET", "/api/me"))["name"] == "Ann"

    run(work())


def test_the_connections_of_a_proxy_are_not_counted(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, connections_per_address=1)
        async with visited(inside(tmp_path, limits), "Ann") as (running, [ann]):
            table_id = await new_table(ann)
            async with at_table(running, ann, table_id), at_table(running, ann, table_id) as socket:
                await socket.recv()

    run(work())


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("vivat.web.limits.time", SimpleNamespace(monotonic=lambda: now))
    buckets = Buckets(1, 2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert [buckets.take("b") for _ in range(3)] == [True, True, False]
    now += 1
    assert [buckets.take("b") for _ in range(2)] == [True, False]
    now += 1
    assert buckets.take("c")
    assert len(buckets) == 2, "a's is full again"
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert Bucket(1, 2).is_full


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though one that is far from full again stands before all others."""
    monkeypatch.setattr("vivat.web.limits.MOST_REMEMBERED", 3)
    buckets = Buckets(1e-6, 2)
    for address in "abcdefg":
        assert buckets.take(address)
    assert len(buckets) == 3


class NotLookedThrough(OrderedDict[str, Any]):
    """A dictionary in which one finds, and does not look for."""

    def __iter__(self) -> Any:
        raise AssertionError("all guests are looked through")

    items = values = __iter__


def test_a_guest_is_renamed_and_deleted_without_a_look_at_all_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Ben") as (running, [ann, ben]):
            guests = running.app.state.guests
            guests._known = NotLookedThrough(guests._known)
            await ann.request("PUT", "/api/me", {"name": "Anna"})
            assert (await ann.request("GET", "/api/me"))["name"] == "Anna"
            assert (await ben.request("GET", "/api/me"))["name"] == "Ben"
            guests.forget(str(ann.guest))
            assert len(guests._hashes) == len(guests._known) == 1
            assert (await ann.request("GET", "/api/me"))["name"] == "Anna", "the database knows her"

    run(work())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("a unix socket", "a unix socket"),
    ],
)
def test_all_addresses_of_one_customer_count_as_one(address: str, counted: str) -> None:
    assert counted_address(address) == counted


# Requests of many, and of nobody in particular.


def test_what_a_stranger_asks_for_counts_for_their_own_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for everybody whose address begins with the same number."""
    monkeypatch.setattr("vivat.web.computing.PER_SECOND", 1e-6)
    monkeypatch.setattr("vivat.web.computing.BURST", 2)

    async def work() -> None:
        options = {"game": "kingup", "seats": [["me"], ["open"], ["open"]]}
        async with inside(tmp_path, Limits()) as running, httpx.AsyncClient(base_url=running.address) as anybody:

            async def ask(address: str) -> int:
                forwarded = {"X-Forwarded-For": address}
                return (await anybody.post("/api/options", json=options, headers=forwarded)).status_code

            assert [await ask("198.51.100.1") for _ in range(3)] == [200, 200, 429]
            assert [await ask("198.51.100.2") for _ in range(3)] == [200, 200, 429]
            assert [await ask("2001:db8::1") for _ in range(2)] == [200, 200]
            assert await ask("2001:db8::2") == 429, "one customer"

    run(work())


def test_requests_that_come_together_begin_one_by_one() -> None:
    """So a move that is read between two of them need not wait for all."""
    begun: list[int] = []
    turns = 0

    async def app(*_: object) -> None:
        begun.append(turns)

    async def work() -> None:
        nonlocal turns
        pacing = RequestPacing(app)
        scope: Any = {"type": "http", "client": None}
        together = asyncio.gather(*(pacing(scope, None, None) for _ in range(20)))  # type: ignore[arg-type]
        while not together.done():
            turns += 1
            await asyncio.sleep(0)
        cut = asyncio.ensure_future(pacing(scope, None, None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        cut.cancel()
        await pacing(scope, None, None)  # type: ignore[arg-type]

    run(work())
    assert len(begun) == 21, "who has gone keeps nobody waiting"
    assert len(set(begun[:20])) == 20, "no two in one turn of the event loop"
