"""Reports: what was written reaches the operator, nothing of the game does, and nobody at the table notices."""

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from vivat.cli import main
from vivat.table import reports
from vivat.web.app import make_app
from vivat.web.limits import Limits

NUMBERS = count(1)


class Room:
    """A table of two people and a bot, a spectator, and the operator's database."""

    def __init__(self, client: TestClient[Litestar], database: str) -> None:
        self.client = client
        self.database = database
        self.guests = {name: self._welcome(name) for name in ("Ada", "Benedikt", "Cleo")}
        seats = [["me"], ["open"], ["steward"]]
        self.table = str(self.ask("Ada", "POST", "/api/tables", {"game": "kingup", "seats": seats})[1]["id"])
        self.do("Benedikt", "sit")
        self.do("Ada", "start")

    def _welcome(self, name: str) -> dict[str, str]:
        made: dict[str, str] = self.client.post("/api/guests", json={"name": name, "bearer": True}).json()
        return made

    def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.client.cookies.clear()
        headers = {"Authorization": f"Bearer {self.guests[who]['token']}"}
        answer = self.client.request(method, path, json=body, headers=headers)
        return answer.status_code, answer.json()

    def do(self, who: str, kind: str, **fields: Any) -> None:
        body = {"type": kind, "id": f"c{next(NUMBERS)}", **fields}
        status, said = self.ask(who, "POST", f"/api/tables/{self.table}/commands", body)
        assert status == 200, said

    def lines(self, who: str) -> list[dict[str, Any]]:
        """What somebody was told."""
        headers = {"Authorization": f"Bearer {self.guests[who]['token']}"}
        with self.client.websocket_connect(f"/api/tables/{self.table}/socket", headers=headers) as socket:
            found: list[dict[str, Any]] = socket.receive_json()["lines"]
        return found

    def report(self, who: str, **report: Any) -> str:
        """The key of the refusal, or "ok"."""
        body = {"id": f"r{next(NUMBERS)}", **report}
        status, said = self.ask(who, "POST", f"/api/tables/{self.table}/reports", body)
        return "ok" if status == 200 else str(said["key"])

    def kept(self, capsys: pytest.CaptureFixture[str], *flags: str) -> list[dict[str, Any]]:
        """What the operator reads."""
        capsys.readouterr()
        assert main(["admin", "reports", "--json", "--all", "--database", self.database, *flags]) == 0
        found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
        return found


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    database = f"sqlite:///{tmp_path_factory.mktemp('reports') / 'vivat.db'}"
    with TestClient(make_app(database, Limits(reports_per_day=6)), raise_server_exceptions=False) as client:
        yield Room(client, database)


def numbers_of(lines: list[dict[str, Any]], *kinds: str, name: str = "Benedikt") -> list[int]:
    return [number for number, line in enumerate(lines) if line["kind"] in kinds and line.get("name") == name]


def test_what_somebody_wrote_is_kept_with_who_and_nobody_is_told(
    room: Room, capsys: pytest.CaptureFixture[str]
) -> None:
    room.do("Benedikt", "say", text="You fool!")
    room.do("Benedikt", "claim", text="I lie")
    room.do("Benedikt", "phrase", phrase="bye")
    before = {who: room.lines(who) for who in room.guests}
    chosen = numbers_of(before["Cleo"], "said", "claimed", "phrase")
    assert len(chosen) == 3
    ben = room.guests["Benedikt"]["id"]
    body = {"id": "once", "guest": ben, "lines": chosen, "text": "Rude."}
    for _ in range(2):
        assert room.ask("Cleo", "POST", f"/api/tables/{room.table}/reports", body) == (200, {"id": "once"})
    (kept,) = room.kept(capsys)
    assert (kept["reporter"], kept["reported"], kept["name"]) == (room.guests["Cleo"]["id"], ben, "Benedikt")
    assert [(line["kind"], line["text"]) for line in kept["lines"]] == [
        ("said", "You fool!"), ("claimed", "I lie"), ("phrase", "bye"),
    ]  # fmt: skip
    assert kept["text"] == "Rude."
    assert {who: room.lines(who) for who in room.guests} == before
    told = room.ask("Benedikt", "GET", "/api/me/data")[1]
    assert "Rude." not in json.dumps(told)
    assert room.guests["Cleo"]["id"] not in json.dumps(told)
    assert told["reports"] == []
    (own,) = room.ask("Cleo", "GET", "/api/me/data")[1]["reports"]
    assert (own["name"], own["text"], len(own["lines"])) == ("Benedikt", "Rude.", 3)


def test_a_report_is_about_one_person_and_only_about_what_was_written(room: Room) -> None:
    room.do("Ada", "say", text="hello")
    lines = room.lines("Cleo")
    (ada,) = numbers_of(lines, "said", name="Ada")[-1:]
    ben = numbers_of(lines, "said", name="Benedikt")[-1]
    sat = next(number for number, line in enumerate(lines) if line["kind"] == "sat")
    ids = {name: made["id"] for name, made in room.guests.items()}
    for report, key in (
        ({"lines": [ada, ben]}, "report-one-person"),
        ({"guest": ids["Ada"], "lines": [ben]}, "report-one-person"),
        ({}, "report-one-person"),
        ({"guest": ids["Benedikt"], "lines": [sat]}, "report-no-such-line"),
        ({"lines": [10_000]}, "report-no-such-line"),
        ({"guest": "nobody-here"}, "report-nobody"),
        ({"guest": ids["Cleo"]}, "report-yourself"),
        ({"guest": ids["Ada"], "lines": [-1]}, "http-400"),
        ({"guest": ids["Ada"], "text": "x" * 501}, "http-400"),
    ):
        assert room.report("Cleo", **report) == key
    assert room.report("Cleo", lines=[ada]) == "ok"
    assert room.report("Cleo", guest=ids["Benedikt"], text="What a name.") == "ok"


