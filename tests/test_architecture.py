"""`docs/architecture.md`, `docs/browser.md` and the tree: a line for every module and script, and rooms for walks."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "vivat"
PAGE = ROOT / "docs" / "architecture.md"
BROWSER = ROOT / "docs" / "browser.md"
SCRIPTS = SOURCE / "web" / "client" / "js"


def section(text: str, title: str) -> str:
    """What stands under a heading of the second level."""
    return text.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def modules(source: Path) -> dict[str, Path]:
    """The modules by the name that the map has for them: a package is its folder."""
    paths = {path.relative_to(source).as_posix(): path for path in source.rglob("*.py")}
    return {name.removesuffix("__init__.py") or name: path for name, path in paths.items()}


def first_line(path: Path) -> str:
    """A line to begin with: the first one of the docstring."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "…"
    return text.splitlines()[0].rstrip(".")


def map_faults(text: str, source: Path) -> list[str]:
    """What to add to the map and what to drop from it, line by line."""
    there = {name: first_line(path) for name, path in modules(source).items()}
    return list_faults(section(text, "The modules"), there)


def script_faults(text: str, scripts: Path) -> list[str]:
    """The same of the list of the client's scripts; a line to begin with is a script's first comment."""
    paths = {path.relative_to(scripts).as_posix(): path for path in scripts.rglob("*.js")}
    there = {name: path.read_text(encoding="utf-8").splitlines()[0].strip("/ ") for name, path in paths.items()}
    return list_faults(section(text, "The scripts"), there)


def list_faults(text: str, there: dict[str, str]) -> list[str]:
    """What to add to a list and what to drop from it; by name, what there is and a line to begin with."""
    mapped = re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)
    twice = [f"drop the second line of `{name}`" for name in sorted(set(mapped)) if mapped.count(name) > 1]
    drop = [f"drop | `{name}` | …" for name in mapped if name not in there]
    add = [f"add  | `{name}` | {there[name]} |" for name in sorted(there.keys() - set(mapped))]
    return [*twice, *drop, *add]


def walk_faults(text: str, source: Path) -> list[str]:
    """The rooms that are not there: a file, or what is to be found in it."""
    faults = []
    for file, name in re.findall(r"`([\w/]+\.(?:py|js))`(?:\s`([\w.]+)`)?", section(text, "Four walks")):
        path = source / file
        if not path.exists():
            faults.append(f"{file} is not there")
        elif name and name not in defined(path):
            faults.append(f"{file} has no {name}")
    return faults


def defined(path: Path) -> set[str]:
    """The functions and classes of a module or a script, and `Class.method`."""
    if path.suffix == ".js":
        return defined_in_script(path.read_text(encoding="utf-8"))
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
            inner = node.body if isinstance(node, ast.ClassDef) else []
            found |= {
                f"{node.name}.{each.name}" for each in inner if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
            }
    return found


def defined_in_script(text: str) -> set[str]:
    """The same of a script that Prettier has formed."""
    found, inside = set[str](), ""
    for kind, name, method in re.findall(
        r"^(?:export )?(function|class) (\w+)|^  (?:async )?(\w+)\(", text, re.MULTILINE
    ):
        inside = name if kind == "class" else "" if kind else inside
        found.add(name or f"{inside}.{method}")
    return found


ROOTS = {
    "js": SCRIPTS,
    "css": SCRIPTS.parent / "css",
    "art": SCRIPTS.parent / "art",
    "docs": ROOT / "docs",
    "tests": ROOT / "tests",
}
"""Where the paths of the table of places begin, by their first folder; all others in the package."""
NAMED_IN = re.compile(r"`([A-Z_]{4,})` (?:in|of) `([^`]+\.(?:py|js))`")
HAS_NAMED = re.compile(r"`([^`]+\.(?:py|js))` \(`([A-Z_]{4,})`")


def files_of(name: str, source: Path = SOURCE) -> list[Path]:
    """The files that a path means: one, or with `<family>` or the like one of each."""
    first, _, rest = name.partition("/")
    root, path = (ROOTS[first], rest) if first in ROOTS else (source, name)
    return sorted(root.glob(re.sub(r"<\w+>", "*", path))) if path else [root]


