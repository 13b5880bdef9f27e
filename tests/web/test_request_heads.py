"""Heads of requests that cost more to read than to send: refused before anything is read out of them."""

import asyncio
import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar._parsers import parse_cookie_string, parse_query_string
from litestar.testing import TestClient
from litestar.types import Receive, Scope, Send

from tests.patience import PATIENCE
from tests.web.inside import Inside, inside
from tests.web.visitors import new_table, run, visited
from vivat.client import CommandRefused
from vivat.table.store import Append, Store
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS, Limits
from vivat.web.problems import HEADERS
from vivat.web.request_heads import MOST_BYTES, MOST_COOKIE_BYTES, MOST_LINES, MOST_TARGET_BYTES, head_refusal
from vivat.web.request_pacing import MOST_PAUSES, RequestPacing, Turns

END = b"\r\n\r\n"


def head(target: bytes = b"/client/x", *fields: bytes, method: bytes = b"GET") -> bytes:
    return b"\r\n".join([method + b" " + target + b" HTTP/1.1", b"Host: localhost", *fields]) + END


LARGE = {
    "lines": (head(b"/client/x", *[b"a:b"] * 12_000), 431),
    "one line": (head(b"/client/x", b"a:" + b"b" * 60_000), 431),
    "cookies": (head(b"/client/x", b"Cookie: " + b";".join(b"a%d=%%41" % each for each in range(1500))), 431),
    "parameters": (head(b"/api/visitor?" + b"&".join([b"a"] * 1000)), 414),
    "query": (head(b"/api/visitor?lang=" + b"%41" * 1000), 414),
    "path": (head(b"/" + b"a/" * 2000), 414),
    "pieces": (head(b"/api/guests", b"Transfer-Encoding: chunked", method=b"POST") + b"1\r\na\r\n" * 2000, 411),
}
SMALL = head(b"/api/visitor")


async def exchange(running: Inside, *requests: bytes) -> bytes:
    """All that is answered to bytes on one connection until the server hangs up."""
    host, port = running.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    heard = b""
    try:
        for request in requests:
            writer.write(request)
            await writer.drain()
        while said := await asyncio.wait_for(reader.read(65536), PATIENCE):
            heard += said
    except ConnectionError:  # it hangs up before it has read everything, and that may overtake the answer
        pass
    finally:
        writer.close()
    return heard


def watched(app: Litestar) -> list[str]:
    """The paths of all requests that reach the application from now on."""
    found: list[str] = []
    inner = app.asgi_handler

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope["path"])
        await inner(scope, receive, send)

    app.asgi_handler = outer
    return found


@pytest.mark.parametrize("large", LARGE)
def test_a_head_that_is_too_large_is_refused_and_never_read(tmp_path: Path, large: str) -> None:
    request, status = LARGE[large]

    async def work() -> None:
        async with inside(tmp_path, NO_LIMITS) as running:
            reached = watched(running.app)
            remembered = parse_query_string.cache_info(), parse_cookie_string.cache_info()
            said = await exchange(running, request)
            assert said.startswith(b"HTTP/1.1 %d " % status) or said == b""
            assert reached == []
            assert (parse_query_string.cache_info(), parse_cookie_string.cache_info()) == remembered

    run(work())


def test_a_refused_head_is_told_so_in_our_form(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, NO_LIMITS) as running:
            for request, status in ((head(b"/?" + b"a" * 3000), 414), (b"NONSENSE" + END, 400)):
                start, _, body = (await exchange(running, request)).partition(END)
                first, *fields = start.decode().split("\r\n")
                assert first.startswith(f"HTTP/1.1 {status} ")
                headers = dict(field.split(": ", 1) for field in fields)
                assert {name.lower() for name in HEADERS} | {"content-type", "connection"} <= set(headers)
                problem = json.loads(body)
                assert problem["key"] == f"http-{status}"
                assert problem["sentence"]

    run(work())


