"""Every screen and every moment of the games, each brought about at a real table: for pictures, and for checks."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from playwright.sync_api import Page

from tests.browser.people import NeverCameError, Person, Windows, any_move, asked, bring, dawdling, upwards

JESTER = 13
BESIDE_THRONE = 14
STEWARDS = [["steward"], ["steward"], ["steward"]]
MOST_GAMES = 12
Asked = ParamSpec("Asked")
Made = TypeVar("Made")


@dataclass
class Stage:
    """A page in front of a visitor, and friends who come as they are needed."""

    windows: Windows
    address: str
    wishes: dict[str, Any] = field(default_factory=dict)
    people: list[Person] = field(default_factory=list)

    def person(self, name: str) -> Person:
        """One more."""
        found = Person(self.windows, self.address, name, **self.wishes)
        self.people.append(found)
        return found

    def friends(self, me: Person, table: str, names: tuple[str, ...]) -> list[Person]:
        """People who sit down at a table of mine, which then begins."""
        found = [self.person(name) for name in names]
        for friend in found:
            friend.do(table, "sit")
        me.do(table, "start")
        return found

    def close(self) -> None:
        """Everybody goes home."""
        for each in reversed(self.people):  # whoever came first has pages: the next one gets that window
            each.close()


Scene = Callable[[Stage], Page]
SCENES: dict[str, Scene] = {}


PARTS: dict[str, list[str]] = {"around": [], "circles": [], "castle": [], "intrigue": [], "art": []}
"""The names of the scenes: around the games, of circles, of each family, and of all that is drawn."""


def played_again(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """Chance may end a game before it brings what we want to see: then they play another."""

    @wraps(make)
    def make_at_last(*args: Asked.args, **wishes: Asked.kwargs) -> Made:
        for _ in range(MOST_GAMES):
            with suppress(NeverCameError):
                return make(*args, **wishes)
        raise AssertionError(f"in {MOST_GAMES} games it never came: {make.__name__}")

    return make_at_last


def scene(part: str) -> Callable[[Scene], Scene]:
    """A scene is named by its function."""

    def add(make: Scene) -> Scene:
        name = make.__name__.replace("_", "-")
        SCENES[name] = played_again(make)
        PARTS[part].append(name)
        return SCENES[name]

    return add


@dataclass(frozen=True)
class Played:
    """A table whose game is over, and how the browser of whoever played there is known."""

    table: str
    cookies: Any


PLAYED: dict[tuple[str, str], Played] = {}
"""By server and game: played once, looked at often."""


def over(stage: Stage, game: str, play: Callable[[], tuple[Person, str]]) -> tuple[Person, str]:
    """Somebody at a finished table, which nobody may change."""
    known = PLAYED.get((stage.address, game))
    if known is None:
        person, table = play()
        PLAYED[stage.address, game] = Played(table, person.cookies())
        return person, table
    person = stage.person("")
    person.be(known.cookies)
    return person, known.table


def at(person: Person, table: str) -> Page:
    """The page of a table, there and drawn."""
    page = person.page(f"/table/{table}")
    page.locator(".prompt, .gathering, .finished").first.wait_for()
    return page


# Around the games.


@scene("around")
def home(stage: Stage) -> Page:
    anna = stage.person("Anna")
    anna.open({"game": "kingup", "seats": [["me"], *STEWARDS]})
    anna.open({"game": "vive-le-roi", "seats": [["me"], ["open"], ["steward"]], "listed": True})
    page = anna.page("/")
    page.locator(".tables li").nth(1).wait_for()
    return page


@scene("around")
def home_for_a_stranger(stage: Stage) -> Page:
    page = stage.person("").page("/")
    page.locator(".game").first.wait_for()
    return page


@scene("around")
def new_table(stage: Stage) -> Page:
    page = stage.person("Anna").page("/new/vive-le-roi")
    page.get_by_role("checkbox").first.wait_for()
    page.locator("[id^=why-]").first.wait_for()
    return page


@scene("around")
def new_table_of_intrigue(stage: Stage) -> Page:
    page = stage.person("Anna").page("/new/intrigue")
    page.get_by_role("checkbox").first.wait_for()
    return page


@scene("around")
def gathering(stage: Stage) -> Page:
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["open"], ["steward"]]})
    stage.person("Bruno").do(table, "sit")
    return at(anna, table)


@scene("around")
def rules(stage: Stage) -> Page:
    page = stage.person("Anna").page("/rules/R5.5")
    page.locator("article.wanted").wait_for()
    page.locator("input[type=search]").fill("stomachache")
    return page


@scene("around")
def settings(stage: Stage) -> Page:
    page = stage.person("Anna").page("/settings")
    page.get_by_role("radio").first.wait_for()
    return page


@scene("around")
def you(stage: Stage) -> Page:
    """With a second device, a link that is good for five minutes, and recovery codes."""
    anna = stage.person("Anna")
    code = anna.post("/api/me/links")["code"]
    stage.person("").post("/api/devices", {"code": code, "name": "Firefox, Android"})
    page = anna.page("/me")
    page.get_by_role("button", name="Show the code").click()
    page.get_by_role("img", name="QR code").wait_for()
    page.get_by_role("button", name="Make recovery codes").click()
    page.get_by_text("Recovery codes of Anna").wait_for()
    page.get_by_role("button", name="Rename").first.click()
    page.get_by_role("textbox", name="Name of the device").wait_for()
    return page


@scene("around")
def last_log_out(stage: Stage) -> Page:
    page = stage.person("Anna").page("/me")
    page.get_by_role("button", name="Log out here").click()
    page.get_by_role("alert").wait_for()
    return page


@scene("around")
def come_back(stage: Stage) -> Page:
    page = stage.person("").page("/link")
    page.get_by_role("textbox", name="Code").wait_for()
    return page


@scene("around")
def other_self(stage: Stage) -> Page:
    """Before one is somebody else in a browser that has games already."""
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    bruno.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    page = bruno.page(f"/link#{anna.post('/api/me/links')['code']}")
    page.get_by_role("alert").wait_for()
    return page


@scene("around")
def lost(stage: Stage) -> Page:
    page = stage.person("Anna").page("/no/such/page")
    page.locator("main h1").wait_for()
    return page


@scene("around")
def learn(stage: Stage) -> Page:
    page = stage.person("").page("/learn")
    page.locator("main a.button.main").first.wait_for()
    return page


@scene("around")
def lesson(stage: Stage) -> Page:
    page = stage.person("").page("/learn/kingup")
    page.locator(".spotlight .light").first.wait_for()
    return page


@scene("around")
def lesson_wrong_answer(stage: Stage) -> Page:
    page = lesson(stage)
    page.locator(".character.can").first.click()
    page.locator(".choices .where button").first.click()
    page.locator(".lesson .wrong").wait_for()
    return page


@scene("intrigue")
def intrigue_lesson(stage: Stage) -> Page:
    page = stage.person("").page("/learn/intrigue-2-secrets")
    for _ in range(3):
        page.locator(".spotlight .light").first.wait_for()
        page.locator(".lesson > button.main").click()
    page.locator(".player-chair").nth(1).click()
    page.locator(".choices [data-action^='investigate']").first.wait_for()
    return page


@scene("around")
def hot_seat_names(stage: Stage) -> Page:
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["open"], ["open"], ["steward"]]}, start=False)
    page = anna.page(f"/hot-seat/{table}")
    page.get_by_role("textbox").first.wait_for()
    return page


@scene("around")
def hot_seat_curtain(stage: Stage) -> Page:
    page = hot_seat_names(stage)
    page.locator("form button.main").click()
    page.locator(".looks button").first.click()
    page.locator("main.curtain").wait_for()
    return page


# The castle.


def castle(stage: Stage, first: Person | None = None, **options: Any) -> tuple[Person, str]:
    """A table of KingUp! with bots, or of another game."""
    anna = first or stage.person("Anna")
    usual = {"game": "kingup", "seats": [["me"], *STEWARDS]}
    return anna, anna.open(usual | options)


@scene("castle")
def placement(stage: Stage) -> Page:
    anna, table = castle(stage)
    bring(table, [anna], lambda view: asked(view, "place") and min(view["game"]["places"]) < 5, any_move)
    page = at(anna, table)
    page.locator(".character.can").first.wait_for()
    return page


@scene("castle")
def choosing_where(stage: Stage) -> Page:
    page = placement(stage)
    page.locator(".character.can").first.click()
    page.locator(".target").first.wait_for()
    return page


@scene("castle")
def climbing(stage: Stage) -> Page:
    anna, table = castle(stage)
    bring(table, [anna], lambda view: asked(view, "climb"), upwards())
    page = at(anna, table)
    page.locator(".character.can").first.wait_for()
    return page


@scene("castle")
def why_not(stage: Stage) -> Page:
    page = placement(stage)
    page.locator(".character:not(.can)").first.click()
    page.locator(".toast a").wait_for()
    return page


@scene("castle")
def election(stage: Stage) -> Page:
    people, table = company(stage)
    bring(table, people, lambda view: asked(view, "vote"), upwards())
    page = at(people[0], table)
    page.locator(".ballot").nth(1).click()
    page.locator(".ballot[aria-pressed=true]").wait_for()
    return page


@scene("castle")
def coached(stage: Stage) -> Page:
    anna, table = castle(stage)
    bring(table, [anna], lambda view: asked(view, "vote"), upwards())
    page = at(anna, table)
    page.locator(".ballot").first.wait_for()
    page.keyboard.press("c")
    page.locator(".coach button.main").click()
    page.locator(".coach ol").wait_for()
    return page


def company(stage: Stage, first: Person | None = None, **options: Any) -> tuple[list[Person], str]:
    """Three friends with a table of 2024, which they know how to steer."""
    anna = first or stage.person("Anna")
    usual = {"game": "vive-le-roi", "seats": [["me"], ["open"], ["open"]]}
    table = anna.open(usual | options)
    return [anna, *stage.friends(anna, table, ("Bruno", "Chiara"))], table


def slowed(stage: Stage, name: str) -> Person:
    """Somebody for whom everything stands still until it is told to go on (`advance`)."""
    stage.wishes["pace"] = "calm"
    person = stage.person(name)
    del stage.wishes["pace"]
    person.plant("shown_table.js", "calm: 1,", "calm: 1000,")
    person.plant("table/playback.js", "MOST_MS = 28_000", "MOST_MS = Infinity")
    person.plant("shown_table.js", "this.playback = new Playback({", "this.playback = window.playback = new Playback({")
    return person


IS_BEHIND = "() => !playback.present"
"""Whether something is still to be shown."""
ADVANCE = """async () => {
    const landing = playback._landing;
    playback._stop();
    if (landing) playback._draw();
    else if (!playback.present) playback._next();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""
"""The next frame, and no further; then it is drawn."""


def advance(page: Page, wanted: str, most: int = 40) -> Page:
    """Frame by frame until something is there."""
    for _ in range(most):
        if page.locator(wanted).count():
            return page
        page.evaluate(ADVANCE)
    raise AssertionError(f"{wanted} was never shown")


def watched_election(stage: Stage, vote: str, wanted: int | None = None, **options: Any) -> Page:
    """The page of somebody before whom an election stands still, when all have voted: Anna as she is told."""
    people, table = company(stage, first=slowed(stage, "Anna"), **options)

    def is_voted(view: dict[str, Any]) -> bool:
        return asked(view, "vote") and wanted in (None, view["game"]["candidate"])

    bring(table, people, is_voted, upwards(wanted))
    page = at(people[0], table)
    page.locator(".ballot").first.wait_for()
    for person in people:
        person.play(table, vote if person is people[0] else "vote yes")
    page.wait_for_function(IS_BEHIND, polling=50)
    return page


@scene("castle")
def reveal_no(stage: Stage) -> Page:
    return advance(watched_election(stage, "vote no"), ".laid-card.vote-no")


@scene("castle")
def jester_crowned(stage: Stage) -> Page:
    return advance(watched_election(stage, "vote yes", JESTER), ".scene.upside-down")


@scene("castle")
def count(stage: Stage) -> Page:
    return advance(watched_election(stage, "vote yes"), ".character.counted")


@scene("castle")
def ambition_choice(stage: Stage) -> Page:
    anna, table = castle(stage, game="vive-le-roi", ambition=True)
    page = at(anna, table)
    page.locator(".ambition").first.wait_for()
    return page


@scene("castle")
def wedding_wait(stage: Stage) -> Page:
    people, table = company(stage, wedding=True, ambition=True)

    def is_waited(view: dict[str, Any]) -> bool:
        return BESIDE_THRONE in view["game"]["places"]

    bring(table, people, is_waited, upwards())
    bring(table, people, lambda view: is_waited(view) and asked(view, "climb"), dawdling)
    page = at(people[0], table)
    page.locator(".character.can").first.wait_for()
    return page


@scene("castle")
def emissary(stage: Stage) -> Page:
    anna, table = castle(stage, game="vive-le-roi", emissary=True, seats=[["me"], ["steward"]])
    bring(table, [anna], lambda view: asked(view, "climb"), upwards())
    return at(anna, table)


@scene("castle")
def team_proposal(stage: Stage) -> Page:
    anna = stage.person("Anna")
    seats = [["me", "open"], ["steward", "steward"], ["steward"]]
    table = anna.open({"game": "vive-le-roi", "seats": seats})
    [bruno] = stage.friends(anna, table, ("Bruno",))
    bring(table, [anna], lambda view: asked(view, "place", "climb"), any_move)
    bruno.play(table, any_move(bruno.look(table)))
    page = at(anna, table)
    page.locator(".proposal button.main").wait_for()
    return page


def finished_table(stage: Stage) -> tuple[Person, str]:
    """A game of KingUp! that was played to its end."""

    def play() -> tuple[Person, str]:
        anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
        bring(table, [anna], lambda view: view["status"] == "finished", upwards())
        return anna, table

    return over(stage, "kingup", play)


@scene("castle")
def finished(stage: Stage) -> Page:
    anna, table = finished_table(stage)
    page = at(anna, table)
    page.locator(".ranking").wait_for()
    return page


@scene("castle")
def replay(stage: Stage) -> Page:
    anna, table = finished_table(stage)
    page = anna.page(f"/table/{table}/replay/1/30")
    page.locator(".player-secrets").first.wait_for()
    return page


# Circles.


def circle_of_friends(stage: Stage) -> tuple[Person, str]:
    """The host of a circle in which three friends have played six games, with a season and a campaign."""

    def play() -> tuple[Person, str]:
        anna, *others = people = [stage.person(name) for name in ("Anna", "Bruno", "Chiara")]
        circle = str(anna.post("/api/circles", {"name": "Thursdays"})["id"])
        here = f"/api/circles/{circle}"
        link = anna.ask(here)["link"]
        for friend in others:
            friend.post(f"{here}/join", {"id": "join", "link": link})
        for kind, name in (("begin-season", "Winter"), ("open-campaign", "The crown"), ("add", "Grandma")):
            anna.post(f"{here}/commands", {"type": kind, "id": kind, "name": name})
        for number in range(6):
            game = ("kingup", "vive-le-roi")[number % 2]
            options = {"game": game, "seats": [["me"], ["open"], ["open"], ["steward"]]}
            table = str(anna.post(f"/api/tables?circle={circle}", options)["id"])
            for friend in others:
                friend.do(table, "sit")
            anna.do(table, "start")
            bring(table, people, lambda view: view["status"] == "finished", upwards())
        anna.post(f"/api/tables?circle={circle}", {"game": "kingup", "seats": [["me"], ["open"], ["open"]]})
        return anna, circle

    return over(stage, "circle", play)


@scene("circles")
def circles(stage: Stage) -> Page:
    anna, _ = circle_of_friends(stage)
    page = anna.page("/circles")
    page.get_by_role("link", name="Thursdays").wait_for()
    return page


@scene("circles")
def circle(stage: Stage) -> Page:
    """With everything that its host may do about members."""
    anna, circle_id = circle_of_friends(stage)
    page = anna.page(f"/circle/{circle_id}")
    page.locator(".standings").wait_for()
    page.get_by_text("Manage members").click()
    return page


@scene("circles")
def campaign_board(stage: Stage) -> Page:
    anna, circle_id = circle_of_friends(stage)
    page = anna.page(f"/circle/{circle_id}/campaign/1")
    page.locator(".achievements:not(.folded) .achievement").first.wait_for()
    return page


@scene("circles")
def own_results(stage: Stage) -> Page:
    anna, _ = circle_of_friends(stage)
    page = anna.page("/results")
    page.locator(".standings").wait_for()
    return page


# Intrigue.


def intrigue(stage: Stage, **options: Any) -> tuple[Person, str]:
    """A table of intrigue with bots."""
    anna = stage.person("Anna")
    usual = {"game": "intrigue", "seats": [["me"], *STEWARDS, ["steward"]]}
    return anna, anna.open(usual | options)


FRIENDS = ("Anna", "Bruno", "Chiara", "Dario")


def intrigue_friends(stage: Stage, names: tuple[str, ...] = FRIENDS, **options: Any) -> tuple[list[Person], str]:
    """Four friends at a table of intrigue."""
    anna = stage.person(names[0])
    table = anna.open({"game": "intrigue", "seats": [["me"], ["open"], ["open"], ["open"]]} | options)
    return [anna, *stage.friends(anna, table, names[1:])], table


@played_again
def plotters(stage: Stage, *verbs: str, names: tuple[str, ...] = FRIENDS) -> tuple[list[Person], str]:
    """Four friends at a table of intrigue, first the one who may do one of these."""
    people, table = intrigue_friends(stage, names)
    able: list[int] = []

    def save_until_able(view: dict[str, Any]) -> str | None:
        if any(each["verb"] in verbs for each in view["legal"]):
            able.append(view["me"])
            return None
        return saves(view)

    bring(table, people, lambda _: bool(able), save_until_able)
    return sorted(people, key=lambda person: person is not people[able[0]]), table


def saves(view: dict[str, Any]) -> str:
    """Buys where it can, and refuses whatever is offered."""
    texts = [each["text"] for each in view["legal"]]
    wishes = ("buy from the pile", "decline", "refuse", "pass")
    return str(next((text for wish in wishes for text in texts if text.startswith(wish)), texts[0]))


@scene("intrigue")
def intrigue_turn(stage: Stage) -> Page:
    anna, table = intrigue(stage)
    bring(table, [anna], lambda view: asked(view, "act") and view["game"]["round"] > 1, saves)
    page = at(anna, table)
    page.locator(".actions.yours .kind").first.wait_for()
    return page


@scene("intrigue")
def intrigue_actions(stage: Stage) -> Page:
    page = intrigue_turn(stage)
    page.locator(".rolecard").click()
    page.get_by_role("button", name="Bribe").first.click()
    page.locator(".choices .row button").nth(1).wait_for()
    return page


def first(view: dict[str, Any], *wishes: str) -> str:
    """The first of some wishes that can be done, each the beginning of an action; or else what `saves` does."""
    texts = [str(each["text"]) for each in view["legal"]]
    return next((text for wish in wishes for text in texts if text.startswith(wish)), None) or saves(view)


@scene("intrigue")
def intrigue_trade(stage: Stage) -> Page:
    people, table = intrigue_friends(stage)
    bring(
        table,
        people,
        lambda view: asked(view, "answer"),
        lambda view: first(view, "trade with Anna", "give 1 gold", "ask"),
    )
    page = at(people[0], table)
    page.locator(".desk button").first.wait_for()
    return page


@scene("intrigue")
def intrigue_hit_men(stage: Stage) -> Page:
    people, table = intrigue_friends(stage, scenario="hit-men", seats=[["me"], *[["open"]] * 3, ["steward"]])
    page = at(people[0], table)
    page.locator(".legend").wait_for()
    return page


@scene("intrigue")
def intrigue_alliance(stage: Stage) -> Page:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "join"), lambda view: first(view, "ally with Anna"))
    page = at(people[0], table)
    page.locator(".desk button").first.wait_for()
    return page


