"""Two weeks of a circle of seven on two servers, in virtual time, and what its campaign must come to.

Devices are lost, people come back by a code or as somebody new, are on holiday or asleep until their time is over;
servers stop and start. At the end the campaign is closed, and compared with what the command line makes of the records
that were saved and with what the logs say of who decided. `python -m tests.circle.fortnight --seeds 20` for many.
"""

import argparse
import asyncio
import io
import json
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, redirect_stdout
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
from sqlalchemy import delete, select

from tests.patience import PATIENCE
from tests.table.postgres import command, postgres_server
from tests.table.virtual import FakeTime, house_in
from vivat.cli import main as run_command
from vivat.game.durations import DAY_MS, HOUR_MS
from vivat.game.text import plain
from vivat.table.entries import Balloted, Entry, Opened, Played, Sat
from vivat.table.house import House
from vivat.table.schema import results, tables
from vivat.table.table import Table
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS

NAMES = ("Ada", "Bruno", "Chiara", "Denis", "Élodie", "Farid", "Gaia")
DAYS = 14
LOOK_MS = 6 * HOUR_MS
"""How often people look at their tables."""
KINDS = ("intrigue", "castle", "intrigue", "evening")
"""What is played: the card game and the castle over days, and the castle in an evening."""
MISHAPS = ("away", "recovered", "restart", "holiday", "away", "somebody-new", "outage", "away", "holiday", "away")
"""What happens, each at some time."""
FOREVER = 2**60
MOST_LOOKS = 400
"""After so many looks every game is over."""
PRACTICE_SHARE = 4
"""I22: Bots and clocks may decide one in so many."""


@dataclass
class Person:
    """One of the seven, by the token of the only device they have at the moment."""

    name: str
    token: str = ""
    codes: list[str] = field(default_factory=list)
    """Recovery codes on paper; who has none and loses the device comes as somebody new."""
    away_until: int = 0


class Machine:
    """A server on the database of the circle, in its time; it can be stopped and started."""

    def __init__(self, number: int, time: FakeTime, database: str, seed: int) -> None:
        self._number = number
        self._time = time
        self._database = database
        self._seed = seed
        self._starts = count(1)
        self.house: House
        self.client: httpx.AsyncClient
        self._end: asyncio.Event
        self._running: asyncio.Task[None]

    async def start(self) -> None:
        """Open the house; it runs in a task of its own, for its scopes end in another order than they began."""
        opened = asyncio.Event()
        self._end = asyncio.Event()
        self._running = asyncio.create_task(self._run(next(self._starts), opened))
        waiting = asyncio.create_task(opened.wait())
        await asyncio.wait((waiting, self._running), return_when=asyncio.FIRST_COMPLETED)
        if not opened.is_set():
            waiting.cancel()
            await self._running

    async def stop(self) -> None:
        """Close it."""
        self._end.set()
        await self._running

    async def _run(self, start: int, opened: asyncio.Event) -> None:
        seed, prefix = 100 * self._seed + 10 * self._number + start, f"{self._number}x{start}t"
        async with house_in(Path(), self._time, self._database, seed, prefix) as (self.house, _):
            await self.house.ready()
            app = make_app(limits=NO_LIMITS, house=self.house)
            client = httpx.AsyncClient(
                transport=httpx.ASGITransport(cast(Any, app)), base_url="http://testserver.local"
            )
            async with app.lifespan(), client as self.client:
                opened.set()
                await self._end.wait()


