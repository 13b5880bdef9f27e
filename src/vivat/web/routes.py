"""The HTTP routes. Each says in `needs` whom it is for."""

from collections.abc import Container, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from importlib.metadata import version
from io import BytesIO
from typing import Annotated, Any, NamedTuple

import segno
from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct, json, structs

from vivat.circle.circles import Circles
from vivat.circle.commands import MarkTable
from vivat.game import IllegalAction, Refusal
from vivat.game.durations import HOUR_MS
from vivat.game.families import FAMILIES
from vivat.game.names import NAME_LENGTH
from vivat.notices.service import Notices
from vivat.search.compilation import background_compilation
from vivat.table import commands
from vivat.table.damage import DamagedTable
from vivat.table.decide import Author
from vivat.table.devices import DEVICE_NAME_LENGTH
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.options import TableOptions
from vivat.table.status import CLOSED, ListedStatus
from vivat.table.store import TableRow
from vivat.table.summary import Summary, summary_of
from vivat.table.view import View
from vivat.web.access import NotAdmitted, NotFound, address_of, author_of
from vivat.web.allowances import Allowances
from vivat.web.catalogue import Catalogue, catalogue
from vivat.web.computing import compute
from vivat.web.guests import Guests, renewed_cookies, token_cookies
from vivat.web.metrics import public_text
from vivat.web.replaying import GameLog, Moment, log_of, moment_of, record_of
from vivat.web.shared_reading import SharedReading

MOST_LOOKED_AT = 20
"""So many of a guest's tables are looked into for whether they wait for that guest: first those over days, then the
last changed ones."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
MaybeCircleId = Annotated[str | None, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
DeviceName = Annotated[str, Meta(max_length=DEVICE_NAME_LENGTH)]
TableId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
MaybeNumber = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
AnyRequest = Request[Any, Any, State]
Json = Body()


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Pick a name. A program asks for a bearer token; a browser gets a cookie that its scripts cannot read."""

    name: Name
    bearer: bool = False
    device: DeviceName = ""
    """What the device is called in the list of one's own."""


class Guest(Struct, frozen=True):
    """A guest as the server answers: id, name, and to programs once the token."""

    id: str
    name: str
    token: str | None = None
    """Said once, to programs only."""


class Visitor(Struct, frozen=True):
    """Whoever opens the page: a guest, or somebody who has no name here yet."""

    guest: Guest | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for another name."""

    name: Name


class TableInfo(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: ListedStatus
    opened_at: int
    changed_at: int
    summary: Summary
    waits_for_me: bool = False
    """Whether the guest who asks is to decide there; said of one's own tables."""
    waits_for: tuple[int, ...] = ()
    """The chairs that are to decide there, as everybody at the table sees; said of one's own tables."""
    circle: str = ""
    """The name of the circle it belongs to, said to its members alone."""
    due_at: int | None = None
    """In a game over days, when the time of the first who are to decide is up, mine first; said of one's own tables."""


class NewTable(Struct, frozen=True):
    """The id of a new table; the link to it is made of that."""

    id: str


class Done(Struct, frozen=True):
    """A command has had its effect."""

    id: str


class Health(Struct, frozen=True):
    """The answer of a server that is well, with its version."""

    status: str
    version: str
    searches: dict[str, int | None]
    """By family: about how many seconds from now bots that search can begin; null if they can at once."""


def searches_ready_in() -> dict[str, int | None]:
    """By family: about how many seconds from now bots that search can begin."""
    return {family: background_compilation.ready_in(family) for family in FAMILIES}


def info(row: TableRow, damaged: Container[str], circle: str = "") -> TableInfo:
    """A row as lists show it, one that cannot be read too."""
    status: ListedStatus = "damaged" if row.id in damaged else row.status
    try:
        summary = summary_of(row)
    except DamagedTable:
        status, summary = "damaged", Summary((), "none", False)
    return TableInfo(row.id, row.game, status, row.opened_at, row.changed_at, summary, circle=circle)


def circles_for(request: AnyRequest) -> Circles:
    """The circles of the server, whose logs are replayed in the turn of whoever asks."""
    return Circles(request.app.state.house, partial(compute, request))


async def find_table(state: State, table_id: str) -> LoadedTable:
    """The table of a link; NotFound if there is none."""
    house: House = state.house
    live = await house.find(table_id)
    if live is None:
        row = await house.store.find_row(table_id)
        if row is not None and row.status == CLOSED:
            raise NotAdmitted(Refusal("table-closed", ""))
        raise NotFound(Refusal("table-unknown", ""))
    return live


def may_look(live: LoadedTable, author: Author) -> int | None:
    """The chair of a guest; a stranger only where spectators are welcome, or while there is a chair to take."""
    if not live.table.may_look(author.guest):
        raise NotAdmitted(Refusal("table-no-spectators", ""))
    return live.table.chair_of(author.guest)


