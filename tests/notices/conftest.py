"""Databases for tests of notices."""

from tests.table.conftest import database, files_with_tables, postgres, postgres_database, quiet, sqlite_database
from tests.web.conftest import certificates_read_once

__all__ = [
    "certificates_read_once", "database", "files_with_tables", "postgres", "postgres_database", "quiet",
    "sqlite_database",
]  # fmt: skip
