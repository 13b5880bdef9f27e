"""The ids of guests: people, and the hands of those who share one screen."""

from tests.table.desk import ADA, Desk, options
from vivat.table import commands
from vivat.table.decide import Author
from vivat.table.guests import MOST_HANDS, hand_id, hand_of, ids_of, person_of
from vivat.table.view import PresenceView, view_table


def test_a_hand_is_of_its_person() -> None:
    guest = hand_id("ada", 12)
    assert (person_of(guest), hand_of(guest)) == ("ada", 12)
    assert guest in ids_of("ada")
    assert (person_of("ada"), hand_of("ada")) == ("ada", None)
    assert len(set(ids_of("ada"))) == MOST_HANDS + 1
    assert set(map(person_of, ids_of("ada"))) == {"ada"}


def test_a_chair_says_which_hand_holds_it() -> None:
    desk = Desk(options("me", "open", "random"), Author(hand_id(ADA.guest, 2), ADA.name))
    assert [chair.hand for chair in view_table(desk.table, None, PresenceView()).chairs] == [2, None, None]


def test_what_can_be_done_openly_is_shown_where_a_screen_is_shared_and_nowhere_else() -> None:
    for host in (Author(hand_id(ADA.guest, 1), ADA.name), ADA):
        desk = Desk(options("me", "random", "random"), host)
        desk.do(host, commands.Start)
        while desk.table.waited_for != (0,):
            assert view_table(desk.table, None, PresenceView()).open_moves == []
            desk.let_bot(desk.table.waited_for[0])
        shown = view_table(desk.table, None, PresenceView()).open_moves
        assert len(shown) == (0 if host is ADA else len(desk.legal(0)))
