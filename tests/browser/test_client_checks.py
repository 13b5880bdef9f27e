"""The checks of the client's scripts and styles find what they are for, and where they cannot be run that is told."""

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.browser.client_checks import CHECKS, CLIENT, NOT_RUN, ROOT, NotPossible, install, main, run
from vivat.web.pages import STYLES, client_files

FAULTS = {
    "prettier": [("export const one = 'two';\n", "")],
    "eslint": [
        ("export const space = html`<p>${1} <b>x</b></p>`;\n", "vivat/explicit-space"),
        ("/** @type {any} */\nexport const thing = 1;\n", "vivat/no-any"),
        ("/** @param {number} to */\nexport const turn = (to) => to;\n", "vivat/described-exports"),
        ("// line\n" * 400, "max-lines"),
        ("export function long() {\n" + "  go();\n" * 80 + "}\n", "max-lines-per-function"),
    ],
    "tsc": [("go(7);\n", "TS2345"), ("export const gone = path.value.family;\n", "TS2339")],
}
"""What each tool must find at the end of a script, and what it says then."""
FAULTY = "js/router.js"


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
    faulty = tmp_path / CLIENT / FAULTY
    # One script and what it imports: `make lint` looks at all.
    if tool == "tsc":
        settings = tmp_path / "tsconfig.json"
        settings.write_text(json.dumps(json.loads(settings.read_text()) | {"include": [f"{CLIENT}/{FAULTY}"]}))
    else:
        for path in (tmp_path / CLIENT / "js").rglob("*.js"):
            if path != faulty:
                path.unlink()
    with faulty.open("a") as script:
        script.writelines(fault for fault, _ in FAULTS[tool])
    found = run(tool, *arguments, root=tmp_path)
    assert set(re.findall(r"client/([\w/]+\.\w+)", found)) == {FAULTY}
    assert [said for _, said in FAULTS[tool] if said not in found] == []


def test_no_line_is_longer_than_a_screen_is_wide() -> None:
    files = [path for path in (ROOT / CLIENT).rglob("*") if path.suffix in (".js", ".css", ".html")]
    ours = [path for path in files if "vendor" not in path.parts]
    assert len(ours) > 50
    assert [path.name for path in ours if any(len(line) > 110 for line in path.read_text().splitlines())] == []


def test_without_node_it_is_told_loudly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    assert main([]) == 0
    assert NOT_RUN in capsys.readouterr().err


def test_no_movement_is_described_twice() -> None:
    """Of two with one name the second holds, wherever the first was meant."""
    for path in (ROOT / CLIENT / "css").glob("*.css"):
        names = re.findall(r"@keyframes ([\w-]+)", path.read_text(encoding="utf-8"))
        assert len(names) == len(set(names)), path.name


COLOUR = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|: (?:white|black|red|gold)\b", re.I
)
"""A colour that is written out, and not named."""


def test_only_the_palette_has_colours_and_it_has_nothing_else() -> None:
    sheets = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / CLIENT / "css").glob("*.css")}
    palette = re.sub(r"/\*.*?\*/", "", sheets.pop("palette"), flags=re.DOTALL)
    assert {name: COLOUR.findall(text) for name, text in sheets.items() if COLOUR.search(text)} == {}
    properties = re.findall(r"^  ([\w-]+): ", palette, flags=re.MULTILINE)
    assert len(COLOUR.findall(palette)) > 200
    assert {name for name in properties if not name.startswith("--")} == {"color-scheme"}


def test_the_page_gets_every_style_sheet_once() -> None:
    """Those of the galleries come with the galleries, that of reviews with a review."""
    sheets = {path.stem for path in (ROOT / CLIENT / "css").glob("*.css")}
    assert sorted(STYLES) == sorted(sheets - {"gallery", "gallery_intrigue", "review"})
    page = client_files()["css/page.css"].plain.decode()
    assert all((ROOT / CLIENT / "css" / f"{name}.css").read_text(encoding="utf-8") in page for name in STYLES)
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', client_files()["index.html"].plain.decode()) == [
        "/client/css/page.css"
    ]
