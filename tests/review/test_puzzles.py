"""Puzzles: what is shipped is sound, each day has one, and making them is repeatable and clear."""

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from vivat.cli import main
from vivat.game import CastleObservation, UnknownAction
from vivat.lab.castle import puzzles as making
from vivat.review.puzzles import Puzzle, PuzzleSet, puzzle_set

TODAY = date(2026, 11, 18)


def clear_gap(puzzle: Puzzle) -> bool:
    """Whether everything but the first choice is worse under every model, for certain."""
    return all(
        lost > making.SURE * error
        for choice in puzzle.choices[1:]
        for lost, error in zip(choice.behind, choice.errors, strict=True)
    )


def test_there_are_puzzles_of_all_editions_and_several_sizes() -> None:
    options = [each.game().options for each in puzzle_set().puzzles]
    assert len(options) >= 60
    assert {each.edition_key for each in options} == {"kingup", "vive-le-roi", "viva-il-re"}
    assert {len(each.names) for each in options} == {3, 4, 5, 6}
    assert {each.kind for each in puzzle_set().puzzles} >= {"vote", "move"}
    assert puzzle_set().version


def test_choices_of_a_puzzle_are_what_may_be_done_and_the_first_is_clearly_best() -> None:
    for puzzle in puzzle_set().puzzles:
        legal = {action.text for action in puzzle.observation().legal}
        assert {choice.text for choice in puzzle.choices} == legal
        assert puzzle.played in legal
        assert clear_gap(puzzle), puzzle.record
        assert puzzle.reasons
        assert all(len(choice.chances) == len(puzzle.models) > 1 for choice in puzzle.choices)


def test_a_day_has_one_puzzle_and_no_puzzle_comes_twice_before_all_have_come() -> None:
    found = puzzle_set()
    days = found.days(TODAY)
    assert days[0] == TODAY
    around = [TODAY + timedelta(days=1), *days, days[-1] - timedelta(days=1)]
    assert [day for day in around if found.is_out(day, TODAY)] == days
    assert len({found.of(day).record + str(found.of(day).seat) for day in days}) == len(found.puzzles)
    assert found.of(TODAY) is found.of(TODAY - timedelta(days=len(found.puzzles)))


def test_an_answer_is_valued_and_what_cannot_be_done_is_refused() -> None:
    puzzle = puzzle_set().of(TODAY)
    right, wrong = puzzle.solve(puzzle.choices[0].text), puzzle.solve(puzzle.choices[-1].text)
    assert (right.verdict, wrong.verdict) == ("best", "mistake")
    assert right.made is right.best
    assert wrong.made.loss > 0
    with pytest.raises(UnknownAction):
        puzzle.solve("vote perhaps")


def test_making_them_is_repeatable_and_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "MANY", 150)
    monkeypatch.setattr(making, "TABLES", (("viva-il-re", 3),))
    for name in ("one", "two"):
        assert (
            main(["lab", "puzzles", "--games", "2", "--most", "2", "--seed", "4", "--into", str(tmp_path / name)]) == 0
        )
    made = msgspec.json.decode((tmp_path / "one").read_bytes(), type=PuzzleSet)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert 1 <= len(made.puzzles) <= 2
    assert all(map(clear_gap, made.puzzles))


def test_an_obvious_puzzle_is_a_yes_to_a_favourite_of_ones_own() -> None:
    obvious = [each for each in puzzle_set().puzzles if making.is_obvious(each)]
    assert obvious
    for puzzle in obvious:
        seen = puzzle.observation()
        assert isinstance(seen, CastleObservation)
        assert (puzzle.best.text, seen.candidate in seen.my_favourites) == ("vote yes", True)
    others = [each for each in puzzle_set().puzzles if each not in obvious]
    assert any(each.best.text == "vote yes" or each.kind != "vote" for each in others)