@post("/api/guests", needs="anybody", status_code=HTTP_201_CREATED)
async def welcome(data: Annotated[NewGuest, Json], request: AnyRequest) -> Response[Guest]:
    """Become a guest with a name; the answer has the token."""
    guests: Guests = request.app.state.guests
    name = guests.checked_name(data.name)
    request.app.state.allowances.spend_guest(address_of(request))
    author, token = await guests.welcome(name, data.device)
    if data.bearer:
        return Response(Guest(author.guest, author.name, token))
    return Response(Guest(author.guest, author.name), cookies=token_cookies(request, token))


@get("/api/visitor", needs="anybody")
async def visitor(request: AnyRequest) -> Response[Visitor]:
    """The guest that this token belongs to, or nobody: what a page asks that may be here for the first time."""
    author = request.scope["user"]
    if not isinstance(author, Author):
        return Response(Visitor(None))
    return Response(Visitor(Guest(author.guest, author.name)), cookies=renewed_cookies(request))


@get("/api/me", needs="guest")
async def me(request: AnyRequest) -> Response[Guest]:
    """The guest that this token belongs to."""
    author = author_of(request)
    return Response(Guest(author.guest, author.name), cookies=renewed_cookies(request))


@put("/api/me", needs="guest")
async def rename(data: Annotated[Rename, Json], request: AnyRequest) -> Guest:
    """Another name, from the next table on."""
    request.app.state.allowances.spend_command(author_of(request).guest, address_of(request))
    author = await request.app.state.guests.rename(author_of(request), data.name)
    for connection in request.app.state.connections:
        if connection.author.guest == author.guest:
            connection.author = replace(connection.author, name=author.name)
    return Guest(author.guest, author.name)


@get("/api/me/tables", needs="guest")
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    """Tables at which I have, or had, a chair."""
    house: House = request.app.state.house
    me = author_of(request).guest
    found = [info(row, house.loading.damaged) for row in await house.store.tables_of(me)]
    playing = sorted(
        (each for each in found if each.status == "playing"), key=lambda each: each.summary.clock != "days"
    )
    waiting = {each.id: await waited_for(house, each.id, me) for each in playing[:MOST_LOOKED_AT]}
    marked = await circles_for(request).store.marked_for(person_of(me))
    return [structs.replace(waiting_info(each, waiting), circle=marked.get(each.id, "")) for each in found]


class Waiting(NamedTuple):
    """For whom a table waits, as one of its guests sees it."""

    for_me: bool
    chairs: tuple[int, ...]
    due_at: int | None


NOBODY = Waiting(False, (), None)


def waiting_info(table: TableInfo, waiting: Mapping[str, Waiting]) -> TableInfo:
    """A table in a list with for whom it waits."""
    waits = waiting.get(table.id, NOBODY)
    return structs.replace(table, waits_for_me=waits.for_me, waits_for=waits.chairs, due_at=waits.due_at)


async def waited_for(house: House, table_id: str, guest: str) -> Waiting:
    """Whether a table waits for a decision of this guest, the chairs for which it waits, and until when."""
    try:
        live = await house.find(table_id)
    except DamagedTable:
        live = None
    if live is None:
        return NOBODY
    table = live.table
    asked = tuple(chair for seat in table.waited_for for chair in table.chairs_of(seat))
    chair = table.chair_of(guest)
    for_me = chair is not None and chair in asked and table.chairs[chair].decides
    seats = [table.options.seat_of[chair]] if chair is not None and for_me else table.waited_for
    due = [at for seat in seats if (at := table.clock.deadline(seat)) is not None]
    is_over_days = table.options.clock.kind == "days"
    return Waiting(for_me, asked, min(due, default=None) if is_over_days else None)


@get("/api/games", needs="nobody", sync_to_thread=False)
def games(request: AnyRequest) -> Catalogue:
    """Everything that can be played here, for whoever makes a table."""
    return catalogue(request.app.state.house.levels, searches_ready_in())


@post("/api/tables", needs="guest", status_code=HTTP_201_CREATED)
async def create(data: Annotated[TableOptions, Json], request: AnyRequest, circle: MaybeCircleId = None) -> NewTable:
    """A new table; you are its host. It belongs to a circle of yours, if you name one."""
    house: House = request.app.state.house
    author = replace(author_of(request), guest=person_of(author_of(request).guest))
    allowances: Allowances = request.app.state.allowances
    allowances.spend_command(author.guest, address_of(request))
    circles = circles_for(request)
    if circle is not None:
        await circles.check_writing(circle, author)
    opened = await compute(request, partial(house.prepare, data, author))
    await allowances.spend_table(house, author.guest, address_of(request), data.listed)
    live = await house.open_with(opened, author)
    if circle is not None:
        with suppress(IllegalAction):  # the table is there, and can be marked later
            await circles.submit(circle, author, MarkTable(id=f"mark-{live.table.id}", table=live.table.id))
            members = (await circles.of_member(circle, author)).seen_by
            notices: Notices = request.app.state.notices
            notices.notifier.invite(live, sorted(members - {author.guest}))
    return NewTable(live.table.id)


