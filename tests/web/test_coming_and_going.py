"""Joining, leaving, cut connections, takeovers, rematches, sessions, spectators and clocks, over real sockets."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import intrigue
from tests.patience import PATIENCE
from tests.web.programs import (
    answer,
    check_against_rules,
    fetch_game,
    hear,
    people,
    play_on,
    raw_socket,
    sitting,
    until,
)
from tests.web.server import Running, server
from vivat.client import Client, CommandRefused, TableClient

ALONE = [["me"], ["random"], ["random"]]
TWO = [["me"], ["open"], ["random"]]
THREE = [["me"], ["open"], ["open"], ["random"]]
SHEET = Path(intrigue.__file__).with_name("sheet.toml").read_text()
EASY_SHEET = SHEET.replace("power = 7", "power = 1", 1)
"""The King wins with any Power at all, so that the games of a session are short."""
NO_GAME = "\n".join(f'{role}\nwins = "start"\ngold = 1' for role in SHEET.splitlines() if role.startswith("["))
"""Whoever begins has won."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("going")) as found:
        yield found
        assert "Traceback" not in found.log.read_text()


Told = tuple[list[dict[str, Any]], list[dict[str, Any]]]
"""Lines and deeds."""


def kinds(lines: list[dict[str, Any]]) -> list[str]:
    return [line["kind"] for line in lines]


def moves_of(table: TableClient, seat: int, by: str) -> list[dict[str, Any]]:
    """What somebody else than the person did for a seat."""
    return [told for told in table.deeds if told.get("by") == by and told["deed"].get("seat") == seat]


def ballots_of(table: TableClient, seat: int, by: str) -> list[dict[str, Any]]:
    """The lines that say that somebody else than the person has voted for a seat."""
    return [line for line in table.lines if line.get("by") == by and line.get("seat") == seat]


