"""Two servers on one database of PostgreSQL: of racing commands one wins, and all people see every line."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, CLEO, DAN, everything, options, replayed
from tests.table.postgres import command
from tests.table.virtual import Eyes, FakeTime, Slow, enter, house_in, until
from vivat.game import Refusal, VivatError
from vivat.table import member, store
from vivat.table.commands import Note, Play, Rematch, Say, Sit, Start
from vivat.table.damage import EntryRow
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.entries import Entry, Kept, Played, RematchAsked, Restarted, Returned
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.member import Member
from vivat.table.options import Clock
from vivat.table.scheduling import Scheduling
from vivat.table.showing import MOST_SHOWN_MS
from vivat.table.store import Store
from vivat.table.submission import SERVER, TRIES, Submission

ROUNDS = 12


class Pair:
    """Two houses in one time, and a table in both."""

    def __init__(self, one: House, other: House, time: FakeTime) -> None:
        self.houses = one, other
        self.time = time

    async def open(self, *seats: str, **more: Any) -> tuple[LoadedTable, LoadedTable]:
        """A new table, known to both."""
        live = await self.houses[0].open(options(*seats, **more), ADA)
        found = await self.houses[1].find(live.table.id)
        assert found is not None
        return live, found

    def lease_holder(self, lives: tuple[LoadedTable, LoadedTable]) -> int | None:
        """Which of them holds a table's lease; never both."""
        found = [number for number, house in enumerate(self.houses) if house.cluster.holds_lease(lives[0].table.id)]
        assert len(found) < 2
        return found[0] if found else None

    async def race(self, lives: tuple[LoadedTable, LoadedTable], *sent: tuple[int, Author, Any]) -> list[int | str]:
        """Commands at the same time, each to one of the houses: the entry, or the key of the refusal."""
        done = await asyncio.gather(
            *(self.houses[number].submit(lives[number], author, each) for number, author, each in sent),
            return_exceptions=True,
        )
        answers: list[int | str] = []
        for each in done:
            assert isinstance(each, int | VivatError), each
            answers.append(each if isinstance(each, int) else each.refusal.key)
        return answers

    async def agree(self, lives: tuple[LoadedTable, LoadedTable]) -> list[Entry]:
        """Until both know all there is, and one of them holds the lease of a game that is played; the log."""
        log = await self.houses[0].store.read_entries(lives[0].table.id)
        await until(lambda: all(live.table.version >= len(log) for live in lives))
        await until(lambda: lives[0].table.status != "playing" or self.lease_holder(lives) is not None)
        await self.time.rest(*self.houses)
        log = await self.houses[0].store.read_entries(lives[0].table.id)
        await until(lambda: all(live.table.version == len(log) for live in lives))
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert everything(lives[0].table) == everything(lives[1].table)
        return log


@asynccontextmanager
async def pair_on(folder: Path, database: str, **more: Any) -> AsyncIterator[Pair]:
    time = FakeTime()
    async with (
        asyncio.timeout(PATIENCE),
        house_in(folder, time, database, prefix="one", **more) as (one, _),
        house_in(folder, time, database, seed=2, prefix="two", **more) as (other, _),
    ):
        yield Pair(one, other, time)


def both(folder: Path, database: str, test: Callable[[Pair], Awaitable[None]], **more: Any) -> None:
    async def run() -> None:
        async with pair_on(folder, database, **more) as pair:
            await test(pair)

    asyncio.run(run())


