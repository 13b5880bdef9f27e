"""Reporting somebody, and one's own data, from the page."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.gallery import Stage, at
from tests.browser.people import SETTLE, any_move, asked, bring


def test_somebody_is_reported_with_the_line_in_question_and_nobody_is_told(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["steward"]]})
    bruno.do(table, "sit")
    anna.do(table, "start")
    bruno.do(table, "say", text="You blockhead!")
    bring(table, [anna, bruno], lambda view: asked(view, "place"), any_move)  # no bot is about to move
    hers, his = at(anna, table), at(bruno, table)
    his.evaluate(SETTLE)
    hers.locator(".tab-more").click()
    hers.get_by_text("Report somebody").click()
    hers.get_by_label("Whom?").select_option("Bruno")
    hers.get_by_label("You blockhead!").check()
    hers.get_by_label("In your words").fill("Rude.")
    before = his.locator("main").inner_text()
    hers.get_by_role("button", name="Send the report").click()
    expect(hers.locator("body")).to_contain_text("Your report has been sent.")
    assert his.locator("main").inner_text() == before
    (kept,) = anna.ask("/api/me/data")["reports"]
    assert (kept["name"], kept["text"], [line["text"] for line in kept["lines"]]) == (
        "Bruno", "Rude.", ["You blockhead!"],
    )  # fmt: skip


def test_a_guest_reads_what_is_kept_of_them_and_deletes_it_when_asked_twice(stage: Stage, tmp_path: Path) -> None:
    anna = stage.person("Anna")
    anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    page = anna.page("/me")
    with page.expect_download() as started:
        page.get_by_role("link", name="Download what is kept of me").click()
    started.value.save_as(tmp_path / "vivat.json")
    assert json.loads((tmp_path / "vivat.json").read_text(encoding="utf-8"))["guest"]["name"] == "Anna"
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="No, I stay").click()
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Yes, delete me for good").click()
    expect(page.locator("body")).to_contain_text("You have been deleted.")
    expect(page.get_by_text("Your data")).to_have_count(0)
    assert anna.cookies() == []
