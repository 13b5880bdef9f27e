"""People with a browser: each has cookies and pages of their own, and can also act as a program would, to save time."""

import itertools
import json
import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Error, Page, Route

from tests.patience import PATIENCE
from vivat.web.pages import SCRIPTS, client_files

PATIENCE_MS = 120_000
WIDE = {"width": 1280, "height": 900}
NO_ANSWER = re.compile(
    r"ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|FAILED)|ERR_INTERNET_DISCONNECTED|WebSocket connection to"
)
"""What a browser writes on its console while a server is away."""
REFUSED = re.compile(r"status of 4\d\d|WebSocket connection to")
"""What it writes when the answer is a refusal."""
CUTTABLE = """(() => {
    const Whole = window.WebSocket;
    const lines = [];
    window.cut = (yes) => { window.isCut = yes; if (yes) lines.forEach((line) => line.close()); };
    window.WebSocket = class extends Whole {
        constructor(url) { super(window.isCut ? "/api/nowhere" : url); lines.push(this); }
    };
})()"""
"""For a page whose connection a test cuts and ties again: `cut(true)`, `cut(false)`."""
UNPAINTED = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root, dialog, [popover], ::backdrop { opacity: 0 !important }");
    document.adoptedStyleSheets = [sheet];
})()"""
"""Nobody looks at these pages, and to paint them is a third of the browser's work. Styles, sizes, focus, and what lies
above what are as ever."""
PAINTED = "document.adoptedStyleSheets = []"
"""For whoever does look: axe, and whoever takes pictures."""
SETTLE = """async () => {
    const look = () => Array.from(document.querySelectorAll("body *"), (each) => {
        const {x, y, width, height} = each.getBoundingClientRect();
        return [x, y, width, height].join();
    }).join();
    for (let before = "", still = 0; still < 3; ) {
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        const now = look();
        still = now === before ? still + 1 : 0;
        before = now;
    }
}"""
"""Waits until nothing has moved for three frames: for whoever measures where things are."""
AT_FIRST = """(() => {
    try { localStorage["vivat-settings"] ??= JSON.stringify(%s); } catch { /* a page without a place */ }
})()"""
"""What somebody has chosen before: to be shown everything at once, unless a test is about pace."""
EXPLAINED = (
    "favourites", "one-board", "climb", "vote", "forgotten-ballots", "ambition", "teams", "emissary", "wc",
    "jester", "stomachache", "wedding",
    "role", "turn", "offer", "alliance", "ready", "game-intrigue",
)  # fmt: skip
"""What they have read about already."""
IDS = itertools.count()
RETRIES = 3
"""A window that is used again may have a connection that its server has just closed."""
SLOW_PAGE = "SLOW_PAGE"
"""Names the variable that says how many times as slow as it could be every page shall be."""


CLEAR = """async () => {
    localStorage.clear();
    for (const {name} of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    return "__pwClock" in globalThis;
}"""
"""Nothing that was kept in a window is there any more; says whether its clock is another for good."""
QUIET_PLACE = "/robots.txt"


@dataclass
class Window:
    """A window of a browser: cookies, what pages have kept, and how it was opened."""

    context: BrowserContext
    opened_as: str
    quiet: Page | None = None
    """A page on which nothing happens, with which the process stays when all others are closed."""

    def clear(self) -> bool:
        """Nothing of whoever had it is left; False if that cannot be."""
        others = [page for page in self.context.pages if page is not self.quiet]
        if self.quiet is None and others:
            self.quiet = self.context.new_page()
            self.quiet.goto(QUIET_PLACE)
        for page in others:
            page.close()
        self.context.clear_cookies()  # a page that is still there would notice
        return self.quiet is None or not self.quiet.evaluate(CLEAR)


class Windows:
    """The windows of a browser. Some are kept for whoever comes next, whose page is there in two thirds of the time."""

    def __init__(self, browser: Browser, most_kept: int = 0) -> None:
        self._browser = browser
        self._most_kept = most_kept
        self._kept: list[Window] = []

    def take(self, pace: str, wishes: dict[str, Any]) -> Window:
        """The window for somebody with these wishes."""
        opened_as = json.dumps([pace, wishes], sort_keys=True)
        found = next((each for each in reversed(self._kept) if each.opened_as == opened_as), None)
        if found is not None:
            self._kept.remove(found)
            return found
        context = self._browser.new_context(**wishes)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(UNPAINTED)
        context.add_init_script(AT_FIRST % json.dumps({"pace": pace, "explained": EXPLAINED}))
        return Window(context, opened_as)

    def put_back(self, window: Window) -> None:
        """For the next one. Those that were not used for longest are closed."""
        if self._most_kept == 0 or not window.clear():
            window.context.close()
            return
        self._kept.append(window)
        if len(self._kept) > self._most_kept:
            self._kept.pop(0).context.close()


class Person:
    """Somebody. Whatever their pages complain about is kept: there should be nothing."""

    def __init__(self, windows: Windows, address: str, name: str, pace: str = "instant", **wishes: Any) -> None:
        usual: dict[str, Any] = {"viewport": WIDE, "locale": "en", "reduced_motion": "reduce", "base_url": address}
        usual["service_workers"] = "block"  # scripts are planted in, and that goes past what a worker fetches
        self._windows = windows
        self._window = windows.take(pace, usual | wishes)
        self._is_as_it_was = usual["service_workers"] == (usual | wishes)["service_workers"]
        self.address = address
        self.complaints: list[str] = []
        self._planted: dict[str, list[tuple[str, str, str]]] = {}
        self.may_be_offline = False
        self.may_be_refused = False
        if name:
            self.post("/api/guests", {"name": name})

    @property
    def context(self) -> BrowserContext:
        """Their window. It may be changed for good with this: nobody gets it after them."""
        self._is_as_it_was = False
        return self._window.context

    def cookies(self) -> Any:
        """How a server knows them."""
        return self._window.context.cookies()

    def be(self, cookies: Any) -> None:
        """From now on a server takes them for somebody."""
        self._window.context.add_cookies(cookies)

    def page(self, path: str = "") -> Page:
        """A new page, there already if a path is named."""
        page = self._window.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", self._error)
        if SLOW_PAGE in os.environ:
            rate = {"rate": float(os.environ[SLOW_PAGE])}
            self._window.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", rate)
        if path:
            page.goto(path)
        return page

    def plant(self, script: str, right: str, wrong: str) -> None:
        """A fault in a script of ours, or another haste, for pages that are opened from now on."""
        entry = next(each for each in SCRIPTS if f"{{ // {script}\n" in client_files()[f"js/{each}"].plain.decode())
        planted = self._planted.setdefault(entry, [])
        planted.append((script, right, wrong))
        if len(planted) > 1:
            return

        def serve(route: Route) -> None:
            text = route.fetch().text()
            for script, right, wrong in planted:
                before, head, rest = text.partition(f"{{ // {script}\n")
                module, end, after = rest.partition(f'\nlinked["{script}"] = ')
                assert right in module, "nothing to plant a fault in"
                text = "".join([before, head, module.replace(right, wrong), end, after])
            route.fulfill(body=text, content_type="text/javascript")

        self.context.route(f"**/client/js/{entry}*", serve)

    def close(self) -> None:
        """Good night."""
        if self._is_as_it_was:
            self._windows.put_back(self._window)
        else:
            self._window.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or (self.may_be_offline and NO_ANSWER.search(message.text)):
            return
        if message.text.startswith("Service Worker registration blocked by Playwright"):
            return
        if self.may_be_refused and REFUSED.search(message.text):
            return
        self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def _error(self, error: Error) -> None:
        self.complaints.append(str(error))

    # As a program.

    def ask(self, path: str) -> Any:
        """Of the server."""
        return self._told(self._window.context.request.get(path, max_retries=RETRIES))

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Something for the server to do."""
        return self._told(self._window.context.request.post(path, data=body, max_retries=RETRIES))

    def open(self, options: dict[str, Any], start: bool = True) -> str:
        """A table; it begins if it is full."""
        table = str(self.post("/api/tables", options)["id"])
        if start and not any("open" in seat for seat in options["seats"]):
            self.do(table, "start")
        return table

    def do(self, table: str, kind: str, hand: int | None = None, **fields: Any) -> None:
        """A command; perhaps of one of those who play at their screen."""
        command = {"type": kind, "id": f"as-a-program-{next(IDS)}", **fields}
        query = "" if hand is None else f"?hand={hand}"
        self.post(f"/api/tables/{table}/commands{query}", command)

    def look(self, table: str) -> dict[str, Any]:
        """The table as they see it."""
        found: dict[str, Any] = self.ask(f"/api/tables/{table}")
        return found

    def play(self, table: str, action: str, view: dict[str, Any] | None = None) -> None:
        """Decide; perhaps upon a view that is known already."""
        decision = (view or self.look(table))["decision"]
        self.do(table, "play", decision=decision, action=action, sure=True)

    def _told(self, answer: APIResponse) -> Any:
        assert answer.ok, f"{answer.url}: {answer.text()}"
        return answer.json()


Choice = Callable[[dict[str, Any]], str | None]
"""What somebody does with a view in which they are asked; None to wait."""


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for something that only the test can know; meanwhile the page goes on."""
    begun = monotonic()
    while not is_so():
        assert monotonic() - begun < PATIENCE, "it never came"
        page.wait_for_timeout(20)


class NeverCameError(AssertionError):
    """Chance did not bring what we wanted to see."""


def bring(table: str, people: Iterable[Person], until: Callable[[dict[str, Any]], bool], choose: Choice) -> None:
    """Let people decide until the first of them sees what we want to see."""
    people = list(people)
    begun = monotonic()
    while True:
        for person in people:
            view = person.look(table)
            if person is people[0] and until(view):
                return
            if view["status"] != "playing":
                if not until(people[0].look(table)):
                    raise NeverCameError("the game is over, and it never came")
                return
            action = choose(view) if view["legal"] and view["ballot"] is None else None
            if action is not None:
                person.play(table, action, view)
                begun = monotonic()
                break
        else:
            sleep(0.02)
        assert monotonic() - begun < PATIENCE, "it never came"


def play_openly(person: Person, table: str, choose: Choice) -> None:
    """Let those at somebody's screen decide what is public, until something is secret."""
    while (view := person.look(table))["open_moves"]:
        [seat] = view["waited_for"]
        action = choose(view | {"legal": view["open_moves"]})
        person.do(table, "play", hand=seat + 1, decision=view["decision"], action=action)


def any_move(view: dict[str, Any]) -> str:
    """The first thing that can be done."""
    return str(view["legal"][0]["text"])


def asked(view: dict[str, Any], *phases: str) -> bool:
    """Whether the viewer is asked, in one of these phases."""
    return bool(view["legal"]) and view["game"]["phase"] in phases


def upwards(wanted: int | None = None) -> Choice:
    """Bring one character up to the throne and crown it; without a name, whoever is nearest to it."""

    def choose(view: dict[str, Any]) -> str:
        game, legal = view["game"], view["legal"]
        if game["phase"] == "vote":
            wish = "vote yes" if wanted in (None, game["candidate"]) else "vote no"
            return wish if any(each["text"] == wish for each in legal) else any_move(view)
        if game["phase"] == "place":
            return str(max(legal, key=lambda each: (each["character"] == wanted, each["floor"]))["text"])
        if game["phase"] != "climb":
            return any_move(view)
        moves = [each for each in legal if each["verb"] == "move"] or legal
        place: dict[str, int] = {each["text"]: game["places"][each["character"]] for each in moves}
        if wanted is None:
            return max(place, key=lambda text: place[text])
        others = min(place, key=lambda text: place[text])  # far from the throne
        return next((str(each["text"]) for each in moves if each["character"] == wanted), others)

    return choose


def dawdling(view: dict[str, Any]) -> str | None:
    """Whoever stands lowest goes up a step: nobody comes near the throne soon."""
    if view["game"]["phase"] != "climb":
        return upwards()(view)
    return str(min(view["legal"], key=lambda each: view["game"]["places"][each["character"]])["text"])
