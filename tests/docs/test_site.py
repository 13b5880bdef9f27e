"""The documentation site: built without a complaint, with all that is promised, and nothing loaded from elsewhere."""

import doctest
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import fields

from tests.docs import doctests
from tests.test_library import PUBLIC
from vivat.game import CastleObservation, IntrigueObservation

ROOT = Path(__file__).parent.parent.parent
LOADING = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data"}
RELS = {"stylesheet", "icon", "preload", "preconnect", "dns-prefetch", "modulepreload"}


class Assets(HTMLParser):
    """What a page loads by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.drawn_elsewhere = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in LOADING:
            self.found.append(given.get(LOADING[tag], ""))
        if tag == "link" and RELS & set(given.get("rel", "").split()):
            self.found.append(given.get("href", ""))
        # The theme fetches a library for these when it meets one.
        self.drawn_elsewhere |= "mermaid" in given.get("class", "").split()


def from_elsewhere(name: str, text: str) -> list[str]:
    """The addresses of other servers that a page or a style sheet loads something from."""
    if name.endswith(".css"):
        found = re.findall(r"(?:url\(|@import)\s*[\"']?([^\"')\s]+)", text)
    else:
        page = Assets()
        page.feed(text)
        found = page.found + ["//a-script-for-drawings"] * page.drawn_elsewhere
    return [each for each in found if re.match(r"(https?:)?//", each)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=quiet)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def files(site: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(site.rglob("*")):
        if path.suffix in (".html", ".css"):
            yield path.relative_to(site).as_posix(), path.read_text(encoding="utf-8")


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    seen = list(files(site))
    assert len(seen) > 30
    assert [(name, found) for name, text in seen if (found := from_elsewhere(name, text))] == []


def test_what_is_loaded_from_elsewhere_is_found() -> None:
    assert from_elsewhere(
        "a.html", '<script src="https://elsewhere.example/x"></script><a href="https://here.org">x</a>'
    )
    assert from_elsewhere("a.html", '<link rel="preconnect stylesheet" href="//fonts.gstatic.com">')
    assert from_elsewhere("a.html", '<pre class="mermaid"><code>a</code></pre>')
    assert from_elsewhere("a.css", "@font-face{src:url(https://fonts.gstatic.com/x.woff2)}")
    assert not from_elsewhere("a.html", '<a href="https://here.org">x</a><script src="assets/a.js"></script>')
    assert not from_elsewhere("a.css", "a{background:url(data:image/png;base64,xx)}")


@pytest.mark.parametrize("name", PUBLIC[1:])
def test_the_reference_shows_every_name_that_is_promised(site: Path, name: str) -> None:
    page = (site / "reference" / f"{name.removeprefix('vivat.')}.html").read_text(encoding="utf-8")
    assert [each for each in importlib.import_module(name).__all__ if f'id="{name}.{each}"' not in page] == []


def test_the_first_names_are_listed(site: Path) -> None:
    page = (site / "reference" / "vivat.html").read_text(encoding="utf-8")
    assert f"{', '.join(importlib.import_module('vivat').__all__)}\n" in page


@pytest.mark.parametrize("kind", [CastleObservation, IntrigueObservation])
def test_the_reference_explains_every_field_of_an_observation(site: Path, kind: type) -> None:
    page = (site / "reference" / "game.html").read_text(encoding="utf-8")
    for field in fields(kind):
        entry = page.split(f'id="vivat.game.{kind.__name__}.{field.name}"', 1)[1].split("</h", 1)[1].split("<h", 1)[0]
        assert len(re.sub(r"<[^>]*>", " ", entry).split()) > 4, field.name


def test_examples_in_docstrings_are_shown_as_code(site: Path) -> None:
    assert doctest.testmod(doctests).attempted == 1
    page = (site / "reference" / "game.html").read_text(encoding="utf-8")
    assert page.count('<span class="gp">') > 5
    assert "<blockquote>" not in page


def test_it_can_be_searched_from_the_disk(site: Path) -> None:
    assert "var __index = " in (site / "search" / "search_index.js").read_text(encoding="utf-8")[:20]
    assert 'src="vendor/iframe-worker.js"' in (site / "index.html").read_text(encoding="utf-8")
