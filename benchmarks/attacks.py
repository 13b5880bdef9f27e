"""What unfriendly strangers do to an honest player: each attack on a server of its own, bounded in count and time.

    python benchmarks/attacks.py [--seconds 10] [--only options,kings] [--list]

The honest player is a process of its own, at an address of its own: a durable note every 100 ms at another table, and
beside it `GET /api/me` over a new connection. Prints how long it waits for both
(median and p99) while nothing else happens and under each attack, and how much the server worked meanwhile: the
processor time of all its threads between the note and its answer, which says the same on a machine that others use
too. Then the server's memory before, at most and after, its share of a processor, and how long a SIGTERM takes in the
middle of the attack. Bars: median at most 3 times the quiet one, p99 at most 50 ms, 200 MB more, 3 s to stop; the exit
code is 1 where one is missed. Where more processes want to run than there are processors, the bars are those of the
work, not of the clock. `nothing` is there to compare with: a process that eats a core and asks for nothing.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from load import Socket
from websockets.asyncio.client import connect

QUIET_SECONDS = 5
NOTE_SECONDS = 0.1
NOT_ANSWERED = 10.0
"""What a request counts for that was refused."""
MOST_MEDIANS, MOST_P99, MOST_MEMORY, MOST_STOP = 3, 0.050, 200, 3.0
TOML_BOMB = "a" + ".a" * 9989 + "=1\n[b]"
KINGS, RANDOM_TABLES, KING_TABLES = 8, 100, 190
HEADS = 400
KING_SECONDS = 15
HOPE, EVE = ("127.0.0.2", 0), ("127.0.0.66", 0)
"""Where the honest player and the strangers connect from. Whoever comes from 127.0.0.1 is believed to be a proxy."""


async def request(
    where: tuple[str, int],
    method: str,
    path: str,
    body: object = None,
    token: str = "",
    address: str = "",
    came_from: tuple[str, int] = EVE,
    host: str = "localhost",
) -> tuple[int, bytes]:
    """One request on a connection of its own, perhaps as a proxy for another address; status and content."""
    reader, writer = await asyncio.open_connection(*where, local_addr=None if address else came_from)
    try:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        head += f"X-Forwarded-For: {address}\r\n" if address else ""
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = await reader.read()
    finally:
        writer.close()
    start, _, content = answer.partition(b"\r\n\r\n")
    return (int(start.split()[1]) if start else 0), content


async def new_guest(where: tuple[str, int], name: str = "Eve", address: str = "") -> str:
    """The token of a new guest."""
    _, content = await request(where, "POST", "/api/guests", {"name": name, "bearer": True}, "", address)
    return str(json.loads(content)["token"])


async def new_table(where: tuple[str, int], token: str, game: str, seats: list[list[str]], **options: object) -> str:
    """The id of a new table; nothing if it was refused."""
    status, content = await request(where, "POST", "/api/tables", {"game": game, "seats": seats, **options}, token)
    return str(json.loads(content)["id"]) if status == 201 else ""


async def start_table(where: tuple[str, int], token: str, table: str) -> None:
    """Begin the game there."""
    await request(where, "POST", f"/api/tables/{table}/commands", {"type": "start", "id": "start"}, token)


async def open_socket(where: tuple[str, int], table: str, token: str, query: str = "") -> Socket:
    """A socket at a table, open once it has its snapshot; ConnectionError if it is not admitted."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(lambda _: None), *where, local_addr=EVE)
    socket.ask("localhost", f"/api/tables/{table}/socket{query}", token)
    await asyncio.wait_for(socket.opened, 10)
    return socket


def any_address() -> str:
    """An address of some stranger's, as a proxy would name it."""
    return f"198.51.{random.randrange(100)}.{random.randrange(250)}"


