"""What must be so, whatever goes wrong: the log is replayed as it is written, and what everybody was told compared.

The oracle sees the commits of the simulated database in their order, and every message that reaches a client.
"""

from typing import Any, NamedTuple

import msgspec

from tests.simulation.loop import SimulatedLoop
from vivat.table import entries
from vivat.table.entries import Entry
from vivat.table.lines import Line
from vivat.table.table import Table
from vivat.table.telling import Telling, ToldDeed
from vivat.table.view import PresenceView, View, view_table

CLOCK_SLACK_MS = 1050
"""By so much the time of a server may differ from the database's: half of the longest way there and back."""
WRITING_MS = 25_000
"""So long it may take from the decision to the commit: the process may be stopped meanwhile."""
CLOCKS = ("clocks", "clocks_start_in")
BY_THE_WAY = (*CLOCKS, "watching", "spectators", "preparing")
"""What a view shows besides the table itself; of chairs, whether somebody is `connected`."""


class Violated(Exception):
    """Something is so that must not be."""


class Position(NamedTuple):
    """What a viewer has been told: lines, games, and events of the last game."""

    lines: int
    games: int
    heard: int


def plain(value: object) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class ChairStory:
    """All that a chair, or with None a spectator, is to be told of a table: version by version."""

    def __init__(self, table: Table, chair: int | None) -> None:
        self._table = table
        self._chair = chair
        self._telling = Telling(table, chair)
        self._steps = 0
        self._told = 0
        self.lines: list[Line] = []
        self.positions = [Position(0, 0, 0)]
        """After each entry, from before the first one on."""
        self.changes: list[dict[int, ToldDeed]] = [{}]
        """The deeds that each entry has begun or changed, by their numbers."""

    def extend(self, lines: int, steps: int) -> None:
        """One more entry: the table has so many lines and steps now."""
        telling, changed = self._telling, {}
        for step in self._table.steps[self._steps : steps]:
            games = telling._by_game
            before = games[-1].fold.event_count if games and len(games) == step.game else 0
            telling._take_in((step,))
            last = telling._by_game[-1]
            for number in last.fold.changed_since(before):
                deed = last.deed(number)
                changed[deed.number] = deed
        self._steps = steps
        self.lines += [each.line for each in self._table.lines[self._told : lines] if each.is_for(self._chair)]
        self._told = lines
        games = telling._by_game
        self.positions.append(Position(len(self.lines), len(games), games[-1].fold.event_count if games else 0))
        self.changes.append(changed)


class TableStory:
    """One table as its log makes it, with what each chair is to be told."""

    def __init__(self, table_id: str) -> None:
        self.table = Table(table_id)
        self.written: dict[tuple[str, str], int] = {}
        """By guest and command: its entry."""
        self.acknowledged = 0
        """The last entry whose author knows that it was written."""
        self.decisions = [0]
        """After each entry: which decision is asked for."""
        self.asked_at = 0
        """When the last entry was written, by the true time."""
        self._bounds: list[tuple[int, int]] = []
        self._chairs: dict[int | None, ChairStory] = {}

    def add(self, entry: Entry, now: int) -> None:
        """One more entry was committed."""
        if entry.command:
            key = entry.author, entry.command
            if key in self.written:
                raise Violated(f"command {key} is in the log twice: entries {self.written[key]} and {entry.seq}")
            self.written[key] = entry.seq
        table = self.table
        if isinstance(entry.body, entries.Played | entries.Balloted):
            self._check_author(entry.body, now)
        if not now - WRITING_MS <= entry.at <= now + CLOCK_SLACK_MS:
            raise Violated(f"entry {entry.seq} was written at {now} and says {entry.at}")
        table.apply(entry)
        self.asked_at = now
        self.decisions.append(table.decision)
        self._bounds.append((len(table.lines), len(table.steps)))

    def _check_author(self, body: entries.Played | entries.Balloted, now: int) -> None:
        deadline = self.table.clock.deadline(body.seat)
        if body.by == "clock" and (deadline is None or now < deadline - CLOCK_SLACK_MS):
            raise Violated(
                f"the clock of seat {body.seat} of {self.table.id} fired at {now}, before its time {deadline}"
            )
        if body.by == "bot" and not self.table.bot_decides(body.seat):
            raise Violated(f"a bot decided for seat {body.seat}, where a person does")

    def chair(self, chair: int | None) -> ChairStory:
        """What a chair is to be told up to now."""
        story = self._chairs.get(chair)
        if story is None:
            story = self._chairs[chair] = ChairStory(self.table, chair)
        for bound in self._bounds[len(story.positions) - 1 :]:
            story.extend(*bound)
        return story


class Oracle:
    """The log as it is written, and everybody's story held against it."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop
        self.tables: dict[str, TableStory] = {}
        self.entries = 0

    def committed(self, table_id: str, entry: Entry) -> None:
        """An entry was written, for good."""
        self.entries += 1
        self.tables.setdefault(table_id, TableStory(table_id)).add(entry, self.loop.now)

    def witness(self, table_id: str, guest: str) -> "Witness":
        """Somebody's memory of a table."""
        if table_id not in self.tables:
            raise Violated(f"{guest} was told of table {table_id}, and it is not in the log")
        return Witness(self, table_id, guest)


