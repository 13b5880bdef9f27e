"""kill -9 of the real server under load: what was acknowledged is there, once and in order, and everybody plays on.

    python -m tests.web.kills --kills 1000

Programs play and write notes at several tables while the server is killed at random moments and started again on the
same database and port. They know nothing of it: `vivat.client` connects again and sends again what was not answered.
"""

import argparse
import asyncio
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from math import inf
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from tests.patience import PATIENCE
from tests.web.nursery import Forked
from tests.web.programs import people, wish
from tests.web.server import Running, kept_port, start_server
from vivat.client import LATER, Client, CommandRefused, TableClient, new_id
from vivat.table.damage import replay_checked
from vivat.table.entries import Entry
from vivat.table.store import Store

PARTIES = 4
PEOPLE = 2
SEATS = [["me"], ["open"], ["random"]]
BOT = 2
SCRIBBLERS = 2
"""So many notes of one person are under way at once."""
CELLS = 50
MOMENT_MS = 2_000
"""What a clock writes while a program leaves may be told to it or not."""
WAITS = (0.1,) * 100_000
"""Programs of this test do not wait longer and longer for a server that comes back."""


@dataclass(frozen=True)
class Sent:
    """A command: when it was sent and when it was acknowledged, as ticks of this process."""

    sent: int
    acked: int


@dataclass
class Journal:
    """What programs sent and what they were told, by table."""

    ticks: "count[int]" = field(default_factory=count)
    acked: dict[str, dict[tuple[str, str], Sent]] = field(default_factory=dict)
    """By table, then by author and id."""
    programs: list[TableClient] = field(default_factory=list)
    left_at: dict[int, int] = field(default_factory=dict)
    """By number of the program: when it left, in milliseconds since 1970. A clock may write on without it."""
    acks: int = 0
    stopping: bool = False
    abandoned: bool = False
    """Whether nobody can finish, because there is no server any more."""

    def note(self, table_id: str, author: str, command_id: str, sent: int) -> None:
        """A command has been acknowledged."""
        self.acked.setdefault(table_id, {})[author, command_id] = Sent(sent, next(self.ticks))
        self.acks += 1

    def copy_of_acked(self) -> dict[str, set[tuple[str, str]]]:
        """What was acknowledged until now."""
        return {table_id: set(commands) for table_id, commands in self.acked.items()}


# The load.


async def insist(client: Client, journal: Journal, table_id: str, command: Mapping[str, object]) -> None:
    """A command over HTTP, sent until it is answered."""
    body = {"id": new_id(), **command}
    sent = next(journal.ticks)
    while True:
        try:
            await client.request("POST", f"/api/tables/{table_id}/commands", body)
            break
        except OSError:
            await asyncio.sleep(0.1)
        except CommandRefused as refused:
            if refused.key not in LATER:
                raise
    journal.note(table_id, client.guest, str(body["id"]), sent)


async def create(client: Client, seats: Sequence[Sequence[str]] = SEATS, **options: object) -> str:
    """A table; one that was made without our knowing stays alone."""
    while True:
        try:
            return await client.create("vive-le-roi", seats, **options)
        except OSError:
            await asyncio.sleep(0.02)
        except CommandRefused as refused:
            if refused.key not in LATER:
                raise


async def party(
    guests: Sequence[Client], journal: Journal, choices: random.Random, pause: float, bot: str, **options: object
) -> None:
    """People who play one game after the other."""
    while not journal.stopping:
        async with AsyncExitStack() as stack:
            table_id = await create(guests[0], [["me"], ["open"], [bot]], **options)
            for guest in guests[1:]:
                await insist(guest, journal, table_id, {"type": "sit"})
            programs = [await stack.enter_async_context(guest.table(table_id)) for guest in guests]
            journal.programs += programs
            await insist(guests[0], journal, table_id, {"type": "start"})
            while any(program.view["status"] == "gathering" for program in programs):
                await asyncio.sleep(0.02)
            async with asyncio.TaskGroup() as group:
                for program in programs:
                    group.create_task(play(program, journal, choices))
                    for number in range(SCRIBBLERS):
                        group.create_task(scribble(program, journal, number, choices, pause))
            await told_everything(programs)
            now = time.time_ns() // 1_000_000
            journal.left_at |= {number: now for number, each in enumerate(journal.programs) if each in programs}


