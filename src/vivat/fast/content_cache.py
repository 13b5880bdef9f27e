"""Numba's cache of machine code, found by what was compiled and not by where its source lies.

By itself Numba keeps code in folders named by the path of the source: a second clone would not find it.
"""

from collections.abc import Iterable
from contextlib import suppress
from types import FunctionType
from typing import Any

from filelock import FileLock
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.registry import CPUDispatcher

from vivat.fast.cache import cache_folder


class ContentLocator(_CacheLocator):
    """The folder of a function's module within the cache folder, whose name is the hash of all sources."""

    def __init__(self, function: FunctionType) -> None:
        self._function = function

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> "ContentLocator":  # noqa: ARG003 (Numba's interface)
        """The locator of a function."""
        return cls(py_func)

    def get_cache_path(self) -> str:
        """The folder of a module's compiled functions."""
        return str(cache_folder() / self._function.__module__)

    def get_source_stamp(self) -> str:
        """An empty stamp: the cache folder is another one when a source changes."""
        return ""

    def get_disambiguator(self) -> str:
        """The first line of the function in its file."""
        return str(self._function.__code__.co_firstlineno)


class _Located(CompileResultCacheImpl):
    _locator_classes = [ContentLocator]  # type: ignore[list-item]  # noqa: RUF012 (as Numba declares it)


class ContentCache(FunctionCache):
    """The cache of one entry point. Where it cannot be read or written, every process compiles for itself."""

    _impl_class = _Located

    def __init__(self, function: FunctionType, called: Iterable[CPUDispatcher] = ()) -> None:
        super().__init__(function)
        self._called = called

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code that is kept for these arguments, or None; and before it, that of the entry points it calls."""
        with suppress(OSError):
            if all(each._cache.load_into(each) for each in self._called):  # type: ignore[attr-defined]
                return super().load_overload(sig, target_context)
        return None

    def load_into(self, entry: CPUDispatcher) -> bool:
        """Load all the code that is kept of an entry point; returns whether there is any now."""
        for signature, *_ in self._cache_file._load_index():
            entry.compile(signature)
        return bool(entry.overloads)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for these arguments; of several processes one at a time.

        Each reads which files there are, takes a new name, and writes: two at once would take the same one.
        """
        with suppress(OSError):
            self._impl.locator.ensure_cache_path()
            with FileLock(f"{self._cache_file._index_path}.lock"):
                super().save_overload(sig, data)
