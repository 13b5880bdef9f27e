"""Puzzles over the network: a position for each day, and no solution before there is an answer."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from litestar.testing import TestClient

from vivat.review.puzzles import puzzle_set
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


def test_a_puzzle_is_asked_answered_and_only_then_told(tmp_path: Path) -> None:
    with (
        patch("vivat.web.puzzles.today", lambda _: NOON.date()),
        TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS)) as client,
    ):
        days = client.get("/api/puzzles").json()
        assert days["days"][0]["day"] == "2026-11-18"
        assert len(days["days"]) == len(puzzle_set().puzzles)

        puzzle = puzzle_set().of(NOON.date())
        asked = client.get("/api/puzzles/2026-11-18")
        view = asked.json()["message"]["view"]
        assert [card is not None for card in view["game"]["cards"]] == [
            number == puzzle.seat for number in range(len(view["chairs"]))
        ]
        assert {each["text"] for each in view["legal"]} == {each.text for each in puzzle.choices}
        assert "chances" not in asked.text
        assert "reasons" not in asked.text

        best, worst = puzzle.choices[0].text, puzzle.choices[-1].text
        right, wrong = (client.post("/api/puzzles/2026-11-18", json={"action": each}).json() for each in (best, worst))
        assert (right["right"], wrong["right"]) == (True, False)
        assert [each["text"] for each in wrong["decision"]["choices"]] == [each.text for each in puzzle.choices]

        with patch("vivat.review.puzzles.Puzzle.game", side_effect=AssertionError("nonsense costs no game")):
            impossible = client.post("/api/puzzles/2026-11-18", json={"action": "vote perhaps"})
        assert (impossible.status_code, impossible.json()["key"]) == (400, "puzzle-no-choice")
        tomorrow = (NOON + timedelta(days=1)).date().isoformat()
        for day in (tomorrow, "1999-01-01", "2026-02-31"):
            assert client.get(f"/api/puzzles/{day}").json()["key"] == "puzzle-unknown"
            assert client.post(f"/api/puzzles/{day}", json={"action": best}).status_code == 404
