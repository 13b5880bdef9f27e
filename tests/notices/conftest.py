"""Databases for tests of notices."""

from tests.table.conftest import database, files_with_tables, postgres, postgres_database, quiet, sqlite_database

__all__ = ["database", "files_with_tables", "postgres", "postgres_database", "quiet", "sqlite_database"]
