"""The register of servers in PostgreSQL, over one connection of its own, which also brings broadcasts."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.engine import URL

from vivat.game import Refusal
from vivat.table.broadcasts import CHANNEL, Broadcast, decode, encode
from vivat.table.database import StoreFailure, plain_address
from vivat.table.decide import Author
from vivat.table.registry import LEASE_MS, Kind, Pulse, SearchRequest

ANSWER_SECONDS = 2.0
"""A database that takes longer does not answer."""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
BEAT = f"UPDATE servers SET beat_at = {NOW} WHERE id = $1 RETURNING beat_at"  # noqa: S608
JOIN = f"""
    INSERT INTO servers (id, kind, slots, beat_at) VALUES ($1, $2, $3, {NOW})
    ON CONFLICT (id) DO UPDATE SET beat_at = EXCLUDED.beat_at
"""  # noqa: S608
BURY = f"""
    DELETE FROM servers WHERE id IN (
        SELECT id FROM servers WHERE beat_at < {NOW} - {LEASE_MS} AND id <> $1 FOR UPDATE SKIP LOCKED
    ) RETURNING id
"""  # noqa: S608
COUNT = """
    SELECT count(*) FILTER (WHERE kind = 'serve') AS servers,
           coalesce(sum(slots) FILTER (WHERE kind = 'think'), 0) AS slots,
           (SELECT count(*) FROM leases WHERE server_id IS NULL) AS orphans
    FROM servers
"""
TAKE = """
    INSERT INTO leases (table_id, server_id) SELECT unnest($2::text[]), $1
    ON CONFLICT (table_id) DO UPDATE SET server_id = EXCLUDED.server_id
    WHERE leases.server_id = EXCLUDED.server_id
    RETURNING table_id
