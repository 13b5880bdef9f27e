"""One world: servers, database, network, people and misfortune. The same seed gives the same world."""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.simulation.bot_jobs import BotJobs
from tests.simulation.database import Database, simulated_transactions
from tests.simulation.faults import Misfortune
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Network
from tests.simulation.oracle import Oracle, Violated
from tests.simulation.people import Life, Party, Person, SimulatedClient, is_turned_away, simulated_clients
from tests.simulation.registry import Register
from tests.simulation.server import Server
from vivat.client import CommandRefused
from vivat.game import VivatError
from vivat.table.devices import hashed
from vivat.table.entries import Entry
from vivat.table.store import TokenHolder
from vivat.table.view import PresenceView

PARTIES = 6
MOST_PEOPLE = 3
"""In one party."""
HEALING_SECONDS = 120.0
"""Within so long after everything is mended, all commands are answered."""
REST_SECONDS = 50.0
"""And so long later everybody sees the same, and no bot and no clock is late."""
MOST_SECONDS_A_COMMAND = 2.0
TELLING_SECONDS = 5.0
LATE_MS = 8000
EXPECTED = (
    VivatError, CommandRefused, OSError, WebSocketDisconnect, ConnectionClosed, InvalidHandshake,
)  # fmt: skip
"""What a task of a server or a client may end with."""


class SimulationFailure(Exception):
    """A world in which something was so that must not be; says how to see it again."""


@dataclass
class Report:
    """What one world has seen."""

    seed: int
    commands: int = 0
    entries: int = 0
    messages: int = 0
    bot_jobs: int = 0
    steps: int = 0
    seconds: float = 0.0
    """Of virtual time."""
    trace: str = ""
    """A hash of all that was written and all that reached anybody."""
    happened: Counter[str] = field(default_factory=Counter)
    answers: Counter[tuple[str, str]] = field(default_factory=Counter)


SEEN = 2**60
"""Nobody's devices are written down as seen: that is none of what is simulated."""


