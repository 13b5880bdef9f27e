"""Vivat: one home for the "long live the King" games.

The names here are what a program needs first; `vivat.game` has the rest. What programs may rely on is what `__all__`
names in `vivat`, `vivat.game`, `vivat.bots`, `vivat.search`, `vivat.review`, `vivat.lab`, `vivat.adapters` and
`vivat.client`.
"""

from typing import TYPE_CHECKING

from vivat.exports import imported_when_used

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
    from vivat.version import __version__

__all__ = [
    "SPECTATOR",
    "CastleGame",
    "CastleOptions",
    "GameRecord",
    "IntrigueGame",
    "IntrigueOptions",
    "Viewer",
    "VivatError",
    "__version__",
    "make_bot",
]

if not TYPE_CHECKING:  # a type checker knows the names above, and no others
    __getattr__, __dir__ = imported_when_used(
        __name__,
        {
            "vivat.bots": ["make_bot"],
            "vivat.game": [name for name in __all__ if name not in ("make_bot", "__version__")],
            "vivat.version": ["__version__"],
        },
    )
