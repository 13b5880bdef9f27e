"""Two weeks of a circle of seven on two servers: its campaign is what records and logs say; faults are found."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from tests.circle.fortnight import MISHAPS, Fortnight, differences
from vivat.circle import table_results
from vivat.circle.circle import CHANGES
from vivat.circle.entries import MemberAttached
from vivat.results import campaign
from vivat.results.finished_game import FinishedGame
from vivat.results.summary import GameSummary, summarise
from vivat.table.decision_tally import DecisionTally, Maker


def mark_lost() -> AbstractContextManager[object]:
    """What is kept of a game says nothing of its first player."""

    def without_values(game: FinishedGame) -> GameSummary:
        found = summarise(game)
        return replace(found, players=(replace(found.players[0], values={}), *found.players[1:]))

    return patch.object(table_results, "summarise", without_values)


def game_counted_twice() -> AbstractContextManager[object]:
    """The last game of a campaign counts twice."""
    in_order = campaign.in_order
    return patch.object(campaign, "in_order", lambda games: [*(found := in_order(games)), *found[-1:]])


def time_out_is_no_practice() -> AbstractContextManager[object]:
    """What bots and clocks decide for people is not counted."""
    add = DecisionTally.add

    def only_people(self: DecisionTally, maker: Maker) -> None:
        if maker.guest:
            add(self, maker)

    return patch.object(DecisionTally, "add", only_people)


def self_not_recovered() -> AbstractContextManager[object]:
    """Whoever the host takes for the same person stays another."""
    return patch.dict(CHANGES, {MemberAttached: lambda *_: None})


FAULTS: tuple[Callable[[], AbstractContextManager[object]], ...] = (
    mark_lost, game_counted_twice, time_out_is_no_practice, self_not_recovered,
)  # fmt: skip


@pytest.mark.hunt
def test_S8_4_two_weeks_come_to_what_the_records_say(tmp_path: Path, postgres_database: str) -> None:
    fortnight = Fortnight(1, postgres_database)
    asyncio.run(fortnight.live())
    assert not set(MISHAPS) - set(fortnight.happened)
    assert fortnight.happened["holiday at a table"]
    assert sum(each["practice"] for each in fortnight.expected.values()), "somebody has let the clock play"

    def wrong(fault: Callable[[], AbstractContextManager[object]], name: str) -> list[str]:
        folder = tmp_path / name
        folder.mkdir()
        with fault():
            page: Any = asyncio.run(fortnight.look_back(folder))
        return differences(page, fortnight.expected, folder, postgres_database)

    assert wrong(nullcontext, "sound") == []
    for fault in FAULTS:
        assert wrong(fault, fault.__name__), fault.__doc__
