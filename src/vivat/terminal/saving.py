"""Saved games: where they lie, and how they are written and read with a sentence for everything that fails."""

import time
from pathlib import Path

import platformdirs

from vivat.game import DamagedRecord, GameRecord, VivatError
from vivat.terminal.failure import Failure
from vivat.terminal.keyboard_desk import KeyboardDesk
from vivat.words import Words

REASONS: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "file-missing"),
    (PermissionError, "file-forbidden"),
    (IsADirectoryError, "file-folder"),
    (NotADirectoryError, "file-no-folder"),
    (FileExistsError, "file-no-folder"),
)


def usual_path(edition_key: str) -> Path:
    """A fresh file in the platform's folder for data of programs."""
    folder = platformdirs.user_data_path("vivat", appauthor=False) / "games"
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{edition_key}-{stamp}.vivat"
    number = 2
    while path.exists():
        path = folder / f"{edition_key}-{stamp}-{number}.vivat"
        number += 1
    return path


def why(words: Words, error: OSError) -> str:
    """The reason of the operating system, in the words of the language where we know it."""
    kind = next((kind for known, kind in REASONS if isinstance(error, known)), None)
    return error.strerror or str(error) if kind is None else words.say(kind)


def load(words: Words, path: Path) -> GameRecord:
    """Read a record; `Failure` says what is wrong with it."""
    try:
        return GameRecord.load(path)
    except DamagedRecord as error:
        raise damaged_file(words, path, error) from None
    except OSError as error:
        raise Failure(words, "error-cannot-read", file=str(path), reason=why(words, error)) from None


def damaged_file(words: Words, path: Path, error: VivatError) -> Failure:
    """What to say of a file that cannot be gone on with."""
    return Failure(words, "error-damaged-file", file=str(path), reason=error.refusal.sentence(words.language))


class Saver:
    """Saves one game in one file, after every decision of a person."""

    def __init__(self, path: Path, desk: KeyboardDesk, words: Words) -> None:
        self.path = path
        self._desk = desk
        self._words = words

    def save(self, path: Path | None = None) -> Path:
        """Write the game, here or elsewhere; `Failure` if that cannot be."""
        path = self.path if path is None else path
        try:
            self._desk.record().save(path)
        except OSError as error:
            raise Failure(self._words, "error-cannot-save", file=str(path), reason=why(self._words, error)) from None
        return path
