"""The rules stay inside the subset of Python that compiles, and that means the same compiled and interpreted."""

import ast
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "src" / "vivat" / "rules"
MADE_BEFORE = ("__init__.py", "characters.py", "editions.py", "state.py")
"""What `Params` and `State` are made of; nothing in it is compiled."""
CHAPTERS = sorted(path for path in RULES.rglob("*.py") if path.name not in MADE_BEFORE)

STATEMENTS = (
    ast.FunctionDef, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For, ast.While, ast.If, ast.Expr,
    ast.Pass, ast.Break, ast.Continue,
)  # fmt: skip
EXPRESSIONS = (
    ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.Call, ast.Constant, ast.Attribute, ast.Subscript, ast.Name,
    ast.Tuple, ast.IfExp,
)  # fmt: skip
CALLS = {"range", "min", "max", "int", "abs"}


def list_fields() -> set[str]:
    """The fields that are lists, in all families."""
    found: set[str] = set()
    for path in RULES.rglob("state.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "list[int]":
                found.add(ast.unparse(node.target))
    return found


def faults(source: str) -> list[str]:
    """What leaves the subset."""
    tree = ast.parse(source)
    lists = list_fields()
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    own |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    found: list[str] = []
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        if function.decorator_list:
            found.append(f"{function.name}: a decorator")
        for node in ast.walk(function):
            found += [f"{function.name}:{getattr(node, 'lineno', 0)}: {what}" for what in node_faults(node, lists, own)]
    return found


def node_faults(node: ast.AST, lists: set[str], own: set[str]) -> list[str]:
    """What is wrong with one node."""
    found = []
    if isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS):
        found.append(type(node).__name__)
    if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
        found.append(type(node).__name__)
    if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in CALLS | own):
        found.append(f"a call of {ast.unparse(node.func)}")
    if isinstance(node, ast.Call) and node.keywords:
        found.append("a keyword argument")
    if isinstance(node, ast.Constant) and isinstance(node.value, float):
        found.append("a float")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        found.append("a division that makes a float")
    if isinstance(node, ast.Assign):
        parts = (*node.targets, node.value)
        found += [f"a list field as a whole: {ast.unparse(part)}" for part in parts if whole(part, lists)]
    return found


def whole(node: ast.expr, lists: set[str]) -> bool:
    """A list field that is not indexed: an alias in Python, a copy in compiled code."""
    return isinstance(node, ast.Attribute) and node.attr in lists


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_chapter_of_the_rules_is_compilable(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "body",
    [
        "s.place = s.occupants", "found = s.place", "return [c for c in range(3)]", "x = {}", "x = 0.5", "x = 1 / 2",
        "print(s.turn)", "try:\n        pass\n    except ValueError:\n        pass", "x = f'{s.turn}'", "x = lambda: 1",
        "s.place.sort()", "with s as t:\n        pass", "raise ValueError", "del s.turn", "x = max(1, key=3)",
    ],
)  # fmt: skip
def test_what_leaves_the_subset_is_noticed(body: str) -> None:
    assert faults(f"def rule(s: State) -> None:\n    {body}\n")


def test_a_decorator_is_noticed() -> None:
    assert faults("@njit\ndef rule() -> None:\n    pass\n") == ["rule: a decorator"]


def calls() -> dict[str, set[str]]:
    """Which functions of the rules each function calls, by family and name."""
    found: dict[str, set[str]] = {}
    for path in CHAPTERS:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                names = {ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
                found[f"{path.parent.name}.{node.name}"] = {f"{path.parent.name}.{name}" for name in names}
    return found


def round_trips(graph: dict[str, set[str]]) -> set[str]:
    """The functions that can come back to themselves."""
    reach = {name: set(called) & set(graph) for name, called in graph.items()}
    for _ in graph:
        reach = {name: called | {far for near in called for far in reach[near]} for name, called in reach.items()}
    return {name for name, called in reach.items() if name in called}


def test_no_rule_function_calls_itself_by_any_way() -> None:
    """Compiled functions that call each other in a circle cannot be loaded from Numba's cache: the process dies."""
    assert round_trips(calls()) == set()
    assert round_trips({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == {"a", "b", "c"}