def test_of_two_who_want_the_last_place_one_gets_it(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        for _ in range(ROUNDS):
            lives = await pair.open("me", "open", "steward")
            answers = await pair.race(lives, (0, BOB, Sit(id="b")), (1, CLEO, Sit(id="c")))
            assert sorted(answers, key=str) == [2, "table-full"]
            await pair.agree(lives)

    both(tmp_path, postgres_database, test)


def test_of_two_answers_to_one_request_one_counts(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "open", "open")
        await pair.race(lives, (0, BOB, Sit(id="b")), (1, CLEO, Sit(id="c")))
        await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
        await pair.agree(lives)
        for number in range(ROUNDS):
            table = lives[0].table
            assert table.game is not None
            if table.game.polled:
                break
            guest = table.chairs[table.waited_for[0]].guest
            author = next(each for each in (ADA, BOB, CLEO) if each.guest == guest)
            first, *_, last = (action.text for action in table.game.legal_actions())
            version, decision = table.version, table.decision
            answers = await pair.race(
                lives,
                (0, author, Play(id=f"x{number}", decision=decision, action=first)),
                (1, author, Play(id=f"y{number}", decision=decision, action=last)),
            )
            assert sorted(answers, key=str) == [version + 1, "table-old-decision"]
            await pair.agree(lives)
            assert lives[1].table.decision == decision + 1

    both(tmp_path, postgres_database, test)


def test_what_one_server_has_acknowledged_another_does_not_refuse_for_want_of_news(
    tmp_path: Path, postgres_database: str
) -> None:
    async def test(pair: Pair) -> None:
        for _ in range(ROUNDS):
            lives = await pair.open("me", "open", "steward")
            await pair.houses[1].submit(lives[1], BOB, Sit(id="b"))
            await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
            await pair.agree(lives)

    both(tmp_path, postgres_database, test)


def test_one_command_sent_to_both_has_one_effect_and_one_answer(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "open", "open")
        for number in range(ROUNDS):
            version = lives[0].table.version
            say = Say(id=f"s{number}", text="long live the King")
            answers = await pair.race(lives, *((which % 2, ADA, say) for which in range(4)))
            assert answers == [version + 1] * 4
            await pair.agree(lives)

    both(tmp_path, postgres_database, test)


def test_watchers_of_both_see_every_line_whatever_is_sent_to_which(tmp_path: Path, postgres_database: str) -> None:
    class Reader(Eyes):
        """Reads on whenever something has changed."""

        def __init__(self, author: Author, live: LoadedTable) -> None:
            super().__init__(author)
            self.live = live
            self.read: list[Any] = []

        def table_changed(self) -> None:
            self.read += self.live.table.lines_for(self.chair)[len(self.read) :]

    async def test(pair: Pair) -> None:
        random = Random(3)
        lives = await pair.open("me", "open", "open")
        people = (ADA, BOB, CLEO, DAN)
        await pair.race(lives, (0, BOB, Sit(id="b")), (1, CLEO, Sit(id="c")))
        await pair.agree(lives)
        readers = [Reader(author, lives[which]) for author in people for which in (0, 1)]
        for reader in readers:
            pair.houses[lives.index(reader.live)].enter(reader.live, reader)
            reader.table_changed()
        acknowledged: dict[tuple[str, str], int] = {}
        for number in range(40):
            sent = [
                (
                    random.randrange(2),
                    author,
                    random.choice(
                        (
                            Say(id=f"s{number}", text=f"{author.name} {number}"),
                            Note(id=f"n{number}", cell="c", mark=str(number)),
                            Start(id=f"t{number}"),
                        )
                    ),
                )
                for author in people
            ]
            for (_, author, each), answer in zip(sent, await pair.race(lives, *sent), strict=True):
                if isinstance(answer, int):
                    acknowledged[author.guest, each.id] = answer
            pair.time._now += 4000
        log = await pair.agree(lives)
        written = {(entry.author, entry.command): entry.seq for entry in log}
        assert acknowledged.items() <= written.items()
        assert len(acknowledged) > 60
        assert replayed(log).lines == lives[0].table.lines
        for reader in readers:
            assert reader.read == lives[0].table.lines_for(reader.chair)

    both(tmp_path, postgres_database, test)


def test_two_who_ask_for_a_rematch_get_one_table(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        for _ in range(3):
            lives = await finished(pair)
            answers = await pair.race(lives, (0, ADA, Rematch(id="again")), (1, BOB, Rematch(id="again")))
            assert all(isinstance(answer, int) for answer in answers)
            log = await pair.agree(lives)
            asked = [entry.body.table for entry in log if isinstance(entry.body, RematchAsked)]
            assert len(asked) == 2
            assert len(set(asked)) == 1
        assert len(await pair.houses[0].store.list_tables()) == 6

    both(tmp_path, postgres_database, test)


async def finished(pair: Pair) -> tuple[LoadedTable, LoadedTable]:
    """A short game that is over, with two people and no clock."""
    wanted = ("me", "open", "random", "random")
    lives = await pair.open(*wanted, game="intrigue", most_rounds=1)
    await pair.houses[1].submit(lives[1], BOB, Sit(id="b"))
    await pair.agree(lives)
    await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
    for number in range(200):
        await pair.agree(lives)
        table = lives[0].table
        if table.status == "finished":
            return lives
        assert table.game is not None
        seat = table.waited_for[0]
        if seat < 2 and not table.chairs[seat].kept:
            action = table.game.legal_actions()[0].text
            play = Play(id=f"p{number}", decision=table.decision, action=action)
            await pair.houses[seat].submit(lives[seat], (ADA, BOB)[seat], play)
    raise AssertionError("no end")


def time_left(live: LoadedTable) -> int:
    """What whoever is asked has from the moment at which they were asked: what happened is shown first."""
    clock = live.table.clock
    return (clock.deadline(live.table.waited_for[0]) or 0) - live.table.changed_at


def test_when_time_is_up_in_both_houses_one_bot_decides(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "open", "open", clock=Clock("decision", 30))
        await pair.race(lives, (0, BOB, Sit(id="b")), (1, CLEO, Sit(id="c")))
        await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
        await pair.agree(lives)
        for number in range(1, 6):
            await pair.time.go(time_left(lives[0]), *pair.houses)
            log = await pair.agree(lives)
            played = [entry.body for entry in log if isinstance(entry.body, Played)]
            assert len(played) == number
            assert {body.by for body in played} == {"clock"}

    both(tmp_path, postgres_database, test)


def test_nobody_is_missed_who_is_at_the_other_server(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        one, other = pair.houses
        lives = await pair.open("me", "open", "steward")
        await other.submit(lives[1], BOB, Sit(id="b"))
        enter(one, lives[0], ADA)
        enter(other, lives[1], BOB)
        await one.submit(lives[0], ADA, Start(id="start"))
        await until(lambda: all(live.presence.people == {"g-ada", "g-bob"} for live in lives))
        await pair.time.go(1_000_000, *pair.houses)
        await pair.agree(lives)
        assert not any(chair.kept for chair in lives[0].table.chairs)

    both(tmp_path, postgres_database, test)


def test_whoever_never_comes_back_is_missed_by_a_server_that_never_saw_them(
    tmp_path: Path, postgres_database: str
) -> None:
    """The server restarts, or the table leaves the memory, or they were at a server that is gone."""

    async def test(pair: Pair) -> None:
        one, other = pair.houses
        lives = await pair.open("me", "open", "steward")
        await other.submit(lives[1], BOB, Sit(id="b"))
        enter(one, lives[0], ADA)
        gone = enter(other, lives[1], BOB)
        await one.submit(lives[0], ADA, Start(id="start"))
        await until(lambda: all(len(live.presence.people) == 2 for live in lives))
        await pair.time.go(90_000, *pair.houses)
        assert not any(chair.kept for chair in lives[0].table.chairs)
        other.exit(lives[1], gone)
        await until(lambda: all(len(live.presence.people) == 1 for live in lives))
        await pair.time.go(120_000, *pair.houses)
        await pair.agree(lives)
        assert [chair.kept for chair in lives[0].table.chairs] == [False, True, False]

    both(tmp_path, postgres_database, test)


def test_who_goes_over_to_the_other_server_has_their_place_there(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        one, other = pair.houses
        lives = await pair.open("me", "open", "open")
        await pair.race(lives, (0, BOB, Sit(id="b")), (1, CLEO, Sit(id="c")))
        enter(one, lives[0], ADA)
        here = enter(one, lives[0], BOB)
        await one.submit(lives[0], ADA, Start(id="start"))
        await pair.agree(lives)
        one.exit(lives[0], here)
        enter(other, lives[1], BOB)
        for _ in range(5):
            await pair.time.go(60_000, *pair.houses)
            await pair.agree(lives)
            await until(lambda: not lives[0].table.chairs[lives[0].table.chair_of(BOB.guest) or 0].kept)
        log = await pair.agree(lives)
        of_bob = [
            type(entry.body)
            for entry in log
            if isinstance(entry.body, Kept | Returned) and entry.body.chair == lives[0].table.chair_of(BOB.guest)
        ]
        assert of_bob in ([], [Kept, Returned])

    both(tmp_path, postgres_database, test)


@pytest.mark.parametrize("leases", [True, False])
def test_no_bot_thinks_twice_though_both_houses_are_looked_at(
    tmp_path: Path, postgres_database: str, leases: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without leases the log is right all the same, and the work is done twice."""
    thoughts: Counter[tuple[int, int]] = Counter()
    begin = Scheduling._begin

    def count(scheduling: Scheduling, live: LoadedTable, seat: int, by_clock: bool) -> None:
        thoughts[live.table.decision, seat] += 1
        begin(scheduling, live, seat, by_clock)

    monkeypatch.setattr(Scheduling, "_begin", count)
    if not leases:
        monkeypatch.setattr(Member, "holds_lease", lambda *_: True)

    async def test(pair: Pair) -> None:
        lives = await pair.open("random", "random", "random")
        for house, live, author in zip(pair.houses, lives, (CLEO, DAN), strict=True):
            enter(house, live, author)
        await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
        await until(lambda: any(live.table.status == "finished" for live in lives))
        if leases:
            log = await pair.agree(lives)
            assert log[-1].body == Played(log[-1].body.seat, log[-1].body.actions, "bot", True)  # type: ignore[union-attr]
        assert (max(thoughts.values()) == 1) is leases

    both(tmp_path, postgres_database, test)


@pytest.mark.parametrize("dies", [True, False])
def test_who_is_gone_is_replaced_and_nobody_loses_time_by_it(
    tmp_path: Path, postgres_database: str, dies: bool
) -> None:
    """A server that stops says so; of one that is found dead the row is removed, as here."""

    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "open", "open", clock=Clock("decision", 30))
        await pair.race(lives, (0, BOB, Sit(id="b")), (0, CLEO, Sit(id="c")))
        await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
        await pair.agree(lives)
        holder = pair.lease_holder(lives) or 0
        gone, other = pair.houses[holder], pair.houses[1 - holder]
        pair.time.pass_by(20_000)
        if dies:
            await command(postgres_database, "DELETE FROM servers WHERE id IN (SELECT server_id FROM leases)")
        else:
            await gone.close()
        await until(lambda: pair.lease_holder(lives) is not None)
        now = pair.houses[pair.lease_holder(lives) or 0]
        await until(lambda: (now.loading.get(lives[0].table.id) or lives[0]).table.next_deadline() is not None)
        live = await now.find(lives[0].table.id)
        assert live is not None
        await until(lambda: (live.table.next_deadline() or (0, 0))[0] == pair.time.now() + 30_000)
        log = await other.store.read_entries(live.table.id)
        assert isinstance(log[-1].body, Restarted)
        decision = live.table.decision
        await pair.time.go(30_000, now)
        async with asyncio.timeout(PATIENCE):
            while live.table.decision == decision:  # its lease may just be renewed; then there is another alarm
                await asyncio.sleep(0.01)
                await pair.time.go(0, now)
        log = await other.store.read_entries(live.table.id)
        assert [entry.body.by for entry in log if isinstance(entry.body, Played)] == ["clock"]

    both(tmp_path, postgres_database, test)


def test_who_is_at_the_other_server_is_seen_and_spectators_are_named(tmp_path: Path, postgres_database: str) -> None:
    async def test(pair: Pair) -> None:
        one, other = pair.houses
        lives = await pair.open("me", "open", "steward")
        await other.submit(lives[1], BOB, Sit(id="b"))
        eyes = enter(one, lives[0], ADA)
        enter(other, lives[1], BOB)
        watches = enter(other, lives[1], replace(DAN, address="inn"))
        await pair.agree(lives)
        await until(lambda: len(lives[0].presence.people) == 3)
        assert lives[0].presence.addresses[DAN.guest] == "inn"
        view = one.view(lives[0], None)
        assert [chair.connected for chair in view.chairs] == [True, True, False]
        assert view.watching == [(DAN.guest, DAN.name)]
        assert view.spectators == 1
        assert eyes.presences
        other.exit(lives[1], watches)
        await until(lambda: one.view(lives[0], None).spectators == 0)
        await command(postgres_database, "DELETE FROM servers")
        await until(lambda: [chair.connected for chair in one.view(lives[0], None).chairs] == [True, True, False])

    both(tmp_path, postgres_database, test)


def test_a_server_that_does_not_reach_the_database_holds_no_lease(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "steward", "steward", clock=Clock("decision", 30))
        await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
        await pair.agree(lives)
        holder = pair.lease_holder(lives) or 0
        cut = pair.houses[holder].store.cluster
        assert isinstance(cut, Member)

        async def fail(*_: object) -> None:
            raise StoreFailure(Refusal("store-away", ""))

        with monkeypatch.context() as patch:
            patch.setattr(cut._registry, "beat", fail)
            await until(lambda: pair.lease_holder(lives) == 1 - holder)
            assert lives[holder].agenda.is_empty
        await until(lambda: cut.membership.is_alive)
        assert pair.lease_holder(lives) == 1 - holder

    both(tmp_path, postgres_database, test)


def test_a_line_written_while_a_table_is_being_read_is_not_missed(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Store.read_rows

    async def test(pair: Pair) -> None:
        one, other = pair.houses
        live = await one.open(options("me", "open", "open"), ADA)
        heard, awake = asyncio.Event(), asyncio.Event()
        hear = other.loading.written
        reading = asyncio.Event()

        async def slow(store: Store, table: str, after: int = 0) -> Sequence[EntryRow]:
            found = await read(store, table, after)
            if store is other.store and not heard.is_set():
                reading.set()
                await heard.wait()
            return found

        def listens(written: Iterable[tuple[str, int]]) -> None:
            awake.set()
            hear(written)
            if (live.table.id, 2) in map(tuple, written):
                heard.set()

        monkeypatch.setattr(Store, "read_rows", slow)
        monkeypatch.setattr(other.loading, "written", listens)
        while not awake.is_set():  # whoever listens hears of every table that is opened
            await one.open(options("me", "open", "open"), BOB)
            await asyncio.sleep(0.01)
        finding = asyncio.create_task(other.find(live.table.id))
        await reading.wait()
        await one.submit(live, BOB, Sit(id="b"))
        found = await finding
        assert found is not None
        await until(lambda: found.table.version == 2)

    both(tmp_path, postgres_database, test)


def test_what_is_written_while_a_house_cannot_hear_is_caught_up_with(tmp_path: Path, postgres_database: str) -> None:
    deaf = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"

    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "open", "open")
        eyes = enter(pair.houses[1], lives[1], DAN)
        await pair.agree(lives)
        await command(postgres_database, deaf)
        await pair.houses[0].submit(lives[0], BOB, Sit(id="b"))
        await until(lambda: lives[1].table.version == 2)
        assert eyes.changes == 1

    both(tmp_path, postgres_database, test)


def test_what_was_written_by_a_server_that_died_before_its_notice_is_found(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "notify", lambda *_: None)
    monkeypatch.setattr(member, "LOOK_BEATS", 1)
    monkeypatch.setattr(member, "LOOK_MS", 10**12)  # the houses' time is not the machine's

    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "open", "open")
        eyes = enter(pair.houses[1], lives[1], DAN)
        await pair.houses[0].submit(lives[0], BOB, Sit(id="b"))
        await until(lambda: lives[1].table.version == 2)
        assert eyes.changes == 1

    both(tmp_path, postgres_database, test)


def test_a_bot_has_its_way_in_the_end_though_people_at_the_other_house_write_first_again_and_again(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[int] = []
    begin, write = Scheduling._begin, Submission.write
    lost = 3 * TRIES

    def count(scheduling: Scheduling, live: LoadedTable, seat: int, by_clock: bool) -> None:
        thoughts.append(live.table.decision)
        begin(scheduling, live, seat, by_clock)

    async def be_late(submission: Submission, live: LoadedTable, author: Author, command_id: str, decided: Any) -> bool:
        nonlocal lost
        if author is SERVER and lost:
            lost -= 1
            return False
        return await write(submission, live, author, command_id, decided)

    monkeypatch.setattr(Scheduling, "_begin", count)
    monkeypatch.setattr(Submission, "write", be_late)

    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "steward", "steward", first_seat=1)
        await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
        await until(lambda: lives[0].table.waited_for == (0,))
        assert sorted(thoughts) == sorted(set(thoughts))

    both(tmp_path, postgres_database, test)


def test_a_house_that_was_late_does_not_let_its_bot_decide_an_old_request(
    tmp_path: Path, postgres_database: str
) -> None:
    slow = Slow()

    async def test(pair: Pair) -> None:
        lives = await pair.open("me", "open", "open", clock=Clock("decision", 30))
        await pair.race(lives, (0, BOB, Sit(id="b")), (1, CLEO, Sit(id="c")))
        await pair.houses[0].submit(lives[0], ADA, Start(id="start"))
        await until(lambda: lives[1].table.status == "playing")
        await until(lambda: any(live.agenda.alarm is not None for live in lives))
        await pair.time.go(30_000 + MOST_SHOWN_MS)
        await until(lambda: len(slow.waiting) == 1)
        assert lives[0].table.game is not None
        asked = lives[0].table.waited_for[0]
        guest = lives[0].table.chairs[asked].guest
        author = next(each for each in (ADA, BOB, CLEO) if each.guest == guest)
        action = lives[0].table.game.legal_actions()[0].text
        await pair.houses[0].submit(lives[0], author, Play(id="p", decision=1, action=action))
        slow.finish()
        log = await pair.agree(lives)
        assert [entry.body.by for entry in log if isinstance(entry.body, Played)] == ["person"]

    both(tmp_path, postgres_database, test, executor=slow)
