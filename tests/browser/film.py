"""Frames of each big moment, side by side as a strip, one picture a moment: `make film`, or for a few of them

    python -m tests.browser.film [--folder build/film] [--phone] [--dark] [MOMENT …]

Not a test: somebody has to look at them.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.gallery import ADVANCE, IS_BEHIND, JESTER, Stage, at, castle, company, slowed, watched_election
from tests.browser.install import find_browser
from tests.browser.intrigue_moments import INTRIGUE_MOMENTS, moment_of
from tests.browser.people import PAINTED, Windows, any_move, asked, bring, upwards
from tests.web.server import server

WIDE: ViewportSize = {"width": 1100, "height": 700}
PHONE: ViewportSize = {"width": 375, "height": 812}
MOST_FRAMES = 24
MOTION_MS = 450
"""After which what moves has come to where it goes."""
A_ROW = 4


def steps(stage: Stage) -> Page:
    """Three bots place their characters, one after the other."""
    anna, table = castle(stage, first=slowed(stage, "Anna"))
    bring(table, [anna], lambda view: asked(view, "place"), upwards())
    page = at(anna, table)
    page.locator(".character.can").first.wait_for()
    anna.play(table, any_move(anna.look(table)))
    bring(table, [anna], lambda view: asked(view, "place"), upwards())
    return page


def emissary(stage: Stage) -> Page:
    """The Emissary lays his card like everybody."""
    anna, table = castle(
        stage, first=slowed(stage, "Anna"), game="vive-le-roi", emissary=True, seats=[["me"], ["steward"]]
    )
    bring(table, [anna], lambda view: asked(view, "vote"), upwards())
    page = at(anna, table)
    page.locator(".ballot").first.wait_for()
    anna.play(table, "vote yes")
    page.wait_for_function(IS_BEHIND, polling=50)
    return page


def wedding(stage: Stage) -> Page:
    """The second of a royal couple is crowned, and Ambitions are counted."""
    people, table = company(stage, first=slowed(stage, "Anna"), wedding=True, ambition=True)
    bring(table, people, lambda view: asked(view, "vote") and len(view["game"]["counts"]) == 1, upwards())
    page = at(people[0], table)
    page.locator(".ballot").first.wait_for()
    for person in people:
        person.play(table, "vote yes")
    page.wait_for_function(IS_BEHIND, polling=50)
    return page


def at_court(name: str) -> Callable[[Stage], Page]:
    """A big moment of the card game, about to be played."""
    return lambda stage: moment_of(slowed(stage, "Anna"), INTRIGUE_MOMENTS[name])


MOMENTS: dict[str, Callable[[Stage], Page]] = {
    "steps": steps,
    "rejected": lambda stage: watched_election(stage, "vote no"),
    "crowned": lambda stage: watched_election(stage, "vote yes"),
    "cancelled": lambda stage: watched_election(stage, "vote stomachache"),
    "jester": lambda stage: watched_election(stage, "vote yes", JESTER),
    "emissary": emissary,
    "wedding": wedding,
    **{name: at_court(name) for name in INTRIGUE_MOMENTS},
}


def frames(page: Page) -> list[bytes]:
    """A picture of each frame until the table is at the present."""
    page.evaluate(PAINTED)
    taken: list[bytes] = []
    page.evaluate(PAINTED)
    for _ in range(MOST_FRAMES):
        page.wait_for_timeout(MOTION_MS)
        taken.append(page.screenshot())
        if page.evaluate("playback.present"):
            break
        page.evaluate(ADVANCE)
    return taken


def strip(browser: Browser, pictures: list[bytes], size: ViewportSize, path: Path) -> None:
    """Put pictures side by side into one."""
    width = 640 if size is WIDE else 300
    images = "".join(
        f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(each).decode()}">' for each in pictures
    )
    page = browser.new_page(viewport={"width": A_ROW * (width + 8), "height": 400})
    page.set_content(f'<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#222">{images}')
    page.screenshot(path=path, full_page=True)
    page.close()


def main() -> int:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("moments", nargs="*", metavar="MOMENT", help=", ".join(MOMENTS))
    parser.add_argument("--folder", type=Path, default=Path("build/film"))
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--dark", action="store_true")
    arguments = parser.parse_args()
    found = find_browser()
    if found is None:
        sys.stdout.write("There is no Chromium on this machine (python -m tests.browser.install).\n")
        return 1
    arguments.folder.mkdir(parents=True, exist_ok=True)
    size = PHONE if arguments.phone else WIDE
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), "--no-limits") as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name in arguments.moments or MOMENTS:
            look = {"viewport": size, "color_scheme": "dark" if arguments.dark else "light"}
            stage = Stage(Windows(browser), running.address, {"reduced_motion": "no-preference", **look})
            pictures = frames(MOMENTS[name](stage))
            strip(browser, pictures, size, arguments.folder / f"{name}.png")
            stage.close()
            sys.stdout.write(f"{name}: {len(pictures)} frames\n")
            sys.stdout.flush()
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
