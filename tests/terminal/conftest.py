"""The command run in this process, in a folder of its own."""

from pathlib import Path

import pytest

from tests.terminal.keyboards import Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    return Run(monkeypatch, capsys, tmp_path)