@pytest.mark.parametrize("chunks", ["together", "by letters"])
def test_a_second_request_on_a_line_is_measured_too(tmp_path: Path, chunks: str) -> None:
    """However it comes: behind the first in one piece, behind a body that nobody waited for, or letter by letter."""
    before = (SMALL, head(b"/api/nothing", b"Content-Length: 3", method=b"POST") + b"abc")

    async def work() -> None:
        async with inside(tmp_path, NO_LIMITS) as running:
            reached = watched(running.app)
            for first in before:
                request = first + head(b"/?" + b"a" * 2500)
                pieces = [request] if chunks == "together" else [bytes([letter]) for letter in request]
                said = await exchange(running, *pieces)
                assert said.count(b"HTTP/1.1 ") == 2
                assert b"HTTP/1.1 414 " in said
            assert reached == ["/api/visitor", "/api/nothing"]

    run(work())


def test_what_browsers_programs_and_proxies_send_is_not_too_large() -> None:
    usual = [b"X-Field-%d: %s" % (each, b"v" * 100) for each in range(60)]
    cookie = b"Cookie: " + b"; ".join(b"of_another_page_%d=%s" % (each, b"v" * 80) for each in range(40))
    target = b"/api/tables/V5o7Tgn2iO3GObGx/socket?hand=16&lang=fr&resume=0.42.1.97&name=" + b"%F0%9F%91%91" * 40
    assert head_refusal(head(target, *usual, cookie)) is None
    assert head_refusal(head(b"/api/tables", b"Content-Length: 60000", method=b"POST") + b"x" * 60_000) is None


