"""What bots say is seen in the hall and in the log; what an alliance means is told before one joins it."""

from playwright.sync_api import Page, expect

from tests.browser.gallery import Stage, at, intrigue, intrigue_alliance, played_again, saves
from tests.browser.people import SETTLE, bring


@played_again
def spoken(stage: Stage) -> Page:
    """A table of intrigue with bots, who go on until one of them has said something."""
    anna, table = intrigue(stage)
    anna.plant("table/bubbles.js", "STAYS_MS = 5000", "STAYS_MS = 600_000")
    page = at(anna, table)
    bring(table, [anna], lambda _: page.locator(".bubble").count() > 0, saves)
    return page


def test_what_a_bot_says_is_seen_in_the_hall_and_in_the_log(stage: Stage) -> None:
    page = spoken(stage)
    bubble = page.locator(".bubbles :is(.above, .on-wall .bubble)").first
    page.evaluate(SETTLE)
    expect(bubble).to_be_in_viewport(ratio=0.9)
    said = bubble.locator("> span").inner_text()
    assert len(said) > 3
    assert "remark-" not in said
    expect(page.locator(".log")).to_contain_text(said)
    expect(page.locator(".call-bar .unread")).to_have_count(0)  # nobody is called for what a bot says


def test_S6_an_offer_of_alliance_says_what_joining_means(stage: Stage) -> None:
    terms = intrigue_alliance(stage).locator(".desk .terms")
    expect(terms).to_contain_text("gets 2 points")
    expect(terms).to_contain_text("bribes, extortion, a look at role or hand")
    expect(terms).to_contain_text("murder, accusation, arrest, sabotage")


def test_only_where_bots_can_speak_they_can_be_silenced(stage: Stage) -> None:
    page = stage.person("Anna").page("/new/intrigue")
    expect(page.get_by_label("Bots talk")).to_be_checked()
    page.goto("/new/kingup")
    expect(page.get_by_label("Ask twice")).to_be_attached()
    expect(page.get_by_label("Bots talk")).to_have_count(0)
