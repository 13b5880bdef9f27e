"""R11: One choice for both: one proposes, the other confirms; and what is only for the team stays there."""

from typing import Any

import msgspec
import pytest

from tests.table.desk import (
    ADA,
    BOB,
    CLEO,
    DAN,
    EVE,
    Desk,
    action_text,
    begun,
    last_played,
    options,
    own_ballot,
    proposal_to,
)
from vivat.table.commands import Leave, Phrase, Play, Say, Sit
from vivat.table.decide import Author
from vivat.table.entries import Balloted, Proposed
from vivat.table.table import Table
from vivat.table.view import PresenceView, view_table

PEOPLE = (ADA, BOB, CLEO, DAN, EVE)
TEAMS = options(["me", "open"], ["open", "open"], "open", game="vive-le-roi")
OUTSIDE = (None, 2, 3, 4)


def two_teams(first: int = 0, **more: Any) -> Desk:
    """Ada and Bob, Cleo and Dan, Eve alone; this seat is asked first."""
    wanted = msgspec.structs.replace(TEAMS, **more)
    for seed in range(50):
        desk = begun(wanted, BOB, CLEO, DAN, EVE, seed=seed)
        if desk.table.waited_for == (first,):
            return desk
    raise AssertionError("chance does not want it")


def play(desk: Desk, author: Author, action: str) -> None:
    desk.do(author, Play, decision=desk.table.decision, action=action)


def shown(table: Table, viewer: int | None) -> tuple[bytes, list[bytes]]:
    view = msgspec.json.encode(view_table(table, viewer, PresenceView(now=table.seen_at)))
    return view, [msgspec.json.encode(line) for line in table.lines_for(viewer)]


def test_R11_2_one_proposes_and_the_other_confirms() -> None:
    desk = two_teams()
    action = desk.legal(0)[0]
    play(desk, ADA, action)
    assert isinstance(desk.log[-1].body, Proposed)
    assert desk.table.decision == 1
    assert proposal_to(desk.table, 1) == (0, action)
    play(desk, BOB, action)
    assert last_played(desk).actions[0] == action
    assert desk.table.decision == 2
    assert desk.table.proposals == {}


def test_R11_2_who_proposes_twice_does_not_confirm_it() -> None:
    desk = two_teams()
    play(desk, BOB, desk.legal(0)[0])
    play(desk, BOB, desk.legal(0)[0])
    assert isinstance(desk.log[-1].body, Proposed)
    play(desk, BOB, desk.legal(0)[1])
    assert proposal_to(desk.table, 1) == (1, desk.legal(0)[1])


def test_R11_2_a_different_answer_is_a_new_proposal() -> None:
    desk = two_teams()
    one, other = desk.legal(0)[:2]
    play(desk, ADA, one)
    play(desk, BOB, other)
    assert proposal_to(desk.table, 0) == (1, other)
    assert desk.table.decision == 1
    play(desk, ADA, other)
    assert last_played(desk).actions[0] == other


def test_R11_2_a_bot_agrees_with_its_partner() -> None:
    for seed in range(50):
        desk = begun(options(["me", "steward"], ["steward", "steward"], "steward", game="vive-le-roi"), seed=seed)
        if desk.table.waited_for == (0,):
            break
    assert not desk.table.bot_decides(0)
    assert desk.table.bot_decides(1)
    play(desk, ADA, desk.legal(0)[0])
    assert last_played(desk).by == "person"


def test_R11_2_a_partner_whose_place_a_bot_keeps_agrees() -> None:
    desk = two_teams()
    action = desk.legal(0)[0]
    play(desk, ADA, desk.legal(0)[1])
    desk.do(ADA, Leave)
    play(desk, BOB, action)
    assert last_played(desk).actions[0] == action


def test_R11_2_a_bot_decides_for_a_team_only_when_both_are_gone() -> None:
    desk = two_teams()
    desk.do(ADA, Leave)
    assert not desk.table.bot_decides(0)
    desk.do(BOB, Leave)
    assert desk.table.bot_decides(0)
    desk.do(BOB, Sit)
    assert not desk.table.bot_decides(0)


def test_R11_2_a_proposal_is_seen_by_the_team_alone() -> None:
    silent, talking = two_teams(), two_teams()
    play(talking, ADA, talking.legal(0)[0])
    play(talking, BOB, talking.legal(0)[1])
    for viewer in OUTSIDE:
        assert shown(silent.table, viewer) == shown(talking.table, viewer)
    for chair in (0, 1):
        assert [action_text(line) for line in talking.table.lines_for(chair) if line.action] == talking.legal(0)[:2]
    action = talking.legal(0)[5]
    for desk in (silent, talking):
        play(desk, ADA, action)
        play(desk, BOB, action)
    for viewer in OUTSIDE:
        assert shown(silent.table, viewer) == shown(talking.table, viewer)


