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
from vivat.terminal.stage import Stage


def face_of(
    game: AnyGame, stage: Stage, session: Session | None = None, ballots: Mapping[int, AnyAction] | None = None
) -> Face:
    """The game in the words of the stage, drawn as the stage draws; `ballots` lie face down on the table."""
    if isinstance(game, CastleGame):
        castle = CastlePictures(stage.console) if stage.pictured else CastlePlain()
        return CastleFace(game, stage.words, castle, {} if ballots is None else ballots)
    drawing = IntriguePictures(stage.console) if stage.pictured else IntriguePlain()
    return IntrigueFace(game, stage.words, drawing, session)
