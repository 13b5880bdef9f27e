"""Circles in a database: written once, whoever writes; results that are kept are those that are worked out anew."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Insert, delete, insert, select, update

from tests.circle.company import MINUTE, add_guest, appends, played_out, put
from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, CLEO, DAN, NOON, Desk, begun, options
from tests.table.virtual import house_in
from vivat.circle import commands, table_results, view
from vivat.circle.circle import Circle
from vivat.circle.circles import Circles
from vivat.circle.decide import NoSuchCircle, open_circle
from vivat.circle.entries import SeasonEnded
from vivat.circle.forgetting import forget_in, forget_in_circles
from vivat.circle.store import CircleStore, DamagedCircle
from vivat.cli import main
from vivat.game import IllegalAction
from vivat.results.campaign import tally_campaign
from vivat.results.finished_game import FinishedGame, finished_games
from vivat.results.standings import stand
from vivat.results.summary import summarise
from vivat.table.admin.acts import DeleteGuest, DeleteTable, Request, Retain
from vivat.table.admin.perform import perform
from vivat.table.backup import export_all, import_all
from vivat.table.beside import at_once
from vivat.table.commands import Rematch, Say, Start
from vivat.table.own_data import read_own_circles
from vivat.table.schema import circle_entries, circle_guests, entries, results
from vivat.table.store import Conflict, Store
from vivat.words import words


def on_circles(folder: Path, test: Callable[[Circles, Store], Awaitable[None]], database: str | None = None) -> None:
    """Run a test on the circles of a house."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), house_in(folder, database=database) as (house, _):
            for each in (ADA, BOB, CLEO):
                await add_guest(house.store, each, each.guest * 3)
            await test(Circles(house), house.store)

    asyncio.run(run())


async def founded(circles: Circles, *others: Any) -> str:
    circle_id = await circles.open_circle("Thursdays", ADA)
    circle = await circles.of_member(circle_id, ADA)
    for author in others:
        await circles.join(circle_id, author, f"join-{author.guest}", circle.link)
    return circle_id


async def marked(circles: Circles, circle_id: str, **desks: Desk) -> Circle:
    """The circle once these tables are its own."""
    for table_id, desk in desks.items():
        await put(circles.store.store, table_id, desk)
        await circles.submit(circle_id, ADA, commands.MarkTable(id=f"mark-{table_id}", table=table_id))
    return await circles.of_member(circle_id, ADA)


async def games_of(circles: Circles, circle: Circle) -> list[view.CircleGame]:
    found, _, unread = await circles.table_results(circle)
    assert unread == 0
    return view.games_in(found)


def test_a_circle_is_written_and_read_by_any_server(database: str, tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB)
        again = commands.BeginSeason(id="s1", name="Winter")
        for _ in range(2):
            await circles.submit(circle_id, ADA, again)
        circle = await circles.of_member(circle_id, BOB)
        assert [each.name for each in circle.present] == ["Ada", "Bob"]
        assert [each.name for each in circle.seasons] == ["Winter"], "the same id twice has one effect"
        for author in (CLEO, DAN):
            with pytest.raises(NoSuchCircle):
                await circles.of_member(circle_id, author)
        assert [each.id for each in await circles.store.circles_of(BOB.guest)] == [circle_id]
        assert await circles.store.circles_of(CLEO.guest) == []
        entry = circle.next_entry(NOON, "", "", SeasonEnded())
        other = await circles.of_member(circle_id, ADA)
        await circles.store.append(circle, entry)
        with pytest.raises(Conflict):
            await circles.store.append(other, entry)

    on_circles(tmp_path, test, database)


