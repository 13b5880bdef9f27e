"""Whole games over real sockets: every edition, option, variant and scenario, all at once on one server.

After each game its record is fetched and played again: every program must have been told what the rules say.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests import intrigue
from tests.golden.variants import VARIANTS
from tests.patience import PATIENCE
from tests.web.programs import (
    Retold,
    Sitting,
    check_against_rules,
    fetch_game,
    people,
    play_on,
    sitting,
    told_over_the_network,
)
from tests.web.server import Running, server
from vivat.client import Client
from vivat.game import CastleOptions, IntrigueOptions
from vivat.game.intrigue.sheet import default_sheet

SHEET = Path(intrigue.__file__).with_name("sheet.toml").read_text()
SCENARIO = (files("vivat.game.intrigue") / "data" / "scenarios" / "cops-and-robbers.toml").read_text()
MOST_PEOPLE = 3
ROUNDS = 2
"""Of intrigue: rules are tested elsewhere, here the way over the network is."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("games"), "--no-limits") as found:
        yield found


def table_for(options: CastleOptions | IntrigueOptions) -> dict[str, Any]:
    """The wish for a table at which this game is played: a host, some people, and bots."""
    sizes = [1] * len(options.names) if isinstance(options, IntrigueOptions) else [len(each) for each in options.seats]
    wishes = iter(["me", *["open"] * (MOST_PEOPLE - 1), *["random"] * (sum(sizes) - 1)])
    found: dict[str, Any] = {"game": options.edition_key, "seats": [[next(wishes) for _ in range(n)] for n in sizes]}
    if isinstance(options, CastleOptions):
        return found | dict.fromkeys(options.chosen, True) | {"memory_aids": options.memory_aids}
    found |= {"scenario": options.scenario.key, "most_rounds": ROUNDS, "forced_alliances": options.forced_alliances}
    return found if options.sheet == default_sheet() else found | {"own_sheet": SHEET}


WISHES = {
    **{name: table_for(options) for name, options in VARIANTS.items()},
    "intrigue/own-scenario": table_for(IntrigueOptions.make("base", 4)) | {"own_scenario": SCENARIO},
}


async def play_a_game(guests: list[Client], wished: dict[str, Any], choices: random.Random) -> None:
    """From the first guest's wish for a table to the record of the game."""
    async with AsyncExitStack() as stack:
        table = await stack.enter_async_context(sitting(guests, **wished))
        watcher = await stack.enter_async_context(guests[-1].table(table.id))
        await table.host.do("start")
        await asyncio.gather(*(play_on(each, choices) for each in table.programs), play_on(watcher, choices))
        game = await fetch_game(guests[0], table.id)
        for program in (*table.programs, watcher):
            check_against_rules(game, program)
        await check_logs(guests[0], table, game)


async def check_logs(client: Client, table: Sitting, game: Retold) -> None:
    """The log of a finished game is what each chair was told."""
    for chair in range(len(table.programs)):
        log = await client.request("GET", f"/api/tables/{table.id}/games/1/log?chair={chair}")
        assert told_over_the_network(log["deeds"]) == game.told_to(chair)


def test_programs_play_whole_games_of_everything_at_once(running: Running) -> None:
    async def play_all() -> list[BaseException | None]:
        async with people(running.address, MOST_PEOPLE + 1) as guests, asyncio.timeout(PATIENCE * 4):
            games = [
                play_a_game(guests, wished, random.Random(number)) for number, wished in enumerate(WISHES.values())
            ]
            return list(await asyncio.gather(*games, return_exceptions=True))

    ended = asyncio.run(play_all())
    assert {name: repr(error) for name, error in zip(WISHES, ended, strict=True) if error is not None} == {}
    assert "Traceback" not in running.log.read_text()
