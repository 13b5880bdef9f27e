"""The page on adapters runs, and the example learns."""

import runpy
from pathlib import Path

from tests.pages import run_sections
from vivat.adapters.arena import GameSpec
from vivat.adapters.compiled import castle, intrigue
from vivat.game.named import named_options

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "adapters.md"


def test_the_page_runs() -> None:
    failing, tried = run_sections(PAGE)
    assert failing == []
    assert tried > 20


def test_the_page_has_every_field_and_every_range_of_actions() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for family in (castle, intrigue):
        for field in family.FIELDS:
            assert f"| `{field.name}` |" in text
            assert field.meaning in text
    assert GameSpec(named_options("kingup", 4)).actions == 103
    assert GameSpec(named_options("intrigue", 4)).actions == 315
    assert "| 87 … 102 |" in text
    assert "| 311 … 314 |" in text


def test_the_example_learns() -> None:
    progress = runpy.run_path(str(ROOT / "examples" / "train.py"))["train"](seed=3)
    assert progress[0] < 0.3
    assert progress[-1] > 0.4
