"""One effect for each command, however often and in whatever way it is sent, wherever the connection is cut."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.programs import hear, people, raw_socket, sitting, until
from tests.web.retries import TABLES, database_of, effects_wrong, read_notes, scribble
from tests.web.server import Running, server
from vivat.client import Client

COMMANDS = 1_000
ALONE = [["me"], ["random"], ["random"]]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("retries"), "--no-limits") as found:
        yield found
        assert "Traceback" not in found.log.read_text()


def test_commands_sent_again_after_cuts_have_one_effect_each(running: Running) -> None:
    async def retry() -> list[str]:
        sent = await scribble(running, TABLES, COMMANDS)
        assert sum(map(len, sent.values())) == COMMANDS
        return await effects_wrong(database_of(running), sent)

    assert asyncio.run(retry()) == []


def test_a_server_that_does_not_know_a_command_again_is_found_out(tmp_path: Path) -> None:
    async def retry(running: Running) -> list[str]:
        return await effects_wrong(database_of(running), await scribble(running, 1, 20))

    with server(tmp_path, "--no-limits", fault="forgetful") as running:
        assert asyncio.run(retry(running)) != []


def test_what_is_written_for_somebody_who_is_cut_off_is_told_at_once(running: Running) -> None:
    async def send_and_go() -> None:
        async with people(running.address, 1) as [guest], sitting([guest], "kingup", ALONE) as table:
            for number in range(0, 240, 4):
                async with raw_socket(guest, table.id) as socket:
                    await hear(socket)
                    for each in map(str, range(number, number + 4)):
                        await socket.send(json.dumps({"type": "note", "id": each, "cell": each, "mark": "x"}))
                    await asyncio.sleep(number % 20 * 0.0003)
                    socket.transport.abort()
                async with Client(running.address, "Last"):
                    pass  # whatever was to be written before this guest is written now
                written = {cell for _, cell, _ in await read_notes(database_of(running), table.id, guest.guest)}
                await until(table.host, lambda view: written <= set(view["notes"]))  # noqa: B023

    asyncio.run(send_and_go())
