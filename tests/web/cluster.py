"""Three servers and a think process on one PostgreSQL, behind one address, while they are killed and cut off in turn.

    python -m tests.web.cluster --minutes 60

People, bots and clocks are at all tables; a small proxy sends each connection to the next server. In turn a server is
killed, stopped for a while, told to end, or cut off from the database, and so is the think process. Afterwards nothing
that was acknowledged may be lost, doubled or reordered, everybody must have been told the same, and no bot's decision
thought about twice, except across such a misfortune.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import IO
from unittest.mock import patch
from urllib.parse import parse_qs, urlsplit

from tests.patience import PATIENCE
from tests.table.postgres import command, postgres_server
from tests.web.kills import Journal, acks, create, everything_wrong, insist, load, read_log
from tests.web.nursery import FAULT, Forked, nursery
from tests.web.programs import people
from tests.web.relays import Relay, RoundRobin
from tests.web.server import Running, start_server
from tests.web.witness import WITNESS, Begun, read_thoughts
from vivat.client import CommandRefused
from vivat.table.entries import Entry, Played
from vivat.table.registry import LEASE_MS

SERVERS = 3
MISFORTUNES = ("kill", "stop", "cut", "end", "think")
LONGEST = LEASE_MS / 1000 + 3
"""For so many seconds at most a server is stopped or cut off: for some of them others take its tables over."""
AFTERWARDS = LEASE_MS / 1000 + 2
"""After so many seconds more a misfortune is no excuse for thinking twice."""
BEFORE = 40
"""So many commands are acknowledged before the first misfortune: many more than it takes to sit down and begin."""
CLOCK = {"kind": "decision", "seconds": 30}
SHORT = {"kind": "decision", "seconds": 1}


@dataclass(frozen=True)
class Misfortune:
    """What befell a process, and when."""

    kind: str
    process: int
    begin: float
    end: float


@dataclass
class Node:
    """A server, and its own way to the database."""

    number: int
    relay: Relay
    running: Running

    @property
    def process(self) -> Forked:
        """The process that serves just now."""
        assert isinstance(self.running.process, Forked)
        return self.running.process

    @property
    def port(self) -> int:
        """Where it listens."""
        return urlsplit(self.running.address).port or 0


@dataclass
class Cluster:
    """All of them, and what befell them."""

    folder: Path
    database: str
    socket: str
    """The file by which PostgreSQL is reached."""
    front: RoundRobin = field(default_factory=RoundRobin)
    nodes: list[Node] = field(default_factory=list)
    thinker: Forked | None = None
    misfortunes: list[Misfortune] = field(default_factory=list)
    errors: IO[str] | None = None

    def log(self, number: int) -> Path:
        """What a server writes."""
        return self.folder / f"server{number}.log"

    def reached_by(self, relay: Relay) -> str:
        """The database's address through a relay."""
        return f"postgresql://postgres@127.0.0.1:{relay.port}/{urlsplit(self.database).path.lstrip('/')}"

    async def start_node(self, number: int, relay: Relay) -> Node:
        """A server on the database, open to everybody."""
        running = await asyncio.to_thread(start_server, self.reached_by(relay), self.log(number), "--no-limits")
        node = Node(number, relay, running)
        self.front.ports.append(node.port)
        return node

    def start_thinker(self) -> None:
        """A process that only thinks, straight on the database."""
        assert self.errors is not None
        arguments = ["think", "--database", self.database, "--searches", "2", "--no-compile"]
        self.thinker = nursery().start(arguments, os.environ, self.errors)
        assert self.thinker.stdout is not None
        line = self.thinker.stdout.readline()
        assert line.startswith("Vivat thinks"), (line, (self.folder / "think.log").read_text())

    async def suffer(self, kind: str, chance: random.Random) -> None:
        """One misfortune, and its end."""
        node = chance.choice(self.nodes)
        begin = time.time()
        process = node.process
        if kind == "think":
            assert self.thinker is not None
            process = self.thinker
            process.kill()
            await asyncio.to_thread(end, process)
            await asyncio.to_thread(self.start_thinker)
        elif kind == "stop":
            await asyncio.to_thread(process.freeze)
            await asyncio.sleep(chance.uniform(1, LONGEST))
            process.send_signal(signal.SIGCONT)
        elif kind == "cut":
            node.relay.cut()
            await asyncio.sleep(chance.uniform(1, LONGEST))
            node.relay.mend()
        else:
            self.front.ports.remove(node.port)
            process.send_signal(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
            await asyncio.to_thread(end, process)
            await asyncio.sleep(chance.uniform(0, 2))
            self.nodes[self.nodes.index(node)] = await self.start_node(node.number, node.relay)
        self.misfortunes.append(Misfortune(kind, process.pid, begin, time.time()))

    def close(self) -> None:
        """Whatever happened, nothing is left running."""
        for process in [*(node.process for node in self.nodes), *([self.thinker] if self.thinker else [])]:
            process.send_signal(signal.SIGCONT)
            process.kill()
            end(process)


def end(process: Forked) -> None:
    """Wait for the end of a process, and close what is left of it."""
    process.wait()
    if process.stdout is not None:
        process.stdout.close()


@asynccontextmanager
async def cluster(folder: Path, database: str, fault: str = "") -> AsyncIterator[tuple[Cluster, str]]:
    """Servers and a think process for the time of a block, and the address of all of them."""
    socket = f"{parse_qs(urlsplit(database).query)['host'][0]}/.s.PGSQL.5432"
    found = Cluster(folder, database, socket)
    environment = {WITNESS: str(folder / "thoughts"), FAULT: fault}
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.dict("os.environ", environment))
        found.errors = stack.enter_context((folder / "think.log").open("a"))
        stack.callback(found.close)
        front = await stack.enter_async_context(Relay(found.front.reach).running())
        for number in range(SERVERS):
            relay = Relay(lambda: asyncio.open_unix_connection(socket))
            await stack.enter_async_context(relay.running())
            found.nodes.append(await found.start_node(number, relay))
        await asyncio.to_thread(found.start_thinker)
        yield found, f"http://127.0.0.1:{front.port}"


