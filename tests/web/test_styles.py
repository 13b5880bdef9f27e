"""Styles and what wears them: a class that no script, page or drawing gives to anything is left over."""

import re
from collections.abc import Iterable
from pathlib import Path

import vivat

CLIENT = Path(vivat.__file__).parent / "web" / "client"
SELECTOR = re.compile(r"([^{}]+)\{")
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
WORD = re.compile(r"[a-zA-Z][\w-]*")
BEFORE, AFTER = re.compile(r"([\w-]+-)\$\{"), re.compile(r"\}(-[a-z][\w-]*)")
"""Names that are put together: `who-${number}`, `${shape}-hall`."""
NUMBERED = re.compile(r"([a-z]+)-\d")
"""Places are named by kind and floor."""


def wearing(texts: Iterable[str]) -> tuple[set[str], re.Pattern[str]]:
    """The words of scripts, pages and drawings, and a pattern of those that are put together."""
    together = "\n".join(texts)
    words = set(WORD.findall(together))
    forms = [f"{re.escape(part)}[\\w-]+" for part in set(BEFORE.findall(together))]
    forms += [f"[\\w-]+{re.escape(part)}" for part in set(AFTER.findall(together))]
    return words, re.compile("|".join(forms) or "(?!)")


def left_over(style: str, words: set[str], composed: re.Pattern[str]) -> list[str]:
    """The classes of a style sheet that nothing has."""
    rules = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    found = {name for selector in SELECTOR.findall(rules) if "@" not in selector for name in CLASS.findall(selector)}
    numbered = {name for name in found if (kind := NUMBERED.fullmatch(name)) and kind[1] in words}
    return sorted(name for name in found - words - numbered if not composed.fullmatch(name))


def test_every_class_of_a_style_sheet_is_worn() -> None:
    files = [
        path for path in CLIENT.rglob("*") if path.suffix in (".js", ".html", ".svg") and "vendor" not in path.parts
    ]
    words, composed = wearing(path.read_text(encoding="utf-8") for path in files)
    for path in sorted((CLIENT / "css").glob("*.css")):
        assert left_over(path.read_text(encoding="utf-8"), words, composed) == [], path.name


def test_a_class_that_nothing_has_is_found() -> None:
    words, composed = wearing(['<p class="card">', "<div class=${`seat who-${number}`}>", 'kind: "wc"'])
    style = "/* .old */ .card .seat.who-3 {} @media (min-width: 1.5rem) { .votecard:hover, .who-3, .wc-4 {} }"
    assert left_over(style, words, composed) == ["votecard"]


FRAMES = {"screen", "table-screen", "table", "playing", "of-castle", "of-intrigue", "castle", "side", "panel"}
AROUND = FRAMES | {"board", "people", "seats", "seat", "prompt", "finished"}
"""What surrounds a game, or changes with every deed."""
OUTSIDE_BRACKETS = r"(?![^()]*(?:\([^()]*\)[^()]*)*\))"


def selectors_of(style: str) -> list[str]:
    """Each selector of a sheet."""
    rules = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    lists = [" ".join(each.split()) for each in SELECTOR.findall(rules) if "@" not in each]
    return [part.strip() for each in lists for part in re.split("," + OUTSIDE_BRACKETS, each)]


def makes_all_anew(selector: str) -> bool:
    """Whether one change makes the browser work out the style of everything below: half of a page's work in a game."""
    compounds = re.split(f"[ >~+]+{OUTSIDE_BRACKETS}", selector)
    for each in compounds:
        subject = each.replace(":not(:has(", ":has(").partition(":has(")
        if subject[1] and set(CLASS.findall(subject[0])) & AROUND:
            return True
    return "data-shows" in selector and not re.match(r"[.a-z]|:is", compounds[-1])


def test_no_style_makes_the_browser_look_at_everything_anew() -> None:
    for path in sorted((CLIENT / "css").glob("*.css")):
        found = [each for each in selectors_of(path.read_text(encoding="utf-8")) if makes_all_anew(each)]
        assert found == [], path.name


def test_a_style_that_does_is_found() -> None:
    style = """
        .playing .of-castle:not(:has(.lesson)) .log, label:has(> input), .card:has(> .row, .log) h2 {}
        :root[data-shows~="ranking"] .finished > :not(.podium), :root:not([data-shows~="a"]) .ask > .row {}
        body .prompt:has(.skip-on) :is(.what, .stakes) {}
    """
    assert [each.split()[-1] for each in selectors_of(style) if makes_all_anew(each)] == [
        ".log",
        ":not(.podium)",
        ".stakes)",
    ]
