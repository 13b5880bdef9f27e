"""What servers on one database of PostgreSQL tell each other: which entries were written, and who is connected."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from vivat.table.database import StoreFailure, away, failures, plain_address

CHANNEL = "vivat"
ROLL_CALL = "vivat_roll_call"
"""Has questions, `? TABLE PERSON`, and the answers of those to whom that person is connected, `! TABLE PERSON`."""
LOOK_SECONDS = 5
"""How often a server looks for what was written without a notice: its writer may have been killed before the notice."""
SLACK_MS = 60_000
"""By how much the clocks of two servers may differ."""
ANSWER_SECONDS = 2.0
"""How long another server has to say that somebody is connected to it."""

Hear = Callable[[list[str]], None]
IsConnected = Callable[[str, str], bool]


class Notices:
    """The ear and the voice of one server among several."""

    def __init__(self, engine: AsyncEngine, hear: Hear, is_connected: IsConnected) -> None:
        self._engine = engine
        self._hear = hear
        """Called with what some server wrote, as table:entry; with nothing after a gap, when all may have changed."""
        self._is_connected = is_connected
        self._asked: defaultdict[str, set[asyncio.Future[None]]] = defaultdict(set)
        self._answers: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Hear what is told, for ever."""
        import asyncpg

        address = plain_address(self._engine.url)
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(address)
                try:
                    await connection.add_listener(ROLL_CALL, lambda *notice: self._hear_call(notice[3]))
                    await connection.add_listener(CHANNEL, lambda *notice: self._hear(notice[3].split()))
                    self._hear([])
                    while not connection.is_closed():
                        await asyncio.sleep(LOOK_SECONDS)
                        since = time.time_ns() // 1_000_000 - LOOK_SECONDS * 1000 - SLACK_MS
                        rows = await connection.fetch("SELECT id, version FROM tables WHERE changed_at > $1", since)
                        if rows:
                            self._hear([f"{row['id']}:{row['version']}" for row in rows])
                finally:
                    await connection.close()
            await asyncio.sleep(1)

    async def is_elsewhere(self, table_id: str, person: str) -> bool:
        """Whether some server says in time that a person is connected to a table there."""
        whom, answer = f"{table_id} {person}", asyncio.get_running_loop().create_future()
        self._asked[whom].add(answer)
        try:
            await self._tell(f"? {whom}")
            async with asyncio.timeout(ANSWER_SECONDS):
                await answer
        except TimeoutError:
            return False
        finally:
            self._asked[whom].discard(answer)
            if not self._asked[whom]:
                del self._asked[whom]
        return True

    def _hear_call(self, said: str) -> None:
        kind, _, whom = said.partition(" ")
        if kind == "!":
            for answer in self._asked.get(whom, ()):
                if not answer.done():
                    answer.set_result(None)
        elif self._is_connected(*whom.split(" ", 1)):
            task = asyncio.get_running_loop().create_task(self._answer(whom))
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)

    async def _answer(self, whom: str) -> None:
        with suppress(StoreFailure):
            await self._tell(f"! {whom}")

    async def _tell(self, said: str) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(notify, ROLL_CALL, said)
        except failures(self._engine) as error:
            raise away(error) from None


def notify(connection: Connection, channel: str, said: str) -> None:
    """Tell all servers something."""
    connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": channel, "said": said})


def tell_servers(connection: Connection, ids: str) -> None:
    """Notify all servers of what was written."""
    notify(connection, CHANNEL, ids)
