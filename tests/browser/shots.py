"""Pictures of every screen and moment, light and dark, wide and on a phone: `make shots`, or for a few of them

    python -m tests.browser.shots [--folder build/shots] [--whole] [--language fr] [SCENE …]

`--readme` takes those of the README instead. Not a test: somebody has to look at them.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.checks import SPEAK
from tests.browser.gallery import SCENES, Stage
from tests.browser.install import find_browser
from tests.browser.people import PAINTED, SETTLE, Windows
from tests.web.server import server
from vivat.words import DEFAULT, languages

README = {
    "browser-castle": ("climbing", "light"),
    "browser-intrigue": ("intrigue-turn", "light"),
    "browser-election": ("election", "dark"),
}
"""The pictures of the README: of which scene, in which theme; wide."""
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 256
"""With so many a picture is a quarter as large, and nobody sees the difference."""
CALM = "async () => (await import('/client/js/app.js')).linked['settings.js'].change({pace: 'calm'})"
"""At the pace of whoever has chosen none."""
SIZES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}


def prepared(stage: Stage, name: str) -> Page:
    """The page of a scene, to be looked at."""
    page = SCENES[name](stage)
    page.evaluate(PAINTED)
    page.evaluate(CALM)
    return page


def take(page: Page, theme: str, viewport: ViewportSize, path: Path, whole: bool = False) -> None:
    """One picture."""
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.set_viewport_size(viewport)
    page.evaluate(SETTLE)
    page.screenshot(path=path, full_page=whole)


def main() -> int:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--folder", type=Path, default=Path("build/shots"))
    parser.add_argument("--whole", action="store_true", help="the whole page, not what a screen shows of it")
    parser.add_argument("--language", choices=languages(), default=DEFAULT)
    parser.add_argument("--readme", action="store_true", help="the pictures of the README, where they belong")
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
        if arguments.readme:
            for picture, (name, theme) in README.items():
                stage = Stage(Windows(browser), running.address)
                page = prepared(stage, name)
                target = PICTURES / f"{picture}.png"
                take(page, theme, SIZES["wide"], target)
                Image.open(target).quantize(COLOURS).save(target, optimize=True)
                stage.close()
            browser.close()
            return 0
        for name in arguments.scenes or SCENES:
            stage = Stage(Windows(browser), running.address)
            page = prepared(stage, name)
            if arguments.language != DEFAULT:
                page.evaluate(SPEAK, arguments.language)
            for size, viewport in SIZES.items():
                for theme in ("light", "dark"):
                    take(page, theme, viewport, arguments.folder / f"{name}-{size}-{theme}.png", arguments.whole)
            stage.close()
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
