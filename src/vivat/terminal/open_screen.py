"""The screen for this terminal: pictures in pages where they can be shown, plain lines elsewhere."""

import os
import sys
from typing import Literal

from rich.console import Console

from vivat.terminal.drawing import Drawing
from vivat.terminal.pictures import Pictures
from vivat.terminal.plain import PlainDrawing
from vivat.terminal.screen import Screen
from vivat.words import Words

PACE = 0.3


class OpenConsole(Console):
    """A console that lets a closed pipe be noticed: the game has still to be saved."""

    def on_broken_pipe(self) -> None:
        """Raise for a broken pipe, where Rich would end the program at once."""
        raise BrokenPipeError


def open_screen(words: Words, *, plain: bool, fast: bool = True) -> Screen:
    """Pictures need a terminal with UTF-8 that can move its cursor; everything else gets plain lines."""
    able = sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and "utf" in sys.stdout.encoding.casefold()
    pictures = able and not plain
    colours: Literal["auto"] | None = "auto" if pictures else None
    console = OpenConsole(file=sys.stdout, color_system=colours, highlight=False, emoji=False, markup=False)
    drawing: Drawing = Pictures(console) if pictures else PlainDrawing()
    live = sys.stdin.isatty() and sys.stdout.isatty()
    return Screen(
        console,
        sys.stdin,
        drawing,
        words,
        pictured=pictures,
        pages=pictures and live,
        pace=0 if fast or not live else PACE,
    )
