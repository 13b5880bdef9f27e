"""Routes for circles, for their members alone: anybody else is answered as if there were none."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct

from vivat.circle import commands, view
from vivat.circle.circle import Circle
from vivat.circle.table_results import TableResults, read_results
from vivat.game import Refusal
from vivat.table.commands import Id
from vivat.table.decide import Author
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.web.access import NotFound, address_of, author_of
from vivat.web.computing import compute
from vivat.web.routes import (
    AnyRequest,
    Done,
    Json,
    MaybeNumber,
    Name,
    Number,
    TableId,
    TableInfo,
    circles_for,
    info,
    qr_code,
)
from vivat.words import DEFAULT, languages, words

CircleId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Language = Annotated[str, Parameter(max_length=8)]


class NewCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """Found a circle with this name."""

    name: Name


class FoundedCircle(Struct, frozen=True):
    """The id of a new circle."""

    id: str


class JoinCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a member by the secret part of the circle's link."""

    id: Id
    link: Annotated[str, Meta(min_length=1, max_length=64)]


class CircleLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a circle's link."""

    link: Annotated[str, Meta(min_length=1, max_length=64)]


class CircleInvitation(Struct, frozen=True):
    """To which circle a link leads."""

    name: str
    host: str
    """What its host is called in it; empty if nobody is host."""
    members: int


class CircleInfo(Struct, frozen=True):
    """A circle in the list of one's own."""

    id: str
    name: str
    members: int
    present: tuple[int, ...]
    """Their numbers."""
    host: bool
    """Whether the guest who asks is its host."""


class CircleView(Struct, frozen=True):
    """A circle as its members see it."""

    id: str
    name: str
    link: str
    """The secret part of the link by which others join."""
    me: int
    """The number of the member who asks."""
    host: int
    members: tuple[view.MemberView, ...]
    tables: tuple[TableInfo, ...]
    """Its tables that are not finished."""
    games: tuple[view.GameLine, ...]
    """Its last finished games."""
    seasons: tuple[view.SpanView, ...]
    campaigns: tuple[view.SpanView, ...]
    unread: int
    """So many of its tables are still to be looked at: ask again."""


class TableCircle(Struct, frozen=True):
    """A circle that a table is of, for one of its members."""

    id: str
    name: str
    campaign: str
    """The campaign under way, for which the table counts; empty for none."""


def person(request: AnyRequest) -> Author:
    """Who asks, whichever hand of a screen they are."""
    author = author_of(request)
    return Author(person_of(author.guest), author.name, author.address)


async def own_circle(circle_id: str, request: AnyRequest) -> Circle:
    """The circle, for one of its members; for anybody else there is none."""
    return await circles_for(request).of_member(circle_id, person(request))


def number_in(circle: Circle, request: AnyRequest) -> int:
    """The number of the member who asks; 0 if they are none any more."""
    own = circle.member_of(person(request).guest)
    return 0 if own is None else own.number


async def results_of(circle: Circle, request: AnyRequest) -> tuple[list[TableResults], set[str], int]:
    """What the tables of a circle come to, its tables, and how many are still to be looked at."""
    return await circles_for(request).table_results(circle)


@get("/api/circles", needs="guest")
async def my_circles(request: AnyRequest) -> list[CircleInfo]:
    """The circles that you are in."""
    me = person(request).guest
    found = []
    for each in await circles_for(request).store.circles_of(me):
        own = each.member_of(me)
        numbers = tuple(member.number for member in each.present)
        found.append(CircleInfo(each.id, each.name, len(numbers), numbers, own is not None and own.number == each.host))
    return found


@post("/api/circles", needs="guest", status_code=HTTP_201_CREATED)
async def found_circle(data: Annotated[NewCircle, Json], request: AnyRequest) -> FoundedCircle:
    """A new circle; you are its host."""
    author, state = person(request), request.app.state
    state.allowances.spend_command(author.guest, address_of(request))
    state.allowances.spend_circle(address_of(request))
    return FoundedCircle(await circles_for(request).open_circle(state.guests.checked_name(data.name), author))


@get("/api/circles/{circle_id:str}", needs="guest")
async def look_at_circle(circle_id: CircleId, request: AnyRequest) -> CircleView:
    """A circle: who is in it, its open tables and its finished games."""
    circle = await own_circle(circle_id, request)
    house: House = request.app.state.house
    found, tables, unread = await results_of(circle, request)
    running = await house.store.running_tables(tables)
    return CircleView(
        circle.id,
        circle.name,
        circle.link,
        number_in(circle, request),
        circle.host,
        tuple(view.member_view(each) for each in circle.members.values() if not each.is_another),
        tuple(info(row, house.loading.damaged, circle=circle.name) for row in running),
        await compute(request, partial(view.game_lines, circle, view.games_in(found))),
        view.span_views(circle.seasons),
        view.span_views(circle.campaigns),
        unread,
    )


@post("/api/circles/{circle_id:str}/invitation", needs="anybody", status_code=HTTP_200_OK)
async def look_at_invitation(
    circle_id: CircleId, data: Annotated[CircleLink, Json], request: AnyRequest
) -> CircleInvitation:
    """To which circle a link leads, for whoever has it; nobody joins by that."""
    address, state = address_of(request), request.app.state
    state.allowances.spend_unknown_token(address)
    circle = await circles_for(request).invited_to(circle_id, data.link)
    state.allowances.put_back_unknown_token(address)
    host = circle.members.get(circle.host)
    return CircleInvitation(circle.name, "" if host is None or host.gone else host.name, len(circle.present))


