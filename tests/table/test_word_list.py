"""The word list of an operator: what it matches, and when it is read."""

import os
from pathlib import Path

import pytest

from vivat.game.text import plain
from vivat.table import word_list
from vivat.table.word_list import Pattern, UnwantedWord, WordList, WordListFailure, is_like

LIST = "# ours\nBlödmann  # and a comment\nnincom*\n\nsilly goose*\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "words.txt"
    found.write_text(LIST, encoding="utf-8")
    return found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("you BLODMANN!", "blodmann"),
        ("Blo\u0308dmann", "blodmann"),
        ("ｂｌｏｄｍａｎｎ", "blodmann"),
        ("blod\u200bmann", "blodmann"),
        ("_blodmann_", "blodmann"),
        ("Nincompoops, all of you", "nincompoops"),
        ("what a silly, silly GEESE", None),
        ("what a silly goose-herd", "silly goose"),
        ("blodmanns", None),
        ("a nin com poop", None),
        ("", None),
    ],
)
def test_whole_words_match_without_case_and_accents(path: Path, text: str, found: str | None) -> None:
    assert WordList(path).find(text) == found


def test_a_long_list_costs_no_more_than_a_short_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five hundred lines and ten thousand words: only what begins alike is compared."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(f"unwanted{number}*\nvery{number} unwanted" for number in range(250)), encoding="utf-8")
    words, compared = WordList(path), 0

    def counted(word: str, pattern: Pattern) -> bool:
        nonlocal compared
        compared += 1
        return is_like(word, pattern)

    monkeypatch.setattr(word_list, "is_like", counted)
    assert words.find("# " + "a unwanted very7 fine " * 2500) is None
    assert compared <= 2 * 2500
    assert words.find("what an unwanted17th thing") == "unwanted17th"
    assert words.find("very249 unwanted") == "very249 unwanted"


def test_long_texts_are_not_remembered(path: Path) -> None:
    before = plain.cache_info().currsize
    for number in range(10):
        WordList(path).find(f"{number}" * 20_000)
    assert plain.cache_info().currsize <= before + len(LIST.split())


def test_the_list_is_read_again_when_it_has_changed(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = WordList(path)
    words.refuse("fine", "words")
    path.write_text("fine", encoding="utf-8")
    with pytest.raises(UnwantedWord) as refused:
        words.refuse("words", "Fine")
    assert refused.value.refusal.facts == {"word": "fine"}
    os.unlink(path)
    with pytest.raises(UnwantedWord):
        words.refuse("fine")
    assert caplog.text.count("stays as it was") == 1
    path.write_text("other", encoding="utf-8")
    words.refuse("fine")


def test_a_list_that_makes_no_sense_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    for text, key in (("good\n*", "word-list-line"), ("a-b", "word-list-line"), (None, "word-list-unreadable")):
        path.unlink(missing_ok=True) if text is None else path.write_text(text, encoding="utf-8")
        with pytest.raises(WordListFailure) as refused:
            WordList(path)
        assert refused.value.refusal.key == key
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(WordListFailure):
        WordList(path)


def test_without_a_list_everything_may_be_said() -> None:
    WordList().refuse("anything")