def check_no_secret(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    """Benedikt tries every line that he was told, in a report each, and nothing of the game is kept."""
    room.do("Benedikt", "note", cell="Ada", mark="a secret mark")
    lines = room.lines("Benedikt")
    for number, line in enumerate(lines):
        said = line["kind"] in ("said", "phrase", "claimed")
        key = room.report("Benedikt", guest=room.guests["Ada"]["id"], lines=[number])
        assert said or key == "report-no-such-line", line
    for kept in room.kept(capsys):
        assert set(kept) == {"id", "at", "table", "reporter", "reported", "name", "lines", "text", "settled_at"}
        assert all(set(line) == {"at", "kind", "name", "text", "team"} for line in kept["lines"])


def test_no_line_of_the_game_can_be_reported(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    check_no_secret(room, capsys)


def test_a_report_that_takes_any_line_is_noticed(
    room: Room, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "SPOKEN", dict.fromkeys(("noted", "ballot", "sat", "said"), "said"))
    with pytest.raises(AssertionError):
        check_no_secret(room, capsys)


def test_nobody_reports_without_end(room: Room) -> None:
    ben = room.guests["Benedikt"]["id"]
    said = [room.report("Ada", guest=ben) for _ in range(8)]
    assert said == ["ok"] * 6 + ["report-too-many"] * 2
    status, _ = room.ask("Ada", "POST", f"/api/tables/{room.table}/reports", {"id": "more", "guest": ben})
    assert status == 429


def test_a_report_is_settled_and_shown(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    room.do("Benedikt", "say", text="You fool!")
    assert room.report("Cleo", lines=numbers_of(room.lines("Cleo"), "said")[-1:]) == "ok"
    number = str(max(each["id"] for each in room.kept(capsys)))
    where = ["--database", room.database]
    assert main(["admin", "report", number, *where]) == 0
    shown = capsys.readouterr().out
    assert "Benedikt: You fool!" in shown
    assert "from   guest" in shown


def test_the_team_reports_what_only_the_team_was_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    with TestClient(make_app(database), raise_server_exceptions=False) as client:
        room = Room(client, database)
        seats = [["me", "open"], ["open"], ["steward"]]
        made = room.ask("Ada", "POST", "/api/tables", {"game": "vive-le-roi", "seats": seats})[1]
        room.table = made["id"]
        for who in ("Benedikt", "Cleo"):
            room.do(who, "sit")
        room.do("Benedikt", "say", text="psst", team=True)
        number = numbers_of(room.lines("Ada"), "said")[0]
        assert numbers_of(room.lines("Cleo"), "said") == []
        assert room.report("Cleo", lines=[number]) == "report-no-such-line"
        assert room.report("Ada", lines=[number]) == "ok"


def test_own_data_have_every_name_and_text_of_ones_own(room: Room) -> None:
    data = files("vivat.game.intrigue") / "data"
    texts = {
        "own_sheet": (data / "sheet.toml").read_text(),
        "own_scenario": (data / "scenarios" / "hit-men.toml").read_text(),
    }
    options = {"game": "intrigue", "seats": [["open"]] * 3 + [["steward"]] * 2, **texts}
    made = room.ask("Ada", "POST", "/api/tables", options)[1]
    table, room.table = room.table, made["id"]
    room.do("Cleo", "sit", chair=0)
    room.ask("Cleo", "PUT", "/api/me", {"name": "Cleopatra"})
    room.do("Cleo", "sit", chair=1)
    for who in ("Ada", "Benedikt"):
        room.do(who, "sit")
    room.do("Ada", "start")
    room.do("Cleo", "leave")
    room.do("Cleo", "sit")
    kept = {
        who: next(each for each in room.ask(who, "GET", "/api/me/data")[1]["tables"] if each["id"] == room.table)
        for who in ("Ada", "Cleo")
    }
    assert {key: kept["Ada"]["entries"][0].get(key) for key in texts} == texts
    assert [(each["kind"], each.get("name")) for each in kept["Cleo"]["entries"]] == [
        ("sat", "Cleo"), ("moved", "Cleopatra"), ("left", None), ("returned", None),
    ]  # fmt: skip
    room.table = table


def test_a_report_with_anything_in_it_is_kept_and_spoils_nothing(
    postgres_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """PostgreSQL takes no NUL and no id that is too long; what was written beside it would have failed with it."""
    with TestClient(make_app(postgres_database), raise_server_exceptions=False) as client:
        room = Room(client, postgres_database)
        room.do("Benedikt", "say", text="You fool!")
        (line,) = numbers_of(room.lines("Ada"), "said")
        ben = room.guests["Benedikt"]["id"]
        for guest, text in ((ben, "\0"), (f"{ben}.\0", "Rude.\x1b[2J\nAnd \u202eagain."), (f"{ben}.{'1' * 40}", "")):
            assert room.report("Ada", guest=guest, lines=[line], text=text) == "ok"
        assert room.report("Ada", guest=f"{ben}.\0") == "report-nobody"
        found = room.kept(capsys)
    assert [(each["reported"], each["text"]) for each in found] == [(ben, ""), (ben, "Rude. [2J And again."), (ben, "")]
