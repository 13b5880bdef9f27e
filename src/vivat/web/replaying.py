"""Finished games: as a record with every secret, and moment by moment from any seat's knowledge."""

from msgspec import Struct

from vivat.game import GameRecord, IllegalAction, Refusal
from vivat.game.record import AnyGame, new_game
from vivat.table.families import GameView, game_view
from vivat.table.lines import Line
from vivat.table.table import Table
from vivat.web.access import NotFound


class Moment(Struct, frozen=True):
    """A finished game after so many actions."""

    game: int
    moment: int
    of: int
    """The last moment."""
    action: str | None
    """What led here; null at the beginning, and where this view does not know it."""
    views: dict[str, GameView]
    """What each place knew then, by its number; of one place, or of all."""


class GameLog(Struct, frozen=True):
    """The lines of a finished game that one place, or everybody, was told."""

    game: int
    moments: int
    names: list[str]
    lines: list[Line]


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
    game = finished_game(table, number)
    tags = {f"place-{at + 1}": f"bot {place.level}" for at, place in enumerate(table.places) if place.level is not None}
    return GameRecord.of(game, {"table": table.id, **tags}).dumps()


def moment_of(table: Table, number: int, moment: int, place: int | None) -> Moment:
    """The game after so many actions, from one place or with None from all."""
    game = finished_game(table, number)
    last = len(game.actions)
    if not 0 <= moment <= last:
        raise NotFound(Refusal("table-no-such-moment", "", {"number": moment, "most": last}))
    then = new_game(game.options)
    then.replay(game.actions[:moment])  # type: ignore[arg-type]
    places = range(len(table.places)) if place is None else [checked_place(table, place)]
    views = {str(each): game_view(then.observe(table.viewer(each))) for each in places}
    known = place is None and moment > 0
    return Moment(number, moment, last, game.actions[moment - 1].text if known else None, views)


def log_of(table: Table, number: int, place: int | None) -> GameLog:
    """What a place was told of a game; with None every event, secrets included."""
    game = finished_game(table, number)
    if place is None:
        lines = [each.line for each in table.lines if each.line.kind == "event" and each.line.game == number]
    else:
        lines = [
            line for line in table.told(checked_place(table, place)) if line.game == number and line.kind == "event"
        ]
    return GameLog(number, len(game.actions), list(game.options.names), lines)


def checked_place(table: Table, place: int) -> int:
    """The place that was asked for, if this table has it."""
    if not 0 <= place < len(table.places):
        facts = {"number": place + 1, "most": len(table.places)}
        raise NotFound(Refusal("table-no-such-place", "", facts))
    return place