def test_the_largest_head_that_is_read_has_few_parts() -> None:
    """What the framework keeps of a thousand queries stays small, and of cookies it is told nothing."""
    query = b"a" * MOST_TARGET_BYTES
    for parts in range(100):
        tried = query.replace(b"a" * 10, b"a" * 9 + b"&", parts)
        if head_refusal(head(b"/?" + tried[: MOST_TARGET_BYTES - 20])) is None:
            assert len(parse_query_string(tried)) <= 16
    assert head_refusal(head(b"/", b"a: " + b"b" * (MOST_BYTES - 100))) is None
    assert head_refusal(head(b"/", b"cookie: " + b"b" * (MOST_COOKIE_BYTES - 10))) is None
    assert head_refusal(head(b"/", *[b"a: b"] * (MOST_LINES - 2))) is None
    assert head_refusal(head(b"/", *[b"a: b"] * (MOST_LINES - 1))) == 431
    assert head_refusal(head(b"/", *[b"COOKIE: " + b"b" * (MOST_COOKIE_BYTES // 2)] * 2)) == 431
    assert head_refusal(b"G" * (MOST_BYTES + 1)) == 431, "though its end is not there yet"


def test_a_cookie_is_found_among_those_of_others(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)) as client:
        token = client.post("/api/guests", json={"name": "Ann", "bearer": True}).json()["token"]
        kept = parse_cookie_string.cache_info()
        for cookie in (f"vivat={token}", f"a=1;vivat={token} ; vivat2=x", f"=;;vivat={token};novivat=y;b"):
            assert client.get("/api/me", headers={"Cookie": cookie}).json()["name"] == "Ann", cookie
        for cookie in (f"vivat2={token}", f"vivat:{token}", "vivat=", "vivat"):
            assert client.get("/api/me", headers={"Cookie": cookie}).status_code == 401, cookie
        assert parse_cookie_string.cache_info() == kept


# By turns.


def test_one_address_does_not_go_before_another_with_all_that_it_asks_for() -> None:
    called: list[str] = []

    async def work() -> None:
        turns = Turns()
        for number in range(5):
            turns.wait("eve", lambda number=number: called.append(f"eve {number}"))  # type: ignore[misc]
        turns.wait("ann", lambda: called.append("ann"))
        turns.wait("ben", lambda: called.append("ben"))
        passed = 0
        while len(called) < 7:
            await asyncio.sleep(0)
            passed += 1
            assert len(called) <= passed, "one in each turn of the event loop"

    run(work())
    assert called == ["eve 0", "ann", "ben", "eve 1", "eve 2", "eve 3", "eve 4"]


def test_a_page_begins_before_most_of_the_requests_of_somebody_else() -> None:
    begun: list[str] = []

    async def app(scope: Scope, *_: object) -> None:
        begun.append(scope["client"][0])  # type: ignore[index]

    async def work() -> None:
        pacing = RequestPacing(app)
        asked = ["198.51.100.1"] * 50 + ["192.0.2.7"]
        await asyncio.gather(
            *(pacing({"type": "http", "client": (each, 1)}, None, None) for each in asked)  # type: ignore[arg-type]
        )

    run(work())
    assert begun.index("192.0.2.7") == 1


def test_a_command_that_is_under_way_goes_first_and_holds_nobody_up_for_ever() -> None:
    async def work() -> None:
        under_way, asked, called = True, list[bool](), list[str]()

        def is_playing() -> bool:
            asked.append(bool(called))
            return under_way

        turns = Turns(is_playing)
        turns.wait("eve", lambda: called.append("eve"))
        while not called:
            await asyncio.sleep(0)
        assert asked == [False] * MOST_PAUSES, "it was put off so often, and then let in all the same"
        under_way = False
        turns.wait("ann", lambda: called.append("ann"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert called == ["eve", "ann"], "nothing is put off where nobody plays"

    run(work())


def test_requests_know_of_each_command_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[bool] = []

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (running, [ann]):
            table_id = await new_table(ann)
            turns: Turns = running.server.config.turns  # type: ignore[attr-defined]
            append = Store.append

            async def watched(store: Store, *appends: Append) -> None:
                found.append(turns._is_playing())
                await append(store, *appends)

            monkeypatch.setattr(Store, "append", watched)
            async with ann.table(table_id) as table:
                await table.do("say", text="here")
                with pytest.raises(CommandRefused):
                    await table.do("start")
                found.append(turns._is_playing())

    run(work())
    assert found == [True, False]


def test_heads_that_come_together_are_read_by_turns(tmp_path: Path) -> None:
    """A move that comes among them is read before most of them."""

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (running, [ann]):
            table_id = await new_table(ann)
            config = running.server.config
            taken: list[str] = []
            config.turns = Recorded(taken)  # type: ignore[attr-defined]
            crowd = head(b"/api/visitor", b"Connection: close", *[b"a: b"] * 90)
            async with ann.table(table_id) as table:
                said = await asyncio.gather(*(exchange(running, crowd) for _ in range(30)))
                assert all(each.startswith(b"HTTP/1.1 200 ") for each in said)
                assert taken == ["127.0.0.1"] * 31, "and the handshake"
                await table.do("say", text="here")

    run(work())


class Recorded(Turns):
    """Writes down whose turn was waited for."""

    def __init__(self, taken: list[str]) -> None:
        super().__init__()
        self._taken = taken

    def wait(self, address: str, call: object) -> None:
        self._taken.append(address)
        super().wait(address, call)  # type: ignore[arg-type]


# How often.


def test_what_no_route_takes_counts_too(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", Limits(requests_per_minute=1, requests_burst=4))
    with TestClient(app) as client:
        ways = (("POST", "/nowhere"), ("GET", "/api/nothing"), ("PATCH", "/api/games"), ("HEAD", "/api/games"))
        assert [client.request(*each).status_code for each in ways] == [405, 404, 405, 405]
        assert {client.request(*each).status_code for each in ways} == {429}


def test_files_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """Else a class behind one address would see half a page; but without any, a stranger could ask for ever."""
    limits = Limits(requests_per_minute=1, requests_burst=3, files_per_minute=1, files_burst=10)
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", limits)) as client:
        files = [client.get(path).status_code for path in ("/client/js/app.js", "/words/en.ftl") * 6]
        assert files == [200] * 10 + [429] * 2
        assert [client.get("/api/health").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
