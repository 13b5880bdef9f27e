"""The rules by topic: found by everyday words, with a picture, the article one tap away, and the game's own first."""

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import Stage, placement


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [
        ("en", "how many points", "How many points?"),
        ("en", "toilet", "What are the WCs for?"),
        ("fr", "toilettes", "À quoi servent les WC"),
        ("fr", "egalite", "Qui gagne"),
        ("it", "bagno", "A che cosa servono i WC?"),
        ("it", "quanti punti", "Quanti punti?"),
        ("en", "what if two players have the same points", "Who wins?"),
        ("en", "how many votes", "How many No cards do I have?"),
        ("en", "how do I win?", "Who wins?"),
        ("fr", "que se passe-t-il si deux joueurs ont le même nombre de points", "Qui gagne"),
        ("fr", "combien de votes", "Combien ai-je de cartes Non"),
        ("fr", "comment gagner", "Qui gagne"),
        ("it", "e se due giocatori hanno gli stessi punti", "Chi vince?"),
        ("it", "quanti voti", "Quante carte No ho?"),
        ("it", "come si vince", "Chi vince?"),
        ("en", "qwertz", "What is it about?"),
    ],
)
def test_a_topic_is_found_by_everyday_words(stage: Stage, language: str, asked: str, answer: str) -> None:
    stage.wishes = {"locale": language}
    page = stage.person("").page("/rules")
    page.locator(".articles").wait_for()
    page.locator("input[type=search]").fill(asked)
    topic = page.locator(".topic")
    expect(topic.first.get_by_role("heading")).to_contain_text(answer)
    expect(topic.first.locator(".picture > svg")).to_be_visible()


def test_the_article_is_one_tap_away(stage: Stage) -> None:
    page = stage.person("").page("/rules")
    page.locator(".articles").wait_for()
    page.locator("input[type=search]").fill("toilet")
    expect(page.locator("article")).to_have_count(0)
    page.get_by_role("link", name="Into a WC R4.3").click()
    page.wait_for_url("**/rules/R4.3")
    expect(page.locator("article.wanted")).to_be_in_viewport()
    expect(page.locator("article.wanted h3")).to_contain_text("Into a WC")


def test_from_its_table_the_rules_open_at_the_chapter_of_the_game(stage: Stage) -> None:
    page = placement(stage)
    page.set_viewport_size({"width": 375, "height": 812})
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rules").and_(page.locator(".home")).click()
    rules = opened.value
    expect(rules.locator("h1")).to_have_text("The rules of KingUp!")
    rules.locator("article").first.wait_for(state="attached")
    expect(rules.locator("#topic-points")).to_be_visible()
    expect(rules.locator("#topic-wc, #topic-roles")).to_have_count(0)
    assert rules.locator("article h3 a").evaluate_all("all => all.every((each) => each.textContent.startsWith('R'))")
