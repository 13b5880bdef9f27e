"""Ids that nobody can guess, and that no command line takes for a flag."""

import secrets


def random_id(size: int) -> str:
    """An id of so many random bytes, in letters, digits and underscores."""
    return secrets.token_urlsafe(size).replace("-", "_")
