"""R5: ballots lie face down, may be changed until the last one is in, and nobody can tell."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, Desk, action_text, begun, last_played, options, own_ballot
from vivat.table.commands import Play
from vivat.table.entries import Balloted
from vivat.table.fold import CHANGES, Fold
from vivat.table.lines import Addressed
from vivat.table.options import Clock
from vivat.table.summary import row_after
from vivat.table.table import Table
from vivat.table.view import PresenceView, view_table

PEOPLE = (ADA, BOB, CLEO, DAN)


def election(**more: Any) -> Desk:
    """Four people in an election; all have every vote."""
    desk = begun(options("me", "open", "open", "open", **more), BOB, CLEO, DAN)
    desk.until_election()
    return desk


def vote(desk: Desk, seat: int, word: str) -> None:
    desk.now += 1000
    desk.do(PEOPLE[seat], Play, decision=desk.table.decision, action=f"vote {word}")


def seen(table: Table, viewer: int | None, now: int) -> tuple[bytes, list[bytes]]:
    """All that a viewer is shown and told."""
    view = msgspec.json.encode(view_table(table, viewer, PresenceView(now=now)))
    return view, [msgspec.json.encode(line) for line in table.lines_for(viewer)]


def test_all_are_asked_at_once_and_the_last_ballot_plays_all() -> None:
    desk = election()
    order = desk.table.waited_for
    assert sorted(order) == [0, 1, 2, 3]
    words = {0: "no", 1: "yes", 2: "yes", 3: "no"}
    for number, seat in enumerate(reversed(order[1:]), 1):
        vote(desk, seat, words[seat])
        assert isinstance(desk.log[-1].body, Balloted)
        assert len(desk.table.waited_for) == 4 - number
        assert sorted(desk.table.asked) == [0, 1, 2, 3]
    vote(desk, order[0], words[order[0]])
    assert last_played(desk).actions[:4] == tuple(f"vote {words[seat]}" for seat in order)
    assert desk.table.ballots == {}
    assert [line.seat for line in desk.table.lines_for(None) if line.kind == "voted"] == [
        *reversed(order[1:]),
        order[0],
    ]


def test_a_ballot_may_be_changed_until_the_last_one_is_in() -> None:
    desk = election()
    first, *others = desk.table.waited_for
    for word in ("yes", "no", "yes", "no"):
        vote(desk, first, word)
        assert own_ballot(desk.table, first) == f"vote {word}"
    for seat in others:
        vote(desk, seat, "yes")
    assert last_played(desk).actions[0] == "vote no"


def test_after_the_last_ballot_the_request_has_gone() -> None:
    desk = election()
    first, *others = desk.table.waited_for
    now = desk.table.decision
    vote(desk, first, "yes")
    for seat in others:
        vote(desk, seat, "yes")
    assert desk.refused(PEOPLE[first], Play, decision=now, action="vote no") == "table-old-decision"


@pytest.mark.parametrize("clock", [Clock(), Clock(kind="decision", seconds=50), Clock("bank", 500, 5)], ids=str)
@pytest.mark.parametrize("changes", [["no"], ["yes"], ["no", "yes", "no"]], ids=",".join)
def test_nobody_else_can_tell_whether_and_how_often_a_ballot_was_changed(clock: Clock, changes: list[str]) -> None:
    plain, changed = election(clock=clock), election(clock=clock)
    first, second, third, last = plain.table.waited_for
    for desk in (plain, changed):
        vote(desk, first, "yes")
        vote(desk, second, "yes")
    for word in changes:
        vote(changed, first, word)
    plain.now = changed.now
    assert changed.table.version == plain.table.version + len(changes)
    assert_alike_for_all_but(first, plain, changed)
    for desk in (plain, changed):
        vote(desk, third, "no")
    assert_alike_for_all_but(first, plain, changed)
    if changes[-1] != "yes":
        vote(changed, first, "yes")
        plain.now = changed.now
    for desk in (plain, changed):
        vote(desk, last, "yes")
    assert_alike_for_all_but(first, plain, changed)
    assert plain.table.ballots == {}
    assert plain.table.game is not None
    assert changed.table.game is not None
    assert plain.table.game.actions == changed.table.game.actions


def assert_alike_for_all_but(voter: int, one: Desk, other: Desk) -> None:
    """Everybody else is shown and told the same, and lists and clocks say the same."""
    for viewer in (None, *range(4)):
        if viewer != voter:
            assert seen(one.table, viewer, one.now) == seen(other.table, viewer, other.now)
    rows = [msgspec.structs.replace(row_after(desk.table, desk.log[-1]), version=0) for desk in (one, other)]
    if isinstance(one.log[-1].body, Balloted):
        assert rows[0] == rows[1]
    assert one.table.clock == other.table.clock
    assert one.table.seen_at <= other.table.seen_at == one.table.seen_at
    assert one.table.decision == other.table.decision
    assert one.table.next_deadline() == other.table.next_deadline()


def test_a_table_that_tells_of_a_change_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def blabs(fold: Fold, body: Balloted) -> Iterator[Addressed]:
        fold.table.ballots.pop(body.seat, None)
        return Fold.vote(fold, body)

    monkeypatch.setitem(CHANGES, cast(Any, Balloted), blabs)
    with pytest.raises(AssertionError):
        test_nobody_else_can_tell_whether_and_how_often_a_ballot_was_changed(Clock(), ["no"])


def test_that_a_seat_has_voted_is_told_once_and_what_to_nobody_else() -> None:
    desk = election()
    first = desk.table.waited_for[0]
    before = {viewer: len(desk.table.lines_for(viewer)) for viewer in (None, 0, 1, 2, 3)}
    vote(desk, first, "no")
    vote(desk, first, "yes")
    for viewer, number in before.items():
        fresh = desk.table.lines_for(viewer)[number:]
        if viewer == first:
            assert [line.kind for line in fresh] == ["voted", "ballot", "ballot"]
            assert [action_text(line) for line in fresh] == [None, "vote no", "vote yes"]
        else:
            assert [line.kind for line in fresh] == ["voted"]
            assert fresh[0].action is None
        assert view_table(desk.table, viewer, PresenceView()).voted == [first]
        assert own_ballot(desk.table, viewer) == ("vote yes" if viewer == first else None)


def test_a_ballot_without_the_card_is_refused_for_each_by_their_own_cards() -> None:
    desk = election()
    first = desk.table.waited_for[0]
    for seat in range(4):
        key = desk.refused(PEOPLE[seat], Play, decision=desk.table.decision, action="move Odessa")
        assert key == "refused-not-now"
    vote(desk, first, "yes")
    key = desk.refused(PEOPLE[first], Play, decision=desk.table.decision, action="vote stomachache")
    assert key == "refused-no-stomachaches"


def test_bots_vote_with_the_others_and_are_marked() -> None:
    desk = begun(options("me", "open", "steward", "open"), BOB, CLEO)
    desk.until_election()
    desk.decide_for(2, "vote yes", "bot")
    desk.decide_for(0, "vote yes", "clock")
    voted = [(line.seat, line.by) for line in desk.table.lines_for(None) if line.kind == "voted"]
    assert voted == [(2, "bot"), (0, "clock")]
    desk.do(ADA, Play, decision=desk.table.decision, action="vote no")
    assert desk.table.ballots[0].text == "vote no"
