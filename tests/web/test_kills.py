"""No acknowledged command is lost, doubled or reordered: by kill -9, nor when the power fails."""

import asyncio
import random
import shutil
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.patience import PATIENCE
from tests.web.kills import (
    Mortal,
    Sent,
    acks,
    integrity,
    kill_often,
    load,
    missing_from,
    mortal,
    read_logs,
    wrong_in_log,
)
from vivat.table.damage import replay_checked
from vivat.table.entries import Entry, Noted

KILLS = 20
COPIES = 15
WAL_HEADER = 32


def test_kills_lose_nothing(tmp_path: Path) -> None:
    with mortal(tmp_path) as server:
        found, journal = asyncio.run(kill_often(server, KILLS, 1))
        assert found == []
        assert journal.acks > KILLS
        assert "Traceback" not in server.log
    assert integrity(tmp_path / "vivat.db") == "ok"


def test_a_server_that_acknowledges_before_it_writes_is_found_out(tmp_path: Path) -> None:
    async def kill_once(server: Mortal) -> list[str]:
        async with load(server.running.address, 1) as journal:
            await acks(journal, 30)
            server.running.kill()
            journal.abandoned = True
        return missing_from(await read_logs(server.database), journal.copy_of_acked())

    with mortal(tmp_path, "hasty") as server:
        assert asyncio.run(kill_once(server)) != []


@dataclass
class Copy:
    """What a disk would have had at one moment, and what was acknowledged by then."""

    path: Path
    acked: dict[str, set[tuple[str, str]]]
    header: bytes = b""
    """Of the write-ahead log: another one means that it began anew."""
    length: int = 0

    def take(self, database: Path) -> None:
        """Copy the files."""
        shutil.copy(database, self.path)
        shutil.copy(wal_of(database), wal_of(self.path))
        with wal_of(self.path).open("rb") as wal:
            self.header = wal.read(WAL_HEADER)
        self.length = wal_of(self.path).stat().st_size

    def cut(self, name: str, length: int, rest: bytes = b"") -> Path:
        """Another copy, of which the end of the write-ahead log never reached the disk, or reached it as rubbish."""
        path = self.path.with_name(name)
        shutil.copy(self.path, path)
        wal_of(path).write_bytes(wal_of(self.path).read_bytes()[:length] + rest)
        return path


def wal_of(database: Path) -> Path:
    """The write-ahead log beside a database."""
    return database.with_name(f"{database.name}-wal")


async def copy_under_load(server: Mortal, folder: Path) -> tuple[list[Copy], dict[str, list[Entry]]]:
    """Copies at random moments, and the logs at the end."""
    moments = random.Random(1)
    copies = []
    async with asyncio.timeout(PATIENCE), load(server.running.address, 1) as journal:
        for number in range(COPIES):
            await acks(journal, moments.randint(1, 25))
            await asyncio.sleep(moments.uniform(0, 0.01))
            copy = Copy(folder / f"{number}.db", journal.copy_of_acked())
            with server.frozen():
                copy.take(server.folder / "vivat.db")
            copies.append(copy)
    return copies, await read_logs(server.database)


async def lost_in(path: Path, acked: dict[str, set[tuple[str, str]]], final: dict[str, list[Entry]]) -> list[str]:
    """Acknowledged commands that a copy lacks; it must be sound, and each log the beginning of what followed."""
    logs = await read_logs(f"sqlite:///{path}")
    assert integrity(path) == "ok"
    for table_id, log in logs.items():
        assert log == final[table_id][: len(log)]
    return missing_from(logs, acked)


def test_when_the_power_fails_everything_acknowledged_is_there(tmp_path: Path) -> None:
    chance = random.Random(2)

    async def look(server: Mortal) -> None:
        copies, final = await copy_under_load(server, tmp_path)
        for table_id, log in final.items():
            replay_checked(table_id, log)
        together = [(before, after) for before, after in pairwise(copies) if before.header == after.header]
        assert len(together) > COPIES // 2
        kept = [(copy.path, copy.acked) for copy in copies]
        for number, (before, after) in enumerate(together):
            length = chance.randint(before.length, after.length)
            rubbish = chance.randbytes(after.length - length) if number % 2 else b""
            kept.append((after.cut(f"torn-{number}.db", length, rubbish), before.acked))
        first = together[0][1]
        early = first.cut("early.db", WAL_HEADER)
        for path, acked in kept:
            assert await lost_in(path, acked, final) == []
        assert await lost_in(early, first.acked, final), "an earlier cut does lose something"

    (tmp_path / "server").mkdir()
    with mortal(tmp_path / "server") as server:
        asyncio.run(look(server))


def noted(seq: int, command: str) -> Entry:
    return Entry(seq, seq, "ada", command, Noted(0, command, "x"))


SOUND = [noted(1, "a"), noted(2, "b"), noted(3, "c")]
TIMES = {("ada", "a"): Sent(0, 1), ("ada", "b"): Sent(2, 3), ("ada", "c"): Sent(4, 5)}
DAMAGED = {
    "lost": [noted(1, "a"), noted(2, "b")],
    "lost in the middle": [noted(1, "a"), noted(3, "c")],
    "doubled": [*SOUND, noted(4, "b")],
    "reordered": [noted(1, "b"), noted(2, "a"), noted(3, "c")],
    "invented": [*SOUND, noted(4, "d")],
    "numbered twice": [*SOUND[:2], replace(SOUND[2], seq=2)],
}


def test_a_sound_log_is_sound() -> None:
    assert wrong_in_log(SOUND, TIMES) == []


def test_commands_under_way_together_may_be_written_in_either_order() -> None:
    together = TIMES | {("ada", "a"): Sent(0, 3), ("ada", "b"): Sent(1, 2)}
    assert wrong_in_log(DAMAGED["reordered"], together) == []


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_log_is_found_out(damage: str) -> None:
    assert wrong_in_log(DAMAGED[damage], TIMES) != []
