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
from vivat.table.families import AnyDeed
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


class ToldUntil(Struct, frozen=True, gc=False):
    """How far a viewer has been told of the games of a table."""

    games: int
    """How many games had begun."""
    events: int
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
        deeds, known, before = self.fold.deeds, len(self.fold.deeds), self.fold.event_count
        self.fold.add(events)
        if known and (len(deeds) == known or deeds[known].first > before):
            self.stamps[-1].until = step.moment
        self.stamps += [Stamp(step, after, step.moment) for _ in range(len(deeds) - known)]

    def deed(self, number: int, whole: bool = False) -> ToldDeed:
        """A deed of this game, as it is sent; with `whole` as it was before something of it was gone (R5.10)."""
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
        self._by_game: list[GameTelling] = []
        self._steps_taken = 0
        self._lines_counted = 0
        self._after = 0

    def catch_up(self, most: int) -> bool:
        """Take in at most so many of the steps that are new; True if none is left."""
        upto = self._steps_taken + most
        self._take_in(self._steps[self._steps_taken : upto])
        self._steps_taken = min(upto, len(self._steps))
        return self._steps_taken == len(self._steps)

    @property
    def position(self) -> ToldUntil:
        """How far the viewer is told with everything that there is now."""
        self._catch_up()
        games = self._by_game
        return ToldUntil(len(games), games[-1].fold.event_count if games else 0)

    @property
    def deeds_of_last_game(self) -> Sequence[AnyDeed]:
        """The deeds of the last game that has begun, as they are before they are sent."""
        self._catch_up()
        return self._by_game[-1].fold.deeds if self._by_game else ()

    def deeds(self) -> list[ToldDeed]:
        """All deeds, as they may be shown now."""
        return list(self.since(ToldUntil(0, 0)))

    def of_game(self, game: int) -> list[ToldDeed]:
        """The deeds of one game, counted from 1, for anybody who looks at it when it is over."""
        self._catch_up()
        telling = self._by_game[game - 1]
        return [for_others(telling.deed(number)) for number in range(len(telling.fold.deeds))]

    def has_been_at(self, position: ToldUntil) -> bool:
        """Whether this viewer can have been told so much."""
        here = self.position
        return position.games < here.games or (position.games == here.games and position.events <= here.events)

    def since(self, position: ToldUntil, present: bool = False) -> Iterator[ToldDeed]:
        """The deeds that are new or have changed since a position.

        R5.10: To who was `present` an election is told whole first, if its votes were discarded meanwhile.
        """
        self._catch_up()
        for number in range(max(position.games, 1), len(self._by_game) + 1):
            game = self._by_game[number - 1]
            events = position.events if number == position.games else 0
            for changed in game.fold.changed_since(events):
                whole = game.fold.whole.get(changed) if present else None
                if whole is not None and whole.first + len(whole.events) > events:
                    yield game.deed(changed, whole=True)
                yield game.deed(changed)

    def at(self, game: int, moment: int) -> ToldDeed | None:
        """The last deed when so many actions of a finished game had been played, as it was told then."""
        then = copy(self)
        then._begin()
        then._take_in(step for step in self._steps if (step.game, step.moment) <= (game, moment))
        last = then._by_game[-1]
        return for_others(last.deed(len(last.fold.deeds) - 1)) if last.fold.deeds else None

    def _catch_up(self) -> None:
        if self._steps_taken < len(self._steps):
            self._take_in(self._steps[self._steps_taken :])
            self._steps_taken = len(self._steps)

    def _take_in(self, steps: Iterable[Step]) -> None:
        for step in steps:
            if self._lines_counted < step.lines:
                self._after += sum(line.is_for(self._chair) for line in self._lines[self._lines_counted : step.lines])
                self._lines_counted = step.lines
            game = self._games[step.game - 1]
            if step.game > len(self._by_game):
                offset = self._by_game[-1].offset + len(self._by_game[-1].fold.deeds) if self._by_game else 0
                self._by_game.append(GameTelling(game.new_deeds(), offset))
            events = step.events
            if not self._all_secrets:
                events = tuple([each for each in events if game.visible_to(each, self._viewer)])  # type: ignore[arg-type]
            if events:
                self._by_game[-1].add(step, events, self._after)


def for_others(deed: ToldDeed) -> ToldDeed:
    """A deed as others may read it: how many lines a chair was told, its own notes among them, stays its secret."""
    return replace(deed, after=0)
