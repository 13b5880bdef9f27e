"""The deeds of a table as one viewer is told them: of all its games, each with its number and its time.

They are folded from the steps of the table when somebody asks, and only from what is new.
"""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from vivat.game.deed import DeedFold
from vivat.table.encoded import AnyEvent, EncodedDeed, encode_deed
from vivat.table.lines import Deputy

if TYPE_CHECKING:
    from vivat.table.table import Table


class Step(NamedTuple):
    """An action of a game and what came of it."""

    game: int
    """Which game of the table, counted from 1."""
    moment: int
    """How many actions of that game had been played then."""
    at: int
    """Milliseconds since 1970."""
    by: Deputy | None
    """A bot or the clock, if they did it for somebody."""
    lines: int
    """How many lines the table had written before."""
    events: tuple[AnyEvent, ...]


class ToldDeed(Struct, frozen=True, gc=False, omit_defaults=True):
    """A deed with its number. One with the same number that is told later takes its place."""

    number: int
    """Which deed of the table, counted from 0 for this viewer."""
    game: int
    """Which game of the table, counted from 1."""
    moment: int
    """How many actions of that game had been played when it began: the link to this moment."""
    until: int
    """The same when it last grew."""
    at: int
    """When it began, in milliseconds since 1970."""
    deed: EncodedDeed
    after: int = 0
    """How many of the viewer's lines came before it."""
    by: Deputy | None = None
    """Who did it for somebody."""


class Position(Struct, frozen=True, gc=False):
    """How much of a telling somebody has been told."""

    games: int
    """How many games had begun."""
    heard: int
    """How many events of the last of them."""


class Stamp(Struct, gc=False):
    """When a deed began and last grew."""

    step: Step
    after: int
    until: int


class GameTelling:
    """The deeds of one game for one viewer."""

    def __init__(self, fold: DeedFold[Any, Any, Any], offset: int) -> None:
        self.fold = fold
        self.offset = offset
        """How many deeds the games before it have."""
        self.stamps: list[Stamp] = []

    def add(self, step: Step, events: Sequence[AnyEvent], after: int) -> None:
        """Take in what the viewer was told of a step."""
        deeds, known, heard = self.fold.deeds, len(self.fold.deeds), self.fold.heard
        self.fold.add(events)
        if known and (len(deeds) == known or deeds[known].first > heard):
            self.stamps[-1].until = step.moment
        self.stamps += [Stamp(step, after, step.moment) for _ in range(len(deeds) - known)]

    def told(self, number: int, whole: bool = False) -> ToldDeed:
        """A deed of this game; with `whole` as it was before something of it was gone (R5.10)."""
        stamp = self.stamps[number]
        step = stamp.step
        deed = self.fold.whole[number] if whole else self.fold.deeds[number]
        encoded = encode_deed(deed)
        return ToldDeed(
            self.offset + number, step.game, step.moment, stamp.until, step.at, encoded, stamp.after, step.by
        )


class Telling:
    """What a viewer is told of the games of a table: a chair, a spectator, or with `all_secrets` everything."""

    def __init__(self, table: "Table", chair: int | None, all_secrets: bool = False) -> None:
        # Not the table itself: the two would keep each other in memory when nobody needs them any more.
        self._games, self._steps, self._lines = table.games, table.steps, table.lines
        self._chair = chair
        self._viewer = table.viewer(chair)
        self._all_secrets = all_secrets
        self._begin()

    def _begin(self) -> None:
        self._told: list[GameTelling] = []
        self._steps_heard = 0
        self._lines_heard = 0
        self._after = 0

    def catch_up(self, most: int) -> bool:
        """Take in so many of the steps that are new; whether that were all."""
        upto = self._steps_heard + most
        self._hear(self._steps[self._steps_heard : upto])
        self._steps_heard = min(upto, len(self._steps))
        return self._steps_heard == len(self._steps)

    @property
    def position(self) -> Position:
        """Where the telling has come to."""
        self._catch_up()
        return Position(len(self._told), self._told[-1].fold.heard if self._told else 0)

    def deeds(self) -> list[ToldDeed]:
        """All deeds, as they may be shown now."""
        return list(self.since(Position(0, 0)))

    def of_game(self, game: int) -> list[ToldDeed]:
        """The deeds of one game, counted from 1, for anybody who looks at it when it is over."""
        self._catch_up()
        telling = self._told[game - 1]
        return [for_others(telling.told(number)) for number in range(len(telling.fold.deeds))]

    def has_been_at(self, position: Position) -> bool:
        """Whether somebody can have been told so much."""
        here = self.position
        return position.games < here.games or (position.games == here.games and position.heard <= here.heard)

    def since(self, position: Position, present: bool = False) -> Iterator[ToldDeed]:
        """The deeds that are new or have changed since a position.

        R5.10: To who was `present` an election is told whole first, if its votes were discarded meanwhile.
        """
        self._catch_up()
        for number, game in enumerate(self._told[max(position.games - 1, 0) :], max(position.games, 1)):
            heard = position.heard if number == position.games else 0
            for changed in game.fold.changed_since(heard):
                whole = game.fold.whole.get(changed)
                if present and whole is not None and whole.first + len(whole.events) > heard:
                    yield game.told(changed, whole=True)
                yield game.told(changed)

    def at(self, game: int, moment: int) -> ToldDeed | None:
        """The last deed when so many actions of a finished game had been played, as it was told then."""
        then = copy(self)
        then._begin()
        then._hear(step for step in self._steps if (step.game, step.moment) <= (game, moment))
        last = then._told[-1]
        return for_others(last.told(len(last.fold.deeds) - 1)) if last.fold.deeds else None

    def _catch_up(self) -> None:
        if self._steps_heard < len(self._steps):
            self.catch_up(len(self._steps))

    def _hear(self, steps: Iterable[Step]) -> None:
        for step in steps:
            if self._lines_heard < step.lines:
                self._after += sum(line.is_for(self._chair) for line in self._lines[self._lines_heard : step.lines])
                self._lines_heard = step.lines
            game = self._games[step.game - 1]
            if step.game > len(self._told):
                offset = self._told[-1].offset + len(self._told[-1].fold.deeds) if self._told else 0
                self._told.append(GameTelling(game.new_deeds(), offset))
            events = step.events
            if not self._all_secrets:
                events = tuple([each for each in events if game.visible_to(each, self._viewer)])  # type: ignore[arg-type]
            if events:
                self._told[-1].add(step, events, self._after)


def for_others(told: ToldDeed) -> ToldDeed:
    """A deed as others may read it: how many lines a chair was told, its own notes among them, stays its secret."""
    return replace(told, after=0)
