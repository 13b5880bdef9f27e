"""`vivat.client`: what programs are promised, by way of a real server."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.patience import PATIENCE
from tests.web.inside import inside
from tests.web.server import Running, kept_port, server, start_server
from vivat import client as client_module
from vivat.client import Client, CommandRefused, TableClient
from vivat.game import Refusal
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.table import Table
from vivat.web.allowances import Allowances
from vivat.web.limits import Limits
from vivat.web.messages import Ack, Pong
from vivat.web.socket import Connection

FOUR = [["me"], ["open"], ["random"], ["random"]]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("client")) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def until(table: TableClient, what: str, value: object) -> dict[str, Any]:
    """The first view in which a field has this value."""
    async for view in table.views():
        if view[what] == value:
            return view
    raise AssertionError(f"{what} was never {value}")


async def play_anything(table: TableClient) -> None:
    async for view in table.views():
        if view["legal"]:
            await table.play(view["legal"][-1]["text"])


def test_a_decision_that_begins_without_a_line_is_told_all_the_same(running: Running) -> None:
    async def work() -> None:
        async with Client(running.address, "Ada") as ada, Client(running.address, "Ben") as ben:
            table_id = await ada.create("intrigue", FOUR)
            await ben.join(table_id)
            async with ada.table(table_id) as mine, ben.table(table_id) as other:
                await mine.do("start")
                passing = asyncio.create_task(play_anything(other))
                async for view in mine.views():
                    texts = [action["text"] for action in view["legal"]]
                    if "trade with Ben" in texts:
                        break
                    if texts:
                        await mine.play(texts[-1])
                await until(other, "decision", view["decision"])
                told = len(other.lines)
                await mine.play("trade with Ben")
                seen = await until(other, "decision", view["decision"] + 1)
                assert (seen["game"]["phase"], seen["game"]["partner"]) == ("give", 1)
                assert len(other.lines) == told, "there is a line for this now: take another step that has none"
                passing.cancel()

    run(work())


class SlowLine:
    """A socket that takes its time: while the first message is on its way, a command is done."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.query_params: dict[str, str] = {}
        self.sent: list[str] = []
        self.meanwhile: Callable[[], None] = lambda: None

    async def send_data(self, data: str, mode: str) -> None:
        assert mode == "text"
        message = json.loads(data)
        self.sent.append(message.get("id", message["type"]))
        self.meanwhile()

    async def close(self, code: int, reason: str) -> None:
        """Nothing to do here."""


def test_what_a_command_changed_is_told_before_it_is_answered() -> None:
    async def work() -> None:
        line = SlowLine()
        nothing = cast(Any, None)
        live = LoadedTable(Table("t"), 0)
        connection: Any = Connection(cast(Any, line), nothing, live, Author("a", "Ada"), Allowances(Limits()))
        connection._difference = lambda: Pong(len(line.sent))  # stands for an update
        connection._changed = False
        connection._answer(Ack("first"))

        def second_command() -> None:
            line.meanwhile = lambda: None
            connection.tell()
            connection._answer(Ack("second"))
            connection.end("restart")

        line.meanwhile = second_command
        await connection._write()
        assert line.sent == ["first", "pong", "second", "bye"]

    run(work())


def test_an_answer_to_an_old_request_is_refused(running: Running) -> None:
    async def work() -> None:
        async with Client(running.address, "Ada") as ada:
            table_id = await ada.create("kingup", [["me"], ["random"], ["random"]])
            async with ada.table(table_id) as table:
                await table.do("start")
                async for view in table.views():
                    if view["legal"]:
                        break
                action, decision = view["legal"][0]["text"], view["decision"]
                with pytest.raises(CommandRefused) as refused:
                    await table.play(action, decision=decision - 1)
                assert refused.value.key == "table-old-decision"
                await table.play(action, decision=decision)

    run(work())


