"""Databases for tests: a file of SQLite, and PostgreSQL, one server for all tests of a session.

They have their tables already, but for those in which migrations are tested.
"""

import asyncio
import logging
import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.table.made_tables import begin_with_tables
from tests.table.postgres import NoPostgres, command, postgres_server
from vivat.table.database import try_file
from vivat.table.store import Store

MADE_TABLES = "made_tables"
"""A database of PostgreSQL with tables, of which others are copies."""


@pytest.fixture(scope="session", autouse=True)
def files_with_tables() -> Iterator[None]:
    """A new file begins with its tables."""
    with patch("vivat.table.database.try_file", begin_with_tables):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, without the name of a database; `{}` stands for it."""
    with ExitStack() as stack:
        try:
            address = stack.enter_context(postgres_server())
        except NoPostgres as error:
            pytest.skip(f"PostgreSQL does not run here: {error}")
        asyncio.run(make_tables(address))
        yield address


async def make_tables(address: str) -> None:
    """Once for each server."""
    await command(address.format("postgres"), f"CREATE DATABASE {MADE_TABLES}")
    async with Store.open(address.format(MADE_TABLES)):
        pass


def new_database(postgres: str, template: str) -> str:
    """The address of a copy."""
    name = f"vivat_{uuid.uuid4().hex}"
    asyncio.run(command(postgres.format("postgres"), f"CREATE DATABASE {name} TEMPLATE {template}"))
    return postgres.format(name)


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """A database of PostgreSQL in which nobody has written."""
    return new_database(postgres, MADE_TABLES)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'vivat.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A database of each kind in which nobody has written."""
    found = request.getfixturevalue("sqlite_database" if request.param == "sqlite" else "postgres_database")
    assert isinstance(found, str)
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_database(request: pytest.FixtureRequest, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database of each kind in which not even tables are: all migrations are done."""
    if request.param == "postgresql":
        return new_database(request.getfixturevalue("postgres"), "template1")
    monkeypatch.setattr("vivat.table.database.try_file", try_file)
    return sqlite_database


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Commands set up the logging of its process, which here is the tests'."""
    root, uvicorn = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers[:], root.level, uvicorn.level, uvicorn.filters[:]
    yield
    root.handlers[:], root.level, uvicorn.level, uvicorn.filters[:] = before
    logging.captureWarnings(False)


@pytest.fixture(autouse=True)
def quiet() -> None:
    """Alembic tells of each migration."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
