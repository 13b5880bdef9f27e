"""The castle stands still while people are placed, and while they climb: whatever is told, asked or laid down.

Between the two it takes the room of the courtyard, once a round.
"""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.gallery import Stage
from tests.browser.records import FRIENDS, newcomer
from tests.browser.test_castle_table import SIZES
from vivat.game import CastleGame, GameRecord
from vivat.web.lessons import message_of, positions
from vivat.web.messages import encode

WATCH = """() => {
    const seen = window.seen = new Map();
    window.told = new Set();
    window.acting = new Set();
    const look = () => {
        const throne = document.querySelector(".scene .throne")?.getBoundingClientRect();
        if (!throne) return;
        const waits = document.querySelector(".scene .character.outside:not(.gone)") ? "placing" : "climbing";
        const at = [waits, ...[throne.x, throne.y, throne.width].map((each) => Math.round(each))].join(" ");
        const told = document.querySelector(".prompt .what")?.textContent ?? "";
        window.told.add(told.trim());
        for (const name of document.querySelectorAll(".seat.acts .name")) window.acting.add(name.textContent);
        if (!seen.has(at)) seen.set(at, told.trim().slice(0, 60));
    };
    let waits = false;
    const lookWhenDrawn = () => {
        if (waits) return;
        waits = true;
        requestAnimationFrame(() => ((waits = false), look()));
    };
    new MutationObserver(lookWhenDrawn).observe(document.body, {subtree: true, childList: true, attributes: true});
    look();
}"""
"""What stands there in each frame: what comes and goes between two frames nobody sees."""


CALM = "async () => (await import('/client/js/app.js')).linked['settings.js'].change({pace: 'calm'})"
"""Every frame is shown."""


def messages(edition: str) -> list[str]:
    """What Anna is sent while somebody is turned away, somebody is crowned, and another round begins."""
    game = CastleGame.start(edition, FRIENDS, seed=1, first_seat=0)
    begun, elections = len(game.actions), 0
    while not (game.observe(0).round == 2 and game.observe(0).phase == "climb"):
        legal = game.legal_actions()
        if legal[0].verb != "vote":
            game.play(legal[-1])
            continue
        elections += 1
        for _ in FRIENDS:
            game.play("vote no" if elections == 1 else "vote yes")
    sent, known = [], None
    for table, _ in positions(GameRecord.of(game), 0, begun):
        sent.append(encode(message_of(table, 0, known)).decode())
        known = table.telling(0).position
    return sent


def positions_seen(page: Page) -> dict[str, str]:
    """Where the castle was, and what was told when it came there."""
    found: dict[str, str] = page.evaluate("() => Object.fromEntries(window.seen)")
    return found


@pytest.mark.parametrize("edition", ["kingup", "vive-le-roi"])
def test_the_castle_stands_still(stage: Stage, edition: str) -> None:
    first, *rest = messages(edition)
    page = newcomer(stage, "nothing").page()
    sockets: list[WebSocketRoute] = []

    def serve(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda _: socket.send('{"type": "pong", "now": 0}'))
        socket.send(first)

    page.clock.install()
    page.route_web_socket("**/api/tables/*/socket*", serve)
    wrong: dict[str, dict[str, str]] = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/table/of-a-record")
        page.locator(".prompt").wait_for()
        page.evaluate(CALM)
        page.evaluate("() => document.fonts.ready.then(() => null)")
        page.clock.run_for(1_000)  # until all that is there at first has its place
        page.evaluate(WATCH)
        for message in rest:
            sockets[-1].send(message)
            page.clock.run_for(12_000)
        expect(page.locator(".prompt .stakes")).to_contain_text("Round 2")
        seen = positions_seen(page)
        if sorted(at.split()[0] for at in seen) != ["climbing", "placing"]:
            wrong[size] = seen
    assert wrong == {}
    if edition == "kingup":  # in the other one Anna begins, and is asked at once
        assert "Round 2 begins, with Bruno first." in page.evaluate("() => [...window.told]")
    assert set(page.evaluate("() => [...window.acting]")) >= set(FRIENDS[1:])  # whose deed it is
