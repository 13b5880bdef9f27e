"""A guest is deleted: nothing of theirs is left in a log, and the games of the others are what they were."""

import asyncio
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from alembic import command as alembic
from sqlalchemy import Engine, event, select

from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, CLEO, Desk, begun, options
from tests.table.test_fold import NEWCOMERS, PEOPLE, TABLES, unruly
from tests.table.test_store import config_of
from tests.table.virtual import FakeTime, enter, house_in
from vivat.game import VivatError
from vivat.game.game import Game
from vivat.table import entries
from vivat.table.admin import forgetting
from vivat.table.admin.acts import DeleteGuest, Request
from vivat.table.admin.forgetting import GONE, NEUTRAL, Alias, forget
from vivat.table.admin.perform import perform
from vivat.table.admin.rewriting import rewrite
from vivat.table.commands import Claim, Give, Leave, Note, Say, Sit, Start
from vivat.table.damage import replay_checked
from vivat.table.decide import ABANDONED_MS, Author
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.schema import offers
from vivat.table.store import Store
from vivat.table.table import Table


def written(log: list[entries.Entry]) -> str:
    return msgspec.json.encode(log).decode()


def course(table: Table) -> list[Any]:
    """How the games of a table went, whatever the players are called."""
    games: list[Game[Any, Any, Any]] = list(table.games)
    return [
        table.status,
        table.decision,
        [[action.code for action in game.actions] for game in games],
        [(line.line.kind, line.line.at, line.line.chair, line.audience) for line in table.lines],
        [each.name == "" for each in table.chairs],
    ]


def check_forgotten(desk: Desk, author: Author) -> None:
    """All that must hold of a log without somebody."""
    log, table = forget(desk.table.id, desk.log, author.guest)
    assert author.guest not in written(log)
    assert course(replay_checked(desk.table.id, log)) == course(table) == course(desk.table)
    for old, new in zip(desk.log, log, strict=True):
        assert (old.seq, old.at, type(old.body)) == (new.seq, new.at, type(new.body))
        assert new.command == ("" if person_of(old.author) == author.guest else old.command), "an id is what they wrote"
        if isinstance(old.body, entries.Said | entries.Claimed) and isinstance(
            new.body, entries.Said | entries.Claimed
        ):
            is_kept = person_of(old.author) != author.guest or getattr(old.body, "is_phrase", False)
            assert new.body.text == (old.body.text if is_kept else GONE)


@pytest.mark.parametrize("name", TABLES)
def test_whatever_happened_at_a_table_anybody_can_be_forgotten(name: str) -> None:
    desk = unruly(name, 21, 500)
    for author in (*PEOPLE, NEWCOMERS[0]):
        check_forgotten(desk, author)


def assassinated() -> Desk:
    """A game of intrigue in which actions name Bob, who had another chair and another name before it."""
    desk = Desk(options("me", "open", "open", "steward", game="intrigue", most_rounds=3), seed=4)
    desk.do(Author(BOB.guest, "Bobby"), Sit, chair=2)
    desk.do(BOB, Sit, chair=1)
    desk.do(CLEO, Sit)
    desk.do(ADA, Start)
    desk.do(BOB, Say, text="Bob was here")
    desk.do(BOB, Claim, text="I am the King")
    desk.do(BOB, Note, cell="Cleo", mark="?")
    desk.do(BOB, Note, cell="Cleo", mark="")
    for _ in range(400):
        if desk.table.status == "finished":
            break
        seat = desk.table.waited_for[0]
        action = next((text for text in desk.legal(seat) if "Bob" in text), None)
        desk.decide_for(seat, action)
    assert any(
        "Bob" in text for entry in desk.log if isinstance(entry.body, entries.Played) for text in entry.body.actions
    )
    return desk


def test_actions_name_the_forgotten_by_a_neutral_name() -> None:
    desk = assassinated()
    check_bob_is_gone(desk)
    log, table = forget(desk.table.id, desk.log, BOB.guest)
    assert table.names[1] == f"{NEUTRAL} 2", "the second name that he had"
    assert any(
        NEUTRAL in text for entry in log if isinstance(entry.body, entries.Played) for text in entry.body.actions
    )
    assert table.names[0] == "Ada"
    again, table = forget(desk.table.id, log, CLEO.guest)
    assert table.names[1:3] == [f"{NEUTRAL} 2", f"{NEUTRAL} 3"]
    assert replay_checked(desk.table.id, again).names == table.names


def test_several_people_at_one_screen_are_forgotten_together_and_stay_apart() -> None:
    hand = Author(f"{ADA.guest}.1", "Ann")
    desk = begun(options("me", "open", "open"), hand, BOB)
    log, table = forget(desk.table.id, desk.log, ADA.guest)
    assert table.names == [NEUTRAL, f"{NEUTRAL} 2", "Bob"]
    first, second = (chair.guest or "" for chair in table.chairs[:2])
    assert (second, person_of(second)) == (f"{first}.1", first)
    other, _ = forget(desk.table.id, desk.log, ADA.guest)
    assert other[0].author != log[0].author


