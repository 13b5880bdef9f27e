"""Texts as people type them, compared without case, accents and extra spaces."""

import re
import unicodedata
from functools import lru_cache

INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that count as printable and show nothing."""


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Without accents, capitals and doubled spaces, so that "Éloïse" and "eloise" are one.

    >>> plain("  Vote  YES ")
    'vote yes'
    """
    return plain_text(text)


def plain_text(text: str) -> str:
    """The same of a text that may be long, and is not remembered."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def one_line(text: str) -> str:
    r"""As one line that can be shown anywhere: without control characters and doubled spaces.

    >>> one_line(" Rude!\x1b[2J  Really. ")
    'Rude! [2J Really.'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def visible(text: str) -> str:
    """Without characters that nobody sees, within words or around them.

    >>> visible("Bo\u200bb\u3164")
    'Bob'
    """
    return "".join(letter for letter in INVISIBLE.sub("", text) if unicodedata.category(letter) != "Cf")
