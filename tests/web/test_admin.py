"""`vivat admin` beside a server that runs: the banned are cut off, the deleted are gone, and a log says by whom."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.table.desk import options as table_options
from tests.web.server import Running, server
from vivat.cli import main
from vivat.game.durations import DAY_MS
from vivat.table.admin.command import LISTINGS
from vivat.table.decide import Author, open_table
from vivat.table.schema import acts, bans, devices, guests, reports
from vivat.table.store import Append, Store
from vivat.table.summary import first_row
from vivat.table.table import Table

NUMBERS = count(1)
THREE = [["me"], ["open"], ["steward"]]


@dataclass
class Guest:
    """Somebody at a server, with a token of their own."""

    address: str
    id: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = httpx.request(method, f"{self.address}/api/{path}", json=body, headers=self.headers, timeout=PATIENCE)
        return answer.status_code, answer.json() if answer.content else None

    def must(self, method: str, path: str, body: Any = None) -> Any:
        status, said = self.ask(method, path, body)
        assert status < 300, said
        return said

    def do(self, table: str, kind: str, **fields: Any) -> str:
        """A command; the key of its refusal, or "ok"."""
        body = {"type": kind, "id": f"c{next(NUMBERS)}", **fields}
        status, said = self.ask("POST", f"tables/{table}/commands", body)
        return "ok" if status == 200 else str(said["key"])

    @contextmanager
    def at(self, table: str) -> Iterator[ClientConnection]:
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address, additional_headers=self.headers, compression=None, open_timeout=PATIENCE) as socket:
            yield socket


@dataclass
class Place:
    """A server, and its operator."""

    address: str
    database: str
    capsys: pytest.CaptureFixture[str]

    def guest(self, name: str, address: str | None = None) -> Guest:
        at = address or self.address
        made = httpx.post(f"{at}/api/guests", json={"name": name, "bearer": True}, timeout=PATIENCE).json()
        return Guest(at, made["id"], made["token"])

    def admin(self, *words: str) -> str:
        """What the command says; it must not fail."""
        code, said = self.try_admin(*words)
        assert code == 0, said
        return said

    def try_admin(self, *words: str) -> tuple[int, str]:
        self.capsys.readouterr()
        code = main(["admin", *words, "--database", self.database])
        told = self.capsys.readouterr()
        assert "Traceback" not in told.err
        return code, told.out + told.err


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Place]:
    is_file = request.param == "sqlite"
    database = f"sqlite:///{tmp_path / 'vivat.db'}" if is_file else request.getfixturevalue("postgres_database")
    with server(tmp_path, database=database) as running:
        yield Place(running.address, database, capsys)
        check_log(running)


def check_log(running: Running) -> None:
    assert "Traceback" not in running.log.read_text()


def heard(socket: ClientConnection) -> tuple[str, int]:
    """The last message before the server hangs up, and the code of that."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        received = closed.rcvd
    return ("", 0) if received is None else (received.reason, received.code)


def table_of(host: Guest, *others: Guest, begin: bool = True, **options: Any) -> str:
    """A table at which these people sit."""
    seats = [["me"], *[["open"] for _ in others], ["steward"], ["steward"]]
    table = str(host.must("POST", "tables", {"game": "kingup", "seats": seats, **options})["id"])
    for other in others:
        assert other.do(table, "sit") == "ok"
    if begin:
        assert host.do(table, "start") == "ok"
    return table


