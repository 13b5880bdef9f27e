"""Chat, quick phrases, claims, notes, and who does not want to read whom."""

import pytest

from tests.table.desk import ADA, BOB, CLEO, Desk, begun, options
from vivat.game.durations import MINUTE_MS
from vivat.table.commands import Claim, Mute, Note, Phrase, Say, Start
from vivat.table.decide import LINES_A_MINUTE
from vivat.table.view import MOST_CLAIMS, PresenceView, view_table


def three() -> Desk:
    return begun(options("me", "open", "open"), BOB, CLEO)


def test_what_is_said_all_hear_with_who_said_it() -> None:
    desk = three()
    desk.do(BOB, Say, text="  long\tlive \n the\x00 King! ")
    desk.do(BOB, Phrase, phrase="well-played")
    for viewer in (None, 0, 1, 2):
        said, phrase = desk.table.lines_for(viewer)[-2:]
        assert (said.kind, said.chair, said.text, said.team) == ("said", 1, "long live the King!", False)
        assert (phrase.kind, phrase.chair, phrase.phrase) == ("phrase", 1, "well-played")


def test_people_talk_before_and_after_the_game_too() -> None:
    desk = Desk(options("me", "steward", "steward"))
    desk.do(ADA, Say, text="hello?")
    desk.do(ADA, Start)
    desk.play_out()
    desk.do(ADA, Say, text="thanks")
    assert [line.game for line in desk.table.lines_for(None) if line.kind == "said"] == [0, 1]


@pytest.mark.parametrize("text", [" ", "\n\t", "\u200b\u2028", "\x1b\x07"])
def test_a_line_in_which_there_is_nothing_to_read_is_refused(text: str) -> None:
    desk = three()
    assert desk.refused(ADA, Say, text=text) == "table-nothing-said"
    assert desk.refused(ADA, Claim, text=text) == "table-nothing-said"


def test_control_characters_and_line_ends_do_not_reach_anybody() -> None:
    desk = three()
    desk.do(ADA, Say, text="a\u202eb\x1b[31mc\r\nd")
    text = desk.table.lines_for(1)[-1].text
    assert text == "a b [31mc d"
    assert text.isprintable()


def test_so_many_lines_a_minute_are_enough_of_whatever_kind() -> None:
    desk = three()
    for number in range(LINES_A_MINUTE):
        desk.now += 100
        desk.do(ADA, (Say, Claim)[number % 2], text="me!")
    assert desk.refused(ADA, Say, text="and me!") == "table-too-many-lines"
    assert desk.refused(ADA, Claim, text="and me!") == "table-too-many-lines"
    assert desk.refused(ADA, Phrase, phrase="sorry") == "table-too-many-lines"
    desk.do(BOB, Say, text="may I?")


def test_whoever_was_too_loud_may_speak_again_after_a_minute_even_if_nothing_has_happened() -> None:
    desk = three()
    for _ in range(LINES_A_MINUTE):
        desk.do(ADA, Say, text="me!")
    desk.now += 59_999
    assert desk.refused(ADA, Say, text="and me!") == "table-too-many-lines"
    desk.now += 1
    desk.do(ADA, Say, text="sorry")


def test_a_long_ledger_is_not_sent_whole_with_every_change() -> None:
    desk = three()
    for number in range(MOST_CLAIMS + 5):
        desk.now += MINUTE_MS
        desk.do(ADA, Claim, text=f"claim {number}")
    shown = view_table(desk.table, 1, PresenceView()).claims
    assert [claim.text for claim in shown] == [f"claim {number}" for number in range(5, MOST_CLAIMS + 5)]
    assert len([line for line in desk.table.lines_for(1) if line.kind == "claimed"]) == MOST_CLAIMS + 5


def test_a_claim_stays_in_the_ledger_true_or_not() -> None:
    desk = three()
    desk.do(ADA, Claim, text="I am the Sage")
    desk.now += 5
    desk.do(BOB, Claim, text="I will not veto")
    for viewer in (None, 0, 1, 2):
        claims = view_table(desk.table, viewer, PresenceView()).claims
        assert [(claim.chair, claim.text, claim.at) for claim in claims] == [
            (0, "I am the Sage", desk.now - 5),
            (1, "I will not veto", desk.now),
        ]
        assert desk.kinds(viewer)[-2:] == ["claimed", "claimed"]


def test_whom_one_mutes_one_does_not_read_from_now_on_and_nobody_else_notices() -> None:
    desk, other = three(), three()
    for each in (desk, other):
        each.do(BOB, Say, text="before")
    desk.do(ADA, Mute, chair=1)
    for each in (desk, other):
        each.do(BOB, Say, text="muted")
        each.do(BOB, Phrase, phrase="hello")
        each.do(BOB, Claim, text="muted too")
        each.do(CLEO, Say, text="heard")
    said = [line.text for line in desk.table.lines_for(0) if line.kind in ("said", "phrase", "claimed")]
    assert said == ["before", "heard"]
    view = view_table(desk.table, 0, PresenceView())
    assert (view.muted, view.claims) == ([1], [])
    for viewer in (None, 1, 2):
        assert desk.table.lines_for(viewer) == other.table.lines_for(viewer)
        view = view_table(desk.table, viewer, PresenceView())
        assert (view.muted, [claim.text for claim in view.claims]) == ([], ["muted too"])
    desk.do(ADA, Mute, chair=1, muted=False)
    desk.do(BOB, Say, text="again")
    assert desk.table.lines_for(0)[-1].text == "again"
    assert desk.kinds(0)[-2:] == ["unmuted", "said"]


def test_lines_are_never_taken_back_by_muting_later() -> None:
    desk = three()
    desk.do(BOB, Say, text="one")
    before = list(desk.table.lines_for(0))
    desk.do(ADA, Mute, chair=1)
    desk.do(BOB, Say, text="two")
    assert desk.table.lines_for(0)[: len(before)] == before
    assert desk.table.lines_for(0)[-1].kind == "muted"


def test_a_notebook_is_its_owners_alone() -> None:
    desk, other = three(), three()
    desk.do(ADA, Note, cell="bob:king", mark="?")
    desk.do(ADA, Note, cell="bob:king", mark="no")
    desk.do(ADA, Note, cell="cleo:king", mark="yes")
    desk.do(ADA, Note, cell="cleo:king", mark="")
    assert view_table(desk.table, 0, PresenceView()).notes == {"bob:king": "no"}
    for viewer in (None, 1, 2):
        assert desk.table.lines_for(viewer) == other.table.lines_for(viewer)
        assert view_table(desk.table, viewer, PresenceView()) == view_table(other.table, viewer, PresenceView())


def test_a_full_notebook_can_still_be_corrected() -> None:
    desk = three()
    for number in range(400):
        desk.do(ADA, Note, cell=f"c{number}", mark="x")
    assert desk.refused(ADA, Note, cell="one more", mark="x") == "table-notebook-full"
    desk.do(ADA, Note, cell="c7", mark="y")
    desk.do(ADA, Note, cell="c7", mark="")
    desk.do(ADA, Note, cell="one more", mark="x")
