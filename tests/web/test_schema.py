"""Whatever is sent over HTTP, the answer is one that the OpenAPI document promises, and never a fault of ours."""

import asyncio
import http.client
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, CheckContext, GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.patience import PATIENCE
from tests.web.programs import answer
from tests.web.server import Running, server
from vivat.client import Client
from vivat.game.castle.options import FLAGS
from vivat.rules.castle.editions import EDITIONS

EXAMPLES = 14
LAST_ACT = "DELETE /api/me"
"""After it the guest is no more."""
LAST_ACTS = (LAST_ACT, "DELETE /api/me/devices")
"""After them the token is good for nothing."""
Operation = schemathesis.APIOperation[Any, Any, Any, Any]
AnyCase = Case[Any]


def no_traceback(ctx: CheckContext, response: Response, case: AnyCase) -> None:
    assert "Traceback" not in response.text


def refused_if_wrong(ctx: CheckContext, response: Response, case: AnyCase) -> bool | None:
    """What does not fit the description is refused; that it is too large is a good reason too."""
    return None if response.status_code in (413, 414) else negative_data_rejection(ctx, response, case)


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    refused_if_wrong,
    no_traceback,
]


@dataclass
class Subject:
    """A server with a table that is being played at, one that is finished, and a guest who sits at both."""

    running: Running
    operations: dict[str, Operation]
    token: str
    playing: str
    finished: str
    circle: str
    """Ada's, with a campaign."""

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def newcomer(self) -> dict[str, str]:
        """Another guest, of whom nothing more is wanted."""
        made = httpx.post(f"{self.running.address}/api/guests", json={"name": "New", "bearer": True})
        return {"Authorization": f"Bearer {made.json()['token']}"}

    def table_for(self, operation: Operation) -> dict[str, Any]:
        """A table, a circle, a lesson or a puzzle that there is: what is behind the door must hold too."""
        if "{day}" in operation.path:
            return {"day": (datetime.now(UTC) - timedelta(days=1)).date().isoformat()}
        if "{circle_id}" in operation.path:
            return {"circle_id": self.circle} | ({"campaign": 1} if "{campaign}" in operation.path else {})
        if "{table_id}" not in operation.path:
            return {"lesson": "kingup"} if "{lesson}" in operation.path else {}
        found = {"table_id": self.finished if "{game}" in operation.path else self.playing}
        return found | ({"game": 1} if "{moment}" in operation.path else {})


@pytest.fixture(scope="module")
def subject(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Subject]:
    with server(tmp_path_factory.mktemp("schema"), "--no-limits", "--review-worlds", "4") as running:
        token, *places = asyncio.run(two_tables_and_a_circle(running.address))
        schema = schemathesis.openapi.from_url(f"{running.address}/api/openapi.json")
        operations = {each.ok().label: each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)}
        yield Subject(running, operations, token, *places)
        assert "Traceback" not in running.log.read_text(), running.log.read_text()[:6000]


async def two_tables_and_a_circle(address: str) -> tuple[str, str, str, str]:
    async with Client(address, "Ada") as ada:
        seats = [["me"], ["steward"], ["steward"]]
        playing, finished = await ada.create("kingup", seats), await ada.create("kingup", seats)
        for table_id in (playing, finished):
            await ada.request("POST", f"/api/tables/{table_id}/commands", {"type": "start", "id": "begin"})
        async with ada.table(finished) as table, asyncio.timeout(PATIENCE):
            async for _ in table.views():
                await answer(table, Random(1))
        circle = (await ada.request("POST", "/api/circles", {"name": "Thursdays"}))["id"]
        opening = {"type": "open-campaign", "id": "open", "name": "The crown"}
        await ada.request("POST", f"/api/circles/{circle}/commands", opening)
        link = (await ada.request("GET", f"/api/circles/{circle}"))["link"]
        async with Client(address, "Ben") as ben:  # so that the host cannot leave
            await ben.request("POST", f"/api/circles/{circle}/join", {"id": "join", "link": link})
        assert ada.token is not None
        return ada.token, playing, finished, circle


