"""Seeds of the parts of a review, so that each is the same whatever else is worked out."""

from hashlib import blake2b


def seed_of(seed: int, part: str, *numbers: int) -> int:
    """The seed of one part of a review: another one for each part, and the same again for the same seed."""
    text = " ".join([str(seed), part, *map(str, numbers)])
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest())
