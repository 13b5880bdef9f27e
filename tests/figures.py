"""Figures of the tree: `python -m tests.figures` prints them, `--write` puts them into `docs/before_and_after.md`."""

import ast
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.test_families import SCRIPTS, SOURCE, counted

PAGE = Path(__file__).parent.parent / "docs" / "before_and_after.md"
STYLES = SCRIPTS.parent / "css"
LONG_FUNCTION = 60
FEW_WORDS = 4
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def lines_of(path: Path) -> list[str]:
    """The lines of a file."""
    return path.read_text(encoding="utf-8").splitlines()


def size(files: Sequence[Path]) -> str:
    """How many files, and how many lines they have together."""
    return f"{len(files)}, {sum(len(lines_of(path)) for path in files):,}"


def largest(files: Sequence[Path], root: Path) -> str:
    """The file with most lines."""
    length, path = max((len(lines_of(path)), path) for path in files)
    return f"{length} lines (`{path.relative_to(root).as_posix()}`)"


def longest_line(files: Sequence[Path]) -> str:
    """How many characters the longest line has."""
    return str(max(len(line) for path in files for line in lines_of(path)))


def longest_function(modules: Sequence[Path]) -> str:
    """The function with most lines, and how many of all are long."""
    found = [
        (node.end_lineno - node.lineno + 1, path, node.name)
        for path in modules
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, FUNCTIONS) and node.end_lineno is not None
    ]
    length, path, name = max(found)
    where = f"`{path.relative_to(SOURCE).as_posix()}` `{name}`"
    over = sum(each[0] > LONG_FUNCTION for each in found)
    return f"{length} lines ({where}); {over} of {len(found):,} over {LONG_FUNCTION}"


def short_docstrings(modules: Sequence[Path]) -> str:
    """How many docstrings have a first line of few words."""
    count = 0
    for path in modules:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Module)):
                text = ast.get_docstring(node)
                count += text is not None and len(text.splitlines()[0].split()) <= FEW_WORDS
    return str(count)


MODULES = sorted(SOURCE.rglob("*.py"))
OWN_SCRIPTS = sorted(path for path in SCRIPTS.rglob("*.js") if path.name != "wire.js")
SHEETS = sorted(STYLES.glob("*.css"))
FIGURES: dict[str, Callable[[], str]] = {
    "files and lines of Python": lambda: size(MODULES),
    "files and lines of our own scripts": lambda: size(OWN_SCRIPTS),
    "longest line of a script": lambda: longest_line(OWN_SCRIPTS),
    "longest line of a style sheet": lambda: longest_line(SHEETS),
    "tests for a family outside of its folders, Python": lambda: str(counted(SOURCE, "*.py").total()),
    "the same in scripts": lambda: str(counted(SCRIPTS, "*.js").total()),
    "largest module": lambda: largest(MODULES, SOURCE),
    "largest script": lambda: largest(OWN_SCRIPTS, SCRIPTS.parent),
    "largest style sheet": lambda: largest(SHEETS, SCRIPTS.parent),
    "longest function of Python": lambda: longest_function(MODULES),
    "docstrings whose first line has four words or fewer": lambda: short_docstrings(MODULES),
}
"""By the name that its row has on the page, how each figure is counted."""


def with_figures(text: str, found: dict[str, str]) -> str:
    """The page with these figures in the last column of their rows."""
    for name, figure in found.items():
        text, rows = re.subn(
            rf"^(\| {re.escape(name)} \| [^|]* \|)[^|]*\|$", rf"\1 {figure} |", text, flags=re.MULTILINE
        )
        if rows != 1:
            raise ValueError(f"{PAGE.name} has {rows} rows called “{name}”")
    return text


def main(arguments: Sequence[str]) -> None:
    """Print the figures, or put them into the page."""
    found = {name: count() for name, count in FIGURES.items()}
    if "--write" in arguments:
        PAGE.write_text(with_figures(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
    for name, figure in found.items():
        sys.stdout.write(f"{name}: {figure}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
