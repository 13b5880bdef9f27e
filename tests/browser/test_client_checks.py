"""The checks of the client's scripts and styles find what they are for, and where they cannot be run that is told."""

import re
import shutil
from pathlib import Path

import pytest

from tests.browser.client_checks import CHECKS, CLIENT, NOT_RUN, ROOT, NotPossible, install, main, run

FAULTS = {
    "prettier": ("js/router.js", "export const one = 'two';\n"),
    "eslint": ("js/router.js", "export const space = html`<p>${1} <b>x</b></p>`;\n"),
    "tsc": ("js/router.js", "go(7);\n"),
}


@pytest.fixture(scope="module")
def installed() -> None:
    """The tools; skipped, and told at the end of the test command, where there is no way to get them."""
    try:
        install()
    except NotPossible as why:
        pytest.skip(str(why))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check[0])
def test_a_fault_is_found_and_nothing_else(check: tuple[str, ...], tmp_path: Path) -> None:
    shutil.copytree(ROOT / CLIENT, tmp_path / CLIENT)
    for path in (*ROOT.glob("*.js"), *ROOT.glob("*.json")):
        shutil.copy(path, tmp_path)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    tool, *arguments = check
    name, fault = FAULTS[tool]
    with (tmp_path / CLIENT / name).open("a") as script:
        script.write(fault)
    assert set(re.findall(r"client/([\w/]+\.\w+)", run(tool, *arguments, root=tmp_path))) == {name}


def test_no_line_is_longer_than_a_screen_is_wide() -> None:
    files = [path for path in (ROOT / CLIENT).rglob("*") if path.suffix in (".js", ".css", ".html")]
    ours = [path for path in files if "vendor" not in path.parts]
    assert len(ours) > 50
    assert [path.name for path in ours if any(len(line) > 110 for line in path.read_text().splitlines())] == []


def test_without_node_it_is_told_loudly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    assert main([]) == 0
    assert NOT_RUN in capsys.readouterr().err
