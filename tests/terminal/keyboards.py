"""Keyboards for tests: scripted lines, a child process, and a real pseudo-terminal seen through an emulator."""

import contextlib
import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pyte
import pytest

from tests.patience import PATIENCE
from tests.terminal.telling import MARK
from vivat.cli import main

COMMAND = [sys.executable, "-m", "vivat.cli"]
TELLING = [sys.executable, "-m", "tests.terminal.telling"]
ROOT = Path(__file__).parents[2]


class Scripted(io.StringIO):
    """A keyboard that types these lines and then ends."""

    def __init__(self, lines: list[str], *, terminal: bool) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


class Run:
    """Runs the command in this process with scripted lines; keeps what was printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.folder = folder
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        self.out = self.err = ""

    def __call__(self, *arguments: str, lines: list[str] | None = None, ask: bool = False) -> int:
        self._monkeypatch.setattr(sys, "stdin", Scripted(lines or [], terminal=ask))
        try:
            code = main(arguments)
        except SystemExit as left:
            code = int(left.code or 0)
        self.out, self.err = self._capsys.readouterr()
        return code


def heed_signals() -> None:
    """In a child: Ctrl-C ends it, whatever those who started the tests think of it (`nohup`, `make test &`)."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextlib.contextmanager
def child(arguments: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The command as a process of its own with pipes."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data")}
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=heed_signals,  # noqa: PLW1509
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


class Window:
    """A pseudo-terminal with the command in it. `screen` shows what a person would see, scrollback included."""

    def __init__(self, arguments: list[str], folder: Path, columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.HistoryScreen(columns, rows, history=10_000)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder / "data"),
            "TERM": "xterm-256color",
            "COLUMNS": str(columns),
            "LINES": str(rows),
            "PYTHONUTF8": "1",
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep),
        }
        self.pid, self._handle = pty.fork()
        if self.pid == 0:  # the child
            heed_signals()
            os.execve(TELLING[0], [*TELLING, *arguments], environment)  # noqa: S606
        self.code: int | None = None
        self._lines = 0
        """So many were typed."""

    def read_until(self, text: str) -> None:
        """Take in everything until a line is asked for, or the program has ended; the text must then be there."""
        self.settle()
        if text not in self.visible():
            raise AssertionError(f"“{text}” did not appear; the screen shows:\n{self.visible()}")

    def _read(self, seconds: float) -> bool:
        """Take in what is there; False once the other side is closed."""
        ready, _, _ = select.select([self._handle], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self._handle, 65536)
        except OSError:
            return False
        self.raw += data
        self._stream.feed(data)
        return bool(data)

    def settle(self) -> None:
        """Take in everything until the program waits for a line that nobody has typed yet, or has ended."""
        end = time.monotonic() + PATIENCE
        while self.raw.count(MARK.encode()) <= self._lines and self._read(0.2):
            if time.monotonic() > end:
                raise AssertionError(f"nothing is asked; the screen shows:\n{self.visible()}")

    def type(self, line: str, then: str) -> None:
        """Type a line; a text must be there when the next one is asked for."""
        self.press(f"{line}\n".encode())
        self.read_until(then)

    def press(self, keys: bytes) -> None:
        """Raw keys, such as Ctrl-C."""
        self._lines += keys.count(b"\n")
        os.write(self._handle, keys)

    def interrupt(self) -> None:
        """Ctrl-C, once the program really waits: Python heeds none that comes in the moment before it reads."""
        self.settle()
        state = Path(f"/proc/{self.pid}/stat")
        while state.exists() and state.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.001)
        self.press(b"\x03")

    def visible(self) -> str:
        """The screen."""
        return "\n".join(self.screen.display)

    def everything(self) -> str:
        """The screen and the scrollback above it."""
        above = [
            "".join(line[column].data for column in range(self.screen.columns)) for line in self.screen.history.top
        ]
        return "\n".join([*above, self.visible()])

    def ends(self, seconds: float = PATIENCE) -> int:
        """Wait for the end; the exit code."""
        end = time.monotonic() + seconds
        while self._read(0.2):
            if time.monotonic() > end:
                raise AssertionError(f"still running; the screen shows:\n{self.visible()}")
        _, status = os.waitpid(self.pid, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return self.code

    def close(self) -> None:
        """End it, whatever it does."""
        if self.code is None:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
        os.close(self._handle)


@contextlib.contextmanager
def window(arguments: list[str], folder: Path, columns: int = 80, rows: int = 24) -> Iterator[Window]:
    """A pseudo-terminal that is closed in the end."""
    opened = Window(arguments, folder, columns, rows)
    try:
        yield opened
    finally:
        opened.close()