def test_a_banned_guest_is_cut_off_and_told_why_and_may_come_back_when_it_is_over(place: Place) -> None:
    ada, ben = place.guest("Ada"), place.guest("Ben")
    table = table_of(ada, ben)
    with ben.at(table) as his, ada.at(table) as hers:
        assert "banned" in place.admin("ban", ben.id, "--reason", "Be kind.", "--days", "3", "--by", "Olga")
        assert heard(his) == ("guest-cut-off", 1008)
        assert ada.do(table, "say", text="hello") == "ok"
        assert json.loads(hers.recv(timeout=PATIENCE))["type"] == "snapshot"
    for method, path, body in (
        ("GET", "me/tables", None),
        ("GET", f"tables/{table}", None),
        ("POST", "guests", {"name": "Ben again"}),
        ("POST", f"tables/{table}/commands", {"type": "say", "id": "x", "text": "me"}),
        ("DELETE", "me", None),
    ):
        status, said = ben.ask(method, path, body)
        assert (status, said["key"]) == (403, "guest-banned")
        assert "Be kind." in said["sentence"]
        assert "until" in said["sentence"]
    with ben.at(table) as socket:
        assert heard(socket) == ("guest-cut-off", 1008)
    assert ben.ask("GET", "tables")[0] == 200, "what anybody may read stays open"
    assert ben.id in place.admin("bans")
    place.admin("unban", ben.id)
    assert settled(lambda: ben.ask("GET", "me/tables")[0] == 200)
    assert [line.split("  ")[2:4] for line in place.admin("log").splitlines()][:1] == [["Olga", "ban"]]


def settled(done: Any) -> bool:
    """Whether something comes true: a server on PostgreSQL looks for acts once a second."""
    for _ in range(PATIENCE * 10):
        if done():
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_a_banned_address_is_refused_whoever_comes_from_it(place: Place) -> None:
    ada = place.guest("Ada")
    table = table_of(ada)
    with ada.at(table) as socket:
        place.admin("ban", "127.0.0.1")
        assert heard(socket) == ("guest-cut-off", 1008)
    assert ada.ask("GET", "me/tables")[0] == 403
    assert ada.ask("POST", "guests", {"name": "Zoe"})[0] == 403
    assert ada.ask("GET", "health")[0] == 200
    place.admin("unban", "127.0.0.1")
    assert settled(lambda: ada.ask("GET", "me/tables")[0] == 200)


def test_tables_are_unlisted_closed_and_deleted_under_the_eyes_of_those_who_play(place: Place) -> None:
    ada, ben = place.guest("Ada"), place.guest("Ben")
    table = table_of(ada, ben, listed=True)
    assert [each["id"] for each in ada.must("GET", "tables")] == [table]
    place.admin("unlist", table)
    assert ada.must("GET", "tables") == []
    assert ada.do(table, "say", text="still here") == "ok"
    with ben.at(table) as socket:
        place.admin("close", table)
        assert heard(socket) == ("table-closed", 1008)
    assert settled(lambda: ada.do(table, "say", text="x") == "table-closed")
    with ben.at(table) as socket:
        assert heard(socket) == ("table-closed", 1008)
    assert [each["status"] for each in ada.must("GET", "me/tables")] == ["closed"]
    place.admin("delete-table", table)
    assert settled(lambda: ada.do(table, "say", text="x") == "table-unknown")
    assert ada.must("GET", "me/tables") == []
    other = table_of(ada, ben)
    with ben.at(other) as socket:
        place.admin("delete-table", other)
        assert heard(socket) == ("table-unknown", 1008)
    assert [line.split("  ")[3] for line in place.admin("log").splitlines()] == [
        "unlist", "close", "delete-table", "delete-table",
    ]  # fmt: skip


