"""S10: What a viewer knows for certain of everybody's hand and role, and why.

Bounds, not guesses: a hand holds at least and at most so many cards of a suit, a role is possible or ruled out with the
reason. How likely something is that is not certain is a matter of beliefs (`vivat.search`).
"""

from typing import Literal, NamedTuple

from msgspec import Struct

Why = Literal["own", "shown", "seen", "held", "not-dealt", "accused", "no-victory", "left-over"]
"""Why a role is known or out: it is the viewer's own; its card was shown to all; the viewer saw it alone; somebody else
has it; it is not dealt in this game; an accusation was wrong; the player would have won; no deal is left in which the
player has it."""

Verdict = Literal["proved", "disproved"]


class Held(NamedTuple):
    """How many cards of a suit a hand can hold."""

    least: int
    most: int
    once: int = 0
    """How many the viewer knew to be there and has not seen go: those beyond `least` may be gone, for somebody took a
    card of this hand at random."""


class RuledOut(NamedTuple):
    """A role that a player does not have."""

    role: int
    """A number into `ROLE_NAMES`."""
    why: Why
    other: int | None = None
    """Who has it instead, or who accused wrongly."""


class Investigation(NamedTuple):
    """S4.6: Somebody's look at a role card or a hand, of which everybody knows; not what was seen there."""

    other: int
    """At whom."""
    what: Literal["role", "hand"]


class PlayerKnowledge(Struct, frozen=True):
    """S10.4: What the viewer knows for certain of one player: their dossier."""

    cards: tuple[Held, ...]
    """Bounds of Might, Knowledge, Influence and Power in the hand."""
    role: int | None
    """The player's role, as a number into `ROLE_NAMES`; None as long as several are possible."""
    why: Why | None
    """How the role is known."""
    possible: tuple[int, ...]
    """The roles that the player can have."""
    ruled_out: tuple[RuledOut, ...]
    """The others, each with the plainest reason."""
    bought: tuple[int, ...]
    """How often the player bought Might, Knowledge, Influence and Power from the discard pile, or seized Power."""
    drawn: int
    """How many cards the player bought from the draw pile, unseen by others."""
    wanted: tuple[int, ...]
    """How often the player asked, paid or bribed for Might, Knowledge, Influence, Power and Gold."""
    declined: tuple[int, ...]
    """How often the player declined to give each of them in a trade."""
    investigations: tuple[Investigation, ...]
    """Whom the player has looked at, in order."""
    refused: tuple[int, ...]
    """Whose proposals of an alliance the player has refused, in order."""

    def verdict_on(self, role: int) -> Verdict | None:
        """S10.4: Whether it is certain that the player has a role, or that not; None while either is possible."""
        if role not in self.possible:
            return "disproved"
        return "proved" if self.role == role else None
