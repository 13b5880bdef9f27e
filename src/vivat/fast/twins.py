"""Numba twins of the rule functions: the same code objects, in globals of their own.

A twin shares its code object with the rule function, so there is no second copy of any rule. In its
globals the functions of the rules are replaced by their twins; everything else (the constants) stays.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any

import numba

Twins = Mapping[str, Any]


def modules_of(package: str) -> list[ModuleType]:
    """Every module of a rules family."""
    root = importlib.import_module(package)
    return [importlib.import_module(f"{package}.{found.name}") for found in pkgutil.iter_modules(root.__path__)]


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions defined in a module, by name."""
    return {
        name: found
        for name, found in vars(module).items()
        if isinstance(found, FunctionType) and found.__module__ == module.__name__
    }


def compiled(function: FunctionType, door: bool) -> Any:
    """The function, to be compiled when first called. Only a door can be called from Python."""
    options: dict[str, Any] = {"no_cpython_wrapper": not door, "no_cfunc_wrapper": not door}
    return numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)


def build_twins(
    package: str,
    name: str,
    doors: tuple[str, ...],
    drivers: tuple[str, ...] = (),
    replaced: Mapping[str, Callable[..., Any]] | None = None,
) -> Twins:
    """A twin for each function of a rules package, by name; each is compiled when it is first called.

    `doors` may be called from Python. The others are called by twins only and get no wrapper for Python,
    which is a third of the time that compiling takes.
    `drivers` are further modules, whose use of rule functions is bound to these twins in the same way.
    `replaced` gives other code for some functions: a playout that nobody watches tells nothing.
    `name` tells sets of twins apart in Numba's cache, where the same function would else be the same entry.
    """
    modules = [*modules_of(package), *(importlib.import_module(driver) for driver in drivers)]
    sources = {key: found for module in modules for key, found in own_functions(module).items()}
    spaces = {module.__name__: dict(vars(module)) for module in modules}
    twins: dict[str, Any] = {}
    for key, source in sources.items():
        code = (replaced or {}).get(key, source).__code__
        twin = FunctionType(code, spaces[source.__module__], key, source.__defaults__)
        twin.__qualname__ = f"{name}.{key}"
        twins[key] = compiled(twin, key in doors)
    for space in spaces.values():
        space.update({key: twin for key, twin in twins.items() if key in space})
    return MappingProxyType(twins)
