"""Other people's pages, tokens, names, chat, headers and logs: nothing gets in or out by a side door."""

import asyncio
import http.client
import json
import logging
import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import RequestFactory, TestClient
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE
from tests.web.inside import inside
from tests.web.programs import answer as decide_something
from tests.web.server import server
from vivat.client import Client
from vivat.game import VivatError
from vivat.table.decide import line_of
from vivat.table.devices import hashed
from vivat.table.json_lines import JsonLines
from vivat.web import access, guests, routes
from vivat.web.app import make_app
from vivat.web.guests import COOKIE, SECURE_COOKIE, checked_name
from vivat.web.hosts import Hosts
from vivat.web.limits import NO_LIMITS, Limits
from vivat.web.pages import SCRIPTS
from vivat.web.problems import HEADERS

HOST = "testserver.local"
EVERYWHERE = "0.0.0.0"  # noqa: S104
MARKUP = '<script>alert("x")</script>'
TRICKS = (
    *("\u202e", "\u202d", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c"),  # direction
    *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u180e"),  # no width
    *("\x00", "\x07", "\x08", "\x1b", "\x7f", "\x9b", "\u2028", "\u2029", "\ue000", "\U000e0001", "\uffff"),
)  # fmt: skip
UNSEEN = ("\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u034f", "\ufe0f", "\U000e0100")
SHOWN = {"L", "M", "N", "P", "S"}
"""Kinds of characters that put ink on the paper, and nothing else."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("safety")


@pytest.fixture(scope="module")
def browser(folder: Path) -> Iterator[TestClient[Litestar]]:
    app = make_app(f"sqlite:///{folder / 'vivat.db'}", NO_LIMITS)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def client(browser: TestClient[Litestar]) -> TestClient[Litestar]:
    browser.cookies.clear()
    return browser


def new_guest(client: TestClient[Litestar], name: str = "Ann") -> dict[str, str]:
    """The header of a new guest."""
    token = client.post("/api/guests", json={"name": name, "bearer": True}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


def new_table(client: TestClient[Litestar], headers: dict[str, str], **options: Any) -> str:
    body = {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]], **options}
    made = client.post("/api/tables", json=body, headers=headers)
    assert made.status_code == 201
    return str(made.json()["id"])


# Pages of others.

FOREIGN = (
    "http://elsewhere.example",
    f"http://{HOST}.elsewhere.example",
    f"http://{HOST}@elsewhere.example",
    f"http://elsewhere.example/{HOST}",
    f"http://{HOST}:8001",
    f"http://sub.{HOST}",
    "null",
    "",
    "file://",
    "http://[",
    HOST,
)


def changing_routes(app: Litestar) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = [
        (method, route.path.replace("{table_id:str}", "x").replace("{game:int}", "1"))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"GET", "OPTIONS"}
    ]
    assert len(found) >= 7
    return found


def check_origin(client: TestClient[Litestar], origin: str) -> None:
    mine = new_guest(client)
    for method, path in changing_routes(client.app):
        said = client.request(method, path, json={}, headers=mine | {"Origin": origin})
        assert (said.status_code, said.json()["key"]) == (403, "table-not-allowed"), path


@pytest.mark.parametrize("origin", FOREIGN)
def test_nothing_is_changed_for_a_page_of_somebody_else(client: TestClient[Litestar], origin: str) -> None:
    check_origin(client, origin)


def test_a_missing_check_of_origins_is_caught(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "comes_from_here", lambda *_: True)
    with pytest.raises(AssertionError):
        check_origin(client, "http://elsewhere.example")


@pytest.mark.parametrize("headers", [{}, {"Origin": f"http://{HOST}"}, {"Origin": f"https://{HOST}"}])
def test_our_own_pages_and_programs_are_welcome(client: TestClient[Litestar], headers: dict[str, str]) -> None:
    mine = new_guest(client) | headers
    table_id = new_table(client, mine)
    with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=mine) as socket:
        assert socket.receive_json()["type"] == "snapshot"


@pytest.mark.parametrize("origin", FOREIGN)
def test_no_socket_for_a_page_of_somebody_else(client: TestClient[Litestar], origin: str) -> None:
    mine = new_guest(client)
    address = f"/api/tables/{new_table(client, mine)}/socket"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(address, headers=mine | {"Origin": origin}) as socket,
    ):
        socket.receive_json()


def test_no_socket_for_a_cookie_that_no_page_sends(client: TestClient[Litestar]) -> None:
    mine = new_guest(client)
    address = f"/api/tables/{new_table(client, mine)}/socket"
    cookie = {"Cookie": f"{COOKIE}={mine['Authorization'].removeprefix('Bearer ')}"}
    with client.websocket_connect(address, headers=cookie | {"Origin": f"http://{HOST}"}) as socket:
        assert socket.receive_json()["type"] == "snapshot"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(address, headers=cookie) as socket:
        socket.receive_json()


# Names of others.


def test_a_name_that_leads_here_and_is_not_ours_is_refused_with_a_sentence(client: TestClient[Litestar]) -> None:
    """As a page does that has its own name lead to the address of this machine."""
    mine = new_guest(client)
    address = f"/api/tables/{new_table(client, mine)}/socket"
    other = {"Host": "elsewhere.example:8000", "Origin": "http://elsewhere.example:8000"}
    for path in ("/", "/api/me", "/client/js/app.js", "/words/en.ftl", "/api/openapi.json"):
        answer = client.get(path, headers=mine | other)
        assert (answer.status_code, answer.json()["key"]) == (421, "host-unknown"), path
        assert "“elsewhere.example:8000”" in answer.json()["sentence"]
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(address, headers=mine | other) as socket:
        socket.receive_json()


@pytest.mark.parametrize(
    ("named", "bound", "reached", "served", "refused"),
    [
        ((), "127.0.0.1", "127.0.0.1", ["127.0.0.1:8000", "localhost", "LOCALHOST.:1", "[::1]:80"], ["192.0.2.7", "x"]),
        ((), EVERYWHERE, "192.0.2.7", ["192.0.2.7:80", "den", "den.local"], ["192.0.2.8", "den.org", "", "[", ":8"]),
        ((), "::", "::ffff:192.0.2.7", ["192.0.2.7"], ["192.0.2.8"]),
        ((), "192.0.2.7", "192.0.2.7", ["192.0.2.7", "localhost:9"], ["192.0.2.8"]),
        (("a.example", "B.example:443"), EVERYWHERE, "192.0.2.7", ["A.example:8", "b.example", "localhost"],
         ["192.0.2.7", "den", "x.a.example", "a.example.x"]),
    ],
)  # fmt: skip
def test_the_hosts_are_those_that_were_named_or_the_machine_itself(
    named: tuple[str, ...], bound: str, reached: str, served: list[str], refused: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("vivat.web.hosts.sockets.gethostname", lambda: "Den")
    ours = Hosts(named, bound)
    for host in served + refused:
        request = RequestFactory(server=reached).get("/", headers={"host": host})
        assert ours.serves(request) == (host in served), host


@pytest.mark.parametrize(
    "host",
    [
        *(f"127.0.0.1:{port}" for port in ("a" * 2200, "a" * 3000, "0" * 2200 + "80", "65536", "-1", "+1")),
        *("user@127.0.0.1", "127.0.0.1/path", "127.0.0.1?q", "127.0.0.1#f", "[127.0.0.1", "::1", "127.0.0.1:1:2"),
    ],
    ids=lambda host: ascii(host[:30]),
)
def test_a_host_is_a_name_and_perhaps_a_port_and_nothing_else(client: TestClient[Litestar], host: str) -> None:
    """Links and QR codes are made of it: of thousands of letters that would take long, or fail."""
    mine = new_guest(client)
    table_id = new_table(client, mine)
    answer = client.get(f"/api/tables/{table_id}/invitation", headers=mine | {"Host": host})
    assert (answer.status_code, answer.json()["key"]) in ((421, "host-unknown"), (400, "http-400"))
    for good in ("127.0.0.1:65535", "localhost", "[::1]:8000"):
        answer = client.get(f"/api/tables/{table_id}/invitation", headers=mine | {"Host": good})
        assert answer.text.startswith("<?xml")


def test_no_page_of_others_may_read_our_answers(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/tables", headers={"Origin": "http://elsewhere.example"})
    assert not [name for name in answer.headers if name.startswith("access-control-")]


# Cookies and tokens.


def test_a_browser_gets_a_cookie_that_its_scripts_cannot_read(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/guests", json={"name": "Ann"})
    said = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert {"httponly", "samesite=lax", "path=/"} <= set(said)
    assert "secure" not in said
    token = answer.cookies[COOKIE]
    assert token not in answer.text
    assert answer.json()["token"] is None
    assert client.get("/api/me").json()["name"] == "Ann"
    assert token not in client.get("/api/me").text


def test_over_https_the_cookie_stays_there(client: TestClient[Litestar]) -> None:
    answer = client.post(f"https://{HOST}/api/guests", json={"name": "Ann"})
    said = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= said
    assert not [part for part in said if part.startswith("domain")], "a browser would not take it"
    assert list(answer.cookies) == [SECURE_COOKIE]
    assert client.get(f"https://{HOST}/api/me").json()["name"] == "Ann"


def test_a_cookie_from_before_there_was_https_is_replaced(client: TestClient[Litestar]) -> None:
    token = client.post("/api/guests", json={"name": "Ann"}).cookies[COOKIE]
    client.cookies.clear()
    older = {"Cookie": f"{COOKIE}={token}"}
    assert client.get("/api/me", headers=older).headers.get("set-cookie") is None
    for path in ("/api/me", "/api/visitor"):
        answer = client.get(f"https://{HOST}{path}", headers=older)
        assert '"Ann"' in answer.text
        kept, ended = answer.headers.get_list("set-cookie")
        assert kept.startswith(f"{SECURE_COOKIE}={token};")
        assert ended.startswith(f"{COOKIE}=")
        assert "max-age=0" in ended.lower()
        client.cookies.clear()


def test_a_cookie_of_another_host_does_not_take_the_place_of_ours(client: TestClient[Litestar]) -> None:
    """A neighbour, such as x.example.org of y.example.org, can set any cookie but one of this kind."""
    tokens = {name: new_guest(client, name)["Authorization"].removeprefix("Bearer ") for name in ("Ann", "Eve")}
    both = {"Cookie": f"{COOKIE}={tokens['Eve']}; {SECURE_COOKIE}={tokens['Ann']}"}
    answer = client.get(f"https://{HOST}/api/me", headers=both)
    assert (answer.json()["name"], answer.headers.get("set-cookie")) == ("Ann", None)


def test_a_program_gets_no_cookie(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/guests", json={"name": "Ann", "bearer": True})
    assert "set-cookie" not in answer.headers
    assert len(answer.json()["token"]) >= 32


def test_tokens_and_links_cannot_be_guessed(client: TestClient[Litestar]) -> None:
    said = [client.post("/api/guests", json={"name": "Ann", "bearer": True}).json() for _ in range(100)]
    mine = {"Authorization": f"Bearer {said[0]['token']}"}
    made = {"token": [each["token"] for each in said], "id": [each["id"] for each in said]}
    made["table"] = [new_table(client, mine) for _ in range(30)]
    for kind, values in made.items():
        assert len(set(values)) == len(values)
        assert min(map(len, values)) >= {"token": 32, "id": 12, "table": 16}[kind]
        for column in zip(*(value[:12] for value in values), strict=True):
            assert len(set(column)) > 10, f"a character of a {kind} is nearly always the same"
    assert not {token[:8] for token in made["token"]} & {each[:8] for each in made["id"]}


def check_stored(client: TestClient[Litestar], folder: Path) -> None:
    tokens = [new_guest(client)["Authorization"].removeprefix("Bearer ") for _ in range(5)]
    assert client.get("/api/me", headers={"Authorization": f"Bearer {tokens[0]}"}).status_code == 200
    stored = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    for token in tokens:
        assert token.encode() not in stored
        assert hashed(token).encode() in stored


def test_the_database_knows_the_hash_of_a_token_and_not_the_token(client: TestClient[Litestar], folder: Path) -> None:
    check_stored(client, folder)


def test_a_token_in_the_database_is_caught(
    client: TestClient[Litestar], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "hashed", lambda token: token)
    with pytest.raises(AssertionError):
        check_stored(client, folder)


def test_the_hash_of_a_token_is_no_token(client: TestClient[Litestar]) -> None:
    token = new_guest(client)["Authorization"].removeprefix("Bearer ")
    for wrong in (hashed(token), token[:-1], token + "A", token.swapcase(), ""):
        for headers in ({"Authorization": f"Bearer {wrong}"}, {"Cookie": f"{COOKIE}={wrong}"}):
            assert client.get("/api/me", headers=headers).status_code == 401


# Names and chat.


@pytest.mark.parametrize("trick", TRICKS, ids=ascii)
def test_a_name_shows_what_it_holds(client: TestClient[Litestar], trick: str) -> None:
    for name in (trick, f"A{trick}", f"A{trick}nn"):
        answer = client.post("/api/guests", json={"name": name})
        if answer.status_code == 201:
            assert trick not in answer.json()["name"]
        else:
            assert (answer.status_code, answer.json()["key"]) == (400, "guest-name")


@pytest.mark.parametrize("unseen", UNSEEN, ids=ascii)
def test_a_name_is_not_told_apart_by_what_nobody_sees(unseen: str) -> None:
    assert checked_name(f"An{unseen}n") == "Ann"
    with pytest.raises(VivatError):
        checked_name(unseen)
    with pytest.raises(VivatError):
        checked_name(f" {unseen} ")


@given(st.text(max_size=60))
def test_every_name_and_every_line_can_be_shown(text: str) -> None:
    for made in (checked_name, line_of):
        try:
            shown = made(text)
        except VivatError:
            continue
        assert shown.strip() == shown != ""
        assert {unicodedata.category(letter)[0] for letter in shown.replace(" ", "")} <= SHOWN


def test_markup_is_kept_as_the_text_it_is(client: TestClient[Litestar]) -> None:
    mine = new_guest(client, MARKUP[:40])
    table_id = new_table(client, mine)
    with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=mine) as socket:
        assert socket.receive_json()["view"]["chairs"][0]["name"] == MARKUP[:40]
        for number, trick in enumerate(("", *TRICKS)):
            for kind in ("say", "claim") if number < 8 else ("note",):
                fields = {"text": f"{MARKUP}{trick}!"} if kind != "note" else {"cell": f"{number}", "mark": MARKUP[:20]}
                socket.send_json({"type": kind, "id": f"{kind}{number}", **fields})
                while (message := socket.receive_json())["type"] != "ack":
                    assert message["type"] == "update", message
                    last = message
    assert [each["text"] for each in last["view"]["claims"]] == [f"{MARKUP}!", *[f"{MARKUP} !"] * 7]
    answer = client.get(f"/api/tables/{table_id}", headers=mine)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert not set(TRICKS) & set(answer.text)


# Headers.


def check_headers(answer: Any) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, f"{answer.status_code} without {name}"


def test_the_headers_keep_scripts_and_frames_out() -> None:
    policy = {part.split()[0]: part.split()[1:] for part in HEADERS["Content-Security-Policy"].split(";")}
    assert policy["default-src"] == ["'none'"]
    assert policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
    allowed = [source for sources in policy.values() for source in sources]
    assert not [source for source in allowed if "unsafe" in source or "*" in source or "http" in source]
    assert HEADERS["X-Content-Type-Options"] == "nosniff"


LAST_ACTS = {("DELETE", "/api/me"), ("DELETE", "/api/me/devices")}


def test_every_answer_has_the_headers(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    mine = new_guest(client)
    table_id = new_table(client, mine)
    answers = [
        client.request(method, route.path.replace("{table_id:str}", table_id).split("{")[0], headers=mine, json={})
        for route in client.app.routes
        if isinstance(route, HTTPRoute)
        for method in (*route.methods, "DELETE", "HEAD")
        if (method, route.path.split("/{")[0]) not in LAST_ACTS  # the guest is needed for the others
    ]
    answers.append(client.get("/api/tables/nothing", headers=mine))
    answers.append(client.get("/api/me"))
    answers.append(client.get("/", headers={"If-None-Match": client.get("/").headers["etag"]}))
    answers.append(client.post("/api/guests", content=b"x" * 100_000))
    answers.append(client.post(f"/api/tables/{table_id}/commands", json={"type": "resume", "id": "r"}, headers=mine))

    def broken(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(routes, "catalogue", broken)
    answers.append(client.get("/api/games"))
    answers.append(client.delete("/api/me", headers=mine))
    assert {answer.status_code for answer in answers} >= {200, 304, 400, 401, 403, 404, 405, 409, 413, 500}
    for answer in answers:
        check_headers(answer)


def test_what_a_page_fetches_may_do_nothing_by_itself(client: TestClient[Litestar]) -> None:
    for path in ("/client/js/app.js", "/client/art/castle/figures.svg", "/words/en.ftl"):
        headers = client.get(path).headers
        assert headers["content-security-policy"] == "default-src 'none'"
        assert headers["x-content-type-options"] == "nosniff"


def test_scripts_and_styles_are_fetched_once_as_long_as_they_are_the_same(client: TestClient[Litestar]) -> None:
    page = client.get("/").text
    asked_for = set(re.findall(r'"(/client/[^"]+\.(?:js|css)\?tag=[0-9a-f]{16})"', page))
    paths = {each.partition("?")[0] for each in asked_for}
    assert paths > {"/client/css/page.css", *(f"/client/js/{name}" for name in SCRIPTS)}
    assert [path for path in paths if re.search(rf'[=:] ?"{path}"', page)] == []  # in no place without its tag
    for each in asked_for:
        assert "immutable" in client.get(each).headers["cache-control"]
        assert client.get(each.replace("?tag=", "?tag=0")).headers["cache-control"] == "no-cache"


def test_a_drawing_is_fetched_once_as_long_as_it_is_the_same(client: TestClient[Litestar]) -> None:
    [tag] = re.findall(r'data-art="([0-9a-f]+)"', client.get("/").text)
    drawing = "/client/art/castle/figures.svg"
    assert "immutable" in client.get(f"{drawing}?tag={tag}").headers["cache-control"]
    for asked in (drawing, f"{drawing}?tag=of-another-version", f"/client/js/app.js?tag={tag}"):
        assert client.get(asked).headers["cache-control"] == "no-cache"


def test_the_gallery_is_there_only_if_it_was_asked_for(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    for gallery, status in ((False, 404), (True, 200)):
        with TestClient(make_app(database, gallery=gallery)) as client:
            assert {client.get(path).status_code for path in ("/gallery", "/gallery/Merlin")} == {status}
            assert client.get("/settings").status_code == 200


def test_files_that_robots_and_browsers_ask_for_are_no_page(client: TestClient[Litestar]) -> None:
    robots = client.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert "Disallow: /\n" in robots.text
    assert client.get("/favicon.ico").headers["content-type"].startswith("image/svg+xml")
    for path in ("/openapi.json", "/wp-login.php", "/.env", "/.git/config", "/x/y.php", "/rules/.git/x"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, "page-unknown")
    for path in ("/", "/new", "/table/V5o7Tgn2iO3GObGx", "/rules/R5.2"):
        assert client.get(path).headers["content-type"].startswith("text/html")


def test_too_many_requests_are_told_so_with_the_headers(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", Limits(requests_per_minute=1, requests_burst=3))
    with TestClient(app) as client:
        answers = [client.get("/api/health") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    for answer in answers:
        check_headers(answer)


def test_a_database_that_does_not_answer_is_told_so(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = new_guest(client)

    def gone(*_: object) -> None:
        raise OperationalError("SELECT secret", {"token": "secret"}, OSError("the disk is gone"))

    store = client.app.state.house.store
    monkeypatch.setattr(store, "_is_well_until", 0.0)  # what was well a moment ago is not asked for again
    monkeypatch.setattr(type(store.engine), "connect", gone)
    for path, headers in (("/api/health", {}), ("/api/tables", {}), ("/api/tables/x", mine), ("/api/me/tables", mine)):
        answer = client.get(path, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (503, "store-away")
        assert "secret" not in answer.text
        assert "disk" not in answer.text
        check_headers(answer)


# Proxies.


def test_headers_of_proxies_do_not_confuse(tmp_path: Path) -> None:
    asyncio.run(behind_proxies(tmp_path))


async def behind_proxies(folder: Path) -> None:
    odd = ("https", "javascript", "http, https", "", "\xff", "for=127.0.0.1;host=x", "a" * 1500, "[::1", "1.2.3.4:9")
    names = ("X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Forwarded-Port", "X-Forwarded-Prefix")
    others = ("Forwarded", "X-Real-IP", "X-Original-URL", "X-HTTP-Method-Override")
    async with inside(folder, NO_LIMITS) as running:
        host = running.address.removeprefix("http://")
        ours, foreign = {"Origin": f"http://{host}"}, {"Origin": "http://a.example"}
        ways: tuple[tuple[dict[str, str], int], ...] = (({}, 201), (ours, 201), (foreign, 403))
        for value in (*odd, "a.example"):
            for headers, status in ways:
                proxied = headers | dict.fromkeys((*names, *others), value)
                assert await asyncio.to_thread(welcomed, host, proxied) == status, value


def welcomed(host: str, headers: dict[str, str]) -> int:
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    try:
        body = json.dumps({"name": "Ann"})
        connection.request("POST", "/api/guests", body, {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        json.loads(answer.read())
        return answer.status
    finally:
        connection.close()


# Logs.


async def lively_evening(address: str, secrets: list[str]) -> None:
    """A game with chat, mistakes and an uninvited guest; what must not be written down is put into `secrets`."""
    async with Client(address, "Anastasia") as ann:
        table_id = await ann.create("kingup", [["me"], ["steward"], ["steward"]])
        secrets += [str(ann.token), table_id, ann.guest, "Anastasia", "a secret word"]
        async with ann.table(table_id) as table, asyncio.timeout(PATIENCE):
            await table.do("say", text="a secret word")
            await table.do("claim", text="a secret word")
            await table.do("start")
            async for view in table.views():
                secrets += [action["text"] for action in view["legal"]]
                await decide_something(table, Random(1))
        headers = {"Authorization": f"Bearer {ann.token}"}
        for path in (table_id, "nothing", "%00", "x" * 3000):
            odd = f"{address.replace('http', 'ws', 1)}/api/tables/{path}/socket?resume=%F0.%D9%A3&lang=%00"
            with suppress(InvalidStatus, ConnectionClosed):
                async with connect(odd, additional_headers=headers, open_timeout=PATIENCE) as socket:
                    await socket.recv()
        for method, path, body in (
            ("POST", f"/api/tables/{table_id}/commands", {"type": "say", "id": "a secret word"}),
            ("GET", f"/api/tables/{table_id}/games/9/record", None),
            ("GET", "/api/tables/a-secret-table", None),
        ):
            with pytest.raises(Exception, match=r"."):
                await ann.request(method, path, body)


def rude_bytes(host: str, path: str, headers: dict[str, str]) -> None:
    """Requests that are hardly any."""
    for content in (b"\x16\x03\x01\x02\x00", b"GET", b"NONSENSE / HTTP/9.9\r\n\r\n"):
        connection = http.client.HTTPConnection(host, timeout=PATIENCE)
        connection.connect()
        connection.sock.sendall(content)
        connection.sock.close()
    for upgrade in ({}, {"Upgrade": "websocket", "Connection": "Upgrade"}, {"Upgrade": "h2c", "Connection": "Upgrade"}):
        connection = http.client.HTTPConnection(host, timeout=PATIENCE)
        connection.request("GET", path, headers=headers | upgrade)
        connection.getresponse().read()
        connection.close()


def test_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    secrets: list[str] = []
    with server(tmp_path) as running:
        asyncio.run(lively_evening(running.address, secrets))
        host = running.address.removeprefix("http://")
        rude_bytes(host, f"/api/tables/{secrets[1]}/socket", {"Authorization": f"Bearer {secrets[0]}"})
        assert running.stop() == 0
        written = running.log.read_text()
    lines = [json.loads(line) for line in written.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    said = [line["message"] for line in lines if line["logger"] != "vivat.table.database"]  # on an old SQLite
    assert (said[0], said[-1]) == ("started", "stopping")
    assert len(secrets) > 30
    for secret in secrets:
        assert secret not in written
    assert "Traceback" not in written


def test_a_fault_is_written_down_without_the_link_to_the_table(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mine = new_guest(client)
    table_id = new_table(client, mine)

    def broken(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(routes, "may_look", broken)
    with caplog.at_level(logging.ERROR):
        answer = client.get(f"/api/tables/{table_id}", headers=mine)
    assert (answer.status_code, answer.json()["key"]) == (500, "http-500")
    assert "planted" not in answer.text
    written = "".join(JsonLines().format(record) for record in caplog.records)
    assert "planted" in written
    assert "/api/tables/{table_id" in written
    assert table_id not in written
    assert mine["Authorization"].removeprefix("Bearer ") not in written
