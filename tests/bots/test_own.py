"""A bot of one's own: `FILE.py:CLASS` is loaded, made and held to what a bot promises."""

import os
import pickle
from pathlib import Path
from random import Random

import pytest

from tests.terminal.keyboards import Run
from vivat import CastleGame, IntrigueGame, IntrigueOptions, make_bot
from vivat.bots import own
from vivat.bots.own import BotFailure, short_name, with_whole_path
from vivat.game import Dealer


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    return Run(monkeypatch, capsys, tmp_path)


FILE = """
from dataclasses import dataclass
from random import Random
import threading

from beside import first

@dataclass
class Lucky:
    luck: "Random"
    def act(self, observation):
        return self.luck.choice(observation.legal)

class First:
    def act(self, observation):
        return first(observation.legal)

class Silent:
    def act(self, observation): ...

class Wordy:
    def act(self, observation):
        return "do " + observation.legal[0].text

class Teller:
    def act(self, observation):
        return observation.legal[0].text

class Cheat:
    def act(self, observation):
        from vivat.game.castle.action import actions_of
        return actions_of("kingup")[max(actions_of("kingup"))]

class Broken:
    def act(self, observation):
        return observation.legal[1_000_000]

class Leaver:
    def act(self, observation):
        raise SystemExit(3)

class Asleep:
    def act(self, observation):
        threading.Event().wait()

class Demanding:
    def __init__(self, luck, more):
        pass
    def act(self, observation): ...

class Seeded:
    def __init__(self, seed):
        self.luck = Random(seed)
    def act(self, observation): ...

class NoBot:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "beside.py").write_text("def first(legal):\n    return legal[0]\n", encoding="utf-8")
    (tmp_path / "mine.py").write_text(FILE, encoding="utf-8")
    return str(tmp_path / "mine.py")


def decide(name: str) -> object:
    return make_bot(name, 1).act(CastleGame.start("kingup", 3, seed=1).observe(0))


def test_it_plays_both_families_and_its_luck_is_the_seeds(file: str) -> None:
    for game in (
        CastleGame.start("kingup", 3, seed=1),
        IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(1)),
    ):
        while game.deciding is not None:
            seen = game.observe(game.deciding)
            action = make_bot(f"{file}:Lucky", 7).act(seen)
            assert action == Random(7).choice(seen.legal)
            game.play(action)  # type: ignore[arg-type]
        assert game.is_over


def test_a_class_that_takes_nothing_is_made_with_nothing(file: str) -> None:
    game = CastleGame.start("kingup", 3, seed=1)
    assert decide(f"{file}:First") == game.observe(0).legal[0]


def test_an_action_may_be_answered_by_its_text(file: str) -> None:
    assert decide(f"{file}:Teller") == CastleGame.start("kingup", 3, seed=1).observe(0).legal[0]


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ("Silent", "“mine.py:Silent” returned None (phase: place)"),
        ("Wordy", "“mine.py:Wordy” answered 'do place"),
        ("Cheat", "“mine.py:Cheat” answered draw stomachache (phase: place)"),
        ("Broken", "“mine.py:Broken” failed (phase: place): IndexError: tuple index out of range (mine.py:36)"),
        ("Leaver", "“mine.py:Leaver” failed (phase: place): SystemExit: 3 (mine.py:40)"),
        ("Asleep", "“mine.py:Asleep” did not answer within 0 seconds"),
        ("Demanding", "“mine.py:Demanding” cannot be made: TypeError"),
        ("Seeded", "TypeError: The only supported seed types are: None, int, float, str, bytes, and bytearray. (mine"),
        ("Nobody", "has no bot called “Nobody”. Classes with a method act(observation) there: Lucky, First, Silent,"),
        ("NoBot", "has no bot called “NoBot”"),
    ],
)
def test_what_is_wrong_is_a_sentence_with_its_name(
    file: str, made: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if made == "Asleep":
        monkeypatch.setattr(own, "PATIENCE", 0.05)
    with pytest.raises(BotFailure) as caught:
        decide(f"{file}:{made}")
    assert said in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 - workers send it home


@pytest.mark.parametrize(
    ("text", "said"),
    [("def act(", "SyntaxError"), ("import no_such_thing", "ModuleNotFoundError"), ("raise SystemExit", "SystemExit")],
)
def test_a_file_that_cannot_be_loaded_is_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "bad.py").write_text(text, encoding="utf-8")
    with pytest.raises(BotFailure, match=f"“bad.py” cannot be loaded: {said}"):
        make_bot(f"{tmp_path}/bad.py:Any")
    with pytest.raises(BotFailure, match=r"There is no file “nowhere\.py”"):
        make_bot("nowhere.py:Any")
    with pytest.raises(BotFailure, match=r"There is no file “nowhere\.py”"):
        make_bot("nowhere.py")


def test_a_file_without_a_class_is_asked_which(file: str) -> None:
    with pytest.raises(BotFailure, match=r"Which bot of “mine\.py”\? Write mine\.py:CLASS"):
        make_bot(file)


def test_a_file_that_was_changed_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "changing.py"
    for number in (0, 1):
        text = f"class Mine:\n    def act(self, observation):\n        return observation.legal[{number}]\n"
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(number, number))
        seen = CastleGame.start("kingup", 3, seed=1).observe(0)
        assert make_bot(f"{path}:Mine").act(seen) == seen.legal[number]


def test_other_folders_find_it_by_its_whole_path(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.chdir(Path(file).parent)
    whole = with_whole_path("mine.py:First")
    assert whole == f"{file}:First"
    monkeypatch.chdir("/")
    make_bot(whole)
    assert short_name(whole) == "mine.py:First"
    assert with_whole_path("search:10") == short_name("search:10") == "search:10"


def test_it_sits_at_a_table_of_the_terminal(run: Run, file: str, tmp_path: Path) -> None:
    seats = ["--seat", f"{file}:First:Zoe", "--seat", f"{file}:Lucky", "--seat", "steward"]
    save = str(tmp_path / "own.vivat")
    assert run("play", "kingup", "--plain", "--fast", "--yes", "--seed", "1", "--save", save, *seats) == 0
    assert "Zoe" in run.out
    assert f"bot-1 {file}:First" in Path(save).read_text(encoding="utf-8")


def test_when_it_fails_at_the_terminal_the_game_is_saved(run: Run, file: str, tmp_path: Path) -> None:
    save = str(tmp_path / "own.vivat")
    line = ["play", "kingup", "--plain", "--fast", "--yes", "--bot", f"{file}:Silent", "--seat", "steward"]
    assert run(*line, "--players", "3", "--save", save) == 2
    assert "“mine.py:Silent” returned None" in run.err
    assert f"vivat play --resume {save}" in run.err
    assert "Traceback" not in run.err
    assert run("play", "--resume", save) == 2
    assert f"add --bot {file}:Silent" in run.err, "a record runs no code by itself"
    assert run("play", "--resume", save, "--bot", f"{file}:Silent") == 2
    assert "returned None" in run.err


def test_what_cannot_play_is_told_before_the_game(run: Run, file: str) -> None:
    assert run("play", "--bot", f"{file}:Nobody") == 2
    assert "has no bot called “Nobody”" in run.err
    assert run.err.count("\n") == 1
