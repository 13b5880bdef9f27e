"""The same PostgreSQL server as for the tests of the store, and clients that cost little."""

from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import anyio
import httpx
import pytest

from tests.table.conftest import files_with_tables, logging_as_before, postgres, postgres_database

__all__ = [
    "certificates_read_once", "files_with_tables", "logging_as_before", "postgres", "postgres_database",
    "waiting_sockets",
]  # fmt: skip

PAUSE = 0.002


@pytest.fixture(scope="session", autouse=True)
def certificates_read_once() -> Iterator[None]:
    """`httpx` reads all certificates there are for each request that it is asked for alone."""
    with patch("httpx._transports.default.create_ssl_context", cache(httpx.create_ssl_context)):
        yield


@pytest.fixture(scope="session", autouse=True)
def waiting_sockets() -> Iterator[None]:
    """Litestar's sockets for tests ask all the time whether there is a frame, which keeps a core busy: now and then."""
    with patch("litestar.testing.websocket_test_session.sleep", lambda _: anyio.sleep(PAUSE)):
        yield
