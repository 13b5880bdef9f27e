"""However a game is left, it is saved, one line says how to go on, and the exit code tells what happened."""

import os
import signal
import subprocess
from pathlib import Path
from typing import IO

import pytest

from tests.patience import PATIENCE
from tests.terminal.keyboards import COMMAND, Run, child, window
from vivat.game import GameRecord
from vivat.table.record_tags import BOT_SEED
from vivat.terminal.failure import Stopped
from vivat.terminal.stops import Stops

PLAY = ["play", "kingup", "--seat", "Anna", "--players", "3", "--first", "Anna", "--seed", "1", "--yes", "--fast"]


def wait_for(stream: IO[str], text: str) -> None:
    """Read until a line holds the text."""
    for line in stream:
        if text in line:
            return
    raise AssertionError(f"“{text}” was never said")


def first_action(file: Path) -> str:
    record = GameRecord.load(file)
    return next(action.text for action in record.game().actions if not action.of_chance)


def test_ctrl_c_saves_and_leaves_with_130(tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    with window([*PLAY, "--save", str(file)], tmp_path, rows=40) as page:
        page.read_until("place a character")
        page.type("odessa 3", "Anna places Odessa on floor 3")
        page.read_until("> ")
        page.interrupt()
        assert page.ends() == 130
        assert f"vivat play --resume {file}" in page.visible().replace("\n", "").replace("  ", "")
        assert "Traceback" not in page.everything()
    assert first_action(file) == "place Odessa 3"


def test_ctrl_d_saves_and_leaves_with_0(tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    with window([*PLAY, "--plain", "--save", str(file)], tmp_path) as page:
        page.read_until("> ")
        page.press(b"\x04")
        assert page.ends() == 0
        assert "--resume" in page.visible()
    assert GameRecord.load(file).actions


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_a_signal_saves(tmp_path: Path, number: signal.Signals, code: int) -> None:
    file = tmp_path / "game.vivat"
    with child([*PLAY, "--save", str(file)], tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("odessa 3\n")
        process.stdin.flush()
        wait_for(process.stdout, "Anna places Odessa")
        wait_for(process.stdout, "No 4")
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == code
        assert "Traceback" not in out + err
        assert err == f"The game is saved. Go on with: vivat play --resume {file}\n"
    assert first_action(file) == "place Odessa 3"


def test_a_closed_pipe_saves(tmp_path: Path) -> None:
    """`vivat play | head -1` leaves a game that can be resumed."""
    file = tmp_path / "game.vivat"
    with child([*PLAY, "--save", str(file)], tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("?\n" * 50)
        process.stdin.close()
        assert process.wait(timeout=PATIENCE) == 1
        assert process.stderr.read() == f"The game is saved. Go on with: vivat play --resume {file}\n"
    assert GameRecord.load(file).actions


def test_the_end_of_input_saves_in_the_usual_folder(run: Run, tmp_path: Path) -> None:
    assert run("play", "--yes", lines=[]) == 0
    (file,) = (tmp_path / "data" / "vivat" / "games").iterdir()
    assert run.err == f"The game is saved. Go on with: vivat play --resume {file}\n"
    tags = GameRecord.load(file).tags
    assert {key: tag for key, tag in tags.items() if key != BOT_SEED} == {
        "bot-2": "steward",
        "bot-3": "steward",
        "bot-4": "steward",
        "decided-1": "0 0",
    }


def test_every_decision_is_kept_at_once(run: Run, tmp_path: Path) -> None:
    """A crash loses nothing: the file is up to date before the next question."""
    file = tmp_path / "game.vivat"
    with child([*PLAY, "--save", str(file)], tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("odessa 3\nwhy zzz\n")
        process.stdin.flush()
        wait_for(process.stdout, "zzz")
        process.kill()
    assert first_action(file) == "place Odessa 3"


def test_a_save_that_fails_does_not_leave(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    good = tmp_path / "good.vivat"
    lines = [f"quit {blocked}/game.vivat", f"quit {good}"]
    assert run(*PLAY, lines=lines) == 0
    assert "what should be its folder is a file" in run.out
    assert GameRecord.load(good).actions


def test_a_resumed_game_sits_as_before(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    flags = ["play", "kingup", "--seat", "Anna", "--seat", "random:Zoe", "--seat", "steward", "--first", "Anna"]
    assert run(*flags, "--save", str(file), lines=["odessa 3", "quit"]) == 0
    secret = GameRecord.load(file).tags[BOT_SEED]
    assert run("play", "--resume", str(file), lines=["1", "quit"]) == 0
    assert "Odessa" in run.out.split("Floor 3, officers")[1].splitlines()[0]
    assert "Round 1 begins" not in run.out
    record = GameRecord.load(file)
    assert record.tags == {"bot-2": "random", "bot-3": "steward", "decided-1": "2 0", BOT_SEED: secret}
    assert sum(text.startswith("place") for text in record.actions) == 6


def test_a_finished_game_is_offered_as_a_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    assert run("play", "--yes", "--seed", "1", "--save", str(file), lines=["1"] * 2000) == 0
    assert run("play", "--resume", str(file)) == 2
    assert run.err == f"The game in {file} is over. Watch it with: vivat replay {file}\n"
    assert run("play", "--resume", str(file), lines=["n"], ask=True) == 0
    assert run("play", "--resume", str(file), lines=["y", "q"], ask=True) == 0
    assert "Step 0 of" in run.out


def test_ctrl_c_at_the_questions_begins_nothing(tmp_path: Path) -> None:
    with window(["play"], tmp_path) as page:
        page.read_until("Your choice")
        page.interrupt()
        assert page.ends() == 130
        assert "No game was begun" in page.visible()
    assert not (tmp_path / "data").exists()


def test_help_answers_at_once() -> None:
    """No heavy import before a command is known."""
    heavy = "{'rich', 'numba', 'fluent', 'numpy', 'vivat.terminal'}"
    code = f"import sys, vivat.cli; print(sorted({heavy} & set(sys.modules)))"
    said = subprocess.run([COMMAND[0], "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert said.stdout == "[]\n"


def test_a_signal_in_the_middle_of_a_step_waits_for_its_end() -> None:
    done = []
    stops = Stops()

    def step() -> None:
        with stops.caught():
            with stops.held():
                os.kill(os.getpid(), signal.SIGINT)
                done.append("the step")
            done.append("after it")

    with pytest.raises(Stopped) as stopped:
        step()
    assert done == ["the step"]
    assert stopped.value.exit_code == 130
