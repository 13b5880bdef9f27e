"""Frames that no client of ours would send, thrown at the real socket.

    python -m tests.web.fuzz_frames [--frames 1000000] [--seed 1]

Every frame is refused with a reason, or the connection is closed with a code that says why. Meanwhile the table stays
as it was, and another client at it is not disturbed.
"""

import argparse
import asyncio
import base64
import json
import os
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.web.programs import answer
from tests.web.server import server
from vivat.client import Client, TableClient
from vivat.table import commands
from vivat.web.limits import Limits
from vivat.web.messages import Ping, decode

BATCH = 40
"""Seconds after which a server that says nothing counts as dead; nothing is measured by it."""
WORDS = (
    *("vote maybe", "chair nobody 9", "promote", "deal king", "", "é", "\u202e", "\u0000", "𝔎", "x" * 100),
    "'; DROP TABLE entries; --",
)
KINDS = [kind.__struct_config__.tag for kind in get_args(commands.AnyCommand)]
Frame = str | bytes


class Disturbed(Exception):
    """Something happened that a bad frame must not do."""


def any_value(random: Random, depth: int = 2) -> Any:
    """Any JSON value, rather odd ones."""
    odd: list[Any] = [
        *(None, True, False, 0, -1, 15, 16, 2**31, 2**63, 2**64, -(2**70), 10**300, 0.5, 1e308, -0.0),
        *("", "a" * 301, "x" * 65, "me", "open", *WORDS, *KINDS),
    ]
    if depth and random.random() < 0.3:
        inner = [any_value(random, depth - 1) for _ in range(random.randrange(4))]
        return inner if random.random() < 0.5 else {str(each): each for each in inner}
    return random.choice(odd)


def well_formed(random: Random) -> dict[str, Any]:
    """A command whose every field is right; at a running game, from a spectator, each of them is refused."""
    kind = random.choice(get_args(commands.AnyCommand))
    fields: dict[str, Any] = {
        "chair": random.randrange(16),
        "level": random.choice(("steward", "open", "nobody")),
        "decision": random.randrange(5),
        "action": random.choice(WORDS),
        "text": random.choice(WORDS),
        "phrase": "hello",
        "cell": "a",
        "mark": "b",
        "guest": "x",
    }
    asked = {name: fields[name] for name in kind.__struct_fields__ if name in fields}
    return {"type": kind.__struct_config__.tag, "id": f"c{random.randrange(10**9)}", **asked}


def mutated(random: Random) -> bytes:
    """A command with a few bytes changed, left out, doubled or put in."""
    frame = bytearray(json.dumps(well_formed(random)).encode())
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(frame))
        match random.randrange(4):
            case 0:
                frame[at] = random.randrange(256)
            case 1:
                del frame[at : at + random.randint(1, 5)]
                frame += b"0" if not frame else b""
            case 2:
                frame[at:at] = frame[at : at + random.randint(1, 20)]
            case _:
                frame[at:at] = bytes([random.choice(b'{}[]",:\\\x00\xff')])
    return bytes(frame)


def truncated(random: Random) -> bytes:
    """The beginning of a command."""
    frame = json.dumps(well_formed(random)).encode()
    return frame[: random.randrange(len(frame))]


def wrong_types(random: Random) -> str:
    """A command with a field of another kind, one too few or one too many."""
    command = well_formed(random)
    command[random.choice([*command, "chair", "extra", "sure", "team"])] = any_value(random)
    if random.random() < 0.3:
        command.pop(random.choice(list(command)))
    return json.dumps(command)


def unknown_tag(random: Random) -> str:
    """A message of another kind; some are ours, from the server to the client."""
    kinds = ("snapshot", "update", "ack", "refused", "bye", "Sit", "sit ", "constructor", "__proto__", "")
    return json.dumps(well_formed(random) | {"type": random.choice((*kinds, any_value(random)))})


