"""The same PostgreSQL server as for the tests of the store."""

from tests.table.conftest import postgres

__all__ = ["postgres"]
