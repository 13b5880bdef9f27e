"""A table is the replay of its log: whatever is sent to it, by whomever, in whatever order."""

import asyncio
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, EVE, Desk, everything, options, replayed, state_of
from tests.table.virtual import FakeTime, enter, house_in
from vivat.game import VivatError
from vivat.table import commands, entries
from vivat.table.absences import handed_back, kept
from vivat.table.clockwork import SeatClocks
from vivat.table.commands import Command, Play, Say, Sit, Start
from vivat.table.damage import body_decoder
from vivat.table.decide import NEEDS, Author, CommandJudge
from vivat.table.entries import Entry
from vivat.table.fold import CHANGES
from vivat.table.game_entries import decide_for
from vivat.table.guests import person_of
from vivat.table.options import Clock, TableOptions
from vivat.table.store import body_encoder
from vivat.table.table import Decided

PEOPLE = (ADA, BOB, CLEO, DAN, EVE, Author("g-fay", "Ada"))
NEWCOMERS = tuple(Author(f"g-new-{number}", "Newcomer") for number in range(6))
"""They watch, and may be given a chair."""
TABLES: dict[str, TableOptions] = {
    "bank": options("me", "open", "steward", "open", clock=Clock("bank", 90, 2), ask_twice=True),
    "teams": options(
        ["me", "open"], ["open", "random"], "open", game="vive-le-roi", ambition=True, clock=Clock("decision", 20)
    ),
    "emissary": options("me", "open", game="vive-le-roi", emissary=True, wedding=True, clock=Clock("days")),
    "session": options(
        "me", "open", "open", "steward", game="intrigue", most_rounds=2, session_points=2, reduction=True
    ),
}
KINDS: list[type[Command]] = [kind for kind in NEEDS if kind is not commands.StandIn]
"""What people send; at a desk every bot is ready."""
TEXTS = (
    "hello",
    " ",
    "\u202e!",
    "vote yes",
    "place Odessa 3",
    "move Odessa",
    "pass",
    "decline",
    "deal 1",
    "¡",
    "x" * 90,
)