def test_no_log_is_read_for_who_is_not_in_the_circle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB)
        await marked(circles, circle_id, one=played_out(BOB, seed=1))
        assert await circles.store.marked_for(BOB.guest) == {"one": "Thursdays"}
        await circles.submit(circle_id, BOB, commands.LeaveCircle(id="leave"))
        await circles.submit(circle_id, BOB, commands.LeaveCircle(id="leave"))
        monkeypatch.setattr(CircleStore, "read_rows", None)
        assert await circles.store.marked_for(BOB.guest) == {}
        assert await circles.store.circles_of(BOB.guest) == []
        for author in (BOB, CLEO):
            with pytest.raises(NoSuchCircle):
                await circles.of_member(circle_id, author)
        with pytest.raises(NoSuchCircle):
            await circles.submit(circle_id, CLEO, commands.LeaveCircle(id="leave"))
        await circles.store.append(
            Circle("other"), Circle("other").next_entry(NOON, BOB.guest, "", open_circle("O", BOB))
        )
        assert (await circles.store.count_of(BOB.guest), await circles.store.count_of(ADA.guest)) == (1, 1)

    on_circles(tmp_path, test)


def test_a_damaged_circle_spoils_nothing_else(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id, sound_id = [await founded(circles, BOB) for _ in range(2)]
        circle = await marked(circles, circle_id, one=played_out(BOB, seed=1))
        damage = update(circle_entries).where(circle_entries.c.circle_id == circle_id, circle_entries.c.seq == 2)
        for body in ("{", '{"kind":"memberleft","member":9}'):
            await store.do(lambda run, body=body: run.execute(damage.values(body=body)))  # type: ignore[misc]
            with pytest.raises(DamagedCircle):
                await circles.of_member(circle_id, ADA)
            assert [each.id for each in await circles.store.circles_of(ADA.guest)] == [sound_id]
            assert await circles.store.marked_for(ADA.guest) == dict.fromkeys(circle.tables, "Thursdays")
            assert len(await read_own_circles(store, BOB.guest)) == 2
        outcome = await perform(store, Request("op", DeleteGuest(guest=BOB.guest)), elsewhere=forget_in_circles)
        assert outcome.code == 1
        assert f"Circle {circle_id} is damaged." in outcome.done
        assert (await circles.of_member(sound_id, ADA)).members[2].name == "N. N."
        assert "Bob" not in repr([tuple(row) for row in await store.fetch(select(entries))])

    on_circles(tmp_path, test)


def test_who_is_no_member_any_more_does_not_read_what_it_is_called_now(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB)
        await circles.submit(circle_id, ADA, commands.RemoveMember(id="remove", member=2))
        await circles.submit(circle_id, ADA, commands.RenameCircle(id="rename", name="Fridays"))
        assert [(own.id, own.name, len(own.entries)) for own in await read_own_circles(store, BOB.guest)] == [
            (circle_id, "", 1)
        ]  # fmt: skip
        assert [own.name for own in await read_own_circles(store, ADA.guest)] == ["Fridays"]

    on_circles(tmp_path, test)


def test_a_circle_to_which_somebody_comes_meanwhile_is_not_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles)
        own = CircleStore(store)
        read = own.read_rows

        async def slowly(wanted: str) -> Any:
            rows = await read(wanted)
            circle = await circles.of_member(wanted, ADA)
            await circles.join(wanted, BOB, "join", circle.link)
            return rows

        monkeypatch.setattr(own, "read_rows", slowly)
        await forget_in(own, circle_id, ADA.guest)
        circle = await circles.of_member(circle_id, BOB)
        assert ([each.name for each in circle.present], circle.host) == (["Bob"], 2)

    on_circles(tmp_path, test)


def test_of_two_servers_that_write_at_once_both_have_their_effect(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles)
        other = Circles(circles._house)
        names = [f"Guest {number}" for number in range(8)]
        await asyncio.gather(
            *(
                each.submit(circle_id, ADA, commands.AddMember(id=f"add-{name}", name=name))
                for name in names
                for each in (circles, other)
            )
        )
        circle = await circles.of_member(circle_id, ADA)
        assert sorted(each.name for each in circle.present) == ["Ada", *names]
        assert circle.version == 9

    on_circles(tmp_path, test)


