"""The command `vivat` as it is, but it tells the tests whenever it waits for a line: they need not guess by the clock
whether everything has been written.

python -m tests.terminal.telling play …
"""

import io
import sys

from vivat.cli import main

MARK = "\x1b]777;waits\x07"
"""Of those sequences that a terminal keeps to itself."""


class Telling(io.TextIOWrapper):
    """A keyboard whose reader says that it is about to read."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        sys.stdout.write(MARK)
        sys.stdout.flush()
        return super().readline(size)


if __name__ == "__main__":
    encoding = sys.stdin.encoding
    sys.stdin = Telling(sys.stdin.detach(), encoding=encoding)  # type: ignore[union-attr]
    raise SystemExit(main())
