"""What must hold on every screen at every moment. Each check returns what is wrong; tests show that it finds faults."""

import re
from functools import cache
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.people import PAINTED, SETTLE, UNPAINTED
from vivat.web.pages import FOR_BROWSERS, ON_DEMAND
from vivat.words import FOLDER

PHONE = {"width": 320, "height": 640}
FINGER = 24
"""Pixels: the smallest target that WCAG 2.2 allows (AA); buttons of the page are larger."""
LIKE_A_KEY = re.compile(r"(?<![\w/.@#?=-])[a-z]+(?:-[a-z0-9_]+)+(?![\w/-])")
SPEAK = """async (language) => {
    (await import("/client/js/app.js")).linked["settings.js"].change({language});
    await (await import("/client/js/app.js")).linked["words.js"].speak(language);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""
TEXTS = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        if (!node.parentElement.closest("[lang=en], script, noscript")) found.push(node.textContent);
    }
    for (const each of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
        for (const name of ["aria-label", "placeholder", "title"]) found.push(each.getAttribute(name) ?? "");
    }
    return [document.title, ...found].join("\\n");
}"""
TOO_WIDE = """() => {
    const page = document.scrollingElement;
    const named = (each) => each.outerHTML.slice(0, 100);
    const inside = [...document.querySelectorAll("body *")].filter((each) => !each.closest("svg"));
    // Only tables that stand in a box of their own may be pushed sideways.
    const pushed = inside.filter((each) => each.scrollWidth > each.clientWidth + 1 && !each.closest(".scroll, pre")
        && ["auto", "scroll"].includes(getComputedStyle(each).overflowX));
    if (page.scrollWidth <= innerWidth) return pushed.map(named);
    const out = inside.filter((each) => each.getBoundingClientRect().right > innerWidth + 1);
    return [`${page.scrollWidth} px`, ...out.filter((each) => !each.closest(".scroll")).slice(0, 5).map(named)];
}"""
RUN_AXE = """async (options) => {
    const {violations} = await axe.run(document, {resultTypes: ["violations"], ...options});
    return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 120)}`));
}"""
TARGETS = "button, a.button, nav a, select, input, summary, .character[role=button]"
TOO_SMALL = """([targets, finger]) => [...document.querySelectorAll(targets)]
    .filter((each) => each.checkVisibility({visibilityProperty: true}) && !each.closest("label"))
    .filter((each) => {
        const {width, height} = each.getBoundingClientRect();
        return width && Math.min(width, height) < finger - 0.5;
    })
    .map((each) => each.outerHTML.slice(0, 100))"""


def found_by_axe(page: Page, theme: str, *, only: str = "", without: str = "") -> list[str]:
    """Violations of the rules for access, in light or dark; perhaps by one rule only, or without one."""
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.evaluate(PAINTED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    options: dict[str, Any] = {"runOnly": [only]} if only else {}
    if without:
        options["rules"] = {without: {"enabled": False}}
    found: list[str] = page.evaluate(RUN_AXE, options)
    page.evaluate(UNPAINTED)
    return found


@cache
def words_with_hyphens(language: str) -> frozenset[str]:
    """What looks like a key and is a word: whatever stands in a sentence of the catalogues."""
    texts = [(FOLDER / language / f"{name}.ftl").read_text() for name in (*FOR_BROWSERS, *ON_DEMAND)]
    sentences = [line.partition("=")[2] if "=" in line else line for text in texts for line in text.splitlines()]
    return frozenset(found.lower() for line in sentences for found in LIKE_A_KEY.findall(line))


def untranslated(page: Page, language: str) -> list[str]:
    """Keys that stand on the page where a sentence should."""
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return sorted(set(LIKE_A_KEY.findall(page.evaluate(TEXTS))) - words_with_hyphens(language))


def too_wide(page: Page) -> list[str]:
    """What makes a small phone scroll sideways."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.evaluate(SETTLE)
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def too_small(page: Page) -> list[str]:
    """What a finger does not hit."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.evaluate(SETTLE)
    found: list[str] = page.evaluate(TOO_SMALL, [TARGETS, FINGER])
    return found


def faults_of(page: Page) -> dict[str, list[str]]:
    """Whatever keeps somebody out of a screen: in light and dark, in every language, at 320 px."""
    # Only the contrasts can be different in the dark.
    wrong = {
        "axe, light": found_by_axe(page, "light"),
        "axe, dark": found_by_axe(page, "dark", only="color-contrast"),
    }
    for language in ("en", "fr", "it"):
        wrong[f"keys, {language}"] = untranslated(page, language)
        wrong[f"too wide, {language}"] = too_wide(page)
    wrong["too small"] = too_small(page)
    return {check: found for check, found in wrong.items() if found}