"""
TAKE_ORPHANS = """
    UPDATE leases SET server_id = $1 WHERE table_id IN (
        SELECT table_id FROM leases WHERE server_id IS NULL ORDER BY table_id LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING table_id
"""
HELD = "SELECT table_id FROM leases WHERE server_id = $1 ORDER BY table_id"
RELEASE = "DELETE FROM leases WHERE server_id = $1 AND table_id = ANY($2::text[])"
COME = """
    INSERT INTO presence (server_id, table_id, guest, name, address)
    SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
    ON CONFLICT (server_id, table_id, guest) DO UPDATE SET name = EXCLUDED.name, address = EXCLUDED.address
"""
GONE = """
    DELETE FROM presence
    WHERE server_id = $1 AND (table_id, guest) IN (SELECT * FROM unnest($2::text[], $3::text[]))
"""
PRESENT = """
    SELECT DISTINCT table_id, guest, name, address FROM presence
    WHERE server_id <> $1 AND table_id = ANY($2::text[])
    ORDER BY table_id, guest, name, address
"""
WRITTEN = f"SELECT id, version FROM tables WHERE changed_at > {NOW} - $1::bigint"  # noqa: S608
ASK = f"""
    INSERT INTO search_requests (id, server_id, person, address, table_id, decision, seat, level, seed, asked_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, {NOW})
"""  # noqa: S608
CLAIM = """
    WITH under_way AS (SELECT address, person FROM search_requests WHERE worker_id IS NOT NULL AND answer IS NULL),
    busy_addresses AS (SELECT address, count(*) AS busy FROM under_way GROUP BY address),
    busy_people AS (SELECT person, count(*) AS busy FROM under_way GROUP BY person),
    served AS (
        SELECT address, person, turn FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS each(address, person, turn)
    ),
    served_addresses AS (SELECT address, max(turn) AS turn FROM served GROUP BY address),
    served_people AS (SELECT person, max(turn) AS turn FROM served GROUP BY person)
    UPDATE search_requests SET worker_id = $1 WHERE id = (
        SELECT id FROM search_requests AS mine
        LEFT JOIN busy_addresses USING (address) LEFT JOIN served_addresses USING (address)
        LEFT JOIN busy_people USING (person) LEFT JOIN served_people USING (person)
        WHERE worker_id IS NULL AND answer IS NULL
        ORDER BY coalesce(busy_addresses.busy, 0), coalesce(served_addresses.turn, 0),
                 coalesce(busy_people.busy, 0), coalesce(served_people.turn, 0), asked_at, id
        LIMIT 1 FOR UPDATE OF mine SKIP LOCKED
    ) RETURNING id, person, address, table_id, decision, seat, level, seed
"""
ANSWER = "UPDATE search_requests SET answer = $3 WHERE id = $2 AND worker_id = $1 RETURNING id"
COLLECT = "DELETE FROM search_requests WHERE server_id = $1 AND answer IS NOT NULL RETURNING id, answer"
DROP = "DELETE FROM search_requests WHERE id = ANY($1::text[])"
CLAIMED = "SELECT id FROM search_requests WHERE worker_id = $1 AND answer IS NULL"


class PostgresRegistry:
    """The register of servers in a database of PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self._address = plain_address(url)
        self._connection: Any = None
        self._turn = asyncio.Lock()

    async def connect(self, hear: Callable[[Broadcast], None]) -> None:
        """Begin to receive broadcasts; those that were sent before are lost."""
        import asyncpg

        def receive(*broadcast: Any) -> None:
            found = decode(broadcast[3])
            if found is not None:
                hear(found)

        await self.close()
        try:
            connection = await asyncpg.connect(
                self._address, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS, statement_cache_size=50
            )
            await connection.add_listener(CHANNEL, receive)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            raise no_answer() from None
        self._connection = connection

    async def close(self) -> None:
        """Receive nothing more, and end the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _fetch(self, *statements: tuple[Any, ...]) -> list[list[Any]]:
        """What statements with their parameters find, all in one transaction if there are several."""
        import asyncpg

        async with self._turn:
            connection = self._connection
            if connection is None:
                raise no_answer()
            try:
                if len(statements) == 1:
                    return [await connection.fetch(*statements[0])]
                async with connection.transaction():
                    return [await connection.fetch(*statement) for statement in statements]
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if not isinstance(error, asyncpg.IntegrityConstraintViolationError):
                    connection.terminate()  # where one question is not answered, those after it wait in vain
                raise no_answer() from None

    async def tell(self, broadcast: Broadcast) -> None:
        """Send a broadcast to all servers that listen, this one too."""
        await self._fetch(("SELECT pg_notify($1, $2)", CHANNEL, encode(broadcast)))

    async def join(self, server: str, kind: Kind, slots: int) -> None:
        """Write the row of a server that begins."""
        await self._fetch((JOIN, server, kind, slots))

    async def beat(self, server: str) -> Pulse | None:
        """Renew a server's row, and remove those that were not renewed in time; None if this one was removed."""
        (renewed,) = await self._fetch((BEAT, server))
        if not renewed:
            return None
        (dead,) = await self._fetch((BURY, server))
        ((counted,),) = await self._fetch((COUNT,))
        return Pulse(
            renewed[0]["beat_at"],
            [row["id"] for row in dead],
            counted["servers"],
            counted["slots"],
            counted["orphans"],
        )

    async def leave(self, server: str) -> None:
        """Remove the row of a server that stops."""
        await self._fetch(("DELETE FROM servers WHERE id = $1", server))

    async def take(self, server: str, tables: Sequence[str]) -> Sequence[str]:
        """Those of the tables whose leases a server holds from now on, or did already: nobody else had them."""
        (rows,) = await self._fetch((TAKE, server, sorted(tables)))
        return [row["table_id"] for row in rows]

    async def take_orphans(self, server: str, most: int) -> Sequence[str]:
        """Some of the tables whose servers are gone; their leases are this server's now."""
        (rows,) = await self._fetch((TAKE_ORPHANS, server, most))
        return [row["table_id"] for row in rows]

    async def held(self, server: str) -> Sequence[str]:
        """The tables whose leases a server holds as the database has it."""
        (rows,) = await self._fetch((HELD, server))
        return [row["table_id"] for row in rows]

    async def release(self, server: str, tables: Sequence[str]) -> None:
        """Give up a server's leases of these tables."""
        await self._fetch((RELEASE, server, sorted(tables)))

    async def show(self, server: str, come: Sequence[tuple[str, Author]], gone: Sequence[tuple[str, str]]) -> None:
        """Write who has come to a server, with the table, and who has gone from it (table, guest)."""
        statements: list[tuple[Any, ...]] = []
        if gone:
            statements.append((GONE, server, *map(list, zip(*gone, strict=True))))
        if come:
            rows = [(table_id, each.guest, each.name, each.address) for table_id, each in come]
            statements.append((COME, server, *map(list, zip(*rows, strict=True))))
        if statements:
            await self._fetch(*statements)

    async def present(self, server: str, tables: Sequence[str]) -> Sequence[tuple[str, Author]]:
        """Who is connected to these tables, each with the table, at living servers other than this one."""
        (rows,) = await self._fetch((PRESENT, server, list(tables)))
        return [(table_id, Author(guest, name, address)) for table_id, guest, name, address in rows]

    async def written_since(self, milliseconds: int) -> Sequence[tuple[str, int]]:
        """Tables that were changed so recently, with their versions: a broadcast of that may have been lost."""
        (rows,) = await self._fetch((WRITTEN, milliseconds))
        return [tuple(row) for row in rows]

    async def ask(self, server: str, request: SearchRequest) -> None:
        """Write a request that some search worker decides."""
        await self._fetch(
            (
                ASK,
                request.id,
                server,
                request.person,
                request.address,
                request.table,
                request.decision,
                request.seat,
                request.level,
                request.seed,
            )
        )

    async def claim(self, server: str, served: Sequence[tuple[str, str]] = ()) -> SearchRequest | None:
        """The next request for a search worker, fairly; `served` are those who had its last turns."""
        addresses, people = [each[0] for each in served], [each[1] for each in served]
        (rows,) = await self._fetch((CLAIM, server, addresses, people))
        return SearchRequest(*rows[0]) if rows else None

    async def answer(self, server: str, request: str, answer: str) -> bool:
        """Write the code that a search worker chose (empty if there is nothing to decide); False if nobody needs it."""
        (rows,) = await self._fetch((ANSWER, server, request, answer))
        return bool(rows)

    async def collect(self, server: str) -> Sequence[tuple[str, str]]:
        """The answers to what a server has asked for, with the ids of the requests; they are deleted with this."""
        (rows,) = await self._fetch((COLLECT, server))
        return [tuple(row) for row in rows]

    async def drop(self, requests: Sequence[str]) -> None:
        """Delete requests that nobody needs any more."""
        await self._fetch((DROP, list(requests)))

    async def claimed(self, server: str) -> Sequence[str]:
        """The requests that a search worker has claimed and that are still needed."""
        (rows,) = await self._fetch((CLAIMED, server))
        return [row["id"] for row in rows]


def no_answer() -> StoreFailure:
    """The failure of a database that does not answer; whoever beats says so in the log, once."""
    return StoreFailure(Refusal("store-away", ""))
