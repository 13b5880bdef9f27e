"""The pictures of a running game in the documents; `python -m tests.terminal.pictures` draws them anew."""

import io
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from vivat.bots import make_bot
from vivat.bots.levels import USUAL_BOT
from vivat.bots.tempers import BOT_NAMES
from vivat.game import CastleOptions, Dealer, GameRecord, IntrigueOptions
from vivat.game.record import AnyOptions
from vivat.terminal.keyboard_desk import KeyboardDesk
from vivat.terminal.pictures import Pictures
from vivat.terminal.screen import Screen
from vivat.terminal.session_loop import SessionLoop
from vivat.words import words

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SEED = 4
WIDTH = 84
SAMPLES: Mapping[str, tuple[str, AnyOptions, int, bool]] = {
    "terminal": (
        "vivat play",
        CastleOptions.make("vive-le-roi", ["Anna", *BOT_NAMES[:3]], emissary=True, ambition=True),
        31,
        False,
    ),
    "intrigue": ("vivat play intrigue", IntrigueOptions.make("base", ["Anna", *BOT_NAMES[:5]]), 8, True),
}
"""By file: its title, what is played, at which question of Anna's it is drawn, and whether she asks for all moves."""


class Keyboard(io.StringIO):
    """Plays as a steward would until a certain question, which is the picture."""

    def __init__(self, console: Console, questions: int, lists_moves: bool) -> None:
        super().__init__()
        self._console, self._left, self._lists_moves = console, questions, lists_moves
        self._steward = make_bot(USUAL_BOT, SEED)
        self.desk: KeyboardDesk

    def isatty(self) -> bool:
        return True

    def readline(self, _: int | None = -1, /) -> str:  # type: ignore[override]
        self._left -= 1
        if self._left == 1:
            self._console.export_text()  # forgets what was shown before
        if self._left == 0 and self._lists_moves:
            self._console.print("?")
            return "?\n"
        if self._left < 1:
            self._console.print("▌", end="")
            return ""
        game = self.desk.game
        assert game.to_act is not None
        return f"{self._steward.act(game.observe(game.to_act)).text}\n"


def draw(name: str) -> str:
    """The picture of a sample as SVG; it takes no letters from elsewhere."""
    title, options, questions, lists_moves = SAMPLES[name]
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, height=60, color_system="truecolor", force_terminal=True,
        highlight=False, emoji=False, markup=False,
    )  # fmt: skip
    keyboard = Keyboard(console, questions, lists_moves)
    screen = Screen(console, keyboard, Pictures(console), words("en"), pictured=True, pages=False, pace=0)
    bots = dict.fromkeys(range(1, len(options.seats)), USUAL_BOT)
    keyboard.desk = KeyboardDesk(GameRecord(options, ()), bots, Dealer.seeded(SEED), SEED)
    with tempfile.TemporaryDirectory() as folder:
        SessionLoop(screen, keyboard.desk).run(Path(folder) / "sample.vivat")
    drawn = console.export_svg(title=title, unique_id=name)
    own = re.sub(r"\s*@font-face \{.*?\}\n|\s*<!--.*?-->", "\n", drawn, flags=re.DOTALL)
    return own.replace("Fira Code", "DejaVu Sans Mono").replace("monospace", "Menlo, Consolas, monospace")


if __name__ == "__main__":
    for sample in SAMPLES:
        (FOLDER / f"{sample}.svg").write_text(draw(sample), "utf-8")
