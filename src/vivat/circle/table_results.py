"""What the finished games of tables come to, kept beside their logs so that these are replayed once.

It is a cache and nothing else: it can be thrown away at any time, and `vivat tables rebuild` makes it anew.
"""

import asyncio
import sys
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from vivat.results.finished_game import finished_games
from vivat.results.summary import FORMAT, GameSummary, summarise
from vivat.table.beside import Beside, at_once
from vivat.table.damage import DamagedTable, EntryRow, is_any_of, read_log, replay_checked
from vivat.table.entries import Claimed, Forgotten, Muted, Noted, Said, Started
from vivat.table.schema import entries, results, reviews, tables
from vivat.table.store import Conflict, Store

MOST_READ = 12
"""So many logs are replayed for one question; the others are left for the next."""
TALK = (Said, Claimed, Noted, Muted)
"""Kinds of entries that anybody may go on writing at a finished table."""

encoder = msgspec.json.Encoder(order="deterministic")
decoder = msgspec.json.Decoder(tuple[tuple[int, GameSummary], ...])


class TableResults(Struct, frozen=True):
    """The finished games of one table."""

    table: str
    version: int
    """The last entry of the log that was looked at."""
    rematch: str | None
    """The table at which they play again."""
    games: tuple[tuple[int, GameSummary], ...]
    """Each with its number at the table, counted from 1."""


def measure_table(table_id: str, rows: Sequence[EntryRow]) -> TableResults:
    """What the log of a table comes to; without games if it cannot be read."""
    try:
        table = replay_checked(table_id, read_log(rows))
    except DamagedTable:
        return TableResults(table_id, len(rows), None, ())
    over = [number for number, game in enumerate(table.games, 1) if game.is_over]
    found = zip(over, map(summarise, finished_games(table)), strict=True)
    return TableResults(table_id, table.version, table.rematch, tuple(found))


async def read_kept(store: Store, table_ids: Collection[str], beside: Beside) -> dict[str, TableResults]:
    """What is kept of these tables."""
    found = await store.fetch(select(results).where(results.c.table_id.in_(table_ids), results.c.format == FORMAT))

    def decode() -> dict[str, TableResults]:
        return {
            row.table_id: TableResults(row.table_id, row.version, row.rematch, decoder.decode(row.games))
            for row in found
        }

    return await beside(decode) if found else {}


async def keep(store: Store, found: TableResults) -> None:
    """Keep what a table comes to, unless somebody was faster, was forgotten there since, or the table is gone."""
    row = {
        "table_id": found.table,
        "version": found.version,
        "format": FORMAT,
        "rematch": found.rematch,
        "games": encoder.encode(found.games).decode(),
    }

    since = bodies_since(found.table, found.version)

    def write(run: Connection) -> None:
        # Whoever forgets somebody changes this row, so that is before or after, and never meanwhile.
        run.execute(select(tables.c.id).where(tables.c.id == found.table).with_for_update())
        if any(is_any_of(row.body, Forgotten) for row in run.execute(since)):
            return
        dialect = postgresql if run.dialect.name == "postgresql" else sqlite
        fresh = dialect.insert(results).values(row)
        is_older = (results.c.version < fresh.excluded.version) | (results.c.format != FORMAT)
        run.execute(fresh.on_conflict_do_update(index_elements=["table_id"], set_=row, where=is_older))

    with suppress(Conflict):
        await store.do(write)


async def stale_tables(store: Store, table_ids: Collection[str], kept: Mapping[str, TableResults]) -> list[str]:
    """The tables at which a game has ended since they were looked at, the last changed first.

    As long as a game goes on, nothing has; where another one has begun, one has ended before it; and what is said at a
    finished table ends nothing.
    """
    wanted = select(tables.c.id, tables.c.version, tables.c.status).where(
        tables.c.id.in_(table_ids), tables.c.status.in_(("playing", "finished"))
    )
    found = []
    for row in await store.fetch(wanted.order_by(tables.c.changed_at.desc(), tables.c.id)):
        seen = kept[row.id].version if row.id in kept else 0
        if row.version > seen and (seen == 0 or await has_news(store, row.id, seen, row.status)):
            found.append(row.id)
    return found


async def has_news(store: Store, table_id: str, seen: int, status: str) -> bool:
    """Whether a game may have ended at a table since an entry of it."""
    since = [row.body for row in await store.fetch(bodies_since(table_id, seen))]
    if status == "finished":
        return not all(is_any_of(body, *TALK) for body in since)
    return any(is_any_of(body, Started) for body in since)


def bodies_since(table_id: str, seen: int) -> Select[tuple[str]]:
    """The question what was written at a table after an entry of it."""
    return select(entries.c.body).where(entries.c.table_id == table_id, entries.c.seq > seen)


async def read_results(
    store: Store, table_ids: Collection[str], beside: Beside, most: int = MOST_READ
) -> tuple[list[TableResults], int]:
    """What these tables come to, and how many of them are still to be looked at; closed ones come to nothing."""
    shown = await store.fetch(select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.status != "closed"))
    open_ids = [row.id for row in shown]
    kept = await read_kept(store, open_ids, beside)
    stale = await stale_tables(store, open_ids, kept)
    for table_id in stale[:most]:
        kept[table_id] = await beside(partial(measure_table, table_id, await store.read_rows(table_id)))
        await keep(store, kept[table_id])
    return [kept[table_id] for table_id in open_ids if table_id in kept], max(0, len(stale) - most)


async def rebuild(store: Store, beside: Beside = at_once) -> tuple[int, int, int]:
    """Make everything anew that is kept; how many tables and games there are, and of how many tables it was wrong.

    Reviews take a minute each: they are thrown away, and worked out when somebody asks for them.
    """
    await store.do(lambda run: run.execute(delete(reviews)))
    rows = await store.fetch(select(tables.c.id).where(tables.c.status.in_(("playing", "finished"))))
    games, wrong = 0, 0
    for row in rows:
        before = (await read_kept(store, [row.id], beside)).get(row.id)
        found = await beside(partial(measure_table, row.id, await store.read_rows(row.id)))
        await store.do(partial(drop_results, table_id=row.id))
        await keep(store, found)
        wrong += before is not None and before.games != found.games[: len(before.games)]
        games += len(found.games)
    return len(rows), games, wrong


def drop_results(run: Connection, table_id: str) -> None:
    """Keep nothing of a table any more."""
    run.execute(delete(results).where(results.c.table_id == table_id))


def run(database: str | None) -> int:
    """`vivat tables rebuild`: make the results of all tables anew and say what was found; returns the exit code."""

    async def rebuild_all() -> tuple[int, int, int]:
        async with Store.open(database) as store:
            return await rebuild(store)

    looked_at, games, wrong = asyncio.run(rebuild_all())
    sys.stdout.write(f"{games} finished games of {looked_at} tables; what was kept of {wrong} tables was wrong.\n")
    return 0
