"""What all guests of one address may do together: whoever makes up guests or tokens gets no further by it."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
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
from tests.web.visitors import hear, new_table, run, visited
from vivat.table.store import Store
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS, Limits

SELDOM = 1e-3
"""A rate by which nothing comes back while a test runs."""


@contextmanager
def served(folder: Path, **limits: Any) -> Iterator[TestClient[Litestar]]:
    """A server with these limits and no others."""
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
