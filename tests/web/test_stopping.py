"""A clean stop: clients are told to come back, what was acknowledged is there, and games go on after the restart."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.patience import PATIENCE
from tests.web.inside import inside
from tests.web.kills import Mortal, acks, everything_wrong, load, mortal, read_log, read_logs
from tests.web.programs import hear, people, raw_socket
from tests.web.server import messages_of
from vivat.client import Client
from vivat.table import entries
from vivat.table.damage import replay_checked
from vivat.table.table import Table

STOPS = 2
ALONE = [["me"], ["random"], ["random"]]


def test_clients_are_told_to_come_back(tmp_path: Path) -> None:
    async def stop(server: Mortal) -> None:
        async with people(server.running.address, 2) as guests:
            table_id = await guests[0].create("kingup", ALONE)
            async with raw_socket(guests[0], table_id) as seated, raw_socket(guests[1], table_id) as watching:
                code = asyncio.create_task(asyncio.to_thread(server.running.stop))
                for socket in (seated, watching):
                    while (message := await hear(socket))["type"] != "bye":
                        assert message["type"] in ("snapshot", "update", "presence")
                    assert message == {"type": "bye", "reason": "restart", "final": False}
                    with pytest.raises(ConnectionClosedError) as closed:
                        await hear(socket)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
                assert await code == 0

    with mortal(tmp_path) as server:
        asyncio.run(stop(server))
        told = messages_of(server.log)
    assert told == ["started", "stopping"]


def test_a_stop_waits_for_nothing_for_ever(tmp_path: Path) -> None:
    """A database that does not answer, a thread that does not end: what was acknowledged is on the disk."""
    with mortal(tmp_path, "stuck") as server:
        assert server.running.stop() == 0
        assert "stopped before everything under way had ended" in server.log


@pytest.mark.parametrize("kind", ["a request", "a handshake"])
def test_what_a_stop_cuts_short_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    begun = asyncio.Event()

    async def never(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    async def stop() -> bytes:
        monkeypatch.setattr("vivat.web.routes.find_table", never)
        monkeypatch.setattr("vivat.web.app.find_table", never)
        async with inside(tmp_path) as running, Client(running.address, "Ann") as ann:
            path = "/api/tables/x/socket" if kind == "a handshake" else "/api/tables/x"
            host, _, port = running.address.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            upgrade = (
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            )
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {ann.token}\r\n"
                f"{upgrade if kind == 'a handshake' else ''}\r\n".encode()
            )
            await begun.wait()
        answer = await reader.read()
        writer.close()
        return answer

    assert asyncio.run(asyncio.wait_for(stop(), PATIENCE)).split()[1] in (b"500", b"503")
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_stops_under_load_lose_nothing(tmp_path: Path) -> None:
    async def stop_often(server: Mortal) -> list[str]:
        async with asyncio.timeout(PATIENCE), load(server.running.address, 3) as journal:
            for number in range(STOPS):
                await acks(journal, 20 + number)
                assert await asyncio.to_thread(server.running.stop) == 0
                await asyncio.to_thread(server.rise)
            await acks(journal, 20)
        return everything_wrong(journal, await read_logs(server.database))

    with mortal(tmp_path) as server:
        assert asyncio.run(stop_often(server)) == []
        assert "Traceback" not in server.log


async def table_after(server: Mortal, table_id: str) -> Table:
    """A table as its log has it now."""
    return replay_checked(table_id, await read_log(server.database, table_id))


async def deciders_after(server: Mortal, table_id: str, entry: int) -> set[str]:
    """Who decided since: people, bots, the clock."""
    bodies = [each.body for each in (await read_log(server.database, table_id))[entry:]]
    return {body.by for body in bodies if isinstance(body, entries.Played | entries.Balloted)}


async def start_table(client: Client, table_id: str) -> None:
    """Begin the game."""
    await client.request("POST", f"/api/tables/{table_id}/commands", {"type": "start", "id": "start"})


def test_after_a_restart_clocks_go_on_though_nobody_comes_and_bots_when_somebody_does(tmp_path: Path) -> None:
    async def begin(server: Mortal) -> tuple[str, str]:
        async with people(server.running.address, 1) as [guest]:
            clock = {"kind": "decision", "seconds": 2}
            timed = await guest.create("viva-il-re", ALONE, clock=clock)
            await start_table(guest, timed)
            bots = await guest.create("vive-le-roi", [["random"]] * 8)
            await start_table(guest, bots)
            assert server.running.stop() == 0
            return bots, timed

    def begin_until_bots_are_stopped(server: Mortal) -> tuple[str, str]:
        """For two minutes they play without anybody, and may be done before the stop."""
        while True:
            bots, timed = asyncio.run(begin(server))
            if asyncio.run(table_after(server, bots)).status == "playing":
                return bots, timed
            server.rise()

    async def go_on(server: Mortal, bots: str, timed: str) -> None:
        stopped = await table_after(server, bots)
        before = (await table_after(server, timed)).version
        server.rise()
        async with asyncio.timeout(PATIENCE), people(server.running.address, 1) as [guest]:
            while "clock" not in await deciders_after(server, timed, before):
                await asyncio.sleep(0.1)
            assert (await table_after(server, bots)).version == stopped.version
            async with raw_socket(guest, bots):
                while (table := await table_after(server, bots)).status != "finished":
                    await asyncio.sleep(0.1)
            assert table.game is not None
            assert table.game.is_over

    with mortal(tmp_path) as server:
        bots, timed = begin_until_bots_are_stopped(server)
        asyncio.run(go_on(server, bots, timed))
        assert "Traceback" not in server.log