@scene("intrigue")
def intrigue_dossier(stage: Stage) -> Page:
    people, table = plotters(stage, "investigate")
    people[0].play(table, first(people[0].look(table), "investigate the role"))
    page = at(people[0], table)
    page.locator(".tab-notebook").click()
    page.locator(".dossier li").first.wait_for()
    return page


@scene("intrigue")
def intrigue_person(stage: Stage) -> Page:
    """What Anna knows of somebody whose hand she has looked at."""
    people, table = plotters(stage, "investigate")
    look = first(people[0].look(table), "investigate the hand")
    people[0].play(table, look)
    page = at(people[0], table)
    name = next(name for name in FRIENDS if f" of {name} " in f"{look} ")
    page.get_by_role("button", name=re.compile(f"^{name}: ")).click()
    page.locator(".person-dossier .holds li").first.wait_for()
    return page


@scene("intrigue")
def intrigue_sheet(stage: Stage) -> Page:
    page = intrigue_turn(stage)
    page.locator(".tab-roles").click()
    page.locator(".sheet table").wait_for()
    return page


@scene("intrigue")
def intrigue_reference(stage: Stage) -> Page:
    page = intrigue_turn(stage)
    page.keyboard.press("r")
    page.locator(".reference .costs").wait_for()
    return page


