"""What is not ours: unchanged, named with its version, and with its licence."""

import hashlib
import re
from pathlib import Path

import pytest

VENDOR = Path(__file__).parents[2] / "src/vivat/web/client/vendor"
ROW = re.compile(r"^\| `(?P<file>[^`]+)` \|.+\| (?P<licence>[^|`]+) \| `(?P<text>[^`]+)` \|$", re.MULTILINE)
FIRST_WORDS = {"MIT": "MIT License", "Apache-2.0": "Apache License", "OFL-1.1": "SIL Open Font License"}


def wrong_sums(folder: Path) -> list[str]:
    """Files that are not what was copied, not listed, or gone."""
    lines = (folder / "CHECKSUMS").read_text().splitlines()
    listed = {name.removeprefix("./"): digest for digest, name in (line.split() for line in lines)}
    kept = [path for path in folder.rglob("*") if path.is_file() and path.name not in ("CHECKSUMS", "README.md")]
    here = {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in kept}
    return sorted(name for name in listed | here if listed.get(name) != here.get(name))


def test_every_file_is_what_was_copied() -> None:
    assert wrong_sums(VENDOR) == []


@pytest.mark.parametrize("fault", ["changed", "added", "gone"])
def test_a_changed_file_is_noticed(tmp_path: Path, fault: str) -> None:
    for path in VENDOR.rglob("*"):
        if path.is_file():
            copy = tmp_path / path.relative_to(VENDOR)
            copy.parent.mkdir(exist_ok=True)
            copy.write_bytes(path.read_bytes())
    if fault == "gone":
        (tmp_path / "htm.js").unlink()
    else:
        name = "htm.js" if fault == "changed" else "more.js"
        (tmp_path / name).write_text("alert(1)")
    assert wrong_sums(tmp_path) == ["more.js" if fault == "added" else "htm.js"]


def test_every_file_has_a_version_and_a_licence() -> None:
    rows = [row.groupdict() for row in ROW.finditer((VENDOR / "README.md").read_text())]
    described = {path for row in rows for path in VENDOR.glob(row["file"])}
    assert described == {*VENDOR.rglob("*.js"), *VENDOR.rglob("*.woff2")}
    for row in rows:
        assert FIRST_WORDS[row["licence"].strip()] in (VENDOR / row["text"]).read_text()[:600]


def test_the_import_map_leads_to_these_files() -> None:
    page = (VENDOR.parent / "index.html").read_text()
    named = set(re.findall(r'"/client/vendor/([\w./-]+\.js)"', page))
    assert named <= {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*.js")}
    assert "preact.js" in named


def test_the_page_asks_at_once_for_what_home_needs() -> None:
    """Otherwise each script is asked for when the one that imports it has come, five deep."""
    client = VENDOR.parent
    page = (client / "index.html").read_text()
    asked = set(re.findall(r'(?:modulepreload" href|module" src)="/client/([\w./-]+)"', page))
    assert asked == {"js/app.js", *(f"vendor/{path.name}" for path in VENDOR.glob("*.js"))}
