"""Who may do what: every route and command, for nobody, a spectator, another seat, one's own seat and the host."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Annotated, Any, get_args
from unittest.mock import patch

import pytest
from litestar import Litestar, get
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

from vivat.table import commands, decide
from vivat.table.table import Table
from vivat.web import app as web_app
from vivat.web import replaying, routes
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS
from vivat.web.reviewing import ReviewProgress

ACTORS = ("nobody", "spectator", "other", "own", "host")
"""The host of these tables has no chair: what the host may do is not what a player may do."""
NUMBERS = count(1)

OPEN = ("nobody", "anybody")
OPEN_ROUTES = {
    ("GET", "/api/openapi.json"),
    ("GET", "/api/games"),
    ("GET", "/api/rules"),
    ("GET", "/api/lessons/{lesson:str}"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{day:str}"),
    ("POST", "/api/puzzles/{day:str}"),
    ("POST", "/api/options"),
    ("GET", "/api/health"),
    ("GET", "/api/metrics"),
    ("POST", "/api/guests"),
    ("GET", "/api/visitor"),
    ("POST", "/api/codes"),
    ("POST", "/api/circles/{circle_id:str}/invitation"),
    ("POST", "/api/devices"),
    ("POST", "/api/passkeys/options"),
    ("POST", "/api/passkeys"),
    ("GET", "/api/tables"),
    ("POST", "/api/notices/confirm"),
    ("POST", "/api/notices/unsubscribe"),
    ("GET", "/"),
    ("GET", "/{page:path}"),
    ("GET", "/client/{page:path}"),
    ("GET", "/words/{name:str}"),
}
"""Everything that somebody without a token is answered."""
TABLE = {"game": "kingup", "seats": [["open"], ["open"], ["open"]]}
BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/api/guests"): {"name": "Zed"},
    ("PUT", "/api/me"): {"name": "Zed"},
    ("POST", "/api/options"): TABLE,
    ("POST", "/api/puzzles/{day:str}"): {"action": "vote yes"},
    ("POST", "/api/tables"): TABLE,
    ("DELETE", "/api/me"): None,
    ("POST", "/api/circles"): {"name": "Zeds"},
    ("POST", "/api/circles/{circle_id:str}/invitation"): {"link": "guessed"},
    ("POST", "/api/circles/{circle_id:str}/join"): {"id": "join", "link": "guessed"},
    ("POST", "/api/circles/{circle_id:str}/commands"): {"type": "leave", "id": "leave"},
    ("POST", "/api/codes"): {"code": "nobody has it"},
    ("POST", "/api/devices"): {"code": "nobody has it"},
    ("PUT", "/api/me/devices/{device_id:str}"): {"name": "Telephone"},
    ("DELETE", "/api/me/devices/{device_id:str}"): None,
    ("DELETE", "/api/me/devices"): None,
    ("POST", "/api/me/links"): None,
    ("POST", "/api/tables/{table_id:str}/games/{game:int}/review"): None,
    ("POST", "/api/me/recovery"): None,
    ("POST", "/api/me/passkeys/options"): None,
    ("POST", "/api/me/passkeys"): {"id": "x", "response": {"clientDataJSON": "e30", "attestationObject": ""}},
    ("DELETE", "/api/me/passkeys/{passkey_id:str}"): None,
    ("POST", "/api/passkeys/options"): None,
    ("POST", "/api/passkeys"): {
        "id": "x",
        "response": {"clientDataJSON": "e30", "authenticatorData": "", "signature": ""},
    },
    ("PUT", "/api/me/notices"): {"quiet_from": "22:00", "quiet_to": "08:00"},
    ("POST", "/api/me/notices/channels"): {"address": {"type": "webhook", "url": "json://refused"}},
    ("DELETE", "/api/me/notices/channels/{channel_id:str}"): None,
    ("POST", "/api/me/notices/test"): None,
    ("POST", "/api/notices/confirm"): None,
    ("POST", "/api/notices/unsubscribe"): None,
    ("POST", "/api/tables/{table_id:str}/reports"): {"id": "report", "lines": [0]},
    ("POST", "/api/tables/{table_id:str}/coach"): {},
    ("POST", "/api/tables/{table_id:str}/join"): {"type": "sit", "id": "sit"},
    ("POST", "/api/tables/{table_id:str}/leave"): {"type": "leave", "id": "leave"},
    ("POST", "/api/tables/{table_id:str}/commands"): {"type": "resume", "id": "resume"},
}
LAST_ACTS = {("DELETE", "/api/me"), ("DELETE", "/api/me/devices")}
"""What a guest does once."""
PARAMETERS = {
    "{device_id:str}": "nobodys",
    "{passkey_id:str}": "nobodys",
    "{game:int}": "1",
    "{moment:int}": "0",
    "{page:path}": "index.html",
    "{name:str}": "en.ftl",
    "{lesson:str}": "kingup",
    "{day:str}": "2000-01-01",
    "{channel_id:str}": "somebody-else-s",
    "{circle_id:str}": "nowhere",
    "{campaign:int}": "1",
}


@dataclass
class Hall:
    """The application in this process, and its guests."""

    client: TestClient[Litestar]
    tokens: dict[str, str] = field(default_factory=dict)
    finished: str = ""
    private: str = ""
    """Finished too, at a table without spectators."""

    @property
    def app(self) -> Litestar:
        found: Litestar = self.client.app
        return found

    def headers(self, guest: str) -> dict[str, str]:
        return {} if guest == "nobody" else {"Authorization": f"Bearer {self.tokens[guest]}"}

    def ask(self, guest: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the answer; a problem as its key."""
        self.client.cookies.clear()
        answer = self.client.request(method, path, json=body, headers=self.headers(guest))
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        content: Any = answer.json() if is_json else answer.text
        return answer.status_code, content["key"] if answer.status_code >= 400 else content

    def do(self, guest: str, table_id: str, /, **command: Any) -> str:
        """The key of the refusal, or "ok"."""
        body = {"id": f"c{next(NUMBERS)}", **command}
        status, said = self.ask(guest, "POST", f"/api/tables/{table_id}/commands", body)
        return "ok" if status == 200 else str(said)

    def do_by_socket(self, guest: str, table_id: str, /, **command: Any) -> str:
        """The same over a socket; "closed" if there is none for this guest."""
        self.client.cookies.clear()
        try:
            with self.client.websocket_connect(f"/api/tables/{table_id}/socket", headers=self.headers(guest)) as socket:
                socket.send_json({"id": f"c{next(NUMBERS)}", **command})
                while (message := socket.receive_json())["type"] not in ("ack", "refused"):
                    pass
        except WebSocketDisconnect:
            return "closed"
        return "ok" if message["type"] == "ack" else str(message["key"])

    def newcomer(self, guest: str) -> str:
        """Somebody else with the same rights by themselves: those of a guest, or none."""
        if guest != "nobody":
            made = self.client.post("/api/guests", json={"name": "New", "bearer": True}).json()
            self.tokens["newcomer"] = made["token"]
        return guest if guest == "nobody" else "newcomer"

    def must(self, guest: str, table_id: str, /, **command: Any) -> None:
        assert self.do(guest, table_id, **command) == "ok"

    def new_table(self, **options: Any) -> str:
        """A table of the host's, who does not sit at it."""
        status, made = self.ask("host", "POST", "/api/tables", TABLE | options)
        assert status == 201
        return str(made["id"])

    def view(self, guest: str, table_id: str) -> dict[str, Any]:
        status, view = self.ask(guest, "GET", f"/api/tables/{table_id}")
        assert status == 200
        found: dict[str, Any] = view
        return found