class Crowd:
    """People who send whatever comes into their heads."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.sent: list[tuple[Author, Any]] = []
        self.number = 0

    def command(self, desk: Desk) -> tuple[Author, Any]:
        """A command, sensible or not; now and then one that was sent before."""
        pick = self.random
        if self.sent and pick.random() < 0.1:
            return pick.choice(self.sent)
        self.number += 1
        author = pick.choice(PEOPLE)
        kind = Play if desk.table.status == "playing" and pick.random() < 0.5 else pick.choice(KINDS)
        if kind is Play and desk.table.waited_for and pick.random() < 0.8:
            chair = pick.choice(desk.table.asked_chairs(pick.choice(desk.table.waited_for)))
            author = next((each for each in PEOPLE if each.guest == desk.table.chairs[chair].guest), author)
        if desk.table.offers and pick.random() < 0.3:
            kind = commands.Agree
        if kind is commands.VoteAhead and pick.random() < 0.8:
            chair = pick.choice([number for number, each in enumerate(desk.table.chairs) if each.decides] or [0])
            author = next((each for each in PEOPLE if each.guest == desk.table.chairs[chair].guest), author)
        if desk.table.status == "gathering" and pick.random() < 0.3:
            kind = pick.choice((commands.Sit, commands.Remove))
        if kind in (commands.Give, commands.Remove) and pick.random() < 0.8:
            author = next((each for each in PEOPLE + NEWCOMERS if each.guest == desk.table.host), author)
        command = kind(id=f"w{self.number}", **self.fields(desk, kind, author))
        self.sent.append((author, command))
        return author, command

    def fields(self, desk: Desk, kind: type[Command], author: Author) -> dict[str, Any]:
        pick = self.random
        chair = pick.randrange(len(desk.table.chairs) + 1)
        if kind is commands.MoreTime and desk.table.waited_for and pick.random() < 0.8:
            chair = desk.table.chairs_of(desk.table.waited_for[0])[0]
        answers: dict[type[Command], dict[str, Any]] = {
            commands.Sit: {"chair": pick.choice((None, None, chair))},
            commands.Remove: {"guest": pick.choice([each.guest or "" for each in desk.table.chairs]) or "nobody"},
            commands.Arrange: {"chair": chair, "level": pick.choice(("random", "steward", "open", "sage"))},
            commands.Play: {
                "decision": desk.table.decision - (pick.random() < 0.1),
                "action": self.action(desk, author),
                "sure": pick.random() < 0.7,
            },
            commands.VoteAhead: {
                "character": pick.randrange(14),
                "vote": pick.choice((None, "vote yes", "vote no", "vote no", "pass")),
            },
            commands.Say: {"text": pick.choice(TEXTS), "team": pick.random() < 0.5},
            commands.Phrase: {"phrase": pick.choice(("hello", "bye")), "team": pick.random() < 0.5},
            commands.Claim: {"text": pick.choice(TEXTS), "role": pick.choice((None, 3))},
            commands.Mute: {"chair": chair, "muted": pick.random() < 0.6},
            commands.Note: {"cell": pick.choice(TEXTS), "mark": pick.choice(("", "x"))},
            commands.MoreTime: {"chair": chair},
            commands.Holiday: {"days": pick.randrange(5)},
            commands.Give: {"chair": self.kept(desk, chair), "guest": pick.choice(PEOPLE + NEWCOMERS).guest},
            commands.Agree: self.offered(desk),
        }
        return answers.get(kind, {})

    def kept(self, desk: Desk, chair: int) -> int:
        """A chair that a bot keeps, if there is one."""
        return self.random.choice([number for number, each in enumerate(desk.table.chairs) if each.kept] or [chair])

    def offered(self, desk: Desk) -> dict[str, Any]:
        """A chair that is offered, if there is one."""
        chair, offer = next(iter(desk.table.offers.items()), (0, None))
        return {"chair": chair, "guest": "nobody" if offer is None else offer.guest}

    def action(self, desk: Desk, author: Author) -> str:
        """Something that this guest may do, if it can be; else anything."""
        chair = desk.table.chair_of(author.guest)
        if chair is not None and self.random.random() < 0.8:
            seat = desk.table.options.seat_of[chair]
            if seat in desk.table.asked:
                return self.random.choice(desk.legal(seat))
        return self.random.choice(TEXTS)

    def house(self, desk: Desk) -> Decided | None:
        """What a house does by itself: bots, clocks, absences."""
        table = desk.table
        chair = self.random.randrange(len(table.chairs))
        guest = table.chairs[chair].guest
        if self.random.random() < 0.1 and guest is not None:
            here = {person_of(each.guest) for each in PEOPLE if self.random.random() < 0.3}
            return kept(table, chair, guest) if self.random.random() < 0.5 else handed_back(table, chair, here)
        if self.random.random() < 0.05 and table.next_deadline() is not None:
            return Decided(entries.Restarted())
        if self.random.random() < 0.01:
            return Decided(entries.Forgotten())
        if not table.waited_for:
            return None
        seat = self.random.choice(table.waited_for)
        by: Any = "bot" if table.bot_decides(seat) else "clock"
        if by == "clock" and self.random.random() < 0.4:
            wished = guest is not None and not table.stands_in
            return Decided(entries.StandInAsked(chair)) if wished else None
        action = table.begun_game.parse(self.random.choice(desk.legal(seat)))
        return decide_for(table, seat, action, by, table.decision, desk.dealer)


def begin(desk: Desk) -> None:
    """Bots take the chairs that are still open, and the host begins."""
    host = next(author for author in PEOPLE if author.guest == desk.table.host)
    for number, chair in enumerate(list(desk.table.chairs)):
        if chair.is_open:
            assert desk.table.status == "gathering"
            desk.do(host, commands.Arrange, chair=number, level="random")
    if desk.table.status == "gathering":
        desk.do(host, Start)


def unruly(name: str, seed: int, steps: int = 800) -> Desk:
    """A table to which anything at all was sent; a refused command changes nothing."""
    desk, crowd = Desk(TABLES[name], seed=seed), Crowd(seed)
    desk.watching += PEOPLE + NEWCOMERS
    for step in range(steps):
        if step == 40:
            begin(desk)
        desk.now += crowd.random.choice((0, 7, 1000, 20_000))
        if crowd.random.random() < 0.3:
            decided = crowd.house(desk)
            if decided is not None:
                desk.write("", "", decided)
            continue
        author, command = crowd.command(desk)
        look = everything if step % 10 == 0 else state_of
        before = look(desk.table)
        is_new = (author.guest, command.id) not in desk.table.commands
        try:
            desk.send(author, command)
        except VivatError as error:
            error.refusal.sentence()
            is_new = False
        if is_new:
            assert desk.table.version == before["table"][1] + 1
        else:
            assert look(desk.table) == before
    return desk


@cache
def sent(name: str, seed: int) -> Desk:
    """The same for several tests, which do not change it."""
    return unruly(name, seed)


def stored(log: list[Entry]) -> list[Entry]:
    """A log as it comes back from a database."""
    return [
        Entry(entry.seq, entry.at, entry.author, entry.command, body_decoder.decode(body_encoder.encode(entry.body)))
        for entry in log
    ]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_sent_is_done_or_refused_and_the_replay_is_the_table(name: str, seed: int) -> None:
    desk = sent(name, seed)
    assert stored(desk.log) == desk.log
    assert everything(replayed(stored(desk.log))) == everything(desk.table)


def test_the_crowd_does_everything_there_is() -> None:
    desks = [sent(name, seed) for name in TABLES for seed in range(6)]
    logs = [desk.log for desk in desks]
    assert {desk.table.status for desk in desks} >= {"playing", "finished"}
    done = {type(entry.body) for log in logs for entry in log}
    assert done == set(entries.AnyBody.__args__)
    assert {entry.body.by for log in logs for entry in log if isinstance(entry.body, entries.Played)} == {
        "person",
        "bot",
        "clock",
    }


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_the_same_whether_somebody_looked_at_it_or_not(name: str) -> None:
    desk = sent(name, 3)
    unseen = replayed(desk.log)
    watched = replayed(desk.log[:1])
    for entry in desk.log[1:]:
        [
            (watched.lines_for(viewer), watched.telling(viewer).position)
            for viewer in (None, *range(len(watched.chairs)))
        ]
        watched.apply(entry)
    assert everything(unseen) == everything(watched) == everything(desk.table)


@pytest.mark.parametrize("name", TABLES)
def test_every_prefix_of_a_log_tells_the_beginning_of_what_the_whole_tells(name: str) -> None:
    desk = unruly(name, 8, 150)
    table = replayed([])
    for entry in desk.log:
        table.apply(entry)
        for viewer in (None, *range(len(table.chairs))):
            told = [line.line for line in table.lines if line.is_for(viewer)]
            assert desk.table.lines_for(viewer)[: len(told)] == told
            then, now = table.telling(viewer).deeds(), desk.table.telling(viewer).deeds()
            marks = [(told.number, told.game, told.moment, told.at, told.after, told.by) for told in now]
            assert marks[: len(then)] == [
                (told.number, told.game, told.moment, told.at, told.after, told.by) for told in then
            ]


def test_every_kind_of_entry_has_its_change() -> None:
    assert set(CHANGES) == set(entries.AnyBody.__args__)


def test_a_log_with_a_gap_is_not_replayed() -> None:
    desk = unruly("bank", 1, 60)
    with pytest.raises(AssertionError):
        replayed([*desk.log[:3], *desk.log[4:]])


def test_a_fold_that_depends_on_more_than_the_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    drift = iter(range(10**6))
    charge = SeatClocks.charge

    def drifting(clock: SeatClocks, seat: int, at: int) -> None:
        charge(clock, seat, at)
        clock.bank[seat] += next(drift)

    monkeypatch.setattr(SeatClocks, "charge", drifting)
    desks = [unruly("bank", seed) for seed in range(3)]
    assert any(everything(replayed(desk.log)) != everything(desk.table) for desk in desks)


def test_a_refused_command_that_leaves_a_trace_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    pause = CommandJudge.pause

    def hasty(judge: CommandJudge, command: commands.Pause) -> entries.AnyBody:
        judge.table.pause_requests.add(0)
        return pause(judge, command)

    monkeypatch.setitem(NEEDS, commands.Pause, ("seated", hasty))  # type: ignore[misc]
    with pytest.raises(AssertionError):
        [unruly("bank", seed) for seed in range(6)]


def test_the_same_command_sent_twice_has_one_effect() -> None:
    desk = Desk(options("me", "open", "steward"))
    for _ in range(3):
        desk.send(BOB, Sit(id="a"))
        desk.send(BOB, Say(id="b", text="hello"))
        desk.send(ADA, Say(id="b", text="hello"))
    assert desk.table.version == 4
    assert desk.kinds(None) == ["opened", "sat", "said", "said"]


def test_a_refused_command_may_be_sent_again_with_its_id() -> None:
    desk = Desk(options("me", "open", "steward"))
    with pytest.raises(VivatError):
        desk.send(ADA, Start(id="a"))
    desk.send(BOB, Sit(id="a"))
    desk.send(ADA, Start(id="a"))
    assert desk.table.status == "playing"


def test_a_house_gives_the_same_answer_to_the_same_command_also_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA, "t")
            first = await house.submit(live, BOB, Sit(id="a"))
            answers = await asyncio.gather(*(house.submit(live, BOB, Say(id="b", text="!")) for _ in range(10)))
            assert set(answers) == {first + 1}
            assert await house.submit(live, BOB, Sit(id="a")) == first
        async with house_in(tmp_path) as (house, _):
            again = await house.find("t")
            assert again is not None
            assert await house.submit(again, BOB, Sit(id="a")) == first
            assert again.table.version == first + 1
            assert len(await house.store.read_entries("t")) == first + 1

    asyncio.run(run())


def test_after_a_restart_a_table_is_as_it_was_and_its_bots_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        clock = FakeTime()
        async with house_in(tmp_path, clock) as (house, _):
            live = await house.open(options("me", "steward", "steward"), ADA, "t")
            await house.submit(live, ADA, Start(id="start"))
            await clock.rest(house)
            for number in range(30):
                if live.table.game is not None and live.table.game.polled:
                    break
                assert live.table.game is not None
                action = live.table.game.legal_actions(0)[0].text
                await house.submit(live, ADA, Play(id=f"p{number}", decision=live.table.decision, action=action))
                await clock.rest(house)
            assert sorted(live.table.ballots) == [1, 2]
            before = everything(live.table)
        async with house_in(tmp_path, clock) as (house, _):
            again = await house.find("t")
            assert again is not None
            assert everything(again.table) == before
            await house.submit(again, ADA, Play(id="vote", decision=again.table.decision, action="vote yes"))
            await clock.rest(house)
            assert again.table.waited_for == (0,)

    asyncio.run(run())


def test_a_bot_that_was_to_move_when_the_server_stopped_moves_after_the_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await house.open(options("me", "steward", "steward"), ADA, "t")
            await house.submit(live, ADA, Start(id="start"))
            assert house.public_entries == 2
            await FakeTime.rest(house)
            assert live.table.game is not None
            if live.table.decision == 1:
                action = live.table.game.legal_actions(0)[0].text
                house.background.is_closing = True
                await house.submit(live, ADA, Play(id="play", decision=1, action=action))
                house.background.is_closing = False
            waited = live.table.waited_for
        async with house_in(tmp_path) as (house, _):
            await FakeTime.rest(house)
            again = await house.find("t")
            assert again is not None
            enter(house, again, ADA)
            await FakeTime.rest(house)
            assert waited != again.table.waited_for == (0,)

    asyncio.run(run())


def test_lines_are_small_and_say_only_what_their_kind_needs() -> None:
    desk = sent("teams", 2)
    for line in desk.table.lines_for(None):
        written = msgspec.json.decode(msgspec.json.encode(line))
        assert {"at", "game", "moment", "kind"} <= set(written)
        assert None not in written.values()