def test_a_deleted_guest_is_gone_and_the_games_of_others_go_on(place: Place, tmp_path: Path) -> None:
    ada, ben, cleo = place.guest("Ada"), place.guest("Benedikt"), place.guest("Cleo")
    table, alone = table_of(ada, ben), table_of(ben)
    gathering = str(ben.must("POST", "tables", {"game": "kingup", "seats": [["open"], ["open"], ["open"]]})["id"])
    assert cleo.do(gathering, "sit") == "ok"
    for text in ("a secret of Benedikt", "another"):
        assert ben.do(table, "say", text=text) == "ok"
    assert ben.do(table, "note", cell="Ada", mark="hm") == "ok"
    assert ben.do(table, "claim", text="I hold Odessa") == "ok"
    before = ada.must("GET", f"tables/{table}")["game"]
    with ada.at(table) as hers, ben.at(table) as his:
        json.loads(hers.recv(timeout=PATIENCE))
        place.admin("delete-guest", ben.id)
        assert heard(his) == ("guest-unknown", 1008)
        while (message := json.loads(hers.recv(timeout=PATIENCE)))["type"] != "snapshot":
            pass
    assert "Benedikt" not in json.dumps(message)
    assert [chair["name"] for chair in message["view"]["chairs"]][1] == "N. N."
    assert message["view"]["chairs"][1]["kept"]
    assert [line["text"] for line in message["lines"] if line["kind"] == "said"] == ["—", "—"]
    assert message["view"]["game"]["cards"] == before["cards"]
    assert ben.ask("GET", "me/tables")[0] == 401
    assert settled(lambda: ada.ask("GET", f"tables/{alone}")[0] == 404), "nobody else ever sat there"
    assert settled(lambda: cleo.do(gathering, "say", text="x") == "table-closed"), "its host is gone"
    assert ada.do(table, "say", text="On we go") == "ok"
    if place.database.startswith("sqlite"):
        with closing(sqlite3.connect(tmp_path / "vivat.db")) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert b"Benedikt" not in (tmp_path / "vivat.db").read_bytes()


def test_a_guest_deletes_themselves(place: Place) -> None:
    ada, ben = place.guest("Ada"), place.guest("Ben")
    table = table_of(ada, ben)
    assert ben.do(table, "say", text="farewell") == "ok"
    assert ben.ask("DELETE", "me") == (204, None)
    assert ben.ask("GET", "me/tables")[0] == 401
    view = ada.must("GET", f"tables/{table}")
    assert view["chairs"][1]["name"] == "N. N."
    said = json.loads(place.admin("log", "--json"))
    assert [(each["by"], each["act"]["act"]) for each in said] == [("the guest", "delete-guest")]


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_an_operator_lists_and_logs_out_devices(place: Place) -> None:
    ada = place.guest("Ada")
    code = ada.must("POST", "me/links")["code"]
    made = ada.must("POST", "devices", {"code": code, "name": "phone\x1b[2J", "bearer": True})
    phone = Guest(ada.address, ada.id, made["token"])
    found = json.loads(place.admin("devices", ada.id, "--json"))
    assert [each["name"] for each in found] == ["", "phone [2J"]
    assert place.admin("devices", ada.id).splitlines()[1].endswith("  phone [2J")
    place.admin("revoke", ada.id, "--device", found[0]["id"])
    assert [each.ask("GET", "me")[0] for each in (ada, phone)] == [401, 200]
    assert place.admin("revoke", ada.id) == f"Devices of {ada.id} logged out: 1.\n"
    assert phone.ask("GET", "me")[0] == 401
    assert place.admin("devices", ada.id) == f"{ada.id} has no devices.\n"


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_an_operator_sees_how_a_guest_is_told_and_not_where(place: Place) -> None:
    ada = place.guest("Ada")
    assert place.admin("channels", ada.id) == f"{ada.id} is told nothing.\n"
    hook = {"type": "webhook", "url": "ntfys://ntfy.example/ada-secret"}
    made = ada.must("POST", "me/notices/channels", {"address": hook, "name": "Ada's secret"})
    line = place.admin("channels", ada.id)
    assert line.startswith(f"{made['id']}  webhook  since 20")
    found = place.admin("channels", ada.id, "--json")
    assert [(each["kind"], each["confirmed"]) for each in json.loads(found)] == [("webhook", True)]
    assert "secret" not in line + found


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_what_cannot_be_done_is_said_in_one_sentence_with_exit_code_two(place: Place) -> None:
    for words, sentence in (
        (["ban", "nobody-at-all"], "There is no guest"),
        (["ban", "10.0.0.0/8"], "not an address that can be banned"),
        (["ban", "127.0.0.1", "--days", "0"], "must end after it begins"),
        (["unban", "x"], "is not banned"),
        (["close", "x"], "There is no table"),
        (["delete-table", "x"], "There is no table"),
        (["delete-guest", "x"], "There is no guest"),
        (["devices", "x"], "There is no guest"),
        (["channels", "x"], "There is no guest"),
        (["revoke", "x"], "There is no guest"),
        (["revoke", "x", "--device", "y"], "has no device"),
        (["settle", "7"], "There is no report 7"),
        (["report", "7"], "There is no report 7"),
        (["table", "x"], "There is no table"),
        (["retain", "--days", "0"], "cannot be done"),
    ):
        code, said = place.try_admin(*words)
        assert (code, said.count("\n")) == (2, 1), said
        assert sentence in said
    assert place.admin("log") == "Nobody has done anything yet.\n"


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_old_tables_go_and_new_ones_stay(place: Place, tmp_path: Path) -> None:
    ada = place.guest("Ada")
    bots = {"game": "kingup", "seats": [["random"], ["random"], ["random"]]}
    over = str(ada.must("POST", "tables", bots)["id"])
    with ada.at(over):
        assert ada.do(over, "start") == "ok"
        assert settled(lambda: ada.must("GET", f"tables/{over}")["status"] == "finished")
    running = table_of(ada)
    assert place.admin("retain", "--days", "400") == "Tables deleted: 0; guests without any: 0.\n"
    assert json.loads(place.admin("tables", "--json"))[0]["id"] == running
    assert len(json.loads(place.admin("tables", "--json"))) == 2
    visitors = json.loads(place.admin("table", over, "--json"))
    assert [each["guest"] for each in visitors] == [ada.id]


