"""Who may do what, decided at one door: a route that does not say what it needs is closed to everybody."""

from dataclasses import replace
from typing import Any, Literal, get_args
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from vivat.game import IllegalAction, Refusal
from vivat.table.address import counted_address
from vivat.table.bans import Banned
from vivat.table.damage import DamagedTable
from vivat.table.decide import Author
from vivat.table.guests import MOST_HANDS, hand_id, hand_of, person_of
from vivat.table.house import House
from vivat.web.guests import Guests, bearer_of, token_of

RouteNeed = Literal["nobody", "anybody", "guest"]
"""What a route's `opt["needs"]` can say: open to all, and nobody is looked for; to all, with or without a token; or for
guests with a token."""


class NotKnown(IllegalAction):
    """There is no guest with this token."""


class NotAdmitted(IllegalAction):
    """This is not for whoever asks: a stranger, or a page of somebody else's."""


class NotServed(IllegalAction):
    """The request is for a host that is not this server."""


class NotFound(IllegalAction):
    """What was asked for does not exist, or not for this guest."""


def address_in(scope: Scope) -> str:
    """The address that limits and bans count by."""
    client = scope.get("client")
    return counted_address(client[0] if client else "")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that limits and bans count by."""
    return address_in(connection.scope)


def refuse_banned(connection: ASGIConnection[Any, Any, Any, Any], author: Author | None) -> None:
    """Raise Banned if the operator has banned this guest or this address."""
    state = connection.app.state
    person = None if author is None else person_of(author.guest)
    state.bans.refuse(person, address_of(connection), state.house.clock.now())


def is_banned(connection: ASGIConnection[Any, Any, Any, Any], author: Author) -> bool:
    """Whether the operator has banned this guest or this address."""
    try:
        refuse_banned(connection, author)
    except Banned:
        return True
    return False


def comes_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from a page of the host it goes to, which is one of ours.

    Programs send no Origin; browsers always do when they open a socket.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.scope["type"] != ScopeType.WEBSOCKET or bearer_of(connection) is not None
    try:
        page = urlsplit(origin).netloc
    except ValueError:
        return False
    return page != "" and page == connection.headers.get("host")


async def admit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Admit or refuse a connection to a route, and put its guest into `connection.scope["user"]`."""
    if not connection.app.state.hosts.serves(connection):
        raise NotServed(Refusal("host-unknown", "", {"host": connection.headers.get("host", "")[:80]}))
    need = handler.opt.get("needs")
    if need not in get_args(RouteNeed):
        raise NotAdmitted(Refusal("table-not-allowed", ""))
    if connection.scope.get("method") not in ("GET", "HEAD") and not comes_from_here(connection):
        raise NotAdmitted(Refusal("table-not-allowed", ""))
    author = None
    if need != "nobody":
        author = await connection.app.state.guests.find(token_of(connection), address_of(connection))
    if author is not None:
        author = replace(at_one_screen(connection, author), address=address_of(connection))
        connection.app.state.notices.seen.touch(author.guest)
    connection.scope["user"] = author
    # What anybody may read stays open; a socket tells the reason itself, which a script could not read here.
    is_read = need != "guest" and connection.scope.get("method") in ("GET", "HEAD")
    if not is_read and connection.scope["type"] != ScopeType.WEBSOCKET:
        refuse_banned(connection, author)
    if need == "guest" and author is None:
        raise NotKnown(Refusal("guest-unknown", ""))
    if author is not None and connection.scope["type"] != ScopeType.WEBSOCKET:
        await refuse_other_screen(connection, author)


def at_one_screen(connection: ASGIConnection[Any, Any, Any, Any], author: Author) -> Author:
    """The guest of one of several people at one screen, by number and name, beside the one with the token.

    There are hands at tables only: a link must not make somebody open one under another name.
    """
    hand = connection.query_params.get("hand", "") if "table_id" in connection.path_params else ""
    if not (hand.isascii() and hand.isdecimal() and len(hand) <= 2 and 1 <= int(hand) <= MOST_HANDS):
        return author
    name = connection.query_params.get("name")
    guests: Guests = connection.app.state.guests
    named = author.name if name is None else guests.checked_name(name)
    return replace(author, guest=hand_id(author.guest, int(hand)), name=named)


async def refuse_other_screen(connection: ASGIConnection[Any, Any, Any, Any], author: Author) -> None:
    """Raise NotAdmitted for a hand that plays at another device of its person's, who must not look behind the curtain.

    Whatever changes something, and a socket, is the screen of the hands from then on, if there is none; whoever only
    looks is shown nothing of a running game before.
    """
    table = connection.path_params.get("table_id")
    if table is None or hand_of(author.guest) is None:
        return
    guests: Guests = connection.app.state.guests
    person = replace(author, guest=person_of(author.guest))
    screen = await guests.screen_of(table, person, claims=connection.scope.get("method") not in ("GET", "HEAD"))
    if screen != person.device and (screen is not None or await plays_at(connection, table, author.guest)):
        raise NotAdmitted(Refusal("hand-elsewhere", ""))


async def plays_at(connection: ASGIConnection[Any, Any, Any, Any], table_id: str, guest: str) -> bool:
    """Whether somebody has a chair in a game that is being played: what they know is for their screen alone."""
    house: House = connection.app.state.house
    try:
        live = await house.find(table_id)
    except DamagedTable:
        return False
    return live is not None and live.table.status == "playing" and live.table.chair_of(guest) is not None


def author_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Author:
    """The guest that `admit` found."""
    author = connection.scope["user"]
    if not isinstance(author, Author):
        raise AssertionError("a route that needs a guest has one")
    return author