@pytest.mark.parametrize("left_out", ["without_names", "without_words", "in_new_words"])
def test_a_step_that_is_left_out_is_noticed(monkeypatch: pytest.MonkeyPatch, left_out: str) -> None:
    desk = assassinated()
    monkeypatch.setattr(forgetting, left_out, lambda body, *_: body)
    with pytest.raises((AssertionError, VivatError)):
        check_bob_is_gone(desk)


def check_bob_is_gone(desk: Desk) -> None:
    check_forgotten(desk, BOB)
    log, table = forget(desk.table.id, desk.log, BOB.guest)
    assert "Bob" not in written(log)
    assert "Bob" not in msgspec.json.encode(table.lines).decode()


NAMED = [
    body
    for body in get_args(entries.AnyBody)
    if {"guest", "name"} & {field.name for field in msgspec.structs.fields(body)}
    and body is not entries.Arranged  # a bot's name
]
VALUES = {
    "options": options("me", "open", "open"),
    "guest": BOB.guest,
    "name": "Bob",
    "names": (),
    "chair": 0,
    "before": 0,
}


def check_no_name(kind: type[entries.Body]) -> None:
    """An entry of this kind about Bob does not name him."""
    body: Any = kind(**{field.name: VALUES[field.name] for field in msgspec.structs.fields(kind)})
    assert set(forgetting.names_in(body)) == {"Bob"}
    left = msgspec.json.encode(forgetting.without_names(body, Alias(BOB.guest, set()))).decode()
    assert BOB.guest not in left
    assert "Bob" not in left


@pytest.mark.parametrize("kind", NAMED, ids=lambda kind: kind.__name__)
def test_no_kind_of_entry_names_the_forgotten(kind: type[entries.Body], monkeypatch: pytest.MonkeyPatch) -> None:
    check_no_name(kind)
    others = reduce(or_, (each for each in get_args(forgetting.Named) if each is not kind))
    monkeypatch.setattr(forgetting, "Named", others)
    with pytest.raises(AssertionError):
        check_no_name(kind)


def test_a_move_that_is_left_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = assassinated()
    others = reduce(or_, (each for each in get_args(forgetting.Named) if each is not entries.Moved))
    monkeypatch.setattr(forgetting, "Named", others)
    with pytest.raises(AssertionError):
        check_bob_is_gone(desk)


def test_who_was_only_offered_a_chair_is_forgotten_too(tmp_path: Path, database: str) -> None:
    """Also one who was offered it before offers were written down beside the log."""
    eve, fay = Author("g-eve", "Evelyn"), Author("g-fay.2", "Fayette")

    async def offer(house: House, time: FakeTime) -> str:
        live = await house.open(options("me", "open", "open", grace=0), ADA)
        for author in (BOB, CLEO):
            await house.submit(live, author, Sit(id="sit"))
        await house.submit(live, ADA, Start(id="start"))
        await house.submit(live, CLEO, Leave(id="leave"))
        time.pass_by(ABANDONED_MS)
        for author in (eve, fay):
            enter(house, live, author)
            await house.submit(live, ADA, Give(id=f"to-{author.guest[-1]}", chair=2, guest=author.guest))
        return live.table.id

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), house_in(tmp_path, database=database) as (house, time):
            table_id = await offer(house, time)
            async with house.store.engine.begin() as connection:
                await connection.run_sync(lambda each: alembic.downgrade(config_of(each), "0004"))
        async with Store.open(database) as store:  # which brings it up to date again
            for author in (fay, eve):
                assert author.name in written(await store.read_entries(table_id))
                act = DeleteGuest(guest=person_of(author.guest))
                await perform(store, Request("Olga", act))
                assert author.name not in written(await store.read_entries(table_id))
            assert await store.fetch(select(offers)) == []

    asyncio.run(run())


def test_however_much_somebody_wrote_it_is_rewritten_at_once(tmp_path: Path, database: str) -> None:
    """Whatever is played waits for the transaction: a statement for each line would hold everybody up for seconds."""
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        statements.append(statement)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), house_in(tmp_path, database=database) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA)
            await house.submit(live, BOB, Sit(id="sit"))
            for number in range(40):
                await house.submit(live, BOB, Note(id=f"n{number}", cell="a", mark=f"secret {number}"))
            row, rows = await house.store.find_row(live.table.id), await house.store.read_rows(live.table.id)
            assert row is not None
            found = rewrite(row, rows, BOB.guest, house.clock.now())
            assert found is not None
            assert len(found.changed) > 40
            event.listen(Engine, "before_cursor_execute", note)
            try:
                await house.store.do(found.write)
            finally:
                event.remove(Engine, "before_cursor_execute", note)
            assert len([each for each in statements if "UPDATE entries" in each]) == 1
            assert "secret" not in written(await house.store.read_entries(live.table.id))

    asyncio.run(run())