class Fortnight:
    """What happens in two weeks, by a seed."""

    def __init__(self, seed: int, database: str, games: int = len(KINDS)) -> None:
        self._random = Random(f"fortnight/{seed}")
        self._games = games
        self.time = FakeTime()
        self._machines = [Machine(number, self.time, database, seed) for number in range(2)]
        self._ids = count(1)
        self.people = [Person(name) for name in NAMES]
        self.circle = ""
        self.running: dict[str, list[Person]] = {}
        """By table, who sits there, by chair."""
        self.finished: list[str] = []
        """The tables whose game counts for the campaign."""
        self.happened: Counter[str] = Counter()
        self.expected: dict[str, Counter[str]] = {name: Counter() for name in NAMES}
        """By person, how many games of the campaign count and how many are practice, by the logs."""

    # The doors.

    async def ask(self, person: Person | None, method: str, path: str, body: Any = None) -> Any:
        """What one of the servers answers; it must not refuse."""
        machine = self._random.choice(self._machines)
        headers = {"Authorization": f"Bearer {person.token}"} if person else {}
        answer = await machine.client.request(method, f"/api/{path}", json=body, headers=headers)
        assert answer.status_code < 300, f"{method} {path} {body}: {answer.text}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    async def tell(self, person: Person, path: str, kind: str, **fields: Any) -> None:
        """A command to a table or a circle."""
        await self.ask(person, "POST", f"{path}/commands", {"type": kind, "id": f"c{next(self._ids)}", **fields})

    async def settle(self, *table_ids: str) -> None:
        """Until both servers know all that was written at tables, somebody minds these, and no bot is due."""
        houses = [machine.house for machine in self._machines]
        async with asyncio.timeout(PATIENCE):
            for table_id in table_ids or tuple(self.running):
                before = 0
                while True:
                    await self.time.rest(*houses)
                    [row] = await houses[0].store.fetch(select(tables.c.version).where(tables.c.id == table_id))
                    lives = [live for house in houses if (live := house.loading.get(table_id)) is not None]
                    is_needed = any(houses[0].scheduling.is_needed(each) for each in lives)
                    is_minded = not is_needed or any(house.cluster.holds_lease(table_id) for house in houses)
                    if is_minded and before == row.version and all(each.table.version == before for each in lives):
                        break
                    before = row.version
                    await asyncio.sleep(0.001)

    async def table(self, table_id: str) -> Table:
        """A table as one of the servers has it."""
        live = await self._machines[0].house.find(table_id)
        assert live is not None
        return live.table

    # What happens.

    async def live(self) -> None:
        """The two weeks, and the campaign at their end."""
        async with self._open():
            await self._found()
            looks = range(1, 4 * (DAYS - 3))
            kinds = (KINDS * self._games)[: self._games]
            opened = dict(zip(self._random.sample(looks, len(kinds)), kinds, strict=True))
            mishaps = dict(zip(self._random.sample(looks, len(MISHAPS)), MISHAPS, strict=True))
            for look in range(4 * DAYS):
                if look in opened:
                    await self._open_table(opened[look])
                if look in mishaps:
                    await self._mishap(mishaps[look])
                await self._look_at_tables()
                await self.pass_by(LOOK_MS)
            await self._end()

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        for machine in self._machines:
            await machine.start()
        try:
            yield
        finally:
            for machine in self._machines:
                await machine.stop()

    async def look_back(self, folder: Path) -> Any:
        """What the servers show of the campaign, worked out anew; the records of its games are saved in a folder."""
        async with self._open():
            store = self._machines[0].house.store
            await store.do(lambda run: run.execute(delete(results)))
            for table_id in self.finished:
                record = await self.ask(self.people[0], "GET", f"tables/{table_id}/games/1/record")
                (folder / f"{table_id}.vivat").write_text(record, encoding="utf-8")
            shown = [await self._shown(machine) for machine in self._machines]
        assert shown[0] == shown[1], "two servers show two campaigns"
        return shown[0]

    async def pass_by(self, milliseconds: int) -> None:
        """Time passes at both servers."""
        await self.time.go(milliseconds, *(machine.house for machine in self._machines))
        await self.settle()

    async def _found(self) -> None:
        ada = self.people[0]
        for person in self.people:
            await self._come(person)
            if person is not self.people[-1]:
                person.codes = (await self.ask(person, "POST", "me/recovery"))["codes"]
        self.circle = (await self.ask(ada, "POST", "circles", {"name": "Thursdays"}))["id"]
        for person in self.people[1:]:
            await self._join(person)
        await self.tell(ada, f"circles/{self.circle}", "open-campaign", name="The crown")

    async def _come(self, person: Person) -> None:
        person.token = (await self.ask(None, "POST", "guests", {"name": person.name, "bearer": True}))["token"]

    async def _join(self, person: Person) -> None:
        link = (await self.ask(self.people[0], "GET", f"circles/{self.circle}"))["link"]
        body = {"id": f"c{next(self._ids)}", "link": link}
        await self.ask(person, "POST", f"circles/{self.circle}/join", body)

    async def _open_table(self, kind: str, *first: Person) -> None:
        """A new table of the circle, at which these and some others of the seven sit down with a bot."""
        number = self._random.randint(4, 6) if kind == "intrigue" else 3
        others = [person for person in self.people if person not in first]
        players = [*first, *self._random.sample(others, number - 1 - len(first))]
        bots = [["steward"]] * (number - len(players))
        options: dict[str, Any] = {"seats": [["me"], *([["open"]] * (len(players) - 1)), *bots], "game": "kingup"}
        if kind == "intrigue":
            options |= {"game": "intrigue", "most_rounds": self._random.randint(1, 2)}
        if kind != "evening":
            at_timeout = "once" if kind == "intrigue" else "until-back"
            options["clock"] = {"kind": "days", "days": 1, "at_timeout": at_timeout, "holidays": 4}
        made = await self.ask(players[0], "POST", f"tables?circle={self.circle}", options)
        for player in players[1:]:
            await self.ask(player, "POST", f"tables/{made['id']}/join", {"type": "sit", "id": f"c{next(self._ids)}"})
        await self.tell(players[0], f"tables/{made['id']}", "start")
        self.running[made["id"]] = players
        self.happened[kind] += 1
        await self.settle(made["id"])
        if kind == "evening":
            await self._play(made["id"], awake_only=False)

    async def _mishap(self, what: str) -> None:
        """Something that happens in two weeks, to somebody."""
        person = self._random.choice(self.people[:-1])
        match what:
            case "recovered":
                await self._recover(person)
            case "somebody-new":
                await self._come_anew(self.people[-1])
            case "restart":
                await self._restart(1)
            case "outage":
                await self._restart(2)
            case "away":
                person.away_until = self.time.now() + self._random.randint(2, 4) * DAY_MS
            case "holiday":
                await self._take_holiday()
            case _:
                raise AssertionError(what)
        self.happened[what] += 1

    async def _recover(self, person: Person) -> None:
        """Somebody has lost their device, and has a code on paper; the device is logged out."""
        lost, code = person.token, person.codes.pop()
        made = await self.ask(None, "POST", "devices", {"code": code, "name": "New phone", "bearer": True})
        person.token = made["token"]
        await self.ask(person, "DELETE", "me/devices?spare=true&keep=true")
        assert person.token != lost
        person.codes = (await self.ask(person, "POST", "me/recovery"))["codes"]

    async def _come_anew(self, person: Person) -> None:
        """Somebody has lost their device and has no code: they are a new guest, whom the host takes for the same."""
        ada = self.people[0]
        await self._come(person)
        await self._join(person)
        members = (await self.ask(ada, "GET", f"circles/{self.circle}"))["members"]
        old = next(each["number"] for each in members if each["name"] == person.name)
        await self.tell(ada, f"circles/{self.circle}", "attach", member=old, other=members[-1]["number"])
        for players in self.running.values():  # nobody comes back to their chairs
            players[:] = [Person(person.name, away_until=FOREVER) if each is person else each for each in players]
        await self._open_table("intrigue", person)

    async def _restart(self, servers: int) -> None:
        """One server stops and another one looks after its tables; or both, for some hours."""
        stopped = self._random.sample(self._machines, servers)
        for machine in stopped:
            await machine.stop()
        if len(stopped) == len(self._machines):
            self.time.pass_by(self._random.randint(1, 12) * HOUR_MS)
        for machine in stopped:
            await machine.start()
        await self.settle()

    async def _take_holiday(self) -> None:
        """Somebody who plays over days is away for two, and says so."""
        if not self.running:
            await self._open_table("intrigue")
        for table_id, players in self.running.items():
            person = self._random.choice(players)
            shown = {} if person.away_until == FOREVER else await self.ask(person, "GET", f"tables/{table_id}")
            if shown.get("holidays_left") and shown["holidays"][shown["me"]] is None:
                await self.tell(person, f"tables/{table_id}", "holiday", days=2)
                person.away_until = self.time.now() + 2 * DAY_MS
                self.happened["holiday at a table"] += 1
                return

    async def _look_at_tables(self) -> None:
        for table_id in list(self.running):
            if self._random.random() < 0.8:
                await self._play(table_id)

    async def _play(self, table_id: str, awake_only: bool = True) -> None:
        """Whoever is asked and awake decides, until the game is over or waits for somebody who is not."""
        players, path = self.running[table_id], f"tables/{table_id}"
        while (table := await self.table(table_id)).status == "playing":
            asked = [
                seat
                for seat in table.waited_for
                if seat < len(players) and not (awake_only and players[seat].away_until > self.time.now())
            ]
            if not asked:
                return
            person = players[asked[0]]
            if table.chairs[asked[0]].kept:
                await self.ask(person, "POST", f"{path}/join", {"type": "sit", "id": f"c{next(self._ids)}"})
            seen = await self.ask(person, "GET", path)
            action = self._random.choice(seen["legal"])["text"]
            await self.tell(person, path, "play", decision=seen["decision"], action=action, sure=True)
            await self.settle(table_id)
        del self.running[table_id]
        self.finished.append(table_id)

    async def _end(self) -> None:
        """All games but the last are played out, the campaign is closed; what ends afterwards does not count."""
        late = await self._late_table()
        for person in self.people:
            person.away_until = 0
        for _ in range(MOST_LOOKS):
            if set(self.running) == {late}:
                break
            for table_id in sorted(self.running.keys() - {late}):
                await self._play(table_id)
            await self.pass_by(LOOK_MS)
        await self.tell(self.people[0], f"circles/{self.circle}", "close-campaign")
        store = self._machines[0].house.store
        for table_id in self.finished:
            for name, is_practice in who_decided(await store.read_entries(table_id)):
                self.expected[name]["practice" if is_practice else "games"] += 1
        self.time.pass_by(1)
        counted = list(self.finished)
        await self._play(late, awake_only=False)
        self.finished = counted

    async def _late_table(self) -> str:
        """A game that is still under way when the campaign is closed."""
        options = {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]}
        made = await self.ask(self.people[0], "POST", f"tables?circle={self.circle}", options)
        await self.tell(self.people[0], f"tables/{made['id']}", "start")
        self.running[made["id"]] = [self.people[0]]
        await self.settle()
        return str(made["id"])

    async def _shown(self, machine: Machine) -> Any:
        """The campaign of the circle, once a server has looked at every table."""
        headers = {"Authorization": f"Bearer {self.people[1].token}"}
        said: dict[str, Any] = {"unread": 1}
        while said["unread"]:
            said = (await machine.client.get(f"/api/circles/{self.circle}/campaigns/1", headers=headers)).json()
        return said


