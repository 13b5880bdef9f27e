"""How an operator reaches a server that has a file of SQLite for itself: a socket of the machine, beside that file.

Only whoever may read and write the file may use the socket. Nothing of it can be reached over the network.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from vivat.game import Refusal, VivatError
from vivat.game.sentence import Fact
from vivat.table.admin.acts import AdminFailure, Outcome, Request
from vivat.table.database import file_of

LOG = logging.getLogger(__name__)
LONGEST = 16 * 1024
"""Bytes of a request."""
ANSWER_SECONDS = 600
"""So long an act may take: a large file is compacted meanwhile."""

Do = Callable[[Request], Awaitable[Outcome]]


class ActRefused(msgspec.Struct, frozen=True, tag="refused"):
    """An act cannot be done."""

    key: str
    facts: dict[str, Fact]


class ActDone(msgspec.Struct, frozen=True, tag="done"):
    """An act was done, with its outcome."""

    outcome: Outcome


answer_decoder: msgspec.json.Decoder[ActRefused | ActDone] = msgspec.json.Decoder(ActRefused | ActDone)
request_decoder = msgspec.json.Decoder(Request)


def socket_of(database: str | None) -> Path | None:
    """Where the server on this file is reached; None where there is no file."""
    file = file_of(database)
    return None if file is None else file.with_name(f"{file.name}.admin")


@asynccontextmanager
async def control(database: str | None, do: Do) -> AsyncIterator[None]:
    """Take requests for the time of a block; on PostgreSQL, and where there are no such sockets, none come."""
    path = socket_of(database)
    if path is None or not hasattr(asyncio, "start_unix_server"):
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            writer.write(msgspec.json.encode(await answer_to(await reader.readline(), do)) + b"\n")
            await writer.drain()
        writer.close()

    path.unlink(missing_ok=True)  # of a server that was killed: the lock of the file says that there is no other
    mask = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(answer, path, limit=LONGEST)
    except OSError as error:
        LOG.warning("`vivat admin` cannot reach this server, only its database once it is stopped: %s", error)
        os.umask(mask)
        yield
        return
    os.umask(mask)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def answer_to(line: bytes, do: Do) -> ActRefused | ActDone:
    """The answer to a request: its outcome, or why it is refused."""
    try:
        return ActDone(await do(request_decoder.decode(line)))
    except msgspec.DecodeError as error:
        return ActRefused("frame-not-understood", {"reason": str(error)[:200]})
    except VivatError as error:
        return ActRefused(error.refusal.key, dict(error.refusal.facts))


async def ask_server(path: Path, request: Request) -> Outcome:
    """Have a server that runs do an act; AdminFailure if it does not answer."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(msgspec.json.encode(request) + b"\n")
        async with asyncio.timeout(ANSWER_SECONDS):
            said = answer_decoder.decode(await reader.readline())
        writer.close()
    except (OSError, AttributeError, TimeoutError, msgspec.DecodeError):
        raise AdminFailure.because("no-answer", socket=str(path)) from None
    if isinstance(said, ActRefused):
        raise AdminFailure(Refusal(said.key, "", said.facts))
    return said.outcome
