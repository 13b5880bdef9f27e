"""People: the real client for programs over the simulated network, and somebody who plays, talks and errs with it."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

from tests.simulation.network import Connect, Network
from tests.simulation.oracle import Oracle, Violated, Witness
from vivat.client import Client, CommandRefused, TableClient

PAUSE_SECONDS = 0.3
"""So long somebody thinks on average before the next command."""
VIEWS = 8
"""Every so many views one is compared with the replay's."""
PHRASES = ("hello", "thanks", "well-played", "sorry", "one-moment", "your-turn")


class SimulatedClient(Client):
    """A client whose requests go over the simulated network."""

    def __init__(self, network: Network, oracle: Oracle, name: str, token: str) -> None:
        super().__init__("http://localhost", name, token)
        self.network = network
        self.oracle = oracle

    async def request(self, method: str, path: str, body: object = None) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        status, content = await self.network.request(method, path, self.token or "", data)
        found = json.loads(content)
        if status >= 400:
            raise CommandRefused(found)
        return found


class CheckedTable(TableClient):
    """A client's table whose every message is held against the log."""

    client: SimulatedClient

    def __init__(self, client: SimulatedClient, table_id: str) -> None:
        super().__init__(client, table_id)
        self.witness: Witness = client.oracle.witness(table_id, client.guest)
        self.answers: Counter[str] = Counter()

    async def _ask(self, command_id: str, text: str) -> None:
        self.witness.sends(command_id)
        await super()._ask(command_id, text)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        is_waited_for = kind == "ack" and message["id"] in self._waiting
        super()._hear(message)
        if kind == "presence" and self.witness.is_up_to_date and self._version % VIEWS == 0:
            self.witness.compare_view(self.view)
        elif kind in ("snapshot", "update"):
            self.witness.told(message, self.lines, self.deeds)
            if self.witness.is_up_to_date and self._version % VIEWS == 0:
                self.witness.compare_view(self.view)
        elif is_waited_for:
            self.witness.acknowledged(message["id"])


@contextmanager
def simulated_clients(network: Network, random: Random) -> Iterator[None]:
    """For the time of a block, clients connect over the simulated network."""

    def connect(address: str, *, additional_headers: dict[str, str], **_: object) -> Connect:
        found = urlsplit(address)
        return network.connect(f"{found.path}?{found.query}", additional_headers["Authorization"].split()[1])

    with (
        patch("vivat.client.connect", connect),
        patch("vivat.client.TableClient", CheckedTable),
        patch("vivat.client.new_id", lambda: f"c{random.getrandbits(60):x}"),
    ):
        yield


