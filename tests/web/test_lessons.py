"""Lessons: script and record fit together, every note can be said in every language, and it is short."""

import json
from pathlib import Path
from typing import Any

import pytest

from vivat.game import GameRecord
from vivat.table.castle.view import CastleView
from vivat.table.encoded import EncodedAction
from vivat.table.intrigue.view import IntrigueView
from vivat.web import lessons
from vivat.web.lessons import FOLDER, Lesson, lesson_infos, make_lesson, read_record
from vivat.words import languages, words

KNOWN_ROLES = {"intrigue-1-turn": {0}, "intrigue-2-secrets": {0, 1}, "intrigue-3-victory": {0, 2, 3}}
"""Of whom a learner comes to know the role before the end: their own, by a look, by a murder."""
KEYS = [each.key for each in lesson_infos()]


def texts(legal: list[EncodedAction]) -> list[str]:
    return [json.loads(bytes(action))["text"] for action in legal]


def said(lesson: Lesson) -> set[str]:
    """Every message that the page may need."""
    notes = {note.message for moment in lesson.moments for note in moment.notes}
    wrong = {message for moment in lesson.moments for message in moment.wrong.values()}
    return notes | wrong | {f"lesson-{lesson.key}", f"lesson-{lesson.key}-line"}


def test_there_is_one_for_the_castle_one_for_what_2024_adds_and_three_for_the_card_game() -> None:
    assert [(each.key, each.game) for each in lesson_infos()] == [
        ("kingup", "kingup"),
        ("vive-le-roi", "vive-le-roi"),
        ("intrigue-1-turn", "intrigue"),
        ("intrigue-2-secrets", "intrigue"),
        ("intrigue-3-victory", "intrigue"),
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_every_note_exists_in_every_language(key: str, language: str) -> None:
    assert {each for each in said(make_lesson(key)) if not words(language).knows(each)} == set()


@pytest.mark.parametrize("key", KEYS)
def test_no_note_is_left_over(key: str) -> None:
    kept = {line.split(" ")[0] for line in (FOLDER.parents[1] / "words" / "en" / "lessons.ftl").read_text().split("\n")}
    assert {each for each in kept if each.startswith(f"lesson-{key}")} == said(make_lesson(key))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_waited_for_can_be_done_and_so_can_what_is_answered_to(key: str) -> None:
    for moment in make_lesson(key).moments:
        legal = texts(moment.message.view.legal)
        assert {moment.answer, *moment.wrong} - {None, ""} <= set(legal)
        assert bool(legal) == (moment.answer is not None)


@pytest.mark.parametrize("key", KEYS)
def test_the_learner_plays_the_record_to_its_end_and_wins(key: str) -> None:
    last = make_lesson(key).moments[-1].message.view
    assert last.game is not None
    allies = last.game.allied_winners if isinstance(last.game, IntrigueView) else ()
    assert last.status == "finished"
    assert last.me in (*last.game.winners, *allies)
    assert list(last.game.winners) == list(read_record(key).game().observe(0).winners)


@pytest.mark.parametrize("key", KEYS)
def test_it_is_over_in_three_minutes(key: str) -> None:
    assert 12 <= sum(len(moment.notes) for moment in make_lesson(key).moments) <= 15


@pytest.mark.parametrize("key", KEYS)
def test_nobody_knows_the_others_cards_before_they_are_shown(key: str) -> None:
    for moment in make_lesson(key).moments[:-1]:
        seen = moment.message.view.game
        if isinstance(seen, CastleView):
            assert [card is None for card in seen.cards] == [False, True, True]
        else:
            assert isinstance(seen, IntrigueView)
            assert {player for player, role in enumerate(seen.roles) if role is not None} <= KNOWN_ROLES[key]
            assert {hand for hand in seen.hands if hand is not None} <= {seen.hand}


def test_ballots_of_the_others_lie_there_before_the_learner_votes() -> None:
    voting = [each for each in make_lesson("kingup").moments if (each.answer or "").startswith("vote")]
    assert [each.message.view.voted for each in voting] == [[1, 2], [1, 2]]


def written(folder: Path, script: str) -> None:
    record = GameRecord(read_record("kingup").options, read_record("kingup").actions[:120])
    record.save(folder / "kingup.record")
    (folder / "kingup.toml").write_text(script)


@pytest.mark.parametrize("after", [112, 121])
def test_a_script_that_does_not_fit_its_record_is_refused(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, f'[[stops]]\nafter = 111\nnotes = [{{ say = "a" }}]\n[[stops]]\nafter = {after}\nnotes = []')
    monkeypatch.setattr(lessons, "FOLDER", tmp_path)
    caches: list[Any] = [lessons.read_script, lessons.read_record, lessons.make_lesson]
    for each in caches:
        monkeypatch.setattr(lessons, each.__name__, each.__wrapped__)
    if after == 112:
        assert len(lessons.make_lesson("kingup").moments) == 2
    else:
        with pytest.raises(AssertionError, match="no moment 121"):
            lessons.make_lesson("kingup")
