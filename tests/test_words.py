"""The catalogues: complete in every language, and every message can be said."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from vivat.words import FOLDER, Words, languages, words


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the facts it needs and the attributes it has."""
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        resource = FluentParser(with_spans=True).parse(text)
        for entry in resource.body:
            assert type(entry).__name__ != "Junk", f"{path.name}: {getattr(entry, 'content', '')[:80]}"
            if isinstance(entry, Message):
                assert entry.span is not None
                body = text[entry.span.start : entry.span.end]
                attributes = {f".{each.id.name}" for each in entry.attributes}
                found[entry.id.name] = set(re.findall(r"\$([a-z_-]*[a-z])", body)) | attributes
    return found


def test_english_comes_first_and_is_the_fallback() -> None:
    assert languages()[0] == "en"
    assert words("xx").language == "en"
    assert words().language == "en"


@pytest.mark.parametrize("language", languages())
def test_a_language_is_complete_and_needs_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    catalogue = Words(language)
    for key, facts in messages(language).items():
        assert catalogue.knows(key)
        assert catalogue.say(key, **dict.fromkeys(facts, 3))


def test_a_missing_fact_or_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        words().say("refused-floor-full")
    assert not words().knows("no-such-message")


BREAKING = re.compile(r"[^\s=] [:;!?»](?![^\s).,»])|« ")
"""An ordinary space where French has a narrow no-break one (U+202F): before : ; ! ? » and behind «."""


def breaking_spaces(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#") and BREAKING.search(line)]


def test_french_punctuation_never_begins_a_line() -> None:
    assert breaking_spaces("planted = Qui ?") == ["planted = Qui ?"]
    assert [line for path in (FOLDER / "fr").glob("*.ftl") for line in breaking_spaces(path.read_text("utf-8"))] == []
