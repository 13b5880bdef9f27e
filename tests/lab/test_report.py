"""The folder of results: the same bytes for the same results, and a page that needs nothing else."""

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from vivat.cli import main
from vivat.game import ImpossibleOptions
from vivat.lab.pictures import INK
from vivat.lab.report import LONG, DataTable, Picture, Report, write_report

TABLE = DataTable("shares", "Shares <of> all", [("who", ""), ("share", ".1%")], [("a & b", 0.12345), ("c", 1.0)])
LONG_TABLE = DataTable("long", "Many", [("n", ",d")], [(number,) for number in range(LONG + 1)])


def draw(axes: Any) -> None:
    axes.plot([0, 1], [2, 3])


PICTURES = [Picture(name, f"The {name} “one”", draw) for name in ("first", "second")]


def write(folder: Path) -> str:
    report = Report("A <b> title", "Some 5 < 6 summary.", {}, [TABLE, LONG_TABLE], PICTURES)
    page = write_report(folder, report)
    return page.read_text(encoding="utf-8")


class Reader(HTMLParser):
    """Every element with its attributes, and whether all that was opened was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> list[tuple[str, dict[str, str | None]]]:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader.found


def test_the_same_results_give_the_same_bytes(tmp_path: Path) -> None:
    write(tmp_path / "one")
    write(tmp_path / "two" / "deep")
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["first.svg", "long.csv", "report.html", "second.svg", "shares.csv"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / "deep" / name).read_bytes()


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    page = write(tmp_path)
    for tag, attributes in read(page):
        assert tag not in ("script", "link", "img", "iframe", "object")
        for name, value in attributes.items():
            if name in ("href", "src", "xlink:href"):
                assert value is not None
                assert value.startswith(("#", "data:text/csv,"))
    assert not re.search(r"@import|url\((?!#)", page)


def test_pictures_take_the_colour_of_the_page_and_keep_their_names_apart(tmp_path: Path) -> None:
    page = write(tmp_path)
    assert page.count("<svg ") == 2
    assert "currentColor" in page
    assert INK not in page[page.index("<body") :]
    assert INK in (tmp_path / "first.svg").read_text(encoding="utf-8")
    names = [attributes["id"] for _, attributes in read(page) if "id" in attributes]
    assert len(set(names)) == len(names) > 4
    used = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', page))
    assert used
    assert {one or other for one, other in used} <= set(names)


def test_words_are_escaped_and_long_tables_folded(tmp_path: Path) -> None:
    page = write(tmp_path)
    assert "<h1>A &lt;b&gt; title</h1>" in page
    assert "5 &lt; 6" in page
    assert "a &amp; b" in page
    assert 'class="n">12.3%</td>' in page
    assert page.count("<details>") == 1
    assert page.index("<details>") < page.index("Many")


def test_data_keep_all_their_digits(tmp_path: Path) -> None:
    write(tmp_path)
    with (tmp_path / "shares.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [["who", "share"], ["a & b", "0.12345"], ["c", "1.0"]]


def test_without_matplotlib_a_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("vivat.lab.extras.find_spec", lambda name: None if name == "matplotlib" else name)
    assert main(["lab", "simulate", "--games", "1", "--folder", str(tmp_path / "new")]) == 2
    said = capsys.readouterr().err
    assert "pip install 'vivat[lab]'" in said
    assert len(said.splitlines()) == 1
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(ImpossibleOptions) as caught:
            write(folder)
        assert str(folder) in str(caught.value)
    (tmp_path / "full" / "report.html").mkdir(parents=True)
    with pytest.raises(ImpossibleOptions):
        write(tmp_path / "full")


@pytest.mark.parametrize("game", ["vive-le-roi", "intrigue"])
def test_a_simulation_fills_a_folder(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "lab",
        "simulate",
        "--game",
        game,
        "--bots",
        "random",
        "--games",
        "40",
        "--workers",
        "1",
        "--json",
        "--folder",
        str(tmp_path),
    ]
    assert main(line) == 0
    figures = json.loads(capsys.readouterr().out)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    read(page)
    assert "40 games" in page
    assert {"seats.csv", "seats.svg", "lengths.svg"} <= {path.name for path in tmp_path.iterdir()}
    with (tmp_path / "seats.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["wins"]) for row in rows] == [row["wins"] for row in figures["seats"]]
