"""What tests may not leave to luck, as far as it can be seen in their text."""

import ast
import re
from collections.abc import Callable, Iterable
from pathlib import Path

HERE = Path(__file__).parent
MEANWHILE = "# in which nothing may "
OPENS_A_SOCKET = re.compile(r"^from websockets\.\w+\.client import .*\bconnect\b", re.MULTILINE)


def dropped(source: str) -> list[int]:
    """The lines in which something is attempted on a page and nobody looks whether it was done."""
    calls = [each.value for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Expr)]
    return [
        each.lineno
        for each in calls
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "attempt"
    ]


def waits(source: str) -> list[str]:
    """The lines that wait for time, where something may come meanwhile."""
    return [
        line for line in source.splitlines() if re.search(r"wait_for_timeout|\bsleep\(", line) and MEANWHILE not in line
    ]


def impatient(source: str) -> list[int]:
    """The lines that open a socket and give it the library's ten seconds."""
    calls = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Call)]
    opened = [each for each in calls if isinstance(each.func, ast.Name) and each.func.id == "connect"]
    named = [(each.lineno, {keyword.arg for keyword in each.keywords}) for each in opened]
    return [line for line, names in named if not names & {"open_timeout", None}]


def found_in(paths: Iterable[Path], look: Callable[[str], object]) -> dict[str, object]:
    """What is found in these files, by their names."""
    return {path.name: found for path in paths if (found := look(path.read_text(encoding="utf-8")))}


def test_an_attempt_is_looked_at() -> None:
    assert found_in((HERE / "browser").glob("*.py"), dropped) == {}


def test_a_page_is_waited_for_and_not_the_time() -> None:
    assert found_in((HERE / "browser").glob("test_*.py"), waits) == {}


def test_a_socket_has_all_the_time_it_needs_to_open() -> None:
    opening = [path for path in (HERE / "web").glob("*.py") if OPENS_A_SOCKET.search(path.read_text(encoding="utf-8"))]
    assert len(opening) > 5
    assert found_in(opening, impatient) == {}


def test_what_is_left_to_luck_is_found() -> None:
    assert dropped("attempt(page, turn, press, 0)\ndone = attempt(page, turn, press, 0)") == [1]
    assert waits("page.wait_for_timeout(20)\npage.wait_for_timeout(20)  # in which nothing may come") == [
        "page.wait_for_timeout(20)"
    ]
    assert impatient("connect(address)\nconnect(address, open_timeout=60)\nconnect(address, **how)") == [1]
