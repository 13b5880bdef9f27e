"""Big moments of the card game: each is played in the hall, in two to four seconds, and says what has come of it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import ADVANCE, IS_BEHIND, Stage, slowed
from tests.browser.intrigue_moments import INTRIGUE_MOMENTS, IntrigueMoment, moment_of

HEADLINES = {
    "own-death": ["A dagger!", "You are dead"],
    "regicide": ["A dagger!", "Murder!", "Cards on the table!", "Victory!"],
    "accusation-right": ["I accuse you!", "Found out!", "Cards on the table!", "Victory!"],
    "accusation-wrong": ["I accuse you!", "The wrong one!"],
    "arrest": ["Seize Him!", "Off to jail!"],
    "alliance": ["An alliance?", "Allies!"],
    "betrayal": ["Sabotage!", "The alliance is broken"],
    "power-flipped": ["Where is the Power?", "Power!"],
}
LENGTHS = "[playback._beat, ...playback._queue].map(({frames}) => frames.reduce((sum, {ms}) => sum + ms, 0))"
"""How long what is to be shown takes at a calm pace."""


def watched(stage: Stage, name: str) -> Page:
    """The page of somebody before whom a moment stands still, motion or not."""
    page = moment_of(slowed(stage, "Anna"), INTRIGUE_MOMENTS[name])
    page.wait_for_function(IS_BEHIND, polling=50)
    return page


def played(page: Page) -> list[list[str]]:
    """What is seen of each frame until the present: what it is called, and the cards and roles that lie open."""
    seen: list[list[str]] = []
    while not page.evaluate("playback.present"):
        shown = page.locator(".happening")
        roles = shown.locator(".role-picture use:first-child").evaluate_all(
            "all => all.map((each) => each.href.baseVal)"
        )
        open_roles = [each.split("#")[1] for each in roles if not each.endswith("covered")]
        flips = [f"{shown.locator('.flips .playing-card').count()} flipped"]
        seen.append([shown.locator(".headline").inner_text(), *open_roles, *flips])
        page.evaluate(ADVANCE)
    return seen


@pytest.mark.parametrize("name", HEADLINES)
def test_a_big_moment_is_played_and_says_what_has_come_of_it(stage: Stage, name: str) -> None:
    page = watched(stage, name)
    assert all(2000 <= length <= 4000 for length in page.evaluate(LENGTHS) if length > 1600)
    early = page.locator(".hall .found").count()
    frames = played(page)
    assert list(dict.fromkeys(headline for headline, *_ in frames)) == HEADLINES[name]
    expect(page.locator(".happening")).to_have_count(0)
    if name == "power-flipped":
        assert [flips for *_, flips in frames] == [f"{count} flipped" for count in (0, 1, 2, 3, 4, 4)]
    if name == "regicide":
        # What is certain at the end is not known to anybody before it.
        assert early == 0
        shown = [len(roles) for headline, *roles, _ in frames if headline == "Cards on the table!"]
        assert shown == sorted(shown)
        assert shown[-1] == 4


def test_whoever_dies_is_told_by_whom_and_goes_on_watching(stage: Stage) -> None:
    page = watched(stage, "own-death")
    while not page.locator(".happening .because").count():
        page.evaluate(ADVANCE)
    expect(page.locator(".happening .because")).to_have_text("Bruno, the Assassin, has killed you.")
    page.keyboard.press("t")
    expect(page.locator(".death")).to_contain_text("Bruno assassinates you")
    expect(page.locator(".hall .seat .player-chair")).to_have_count(4)
    expect(page.locator(".actions")).to_have_count(0)


def test_why_it_was_won_is_said_when_all_lies_open(stage: Stage) -> None:
    page = watched(stage, "regicide")
    while not page.locator(".victory-reveal .winner").count():
        page.evaluate(ADVANCE)
    expect(page.locator(".victory-reveal .because")).to_have_text("Bruno wins as the Assassin, by killing the King.")
    expect(page.locator(".victory-reveal li").nth(2)).to_contain_text("Merchant")
    page.keyboard.press("s")
    expect(page.locator(".finished .ranking")).to_contain_text("by killing the King")
    expect(page.locator(".turning-points li").last).to_contain_text("Bruno assassinates")
    expect(page.locator(".ranking .winner .worth")).to_contain_text("3 for the role + 1 as the only winner")


def test_allies_are_told_what_they_have_paid_and_what_it_means(stage: Stage) -> None:
    page = watched(stage, "alliance")
    while not page.locator(".happening .because").count():
        page.evaluate(ADVANCE)
    expect(page.locator(".happening .because")).to_contain_text("the other wins too and gets 2 points")
    expect(page.locator(".happening .paid .moved")).to_have_count(1)


def test_ones_own_victory_is_ones_own(stage: Stage) -> None:
    murder = IntrigueMoment("assassin", "murder", ("assassinate Dario",), chair=1)
    page = moment_of(slowed(stage, "Anna"), murder)
    page.wait_for_function(IS_BEHIND, polling=50)
    while not page.locator(".victory-reveal .winner").count():
        page.evaluate(ADVANCE)
    expect(page.locator(".victory-reveal .headline")).to_have_text("You win!")
    expect(page.locator(".victory-reveal .crowned")).to_have_count(1)
    expect(page.locator(".victory-reveal .because")).to_contain_text("You win as the Assassin")