async def read_list(house: House, hours: float) -> bytes:
    """The tables that anybody may find, those at which something has happened in so many hours, as JSON."""
    rows = await house.store.listed_tables(since=house.clock.now() - int(hours * HOUR_MS))
    return json.encode([info(row, house.loading.damaged) for row in rows])


@get("/api/tables", needs="nobody")
async def listed(request: AnyRequest) -> Response[list[TableInfo]]:
    """Tables that anybody may find: those with an open chair, and those to watch."""
    reading: SharedReading[bytes] = request.app.state.listed
    found: Any = await reading.answer()
    return Response(found, media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}", needs="guest")
async def look(table_id: TableId, request: AnyRequest) -> View:
    """The table as you see it."""
    live = await find_table(request.app.state, table_id)
    house: House = request.app.state.house
    return house.view(live, may_look(live, author_of(request)))


@get("/api/tables/{table_id:str}/options", needs="guest")
async def options(table_id: TableId, request: AnyRequest) -> TableOptions:
    """The options that the host of a table decided on."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    return live.table.options


@get("/api/tables/{table_id:str}/invitation", needs="guest", media_type="image/svg+xml")
async def invitation(table_id: TableId, request: AnyRequest) -> bytes:
    """The link to a table as a QR code, for those who sit beside you with a phone: an SVG picture."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    link = f"{request.url.scheme}://{request.headers['host']}/table/{live.table.id}"
    return await compute(request, partial(invitation_code, link))


def qr_code(link: str) -> bytes:
    """A link as a QR code in SVG."""
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=4, border=3, light="#fff", dark="#2a2118")
    return picture.getvalue()


invitation_code = lru_cache(maxsize=256)(qr_code)
"""The same, kept for the next one who asks: the link of a table is no secret that ends."""


@post("/api/tables/{table_id:str}/join", needs="guest", status_code=HTTP_200_OK)
async def join(table_id: TableId, data: Annotated[commands.Sit, Json], request: AnyRequest) -> Done:
    """Sit down at a table, on an open chair."""
    return await obey(table_id, data, request)


@post("/api/tables/{table_id:str}/leave", needs="guest", status_code=HTTP_200_OK)
async def leave(table_id: TableId, data: Annotated[commands.Leave, Json], request: AnyRequest) -> Done:
    """Get up from the table where you sit."""
    return await obey(table_id, data, request)


@post("/api/tables/{table_id:str}/commands", needs="guest", status_code=HTTP_200_OK)
async def command(table_id: TableId, data: Annotated[commands.AnyCommand, Json], request: AnyRequest) -> Done:
    """Any command of the socket, one at a time: for programs that do not keep a connection open."""
    return await obey(table_id, data, request)


async def obey(table_id: str, data: commands.AnyCommand, request: AnyRequest) -> Done:
    """Submit a command; returns when its entry is on the disk."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    house: House = request.app.state.house
    allowances: Allowances = request.app.state.allowances
    author = author_of(request)
    await allowances.spend_table_command(house, live, author.guest, address_of(request), data)
    await house.submit(live, author, data)
    request.app.state.notices.seen.touch(author.guest)
    return Done(data.id)


@get("/api/tables/{table_id:str}/games/{game:int}/record", needs="guest", media_type=MediaType.TEXT)
async def record(table_id: TableId, game: Number, request: AnyRequest) -> str:
    """A finished game with every secret, as a record file."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    return await compute(request, partial(record_of, live.table, game))


@get("/api/tables/{table_id:str}/games/{game:int}/log", needs="guest")
async def game_log(table_id: TableId, game: Number, request: AnyRequest, chair: MaybeNumber = None) -> GameLog:
    """What a chair was told of a finished game, or with no chair everything; each line names its moment."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    return await compute(request, partial(log_of, live.table, game, chair))


@get("/api/tables/{table_id:str}/games/{game:int}/moments/{moment:int}", needs="guest")
async def moment_view(
    table_id: TableId, game: Number, moment: Number, request: AnyRequest, chair: MaybeNumber = None
) -> Moment:
    """A finished game after so many actions, from one chair's knowledge or from everybody's."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    return await compute(request, partial(moment_of, live.table, game, moment, chair))


@get("/api/health", needs="nobody")
async def health(request: AnyRequest) -> Health:
    """Whether the server and its database answer, and what is played now could be written."""
    await request.app.state.house.store.check()
    return Health("ok", version("vivat"), searches_ready_in())


@get("/api/metrics", needs="nobody", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: AnyRequest) -> str:
    """Numbers that anybody may know, in the text format of Prometheus; an operator sees more at `--metrics-port`."""
    return public_text(request.app.state.house)


ROUTES = [
    welcome, visitor, me, rename, my_tables, games, create, listed, look, options, invitation, join, leave, command,
    record, game_log, moment_view, health, metrics,
]  # fmt: skip
