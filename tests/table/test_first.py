"""R2.2, S2.3: Who begins, by chance or as the host has chosen: a seat, whoever sits down there."""

from typing import Any

import msgspec
import pytest

from tests.table.desk import ADA, BOB, CLEO, Desk, begun, everything, options, replayed
from vivat.game import GameRecord, ImpossibleOptions, IntrigueGame, Viewer
from vivat.table.commands import Arrange, Leave, Rematch, Sit, Start
from vivat.table.options import TableOptions
from vivat.table.submission import rematch_options
from vivat.table.view import PresenceView, view_table
from vivat.web.replaying import record_of


def began(desk: Desk, number: int = -1) -> int | None:
    """The seat that began a game, as everybody sees it."""
    return desk.table.games[number].observe(Viewer("spectator")).first


def view(desk: Desk, chair: int | None) -> Any:
    return view_table(desk.table, chair, PresenceView(now=desk.now))


@pytest.mark.parametrize("seat", range(3))
def test_R2_2_the_seat_that_the_host_chose_begins(seat: int) -> None:
    for seed in range(3):
        desk = Desk(options("me", "random", "random", first_seat=seat), seed=seed)
        desk.do(ADA, Start)
        assert (began(desk), desk.table.asked) == (seat, (seat,))


def test_R2_2_otherwise_chance_decides() -> None:
    firsts = set()
    for seed in range(20):
        desk = Desk(options("me", "random", "random"), seed=seed)
        desk.do(ADA, Start)
        firsts.add(began(desk))
    assert firsts == {0, 1, 2}


def test_R2_2_it_is_the_chair_and_not_who_sat_there_before() -> None:
    desk = Desk(options("open", "me", "open", "random", first_seat=2))
    desk.do(BOB, Sit, chair=2)
    desk.do(BOB, Leave)
    desk.do(CLEO, Sit, chair=2)
    desk.do(BOB, Sit, chair=0)
    desk.do(ADA, Arrange, chair=3, level="steward")
    desk.do(ADA, Start)
    assert began(desk) == 2
    assert desk.table.waited_for == (2,)
    assert [bool(view(desk, chair).legal) for chair in range(4)] == [False, False, True, False]
    assert view(desk, 2).chairs[2].name == "Cleo"
    assert everything(replayed(desk.log)) == everything(desk.table)


@pytest.mark.parametrize(("seat", "chairs"), [(0, (0, 1)), (1, (2,)), (2, (3, 4))])
def test_R11_1_a_chosen_team_begins_with_both_of_its_chairs(seat: int, chairs: tuple[int, ...]) -> None:
    wanted = options(["me", "open"], "open", ["random", "random"], game="vive-le-roi", first_seat=seat)
    desk = begun(wanted, BOB, CLEO)
    assert began(desk) == seat
    assert desk.table.chairs_of(seat) == chairs


def test_R2_2_the_record_says_it_and_chance_does_not() -> None:
    desk = begun(options("me", "open", "random", first_seat=1), BOB)
    desk.play_out()
    text = record_of(desk.table, 1)
    assert "first-seat 2" in text
    assert "first player" not in text
    record = GameRecord.loads(text)
    assert record.game().observe(Viewer("spectator")).winners == view(desk, None).game.winners


@pytest.mark.parametrize("seat", range(4))
def test_S2_3_in_intrigue_too(seat: int) -> None:
    desk = Desk(options("me", "random", "random", "random", game="intrigue", first_seat=seat))
    desk.do(ADA, Start)
    assert began(desk) == seat


def test_S8_2_a_session_begins_as_chosen_and_goes_on_one_seat_further() -> None:
    wanted = options(*["steward"] * 4, game="intrigue", most_rounds=2, session_points=100, first_seat=2)
    desk = Desk(wanted)
    desk.do(ADA, Start)
    for _ in range(3):
        desk.play_out()
        desk.do(ADA, Start)
    assert [began(desk, number) for number in range(4)] == [2, 3, 0, 1]
    assert everything(replayed(desk.log)) == everything(desk.table)


@pytest.mark.parametrize(("game", "article"), [("kingup", "R2.2"), ("intrigue", "S2.3")])
def test_R2_2_a_seat_that_is_not_there_is_refused(game: str, article: str) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        Desk(options("me", *["random"] * 3, game=game, first_seat=4))
    assert (caught.value.refusal.key, caught.value.refusal.article) == ("options-first-seat", article)
    for number in (-1, 8):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": game, "seats": [["open"]] * 4, "first_seat": number}, TableOptions)


def test_a_rematch_begins_where_the_table_began_and_old_tables_left_it_to_chance() -> None:
    desk = begun(options("me", "open", "random", first_seat=2), BOB)
    desk.play_out()
    desk.do(BOB, Rematch)
    assert rematch_options(desk.table, BOB.guest).first_seat == 2
    old = msgspec.json.decode(b'{"game": "kingup", "seats": [["me"], ["random"], ["random"]]}', type=TableOptions)
    assert old.first_seat is None


def test_S2_3_everybody_is_told_who_begins() -> None:
    desk = begun(options("me", "open", "random", "random", game="intrigue", first_seat=3), BOB)
    assert isinstance(desk.table.game, IntrigueGame)
    assert view(desk, 0).game.first == view(desk, None).game.first == 3
