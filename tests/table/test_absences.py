"""Those who are gone: a bot keeps the chair after a grace period, hands it back, or the host gives it away."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, EVE, options
from tests.table.virtual import Eyes, FakeTime, Slow, enter, house_in, until
from vivat.game import IllegalAction
from vivat.table.commands import Agree, Give, Leave, Mute, Note, Play, Say, Sit, Start
from vivat.table.decide import ABANDONED_MS, ALONE_HOURS, Author
from vivat.table.entries import Kept, Played, Returned
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.table import Table

PEOPLE = (ADA, BOB, CLEO)
SECOND = 1000


class Party:
    """A table of people who come and go."""

    def __init__(self, house: House, time: FakeTime, live: LoadedTable) -> None:
        self.house = house
        self.time = time
        self.live = live
        self.eyes: dict[Author, Eyes] = {}
        self.number = 0

    @property
    def table(self) -> Table:
        return self.live.table

    async def come(self, *authors: Author) -> None:
        for author in authors:
            self.eyes[author] = enter(self.house, self.live, author)
        await self.time.rest(self.house)

    async def go(self, *authors: Author) -> None:
        for author in authors:
            self.house.exit(self.live, self.eyes.pop(author))
        await self.time.rest(self.house)

    async def wait(self, seconds: float) -> None:
        await self.time.go(round(seconds * SECOND), self.house)

    async def do(self, author: Author, kind: Callable[..., Any], **fields: Any) -> None:
        self.number += 1
        await self.house.submit(self.live, author, kind(id=f"c{self.number}", **fields))
        await self.time.rest(self.house)

    async def refused(self, author: Author, kind: Callable[..., Any], **fields: Any) -> str:
        """The key of the refusal."""
        with pytest.raises(IllegalAction) as caught:
            await self.do(author, kind, **fields)
        return caught.value.refusal.key

    async def play(self) -> None:
        """Whoever is asked does anything."""
        seat = self.table.waited_for[0]
        assert self.table.game is not None
        action = self.table.game.legal_actions(seat)[0].text
        await self.do(PEOPLE[seat], Play, decision=self.table.decision, action=action)

    async def bodies(self, *kinds: type) -> list[Any]:
        log = await self.house.store.read_entries(self.table.id)
        return [entry.body for entry in log if isinstance(entry.body, kinds)]


def party(folder: Path, test: Callable[[Party], Awaitable[None]], *seats: str, **more: Any) -> None:
    """Run a test at a table of three people who are all there; it has begun."""

    async def run() -> None:
        async with house_in(folder) as (house, time):
            live = await house.open(options("me", *(seats or ("open", "open")), **more), ADA)
            each = Party(house, time, live)
            for author in PEOPLE[1:]:
                if not live.table.is_full:
                    await each.do(author, Sit)
            await each.come(*(author for author in PEOPLE if live.table.chair_of(author.guest) is not None))
            await each.do(ADA, Start)
            await test(each)

    asyncio.run(run())


def test_after_the_grace_period_a_bot_keeps_the_place_and_hands_it_back_on_return(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await each.go(BOB)
        await each.wait(59.999)
        assert not each.table.chairs[1].kept
        await each.wait(0.001)
        assert each.table.chairs[1].kept
        assert not each.table.chairs[1].gone
        for _ in range(4):
            await each.play()
        played = [body for body in await each.bodies(Played) if body.seat == 1]
        assert played
        assert played[-1].by == "bot"
        assert "bot" in [told.by for told in each.table.telling(None).deeds()]
        await each.come(BOB)
        assert not each.table.chairs[1].kept
        assert await each.bodies(Kept, Returned) == [Kept(1), Returned(1)]
        assert [line.kind for line in each.table.lines_for(None) if line.kind in ("kept", "returned")] == [
            "kept",
            "returned",
        ]
        for _ in range(4):
            await each.play()
        assert [body.by for body in await each.bodies(Played) if body.seat == 1][-1] == "person"

    party(tmp_path, test)


@pytest.mark.parametrize("grace", [0, 5])
def test_the_table_says_how_long_the_grace_period_is(tmp_path: Path, grace: int) -> None:
    async def test(each: Party) -> None:
        await each.go(BOB)
        await each.wait(grace)
        assert each.table.chairs[1].kept

    party(tmp_path, test, grace=grace)


def test_who_is_back_in_time_has_not_been_away(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await each.go(BOB)
        await each.wait(50)
        await each.come(BOB)
        await each.wait(500)
        assert await each.bodies(Kept, Returned) == []
        await each.go(BOB)
        await each.wait(50)
        assert await each.bodies(Kept) == []
        await each.wait(10)
        assert await each.bodies(Kept) == [Kept(1)]

    party(tmp_path, test)


def test_one_of_two_windows_may_be_closed(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        second = enter(each.house, each.live, BOB)
        await each.go(BOB)
        await each.wait(500)
        assert await each.bodies(Kept) == []
        each.house.exit(each.live, second)
        each.house.exit(each.live, second)
        await each.wait(60)
        assert await each.bodies(Kept) == [Kept(1)]

    party(tmp_path, test)


def test_nobody_is_missed_where_nobody_waits(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await each.go(BOB)
        await each.wait(30)
        await each.go(ADA, CLEO)
        await each.wait(5000)
        assert await each.bodies(Kept) == []
        await each.come(ADA)
        await each.wait(59)
        assert await each.bodies(Kept) == []
        await each.wait(1)
        assert await each.bodies(Kept) == [Kept(1), Kept(2)]

    party(tmp_path, test)


def test_before_and_after_the_game_nobody_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "open", "open"), ADA)
            await house.submit(live, BOB, Sit(id="sit"))
            enter(house, live, ADA)
            await time.go(1000 * SECOND, house)
            assert live.table.version == 2

    asyncio.run(run())


def test_while_a_bot_keeps_the_place_its_owner_must_sit_down_to_play(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await each.do(BOB, Leave)
        assert each.table.chairs[1].kept
        await each.go(BOB)
        await each.come(BOB)
        assert each.table.chairs[1].kept
        with pytest.raises(IllegalAction) as caught:
            await each.do(BOB, Play, decision=each.table.decision, action="vote yes")
        assert caught.value.refusal.key == "table-bot-plays-for-you"
        await each.do(BOB, Sit)
        assert not each.table.chairs[1].kept
        assert not each.table.chairs[1].gone

    party(tmp_path, test)


def test_bots_do_not_play_on_at_a_table_that_all_have_left(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await each.do(ADA, Leave)
        await each.do(BOB, Leave)
        before = each.table.decision
        await each.do(CLEO, Leave)
        assert each.table.decision <= before + 1
        before = each.table.decision
        await each.wait(100_000)
        assert each.table.decision == before
        await each.do(BOB, Sit)
        for _ in range(3):
            await each.play()
        assert each.table.decision > before + 3

    party(tmp_path, test)


def test_bots_do_not_play_on_when_one_was_cut_off_and_the_others_left(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await each.go(BOB)
        await each.wait(60)
        assert each.table.chairs[1].kept
        await each.do(ADA, Leave)
        await each.do(CLEO, Leave)
        await each.go(ADA, CLEO)
        assert each.table.status == "playing"
        before = each.table.decision
        await each.wait(100_000)
        assert each.table.decision == before
        await each.come(BOB)
        assert not each.table.chairs[1].kept
        await each.play()
        assert each.table.decision > before

    party(tmp_path, test)


def test_a_table_of_bots_alone_is_played_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("random", "random", "random"), ADA)
            await house.submit(live, ADA, Start(id="start"))
            await time.rest(house)
            assert live.table.status == "finished"

    asyncio.run(run())


async def abandon(each: Party, *watching: Author) -> None:
    """Bob is gone for so long that his chair may be given away to those who watch."""
    await each.go(BOB)
    await each.wait(each.table.options.grace + ABANDONED_MS / SECOND)
    await each.come(*watching)


def test_an_abandoned_chair_is_given_with_what_the_seat_knew_and_without_the_notebook(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        while each.table.waited_for != (0,):
            await each.play()
        await each.do(BOB, Note, cell="odessa", mark="bob's mark")
        await each.do(BOB, Say, text="to myself", team=True)
        await each.do(ADA, Mute, chair=1, muted=True)
        await each.do(BOB, Leave)
        await each.wait(ABANDONED_MS / SECOND)
        await each.come(DAN, EVE)
        known = each.house.view(each.live, 1)
        await each.do(ADA, Give, chair=1, guest=DAN.guest)
        await each.do(CLEO, Agree, chair=1, guest=DAN.guest)
        assert each.table.chair_of(DAN.guest) == 1
        assert each.table.chair_of(BOB.guest) is None
        assert each.eyes[DAN].chair == 1
        assert each.eyes[BOB].chair is None
        assert [line.kind for line in each.table.lines_for(1)][-2:] == ["offered", "given"]
        after = each.house.view(each.live, 1)
        assert after.notes == {}
        assert b"bob's mark" not in msgspec.json.encode([after, each.table.lines_for(1)])
        assert after.chairs[1].name == "Dan"
        assert [line.name for line in each.table.lines_for(1) if line.kind == "said"] == ["Bob"]
        assert msgspec.json.encode(after.game) == msgspec.json.encode(known.game)
        assert each.table.lines_for(None) != each.table.lines_for(1)[: len(each.table.lines_for(None))]
        assert each.table.chairs[0].muted == 0, "Ada did not want to read Bob; Dan is another"
        with pytest.raises(IllegalAction, match="already begun"):
            await each.do(BOB, Sit)
        assert {row.id for row in await each.house.store.tables_of(DAN.guest)} == {each.table.id}
        await each.play()
        assert each.table.waited_for == (1,)
        assert each.table.game is not None
        action = each.table.game.legal_actions(1)[0].text
        await each.do(DAN, Play, decision=each.table.decision, action=action)

    party(tmp_path, test)


def test_a_host_cannot_take_the_chair_of_somebody_who_reloads(tmp_path: Path) -> None:
    """The attack: no grace at all, a second hand that watches, and a victim whose page is gone for a moment."""
    second, friend = Author(f"{ADA.guest}.1", "Ada's other hand"), DAN

    async def test(each: Party) -> None:
        await each.do(BOB, Note, cell="odessa", mark="mine")
        await each.come(second, friend)
        await each.go(BOB)
        await each.wait(0)
        assert each.table.chairs[1].kept
        for taker in (second, friend):
            assert await each.refused(ADA, Give, chair=1, guest=taker.guest) == "table-not-abandoned-long"
        await each.wait(ABANDONED_MS / SECOND - 0.001)
        assert await each.refused(ADA, Give, chair=1, guest=friend.guest) == "table-not-abandoned-long"
        await each.wait(0.001)
        assert await each.refused(ADA, Give, chair=1, guest=second.guest) == "table-was-here"
        await each.do(ADA, Give, chair=1, guest=friend.guest)
        assert each.table.chairs[1].guest == BOB.guest, "Cleo has not agreed"
        assert [line.kind for line in each.table.lines_for(None)][-1] == "offered"
        await each.come(BOB)
        assert await each.refused(CLEO, Agree, chair=1, guest=friend.guest) == "table-no-such-offer"
        assert not each.table.chairs[1].kept
        assert each.house.view(each.live, 1).notes == {"odessa": "mine"}

    party(tmp_path, test, grace=0)


def test_somebody_who_is_gone_for_a_moment_has_to_agree_too(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await abandon(each, DAN)
        await each.go(CLEO)
        await each.wait(0)
        assert each.table.chairs[2].kept
        await each.do(ADA, Give, chair=1, guest=DAN.guest)
        assert each.table.chairs[1].guest == BOB.guest
        await each.wait(ABANDONED_MS / SECOND)
        for kind in (Give, Agree):
            assert await each.refused(ADA, kind, chair=1, guest=DAN.guest) == "table-nobody-agrees"
        assert each.table.chairs[1].guest == BOB.guest

    party(tmp_path, test, grace=0)


@pytest.mark.parametrize("by_command", [False, True])
def test_whoever_comes_back_has_chair_name_and_notebook_back(tmp_path: Path, by_command: bool) -> None:
    async def test(each: Party) -> None:
        await each.do(BOB, Note, cell="odessa", mark="mine")
        await abandon(each, DAN)
        await each.do(ADA, Give, chair=1, guest=DAN.guest)
        await each.do(CLEO, Agree, chair=1, guest=DAN.guest)
        await each.do(DAN, Note, cell="natale", mark="his")
        assert each.eyes[DAN].chair == 1
        assert each.table.given_from(BOB.guest) == 1
        if by_command:
            await each.do(BOB, Sit)
        else:
            await each.come(BOB)
            assert each.eyes[BOB].chair == 1
        assert each.eyes[DAN].chair is None
        view = each.house.view(each.live, 1)
        assert (view.chairs[1].name, view.chairs[1].kept, view.notes) == ("Bob", False, {"odessa": "mine"})
        assert each.table.given_from(BOB.guest) is each.table.given_from(DAN.guest) is None
        assert await each.bodies(Returned) == [Returned(1, BOB.guest, "Bob")]

    party(tmp_path, test)


@pytest.mark.parametrize("how", ["leaves", "is gone"])
def test_a_host_who_is_alone_does_not_take_a_chair_with_another_token_of_their_own(tmp_path: Path, how: str) -> None:
    """Two people: whoever is cut off keeps the chair for a day, and whoever leaves on purpose does not."""
    mine = Author("g-second-token", "Ada again")

    async def test(each: Party) -> None:
        for author in (BOB, CLEO):
            await each.do(author, Leave) if how == "leaves" or author is CLEO else await each.go(author)
        await each.wait(each.table.options.grace + ABANDONED_MS / SECOND)
        await each.come(mine)
        if how == "is gone":
            assert await each.refused(ADA, Give, chair=1, guest=mine.guest) == "table-nobody-agrees"
            await each.wait(ALONE_HOURS * 3600 - ABANDONED_MS / SECOND - 1)
            assert await each.refused(ADA, Give, chair=1, guest=mine.guest) == "table-nobody-agrees"
            await each.wait(1)
        await each.do(ADA, Give, chair=1, guest=mine.guest)
        assert each.table.chairs[1].guest == mine.guest
        if how == "is gone":
            await each.come(BOB)
            await each.wait(0)
            assert each.table.chairs[1].guest == BOB.guest, "and has it back, however late"

    party(tmp_path, test)


def test_of_several_who_had_a_chair_the_first_one_has_it_in_the_end(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await abandon(each, DAN)
        await each.do(ADA, Give, chair=1, guest=DAN.guest)
        await each.do(CLEO, Agree, chair=1, guest=DAN.guest)
        await each.go(DAN)
        await each.wait(each.table.options.grace + ABANDONED_MS / SECOND)
        await each.come(EVE)
        await each.do(ADA, Give, chair=1, guest=EVE.guest)
        await each.do(CLEO, Agree, chair=1, guest=EVE.guest)
        holders = [each.table.chairs[1].name]
        for author in (DAN, BOB):
            await each.come(author)
            holders.append(each.table.chairs[1].name)
        assert holders == ["Eve", "Dan", "Bob"]
        assert each.table.chairs[1].before is None

    party(tmp_path, test)


def test_a_name_of_somebody_who_may_come_back_is_not_given_to_another(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        other_bob = Author("g-other", "Bob")
        await abandon(each, other_bob)
        await each.do(ADA, Give, chair=1, guest=other_bob.guest)
        await each.do(CLEO, Agree, chair=1, guest=other_bob.guest)
        assert each.table.names == ["Ada", "Bob 2", "Cleo"]

    party(tmp_path, test)


def test_only_one_of_two_gets_a_chair_that_was_abandoned(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        await abandon(each, DAN, EVE)
        await each.do(ADA, Give, chair=1, guest=EVE.guest)
        await each.do(ADA, Give, chair=1, guest=DAN.guest)
        assert await each.refused(CLEO, Agree, chair=1, guest=EVE.guest) == "table-no-such-offer"
        await each.do(CLEO, Agree, chair=1, guest=DAN.guest)
        assert await each.refused(ADA, Give, chair=1, guest=EVE.guest) == "table-chair-not-abandoned"

    party(tmp_path, test)


def test_watchers_hear_who_comes_and_goes(tmp_path: Path) -> None:
    async def test(each: Party) -> None:
        before = each.eyes[ADA].presences
        await each.come(DAN)
        assert each.eyes[ADA].presences == before + 1
        assert each.house.view(each.live, 0).watching == [(DAN.guest, "Dan")]
        await each.go(DAN)
        assert each.eyes[ADA].presences == before + 2
        assert each.house.view(each.live, 0).watching == []
        assert [chair.connected for chair in each.house.view(each.live, None).chairs] == [True, True, True]
        await each.go(BOB)
        assert [chair.connected for chair in each.house.view(each.live, None).chairs] == [True, False, True]

    party(tmp_path, test)


def test_a_bot_that_still_thinks_when_its_person_is_back_does_not_decide_for_them(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA)
            for author in PEOPLE[1:]:
                await house.submit(live, author, Sit(id="sit"))
            await house.submit(live, ADA, Start(id="start"))
            asked = live.table.waited_for
            await house.submit(live, PEOPLE[asked[0]], Leave(id="up"))
            await until(lambda: bool(slow.waiting))
            await house.submit(live, PEOPLE[asked[0]], Sit(id="down"))
            slow.finish()
            await FakeTime.rest(house)
            assert live.table.waited_for == asked
            await house.submit(live, PEOPLE[asked[0]], Leave(id="up2"))
            await until(lambda: bool(slow.waiting))
            slow.finish()
            await until(lambda: live.table.waited_for != asked)

    asyncio.run(run())


def test_a_place_is_given_away_while_a_bot_thinks_for_it(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow) as (house, time):
            live = await house.open(options("me", "open", "open"), ADA)
            for author in PEOPLE[1:]:
                await house.submit(live, author, Sit(id="sit"))
            await house.submit(live, ADA, Start(id="start"))
            chair = live.table.waited_for[0]
            await house.submit(live, PEOPLE[chair], Leave(id="up"))
            enter(house, live, DAN)
            host = next(author for author in PEOPLE if author.guest == live.table.host)
            await until(lambda: bool(slow.waiting))
            time.pass_by(ABANDONED_MS)
            await house.submit(live, host, Give(id="give", chair=chair, guest=DAN.guest))
            for author in PEOPLE:
                if author not in (host, PEOPLE[chair]):
                    await house.submit(live, author, Agree(id="agree", chair=chair, guest=DAN.guest))
            slow.finish()
            await FakeTime.rest(house)
            assert live.table.waited_for == (chair,)
            assert live.table.chairs[chair].guest == DAN.guest

    asyncio.run(run())


def test_people_at_one_screen_are_away_and_back_together(tmp_path: Path) -> None:
    beside = Author(f"{BOB.guest}.1", "Bea")

    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "open", "open"), BOB)
            each = Party(house, time, live)
            for author in (ADA, beside):
                await each.do(author, Sit)
            await each.do(BOB, Start)
            await each.come(ADA, beside)
            await each.wait(1000)
            assert not any(chair.kept for chair in live.table.chairs)
            await each.go(beside)
            await each.wait(60)
            assert [chair.kept for chair in live.table.chairs] == [True, False, True]
            await each.come(BOB)
            assert not any(chair.kept for chair in live.table.chairs)

    asyncio.run(run())


def test_tables_that_nobody_needs_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "open", "open"), ADA)
            watched = await house.open(options("me", "open", "open"), ADA)
            eyes = enter(house, watched, ADA)
            assert house.tables == 2
            assert house.sockets == 1
            await time.go(12 * 60 * SECOND, house)
            assert house.tables == 1
            found = await house.find(live.table.id)
            assert found is not None
            assert found is not live
            assert found.table.version == 1
            house.exit(watched, eyes)
            await time.go(24 * 60 * SECOND, house)
            assert house.tables == 0
            assert await house.find("nowhere") is None

    asyncio.run(run())
