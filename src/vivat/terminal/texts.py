"""Small texts that sentences are made of: a capital letter, a list in words."""

from collections.abc import Sequence

from vivat.words import Words


def capital(text: str) -> str:
    """A sentence's first letter: some names, such as the Emissary's, begin small."""
    return text[:1].upper() + text[1:]


def listed(words: Words, parts: Sequence[str]) -> str:
    """Several things in a row: "a, b and c"."""
    return words.say("and").join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)