@dataclass
class Attack:
    """One attack under way: where, until when, and how often it has struck."""

    where: tuple[str, int]
    until: float
    strikes: int = 0
    told: list[str] = field(default_factory=list)
    """What else there is to say of it."""

    async def repeat(self, at_once: int, strike: Callable[[], Awaitable[object]], most: int = 100_000) -> None:
        """Strike again and again, some at once, until the time is over; a refusal or a cut is the next one's chance."""

        async def one() -> None:
            while time.monotonic() < self.until and self.strikes < most:
                self.strikes += 1
                with contextlib.suppress(OSError, RuntimeError, TimeoutError, ValueError, IndexError, KeyError):
                    await strike()

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def rest(self) -> None:
        """Wait for the end."""
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))


async def nothing(attack: Attack) -> None:
    """For comparison: a process that eats a core beside the server, and asks it for nothing."""
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        await attack.rest()
    finally:
        busy.kill()
        busy.wait()


async def options_bomb(attack: Attack) -> None:
    """1: options whose text takes long to read, without a token, from many addresses."""
    body = {"game": "intrigue", "seats": [["me"], *[["open"]] * 3], "own_sheet": TOML_BOMB}
    await attack.repeat(8, lambda: request(attack.where, "POST", "/api/options", body, "", any_address()))


async def wait_for_kings(where: tuple[str, int], guest: str, seconds: float) -> list[float]:
    """How long each move took at an honest table of kings, for so long or until its game was over."""
    table = await new_table(where, guest, "intrigue", [["king"]] * 4, most_rounds=50)
    watching = await open_socket(where, table, guest)
    await start_table(where, guest, table)
    seen, moved_at, waits = "", time.monotonic(), []
    until = moved_at + seconds
    while time.monotonic() < until:
        await asyncio.sleep(0.02)
        told = json.loads(watching.last)["resume"].rpartition(".")[2]  # how much of the game was told
        if told != seen:
            waits.append(time.monotonic() - moved_at)
            seen, moved_at = told, time.monotonic()
    return waits or [seconds]


async def kings(attack: Attack) -> None:
    """2: 190 tables of eight kings with nobody connected; how long an honest table waits for its king.

    Searches run beside the event loop and count as work of the server all the same: here the clock says more.
    """
    honest, token = await new_guest(attack.where, "Hal"), await new_guest(attack.where)
    quiet = await wait_for_kings(attack.where, honest, KING_SECONDS)

    async def strike() -> None:
        table = await new_table(attack.where, token, "intrigue", [["king"]] * KINGS, most_rounds=50)
        await start_table(attack.where, token, table)

    attack.until = time.monotonic() + 2 * KING_SECONDS
    struck = asyncio.create_task(attack.repeat(8, strike, KING_TABLES))
    attacked = await wait_for_kings(attack.where, honest, 2 * KING_SECONDS)
    await struck
    for name, found in (("quiet", quiet), ("attacked", attacked)):
        attack.told.append(f"a king's move {name}: median {statistics.median(found):.2f} s, longest {max(found):.2f} s")


async def spectators(attack: Attack) -> None:
    """3: ten guests open sockets at one table as fast as they can, each under another name."""
    tokens = [await new_guest(attack.where, f"Eve{number}") for number in range(10)]
    table = await new_table(attack.where, tokens[0], "kingup", [["me"], ["open"], ["open"]])
    sockets: list[Socket] = []

    async def strike() -> None:
        number = random.randrange(10**6)
        query = f"?hand={1 + number % 16}&name=Eve{number}"
        sockets.append(await open_socket(attack.where, table, random.choice(tokens), query))

    await attack.repeat(20, strike, 3000)
    attack.told.append(f"{len(sockets)} sockets were admitted")
    for each in sockets:
        each.close()


async def random_bots(attack: Attack) -> None:
    """6: a hundred tables of bots that decide at once, with nobody there."""
    token = await new_guest(attack.where)

    async def strike() -> None:
        table = await new_table(attack.where, token, "kingup", [["random"]] * 5)
        await start_table(attack.where, token, table)

    await attack.repeat(8, strike, RANDOM_TABLES)
    await attack.rest()