def play_to_the_end(hall: Hall, table_id: str) -> None:
    for _ in range(2000):
        for guest in ("own", "other", "third"):
            view = hall.view(guest, table_id)
            if view["status"] == "finished":
                return
            if view["legal"] and view["ballot"] is None:
                action = view["legal"][0]["text"]
                hall.must(guest, table_id, type="play", decision=view["decision"], action=action)
    raise AssertionError("the game does not end")


async def review_at_once(_record: str, _worlds: int | None) -> AsyncIterator[ReviewProgress]:
    yield ReviewProgress(1.0, b"{}")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    app = make_app(f"sqlite:///{tmp_path_factory.mktemp('access') / 'vivat.db'}", NO_LIMITS)
    with (
        patch("vivat.table.decide.ABANDONED_MS", 0),  # instead of two minutes
        patch("vivat.web.reviewing.in_process", review_at_once),
        TestClient(app, raise_server_exceptions=False) as client,
    ):
        hall = Hall(client)
        for guest in ("spectator", "other", "own", "host", "third", "late"):
            answer = client.post("/api/guests", json={"name": guest.title(), "bearer": True})
            hall.tokens[guest] = answer.json()["token"]
        hall.finished, hall.private = playing(hall), playing(hall, spectators=False)
        for table_id in (hall.finished, hall.private):
            play_to_the_end(hall, table_id)
        yield hall


