"""The families on the terminal, by key: the face of a game, and what a saved one is called."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vivat.game import Session
from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.record import AnyAction, AnyGame, AnyOptions
from vivat.terminal.castle.family import castle_face, castle_file
from vivat.terminal.face import AnyFace
from vivat.terminal.intrigue.family import intrigue_face, intrigue_file
from vivat.terminal.screen import Screen

Ballots = Mapping[int, AnyAction]


@dataclass(frozen=True, slots=True)
class TerminalFamily:
    """What the terminal has of a family."""

    face: Callable[[Any, Screen, Session | None, Ballots], AnyFace]
    """The face of a game on a screen, in a session or not, with ballots face down on the table."""
    file_name: Callable[[Any], str]
    """What a saved game with these options is called, without date and number."""


PARTS: Mapping[str, TerminalFamily] = {
    CASTLE.key: TerminalFamily(castle_face, castle_file),
    INTRIGUE.key: TerminalFamily(intrigue_face, intrigue_file),
}


def face_of(game: AnyGame, screen: Screen, session: Session | None = None, ballots: Ballots | None = None) -> AnyFace:
    """The game in the words of the screen, drawn as the screen draws; `ballots` lie face down on the table."""
    return PARTS[game.family].face(game, screen, session, {} if ballots is None else ballots)


def file_name(options: AnyOptions) -> str:
    """What a saved game is called, without date and number."""
    return PARTS[options.family].file_name(options)