async def play(program: TableClient, journal: Journal, choices: random.Random) -> None:
    """Decide whatever is asked."""
    while not journal.stopping and program.view["status"] != "finished":
        action = wish(program.view, choices)
        if action is None:
            await asyncio.sleep(0.005)
            continue
        sent = next(journal.ticks)
        try:
            done = await program.play(action)
        except CommandRefused as refused:
            if refused.key != "table-old-decision":
                raise
        else:
            journal.note(program.id, program.client.guest, done, sent)


async def scribble(program: TableClient, journal: Journal, number: int, choices: random.Random, pause: float) -> None:
    """Write notes all the time, as many as one chair may."""
    for mark in count():
        if journal.stopping or program.view["status"] == "finished":
            return
        sent = next(journal.ticks)
        try:
            done = await program.do("note", cell=f"{number}-{mark % CELLS}", mark=str(mark))
        except CommandRefused as refused:
            if refused.key != "table-chair-log-full":
                raise
            return
        journal.note(program.id, program.client.guest, done, sent)
        await asyncio.sleep(choices.uniform(0, pause))


async def told_everything(programs: Sequence[TableClient]) -> None:
    """Until nothing is under way: a bot may still be at it when people stop."""
    while not is_quiet([program.view for program in programs]):
        await asyncio.sleep(0.02)


def is_quiet(views: Sequence[dict[str, Any]]) -> bool:
    """Whether all have seen the same, and only people are waited for."""
    seen = {
        msgspec.json.encode([view[name] for name in ("status", "decision", "waited_for", "voted")]) for view in views
    }
    return len(seen) == 1 and BOT not in views[0]["waited_for"]


@asynccontextmanager
async def load(
    address: str | Sequence[str],
    seed: int,
    parties: int = PARTIES,
    pause: float = 0.01,
    bot: str = "random",
    **options: object,
) -> AsyncIterator[Journal]:
    """Parties that play for the time of a block, and come to an end after it."""
    journal = Journal()
    with patch("vivat.client.WAITS", WAITS):
        async with people(address, parties * PEOPLE) as guests, asyncio.TaskGroup() as group:
            at_play = [
                group.create_task(
                    party(
                        guests[number * PEOPLE : (number + 1) * PEOPLE],
                        journal,
                        random.Random(seed + number),
                        pause,
                        bot,
                        **options,
                    )
                )
                for number in range(parties)
            ]
            yield journal
            journal.stopping = True
            if journal.abandoned:
                for each in at_play:
                    each.cancel()


async def acks(journal: Journal, number: int) -> None:
    """Wait until so many more commands are acknowledged."""
    wanted = journal.acks + number
    async with asyncio.timeout(PATIENCE):
        while journal.acks < wanted:
            await asyncio.sleep(0.001)


# The server.


@dataclass
class Mortal:
    """A server that is killed, and started again where it was."""

    folder: Path
    port: int
    fault: str = ""
    running: Running = field(init=False)

    def __post_init__(self) -> None:
        self.running = self._start()

    @property
    def database(self) -> str:
        """Its address."""
        return f"sqlite:///{self.folder / 'vivat.db'}"

    @property
    def log(self) -> str:
        """What all of them wrote."""
        return (self.folder / "server.log").read_text()

    def _start(self) -> Running:
        log = self.folder / "server.log"
        return start_server(self.database, log, "--no-limits", port=self.port, fault=self.fault)

    def rise(self) -> None:
        """Start again."""
        self.close()
        self.running = self._start()

    def close(self) -> None:
        """Whatever happened, nothing is left running."""
        if self.running.process.poll() is None:
            self.running.kill()
        if self.running.process.stdout is not None:
            self.running.process.stdout.close()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """As if time stood still, for the time of a block."""
        assert isinstance(self.running.process, Forked)
        self.running.process.freeze()
        try:
            yield
        finally:
            self.running.process.send_signal(signal.SIGCONT)


@contextmanager
def mortal(folder: Path, fault: str = "") -> Iterator[Mortal]:
    """A server to be killed, perhaps with a planted fault."""
    with kept_port() as port:
        found = Mortal(folder, port, fault)
        try:
            yield found
        finally:
            found.close()


# What must hold.


async def read_log(database: str, table_id: str) -> list[Entry]:
    """The log of a table, whatever is going on there."""
    async with Store.open(database, writes=False) as store:
        return await store.read_entries(table_id)


async def read_logs(database: str) -> dict[str, list[Entry]]:
    """All logs of a database, by table, when nothing is being written."""
    async with Store.open(database, writes=False) as store:
        rows = await store.list_tables(most=None)
        logs = {row.id: await store.read_entries(row.id) for row in rows}
    for row in rows:
        assert row.version == len(logs[row.id]), "the list says how long the log is"
    return logs


