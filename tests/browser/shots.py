"""Pictures of every screen and moment, light and dark, wide and on a phone: `make shots`, or for a few of them

    python -m tests.browser.shots [--folder build/shots] [--whole] [--language fr] [SCENE …]

Not a test: somebody has to look at them.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tests.browser.checks import SPEAK
from tests.browser.gallery import SCENES, Stage
from tests.browser.install import find_browser
from tests.browser.people import PAINTED
from tests.web.server import server
from vivat.words import DEFAULT, languages

SIZES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}


def main() -> int:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--folder", type=Path, default=Path("build/shots"))
    parser.add_argument("--whole", action="store_true", help="the whole page, not what a screen shows of it")
    parser.add_argument("--language", choices=languages(), default=DEFAULT)
    arguments = parser.parse_args()
    path = find_browser()
    if path is None:
        sys.stdout.write("There is no Chromium on this machine (python -m tests.browser.install).\n")
        return 1
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), "--no-limits", "--gallery") as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name in arguments.scenes or SCENES:
            stage = Stage(browser, running.address)
            page = SCENES[name](stage)
            page.evaluate(PAINTED)
            if arguments.language != DEFAULT:
                page.evaluate(SPEAK, arguments.language)
            for size, viewport in SIZES.items():
                for theme in ("light", "dark"):
                    page.emulate_media(color_scheme=theme)
                    page.set_viewport_size(viewport)
                    page.wait_for_timeout(150)
                    picture = arguments.folder / f"{name}-{size}-{theme}.png"
                    page.screenshot(path=picture, full_page=arguments.whole)
            stage.close()
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
