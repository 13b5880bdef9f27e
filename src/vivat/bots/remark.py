"""What a bot says beside its moves, without a language: a kind of remark, whom it is about, and what it names."""

from typing import Literal, NamedTuple

from msgspec import Struct

from vivat.game.sentence import PlayerRef, Reference, RoleRef, Sentence

RemarkKind = Literal[
    "claim-role", "claim-need", "denial", "warning-gold", "warning-cards", "bargain", "alliance", "threat", "declined",
    "robbing", "strike", "thanks-trade", "thanks-alliance", "grudge-robbed", "grudge-sabotage", "grudge-betrayed",
    "grudge-refused", "curious", "liar", "mourning",
]  # fmt: skip
Topic = Literal[
    "claim", "denial", "warning", "bargain", "alliance", "threat", "declined", "robbing", "strike", "thanks", "grudge",
    "curious", "liar", "mourning",
]  # fmt: skip
"""What kinds of remarks are about: those of one topic are said gladly by the same people."""
CLAIM: RemarkKind = "claim-role"
"""The kind of a remark by which somebody says which role they have."""
WORDINGS = 3
"""How many wordings the message of each kind has: plain, courtly and sly."""


class Remark(Struct, frozen=True, omit_defaults=True):
    """One remark of a bot, which everybody reads in their own language."""

    kind: RemarkKind
    """What it says: `remark-KIND` in the catalogues."""
    turn: int
    """In which turn of the game it is made, counted from 1."""
    wording: int = 0
    """Which wording of the message, from 0: the same for every reader."""
    about: int | None = None
    """The player whom it is about."""
    facts: dict[str, int | Reference] = {}
    """What else it names."""

    @property
    def sentence(self) -> Sentence:
        """The remark as a message of the catalogues."""
        facts: dict[str, int | Reference] = {"wording": self.wording, **self.facts}
        if self.about is not None:
            facts["about"] = PlayerRef(self.about)
        return Sentence(f"remark-{self.kind}", facts)

    @property
    def claimed_role(self) -> int | None:
        """The role that whoever makes it says to have, by number; None if it is no such claim."""
        role = self.facts.get("role")
        return role.number if self.kind == CLAIM and isinstance(role, RoleRef) else None


class Spoken(NamedTuple):
    """A remark that was made in the game under way."""

    player: int
    """Who made it."""
    remark: Remark
