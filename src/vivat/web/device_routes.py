"""Routes by which a guest keeps themselves: devices, links, recovery codes, logging out.

No code is ever in an address that a server sees: a link has it behind `#`, and programs send it in a body.
"""

from contextlib import suppress
from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from vivat.game import IllegalAction, Refusal
from vivat.table.admin.acts import AdminFailure, Request, Revoke
from vivat.table.database import StoreFailure
from vivat.table.devices import (
    LINK_MS,
    MOST_DEVICES,
    CodeKind,
    OwnDevice,
    count_codes,
    device_name,
    make_codes,
    owner_of,
    read_devices,
    rename_device,
    use_code,
)
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.own_data import OwnPasskey, read_own_passkeys
from vivat.table.store import DeviceRow
from vivat.web.access import NotFound, address_of, author_of
from vivat.web.allowances import Allowances
from vivat.web.computing import compute
from vivat.web.guests import Guests, ended_cookies, token_cookies
from vivat.web.routes import AnyRequest, DeviceName, Guest, Json, qr_code

THEMSELVES = "the guest"
"""Who has logged out a device, or deleted a guest, in the log of acts."""
Code = Annotated[str, Meta(min_length=1, max_length=64)]
DeviceId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class SaidCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as somebody has it: from a link, or from paper."""

    code: Code


class CodeInfo(Struct, frozen=True):
    """Who one would be with a code."""

    guest: Guest
    kind: CodeKind


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """Be the guest whose code this is, at this device too; the code is used up. Programs ask for a bearer token."""

    code: Code
    name: DeviceName = ""
    bearer: bool = False


class RenamedDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for another name of a device."""

    name: DeviceName


class Link(Struct, frozen=True):
    """What makes another device one's own, once and for some minutes."""

    code: str
    """The link is `/link#CODE`."""
    seconds: int
    """For so long it is good."""
    picture: str
    """The link as a QR code: SVG."""


class RecoveryCodes(Struct, frozen=True):
    """New recovery codes, said this once."""

    codes: list[str]


class Devices(Struct, frozen=True):
    """By what a guest is known here."""

    this: str
    """The device that asks."""
    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    recovery_codes: int
    """How many are still good."""


async def let_in(request: AnyRequest, device: DeviceRow, token: str, name: str, bearer: bool) -> Response[Guest]:
    """The answer to a guest of this name at a new device; if there are too many, the longest unseen one goes.

    The device is not remembered here: somebody may have logged out everywhere since it was written, which is seen in
    the database when it first asks for something.
    """
    with suppress(AdminFailure, StoreFailure):  # whoever has used up a code gets the token, come what may
        await make_room(request, device)
    if bearer:
        return Response(Guest(device.guest_id, name, token), status_code=HTTP_201_CREATED)
    cookies = token_cookies(request, token)
    return Response(Guest(device.guest_id, name), status_code=HTTP_201_CREATED, cookies=cookies)


async def make_room(request: AnyRequest, device: DeviceRow) -> None:
    """Log out the devices that were not seen for longest, if with a new one there are too many."""
    house: House = request.app.state.house
    held = await read_devices(house.store, device.guest_id)
    others = sorted((each.seen_at, each.id) for each in held if each.id != device.id)
    for _, longest_unseen in others[: max(0, len(held) - MOST_DEVICES)]:
        await revoke(request, Revoke(guest=device.guest_id, device=longest_unseen))


async def revoke(request: AnyRequest, act: Revoke) -> None:
    """Log out devices of the guest who asks, here at once and soon at every server."""
    await request.app.state.admin_sync.do(Request(THEMSELVES, act))


@post("/api/codes", needs="anybody", status_code=HTTP_200_OK)
async def look_at_code(data: Annotated[SaidCode, Json], request: AnyRequest) -> CodeInfo:
    """Who one would be with a code, which stays good."""
    house: House = request.app.state.house
    allowances: Allowances = request.app.state.allowances
    allowances.spend_unknown_token(address_of(request))
    owner = await owner_of(house.store, data.code, house.clock.now())
    if owner is None:
        raise IllegalAction(Refusal("code-unknown", ""))
    allowances.put_back_unknown_token(address_of(request))
    return CodeInfo(Guest(owner.guest, owner.name), owner.kind)


