"""Leaks of the kinds that games on the net have had, planted one at a time for the test on the wire to catch."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from litestar.types import Message, Receive, Scope, Send
from msgspec.structs import replace
from sqlalchemy import true

from tests.web.random_tables import GRACE, Setting
from vivat.game import IllegalAction, Refusal, VivatError
from vivat.game.durations import MINUTE_MS
from vivat.notices import events
from vivat.rules.log import EVERYONE
from vivat.table import commands, decide, entries, house, own_data, schema, submission, telling
from vivat.table.absences import Absences
from vivat.table.encoded import encode_action
from vivat.table.families import game_view
from vivat.table.fold import CHANGES, Fold
from vivat.table.house import House
from vivat.table.lines import Addressed, Line
from vivat.table.loaded_table import LoadedTable
from vivat.table.store import Store
from vivat.table.submission import Submission
from vivat.table.table import Decided, Table
from vivat.table.telling import Telling
from vivat.table.view import PresenceView, View, view_table
from vivat.web import app, replaying, routes, socket
from vivat.web.messages import Ack, Pong, refused
from vivat.web.request_limits import RequestLimits
from vivat.web.socket import Connection

Plant = Callable[[pytest.MonkeyPatch], None]


def anywhere(_: Setting) -> bool:
    """It can show at any table."""
    return True


def in_elections(setting: Setting) -> bool:
    """It shows in ballots."""
    return any(step.election for step in setting.steps)


def in_elections_with_time_banks(setting: Setting) -> bool:
    """It shows in the time that ballots take."""
    return in_elections(setting) and setting.options.clock.kind == "bank"


def in_intrigue(setting: Setting) -> bool:
    """It shows in hands and roles."""
    return setting.options.game == "intrigue"


def in_teams(setting: Setting) -> bool:
    """It shows where two people share a seat."""
    return any(len(setting.people_of(seat)) == 2 for step in setting.steps for seat in step.seats)


def at_chatty_tables(setting: Setting) -> bool:
    """It shows where somebody says as much as is allowed."""
    return setting.chatty


def at_the_end(setting: Setting) -> bool:
    """It shows when a game is over."""
    return setting.is_over


@dataclass(frozen=True)
class PlantedLeak:
    """A fault, and where it can show."""

    name: str
    plant: Plant
    shows_in: Callable[[Setting], bool] = anywhere
    first: int = 0
    """At which table the hunt begins: a little before the one at which it shows, where that takes long."""


def in_view(change: Callable[[Table, int | None, View], dict[str, Any]]) -> Plant:
    """A view that lets something more through."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        def leaky(table: Table, chair: int | None, look: PresenceView, _: View | None = None) -> View:
            seen = view_table(table, chair, look)
            return replace(seen, **change(table, chair, seen))

        monkeypatch.setattr(house, "view_table", leaky)

    return plant


def audible(heard: Callable[[Addressed, int | None], bool]) -> Plant:
    """Lines that reach whom they are not for."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Addressed.is_for
        monkeypatch.setattr(
            Addressed, "is_for", lambda self, chair: honest(self, chair) or heard(self, chair), raising=True
        )

    return plant


def public_line(kind: str) -> Plant:
    """A line told to everybody that was for few."""
    return audible(lambda told, _: told.line.kind == kind)


def instead(target: object, name: str, make: Callable[[Any], Any]) -> Plant:
    """Another function in place of the honest one, which it is given."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(target, name, make(getattr(target, name)))

    return plant


