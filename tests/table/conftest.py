"""Databases for tests: a file of SQLite, and PostgreSQL, one server for all tests of a session."""

import asyncio
import logging
import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.postgres import NoPostgres, command, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, without the name of a database; `{}` stands for it."""
    with ExitStack() as stack:
        try:
            address = stack.enter_context(postgres_server())
        except NoPostgres as error:
            pytest.skip(f"PostgreSQL does not run here: {error}")
        yield address


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
