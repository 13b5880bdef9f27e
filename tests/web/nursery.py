"""Servers that need not wait for Python: one process has imported everything, and each server is a fork of it.

A fork runs the command `vivat` from its beginning, with output, log and life of its own: it is stopped, frozen and
killed like any other process. A new file of SQLite begins with its tables. What starts with Python itself is tested in
`test_serve_command.py`.
"""

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
FAULT = "PLANTED_FAULT"
"""The variable that names a fault of `tests.web.faulty`, with which a server starts."""
LONGEST = 1 << 20
MOMENT = 0.005


# In the tests.


class Forked:
    """A process with the manners of `subprocess.Popen`; its parent is the nursery."""

    def __init__(self, home: "Nursery", pid: int, stdout: IO[str]) -> None:
        self._home = home
        self.pid = pid
        self.stdout: IO[str] | None = stdout
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        if self.returncode is None:
            self.returncode = self._home.ask({"do": "poll", "pid": self.pid})["code"]
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Until it has ended."""
        end = time.monotonic() + (timeout if timeout is not None else float("inf"))
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
            time.sleep(MOMENT)
        return code

    def send_signal(self, number: int) -> None:
        """Nothing, if it has ended: nobody else has its number before that is known here."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """As a power cut would."""
        self.send_signal(signal.SIGKILL)

    def freeze(self) -> None:
        """Stop it in the middle of whatever it does; when this returns it stands still."""
        self.send_signal(signal.SIGSTOP)
        while not self._home.ask({"do": "poll", "pid": self.pid})["stopped"]:
            time.sleep(MOMENT)


class Nursery:
    """The process that forks."""

    def __init__(self) -> None:
        self._line, other = socket.socketpair()
        self._lock = threading.Lock()
        with other:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.nursery", str(other.fileno())],
                pass_fds=[other.fileno()],
                stdin=subprocess.DEVNULL,
                cwd=ROOT,
            )

    def ask(self, request: Mapping[str, Any], handles: Sequence[int] = ()) -> Any:
        """A question and its answer."""
        with self._lock:
            socket.send_fds(self._line, [json.dumps(request).encode()], handles)
            return json.loads(self._line.recv(LONGEST))

    def start(self, arguments: Sequence[str], environment: Mapping[str, str], errors: IO[str]) -> Forked:
        """The command `vivat` with these arguments."""
        reading, writing = os.pipe()
        request = {"do": "start", "arguments": list(arguments), "environment": dict(environment)}
        try:
            pid = self.ask(request, [writing, errors.fileno()])["pid"]
        finally:
            os.close(writing)
        return Forked(self, pid, os.fdopen(reading))

    def close(self) -> None:
        """With all that are still there."""
        self._line.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    """One for this process."""
    found = Nursery()
    atexit.register(found.close)
    return found


def run_vivat(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command `vivat` with these arguments, from its beginning to its end."""
    with tempfile.TemporaryFile("w+") as errors:
        process = nursery().start(arguments, os.environ, errors)
        assert process.stdout is not None
        with process.stdout as output:
            said = output.read()
        code = process.wait(PATIENCE)
        errors.seek(0)
        return subprocess.CompletedProcess(arguments, code, said, errors.read())


# In the nursery.


def plant(environment: Mapping[str, str]) -> None:
    """A fault, or a witness, where a test asks for it."""
    from tests.web.faulty import FAULTS
    from tests.web.witness import WITNESS, install

    if fault := environment.get(FAULT):
        setattr(*FAULTS[fault])
    if path := environment.get(WITNESS):
        install(path)


def live(arguments: list[str], environment: dict[str, str], handles: list[int]) -> int:
    """What a fork does."""
    from vivat.cli import main

    plant(environment)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    for number, handle in enumerate(handles, 1):
        os.dup2(handle, number)
        os.close(handle)
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
    sys.argv = ["vivat", *arguments]
    try:
        return main(arguments)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def state_of(pid: int) -> dict[str, object]:
    """Whether a fork has ended, or stands still."""
    found, status = os.waitpid(pid, os.WNOHANG | os.WUNTRACED)
    stopped = found != 0 and os.WIFSTOPPED(status)
    return {"code": os.waitstatus_to_exitcode(status) if found and not stopped else None, "stopped": stopped}


def tend(line: socket.socket) -> None:
    """Answer until nobody asks any more."""
    living: set[int] = set()
    ended: dict[int, dict[str, object]] = {}
    while True:
        message, handles, _, _ = socket.recv_fds(line, LONGEST, 2)
        if not message:
            break
        request = json.loads(message)
        if request["do"] == "start":
            pid = os.fork()
            if pid == 0:
                line.close()
                os._exit(live(request["arguments"], request["environment"], handles))
            for handle in handles:
                os.close(handle)
            living.add(pid)
            ended.pop(pid, None)
            answer: dict[str, object] = {"pid": pid}
        else:
            pid = request["pid"]
            answer = ended.get(pid) or state_of(pid)
            if answer["code"] is not None:
                living.discard(pid)
                ended[pid] = answer
        line.sendall(json.dumps(answer).encode())
    for pid in living:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    import vivat.cli
    import vivat.web.serving  # noqa: F401  # all that a server needs
    from tests.table.made_tables import begin_with_tables, made_tables
    from vivat.table import database
    from vivat.web.pages import client_files
    from vivat.words import words

    words().read()
    client_files()
    made_tables()
    database.try_file = begin_with_tables
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the servers
    gc.collect()
    gc.freeze()
    tend(socket.socket(fileno=int(sys.argv[1])))