def folded(kind: type[entries.Body], make: Callable[[Any], Any]) -> Plant:
    """Another way to do what a kind of entry says in place of the honest one, which it is given."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(CHANGES, kind, make(CHANGES[kind]))

    return plant


def changed_event(change: Callable[[Table], dict[str, Any]]) -> Plant:
    """A notice that lets something more through."""

    def leaky(honest: Any) -> Any:
        return lambda table, *rest: honest(table, *rest)._replace(**change(table))

    return instead(events, "event", leaky)


def entries_of(house: House) -> int:
    """Entries of all tables in memory."""
    return sum(live.table.version for live in house.loading)


# Views.


def everybodys_notes(seen: Table) -> dict[str, str]:
    return {f"{number}{cell}": mark for number, chair in enumerate(seen.chairs) for cell, mark in chair.notes.items()}


def others_legal(table: Table, chair: int | None, seen: View) -> dict[str, Any]:
    if table.game is None or table.game.is_over:
        return {}
    return {"legal": [encode_action(action) for action in table.game.legal_actions()]}


def first_players_game(table: Table, chair: int | None, seen: View) -> dict[str, Any]:
    if table.game is None or chair is not None:
        return {}
    return {"game": game_view(table.game.observe(table.viewer(0)))}


def others_dossiers(table: Table, chair: int | None, seen: View) -> dict[str, Any]:
    if table.game is None or table.game.to_act is None or chair is None:
        return {}
    return {"knowledge": table.game.kept_knowledge(table.game.to_act)}


def first_players_grid(table: Table, chair: int | None, seen: View) -> dict[str, Any]:
    if table.game is None or chair is not None:
        return {}
    return {"knowledge": table.game.kept_knowledge(table.viewer(0))}


# Tables.


def each_ballot_is_told(honest: Any) -> Any:
    def leaky(fold: Fold, body: entries.Balloted) -> Iterator[Addressed]:
        changed = body.seat in fold.table.ballots
        yield from honest(fold, body)
        if changed:
            yield Addressed(Line(*fold.now, "voted", seat=body.seat))

    return leaky


def each_ballot_costs_time(honest: Any) -> Any:
    def leaky(fold: Fold, body: entries.Balloted) -> Iterator[Addressed]:
        if body.seat in fold.table.ballots:
            fold.table.clock.charge(body.seat, fold.at)
        yield from honest(fold, body)

    return leaky


def notes_restart_clocks(honest: Any) -> Any:
    def leaky(self: Table, entry: entries.Entry, decided: Decided | None = None) -> None:
        honest(self, entry, decided)
        if isinstance(entry.body, entries.Noted) and self.game is not None:
            self.clock.opened_at = entry.at

    return leaky


def events_for_all(honest: Any) -> Any:
    def leaky(self: Fold, moment: int, by: str | None, events: tuple[Any, ...]) -> None:
        open_kinds = ("favourites-dealt", "role-dealt")
        told = (replace(each, audience=EVERYONE) if each.kind in open_kinds else each for each in events)
        honest(self, moment, by, tuple(told))

    return leaky


class ByIdAlone(dict[tuple[str, str], int]):
    """Commands by their id, whoever sent them."""

    def get(self, key: Any, default: Any = None) -> Any:
        return next((entry for (_, each), entry in self.items() if each == key[1]), default)


def commands_by_id(honest: Any) -> Any:
    def leaky(self: Table, table_id: str) -> None:
        honest(self, table_id)
        self.commands = ByIdAlone()

    return leaky


def talk_by_the_last_entry(_: Any) -> Any:
    def leaky(self: decide.CommandJudge) -> int:
        spoken = [then for then in self.table.spoken.get(self.seated, []) if then > self.table.changed_at - MINUTE_MS]
        if len(spoken) >= decide.LINES_A_MINUTE:
            decide.refuse("too-many-lines", most=decide.LINES_A_MINUTE)
        return self.seated

    return leaky


# The house.


def slow_no(honest: Any) -> Any:
    async def leaky(self: Submission, live: LoadedTable, author: Any, command_id: str, decided: Decided) -> bool:
        if isinstance(decided.body, entries.Balloted) and decided.body.vote == "vote no":
            await asyncio.sleep(0.003)
        return bool(await honest(self, live, author, command_id, decided))

    return leaky


def grace_begins_anew(honest: Any) -> Any:
    def leaky(self: Absences, live: LoadedTable) -> None:
        for cancel in live.presence.absences.values():
            cancel()
        live.presence.absences.clear()
        honest(self, live)

    return leaky


def row_with_last_entry(honest: Any) -> Any:
    def leaky(table: Table, entry: entries.Entry) -> Any:
        return replace(honest(table, entry), changed_at=entry.at)

    return leaky


def deeds_with_all_secrets(_: Any) -> Any:
    def leaky(self: Table, chair: int | None) -> Telling:
        return Telling(self, chair, all_secrets=True)

    return leaky


# The socket.


def resume_by_all_lines(honest: Any) -> Any:
    def leaky(self: Connection) -> Any:
        message = honest(self)
        chair, _, *deeds = message.resume.split(".")
        return replace(message, resume=".".join((chair, str(len(self.live.table.lines)), *deeds)))

    return leaky


def any_token_fits(honest: Any) -> Any:
    def leaky(self: Connection, token: str) -> None:
        chair, _, numbers = token.partition(".")
        if chair.isdecimal() and numbers and int(chair) < len(self.live.table.chairs):
            self.chair = int(chair)
        honest(self, token)

    return leaky


def numbered_ack(_: Any) -> Any:
    async def leaky(self: Connection, command: Any) -> None:
        try:
            entry = await self.house.submit(self.live, self.author, command)
        except VivatError as error:
            self._refuse(command.id, error.refusal)
        else:
            self._answer(Ack(f"{command.id} is entry {entry}"))

    return leaky


def counting_refusal(honest: Any) -> Any:
    def leaky(self: Connection, command_id: str | None, refusal: Any) -> None:
        self._answer(refused(f"{command_id} {self.live.table.version}", refusal, self.language))

    return leaky


def counting_pong(honest: Any) -> Any:
    async def leaky(self: Connection, frame: Any) -> None:
        await honest(self, frame)
        if self._answers and isinstance(self._answers[-1], Pong):
            self._answers[-1] = Pong(entries_of(self.house))

    return leaky


def repeating_errors(honest: Any) -> Any:
    said: list[str | None] = [None]

    def leaky(frame: str | bytes) -> str | None:
        said.append(str(frame)[:60])
        return said[-2]

    return leaky


def why_from_the_truth(_: Any) -> Any:
    return lambda table, action, _viewer: table.begun_game.why_not(action)


# The routes.


def counting_list(honest: Any) -> Any:
    return lambda row, *rest: replace(honest(row, *rest), opened_at=row.version)


def strangers_at_chair_0(honest: Any) -> Any:
    return lambda live, author: honest(live, author) or 0


def early_records(honest: Any) -> Any:
    return lambda table, number: table.games[0] if number == 1 and table.games else honest(table, number)


def counting_records(honest: Any) -> Any:
    return lambda table, number: f"{honest(table, number)}# {table.version}\n"


def counting_rematch(judge: decide.CommandJudge, _: Any) -> entries.AnyBody:
    return entries.RematchAsked(judge.seated, f"rematch-{judge.table.version}")


def with_acknowledged(real: Any) -> Any:
    def text(house: House) -> str:
        return f"{real(house)}{house.metrics.registry.get_sample_value('vivat_acknowledge_seconds_count')}\n"

    return text


def counting_health(honest: Any) -> Any:
    async def leaky(self: Any) -> None:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(schema.entries.select())).all()
        if len(rows) % 2:
            raise IllegalAction(Refusal("table-busy", ""))

    return leaky


def with_all_actions(honest: Any) -> Any:
    def leaky(entry: entries.Entry) -> Any:
        found = honest(entry)
        return replace(found, text=str(entry.body.actions)) if isinstance(entry.body, entries.Played) else found

    return leaky


def of_everybody(_: Any) -> Any:
    return lambda _column, _person: true()


class CountingLimits(RequestLimits):
    """Says how many requests have come from the same address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        allowances = scope["litestar_app"].state.allowances
        allowances.asked = asked = getattr(allowances, "asked", 0) + 1

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], (b"ratelimit-used", b"%d" % asked)]}
            await send(message)

        await super().__call__(scope, receive, counting)


