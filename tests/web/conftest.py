"""The same PostgreSQL server as for the tests of the store."""

from tests.table.conftest import logging_as_before, postgres, postgres_database

__all__ = ["logging_as_before", "postgres", "postgres_database"]