def test_results_of_a_circle_are_those_of_its_finished_games(tmp_path: Path) -> None:
    first = played_out(BOB, CLEO, seed=1, at=NOON + MINUTE)
    second = played_out(BOB, seed=2, at=NOON + 2 * MINUTE)
    stranger = played_out(DAN, seed=3, at=NOON + 3 * MINUTE)
    running = begun(options("me", "open", "open"), BOB, CLEO, seed=4)

    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB, CLEO)
        await put(store, "not-marked", played_out(BOB, CLEO, seed=7))
        circle = await marked(circles, circle_id, first=first, second=second, stranger=stranger, running=running)
        games = await games_of(circles, circle)
        assert sorted((each.table, each.number) for each in games) == [("first", 1), ("second", 1), ("stranger", 1)]
        shown = view.circle_results(circle, games, None, 0)
        real = stand(summarise(each) for desk in (first, second, stranger) for each in finished_games(desk.table))
        assert shown.games == real.games == 3
        for name, author in (("Ada", ADA), ("Bob", BOB), ("Cleo", CLEO)):
            [own] = [each for each in shown.people if each.name == name]
            [raw] = [each for each in real.people if each.person == author.guest]
            assert (own.share.won, own.share.played, own.points) == (raw.won, raw.games, raw.points)
        assert "Dan" not in [each.name for each in shown.people]
        lines = view.game_lines(circle, games)
        assert [each.table for each in lines] == ["stranger", "second", "first"]
        assert [(each.name, each.member, each.person) for each in lines[0].players[:2]] == [
            ("Ada", 1, True), ("Dan", None, True)
        ]  # fmt: skip
        text = msgspec.json.encode((shown, lines)).decode()
        assert not any(author.guest in text for author in (ADA, BOB, CLEO, DAN)), "ids of guests stay on the server"

    on_circles(tmp_path, test)


def test_what_is_kept_is_what_is_worked_out_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    desk = played_out(BOB, CLEO, seed=1)

    async def kept(store: Store) -> list[Any]:
        return [tuple(row) for row in await store.fetch(select(results).order_by(results.c.table_id))]

    async def test(circles: Circles, store: Store) -> None:
        circle = await marked(circles, await founded(circles), one=desk, two=played_out(BOB, seed=2))
        await games_of(circles, circle)
        before = await kept(store)
        assert len(before) == 2
        assert await table_results.rebuild(store) == (2, 2, 0)
        assert await kept(store) == before
        wrong = update(results).where(results.c.table_id == "one").values(games="[]")
        await store.do(lambda run: run.execute(wrong))
        assert await table_results.rebuild(store) == (2, 2, 0), "fewer than there are is what a cache may have"
        swapped = update(results).where(results.c.table_id == "one").values(games=before[1][-1])
        await store.do(lambda run: run.execute(swapped))
        assert await table_results.rebuild(store) == (2, 2, 1), "what is wrong is noticed"
        assert await kept(store) == before

    on_circles(tmp_path, test, database)
    assert main(["tables", "rebuild", "--database", database]) == 0
    assert capsys.readouterr().out == "2 finished games of 2 tables; what was kept of 0 tables was wrong.\n"