def who_decided(log: list[Entry]) -> Iterator[tuple[str, bool]]:
    """The people of a finished game, and whether it is practice for them, counted from the entries of its log."""
    people: dict[int, str] = {}
    decided: Counter[tuple[int, bool]] = Counter()
    sealed: dict[int, bool] = {}
    for entry in log:
        match entry.body:
            case Opened(name=name):
                people[0] = name
            case Sat(chair=chair, name=name):
                people[chair] = name
            case Balloted(seat=seat, by=by):
                sealed[seat] = by == "person"
            case Played(seat=seat, by=by):
                sealed[seat] = by == "person"
                decided.update(sealed.items())
                sealed.clear()
            case _:
                pass
    for chair, name in people.items():
        deputies, own = decided[chair, False], decided[chair, True]
        yield name, deputies * PRACTICE_SHARE > own + deputies


# What it must come to.


def told_by_command(*arguments: str) -> str:
    """What a command of `vivat` says."""
    said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with redirect_stdout(said):
        code = run_command(list(arguments))
    said.flush()
    text = said.buffer.getvalue().decode()
    assert code == 0, text
    return str(text)


def differences(page: Any, expected: Mapping[str, Counter[str]], folder: Path, database: str) -> list[str]:
    """What a campaign's page, the command line and the logs do not agree on."""
    told = json.loads(told_by_command("campaign", str(folder), "--json"))
    found = [
        f"{key}: {page[key]} on the page, {told[key]} by the command line"
        for key in ("games", "evenings")
        if page[key] != told[key]
    ]
    names = {each["member"]: plain(each["name"]) for each in page["standings"]}
    if sorted(names[each] for each in page["kings"]) != sorted(told["kings"]):
        found.append(f"the true King: {page['kings']} on the page, {told['kings']} by the command line")
    people = {each["person"]: each for each in told["people"]}
    if sorted(names.values()) != sorted(people):
        found.append(f"who played: {sorted(names.values())} on the page, {sorted(people)} by the command line")
    for each in page["standings"]:
        there = people.get(plain(each["name"]))
        if there is not None:
            found += differences_of(each, there)
    for name, numbers in expected.items():
        there = people.get(plain(name), {"games": 0, "practice": 0})
        if (there["games"], there["practice"]) != (numbers["games"], numbers["practice"]):
            found.append(f"{name}: {there['games']} games and {there['practice']} for practice, by the log {numbers}")
    rebuilt = told_by_command("tables", "rebuild", "--database", database)
    if "what was kept of 0 tables was wrong" not in rebuilt:
        found.append(rebuilt)
    return found


