"""What all guests of one address may do together: whoever makes up guests or tokens gets no further by it."""

import json
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.patience import PATIENCE
from tests.web.inside import inside
from tests.web.test_request_heads import Recorded
from tests.web.visitors import PING, answers, at_table, hear, new_table, run, until, visited
from vivat.table.store import Store
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS, Limits

SELDOM = 1e-3
"""A rate by which nothing comes back while a test runs."""


@contextmanager
def served(folder: Path, **limits: Any) -> Iterator[TestClient[Litestar]]:
    """A server with these limits and no others."""
    folder.mkdir(exist_ok=True)
    with TestClient(make_app(f"sqlite:///{folder / 'vivat.db'}", replace(NO_LIMITS, **limits))) as client:
        yield client


def token_of(client: TestClient[Litestar], name: str = "Ann") -> dict[str, str]:
    made = client.post("/api/guests", json={"name": name, "bearer": True})
    assert made.status_code == 201, made.text
    return {"Authorization": f"Bearer {made.json()['token']}"}


def guess() -> dict[str, str]:
    return {"Authorization": f"Bearer {secrets.token_urlsafe(24)}"}


# Tokens that no guest has.


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The hashes of all tokens that the database was asked for."""
    asked: list[str] = []
    find_guest = Store.find_guest

    async def watched(self: Store, token_hash: str) -> Any:
        asked.append(token_hash)
        return await find_guest(self, token_hash)

    monkeypatch.setattr(Store, "find_guest", watched)
    return asked


def test_for_a_file_or_a_list_nobody_is_looked_for(tmp_path: Path, questions: list[str]) -> None:
    with served(tmp_path) as client:
        for path in ("/client/js/app.js", "/words/en.ftl", "/", "/api/tables", "/api/health", "/api/games"):
            for headers in (guess(), {"Cookie": f"vivat={secrets.token_urlsafe(24)}"}):
                assert client.get(path, headers=headers).status_code == 200, path
        assert questions == []
        assert client.get("/api/visitor", headers=guess()).json() == {"guest": None}
        assert len(questions) == 1


def test_whoever_guesses_tokens_is_soon_not_looked_for_any_more(tmp_path: Path, questions: list[str]) -> None:
    with served(tmp_path, unknown_tokens_per_minute=SELDOM, unknown_tokens_burst=5) as client:
        mine = token_of(client)
        assert {client.get("/api/me", headers=guess()).status_code for _ in range(5)} == {401}
        for path in ("/api/me", "/api/visitor"):
            answer = client.get(path, headers=guess())
            assert (answer.status_code, answer.json()["key"]) == (429, "address-too-fast")
        assert len(questions) == 5
        assert client.get("/api/me", headers=mine).json()["name"] == "Ann", "who is known needs no looking for"


def test_a_token_that_somebody_has_is_no_guess(tmp_path: Path, questions: list[str]) -> None:
    """After a start nobody is known yet, and a whole class may come back at once."""
    with served(tmp_path) as client:
        mine = [token_of(client, f"Ann {number}") for number in range(8)]
    with served(tmp_path, unknown_tokens_per_minute=SELDOM, unknown_tokens_burst=2) as client:
        assert [client.get("/api/me", headers=each).status_code for each in mine] == [200] * 8
        assert len(questions) == 8
        assert [client.get("/api/me", headers=guess()).status_code for _ in range(3)] == [401, 401, 429]


def test_a_handshake_is_counted_before_anybody_is_looked_for(tmp_path: Path, questions: list[str]) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, handshakes_per_second_per_address=SELDOM, handshakes_burst_per_address=3)
        async with visited(inside(tmp_path, limits), "Ann") as (running, [ann]):
            address = f"{running.address.replace('http', 'ws', 1)}/api/tables/{await new_table(ann)}/socket"
            for _ in range(3):
                with pytest.raises(InvalidStatus):
                    await connect(address, additional_headers=guess(), open_timeout=PATIENCE)
            for _ in range(3):
                async with connect(address, additional_headers=guess(), open_timeout=PATIENCE) as socket:
                    assert [each["reason"] for each in await hear(socket)] == ["socket-too-often"]
            assert len(questions) == 3

    run(work())


def test_the_usual_limits_suffice_for_a_class_whose_guests_were_all_forgotten(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", Limits())) as client:
        asked = [client.get(path, headers=guess()) for path in ("/api/visitor", "/api/me") * 60]
        assert {answer.status_code for answer in asked} == {200, 401}


# Guests without end.

THREE = {"game": "kingup", "seats": [["me"], ["open"], ["open"]]}


def refusal_of(answer: Any) -> tuple[int, str, str]:
    problem = answer.json()
    return answer.status_code, problem["key"], problem["facts"].get("what", "")


def test_an_address_has_only_so_many_new_guests(tmp_path: Path) -> None:
    with served(tmp_path, guests_per_hour_per_address=SELDOM, guests_burst_per_address=4) as client:
        for wrong in ("", "\u200b", "x" * 41):
            assert client.post("/api/guests", json={"name": wrong}).status_code == 400, "which costs nothing"
        for _ in range(4):
            token_of(client)
        answer = client.post("/api/guests", json={"name": "Eve"})
        assert refusal_of(answer) == (429, "address-too-many", "guests")
        assert answer.json()["sentence"].startswith("Many people have come from your network")


def test_all_guests_of_an_address_have_only_so_much_written(tmp_path: Path) -> None:
    with served(tmp_path, commands_per_second_per_address=SELDOM, commands_burst_per_address=6) as client:
        guests = [token_of(client, f"Eve {number}") for number in range(4)]
        said = [client.put("/api/me", json={"name": "Eva"}, headers=each) for each in guests * 2]
        assert [answer.status_code for answer in said] == [200] * 6 + [429] * 2
        assert said[-1].json()["key"] == "address-too-fast"


def test_what_is_refused_to_one_guest_is_not_taken_from_the_others_at_home(tmp_path: Path) -> None:
    limits = {"commands_per_second": SELDOM, "commands_burst": 2}
    with served(tmp_path, commands_per_second_per_address=SELDOM, commands_burst_per_address=6, **limits) as client:
        ann, eve = token_of(client), token_of(client, "Eve")
        said = [client.put("/api/me", json={"name": "Eva"}, headers=eve).status_code for _ in range(20)]
        assert said == [200] * 2 + [429] * 18
        assert client.put("/api/me", json={"name": "Anna"}, headers=ann).status_code == 200


def test_an_address_opens_only_so_many_tables_and_lists_fewer(tmp_path: Path) -> None:
    few = {"listed_per_hour_per_address": SELDOM, "listed_burst_per_address": 3}
    with served(tmp_path, tables_per_hour_per_address=SELDOM, tables_burst_per_address=7, **few) as client:
        guests = [token_of(client, f"Eve {number}") for number in range(4)]
        listed = [client.post("/api/tables", json={**THREE, "listed": True}, headers=each) for each in guests]
        assert [answer.status_code for answer in listed] == [201] * 3 + [429]
        assert refusal_of(listed[-1]) == (429, "address-too-many", "listed")
        for wrong in ({"game": "chess", "seats": [["me"]]}, {**THREE, "seats": [["me"]]}):
            assert client.post("/api/tables", json=wrong, headers=guests[0]).status_code == 400, "which costs nothing"
        others = [client.post("/api/tables", json=THREE, headers=each) for each in [*guests, guests[0]]]
        assert [answer.status_code for answer in others] == [201] * 4 + [429]
        assert refusal_of(others[-1]) == (429, "address-too-many", "tables")
        assert len(client.get("/api/tables").json()) == 3


def finished(client: TestClient[Litestar], headers: dict[str, str]) -> str:
    """A table whose game is over."""
    body = {"game": "kingup", "seats": [["random"]] * 3}
    table_id = str(client.post("/api/tables", json=body, headers=headers).json()["id"])
    command(client, headers, table_id, "start")
    with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=headers) as socket:
        while socket.receive_json()["view"]["status"] != "finished":
            pass
    return table_id


def command(client: TestClient[Litestar], headers: dict[str, str], table_id: str, kind: str) -> Any:
    return client.post(f"/api/tables/{table_id}/commands", json={"type": kind, "id": kind}, headers=headers)


def test_another_game_is_a_table_like_any_other(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_guest=1) as client:
        ann = token_of(client)
        table_id = finished(client, ann)
        other = client.post("/api/tables", json=THREE, headers=ann)
        refused = command(client, ann, table_id, "rematch")
        assert (refused.status_code, refused.json()["key"]) == (409, "guest-too-many")
        assert command(client, ann, other.json()["id"], "leave").status_code == 200
    with served(tmp_path / "other", tables_per_hour_per_address=SELDOM, tables_burst_per_address=2) as client:
        ann, eve = token_of(client), token_of(client, "Eve")
        table_id, another = finished(client, ann), finished(client, eve)
        with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=ann) as socket:
            socket.send_json({"type": "rematch", "id": "r"})
            while (message := socket.receive_json())["type"] != "refused":
                pass
            assert (message["key"], message["facts"]) == ("address-too-many", {"what": "tables"})
        assert refusal_of(command(client, eve, another, "rematch")) == (429, "address-too-many", "tables")


def test_a_table_at_which_nothing_happens_leaves_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as client:
        ann = token_of(client)
        made = client.post("/api/tables", json={**THREE, "listed": True}, headers=ann).json()["id"]
        assert [each["id"] for each in client.get("/api/tables").json()] == [made]
        house = client.app.state.house
        later = house.clock.now() + 13 * 3600 * 1000
        monkeypatch.setattr(house.clock, "now", lambda: later)
        assert client.get("/api/tables").json() == []
        sit = {"type": "sit", "id": "s"}
        assert client.post(f"/api/tables/{made}/join", json=sit, headers=token_of(client, "Ben")).status_code == 200
        assert [each["id"] for each in client.get("/api/tables").json()] == [made]


# Frames without end.


def count_pongs(client: TestClient[Litestar], headers: list[dict[str, str]], table_id: str, each: int) -> Counter[str]:
    """What is answered to so many pings of each of these guests, one socket after the other."""
    said: Counter[str] = Counter()
    for mine in headers:
        with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=mine) as socket:
            for _ in range(each):
                socket.send_json({"type": "ping"})
                while (message := socket.receive_json())["type"] not in ("pong", "refused"):
                    pass
                said[message.get("key", "pong")] += 1
    return said


def test_frames_are_counted_by_guest_and_by_address_not_by_socket(tmp_path: Path) -> None:
    with served(tmp_path, frames_per_second=SELDOM, frames_burst=5) as client:
        ann = token_of(client)
        table_id = client.post("/api/tables", json=THREE, headers=ann).json()["id"]
        assert count_pongs(client, [ann] * 3, table_id, 3) == {"pong": 5, "frame-too-fast": 4}
        assert count_pongs(client, [token_of(client, "Ben")], table_id, 3) == {"pong": 3}
    with served(tmp_path / "other", frames_per_second_per_address=SELDOM, frames_burst_per_address=5) as client:
        guests = [token_of(client, f"Eve {number}") for number in range(3)]
        table_id = client.post("/api/tables", json=THREE, headers=guests[0]).json()["id"]
        assert count_pongs(client, guests, table_id, 3) == {"pong": 5, "frame-too-fast": 4}


def test_to_ask_why_counts_as_a_command(tmp_path: Path) -> None:
    with served(tmp_path, commands_per_second=SELDOM, commands_burst=4) as client:
        ann = token_of(client)
        table_id = client.post("/api/tables", json=THREE, headers=ann).json()["id"]
        with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=ann) as socket:
            said = []
            for number in range(5):
                socket.send_json({"type": "why", "id": f"w{number}", "action": "place Odessa 3"})
                while (message := socket.receive_json())["type"] not in ("because", "refused"):
                    pass
                said.append((message["id"], message["type"], message["key"]))
        assert [each[1] for each in said] == ["because"] * 3 + ["refused"] * 2
        assert said[-1] == ("w4", "refused", "guest-too-fast")


def test_between_two_frames_of_one_socket_others_have_their_turn(tmp_path: Path) -> None:
    """Though all of them are there already."""
    answered: list[str] = []

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann", "Eve") as (running, [ann, eve]):
            table_id = await new_table(ann)
            async with at_table(running, ann, table_id) as quiet, at_table(running, eve, table_id) as noisy:
                await until(lambda: len(running.app.state.connections) == 2)
                connections = running.app.state.connections
                names = {connection: connection.author.name for connection in connections}
                for connection in connections:
                    connection._take = partial(take, names[connection])
                flood = b"".join(frame_of(b'{"type":"ping"}') for _ in range(200))
                noisy.transport.write(flood)
                await quiet.send(PING)
                await until(lambda: len(answered) == 201)

    async def take(name: str, _: object) -> None:
        answered.append(name)

    run(work())
    assert answered.index("Ann") < 190, "hers is not read after all of the others"


def frame_of(content: bytes) -> bytes:
    """A text frame of WebSocket from a client, masked with zeros."""
    size = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + content


def test_many_frames_that_come_together_are_read_by_turns_and_in_their_order(tmp_path: Path) -> None:
    """Though some of them are cut in two where a piece ends, and a large one is longer than any piece."""

    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (running, [ann]):
            taken: list[str] = []
            running.server.config.turns = Recorded(taken)  # type: ignore[attr-defined]
            async with at_table(running, ann, await new_table(ann)) as socket:
                waited = len(taken)
                said = [f"w{number}" + "x" * (number % 60) for number in range(100)]
                whys = [json.dumps({"type": "why", "id": each[:64], "action": "place Odessa 3"}) for each in said]
                nonsense = frame_of(b'{"type": "say", "id": "large", "text": "' + b"x" * 5000 + b'"}')
                socket.transport.write(b"".join(frame_of(each.encode()) for each in whys) + nonsense)
                answered = await answers(socket, 101)
                assert [each["id"] for each in answered] == [*said, "large"]
                assert len(taken) >= waited + 5, "so many pieces"
                await socket.send(PING)
                assert (await answers(socket, 1))[0]["type"] == "pong"

    run(work())


# Sockets.


def test_an_address_has_only_so_many_sockets_behind_a_proxy_too(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, sockets_per_address=2)
        async with visited(inside(tmp_path, limits), "Ann", "Ben", "Eve") as (running, guests):
            table_id = await new_table(guests[0])
            address = f"{running.address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"

            def from_address(number: int, forwarded: str) -> Any:
                headers = {"Authorization": f"Bearer {guests[number].token}", "X-Forwarded-For": forwarded}
                return connect(address, additional_headers=headers, open_timeout=PATIENCE)

            async with from_address(0, "198.51.100.1"), from_address(1, "198.51.100.1"):
                async with from_address(2, "198.51.100.1") as third:
                    assert (await hear(third))[-1]["reason"] == "table-too-many-sockets"
                async with from_address(2, "198.51.100.2") as elsewhere:
                    assert json.loads(await elsewhere.recv())["type"] == "snapshot"
            await until(lambda: not running.app.state.connections)
            async with from_address(2, "198.51.100.1") as again:
                assert json.loads(await again.recv())["type"] == "snapshot"
            await until(lambda: not running.app.state.connections)
            assert not running.app.state.allowances._sockets, "nobody who is gone is counted"

    run(work())


# A class.


def test_the_usual_limits_suffice_for_a_class_behind_one_address(tmp_path: Path) -> None:
    """Thirty come at once, with a page each, and a table for every four, all of them listed."""
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", Limits())) as client:
        pupils = []
        for number in range(30):
            for path in ("/", "/api/visitor", "/api/games", "/api/tables", *["/client/js/app.js"] * 40):
                assert client.get(path).status_code == 200
            pupils.append(token_of(client, f"Pupil {number}"))
        for host in pupils[::4]:
            table_id = client.post("/api/tables", json={**THREE, "listed": True}, headers=host).json()["id"]
            for other in pupils[1:3]:
                sit = {"type": "sit", "id": secrets.token_urlsafe(6)}
                answer = client.post(f"/api/tables/{table_id}/join", json=sit, headers=other)
                assert answer.status_code == 200, answer.text
        assert len(client.get("/api/tables").json()) == 8
        for pupil in pupils:
            said = [client.put("/api/me", json={"name": "Me"}, headers=pupil).status_code for _ in range(10)]
            assert said == [200] * 10
