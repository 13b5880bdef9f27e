"""What a forked server writes down for a test: every thought that it begins, and when it lost touch with the others.

So that think processes have something to do that costs little, stewards count as bots that search.
"""

import os
import time
from pathlib import Path

import msgspec

from vivat.table import bot_choice, scheduling
from vivat.table.bot_pool import BotJob
from vivat.table.loaded_table import LoadedTable
from vivat.table.membership import Membership
from vivat.table.registry import SearchRequest
from vivat.table.scheduling import Scheduling
from vivat.table.search_worker import SearchWorker

WITNESS = "WITNESS_FILE"
"""The variable that names the file; without it nothing is written."""


class Begun(msgspec.Struct, frozen=True):
    """A thought that a process began: a server by whatever means, or a think process that it asked.

    Or, of the kind `lapse`, that it has not reached the database for so long that others may take over.
    """

    at: float
    process: int
    kind: str
    table: str
    decision: int
    seat: int

    @property
    def what(self) -> tuple[str, str, int, int]:
        """What no two processes should begin."""
        return self.kind, self.table, self.decision, self.seat


def read_thoughts(path: Path) -> list[Begun]:
    """All that was written down, in the order of time."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return sorted((msgspec.json.decode(line, type=Begun) for line in lines), key=lambda begun: begun.at)


def install(path: str) -> None:
    """Write down from now on, in this process."""
    begin, answer, run_out = Scheduling._begin, SearchWorker._answer, Membership._expire
    file = os.open(path, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o600)

    def write(kind: str, table: str, decision: int, seat: int) -> None:
        os.write(file, msgspec.json.encode(Begun(time.time(), os.getpid(), kind, table, decision, seat)) + b"\n")

    def begins(self: Scheduling, live: LoadedTable, seat: int, by_clock: bool) -> None:
        write("serve", live.table.id, live.table.decision, seat)
        begin(self, live, seat, by_clock)

    async def answers(self: SearchWorker, request: SearchRequest, job: BotJob) -> str:
        write("think", request.table, request.decision, request.seat)
        return await answer(self, request, job)

    def runs_out(self: Membership) -> None:
        write("lapse", "", 0, 0)
        run_out(self)

    Membership._expire = runs_out  # type: ignore[method-assign]
    Scheduling._begin = begins  # type: ignore[method-assign]
    SearchWorker._answer = answers  # type: ignore[method-assign]
    scheduling.SEARCHING = bot_choice.SEARCHING = ("steward",)  # type: ignore[attr-defined]