@get("/api/circles/{circle_id:str}/invitation", needs="guest", media_type="image/svg+xml")
async def circle_invitation(circle_id: CircleId, request: AnyRequest) -> bytes:
    """The link of a circle as a QR code, for those who sit beside a member with a phone: an SVG picture."""
    circle = await own_circle(circle_id, request)
    link = f"{request.url.scheme}://{request.headers['host']}/circle/{circle.id}#{circle.link}"
    return await compute(request, partial(qr_code, link))


@post("/api/circles/{circle_id:str}/join", needs="guest", status_code=HTTP_200_OK)
async def join_circle(circle_id: CircleId, data: Annotated[JoinCircle, Json], request: AnyRequest) -> Done:
    """Become a member, by the circle's link."""
    author, state = person(request), request.app.state
    state.allowances.spend_command(author.guest, address_of(request))
    await circles_for(request).join(circle_id, author, data.id, data.link)
    return Done(data.id)


@post("/api/circles/{circle_id:str}/commands", needs="guest", status_code=HTTP_200_OK)
async def circle_command(
    circle_id: CircleId, data: Annotated[commands.AnyCircleCommand, Json], request: AnyRequest
) -> Done:
    """A command in a circle; it is answered when it is on the disk."""
    author, state = person(request), request.app.state
    state.allowances.spend_command(author.guest, address_of(request))
    if hasattr(data, "name"):
        data = msgspec.structs.replace(data, name=state.guests.checked_name(data.name))
    if isinstance(data, commands.OpenCampaign) and data.catalogue is not None:
        await compute(request, partial(state.guests.refuse_words, data.catalogue))
    await circles_for(request).submit(circle_id, author, data)
    return Done(data.id)


@get("/api/circles/{circle_id:str}/results", needs="guest")
async def circle_results(circle_id: CircleId, request: AnyRequest, season: MaybeNumber = None) -> view.ResultsView:
    """What the finished games of a circle come to: all of them, or those of a season, counted from 1."""
    circle = await own_circle(circle_id, request)
    if season is not None and not 1 <= season <= len(circle.seasons):
        raise NotFound(Refusal("circle-no-season", ""))
    span = None if season is None else circle.seasons[season - 1]
    found, _, unread = await results_of(circle, request)
    return await compute(request, partial(view.circle_results, circle, view.games_in(found), span, unread))


@get("/api/circles/{circle_id:str}/campaigns/{campaign:int}", needs="guest")
async def circle_campaign(
    circle_id: CircleId, campaign: Number, request: AnyRequest, lang: Language = DEFAULT
) -> view.CampaignView:
    """A campaign of a circle, counted from 1: the tally, who is the true King, and all cards in a language."""
    circle = await own_circle(circle_id, request)
    if not 1 <= campaign <= len(circle.campaigns):
        raise NotFound(Refusal("circle-no-campaign", ""))
    found, _, unread = await results_of(circle, request)
    said = words(lang if lang in languages() else DEFAULT)
    me = number_in(circle, request)
    work = partial(view.campaign_view, circle, me, campaign, view.games_in(found), said, unread)
    return await compute(request, work)


@get("/api/me/news", needs="guest")
async def campaign_news(table: TableId, request: AnyRequest, lang: Language = DEFAULT) -> list[view.CampaignNews]:
    """What the last finished game of a table has brought in campaigns of your circles; else an empty list."""
    author, circles = person(request), circles_for(request)
    request.app.state.allowances.spend_command(author.guest, address_of(request))
    said, news = words(lang if lang in languages() else DEFAULT), []
    sat_there = await request.app.state.house.store.has_chair(author.guest, table)
    if not sat_there and table not in await circles.store.marked_for(author.guest):
        return []  # nothing is worked out for whoever makes up tables
    for circle in await circles.store.circles_of(author.guest):
        if circle.campaigns:
            found, tables, _ = await results_of(circle, request)
            if table in tables:
                me = number_in(circle, request)
                work = partial(view.campaign_news, circle, me, view.games_in(found), table, said)
                news.append(await compute(request, work))
    return [each for each in news if each is not None]


@get("/api/me/circles", needs="guest")
async def circles_of_table(table: TableId, request: AnyRequest) -> list[TableCircle]:
    """Of which of your circles a table is, and for which campaigns it counts; none for a table that is not theirs."""
    author, circles = person(request), circles_for(request)
    request.app.state.allowances.spend_command(author.guest, address_of(request))
    sat_there = await request.app.state.house.store.has_chair(author.guest, table)
    if not sat_there and table not in await circles.store.marked_for(author.guest):
        return []
    found = []
    for circle in await circles.store.circles_of(author.guest):
        _, tables, _ = await results_of(circle, request)
        if table in tables:
            running = [each.name for each in circle.campaigns if each.ended is None]
            found.append(TableCircle(circle.id, circle.name, next(iter(running), "")))
    return found


@get("/api/me/results", needs="guest")
async def my_results(request: AnyRequest) -> view.ResultsView:
    """What your own finished games come to, at whatever table; for you alone."""
    me = person(request).guest
    house: House = request.app.state.house
    rows = await house.store.tables_of(me, most=1000)
    found, unread = await read_results(house.store, [row.id for row in rows], partial(compute, request))
    return await compute(request, partial(view.own_results, me, view.games_in(found), unread))


CIRCLES = [
    my_circles, found_circle, look_at_circle, look_at_invitation, circle_invitation, join_circle, circle_command,
    circle_results, circle_campaign, campaign_news, circles_of_table, my_results,
]  # fmt: skip
