"""Texts as people type them, compared without case, accents and extra spaces."""

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Without accents, capitals and doubled spaces, so that "Éloïse" and "eloise" are one.

    >>> plain("  Vote  YES ")
    'vote yes'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
