"""The one form of every refusal over HTTP, and the headers that keep every answer safe."""

from collections.abc import Iterator
from http import HTTPStatus

from litestar.types import Message
from msgspec import Struct, json

from vivat.game.sentence import Fact
from vivat.web.pages import import_map_hash

HEADERS = {
    "Content-Security-Policy": (
        f"default-src 'none'; script-src 'self' {import_map_hash()}; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Problem(Struct, frozen=True):
    """Why a request was refused: the one form of every error."""

    key: str
    sentence: str
    article: str = ""
    facts: dict[str, Fact] = {}


def refusal_of(status: int) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of a refusal that says no more than its status, of a request that was not even read."""
    said = HTTPStatus(status)
    body = json.encode(Problem(f"http-{status}", said.description or said.phrase))
    headers = HEADERS | {"Content-Type": "application/json", "Content-Length": str(len(body))}
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()], body


def refusing(status: int) -> Iterator[Message]:
    """The messages of ASGI that refuse a request before the application has it."""
    headers, body = refusal_of(status)
    yield {"type": "http.response.start", "status": status, "headers": headers}
    yield {"type": "http.response.body", "body": body, "more_body": False}
