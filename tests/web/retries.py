"""Commands sent again and again over connections that do not hold: each must have one effect.

python -m tests.web.retries --commands 100000
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.web.programs import hear, people, raw_socket
from tests.web.server import Running, server
from vivat.client import Client
from vivat.table import entries
from vivat.table.store import Store

SEATS = [["me"], ["open"], ["random"]]
TABLES = 5


class Retrier:
    """A guest at a table whose connections do not hold."""

    def __init__(self, client: Client, table_id: str, chance: random.Random) -> None:
        self.client = client
        self.table_id = table_id
        self.chance = chance
        self.resume = ""
        self.answers: Counter[str] = Counter()

    async def send(self, command: dict[str, Any]) -> None:
        """Once or several times with a cut, and then until there is an answer; now and then also afterwards."""
        text = json.dumps(command)
        for _ in range(self.chance.randint(1, 2)):
            await self.chance.choice((self._over_a_socket_cut, self._over_http_cut))(text)
        await self.chance.choice((self._over_a_socket, self._over_http))(text, command["id"])
        if self.chance.random() < 0.2:
            await asyncio.gather(self._over_http(text, command["id"]), self._over_http_cut(text))

    async def _over_a_socket_cut(self, text: str) -> None:
        """Cut right after sending, or a moment later, before the answer is read."""
        with suppress(ConnectionClosed):
            async with raw_socket(self.client, self.table_id, self.resume) as socket:
                await socket.send(text)
                if self.chance.random() < 0.7:
                    await asyncio.sleep(self.chance.uniform(0, 0.004))
                socket.transport.abort()

    async def _over_http_cut(self, text: str) -> None:
        """A request whose answer nobody waits for."""
        reader, writer = await self._post(text)
        if self.chance.random() < 0.7:
            await asyncio.sleep(self.chance.uniform(0, 0.004))
        writer.transport.abort()
        with suppress(OSError):
            await reader.read()

    async def _over_a_socket(self, text: str, command_id: str) -> None:
        async with raw_socket(self.client, self.table_id, self.resume) as socket:
            await socket.send(text)
            while True:
                message = await hear(socket)
                self.resume = message.get("resume", self.resume)
                if message.get("id") == command_id:
                    self.answers[message["type"]] += 1
                    return

    async def _over_http(self, text: str, command_id: str) -> None:
        reader, writer = await self._post(text)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
        writer.close()
        status, _, body = answer.partition(b"\r\n")
        assert status.split()[1] == b"200", answer
        assert json.loads(body.partition(b"\r\n\r\n")[2]) == {"id": command_id}
        self.answers["http"] += 1

    async def _post(self, text: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        where = urlsplit(self.client.server)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        head = (
            f"POST /api/tables/{self.table_id}/commands HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: close\r\n"
            f"Authorization: Bearer {self.client.token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\n\r\n"
        )
        writer.write((head + text).encode())
        return reader, writer


async def scribble(running: Running, tables: int, commands: int) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """Notes by several guests at several tables, each sent with cuts; what was sent, by table and guest."""
    sent: dict[tuple[str, str], list[dict[str, Any]]] = {}

    async def one_guest(client: Client, table_id: str, seed: int) -> None:
        retrier = Retrier(client, table_id, random.Random(seed))
        mine = sent.setdefault((table_id, client.guest), [])
        for number in range(commands // tables // 2):
            command = {"type": "note", "id": f"{seed}-{number}", "cell": str(number % 300), "mark": str(number)}
            mine.append(command)
            await retrier.send(command)
        assert retrier.answers["refused"] == 0

    async with people(running.address, 2) as guests, asyncio.timeout(PATIENCE + commands), asyncio.TaskGroup() as group:
        for table_number in range(tables):
            table_id = await guests[0].create("kingup", SEATS)
            await guests[1].join(table_id)
            for seat, guest in enumerate(guests):
                group.create_task(one_guest(guest, table_id, table_number * 2 + seat))
    return sent


async def read_notes(database: str, table_id: str, guest: str) -> list[tuple[str, str, str]]:
    """Which notes of a guest are in the log, in its order."""
    async with Store.open(database, writes=False) as store:
        log = await store.read_entries(table_id)
    return [
        (entry.command, entry.body.cell, entry.body.mark)
        for entry in log
        if isinstance(entry.body, entries.Noted) and entry.author == guest
    ]


async def effects_wrong(database: str, sent: dict[tuple[str, str], list[dict[str, Any]]]) -> list[str]:
    """Whoever's notes did not each have one effect, in the order of their sending."""
    found = []
    for (table_id, guest), commands in sent.items():
        notes = await read_notes(database, table_id, guest)
        wanted = [(command["cell"], command["mark"]) for command in commands]
        if [(cell, mark) for _, cell, mark in notes] != wanted:
            found.append(f"{guest} at {table_id}: {len(wanted)} commands, {len(notes)} effects")
    return found


def database_of(running: Running) -> str:
    return f"sqlite:///{running.log.with_name('vivat.db')}"


def main() -> int:
    """The large form."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commands", type=int, default=100_000)
    flags = parser.parse_args()

    async def retry(running: Running) -> list[str]:
        sent = await scribble(running, TABLES, flags.commands)
        return await effects_wrong(database_of(running), sent)

    with tempfile.TemporaryDirectory() as folder, server(Path(folder), "--no-limits") as running:
        found = asyncio.run(retry(running))
    verdict = "one effect each" if not found else f"{len(found)} faults"
    sys.stdout.write("\n".join([*found, f"{flags.commands} commands sent again after cuts: {verdict}", ""]))
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
