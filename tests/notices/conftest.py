"""Databases for tests of notices."""

from tests.table.conftest import database, postgres, postgres_database, quiet, sqlite_database

__all__ = ["database", "postgres", "postgres_database", "quiet", "sqlite_database"]