def send(subject: Subject, strategy: st.SearchStrategy[AnyCase], headers: dict[str, str], examples: int) -> list[int]:
    """Send so many cases, check each answer, and return the statuses."""
    statuses = []

    @seed(1)
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=strategy)
    def check(case: AnyCase) -> None:
        with requests.Session() as session:  # a fresh one each time: it would keep the cookie of a new guest
            answer = case.call_and_validate(
                base_url=subject.running.address, session=session, headers=headers, checks=CHECKS
            )
        statuses.append(answer.status_code)

    check()
    return statuses


def takes_something(operation: Operation) -> bool:
    return bool(operation.body) or bool(operation.path_parameters) or bool(operation.query)


def test_every_answer_to_a_guest_is_as_described(subject: Subject) -> None:
    for label, operation in subject.operations.items():
        if label in LAST_ACTS:
            continue
        known = subject.table_for(operation)
        said = send(subject, operation.as_strategy(path_parameters=known), subject.bearer, EXAMPLES)
        if "GET" in operation.label:
            assert 200 in said, operation.label
        if takes_something(operation):
            bad = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
            assert 400 in send(subject, bad, subject.bearer, EXAMPLES), operation.label


def test_the_answer_to_a_guest_who_goes_for_good_is_as_described(subject: Subject) -> None:
    last_act = subject.operations[LAST_ACT]
    assert last_act.definition.raw["responses"]["204"].keys() == {"description"}
    guest = subject.newcomer()
    for expected in (204, 401):
        with requests.Session() as session:
            said = last_act.Case().call_and_validate(
                base_url=subject.running.address, session=session, headers=guest, checks=CHECKS
            )
        assert said.status_code == expected


def test_nobody_is_answered_as_described_too(subject: Subject) -> None:
    for operation in subject.operations.values():
        known = subject.table_for(operation)
        said = send(subject, operation.as_strategy(path_parameters=known), {}, 4)
        if operation.definition.raw.get("security"):
            assert set(said) == {401}, operation.label
        if takes_something(operation):
            send(subject, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), {}, 4)


WISHES = st.sampled_from(["me", "open", "steward", "random", "king", "", "\u202e"])
TOML = st.sampled_from(
    [
        "",
        "a = " + "[" * 9000,
        "a = " + "9" * 5000,
        "name = 1",
        "[king]\ngold = -1",
        "\x00",
        "players = [4, nan]",
        "é = 1",
    ]
)
TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from([*EDITIONS, "intrigue", "chess"]),
        "seats": st.lists(st.lists(WISHES, max_size=2), max_size=9),
    },
    optional={
        **{flag: st.booleans() for flag in (*FLAGS, "forced_alliances", "reduction", "listed", "spectators")},
        "memory_aids": st.none() | st.booleans(),
        "scenario": st.sampled_from(["base", "scotland-yard", "nowhere"]),
        "own_scenario": TOML,
        "own_sheet": TOML,
        "most_rounds": st.integers(),
        "session_points": st.none() | st.integers(),
        "clock": st.fixed_dictionaries(
            {"kind": st.sampled_from(["none", "bank"])}, optional={"seconds": st.integers()}
        ),
        "grace": st.floats(allow_nan=False, allow_infinity=False),
    },
)
GOOD_TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from([*EDITIONS, "intrigue"]),
        "seats": st.lists(st.sampled_from([["open"], ["steward"]]), min_size=4, max_size=6),
    },
    optional={flag: st.booleans() for flag in (*FLAGS, "ask_twice", "listed")},
)


def test_tables_that_are_almost_right_are_made_or_refused_with_a_reason(subject: Subject) -> None:
    create = subject.operations["POST /api/tables"]

    def case_of(body: Any) -> AnyCase:
        return create.Case(body=body, media_type="application/json")

    wishes = (TABLES | GOOD_TABLES).map(case_of)
    assert set(send(subject, wishes, subject.bearer, 80)) == {201, 400}


