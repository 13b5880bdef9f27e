"""`vivat puzzle` as a user at a keyboard has it: a position, an answer, and what each choice is worth."""

import io
import sys
from datetime import UTC, datetime, timedelta

import pytest

from vivat.cli import main
from vivat.review.puzzles import puzzle_set

TODAY = datetime.now(UTC).date()


def solved(monkeypatch: pytest.MonkeyPatch, typed: str, *flags: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(["puzzle", "--plain", *flags])


def test_an_answer_is_told_with_the_worth_of_each_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = puzzle_set().of(TODAY)
    best, worst = found.choices[0].text, found.choices[-1].text
    assert solved(monkeypatch, f"fly away\n{best}\n") == 0
    right = capsys.readouterr().out
    assert "Right: " in right
    assert "% (" in right
    assert solved(monkeypatch, f"{worst}\n", (TODAY - timedelta(days=len(puzzle_set().puzzles))).isoformat()) == 0
    assert "Not the best." in capsys.readouterr().out


def test_a_move_that_cannot_be_made_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    days = puzzle_set().days(TODAY)
    day = next(day for day in days if puzzle_set().of(day).kind == "vote" and "no" in puzzle_set().of(day).played)
    assert solved(monkeypatch, f"{puzzle_set().of(day).choices[0].text}\n", day.isoformat()) == 0
    day = next(day for day in days if puzzle_set().of(day).kind == "move")
    capsys.readouterr()
    assert solved(monkeypatch, "vote yes\n", day.isoformat()) == 0, "and then the input ends"
    assert "cannot be done" in capsys.readouterr().out


@pytest.mark.parametrize("day", ["tomorrow", "9999-01-01"])
def test_a_day_that_has_not_come_has_no_puzzle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], day: str
) -> None:
    assert solved(monkeypatch, "", day) == 2
    assert "no puzzle" in capsys.readouterr().err
