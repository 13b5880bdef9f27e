"""The same PostgreSQL server as for the tests of the store."""

from tests.table.conftest import postgres, postgres_database

__all__ = ["postgres", "postgres_database"]
