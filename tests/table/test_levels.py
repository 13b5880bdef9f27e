"""The level of a bot in a log is one of those there are, never a file."""

from pathlib import Path

import pytest

from vivat.game import CastleGame
from vivat.table.bot_decision import choose


def test_a_level_that_names_a_file_is_not_loaded(tmp_path: Path) -> None:
    """A log may come from somebody's backup: it is data, and runs no code."""
    mark = tmp_path / "ran"
    evil = tmp_path / "evil.py"
    code = f"open({str(mark)!r}, 'w').close()\nclass Bot:\n    def act(self, observation): ...\n"
    evil.write_text(code, encoding="utf-8")
    with pytest.raises(KeyError):
        choose(CastleGame.start("kingup", 3, seed=1).observe(0), f"{evil}:Bot", 1)
    assert not mark.exists()
