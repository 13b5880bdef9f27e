"""The tables of settings in docs/serving.md: `python -m tests.web.settings_page` writes them anew."""

import re
from pathlib import Path

from vivat.web.settings import settings_table

SERVING = Path(__file__).parents[2] / "docs" / "serving.md"
TABLES = re.compile(r"<!-- settings:(.*?) -->\n+(?:\|.*\n)*\n*")


def written(page: str) -> str:
    """A page with the tables as they should be."""
    return TABLES.sub(lambda found: f"<!-- settings:{found[1]} -->\n\n{settings_table(found[1].strip())}\n\n", page)


if __name__ == "__main__":
    SERVING.write_text(written(SERVING.read_text(encoding="utf-8")), encoding="utf-8")