# Situations in which a command can be done, by whoever may.


def gathering(hall: Hall, **options: Any) -> str:
    """Own and other sit; one chair is open."""
    table_id = hall.new_table(**options)
    for guest in ("own", "other"):
        hall.must(guest, table_id, type="sit")
    return table_id


def full(hall: Hall, **options: Any) -> str:
    table_id = gathering(hall, **options)
    hall.must("third", table_id, type="sit")
    return table_id


def playing(hall: Hall, **options: Any) -> str:
    """A game in which "own" is asked: whoever draws the first turn is that one."""
    for _ in range(200):
        table_id = full(hall, **options)
        hall.must("host", table_id, type="start")
        if hall.view("own", table_id)["legal"]:
            return table_id
    raise AssertionError("own never begins")


def paused(hall: Hall) -> str:
    table_id = playing(hall)
    for guest in ("own", "other", "third"):
        hall.must(guest, table_id, type="pause")
    return table_id


def left(hall: Hall) -> str:
    """The third has got up, and a bot keeps the chair."""
    table_id = playing(hall)
    hall.must("third", table_id, type="leave")
    return table_id


def finished(hall: Hall) -> str:
    return hall.finished


@dataclass(frozen=True)
class Cell:
    """How a command is tried, and what besides the needs of `decide.NEEDS` decides about it."""

    situation: Callable[[Hall], str]
    fields: Callable[[Hall, str], dict[str, Any]] = lambda *_: {}
    otherwise: dict[str, str] = field(default_factory=dict)
    """What is said to somebody who has what the command needs, and yet may not; or "ok" to somebody who lacks it."""
    taker: str | None = None
    """Somebody who watches meanwhile."""


def first_legal(hall: Hall, table_id: str) -> dict[str, Any]:
    view = hall.view("own", table_id)
    return {"decision": view["decision"], "action": view["legal"][0]["text"]}


def own_chair(hall: Hall, table_id: str) -> dict[str, Any]:
    return {"chair": hall.view("own", table_id)["me"]}


def third_chair(hall: Hall, table_id: str) -> dict[str, Any]:
    return {"chair": hall.view("third", table_id)["me"]}


def to_the_late(hall: Hall, table_id: str) -> dict[str, Any]:
    return third_chair(hall, table_id) | {"guest": hall.ask("late", "GET", "/api/me")[1]["id"]}


def to_agree(hall: Hall, table_id: str) -> dict[str, Any]:
    """The host has offered the chair of the third."""
    found = to_the_late(hall, table_id)
    hall.do("host", table_id, type="give", **found)
    return found


def with_clock(hall: Hall) -> str:
    return playing(hall, clock={"kind": "decision", "seconds": 3600})


CELLS: dict[type[commands.Command], Cell] = {
    commands.Sit: Cell(gathering, otherwise={"own": "table-sits-already", "other": "table-sits-already"}),
    commands.Leave: Cell(gathering),
    commands.Arrange: Cell(gathering, lambda *_: {"chair": 2, "level": "steward"}),
    commands.Remove: Cell(gathering, lambda hall, _: {"guest": hall.ask("own", "GET", "/api/me")[1]["id"]}),
    commands.Start: Cell(full),
    commands.Play: Cell(playing, first_legal, {"other": "refused-not-asked"}),
    commands.VoteAhead: Cell(
        playing,
        lambda *_: {"character": 0, "vote": "vote no"},
        dict.fromkeys(("own", "other"), "table-no-votes-ahead"),
    ),
    commands.Say: Cell(playing, lambda *_: {"text": "hello"}),
    commands.Phrase: Cell(playing, lambda *_: {"phrase": "hello"}),
    commands.Claim: Cell(playing, lambda *_: {"text": "hello"}),
    commands.Mute: Cell(playing, third_chair),
    commands.Note: Cell(playing, lambda *_: {"cell": "a", "mark": "b"}),
    commands.Pause: Cell(playing),
    commands.Resume: Cell(paused),
    commands.MoreTime: Cell(with_clock, own_chair, {"own": "table-time-is-a-gift"}),
    commands.Holiday: Cell(playing, lambda *_: {"days": 1}, dict.fromkeys(("own", "other"), "table-no-holidays")),
    commands.StandIn: Cell(playing, otherwise=dict.fromkeys(("own", "other"), "table-bots-are-ready")),
    commands.Give: Cell(left, to_the_late, taker="late"),
    commands.Agree: Cell(left, to_agree, taker="late"),
    commands.Rematch: Cell(finished),
}
HOST_ONLY = {commands.Arrange, commands.Remove, commands.Start, commands.Give}
FOR_GUESTS = {commands.Sit}


