"""The ids of guests: a person's own, or that of one hand of the people who share the person's screen.

A hand is written behind the person's id, as in `q3Xv0TmA9bLd.2`, in the log and on the wire; it is read here alone.
"""

MOST_HANDS = 16
"""So many people may share one screen besides the one with the token."""


def hand_id(person: str, hand: int) -> str:
    """The id of a hand of a person, counted from 1."""
    return f"{person}.{hand}"


def ids_of(person: str) -> list[str]:
    """All ids of a person: their own, and those of the hands."""
    return [person, *(hand_id(person, hand) for hand in range(1, MOST_HANDS + 1))]


def person_of(guest: str) -> str:
    """Who is connected for a guest: several people at one screen share one connection."""
    return guest.partition(".")[0]


def hand_of(guest: str) -> int | None:
    """Which hand a guest is; None for who has a screen alone."""
    hand = guest.partition(".")[2]
    return int(hand) if hand.isdecimal() else None
