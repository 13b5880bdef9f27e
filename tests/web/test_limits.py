"""How much one client may ask for: refused kindly, then cut, and never at the cost of the table."""

import asyncio
import http.client
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.patience import PATIENCE
from tests.web.inside import Inside, inside
from tests.web.visitors import PING, SMALL, answers, at_table, deaf, hear, new_table, run, until, visited
from vivat.client import Client, CommandRefused
from vivat.game import Refusal
from vivat.table.decide import LINES_A_MINUTE
from vivat.web import protocols, serving
from vivat.web import socket as web_socket
from vivat.web.limits import NO_LIMITS, Bucket, Limits
from vivat.words import catalogue, languages

# HTTP.


def send_in_pieces(address: str, pieces: int) -> tuple[int, Any]:
    """A body without an announced length, a kilobyte a piece."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
    try:
        connection.request(
            "POST", "/api/guests", (b" " * 1024 for _ in range(pieces)), {"Content-Type": "application/json"},
            encode_chunked=True,
        )  # fmt: skip
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    except (BrokenPipeError, ConnectionResetError):
        return 411, {"key": "http-411"}  # the server did not even read it all
    finally:
        connection.close()


def test_a_body_that_is_too_large_is_refused_in_our_form(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, body_bytes=2000)
        async with visited(inside(tmp_path, limits), "Ann") as (running, [ann]):
            with pytest.raises(CommandRefused) as refused:
                await ann.request("POST", "/api/guests", {"name": "x" * 2000})
            assert refused.value.key == "http-413"
            assert str(refused.value)
            status, problem = await asyncio.to_thread(send_in_pieces, running.address, 3)
            assert (status, problem["key"]) == (411, "http-411"), "how large it is must be said at once"
            assert (await ann.request("GET", "/api/me"))["name"] == "Ann"

    run(work())


def test_a_table_with_the_largest_files_it_may_bring_is_not_too_large(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path), "Ann") as (_running, [ann]):
            files = {"own_sheet": "#" * 20_000, "own_scenario": "#" * 20_000}
            with pytest.raises(CommandRefused) as refused:
                await ann.create("intrigue", [["steward"]] * 4, **files)
            assert refused.value.key.startswith("data-")

    run(work())


def test_too_many_requests_are_refused_in_our_form(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(requests_per_minute=1, requests_burst=5)
        async with visited(inside(tmp_path, limits), "Ann") as (_running, [ann]):
            said = []
            for _ in range(8):
                try:
                    await ann.request("GET", "/api/health")
                    said.append("ok")
                except CommandRefused as refused:
                    said.append(refused.key)
            assert said == ["ok"] * 3 + ["http-429"] * 5

    run(work())


def test_nobody_opens_more_tables_than_allowed(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, tables_per_guest=3)
        async with visited(inside(tmp_path, limits), "Ann", "Ben") as (_running, [ann, ben]):
            for _ in range(3):
                await new_table(ann)
            with pytest.raises(CommandRefused) as refused:
                await new_table(ann)
            assert (refused.value.key, refused.value.facts) == ("guest-too-many", {"most": 3})
            await new_table(ben)

    run(work())


def test_tables_that_are_finished_or_forgotten_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, tables_per_guest=1)
        async with visited(inside(tmp_path, limits), "Ann") as (_running, [ann]):
            table_id = await ann.create("kingup", [["random"], ["random"], ["random"]])
            with pytest.raises(CommandRefused):
                await new_table(ann)
            async with ann.table(table_id) as table:
                await table.do("start")
                async for _ in table.views():
                    pass
            await new_table(ann)
            with pytest.raises(CommandRefused):
                await new_table(ann)
            monkeypatch.setattr("vivat.web.allowances.DAY_MS", 0)
            await new_table(ann)

    run(work())


def test_languages_that_clients_make_up_are_not_remembered() -> None:
    refusal = Refusal("table-full", "")
    assert len({refusal.sentence(f"x{number}") for number in range(500)}) == 1
    assert catalogue.cache_info().currsize <= len(languages())


# Frames.


def test_a_burst_of_frames_is_answered_frame_by_frame(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path), "Ann") as (running, [ann]):
            burst = Limits().frames_burst
            assert burst > web_socket.MOST_ANSWERS
            async with at_table(running, ann, await new_table(ann)) as socket:
                for _ in range(burst):
                    await socket.send(PING)
                assert {message["type"] for message in await answers(socket, burst)} == {"pong"}

    run(work())


def test_too_many_frames_are_refused_and_then_the_line_is_cut(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(frames_per_second=1, frames_burst=10)
        async with visited(inside(tmp_path, limits), "Ann", "Ben") as (running, [ann, ben]):
            table_id = await new_table(ann)
            await ben.join(table_id)
            async with at_table(running, ann, table_id) as noisy, ben.table(table_id) as quiet:
                for _ in range(60):
                    await noisy.send(PING)
                said = await hear(noisy)
                assert (noisy.close_code, noisy.close_reason) == (1008, "noisy")
                kinds = [message["type"] for message in said if message["type"] in ("pong", "refused", "bye")]
                refused = [message for message in said if message["type"] == "refused"]
                assert kinds[:10] == ["pong"] * 10
                assert 10 < len(refused) < 40
                assert {message["key"] for message in refused} == {"frame-too-fast"}
                assert said[-1] == {"type": "bye", "reason": "noisy", "final": False}
                await quiet.do("say", text="I am still here")
            async with at_table(running, ann, table_id) as again:
                assert json.loads(await again.recv())["type"] == "snapshot"

    run(work())


def test_who_is_a_little_too_fast_now_and_then_is_not_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("vivat.web.limits.time", SimpleNamespace(monotonic=lambda: now))

    async def work() -> None:
        nonlocal now
        limits = Limits(frames_per_second=10, frames_burst=10)
        async with (
            visited(inside(tmp_path, limits), "Ann") as (running, [ann]),
            at_table(running, ann, await new_table(ann)) as socket,
        ):
            for _ in range(10):
                now += 1.0
                for _ in range(14):
                    await socket.send(PING)
                said = [message["type"] for message in await answers(socket, 14)]
                assert said == ["pong"] * 10 + ["refused"] * 4

    run(work())


def test_a_bucket_fills_steadily_and_not_beyond_its_rim(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("vivat.web.limits.time", SimpleNamespace(monotonic=lambda: now))
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_frame_that_is_too_large_closes_its_own_connection_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path), "Ann", "Ben") as (running, [ann, ben]):
            table_id = await new_table(ann)
            await ben.join(table_id)
            async with at_table(running, ann, table_id) as large, ben.table(table_id) as other:
                await large.send("x" * (Limits().frame_bytes + 1))
                await hear(large)
                assert large.close_code == 1009
                await other.do("say", text="nothing happened")

    run(work())


def test_a_view_that_cannot_be_made_ends_its_own_connection_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is told at once, in the turn of whoever changed the table: what fails then is not their fault."""
    difference = web_socket.Connection._difference

    def failing(connection: web_socket.Connection) -> Any:
        if connection.author.name == "Ann" and connection._shown is not None:
            raise LookupError("a fault of ours")
        return difference(connection)

    monkeypatch.setattr(web_socket.Connection, "_difference", failing)

    async def work() -> None:
        async with visited(inside(tmp_path), "Ann", "Ben") as (running, [ann, ben]):
            table_id = await new_table(ann)
            await ben.join(table_id)
            async with at_table(running, ann, table_id) as broken, ben.table(table_id) as other:
                assert json.loads(await broken.recv())["type"] == "snapshot"
                await other.do("say", text="acknowledged all the same")
                await broken.wait_closed()
                await other.do("say", text="and so is this")

    run(work())


