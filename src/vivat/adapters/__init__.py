"""The games behind the interfaces that researchers use: PettingZoo, OpenSpiel, and a vectorised environment."""

from typing import TYPE_CHECKING

from vivat.exports import imported_when_used

if TYPE_CHECKING:
    from vivat.adapters.encoding import Encoded, decode, encode
    from vivat.adapters.openspiel_game import VivatGame, VivatState
    from vivat.adapters.pettingzoo_env import env, parallel_env, raw_env
    from vivat.adapters.vector_env import VectorEnv

__all__ = ["Encoded", "VectorEnv", "VivatGame", "VivatState", "decode", "encode", "env", "parallel_env", "raw_env"]

if not TYPE_CHECKING:  # a type checker knows the names above, and no others
    __getattr__, __dir__ = imported_when_used(
        __name__,
        {
            "vivat.adapters.encoding": ["Encoded", "decode", "encode"],
            "vivat.adapters.openspiel_game": ["VivatGame", "VivatState"],
            "vivat.adapters.pettingzoo_env": ["env", "parallel_env", "raw_env"],
            "vivat.adapters.vector_env": ["VectorEnv"],
        },
    )
