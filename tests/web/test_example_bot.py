"""`examples/bot.py` can be read at once, and plays whole games on a real server, run as a reader would run it."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.web.server import Running, server
from vivat import GameRecord
from vivat.client import Client
from vivat.lab.families import family_of

ROOT = Path(__file__).parent.parent.parent
BOT = ROOT / "examples" / "bot.py"
MOST_LINES = 43


@dataclass
class Watched:
    """A game as its host saw it, who does not play, and what the bots printed."""

    view: dict[str, Any]
    lines: list[dict[str, Any]]
    deeds: list[dict[str, Any]]
    record: str
    printed: list[str]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("bots")) as found:
        yield found


@asynccontextmanager
async def bots(program: Path, address: str, table_id: str, names: list[str]) -> AsyncIterator[list[Process]]:
    """So many processes, each with a bot; none is left when the block ends."""
    started = [
        await asyncio.create_subprocess_exec(
            sys.executable, str(program), address, table_id, name, stdout=PIPE, stderr=PIPE
        )
        for name in names
    ]
    try:
        yield started
    finally:
        for each in started:
            if each.returncode is None:
                each.kill()
            await each.communicate()


async def host_a_game(address: str, program: Path, seats: list[list[str]], **options: object) -> Watched:
    """Make a table, let a bot join for each open chair, start, and watch until it is over."""
    names = [f"Robin {number}" for number in range(sum(seat.count("open") for seat in seats))]
    async with Client(address, "Host") as host:
        table_id = await host.create(str(options.pop("game")), seats, **options)
        async with bots(program, address, table_id, names) as joined, host.table(table_id) as table:
            async for view in table.views():
                if view["status"] == "gathering" and all(chair["kind"] != "open" for chair in view["chairs"]):
                    await table.do("start")
            ended = [await each.communicate() for each in joined]
            assert [(each.returncode, errors) for each, (_, errors) in zip(joined, ended, strict=True)] == [
                (0, b"") for _ in names
            ]
            record = await host.request("GET", f"/api/tables/{table_id}/games/1/record")
            return Watched(table.view, table.lines, table.deeds, record, [printed.decode() for printed, _ in ended])


def watch(address: str, program: Path, seats: list[list[str]], **options: object) -> Watched:
    return asyncio.run(asyncio.wait_for(host_a_game(address, program, seats, **options), PATIENCE))


def check(game: Watched) -> None:
    """The game was played to its end, by the bots themselves, and they know how it ended."""
    chairs, played = game.view["chairs"], GameRecord.loads(game.record).game()
    assert game.view["status"] == "finished"
    assert played.is_over
    winners = family_of(played.options).winners(played.outcome)
    for printed in game.printed:
        names = [chair["name"] for chair in chairs if chair["seat"] in winners]
        assert printed.splitlines()[-1] == f"Winners: {names}"
    people = {chair["seat"] for chair in chairs if chair["kind"] == "person"}
    decided = [told for told in game.deeds if who(told["deed"]) in people]
    assert any("by" not in told for told in decided)
    assert not any(told.get("by") == "clock" for told in decided)


def who(deed: dict[str, Any]) -> int | None:
    """The seat that did a deed."""
    found: int | None = deed.get("seat", deed.get("player"))
    return found


def test_the_example_is_short() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert 10 < len(lines) <= MOST_LINES
    assert max(map(len, lines)) <= 120


def test_it_plays_a_whole_game_of_kingup(running: Running) -> None:
    check(watch(running.address, BOT, [["open"], ["steward"], ["random"]], game="kingup"))


def test_it_plays_a_whole_game_of_intrigue(running: Running) -> None:
    check(watch(running.address, BOT, [["open"], ["steward"], ["steward"], ["random"]], game="intrigue"))


def test_four_of_them_play_with_each_other_and_vote_in_secret(running: Running) -> None:
    game = watch(running.address, BOT, [["open"]] * 4, game="kingup")
    check(game)
    votes = [line for line in game.lines if line["kind"] == "voted"]
    assert {line["seat"] for line in votes} == {0, 1, 2, 3}
    assert not any("action" in line or line["kind"] == "ballot" for line in votes)


def test_two_of_them_agree_in_a_team(running: Running) -> None:
    game = watch(running.address, BOT, [["open", "open"], ["steward"], ["random"]], game="vive-le-roi", ambition=True)
    check(game)
    assert not any(line["kind"] == "proposed" for line in game.lines)  # what partners say is not for a spectator


def test_a_bot_that_does_not_decide_is_noticed(running: Running, tmp_path: Path) -> None:
    source = BOT.read_text(encoding="utf-8")
    asked = 'if not view["legal"] or'
    assert source.count(asked) == 1
    lazy = tmp_path / "lazy.py"
    lazy.write_text(source.replace(asked, "if True or"), encoding="utf-8")
    clock = {"kind": "bank", "seconds": 1}
    seats = [["open"], ["random"], ["random"], ["random"]]
    game = watch(running.address, lazy, seats, game="intrigue", most_rounds=1, clock=clock)
    with pytest.raises(AssertionError):
        check(game)
