"""What was there before we look, for the two-world test on the wire: guests, and the logs of three tables."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import insert

from tests.web.random_tables import DONE, MAIN, NAMES, NEWCOMER, SECOND, STRANGER, WATCHER, Setting, guest_of, person
from tests.web.virtual import EPOCH
from vivat.bots.tempers import BOT_NAMES
from vivat.game import Dealer
from vivat.game.record import new_game
from vivat.notices.channels import Channel, NoticePreferences, channel_row
from vivat.notices.push import PushAddress
from vivat.table import entries, schema, summary
from vivat.table.decide import Author, open_table
from vivat.table.devices import hashed
from vivat.table.entries import AnyBody, Entry
from vivat.table.fold import PUBLIC
from vivat.table.options import ME, OPEN, TableOptions
from vivat.table.status import StoredStatus
from vivat.table.store import DeviceRow, GuestRow, Store, TableRow, entry_row

Past = list[tuple[int, str, AnyBody]]
"""What happened at a table: when, by whom, and what."""


def numbered(found: Past) -> list[Entry]:
    """A log in the order of its times."""
    return [
        Entry(number, at, author, "", body)
        for number, (at, author, body) in enumerate(sorted(found, key=lambda each: each[0]), 1)
    ]


def main_log(setting: Setting, actions: Sequence[Any], private: Past) -> list[Entry]:
    """The table that we look at."""
    host = Author(guest_of(setting.host), NAMES[setting.host])
    found: Past = [
        (EPOCH - 4_000_000, host.guest, open_table(setting.options, host)),
    ]
    if setting.from_scratch:
        return numbered(found)
    for chair in setting.people[1:]:
        sat = entries.Sat(chair, guest_of(chair), NAMES[chair])
        found.append((EPOCH - 3_900_000 + chair, guest_of(chair), sat))
    chance = [action.text for action in actions[: setting.before]]
    played = next((at for at, each in enumerate(actions[: setting.before]) if not each.of_chance), len(chance))
    recently = EPOCH - 500  # nobody's time has run out
    started = EPOCH - 3_600_000 if setting.options.clock.kind == "none" else recently
    found.append((started, host.guest, entries.Started(tuple(chance[:played]))))
    if not setting.chatty:
        found.append((EPOCH - 2_000_000, host.guest, entries.Said(setting.host, "welcome", False, False)))
    if setting.has_past:
        found.append((recently, host.guest, entries.Played(0, tuple(chance[played:]), "person")))
    return numbered([*found, *private])


@cache
def short_game(names: tuple[str, ...]) -> tuple[str, ...]:
    """A game of one round."""
    options = TableOptions(game="intrigue", seats=((ME,), (OPEN,), ("steward",), ("steward",)), most_rounds=1)
    game = new_game(options.game_options(list(names)), Dealer.seeded(7))
    source = random.Random(7)
    while not game.is_over:
        game.play(source.choice(game.legal_actions()))  # type: ignore[arg-type]
    return tuple(action.text for action in game.actions)


def other_logs(setting: Setting, private: Past) -> dict[str, list[Entry]]:
    """A table that gathers, and one at which a game is over: the first two people sit there too."""
    one, two = setting.people[:2]
    host = Author(guest_of(one), NAMES[one])
    logs = {}
    for table, options in {
        SECOND: TableOptions(game="kingup", seats=((ME,), (OPEN,), (OPEN,)), listed=True),
        DONE: TableOptions(game="intrigue", seats=((ME,), (OPEN,), ("steward",), ("steward",)), most_rounds=1),
    }.items():
        found: Past = [
            (EPOCH - 5_000_000, host.guest, open_table(options, host)),
            (EPOCH - 4_500_000, guest_of(two), entries.Sat(1, guest_of(two), NAMES[two])),
        ]
        if table == DONE:
            names = (NAMES[one], NAMES[two], *BOT_NAMES[:2])
            texts = short_game(names)
            first = next(at for at, text in enumerate(texts) if not is_chance(text))
            found.append((EPOCH - 4_400_000, host.guest, entries.Started(texts[:first])))
            found.append((EPOCH - 3_800_000, host.guest, entries.Played(0, texts[first:], "person", True)))
        logs[table] = numbered([*found, *private])
    return logs


def is_chance(text: str) -> bool:
    """Whether chance did it."""
    return text.startswith(("first player", "role ", "draw ", "steal ")) or text.split()[0] == "deal"


def row_of(table_id: str, log: Sequence[Entry], status: StoredStatus) -> TableRow:
    """What lists say of a table, from what everybody knows of it."""
    opened = log[0].body
    assert isinstance(opened, entries.Opened)
    options = opened.options
    chairs = [
        summary.ChairSummary(opened.name, "person", seat)
        if wish == ME
        else summary.ChairSummary("", "open", seat)
        if wish == OPEN
        else summary.ChairSummary(name, "bot", seat, wish)
        for wish, name, seat in zip(options.chairs, opened.names, options.seat_of, strict=True)
    ]
    for entry in log:
        if isinstance(entry.body, entries.Sat):
            seat = options.seat_of[entry.body.chair]
            chairs[entry.body.chair] = summary.ChairSummary(entry.body.name, "person", seat)
    told = summary.StoredSummary(tuple(chairs), options.clock.kind, options.spectators)
    seen = max(entry.at for entry in log if isinstance(entry.body, PUBLIC))
    return TableRow(
        table_id,
        log[-1].seq,
        status,
        options.listed,
        options.game,
        log[0].at,
        seen,
        msgspec.json.encode(told).decode(),
    )


def device_of(guest: str) -> DeviceRow:
    """The one device of a guest."""
    return DeviceRow(guest, guest, hashed(token_for(guest)), "", EPOCH, EPOCH)


async def furnish(store: Store, setting: Setting, actions: Sequence[Any], private: Past, elsewhere: Past) -> None:
    """Put it all into the database: the actions before we look, and what only some know of."""
    guests = {guest_of(chair): NAMES[chair] for chair in setting.people}
    guests |= {who: who.title() for who in (WATCHER, STRANGER, NEWCOMER)}
    logs = {MAIN: main_log(setting, actions, private), **other_logs(setting, elsewhere)}
    states: dict[str, StoredStatus] = {
        MAIN: "gathering" if setting.from_scratch else "playing", SECOND: "gathering", DONE: "finished",
    }  # fmt: skip
    async with store.engine.begin() as connection:
        await connection.execute(
            insert(schema.guests),
            [msgspec.structs.asdict(GuestRow(guest, name, EPOCH)) for guest, name in guests.items()],
        )
        await connection.execute(insert(schema.devices), [msgspec.structs.asdict(device_of(guest)) for guest in guests])
        await connection.execute(
            insert(schema.tables),
            [msgspec.structs.asdict(row_of(table, log, states[table])) for table, log in logs.items()],
        )
        await connection.execute(
            insert(schema.entries), [entry_row(table, entry) for table, log in logs.items() for entry in log]
        )
        for chair in setting.people:
            address = PushAddress(f"https://push.example/{chair}", "AAAA", "AAAA")
            channel = Channel(f"c{chair}", guest_of(chair), address, person(chair), "en", "http://localhost", EPOCH)
            await connection.execute(insert(schema.channels), [channel_row(channel)])
            wishes = msgspec.structs.asdict(NoticePreferences(every_table=True))
            await connection.execute(insert(schema.notice_preferences), [{"guest_id": guest_of(chair), **wishes}])
        sat = {
            (entry.body.guest, table)
            for table, log in logs.items()
            for entry in log
            if isinstance(entry.body, entries.Opened | entries.Sat)
        }
        await connection.execute(
            insert(schema.members), [{"guest_id": guest, "table_id": table} for guest, table in sorted(sat)]
        )


def token_for(guest: str) -> str:
    """What a guest shows at the door."""
    return f"token-of-{guest}"
