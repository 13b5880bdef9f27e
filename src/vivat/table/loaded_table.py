"""A table in memory: the table, who is connected to it, and what is due at it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from vivat.table.bot_pool import BotJob
from vivat.table.presence import Presence
from vivat.table.table import Table
from vivat.table.view import Preparing, PresenceView, View


@dataclass(slots=True)
class Agenda:
    """What is due at a table: bots that think, and the next alarm of a clock."""

    jobs: dict[int, BotJob] = field(default_factory=dict)
    """By seat: the bot at work for it."""
    alarm: Callable[[], None] | None = None
    """Cancels the timer of the clock that runs out next."""
    ready_at: int = 0
    """Before that no bot begins to think about another decision."""
    wake: Callable[[], None] | None = None
    """Cancels the timer of a bot that is not to begin yet."""
    preparing: Preparing | None = None
    """Bots that wait for their search to be compiled."""
    ours_since: int | None = None
    """Since when this server looks after the table; None if another does."""
    late: dict[tuple[int, int], int] = field(default_factory=dict)
    """By decision and seat: how long after that a ballot given in advance falls that was due before."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is under way."""
        return not self.jobs and self.alarm is None and self.wake is None

    def stop_alarm(self) -> None:
        """Let no clock run out until the next alarm is set."""
        if self.alarm is not None:
            self.alarm()
            self.alarm = None


@dataclass(slots=True, eq=False)
class LoadedTable:
    """A table in memory, with those who look at it and what is due at it."""

    table: Table
    used_at: int
    """When somebody last needed it."""
    acted_at: int = 0
    """When a person last did something that everybody may know of, since this process has it in memory."""
    acted_from: str = ""
    """From which address; empty if it was at another server."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while an entry is decided, written and applied."""
    presence: Presence = field(default_factory=Presence)
    agenda: Agenda = field(default_factory=Agenda)
    public: tuple[tuple[int, int, Preparing | None, int], PresenceView, View] | None = None
    """What all see, kept while they are told: at which moment, who is there, and the view."""
    read_decision: int = field(init=False)
    """Which decision was under way when the table was read: somebody may have had it read by looking at it."""

    read_rematch: str | None = field(init=False)
    """The table of those who wanted to play once more, if there was one then."""

    def __post_init__(self) -> None:
        """Remember where the table was when it was read."""
        self.read_decision = self.table.decision
        self.read_rematch = self.table.rematch
