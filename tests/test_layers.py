"""What import-linter cannot see: which names a layer uses."""

import ast
import re
from pathlib import Path

import pytest

BOTS = sorted((Path(__file__).parent.parent / "src" / "vivat" / "bots").rglob("*.py"))
WHOLE_GAME = re.compile(r"\b(State|Game|CastleGame|IntrigueGame|GameRecord|_state)\b")


def words(node: ast.AST) -> list[str]:
    """What a node names; a string may be an annotation, or what `getattr` looks for."""
    if isinstance(node, ast.alias):
        return [node.name]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [str(getattr(node, field)) for field in ("id", "attr", "module", "arg") if getattr(node, field, None)]


def peeks(source: str) -> list[str]:
    """Where a bot names what holds everybody's secrets."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        f"{getattr(node, 'lineno', 0)}: {word}"
        for node in ast.walk(tree)
        for word in words(node)
        if id(node) not in prose and WHOLE_GAME.search(word)
    ]


@pytest.mark.parametrize("path", BOTS, ids=lambda path: path.stem)
def test_a_bot_names_no_state_and_no_game(path: Path) -> None:
    assert peeks(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "from vivat.rules.intrigue.state import State",
        "from vivat.game import CastleGame as Something",
        "from vivat.game import GameRecord",
        "import vivat.game\nseen: vivat.game.IntrigueGame",
        "def act(self, game: Game[Action]) -> None: ...",
        "def act(self, game: 'CastleGame') -> None: ...",
        "hand = observation._game._state.hand",
        "hand = getattr(observation, '_state').hand",
    ],
)
def test_a_peek_is_noticed(line: str) -> None:
    assert peeks(line) != []


def test_a_docstring_may_speak_of_the_game() -> None:
    assert peeks('def act() -> None:\n    """The Game and its State are not seen here."""\n') == []
