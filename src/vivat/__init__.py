"""Vivat: one home for the "long live the King" games.

The names here are what a program needs first; `vivat.game` has the rest. They are imported when first used, so that
`vivat --help` answers at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vivat.bots import make_bot
    from vivat.game import (
        SPECTATOR,
        CastleGame,
        CastleOptions,
        GameRecord,
        IntrigueGame,
        IntrigueOptions,
        Viewer,
        VivatError,
    )

__all__ = [
    "SPECTATOR",
    "CastleGame",
    "CastleOptions",
    "GameRecord",
    "IntrigueGame",
    "IntrigueOptions",
    "Viewer",
    "VivatError",
    "make_bot",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'vivat' has no attribute {name!r}")
    return getattr(import_module("vivat.bots" if name == "make_bot" else "vivat.game"), name)
