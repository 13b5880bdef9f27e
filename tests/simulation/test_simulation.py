"""Small worlds: nothing is wrong in them, they are the same again, and faults that are planted are found."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import cast

from tests.simulation.__main__ import Total, read_arguments, simulate
from tests.simulation.database import Database
from tests.simulation.loop import Process, SimulatedLoop
from tests.simulation.registry import Register, SimulatedRegistry
from tests.simulation.server import MachineClock
from vivat.table.cluster import LeaseListener
from vivat.table.member import Member
from vivat.table.postgres_registry import no_answer
from vivat.table.timers import SharedTime


def run_apart(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: the order of sets is part of what a seed gives."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "tests.simulation", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_world_is_in_order_and_the_same_again() -> None:
    done = run_apart("--seed", "1", "--worlds", "1", "--size", "400", "--twice")
    assert done.returncode == 0, done.stdout + done.stderr


def test_planted_faults_are_found() -> None:
    done = run_apart("--planted", "--size", "300")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_failure_says_how_to_see_it_again() -> None:
    chosen = read_arguments(["--seed", "5", "--worlds", "1", "--size", "100", "--fault", "bot-doubled"])
    failure, again = (simulate(chosen, Total(), print) or "").splitlines()
    assert failure.startswith("seed 5, step ")
    assert "python -m tests.simulation --seed 5 --worlds 1 --size 100 --fault bot-doubled" in again


class Forgetful(SimulatedRegistry):
    """The first answer about tables that were left behind is lost."""

    has_lost = False

    async def take_orphans(self, server: str, most: int) -> Sequence[str]:
        found = await super().take_orphans(server, most)
        if not self.has_lost:
            self.has_lost = True
            raise no_answer()
        return found


class Leased:
    """Is told which leases it holds."""

    def __init__(self) -> None:
        self.tables: set[str] = set()

    def taken_over(self, tables: set[str]) -> None:
        self.tables |= tables

    def __getattr__(self, _: str) -> object:
        return lambda *_: None


def test_tables_that_a_lost_answer_has_given_to_a_server_are_looked_after() -> None:
    loop, leased = SimulatedLoop(), Leased()
    register = Register(Database(loop, Random(1), lambda *_: None))
    register.leases["t"] = None
    clock = MachineClock(loop, Random(2))

    async def run() -> None:
        registry = Forgetful(register, Process(loop, "p"))
        member = Member(registry, SharedTime(clock.monotonic, clock.wall))
        member.start(cast(LeaseListener, leased))
        await asyncio.sleep(5)
        assert registry.has_lost
        assert register.leases["t"] == member.membership.id
        assert leased.tables == {"t"}
        assert member.holds_lease("t")
        await member.close()

    loop.run(run())