def test_an_operator_acts_on_a_file_that_no_server_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    with server(tmp_path, database=database) as running:
        place = Place(running.address, database, capsys)
        ada, ben = place.guest("Ada"), place.guest("Ben")
        table, unfinished = table_of(ada, ben), table_of(ada, ben)
        mode = (tmp_path / "vivat.db.admin").stat().st_mode
        assert mode & 0o777 == 0o600
        running.stop()
    assert not (tmp_path / "vivat.db.admin").exists()
    with closing(sqlite3.connect(tmp_path / "vivat.db")) as connection, connection:
        connection.execute("UPDATE tables SET changed_at = changed_at - ?", (401 * 24 * 3600 * 1000,))
    with closing(sqlite3.connect(tmp_path / "vivat.db")) as connection, connection:
        connection.execute("UPDATE entries SET body = '{}' WHERE seq = 2 AND table_id = ?", (unfinished,))
    code, said = place.try_admin("delete-guest", ben.id)
    assert code == 1, "a damaged table cannot be written anew"
    assert said.startswith(f"table {unfinished} is damaged: entry 2")
    assert "forgotten at 1 of 2 tables" in said
    place.admin("ban", ada.id)
    assert place.admin("retain", "--days", "400") == "Tables deleted: 0; guests without any: 0.\n"
    with closing(sqlite3.connect(tmp_path / "vivat.db")) as connection, connection:
        connection.execute("UPDATE tables SET changed_at = changed_at - ?", (401 * 24 * 3600 * 1000,))
        connection.execute("UPDATE tables SET status = 'finished' WHERE id = ?", (table,))
    assert place.admin("retain", "--days", "400") == "Tables deleted: 1; guests without any: 0.\n"
    assert place.admin("retain", "--days", "400", "--unfinished") == "Tables deleted: 1; guests without any: 0.\n"
    place.admin("vacuum")
    with server(tmp_path, database=database) as running:
        assert Guest(running.address, ada.id, ada.token).ask("GET", f"tables/{table}")[1]["key"] == "guest-banned"
        place.admin("unban", ada.id)
        assert Guest(running.address, ada.id, ada.token).ask("GET", f"tables/{table}")[1]["key"] == "table-unknown"