def place_faults(text: str, source: Path = SOURCE) -> list[str]:
    """The files that are not there, and the names that are not in theirs."""
    table = section(text, "Where does it belong?")
    files = set(re.findall(r"`((?:[\w<>]+/)+(?:[\w<>.]+\.\w+)?)`", table)) - {"words/"}
    faults = [f"{name} is not there" for name in sorted(files) if not files_of(name, source)]
    named = NAMED_IN.findall(table) + [(name, file) for file, name in HAS_NAMED.findall(table)]
    for name, file in named:
        if not any(re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")) for path in files_of(file, source)):
            faults.append(f"{file} has no {name}")
    return faults


def test_every_place_is_there() -> None:
    faults = place_faults(PAGE.read_text(encoding="utf-8"))
    assert not faults, "docs/architecture.md, under *Where does it belong?*:\n" + "\n".join(faults)


def test_every_module_has_its_line_and_every_line_its_module() -> None:
    faults = map_faults(PAGE.read_text(encoding="utf-8"), SOURCE)
    assert not faults, "docs/architecture.md, under *The modules*:\n" + "\n".join(faults)


def test_every_script_has_its_line_and_every_line_its_script() -> None:
    faults = script_faults(BROWSER.read_text(encoding="utf-8"), SCRIPTS)
    assert not faults, "docs/browser.md, under *The scripts*:\n" + "\n".join(faults)


def test_every_room_of_a_walk_is_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert section(text, "Four walks").count("\n### ") == 4
    faults = walk_faults(text, SOURCE)
    assert not faults, "docs/architecture.md, under *Four walks*:\n" + "\n".join(faults)


@pytest.mark.parametrize("name", ["README.md", "docs/architecture.md"])
def test_the_layers_drawn_are_those_that_are_checked(name: str) -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    checked = [layer.replace("vivat.", "") for layer in contracts[0]["layers"]]
    [drawn] = re.findall(
        r"(?:^    .*\n)+(?=\n`client` stands)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE
    )
    lines = [re.split(r"  +", line.strip())[0] for line in drawn.splitlines() if not line.startswith(" " * 8)]
    assert lines == checked


TREE = {
    "__init__.py": '"""The top."""',
    "game/__init__.py": "",
    "game/card.py": '"""Cards.\n\nMore."""\nclass Card:\n    def turn(self): ...',
}
MAP = """
## Four walks

1. `game/card.py` `Card.turn`: over.

## The modules

| | |
|---|---|
| `__init__.py` | the top |
| `game/` | a folder |
| `game/card.py` | cards |
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_what_is_wrong_with_the_map_is_said_line_by_line(tree: Path) -> None:
    assert map_faults(MAP, tree) == []
    assert map_faults(MAP.replace("| `game/card.py` | cards |\n", ""), tree) == ["add  | `game/card.py` | Cards |"]
    assert map_faults(MAP + "| `game/dice.py` | dice |\n", tree) == ["drop | `game/dice.py` | …"]
    assert map_faults(MAP + "| `game/card.py` | again |\n", tree) == ["drop the second line of `game/card.py`"]


def test_what_is_wrong_with_the_list_of_scripts_is_said_too(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "log.js").write_text("// The log.\n")
    assert script_faults("\n## The scripts\n| `table/log.js` | the log |\n", tmp_path) == []
    assert script_faults("\n## The scripts\n", tmp_path) == ["add  | `table/log.js` | The log. |"]


PLACES = """
## Where does it belong?

| a card | `game/card.py` (`SUITS`), and `RANKS` in `game/<kind>.py` |
"""


def test_what_is_wrong_with_the_places_is_said(tree: Path) -> None:
    (tree / "game" / "card.py").write_text("SUITS = 4\nRANKS = 13\n")
    assert place_faults(PLACES, tree) == []
    assert place_faults(PLACES.replace("SUITS", "GOODS"), tree) == ["game/card.py has no GOODS"]
    assert place_faults(PLACES.replace("RANKS", "NUMBERS"), tree) == ["game/<kind>.py has no NUMBERS"]
    assert place_faults(PLACES.replace("card.py", "dice.py"), tree)[0] == "game/dice.py is not there"


def test_what_is_wrong_with_a_walk_through_a_script_is_said(tree: Path) -> None:
    (tree / "deck.js").write_text("export class Deck {\n  async cut(at) {\n  }\n}\nexport function deal() {}\n")
    for name, faults in (("Deck.cut", []), ("deal", []), ("Deck.deal", ["deck.js has no Deck.deal"])):
        assert walk_faults(MAP.replace("game/card.py` `Card.turn", f"deck.js` `{name}"), tree) == faults


def test_what_is_wrong_with_a_walk_is_said(tree: Path) -> None:
    assert walk_faults(MAP, tree) == []
    assert walk_faults(MAP.replace("Card.turn", "Card.flip"), tree) == ["game/card.py has no Card.flip"]
    assert walk_faults(MAP.replace("card.py` `C", "dice.py` `C"), tree) == ["game/dice.py is not there"]