async def replays(attack: Attack) -> None:
    """7: moments, logs and records of a finished game, four clients with several questions each."""
    tokens = [await new_guest(attack.where, f"Eve{number}") for number in range(4)]
    table = await new_table(attack.where, tokens[0], "kingup", [["random"]] * 5)
    await start_table(attack.where, tokens[0], table)
    for _ in range(600):
        _, content = await request(attack.where, "GET", f"/api/tables/{table}", None, tokens[0])
        if json.loads(content)["status"] == "finished":
            break
        await asyncio.sleep(0.1)
    attack.until = max(attack.until, time.monotonic() + QUIET_SECONDS)
    ends = ("log", "record", *(f"moments/{moment}" for moment in range(5, 90)))

    async def strike() -> None:
        path = f"/api/tables/{table}/games/1/{random.choice(ends)}"
        await request(attack.where, "GET", path, None, random.choice(tokens), any_address())

    await attack.repeat(16, strike)


async def writes(attack: Attack) -> None:
    """8: one guest writes notes over several sockets without waiting for an answer."""
    token = await new_guest(attack.where)
    table = await new_table(attack.where, token, "kingup", [["me"], ["open"], ["open"]])

    async def strike() -> None:
        socket = await open_socket(attack.where, table, token)
        for number in range(2000):
            note = {"type": "note", "id": f"n{number}", "cell": f"{number % 50}", "mark": f"{number % 90}"}
            socket.send(json.dumps(note).encode())
            await asyncio.sleep(0.0005)

    await attack.repeat(5, strike)


async def pings(attack: Attack) -> None:
    """9: WebSocket pings without end, of which nobody reads the answers."""
    token = await new_guest(attack.where)
    table = await new_table(attack.where, token, "kingup", [["me"], ["open"], ["open"]])

    async def strike() -> None:
        socket = await open_socket(attack.where, table, token)
        for _ in range(2000):
            socket.send(b"x" * 125, 9)
        await asyncio.sleep(0.2)
        socket.close()

    await attack.repeat(4, strike)


async def half_requests(attack: Attack) -> None:
    """10: connections with half a request, which stay open."""
    writers: list[asyncio.StreamWriter] = []

    async def strike() -> None:
        _, writer = await asyncio.open_connection(*attack.where, local_addr=EVE)
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n")
        writers.append(writer)

    await attack.repeat(4, strike, 700)
    await attack.rest()
    for writer in writers:
        writer.close()


async def nonsense(attack: Attack) -> None:
    """13: what cannot be read: numbers and JSON without end, hands with thousands of digits."""
    token = await new_guest(attack.where)
    own = {"game": "intrigue", "seats": [["me"], *[["open"]] * 3], "own_sheet": "a = 0x" + "f" * 19_000}
    bodies = [b"[" * 60_000, b'{"name":' * 8000, json.dumps(own).encode(), b"\xff" * 60_000]

    async def strike() -> None:
        await request(attack.where, "POST", "/api/tables", random.choice(bodies), token, any_address())
        await request(attack.where, "GET", f"/api/me?hand={'9' * 5000}", None, token, any_address())

    await attack.repeat(8, strike)


async def names_of_one(attack: Attack) -> None:
    """14: new guests from one address, as many as are taken."""
    await attack.repeat(8, lambda: new_guest(attack.where, "E" * 40, "198.51.100.1"))


async def names_of_many(attack: Attack) -> None:
    """14, 16: new guests from thousands of addresses, each of which opens a listed table."""

    async def strike() -> None:
        token = await new_guest(attack.where, "E" * 40, any_address())
        await new_table(attack.where, token, "kingup", [["me"], ["open"], ["open"]], listed=True)
        await request(attack.where, "GET", "/api/tables", None, token, any_address())

    await attack.repeat(8, strike)


