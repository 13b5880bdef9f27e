"""The icons of the app and the picture of its links, as PNG, from our own drawings: `python -m tests.browser.icons`."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.install import find_browser
from tests.web.server import server
from vivat.web.pages import CLIENT

ICONS = {"icon-192": (192, 0), "icon-512": (512, 0), "maskable-512": (512, 64)}
"""By name: how large, and how much of the field is left around the crown so that it may be cut round."""
PREVIEW = """
body { background: linear-gradient(#a9d8f0, #fdf1d7) !important; overflow: hidden }
.top, .home > :not(.hero), .hero .lead, .hero .ways-in, .hero .who { display: none !important }
.hero { display: block !important; padding: 60px 40px 0 !important; text-align: center }
.hero h1 { font-size: 76px !important; color: #2a2118; margin-bottom: 60px }
.hero .company { width: 1080px !important; max-width: none !important; margin: 0 auto }
"""
"""The greeters of the home page and its headline, at the size at which links are shown."""


def main() -> None:
    """Write them into the client."""
    folder = CLIENT / "icons"
    folder.mkdir(exist_ok=True)
    drawing = (CLIENT / "icon.svg").read_text()
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, rim) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            field = "#7a1f2b" if rim else "transparent"
            page.set_content(f"<body style='margin:0;background:{field}'><div style='padding:{rim}px'>{drawing}</div>")
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
        context = browser.new_context(bypass_csp=True, viewport={"width": 1200, "height": 630}, locale="en")
        page = context.new_page()
        page.goto(running.address)
        page.locator(".hero .company").wait_for()
        page.add_style_tag(content=PREVIEW)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
