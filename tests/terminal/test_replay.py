"""Replays: from one seat's knowledge or with all secrets, stepped through or printed."""

from pathlib import Path

import pytest

from tests.terminal.keyboards import Run, window
from vivat.game import GameRecord


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A finished game of Anna, Bruno and a bot."""
    path = tmp_path / "game.vivat"
    flags = ["play", "vive-le-roi", "--seat", "Anna", "--seat", "Bruno", "--seat", "random:Zoe", "--ambition"]
    assert run(*flags, "--seed", "4", "--save", str(path), lines=["1"] * 3000) == 0
    return path


def test_the_whole_game_with_all_secrets(run: Run, file: Path) -> None:
    assert run("replay", str(file)) == 0
    for name in ("Anna", "Bruno", "Zoe"):
        assert f"The Favourites of {name}: " in run.out
        assert f"{name} keeps the Ambition" in run.out
    assert "Ranking:" in run.out
    assert run.out.count("Round 3 begins") == 1


@pytest.mark.parametrize("seat", ["Anna", "1", "anna"])
def test_from_one_seat(run: Run, file: Path, seat: str) -> None:
    assert run("replay", str(file), "--as", seat) == 0
    assert "The Favourites of Anna: " in run.out
    assert "Anna keeps the Ambition" in run.out
    for name in ("Bruno", "Zoe"):
        assert f"The Favourites of {name}: " not in run.out
        assert f"{name} keeps the Ambition" not in run.out
        assert f"{name} has chosen an Ambition" in run.out


def test_a_spectator_sees_no_secret(run: Run, file: Path) -> None:
    assert run("replay", str(file), "--as", "spectator") == 0
    assert "keeps the Ambition" not in run.out
    assert "The Favourites of" not in run.out


def test_an_unknown_seat_is_refused(run: Run, file: Path) -> None:
    assert run("replay", str(file), "--as", "Zed") == 2
    assert "There is no seat “Zed”" in run.err


def test_stepping_forward_back_and_by_rounds(run: Run, file: Path) -> None:
    steps = ["", "", "b", "n", "p", "g 5", "g 99999", "what", "b", "q"]
    assert run("replay", str(file), lines=steps, ask=True) == 0
    last = sum(not action.of_chance for action in GameRecord.load(file).game().actions)
    shown = [int(line.split()[1]) for line in run.out.splitlines() if line.startswith("Step ")]
    assert shown[:4] == [0, 1, 2, 1]
    assert shown[4] > 5
    assert shown[5:] == [0, 5, last, last, last - 1]
    assert "Enter goes on" in run.out


def test_all_prints_everything_even_at_a_terminal(run: Run, file: Path) -> None:
    assert run("replay", str(file), "--all", ask=True) == 0
    assert "Step 0" not in run.out
    assert "Ranking:" in run.out


def test_in_pictures(file: Path, tmp_path: Path) -> None:
    with window(["replay", str(file), "--as", "Bruno"], tmp_path, rows=50) as page:
        page.read_until("Step 0 of")
        page.type("n", "Enter to go on")
        page.type("", "Step ")
        assert "Round 2 begins" in page.visible()
        assert "♛ Throne" in page.visible()
        page.press(b"q\n")
        assert page.ends() == 0


def test_editions_and_rules_at_the_command_line(run: Run) -> None:
    assert run("editions") == 0
    for key in ("viva-il-re", "kingup", "vive-le-roi"):
        assert f"Key: {key}" in run.out
    assert "--ambition, --banished" in run.out
    assert run("rules", "R5.10") == 0
    assert run.out.startswith("R5.10 Secret counts and memory aids.")
    assert "2003, KingUp!, off" in run.out
    assert run("rules", "5.2", "--plain") == 0
    assert run("--version") == 0
    assert run.out.startswith("vivat ")
