"""A server under load: many tables, five sockets each, durable moves at a steady rate.

    python benchmarks/load.py [--tables 2000] [--rate 400] [--seconds 20] [--database URL] [--servers 1]

Starts a server of its own on this machine and plays against it from beside it. Prints how long a move took to be
acknowledged, and how much memory of the server a socket takes. Several servers need a database of PostgreSQL; each
connection goes to the next one of them, whatever its table.
"""

import argparse
import asyncio
import base64
import contextlib
import gc
import json
import os
import random
import resource
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import uvloop

SEATS = 4
SOCKETS = SEATS + 1
"""Four players, and a guest who watches."""
AT_ONCE = 200


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket, as small as can be: it keeps the last frame and does not look into it."""

    __slots__ = ("_answered", "_buffer", "_open", "_transport", "frames", "last", "opened")

    def __init__(self, answered: Callable[[bytes], None]) -> None:
        self._answered = answered
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.last = b""
        self.frames = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]

    def ask(self, host: str, path: str, token: str) -> None:
        """The opening handshake."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def send(self, text: bytes, opcode: int = 1) -> None:
        """One frame, masked with zeros: the mask hides nothing here."""
        size = len(text)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x80 | opcode, 0xFE, size)
        self._write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.opened.set_exception(ConnectionError(bytes(buffer[:200]).decode(errors="replace")))
                return
            del buffer[: end + 4]
            self._open = True
        while len(buffer) >= 2:
            size, start = buffer[1] & 0x7F, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4]), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10]), 10
            if len(buffer) < start + size:
                return
            opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            self._frame(opcode, payload)

    def _frame(self, opcode: int, payload: bytes) -> None:
        self.frames += 1
        if opcode == 9:
            self.send(payload, 10)
        elif payload.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            self.last = payload
            if not self.opened.done():
                self.opened.set_result(None)
        elif opcode == 1:
            self._answered(payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Load:
    """All tables and what was measured."""

    def __init__(self, host: str, ports: list[int], tables: int) -> None:
        self.host, self.wanted = host, tables
        self._ports = cycle(ports)
        self.tokens: list[str] = []
        self.tables: list[str] = []
        self.sockets: list[list[Socket]] = []
        self.waits: list[float] = []
        self.pending: dict[str, tuple[float, int]] = {}
        self.busy: set[int] = set()
        self.refused = 0
        self.finished = 0
        self.source = random.Random(1)

    async def http(self, method: str, path: str, token: str | None, body: object) -> dict[str, object]:
        """One request on a connection of its own."""
        data = json.dumps(body).encode()
        port = next(self._ports)
        reader, writer = await asyncio.open_connection(self.host, port)
        auth = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{port}\r\n{auth}Content-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
            + data
        )
        answer = await reader.read()
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
        head, _, content = answer.partition(b"\r\n\r\n")
        if head.split()[1][:1] != b"2":
            raise ConnectionError(answer[:300].decode(errors="replace"))
        found: dict[str, object] = json.loads(content)
        return found

    async def each(self, count: int, work: "Callable[[int], asyncio.Future[None] | object]", what: str) -> None:
        """Do something so often, some at once, with a line on how far it is."""
        gate, done = asyncio.Semaphore(AT_ONCE), 0

        async def one(number: int) -> None:
            nonlocal done
            async with gate:
                await work(number)  # type: ignore[misc]
            done += 1
            if done % max(1, count // 20) == 0:
                sys.stderr.write(f"\r{what}: {done:,} of {count:,} ")
                sys.stderr.flush()

        await asyncio.gather(*(one(number) for number in range(count)))
        sys.stderr.write("\n")

    async def prepare(self) -> None:
        """Guests, tables, people on their chairs, games begun."""
        self.tokens = [""] * self.wanted * SOCKETS
        self.tables = [""] * self.wanted

        async def guest(number: int) -> None:
            made = await self.http("POST", "/api/guests", None, {"name": f"G{number}", "bearer": True})
            self.tokens[number] = str(made["token"])

        async def table(number: int) -> None:
            mine = self.tokens[number * SOCKETS : (number + 1) * SOCKETS]
            options = {"game": "kingup", "seats": [["me"], *[["open"]] * (SEATS - 1)], "grace": 3600}
            table_id = str((await self.http("POST", "/api/tables", mine[0], options))["id"])
            for token in mine[1:SEATS]:
                await self.http("POST", f"/api/tables/{table_id}/join", token, {"type": "sit", "id": "sit"})
            await self.http("POST", f"/api/tables/{table_id}/commands", mine[0], {"type": "start", "id": "start"})
            self.tables[number] = table_id

        await self.each(len(self.tokens), guest, "guests")
        await self.each(self.wanted, table, "tables")

    async def connect(self) -> None:
        """All sockets."""
        loop = asyncio.get_running_loop()
        self.sockets = [[] for _ in self.tables]

        async def one(number: int) -> None:
            table = number // SOCKETS
            port = next(self._ports)
            _, socket = await loop.create_connection(lambda: Socket(self.answered), self.host, port)
            path = f"/api/tables/{self.tables[table]}/socket"
            socket.ask(f"{self.host}:{port}", path, self.tokens[number])
            await socket.opened
            self.sockets[table].append(socket)

        await self.each(len(self.tokens), one, "sockets")

    def answered(self, payload: bytes) -> None:
        """An acknowledgement, or a refusal."""
        answer = json.loads(payload)
        started, table = self.pending.pop(answer.get("id"), (0.0, -1))
        if table < 0:
            return
        self.busy.discard(table)
        if answer["type"] == "ack":
            self.waits.append(time.perf_counter() - started)
        else:
            self.refused += 1

    def move(self, number: int) -> None:
        """One decision at one table."""
        for socket in self.sockets[number]:
            view = json.loads(socket.last)["view"]
            if view["status"] == "finished":
                self.finished += 1
                return
            me = view["me"]
            if me is None or view["chairs"][me]["seat"] not in view["waited_for"] or not view["legal"]:
                continue
            action = self.source.choice(view["legal"])["text"]
            command = f"{number}-{len(self.waits)}-{view['decision']}-{me}"
            self.pending[command] = time.perf_counter(), number
            self.busy.add(number)
            socket.send(
                json.dumps({"type": "play", "id": command, "decision": view["decision"], "action": action}).encode()
            )
            return

    async def play(self, rate: int, seconds: int) -> None:
        """Moves at a steady rate, each time at another table."""
        order = list(range(len(self.tables)))
        self.source.shuffle(order)
        begun, sent = time.perf_counter(), 0
        while (now := time.perf_counter() - begun) < seconds:
            while sent < now * rate:
                number = order[sent % len(order)]
                if number not in self.busy:
                    self.move(number)
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)