def nested(random: Random) -> str:
    """As deep as a frame can be."""
    opening, filling = random.choice((("[", "1"), ('{"a":', "1"), ('{"id":"x","type":', '"sit"'), ('[{"id":', "[]")))
    depth = random.randint(10, 6000 // len(opening))
    closing = "".join("]" if letter == "[" else "}" for letter in reversed(opening) if letter in "[{")
    return opening * depth + filling + (closing * depth)[: random.choice((0, 7000 - len(opening) * depth))]


def numbers(random: Random) -> str:
    """Numbers beyond all bounds."""
    odd = ("9" * random.randint(1, 6000), "1e999999", "-0", "NaN", "Infinity", "0x1", "1." + "0" * 5000)
    number = random.choice(odd)
    name = random.choice(("decision", "chair", "id"))
    return f'{{"type":"play","id":"n","action":"x","{name}":{number}}}'


def strange_text(random: Random) -> str:
    """Letters from everywhere, escapes of halves of letters among them."""
    codes = [random.choice((random.randrange(0xD800), random.randrange(0xE000, 0x110000))) for _ in range(20)]
    letters = "".join(map(chr, codes))
    text = random.choice((json.dumps(letters)[1:-1], "\\ud800", "\\udc00\\ud800", "\\u0000", "\\x41", letters))
    return f'{{"type":"say","id":"{random.choice(("s", text))}","text":"{text}"}}'


def no_object(random: Random) -> Frame:
    """JSON that is no message, or nothing at all."""
    return random.choice(("", b"", "null", "[]", '"sit"', "0", "true", " ", "\ufeff{}", json.dumps(any_value(random))))


def large(random: Random) -> str:
    """Just below what a frame may hold."""
    return json.dumps({"type": "say", "id": "l", "text": "x" * (Limits().frame_bytes - random.randint(50, 200))})


def twice(random: Random) -> str:
    """The same field twice."""
    command = json.dumps(well_formed(random))
    return f'{command[:-1]}, "type": "ping", "id": {json.dumps(any_value(random))}}}'


MAKERS: tuple[Callable[[Random], Frame], ...] = (
    lambda random: random.randbytes(random.randrange(200)),
    *[lambda random: json.dumps(well_formed(random))] * 4,
    lambda random: json.dumps(well_formed(random)).encode(),
    mutated,
    lambda random: mutated(random).decode(errors="ignore"),
    truncated,
    wrong_types,
    unknown_tag,
    nested,
    numbers,
    strange_text,
    no_object,
    large,
    twice,
)


def understood(frame: Frame) -> object:
    """What the frame means, if it means something."""
    try:
        return decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def bad_frames(random: Random, seated: bool) -> Iterator[Frame]:
    """Frames without end. Of whoever has a seat, none that would have an effect."""
    harmless = (commands.Sit, commands.Start, commands.Arrange, commands.Give, commands.Rematch, commands.MoreTime)
    while True:
        frame = random.choice(MAKERS)(random)
        meaning = understood(frame)
        if not seated or meaning is None or isinstance(meaning, (*harmless, commands.Play, Ping)):
            yield frame


@dataclass
class Table:
    """The table under fire, and what is counted."""

    address: str
    database: Path
    id: str
    counts: Counter[str] = field(default_factory=Counter)

    def log(self) -> list[tuple[Any, ...]]:
        """What is in the database of it."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return list(connection.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY seq", (self.id,)))

    def connection(self, token: str) -> connect:
        """A socket at the table."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        return connect(
            address, additional_headers=headers, compression=None, max_size=2**24, max_queue=None, open_timeout=PATIENCE
        )


