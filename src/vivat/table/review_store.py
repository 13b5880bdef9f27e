"""Reviews in the database: those that are kept, and which server works one out.

What is kept is derived from the log alone; one of another version counts as none. A claim is a row that goes with the
server's own when that server dies, as its leases do.
"""

from contextlib import suppress

from sqlalchemy import ColumnElement, Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vivat.game.durations import DAY_MS
from vivat.table.database import StoreFailure
from vivat.table.schema import review_claims, reviews
from vivat.table.store import Conflict, Store

KEPT_DAYS = 90
"""A review at which nobody has looked for so long is dropped; whoever asks again has it worked out anew."""

ReviewedGame = tuple[str, int]
"""A table by its id, and the number of a game there."""


class ReviewStore:
    """The reviews of one version, and the claims of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def is_shared(self) -> bool:
        """Whether other servers work reviews out, too."""
        return self._store.cluster.server_id is not None

    async def read(self, game: ReviewedGame, version: str) -> bytes | None:
        """A review as JSON; None if there is none of this version. Once a day it is noted that somebody has looked."""
        wanted = select(reviews.c.review, reviews.c.looked_at).where(*review_of(game), reviews.c.version == version)
        found = await self._store.fetch(wanted)
        if not found:
            return None
        now = self._store.cluster.clock.now()
        if found[0].looked_at < now - DAY_MS:
            seen = update(reviews).where(*review_of(game)).values(looked_at=now)
            with suppress(Conflict, StoreFailure):  # whoever asks is shown it all the same
                await self._store.do(lambda run: run.execute(seen))
        return bytes(found[0].review.encode())

    async def keep(self, game: ReviewedGame, version: str, review: bytes) -> None:
        """Keep a review, unless its table is gone; those at which nobody looks any more make room for it."""
        now = self._store.cluster.clock.now()
        row = {"table_id": game[0], "game": game[1], "version": version, "review": review.decode()}
        row |= {"looked_at": now}

        def write(run: Connection) -> None:
            dialect = postgresql if run.dialect.name == "postgresql" else sqlite
            fresh = dialect.insert(reviews).values(row)
            run.execute(fresh.on_conflict_do_update(index_elements=["table_id", "game"], set_=row))
            run.execute(delete(reviews).where(reviews.c.looked_at < now - KEPT_DAYS * DAY_MS))

        with suppress(Conflict):
            await self._store.do(write)

    async def claim(self, game: ReviewedGame) -> bool:
        """Whether this server works a review out, and no other one does."""
        server = self._store.cluster.server_id
        if server is None:
            return True
        row = {"table_id": game[0], "game": game[1], "server_id": server, "progress": 0.0}
        fresh = postgresql.insert(review_claims).values(row).on_conflict_do_nothing()
        with suppress(Conflict):  # this server has been taken for dead: it comes back under another name
            await self._store.do(lambda run: run.execute(fresh))
        return await self._store.has(select(review_claims.c.game).where(*claim_of(game), claimed_by(server)))

    async def progress(self, game: ReviewedGame) -> float | None:
        """How far a review has come that another server works out; None if none does."""
        if not self.is_shared:
            return None
        found = await self._store.fetch(select(review_claims.c.progress).where(*claim_of(game)))
        return float(found[0].progress) if found else None

    async def tell_progress(self, game: ReviewedGame, progress: float) -> None:
        """Tell other servers how far this one has come."""
        server = self._store.cluster.server_id
        if server is not None:
            told = update(review_claims).where(*claim_of(game), claimed_by(server)).values(progress=progress)
            with suppress(Conflict, StoreFailure):
                await self._store.do(lambda run: run.execute(told))

    async def release(self, game: ReviewedGame) -> None:
        """Let another server work a review out, if it is not kept by now."""
        server = self._store.cluster.server_id
        if server is not None:
            mine = delete(review_claims).where(*claim_of(game), claimed_by(server))
            with suppress(Conflict, StoreFailure):  # it goes with this server
                await self._store.do(lambda run: run.execute(mine))


def review_of(game: ReviewedGame) -> tuple[ColumnElement[bool], ...]:
    """The condition for the review of a game."""
    return reviews.c.table_id == game[0], reviews.c.game == game[1]


def claim_of(game: ReviewedGame) -> tuple[ColumnElement[bool], ...]:
    """The condition for the claim of a review."""
    return review_claims.c.table_id == game[0], review_claims.c.game == game[1]


def claimed_by(server: str) -> ColumnElement[bool]:
    """The condition for the claims of a server."""
    return review_claims.c.server_id == server