def test_views_go_on_until_the_session_is_over(running: Running) -> None:
    async def work() -> None:
        async with Client(running.address, "Ada") as ada:
            seats = [["me"], ["steward"], ["steward"], ["steward"]]
            table_id = await ada.create("intrigue", seats, session_points=5, most_rounds=12)
            async with ada.table(table_id) as table:
                async for view in table.views():
                    if view["status"] != "playing" and not table.is_over:
                        await table.do("start")
                    elif view["legal"]:
                        await table.play(view["legal"][-1]["text"])
                assert view["games"] > 1
                assert max(view["session"]) >= 5

    run(work())


def test_a_table_that_is_not_there_is_an_error_and_not_a_wait(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "WAITS", (0.01, 0.01))

    async def work() -> None:
        async with Client(running.address, "Ada") as ada:
            with pytest.raises(CommandRefused) as refused:
                async with ada.table("nowhere"):
                    pass
            assert refused.value.key == "table-unknown"

    run(work())


def test_a_client_that_is_not_admitted_any_more_stops_waiting(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "WAITS", (0.01, 0.01))

    async def work() -> None:
        async with Client(running.address, "Ada") as ada, Client(running.address, "Ben") as ben:
            table_id = await ada.create("kingup", [["me"], ["open"], ["random"]])
            async with ben.table(table_id) as watching:
                ben.token = ""
                assert watching._socket is not None
                await watching._socket.close()
                with pytest.raises(CommandRefused):
                    await until(watching, "status", "playing")
                with pytest.raises(CommandRefused):
                    await watching.do("sit")

    run(work())


def test_a_database_that_is_away_for_a_moment_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "WAITS", (0.01, 0.02))
    find, asked = House.find, 0

    async def sometimes(house: House, table_id: str) -> LoadedTable | None:
        nonlocal asked
        asked += 1
        if asked < 6:  # the handshake fails, and so does the question whether we are admitted
            raise StoreFailure(Refusal("store-away", ""))
        return await find(house, table_id)

    async def work() -> None:
        async with inside(tmp_path) as found, Client(found.address, "Ada") as ada:
            table_id = await ada.create("kingup", [["me"], ["random"], ["random"]])
            monkeypatch.setattr(House, "find", sometimes)
            async with ada.table(table_id) as table:
                await table.do("say", text="here")
            assert asked >= 6

    run(work())


def test_a_server_that_is_away_for_long_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "WAITS", (0.01, 0.02))
    database, log = f"sqlite:///{tmp_path / 'vivat.db'}", tmp_path / "server.log"

    async def work(first: Running, port: int) -> Running:
        async with Client(first.address, "Ada") as ada:
            table_id = await ada.create("kingup", [["me"], ["random"], ["random"]])
            async with ada.table(table_id) as table:
                first.kill()
                saying = asyncio.create_task(table.do("say", text="still here"))
                await asyncio.sleep(0.5)  # many times as long as the client waits between two attempts
                assert not saying.done()
                second = await asyncio.to_thread(start_server, database, log, port=port)
                await saying
                assert [line["text"] for line in table.lines if line["kind"] == "said"] == ["still here"]
                return second

    with kept_port() as port:
        first = start_server(database, log, port=port)
        second = None
        try:
            second = asyncio.run(asyncio.wait_for(work(first, port), PATIENCE))
        finally:
            for each in (first, second):
                if each is not None:
                    each.kill()
                    assert each.process.stdout is not None
                    each.process.stdout.close()


@pytest.mark.parametrize(
    ("status", "page", "raised", "said"),
    [
        ("502 Bad Gateway", "<html>nginx</html>", ConnectionError, "502 Bad Gateway"),
        ("413 Too Large", "<html>nginx</html>", CommandRefused, "413 Too Large"),
        ("503 Unavailable", '{"key": "store-away", "sentence": "later"}', CommandRefused, "later"),
        ("504 Timeout", "", ConnectionError, "504 Timeout"),
    ],
)
def test_a_page_of_a_proxy_is_taken_for_what_it_is(status: str, page: str, raised: type[Exception], said: str) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: {len(page)}\r\nConnection: close\r\n\r\n{page}".encode())
        await writer.drain()
        writer.close()

    async def work() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as proxy:
            host, port = proxy.sockets[0].getsockname()
            with pytest.raises(raised, match=said):
                await Client(f"http://{host}:{port}", "Ada", "token").request("GET", "/api/me")

    run(work())