async def send_heads(attack: Attack, heads: Callable[[], bytes]) -> None:
    """Hundreds of heads at the same moment, each on a connection of its own, again and again."""
    while time.monotonic() < attack.until:
        lines = []
        for _ in range(HEADS):
            with contextlib.suppress(OSError):
                lines.append(await asyncio.open_connection(*attack.where, local_addr=EVE))
        for _, writer in lines:
            writer.write(heads())
            attack.strikes += 1
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                await asyncio.gather(*(reader.read() for reader, _ in lines), return_exceptions=True)
        for _, writer in lines:
            writer.close()


async def long_heads(attack: Attack) -> None:
    """Heads of thousands of lines, bodies of thousands of pieces, without a token, hundreds at once."""
    start = b"GET /client/x HTTP/1.1\r\nHost: localhost\r\n"
    pieces = b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 9000
    heads = [start + b"a:b\r\n" * 12_000 + b"\r\n", start.replace(b"GET", b"POST") + pieces]
    await send_heads(attack, lambda: random.choice(heads))


async def many_heads(attack: Attack) -> None:
    """The largest heads that are read, hundreds at once."""
    head = b"GET /api/visitor HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + b"a: %b\r\n" % (b"b" * 150) * 96
    await send_heads(attack, lambda: head + b"\r\n")


async def kept_queries(attack: Attack) -> None:
    """Queries and cookies of many parts, each another one, of which the framework remembers the last thousand."""

    async def strike() -> None:
        number = random.randrange(10**9)
        parts = "&".join(f"{number + each:x}" for each in range(6000))
        reader, writer = await asyncio.open_connection(*attack.where)
        try:
            head = f"GET /api/me?{parts} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {any_address()}\r\n"
            if number % 2:
                head = head.replace(f"?{parts}", "") + f"Cookie: {parts.replace('&', '=;')}\r\n"
            writer.write(f"{head}Connection: close\r\n\r\n".encode())
            await reader.read()
        finally:
            writer.close()

    await attack.repeat(8, strike)


async def send_as_many(attack: Attack, frame: Callable[[int], bytes]) -> None:
    """Forty guests of one address, with a socket each at one table, send as fast as they can."""
    tokens = [await new_guest(attack.where, f"Eve{number}") for number in range(40)]
    table = await new_table(attack.where, tokens[0], "kingup", [["me"], ["open"], ["open"]])
    await start_table(attack.where, tokens[0], table)
    several = iter(tokens * 1000)

    async def strike() -> None:
        socket = await open_socket(attack.where, table, next(several))
        for _ in range(500):  # until it is cut, and then it comes again
            socket.send(frame(attack.strikes))
            attack.strikes += 1
            await asyncio.sleep(0.001)
        socket.close()

    await attack.repeat(40, strike, 10**6)


async def writes_of_many(attack: Attack) -> None:
    """Forty guests of one address write notes without waiting for an answer."""

    def note(number: int) -> bytes:
        return json.dumps({"type": "note", "id": f"n{number}", "cell": f"{number % 50}", "mark": "x"}).encode()

    await send_as_many(attack, note)


async def questions_of_many(attack: Attack) -> None:
    """Forty guests of one address ask why, and send pings and nonsense, without waiting for an answer."""

    def frame(number: int) -> bytes:
        why = json.dumps({"type": "why", "id": f"w{number}", "action": "place Odessa 3"}).encode()
        return (why, b'{"type":"ping"}', b"{" * 2000)[number % 3]

    await send_as_many(attack, frame)


async def long_hosts(attack: Attack) -> None:
    """Links as QR codes, to hosts whose ports are thousands of letters long, or each time another one."""
    token = await new_guest(attack.where)
    table = await new_table(attack.where, token, "kingup", [["me"], ["open"], ["open"]])

    async def strike() -> None:
        port = random.choice(["a" * 2200, "a" * 3000, str(random.randrange(65536))])
        path = f"/api/tables/{table}/invitation"
        await request(attack.where, "GET", path, None, token, any_address(), host=f"localhost:{port}")

    await attack.repeat(8, strike)


