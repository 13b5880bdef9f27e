"""The application: routes, the socket, one form for errors, headers that keep pages safe."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import convert

from vivat.bots.levels import LEVELS, Level
from vivat.circle.decide import NoSuchCircle
from vivat.game import ImpossibleOptions, Refusal, UnknownAction, VivatError
from vivat.notices.keys import new_keys
from vivat.notices.service import Notices
from vivat.notices.settings import NoticeSettings
from vivat.table.admin.control import control
from vivat.table.bans import Banned, Bans
from vivat.table.bot_pool import BotLimits
from vivat.table.database import StoreFailure
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.metrics import Metrics
from vivat.table.reports import TooManyReports
from vivat.table.store import Store
from vivat.table.word_list import WordList
from vivat.web.access import (
    NotAdmitted,
    NotFound,
    NotKnown,
    NotServed,
    address_of,
    admit,
    author_of,
    comes_from_here,
    is_banned,
    refuse_other_screen,
)
from vivat.web.admin_sync import AdminSync
from vivat.web.admission import TooMuch
from vivat.web.allowances import Allowances, TooFast
from vivat.web.coaching import Coaching
from vivat.web.computing import Computing
from vivat.web.document import ALL_ROUTES, described, document
from vivat.web.guests import BadName, Guests
from vivat.web.hosts import Hosts
from vivat.web.limits import NO_LIMITS, Limits
from vivat.web.messages import ByeReason
from vivat.web.pages import PAGES, NoSuchPage
from vivat.web.problems import HEADERS, Problem
from vivat.web.request_limits import RequestLimits
from vivat.web.reviewing import Reviews
from vivat.web.routes import TableId, find_table, may_look, read_list
from vivat.web.shared_reading import SharedReading
from vivat.web.socket import POLICY, Connection, Socket, turn_away

LOG = logging.getLogger("vivat.web")
STATUS: tuple[tuple[type[VivatError], int], ...] = (
    (NotKnown, HTTP_401_UNAUTHORIZED),
    (NotAdmitted, HTTP_403_FORBIDDEN),
    (NotServed, HTTPStatus.MISDIRECTED_REQUEST),
    (Banned, HTTP_403_FORBIDDEN),
    (NotFound, HTTP_404_NOT_FOUND),
    (NoSuchPage, HTTP_404_NOT_FOUND),
    (NoSuchCircle, HTTP_404_NOT_FOUND),
    (BadName, HTTP_400_BAD_REQUEST),
    (TooFast, HTTP_429_TOO_MANY_REQUESTS),
    (TooManyReports, HTTP_429_TOO_MANY_REQUESTS),
    (ImpossibleOptions, HTTP_400_BAD_REQUEST),
    (UnknownAction, HTTP_400_BAD_REQUEST),
    (TooMuch, HTTP_429_TOO_MANY_REQUESTS),
    (StoreFailure, HTTP_503_SERVICE_UNAVAILABLE),
    (VivatError, HTTP_409_CONFLICT),
)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language a client asks for."""
    return request.query_params.get("lang", "en")