def differences_of(page: dict[str, Any], told: dict[str, Any]) -> Iterator[str]:
    """What the page and the command line do not agree on about one person."""
    for key in ("games", "practice", "victories", "points"):
        if page[key] != told[key]:
            yield f"{page['name']}, {key}: {page[key]} on the page, {told[key]} by the command line"
    shown = {each["mark"]: (each["value"], each["earned"]) for each in page["marks"]}
    earned = {mark for mark, (_, is_earned) in shown.items() if is_earned}
    if earned != {mark for mark, each in told["marks"].items() if each["earned"]}:
        yield f"{page['name']}: other marks on the page than by the command line"
    for mark, (value, _) in shown.items():
        if value != told["marks"][mark]["value"]:
            yield f"{page['name']}, {mark}: {value} on the page, {told['marks'][mark]['value']} by the command line"


def main() -> int:
    """Many fortnights, seed after seed, on a PostgreSQL server of their own; 1 if something did not agree."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="of the first fortnight")
    parser.add_argument("--seeds", type=int, default=20, help="how many")
    parser.add_argument("--games", type=int, default=14, help="how many tables are opened in each")
    chosen = parser.parse_args()
    code = 0
    with postgres_server() as address:
        for seed in range(chosen.seed, chosen.seed + chosen.seeds):
            name = f"fortnight_{seed}"
            asyncio.run(command(address.format("postgres"), f"CREATE DATABASE {name}"))
            seen = Fortnight(seed, address.format(name), chosen.games)
            asyncio.run(seen.live())
            with tempfile.TemporaryDirectory() as folder:
                page = asyncio.run(seen.look_back(Path(folder)))
                wrong = differences(page, seen.expected, Path(folder), address.format(name))
            practice = sum(each["practice"] for each in seen.expected.values())
            happened = ", ".join(f"{what} {number}" for what, number in sorted(seen.happened.items()))
            sys.stdout.write(f"seed {seed}: {page['games']} games, {practice} times for practice; {happened}\n")
            sys.stdout.write("".join(f"  {each}\n" for each in wrong))
            code = code or int(bool(wrong))
    return code


if __name__ == "__main__":
    raise SystemExit(main())