def expected(command: type[commands.Command], actor: str) -> str:
    """From what the command needs, and from what the matrix adds."""
    need = decide.NEEDS[command][0]
    if actor == "nobody":
        return "guest-unknown"
    if need == "host" and actor != "host":
        return "table-not-seated" if actor == "spectator" else "table-host-only"
    if need == "seated" and actor in ("spectator", "host"):
        return "table-not-seated"
    return CELLS[command].otherwise.get(actor, "ok")


def tries(hall: Hall, command: type[commands.Command]) -> Iterator[tuple[str, str, str]]:
    """Each actor tries a command by each way: who, what was said, what should be. A table that changes is made anew."""
    cell = CELLS[command]
    table_id = cell.situation(hall)
    with ExitStack() as stack:
        for actor in ACTORS:
            should = expected(command, actor)
            for way in (hall.do, hall.do_by_socket):
                if cell.taker:
                    taker = f"/api/tables/{table_id}/socket"
                    stack.enter_context(hall.client.websocket_connect(taker, headers=hall.headers(cell.taker)))
                fields = cell.fields(hall, table_id)
                said = way(actor, table_id, type=command.__struct_config__.tag, **fields)
                yield actor, said, "closed" if (should, way) == ("guest-unknown", hall.do_by_socket) else should
                if said == "ok":
                    stack.close()
                    table_id = cell.situation(hall)


def test_every_command_is_in_the_matrix() -> None:
    known = set(get_args(commands.AnyCommand))
    assert set(CELLS) == known, "a new command needs a line in CELLS"
    assert set(decide.NEEDS) == known
    assert {each for each, (need, _) in decide.NEEDS.items() if need == "host"} == HOST_ONLY
    assert {each for each, (need, _) in decide.NEEDS.items() if need == "guest"} == FOR_GUESTS


def check_command(hall: Hall, command: type[commands.Command]) -> None:
    for actor, said, should in tries(hall, command):
        assert said == should, f"{command.__name__} by {actor}"


@pytest.mark.parametrize("command", CELLS, ids=lambda command: command.__name__)
def test_a_command_is_done_for_those_it_is_meant_for_and_refused_to_others(
    hall: Hall, command: type[commands.Command]
) -> None:
    check_command(hall, command)


def test_whoever_is_given_a_chair_sees_its_cards_under_their_own_name(hall: Hall) -> None:
    table_id = left(hall)
    hall.client.cookies.clear()
    with hall.client.websocket_connect(f"/api/tables/{table_id}/socket", headers=hall.headers("late")) as socket:
        given = to_agree(hall, table_id)
        assert hall.view("own", table_id)["offers"] == [given | {"name": "Late", "agreed": []}]
        known = hall.view("third", table_id)["game"]
        for guest in ("own", "other"):
            hall.must(guest, table_id, type="agree", **given)
        while (message := socket.receive_json())["type"] != "snapshot" or message["view"]["me"] is None:
            pass
    assert message["view"]["me"] == given["chair"]
    assert message["view"]["game"]["cards"] == known["cards"]
    assert message["view"]["chairs"][given["chair"]]["name"] == "Late"
    assert hall.view("third", table_id)["me"] is None
    assert hall.do("third", table_id, type="sit") == "table-has-begun"


