"""The face of a game: the one place that knows both families."""

from collections.abc import Mapping

from vivat.game import CastleGame, Session
from vivat.game.record import AnyAction, AnyGame
from vivat.terminal.castle.face import CastleFace
from vivat.terminal.castle.pictures import CastlePictures
from vivat.terminal.castle.plain import CastlePlain
from vivat.terminal.face import Face
from vivat.terminal.intrigue.face import IntrigueFace
from vivat.terminal.intrigue.pictures import IntriguePictures
from vivat.terminal.intrigue.plain import IntriguePlain
from vivat.terminal.screen import Screen


def face_of(
    game: AnyGame, screen: Screen, session: Session | None = None, ballots: Mapping[int, AnyAction] | None = None
) -> Face:
    """The game in the words of the screen, drawn as the screen draws; `ballots` lie face down on the table."""
    if isinstance(game, CastleGame):
        castle = CastlePictures(screen.console) if screen.pictured else CastlePlain()
        return CastleFace(game, screen.words, castle, {} if ballots is None else ballots)
    drawing = IntriguePictures(screen.console) if screen.pictured else IntriguePlain()
    return IntrigueFace(game, screen.words, drawing, session)
