"""The big moments of the card game at tables that stand where a record has led them: one step before, and after it."""

from dataclasses import dataclass

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.people import Person
from vivat.game import GameRecord, IntrigueOptions
from vivat.game.intrigue.sheet import Sheet, default_sheet, read_sheet, sheet_tables
from vivat.web.lessons import message_of, positions
from vivat.web.messages import encode
from vivat.web.replaying import log_of

NAMES = ("Anna", "Bruno", "Chiara", "Dario")
ROLES = {
    "assassin": ("sage", "assassin", "merchant", "king"),
    "investigator": ("king", "investigator", "assassin", "merchant"),
    "king": ("merchant", "king", "assassin", "sage"),
}
"""Everybody's role, by Bruno's, who begins."""
CARDS = {
    "murder": "knowledge knowledge might influence might power power power",
    "knowledge": "might influence knowledge influence might power power power",
    "power": "might influence power power might knowledge power power",
    "influence": "might influence influence influence might knowledge power power",
}
"""Two cards for everybody."""


def cheap_sheet() -> Sheet:
    """Roles whose actions cost a single card."""
    tables = sheet_tables(default_sheet())
    for role, cost in {"assassin": "might", "investigator": "knowledge", "king": "power"}.items():
        tables[role]["cost"] = {cost: 1}
    return read_sheet(tables, "cheap")


@dataclass(frozen=True)
class IntrigueMoment:
    """What Bruno does, or others after him, and what of it is the moment that is looked at."""

    role: str
    cards: str
    actions: tuple[str, ...]
    before: int = 0
    """How many of the actions have been seen already."""
    chair: int = 0
    """Whose chair it is seen from."""

    def record(self) -> GameRecord:
        """The game up to the end of the moment."""
        options = IntrigueOptions.make("base", NAMES, sheet=cheap_sheet(), first_seat=1)
        roles = [f"role {role}" for role in ROLES[self.role]]
        cards = [f"draw {suit}" for suit in CARDS[self.cards].split()]
        return GameRecord(options, (*roles, *cards, *self.actions))


ALLIED = ("ally with Chiara for 2 influence", "join", "pass", "pass", "buy from the pile", "draw power")
"""Bruno and Chiara are allies, and Dario has three Power."""

INTRIGUE_MOMENTS = {
    "murder": IntrigueMoment("assassin", "murder", ("assassinate Chiara",)),
    "own-death": IntrigueMoment("assassin", "murder", ("assassinate Anna",)),
    "regicide": IntrigueMoment("assassin", "murder", ("assassinate Dario",)),
    "accusation-right": IntrigueMoment("investigator", "knowledge", ("accuse Chiara",)),
    "accusation-wrong": IntrigueMoment("investigator", "knowledge", ("accuse Dario",)),
    "arrest": IntrigueMoment("king", "power", ("seize him Chiara",)),
    "alliance": IntrigueMoment("king", "influence", ALLIED[:2]),
    "betrayal": IntrigueMoment(
        "king", "influence", (*ALLIED, "sabotage Bruno with 3 power", "steal might"), len(ALLIED)
    ),
    "power-flipped": IntrigueMoment(
        "king", "power", ("seize power with 2 power", "draw might", "draw influence", "draw might", "draw power")
    ),
}  # fmt: skip


def moment_of(person: Person, moment: IntrigueMoment) -> Page:
    """The page of somebody on Anna's chair, or the one that is named, who is just being told of it."""
    record = moment.record()
    first = len(record.actions) - len(moment.actions) + moment.before
    stops = positions(record, moment.chair, first)
    table, _ = next(stops)
    shown = encode(message_of(table, moment.chair))
    known = table.telling(moment.chair).position
    *_, (table, _) = stops
    told = encode(message_of(table, moment.chair, known))

    def serve(socket: WebSocketRoute) -> None:
        socket.send(shown.decode())
        socket.send(told.decode())

    page = person.page()
    page.route_web_socket("**/api/tables/*/socket*", serve)
    page.route(
        "**/api/tables/*/games/*/log",
        lambda route: route.fulfill(body=msgspec.json.encode(log_of(table, 1, None)), content_type="application/json"),
    )
    page.goto("/table/of-a-record")
    page.locator(".first-look").wait_for()
    page.keyboard.press("Escape")  # whoever looks at a role first lets what happens wait
    return page