def test_a_command_of_which_nobody_said_what_it_needs_is_refused_to_all(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = playing(hall)
    monkeypatch.setattr(decide, "NEEDS", {})
    assert {hall.do(actor, table_id, type="say", text="x") for actor in ACTORS[1:]} == {"table-not-allowed"}


@pytest.mark.parametrize(
    ("command", "need"),
    [(commands.Start, "seated"), (commands.Arrange, "guest"), (commands.Say, "guest"), (commands.Rematch, "host")],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
def test_a_wrong_need_is_caught(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, command: type[commands.Command], need: decide.Need
) -> None:
    monkeypatch.setitem(decide.NEEDS, command, (need, decide.NEEDS[command][1]))
    with pytest.raises(AssertionError):
        test_every_command_is_in_the_matrix()


@pytest.mark.parametrize("command", [commands.Start, commands.Arrange, commands.Say], ids=lambda each: each.__name__)
def test_a_door_that_stands_open_is_caught(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, command: type[commands.Command]
) -> None:
    def for_everybody(table: Table, author: decide.Author, asked: Any, *rest: Any) -> Any:
        if type(asked) is not command:
            return decide.decide(table, author, asked, *rest)
        judge = decide.CommandJudge(table, author, *rest)
        judge.chair = judge.chair or 0
        return decide.NEEDS[command][1](judge, asked)

    monkeypatch.setattr("vivat.table.submission.decide", for_everybody)
    with pytest.raises(AssertionError, match=f"{command.__name__} by"):
        check_command(hall, command)


# Routes.


def http_routes(app: Litestar) -> list[tuple[str, str, HTTPRouteHandler]]:
    """Every method of every path."""
    return [
        (method, route.path, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    ]


def path_of(path: str, table_id: str) -> str:
    for name, value in ({"{table_id:str}": table_id} | PARAMETERS).items():
        path = path.replace(name, value)
    assert "{" not in path, f"{path} needs a line in PARAMETERS"
    return path


def body_of(method: str, path: str) -> Any:
    if method in ("GET", "OPTIONS"):
        return None
    assert (method, path) in BODIES, f"{method} {path} needs a line in BODIES"
    return BODIES[method, path]


def check_routes(hall: Hall, table_id: str, strangers_refused: bool) -> int:
    """Each actor asks each route; returns how many."""
    asked = 0
    for method, path, handler in http_routes(hall.app):
        need = handler.opt.get("needs")
        for actor in ACTORS:
            who = hall.newcomer(actor) if (method, path) in LAST_ACTS else actor
            status, said = hall.ask(who, method, path_of(path, table_id), body_of(method, path))
            where = f"{method} {path} by {actor}"
            if need not in (*OPEN, "guest"):
                assert (status, said) == (403, "table-not-allowed"), where
            elif need == "guest" and actor == "nobody":
                assert (status, said) == (401, "guest-unknown"), where
            elif strangers_refused and actor == "spectator" and "{table_id" in path:
                assert (status, said) == (403, "table-no-spectators"), where
            else:
                assert status not in (401, 403), where
            asked += 1
    return asked


def test_what_is_open_to_all_is_listed_here(hall: Hall) -> None:
    found = {(method, path) for method, path, handler in http_routes(hall.app) if handler.opt.get("needs") in OPEN}
    assert found == OPEN_ROUTES


def test_every_route_asks_for_what_it_needs(hall: Hall) -> None:
    assert check_routes(hall, playing(hall), strangers_refused=False) >= 5 * 20


def test_a_table_without_spectators_admits_no_strangers_by_any_route(hall: Hall) -> None:
    check_routes(hall, playing(hall, spectators=False), strangers_refused=True)


def test_the_games_of_such_a_table_stay_with_it_when_they_are_over(hall: Hall) -> None:
    check_routes(hall, hall.private, strangers_refused=True)
    for what in ("record", "log", "log?chair=0", "moments/3", "moments/3?chair=1", "review"):
        for table_id, status in ((hall.finished, 200), (hall.private, 403)):
            assert hall.ask("own", "GET", f"/api/tables/{table_id}/games/1/{what}")[0] == 200
            assert hall.ask("spectator", "GET", f"/api/tables/{table_id}/games/1/{what}")[0] == status


def test_strangers_see_such_a_table_only_while_they_could_sit_down(hall: Hall) -> None:
    table_id = gathering(hall, spectators=False)
    assert hall.ask("spectator", "GET", f"/api/tables/{table_id}")[0] == 200
    hall.must("third", table_id, type="sit")
    assert hall.ask("spectator", "GET", f"/api/tables/{table_id}") == (403, "table-no-spectators")


def test_whoever_gave_a_place_away_is_a_stranger(hall: Hall) -> None:
    table_id = gathering(hall, spectators=False)
    hall.must("other", table_id, type="leave")
    hall.must("late", table_id, type="sit")
    hall.must("third", table_id, type="sit")
    assert hall.ask("other", "GET", f"/api/tables/{table_id}") == (403, "table-no-spectators")


def test_every_socket_asks_for_what_it_needs(hall: Hall) -> None:
    found = [route for route in hall.app.routes if isinstance(route, WebSocketRoute)]
    assert [route.path for route in found] == ["/api/tables/{table_id:str}/socket"], "a new socket needs a test here"
    for options, shut in (({}, {"nobody"}), ({"spectators": False}, {"nobody", "spectator"})):
        table_id = playing(hall, **options)
        closed = {actor for actor in ACTORS if hall.do_by_socket(actor, table_id, type="resume") == "closed"}
        assert closed == shut
    assert hall.do_by_socket("own", "no-such-table", type="resume") == "closed"


SECRETS = [
    f"games/{game}/{what}"
    for game in (0, 1, 2)
    for what in (
        *("record", "log", "log?chair=0", "log?chair=1", "moments/0", "moments/1?chair=0", "moments/2?chair=1"),
        "review",
    )
]


def check_secrets(hall: Hall, table_id: str) -> None:
    for actor in ACTORS:
        for path in SECRETS:
            status, said = hall.ask(actor, "GET", f"/api/tables/{table_id}/{path}")
            assert status in (401, 404, 409), f"{path} by {actor}"
            assert said in ("guest-unknown", "table-no-such-game", "table-secret-until-the-end")


def test_a_running_game_gives_no_record_no_log_and_no_moment(hall: Hall) -> None:
    check_secrets(hall, playing(hall))
    check_secrets(hall, left(hall))
    check_secrets(hall, paused(hall))
    check_secrets(hall, gathering(hall))


def test_a_record_that_comes_too_soon_is_caught(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "finished_game", lambda table, number: table.games[number - 1])
    with pytest.raises(AssertionError, match="by"):
        check_secrets(hall, playing(hall))


def test_a_stranger_at_a_private_table_is_caught(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = playing(hall, spectators=False)

    def anybody(live: Any, author: decide.Author) -> int | None:
        found: int | None = live.table.chair_of(author.guest)
        return found

    monkeypatch.setattr(routes, "may_look", anybody)
    with pytest.raises(AssertionError, match="by spectator"):
        check_routes(hall, table_id, strangers_refused=True)


def test_a_route_of_which_nobody_said_what_it_needs_is_closed_and_noticed(tmp_path: Path) -> None:
    @get("/api/secret", sync_to_thread=False)
    def secret() -> str:
        return "the King"

    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)
    app.register(secret)
    with TestClient(app, raise_server_exceptions=False) as client:
        token = client.post("/api/guests", json={"name": "Ann", "bearer": True}).json()["token"]
        for headers in ({}, {"Authorization": f"Bearer {token}"}):
            answer = client.get("/api/secret", headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "table-not-allowed")


def test_a_new_route_for_all_is_noticed(tmp_path: Path) -> None:
    @get("/api/tables/{table_id:str}/everything", needs="nobody", sync_to_thread=False)
    def everything(table_id: Annotated[str, Parameter()]) -> str:
        return table_id

    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)
    app.register(everything)
    with TestClient(app) as client, pytest.raises(AssertionError):
        test_what_is_open_to_all_is_listed_here(Hall(client))


def test_without_the_door_the_matrix_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_door(connection: Any, handler: Any) -> None:
        connection.scope["user"] = decide.Author("x", "Mallory")

    monkeypatch.setattr(web_app, "admit", no_door)
    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)
    with TestClient(app, raise_server_exceptions=False) as client, pytest.raises(AssertionError, match="by nobody"):
        check_routes(Hall(client, dict.fromkeys(ACTORS, "x")), "x", strangers_refused=False)
