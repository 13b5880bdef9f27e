"""Vivat: one home for the "long live the King" games.

The names here are what a program needs first; `vivat.game` has the rest.
"""

from vivat.bots import make_bot
from vivat.game import SPECTATOR, CastleGame, CastleOptions, GameRecord, Viewer, VivatError

__all__ = ["SPECTATOR", "CastleGame", "CastleOptions", "GameRecord", "Viewer", "VivatError", "make_bot"]
