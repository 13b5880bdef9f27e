"""Numba twins of the rule functions: the same code objects, in globals of their own.

A twin shares its code object with the rule function, so there is no second copy of any rule. In its
globals the functions of the rules are replaced by their twins; everything else (the constants) stays.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any

import numba

Twins = Mapping[str, Any]
NO_TWINS: Twins = MappingProxyType({})


def modules_of(package: str) -> list[ModuleType]:
    """Every module of a rules family."""
    root = importlib.import_module(package)
    return modules_named(*(f"{package}.{found.name}" for found in pkgutil.iter_modules(root.__path__)))


def modules_named(*names: str) -> list[ModuleType]:
    """The modules with these names, imported."""
    return [importlib.import_module(name) for name in names]


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions defined in a module, by name."""
    return {
        name: found
        for name, found in vars(module).items()
        if isinstance(found, FunctionType) and found.__module__ == module.__name__
    }


def compiled(function: FunctionType, door: bool) -> Any:
    """The function, to be compiled when first called. Only a door can be called from Python.

    No twin makes an array, so nobody need count who holds which (`_nrt`): counting took a quarter of a search's time.
    One that did make an array would not compile.
    """
    options: dict[str, Any] = {"no_cpython_wrapper": not door, "no_cfunc_wrapper": not door, "_nrt": False}
    return numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)


def build_twins(
    name: str,
    doors: tuple[str, ...],
    modules: Iterable[ModuleType],
    base: Twins = NO_TWINS,
    replaced: Mapping[str, Callable[..., Any]] | None = None,
) -> Twins:
    """A twin for each function of some modules, by name; each is compiled when it is first called.

    `doors` may be called from Python. The others are called by twins only and get no wrapper for Python,
    which is a third of the time that compiling takes.
    `base` has twins that the modules call and that need not be compiled again: a search on top of the silent rules.
    `replaced` gives other code for some functions: a playout that nobody watches tells nothing.
    `name` tells sets of twins apart in Numba's cache, where the same function would else be the same entry.
    """
    sources: dict[str, FunctionType] = {}
    spaces: dict[str, dict[str, Any]] = {}
    for module in modules:
        own = own_functions(module)
        if twice := own.keys() & (sources.keys() | base.keys()):
            raise AssertionError(f"{module.__name__} names a function as another is named: {', '.join(twice)}")
        sources |= own
        spaces[module.__name__] = dict(vars(module))
    twins: dict[str, Any] = {}
    for key, source in sources.items():
        function: Any = (replaced or {}).get(key, source)
        space = spaces.setdefault(function.__module__, dict(function.__globals__))
        twin = FunctionType(function.__code__, space, key, source.__defaults__)
        twin.__qualname__ = f"{name}.{key}"
        twins[key] = compiled(twin, key in doors)
    for space in spaces.values():
        space.update({key: twin for key, twin in {**base, **twins}.items() if key in space})
    return MappingProxyType(twins)
