"""What import-linter cannot see: which names a layer uses, and by which other name it could reach the same thing."""

import ast
import importlib
import re
import typing
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from vivat.game import CastleGame, GameRecord, IntrigueGame
from vivat.game.game import Game
from vivat.rules.castle.state import State as CastleState
from vivat.rules.intrigue.state import State as IntrigueState

LOADER = "own.py"
"""Loads bots that others wrote; it makes no choice itself."""
BOTS = sorted(
    path for path in (Path(__file__).parent.parent / "src" / "vivat" / "bots").rglob("*.py") if path.name != LOADER
)
WHOLE_GAME = re.compile(r"\b(State|Game|CastleGame|IntrigueGame|GameRecord|_state)\b")
SECRETS = (CastleState, IntrigueState, Game, CastleGame, IntrigueGame, GameRecord)
BY_TEXT = {"getattr", "setattr", "vars", "dir", "globals", "locals", "eval", "exec", "compile", "open", "__import__"}
"""Functions that find a thing by a text, which no test could follow."""
REFLECTION = {"importlib", "inspect", "gc", "sys", "ctypes", "pickle", "copyreg", "builtins", "types", "operator"}
"""Modules with which everything can be found; of `operator`, what looks up an attribute."""
SAFE_OPERATORS = {"add", "ge", "mul", "sub"}
SAFE_DUNDERS = {"__init__", "__getitem__"}


def words(node: ast.AST) -> list[str]:
    """What a node names; a string may be an annotation, or what `getattr` looks for."""
    if isinstance(node, ast.alias):
        return [node.name]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [str(getattr(node, field)) for field in ("id", "attr", "module", "arg") if getattr(node, field, None)]


def is_private(node: ast.AST) -> bool:
    """Whether a node takes a private attribute of something else than its own object."""
    if not isinstance(node, ast.Attribute) or not node.attr.startswith("_") or node.attr in SAFE_DUNDERS:
        return False
    return node.attr.startswith("__") or not (isinstance(node.value, ast.Name) and node.value.id == "self")


def holds_secrets(thing: object) -> bool:
    """Whether a thing is, or returns, a state or a game, by whatever name it was imported; a class by its methods."""
    if isinstance(thing, ModuleType):
        return thing.__name__.split(".")[0] == "vivat"  # who holds a module reaches every name in it
    if isinstance(thing, FunctionType):
        return is_secret(returned(thing))
    methods = vars(thing).values() if isinstance(thing, type) else ()
    return is_secret(thing) or any(holds_secrets(each) for each in methods if isinstance(each, FunctionType))


def returned(function: FunctionType) -> object:
    """The type of what a function returns; of one that only type checkers know, by its name."""
    kind = function.__annotations__.get("return")
    if not isinstance(kind, str):
        return kind
    try:
        return eval(kind, function.__globals__)  # noqa: S307 (it is our own source)
    except NameError:
        return Game if WHOLE_GAME.search(kind) else None


def is_secret(kind: object) -> bool:
    """Whether a type is that of a state or a game, or is made of one."""
    if isinstance(kind, type) and not typing.get_origin(kind):
        return issubclass(kind, SECRETS)
    return any(map(is_secret, typing.get_args(kind)))


def smuggled(node: ast.AST) -> list[str]:
    """The names that an import takes from where everything can be found, or that turn out to hold secrets."""
    if isinstance(node, ast.Import):
        return [each.name for each in node.names if each.name.split(".")[0] in {"vivat", *REFLECTION}]
    if not isinstance(node, ast.ImportFrom):
        return []
    names = [each.name for each in node.names]
    source = node.module or ""
    if source == "operator":
        return [name for name in names if name not in SAFE_OPERATORS]
    if source.split(".")[0] in REFLECTION or node.level or "*" in names:
        return names
    if source.split(".")[0] != "vivat":
        return []
    if source == "vivat.game.families":
        return names  # a family makes games
    home = importlib.import_module(source)
    return [name for name in names if holds_secrets(getattr(home, name, home))]


def peeks(source: str) -> list[str]:
    """Where a bot names or reaches what holds everybody's secrets."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        named = [word for word in words(node) if id(node) not in prose and WHOLE_GAME.search(word)]
        if isinstance(node, ast.Name) and node.id in BY_TEXT:
            named.append(node.id)
        if is_private(node):
            named.append(ast.unparse(node))
        found += [f"{getattr(node, 'lineno', 0)}: {word}" for word in named + smuggled(node)]
    return found


@pytest.mark.parametrize("path", BOTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_bot_reaches_no_state_and_no_game(path: Path) -> None:
    assert peeks(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "from vivat.rules.intrigue.state import State",
        "from vivat.rules.castle.state import State as Position",
        "from vivat.game import CastleGame as Something",
        "from vivat.game import GameRecord",
        "import vivat.game\nseen: vivat.game.IntrigueGame",
        "def act(self, game: Game[Action]) -> None: ...",
        "def act(self, game: 'CastleGame') -> None: ...",
        "hand = observation._game._state.hand",
        "hand = getattr(observation, '_state').hand",
        "hand = getattr(observation, '_st' + 'ate').hand",
        "look = getattr\nhand = look(observation, chr(95) + 'state')",
        "hand = observation._anything.hand",
        "hand = observation.__class__.__dict__",
        "hand = self._source.__self__.hand",
        "from vivat.rules.intrigue import play",
        "import vivat.rules.castle.play",
        "from vivat.search.intrigue import worlds",
        "from vivat.search.intrigue.worlds import WorldSampler",
        "from vivat.search.castle.worlds import round_start as begin",
        "from vivat.game.castle.observation import *",
        "from ..game import observe",
        "from vivat.game.families import FAMILIES",
        "from operator import attrgetter",
        "from importlib import import_module",
        "import gc",
        "def act() -> None:\n    import sys",
    ],
)
def test_a_peek_is_noticed(line: str) -> None:
    assert peeks(line) != []


def test_a_state_that_another_module_hands_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under another name, or inside what a function returns."""
    import vivat.game.castle.event as event

    def positions() -> list[IntrigueState]:
        return []

    monkeypatch.setattr(event, "Board", CastleState, raising=False)
    monkeypatch.setattr(event, "positions", positions, raising=False)
    monkeypatch.setattr(event, "harmless", lambda: None, raising=False)
    assert peeks("from vivat.game.castle.event import Board, positions, harmless") == ["1: Board", "1: positions"]


def test_a_docstring_may_speak_of_the_game() -> None:
    assert peeks('def act() -> None:\n    """The Game and its State are not seen here."""\n') == []
