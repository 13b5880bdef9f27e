"""What the terminal has of the castle games."""

from collections.abc import Mapping

from vivat.game import CastleGame, CastleOptions, Session
from vivat.game.record import AnyAction
from vivat.terminal.castle.face import CastleFace
from vivat.terminal.castle.pictures import CastlePictures
from vivat.terminal.castle.plain import CastlePlain
from vivat.terminal.screen import Screen


def castle_face(game: CastleGame, screen: Screen, _: Session | None, ballots: Mapping[int, AnyAction]) -> CastleFace:
    """The face of a castle game, drawn as the screen draws."""
    drawing = CastlePictures(screen.console) if screen.pictured else CastlePlain()
    return CastleFace(game, screen.words, drawing, ballots)


def castle_file(options: CastleOptions) -> str:
    """The name of a saved game's file: that of its edition."""
    return options.edition_key
