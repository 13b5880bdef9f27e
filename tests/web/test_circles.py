"""Circles over the network: members see them, to everybody else they do not exist; running games change nothing."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from tests.circle.company import MINUTE, add_guest, played_out, put
from tests.circle.test_circle import TRIES
from tests.table.desk import ADA, BOB, CLEO, NOON, Desk, begun, options
from vivat.circle import circles as all_circles
from vivat.circle import commands, decide, table_results
from vivat.circle import store as circle_store
from vivat.circle.circle import Circle
from vivat.circle.store import CircleStore
from vivat.results.achievements import read_catalogue
from vivat.results.finished_game import finished_games
from vivat.results.summary import summarise
from vivat.table.decide import Author
from vivat.table.devices import hashed
from vivat.table.store import Store
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS

PEOPLE = {"host": ADA, "member": BOB, "removed": CLEO}
OPTIONS = {"game": "kingup", "seats": [["me"], ["open"], ["open"]]}
NUMBERS = count(1)


class Hall:
    """The application in this process; guests go by these names."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.circle = ""

    def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, bytes, Any]:
        """The status, the bytes, and what they say."""
        self.client.cookies.clear()
        headers = {} if who == "nobody" else {"Authorization": f"Bearer {who}"}
        answer = self.client.request(method, path, json=body, headers=headers)
        return answer.status_code, answer.content, answer.json()

    def get(self, who: str, path: str) -> Any:
        status, _, said = self.ask(who, "GET", path)
        assert status == 200, said
        return said

    def do(self, who: str, kind: str, **fields: Any) -> str:
        """The key of the refusal, or "ok"."""
        body = {"id": f"c{next(NUMBERS)}", "type": kind, **fields}
        status, _, said = self.ask(who, "POST", f"/api/circles/{self.circle}/commands", body)
        return "ok" if status == 200 else str(said["key"])

    def join(self, who: str, link: str | None = None) -> int:
        link = link or self.get("host", f"/api/circles/{self.circle}")["link"]
        return self.ask(who, "POST", f"/api/circles/{self.circle}/join", {"id": "join", "link": link})[0]


async def fill(database: str, desks: dict[str, Desk]) -> None:
    """A database with guests whose tokens are their names, and these tables."""
    async with Store.open(database) as store:
        for name, author in (PEOPLE | {"stranger": Author("g-stranger", "Zed")}).items():
            await add_guest(store, author, hashed(name))
        for table_id, desk in desks.items():
            await put(store, table_id, desk)


@contextmanager
def hall_with(folder: Path, **desks: Desk) -> Iterator[Hall]:
    """A server with a circle of three, of whom one was removed, with these tables, a season and a campaign."""
    database = f"sqlite:///{folder / 'vivat.db'}"
    asyncio.run(fill(database, desks))
    with (
        patch("vivat.circle.circles.random_id", lambda _: "thursdays"),
        patch("vivat.circle.decide.new_link", lambda: "by-this-link"),
        TestClient(make_app(database, NO_LIMITS), raise_server_exceptions=False) as client,
    ):
        hall = Hall(client)
        hall.circle = hall.ask("host", "POST", "/api/circles", {"name": "Thursdays"})[2]["id"]
        assert [hall.join(who) for who in ("member", "removed")] == [200, 200]
        assert hall.do("host", "remove", member=3) == "ok"
        for table_id in desks:
            assert hall.do("host", "mark", table=table_id) == "ok"
        assert hall.do("host", "begin-season", name="Winter") == "ok"
        assert hall.do("host", "open-campaign", name="The crown") == "ok"
        yield hall


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall_with(tmp_path_factory.mktemp("circles"), played=played_out(BOB, seed=1)) as found:
        yield found


def reading(circle: str) -> list[str]:
    here = f"/api/circles/{circle}"
    return [here, f"{here}/results", f"{here}/results?season=1", f"{here}/campaigns/1", f"{here}/campaigns/1?lang=fr"]


def check_doors(hall: Hall) -> None:
    """Members read; to everybody else the same bytes are said as of a circle that does not exist."""
    for path, nowhere in zip(reading(hall.circle), reading("nowhere"), strict=True):
        for who in ("host", "member"):
            assert hall.ask(who, "GET", path)[0] == 200, f"{path} by {who}"
        for who in ("removed", "stranger"):
            assert hall.ask(who, "GET", path)[:2] == hall.ask(who, "GET", nowhere)[:2], f"{path} by {who}"
            assert hall.ask(who, "GET", path)[0] == 404, f"{path} by {who}"
        assert hall.ask("nobody", "GET", path)[0] == 401


def test_members_read_a_circle_and_to_others_it_does_not_exist(hall: Hall) -> None:
    check_doors(hall)


