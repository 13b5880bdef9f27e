"""The installed app: its manifest and icons, what its worker keeps, and what is shown of its links."""

import re
from html import unescape

from playwright.sync_api import expect

from tests.browser.gallery import STEWARDS, Stage, at
from tests.browser.people import any_move, asked, bring

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    }
    return found;
}"""
WORKS = "() => navigator.serviceWorker.controller !== null"


def previews(stage: Stage, path: str) -> dict[str, str]:
    """What others are shown of a link."""
    text = stage.person("").context.request.get(path).text()
    return {name: unescape(said) for name, said in re.findall(r'property="og:([\w:]+)" content="([^"]*)"', text)}


def test_the_page_can_be_installed(stage: Stage) -> None:
    page = stage.person("").page("/")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async (src) => {const i = new Image(); i.src = src; await i.decode(); return i.width}", icon["src"]
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")


def test_the_worker_keeps_the_shell_and_never_a_secret(stage: Stage) -> None:
    stage.wishes = {"service_workers": "allow"}
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["me"], *STEWARDS]})
    bring(table, [anna], lambda view: asked(view, "climb"), any_move)
    page = anna.page("/")
    page.wait_for_function(WORKS)
    page = at(anna, table)  # and with it all that a game fetches
    page.goto(f"/table/{table}")
    page.locator(".prompt").wait_for()
    page.goto("/")
    page.locator(".tables a").first.wait_for()
    kept = page.evaluate(KEPT)
    assert set(kept) >= {"/", "/client/js/app.js", "/words/en.ftl"}
    assert [path for path in kept if path != "/" and not path.startswith(("/client/", "/words/"))] == []
    anna.may_be_offline = True
    anna.context.set_offline(True)
    page.goto("/rules")
    expect(page.locator("#app")).not_to_be_empty()  # the shell stands, and says that the server does not answer


def test_what_is_shown_of_a_link_is_what_its_holder_may_see(stage: Stage) -> None:
    home = previews(stage, "/")
    assert home["title"] == "Vivat"
    assert stage.person("").context.request.get(home["image"]).ok
    anna = stage.person("<Anna>")
    seats = [["me"], ["open"], ["steward"]]
    inviting = anna.open({"game": "vive-le-roi", "seats": seats})
    shown = previews(stage, f"/table/{inviting}")
    assert shown["title"] == "Come and play Vive le Roi\u00a0!"
    assert shown["description"] == "<Anna>, Aldo and one open place."
    closed = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]], "spectators": False})
    assert previews(stage, f"/table/{closed}")["title"] == "Vivat"  # a stranger may not look
    assert previews(stage, "/table/nowhere")["title"] == "Vivat"
