"""While a search is being compiled: who waits is told how long, and nobody waits for nothing."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.table.desk import ADA, options
from tests.table.virtual import Inline, enter, house_in
from vivat.bots import BOTS
from vivat.game import IllegalAction
from vivat.table.commands import Note, Play, StandIn, Start
from vivat.table.damage import replay_checked
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.options import Clock
from vivat.table.scheduling import LOOK_MS
from vivat.table.showing import MOST_SHOWN_MS
from vivat.table.view import Preparing


class Recording(Inline):
    """Notes which bots are asked."""

    def __init__(self) -> None:
        self.levels: list[str] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.levels.append(args[1])
        return super().submit(fn, *args, **kwargs)


class Compiler:
    """Says how long it still takes in the castle games."""

    left: int | None = 20

    def __call__(self, family: str) -> int | None:
        assert family == "castle"
        return self.left


@pytest.fixture(autouse=True)
def quick_kings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "king", BOTS["random"])


def preparing(house: House, live: LoadedTable) -> Preparing | None:
    return house.view(live, 0).preparing


async def play_first(house: House, live: LoadedTable) -> None:
    """Ada decides anything."""
    action = live.table.begun_game.legal_actions(0)[0].text
    await house.submit(live, ADA, Play(id=f"p{live.table.version}", decision=live.table.decision, action=action))


def test_a_bot_that_cannot_search_yet_is_told_of_with_the_time_it_takes_and_then_plays(tmp_path: Path) -> None:
    async def run() -> None:
        bots, compiler = Recording(), Compiler()
        async with house_in(tmp_path, executor=bots, seconds_left=compiler) as (house, time):
            live = await house.open(options("me", "king", "steward", first_seat=0), ADA)
            eyes = enter(house, live, ADA)
            await house.submit(live, ADA, Start(id="start"))
            assert preparing(house, live) is None  # it is not asked
            await play_first(house, live)
            await time.rest(house)
            assert preparing(house, live) == Preparing((1,), 20)
            heard = eyes.presences
            await time.go(3 * LOOK_MS, house)
            assert eyes.presences == heard  # nothing is new
            compiler.left = 15
            await time.go(LOOK_MS, house)
            assert (preparing(house, live), eyes.presences) == (Preparing((1,), 15), heard + 1)
            assert bots.levels == []
            compiler.left = None
            await time.go(LOOK_MS, house)
            assert preparing(house, live) is None
            assert bots.levels == ["king", "steward"]

    asyncio.run(run())


def test_what_is_written_in_secret_does_not_show_in_the_time_that_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        bots, compiler = Recording(), Compiler()
        async with house_in(tmp_path, executor=bots, seconds_left=compiler) as (house, time):
            live = await house.open(options("me", "king", "steward", first_seat=0), ADA)
            enter(house, live, ADA)
            await house.submit(live, ADA, Start(id="start"))
            await play_first(house, live)
            for left in (5, None):
                compiler.left = left
                await house.submit(live, ADA, Note(id=f"note {left}".replace(" ", "-"), cell="a", mark="b"))
                await time.rest(house)
                assert preparing(house, live) == Preparing((1,), 20)
            assert bots.levels == []

    asyncio.run(run())


def test_nobody_waits_for_a_search_when_time_has_run_out(tmp_path: Path) -> None:
    """R11.2: A bot of a team decides for both if the person does not."""

    async def run() -> None:
        bots = Recording()
        async with house_in(tmp_path, executor=bots, seconds_left=Compiler()) as (house, time):
            table = options(
                ("me", "king"), *["random"] * 3, game="vive-le-roi", first_seat=0, clock=Clock("decision", 30)
            )
            live = await house.open(table, ADA)
            enter(house, live, ADA)
            await house.submit(live, ADA, Start(id="start"))
            await time.go(30_000 + MOST_SHOWN_MS, house)
            assert bots.levels[0] == "steward"

    asyncio.run(run())


def test_a_steward_stands_in_until_the_search_is_ready_and_everybody_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        bots, compiler = Recording(), Compiler()
        async with house_in(tmp_path, executor=bots, seconds_left=compiler) as (house, time):
            live = await house.open(options("me", "king", "page", first_seat=0), ADA)
            enter(house, live, ADA)
            await house.submit(live, ADA, Start(id="start"))
            with pytest.raises(IllegalAction, match="nobody to stand in for"):
                await house.submit(live, ADA, StandIn(id="too-early"))
            await play_first(house, live)
            await house.submit(live, ADA, StandIn(id="stand-in"))
            await time.rest(house)
            assert live.table.lines_for(None)[-1].kind == "stand-in"
            assert preparing(house, live) is None
            assert bots.levels == ["steward", "page"]
            with pytest.raises(IllegalAction, match="nobody to stand in for"):
                await house.submit(live, ADA, StandIn(id="again"))
            compiler.left = None
            await play_first(house, live)
            await time.rest(house)
            assert bots.levels[2:] == ["king", "page"]
            again = replay_checked(live.table.id, await house.store.read_entries(live.table.id))
            assert again.stands_in
            assert again.lines_for(None) == live.table.lines_for(None)

    asyncio.run(run())