def test_nobody_opens_more_sockets_than_allowed(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, sockets_per_guest=2)
        async with visited(inside(tmp_path, limits), "Ann", "Ben") as (running, [ann, ben]):
            table_id = await new_table(ann)
            async with at_table(running, ann, table_id):
                async with at_table(running, ann, table_id), at_table(running, ann, table_id) as third:
                    await third.wait_closed()
                    assert (third.close_code, third.close_reason) == (1008, "table-too-many-sockets")
                    async with at_table(running, ben, table_id) as others:
                        assert json.loads(await others.recv())["type"] == "snapshot"
                await until(lambda: len(running.app.state.connections) == 1)  # that the others are gone is known
                async with at_table(running, ann, table_id) as again:
                    assert json.loads(await again.recv())["type"] == "snapshot"

    run(work())


# Chat.


def test_chat_has_a_limit_by_the_minute_and_each_person_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Ben") as (_running, [ann, ben]):
            table_id = await new_table(ann)
            await ben.join(table_id)
            async with ann.table(table_id) as first, ben.table(table_id) as second:
                for number in range(LINES_A_MINUTE):
                    kind = ("say", "phrase", "claim")[number % 3]
                    await first.do(kind, **({"phrase": "hello"} if kind == "phrase" else {"text": "hello"}))
                for kind, fields in (("say", {"text": "x"}), ("phrase", {"phrase": "bye"}), ("claim", {"text": "x"})):
                    with pytest.raises(CommandRefused) as refused:
                        await first.do(kind, **fields)
                    assert refused.value.key == "table-too-many-lines"
                await second.do("say", text="my turn to speak")
                await first.do("note", cell="a", mark="b")

    run(work())