def elections_in(deeds: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The elections that are over."""
    return [told["deed"] for told in deeds if "result" in told["deed"]]


async def read_in_pieces(client: Client, table_id: str, pieces: random.Random) -> tuple[Told, list[str]]:
    """All lines and deeds, over a connection that is cut again and again; and the types of the messages."""
    lines: list[dict[str, Any]] = []
    deeds: dict[int, dict[str, Any]] = {}
    types: list[str] = []
    resume, status = "", ""
    while status != "finished":
        async with raw_socket(client, table_id, resume) as socket:
            for _ in range(pieces.randint(1, 12)):
                message = await hear(socket)
                types.append(message["type"])
                if message["type"] == "presence":
                    continue
                lines += message["lines"]
                deeds |= {told["number"]: told for told in message["deeds"]}
                resume, status = message["resume"], message["view"]["status"]
                if status == "finished":
                    break
            socket.transport.abort()
    return (lines, list(deeds.values())), types


def discarded_votes(deeds: list[dict[str, Any]], are_open: bool) -> list[dict[str, Any]]:
    """Elections after which a character has moved, whose votes can or cannot be read."""
    moved = max((n for n, told in enumerate(deeds) if told["deed"]["kind"] in ("move", "placement")), default=0)
    past = elections_in(deeds[:moved])
    return [deed for deed in past if any(vote is not None for _, vote in deed["ballots"]) == are_open]


def test_R5_10_who_comes_back_is_not_sent_votes_whose_cards_were_discarded(running: Running) -> None:
    """Over a real socket: fresh, as a spectator, and with a token from before the votes."""

    async def play() -> None:
        choices = random.Random(3)
        async with (
            people(running.address, 4) as guests,
            sitting(guests, "kingup", THREE) as table,
            guests[3].table(table.id) as spectator,
        ):
            await table.host.do("start")
            early = spectator._resume
            deciding = [asyncio.create_task(play_on(each, choices)) for each in table.programs]
            await until(spectator, lambda _: discarded_votes(spectator.deeds, are_open=False))
            for task in deciding:
                task.cancel()
            for guest, resume in ((guests[3], ""), (guests[0], ""), (guests[3], early)):
                async with raw_socket(guest, table.id, resume) as socket:
                    deeds = (await hear(socket))["deeds"]
                    assert discarded_votes(deeds, are_open=False)
                    assert not discarded_votes(deeds, are_open=True)  # those of an election just over lie open

    asyncio.run(play())


def test_a_connection_cut_again_and_again_misses_and_repeats_nothing(running: Running) -> None:
    async def play() -> None:
        choices = random.Random(1)
        async with people(running.address, 4) as guests, sitting(guests, "kingup", THREE) as table:
            readers = [asyncio.create_task(read_in_pieces(guest, table.id, choices)) for guest in guests]
            async with guests[3].table(table.id) as spectator:
                await table.host.do("start")
                await asyncio.gather(*(play_on(each, choices) for each in (*table.programs, spectator)))
                for reader, uncut in zip(readers, (*table.programs, spectator), strict=True):
                    told, types = await reader
                    assert told == (uncut.lines, uncut.deeds)
                    assert types.count("snapshot") == 1
                    assert types[0] == "snapshot"
                    assert len(types) > 10
            game = await fetch_game(guests[0], table.id)
            for program in table.programs:
                check_against_rules(game, program)

    asyncio.run(play())


async def cut_often(table: TableClient, moments: random.Random) -> int:
    """Cut a client's connection while it plays, after every few things that it was told; how often."""
    cuts = 0

    def told() -> int:
        return len(table.lines) + len(table.deeds)

    while table.view["status"] != "finished":
        enough = told() + moments.randint(1, 8)
        while told() < enough and table.view["status"] != "finished":
            await asyncio.sleep(0.001)
        if table._socket is not None:
            table._socket.transport.abort()
            cuts += 1
    return cuts


def test_a_client_whose_connection_is_cut_plays_on(running: Running) -> None:
    async def play() -> None:
        choices = random.Random(2)
        async with people(running.address, 3) as guests, sitting(guests, "vive-le-roi", THREE) as table:
            async with guests[0].table(table.id) as uncut:
                await table.host.do("start")
                cutter = asyncio.create_task(cut_often(table.host, choices))
                await asyncio.gather(*(play_on(each, choices) for each in table.programs))
                assert await cutter > 5
                await until(uncut, lambda view: view["status"] == "finished")
                assert table.host.lines == uncut.lines
                assert table.host.deeds == uncut.deeds
            check_against_rules(await fetch_game(guests[0], table.id), table.host)

    asyncio.run(play())


@pytest.mark.parametrize(
    "resume",
    [
        "w.1.0.0",
        "1.1.0.0",
        "0.999.0.0",
        "0.1.1.0",
        "0.1.0.7",
        "0.-1.0.0",
        "0.1x.0.0",
        "zero.one",
        "0.٣.0.0",
        "0.1",
        ".",
    ],
)
def test_a_resume_token_that_is_not_ours_gives_the_whole_table(running: Running, resume: str) -> None:
    async def look() -> None:
        async with people(running.address, 1) as [guest]:
            table_id = await guest.create("kingup", ALONE)
            async with raw_socket(guest, table_id) as socket:
                whole = await hear(socket)
            async with raw_socket(guest, table_id, resume) as socket:
                again = await hear(socket)
            assert again["type"] == "snapshot"
            assert again["lines"] == whole["lines"]

    asyncio.run(look())


def test_one_of_many_gets_the_last_place(running: Running) -> None:
    async def race() -> None:
        async with people(running.address, 8) as guests:
            table_id = await guests[0].create("kingup", TWO)
            tries = await asyncio.gather(*(each.join(table_id) for each in guests[1:]), return_exceptions=True)
            assert tries.count(None) == 1
            lost = {error.key for error in tries if isinstance(error, CommandRefused)}
            assert lost == {"table-full"}
            winner = guests[1 + tries.index(None)]
            view = await guests[0].request("GET", f"/api/tables/{table_id}")
            assert view["chairs"][1]["guest"] == winner.guest

    asyncio.run(race())


def test_who_leaves_before_the_game_frees_the_place_and_hands_the_table_on(running: Running) -> None:
    async def come_and_go() -> None:
        async with people(running.address, 3) as guests, sitting(guests[:2], "kingup", TWO) as table:
            host, other = table.programs
            await host.do("leave")
            view = await until(other, lambda view: view["host"] == guests[1].guest)
            assert view["chairs"][0]["kind"] == "open"
            with pytest.raises(CommandRefused) as refused:
                await host.do("start")
            assert refused.value.key in ("table-not-seated", "table-host-only")
            await guests[2].join(table.id)
            await other.do("start")
            assert other.view["chairs"][0]["guest"] == guests[2].guest
            assert other.view["status"] == "playing"

    asyncio.run(come_and_go())


def test_a_bot_keeps_the_seat_of_a_leaver_and_hands_it_back(running: Running) -> None:
    async def come_and_go() -> None:
        choices = random.Random(3)
        async with people(running.address, 2) as guests, sitting(guests, "vive-le-roi", TWO) as table:
            leaver, stayer = table.programs
            await leaver.do("start")
            await leaver.do("leave")
            staying = asyncio.create_task(play_on(stayer, choices))
            await until(stayer, lambda _: len(moves_of(stayer, 0, "bot")) > 3)
            assert stayer.view["chairs"][0]["kept"]
            with pytest.raises(CommandRefused, match="bot") as refused:
                await leaver.play("vote yes")
            assert refused.value.key == "table-bot-plays-for-you"
            await leaver.do("sit")
            kept = len(moves_of(leaver, 0, "bot"))
            assert not leaver.view["chairs"][0]["kept"]
            await asyncio.gather(staying, play_on(leaver, choices))
            assert len(moves_of(leaver, 0, "bot")) == kept
            assert kinds(stayer.lines).index("left") < kinds(stayer.lines).index("returned")
            assert stayer.view["host"] == guests[1].guest
            game = await fetch_game(guests[0], table.id)
            for program in table.programs:
                check_against_rules(game, program)

    asyncio.run(come_and_go())


def test_a_bot_keeps_the_seat_of_somebody_whose_connection_is_gone_for_too_long(running: Running) -> None:
    async def come_and_go() -> None:
        choices = random.Random(4)
        async with people(running.address, 2) as guests, sitting(guests[:1], "kingup", TWO, grace=0) as table:
            await guests[1].join(table.id)
            stayer = table.host
            async with guests[1].table(table.id) as seen:
                await stayer.do("start")
                before = list(seen.lines)
            staying = asyncio.create_task(play_on(stayer, choices))
            await until(stayer, lambda view: view["chairs"][1]["kept"] and moves_of(stayer, 1, "bot"))
            async with guests[1].table(table.id) as back:
                await until(back, lambda view: not view["chairs"][1]["kept"])
                assert back.lines[: len(before)] == before
                await asyncio.gather(staying, play_on(back, choices))
                assert "kept" in kinds(back.lines)
                assert "returned" in kinds(back.lines)
                check_against_rules(await fetch_game(guests[0], table.id), back)

    asyncio.run(come_and_go())


def test_the_host_cannot_give_away_a_seat_that_was_just_left(running: Running) -> None:
    async def take_over() -> None:
        choices = random.Random(5)
        async with (
            people(running.address, 4) as guests,
            sitting(guests[:3], "vive-le-roi", THREE, ambition=True, grace=0) as table,
            guests[3].table(table.id),
        ):
            host, leaver, third = table.programs
            await host.do("start")
            playing = [asyncio.create_task(play_on(each, choices)) for each in (host, third)]
            await until(leaver, lambda view: view["legal"])
            await answer(leaver, choices)
            keys = []
            for _ in range(2):
                with pytest.raises(CommandRefused) as refused:
                    await host.do("give", chair=1, guest=guests[3].guest)
                keys.append(refused.value.key)
                if len(keys) == 1:
                    await leaver.do("leave")
            assert keys == ["table-chair-not-abandoned", "table-not-abandoned-long"]
            await asyncio.gather(*playing)

    asyncio.run(take_over())


def test_a_rematch_is_one_new_table_to_which_nobody_is_dragged(running: Running) -> None:
    async def play_twice() -> None:
        choices = random.Random(6)
        async with people(running.address, 3) as guests:
            async with sitting(guests, "viva-il-re", THREE) as table:
                host, second, leaver = table.programs
                await host.do("start")
                with pytest.raises(CommandRefused) as refused:
                    await host.do("rematch")
                assert refused.value.key == "table-not-finished"
                await leaver.do("leave")
                await asyncio.gather(*(play_on(each, choices) for each in (host, second)))
                await asyncio.gather(second.do("rematch"), host.do("rematch"))
                again = host.view["rematch"]
                await until(leaver, lambda view: view["rematch"] == again)
            async with guests[0].table(again) as new_host, guests[1].table(again) as new_second:
                here = [chair["guest"] for chair in new_host.view["chairs"] if chair["guest"]]
                assert len(here) == 1
                assert here[0] in (guests[0].guest, guests[1].guest)
                assert new_host.view["status"] == "gathering"
                assert new_host.options | {"seats": 0} == table.host.options | {"seats": 0}
                assert new_host.view["chairs"][3]["level"] == "random"
                waiting = new_second if here[0] == guests[0].guest else new_host
                starting = new_host if here[0] == guests[0].guest else new_second
                await waiting.do("sit")
                chair = next(number for number, each in enumerate(new_host.view["chairs"]) if each["kind"] == "open")
                await starting.do("arrange", chair=chair, level="random")
                await starting.do("start")
                await asyncio.gather(*(play_on(each, choices) for each in (new_host, new_second)))
                game = await fetch_game(guests[0], again)
                for program in (new_host, new_second):
                    check_against_rules(game, program)

    asyncio.run(play_twice())


def test_a_session_of_intrigue_goes_on_until_somebody_has_the_points(running: Running) -> None:
    async def play_session() -> None:
        choices = random.Random(7)
        seats = [["me"], ["open"], ["random"], ["random"]]
        wished: dict[str, Any] = {"own_sheet": EASY_SHEET, "session_points": 5, "reduction": True}
        async with people(running.address, 2) as guests, sitting(guests, "intrigue", seats, **wished) as table:
            points = [0, 0, 0, 0]
            games = 0
            while max(points) < 5:
                await table.host.do("start")
                games += 1
                await asyncio.gather(*(play_one(each, games, choices) for each in table.programs))
                game = await fetch_game(guests[0], table.id, games)
                for program in table.programs:
                    check_against_rules(game, program, games)
                assert game.game.outcome is not None
                points = [sum(each) for each in zip(points, game.game.outcome.points, strict=True)]  # type: ignore[union-attr]
                assert table.host.view["session"] == points
            with pytest.raises(CommandRefused) as refused:
                await table.host.do("start")
            assert refused.value.key == "table-is-over"

    asyncio.run(play_session())


def test_a_game_that_is_won_as_soon_as_it_is_dealt_is_over(running: Running) -> None:
    async def play() -> None:
        seats = [["me"], ["random"], ["random"], ["random"]]
        wished: dict[str, Any] = {"own_sheet": NO_GAME, "listed": True}
        async with people(running.address, 1) as guests, sitting(guests, "intrigue", seats, **wished) as table:
            await table.host.do("start")
            assert table.host.view["status"] == "finished"
            assert kinds(table.host.lines)[-1] == "finished"
            assert table.id not in [each["id"] for each in await guests[0].request("GET", "/api/tables")]
            check_against_rules(await fetch_game(guests[0], table.id), table.host)

    asyncio.run(play())


async def play_one(table: TableClient, number: int, choices: random.Random) -> None:
    """One game of several."""
    while True:
        view = await until(
            table, lambda view: view["games"] == number and (view["legal"] or view["status"] == "finished")
        )
        if view["status"] == "finished":
            return
        decision = view["decision"]
        await answer(table, choices)
        await until(table, lambda view: view["decision"] != decision)  # noqa: B023


def test_spectators_are_welcome_or_not(running: Running) -> None:
    async def watch() -> None:
        async with people(running.address, 3) as guests:
            closed = await guests[0].create("kingup", ALONE, spectators=False)
            with pytest.raises(CommandRefused) as refused:
                async with asyncio.timeout(PATIENCE), guests[1].table(closed):
                    raise AssertionError("a stranger is in")
            assert refused.value.key == "table-no-spectators"
            for table_id, reason in ((closed, "table-no-spectators"), ("nowhere", "table-unknown")):
                async with raw_socket(guests[1], table_id) as socket:
                    assert await hear(socket) == {"type": "bye", "reason": reason, "final": True}
                    await socket.wait_closed()
                assert (socket.close_code, socket.close_reason) == (1008, reason)
            opened = await guests[0].create("kingup", ALONE)
            async with guests[0].table(opened) as host, guests[1].table(opened) as watcher:
                await until(host, lambda view: [guests[1].guest, "Bruno"] in view["watching"])
                assert watcher.view["me"] is None
                assert watcher.view["legal"] == []
                with pytest.raises(CommandRefused) as refused:
                    await watcher.do("say", text="hello")
                assert refused.value.key == "table-not-seated"
                with pytest.raises(CommandRefused) as refused:
                    await watcher.do("sit")
                assert refused.value.key == "table-full"

    asyncio.run(watch())


def test_when_time_runs_out_a_bot_decides_and_the_line_says_so(running: Running) -> None:
    async def dream() -> None:
        clock = {"kind": "decision", "seconds": 1}
        async with people(running.address, 1) as guests, sitting(guests, "viva-il-re", ALONE, clock=clock) as table:
            dreamer = table.host
            await dreamer.do("start")
            await until(dreamer, lambda view: view["legal"])
            assert dreamer.view["clocks"][0] is not None
            assert dreamer.view["clocks"][1] == 1000
            asked = dreamer.view["decision"]
            await until(dreamer, lambda view: view["decision"] > asked)
            move, *_ = moves_of(dreamer, 0, "clock")
            assert move["deed"]["kind"] == "placement"
            assert not dreamer.view["chairs"][0]["kept"]

    asyncio.run(dream())


def test_a_ballot_that_the_clock_gave_is_marked_too(running: Running) -> None:
    async def dream() -> None:
        choices = random.Random(8)
        clock = {"kind": "decision", "seconds": 2}
        async with people(running.address, 1) as guests, sitting(guests, "viva-il-re", ALONE, clock=clock) as table:
            dreamer = table.host
            await dreamer.do("start")
            while not dreamer.view["voted"] and dreamer.view["asked"] != [0, 1, 2]:
                await until(dreamer, lambda view: view["legal"])
                if dreamer.view["asked"] != [0, 1, 2]:
                    await answer(dreamer, choices)
            await until(dreamer, lambda _: "voted" in kinds(ballots_of(dreamer, 0, "clock")))
            await until(dreamer, lambda _: elections_in(dreamer.deeds))
            [voted, *_] = elections_in(dreamer.deeds)
            assert all(len(ballot) == 2 for ballot in voted["ballots"]), "the votes are told alike, whoever gave them"

    asyncio.run(dream())


def test_a_program_that_is_too_fast_is_slowed_down_and_loses_nothing(running: Running) -> None:
    async def hurry() -> None:
        async with people(running.address, 1) as guests, sitting(guests, "kingup", ALONE) as table:
            await asyncio.gather(*(table.host.do("note", cell=str(n), mark="x") for n in range(130)))
            assert set(table.host.view["notes"]) == {str(n) for n in range(130)}

    asyncio.run(hurry())