class World:
    """Several servers on one database, and people who play there."""

    def __init__(self, seed: int, commands: int, write: Callable[[str], object] | None = None) -> None:
        self.seed = seed
        self.target = commands
        self._write = write
        """Is given each line of the trace."""
        self.random = Random(f"simulation/{seed}")
        self.loop = SimulatedLoop()
        self.loop.expected = EXPECTED
        self.loop.set_exception_handler(self._unexpected)
        self.oracle = Oracle(self.loop)
        self.trace = hashlib.blake2b(digest_size=16)
        self.messages = 0
        self.database = Database(self.loop, self._source(), self._committed)
        self.register = Register(self.database)
        self.bot_jobs = BotJobs(self.register)
        self.network = Network(self.loop, self._source(), self._heard)
        self.servers = [
            Server(f"s{number}", self.loop, self._source(), self.bot_jobs)
            for number in range(self.random.randint(2, 4))
        ]
        self.network.hosts = list(self.servers)
        self.misfortune = Misfortune(self.servers, self.database, self.network, self._source())
        self.life: Life
        self.people: list[Person] = []

    def _source(self) -> Random:
        return Random(self.random.getrandbits(64))

    def run(self) -> Report:
        """The whole world; SimulationFailure if something was so that must not be."""
        logging.disable(logging.ERROR)  # what servers say of databases and machines that are away
        try:
            with simulated_transactions(), simulated_clients(self.network, self._source()):
                self.loop.run(self._live())
        except Exception as error:
            raise SimulationFailure(self._describe(error)) from error
        finally:
            logging.disable(logging.NOTSET)
        return self.report()

    def report(self) -> Report:
        """What was seen so far."""
        return Report(
            self.seed,
            self.life.commands,
            self.oracle.entries,
            self.messages,
            self.bot_jobs.number,
            self.loop.steps,
            self.loop.time(),
            self.trace.hexdigest(),
            self.misfortune.happened,
            self.life.answers,
        )

    def _describe(self, error: Exception) -> str:
        what = str(error) if isinstance(error, Violated) else f"{type(error).__name__}: {error}"
        return f"seed {self.seed}, step {self.loop.steps}, after {self.loop.time():.3f} s: {what}"

    def _unexpected(self, _: object, context: dict[str, object]) -> None:
        """A call has raised something; what is said of tasks was heard of when they ended."""
        error = context.get("exception")
        if "handle" in context and isinstance(error, BaseException):
            self.loop.fail(error)

    def _committed(self, table_id: str, entry: Entry) -> None:
        self._note(f"{table_id} {entry}")
        self.oracle.committed(table_id, entry)

    def _heard(self, text: str) -> None:
        self.messages += 1
        self._note(text)

    def _note(self, what: str) -> None:
        line = f"{self.loop.time():.6f} {what}\n"
        self.trace.update(line.encode())
        if self._write is not None:
            self._write(line)

    async def _live(self) -> None:
        self.life = Life()
        for server in self.servers:
            server.start()
        parties = []
        for number in range(PARTIES):
            people = [self._person(f"p{number}{letter}") for letter in "abc"[: self.random.randint(2, MOST_PEOPLE)]]
            self.people += people
            parties.append(self.loop.create_task(Party(people, self._source()).run()))
        going_wrong = self.loop.create_task(self.misfortune.run())
        while self.life.commands < self.target:
            await asyncio.sleep(1)
            if self.loop.time() > self.target * MOST_SECONDS_A_COMMAND:
                raise Violated(f"after {self.loop.time():.0f} s there were only {self.life.commands} commands")
        await self._heal()
        going_wrong.cancel()
        await self._check_end()
        self.life.end.set()
        for party in parties:
            party.cancel()

    def _person(self, guest: str) -> Person:
        token = f"token-{guest}"
        self.database.guests[hashed(token)] = TokenHolder(guest, guest.title(), f"device-{guest}", SEEN)
        client = SimulatedClient(self.network, self.oracle, guest.title(), token)
        client.guest = guest
        return Person(client, self._source(), self.life)

    async def _heal(self) -> None:
        """Nothing more goes wrong: all commands are answered, and everybody comes to see the same."""
        await self.misfortune.end()
        self.life.is_ending = True
        until = self.loop.time() + HEALING_SECONDS
        while not all(person.is_idle or person.table is None for person in self.people):
            if self.loop.time() > until:
                waiting = [person.client.guest for person in self.people if not person.is_idle]
                raise Violated(f"everything is mended, and nobody answers {', '.join(waiting)}")
            await asyncio.sleep(1)
        await asyncio.sleep(REST_SECONDS)

    async def _check_end(self) -> None:
        for person in self.people:
            if person.table is None or is_turned_away(person.table):
                continue
            witness, until = person.table.witness, self.loop.time() + TELLING_SECONDS
            while not witness.is_up_to_date:  # bots and clocks go on
                if self.loop.time() > until:
                    raise Violated(f"{person.client.guest} was not told everything")
                await asyncio.sleep(0.003)
            witness.compare_view(person.table.view, self._look_at(person.table.id))
            self._check_goes_on(person.table.id)

    def _look_at(self, table_id: str) -> PresenceView:
        """Who is connected to a table, wherever."""
        tables = ((each.client, each.table) for each in self.people)
        here = [client for client, at in tables if at is not None and at.id == table_id and at._failure is None]
        table = self.oracle.tables[table_id].table
        watching = tuple((each.guest, each.name) for each in here if table.chair_of(each.guest) is None)
        return PresenceView(frozenset(each.guest for each in here), watching, len(watching))

    def _check_goes_on(self, table_id: str) -> None:
        """Where somebody is connected, no bot is waited for, and no clock has run out, for long."""
        story = self.oracle.tables[table_id]
        table, now = story.table, self.loop.now
        if table.status != "playing" or table.clock.paused_at is not None or table.is_deserted:
            return
        bots = [seat for seat in table.waited_for if table.bot_decides(seat)]
        if bots and now - story.asked_at > LATE_MS:
            raise Violated(f"table {table_id} waits for bots {bots} since {now - story.asked_at} ms")
        deadline = table.next_deadline()
        if deadline is not None and now - deadline[0] > LATE_MS:
            raise Violated(f"the clock of table {table_id} ran out {now - deadline[0]} ms ago")