def test_R11_2_the_ballot_of_a_team_needs_both_and_both_to_change_it() -> None:
    desk = two_teams()
    desk.until_election()
    play(desk, ADA, "vote yes")
    assert 0 in desk.table.waited_for
    play(desk, BOB, "vote yes")
    assert isinstance(desk.log[-1].body, Balloted)
    assert 0 not in desk.table.waited_for
    play(desk, BOB, "vote no")
    assert own_ballot(desk.table, 0) == "vote yes"
    assert proposal_to(desk.table, 0) == (1, "vote no")
    assert own_ballot(desk.table, 1) == "vote yes"
    assert proposal_to(desk.table, 2) is None
    assert own_ballot(desk.table, 2) is None
    play(desk, ADA, "vote no")
    assert own_ballot(desk.table, 0) == "vote no"
    for author in (CLEO, DAN, EVE):
        play(desk, author, "vote yes")
    assert sorted(last_played(desk).actions[:3]) == ["vote no", "vote yes", "vote yes"]


def test_R11_2_a_change_that_is_only_proposed_when_the_last_ballot_comes_does_not_count() -> None:
    desk = two_teams()
    desk.until_election()
    for author in (ADA, BOB, CLEO, DAN):
        play(desk, author, "vote yes")
    play(desk, BOB, "vote no")
    play(desk, EVE, "vote yes")
    assert last_played(desk).actions[:3] == ("vote yes",) * 3
    assert desk.table.proposals == {}


def test_R11_3_an_ambition_is_chosen_by_one_player_alone() -> None:
    desk = begun(msgspec.structs.replace(TEAMS, ambition=True), BOB, CLEO, DAN, EVE)
    for _ in range(5):
        assert desk.table.game is not None
        deciding = desk.table.game.deciding
        assert deciding is not None
        assert deciding.kind == "player"
        seat = desk.table.waited_for[0]
        assert desk.table.asked_chairs(seat) == (deciding.index,)
        keep = desk.legal(seat)[0]
        partner = next((chair for chair in desk.table.chairs_of(seat) if chair != deciding.index), None)
        if partner is not None:
            now = desk.table.decision
            assert desk.refused(PEOPLE[partner], Play, decision=now, action=keep) == "refused-not-asked"
            assert view_table(desk.table, partner, PresenceView()).legal == []
        assert len(view_table(desk.table, deciding.index, PresenceView()).legal) == 2
        play(desk, PEOPLE[deciding.index], keep)
        assert last_played(desk).actions[0] == keep
    assert desk.table.asked_chairs(0) == (0, 1)


def test_R11_3_an_ambition_is_told_to_its_player_alone() -> None:
    desk = begun(msgspec.structs.replace(TEAMS, ambition=True), BOB, CLEO, DAN, EVE)
    index = desk.table.asked_chairs(desk.table.waited_for[0])[0]
    play(desk, PEOPLE[index], desk.legal(desk.table.waited_for[0])[0])
    told = {viewer: desk.table.telling(viewer).deeds()[-1].deed for viewer in (None, 0, 1, 2, 3, 4)}
    assert [viewer for viewer, deed in told.items() if b"ambition-kept" in bytes(deed)] == [index]
    assert all(b"ambition-chosen" in bytes(deed) for viewer, deed in told.items() if viewer != index)


@pytest.mark.parametrize("secret", ["yes to Odessa", "no to Odessa"])
def test_what_a_team_says_among_itself_nobody_else_hears(secret: str) -> None:
    desk, silent = two_teams(), two_teams()
    desk.do(ADA, Say, text=secret, team=True)
    desk.do(BOB, Phrase, phrase="thanks", team=True)
    for viewer in OUTSIDE:
        assert shown(desk.table, viewer) == shown(silent.table, viewer)
    for chair in (0, 1):
        said = [(line.kind, line.text, line.phrase, line.team) for line in desk.table.lines_for(chair)[-2:]]
        assert said == [("said", secret, None, True), ("phrase", None, "thanks", True)]


def test_who_has_no_partner_talks_to_themselves_in_the_team() -> None:
    desk = two_teams()
    desk.do(EVE, Say, text="hm", team=True)
    assert desk.kinds(4)[-1] == "said"
    for viewer in (None, 0, 1, 2, 3):
        assert "said" not in desk.kinds(viewer)
