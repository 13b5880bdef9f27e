"""Numba twins of the rule functions: the same code objects, in globals of their own.

A twin shares its code object with the rule function, so there is no second copy of any rule. In its
globals the functions of the rules are replaced by their twins; everything else (the constants) stays.
"""

import importlib
import pkgutil
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, Final

import numba
from numba.core.registry import CPUDispatcher

from vivat.fast.content_cache import ContentCache
from vivat.fast.linking import EntryCompiler, InternalCompiler

SIGNED = (numba.int8, numba.int16, numba.int32, numba.int64)
OPTIONS: Final = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}
"""How all twins are compiled.

No twin makes an array, so nobody need count who holds which (`_nrt`): counting took a quarter of a search's time.
One that did make an array would not compile.
"""


def modules_of(package: str) -> list[ModuleType]:
    """Every module of a package of rules, imported."""
    root = importlib.import_module(package)
    return modules_named(*(f"{package}.{found.name}" for found in pkgutil.iter_modules(root.__path__)))


def modules_named(*names: str) -> list[ModuleType]:
    """The modules of these names, imported."""
    return [importlib.import_module(name) for name in names]


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions defined in a module, by name."""
    return {
        name: found
        for name, found in vars(module).items()
        if isinstance(found, FunctionType) and found.__module__ == module.__name__
    }


def widened(kind: Any) -> Any:
    """The type of an argument, every signed integer as one of 64 bits."""
    plain = getattr(kind, "literal_type", kind)
    return numba.int64 if plain in SIGNED else plain


class Twin(CPUDispatcher):
    """A function that twins call. It is compiled once for all widths of integers.

    Fields of records have 32 bits and constants 64, and by itself Numba compiles a function for each combination that
    it meets. What is inlined loses nothing by it.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What another twin that calls this one with such arguments is compiled against."""
        return super().get_call_template(tuple(map(widened, args)), kws)

    @property
    def is_kept(self) -> bool:
        """Whether this is an entry point, with machine code of its own."""
        return isinstance(getattr(self, "_cache"), ContentCache)  # noqa: B009 (not among the names that Numba declares)


@dataclass(frozen=True)
class Twins:
    """The twins of some modules, by name."""

    internal: Mapping[str, Twin]
    """For other twins to call: one of each function, those of the base included."""
    entries: Mapping[str, Twin]
    """For Python to call: one of each entry point."""

    def __getitem__(self, name: str) -> Twin:
        """The entry point of this name."""
        return self.entries[name]


NO_TWINS = Twins({}, {})


def compiled_internal(function: FunctionType) -> Twin:
    """The function, to be compiled when a twin that calls it is."""
    options = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return Twin(function, targetoptions=options, pipeline_class=InternalCompiler)


def compiled_entry(function: FunctionType, called: Iterable[Twin] = ()) -> Twin:
    """The function, to be compiled when it is first called, or found in the cache with the entry points it calls."""
    twin = Twin(function, targetoptions=OPTIONS | {"no_cfunc_wrapper": True}, pipeline_class=EntryCompiler)
    setattr(twin, "_cache", ContentCache(function, called))  # noqa: B010 (not among the names that Numba declares)
    return twin


def build_twins(
    name: str,
    entry_points: tuple[str, ...],
    modules: Iterable[ModuleType],
    base: Twins = NO_TWINS,
    replaced: Mapping[str, Callable[..., Any]] | None = None,
    called: Collection[str] = (),
) -> Twins:
    """A twin for each function of some modules; each is compiled when it is first called.

    `entry_points` may be called from Python; everything that one of them calls becomes part of it.
    `base` has twins that the modules call and that need not be compiled again: a search on top of the rules.
    `called` are entry points that do not become part of what is built on these twins: it calls their machine code.
    `replaced` gives other code for some functions of the base: a playout that nobody watches tells nothing. Functions
    that reach none of those are taken from the base.
    `name` tells sets of twins apart in Numba's cache, where the same function would else be the same entry.
    """
    sources: dict[str, FunctionType] = {}
    spaces: dict[str, dict[str, Any]] = {}
    for module in modules:
        own = own_functions(module)
        if twice := own.keys() & (sources.keys() | (NO_TWINS if replaced else base).internal.keys()):
            raise AssertionError(f"{module.__name__} names a function as another is named: {', '.join(twice)}")
        sources |= own
        spaces[module.__name__] = dict(vars(module))
    new = reaching(sources, replaced) if replaced else sources.keys()
    functions: dict[str, FunctionType] = {}
    for key in new:
        source = sources[key]
        function: Any = (replaced or {}).get(key, source)
        space = spaces.setdefault(function.__module__, dict(function.__globals__))
        functions[key] = FunctionType(function.__code__, space, key, source.__defaults__)
        functions[key].__qualname__ = f"{name}.{key}"
    known = {**base.internal, **{key: compiled_internal(each) for key, each in functions.items()}}
    for space in spaces.values():
        space.update({key: twin for key, twin in known.items() if key in space})
    entries: dict[str, Twin] = {}
    for key in entry_points:
        entries[key] = compiled_entry(functions[key], kept_parts(known, key)) if key in new else base[key]
    return Twins(MappingProxyType(known | {key: entries[key] for key in called}), MappingProxyType(entries))


def kept_parts(twins: Mapping[str, Twin], name: str) -> list[Twin]:
    """The entry points that a function calls, directly or through others."""
    found = reached({key: each.py_func for key, each in twins.items()}, name)
    return [twins[key] for key in found if twins[key].is_kept]


def reached(functions: Mapping[str, Callable[..., Any]], name: str) -> set[str]:
    """The names of the functions that a function calls, directly or through others, and its own."""
    found: set[str] = set()
    pending = [name]
    while pending:
        each = pending.pop()
        if each in functions and each not in found:
            found.add(each)
            pending += functions[each].__code__.co_names
    return found


def reaching(sources: Mapping[str, FunctionType], goals: Iterable[str]) -> set[str]:
    """The names of the functions that call one of the goals, directly or through others, and of the goals."""
    found = set(goals)
    while more := {key for key, each in sources.items() if key not in found and found & {*each.__code__.co_names}}:
        found |= more
    return found