class Person:
    """Somebody who plays at tables, talks, takes notes and errs."""

    def __init__(self, client: SimulatedClient, random: Random, life: "Life") -> None:
        self.client = client
        self.random = random
        self.life = life
        self.table: CheckedTable | None = None
        """Where they are connected, as long as they are."""
        self.is_idle = False
        """Whether they wait for the end."""

    async def insist(self, method: str, path: str, body: object) -> Any:
        """A request until it is answered; None if it is refused."""
        while True:
            try:
                return await self.client.request(method, path, body)
            except OSError:
                pass
            except CommandRefused as refused:
                if refused.key != "store-away":
                    return None
            await asyncio.sleep(0.2 + self.random.random())

    async def open(self, options: dict[str, Any]) -> str | None:
        """A new table; None if there cannot be one with these options."""
        made = await self.insist("POST", "/api/tables", options)
        return None if made is None else str(made["id"])

    async def sit(self, table_id: str) -> None:
        """Join a table. Whose answer was lost hears that they sit there already."""
        path = f"/api/tables/{table_id}/join"
        await self.insist("POST", path, {"type": "sit", "id": f"s{self.random.getrandbits(60):x}", "chair": None})

    async def visit(self, table_id: str, moves: int) -> None:
        """Be at a table for so many commands, or to the end of the game; now and then the page is loaded anew."""
        while moves > 0:
            async with self.client.table(table_id) as table:
                self.table = table  # type: ignore[assignment]
                for _ in range(min(moves, self.random.randint(5, 200))):
                    if self.life.is_ending or table.is_over:
                        break
                    moves -= 1
                    await asyncio.sleep(self.random.expovariate(1 / PAUSE_SECONDS))
                    await self._act(table)
                    if is_turned_away(table):
                        self.table = None
                        return
                if self.life.is_ending:
                    self.is_idle = True
                    await self.life.end.wait()
                self.table = None
                if self.life.is_ending or table.is_over:
                    return

    async def _act(self, table: TableClient) -> None:
        if self.random.random() < 0.05:  # several at once: their order is that of sending
            await asyncio.gather(*(self._do(table, "note", **self._note()) for _ in range(self.random.randint(2, 4))))
        else:
            kind, fields = self._choose(table.view)
            await self._do(table, kind, **fields)

    async def _do(self, table: TableClient, kind: str, **fields: object) -> None:
        try:
            await table.do(kind, **fields)
            self.life.answered(kind, "done")
        except CommandRefused as refused:
            self.life.answered(kind, refused.key)

    def _choose(self, view: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        random, me = self.random, view["me"]
        is_full = not any(chair["kind"] == "open" for chair in view["chairs"])
        if view["status"] == "gathering" and view["host"] == self.client.guest and is_full:
            return "start", {}
        if me is None:
            return random.choice((("say", {"text": "may I?"}), ("sit", {})))  # refused, mostly
        if view["paused"] and random.random() < 0.5:
            return "resume", {}
        if view["legal"] and random.random() < (0.9 if view["ballot"] is None else 0.1):
            action = random.choice(view["legal"])["text"]
            return "play", {"decision": view["decision"], "action": action, "sure": True}
        rare = random.random()
        if rare < 0.02:
            return "leave", {}
        if rare < 0.05 or (view["chairs"][me]["kept"] and rare < 0.5):
            return "sit", {}
        if rare < 0.07:
            return "pause", {}
        if rare < 0.09:
            return "mute", {"chair": random.randrange(len(view["chairs"])), "muted": random.random() < 0.5}
        if rare < 0.12:
            return "more-time", {"chair": random.randrange(len(view["chairs"]))}
        if rare < 0.6:
            return "note", self._note()
        if rare < 0.65:
            return "claim", {"text": f"claim {random.randrange(1000)}"}
        if rare < 0.7:
            return "phrase", {"phrase": random.choice(PHRASES)}
        return "say", {"text": f"word {random.randrange(1000)}", "team": random.random() < 0.2}

    def _note(self) -> dict[str, Any]:
        return {"cell": f"c{self.random.randrange(20)}", "mark": f"{self.random.randrange(100)}"}


def is_turned_away(table: TableClient) -> bool:
    """Whether a client has given up because the table admits nobody any more who only looks on."""
    failure = table._failure
    if failure is None:
        return False
    if isinstance(failure, CommandRefused) and failure.key == "table-no-spectators":
        return True
    raise Violated(f"{table.client.name} has given up table {table.id}: {failure}")


class Life:
    """What all people know: whether the end is near, and how often what was answered."""

    def __init__(self) -> None:
        self.is_ending = False
        """Whether everybody should stay where they are and wait."""
        self.end = asyncio.Event()
        self.answers: Counter[tuple[str, str]] = Counter()
        self.commands = 0

    def answered(self, kind: str, key: str) -> None:
        """A command was answered: "done", or the key of its refusal."""
        self.commands += 1
        self.answers[kind, key] += 1


class Party:
    """A few people who open one table after the other and play there."""

    def __init__(self, people: list[Person], random: Random) -> None:
        self.people = people
        self.random = random

    async def run(self) -> None:
        """Until the end."""
        while not self.people[0].life.is_ending:
            self.random.shuffle(self.people)
            host, *others = self.people
            seated = self.random.randint(0, len(others))
            table_id = await host.open(any_options(1 + seated, self.random))
            if table_id is None:
                continue
            moves = self.random.randint(20, 300)
            await asyncio.gather(
                host.visit(table_id, moves),
                *(self._join(person, table_id, moves, number < seated) for number, person in enumerate(others)),
            )

    async def _join(self, person: Person, table_id: str, moves: int, sits: bool) -> None:
        await asyncio.sleep(2 * self.random.random())
        if sits:
            await person.sit(table_id)
        with suppress(CommandRefused):  # not everybody may look on
            await person.visit(table_id, moves)


def any_options(people: int, random: Random) -> dict[str, Any]:
    """A table for so many people, and bots."""
    game = random.choice(("viva-il-re", "kingup", "vive-le-roi", "intrigue", "intrigue"))
    bots = random.choices(("random", "page", "steward"), (6, 2, 1), k=max(0, 3 - people) + random.randint(0, 1))
    occupants = ["me", *["open"] * (people - 1), *bots]
    random.shuffle(occupants)
    seats = [[each] for each in occupants]
    if game == "vive-le-roi" and len(seats) == 4 and random.random() < 0.5:
        seats = [[*seats[0], *seats[1]], [*seats[2], *seats[3]]]
    clock = random.choice(
        (
            {"kind": "none"},
            {"kind": "none"},
            {"kind": "decision", "seconds": random.randint(1, 8)},
            {"kind": "bank", "seconds": random.randint(3, 30), "increment": random.randint(0, 3)},
        )
    )
    return {
        "game": game,
        "seats": seats,
        "clock": clock,
        "grace": random.choice((0, 2, 5, 60)),
        "spectators": random.random() < 0.8,
    }
