"""A log has an end: nobody makes a table so long that it is a burden, and nobody uses up what another has."""

import asyncio
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, Desk, begun, everything, options, replayed
from tests.table.virtual import enter, house_in
from vivat.game import VivatError
from vivat.table import loading
from vivat.table import table as table_module
from vivat.table.commands import Command, Leave, Mute, Note, Pause, Phrase, Play, Resume, Say, Sit, Start
from vivat.table.damage import replay_checked
from vivat.table.entries import Entry, Kept, Played, Returned
from vivat.table.house import House
from vivat.table.options import Clock
from vivat.table.store import Store
from vivat.table.table import Table

MOST = 6


@pytest.fixture
def few_asides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_ASIDES", MOST)


def sent_by_bob(desk: Desk) -> int:
    """How much Bob can write besides the game, of whatever sort, until he is refused."""
    for number in range(3 * MOST):
        sorts: list[tuple[type[Command], dict[str, Any]]] = [
            (Note, {"cell": "c", "mark": f"{number}"}),
            (Mute, {"chair": 0, "muted": number % 2 == 0}),
            (Say, {"text": "la"}),
            (Pause, {}),
            (Resume, {}),
            (Phrase, {"phrase": "hello"}),
        ]
        kind, fields = sorts[number % len(sorts)]
        before = desk.table.version
        try:
            desk.do(BOB, kind, **fields)
        except VivatError:
            assert desk.refused(BOB, kind, **fields) == "table-chair-log-full"
            assert desk.table.version == before
            return number
    raise AssertionError("no end")


def test_from_one_chair_only_so_much_is_written_besides_the_game(few_asides: None) -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    assert sent_by_bob(desk) == MOST - 1, "one more was to sit down"
    desk.do(ADA, Say, text="I can")
    desk.play_out()
    assert desk.table.status == "finished", "what the game needs has room"
    assert everything(replayed(desk.log)) == everything(desk.table)


def test_a_ballot_is_put_down_and_not_changed_without_end(few_asides: None) -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    desk.until_election()
    decision = desk.table.decision
    for number in range(MOST + 1):
        desk.do(ADA, Play, decision=decision, action=("vote yes", "vote no")[number % 2])
    assert desk.refused(ADA, Play, decision=decision, action="vote no") == "table-chair-log-full"
    desk.do(BOB, Play, decision=decision, action="vote yes")
    desk.do(CLEO, Play, decision=decision, action="vote yes")
    assert desk.table.decision > decision


def test_a_team_decides_though_one_has_changed_their_mind_without_end(few_asides: None) -> None:
    desk = begun(options(["me", "open"], "random", "random", game="vive-le-roi", first_seat=0), BOB)
    one, other = desk.legal(0)[:2]
    decision = desk.table.decision
    for number in range(MOST + 1):
        desk.do(ADA, Play, decision=decision, action=(one, other)[number % 2])
    assert desk.refused(ADA, Play, decision=decision, action=other) == "table-chair-log-full"
    desk.do(BOB, Play, decision=decision, action=one)
    assert desk.table.decision > decision


def test_comings_and_goings_before_the_game_have_an_end(few_asides: None) -> None:
    desk = Desk(options("me", "open", "open"))
    for _ in range(MOST // 2):
        desk.do(BOB, Sit, chair=1)
        desk.do(BOB, Leave)
    assert desk.refused(BOB, Sit, chair=1) == "table-chair-log-full"
    desk.do(CLEO, Sit, chair=2)


def test_who_comes_and_goes_without_end_is_kept_at_last(tmp_path: Path, few_asides: None) -> None:
    """Two entries for each time; after the last one a bot plays on for the others."""

    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "open", "random", grace=0), ADA)
            await house.submit(live, BOB, Sit(id="b"))
            await house.submit(live, ADA, Start(id="start"))
            enter(house, live, ADA)
            for _ in range(3 * MOST):
                eyes = enter(house, live, BOB)
                await time.go(1, house)
                house.exit(live, eyes)
                await time.go(1, house)
            log = await house.store.read_entries(live.table.id)
            assert sum(isinstance(entry.body, Kept | Returned) for entry in log) <= MOST
            assert live.table.chairs[1].kept

    asyncio.run(run())


def test_a_table_that_is_played_out_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_MOVES", 20)

    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "random", "random", clock=Clock("decision", 10)), ADA)
            await house.submit(live, ADA, Start(id="start"))
            enter(house, live, ADA)
            enter(house, live, DAN)
            await time.go(3_600_000, house)
            log = await house.store.read_entries(live.table.id)
            assert sum(isinstance(entry.body, Played) for entry in log) == 19
            assert live.table.status == "playing"
            assert (live.table.next_deadline(), live.agenda.jobs, live.table.waited_for) == (None, {}, ())
            await house.submit(live, ADA, Say(id="s", text="A long game"))
            await house.submit(live, ADA, Leave(id="l"))

    asyncio.run(run())


def test_a_log_is_read_and_played_through_beside_the_event_loop(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def watched(table_id: str, log: Iterable[Entry]) -> Table:
        threads.append(threading.current_thread().name)
        return replay_checked(table_id, log)

    monkeypatch.setattr(loading, "replay_checked", watched)

    async def run() -> None:
        async with Store.open(sqlite_database) as store:
            house = House(store)
            live = await house.open(options("me", "open", "open"), ADA)
            house.drop(live)
            found = await house.find(live.table.id)
            assert found is not None
            assert (found.table.version, found.table.names) == (1, ["Ada", "", ""])
            assert await house.find("nowhere") is None
            await house.close()

    asyncio.run(run())
    assert [name.startswith("vivat-reading") for name in threads] == [True]


@pytest.mark.parametrize("chair", [None, 0])
def test_deeds_that_are_folded_a_few_at_a_time_are_the_same(chair: int | None) -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    desk.play_out()
    telling, times = desk.table.telling(chair), 1
    while not telling.catch_up(7):
        times += 1
    assert times == -(-len(desk.table.steps) // 7) > 5
    assert telling.deeds() == replayed(desk.log).telling(chair).deeds()
