"""Routes for notices: what a guest is told when they are not there, by which ways, and how that ends."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Struct

from vivat.game import IllegalAction, Refusal
from vivat.notices.service import ChannelView, NewChannel, NewNoticePreferences, Notices, NoticesView
from vivat.table.guests import person_of
from vivat.web.access import NotFound, address_of, author_of
from vivat.web.allowances import Allowances
from vivat.web.routes import AnyRequest, Json

ChannelId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
LinkToken = Annotated[str, Parameter(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]


class SentByWays(Struct, frozen=True):
    """A test notice is on its way."""

    ways: int
    """By how many channels."""


@get("/api/me/notices", needs="guest")
async def my_notices(request: AnyRequest) -> NoticesView:
    """What you are told when you are not there, and by which ways."""
    notices: Notices = request.app.state.notices
    return await notices.view(person_of(author_of(request).guest))


@put("/api/me/notices", needs="guest")
async def set_preferences(data: Annotated[NewNoticePreferences, Json], request: AnyRequest) -> NoticesView:
    """When and of what you want to be told."""
    notices: Notices = request.app.state.notices
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    await notices.set_preferences(person, data)
    return await notices.view(person)


@post("/api/me/notices/channels", needs="guest", status_code=HTTP_201_CREATED)
async def add_channel(data: Annotated[NewChannel, Json], request: AnyRequest) -> ChannelView:
    """One more way by which you want to be told; a mailbox is asked first."""
    notices: Notices = request.app.state.notices
    allowances: Allowances = request.app.state.allowances
    person = person_of(author_of(request).guest)
    allowances.spend_command(person, address_of(request))
    allowances.spend_notice(person, address_of(request))
    if (asked := notices.asked(data.address)) is not None:
        await allowances.spend_mail(notices, person, address_of(request), asked)
    origin = f"{request.url.scheme}://{request.headers['host']}"
    made = await notices.add(person, data, origin, author_of(request).device)
    return ChannelView(made.id, made.kind, made.name, made.confirmed, made.created_at)


@delete("/api/me/notices/channels/{channel_id:str}", needs="guest", status_code=HTTP_204_NO_CONTENT)
async def remove_channel(channel_id: ChannelId, request: AnyRequest) -> None:
    """You are not told by this way any more."""
    notices: Notices = request.app.state.notices
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    if not await notices.remove(person, channel_id):
        raise NotFound(Refusal("notice-no-channel", ""))


@post("/api/me/notices/test", needs="guest", status_code=HTTP_200_OK)
async def test_notice(request: AnyRequest) -> SentByWays:
    """A notice by every way, to see whether notices come."""
    notices: Notices = request.app.state.notices
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    request.app.state.allowances.spend_notice(person, address_of(request))
    return SentByWays(await notices.test(person))


@post("/api/notices/confirm", needs="nobody", status_code=HTTP_204_NO_CONTENT)
async def confirm(token: LinkToken, request: AnyRequest) -> None:
    """Notices are wanted at the mailbox that got this token."""
    notices: Notices = request.app.state.notices
    if not await notices.confirm(token):
        raise IllegalAction(Refusal("notice-link", ""))


@post("/api/notices/unsubscribe", needs="nobody", status_code=HTTP_204_NO_CONTENT)
async def unsubscribe(token: LinkToken, request: AnyRequest) -> None:
    """No more notices by the way that this token came; for mail programs, too (RFC 8058)."""
    notices: Notices = request.app.state.notices
    if not await notices.unsubscribe(token):
        raise IllegalAction(Refusal("notice-link", ""))


NOTICES = [my_notices, set_preferences, add_channel, remove_channel, test_notice, confirm, unsubscribe]