async def slow_readers(attack: Attack) -> None:
    """Hundreds of large files, of which a byte is read now and then."""
    lines: list[socket.socket] = []
    try:
        for _ in range(450):
            line = socket.socket()
            lines.append(line)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.bind(EVE)
            line.setblocking(False)
            await asyncio.get_running_loop().sock_connect(line, attack.where)
            line.sendall(b"GET /client/js/screens.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            attack.strikes += 1
        while time.monotonic() < attack.until:
            for line in lines:
                with contextlib.suppress(OSError):
                    line.recv(1)
            await asyncio.sleep(1)
    finally:
        for line in lines:
            line.close()


async def documents(attack: Attack) -> None:
    """The description of all routes, from many addresses, without a token."""
    await attack.repeat(8, lambda: request(attack.where, "GET", "/api/openapi.json", None, "", any_address()))


async def quick_changes(attack: Attack) -> None:
    """A host changes the table as fast as may be, and hundreds of sockets of strangers look on."""
    host = await new_guest(attack.where)
    table = await new_table(attack.where, host, "kingup", [["me"], ["steward"], ["steward"]])
    await start_table(attack.where, host, table)
    crowd = [await new_guest(attack.where, f"Eve{number}", any_address()) for number in range(5)]
    sockets = [await open_socket(attack.where, table, token) for token in crowd for _ in range(50)]
    attack.until = time.monotonic() + QUIET_SECONDS

    async def strike() -> None:
        for kind in ("pause", "resume"):
            command = {"type": kind, "id": f"{kind}{attack.strikes}"}
            await request(attack.where, "POST", f"/api/tables/{table}/commands", command, host)

    await attack.repeat(4, strike)
    attack.told.append(f"{len(sockets)} sockets looked on")
    for each in sockets:
        each.close()


async def guessed_tokens(attack: Attack) -> None:
    """Tokens that no guest has, on files, on routes and on handshakes."""
    paths = ("/client/js/app.js", "/api/visitor", "/api/me", "/api/tables/x/socket")

    async def strike() -> None:
        await request(attack.where, "GET", random.choice(paths), None, secrets.token_urlsafe(24))

    await attack.repeat(16, strike)


async def lessons_of_many(attack: Attack) -> None:
    """Lessons and puzzles, which nobody needs a name for, from thousands of addresses, and wrong answers to them."""
    _, content = await request(attack.where, "GET", "/api/puzzles")
    days = [each["day"] for each in json.loads(content)["days"]]
    lessons = ("kingup", "vive-le-roi", "intrigue-1-turn", "intrigue-2-secrets", "intrigue-3-victory")
    for path in (*(f"lessons/{each}" for each in lessons), *(f"puzzles/{day}" for day in days)):
        await request(attack.where, "GET", f"/api/{path}", None, "", any_address())  # what is made once is made now
    attack.until = time.monotonic() + QUIET_SECONDS

    async def strike() -> None:
        day = random.choice(days)
        await request(attack.where, "GET", f"/api/lessons/{random.choice(lessons)}", None, "", any_address())
        await request(attack.where, "GET", f"/api/puzzles/{day}", None, "", any_address())
        answer = {"action": secrets.token_hex(20)}
        await request(attack.where, "POST", f"/api/puzzles/{day}", answer, "", any_address())

    await attack.repeat(32, strike)


async def long_circles(attack: Attack) -> None:
    """A circle whose host has written as much as they may, looked at again and again."""
    token = await new_guest(attack.where)
    _, content = await request(attack.where, "POST", "/api/circles", {"name": "Eve's"}, token)
    circle = json.loads(content)["id"]
    for number in range(500):
        command = {"type": "rename-circle", "id": f"r{number}", "name": f"Eve's {number}"}
        await request(attack.where, "POST", f"/api/circles/{circle}/commands", command, token)
    attack.until = time.monotonic() + QUIET_SECONDS

    async def strike() -> None:
        path = random.choice(("/api/circles", f"/api/circles/{circle}", "/api/me/tables"))
        await request(attack.where, "GET", path, None, token)

    await attack.repeat(16, strike)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "nothing": nothing,
    "options": options_bomb,
    "kings": kings,
    "spectators": spectators,
    "bots": random_bots,
    "replays": replays,
    "writes": writes,
    "pings": pings,
    "halves": half_requests,
    "nonsense": nonsense,
    "names": names_of_one,
    "crowds": names_of_many,
    "heads": long_heads,
    "many-heads": many_heads,
    "queries": kept_queries,
    "tokens": guessed_tokens,
    "changes": quick_changes,
    "documents": documents,
    "readers": slow_readers,
    "hosts": long_hosts,
    "writers": writes_of_many,
    "questions": questions_of_many,
    "lessons": lessons_of_many,
    "circles": long_circles,
}


