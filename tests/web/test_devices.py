"""Keeping oneself: devices, links, recovery codes, passkeys, logging out; and a curtain that stays on its screen."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from webauthn.helpers import bytes_to_base64url

from tests.web.authenticator import Authenticator
from vivat.game.durations import DAY_MS
from vivat.table import devices
from vivat.table.admin.acts import AdminFailure, Request, Revoke
from vivat.table.devices import code_hash, new_code
from vivat.table.store import DeviceRow, Store
from vivat.web import access, device_routes, routes
from vivat.web import app as web_app
from vivat.web.app import make_app
from vivat.web.guests import Guests
from vivat.web.limits import NO_LIMITS, Limits

HOST = "testserver.local"
NUMBERS = count(1)
OPEN = {"game": "kingup", "seats": [["open"], ["open"], ["open"]]}


@dataclass
class Device:
    """A device of somebody's, which is a program: its token is in a header."""

    client: TestClient[Litestar]
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.client.cookies.clear()
        answer = self.client.request(method, f"/api/{path}", json=body, headers=self.headers)
        return answer.status_code, answer.json() if answer.content else None

    def must(self, method: str, path: str, body: Any = None) -> Any:
        status, said = self.ask(method, path, body)
        assert status < 300, said
        return said

    def key(self, method: str, path: str, body: Any = None) -> str:
        """The key of the refusal, or "ok"."""
        status, said = self.ask(method, path, body)
        return "ok" if status < 300 else str(said["key"])

    def socket(self, table: str, query: str = "") -> Any:
        return self.client.websocket_connect(f"/api/tables/{table}/socket{query}", headers=self.headers)

    def another(self, code: str | None = None) -> "Device":
        """A further device of the same person."""
        code = code or self.must("POST", "me/links")["code"]
        made = self.client.post("/api/devices", json={"code": code, "name": "phone", "bearer": True})
        assert made.status_code == 201, made.text
        return Device(self.client, made.json()["token"])

    @property
    def id(self) -> str:
        return str(self.must("GET", "me/devices")["this"])


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    app = make_app(f"sqlite:///{tmp_path_factory.mktemp('devices') / 'vivat.db'}", NO_LIMITS)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def client(served: TestClient[Litestar]) -> TestClient[Litestar]:
    served.cookies.clear()
    return served


def guest(client: TestClient[Litestar], name: str = "Ada") -> Device:
    made = client.post("/api/guests", json={"name": name, "bearer": True, "device": "computer"})
    return Device(client, made.json()["token"])


def redeem(client: TestClient[Litestar], code: str) -> str:
    """The key of the refusal, or the name of whoever one is then."""
    client.cookies.clear()
    said = client.post("/api/devices", json={"code": code}).json()
    return str(said.get("key") or said["name"])


def last_words(socket: Any) -> str:
    """The reason with which a socket is closed."""
    try:
        while (message := socket.receive_json())["type"] != "bye":
            pass
    except WebSocketDisconnect as closed:
        return str(closed.detail)
    assert message["final"]
    return str(message["reason"])


# Codes.


def test_a_code_is_forgiven_how_it_is_written() -> None:
    code = "C0GH-1R5V-KJ8N-Y1BT"
    for said in ("c0gh-1r5v-kj8n-y1bt", " COGH IR5V KJ8N YLBT ", "cogh1r5vkj8nyibt", "C0GH–1R5V_KJ8N.Y1BT"):
        assert code_hash(said) == code_hash(code)
    for said in ("", "C0GH-1R5V-KJ8N-Y1B", f"{code}0", "C0GH-1R5V-KJ8N-Y1BU", "C0GH-1R5V-KJ8N-Y1BŤ", "٠" * 16):
        assert code_hash(said) is None
    made = {new_code() for _ in range(200)}
    assert len(made) == 200
    assert {len(code) for code in made} == {19}