def commands_of(log: Iterable[Entry]) -> list[tuple[str, str]]:
    """Whose commands had an effect, in that order."""
    return [(entry.author, entry.command) for entry in log if entry.command]


def missing_from(logs: Mapping[str, Sequence[Entry]], acked: Mapping[str, Iterable[tuple[str, str]]]) -> list[str]:
    """Acknowledged commands that are not there."""
    found = []
    for table_id, commands in acked.items():
        there = set(commands_of(logs.get(table_id, ())))
        found += [f"{table_id}: {command} is lost" for command in commands if command not in there]
    return found


def wrong_in_log(log: Sequence[Entry], acked: Mapping[tuple[str, str], Sent]) -> list[str]:
    """What is wrong with the log of a table when nothing is under way any more."""
    found = [f"entry {entry.seq} is number {number}" for number, entry in enumerate(log, 1) if entry.seq != number]
    times = Counter(commands_of(log))
    found += [f"{command} had {times[command]} effects" for command in times if times[command] > 1]
    found += [f"{command} is lost" for command in acked if command not in times]
    found += [f"{command} was never acknowledged" for command in times if command not in acked]
    latest = -1
    for command in commands_of(log):
        if command in acked:
            if acked[command].acked < latest:
                found.append(f"{command} was acknowledged before one that precedes it was sent")
            latest = max(latest, acked[command].sent)
    return found


def wrong_for_program(program: TableClient, log: Sequence[Entry]) -> list[str]:
    """Whether a program was told, over all its connections, what its chair was to be told: once and in order."""
    table = replay_checked(program.id, list(log))
    chair = table.chair_of(program.client.guest)
    told = msgspec.json.decode(msgspec.json.encode(table.lines_for(chair)))
    found = []
    if program.lines != told:
        found.append(f"{program.client.name} was told {len(program.lines)} lines, not the {len(told)} there are")
    if program.deeds != msgspec.json.decode(msgspec.json.encode(table.telling(chair).deeds())):
        found.append(f"{program.client.name} was told other deeds")
    if chair is not None and program.view["notes"] != table.chairs[chair].notes:
        found.append(f"{program.client.name} has other notes")
    return found


def everything_wrong(journal: Journal, logs: Mapping[str, Sequence[Entry]]) -> list[str]:
    """All of it, for all tables and programs."""
    found = []
    for table_id, log in logs.items():
        found += [f"{table_id}: {each}" for each in wrong_in_log(log, journal.acked.get(table_id, {}))]
    for number, program in enumerate(journal.programs):
        log, left_at = logs[program.id], journal.left_at.get(number, inf)
        certain = sum(entry.at <= left_at - MOMENT_MS for entry in log)
        wrong = [wrong_for_program(program, log[:upto]) for upto in range(len(log), certain - 1, -1)]
        found += [] if [] in wrong else wrong[0]
    return found


def integrity(path: Path) -> str:
    """SQLite's own opinion."""
    connection = sqlite3.connect(path)
    try:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])
    finally:
        connection.close()


# All of it.


async def kill_often(
    server: Mortal, kills: int, seed: int, say: Callable[[str], object] = str
) -> tuple[list[str], Journal]:
    """Kill under load, so often; what is wrong afterwards."""
    moments = random.Random(seed)
    async with asyncio.timeout(PATIENCE + kills * 30), load(server.running.address, seed) as journal:
        for number in range(kills):
            await acks(journal, moments.randint(1, 60))
            await asyncio.sleep(moments.uniform(0, 0.02))
            server.running.kill()
            await asyncio.to_thread(server.rise)
            say(f"\r{number + 1} kills, {journal.acks} acknowledged commands, {len(journal.acked)} tables ")
        await acks(journal, 20)
    found = everything_wrong(journal, await read_logs(server.database))
    return found, journal


def main() -> int:
    """The large form."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    flags = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    try:
        with mortal(folder) as server:
            found, journal = asyncio.run(kill_often(server, flags.kills, flags.seed, sys.stdout.write))
        found += [] if integrity(folder / "vivat.db") == "ok" else ["the database is damaged"]
        verdict = "nothing lost, doubled or reordered" if not found else f"{len(found)} faults"
        last = f"{flags.kills} kills, {journal.acks} acknowledged commands: {verdict}"
        sys.stdout.write("\n".join(["", *found, last, ""]))
    finally:
        shutil.rmtree(folder)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