# Readers who do not read.


async def overwhelm(running: Inside, ann: Client, ben: Client) -> None:
    """Ann plays on while Ben's connection is told more and more, and Ben reads nothing; until that one is cut."""
    table_id = await new_table(ann)
    await ben.join(table_id)
    slow = await asyncio.to_thread(deaf, running, ben, table_id)
    try:
        async with ann.table(table_id) as table:
            await until(lambda: table.view["chairs"][1]["connected"])
            connection = next(each for each in running.app.state.connections if each.author.name == "Ben")
            for number in range(LINES_A_MINUTE):
                await table.do("claim", text=f"{number} {'y' * 100}")
            for number in range(2_000):
                if not table.view["chairs"][1]["connected"]:
                    break
                connection.tell()
                await asyncio.sleep(0.01)
                if number % 20 == 0:
                    await table.do("note", cell="a", mark=f"{number}")
            assert connection not in running.app.state.connections
            await table.do("note", cell="the", mark="end")
            if serving.UNREAD_MS < 60_000:
                await until(lambda: len(running.server.server_state.connections) == 1)
    finally:
        slow.close()


@pytest.mark.parametrize(
    ("slow_seconds", "unread_ms"),
    [
        (0.5, 600_000),  # the server stops waiting for somebody to read
        pytest.param(
            *(10_000, 1_000),  # the system does, and nothing is kept for a reader who is gone
            marks=pytest.mark.skipif(sys.platform != "linux", reason="the limit for unread data is Linux's"),
        ),
    ],
)
def test_who_does_not_read_is_cut_and_delays_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow_seconds: float, unread_ms: int
) -> None:
    monkeypatch.setattr(protocols, "SLOW_SECONDS", slow_seconds)
    monkeypatch.setattr(serving, "UNREAD_MS", unread_ms)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS, SMALL), "Ann", "Ben") as (running, [ann, ben]):
            await overwhelm(running, ann, ben)

    run(work())


def test_who_does_not_read_one_large_message_is_cut_though_nothing_follows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "SLOW_SECONDS", 0.2)
    monkeypatch.setattr(serving, "PING_SECONDS", 10_000)
    monkeypatch.setattr(serving, "UNREAD_MS", 10_000_000)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS, SMALL), "Ann") as (running, [ann]):
            table_id = await new_table(ann)
            for number in range(400):
                note = {"type": "note", "id": f"n{number}", "cell": f"{number}" + "🂡" * 36, "mark": "🂡" * 20}
                await ann.request("POST", f"/api/tables/{table_id}/commands", note)
            slow = await asyncio.to_thread(deaf, running, ann, table_id)
            try:
                await until(lambda: running.app.state.connections)
                await until(lambda: not running.app.state.connections)
            finally:
                slow.close()

    run(work())


def test_whoever_asks_and_does_not_read_the_answers_is_asked_for_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "SLOW_SECONDS", 2)

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS, SMALL), "Ann") as (running, [ann]):
            table_id = await new_table(ann)
            slow = await asyncio.to_thread(deaf, running, ann, table_id)
            try:
                slow.setblocking(False)
                await until(lambda: running.app.state.connections)
                connection = next(iter(running.app.state.connections))
                frame = bytes([0x81, 0x80 | len(PING), 0, 0, 0, 0]) + PING.encode()
                most = full = 0
                while connection in running.app.state.connections:
                    try:
                        slow.send(frame * 2000)
                    except BlockingIOError:
                        full += 1
                    except ConnectionError:
                        break
                    most = max(most, len(connection._answers))
                    await asyncio.sleep(0.005)
                assert full, "the server has read on and on"
                assert 0 < most <= web_socket.MOST_ANSWERS
            finally:
                slow.close()
            async with ann.table(table_id) as table:
                await table.do("say", text="here again")

    run(work())
