"""A desk: a table without store, network or event loop."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.desk import ADA, BOB, Desk, begun, everything, options, replayed
from vivat.bots.remark import Remark
from vivat.game import GameRecord, IllegalAction, ImpossibleOptions
from vivat.game.game import Game
from vivat.table.bot_decision import Chosen
from vivat.table.commands import Claim, Leave, Sit, Start
from vivat.table.damage import DamagedTable, replay_checked
from vivat.table.entries import Balloted, Played, Said, Started


def test_a_command_sent_twice_has_one_effect() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    claim = Claim(id="mine", text="I am the King")
    desk.send(BOB, claim)
    desk.send(BOB, claim)
    assert [each.text for each in desk.table.claims] == ["I am the King"]


def test_bots_decide_for_their_own_seats_and_for_people_who_left_and_for_nobody_else() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    for _ in range(len(desk.table.chairs)):
        seat = desk.table.waited_for[0]
        before = desk.table.version
        desk.let_bot(seat)
        if desk.table.bot_decides(seat):
            continue
        assert desk.table.version == before
        desk.do(ADA if seat == 0 else BOB, Leave)
        desk.let_bot(seat)
        assert isinstance(body := desk.log[-1].body, Played | Balloted)
        assert (body.seat, body.by) == (seat, "bot")


def test_a_bot_speaks_before_it_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = begun(options(*["steward"] * 4, game="intrigue"))
    seat = desk.table.waited_for[0]
    said = Said(desk.table.asked_chairs(seat)[0], "", False, True, Remark("mourning", 1))
    monkeypatch.setattr(desk, "_think", lambda observation, *_: Chosen(observation.legal[0], said))
    desk.let_bot(seat)
    assert [type(entry.body) for entry in desk.log[-2:]] == [Said, Played]


def test_a_clock_decides_for_a_person_too() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    seat = desk.table.waited_for[0]
    desk.let_bot(seat, "clock")
    assert isinstance(body := desk.log[-1].body, Played)
    assert (body.seat, body.by) == (seat, "clock")


def test_the_log_is_the_table() -> None:
    desk = begun(options(*["steward"] * 4, game="intrigue"))
    while desk.table.status == "playing":
        desk.let_bot(desk.table.waited_for[0])
    assert everything(replayed(desk.log)) == everything(desk.table)


@pytest.mark.parametrize("kind", [Started, Played])
def test_an_entry_that_is_wrong_about_the_end_of_its_game_is_damage(kind: type[Started | Played]) -> None:
    desk = begun(options(*["random"] * 3))
    while desk.table.status == "playing":
        desk.let_bot(desk.table.waited_for[0])
    log = list(desk.log)
    number = max(at for at, entry in enumerate(log) if isinstance(entry.body, kind))
    body = log[number].body
    assert isinstance(body, kind)
    log[number] = msgspec.structs.replace(log[number], body=msgspec.structs.replace(body, ends=not body.ends))
    with pytest.raises(DamagedTable) as caught:
        replay_checked("desk", log)
    assert caught.value.entry == log[number].seq


def test_time_does_not_run_backwards_in_a_log() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    before, desk.now = desk.now, desk.now - 1000
    desk.do(BOB, Claim, text="It is early.")
    assert desk.log[-1].at == before


def test_what_is_refused_is_not_in_the_log() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    before = list(desk.log)
    with pytest.raises(IllegalAction):
        desk.send(BOB, Claim(id="c", text="\t"))
    assert desk.log == before


def test_a_record_of_a_desk_gives_the_desk_again() -> None:
    """Game, session, sealed ballots and claims: whatever a record keeps, and nothing of it open before its time."""
    desk = begun(options("me", "open", "steward"), BOB)
    seats = desk.until_election()
    desk.do(BOB, Claim, text="I am the King")
    desk.decide_for(seats[0])
    again = Desk(options("me", "open", "steward"))
    again.do(BOB, Sit)
    again.resume(desk.record())
    assert again.record() == desk.record()
    assert again.table.ballots == desk.table.ballots
    assert again.table.waited_for == desk.table.waited_for
    assert [(claim.chair, claim.text) for claim in again.table.claims] == [(1, "I am the King")]
    assert everything(replayed(again.log)) == everything(again.table)


def test_S8_2_a_record_knows_how_its_session_stood_before_it() -> None:
    wanted = options(*["steward"] * 4, game="intrigue", session_points=20, reduction=True, most_rounds=3)
    desk = begun(wanted)
    desk.play_out()
    desk.do(ADA, Start)
    desk.play_out()
    again = Desk(wanted)
    again.resume(desk.record())
    assert (again.table.session, again.table.session_before) == (desk.table.session, desk.table.session_before)
    assert again.table.status == "finished"
    again.do(ADA, Start)
    assert again.table.session is not None
    assert again.record().options == again.table.session.options
    assert everything(replayed(again.log)) == everything(again.table)


@pytest.mark.parametrize(
    "tags",
    [{"session-scores": "1 2 3"}, {"session-goal": "x"}, {"session-reduction": "perhaps"}, {"session-games": "-1"}],
    ids=["scores of three", "no number", "no switch", "less than none"],
)
def test_S8_2_a_session_that_cannot_be_is_refused(tags: dict[str, str]) -> None:
    wanted = options(*["steward"] * 4, game="intrigue", session_points=20)
    record = begun(wanted).record()
    assert record.tags["session-scores"] == "0 0 0 0"
    with pytest.raises(ImpossibleOptions, match="session"):
        Desk(wanted).resume(replace(record, tags={**record.tags, **tags}))


def test_what_a_record_says_of_claims_is_shown_as_one_line_or_not_at_all() -> None:
    record = begun(options("steward", "steward", "steward")).record()
    tags = {"claim-1": "9 nobody's", "claim-2": "x y", "claim-3": "2 a \x1b[31m red one"}
    desk = Desk(options("steward", "steward", "steward"))
    desk.resume(replace(record, tags={**record.tags, **tags}))
    assert [(claim.chair, claim.text) for claim in desk.table.claims] == [(1, "a [31m red one")]


def test_a_saved_game_is_played_once_when_it_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = begun(options(*["random"] * 3))
    for _ in range(12):
        before.let_bot(before.table.waited_for[0])
    before.record().save(tmp_path / "my.vivat")
    played: list[Any] = []
    honest = Game._apply

    def counted(game: Any, action: Any) -> None:
        played.append(action)
        honest(game, action)

    monkeypatch.setattr(Game, "_apply", counted)
    record = GameRecord.load(tmp_path / "my.vivat")
    after = Desk(options(*["random"] * 3))
    after.resume(record)
    assert after.table.begun_game.actions == before.table.begun_game.actions == tuple(played)
    assert [step.events for step in after.table.steps] == [step.events for step in before.table.steps]
    assert everything(replayed(after.log)) == everything(after.table)


def test_a_record_with_other_actions_is_another_game() -> None:
    record = GameRecord.loads(begun(options(*["random"] * 3)).record().dumps())
    shorter = replace(record, actions=record.actions[:-1])
    assert [action.text for action in shorter.game().actions] == list(record.actions[:-1])
