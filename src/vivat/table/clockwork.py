"""Clocks: how long each seat may still think, as a fold over the times in the log. Times are milliseconds."""

from dataclasses import dataclass, field

from vivat.table.options import Clock

MINUTE = 60_000


@dataclass(slots=True)
class Clockwork:
    """The clocks of one table. A seat's clock runs while the seat is asked."""

    rules: Clock
    bank: list[int] = field(default_factory=list)
    """What each seat has left, when it is not asked."""
    extra: dict[int, int] = field(default_factory=dict)
    """What opponents gave to a seat for this decision."""
    opened_at: int = 0
    """When the decision under way was asked for, moved by what was paused since."""
    paused_at: int | None = None

    def begin(self, seats: int, at: int) -> None:
        """Set every clock to its full time for a new game."""
        self.bank = [self.rules.seconds * 1000] * seats
        self.paused_at = None
        self.ask(at)

    def ask(self, at: int) -> None:
        """Start the clocks for a new decision."""
        self.opened_at = at
        self.extra.clear()

    def charge(self, seat: int, at: int) -> None:
        """A seat has decided: what it used leaves its bank, and the increment comes."""
        if self.rules.kind == "bank":
            self.bank[seat] = max(0, self.remaining(seat, at) or 0) + self.rules.increment * 1000

    def give(self, seat: int, milliseconds: int) -> None:
        """Give a seat so much more time for the decision under way."""
        self.extra[seat] = self.extra.get(seat, 0) + milliseconds

    def give_back(self, milliseconds: int | None, at: int) -> None:
        """Nobody is charged for so much of the decision under way, or for none of it; what opponents gave stays."""
        self.opened_at = at if milliseconds is None else min(at, self.opened_at + milliseconds)

    def pause(self, at: int) -> None:
        """Stop all clocks at this time."""
        self.paused_at = at

    def resume(self, at: int) -> None:
        """All clocks go on where they stopped."""
        if self.paused_at is not None:
            self.opened_at += at - self.paused_at
            self.paused_at = None

    def remaining(self, seat: int, now: int) -> int | None:
        """What a seat that is asked has left; None without a clock."""
        if self.rules.kind == "none":
            return None
        allowed = self.bank[seat] if self.rules.kind == "bank" else self.rules.seconds * 1000
        thought = (now if self.paused_at is None else self.paused_at) - self.opened_at
        return allowed + self.extra.get(seat, 0) - thought

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is asked runs out; None if it does not."""
        left = self.remaining(seat, self.opened_at)
        return None if left is None or self.paused_at is not None else self.opened_at + left