def finished_intrigue(stage: Stage) -> tuple[Person, str]:
    """A game of intrigue that was played to its end."""

    def play() -> tuple[Person, str]:
        anna, table = intrigue(stage, most_rounds=5)
        bring(table, [anna], lambda view: view["status"] == "finished", saves)
        return anna, table

    return over(stage, "intrigue", play)


@scene("intrigue")
def intrigue_finished(stage: Stage) -> Page:
    anna, table = finished_intrigue(stage)
    page = at(anna, table)
    page.locator(".ranking").wait_for()
    return page


@scene("intrigue")
def intrigue_replay(stage: Stage) -> Page:
    anna, table = finished_intrigue(stage)
    page = anna.page(f"/table/{table}/replay/1/40")
    page.locator(".goods").first.wait_for()
    return page


# All that is drawn, at a server that shows it (`--gallery`).


@scene("art")
def art_of_2003(stage: Stage) -> Page:
    return drawn(stage, "Alighiero")


@scene("art")
def art_of_2024(stage: Stage) -> Page:
    return drawn(stage, "Aliénor")


@scene("art")
def art_of_intrigue(stage: Stage) -> Page:
    page = stage.person("Anna").page("/gallery/intrigue")
    page.locator(".hall .medallion").first.wait_for()
    return page


def drawn(stage: Stage, cast: str) -> Page:
    """A cast with every expression, and its castle at every hour."""
    page = stage.person("").page(f"/gallery/{cast}")
    page.locator(".gallery .size-200").first.wait_for()
    return page
