"""Where compiled code is kept between runs.

Numba's cache looks only at the file of the function it compiles: a change in another chapter of the
rules would go unnoticed and old code would be run. So the folder is named by the hash of every source
that is compiled, by the versions of Python, Numba and NumPy, and by the processor: what lies in it is what Numba
will find, wherever the sources lie.
"""

import hashlib
import os
import sys
from importlib.metadata import version
from pathlib import Path

import platformdirs
from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

PACKAGE = Path(__file__).parent.parent
COMPILED = ("rules", "fast", "search", "lab/tallies", "adapters/compiled")


def sources_hash() -> str:
    """A hash of all sources that end up in compiled code, of what compiles them, and of what runs them."""
    digest = hashlib.sha256()
    processor = get_host_cpu_name(), get_host_cpu_features().flatten()
    for word in (sys.version, version("numba"), version("numpy"), *processor):
        digest.update(word.encode())
    for folder in COMPILED:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def name_cache_folder() -> Path:
    """Name the cache folder for this process, before Numba reads it. `VIVAT_CACHE` chooses another parent."""
    parent = Path(os.environ.get("VIVAT_CACHE") or platformdirs.user_cache_dir("vivat"))
    folder = parent / "compiled" / sources_hash()
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    if "numba" in sys.modules:
        sys.modules["numba"].config.CACHE_DIR = str(folder)
    return folder


def cache_folder() -> Path:
    """The cache folder of this process, named now if that has not happened: its environment may be another by now."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    return Path(named) if named else name_cache_folder()
