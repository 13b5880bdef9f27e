"""A real server process on a free port of this machine, for tests that go through the door a user uses."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.patience import PATIENCE
from tests.web.nursery import FAULT, Forked, nursery

ROOT = Path(__file__).parents[2]


def messages_of(log: str) -> list[str]:
    """What a server has written down, without its warning of an old SQLite, which depends on the machine."""
    messages = [json.loads(line)["message"] for line in log.splitlines()]
    return [message for message in messages if not message.startswith("SQLite ")]


@contextmanager
def kept_port() -> Iterator[int]:
    """A port that nobody else is given while no server is there: one listens on it, is killed, and comes back."""
    with closing(socket.socket()) as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeper.bind(("127.0.0.1", 0))
        port: int = keeper.getsockname()[1]
        if sys.platform != "linux":  # only there one may listen on what another has bound and does not listen on
            keeper.close()
        yield port


@dataclass
class Running:
    """A server that runs."""

    process: subprocess.Popen[str] | Forked
    address: str
    log: Path

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an administrator would; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def start_server(
    database: str, log: Path, *flags: str, port: int = 0, program: Sequence[str] = (), fault: str = ""
) -> Running:
    """Start a server and wait until it says where it is; perhaps as a program of its own, or with a planted fault."""
    environment = os.environ | {"PYTHONUNBUFFERED": "1"} | ({FAULT: fault} if fault else {})
    arguments = ["serve", "--port", str(port), "--database", database, "--no-compile", *flags]
    process: subprocess.Popen[str] | Forked
    with log.open("a") as errors:
        if program:
            process = subprocess.Popen(
                [sys.executable, "-m", *program, *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment,
                cwd=ROOT,
            )
        else:
            process = nursery().start(arguments, environment, errors)
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line.startswith("Vivat: "):
        process.kill()
        raise AssertionError(f"the server did not start: {line!r} {log.read_text()}")
    running = Running(process, line.split()[1].rstrip("/"), log)
    wait_until_healthy(running.address)
    return running


def wait_until_healthy(address: str) -> None:
    """Until it answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=PATIENCE):  # noqa: S310
                return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


@contextmanager
def server(
    folder: Path, *flags: str, database: str | None = None, program: Sequence[str] = (), fault: str = ""
) -> Iterator[Running]:
    """A server for the time of a block."""
    database = database or f"sqlite:///{folder / 'vivat.db'}"
    running = start_server(database, folder / "server.log", *flags, program=program, fault=fault)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()
        if running.process.stdout is not None:
            running.process.stdout.close()
