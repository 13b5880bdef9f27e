"""R5.10: Without memory aids a vote can be read while the cards lie open, and is gone when the next character moves."""

import msgspec
import pytest

from tests.table.desk import BOB, CLEO, Desk, begun, options
from vivat.game import CastleObservation
from vivat.game.castle.event import VOTE_KINDS
from vivat.table.lines import Line
from vivat.table.view import lines_since

VIEWERS = (None, 0, 1, 2)


def kind(line: Line) -> str:
    """What an event line tells; nothing for other lines."""
    return "" if line.event is None else str(msgspec.json.decode(line.event)["kind"])


def votes(lines: list[Line]) -> int:
    return sum(kind(line) in VOTE_KINDS for line in lines)


def after_election(game: str = "kingup", **more: object) -> Desk:
    """A table where an election has just ended and nobody has moved since."""
    desk = begun(options("me", "open", "open", game=game, **more), BOB, CLEO)
    while not any(kind(line) in ("crowned", "rejected", "cancelled") for line in desk.table.told(None)):
        desk.decide_for(desk.table.waited_for[0])
    return desk


def move_on(desk: Desk) -> None:
    """Until a character has moved."""
    before = sum(kind(line) in ("moved", "placed") for line in desk.table.told(None))
    while sum(kind(line) in ("moved", "placed") for line in desk.table.told(None)) == before:
        desk.decide_for(desk.table.waited_for[0])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_R5_10_votes_can_be_read_while_the_cards_lie_open(viewer: int | None) -> None:
    desk = after_election()
    assert votes(lines_since(desk.table, viewer, 0)) >= 3
    assert lines_since(desk.table, viewer, 0) == desk.table.told(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_R5_10_and_are_gone_when_the_next_character_moves(viewer: int | None) -> None:
    """What came of the election stays, and so does the number of lines."""
    desk = after_election()
    move_on(desk)
    told = lines_since(desk.table, viewer, 0)
    assert votes(told) == 0
    assert sum(line.kind == "discarded" for line in told) >= 3
    assert len(told) == len(desk.table.told(viewer))
    assert any(kind(line) in ("crowned", "rejected", "cancelled") for line in told)
    for number in range(len(told)):
        assert lines_since(desk.table, viewer, number) == told[number:]


@pytest.mark.parametrize("game", ["kingup", "vive-le-roi"])
def test_R5_10_with_memory_aids_they_stay(game: str) -> None:
    desk = after_election(game, memory_aids=True)
    move_on(desk)
    assert votes(lines_since(desk.table, None, 0)) >= 3


def test_R5_10_once_the_game_is_over_everything_may_be_read() -> None:
    desk = after_election()
    desk.play_out()
    assert lines_since(desk.table, 0, 0) == desk.table.told(0)


def test_R5_10_clients_are_told_from_which_event_on_votes_may_be_shown() -> None:
    desk = after_election()
    move_on(desk)
    assert desk.table.game is not None
    for viewer in VIEWERS:
        seen = desk.table.game.observe(desk.table.viewer(viewer))
        assert isinstance(seen, CastleObservation)
        events = [line for line in desk.table.told(viewer) if line.kind == "event"]
        assert votes(events[: seen.open_votes]) >= 3
        assert votes(events[seen.open_votes :]) == 0
        assert all(line.fades == (kind(line) in VOTE_KINDS) for line in events)
