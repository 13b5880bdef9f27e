"""The databases of the tables' tests."""

from tests.table.conftest import (
    database,
    files_with_tables,
    logging_as_before,
    postgres,
    postgres_database,
    quiet,
    sqlite_database,
)

__all__ = [
    "database",
    "files_with_tables",
    "logging_as_before",
    "postgres",
    "postgres_database",
    "quiet",
    "sqlite_database",
]
