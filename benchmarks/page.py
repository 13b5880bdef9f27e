"""The first page: what it weighs over the wire, and how long it takes until it can be used.

    python benchmarks/page.py [--times 5]

Starts a server of its own and Chromium beside it, each time with an empty cache. Usable means: the page is drawn and a
click on "Play now" is heard. Bars: less than 250 KB until the first screen stands, less than a second. The other
screens are fetched afterwards, and counted by themselves.
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.install import find_browser
from tests.web.server import server

MOST_KB = 250
MOST_SECONDS = 1.0


REST_MS = 3000
"""After so long the other screens are asked for."""


def first_load(browser: Browser, address: str) -> tuple[list[int], int, float]:
    """Bytes of each request as they were sent, how many requests were for the first screen, seconds until usable."""
    context = browser.new_context(service_workers="block")  # what goes through a worker is not counted
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click(trial=True)
    usable = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    first = len(sizes)
    page.wait_for_timeout(REST_MS)
    page.wait_for_load_state("networkidle")
    context.close()
    return sizes, first, usable


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times: int = parser.parse_args().times
    path = find_browser()
    if path is None:
        sys.stdout.write("there is no Chromium on this machine (python -m tests.browser.install)\n")
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        first_load(browser, running.address)  # the browser itself has to wake up
        found = [first_load(browser, running.address) for _ in range(times)]
        browser.close()
    sizes, first, _ = found[0]
    seconds = sorted(each[2] for each in found)
    sys.stdout.write(
        f"first load: {first} requests, {sum(sizes[:first]) / 1000:.0f} KB over the wire (bar: {MOST_KB} KB)\n"
    )
    sys.stdout.write(f"then the other screens: {len(sizes) - first} requests, {sum(sizes[first:]) / 1000:.0f} KB\n")
    sys.stdout.write(
        f"usable after {statistics.median(seconds):.2f} s, at best {seconds[0]:.2f} s (bar: {MOST_SECONDS:.0f} s)\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
