"""Finished games: what their records say besides the game, and moments that are not played from the start each time."""

from pathlib import Path

import pytest

from tests.table.desk import ADA, Desk, options
from vivat.game import GameRecord
from vivat.table.commands import Start
from vivat.web.replaying import record_of

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def finished() -> Desk:
    desk = Desk(options("me", "random", "random"))
    desk.do(ADA, Start)
    desk.play_out()
    return desk


def test_a_record_of_a_server_has_the_tags_of_the_other_records(finished: Desk) -> None:
    tags = GameRecord.loads(record_of(finished.table, 1)).tags
    assert tags == {"table": finished.table.id, "bot-2": "random", "bot-3": "random"}
    assert tags == {"table": finished.table.id, **finished.record().tags}
    page = (DOCS / "records.md").read_text(encoding="utf-8")
    assert all(f"`{tag} " in page for tag in ("bot-N", "table"))
