"""The tables of settings in docs/serving.md: `python -m tests.web.settings_page` writes them anew."""

import re
from pathlib import Path
from typing import Any

from vivat.web.settings import known_settings

SERVING = Path(__file__).parents[2] / "docs" / "serving.md"
TABLES = re.compile(r"<!-- settings:(.*?) -->\n+(?:\|.*\n)*\n*")


def settings_table(table: str = "") -> str:
    """The settings of a table of the file (or those above all tables) as rows of a page."""
    rows = ["| setting | default | meaning |", "|---|---|---|"]
    for name, setting in known_settings().items():
        if name.rpartition(".")[0] == table:
            shown = setting.usual or shown_default(setting.default)
            rows.append(f"| `{name.rpartition('.')[2]}` | {shown} | {setting.description} |")
    return "\n".join(rows)


def shown_default(default: Any) -> str:
    """A default as a page shows it."""
    if isinstance(default, bool):
        return "no"
    if isinstance(default, int | float):
        return f"{default:,g}" if default < 10 else f"{default:,.0f}"
    return ", ".join(f"`{each}`" for each in ([default] if isinstance(default, str) else default))


def written(page: str) -> str:
    """A page with the tables as they should be."""
    return TABLES.sub(lambda found: f"<!-- settings:{found[1]} -->\n\n{settings_table(found[1].strip())}\n\n", page)


if __name__ == "__main__":
    SERVING.write_text(written(SERVING.read_text(encoding="utf-8")), encoding="utf-8")