def test_a_log_is_replayed_once_and_again_when_another_game_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = begun(
        options("me", "open", "open", "steward", game="intrigue", session_points=20, most_rounds=2), BOB, CLEO, seed=4
    )
    begun_at = len(desk.log)
    desk.play_out()
    over = len(desk.log)
    desk.do(ADA, Start)
    written = appends("t", desk.log)
    replayed: list[str] = []
    measure = table_results.measure_table

    def counted(table_id: str, rows: Any) -> Any:
        replayed.append(table_id)
        return measure(table_id, rows)

    monkeypatch.setattr(table_results, "measure_table", counted)

    async def test(circles: Circles, store: Store) -> None:
        async def look() -> tuple[int, int]:
            found, unread = await table_results.read_results(store, ["t"], at_once)
            assert unread == 0
            return len(view.games_in(found)), len(replayed)

        for append in written[:begun_at]:
            await store.append(append)
        assert await look() == (0, 1)
        for append in written[begun_at : over - 1]:
            await store.append(append)
        assert await look() == (0, 1), "while a game goes on there is nothing to look for"
        await store.append(written[over - 1])
        assert (await look(), await look()) == ((1, 2), (1, 2))
        for append in written[over:]:
            await store.append(append)
        assert (await look(), await look()) == ((1, 3), (1, 3))

    on_circles(tmp_path, test)


def test_what_is_said_at_a_finished_table_makes_no_work(tmp_path: Path) -> None:
    desk = played_out(BOB, CLEO, seed=1)
    over = len(desk.log)
    desk.do(ADA, Say, text="Well played")
    desk.do(BOB, Rematch)
    written = appends("t", desk.log)

    async def test(circles: Circles, store: Store) -> None:
        async def stale() -> list[str]:
            return await table_results.stale_tables(store, ["t"], await table_results.read_kept(store, ["t"], at_once))

        for append in written[:over]:
            await store.append(append)
        await table_results.read_results(store, ["t"], at_once)
        await store.append(written[over])
        assert await stale() == []
        await store.append(written[over + 1])
        assert await stale() == ["t"], "they play again"

    on_circles(tmp_path, test)


def test_what_is_news_depends_on_kinds_of_entries_and_not_on_how_they_are_written(tmp_path: Path) -> None:
    """Spaces, and a kind that comes last: what a newer server writes, or an operator's tool."""

    def write(statement: Insert, run: Connection) -> None:
        run.execute(statement)

    async def test(circles: Circles, store: Store) -> None:
        await put(store, "t", played_out(BOB, CLEO, seed=1))
        seen = table_results.measure_table("t", await store.read_rows("t"))
        log = '{"place": 0, "text": "Well played", "team": false, "phrase": false, "kind": "said"}'
        for number, body, status, news in (
            (1, log, "finished", False),
            (2, '{"guest": "", "kind": "forgotten"}', "playing", False),
            (3, '{"chance": [], "kind": "started"}', "playing", True),
        ):
            row = {"table_id": "t", "seq": seen.version + number, "at": 0, "author": "", "command": "", "body": body}
            await store.do(partial(write, insert(entries).values(row)))
            assert await table_results.has_news(store, "t", seen.version, status) == news
        await table_results.keep(store, seen)
        assert await table_results.read_kept(store, ["t"], at_once) == {}

    on_circles(tmp_path, test)


