"""Who may do what, decided at one door: a route that does not say what it needs is closed to everybody."""

from typing import Any, Literal
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from vivat.game import IllegalAction, Refusal
from vivat.table.decide import Author
from vivat.web.guests import token_of

RouteNeed = Literal["nobody", "guest"]
"""What a route's `opt["needs"]` can say: open to all, or for guests with a token."""


class NotKnown(IllegalAction):
    """There is no guest with this token."""


class NotAdmitted(IllegalAction):
    """A page of somebody else's asked."""


def comes_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page that asks is ours; programs send no Origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def admit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The door of every route. Puts the guest into `connection.scope["user"]`."""
    need = handler.opt.get("needs")
    if need not in ("nobody", "guest"):
        raise NotAdmitted(Refusal("table-not-allowed", ""))
    if connection.scope.get("method") not in ("GET", "HEAD") and not comes_from_here(connection):
        raise NotAdmitted(Refusal("table-not-allowed", ""))
    author = await connection.app.state.guests.find(token_of(connection))
    connection.scope["user"] = author
    if need == "guest" and author is None:
        raise NotKnown(Refusal("guest-unknown", ""))


def author_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Author:
    """The guest that `admit` found."""
    author = connection.scope["user"]
    if not isinstance(author, Author):
        raise AssertionError("a route that needs a guest has one")
    return author
