"""The coach over the wire: for those who play, where the table has one, about the decision under way."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace

from vivat.bots.levels import LEVELS
from vivat.game.record import AnyObservation
from vivat.review.coach import AnyCoach
from vivat.web import coaching
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS

ALONE = [["me"], ["steward"], ["steward"]]


class Room:
    """A server in this process, and two guests."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.guests = [self.welcome(name) for name in ("Ada", "Bob")]

    def welcome(self, name: str) -> dict[str, str]:
        """The headers of a new guest."""
        made = self.client.post("/api/guests", json={"name": name, "bearer": True}).json()
        return {"Authorization": f"Bearer {made['token']}"}

    def post(self, path: str, body: dict[str, Any], guest: int = 0) -> Any:
        self.client.cookies.clear()
        return self.client.post(path, json=body, headers=self.guests[guest])

    def table(self, game: str = "kingup", **options: Any) -> str:
        """A table at which Ada plays."""
        made = self.post("/api/tables", {"game": game, "seats": ALONE, "first_seat": 0, **options})
        return str(made.json()["id"])

    def begin(self, table_id: str) -> None:
        assert self.post(f"/api/tables/{table_id}/commands", {"type": "start", "id": "s"}).status_code == 200

    def coach_for(self, table_id: str) -> Any:
        """Who may ask the coach, as the view says."""
        return self.client.get(f"/api/tables/{table_id}", headers=self.guests[0]).json()["coach"]

    def ask(self, table_id: str, guest: int = 0, **question: Any) -> Any:
        """The answer of the coach, or the key of why there is none."""
        answer = self.post(f"/api/tables/{table_id}/coach", question, guest)
        return answer.json()["key"] if answer.status_code >= 400 else msgspec.json.decode(answer.content, type=Answer)


class Answer(msgspec.Struct):
    """A `CoachAnswer` whose parts are not looked at."""

    decision: int
    coach: dict[str, Any] | None


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)) as client:
        yield Room(client)


def test_somebody_who_plays_against_bots_may_ask_the_coach_and_nobody_else_there(room: Room) -> None:
    table_id = room.table()
    assert room.ask(table_id) == "coach-no-game"
    room.begin(table_id)
    assert room.coach_for(table_id) == "one"
    told = room.ask(table_id)
    assert [each["player"] for each in told.coach["opponents"]] == [1, 2]
    assert told.coach["advice"] is None
    advised = room.ask(table_id, advice=True)
    assert advised.decision == told.decision
    assert 1 <= len(advised.coach["advice"]["choices"]) <= 3
    assert {**advised.coach, "advice": None} == told.coach
    assert room.ask(table_id, guest=1) == "coach-no-chair"


def test_among_people_there_is_a_coach_only_if_the_host_says_so(room: Room) -> None:
    for allowed, said in ((None, "coach-off"), (False, "coach-off"), (True, None)):
        table_id = room.table(seats=[["me"], ["open"], ["steward"]], coach=allowed)
        room.post(f"/api/tables/{table_id}/join", {"type": "sit", "id": "j"}, guest=1)
        room.begin(table_id)
        for guest in (0, 1):
            answer = room.ask(table_id, guest=guest)
            assert answer == said if said else answer.coach["family"] == "castle"
        assert room.coach_for(table_id) == ("nobody" if said else "all")
    against_bots = room.table(coach=False)
    room.begin(against_bots)
    assert room.ask(against_bots) == "coach-off"


def test_a_server_without_bots_that_search_has_no_coach_who_would_be_compiled_inside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(coaching, "coach", lambda observation, **_: asked.append(observation))
    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS, levels=("random", "steward"))
    with TestClient(app) as client:
        room = Room(client)
        table_id = room.table()
        room.begin(table_id)
        assert (room.coach_for(table_id), room.ask(table_id, advice=True)) == ("nobody", "coach-none")
    assert asked == []


def test_the_card_game_has_a_coach_too(room: Room) -> None:
    table_id = room.table("intrigue", seats=[["me"], ["steward"], ["steward"], ["steward"]])
    room.begin(table_id)
    told = room.ask(table_id, advice=True)
    assert told.coach["family"] == "intrigue"
    assert [each["player"] for each in told.coach["opponents"]] == [1, 2, 3]
    assert 1 <= len(told.coach["advice"]["choices"]) <= 3


def test_once_the_decision_has_passed_nothing_is_said_of_it(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = room.table()
    room.begin(table_id)
    asked_again = []

    def slowly(
        observation: AnyObservation, *, advice: bool, check: Callable[[], None], levels: Mapping[int, str]
    ) -> AnyCoach:
        assert set(levels.values()) <= set(LEVELS)
        check()
        asked_again.append(room.ask(table_id))
        move = {"type": "play", "id": "p", "decision": now(), "action": observation.legal[0].text}
        assert room.post(f"/api/tables/{table_id}/commands", move).status_code == 200
        check()
        raise AssertionError("the decision has passed")

    def now() -> int:
        return int(room.client.get(f"/api/tables/{table_id}", headers=room.guests[0]).json()["decision"])

    with monkeypatch.context() as patched:
        patched.setattr(coaching, "coach", slowly)
        assert room.ask(table_id).coach is None
    assert asked_again == ["coach-one-at-a-time"]
    assert room.ask(table_id) != "coach-one-at-a-time"  # but bots may decide meanwhile


def test_a_stranger_learns_nothing_from_the_coach_and_a_flood_is_refused(tmp_path: Path) -> None:
    few = replace(NO_LIMITS, commands_per_second=0.001, commands_burst=5)
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", few)) as client:
        room = Room(client)
        table_id = room.table(spectators=False)
        room.begin(table_id)
        for where, said in ((table_id, "table-no-spectators"), ("nowhere", "table-unknown")):
            told = room.client.get(f"/api/tables/{where}", headers=room.guests[1]).json()["key"]
            assert room.ask(where, guest=1) == told == said
        asked = [room.ask(table_id) for _ in range(4)]
        assert [each for each in asked if isinstance(each, str)] == ["guest-too-fast"]
        assert len({msgspec.json.encode(each) for each in asked[:-1]}) == 1, "the same question has the same answer"
