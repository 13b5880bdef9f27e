"""The OpenAPI document: every route with all its answers, refusals included."""

from collections.abc import Iterator, Sequence
from functools import partial
from importlib.metadata import version
from typing import Any, get_args

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import BaseRoute
from litestar.serialization import encode_json
from litestar.status_codes import HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler

from vivat.web.advice import ADVICE
from vivat.web.circle_routes import CIRCLES
from vivat.web.coaching import COACH
from vivat.web.computing import compute
from vivat.web.device_routes import DEVICES
from vivat.web.guests import COOKIE
from vivat.web.lessons import LESSONS
from vivat.web.notice_routes import NOTICES
from vivat.web.own_routes import OWN
from vivat.web.pages import PageFile, send
from vivat.web.passkey_routes import PASSKEYS
from vivat.web.problems import Problem
from vivat.web.puzzles import PUZZLES
from vivat.web.review_routes import REVIEWS
from vivat.web.routes import ROUTES, AnyRequest

ALL_ROUTES = [
    *(*ROUTES, *REVIEWS, *OWN, *CIRCLES, *DEVICES, *PASSKEYS, *NOTICES, *ADVICE, *LESSONS, *COACH),
    *PUZZLES,
]
NOTHING = {HTTP_204_NO_CONTENT: ResponseSpec(None, description="It is done; there is nothing to say.")}
"""The framework would describe an answer without a body as JSON."""


def refusals(route: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """The refusals that a route can answer, each with a `Problem`."""
    changes = "GET" not in route.http_methods
    at_table = any("{table_id" in path for path in route.paths)
    names_something = any("{" in path for path in route.paths) or "circle" in route.fn.__annotations__
    takes = any(name not in ("request", "return") for name in route.fn.__annotations__)
    possible = {
        400: ("What was sent is not understood, or cannot be.", changes or takes),
        401: ("There is no guest with this token.", route.opt["needs"] == "guest"),
        403: ("This is not for you.", changes or at_table),
        404: ("There is no such thing.", names_something),
        409: ("That cannot be done now; the sentence says why.", changes or at_table),
        411: ("Its length is not said beforehand.", changes),
        413: ("That is too large.", changes),
        414: ("Path and query are too long.", True),
        429: ("Too many requests.", True),
        431: ("The head of the request is too large.", True),
        503: ("The database does not answer.", True),
    }
    return {
        status: ResponseSpec(Problem, description=words, generate_examples=False)
        for status, (words, is_possible) in possible.items()
        if is_possible
    }


def described(routes: Sequence[HTTPRouteHandler]) -> Iterator[HTTPRouteHandler]:
    """Routes that say what they can answer, and to whom."""
    for route in routes:
        route.responses = refusals(route) | (NOTHING if route.status_code in NOTHING else {})
        route.security = [{"bearer": []}, {"cookie": []}] if route.opt["needs"] == "guest" else None
        yield route


def types_of(route: HTTPRouteHandler) -> Iterator[Any]:
    """The types that a route takes and gives."""
    for name, kind in route.fn.__annotations__.items():
        if name in ("data", "return"):
            yield get_args(kind)[0] if getattr(kind, "__origin__", None) is Response else kind


def document_of(app: Litestar) -> PageFile:
    """The document of an application, made once.

    Its types are described by msgspec: of limits, tags and unknown fields it knows more than the framework.
    """
    if "document" not in app.state:
        types = [Problem, *(kind for route in ALL_ROUTES for kind in types_of(route))]
        _, schemas = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
        described = app.openapi_schema.to_schema()
        content = encode_json(described | {"components": described["components"] | {"schemas": schemas}})
        app.state.document = PageFile.make(OpenAPIMediaType.OPENAPI_JSON, content)
    made: PageFile = app.state.document
    return made


@get("/openapi.json", needs="nobody")
async def openapi(request: AnyRequest) -> Response[bytes]:
    """The OpenAPI document as it is sent."""
    made: PageFile | None = request.app.state.get("document")
    if made is None:
        made = await compute(request, partial(document_of, request.app))
    return send(request, made)


class DocumentRouter(Router):
    """The way to the document, without those of the framework, which would make it anew for everybody who asks."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        """Register our route, but none of the framework's own."""
        return super().register(value) if value is openapi else []


def document() -> OpenAPIConfig:
    """What the framework needs to know."""
    return OpenAPIConfig(
        title="Vivat",
        version=version("vivat"),
        openapi_router=DocumentRouter("/api", route_handlers=[openapi], include_in_schema=False),
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            }
        ),
    )
