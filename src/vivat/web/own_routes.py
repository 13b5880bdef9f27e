"""Routes for people among people: reporting somebody, and one's own data, to read and to delete."""

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from vivat.table.admin.acts import DeleteGuest, Request
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.own_data import OwnData, read_own_data
from vivat.table.reports import NewReport, take_report
from vivat.web.access import address_of, author_of
from vivat.web.allowances import Allowances
from vivat.web.computing import compute
from vivat.web.device_routes import THEMSELVES
from vivat.web.guests import ended_cookies
from vivat.web.routes import AnyRequest, Done, Json, TableId, find_table, may_look


@post("/api/tables/{table_id:str}/reports", needs="guest", status_code=HTTP_200_OK)
async def report(table_id: TableId, data: Annotated[NewReport, Json], request: AnyRequest) -> Done:
    """Tell the operator what somebody wrote at a table, or is called. Nobody else learns of it."""
    author = author_of(request)
    live = await find_table(request.app.state, table_id)
    may_look(live, author)
    allowances: Allowances = request.app.state.allowances
    allowances.spend_command(author.guest, address_of(request))
    house: House = request.app.state.house
    allowances.spend_report(address_of(request))
    await take_report(house.store, live, author, data, house.clock.now(), allowances.limits.reports_per_day)
    return Done(data.id)


@get("/api/me/data", needs="guest")
async def own_data(request: AnyRequest) -> Response[OwnData]:
    """Everything that is kept of you, as one document."""
    guest = person_of(author_of(request).guest)
    request.app.state.allowances.spend_download(guest)
    house: House = request.app.state.house
    found = await read_own_data(house.store, guest, partial(compute, request))
    encoded: Any = await compute(request, partial(msgspec.json.encode, found))
    headers = {"Content-Disposition": 'attachment; filename="vivat.json"'}
    return Response(encoded, headers=headers, media_type=MediaType.JSON)


@delete("/api/me", needs="guest", status_code=HTTP_204_NO_CONTENT)
async def delete_me(request: AnyRequest) -> Response[None]:
    """Delete yourself with everything of yours. Games of others stay, with a neutral name for you."""
    guest = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(guest, address_of(request))
    await request.app.state.admin_sync.do(Request(THEMSELVES, DeleteGuest(guest=guest)))
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=ended_cookies(request))


OWN = [report, own_data, delete_me]
