"""Programs that play over the network, and what each of them must have been told by the end."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE
from vivat.client import Client, CommandRefused, TableClient
from vivat.game import CastleDeed, GameRecord, Viewer
from vivat.game.record import AnyGame, new_game
from vivat.table.castle.deed import castle_deed_view
from vivat.table.families import game_view
from vivat.table.intrigue.deed import intrigue_deed_view


@asynccontextmanager
async def people(address: str | Sequence[str], number: int) -> AsyncIterator[list[Client]]:
    """Guests of a server, or in turn of several."""
    addresses = cycle([address] if isinstance(address, str) else address)
    names = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Falk", "Greta", "Hugo")
    async with AsyncExitStack() as stack:
        guests = [stack.enter_async_context(Client(next(addresses), name)) for name in names[:number]]
        yield list(await asyncio.gather(*guests))


@dataclass
class Sitting:
    """A table with programs on its chairs, in the order of those."""

    id: str
    programs: list[TableClient] = field(default_factory=list)

    @property
    def host(self) -> TableClient:
        """Whoever made the table."""
        return self.programs[0]


@asynccontextmanager
async def sitting(
    guests: Sequence[Client], game: str, seats: Sequence[Sequence[str]], **options: object
) -> AsyncIterator[Sitting]:
    """A table at which the first guest is the host, and every open chair is taken by the next guest."""
    async with AsyncExitStack() as stack:
        table_id = await guests[0].create(game, seats, **options)
        wishes = [wish for seat in seats for wish in seat]
        seated = [guests[0]] if "me" in wishes else []
        for guest in guests[1 : 1 + wishes.count("open")]:
            await guest.join(table_id)
            seated.append(guest)
        yield Sitting(table_id, [await stack.enter_async_context(guest.table(table_id)) for guest in seated])


def wish(view: dict[str, Any], choices: Random) -> str | None:
    """Anything legal; in a team, what the partner proposes."""
    legal: list[str] = [action["text"] for action in view["legal"]]
    if not legal or view["ballot"] is not None:
        return None
    if view["proposal"] is not None:
        proposer, action = view["proposal"]
        return None if proposer == view["me"] else str(action["text"])
    return choices.choice(legal)


async def answer(table: TableClient, choices: Random) -> bool:
    """Decide, if this seat is asked; whether it was."""
    action = wish(table.view, choices)
    if action is None:
        return False
    try:
        await table.play(action)
    except CommandRefused as refused:
        if refused.key != "table-old-decision":  # the partner, or a bot, was faster
            raise
    return True


async def play_on(table: TableClient, choices: Random) -> None:
    """Decide whatever this seat is asked, until the game is over."""
    async for _ in table.views():
        await answer(table, choices)


async def until(table: TableClient, holds: Any) -> dict[str, Any]:
    """Wait until the view is as it should be."""
    async with asyncio.timeout(PATIENCE):
        while not holds(table.view):
            await asyncio.sleep(0.01)
    return table.view


def viewer_at(chair: int | None) -> Viewer:
    """The eyes of a chair, or of a spectator."""
    return Viewer("spectator") if chair is None else Viewer.player(chair)


@dataclass(frozen=True)
class Retold:
    """A finished game, played again from its record."""

    game: AnyGame
    events: list[tuple[int, Any]]
    """Each with the number of actions after which it came."""

    @classmethod
    def read(cls, record: str) -> "Retold":
        """Play it again."""
        found = GameRecord.loads(record)
        game = new_game(found.options)
        events = [(0, event) for event in game.events]
        for moment, action in enumerate(found.actions, 1):
            events += [(moment, event) for event in game.play(action)]
        assert game.is_over
        return cls(game, events)

    def told_to(self, chair: int | None) -> list[tuple[int, int, dict[str, Any]]]:
        """Every deed a chair is told, from the rules alone: when it began, when it last grew, and what it was."""
        viewer = viewer_at(chair)
        moments = [moment for moment, event in self.events if self.game.visible_to(event, viewer)]
        found = []
        for deed in self.game.observe(viewer).deeds:
            ends = deed.first + len(deed.events) - 1
            view = castle_deed_view(deed) if isinstance(deed, CastleDeed) else intrigue_deed_view(deed)
            found.append((moments[deed.first], moments[ends], json.loads(msgspec.json.encode(view))))
        return found


def told_over_the_network(deeds: Sequence[dict[str, Any]], game: int = 1) -> list[tuple[int, int, dict[str, Any]]]:
    """The deeds of a game: when each began, when it last grew, and what it was."""
    return [(told["moment"], told["until"], told["deed"]) for told in deeds if told["game"] == game]


def check_against_rules(retold: Retold, table: TableClient, number: int = 1) -> None:
    """What a program was told, and what it sees at the end, is what the rules say of that game for that chair."""
    chair = table.view["me"]
    assert told_over_the_network(table.deeds, number) == retold.told_to(chair), f"deeds of chair {chair}"
    assert [told["number"] for told in table.deeds] == list(range(len(table.deeds)))
    if number == table.view["games"]:
        observed = retold.game.observe(viewer_at(chair))
        expected = json.loads(msgspec.json.encode(game_view(observed)))
        for name, shown in table.view["game"].items():
            assert shown == expected[name], f"{name} at chair {chair}"


async def fetch_game(client: Client, table_id: str, number: int = 1) -> Retold:
    """A finished game from its record."""
    return Retold.read(await client.request("GET", f"/api/tables/{table_id}/games/{number}/record"))


@asynccontextmanager
async def raw_socket(client: Client, table_id: str, resume: str = "") -> AsyncIterator[ClientConnection]:
    """A socket without the manners of `vivat.client`."""
    address = f"{client.server.replace('http', 'ws', 1)}/api/tables/{table_id}/socket?resume={resume}"
    headers = {"Authorization": f"Bearer {client.token}"}
    async with connect(
        address, additional_headers=headers, max_size=None, compression=None, open_timeout=PATIENCE
    ) as socket:
        yield socket


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    async with asyncio.timeout(PATIENCE):
        message: dict[str, Any] = json.loads(await socket.recv())
    return message
