"""Who is told when: after a while, once, not in quiet hours, and not if they came."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.notices.told import MINUTE, Told, subscribe, telling_house
from tests.table.desk import ADA, BOB, NOON, options
from tests.table.test_days import begun, move
from tests.table.virtual import FakeTime, enter, until
from vivat.game import Refusal
from vivat.notices import notifier
from vivat.notices.channels import NoticePreferences, claim
from vivat.notices.channels import Told as Claim
from vivat.table.commands import Holiday, Note, Play, Rematch, Sit, Start
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.options import Clock
from vivat.table.store import Store

THREE_DAYS = Clock("days", days=3)


def in_house(folder: Path, test: Callable[[Told], Awaitable[None]]) -> None:
    """A test in a house where Ada and Bob want to be told."""

    async def run() -> None:
        async with telling_house(folder) as told:
            for author in (ADA, BOB):
                await subscribe(told.house, author)
            await test(told)

    asyncio.run(run())


async def second_table(house: House, clock: Clock = THREE_DAYS) -> LoadedTable:
    """Another table at which Ada is asked first."""
    live = await house.open(options("me", "open", "random", clock=clock, first_seat=0), ADA, "second")
    await house.submit(live, BOB, Sit(id="sit"))
    await house.submit(live, ADA, Start(id="start"))
    return live


def test_whoever_is_not_there_is_told_once_for_each_decision(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        live = await begun(told.house)
        await told.go(1.9)
        assert told.sent == []
        await told.go(2 * 24 * 60)
        assert told.minutes == [(2, "g-ada")]
        message = told.sent[0][2]
        assert (message.title, message.body) == ("KingUp!: it is your turn", "One game waits for you.")
        assert (message.path, message.tag) == ("/table/days", "/table/days")
        at = (told.time.now() - NOON) / MINUTE
        await move(told.house, live, told.time)
        await told.go(60)
        assert told.minutes[1:] == [(at + 2, "g-bob")]

    in_house(tmp_path, test)


def test_nobody_is_told_who_has_been_seen_since_or_has_decided(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        live = await begun(told.house)
        await told.go(1)
        told.notices.seen.touch(ADA.guest)  # a request about something else
        await told.go(60)
        assert told.sent == []
        await move(told.house, live, told.time)
        await told.go(1)
        await move(told.house, live, told.time)  # Bob has decided, without a socket
        await told.go(1.5)
        assert told.sent == []
        eyes = enter(told.house, live, ADA)  # she looks, and goes again
        told.house.exit(live, eyes)
        await told.go(60)
        assert told.sent == []

    in_house(tmp_path, test)


@pytest.mark.parametrize("was_seen", [False, True])
def test_a_restart_tells_nobody_twice_and_forgets_nobody(tmp_path: Path, was_seen: bool) -> None:
    async def run() -> None:
        time = FakeTime()
        async with telling_house(tmp_path, time) as told:
            await subscribe(told.house, ADA)
            live = await begun(told.house)
            await told.go(1)
            if was_seen:
                told.notices.seen.touch(ADA.guest)
        async with telling_house(tmp_path, time, sent=told.sent) as again:
            await again.go(60)
            assert again.minutes == ([] if was_seen else [(2, "g-ada")])
        async with telling_house(tmp_path, time, sent=told.sent) as third:
            await third.go(60)
            found = await third.house.find(live.table.id)
            assert found is not None
            assert found.table.waited_for == (0,)
            assert third.minutes == ([] if was_seen else [(2, "g-ada")])

    asyncio.run(run())


def test_several_tables_are_put_into_one_notice(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        await begun(told.house)
        await told.go(1)
        await second_table(told.house)
        await told.go(60)
        assert told.minutes == [(2, "g-ada")]
        message = told.sent[0][2]
        assert message.title == "2 games wait for you."
        assert message.body == "KingUp!: it is your turn\nKingUp!: it is your turn"
        assert message.path == "/"

    in_house(tmp_path, test)


def test_what_waits_already_is_counted_in_the_next_notice(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        await begun(told.house)
        await told.go(10)
        await second_table(told.house)
        await told.go(60)
        assert told.minutes == [(2, "g-ada"), (12, "g-ada")]
        assert told.sent[1][2].title == "KingUp!: it is your turn"
        assert told.sent[1][2].body == "2 games wait for you."

    in_house(tmp_path, test)


def test_what_others_do_in_secret_at_one_table_does_not_stop_a_notice_of_another(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        live = await begun(told.house)
        second = await second_table(told.house)
        enter(told.house, second, ADA)
        await told.go(1)
        await told.house.submit(second, BOB, Note(id="n", cell="a", mark="b"))
        await told.go(60)
        assert told.minutes == [(2, "g-ada")]
        assert told.sent[0][2].path == f"/table/{live.table.id}"

    in_house(tmp_path, test)


def hour(at: int) -> str:
    """A time of day in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%H:%M")