# The honest player, and what is measured.


def work_of(pid: int) -> float:
    """The processor time that all threads of a process have used, in seconds."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


async def play_honestly(port: int, pid: int, file: Path) -> None:
    """A note every 100 ms; a line for each: when it was sent, how long it took, and what the server did meanwhile.

    Then how long the page's first question took, which comes on a new connection.
    """
    where = ("127.0.0.1", port)
    token = await new_guest(where, "Hope")
    table = await new_table(where, token, "kingup", [["me"], ["open"], ["open"]])
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, compression=None, local_addr=HOPE) as socket:
        with file.open("a", buffering=1) as told:
            number = 0
            while True:
                number += 1
                worked, begun = work_of(pid), time.monotonic()
                await socket.send(json.dumps({"type": "note", "id": f"h{number}", "cell": "a", "mark": f"{number}"}))
                while f'"ack","id":"h{number}"' not in str(await socket.recv()):
                    pass
                took, worked = time.monotonic() - begun, work_of(pid) - worked
                asked_at = time.monotonic()
                status, _ = await request(where, "GET", "/api/me", None, token, came_from=HOPE)
                asked = time.monotonic() - asked_at if status == 200 else NOT_ANSWERED
                told.write(f"{begun} {took} {worked} {asked}\n")
                await asyncio.sleep(max(0.0, NOTE_SECONDS - took - asked))


@dataclass
class Waits:
    """How long the honest player waited for each answer, and how much the server worked meanwhile; sorted."""

    took: list[float]
    work: list[float]
    asked: list[float]
    """The same for the requests beside the notes."""


def waits_between(file: Path, since: float, until: float) -> Waits:
    """What the honest player has measured in that time."""
    rows = [tuple(map(float, line.split())) for line in file.read_text().splitlines() if line.count(" ") == 3]
    found = [row for row in rows if since <= row[0] <= until] or [(since, *[until - since] * 3)]
    return Waits(*(sorted(row[column] for row in found) for column in (1, 2, 3)))


def memory_of(pid: int, name: str = "VmRSS") -> int:
    """A process's memory now, or (VmHWM) at its highest, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith(name))