def memory_of(pid: int) -> int:
    """Resident memory of a process, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def seconds_of(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(waits: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] * 1000 if waits else float("nan")


async def run(
    flags: argparse.Namespace, servers: "list[subprocess.Popen[str]]", addresses: list[str]
) -> dict[str, float]:
    """Prepare, connect, play, measure."""
    places = [address.removeprefix("http://").rstrip("/").partition(":") for address in addresses]
    load = Load(places[0][0], [int(port) for _, _, port in places], flags.tables)
    await load.prepare()

    def memory() -> int:
        return sum(memory_of(server.pid) for server in servers)

    def seconds() -> float:
        return sum(seconds_of(server.pid) for server in servers)

    before = memory()
    await load.connect()
    with_sockets = memory()
    worked = seconds()
    await load.play(flags.rate, flags.seconds)
    worked = seconds() - worked
    after = memory()
    sockets = flags.tables * SOCKETS
    for row in load.sockets:
        for socket in row:
            socket.close()
    return {
        "servers": len(servers),
        "tables": flags.tables,
        "sockets": sockets,
        "moves": len(load.waits),
        "moves_per_s": len(load.waits) / flags.seconds,
        "refused": load.refused,
        "unanswered": len(load.pending),
        "ack_p50_ms": percentile(load.waits, 0.5),
        "ack_p99_ms": percentile(load.waits, 0.99),
        "ack_p999_ms": percentile(load.waits, 0.999),
        "server_ms_per_move": worked * 1000 / max(1, len(load.waits)),
        "server_mib": after / 2**20,
        "kib_per_socket": (with_sockets - before) / 1024 / sockets,
        "kib_per_socket_after_play": (after - before) / 1024 / sockets,
    }


def main() -> int:
    """Start a server, load it, stop it."""
    parser = argparse.ArgumentParser(description="A server under load.")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=int, default=400, help="moves a second")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--database", help="default: a fresh SQLite file")
    parser.add_argument("--servers", type=int, default=1, help="so many on one database of PostgreSQL")
    flags = parser.parse_args()
    if flags.servers > 1 and not (flags.database or "").startswith("postgresql"):
        parser.error("several servers need --database postgresql://…")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, flags.tables * SOCKETS + 1000)), hard))
    with tempfile.TemporaryDirectory() as folder:
        database = flags.database or f"sqlite:///{folder}/load.db"
        command = [
            sys.executable,
            "-m",
            "vivat.cli",
            "serve",
            "--port",
            "0",
            "--no-limits",
            "--no-compile",
            "--database",
            database,
        ]
        servers: list[subprocess.Popen[str]] = []
        addresses = []
        try:
            for _ in range(flags.servers):
                server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
                servers.append(server)
                line = server.stdout.readline() if server.stdout is not None else ""
                addresses.append(line.split()[1])
            gc.disable()  # what is measured are the server's pauses, not the client's
            found = uvloop.run(run(flags, servers, addresses))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(30)
    for name, value in found.items():
        sys.stdout.write(f"{name:28} {value:12,.2f}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