@post("/api/devices", needs="anybody", status_code=HTTP_201_CREATED)
async def add_device(data: Annotated[NewDevice, Json], request: AnyRequest) -> Response[Guest]:
    """Be the guest of a code at this device too; the answer has the token."""
    house: House = request.app.state.house
    guests: Guests = request.app.state.guests
    allowances: Allowances = request.app.state.allowances
    now = house.clock.now()
    allowances.spend_unknown_token(address_of(request))
    owner = await owner_of(house.store, data.code, now)
    if owner is None:
        raise IllegalAction(Refusal("code-unknown", ""))
    allowances.spend_guest(address_of(request))
    device, token = guests.new_device(owner.guest, data.name)
    if not await use_code(house.store, data.code, device, now):
        raise IllegalAction(Refusal("code-unknown", ""))
    allowances.put_back_unknown_token(address_of(request))
    return await let_in(request, device, token, owner.name, data.bearer)


@get("/api/me/devices", needs="guest")
async def my_devices(request: AnyRequest) -> Devices:
    """By what you are known here: devices, passkeys, and how many recovery codes."""
    house: House = request.app.state.house
    author = author_of(request)
    person = person_of(author.guest)
    held = await read_devices(house.store, person)
    return Devices(
        author.device,
        [OwnDevice(each.id, each.name, each.created_at, each.seen_at) for each in held],
        await read_own_passkeys(house.store, person),
        await count_codes(house.store, person),
    )


@put("/api/me/devices/{device_id:str}", needs="guest", status_code=HTTP_204_NO_CONTENT)
async def name_device(device_id: DeviceId, data: Annotated[RenamedDevice, Json], request: AnyRequest) -> None:
    """Another name for one of your devices."""
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    house: House = request.app.state.house
    if not await rename_device(house.store, person, device_id, device_name(data.name)):
        raise NotFound(Refusal("device-unknown", ""))


@delete("/api/me/devices/{device_id:str}", needs="guest", status_code=HTTP_204_NO_CONTENT)
async def remove_device(device_id: DeviceId, request: AnyRequest) -> Response[None]:
    """Log out one of your devices, this one too; its token is good for nothing from then on."""
    author = author_of(request)
    person = person_of(author.guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    try:
        await revoke(request, Revoke(guest=person, device=device_id))
    except AdminFailure:
        raise NotFound(Refusal("device-unknown", "")) from None
    cookies = ended_cookies(request) if device_id == author.device else []
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=cookies)


@delete("/api/me/devices", needs="guest", status_code=HTTP_204_NO_CONTENT)
async def remove_devices(
    request: AnyRequest, spare: Annotated[bool, Parameter()] = False, keep: Annotated[bool, Parameter()] = False
) -> Response[None]:
    """Log out everywhere, or with `spare` everywhere but here; with `keep` passkeys and ways of notices stay."""
    author = author_of(request)
    person = person_of(author.guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    await revoke(request, Revoke(guest=person, spared=author.device if spare else None, kept=keep))
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[] if spare else ended_cookies(request))


@post("/api/me/links", needs="guest", status_code=HTTP_201_CREATED)
async def make_link(request: AnyRequest) -> Link:
    """A link that makes another device yours, once and within five minutes; one from before is good no more."""
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    house: House = request.app.state.house
    [code] = await make_codes(house.store, person, "link", house.clock.now())
    address = f"{request.url.scheme}://{request.headers['host']}/link#{code}"
    picture = await compute(request, partial(qr_code, address))
    return Link(code, LINK_MS // 1000, picture.decode())


@post("/api/me/recovery", needs="guest", status_code=HTTP_201_CREATED)
async def make_recovery_codes(request: AnyRequest) -> RecoveryCodes:
    """Three codes for paper, each good once; those from before are good no more."""
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    house: House = request.app.state.house
    return RecoveryCodes(await make_codes(house.store, person, "recovery", house.clock.now()))


DEVICES = [
    look_at_code, add_device, my_devices, name_device, remove_device, remove_devices, make_link, make_recovery_codes,
]  # fmt: skip
