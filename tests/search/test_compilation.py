"""What is compiled before somebody waits for it."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numba.core.event import install_listener

from vivat.fast import content_cache
from vivat.fast.families import castle
from vivat.fast.progress import ENTRY_STEPS, StepCounter
from vivat.fast.twins import build_twins, modules_named, reached
from vivat.search import compilation
from vivat.search.compilation import Compilation, CompilationProgress, compile_once, is_compiled, read_progress


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compilation, "cache_folder", lambda: tmp_path / "cache")
    return tmp_path / "cache"


@pytest.fixture
def searched(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The families that were compiled, each of which leaves one file, and what the compiler said of itself."""
    families: list[str] = []

    def search(family: str, tell: Callable[[int, int, float], None]) -> None:
        tell(3, 12, 2.0)
        progress = read_progress("castle" if family == "castle" else "intrigue")
        assert progress == CompilationProgress(3, 12, 2.0)
        assert progress.seconds_left == 10.5
        code = folder / f"vivat.rules.{family}.play" / f"play.{family}_without_events.step-9.py311.nbi"
        code.parent.mkdir(exist_ok=True)
        code.touch()
        families.append(family)

    monkeypatch.setattr(compilation, "search_once", search)
    return families


def test_a_family_is_compiled_once_for_all_processes(searched: list[str]) -> None:
    for _ in range(2):
        compile_once("castle")
        compile_once("intrigue")
    assert searched == ["castle", "intrigue"]
    assert read_progress("castle") is None


def test_what_is_not_there_any_more_is_not_ready(folder: Path, searched: list[str]) -> None:
    assert not is_compiled("castle")
    compile_once("castle")
    assert is_compiled("castle")
    assert not is_compiled("intrigue")
    (folder / "vivat.rules.castle.play" / "play.castle_without_events.step-9.py311.nbi").unlink()
    assert not is_compiled("castle")
    compile_once("castle")
    assert searched == ["castle"] * 2


def test_nothing_is_started_for_what_was_done_before(searched: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    popen = subprocess.Popen

    def start(command: list[str], **_: object) -> "subprocess.Popen[bytes]":
        started.append(command[-1])
        return popen([sys.executable, "-c", "import time; time.sleep(600)"])

    monkeypatch.setattr(subprocess, "Popen", start)
    compile_once("castle")
    compiling = Compilation()
    compiling.begin()
    assert started == ["intrigue"]
    assert compiling.progress("castle") is None
    assert compiling.progress("intrigue") == CompilationProgress(0, 1, 0.0)
    assert compiling.seconds_left("castle") is None
    assert compiling.seconds_left("intrigue") == compilation.USUAL_SECONDS
    for progress, said in (
        (CompilationProgress(1, 40, 5.5), 40),
        (CompilationProgress(20, 40, 10.0), 10),
        (CompilationProgress(39, 40, 20.0), 5),
    ):
        monkeypatch.setattr(compilation, "read_progress", lambda _, progress=progress: progress)
        assert compiling.seconds_left("intrigue") == said
    compiling.end()
    assert compiling.progress("intrigue") is None
    with pytest.raises(RuntimeError, match="about to end"):
        compiling.wait("intrigue")
    compile_once("intrigue")
    Compilation().begin()
    assert started == ["intrigue"]
    assert searched == ["castle", "intrigue"]


def test_steps_are_counted_as_twins_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content_cache, "cache_folder", lambda: tmp_path)
    told: list[tuple[int, int]] = []
    twins = build_twins("counted", ("mixed", "finished"), modules_named("vivat.search.nodes"))
    counter = StepCounter(twins, castle().without_events, lambda done, total, _: told.append((done, total)))
    assert counter.total == 2 * ENTRY_STEPS
    with install_listener("numba:compile", counter):
        twins["finished"].compile("uint64(uint64)")
        twins["finished"].compile("uint64(int64)")
    assert told[0] == (ENTRY_STEPS, 2 * ENTRY_STEPS)
    assert len(told) == 1
    assert int(twins["finished"](np.uint64(2))) == 3


def test_what_a_function_reaches_is_found() -> None:
    functions = {name: each.py_func for name, each in castle().with_events.internal.items()}
    found = reached(functions, "refusal")
    assert {"refusal", "refuse_move"} <= found
    assert "step" not in found
