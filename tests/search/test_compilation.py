"""What is compiled before somebody waits for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from vivat.search import compilation
from vivat.search.castle import searcher as castle
from vivat.search.compilation import Compilation, compile_once
from vivat.search.intrigue import searcher as intrigue


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compilation, "mark", lambda: tmp_path / "cache" / "searched")
    return tmp_path / "cache" / "searched"


def test_both_families_are_searched_once_for_all_processes(mark: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []
    monkeypatch.setattr(castle, "search_castle", lambda *_, **__: searched.append("castle"))
    monkeypatch.setattr(intrigue, "search_intrigue", lambda *_, **__: searched.append("intrigue"))
    compile_once()
    compile_once()
    assert searched == ["castle", "intrigue"]
    assert mark.exists()


def test_nothing_is_started_for_what_was_done_before(mark: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    popen = subprocess.Popen

    def start(command: list[str], **more: object) -> "subprocess.Popen[bytes]":
        started.append(command)
        return popen([sys.executable, "-c", "import time; time.sleep(600)"])

    monkeypatch.setattr(subprocess, "Popen", start)
    compiling = Compilation()
    compiling.begin()
    assert len(started) == 1
    compiling.end()
    with pytest.raises(RuntimeError, match="about to end"):
        compiling.wait()
    mark.parent.mkdir()
    mark.touch()
    Compilation().begin()
    assert len(started) == 1