# The load besides `kills.load`: people who let their time run out.


@asynccontextmanager
async def idler(address: str, journal: Journal) -> AsyncIterator[None]:
    """Somebody who sits among bots and never decides: clock and bots play, until all is paused at the end."""
    async with people(address, 1) as (guest,):
        table_id = await create(guest, [["me"], ["steward"], ["random"]], clock=SHORT)
        async with guest.table(table_id) as program:
            journal.programs.append(program)
            await insist(guest, journal, table_id, {"type": "start"})
            yield
            if journal.abandoned:
                return
            if program.view["status"] != "finished":
                await insist(guest, journal, table_id, {"type": "pause"})
            async with asyncio.timeout(PATIENCE):
                while not (program.view["paused"] or program.view["status"] == "finished"):
                    await asyncio.sleep(0.02)


# What must hold.


def thought_twice(thoughts: Sequence[Begun], misfortunes: Sequence[Misfortune]) -> tuple[list[str], int]:
    """Decisions that were thought about twice without an excuse, and how many there were with one.

    Two processes are excused by what befell one of those that had to do with the decision. One process is excused by
    what befell any: it stops thinking when the only person who looks is cut off at another server, and begins again
    when they come back.
    """
    found: list[str] = []
    excused = 0
    by_decision: dict[tuple[str, int, int], list[Begun]] = {}
    for begun in thoughts:
        by_decision.setdefault(begun.what[1:], []).append(begun)
    for (table, decision, seat), all_begun in by_decision.items():
        involved = {begun.process for begun in all_begun}
        for kind in ("serve", "think"):
            mine = [begun for begun in all_begun if begun.kind == kind]
            for first, second in pairwise(mine):
                is_same = first.process == second.process
                if any(
                    (is_same or each.process in involved)
                    and each.begin <= second.at
                    and first.at <= each.end + AFTERWARDS
                    for each in misfortunes
                ):
                    excused += 1
                else:
                    found.append(
                        f"{table}: decision {decision} of seat {seat} was thought about twice by {kind}: "
                        f"{first.process} and {second.process}, {second.at - first.at:.2f} s later; "
                        + ", ".join(
                            f"{each.kind} of {each.process} {each.begin - first.at:+.1f}" for each in misfortunes
                        )
                    )
    return found, excused