def test_a_link_makes_another_device_once(client: TestClient[Litestar]) -> None:
    ada = guest(client)
    link = ada.must("POST", "me/links")
    assert link["picture"].startswith("<?xml")
    assert link["seconds"] == 300
    for _ in range(2):
        said = client.post("/api/codes", json={"code": link["code"]}).json()
        assert (said["guest"]["name"], said["kind"]) == ("Ada", "link"), "to look does not use it up"
    phone = ada.another(link["code"])
    assert redeem(client, link["code"]) == "code-unknown"
    assert phone.must("GET", "me")["id"] == ada.must("GET", "me")["id"]
    assert phone.token != ada.token
    assert [each["name"] for each in ada.must("GET", "me/devices")["devices"]] == ["computer", "phone"]
    phone.must("PUT", f"me/devices/{ada.id}", {"name": " Big \u200b one "})
    assert [each["name"] for each in ada.must("GET", "me/devices")["devices"]] == ["Big one", "phone"]
    ben = guest(client, "Ben")
    assert ben.key("PUT", f"me/devices/{ada.id}", {"name": "mine"}) == "device-unknown"
    assert ben.key("DELETE", f"me/devices/{ada.id}") == "device-unknown"


def test_a_link_that_is_old_or_was_replaced_is_good_for_nothing(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest(client)
    first, second = (ada.must("POST", "me/links")["code"] for _ in range(2))
    assert redeem(client, first) == "code-unknown"
    assert redeem(client, second) == "Ada"
    monkeypatch.setattr(devices, "LINK_MS", 0)
    late = ada.must("POST", "me/links")["code"]
    assert redeem(client, late) == "code-unknown"
    assert client.post("/api/codes", json={"code": late}).json()["key"] == "code-unknown"


def test_a_browser_gets_a_cookie_and_a_program_a_token(client: TestClient[Litestar]) -> None:
    ada = guest(client)
    said = client.post("/api/devices", json={"code": ada.must("POST", "me/links")["code"]})
    assert said.json()["token"] is None
    assert "HttpOnly" in said.headers["set-cookie"]
    assert client.get("/api/me").json()["name"] == "Ada"
    here = client.get("/api/me/devices").json()["this"]
    assert client.delete(f"/api/me/devices/{here}").status_code == 204
    assert client.cookies.get("vivat") is None


def test_recovery_codes_are_good_once_each_and_new_ones_void_the_old(client: TestClient[Litestar]) -> None:
    ada = guest(client)
    codes = ada.must("POST", "me/recovery")["codes"]
    assert len(set(codes)) == 3
    assert [redeem(client, codes[0].lower().replace("-", " ")), redeem(client, codes[0])] == ["Ada", "code-unknown"]
    assert ada.must("GET", "me/devices")["recovery_codes"] == 2
    fresh = ada.must("POST", "me/recovery")["codes"]
    assert [redeem(client, code) for code in (codes[1], *fresh)] == ["code-unknown", "Ada", "Ada", "Ada"]
    assert ada.must("GET", "me/devices")["recovery_codes"] == 0


def test_the_database_has_hashes_of_codes_and_not_the_codes(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)) as client:
        ada = guest(client)
        codes = [*ada.must("POST", "me/recovery")["codes"], ada.must("POST", "me/links")["code"]]
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    for code in codes:
        assert code.encode() not in stored
        assert code.replace("-", "").encode() not in stored
        assert str(code_hash(code)).encode() in stored


def test_whoever_guesses_codes_is_soon_refused(tmp_path: Path) -> None:
    limits = Limits(unknown_tokens_per_minute=0.001, unknown_tokens_burst=4)
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", limits)) as client:
        ada = guest(client)
        code = ada.must("POST", "me/links")["code"]
        for _ in range(6):
            assert client.post("/api/codes", json={"code": code}).status_code == 200, "who has it does not guess"
        for path in ("codes", "devices", "codes", "devices"):
            assert client.post(f"/api/{path}", json={"code": new_code()}).status_code == 409
        for path in ("codes", "devices"):
            assert client.post(f"/api/{path}", json={"code": code}).status_code == 429
        assert client.post("/api/passkeys/options").status_code == 429


# Logging out.


