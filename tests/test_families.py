"""What differs by family is asked of its part, looked up by key: nobody else asks which family something is of."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from vivat.game.families import FAMILIES
from vivat.search.families import FIRST_SEARCHES

SOURCE = Path(__file__).parent.parent / "src" / "vivat"
REGISTRY = "families.py"
CLASS = re.compile(r"(Castle|Intrigue)[A-Z]\w*")
"""The classes of one family; two of the castle games have no name before theirs."""
FLAG = re.compile(r"is_(castle|intrigue)")
ASKED = {"family", "EDITION", "EDITIONS"}
LEFT = {
    "adapters/openspiel_game.py": 1,
}
"""Where it is still asked, and at most how often: OpenSpiel loads a family by its name, so a game of the other one is
refused."""
SCRIPTS = SOURCE / "web" / "client" / "js"
SCRIPT_TEST = re.compile(r"""\bfamily\s*[!=]==|[!=]==\s*["'](?:castle|intrigue)["']|\bis(?:Castle|Intrigue)\b""")


def is_exempt(path: Path) -> bool:
    """Whether a module may know its family: it lies in the folder of one, is named like one, or is a registry.

    A script may not: the types of its folder are those of its family (`js/families/types.js`).
    """
    known = bool({*path.with_suffix("").parts} & FAMILIES.keys()) or path.name == REGISTRY
    return known and path.suffix == ".py"


def last_name(node: ast.AST) -> str:
    """The name that a name or an attribute ends with; nothing for anything else."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def is_family_test(node: ast.AST) -> bool:
    """Whether a node asks which family something is of: by class, by key, by edition, or by a flag that says so."""
    if isinstance(node, ast.Call):
        classes = [last_name(each) for argument in node.args[1:] for each in ast.walk(argument)]
        return last_name(node.func) in ("isinstance", "issubclass") and any(map(CLASS.fullmatch, classes))
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn):
        sides = [node.left, *node.comparators]
        keys = {side.value for side in sides if isinstance(side, ast.Constant)}
        return bool(ASKED & {*map(last_name, sides)} or FAMILIES.keys() & keys)
    name = node.name if isinstance(node, ast.FunctionDef) else last_name(node)
    return FLAG.fullmatch(name) is not None


def family_tests(source: str) -> int:
    return sum(map(is_family_test, ast.walk(ast.parse(source))))


def counted(root: Path, pattern: str) -> Counter[str]:
    """How often each file below a folder asks for the family, of those that must not."""
    found: Counter[str] = Counter()
    for path in root.rglob(pattern):
        name = path.relative_to(root)
        if not is_exempt(name):
            text = path.read_text(encoding="utf-8")
            found[name.as_posix()] = family_tests(text) if path.suffix == ".py" else len(SCRIPT_TEST.findall(text))
    return found


def test_nobody_asks_which_family_something_is_of() -> None:
    found = counted(SOURCE, "*.py")
    assert {name: count for name, count in found.items() if count > LEFT.get(name, 0)} == {}


def test_no_script_asks_which_family_something_is_of() -> None:
    found = counted(SCRIPTS, "*.js")
    assert {name: count for name, count in found.items() if count} == {}


REGISTRIES = sorted(path.parent.name for path in SOURCE.glob(f"*/{REGISTRY}"))
OF_ONE_PART = ["fast", "game", "search"]
"""Where a family has no object of several parts: `FAMILIES`, and what is compiled."""


def test_every_layer_with_folders_of_the_families_has_a_registry_but_the_rules() -> None:
    layers = {path.parent.name for key in FAMILIES for path in SOURCE.glob(f"*/{key}")}
    assert layers - {"rules"} == set(REGISTRIES) - {"fast"}


@pytest.mark.parametrize("layer", REGISTRIES)
def test_every_layer_that_differs_by_family_has_a_registry(layer: str) -> None:
    text = (SOURCE / layer / REGISTRY).read_text(encoding="utf-8")
    assert all(key in text.lower() for key in FAMILIES)


@pytest.mark.parametrize("layer", sorted(set(REGISTRIES) - set(OF_ONE_PART)))
def test_a_registry_has_a_part_of_every_family(layer: str) -> None:
    registry = __import__(f"vivat.{layer}.families", fromlist=["PARTS"])
    assert registry.PARTS.keys() == FAMILIES.keys()


def test_every_family_has_a_first_search() -> None:
    assert FIRST_SEARCHES.keys() == FAMILIES.keys()


@pytest.mark.parametrize(
    "line",
    [
        "isinstance(options, CastleOptions)",
        "isinstance(game, (Session, IntrigueGame))",
        "isinstance(action, game.CastleAction)",
        "issubclass(kind, CastleParams | None)",
        "if options.family == 'castle': pass",
        "family != CASTLE.key",
        "engine('castle') if name == 'castle' else engine('intrigue')",
        "key in EDITIONS",
        "game == EDITION",
        "if board.is_castle: pass",
        "def is_intrigue(self): ...",
    ],
)
def test_a_question_for_the_family_is_noticed(line: str) -> None:
    assert family_tests(line) == 1


@pytest.mark.parametrize(
    "line", ["PARTS[options.family](options)", "isinstance(viewer, int)", "EDITIONS[key]", "family is None"]
)
def test_a_lookup_is_no_question(line: str) -> None:
    assert family_tests(line) == 0


@pytest.mark.parametrize("line", ['facts.family === "castle"', "table?.facts.family !== key", "isCastle(cast)"])
def test_a_question_in_a_script_is_noticed(line: str) -> None:
    assert len(SCRIPT_TEST.findall(line)) == 1


NEUTRAL = ("circles", "new_table", "table", "you")
"""Folders of scripts that know games through `families/` alone."""
OF_A_FAMILY = re.compile(r"""from "[./]+/(castle|intrigue)/|\bemissary|CASTLE_|INTRIGUE_""")


def scripts_that_know_a_family(root: Path) -> set[str]:
    """The neutral scripts below a folder that import from a family's, or name what only one family has."""
    scripts = (path for folder in NEUTRAL for path in (root / folder).rglob("*.js"))
    return {path.name for path in scripts if OF_A_FAMILY.search(path.read_text(encoding="utf-8"))}


def test_neutral_scripts_know_games_through_families_alone() -> None:
    assert scripts_that_know_a_family(SCRIPTS) == set()


@pytest.mark.parametrize(
    "line", ['import { Portrait } from "../castle/faces.js";', "export const CASTLE_KEYS = {};", 't("emissary-line")']
)
def test_a_neutral_script_that_knows_a_family_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "people.js").write_text(line, encoding="utf-8")
    assert scripts_that_know_a_family(tmp_path) == {"people.js"}
