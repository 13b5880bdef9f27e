"""Decisions: who may answer which request, what cannot be undone, and offers that have grown old."""

import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, Desk, begun, last_played, options
from vivat.table.commands import Play
from vivat.table.decide import Author
from vivat.table.view import PresenceView, view_table

PEOPLE = (ADA, BOB, CLEO, DAN)
INTRIGUE = options("me", "open", "open", "open", game="intrigue")


def player(desk: Desk) -> Author:
    """Whoever is asked."""
    return PEOPLE[desk.table.waited_for[0]]


def play(desk: Desk, author: Author, action: str, sure: bool = True) -> None:
    desk.do(author, Play, decision=desk.table.decision, action=action, sure=sure)


def test_who_is_asked_decides_and_the_next_request_has_the_next_number() -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    seat = desk.table.waited_for[0]
    play(desk, PEOPLE[seat], desk.legal(seat)[0])
    assert last_played(desk).by == "person"
    assert desk.table.decision == 2
    assert desk.table.telling(None).deeds()[-1].by is None


@pytest.mark.parametrize("action", ["o 3", "place odessa 3", "PLACE  Odessa 3", "n"])
def test_a_decision_is_said_to_the_letter(action: str) -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    assert desk.refused(player(desk), Play, decision=desk.table.decision, action=action) == "unknown-action"


def test_only_who_is_asked_may_decide_and_only_what_is_legal() -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    asked = desk.table.waited_for[0]
    other = PEOPLE[(asked + 1) % 3]
    now = desk.table.decision
    assert desk.refused(other, Play, decision=now, action=desk.legal(asked)[0]) == "refused-not-asked"
    assert desk.refused(PEOPLE[asked], Play, decision=now, action="move Odessa") == "refused-not-now"
    assert desk.refused(PEOPLE[asked], Play, decision=now, action="deal 3") == "refused-chance"
    assert desk.refused(PEOPLE[asked], Play, decision=now, action="dance") == "unknown-action"


@pytest.mark.parametrize("off", [-1, 1])
def test_an_answer_to_another_request_is_refused(off: int) -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    seat = desk.table.waited_for[0]
    old = desk.table.decision + off
    assert desk.refused(PEOPLE[seat], Play, decision=old, action=desk.legal(seat)[0]) == "table-old-decision"


def goods(desk: Desk, seat: int) -> str:
    """The first goods that can be given or asked for."""
    return next(text for text in desk.legal(seat) if text != "withdraw")


def until_trade(desk: Desk) -> tuple[Author, Author]:
    """Play until somebody can trade, and let them offer something; who offers, and whom."""
    for _ in range(200):
        offering = desk.table.waited_for[0]
        trades = [text for text in desk.legal(offering) if text.startswith("trade with")]
        if trades:
            break
        desk.decide_for(offering)
    play(desk, PEOPLE[offering], trades[0])
    while desk.table.waited_for[0] == offering:
        play(desk, PEOPLE[offering], goods(desk, offering))
    return PEOPLE[offering], player(desk)


def test_an_answer_to_an_offer_that_has_been_countered_is_refused_kindly() -> None:
    desk = begun(INTRIGUE, BOB, CLEO, DAN)
    offering, asked = until_trade(desk)
    first = desk.table.decision
    play(desk, asked, "counter")
    while player(desk) == asked:
        play(desk, asked, goods(desk, PEOPLE.index(asked)))
    assert player(desk) == offering
    assert desk.table.decision > first
    assert desk.refused(offering, Play, decision=first, action="accept") == "table-old-decision"
    assert desk.refused(asked, Play, decision=first, action="accept") == "table-old-decision"
    play(desk, offering, "decline")


def test_a_late_answer_cannot_hit_the_next_offer() -> None:
    desk = begun(INTRIGUE, BOB, CLEO, DAN)
    offering, asked = until_trade(desk)
    first = desk.table.decision
    play(desk, asked, "decline")
    while player(desk) != asked:
        partner = desk.table.chairs[PEOPLE.index(asked)].name
        again = [text for text in desk.legal(PEOPLE.index(offering)) if text == f"trade with {partner}"]
        assert player(desk) == offering
        play(desk, offering, again[0] if again else goods(desk, PEOPLE.index(offering)))
    assert desk.refused(asked, Play, decision=first, action="accept", sure=True) == "table-old-decision"


def test_a_table_that_asks_twice_wants_to_hear_twice_what_cannot_be_undone() -> None:
    desk = begun(
        options("me", "open", "open", "open", game="vive-le-roi", ambition=True, ask_twice=True), BOB, CLEO, DAN
    )
    chair = desk.table.asked_chairs(desk.table.waited_for[0])[0]
    keep = desk.legal(desk.table.waited_for[0])[0]
    assert keep.startswith("keep ambition")
    now = desk.table.decision
    assert desk.refused(PEOPLE[chair], Play, decision=now, action=keep) == "table-are-you-sure"
    play(desk, PEOPLE[chair], keep)
    assert desk.table.decision == now + 1


def test_what_can_be_undone_or_costs_little_is_not_asked_twice() -> None:
    desk = begun(options("me", "open", "open", ask_twice=True), BOB, CLEO)
    play(desk, player(desk), desk.legal(desk.table.waited_for[0])[0], sure=False)
    assert desk.table.decision == 2


def test_what_is_not_legal_is_refused_before_anybody_is_asked_twice() -> None:
    desk = begun(
        options("me", "open", "open", "open", game="vive-le-roi", ambition=True, ask_twice=True), BOB, CLEO, DAN
    )
    chair = desk.table.asked_chairs(desk.table.waited_for[0])[0]
    now = desk.table.decision
    assert desk.refused(PEOPLE[chair], Play, decision=now, action="vote stomachache") == "refused-not-now"


def test_a_view_shows_each_place_its_own_choices_and_nobody_elses() -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    asked = desk.table.waited_for[0]
    for chair in (None, 0, 1, 2):
        view = view_table(desk.table, chair, PresenceView())
        assert view.me == chair
        assert len(view.legal) == (len(desk.legal(asked)) if chair == asked else 0)
        assert view.waited_for == [asked]


def test_a_whole_game_is_played_and_its_end_is_told_once() -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    for _ in range(2000):
        if desk.table.status == "finished":
            break
        seat = desk.table.waited_for[0]
        play(desk, PEOPLE[seat], desk.legal(seat)[-1])
    assert last_played(desk).ends
    assert desk.kinds(None).count("finished") == 1
    assert desk.table.asked == ()
    assert desk.refused(ADA, Play, decision=desk.table.decision, action="vote yes") == "table-is-over"