def test_a_device_that_is_logged_out_is_nobody_at_once_and_the_others_go_on(client: TestClient[Litestar]) -> None:
    ada = guest(client)
    phone = ada.another()
    table = ada.must("POST", "tables", {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})["id"]
    with phone.socket(table) as his, ada.socket(table) as hers:
        ada.must("DELETE", f"me/devices/{phone.id}")
        assert last_words(his) == "device-removed"
        hers.send_json({"type": "ping"})
        while (message := hers.receive_json())["type"] != "pong":
            assert message["type"] != "bye"
    assert phone.key("GET", "me") == "guest-unknown"
    assert ada.must("GET", "me")["name"] == "Ada"


def test_an_act_that_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    """A newer server on the same database may write one that this does not know."""
    file = tmp_path / "vivat.db"
    with TestClient(make_app(f"sqlite:///{file}", NO_LIMITS), raise_server_exceptions=False) as client:
        ada = guest(client)
        phone = ada.another()
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("INSERT INTO acts (at, by, act) VALUES (1, 'somebody', ?)", ['{"act": "newer"}'])
        ada.must("DELETE", f"me/devices/{phone.id}")
        assert phone.key("GET", "me/devices") == "guest-unknown"
        assert ada.key("GET", "me/devices") == "ok"


def test_who_logs_out_everywhere_may_stay_here(client: TestClient[Litestar]) -> None:
    ada = guest(client)
    others = [ada.another() for _ in range(2)]
    ada.must("DELETE", "me/devices?spare=true")
    assert [each.key("GET", "me") for each in (ada, *others)] == ["ok", "guest-unknown", "guest-unknown"]
    ada.must("DELETE", "me/devices")
    assert ada.key("GET", "me") == "guest-unknown"


def test_who_had_a_device_for_a_minute_has_no_way_back_once_it_is_logged_out(client: TestClient[Litestar]) -> None:
    ada, key = with_passkey(client)
    link = ada.must("POST", "me/links")["code"]
    paper, sheet = ada.must("POST", "me/recovery")["codes"], ada.another(link)
    link = ada.must("POST", "me/links")["code"]
    ada.must("DELETE", f"me/devices/{sheet.id}")
    assert redeem(client, link) == "code-unknown"
    phone = ada.another(paper[0])
    hook = {"address": {"type": "webhook", "url": "ntfys://ntfy.sh/thief"}}
    phone.must("POST", "me/notices/channels", hook)
    link = ada.must("POST", "me/links")["code"]
    ada.must("DELETE", "me/devices?spare=true&keep=true")
    assert [redeem(client, code) for code in (link, *paper)] == ["code-unknown"] * 4
    assert len(ada.must("GET", "me/notices")["channels"]) == 1
    assert show(client, key)[0] == 201
    ada.must("DELETE", "me/devices?spare=true")
    assert refused(client, key) == NOT_VALID
    assert ada.must("GET", "me/notices")["channels"] == []
    assert ada.key("GET", "me") == "ok"


def test_of_too_many_devices_the_one_goes_that_was_not_seen_for_longest(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_routes, "MOST_DEVICES", 2)
    ada = guest(client)
    phone = ada.another()
    third = phone.another()
    assert [each.key("GET", "me") for each in (ada, phone, third)] == ["guest-unknown", "ok", "ok"]


