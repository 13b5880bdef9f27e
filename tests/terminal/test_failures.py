"""Mistakes on the command line: one sentence on standard error that says what to do, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.terminal.keyboards import Run

MISTAKES = {
    "an unknown edition": (["play", "nope"], "There is no edition “nope”. Try one of: viva-il-re,"),
    "an unknown bot": (["play", "--bot", "zz"], "There is no bot “zz”"),
    "a search without a number": (["play", "--bot", "search:"], "king, search:N, FILE.py:CLASS"),
    "an unknown bot on a seat": (["play", "--seat", "zz:Zoe"], "There is no bot “zz”"),
    "an unknown language": (["play", "--lang", "xx"], "There are no words in “xx” yet."),
    "too many players": (["play", "--players", "9"], "3 to 6 seats, not 9"),
    "no players": (["play", "--players", "0"], "3 to 6 seats, not 0"),
    "more seats than players": (["play", "--players=3", "--seat=a", "--seat=b", "--seat=c", "--seat=d"], "4 seats are"),
    "an option of another edition": (["play", "kingup", "--ambition"], "has no Ambition cards"),
    "two seats without the Emissary": (["play", "vive-le-roi", "--players", "2"], "Emissary of the Empire. (R12.2)"),
    "the same name twice": (["play", "--seat", "Anna", "--seat", "anna", "--seat", "Zoe"], "the same name"),
    "a team of three": (["play", "vive-le-roi", "--seat", "a + b + c"], "a team of two"),
    "an unknown first seat": (["play", "--first", "Zed"], "There is no seat “Zed”"),
    "a missing file": (["play", "--resume", "/nope"], "/nope cannot be read: there is no such file."),
    "a folder": (["replay", "/"], "/ cannot be read: it is a folder."),
    "a file of another kind": (["replay", "/etc/passwd"], "this is not a Vivat record"),
    "a place that cannot be written": (["play", "--save", "/proc/nope/game"], "cannot be saved in /proc/nope/game"),
    "an unknown command": (["frob"], "See: vivat --help"),
    "an unknown flag": (["play", "--frob"], "unrecognized arguments: --frob"),
    "an unknown flag of a study": (["lab", "balance", "--frob", "1"], "See: vivat lab balance --help"),
    "a number that is none": (["play", "--players", "many"], "invalid int value"),
    "an unknown article": (["rules", "zzz"], "Nothing in the rulebook on “zzz”"),
}  # fmt: skip


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_told_in_one_line(run: Run, arguments: list[str], sentence: str) -> None:
    assert run(*arguments) == 2
    assert sentence in run.err
    assert run.err.count("\n") == 1
    assert run.out == ""


def test_a_damaged_save_is_refused_whole(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    assert run("play", "--yes", "--save", str(file), lines=["1", "quit"]) == 0
    whole = file.read_text()
    for damaged in (whole[:-30], whole.replace("place", "Place", 1), whole.replace("steward", "grandmaster", 1), ""):
        file.write_text(damaged)
        assert run("play", "--resume", str(file)) == 2
        assert str(file) in run.err
        assert file.read_text() == damaged


def test_a_record_with_an_unknown_bot_is_refused(run: Run, tmp_path: Path) -> None:
    from vivat.game import CastleGame, CastleOptions, GameRecord

    file = tmp_path / "game.vivat"
    game = CastleGame(CastleOptions.make("kingup", 3, first_seat=0))
    GameRecord.of(game, {"bot-2": "grandmaster"}).save(file)
    assert run("play", "--resume", str(file)) == 2
    assert "There is no bot “grandmaster”" in run.err


def test_a_record_that_ends_with_chance_to_act_goes_on(run: Run, tmp_path: Path) -> None:
    from vivat.game import CastleGame, CastleOptions, GameRecord

    file = tmp_path / "game.vivat"
    GameRecord.of(CastleGame(CastleOptions.make("kingup", 3)), {}).save(file)
    assert run("play", "--resume", str(file), lines=["", "quit"]) == 0
    assert "place a character" in run.out or "press Enter" in run.out