class Witness:
    """What one client was told of a table, from its first message on, whichever server it came from."""

    def __init__(self, oracle: Oracle, table_id: str, guest: str) -> None:
        self._oracle = oracle
        self._story = oracle.tables[table_id]
        self._guest = guest
        self._version = 0
        self.chair: int | None = None
        self._sent: dict[str, int] = {}
        """By command: the last entry that was acknowledged to anybody before it was first sent."""

    def sends(self, command: str) -> None:
        """The client sends a command, perhaps again."""
        self._sent.setdefault(command, self._story.acknowledged)

    def acknowledged(self, command: str) -> None:
        """It must be in the log by now, after all that was acknowledged before it was sent, and its effect be told."""
        story = self._story
        seq = story.written.get((self._guest, command))
        if seq is None:
            raise Violated(f"command {command} was acknowledged and is not in the log")
        if seq <= self._sent[command]:
            raise Violated(
                f"command {command} is entry {seq}; {self._sent[command]} was acknowledged before it was sent"
            )
        story.acknowledged = max(story.acknowledged, seq)
        chair = story.chair(self.chair)
        if seq > self._version and chair.positions[seq] != chair.positions[self._version]:
            raise Violated(f"command {command} (entry {seq}) was acknowledged and {self._version} told")

    def told(self, message: dict[str, Any], lines: list[Any], deeds: list[Any]) -> None:
        """A snapshot or an update: all that the client was told is the story of its chair up to some entry."""
        seated, *numbers = message["resume"].split(".")
        chair = None if seated == "w" else int(seated)
        position = Position(*map(int, numbers))
        story = self._story.chair(chair)
        is_snapshot = message["type"] == "snapshot"
        if chair != self.chair and not is_snapshot:
            raise Violated(f"from chair {self.chair} to {chair} without a snapshot")
        before, known = self._version, 0 if is_snapshot else self._version
        self._version = self._find(story, position, message["view"]["decision"], before)
        self.chair = chair
        if len(lines) != position.lines:
            raise Violated(f"{len(lines)} lines were told, and {position.lines} counted")
        first = 0 if is_snapshot else story.positions[known].lines
        if lines[first:] != plain(story.lines[first : position.lines]):
            raise Violated(f"other lines were told after {first} than entry {self._version} has")
        self._compare_deeds(story, known, deeds)
        if message["view"]["me"] != chair:
            raise Violated(f"chair {message['view']['me']} is shown to chair {chair}")

    def _find(self, story: ChairStory, position: Position, decision: int, version: int) -> int:
        """The first entry, not before the last one known, at which exactly so much was to be told."""
        positions, decisions = story.positions, self._story.decisions
        while version < len(positions):
            if positions[version] == position and decisions[version] == decision:
                return version
            version += 1
        raise Violated(
            f"{position} was told with decision {decision}, and there is no such entry from {self._version} on, "
            f"when it was {positions[self._version]}"
        )

    def _compare_deeds(self, story: ChairStory, known: int, deeds: list[Any]) -> None:
        expected: dict[int, ToldDeed] = {}
        for changed in story.changes[known + 1 : self._version + 1]:
            expected.update(changed)
        for number, deed in expected.items():
            if number >= len(deeds) or deeds[number] != plain(deed):
                raise Violated(f"deed {number} is not told as entry {self._version} has it")
        if known == 0 and len(deeds) != len(expected):
            raise Violated(f"{len(deeds)} deeds were told, and there are {len(expected)}")

    @property
    def is_up_to_date(self) -> bool:
        """Whether there is nothing that the client was not told."""
        positions, decisions = self._story.chair(self.chair).positions, self._story.decisions
        return positions[-1] == positions[self._version] and decisions[-1] == decisions[self._version]

    def compare_view(self, shown: dict[str, Any], look: PresenceView | None = None) -> None:
        """What an up to date client is shown must be what the replay shows; with a look also who is there."""
        expected = as_shown(view_table(self._story.table, self.chair, look or PresenceView()))
        found = dict(shown)
        for each in (expected, found):
            for name in BY_THE_WAY if look is None else CLOCKS:
                each.pop(name)
            if look is None:
                each["chairs"] = [{**chair, "connected": None} for chair in each["chairs"]]
            else:
                each["watching"] = sorted(each["watching"])
        if expected != found:
            wrong = [name for name in expected if expected[name] != found.get(name)]
            raise Violated(
                f"the view of chair {self.chair} at entry {self._version} is not the replay's: "
                + "; ".join(f"{name} is {found.get(name)!r}, not {expected[name]!r}"[:300] for name in wrong)
            )


def as_shown(view: View) -> dict[str, Any]:
    """A view as a client reads it."""
    found: dict[str, Any] = plain(view)
    return found
