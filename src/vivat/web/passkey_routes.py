"""Routes for passkeys: a key in somebody's phone, computer or pocket by which they are known again.

What a browser is to sign is in the database for some minutes, so that any server may check it, and once.
"""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Response, delete, post
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct, field
from webauthn import base64url_to_bytes, verify_authentication_response, verify_registration_response
from webauthn.helpers import bytes_to_base64url
from webauthn.registration.generate_registration_options import default_supported_pub_key_algs

from vivat.game import IllegalAction, Refusal
from vivat.table.devices import (
    CHALLENGE_MS,
    MOST_PASSKEYS,
    PasskeyRow,
    add_challenge,
    add_passkey,
    device_name,
    find_passkey,
    read_passkeys,
    remove_passkey,
    sign_in,
    take_challenge,
)
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.own_data import OwnPasskey
from vivat.table.random_id import random_id
from vivat.table.store import Conflict
from vivat.web.access import NotFound, address_of, author_of
from vivat.web.allowances import Allowances
from vivat.web.computing import compute
from vivat.web.device_routes import DeviceId, let_in
from vivat.web.guests import Guests
from vivat.web.hosts import name_of
from vivat.web.routes import AnyRequest, DeviceName, Guest, Json

CREDENTIAL_LENGTH = 1400
"""The longest id of a credential, 1023 bytes, in base 64."""
BASE64 = r"^[A-Za-z0-9_=-]*$(?!\n)"
"""Anything else is no part of a passkey, and PostgreSQL would not even look for some of it."""
Base64 = Annotated[str, Meta(max_length=16 * 1024)]
CredentialId = Annotated[str, Meta(min_length=1, max_length=CREDENTIAL_LENGTH, pattern=BASE64)]
Checked = TypeVar("Checked")


class KnownCredential(Struct, frozen=True):
    """A passkey that a guest has already."""

    id: str
    type: Literal["public-key"] = "public-key"


class KeyKind(Struct, frozen=True):
    """A kind of key that is taken, by its number among COSE's."""

    alg: int
    type: Literal["public-key"] = "public-key"


class RelyingParty(Struct, frozen=True):
    """This server, for a passkey."""

    id: str
    name: str


class PasskeyUser(Struct, frozen=True, rename="camel"):
    """The guest, for a passkey."""

    id: str
    name: str
    display_name: str


class AuthenticatorSelection(Struct, frozen=True, rename="camel"):
    """Which authenticators are asked: those that find the guest by themselves."""

    resident_key: Literal["required"] = "required"
    require_resident_key: Literal[True] = True
    user_verification: Literal["preferred"] = "preferred"


class CreationOptions(Struct, frozen=True, rename="camel"):
    """What `navigator.credentials.create` takes; what is bytes there is base 64 (URL) here."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: str
    pub_key_cred_params: list[KeyKind]
    exclude_credentials: list[KnownCredential]
    authenticator_selection: AuthenticatorSelection
    timeout: int = CHALLENGE_MS
    attestation: Literal["none"] = "none"


class RequestOptions(Struct, frozen=True, rename="camel"):
    """What `navigator.credentials.get` takes; what is bytes there is base 64 (URL) here."""

    challenge: str
    rp_id: str
    timeout: int = CHALLENGE_MS
    user_verification: Literal["preferred"] = "preferred"


class Attestation(Struct, frozen=True, forbid_unknown_fields=True):
    """What an authenticator says of a new passkey."""

    client_data: Base64 = field(name="clientDataJSON")
    attestation_object: Base64 = field(name="attestationObject")


class Assertion(Struct, frozen=True, forbid_unknown_fields=True):
    """What an authenticator says to show that it has a passkey."""

    client_data: Base64 = field(name="clientDataJSON")
    authenticator_data: Base64 = field(name="authenticatorData")
    signature: Base64
    user_handle: Base64 | None = field(name="userHandle", default=None)


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made for the guest."""

    id: CredentialId
    response: Attestation
    name: DeviceName = ""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Be the guest who has this passkey, at this device too."""

    id: CredentialId
    response: Assertion
    name: DeviceName = ""
    bearer: bool = False


class ClientData(Struct, frozen=True):
    """The part of a browser's own words that says which challenge was signed."""

    challenge: Annotated[str, Meta(min_length=1, max_length=64, pattern=BASE64)]


class NotSigned(IllegalAction):
    """What was shown is no passkey of this server's, or not for this moment."""

    def __init__(self) -> None:
        super().__init__(Refusal("passkey-not-valid", ""))


class TooManyPasskeys(IllegalAction):
    """A guest has as many passkeys as anybody needs."""

    def __init__(self) -> None:
        super().__init__(Refusal("passkey-too-many", "", {"most": MOST_PASSKEYS}))


def host_of(request: AnyRequest) -> str:
    """The name under which the server was asked: passkeys are for that host."""
    return name_of(request.headers.get("host", "")) or ""