def refuse(request: Request[Any, Any, Any], error: VivatError) -> Response[Problem]:
    """The response to a client's mistake: its key, its facts and a sentence."""
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    refusal: Refusal = error.refusal
    request.app.state.metrics.refused.labels(refusal.key).inc()
    problem = Problem(refusal.key, refusal.sentence(language_of(request)), refusal.article, dict(refusal.facts))
    return Response(problem, status_code=status, headers=HEADERS)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The response to what the framework refuses: bad JSON, unknown paths, too many requests."""
    details = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{each.get('key', '')}: {each.get('message', '')}" for each in details if isinstance(each, dict)]
    sentence = "; ".join([str(error.detail), *reasons])[:500]
    headers = {**HEADERS, **(error.headers or {})}
    request.app.state.metrics.refused.labels(f"http-{error.status_code}").inc()
    return Response(Problem(f"http-{error.status_code}", sentence), status_code=error.status_code, headers=headers)


def refuse_unread(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to what the framework's reader does not expect: bytes that are no text, JSON nested without end."""
    is_text = isinstance(error, RecursionError)
    return refuse_http(request, ClientException("nested too deeply" if is_text else "not readable text (UTF-8)"))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to a fault of ours, which is logged without what the client sent."""
    LOG.error("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    problem = Problem("http-500", "Something went wrong here. It has been written down; please try again.")
    return Response(problem, status_code=HTTP_500_INTERNAL_SERVER_ERROR, headers=HEADERS)


@websocket("/api/tables/{table_id:str}/socket", needs="guest")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: TableId) -> None:
    """Play at a table over a WebSocket: see `docs/protocol.md`."""
    state = socket.app.state
    if not comes_from_here(socket):
        state.metrics.handshakes_refused.labels("origin").inc()
        await socket.close(code=POLICY, reason="origin")
        return
    allowances: Allowances = state.allowances
    who, address = person_of(author_of(socket).guest), address_of(socket)
    if is_banned(socket, author_of(socket)):
        await turn_away(socket, "guest-cut-off")
        return
    if not allowances.handshakes.take(who):
        state.metrics.handshakes_refused.labels("socket-too-often").inc()
        await turn_away(socket, "socket-too-often")
        return
    try:
        live = await find_table(state, table_id)
        await refuse_other_screen(socket, author_of(socket))
        may_look(live, author_of(socket))
        if not allowances.may_open_socket(who, address):
            raise NotAdmitted(Refusal("table-too-many-sockets", "", {"most": allowances.limits.sockets_per_guest}))
    except VivatError as error:
        state.metrics.handshakes_refused.labels(error.refusal.key).inc()
        await turn_away(socket, convert(error.refusal.key, ByeReason))
        return
    await socket.accept()
    seen = state.notices.seen.touch
    connection = Connection(socket, state.house, live, author_of(socket), allowances, state.metrics, seen)
    state.connections.add(connection)
    if not state.guests.knows(author_of(socket)):  # logged out while the table was read: to come back shows it
        connection.end("restart")
    try:
        with allowances.open_socket(who, address):
            await connection.run()
    except Exception as error:
        LOG.error("a socket failed", exc_info=error)
        raise
    finally:
        seen(who)
        state.connections.discard(connection)


def prepare(state: State, limits: Limits, gallery: bool, hosts: Hosts) -> None:
    """Lay out what a server keeps while it runs, whichever house it has."""
    state.allowances = Allowances(limits)
    state.gallery = gallery
    state.metrics = Metrics()
    state.hosts = hosts
    state.connections = set()
    state.bans = Bans()
    state.computing = Computing(limited=limits is not NO_LIMITS)
    state.coaching = Coaching()


def move_in(state: State, house: House, notices: Notices, review_worlds: int | None) -> None:
    """Give a server the house that it serves, with its guests, what they are told and what operators do to them."""
    state.house = house
    state.notices = notices
    state.listed = SharedReading(partial(read_list, house, state.allowances.limits.listed_hours))
    state.reviews = Reviews(house.store, review_worlds)
    state.guests = Guests(house.store, house.clock, house.words, state.allowances)
    state.admin_sync = AdminSync(house, state.guests, state.bans, state.connections)


@asynccontextmanager
async def given_house(app: Litestar, house: House, review_worlds: int | None) -> AsyncIterator[None]:
    """A house that somebody else opens and closes; nobody is told anything."""
    move_in(app.state, house, Notices(house, new_keys(), NoticeSettings()), review_worlds)
    yield
    await app.state.reviews.close()
    app.state.computing.close()


@asynccontextmanager
async def own_house(
    app: Litestar,
    database: str | None,
    bot_limits: BotLimits | None,
    levels: tuple[Level, ...],
    words: WordList | None,
    notice_settings: NoticeSettings,
    review_worlds: int | None,
) -> AsyncIterator[None]:
    """A house on a database, open as long as the server runs."""
    state = app.state
    async with Store.open(database, metrics=state.metrics) as store:
        house = House(store, bot_limits=bot_limits, levels=levels, words=words, metrics=state.metrics)
        notices = await Notices.open(house, notice_settings)
        move_in(state, house, notices, review_worlds)
        house.start()
        await house.ready()
        await state.admin_sync.start()
        try:
            async with control(database, state.admin_sync.do):
                yield
        finally:
            state.computing.close()
            await state.reviews.close()
            await state.admin_sync.stop()
            await notices.close()
            await house.close()


def make_app(
    database: str | None = None,
    limits: Limits | None = None,
    house: House | None = None,
    *,
    gallery: bool = False,
    bot_limits: BotLimits | None = None,
    levels: tuple[Level, ...] = LEVELS,
    hosts: Hosts | None = None,
    words: WordList | None = None,
    notices: NoticeSettings | None = None,
    review_worlds: int | None = None,
) -> Litestar:
    """The application on a database, with bots of these levels, perhaps with the gallery of drawings.

    A test may bring its own house.
    """
    limits = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        prepare(app.state, limits, gallery, hosts or Hosts())
        wanted = notices or NoticeSettings()
        opened = (
            given_house(app, house, review_worlds)
            if house
            else own_house(app, database, bot_limits, levels, words, wanted, review_worlds)
        )
        async with opened:
            yield

    app = Litestar(
        route_handlers=[*described(ALL_ROUTES), table_socket, *PAGES],
        websocket_class=Socket,
        guards=[admit],
        lifespan=[lifespan],
        request_max_body_size=limits.body_bytes,
        exception_handlers={
            VivatError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_unread,
            UnicodeDecodeError: refuse_unread,
            Exception: fail,
        },
        response_headers=HEADERS,
        openapi_config=document(),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = RequestLimits(app.asgi_handler)  # around the routes: what none of them takes counts too
    return app
