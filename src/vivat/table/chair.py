"""A chair at a table: open, a bot's or a person's, and whom it is offered to."""

from dataclasses import dataclass, field

from vivat.game.record import AnyAction


@dataclass(frozen=True, slots=True)
class VoteInAdvance:
    """A ballot for an election that may come, and how long after its beginning it is put down."""

    ballot: AnyAction
    delay: int
    """In milliseconds."""


@dataclass(slots=True)
class Chair:
    """One chair at the table: open, a bot's or a person's."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    kept: bool = False
    """Whether a bot plays for the person who sits here."""
    kept_at: int = 0
    """Since when, in milliseconds since 1970."""
    gone: bool = False
    """Whether the person has got up."""
    muted: int = 0
    """Mask of chairs whose chat is not shown here."""
    notes: dict[str, str] = field(default_factory=dict)
    votes_ahead: dict[tuple[int, int], VoteInAdvance] = field(default_factory=dict)
    """By the round and the character of an election that may come: how the person here votes in it."""
    before: "Chair | None" = None
    """The same chair before it was given to this guest, for whoever did not leave it on purpose."""

    def of(self, guest: str) -> "Chair | None":
        """The chair as this guest had it before others were given it; None if they cannot have it back."""
        chair = self.before
        while chair is not None and chair.guest != guest:
            chair = chair.before
        return chair

    def keep(self, at: int) -> None:
        """Give the chair to a bot from now on."""
        self.kept_at = self.kept_at if self.kept else at
        self.kept = True

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.guest is None and self.level is None

    @property
    def is_person(self) -> bool:
        """Whether it is a person's, there or not."""
        return self.guest is not None

    @property
    def decides(self) -> bool:
        """Whether a person decides here, not a bot."""
        return self.guest is not None and not self.kept


@dataclass(frozen=True, slots=True)
class ChairOffer:
    """An abandoned chair that is to be given to a guest, and who has agreed, the one who offers it first."""

    guest: str
    name: str
    agreed: frozenset[str]
