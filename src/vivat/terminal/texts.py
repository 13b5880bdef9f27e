"""Small texts that sentences are made of: a capital letter."""


def capital(text: str) -> str:
    """A sentence's first letter: some names, such as the Emissary's, begin small."""
    return text[:1].upper() + text[1:]