LEAKS: tuple[PlantedLeak, ...] = (
    # What a view shows.
    PlantedLeak("the decision counts every entry", in_view(lambda t, _p, _v: {"decision": t.version})),
    PlantedLeak(
        "a view has somebody's ballot",
        in_view(lambda t, _p, _v: {"ballot": min((each.text for each in t.ballots.values()), default=None)}),
        in_elections,
    ),
    PlantedLeak(
        "seats that voted no are waited for",
        in_view(
            lambda t, _p, v: {"waited_for": [*v.waited_for, *(s for s in t.ballots if t.ballots[s].text == "vote no")]}
        ),
        in_elections,
    ),
    PlantedLeak(
        "a view has another team's proposal",
        in_view(lambda t, _p, _v: {"proposal": min(((n, each.text) for n, each in t.proposals.values()), default=())}),
        in_teams,
    ),
    PlantedLeak("a view has everybody's notes", in_view(lambda t, _p, _v: {"notes": everybodys_notes(t)})),
    PlantedLeak(
        "a view says who is muted by anybody",
        in_view(lambda t, _p, _v: {"muted": [chair.muted for chair in t.chairs]}),
    ),
    PlantedLeak("buttons of whoever is to act", in_view(others_legal), in_intrigue),
    PlantedLeak("spectators see as the first player", in_view(first_players_game)),
    PlantedLeak("everybody has the dossiers of whoever is to act", in_view(others_dossiers), in_intrigue),
    PlantedLeak("spectators have a grid, filled in by the first player", in_view(first_players_grid), in_intrigue),
    # What is told.
    PlantedLeak("words to a partner are heard by all", audible(lambda told, _: told.line.team)),
    PlantedLeak("proposals are told to all", public_line("proposed"), in_teams),
    PlantedLeak("ballots are told to all", public_line("ballot"), in_elections),
    PlantedLeak("notes are told to all", public_line("noted")),
    PlantedLeak(
        "whoever is muted is told",
        audible(lambda told, chair: told.line.kind == "muted" and told.line.other == chair),
    ),
    PlantedLeak("cards and roles are told to all", instead(Fold, "_step", events_for_all)),
    PlantedLeak("deeds are told with all secrets", instead(Table, "telling", deeds_with_all_secrets)),
    PlantedLeak("each change of a ballot is told", folded(entries.Balloted, each_ballot_is_told), in_elections),
    # Time.
    PlantedLeak(
        "each change of a ballot costs time",
        folded(entries.Balloted, each_ballot_costs_time),
        in_elections_with_time_banks,
    ),
    PlantedLeak(
        "a note restarts the clock",
        instead(Table, "apply", notes_restart_clocks),
        lambda setting: setting.options.clock.kind != "none",
    ),
    PlantedLeak("a No takes longer", instead(Submission, "write", slow_no), in_elections),
    PlantedLeak(
        "the grace period begins anew with each entry",
        instead(Absences, "update_grace_periods", grace_begins_anew),
        lambda setting: setting.options.grace == GRACE,
        first=14,
    ),
    PlantedLeak(
        "how much one may say depends on the last entry",
        instead(decide.CommandJudge, "_speaker", talk_by_the_last_entry),
        at_chatty_tables,
    ),
    # The socket.
    PlantedLeak(
        "everybody wakes at each entry",
        instead(Connection, "table_changed", lambda _: Connection.tell),
    ),
    PlantedLeak("tokens count everybody's lines", instead(Connection, "_difference", resume_by_all_lines)),
    PlantedLeak("a token of another chair opens it", instead(Connection, "_resume", any_token_fits)),
    PlantedLeak("an ack counts entries", instead(Connection, "_obey", numbered_ack)),
    PlantedLeak("a refusal counts entries", instead(Connection, "_refuse", counting_refusal)),
    PlantedLeak("a pong counts entries", instead(Connection, "_take", counting_pong)),
    PlantedLeak("an error repeats what another sent", instead(socket, "command_id_of", repeating_errors)),
    PlantedLeak("a why is answered from the truth", instead(Table, "why_not", why_from_the_truth), in_intrigue),
    PlantedLeak("commands are known by their id alone", instead(Table, "__init__", commands_by_id)),
    # Requests.
    PlantedLeak("one's own data have all ballots", instead(own_data, "own_entry", with_all_actions), in_elections, 67),
    PlantedLeak("one's own data are everybody's", instead(own_data, "of_person", of_everybody), first=9),
    PlantedLeak("metrics count every entry", lambda monkeypatch: monkeypatch.setattr(submission, "PUBLIC", (object,))),
    PlantedLeak("metrics count tables in memory", instead(House, "watched", lambda _: House.tables), first=7),
    PlantedLeak("metrics for everybody count what is acknowledged", instead(routes, "public_text", with_acknowledged)),
    PlantedLeak("health depends on entries", instead(Store, "check", counting_health)),
    PlantedLeak(
        "lists are in the order of the last entry", instead(submission, "row_after", row_with_last_entry), first=4
    ),
    PlantedLeak("lists count entries", instead(routes, "info", counting_list), first=11),
    PlantedLeak("strangers look from the first chair", instead(routes, "may_look", strangers_at_chair_0)),
    PlantedLeak("records before the end", instead(replaying, "finished_game", early_records)),
    PlantedLeak(
        "the log of a finished game counts the lines of a chair",
        instead(telling, "for_others", lambda _: lambda told: told),
        at_the_end,
        first=24,
    ),
    PlantedLeak("a notice counts entries", changed_event(lambda table: {"path": f"/table/{table.version}"})),
    PlantedLeak(
        "a notice waits from the last entry on", changed_event(lambda table: {"since": table.changed_at}), first=15
    ),
    PlantedLeak("every entry is worth a notice", changed_event(lambda table: {"number": table.version}), first=6),
    PlantedLeak("records count entries", instead(routes, "record_of", counting_records), first=4),
    PlantedLeak(
        "the link to a rematch counts entries",
        instead(decide, "NEEDS", lambda needs: needs | {commands.Rematch: ("seated", counting_rematch)}),
        at_the_end,
    ),
    PlantedLeak(
        "headers count requests from the same address",
        instead(app, "RequestLimits", lambda _: CountingLimits),
    ),
)  # fmt: skip
