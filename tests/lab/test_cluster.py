"""The same jobs on a real scheduler with two workers, one of which is killed in the middle."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.lab.test_duel import BOTS
from tests.patience import PATIENCE
from vivat.cli import main
from vivat.lab import cluster as clusters
from vivat.lab.runner import carry_out
from vivat.lab.studies.duel import Duel

DEALS = 12
LUCKY = """
class Lucky:
    def __init__(self, luck):
        self.luck = luck
    def act(self, observation):
        return self.luck.choice(observation.legal)
"""


@dataclass
class Cluster:
    """Where the scheduler is, and the processes of its workers."""

    address: str
    workers: list["subprocess.Popen[bytes]"]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    def start(program: str, *flags: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.{program}", *flags, "--host", "127.0.0.1", "--no-dashboard"]
        log = stack.enter_context((tmp_path / f"{program}.log").open("a"))
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path)
        stack.callback(process.wait)
        stack.callback(process.kill)
        return process

    from distributed import Client  # takes half a second, which only these tests need

    with ExitStack() as stack:
        known = str(tmp_path / "scheduler.json")
        start("dask_scheduler", "--port", "0", "--scheduler-file", known)
        workers = [
            start(
                "dask_worker", "--scheduler-file", known, "--nthreads", "1", "--no-nanny", "--local-directory", str(at)
            )
            for at in (tmp_path / "one", tmp_path / "two")
        ]
        with Client(scheduler_file=known, timeout=f"{PATIENCE}s", set_as_default=False) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
            address = client.scheduler.address
        yield Cluster(address, workers)


def test_a_cluster_that_loses_a_worker_finds_the_same_with_a_bot_of_ones_own(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []

    def lose_one(done: int) -> None:
        taken.append(done)
        if len(taken) == 2:
            cluster.workers[0].kill()

    @contextmanager
    def bar(_: str, __: int, ___: str) -> Iterator[Callable[[int], None]]:
        yield lose_one

    (tmp_path / "mine.py").write_text(LUCKY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bots = (*BOTS[:2], "mine.py:Lucky")
    alone, together = Duel(bots=bots, deals=DEALS), Duel(bots=bots, deals=DEALS)
    monkeypatch.chdir("/")
    assert carry_out(alone, 1).done == carry_out(together, cluster.address, bar).done == DEALS
    assert together.won == alone.won
    assert cluster.workers[0].wait() != 0
    assert cluster.workers[1].poll() is None


def test_a_scheduler_that_is_not_there_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", "1s")
    assert main(["lab", "duel", *BOTS, "--deals", "1", "--cluster", "tcp://127.0.0.1:1"]) == 2
    said = capsys.readouterr()
    assert "tcp://127.0.0.1:1" in said.err
    assert "Traceback" not in said.err