@pytest.mark.parametrize("kind", TRIES, ids=lambda kind: kind.__name__)
def test_no_command_tells_a_stranger_that_there_is_a_circle(hall: Hall, kind: Any) -> None:
    body = {"id": "try", "type": kind.__struct_config__.tag, **TRIES[kind]}
    for who in ("removed", "stranger"):
        here, nowhere = (
            hall.ask(who, "POST", f"/api/circles/{circle}/commands", body)[:2] for circle in (hall.circle, "nowhere")
        )
        assert here == nowhere
        assert here[0] == 404
    assert hall.ask("nobody", "POST", f"/api/circles/{hall.circle}/commands", body)[0] == 401
    if decide.NEEDS[kind][0] == "host":
        assert hall.do("member", body.pop("type"), **TRIES[kind]) == "circle-host-only"


def test_every_command_is_tried() -> None:
    assert set(TRIES) == set(get_args(commands.AnyCircleCommand))


def test_a_wrong_link_a_removed_guest_and_no_circle_are_answered_alike(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    until: list[float] = []

    async def noted(at: float) -> None:
        until.append(at - asyncio.get_running_loop().time())

    monkeypatch.setattr(all_circles, "REFUSED_SECONDS", 60)
    monkeypatch.setattr(all_circles, "sleep_until", noted)
    body = {"id": "join", "link": "guessed"}
    wrong = hall.ask("stranger", "POST", f"/api/circles/{hall.circle}/join", body)[:2]
    nowhere = hall.ask("stranger", "POST", "/api/circles/nowhere/join", body)[:2]
    removed = hall.ask("removed", "POST", f"/api/circles/{hall.circle}/join", body | {"link": "by-this-link"})[:2]
    assert wrong == nowhere == removed
    assert wrong[0] == 404
    assert len(until) == 3, "each is answered so long after it was asked, whatever was read for it"
    assert all(0 < each < 60 for each in until)


def test_a_door_that_stands_open_is_caught(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def anybody(*_: object) -> bool:
        return True

    monkeypatch.setattr(Circle, "member_of", lambda circle, _: circle.members[1])
    monkeypatch.setattr(CircleStore, "is_seen_by", anybody)
    with pytest.raises(AssertionError, match=r"by (removed|stranger)"):
        check_doors(hall)


def test_a_table_is_opened_for_a_circle_and_only_members_are_told(hall: Hall) -> None:
    assert hall.ask("stranger", "POST", f"/api/tables?circle={hall.circle}", OPTIONS)[0] == 404
    status, _, made = hall.ask("member", "POST", f"/api/tables?circle={hall.circle}", OPTIONS)
    assert status == 201
    for who in ("host", "member"):
        shown = hall.get(who, f"/api/circles/{hall.circle}")["tables"]
        assert [(each["id"], each["circle"]) for each in shown] == [(made["id"], "Thursdays")]
    sit = {"type": "sit", "id": "sit"}
    assert hall.ask("stranger", "POST", f"/api/tables/{made['id']}/join", sit)[0] == 200
    for who, circle in (("member", "Thursdays"), ("stranger", "")):
        assert {each["id"]: each["circle"] for each in hall.get(who, "/api/me/tables")}[made["id"]] == circle
    assert "Thursdays" not in str(hall.get("stranger", f"/api/tables/{made['id']}"))


def test_a_table_for_a_full_circle_is_not_opened(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    before = len(hall.get("member", "/api/me/tables"))
    monkeypatch.setattr(decide, "MOST_ENTRIES", 0)
    assert hall.ask("member", "POST", f"/api/tables?circle={hall.circle}", OPTIONS)[2]["key"] == "circle-full"
    assert len(hall.get("member", "/api/me/tables")) == before


def test_only_who_sat_at_a_table_makes_it_the_circles(hall: Hall) -> None:
    made = hall.ask("stranger", "POST", "/api/tables", OPTIONS)[2]["id"]
    assert hall.do("member", "mark", table=made) == "circle-not-your-table"
    assert hall.do("member", "mark", table="nowhere") == "circle-not-your-table"


def test_news_of_a_campaign_are_for_members_and_nobody_else_can_tell(hall: Hall) -> None:
    path, nowhere = "/api/me/news?table=played", "/api/me/news?table=nowhere"
    for who in ("host", "member"):
        assert [each["campaign"] for each in hall.get(who, path)] in ([], ["The crown"])
        assert hall.get(who, nowhere) == []
    for who in ("removed", "stranger"):
        assert hall.ask(who, "GET", path)[:2] == hall.ask(who, "GET", nowhere)[:2] == (200, b"[]")
    assert hall.ask("nobody", "GET", path)[0] == 401


def test_words_that_nobody_may_use_are_no_names(hall: Hall) -> None:
    for body in ({"type": "rename-circle", "name": "\u200b"}, {"type": "add", "name": " + "}):
        status, _, said = hall.ask("host", "POST", f"/api/circles/{hall.circle}/commands", {"id": "n", **body})
        assert (status, said["key"]) == (400, "guest-name")


def test_ones_own_results_are_for_oneself(hall: Hall) -> None:
    assert hall.ask("nobody", "GET", "/api/me/results")[0] == 401
    assert [each["name"] for each in hall.get("host", "/api/me/results")["people"]] == ["Ada"]
    assert hall.get("stranger", "/api/me/results")["games"] == 0


def test_of_oneself_one_is_told_the_circles_too(hall: Hall) -> None:
    [own] = hall.get("member", "/api/me/data")["circles"]
    assert (own["id"], own["name"], own["entries"][0]["kind"]) == (hall.circle, "Thursdays", "memberjoined")


def test_whoever_deletes_themselves_is_nobody_in_the_circle(tmp_path: Path) -> None:
    with hall_with(tmp_path, played=played_out(BOB, seed=1)) as hall:
        assert hall.client.request("DELETE", "/api/me", headers={"Authorization": "Bearer member"}).status_code == 204
        shown = hall.get("host", f"/api/circles/{hall.circle}")
        assert [(each["name"], each["gone"]) for each in shown["members"]] == [
            ("Ada", False), ("N. N.", True), ("Cleo", True)
        ]  # fmt: skip
        assert "Bob" not in str([shown, hall.get("host", f"/api/circles/{hall.circle}/results")])


# Two worlds: the same to see, other secrets.


def worlds() -> tuple[Desk, Desk]:
    """Two running games that look the same in a list: other cards, other votes, as many entries or more."""
    return tuple(running(seed) for seed in (3, 4))  # type: ignore[return-value]


def running(seed: int) -> Desk:
    desk = begun(options("me", "open", "open"), BOB, CLEO, seed=seed)
    desk.until_election()
    desk.decide_for(desk.table.waited_for[0], by="person")
    return desk


def seen(folder: Path, desk: Desk) -> list[bytes]:
    """All bytes that a circle's members read while this game goes on beside a finished one."""
    folder.mkdir()
    with (
        patch("vivat.table.timers.MachineTime.now", lambda _: NOON + MINUTE),
        hall_with(folder, played=played_out(BOB, CLEO, seed=1), running=desk) as hall,
    ):
        paths = [*reading(hall.circle), "/api/me/results", "/api/circles"]
        return [hall.ask(who, "GET", path)[1] for who in ("host", "member") for path in paths]


def test_a_running_game_changes_nothing_that_a_circle_shows(tmp_path: Path) -> None:
    one, other = worlds()
    assert seen(tmp_path / "a", one) == seen(tmp_path / "b", other)


def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running game counts, and ends the later the longer its secret entries are."""
    measure = table_results.measure_table
    [other_game] = map(summarise, finished_games(played_out(BOB, seed=5).table))

    def leaking(table_id: str, rows: Any) -> table_results.TableResults:
        found = measure(table_id, rows)
        early = replace(other_game, ended=NOON + sum(len(row.body) for row in rows))
        return found if found.games else replace(found, games=((1, early),))

    monkeypatch.setattr(table_results, "measure_table", leaking)
    one, other = worlds()
    assert seen(tmp_path / "a", one) != seen(tmp_path / "b", other)


def test_cards_of_one_s_own_are_read_beside_the_loop_though_they_are_refused(hall: Hall) -> None:
    threads: dict[str, str] = {}

    def noting(name: str, real: Any) -> Any:
        def noted(*given: Any) -> Any:
            threads[name] = threading.current_thread().name
            return real(*given)

        return noted

    with (
        patch("vivat.circle.decide.read_catalogue", noting("read", read_catalogue)),
        patch("vivat.circle.decide.check_writing", noting("decided", decide.check_writing)),
    ):
        assert hall.do("host", "open-campaign", name="Another", catalogue="[aaa]\n" * 3) != "ok"
        assert hall.do("host", "open-campaign", name="Another") == "circle-campaign-open"
    assert threads["read"] != threads["decided"]


def test_logs_are_replayed_in_the_turn_of_whoever_asks_and_not_where_tables_are_read(hall: Hall) -> None:
    """A host can fill the log of a circle: whoever wants to sit down somewhere must not wait until it is replayed."""
    threads: list[str] = []

    def noting(real: Any) -> Any:
        def noted(*given: Any) -> Any:
            threads.append(threading.current_thread().name.rpartition("_")[0])
            return real(*given)

        return noted

    with (
        patch("vivat.circle.store.replay_checked", noting(circle_store.replay_checked)),
        patch("vivat.circle.store.marked_in", noting(circle_store.marked_in)),
    ):
        for path in ("/api/circles", "/api/me/tables", f"/api/circles/{hall.circle}", "/api/me/news?table=played"):
            assert hall.ask("host", "GET", path)[0] == 200
        assert hall.do("host", "rename-circle", name="Fridays") == "ok"
    assert len(threads) >= 5
    assert set(threads) == {"vivat-computing"}


def test_no_news_are_worked_out_of_a_table_that_is_none_of_one_s_own(hall: Hall) -> None:
    with patch("vivat.circle.store.CircleStore.circles_of", side_effect=AssertionError):
        assert hall.ask("host", "GET", "/api/me/news?table=made-up")[2] == []
    assert hall.ask("host", "GET", "/api/me/news?table=played")[0] == 200
