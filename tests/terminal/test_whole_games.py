"""Whole games from the first question to the ranking, typed in at the door a user comes through."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.keyboards import Run, window
from vivat.bots import BOTS
from vivat.game import GameRecord
from vivat.search import compilation
from vivat.search.compilation import Compilation, CompilationProgress

ALWAYS_THE_FIRST = ["1"] * 3000

GAMES = {
    "kingup": ["kingup"],
    "viva-il-re": ["viva-il-re", "--players", "6"],
    "2024 with Ambition and a wedding": ["vive-le-roi", "--ambition", "--wedding", "--banished"],
    "2024 with a team": ["vive-le-roi", "--seat", "Anna + Bruno", "--players", "3", "--ambition", "--shared-pawn"],
    "two seats and the Emissary": ["vive-le-roi", "--seat", "Anna", "--seat", "Bruno", "--emissary"],
    "eight seats": ["vive-le-roi", "--players", "8"],
    "two people, two bots": [
        "kingup",
        "--seat",
        "Anna",
        "--seat",
        "Bruno",
        "--seat",
        "random",
        "--seat",
        "steward:Zoe",
    ],
    "only bots": ["kingup", "--seat", "random", "--seat", "random", "--seat", "random"],
}


@pytest.mark.parametrize("flags", GAMES.values(), ids=GAMES.keys())
def test_a_game_is_played_to_its_end(run: Run, tmp_path: Path, flags: list[str]) -> None:
    file = tmp_path / "game.vivat"
    assert run("play", *flags, "--seed", "11", "--save", str(file), lines=ALWAYS_THE_FIRST) == 0
    assert run.err == ""
    record = GameRecord.load(file)
    game = record.game()
    outcome = game.outcome
    assert outcome is not None
    ending = run.out[run.out.rindex("Ranking:") :]
    for name in game.options.seat_names:
        assert f"{name}: " in ending
    assert f"1. {'The Emissary' if outcome.reason == 'emissary' else outcome.winner_names[0]}: " in ending
    crowned = sum(event.kind == "crowned" for event in game.events)
    assert run.out.count("is crowned!") >= crowned
    assert f"vivat replay {file}" in run.out


def test_whoever_plays_a_bot_that_searches_is_told_of_the_first_compiling_and_how_far_it_is(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[Compilation] = []

    def compile_all(self: Compilation, tell: Callable[[CompilationProgress], None]) -> None:
        for done in (1, 40, 41, 90):
            tell(CompilationProgress(done, 100, 3.0))
        compiled.append(self)

    monkeypatch.setitem(BOTS, "king", BOTS["random"])
    monkeypatch.setattr(compilation, "is_compiled", lambda _: bool(compiled))
    monkeypatch.setattr(Compilation, "begin", lambda _: None)
    monkeypatch.setattr(Compilation, "wait_for_all", compile_all)
    bots = ["--seat", "king", "--seat", "random", "--seat", "random"]
    for told in (True, False):
        assert run("play", "kingup", *bots, "--seed", "1", "--save", str(tmp_path / f"{told}.vivat")) == 0
        assert ("compiles it for the first time: about 20 seconds" in run.out) == told
        assert ("40 of 100 steps, about 8 s left" in run.out) == told
        assert run.out.count("of 100 steps") == 2 * told


def test_the_same_seed_plays_the_same_game(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.vivat", tmp_path / "two.vivat", tmp_path / "three.vivat"]
    for file, seed in zip(files, ("7", "7", "8"), strict=True):
        assert run("play", "--yes", "--seed", seed, "--save", str(file), lines=ALWAYS_THE_FIRST) == 0
    played = [GameRecord.load(file).actions for file in files]
    assert played[0] == played[1] != played[2]


def test_a_game_in_pictures_at_a_real_terminal(tmp_path: Path) -> None:
    """From `vivat play` and six times Enter to the ranking, which stays on the normal screen."""
    with window(["play", "--seed", "3", "--fast"], tmp_path, columns=100, rows=40) as page:
        for question in ("number", "keyboard?", "name?", "how many bots", "Which bots", "Who begins"):
            page.read_until(question)
            page.press(b"\n")
        page.read_until("place a character")
        assert "♛ Throne" in page.visible()
        assert "★" in page.visible()
        seen = set()
        for _ in range(400):
            page.settle()
            shown = page.visible()
            seen |= {text for text in ("turned over", "Score", "your secret vote") if text in shown}
            if "The game is over" in shown:
                break
            page.press(b"\n" if "Enter to go on" in shown else b"1\n")
        assert seen == {"turned over", "Score", "your secret vote"}
        assert page.ends() == 0
        assert page.raw.rindex(b"\x1b[?1049l") < page.raw.rindex(b"The game is over")
        assert "vivat replay" in page.visible()