async def next_answer(socket: ClientConnection) -> dict[str, Any]:
    """The next message that is not about the table."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] not in ("snapshot", "update", "presence"):
            return message


def check(frame: Frame, message: dict[str, Any]) -> str:
    """What an answer says; Disturbed if it is not what the frame deserves."""
    if isinstance(understood(frame), Ping):
        if message["type"] != "pong":
            raise Disturbed(f"{frame!r} was answered {message}")
        return "pong"
    if message["type"] != "refused" or not message["key"] or not message["sentence"]:
        raise Disturbed(f"{frame!r} was answered {message}")
    if "Traceback" in message["sentence"]:
        raise Disturbed(f"{frame!r} was answered {message}")
    return str(message["key"])


async def throw(table: Table, token: str, frames: Iterator[Frame], number: int, done: Callable[[int], None]) -> None:
    """Send frames in batches, and read an answer to each."""
    async with table.connection(token) as socket:
        while number:
            batch = [next(frames) for _ in range(min(BATCH, number))]
            for frame in batch:
                await socket.send(frame)
            for frame in batch:
                table.counts[check(frame, await next_answer(socket))] += 1
            number -= len(batch)
            done(len(batch))


def raw_frame(opcode: int, payload: bytes, *, masked: bool = True, final: bool = True, length: int = -1) -> bytes:
    """A frame by hand, right or wrong."""
    length = len(payload) if length < 0 else length
    mask = b"\x01\x02\x03\x04"
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes([opcode | (0x80 if final else 0), length | bit])
    elif length < 2**16:
        head = bytes([opcode | (0x80 if final else 0), 126 | bit]) + length.to_bytes(2, "big")
    else:
        head = bytes([opcode | (0x80 if final else 0), 127 | bit]) + length.to_bytes(8, "big")
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return head + (mask + hidden if masked else payload)


def ruptures(random: Random) -> Iterator[tuple[bytes, set[int]]]:
    """What ends a connection, and with which codes."""
    too_large = Limits().frame_bytes + random.randint(1, 3000)
    yield raw_frame(1, b"x" * too_large), {1009}
    yield raw_frame(2, random.randbytes(too_large)), {1009}
    yield raw_frame(1, b"x" * 5000, final=False) + raw_frame(0, b"x" * 5000), {1009}
    yield raw_frame(1, b"", length=2**40), {1009}
    yield raw_frame(1, b'{"type":"say","id":"u","text":"\xff\xfe"}'), {1007}
    yield raw_frame(1, b'{"type":"ping"}', masked=False), {1002}
    yield raw_frame(random.choice((3, 4, 5, 6, 7, 11, 15)), b"x"), {1002}
    yield raw_frame(0, b"a continuation of nothing"), {1002}
    yield raw_frame(9, b"x" * 126), {1002}
    yield raw_frame(1 | 0x40, b"compressed, says the bit"), {1002}
    yield raw_frame(8, b"\x00"), {1002}
    yield raw_frame(8, (1005).to_bytes(2, "big")), {1002}
    yield raw_frame(1, b"a", final=False) + raw_frame(1, b"a message within a message"), {1002}


async def rupture(table: Table, token: str, content: bytes, codes: set[int]) -> None:
    """Send bytes that end the connection, and read with which code."""
    host, port = table.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        writer.write(content)
        code = await asyncio.wait_for(close_code(reader), PATIENCE)
    finally:
        writer.close()
    if code not in codes:
        raise Disturbed(f"{content[:60]!r} was answered with a close of {code}, not {codes}")
    table.counts[f"closed with {code}"] += 1


async def close_code(reader: asyncio.StreamReader) -> int | None:
    """The code of the close frame; None if the connection ends without one."""
    try:
        while True:
            opcode, length = await reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await reader.readexactly(8), "big")
            payload = await reader.readexactly(length)
            if opcode & 0x0F == 8:
                return int.from_bytes(payload[:2], "big")
    except (asyncio.IncompleteReadError, ConnectionError):
        return None


async def witness(table: Table, socket: ClientConnection, stop: asyncio.Event) -> None:
    """Somebody at the same table who only wants to play: every ping gets its pong, and nothing else is said."""
    while not stop.is_set():
        await socket.send('{"type":"ping"}')
        message = await next_answer(socket)
        if message["type"] != "pong":
            raise Disturbed(f"the witness was told {message}")
        table.counts["pongs to the witness"] += 1
        await asyncio.sleep(0.02)


async def fuzz(address: str, database: Path, frames: int, seed: int, done: Callable[[int], None]) -> Counter[str]:
    """Throw frames, half of them from a seat and half from a spectator; then play the game to its end."""
    random = Random(seed)
    async with (
        Client(address, "Ada") as ada,
        Client(address, "Bruno") as bruno,
        Client(address, "Zoe") as zoe,
    ):
        table = Table(address, database, await ada.create("kingup", [["me"], ["open"], ["random"]], grace=3600))
        await bruno.join(table.id)
        await ada.request("POST", f"/api/tables/{table.id}/commands", {"type": "start", "id": "begin"})
        await quiet(table)
        await under_fire(table, [str(ada.token), str(zoe.token)], str(bruno.token), frames, random, done)
        async with ada.table(table.id) as first, bruno.table(table.id) as second, asyncio.timeout(PATIENCE * 2):
            await asyncio.gather(*(play(program, random) for program in (first, second)))
            if first.view["game"]["winners"] != second.view["game"]["winners"]:
                raise Disturbed("the two players saw different games")
        return table.counts


async def quiet(table: Table) -> None:
    """Wait until the bots have done what they can: then nothing changes but by people."""
    before = -1
    for _ in range(PATIENCE * 5):
        await asyncio.sleep(0.2)
        now = len(table.log())
        if now == before:
            return
        before = now
    raise Disturbed("the bots do not come to an end")


async def under_fire(
    table: Table, throwers: list[str], watcher: str, frames: int, random: Random, done: Callable[[int], None]
) -> None:
    before = table.log()
    stop = asyncio.Event()
    async with table.connection(watcher) as socket:
        watching = asyncio.create_task(witness(table, socket, stop))
        try:
            for seated, token in enumerate(throwers):
                await throw(table, token, bad_frames(random, seated == 0), frames // 2, done)
                for _ in range(max(1, frames // 20_000)):
                    for content, codes in ruptures(random):
                        await rupture(table, token, content, codes)
        except ConnectionClosed as closed:
            raise Disturbed(f"a connection was closed: {closed}") from closed
        finally:
            stop.set()
            await watching
    if table.log() != before:
        raise Disturbed("the log has changed")


async def play(program: TableClient, random: Random) -> None:
    """Anything legal, to the end."""
    async for _ in program.views():
        await answer(program, random)


def main() -> int:
    """The large form."""
    parser = argparse.ArgumentParser(description="Throw frames at the real socket.")
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    thrown = 0
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("frames", total=chosen.frames)

        def done(number: int) -> None:
            nonlocal thrown
            thrown += number
            progress.advance(bar, number)

        with server(Path(folder), "--no-limits") as running:
            try:
                counts = asyncio.run(fuzz(running.address, Path(folder, "vivat.db"), chosen.frames, chosen.seed, done))
            except (Disturbed, KeyboardInterrupt) as stopped:
                sys.stdout.write(f"after {thrown:,} frames: {str(stopped) or 'interrupted'}\n")
                return 1
            faults = running.log.read_text().count("Traceback")
    for key, number in counts.most_common():
        sys.stdout.write(f"{number:>9,} {key}\n")
    sys.stdout.write(f"{thrown:,} frames: {faults} faults in the server's log\n")
    return int(faults > 0)


if __name__ == "__main__":
    raise SystemExit(main())
