"""Tables that are made once for each process: a new file of SQLite begins with them, not with all migrations anew."""

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine, event

from vivat.table.database import migrate, prepare_sqlite, try_file


@cache
def made_tables() -> bytes:
    """A file of SQLite as the migrations leave it."""
    with tempfile.TemporaryDirectory(prefix="vivat-") as folder:
        path = Path(folder) / "vivat.db"
        engine = create_engine(f"sqlite:///{path}")
        event.listen(engine, "connect", prepare_sqlite)
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return path.read_bytes()


def begin_with_tables(path: Path) -> None:
    """Stands for `try_file`."""
    is_new = not path.exists()
    try_file(path)
    if is_new:
        path.write_bytes(made_tables())