def test_a_server_is_reached_by_any_name_of_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "here").symlink_to(tmp_path / "there")
    (tmp_path / "there" / "other.db").symlink_to(tmp_path / "there" / "vivat.db")
    names = [f"sqlite:///{tmp_path / name}" for name in ("here/vivat.db", "there/vivat.db", "there/other.db")]
    with server(tmp_path, database=names[0]) as running:
        for database in names:
            Place(running.address, database, capsys).admin("vacuum")


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_guests_without_a_table_go_when_they_are_old(place: Place, tmp_path: Path) -> None:
    """At no table, on no hand: who sits somewhere, and who is new, stays."""
    people = {name: place.guest(name) for name in ("idle", "sits", "hand", "young")}
    table = table_of(people["sits"], begin=False)
    join = {"type": "sit", "id": "s", "chair": 1}
    assert people["sits"].do(table, "arrange", chair=1, level="open") == "ok"
    people["hand"].must("POST", f"tables/{table}/join?hand=16&name=Sixteen", join)
    with closing(sqlite3.connect(tmp_path / "vivat.db")) as connection, connection:
        connection.execute("UPDATE guests SET created_at = created_at - ? WHERE name <> 'young'", (401 * DAY_MS,))
        connection.execute("UPDATE devices SET seen_at = seen_at - ?", (401 * DAY_MS,))
    assert place.admin("retain", "--days", "400") == "Tables deleted: 0; guests without any: 1.\n"
    assert {name: guest.ask("GET", "me")[0] for name, guest in people.items()} == {
        "idle": 401, "sits": 200, "hand": 200, "young": 200,
    }  # fmt: skip


def test_a_file_that_somebody_else_uses_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    with server(tmp_path, database=database) as running:
        (tmp_path / "vivat.db.admin").unlink()
        code, said = Place(running.address, database, capsys).try_admin("vacuum")
    assert code == 2
    assert said.startswith("A server uses the database, but does not answer at")


HOSTILE = "\x1b[2JReport 9 is settled.\r\n9  nobody\x9b31m\x7f\u202e\u2028"
"""Clears a terminal, forges a row, and more of that sort."""


async def write_hostile(database: str) -> None:
    """What strangers wrote before it was looked at, or with other programs, wherever an operator may meet it."""
    said = [{"at": 1, "kind": "said", "name": HOSTILE, "text": HOSTILE, "team": False}]
    rows = {
        guests: {"id": "g", "name": HOSTILE, "created_at": 1},
        devices: {"id": "d", "guest_id": "g", "token_hash": "h", "name": HOSTILE, "created_at": 1, "seen_at": 1},
        reports: {
            "at": 1, "table_id": "t", "reporter": "r", "command": "c", "reported": "g", "name": HOSTILE,
            "lines": json.dumps(said), "text": HOSTILE,
        },
        bans: {"target": HOSTILE, "kind": "guest", "reason": HOSTILE, "at": 1},
        acts: {"at": 1, "by": HOSTILE, "act": json.dumps({"act": "vacuum", "reason": HOSTILE})},
    }  # fmt: skip
    table, author = Table("t"), Author("g", HOSTILE)
    entry = table.next_entry(1, "g", "", open_table(table_options("me", "open", "open"), author))
    table.apply(entry)
    async with Store.open(database) as store:
        await store.append(Append(entry, first_row(table, entry), ("g",)))
        for where, row in rows.items():
            await store.do(lambda run, where=where, row=row: run.execute(insert(where), [row]))  # type: ignore[misc]


def test_nothing_that_strangers_wrote_steers_the_terminal_of_an_operator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    asyncio.run(write_hostile(database))
    place = Place("", database, capsys)
    targets = {"report": ["1"], "table": ["t"], "devices": ["g"], "channels": ["g"]}
    for what in LISTINGS:
        told = place.admin(what, *targets.get(what, []))
        assert all(line.isprintable() for line in told.split("\n")), what
        assert what == "channels" or "[2JReport 9 is settled." in told, what
        assert not any(line.startswith("9  nobody") for line in told.split("\n")), what
        program = place.admin(what, *targets.get(what, []), "--json")
        assert program[:-1].isprintable(), what
        assert what != "report" or json.loads(program)[0]["text"] == HOSTILE, "a program reads what was written"
    with closing(sqlite3.connect(tmp_path / "vivat.db")) as connection, connection:
        body = json.dumps({"kind": "said", "place": HOSTILE, HOSTILE: 1})
        connection.execute("UPDATE entries SET body = ?", (body,))
    code, told = place.try_admin("delete-guest", "g")
    assert code == 1
    assert all(line.isprintable() for line in told.split("\n"))
