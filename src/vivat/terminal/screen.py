"""The screen and the keyboard: pages, questions, pauses, and the curtain between people.

With pictures on a real terminal the game is played in pages on the alternate screen: a page is cleared before
the next one, and what does not fit waits for Enter. Plain lines simply follow one another.

Lines are read straight from standard input. Nothing keeps a history of them (the readline module is never
loaded), so that the next person at the keyboard cannot call up what the last one typed.
"""

import time
from collections.abc import Sequence
from typing import TextIO

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from vivat.terminal.drawing import Drawing
from vivat.terminal.face import Shown
from vivat.terminal.failure import Stopped
from vivat.words import Words

ALTERNATE_SCREEN = "\x1b[?1049h"
NORMAL_SCREEN = "\x1b[?1049l"
CLEAR_SCREEN = "\x1b[H\x1b[2J"
# The scrollback last: some terminals push the screen into it when the screen is cleared.
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J\x1b[H"
BLANK_LINES = 100
LONGEST_LINE = 200


class Screen:
    """Where everything is shown and asked."""

    def __init__(
        self,
        console: Console,
        keyboard: TextIO,
        drawing: Drawing,
        words: Words,
        *,
        pictured: bool,
        pages: bool,
        pace: float,
    ) -> None:
        self.console = console
        self.drawing = drawing
        self.words = words
        self.pictured = pictured
        self.pages = False
        self._has_pages = pages
        self.pace = pace
        self.asks = keyboard.isatty()
        self._keyboard = keyboard
        self._used = 0

    def open(self) -> None:
        """Take the whole screen, where it can show pages."""
        self.pages = self._has_pages
        if self.pages:
            self._write(ALTERNATE_SCREEN + CLEAR_SCREEN)
            self._used = 0

    def close(self, secrets: bool) -> None:
        """Back to the screen as it was; after secrets of several people nothing may stay behind."""
        if secrets and self.console.is_terminal:
            self._write(CLEAR_ALL)
        if self.pages:
            self._write(CLEAR_SCREEN + NORMAL_SCREEN)
            self.pages = False
            self._used = 0

    def show(self, block: RenderableType, *, stay: bool = False) -> None:
        """Print something; what does not fit on the page waits for Enter and begins a new one, unless it is to stay."""
        if not self.pages:
            self.console.print(block, soft_wrap=not self.pictured, markup=False, highlight=False, emoji=False)
            return
        lines = self.console.render_lines(block, pad=False)
        room = self.console.height - 1
        if self._used and self._used + len(lines) > room and not stay:
            self.hold()
            self.turn_page()
        for first in range(0, len(lines), room):
            if first:
                self.hold()
                self.turn_page()
            part = lines[first : first + room]
            self.console.print(SegmentLines(part, new_lines=True), end="")
            self._used += len(part)

    def turn_page(self) -> None:
        """An empty page; plain lines go on after a blank one."""
        if self.pages:
            self._write(CLEAR_SCREEN)
            self._used = 0
        else:
            self.console.print()

    def hold(self) -> None:
        """Wait until the page has been read."""
        if self.pages and self.asks:
            self.ask(self.words.say("press-enter"))

    def pause(self, seconds: float) -> None:
        """A moment to read, if there is somebody to read."""
        if self.pace:
            time.sleep(seconds * self.pace)

    def ask(self, prompt: str) -> str:
        """One line from the keyboard, without what cannot be printed; `Stopped` at the end of input."""
        self.console.print(Text(prompt), end="", soft_wrap=True)
        self.console.file.flush()
        line = self._keyboard.readline()
        if not line:
            self.console.print()
            raise Stopped(0)
        if not self.asks:
            self.console.print()
        self._used += 1
        return "".join(letter for letter in line[:LONGEST_LINE] if letter.isprintable()).strip()

    def tell(self, news: Sequence[Shown]) -> None:
        """What happened, one thing after the other, with time to read it."""
        for shown in news:
            for block, seconds in shown.blocks:
                self.show(block)
                self.pause(seconds)
            if shown.page:
                self.hold()
                self.turn_page()

    def clear_secrets(self) -> None:
        """The curtain falls: nothing stays on the screen or in the scrollback.

        Where the output is no terminal nothing can be taken back; blank lines and an honest sentence follow.
        """
        if self.console.is_terminal:
            self._write(CLEAR_ALL)
            self._used = 0
        else:
            self.console.print("\n" * BLANK_LINES + self.words.say("curtain-not-a-terminal"))

    def curtain(self, name: str) -> None:
        """Let the next person come to the keyboard."""
        self.clear_secrets()
        self.show(self.drawing.question(self.words.say("curtain", who=name)))
        self.ask(self.words.say("curtain-enter", who=name))
        self.clear_secrets()

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()