def processor_of(pid: int) -> float:
    """The processor time that a process has used, in seconds."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


async def run_attack(name: str, seconds: float, folder: Path) -> bool:
    """Run one attack on a server of its own and print what it did; whether all bars were kept."""
    command = [sys.executable, "-m", "vivat.cli", "serve", "--port", "0", "--database", f"sqlite:///{folder}/{name}.db"]
    flags = [] if name == "kings" else ["--no-compile"]
    with (folder / f"{name}.log").open("w") as log:
        server = subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    port = int(server.stdout.readline().split()[1].rstrip("/").rpartition(":")[2])
    where, file = ("127.0.0.1", port), folder / f"{name}.waits"
    while name == "kings":  # they may have to be compiled
        _, content = await request(where, "GET", "/api/health")
        if not any(json.loads(content)["searches"].values()):
            break
        await asyncio.sleep(1)
    file.touch()
    honest = subprocess.Popen([sys.executable, __file__, "--honest", str(port), str(server.pid), str(file)])
    try:
        while len(file.read_text().splitlines()) < 10:
            await asyncio.sleep(0.1)
        began = time.monotonic()
        await asyncio.sleep(QUIET_SECONDS)
        quiet = waits_between(file, began, time.monotonic())
        before, used, begun = memory_of(server.pid), processor_of(server.pid), time.monotonic()
        attack = Attack(where, begun + seconds)
        under_way = asyncio.create_task(ATTACKS[name](attack))
        await asyncio.wait([under_way], timeout=seconds + 120)
        attacked = waits_between(file, begun, time.monotonic())
        share = (processor_of(server.pid) - used) / (time.monotonic() - begun)
        most, after = memory_of(server.pid, "VmHWM"), memory_of(server.pid)
        again = Attack(where, time.monotonic() + 2)  # it is stopped in the middle of it
        more = asyncio.create_task(ATTACKS[name](again))
        await asyncio.sleep(1)
        stopping = time.monotonic()
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait, 60)
        stop = time.monotonic() - stopping
        more.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await more
        if under_way.done() and (error := under_way.exception()) is not None:
            attack.told.append(f"the attack ended with {error!r}")
    finally:
        for process in (honest, server):
            process.kill()
            process.wait()
        server.stdout.close()
    return report(name, attack, quiet, attacked, (before, most, after), share, stop)


def p99(waits: list[float]) -> float:
    """Of sorted times, the one that 99 of 100 do not exceed."""
    return waits[min(len(waits) - 1, int(len(waits) * 0.99))]


def report(
    name: str,
    attack: Attack,
    quiet: Waits,
    attacked: Waits,
    memory: tuple[int, int, int],
    share: float,
    stop: float,
) -> bool:
    """Print one line, and what was missed; whether nothing was."""
    is_shared = os.getloadavg()[0] > (os.cpu_count() or 1) + 2
    before, under = (quiet.work, attacked.work) if is_shared else (quiet.took, attacked.took)
    missed = [
        *(["median"] if statistics.median(under) > MOST_MEDIANS * statistics.median(before) else []),
        *(["p99"] if p99(under) > MOST_P99 else []),
        *(["requests"] if not is_shared and p99(attacked.asked) > MOST_P99 else []),
        *(["memory"] if memory[1] - memory[0] > MOST_MEMORY else []),
        *(["stop"] if stop > MOST_STOP else []),
    ]
    told = [f"{name:<11}{attack.strikes:>6} strikes"]
    for what, calm, busy in (
        ("wait", quiet.took, attacked.took),
        ("work", quiet.work, attacked.work),
        ("request", quiet.asked, attacked.asked),
    ):
        medians = f"{statistics.median(calm) * 1e3:.1f} → {statistics.median(busy) * 1e3:.1f}"
        told.append(f"{what} {medians} ms (p99 {p99(calm) * 1e3:.0f} → {p99(busy) * 1e3:.0f})")
    told.append(f"memory {memory[0]} → {memory[1]} → {memory[2]} MB  processor {share:.0%}  stop {stop:.1f} s")
    told.append("MISSED: " + ", ".join(missed) if missed else "ok")
    print("  ".join(told), flush=True)
    for line in attack.told:
        print(f"{'':<11}{line}", flush=True)
    return not missed


async def main(names: list[str], seconds: float) -> int:
    """Run the attacks one after the other; the exit code."""
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} processors, load {load:.1f} before we begin; each attack {seconds:g} s")
    with tempfile.TemporaryDirectory(prefix="vivat-attacks-") as folder:
        kept = [await run_attack(name, seconds, Path(folder)) for name in names]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", default=",".join(ATTACKS))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--honest", nargs=3, help=argparse.SUPPRESS)
    flags = parser.parse_args()
    if flags.list:
        print("\n".join(f"{name:<11}{(attack.__doc__ or '').splitlines()[0]}" for name, attack in ATTACKS.items()))
    elif flags.honest:
        with contextlib.suppress(Exception):  # the server is stopped in the end
            uvloop.run(play_honestly(int(flags.honest[0]), int(flags.honest[1]), Path(flags.honest[2])))
    else:
        sys.exit(uvloop.run(main(flags.only.split(","), flags.seconds)))
