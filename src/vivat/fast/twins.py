"""Numba twins of the rule functions: the same code objects, in globals of their own.

A twin shares its code object with the rule function, so there is no second copy of any rule. In its
globals the rules' functions are replaced by their twins; everything else (the constants) stays.
"""

import importlib
import pkgutil
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import numba

OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}


def modules_of(package: str) -> list[ModuleType]:
    """Every module of a rules family."""
    root = importlib.import_module(package)
    return [importlib.import_module(f"{package}.{found.name}") for found in pkgutil.iter_modules(root.__path__)]


def build_twins(package: str, replaced: dict[str, Callable[..., Any]] | None = None) -> dict[str, Any]:
    """A twin for each function of the package, by name; compiled when first called.

    `replaced` gives other functions for some names: a playout that nobody watches replaces `tell`.
    """
    modules = modules_of(package)
    twins: dict[str, Any] = {}
    spaces: dict[str, dict[str, Any]] = {}
    for module in modules:
        spaces[module.__name__] = dict(vars(module))
        for name, found in vars(module).items():
            if isinstance(found, FunctionType) and found.__module__ == module.__name__:
                source = (replaced or {}).get(name, found)
                space = spaces[module.__name__]
                twin = FunctionType(source.__code__, space, name, found.__defaults__)
                twins[name] = numba.njit(**OPTIONS)(twin)
    for space in spaces.values():
        for name in space:
            if name in twins:
                space[name] = twins[name]
    return twins
