"""Pages whose examples run, section by section: whoever copies one needs nothing from those above it."""

import doctest
import re
from pathlib import Path


def run_sections(page: Path) -> tuple[list[str], int]:
    """The sections of a page with an example that fails when the section stands alone; how many examples ran."""
    failing, tried = [], 0
    runner, parser = doctest.DocTestRunner(verbose=False), doctest.DocTestParser()
    for section in re.split(r"^(?=## )", page.read_text(encoding="utf-8"), flags=re.MULTILINE):
        title = section.partition("\n")[0]
        done = runner.run(parser.get_doctest(section, {"__name__": "__main__"}, title, str(page), 0))
        failing += [title] if done.failed else []
        tried += done.attempted
    return failing, tried
