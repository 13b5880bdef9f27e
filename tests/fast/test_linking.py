"""Parts are lowered once and become machine code within the entry points that reach them."""

import json
import subprocess
import sys
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.core.registry import CPUDispatcher
from numpy.typing import NDArray

from vivat.fast import content_cache
from vivat.fast.linking import EntryLibrary, InternalLibrary
from vivat.fast.twins import Twins, build_twins, modules_named


def lowest(count: int) -> int:
    """A part of both entry points, called with integers of several widths."""
    return count + 1


def middle(count: int) -> int:
    """A part that calls a part."""
    return lowest(count) + lowest(3)


def first_entry(counts: NDArray[np.int32]) -> int:
    """An entry point."""
    return middle(counts[0]) + lowest(counts[1])


def second_entry(counts: NDArray[np.int32]) -> int:
    """Another one, of which the first is a part."""
    return 100 * first_entry(counts)


def twins() -> Twins:
    """The twins of the functions above."""
    functions: tuple[FunctionType, ...] = (lowest, middle, first_entry, second_entry)  # type: ignore[assignment]
    module = SimpleNamespace(__name__=__name__, **{each.__name__: each for each in functions})
    return build_twins("linking", ("first_entry", "second_entry"), [module], called=("second_entry",))  # type: ignore[list-item]


def twins_above(base: Twins) -> Twins:
    """The twin of what is built on them."""
    return build_twins("above", ("entry_above",), modules_named("tests.fast.entry_above"), base)


def only_overload(twin: CPUDispatcher) -> Any:
    """What was compiled of a twin, for the one kind of arguments that it was called with."""
    (overload,) = twin.overloads.values()
    return overload


def test_entry_points_give_what_python_gives_and_internal_functions_are_lowered_once_without_machine_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(content_cache, "cache_folder", lambda: tmp_path)
    built, counts = twins(), np.array([5, 7], np.int32)
    assert built["first_entry"](counts) == first_entry(counts)
    assert built["second_entry"](counts) == second_entry(counts)
    for name in ("lowest", "middle", "first_entry"):
        overload = only_overload(built.internal[name])
        assert isinstance(overload.library, InternalLibrary)
        assert overload.fndesc.mangled_name not in overload.target_context.codegen()._engine._defined_symbols
    assert isinstance(only_overload(built["second_entry"]).library, EntryLibrary)
    assert sorted(path.name.split("-")[0] for path in (tmp_path / __name__).glob("*.nbi")) == [
        "test_linking.linking.first_entry",
        "test_linking.linking.second_entry",
    ]
    check_what_is_called(twins_above(built), counts)
    check_what_is_loaded(tmp_path)


def expected_above(counts: NDArray[np.int32]) -> int:
    """What Python gives for `entry_above`."""
    return second_entry(counts) + middle(counts[0])


def check_what_is_called(above: Twins, counts: NDArray[np.int32]) -> None:
    """An entry point that is called keeps its code, and does not become part of what calls it."""
    assert above["entry_above"](counts) == expected_above(counts)
    names = {
        function.name: function.is_declaration
        for function in only_overload(above["entry_above"]).library._final_module.functions
    }
    assert [declared for name, declared in names.items() if "second_entry" in name] == [True]
    assert not any("lowest" in name for name in names)


LOAD = """
import json, sys
from pathlib import Path
import numpy as np
from tests.fast.test_linking import twins, twins_above
from vivat.fast import content_cache
content_cache.cache_folder = lambda: Path(sys.argv[1])
base = twins()
above, counts = twins_above(base), np.array([5, 7], np.int32)
found = int(above["entry_above"](counts))
entries = above["entry_above"], base["second_entry"]
print(json.dumps([found, *(sum(each.stats.cache_misses.values()) for each in entries)]))
"""


def check_what_is_loaded(folder: Path) -> None:
    """Another process finds the code, with what it calls; and where that is gone, compiles both."""
    expected = expected_above(np.array([5, 7], np.int32))
    for missed in (0, 1):
        done = subprocess.run([sys.executable, "-c", LOAD, str(folder)], capture_output=True, text=True, check=True)
        assert json.loads(done.stdout) == [expected, missed, missed]
        for path in (folder / __name__).glob("*second_entry*"):
            path.unlink()
