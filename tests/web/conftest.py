"""The same PostgreSQL server as for the tests of the store, and sockets that wait."""

from collections.abc import Iterator
from unittest.mock import patch

import anyio
import pytest

from tests.table.conftest import files_with_tables, logging_as_before, postgres, postgres_database

__all__ = ["files_with_tables", "logging_as_before", "postgres", "postgres_database", "waiting_sockets"]

PAUSE = 0.002


@pytest.fixture(scope="session", autouse=True)
def waiting_sockets() -> Iterator[None]:
    """Litestar's sockets for tests ask all the time whether there is a frame, which keeps a core busy: now and then."""
    with patch("litestar.testing.websocket_test_session.sleep", lambda _: anyio.sleep(PAUSE)):
        yield
