"""Topics of the rules: each names articles that there are, and can be asked and answered in every language."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from vivat.rules.castle.editions import EDITIONS
from vivat.web.topics import read_topics
from vivat.words import FOLDER, languages
from vivat.words.rulebook import articles

TOPICS = read_topics()


def test_every_article_is_there_and_of_the_book_of_the_family() -> None:
    family = {each.number: each.page for each in articles()}
    wrong = [(each.key, number) for each in TOPICS for number in each.articles if family.get(number) != each.family]
    assert wrong == []


def test_whoever_is_pictured_plays_in_the_game_and_every_topic_has_a_picture() -> None:
    casts = {name for edition in EDITIONS.values() for name in edition.names}
    assert {name for each in TOPICS for name, _, _ in each.figures} <= casts
    assert [each.key for each in TOPICS if not each.figures and not each.deed] == []
    assert {game for each in TOPICS for game in each.games} <= set(EDITIONS)


@pytest.mark.parametrize("language", languages())
def test_every_topic_is_asked_answered_and_found_by_everyday_words(language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((FOLDER / language / "topics.ftl").read_text(encoding="utf-8")))
    for topic in TOPICS:
        message = bundle.get_message(f"topic-{topic.key}")
        assert message.value is not None
        assert set(message.attributes) == {"text", "words"}


def test_no_topic_of_the_catalogue_is_left_over() -> None:
    kept = {line.split(" ")[0] for line in (FOLDER / "en" / "topics.ftl").read_text(encoding="utf-8").split("\n")}
    assert {each for each in kept if each.startswith("topic-")} == {f"topic-{each.key}" for each in TOPICS}
