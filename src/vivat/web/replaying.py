"""Finished games: as a record with every secret, and moment by moment from any seat's knowledge."""

from collections import OrderedDict
from threading import Lock

from msgspec import Struct

from vivat.game import GameRecord, IllegalAction, Refusal
from vivat.game.intrigue.closest import Closest
from vivat.game.record import AnyGame, new_game
from vivat.table.families import GameView, game_view
from vivat.table.record_tags import TABLE, game_tags
from vivat.table.table import Table
from vivat.table.telling import Telling, ToldDeed
from vivat.web.access import NotFound
from vivat.web.families import closest_of


class Moment(Struct, frozen=True):
    """A finished game after so many actions."""

    game: int
    moment: int
    of: int
    """The last moment."""
    action: str | None
    """What led here; null at the beginning, and where this view does not know it."""
    views: dict[str, GameView]
    """What each chair knew then, by its number; of one chair, or of all."""
    deed: ToldDeed | None
    """The last deed, as it was told then; null at the very beginning."""


class GameLog(Struct, frozen=True):
    """The deeds of a finished game as one chair was told them, or with all secrets."""

    game: int
    moments: int
    names: list[str]
    deeds: list[ToldDeed]
    closest: tuple[Closest, ...] = ()
    """With all secrets, by player: when each was nearest to winning by their role (S7.1); empty for castle games."""


class Positions:
    """Positions of finished games that somebody looked at: the next look plays on from the last one before it.

    Used by several threads. At most `most` are remembered, those that were needed last.
    """

    def __init__(self, most: int = 64, apart: int = 16) -> None:
        self._most = most
        self._apart = apart
        """So many actions lie between two positions of a game."""
        self._lock = Lock()
        self._known: OrderedDict[tuple[AnyGame, int], AnyGame] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def at(self, game: AnyGame, moment: int) -> AnyGame:
        """The game as it was after so many actions."""
        then = self._last(game, moment)
        for action in game.actions[len(then.actions) : moment]:
            then.play(action)  # type: ignore[arg-type]
            if len(then.actions) % self._apart == 0:
                self._remember(game, then)
        return then

    def _last(self, game: AnyGame, moment: int) -> AnyGame:
        with self._lock:
            for played in range(moment - moment % self._apart, 0, -self._apart):
                if (found := self._known.get((game, played))) is not None:
                    self._known.move_to_end((game, played))
                    return found.copy()
        return new_game(game.options)

    def _remember(self, game: AnyGame, then: AnyGame) -> None:
        with self._lock:
            self._known[game, len(then.actions)] = then.copy()
            if len(self._known) > self._most:
                self._known.popitem(last=False)


POSITIONS = Positions()


def finished_game(table: Table, number: int) -> AnyGame:
    """A game of this table that is over; a running one keeps its secrets."""
    if not 1 <= number <= len(table.games):
        raise NotFound(Refusal("table-no-such-game", "", {"number": number}))
    game = table.games[number - 1]
    if not game.is_over:
        raise IllegalAction(Refusal("table-secret-until-the-end", ""))
    return game


def record_of(table: Table, number: int) -> str:
    """The whole game, every secret included."""
    return GameRecord.of(finished_game(table, number), {TABLE: table.id} | game_tags(table, number)).dumps()


def moment_of(table: Table, number: int, moment: int, chair: int | None) -> Moment:
    """The game after so many actions, from one chair or with None from all."""
    game = finished_game(table, number)
    last = len(game.actions)
    if not 0 <= moment <= last:
        raise NotFound(Refusal("table-no-such-moment", "", {"number": moment, "most": last}))
    then = POSITIONS.at(game, moment)
    chairs = range(len(table.chairs)) if chair is None else [checked_chair(table, chair)]
    views = {str(each): game_view(then.observe(table.viewer(each))) for each in chairs}
    known = chair is None and moment > 0
    last_deed = telling_of(table, chair).at(number, moment)
    return Moment(number, moment, last, game.actions[moment - 1].text if known else None, views, last_deed)


def log_of(table: Table, number: int, chair: int | None) -> GameLog:
    """What a chair was told of a game; with None everything, secrets included."""
    game = finished_game(table, number)
    deeds = telling_of(table, chair).of_game(number)
    closest = closest_of(game) if chair is None else ()
    return GameLog(number, len(game.actions), list(game.options.names), deeds, closest)


def telling_of(table: Table, chair: int | None) -> Telling:
    """What a chair was told; with None everything, secrets included."""
    # A telling of its own: the one that the table keeps belongs to the event loop.
    return Telling(table, None if chair is None else checked_chair(table, chair), all_secrets=chair is None)


def checked_chair(table: Table, chair: int) -> int:
    """The chair that was asked for, if this table has it."""
    if not 0 <= chair < len(table.chairs):
        facts = {"number": chair + 1, "most": len(table.chairs)}
        raise NotFound(Refusal("table-no-such-chair", "", facts))
    return chair
