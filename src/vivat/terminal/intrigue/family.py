"""What the terminal has of the card game."""

from collections.abc import Mapping

from vivat.game import IntrigueGame, IntrigueOptions, Session
from vivat.game.record import AnyAction
from vivat.terminal.intrigue.face import IntrigueFace
from vivat.terminal.intrigue.pictures import IntriguePictures
from vivat.terminal.intrigue.plain import IntriguePlain
from vivat.terminal.screen import Screen


def intrigue_face(
    game: IntrigueGame, screen: Screen, session: Session | None, _: Mapping[int, AnyAction]
) -> IntrigueFace:
    """The face of a game of intrigue, drawn as the screen draws."""
    drawing = IntriguePictures(screen.console) if screen.pictured else IntriguePlain()
    return IntrigueFace(game, screen.words, drawing, session)


def intrigue_file(options: IntrigueOptions) -> str:
    """The name of a saved game's file: with the scenario, unless it is the base game."""
    scenario = options.scenario.key
    return options.edition_key if scenario == "base" else f"{options.edition_key}-{scenario}"