def origin_of(request: AnyRequest) -> str:
    """Where the page must be from that has asked for a passkey."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def challenge_of(client_data: str) -> str:
    """The challenge that a browser says was signed; NotSigned if it says none."""
    try:
        return msgspec.json.decode(base64url_to_bytes(client_data), type=ClientData).challenge
    except (msgspec.DecodeError, ValueError):
        raise NotSigned from None


async def check(request: AnyRequest, work: Callable[[], Checked]) -> Checked:
    """What a check of a signature gives, done beside the event loop; NotSigned if it fails.

    The library meets bytes of strangers in many formats and has no one error for those that make no sense.
    """

    def checked() -> Checked | None:
        try:
            return work()
        except Exception:
            return None

    found = await compute(request, checked)
    if found is None:
        raise NotSigned
    return found


async def new_challenge(request: AnyRequest, guest: str | None) -> str:
    """Random bytes to be signed, kept for a while."""
    house: House = request.app.state.house
    challenge = secrets.token_urlsafe(32)
    await add_challenge(house.store, challenge, guest, house.clock.now())
    return challenge


@post("/api/me/passkeys/options", needs="guest", status_code=HTTP_200_OK)
async def offer_passkey(request: AnyRequest) -> CreationOptions:
    """What a browser needs to make a passkey for you."""
    author = author_of(request)
    person = person_of(author.guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    house: House = request.app.state.house
    known = await read_passkeys(house.store, person)
    if len(known) >= MOST_PASSKEYS:
        raise TooManyPasskeys
    return CreationOptions(
        RelyingParty(host_of(request), "Vivat"),
        PasskeyUser(bytes_to_base64url(person.encode()), author.name, author.name),
        await new_challenge(request, person),
        [KeyKind(int(each)) for each in default_supported_pub_key_algs],
        [KnownCredential(each.credential) for each in known],
        AuthenticatorSelection(),
    )


@post("/api/me/passkeys", needs="guest", status_code=HTTP_201_CREATED)
async def keep_passkey(data: Annotated[NewPasskey, Json], request: AnyRequest) -> OwnPasskey:
    """Keep the public half of a passkey that your browser has made."""
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    house: House = request.app.state.house
    now, challenge = house.clock.now(), challenge_of(data.response.client_data)
    if not await take_challenge(house.store, challenge, person, now):
        raise NotSigned
    work = partial(verify_registration_response, **expected(request, data, challenge))
    found = await check(request, work)
    passkey = PasskeyRow(
        random_id(9), person, bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key),
        found.sign_count, device_name(data.name), now, now,
    )  # fmt: skip
    try:
        is_kept = await add_passkey(house.store, passkey)
    except Conflict:
        raise NotSigned from None
    if not is_kept:
        raise TooManyPasskeys
    return OwnPasskey(passkey.id, passkey.name, now, now)


@delete("/api/me/passkeys/{passkey_id:str}", needs="guest", status_code=HTTP_204_NO_CONTENT)
async def forget_passkey(passkey_id: DeviceId, request: AnyRequest) -> None:
    """One of your passkeys is good for nothing from now on."""
    person = person_of(author_of(request).guest)
    request.app.state.allowances.spend_command(person, address_of(request))
    house: House = request.app.state.house
    if not await remove_passkey(house.store, person, passkey_id):
        raise NotFound(Refusal("passkey-unknown", ""))


@post("/api/passkeys/options", needs="anybody", status_code=HTTP_200_OK)
async def ask_for_passkey(request: AnyRequest) -> RequestOptions:
    """What a browser needs to show a passkey."""
    request.app.state.allowances.spend_unknown_token(address_of(request))
    return RequestOptions(await new_challenge(request, None), host_of(request))


@post("/api/passkeys", needs="anybody", status_code=HTTP_201_CREATED)
async def use_passkey(data: Annotated[SignIn, Json], request: AnyRequest) -> Response[Guest]:
    """Be the guest of a passkey at this device too; the answer has the token."""
    house: House = request.app.state.house
    guests: Guests = request.app.state.guests
    allowances: Allowances = request.app.state.allowances
    allowances.spend_unknown_token(address_of(request))
    now, challenge = house.clock.now(), challenge_of(data.response.client_data)
    passkey = await find_passkey(house.store, data.id)
    if not await take_challenge(house.store, challenge, None, now) or passkey is None:
        raise NotSigned
    if data.response.user_handle not in (None, bytes_to_base64url(passkey.guest_id.encode())):
        raise NotSigned
    work = partial(
        verify_authentication_response,
        **expected(request, data, challenge),
        credential_public_key=base64url_to_bytes(passkey.public_key),
        credential_current_sign_count=passkey.sign_count,
    )
    found = await check(request, work)
    allowances.spend_guest(address_of(request))
    device, token = guests.new_device(passkey.guest_id, data.name)
    if not await sign_in(house.store, passkey, found.new_sign_count, device, now):
        raise NotSigned
    name = await house.store.name_of(passkey.guest_id)
    allowances.put_back_unknown_token(address_of(request))
    return await let_in(request, device, token, name, data.bearer)


def expected(request: AnyRequest, data: NewPasskey | SignIn, challenge: str) -> dict[str, Any]:
    """What a browser has signed, and what it must have signed, as the library takes them."""
    said = msgspec.to_builtins(data.response)
    return {
        "credential": {"id": data.id, "rawId": data.id, "type": "public-key", "response": said},
        "expected_challenge": base64url_to_bytes(challenge),
        "expected_rp_id": host_of(request),
        "expected_origin": origin_of(request),
    }


PASSKEYS = [offer_passkey, keep_passkey, forget_passkey, ask_for_passkey, use_passkey]
