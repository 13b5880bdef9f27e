"""Compiling the search ahead of use: it takes a minute or two, so a server has it done before somebody waits.

python -m vivat.search.compilation
"""

import os
import subprocess
import sys
from pathlib import Path

from filelock import FileLock

from vivat.fast.cache import name_cache_folder

NICENESS = 10
"""The compiler's `nice` value: others go first."""


class Compilation:
    """The compiler at work in a process of its own, while this one serves."""

    def __init__(self) -> None:
        self._compiler: subprocess.Popen[bytes] | None = None
        self._ended = False

    def begin(self) -> None:
        """Start compiling, unless these sources were compiled before."""
        if not mark().exists():
            self._compiler = subprocess.Popen(
                [sys.executable, "-m", "vivat.search.compilation"], stdin=subprocess.DEVNULL
            )

    def wait(self) -> None:
        """Block until the compiler is done; RuntimeError if it was stopped.

        Whoever searches meanwhile would only compile the same a second time.
        """
        if self._compiler is not None:
            self._compiler.wait()
        if self._ended:
            raise RuntimeError("this process is about to end")

    def end(self) -> None:
        """Stop the compiler, and let nobody begin to search."""
        self._ended = True
        if self._compiler is not None:
            self._compiler.terminate()
            self._compiler.wait()


background_compilation = Compilation()
"""The one of this process."""


def mark() -> Path:
    """The path of the file that says that these sources were compiled once."""
    return name_cache_folder() / "searched"


def compile_once() -> None:
    """Search once in each family, so that the code is in the cache. Of several processes one does it for all."""
    from vivat.game import CastleGame, Dealer, IntrigueGame, IntrigueOptions
    from vivat.search.castle.searcher import search_castle
    from vivat.search.intrigue.searcher import search_intrigue

    mark().parent.mkdir(parents=True, exist_ok=True)
    with FileLock(mark().with_suffix(".lock")):
        if mark().exists():
            return
        castle = CastleGame.start("kingup", 3, seed=1)
        castle.play(castle.legal_actions()[0])
        search_castle(castle.observe(castle.to_act or 0), 1, simulations=1)
        intrigue = IntrigueGame(IntrigueOptions.make(4), Dealer.seeded(1))
        seen = intrigue.observe(intrigue.to_act or 0)
        search_intrigue(seen, {action.code: 1.0 for action in seen.legal}, 1, simulations=1)
        mark().touch()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    compile_once()
