"""The levels of bots: named once, played in every family, said and drawn."""

import ast
from pathlib import Path

import pytest

import vivat
from vivat.bots import BOTS, make_bot
from vivat.bots.families import PARTS, SEARCH_PLAYERS
from vivat.bots.levels import FACTS, LEVELS, SEARCHING, USUAL_BOT
from vivat.words import languages, words

SOURCE = Path(vivat.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
PLAYED = {f"bots/{family}/levels.py" for family in PARTS}
OF_STEWARDS = {
    "bots/levels.py", *PLAYED, "bots/intrigue/search_player.py", "bots/thought.py",
    "lab/castle/fitting.py", "lab/castle/mixed_tables.py", "lab/castle/puzzles.py",
    "lab/intrigue/evaluation_fitting.py", "lab/intrigue/family.py", "lab/intrigue/hints.py", "lab/studies/honesty.py",
    "review/intrigue/reviewer.py",
}  # fmt: skip
"""Where a steward is meant, not whoever plays where nobody says otherwise."""


def test_every_family_plays_every_level() -> None:
    assert tuple(BOTS) == tuple(FACTS) == LEVELS
    assert {family: tuple(players) for family, players in PARTS.items()} == dict.fromkeys(PARTS, LEVELS)


def test_the_usual_bot_needs_no_compiled_code() -> None:
    assert set(SEARCHING) < set(BOTS)
    assert USUAL_BOT in set(BOTS) - set(SEARCHING)
    make_bot(USUAL_BOT)


def named_in(source: str) -> set[str]:
    """The levels that a module names in its code; a docstring may name any."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        str(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in BOTS and id(node) not in told
    }


def test_the_usual_bot_is_named_in_one_place() -> None:
    paths = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    naming = {name: named_in(path.read_text(encoding="utf-8")) for name, path in paths.items()}
    assert {name for name, levels in naming.items() if USUAL_BOT in levels} <= OF_STEWARDS
    assert named_in('"""A king."""\nBOT = "king"\n') == {"king"}


def test_who_plays_a_level_that_searches_is_told_by_its_recipe_alone() -> None:
    paths = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    assert {name for name, path in paths.items() if "chancellor" in named_in(path.read_text(encoding="utf-8"))} <= {
        "bots/levels.py",
        *PLAYED,
    }
    for level in SEARCHING:
        for family, players in PARTS.items():
            assert isinstance(players[level], type(SEARCH_PLAYERS[family](1)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_has_its_words_and_its_sign(level: str) -> None:
    assert all(words(language).knows(key) for language in languages() for key in (f"bot-{level}", f"bot-{level}-line"))
    signs = (SOURCE / "web" / "client" / "art" / "people.svg").read_text(encoding="utf-8")
    assert f'id="bot-{level}"' in signs
    assert f"`{level}`" in (DOCS / "bots.md").read_text(encoding="utf-8")
