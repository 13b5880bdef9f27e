"""Clocks: how long each seat may still think, as a fold over the times in the log. Times are milliseconds."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from vivat.game.durations import DAY_MS
from vivat.table import time_off
from vivat.table.options import Clock
from vivat.table.showing import Showing
from vivat.table.time_off import Span


@dataclass(slots=True)
class SeatClocks:
    """The clocks of one table. A seat's clock runs while the seat is asked."""

    rules: Clock
    chairs_of: Sequence[Sequence[int]] = ()
    """By seat."""
    bank: list[int] = field(default_factory=list)
    """What each seat has left, when it is not asked."""
    extra: dict[int, int] = field(default_factory=dict)
    """What opponents gave to a seat for this decision."""
    opened_at: int = 0
    """When the time of the decision under way began, moved by what was paused since."""
    paused_at: int | None = None
    holidays: dict[int, list[Span]] = field(default_factory=dict)
    """By chair: when its person was or is on holiday in this game over days."""
    showing: Showing = field(default_factory=Showing)
    shown: int = 0
    """For how long the decision under way was asked for before its time began."""

    @property
    def waits_for_showing(self) -> bool:
        """Whether time is so short that what others have done must be shown before it begins."""
        return self.rules.kind in ("decision", "bank")

    def begin(self, seats: int, at: int) -> None:
        """Set every clock to its full time for a new game."""
        self.bank = [self.rules.seconds * 1000] * seats
        self.paused_at = None
        self.holidays.clear()
        self.showing.begin()
        self.ask(at)

    def ask(self, at: int) -> None:
        """Start the clocks for a new decision, once all that led to it has been shown."""
        self.opened_at = max(at, self.showing.until) if self.waits_for_showing else at
        self.shown = self.opened_at - at
        self.extra.clear()

    @property
    def asked_at(self) -> int:
        """When the decision under way was asked for, moved by what was paused since."""
        return self.opened_at - self.shown

    def charge(self, seat: int, at: int) -> None:
        """Charge a seat that has decided for the time it used, and add the increment."""
        if self.rules.kind == "bank":
            self.bank[seat] = max(0, self.remaining(seat, at) or 0) + self.rules.increment * 1000

    def give(self, seat: int, milliseconds: int) -> None:
        """Give a seat so much more time for the decision under way."""
        self.extra[seat] = self.extra.get(seat, 0) + milliseconds

    def give_back(self, milliseconds: int | None, at: int) -> None:
        """Free everybody of so much, or all, of the time of the decision under way; what opponents gave stays."""
        back = at if milliseconds is None else min(at, self.opened_at + milliseconds)
        self.opened_at = max(self.opened_at, back)

    def pause(self, at: int) -> None:
        """Stop all clocks at this time."""
        self.paused_at = at

    def resume(self, at: int) -> None:
        """Let all clocks go on where they stopped."""
        if self.paused_at is not None:
            self.opened_at += at - self.paused_at
            self.paused_at = None

    def take_holiday(self, chair: int, days: int, at: int) -> None:
        """Begin a holiday of so many days for a person; with none, end it."""
        spans = self.holidays.setdefault(chair, [])
        if spans and spans[-1][1] > at:
            spans[-1] = spans[-1][0], at
        if days:
            spans.append((at, at + days * DAY_MS))

    def holiday_until(self, chair: int) -> int | None:
        """When the last holiday of a chair's person ends or ended; None if there was none."""
        spans = self.holidays.get(chair)
        return spans[-1][1] if spans else None

    def holidays_left(self, chair: int) -> int:
        """How many days of holiday a chair's person may still take in this game; a day that was begun counts.

        So nobody has more holidays than days: with thousands of moments it would take long to find a deadline.
        """
        used = sum(max(1, -(-(end - start) // DAY_MS)) for start, end in self.holidays.get(chair, ()))
        return self.rules.holidays - used

    def remaining(self, seat: int, now: int) -> int | None:
        """What a seat that is asked has left; None without a clock."""
        if self.rules.kind == "none":
            return None
        if self.rules.kind == "days":
            return self._last_day(seat) - (now if self.paused_at is None else self.paused_at)
        allowed = self.bank[seat] if self.rules.kind == "bank" else self.rules.seconds * 1000
        thought = max(0, (now if self.paused_at is None else self.paused_at) - self.opened_at)
        return allowed + self.extra.get(seat, 0) - thought

    def starts_in(self, now: int) -> int:
        """In how many milliseconds the time of the decision under way begins; 0 if it has."""
        return max(0, self.opened_at - (now if self.paused_at is None else self.paused_at))

    def full(self, seat: int) -> int | None:
        """What a seat that is not asked will have when it is; None without a clock, or if that is always days."""
        match self.rules.kind:
            case "bank":
                return self.bank[seat]
            case "decision":
                return self.rules.seconds * 1000
            case _:
                return None

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is asked runs out; None if it does not."""
        if self.paused_at is not None:
            return None
        left = self.remaining(seat, self.opened_at)
        return None if left is None else self.opened_at + left

    def _last_day(self, seat: int) -> int:
        """When the days of a seat are over. Where two sit, the holiday of either counts."""
        rules = self.rules
        away = [span for chair in self.chairs_of[seat] for span in self.holidays.get(chair, ())]
        allowed = rules.days * DAY_MS + self.extra.get(seat, 0)
        return time_off.deadline(self.opened_at, allowed, rules.zone, rules.weekends_off, rules.nights_off, away)
