"""Rulebook, code and tests cite each other: no article without both, no citation of a missing article."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ARTICLE = re.compile(r"\b([RS]\d+\.\d+)\b")
CODE = [ROOT / "src" / "vivat" / layer for layer in ("rules", "game", "results")]


def articles() -> set[str]:
    """Every article that the rulebook states."""
    found: set[str] = set()
    for page in (ROOT / "docs" / "rulebook").glob("*.md"):
        found |= set(re.findall(r"^\*\*([RS]\d+\.\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def functions(path: Path) -> list[ast.FunctionDef]:
    """The functions of a file, methods included."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def cited_by_code() -> set[str]:
    """Articles in the first line of a function's docstring."""
    found: set[str] = set()
    for folder in CODE:
        for path in folder.rglob("*.py"):
            for function in functions(path):
                found |= set(ARTICLE.findall((ast.get_docstring(function) or "").split("\n")[0]))
    return found


def cited_by_tests() -> set[str]:
    """Articles in the names of tests: test_R5_2_…"""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for function in functions(path):
            match = re.match(r"test_([RS]\d+)_(\d+)_", function.name)
            if match:
                found.add(f"{match[1]}.{match[2]}")
    return found


def cited_anywhere() -> set[str]:
    """Articles named in any source, test or page."""
    found: set[str] = set()
    for folder, pattern in (("src", "*.py"), ("src", "*.ftl"), ("tests", "*.py"), ("docs", "*.md")):
        for path in (ROOT / folder).rglob(pattern):
            found |= set(ARTICLE.findall(path.read_text(encoding="utf-8")))
    return found


def test_there_is_a_rulebook() -> None:
    assert len(articles()) > 60


def test_every_article_is_cited_by_a_function() -> None:
    assert articles() - cited_by_code() == set()


def test_every_article_is_cited_by_a_test() -> None:
    assert articles() - cited_by_tests() == set()


def test_no_citation_of_a_missing_article() -> None:
    assert cited_anywhere() - articles() == set()


def test_every_rule_function_begins_with_its_article() -> None:
    silent = [
        f"{path.name}: {function.name}"
        for path in CODE[0].rglob("*.py")
        for function in functions(path)
        if not re.match(r"[RS]\d+\.\d+", ast.get_docstring(function) or "") and function.name != "zeros"
    ]
    assert silent == []


def test_every_article_ends_with_its_source() -> None:
    for page in (ROOT / "docs" / "rulebook").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        parts = re.split(r"^(?=\*\*[RS]\d+\.\d+ |## )", text, flags=re.MULTILINE)
        for part in parts:
            if re.match(r"\*\*[RS]\d+\.\d+ ", part):
                assert re.search(r"\*Source: .+\*$", part.strip().split("\n")[-1]), part[:60]
