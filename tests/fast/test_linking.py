"""Parts are lowered once and become machine code within the entry points that reach them."""

from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.core.registry import CPUDispatcher
from numpy.typing import NDArray

from vivat.fast import content_cache
from vivat.fast.linking import EntryLibrary, InternalLibrary
from vivat.fast.twins import Twins, build_twins


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
    return build_twins("linking", ("first_entry", "second_entry"), [module])  # type: ignore[list-item]


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
    assert not built.internal["second_entry"].overloads
    assert isinstance(only_overload(built["second_entry"]).library, EntryLibrary)
    assert sorted(path.name.split("-")[0] for path in (tmp_path / __name__).glob("*.nbi")) == [
        "test_linking.linking.first_entry",
        "test_linking.linking.second_entry",
    ]
