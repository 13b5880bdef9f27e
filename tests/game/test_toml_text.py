"""S9.7: What people write as TOML is measured before it is read."""

import tomllib
from pathlib import Path

import pytest

from vivat.game import ImpossibleOptions
from vivat.game.intrigue.sheet import DATA
from vivat.game.toml_text import MOST_CHARACTERS, Where, deepest, read_toml, write_toml
from vivat.table.own_texts import parsed_texts

TOO_MUCH = {
    "dotted keys": ("a" + ".a" * 9989 + "=1\n[b]", "data-too-deep"),
    "a deep header": ("[" + ".".join("a" * 5) + "]", "data-too-deep"),
    "quoted keys": ('"a" . "b"\t.\'c\'. d .e = 1', "data-too-deep"),
    "lists in lists": ("a = " + "[" * 5 + "]" * 5, "data-too-deep"),
    "tables in tables": ("a = " + "{a=" * 5 + "1" + "}" * 5, "data-too-deep"),
    "behind an open quotation mark": ("a.b.c.d.e = 1\nx = '", "data-too-deep"),
    "a hexadecimal number": ("a = 0x" + "f" * 5000, "data-long-number"),
    "a decimal number": ("a = -" + "9" * 5000, "data-long-number"),
    "a fraction": ("a = 0." + "1" * 5000, "data-long-number"),
    "a long text": ("#" * (MOST_CHARACTERS + 1), "data-too-long"),
    "no TOML": ("a = ", "data-not-toml"),
    "an open quotation mark": ("a = 'b", "data-not-toml"),
}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_S9_7_what_would_take_long_to_read_is_refused(name: str) -> None:
    text, key = TOO_MUCH[name]
    with pytest.raises(ImpossibleOptions) as caught:
        read_toml(text, "sheet")
    assert caught.value.refusal.key == key
    assert "sheet" in caught.value.refusal.sentence("en")


FINE = (
    "a.b.c.d = 1",
    'a = "x.x.x.x.x.x.x [[[[[[ 0xffffffffffffffffffffffffffffff"',
    "a = 'x.x.x.x.x.x.x' # y.y.y.y.y.y [[[[[[[",
    'a = """\nx.x.x.x.x.x "" [[[[[[[ \\" """',
    "a = '''\nx.x.x.x.x.x ' '' [[[[[[[ '''",
    "a = [[[[1]]]]\nb = 999999999999999999\nc = 1979-05-27T07:32:00Z",
)


@pytest.mark.parametrize("text", [*FINE, (DATA / "sheet.toml").read_text(), *(
    path.read_text() for path in sorted((DATA / "scenarios").iterdir())
)])  # fmt: skip
def test_S9_7_what_stands_in_texts_and_comments_does_not_count(text: str) -> None:
    assert read_toml(text, "sheet") == tomllib.loads(text)


@pytest.mark.parametrize("path", sorted(DATA.rglob("*.toml")), ids=lambda path: path.stem)
def test_S9_7_a_table_that_is_written_is_read_again(path: Path) -> None:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    assert read_toml(write_toml(table), "sheet") == table


def test_S9_7_quotes_and_accents_are_written_and_read() -> None:
    table = {'the "King"': {"é \\": [1, True, "\t"]}, "empty": {}, "none": []}
    assert read_toml(write_toml(table), "sheet") == table


def test_S9_7_brackets_are_counted_while_they_are_open() -> None:
    assert [deepest(text) for text in ("", "[a]", "[[a]] [b]", "]]]{[", "a")] == [0, 1, 2, 0, 0]


TEXT = """# king
targets = { king = "fool" }
[king]
wins = "start"
power = "many"

[fool]
cost.gold = 1
[fool.more]
known = 3
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("king", "power"), 5),
        (("king", "action"), 3),  # it is missing: not that of another role
        (("king",), 3),
        (("fool", "cost", "gold"), 8),
        (("fool", "more", "known"), 10),
        (("targets", "king"), 2),
        (("nobody",), None),
        ((), None),
    ],
)
def test_where_something_is_wrong_is_a_line_of_the_text(path: tuple[str, ...], line: int | None) -> None:
    assert Where("sheet", path).line_in(TEXT) == line


def test_a_refusal_says_where_as_it_is_written() -> None:
    assert str(Where("sheet").at("king").at("cost", "gold")) == "sheet: king.cost.gold"
    assert str(Where("sheet")) == "sheet"


@pytest.mark.parametrize(
    ("sheet", "scenario", "option", "line"),
    [
        ("[king]\nwins = 3", None, "own_sheet", None),  # a role is missing: that has no line
        ("[king]\nwins = \n[fool]", None, "own_sheet", 2),
        ("[nobody]", None, "own_sheet", 1),
        (None, 'name = "A"\nplayers = 3', "own_scenario", 2),
    ],
)
def test_a_text_of_ones_own_is_refused_with_its_option_and_line(
    sheet: str | None, scenario: str | None, option: str, line: int | None
) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        parsed_texts.of(sheet, scenario)
    facts = caught.value.refusal.facts
    assert (facts["option"], facts.get("line")) == (option, line)