SIGN_IN = b'{"id":"ID","response":{"clientDataJSON":"CLIENT","authenticatorData":"","signature":""}}'
ODD_REQUESTS: tuple[tuple[str, str, Mapping[str, str], bytes, int], ...] = (
    ("POST", "/api/guests", {}, b"[" * 30_000, 400),
    ("POST", "/api/guests", {}, b'{"name":' * 5_000, 400),
    ("POST", "/api/guests", {}, b'{"name": ' + b"9" * 5_000 + b"}", 400),
    ("POST", "/api/guests", {}, b'{"name": "\\ud800"}', 400),
    ("POST", "/api/guests", {}, b'{"name": "\xff"}', 400),
    ("POST", "/api/guests", {}, b'{"name": "Ann", "name": 1}', 400),
    ("POST", "/api/guests", {}, b"", 400),
    ("POST", "/api/guests", {"Content-Type": "application/x-msgpack"}, b"\x81\xa4name\xa3Ann", 400),
    ("POST", "/api/guests", {"Content-Type": "multipart/form-data"}, b"name=Ann", 400),
    ("POST", "/api/guests", {"Content-Type": "application/x-www-form-urlencoded"}, b"name=Ann", 400),
    ("POST", "/api/guests", {"Content-Encoding": "gzip"}, b"\x1f\x8b\x08", 400),
    ("POST", "/api/guests", {"Origin": "http://["}, b'{"name": "Ann"}', 403),
    ("POST", "/api/guests?lang=../../../etc/passwd", {}, b"{}", 400),
    ("GET", "/api/me?lang=%00%ff", {}, b"", 401),
    ("GET", "/api/me", {"Authorization": "Bearer " + "x" * 5_000}, b"", 401),
    ("GET", "/api/me", {"Authorization": "Bearer \xe9\xff"}, b"", 401),
    ("GET", "/api/me", {"Authorization": "Bearer"}, b"", 401),
    ("GET", "/api/me", {"Cookie": "vivat=\xff; ;;=;vivat"}, b"", 401),
    ("GET", "/api/tables/%ff", {}, b"", 401),
    ("GET", "/api/nothing", {}, b"", 404),
    ("POST", "/api/passkeys", {}, SIGN_IN.replace(b"ID", b"a\\u0000"), 400),
    ("POST", "/api/passkeys", {}, SIGN_IN.replace(b"CLIENT", b64encode(b'{"challenge":"a\\u0000"}').rstrip(b"=")), 409),
    ("GET", "/client/%2e%2e/%2e%2e/app.py", {}, b"", 404),
    ("GET", "/client/../../app.py", {}, b"", 404),
    ("GET", "/client/%00", {}, b"", 404),
    ("GET", "/words/%2e%2e%2fen.ftl", {}, b"", 404),
    ("DELETE", "/api/tables", {}, b"", 405),
    ("OPTIONS", "/api/me", {"Origin": "http://elsewhere.example"}, b"", 403),
    ("TRACE", "/api/health", {}, b"", 405),
)


@pytest.mark.parametrize(("method", "path", "headers", "body", "status"), ODD_REQUESTS)
def test_odd_requests_are_refused_in_one_form(
    subject: Subject, method: str, path: str, headers: Mapping[str, str], body: bytes, status: int
) -> None:
    connection = http.client.HTTPConnection(subject.running.address.removeprefix("http://"), timeout=PATIENCE)
    try:
        connection.request(method, path, body or None, {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        problem = json.loads(answer.read())
    finally:
        connection.close()
    assert answer.status == status
    assert set(problem) == {"key", "sentence", "article", "facts"}
    assert problem["sentence"]


def made_up(status: int, body: object) -> httpx.Response:
    """An answer that the server did not give."""
    answer = httpx.Response(status, json=body, request=httpx.Request("GET", "http://127.0.0.1/api/me"))
    answer.elapsed = timedelta()
    return answer


GUEST = {"id": "x", "name": "Ann", "token": None}
PROBLEM = {"key": "x", "sentence": "Because.", "article": "", "facts": {}}


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (500, PROBLEM),
        (418, PROBLEM),
        (200, {"id": 1, "name": "Ann"}),
        (401, {"detail": "no", "status_code": 401}),
        (401, PROBLEM | {"sentence": 'Traceback (most recent call last): File "x.py"'}),
    ],
)
def test_planted_faults_are_caught(subject: Subject, status: int, body: object) -> None:
    case = subject.operations["GET /api/me"].Case()
    case.validate_response(made_up(200, GUEST), checks=CHECKS)
    case.validate_response(made_up(401, PROBLEM), checks=CHECKS)
    with pytest.raises((Failure, FailureGroup, AssertionError)):
        case.validate_response(made_up(status, body), checks=CHECKS)
