"""The application: routes, the socket, one form for errors, headers that keep pages safe."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from vivat.game import ImpossibleOptions, Refusal, UnknownAction, VivatError
from vivat.table.house import House
from vivat.table.store import Store, StoreFailure
from vivat.web.access import NotAdmitted, NotKnown, admit, author_of, comes_from_here
from vivat.web.guests import Guests
from vivat.web.limits import Limits
from vivat.web.routes import ROUTES, NotFound, find_table, may_look
from vivat.web.socket import POLICY, Connection

LOG = logging.getLogger("vivat.web")
STATUS: tuple[tuple[type[VivatError], int], ...] = (
    (NotKnown, HTTP_401_UNAUTHORIZED),
    (NotAdmitted, HTTP_403_FORBIDDEN),
    (NotFound, HTTP_404_NOT_FOUND),
    (ImpossibleOptions, HTTP_400_BAD_REQUEST),
    (UnknownAction, HTTP_400_BAD_REQUEST),
    (StoreFailure, HTTP_503_SERVICE_UNAVAILABLE),
    (VivatError, HTTP_409_CONFLICT),
)
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: the one form of every error."""

    key: str
    sentence: str
    article: str = ""
    facts: dict[str, str | int] = {}


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language a client asks for."""
    return request.query_params.get("lang", "en")


def refuse(request: Request[Any, Any, Any], error: VivatError) -> Response[Problem]:
    """A mistake of the client's, explained."""
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    refusal: Refusal = error.refusal
    problem = Problem(refusal.key, refusal.sentence(language_of(request)), refusal.article, dict(refusal.facts))
    return Response(problem, status_code=status)


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: bad JSON, unknown paths, too many requests."""
    details = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{each.get('key', '')}: {each.get('message', '')}" for each in details if isinstance(each, dict)]
    sentence = "; ".join([str(error.detail), *reasons])[:500]
    return Response(
        Problem(f"http-{error.status_code}", sentence), status_code=error.status_code, headers=error.headers
    )


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: written down here, without what the client sent; to the client only that it happened."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    problem = Problem("http-500", "Something went wrong here. It has been written down; please try again.")
    return Response(problem, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


@websocket("/api/tables/{table_id:str}/socket", needs="guest")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    """Play."""
    state = socket.app.state
    if not comes_from_here(socket):
        await socket.close(code=POLICY, reason="origin")
        return
    try:
        live = await find_table(state, table_id)
        may_look(live, author_of(socket))
    except VivatError as error:
        await socket.close(code=POLICY, reason=error.refusal.key)
        return
    await socket.accept()
    connection = Connection(socket, state.house, live, author_of(socket), state.limits)
    state.connections.add(connection)
    try:
        await connection.run()
    finally:
        state.connections.discard(connection)


def make_app(database: str | None = None, limits: Limits | None = None, house: House | None = None) -> Litestar:
    """The application on a database; a test may bring its own house."""
    limits = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.limits = limits
        app.state.connections = set()
        if house is not None:
            app.state.house = house
            app.state.guests = Guests(house.store, house.clock)
            yield
            return
        async with Store.open(database) as store:
            app.state.house = own = House(store)
            app.state.guests = Guests(store, own.clock)
            own.start()
            try:
                yield
            finally:
                await own.close()

    return Litestar(
        route_handlers=[*ROUTES, table_socket],
        guards=[admit],
        lifespan=[lifespan],
        middleware=[RateLimitConfig(("minute", limits.requests_per_minute)).middleware],
        request_max_body_size=limits.body_bytes,
        exception_handlers={VivatError: refuse, HTTPException: refuse_http, Exception: fail},
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Vivat",
            version=version("vivat"),
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
