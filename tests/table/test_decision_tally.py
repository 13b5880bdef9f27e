"""Ruling I22: who made the decisions of each chair, as a table counts them and as its records say it."""

from dataclasses import replace

import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, Desk, begun, everything, options, replayed
from vivat.game import GameRecord, ImpossibleOptions
from vivat.table.commands import Give, Leave, Play, Sit, Start
from vivat.table.decide import ABANDONED_MS
from vivat.table.decision_tally import DecisionTally, Maker
from vivat.table.record_tags import decisions_in, ended_in, game_tags


def counts(desk: Desk, chair: int = 0) -> tuple[int, int]:
    """What people and what deputies have decided on a chair in the last game."""
    tally = desk.table.tallies[-1][chair]
    return tally.by_people, tally.deputies


def own_turn(desk: Desk, seat: int = 0) -> None:
    """Play until a seat is asked."""
    while desk.table.waited_for[0] != seat:
        desk.decide_for(desk.table.waited_for[0])


def test_what_people_bots_and_the_clock_decide_is_counted_apart() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    own_turn(desk)
    desk.do(ADA, Play, action=desk.legal(0)[0], decision=desk.table.decision)
    assert counts(desk) == (1, 0)
    own_turn(desk)
    desk.decide_for(0, by="clock")
    assert counts(desk) == (1, 1)
    desk.do(ADA, Leave)
    own_turn(desk)
    desk.decide_for(0, by="bot")
    assert counts(desk) == (1, 2)
    assert counts(desk, 2)[0] == 0
    assert everything(replayed(desk.log)) == everything(desk.table)


def test_R5_2_a_ballot_counts_once_and_for_who_laid_it_last() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    desk.until_election()
    before, bobs = counts(desk), counts(desk, 1)
    desk.decide_for(0, "vote yes", by="clock")
    assert counts(desk) == before, "an election that is still open is nobody's decision"
    desk.do(ADA, Play, action="vote no", decision=desk.table.decision)
    desk.do(ADA, Play, action="vote yes", decision=desk.table.decision)
    for seat in desk.table.waited_for:
        desk.decide_for(seat, by="clock")
    assert counts(desk) == (before[0] + 1, before[1])
    assert counts(desk, 1) == (bobs[0], bobs[1] + 1)


def test_R11_2_a_choice_of_a_team_is_both_players_and_of_one_who_is_away_a_bots() -> None:
    desk = Desk(options(("me", "open"), "random", "random", game="vive-le-roi"))
    desk.do(BOB, Sit)
    desk.do(ADA, Start)
    own_turn(desk)
    action = desk.legal(0)[0]
    desk.do(ADA, Play, action=action, decision=desk.table.decision)
    assert counts(desk) == counts(desk, 1) == (0, 0)
    desk.do(BOB, Play, action=action, decision=desk.table.decision)
    assert counts(desk) == counts(desk, 1) == (1, 0)
    desk.do(BOB, Leave)
    own_turn(desk)
    desk.do(ADA, Play, action=desk.legal(0)[0], decision=desk.table.decision)
    assert (counts(desk), counts(desk, 1)) == ((2, 0), (1, 1))


def test_R11_3_what_one_of_a_team_keeps_is_decided_by_that_one() -> None:
    desk = Desk(options(("me", "open"), "random", "random", game="vive-le-roi", ambition=True))
    desk.do(BOB, Sit)
    desk.do(ADA, Start)
    desk.do(ADA, Play, action=desk.legal(0)[0], decision=desk.table.decision)
    assert (counts(desk), counts(desk, 1)) == ((1, 0), (0, 0))


@pytest.mark.parametrize(("adas", "named"), [(3, None), (5, None), (2, "Dan")])
def test_a_seat_handed_over_counts_for_who_made_most_of_its_decisions(adas: int, named: str | None) -> None:
    """With as many each, for the one who sat there first."""
    desk = begun(options("open", "me", "steward"), BOB)
    for _ in range(adas):
        own_turn(desk)
        desk.decide_for(0, by="person")
    desk.do(BOB, Leave)
    desk.now += ABANDONED_MS
    desk.watching = [DAN]
    desk.do(ADA, Give, chair=0, guest=DAN.guest)
    for _ in range(3):
        own_turn(desk)
        desk.do(DAN, Play, action=desk.legal(0)[0], decision=desk.table.decision)
    assert desk.table.tallies[0][0].people == {BOB.guest: adas, DAN.guest: 3}
    tags = game_tags(desk.table, 1)
    assert tags["decided-1"] == f"{adas + 3} 0"
    assert tags.get("person-1") == named
    assert desk.table.tallies[0][0].player == (BOB if named is None else DAN).guest


def test_nobody_has_decided_where_only_bots_have() -> None:
    tally = DecisionTally()
    tally.add(Maker(0, "", ""))
    assert (tally.player, tally.by_people, tally.deputies) == (None, 0, 1)


def test_a_game_that_is_gone_on_with_goes_on_counting() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    own_turn(desk)
    desk.decide_for(0, by="person")
    own_turn(desk)
    desk.decide_for(0, by="clock")
    again = Desk(options("me", "open", "steward"))
    again.do(BOB, Sit)
    again.resume(GameRecord.loads(desk.record().dumps()))
    assert counts(again) == (1, 1)
    assert again.record() == desk.record()
    own_turn(again)
    again.decide_for(0, by="person")
    assert counts(again) == (2, 1)


def test_each_game_of_a_session_has_its_own_tally_session_and_end() -> None:
    wanted = options("me", *["steward"] * 3, game="intrigue", session_points=20, most_rounds=3)
    desk = begun(wanted)
    desk.play_out()
    first = desk.now
    desk.now += 60_000
    desk.do(ADA, Start)
    desk.play_out()
    one, two = (GameRecord.of(desk.table.games[number - 1], game_tags(desk.table, number)) for number in (1, 2))
    assert (one.tags["session-games"], two.tags["session-games"]) == ("0", "1")
    assert (ended_in(one), ended_in(two)) == (first, desk.now)
    assert decisions_in(one, 0) == (0, desk.table.tallies[0][0].deputies)
    assert decisions_in(one, 1) is None, "bots have no people"


def test_a_game_that_goes_on_has_not_ended() -> None:
    record = begun(options("me", "open", "steward"), BOB).record()
    assert ended_in(record) is None


@pytest.mark.parametrize("tag", ["3", "3 x", "-1 2", "1 2 3", "9999999 1"])
def test_a_tally_that_makes_no_sense_is_refused(tag: str) -> None:
    record = begun(options("me", "open", "steward"), BOB).record()
    wrong = replace(record, tags={**record.tags, "decided-1": tag})
    with pytest.raises(ImpossibleOptions, match="decided-1"):
        decisions_in(wrong, 0)
    again = Desk(options("me", "open", "steward"))
    again.do(CLEO, Sit)
    with pytest.raises(ImpossibleOptions, match="decided-1"):
        again.resume(wrong)


def test_an_end_that_is_no_time_is_refused() -> None:
    record = begun(options("me", "open", "steward"), BOB).record()
    with pytest.raises(ImpossibleOptions, match="ended"):
        ended_in(replace(record, tags={"ended": "yesterday"}))
    assert ended_in(replace(record, tags={"ended": "2023-11-14T22:13:20"})) == 1_700_000_000_000