def clocks_that_fired(logs: Mapping[str, Sequence[Entry]]) -> int:
    """How many decisions a clock made."""
    bodies = (entry.body for log in logs.values() for entry in log)
    return sum(isinstance(body, Played) and body.by == "clock" for body in bodies)


@dataclass
class Result:
    """What a run came to."""

    wrong: list[str]
    counts: dict[str, int]

    def __str__(self) -> str:
        verdict = "nothing lost, doubled or reordered, nothing thought twice" if not self.wrong else "WRONG"
        numbers = ", ".join(f"{number} {name}" for name, number in self.counts.items())
        return "\n".join([*self.wrong[:50], f"{numbers}: {verdict}"])


async def run(
    folder: Path,
    database: str,
    seed: int,
    goes_on: Callable[[int], str | None],
    *,
    parties: int = 4,
    pause: float = 0.02,
    fault: str = "",
    say: Callable[[str], object] = str,
) -> Result:
    """Let people play while misfortune follows misfortune, as long as `goes_on` names the next; what is wrong then."""
    chance = random.Random(seed)
    async with cluster(folder, database, fault) as (found, address):
        try:
            async with (
                load(address, seed, parties, pause, bot="steward", clock=CLOCK) as journal,
                idler(address, journal),
            ):
                await acks(journal, BEFORE)
                number = 0
                while (kind := goes_on(number)) is not None:
                    await asyncio.sleep(chance.uniform(1, 4))
                    await found.suffer(kind or chance.choice(MISFORTUNES), chance)
                    number += 1
                    say(f"\r{number} misfortunes, {journal.acks} acknowledged commands, {len(journal.acked)} tables ")
                await asyncio.sleep(1)
                journal.abandoned = bool(fault)  # people may wait in vain for what was lost
        except* CommandRefused:
            if not fault:
                raise
        if fault:
            await asyncio.to_thread(found.close)  # what is only in memory is gone
        played_at = journal.acked.keys() | {program.id for program in journal.programs}
        logs = {table_id: await read_log(database, table_id) for table_id in sorted(played_at)}
        thoughts = read_thoughts(folder / "thoughts")
        lapses = [
            Misfortune("lapse", each.process, each.at - LEASE_MS / 1000, each.at)
            for each in thoughts
            if each.kind == "lapse"
        ]
        wrong = everything_wrong(journal, logs)
        twice, excused = thought_twice(thoughts, [*found.misfortunes, *lapses])
        wrong += twice
        for path in folder.glob("*.log"):
            lines = path.read_text().splitlines()
            wrong += [f"{path.name}: {line}" for line in lines if "Traceback" in line]
        kinds = Counter(each.kind for each in found.misfortunes)
        counts = {
            **{f"× {kind}": kinds[kind] for kind in MISFORTUNES},
            "lapses": len(lapses),
            "acknowledged commands": journal.acks,
            "tables": len(logs),
            "entries": sum(map(len, logs.values())),
            "decisions by the clock": clocks_that_fired(logs),
            "thoughts of servers": sum(begun.kind == "serve" for begun in thoughts),
            "thoughts of think processes": sum(begun.kind == "think" for begun in thoughts),
            "thought about twice across a misfortune": excused,
            "faults": len(wrong),
        }
        return Result(wrong, counts)


def main() -> int:
    """The large form."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fault", default="", help="planted in every server: greedy, hasty or forgetful")
    flags = parser.parse_args()
    end = time.monotonic() + flags.minutes * 60

    def goes_on(_: int) -> str | None:
        return "" if time.monotonic() < end else None

    with postgres_server() as address, tempfile.TemporaryDirectory(prefix="vivat-cluster-") as folder:
        asyncio.run(command(address.format("postgres"), "CREATE DATABASE cluster"))
        found = asyncio.run(
            run(Path(folder), address.format("cluster"), flags.seed, goes_on, fault=flags.fault, say=sys.stdout.write)
        )
    sys.stdout.write(f"\n{found}\n")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
