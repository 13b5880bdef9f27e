"""Two servers on one PostgreSQL database: never two winners, everybody sees every move, and one can go on alone."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.table.postgres import command
from tests.web.kills import acks, everything_wrong, load, read_log
from tests.web.programs import check_against_rules, fetch_game, people, play_on, sitting, until
from tests.web.server import Running, server
from vivat.client import Client, CommandRefused, TableClient

RACES = 12
ACKS = 150
THREE = [["me"], ["open"], ["random"]]


class Pair:
    """Two servers and their database."""

    def __init__(self, left: Running, right: Running, database: str) -> None:
        self.left = left
        self.right = right
        self.database = database

    @property
    def addresses(self) -> list[str]:
        return [self.left.address, self.right.address]


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    asyncio.run(command(postgres.format("postgres"), "CREATE DATABASE two_servers"))
    database = postgres.format("two_servers")
    with (
        server(tmp_path_factory.mktemp("left"), "--no-limits", database=database) as left,
        server(tmp_path_factory.mktemp("right"), "--no-limits", database=database) as right,
    ):
        yield Pair(left, right, database)
        for each in (left, right):
            assert "Traceback" not in each.log.read_text()


def same_guest_at(address: str, client: Client) -> Client:
    """The same guest, as a client of another server."""
    twin = Client(address, client.name, client.token)
    twin.guest = client.guest
    return twin


async def race_for_a_place(guests: list[Client]) -> None:
    """One chair, and somebody at each server who wants it."""
    table_id = await guests[0].create("kingup", THREE)
    tries = await asyncio.gather(*(each.join(table_id) for each in guests[1:]), return_exceptions=True)
    lost = [error for error in tries if error is not None]
    assert len(lost) == len(tries) - 1
    assert {error.key for error in lost if isinstance(error, CommandRefused)} == {"table-full"}


async def race_to_decide(left: TableClient, right: TableClient, choices: random.Random) -> None:
    """One person at both servers answers each request twice, and differently where that is possible."""
    while left.view["status"] != "finished":
        both = (left, right)
        await until(left, lambda view: view["legal"] or view["status"] == "finished")
        await until(right, lambda view: view["decision"] >= left.view["decision"])
        if left.view["status"] == "finished" or left.view["decision"] != right.view["decision"]:
            continue
        decision = left.view["decision"]
        wishes = [action["text"] for action in left.view["legal"]]
        chosen = choices.sample(wishes, 2) if len(wishes) > 1 else wishes * 2
        tries = await asyncio.gather(*map(TableClient.play, both, chosen), return_exceptions=True)
        lost = [error for error in tries if isinstance(error, CommandRefused)]
        assert len(lost) == 1, (chosen, tries)
        assert lost[0].key in ("table-old-decision", "table-is-over")
        await until(left, lambda view: view["decision"] > decision)  # noqa: B023


async def send_twice(left: TableClient, right: TableClient, numbers: int) -> None:
    """One command at both servers at once."""
    body = [{"type": "note", "id": f"twice-{number}", "cell": str(number), "mark": "x"} for number in range(numbers)]
    path = f"/api/tables/{left.id}/commands"
    for each in body:
        await asyncio.gather(*(table.client.request("POST", path, each) for table in (left, right)))


def test_racing_commands_never_both_win(pair: Pair) -> None:
    async def race() -> None:
        async with AsyncExitStack() as stack:
            guests = await stack.enter_async_context(people(pair.addresses, 6))
            for _ in range(RACES):
                await race_for_a_place(guests)
            seats = [["me"], ["random"], ["random"], ["random"]]
            table = await stack.enter_async_context(sitting(guests[:1], "intrigue", seats, most_rounds=2))
            twin = await stack.enter_async_context(same_guest_at(pair.right.address, guests[0]).table(table.id))
            await send_twice(table.host, twin, RACES)
            await table.host.do("start")
            async with asyncio.timeout(PATIENCE):
                await race_to_decide(table.host, twin, random.Random(1))
            await until(twin, lambda view: view["status"] == "finished")
            assert twin.lines == table.host.lines
            assert twin.deeds == table.host.deeds
            assert set(twin.view["notes"]) == {str(number) for number in range(RACES)}
            game = await fetch_game(twin.client, table.id)
            for program in (table.host, twin):
                check_against_rules(game, program)
            log = await read_log(pair.database, table.id)
            assert len([entry for entry in log if entry.command.startswith("twice-")]) == RACES

    asyncio.run(race())


def test_clients_of_both_servers_see_every_move(pair: Pair) -> None:
    async def play() -> list[str]:
        async with asyncio.timeout(PATIENCE), load(pair.addresses, 1) as journal:
            await acks(journal, ACKS)
        return everything_wrong(journal, {each: await read_log(pair.database, each) for each in journal.acked})

    assert asyncio.run(play()) == []


def test_what_was_done_at_one_server_is_known_at_the_other_at_once(pair: Pair) -> None:
    async def cross_over() -> None:
        async with people(pair.left.address, 2) as guests:
            for _ in range(RACES):
                table_id = await guests[0].create("kingup", THREE)
                async with same_guest_at(pair.right.address, guests[0]).table(table_id):
                    await guests[1].join(table_id)
                    view = await same_guest_at(pair.right.address, guests[1]).request("GET", f"/api/tables/{table_id}")
                    assert view["me"] == 1

    asyncio.run(cross_over())


def test_a_device_that_is_logged_out_at_one_server_is_nobody_at_the_other(pair: Pair) -> None:
    async def log_out() -> None:
        async with people(pair.left.address, 1) as [ada]:
            link = await ada.request("POST", "/api/me/links")
            made = await ada.request("POST", "/api/devices", {"code": link["code"], "bearer": True})
            phone = Client(pair.right.address, ada.name, made["token"])
            assert (await phone.request("GET", "/api/me"))["id"] == ada.guest
            table_id = await ada.create("kingup", THREE)
            async with asyncio.timeout(PATIENCE), phone.table(table_id) as at_table:
                await ada.request("DELETE", "/api/me/devices?spare=true")
                with pytest.raises(CommandRefused, match="not known"):
                    async for _ in at_table.views():
                        pass
            with pytest.raises(CommandRefused, match="not known"):
                await phone.request("GET", "/api/me")
            assert (await same_guest_at(pair.right.address, ada).request("GET", "/api/me"))["id"] == ada.guest

    asyncio.run(log_out())


def test_when_one_server_is_killed_the_other_goes_on(pair: Pair, tmp_path: Path) -> None:
    async def go_on(third: Running) -> None:
        choices = random.Random(2)
        async with AsyncExitStack() as stack:
            guests = await stack.enter_async_context(people([third.address, pair.right.address], 2))
            table = await stack.enter_async_context(sitting(guests, "kingup", THREE))
            bots = await guests[0].create("vive-le-roi", [["random"]] * 8)
            await guests[0].request("POST", f"/api/tables/{bots}/commands", {"type": "start", "id": "start"})
            await table.host.do("start")
            staying = asyncio.create_task(play_on(table.programs[1], choices))
            await until(table.programs[1], lambda view: view["decision"] > 1 or view["waited_for"] == [0])
            seen = list(table.host.lines)
            third.kill()
            moved = same_guest_at(pair.right.address, guests[0])
            host = await stack.enter_async_context(moved.table(table.id))
            assert host.lines[: len(seen)] == seen
            await asyncio.gather(staying, play_on(host, choices))
            game = await fetch_game(moved, table.id)
            for program in (host, table.programs[1]):
                check_against_rules(game, program)
            watched = await stack.enter_async_context(moved.table(bots))
            await until(watched, lambda view: view["status"] == "finished")
            check_against_rules(await fetch_game(moved, bots), watched)

    with server(tmp_path, "--no-limits", database=pair.database) as third:
        asyncio.run(go_on(third))
