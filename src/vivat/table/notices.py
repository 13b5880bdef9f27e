"""What servers on one database of PostgreSQL tell each other: which entries were written."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from vivat.table.database import plain_address

CHANNEL = "vivat"
LOOK_SECONDS = 5
"""How often a server looks for what was written without a notice: its writer may have been killed before the notice."""
SLACK_MS = 60_000
"""By how much the clocks of two servers may differ."""


async def listen(engine: AsyncEngine, hear: Callable[[list[str]], None]) -> None:
    """Call with what some server wrote, as table:entry; with nothing after a gap, when all may have changed."""
    import asyncpg

    address = plain_address(engine.url)
    while True:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection = await asyncpg.connect(address)
            try:
                await connection.add_listener(CHANNEL, lambda *notice: hear(notice[3].split()))
                hear([])
                while not connection.is_closed():
                    await asyncio.sleep(LOOK_SECONDS)
                    since = time.time_ns() // 1_000_000 - LOOK_SECONDS * 1000 - SLACK_MS
                    rows = await connection.fetch("SELECT id, version FROM tables WHERE changed_at > $1", since)
                    if rows:
                        hear([f"{row['id']}:{row['version']}" for row in rows])
            finally:
                await connection.close()
        await asyncio.sleep(1)


def tell_servers(connection: Connection, ids: str) -> None:
    """Notify all servers of what was written."""
    connection.execute(text("SELECT pg_notify(:channel, :ids)"), {"channel": CHANNEL, "ids": ids})