def test_a_device_that_comes_while_all_are_logged_out_is_nobody(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest(client)
    ada_id, here = ada.must("GET", "me")["id"], ada.id

    async def late(store: Store, said: str, device: DeviceRow, now: int) -> bool:
        done = await devices.use_code(store, said, device, now)
        await client.app.state.admin_sync.do(Request("elsewhere", Revoke(guest=ada_id, spared=here)))
        return done

    monkeypatch.setattr(device_routes, "use_code", late)
    assert ada.another().key("GET", "me") == "guest-unknown"


def test_a_code_that_is_used_brings_its_token_though_no_room_can_be_made(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: object) -> None:
        raise AdminFailure.because("no-such-device", guest="x", device="y")

    ada = guest(client)
    monkeypatch.setattr(device_routes, "MOST_DEVICES", 1)
    monkeypatch.setattr(device_routes, "revoke", gone)
    assert ada.another().key("GET", "me") == "ok"
    assert ada.key("DELETE", f"me/devices/{ada.id}") == "device-unknown", "another request was faster"


def test_when_a_device_was_seen_is_written_once_a_day(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest(client)
    guests: Guests = client.app.state.guests
    made = ada.must("GET", "me/devices")["devices"][0]["seen_at"]
    real, written = guests._clock.now, []
    for ahead in (DAY_MS // 2, DAY_MS + 1000, DAY_MS + 2000, 2 * DAY_MS + 5000):
        monkeypatch.setattr(guests, "_clock", Later(real, ahead))
        written.append(ada.must("GET", "me/devices")["devices"][0]["seen_at"])
    assert [(each - made) // DAY_MS for each in written] == [0, 1, 1, 2]
    assert written[1] == written[2]


@dataclass
class Later:
    """A clock that is ahead of another."""

    real: Callable[[], int]
    ahead: int

    def now(self) -> int:
        return self.real() + self.ahead


def test_a_name_is_new_on_every_device(client: TestClient[Litestar]) -> None:
    ada = guest(client)
    phone = ada.another()
    phone.must("PUT", "me", {"name": "Adele"})
    assert [each.must("GET", "me")["name"] for each in (ada, phone)] == ["Adele", "Adele"]


def test_own_data_has_devices_and_only_how_many_codes_and_all_of_it_goes_with_the_guest(tmp_path: Path) -> None:
    database = tmp_path / "vivat.db"
    with TestClient(make_app(f"sqlite:///{database}", NO_LIMITS)) as client:
        ada = guest(client)
        phone = ada.another()
        ada.must("POST", "me/recovery")
        ada.must("POST", "me/links")
        key = Authenticator(f"http://{HOST}", HOST)
        ada.must("POST", "me/passkeys", key.create(ada.must("POST", "me/passkeys/options")))
        ada.must("POST", "me/passkeys/options")
        kept = ada.must("GET", "me/data")
        assert [set(each) for each in kept["devices"]] == [{"id", "name", "created_at", "seen_at"}] * 2
        assert [each["name"] for each in kept["passkeys"]] == ["a key"]
        assert kept["recovery_codes"] == 3
        ada.must("DELETE", "me")
        assert phone.key("GET", "me") == "guest-unknown"
        with closing(sqlite3.connect(database)) as connection:
            for table in ("guests", "devices", "codes", "passkeys", "challenges"):
                assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table  # noqa: S608


def test_a_device_that_is_logged_out_while_it_opens_a_socket_does_not_keep_it(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest(client)
    phone = ada.another()
    table = ada.must("POST", "tables", {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})["id"]

    async def slowly(state: Any, table_id: str) -> Any:
        await state.admin_sync.do(Request("Olga", Revoke(guest=ada_id, device=phone_id)))
        return await routes.find_table(state, table_id)

    ada_id, phone_id = ada.must("GET", "me")["id"], phone.id
    monkeypatch.setattr(web_app, "find_table", slowly)
    with phone.socket(table) as socket:
        while (message := socket.receive_json())["type"] != "bye":
            pass
    assert (message["reason"], message["final"]) == ("restart", False)
    assert phone.key("GET", "me") == "guest-unknown"


# At a table.


def test_two_devices_of_one_person_have_one_chair(client: TestClient[Litestar]) -> None:
    ada = guest(client)
    phone = ada.another()
    table = ada.must("POST", "tables", {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})["id"]
    ada.must("POST", f"tables/{table}/commands", {"type": "start", "id": "start"})
    with ada.socket(table) as hers, phone.socket(table) as his:
        views = [socket.receive_json() for socket in (hers, his)]
        assert [view["view"]["me"] for view in views] == [0, 0]
        assert views[0]["view"]["game"]["cards"] == views[1]["view"]["game"]["cards"]
        his.send_json({"type": "note", "id": "n", "cell": "Odessa", "mark": "!"})
        while (message := hers.receive_json())["type"] != "update" or "Odessa" not in message["view"]["notes"]:
            pass
        assert message["view"]["chairs"][0]["connected"]
    assert [each["id"] for each in phone.must("GET", "me/tables")] == [table]


def shared_table(screen: Device) -> str:
    """A table at which three people play at one screen, and one of them has looked at their card."""
    table = str(screen.must("POST", "tables", OPEN)["id"])
    for hand in (1, 2, 3):
        path = f"tables/{table}/join?hand={hand}&name=Hand{hand}"
        screen.must("POST", path, {"type": "sit", "id": "sit", "chair": hand - 1})
    screen.must("POST", f"tables/{table}/commands", {"type": "start", "id": "start"})
    note = {"type": "note", "id": "note", "cell": "Odessa", "mark": "secret"}
    screen.must("POST", f"tables/{table}/commands?hand=2", note)
    return table


def check_curtain(screen: Device, phone: Device, table: str) -> None:
    """The phone sees the open board, and nothing that a hand knows or does."""
    assert screen.must("GET", f"tables/{table}?hand=1")["me"] == 0
    open_board = phone.must("GET", f"tables/{table}")
    assert (open_board["me"], set(open_board["game"]["cards"])) == (None, {None})
    for hand in (1, 2, 3, 4):
        assert phone.key("GET", f"tables/{table}?hand={hand}") == "hand-elsewhere"
        say = {"type": "say", "id": f"s{next(NUMBERS)}", "text": "x"}
        assert phone.key("POST", f"tables/{table}/commands?hand={hand}", say) == "hand-elsewhere"
        with phone.socket(table, f"?hand={hand}") as socket:
            assert last_words(socket) == "hand-elsewhere"
    [kept] = phone.must("GET", "me/data")["tables"]
    assert "noted" in [each["kind"] for each in kept["entries"]]
    assert not any({"text", "cell", "other"} & set(each) for each in kept["entries"])


def test_the_hands_at_a_shared_screen_stay_there_until_it_is_logged_out(client: TestClient[Litestar]) -> None:
    screen = guest(client)
    phone = screen.another()
    table = shared_table(screen)
    check_curtain(screen, phone, table)
    client.app.state.guests.forget_all()  # as after a restart
    check_curtain(screen, phone, table)
    phone.must("DELETE", f"me/devices/{screen.id}")
    assert phone.key("GET", f"tables/{table}?hand=2") == "hand-elsewhere", "nobody looks who does not claim the hands"
    say = {"type": "say", "id": "mine", "text": "x"}
    assert phone.key("POST", f"tables/{table}/commands?hand=2", say) == "ok"
    assert phone.must("GET", f"tables/{table}?hand=2")["me"] == 1
    assert phone.another().key("GET", f"tables/{table}?hand=2") == "hand-elsewhere"


def test_a_second_screen_that_looks_behind_the_curtain_is_caught(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def anywhere(*_: Any) -> None:
        pass

    screen = guest(client)
    phone = screen.another()
    table = shared_table(screen)
    monkeypatch.setattr(access, "refuse_other_screen", anywhere)
    with pytest.raises(AssertionError):
        check_curtain(screen, phone, table)


# Passkeys.


def with_passkey(client: TestClient[Litestar]) -> tuple[Device, Authenticator]:
    ada, key = guest(client), Authenticator(f"http://{HOST}", HOST)
    made = ada.must("POST", "me/passkeys", key.create(ada.must("POST", "me/passkeys/options")))
    assert made["name"] == "a key"
    return ada, key


def show(client: TestClient[Litestar], key: Authenticator, options: Any = None) -> tuple[int, Any]:
    """What is said to somebody who shows a passkey."""
    client.cookies.clear()
    options = options or client.post("/api/passkeys/options").json()
    answer = client.post("/api/passkeys", json=key.get(options))
    return answer.status_code, answer.json()


NOT_VALID = (409, "passkey-not-valid")


def refused(client: TestClient[Litestar], key: Authenticator, options: Any = None) -> tuple[int, str]:
    status, said = show(client, key, options)
    return status, str(said.get("key"))


def test_a_passkey_brings_back_whoever_has_it(client: TestClient[Litestar]) -> None:
    ada, key = with_passkey(client)
    status, said = show(client, key)
    assert (status, said["id"]) == (201, ada.must("GET", "me")["id"])
    phone = Device(client, said["token"])
    listed = phone.must("GET", "me/devices")
    assert [each["name"] for each in listed["devices"]] == ["computer", "a telephone"]
    known = ada.must("POST", "me/passkeys/options")["excludeCredentials"]
    assert [each["id"] for each in known] == [key.get({"challenge": "A" * 43})["id"]]
    assert guest(client, "Ben").key("DELETE", f"me/passkeys/{listed['passkeys'][0]['id']}") == "passkey-unknown"
    phone.must("DELETE", f"me/passkeys/{listed['passkeys'][0]['id']}")
    assert refused(client, key) == NOT_VALID


def test_more_passkeys_are_not_kept_than_anybody_needs(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = with_passkey(client)
    monkeypatch.setattr(devices, "MOST_PASSKEYS", 2)  # and not where they are offered
    for said in ("ok", "passkey-too-many"):
        options = ada.must("POST", "me/passkeys/options")
        assert ada.key("POST", "me/passkeys", Authenticator(f"http://{HOST}", HOST).create(options)) == said


def test_what_a_passkey_signs_is_good_once_and_for_a_while(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, key = with_passkey(client)
    options = client.post("/api/passkeys/options").json()
    assert show(client, key, options)[0] == 201
    assert refused(client, key, options) == NOT_VALID, "used"
    assert refused(client, key, options | {"challenge": "A" * 43}) == NOT_VALID, "never given"
    assert refused(client, key, ada.must("POST", "me/passkeys/options")) == NOT_VALID, "given for something else"
    monkeypatch.setattr(devices, "CHALLENGE_MS", 0)
    assert refused(client, key) == NOT_VALID, "too late"
    monkeypatch.undo()
    ben = guest(client, "Ben")
    other = Authenticator(f"http://{HOST}", HOST)
    hers = other.create(ada.must("POST", "me/passkeys/options"))
    assert ben.ask("POST", "me/passkeys", hers)[1]["key"] == "passkey-not-valid", "given to somebody else"


def test_a_copy_of_a_passkey_another_page_and_another_key_are_refused(client: TestClient[Litestar]) -> None:
    ada, key = with_passkey(client)
    key.count = 7
    assert show(client, key)[0] == 201
    key.count = 7  # so that it signs with the same count again, as a copy would
    assert refused(client, key) == NOT_VALID
    key.origin = "https://elsewhere.example"
    assert refused(client, key) == NOT_VALID
    key.origin, key.host = f"http://{HOST}", "elsewhere.example"
    assert refused(client, key) == NOT_VALID
    key.host = HOST
    assert show(client, key)[0] == 201
    thief = Authenticator(f"http://{HOST}", HOST)
    thief._id, thief._user, thief.count = key._id, key._user, 100
    assert refused(client, thief) == NOT_VALID
    key._user = bytes_to_base64url(b"somebody else")
    assert refused(client, key) == NOT_VALID
    assert len(ada.must("GET", "me/devices")["devices"]) == 3


def test_whatever_is_shown_instead_of_a_passkey_is_refused_with_a_sentence(client: TestClient[Litestar]) -> None:
    ada, key = with_passkey(client)
    for spoil in ("", "e30", "!", "A" * 999, "bm90IGpzb24"):
        for part in ("clientDataJSON", "authenticatorData", "signature"):
            body = key.get(client.post("/api/passkeys/options").json())
            body["response"][part] = spoil
            assert client.post("/api/passkeys", json=body).status_code == 409
        body = Authenticator(f"http://{HOST}", HOST).create(ada.must("POST", "me/passkeys/options"))
        body["response"]["attestationObject"] = spoil
        assert ada.key("POST", "me/passkeys", body) == "passkey-not-valid"