@pytest.mark.parametrize("decides", [False, True])
def test_quiet_hours_move_a_notice_to_their_end(tmp_path: Path, decides: bool) -> None:
    async def test(told: Told) -> None:
        begins, ends = hour(NOON - 30 * MINUTE), hour(NOON + 90 * MINUTE)
        await subscribe(told.house, ADA, NoticePreferences(quiet_from=begins, quiet_to=ends))
        live = await begun(told.house)
        await told.go(80)
        assert told.sent == []
        if decides:
            await move(told.house, live, told.time)
        await told.go(60)
        mine = [at for at, guest, _ in told.sent if guest == "g-ada"]
        assert mine == ([] if decides else [(NOON // MINUTE + 90) * MINUTE])

    in_house(tmp_path, test)


def test_of_quick_games_only_those_are_told_who_want_it(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        await second_table(told.house, Clock("none"))
        await told.go(5)
        assert told.sent == []
        await subscribe(told.house, BOB, NoticePreferences(every_table=True))
        live = await told.house.find("second")
        assert live is not None
        await move(told.house, live, told.time)
        await told.go(5)
        assert told.minutes == [(7, "g-bob")]

    in_house(tmp_path, test)


def test_that_a_game_is_over_is_told_to_those_who_did_not_see_it(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        live = await begun(told.house)
        eyes = enter(told.house, live, ADA)
        while live.table.status == "playing":
            await play_any(told.house, live)
            await told.go(0.1)
        told.house.exit(live, eyes)
        await told.go(60)
        assert [(guest, message.title, message.body) for _, guest, message in told.sent] == [
            ("g-bob", "KingUp!: the game is over", "No game waits for you now.")
        ]
        at = (told.time.now() - NOON) / MINUTE
        await told.house.submit(live, ADA, Rematch(id="again"))
        await told.go(60)
        assert told.minutes[1:] == [(at + 2, "g-bob")]
        assert [(guest, message.title, message.path) for _, guest, message in told.sent[1:]] == [
            ("g-bob", "KingUp!: others want to play once more", f"/table/{live.table.rematch}")
        ]

    in_house(tmp_path, test)


@pytest.mark.parametrize("why_not", ["", "sits", "wants none", "begun"])
def test_a_new_table_of_a_circle_is_told_to_who_is_in_it_and_not_there(tmp_path: Path, why_not: str) -> None:
    async def test(told: Told) -> None:
        seats = ("me", "random", "random") if why_not == "begun" else ("me", "open", "open")
        live = await told.house.open(options(*seats), ADA, "new")
        told.notices.notifier.invite(live, [BOB.guest])
        if why_not == "sits":
            await told.house.submit(live, BOB, Sit(id="sit"))
        elif why_not == "wants none":
            await subscribe(told.house, BOB, NoticePreferences(every_table=True, circle_tables=False))
        elif why_not == "begun":
            await told.house.submit(live, ADA, Start(id="start"))
        await told.go(60)
        expected = [("g-bob", "KingUp!: a new table in one of your circles", "/table/new")]
        assert [(guest, message.title, message.path) for _, guest, message in told.sent] == expected * (not why_not)

    in_house(tmp_path, test)


async def play_any(house: House, live: LoadedTable) -> None:
    """Whoever is asked does the first thing they may do."""
    table = live.table
    for seat in table.waited_for:
        if not table.bot_decides(seat):
            action = table.begun_game.legal_actions(seat)[0].text
            play = Play(id=f"{table.decision}-{seat}", decision=table.decision, action=action)
            await house.submit(live, (ADA, BOB)[seat], play)


def test_whoever_is_on_holiday_is_told_after_it(tmp_path: Path) -> None:
    async def test(told: Told) -> None:
        live = await begun(told.house, Clock("days", days=3, holidays=10))
        await told.house.submit(live, ADA, Holiday(id="h", days=2))
        await told.go(4 * 24 * 60)
        assert told.minutes == [(2 * 24 * 60 + 2, "g-ada")]

    in_house(tmp_path, test)


@pytest.mark.parametrize("hours", [-30, 30])
def test_a_clock_that_is_set_tells_nobody_twice_and_nobody_late(tmp_path: Path, hours: int) -> None:
    async def test(told: Told) -> None:
        live = await begun(told.house)
        told.time.pass_by(hours * 60 * MINUTE)
        eyes = enter(told.house, live, Author("g-cleo", "Cleo"))
        told.house.exit(live, eyes)
        await told.go(3)
        assert [guest for _, guest in told.minutes] == ["g-ada"]
        await told.go(60)
        assert len(told.sent) == 1

    in_house(tmp_path, test)


def test_while_the_database_is_away_nobody_is_told_and_afterwards_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise StoreFailure(Refusal("store-away", ""))

    async def test(told: Told) -> None:
        await begun(told.house)
        with monkeypatch.context() as broken:
            broken.setattr(notifier, "claim", away)
            await told.go(2.5)
            assert told.sent == []
        await told.go(60)
        assert told.minutes == [(3, "g-ada")]

    in_house(tmp_path, test)


def test_one_of_many_claims_wins(database: str) -> None:
    async def run() -> None:
        wanted = [Claim("t", "waits", 3)]
        async with Store.open(database) as store:
            won: Sequence[list[Claim]] = await asyncio.gather(*(claim(store, "g", wanted, 1) for _ in range(20)))
            assert sum(map(len, won)) == 1
            assert await claim(store, "g", [Claim("t", "waits", 2)], 1) == []
            assert await claim(store, "g", [Claim("t", "waits", 4), Claim("t", "over", 1)], 1) != []

    asyncio.run(run())


def test_of_two_servers_one_tells(tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        time = FakeTime()
        async with (
            telling_house(tmp_path, time, postgres_database) as one,
            telling_house(tmp_path, time, postgres_database, sent=one.sent, prefix="two") as other,
        ):
            await subscribe(one.house, ADA)
            live = await begun(one.house)
            found = await other.house.find(live.table.id)
            assert found is not None
            await until(lambda: one.house.cluster.holds_lease("days") or other.house.cluster.holds_lease("days"))
            await time.go(3 * MINUTE, one.house, other.house)
            assert one.minutes == [(2, "g-ada")]
            # both believe that the table is theirs: the row decides
            for each in (one, other):
                monkeypatch.setattr(each.house.cluster, "holds_lease", lambda _: True)
            await move(one.house, live, time)
            await until(lambda: found.table.version == live.table.version)
            await subscribe(one.house, BOB)
            await time.go(3 * MINUTE, one.house, other.house)
            assert [guest for _, guest in one.minutes] == ["g-ada", "g-bob"]

    asyncio.run(run())
