"""Compiling the searches ahead of use: each family in a process of its own, which tells how far it has come.

python -m vivat.search.compilation castle
"""

import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable
from math import ceil
from pathlib import Path

import msgspec
from filelock import FileLock

from vivat.fast.cache import cache_folder
from vivat.game.families import FAMILIES

NICENESS = 10
"""The compiler's `nice` value: others go first."""
USUAL_SECONDS = 20
"""How long both families take on two cores that have nothing else to do."""
USUAL_SHARE = 0.25
"""How much the usual pace counts in an estimate, as if so much of the work had been done at it: the first step includes
imports, and says little of the others."""
LOOK_SECONDS = 0.2


class CompilationProgress(msgspec.Struct, frozen=True):
    """How far the compiler of a family has come."""

    done: int
    """The steps that are done."""
    steps: int
    """Of so many."""
    seconds: float
    """The time they took."""

    @property
    def seconds_left(self) -> float:
        """How long the rest will take at this pace; while few steps are done, the usual pace counts more."""
        pace = (self.seconds + USUAL_SHARE * USUAL_SECONDS) / (self.done + USUAL_SHARE * self.steps)
        return pace * (self.steps - self.done)


class Compilation:
    """The compilers at work in processes of their own, while this one serves."""

    def __init__(self) -> None:
        self._compilers: dict[str, subprocess.Popen[bytes]] = {}
        self._ended = False

    def begin(self) -> None:
        """Start compiling what was not compiled before."""
        for family in FAMILIES:
            if not is_compiled(family):
                self._compilers[family] = subprocess.Popen(  # noqa: S603
                    [sys.executable, "-m", "vivat.search.compilation", family], stdin=subprocess.DEVNULL
                )

    def progress(self, family: str) -> CompilationProgress | None:
        """How far the compiler of a family has come, or None if none is at work."""
        compiler = self._compilers.get(family)
        if compiler is None or compiler.poll() is not None:
            return None
        return read_progress(family) or CompilationProgress(0, 1, 0.0)

    def seconds_left(self, family: str) -> int | None:
        """How long the compiler of a family will take at about its pace, in fives; None if none is at work."""
        progress = self.progress(family)
        return None if progress is None else max(5, 5 * ceil(progress.seconds_left / 5))

    def ready_in(self, family: str) -> int | None:
        """About how many seconds from now a search of a family can begin, or None if it can at once.

        Where nobody has begun to compile, the first search does.
        """
        left = self.seconds_left(family)
        return USUAL_SECONDS if left is None and not is_compiled(family) else left

    def wait(self, family: str) -> None:
        """Block until the compiler of a family is done; RuntimeError if it was stopped.

        Whoever searches meanwhile would only compile the same a second time.
        """
        if compiler := self._compilers.get(family):
            compiler.wait()
        if self._ended:
            raise RuntimeError("this process is about to end")

    def wait_for_all(self, tell: Callable[[CompilationProgress], None]) -> None:
        """Block until all is compiled, and tell from time to time how far the slowest has come."""
        while found := [progress for family in FAMILIES if (progress := self.progress(family))]:
            tell(max(found, key=lambda progress: progress.seconds_left))
            time.sleep(LOOK_SECONDS)

    def end(self) -> None:
        """Stop the compilers, and let nobody begin to search."""
        self._ended = True
        for compiler in self._compilers.values():
            compiler.terminate()
        for compiler in self._compilers.values():
            compiler.wait()


background_compilation = Compilation()
"""The one of this process."""


def mark(family: str) -> Path:
    """The path of the file that names the files of a family's compiled search."""
    return cache_folder() / f"{family}.searched"


def is_compiled(family: str) -> bool:
    """Whether Numba will find the compiled search of a family: it was compiled, and is still there."""
    try:
        names = mark(family).read_text().splitlines()
    except OSError:
        return False
    return all((mark(family).parent / name).exists() for name in names)


def read_progress(family: str) -> CompilationProgress | None:
    """What the compiler of a family last said, in whichever process it is."""
    try:
        return msgspec.json.decode(mark(family).with_suffix(".progress").read_bytes(), type=CompilationProgress)
    except OSError:
        return None


def compile_once(family: str) -> None:
    """Compile the search of a family, so that it is in the cache. Of several processes one does it for all."""
    folder, progress = mark(family).parent, mark(family).with_suffix(".progress")
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(mark(family).with_suffix(".lock")):
        if is_compiled(family):
            return

        def tell(done: int, steps: int, seconds: float) -> None:
            fresh = progress.with_suffix(".fresh")
            fresh.write_bytes(msgspec.json.encode(CompilationProgress(done, steps, seconds)))
            fresh.replace(progress)

        try:
            search_once(family, tell)
        finally:
            progress.unlink(missing_ok=True)
        files = sorted(folder.glob(f"vivat.*/*.{family}[._]*.nb?"))  # of the search, and of the rules that it calls
        mark(family).write_text("".join(f"{file.relative_to(folder).as_posix()}\n" for file in files))


def search_once(family: str, tell: Callable[[int, int, float], None]) -> None:
    """Search once in a game of a family, and tell how many steps of compiling are done, of how many, in what time."""
    from vivat.search.families import FIRST_SEARCHES  # Numba is heavy, and whoever only waits does not need it

    FIRST_SEARCHES[family](tell)


def main(family: str) -> None:
    """Compile as a process of one's own: nobody waits for its answers, and its garbage goes with it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    gc.disable()
    compile_once(family)


if __name__ == "__main__":
    main(sys.argv[1])
