"""Compiling takes a minute or two on a machine that has never searched. A server has it done before somebody waits.

python -m vivat.search.warmth
"""

import os
import subprocess
import sys
from pathlib import Path

from filelock import FileLock

from vivat.fast.cache import name_cache_folder

MODEST = 10
"""How much the compiler lets others go first."""


class Warming:
    """The compiler at work in a process of its own, while this one serves."""

    def __init__(self) -> None:
        self._compiler: subprocess.Popen[bytes] | None = None
        self._ended = False

    def begin(self) -> None:
        """Unless it was done before."""
        if not mark().exists():
            self._compiler = subprocess.Popen([sys.executable, "-m", "vivat.search.warmth"], stdin=subprocess.DEVNULL)

    def wait(self) -> None:
        """Whoever searches meanwhile would only compile the same a second time; RuntimeError if it was stopped."""
        if self._compiler is not None:
            self._compiler.wait()
        if self._ended:
            raise RuntimeError("this process is about to end")

    def end(self) -> None:
        """Stop it, and let nobody begin."""
        self._ended = True
        if self._compiler is not None:
            self._compiler.terminate()
            self._compiler.wait()


warming = Warming()
"""Of this process."""


def mark() -> Path:
    """The file that says that these sources were compiled once."""
    return name_cache_folder() / "searched"


def compile_once() -> None:
    """One search in each family, and its code stays in the cache. Of several processes one does it for all."""
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
        court = IntrigueGame(IntrigueOptions.make(4), Dealer.seeded(1))
        seen = court.observe(court.to_act or 0)
        search_intrigue(seen, {action.code: 1.0 for action in seen.legal}, 1, simulations=1)
        mark().touch()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(MODEST)
    compile_once()
