"""Names of a package that are imported when first used, so that `vivat --help` answers at once."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module


def imported_when_used(
    package: str, homes: Mapping[str, Sequence[str]]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package (PEP 562); `homes` has the names that each module gives to it."""
    home_of = {name: module for module, names in homes.items() for name in names}

    def get(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(home_of[name]), name)

    return get, lambda: sorted(home_of)
