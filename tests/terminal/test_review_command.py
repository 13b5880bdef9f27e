"""`vivat review`: a finished game told in words, as data and as a page; and what cannot be reviewed says why."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.results.hand_made import Reign, castle, intrigue
from tests.terminal.keyboards import Run
from vivat.game import CastleGame, GameRecord
from vivat.review import Review, SeatReview, review_game, reviewing
from vivat.words import languages, words

GAME = castle(Reign(["ABDFIL", "CGMNOP", "BCEGLM"], {4: "A"}))


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A short game, reviewed on few worlds."""
    monkeypatch.setattr(reviewing, "WORLDS", 4)
    GameRecord.of(GAME).save(tmp_path / "game.vivat")
    return str(tmp_path / "game.vivat")


def test_a_game_is_told_and_written_as_a_page(run: Run, record: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    assert run("review", record, "--html", str(page)) == 0
    for said in ("This supposes that everybody plays like ", "Turning points\n", "Lessons · Anna\n"):
        assert said in run.out
    assert re.search(r"^Anna: Round 1 \d+ % \(\d+ %\).*, End (0|50|100) %", run.out, re.M)
    text = page.read_text(encoding="utf-8")
    assert "http" not in text.replace("http-equiv", "")
    assert text.count('<path class="known"') == 2 * 3
    assert text.count('<path class="true"') == 3
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_it_speaks_every_language_and_of_one_seat_alone(run: Run, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = review_game(GameRecord.of(GAME))
    monkeypatch.setattr("vivat.terminal.review_command.review_game", lambda *_, **__: found)
    for language in languages():
        assert run("review", record, "--lang", language, "--seat", "Ben") == 0
        lessons = words(language).say("review-lessons")
        assert f"{lessons} · Ben" in run.out
        assert f"{lessons} · Anna" not in run.out


def test_programs_get_it_as_data(run: Run, record: str) -> None:
    whole = review_game(GameRecord.of(GAME))
    assert run("review", record, "--json") == 0
    assert msgspec.json.decode(run.out, type=Review) == msgspec.json.decode(msgspec.json.encode(whole), type=Review)
    assert run("review", record, "--json", "--seat", "2") == 0
    assert msgspec.json.decode(run.out, type=SeatReview) == msgspec.json.decode(
        msgspec.json.encode(whole.for_seat(1)), type=SeatReview
    )


def test_of_the_card_game_all_but_trades_and_looks_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "intrigue.vivat"
    GameRecord.of(intrigue("king assassin sage fool", "MM II KK PP", "pass", "pass")).save(path)
    assert run("review", str(path)) == 0
    assert "Cleo: Round 1 " in run.out
    assert "Cleo: victory." in run.out
    assert "Trades and looks are not judged" in run.out
    assert "Lessons · Cleo" in run.out


def test_what_cannot_be_reviewed_says_why(run: Run, record: str, tmp_path: Path) -> None:
    running, broken = tmp_path / "running.vivat", tmp_path / "broken.vivat"
    GameRecord.of(CastleGame.start("kingup", 3, seed=1)).save(running)
    broken.write_text(Path(record).read_text(encoding="utf-8").replace("vote yes", "vote no", 1), encoding="utf-8")
    for arguments, said in (
        ([str(running)], "not over yet"),
        ([str(broken)], "cannot be read as a saved game"),
        ([str(tmp_path / "none.vivat")], "there is no such file"),
        ([record, "--seat", "Zoe"], "There is no seat “Zoe”"),
        ([record, "--html", str(tmp_path)], "it is a folder"),
    ):
        assert run("review", *arguments) == 2
        assert said in run.err
        assert run.err.count("\n") == 1
        assert "Traceback" not in run.err


def test_a_review_that_is_stopped_says_so(run: Run, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> Review:
        raise KeyboardInterrupt

    monkeypatch.setattr("vivat.terminal.review_command.review_game", stop)
    assert run("review", record) == 130
    assert run.err == "The review was stopped.\n"