def test_what_was_worked_out_before_somebody_was_forgotten_is_not_kept(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        await put(store, "t", played_out(BOB, CLEO, seed=1))
        before = table_results.measure_table("t", await store.read_rows("t"))
        await perform(store, Request("op", DeleteGuest(guest=BOB.guest)))
        await table_results.keep(store, before)
        assert await table_results.read_kept(store, ["t"], at_once) == {}

    on_circles(tmp_path, test)


def test_many_logs_are_not_replayed_for_one_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(circles: Circles, store: Store) -> None:
        desks = {f"t{number}": played_out(BOB, seed=number + 1, at=NOON + number) for number in range(3)}
        circle = await marked(circles, await founded(circles), **desks)
        monkeypatch.setattr("vivat.circle.circles.read_results", partial(table_results.read_results, most=1))
        unread = [(await circles.table_results(circle))[2] for _ in range(4)]
        assert unread == [2, 1, 0, 0]

    on_circles(tmp_path, test)


def test_a_table_at_which_they_play_again_is_the_circles_too(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        desk = played_out(BOB, CLEO, seed=1)
        desk.do(BOB, Rematch)
        again = desk.table.rematch
        assert again is not None
        circle = await marked(circles, await founded(circles, BOB, CLEO), first=desk)
        await put(store, again, played_out(BOB, CLEO, seed=9, at=NOON + MINUTE))
        _, tables, _ = await circles.table_results(circle)
        assert tables == {"first", again}
        assert len(await games_of(circles, circle)) == 2

    on_circles(tmp_path, test)


def test_a_table_at_which_strangers_play_again_is_not_the_circles(tmp_path: Path) -> None:
    """They came by the table's link: what they do without any member is nobody's business."""

    async def test(circles: Circles, store: Store) -> None:
        desk = played_out(BOB, CLEO, seed=1)
        desk.do(CLEO, Rematch)
        again = desk.table.rematch
        assert again is not None
        circle = await marked(circles, await founded(circles, BOB), first=desk)
        await put(store, again, Desk(options("me", "open", "open"), host=CLEO))
        _, tables, _ = await circles.table_results(circle)
        assert tables == {"first"}

    on_circles(tmp_path, test)


def test_a_table_that_is_taken_out_counts_no_more_nor_do_those_after_it(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        desk = played_out(BOB, CLEO, seed=1)
        desk.do(BOB, Rematch)
        again = desk.table.rematch
        assert again is not None
        circle_id = await founded(circles, BOB, CLEO)
        circle = await marked(circles, circle_id, first=desk, other=played_out(CLEO, seed=2))
        await put(store, again, played_out(BOB, CLEO, seed=9, at=NOON + MINUTE))
        assert len(await games_of(circles, circle)) == 3
        for table in ("other", again):  # neither what others play nor what one has lost oneself
            with pytest.raises(IllegalAction):
                await circles.submit(circle_id, BOB, commands.UnmarkTable(id="u", table=table))
        for number, (author, table, left) in enumerate(
            [(ADA, again, ["first", "other"]), (ADA, "first", ["other"]), (ADA, "first", ["other"])]
        ):
            await circles.submit(circle_id, author, commands.UnmarkTable(id=f"u{number}", table=table))
            circle = await circles.of_member(circle_id, ADA)
            assert sorted(each.table for each in await games_of(circles, circle)) == left
        assert await circles.store.marked_for(BOB.guest) == {"other": "Thursdays"}
        await circles.submit(circle_id, ADA, commands.MarkTable(id="m", table="first"))
        circle = await circles.of_member(circle_id, ADA)
        assert sorted(each.table for each in await games_of(circles, circle)) == ["first", "other"]

    on_circles(tmp_path, test)


def test_S8_4_news_of_a_table_are_what_its_last_game_has_brought(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB, CLEO)
        time: Any = circles._house.clock
        time.pass_by(MINUTE)
        await circles.submit(circle_id, ADA, commands.OpenCampaign(id="open", name="The crown"))
        desks = {f"t{n}": played_out(BOB, CLEO, seed=n + 1, at=NOON + (n + 1) * MINUTE) for n in range(3)}
        circle = await marked(circles, circle_id, before=played_out(BOB, seed=8), **desks)
        games = await games_of(circles, circle)
        news = {each: view.campaign_news(circle, 1, games, each, words()) for each in (*desks, "before", "elsewhere")}
        assert (news["before"], news["elsewhere"]) == (None, None)
        first = news["t0"]
        assert first is not None
        assert (first.circle, first.number, first.campaign) == (circle_id, 1, "The crown")
        assert ("Bob", "KingUp!, won") in [(each.name, each.mark) for each in first.earned]
        real = tally_campaign(
            [each for desk in desks.values() for each in finished_games(desk.table)],
            view.catalogue_of(circle.campaigns[0]),
        )
        told = sum(len(each.earned) for each in news.values() if each is not None)
        assert told == sum(len(each.earned) for each in real.standings), "each mark once, with the game that brought it"

    on_circles(tmp_path, test)


def test_S8_4_a_campaign_is_what_the_command_line_says_of_the_same_games(tmp_path: Path) -> None:
    """And it counts what ended between its opening and its end."""
    desks = {
        f"t{n}": played_out(BOB, CLEO, seed=n + 1, at=NOON + n * MINUTE, game=game) for n, game in enumerate(GAMES)
    }

    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB, CLEO)
        time: Any = circles._house.clock
        time.pass_by(MINUTE // 2)
        await circles.submit(circle_id, ADA, commands.OpenCampaign(id="open", name="The crown"))
        time.pass_by(2 * MINUTE)
        await circles.submit(circle_id, ADA, commands.CloseCampaign(id="close"))
        circle = await marked(circles, circle_id, **desks)
        games = await games_of(circles, circle)
        assert len(games) == 4
        counted = [each for name in ("t1", "t2") for each in finished_games(desks[name].table)]
        real = tally_campaign(counted, view.catalogue_of(circle.campaigns[0]))
        shown = view.campaign_view(circle, 1, 1, games, words("fr"), 0)
        assert (shown.games, shown.evenings) == (real.games, real.evenings) == (2, 1)
        names = {author.guest: number for number, author in enumerate((ADA, BOB, CLEO), 1)}
        assert list(shown.kings) == [names[each.person] for each in real.kings]
        for each in shown.standings:
            [same] = [standing for standing in real.standings if names[standing.person] == each.member]
            assert (each.points, each.games, each.victories) == (same.points, same.games, same.victories)
            assert {mark.mark for mark in each.marks if mark.earned} == {mark.mark.id for mark in same.earned}
            assert list(each.near) == [mark.mark.id for mark in same.near]
            assert set(each.news) == {mark.mark.id for of, mark in real.news if of is same}
        [king] = [card for card in shown.cards if card.id == "king"]
        assert (king.heading, [mark.points for mark in king.marks]) == ("Rôles", [3, 2, 1])

    on_circles(tmp_path, test)


GAMES = ("kingup", "vive-le-roi", "kingup", "kingup")


def test_own_results_are_of_ones_own_games_alone(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        await put(store, "mine", played_out(BOB, CLEO, seed=1))
        await put(store, "two", played_out(BOB, seed=2, at=NOON + MINUTE))
        rows = await store.tables_of(BOB.guest)
        found, unread = await table_results.read_results(store, [row.id for row in rows], at_once)
        shown = view.own_results(BOB.guest, view.games_in(found), unread)
        assert [(each.person, each.name, each.share.played) for each in shown.people] == [("me", "Bob", 2)]
        assert {each.name for each in shown.people[0].against} == {"Ada", "Cleo"}
        assert not any(author.guest in msgspec.json.encode(shown).decode() for author in (ADA, BOB, CLEO))
        assert view.own_results(CLEO.guest, view.games_in(found), 0).games == 1

    on_circles(tmp_path, test)


# People who go, and backups.


def test_a_guest_who_is_deleted_is_forgotten_in_circles_and_results(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB, CLEO)
        circle = await marked(circles, circle_id, first=played_out(BOB, CLEO, seed=1))
        await games_of(circles, circle)
        await perform(store, Request("op", DeleteGuest(guest=BOB.guest)), elsewhere=forget_in_circles)
        circle = await circles.of_member(circle_id, ADA)
        assert [each.name for each in circle.present] == ["Ada", "Cleo"]
        assert circle.members[2].name == "N. N."
        shown = view.circle_results(circle, await games_of(circles, circle), None, 0)
        assert sorted(each.name for each in shown.people) == ["Ada", "Cleo"]
        for where in (circle_entries, circle_guests, results):
            text = repr([tuple(row) for row in await store.fetch(select(where))])
            assert BOB.guest not in text
            assert "Bob" not in text
        assert await read_own_circles(store, BOB.guest) == []
        [own] = await read_own_circles(store, ADA.guest)
        assert (own.name, [entry.kind for entry in own.entries]) == ("Thursdays", ["founded", "tablemarked"])

    on_circles(tmp_path, test)


def test_an_operator_who_deletes_a_guest_deletes_them_in_circles(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"

    async def write(circles: Circles, _: Store) -> None:
        await founded(circles, BOB)

    async def read() -> str:
        async with Store.open(database) as store:
            return repr([tuple(row) for row in await store.fetch(select(circle_entries))])

    on_circles(tmp_path, write, database)
    assert "Bob" in asyncio.run(read())
    assert main(["admin", "delete-guest", BOB.guest, "--database", database]) == 0
    after = asyncio.run(read())
    assert "Bob" not in after
    assert BOB.guest not in after


def test_a_deleted_table_takes_its_results_along_and_members_are_no_idle_guests(tmp_path: Path) -> None:
    async def test(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB)
        circle = await marked(circles, circle_id, first=played_out(CLEO, seed=1))
        assert len(await games_of(circles, circle)) == 1
        await perform(store, Request("op", DeleteTable(table="first")))
        assert await games_of(circles, circle) == []
        await perform(store, Request("op", Retain(days=1, unfinished=True)))
        assert await store.find_guest(BOB.guest * 3) is not None, "he is in a circle"
        assert await store.find_guest(CLEO.guest * 3) is None

    on_circles(tmp_path, test)


def test_a_backup_has_the_circles(tmp_path: Path) -> None:
    first, second = (f"sqlite:///{tmp_path / name}" for name in ("vivat.db", "copy.db"))

    async def write(circles: Circles, store: Store) -> None:
        circle_id = await founded(circles, BOB)
        await marked(circles, circle_id, first=played_out(BOB, seed=1))

    async def read(address: str) -> list[Any]:
        async with Store.open(address) as store:
            return [
                [tuple(row) for row in await store.fetch(select(where).order_by(*where.primary_key.columns))]
                for where in (circle_entries, circle_guests)
            ]

    on_circles(tmp_path, write, first)
    for _ in range(2):
        asyncio.run(export_all(tmp_path / "backup", first))
        said = asyncio.run(import_all(tmp_path / "backup", second))
    assert said.startswith("0 of 1 tables, 0 circles")
    assert asyncio.run(read(first)) == asyncio.run(read(second))
    assert len(asyncio.run(read(second))[0]) == 3


def test_finished_games_are_the_only_ones_that_can_be_measured() -> None:
    running = begun(options("me", "open", "open"), BOB, CLEO)
    with pytest.raises(AssertionError, match="over"):
        FinishedGame(running.table.begun_game, (), NOON)  # type: ignore[arg-type]


def test_the_check_of_a_database_names_damaged_circles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    ids: list[str] = []

    async def write(circles: Circles, _: Store) -> None:
        ids.extend(sorted([await founded(circles, BOB) for _ in range(3)]))

    async def damage() -> None:
        async with Store.open(database) as store:
            first, second = (
                (circle_entries.c.seq == 2) & (circle_entries.c.circle_id == circle_id) for circle_id in ids[:2]
            )
            await store.do(lambda run: run.execute(update(circle_entries).where(first).values(body="{")))
            await store.do(lambda run: run.execute(delete(circle_entries).where(second)))

    on_circles(tmp_path, write, database)
    assert main(["tables", "check", "--database", database]) == 0
    assert capsys.readouterr().out == "0 tables are sound.\n3 circles are sound.\n"
    asyncio.run(damage())
    assert main(["tables", "check", "--database", database]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"circle {ids[0]} is damaged: it cannot be read",
        f"circle {ids[1]} is damaged: it has 2 entries, and 1 of them are there",
        "0 tables are sound.",
        "2 of 3 circles are damaged; the others are sound.",
    ]
