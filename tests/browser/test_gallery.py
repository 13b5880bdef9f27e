"""Every screen around the games is open to everybody; and what would keep somebody out is found."""

import pytest

from tests.browser.checks import faults_of, found_by_axe, too_small, too_wide, untranslated
from tests.browser.gallery import PARTS, SCENES, Stage, placement, settings


@pytest.mark.parametrize("name", PARTS["around"])
def test_a_screen_is_open_to_everybody(stage: Stage, name: str) -> None:
    assert faults_of(SCENES[name](stage)) == {}


def test_the_whole_rulebook_is_well_formed(stage: Stage) -> None:
    """Without contrasts, which a few articles show as well and which take their time on all of them."""
    page = stage.person("Anna").page("/rules")
    page.locator(".articles > summary").click()
    page.locator("article").nth(50).wait_for()
    assert found_by_axe(page, "light", without="color-contrast") == []


FAULTS = {
    "color-contrast": "document.querySelector('main h1').style.color = '#c8c0b0'",
    "label": "document.querySelector('main').insertAdjacentHTML('beforeend', '<input type=text>')",
    "button-name": "document.querySelector('.small').textContent = ''",
    "image-alt": "document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=/client/icon.svg>')",
}


def test_axe_finds_planted_faults(stage: Stage) -> None:
    page = placement(stage)
    for fault in FAULTS.values():
        page.evaluate(fault)
    assert {found.partition(":")[0] for found in found_by_axe(page, "light")} >= FAULTS.keys()


def test_a_contrast_that_fails_in_the_dark_alone_is_found(stage: Stage) -> None:
    page = settings(stage)
    page.evaluate("document.querySelector('main h1').style.color = '#2a2118'")
    assert [check for check in faults_of(page) if check.startswith("axe")] == ["axe, dark"]


def test_a_key_without_words_is_found(stage: Stage) -> None:
    page = settings(stage)
    assert untranslated(page, "fr") == []
    page.evaluate("document.querySelector('main h1').textContent = 'settings-title'")
    assert untranslated(page, "fr") == ["settings-title"]


def test_what_is_too_wide_or_too_small_is_found(stage: Stage) -> None:
    page = settings(stage)
    assert too_wide(page) == too_small(page) == []
    page.evaluate("document.querySelector('nav').style.cssText = 'overflow-x:auto;white-space:nowrap;width:50px'")
    assert [each[:4] for each in too_wide(page)] == ["<nav"]
    page.evaluate("document.querySelector('nav').style.cssText = ''")
    page.evaluate("document.querySelector('main').innerHTML += '<button class=tiny>x</button><p class=broad>x</p>'")
    page.evaluate("document.querySelector('.tiny').style.cssText = 'min-height:0;height:18px;padding:0;width:18px'")
    page.evaluate("document.querySelector('.broad').style.width = '400px'")
    assert too_wide(page) != []
    assert too_small(page) != []
