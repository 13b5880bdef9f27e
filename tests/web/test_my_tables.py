"""The tables of a guest: which of them wait for a decision of theirs."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from vivat.game.durations import DAY_MS
from vivat.web import routes
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS


def test_of_many_tables_those_over_days_are_looked_into_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)) as client:
        client.post("/api/guests", json={"name": "Ada"})
        for clock in ("days", "none", "none"):
            options = {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]], "first_seat": 0}
            made = client.post("/api/tables", json=options | {"clock": {"kind": clock}}).json()
            client.post(f"/api/tables/{made['id']}/commands", json={"type": "start", "id": "start"})
        for most, waiting in ((20, ["days", "none", "none"]), (1, ["days"])):
            monkeypatch.setattr(routes, "MOST_LOOKED_AT", most)
            mine = client.get("/api/me/tables").json()
            assert sorted(each["summary"]["clock"] for each in mine if each["waits_for_me"]) == waiting
            due = {each["summary"]["clock"]: each["due_at"] for each in mine}
            opened = max(each["changed_at"] for each in mine)
            assert due.pop("none") is None
            assert 0 <= opened + 3 * DAY_MS - due["days"] <= DAY_MS, "three days after one was asked"
