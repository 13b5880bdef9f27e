"""Notices as a server offers them to its guests: what they wish, their channels, and how they are rid of them."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct

from vivat.game import IllegalAction, Refusal
from vivat.notices.channels import (
    Channel,
    NoticePreferences,
    add_channel,
    channels_of,
    confirm_channel,
    find_channel,
    preferences_of,
    remove_channel,
    write_preferences,
)
from vivat.notices.delivery import Delivery
from vivat.notices.keys import Keys, Purpose, read_keys
from vivat.notices.kinds import AnyAddress, kind_of
from vivat.notices.mail_questions import spend_question
from vivat.notices.message import compose_test
from vivat.notices.notifier import Deliver, Notifier
from vivat.notices.seen import Seen
from vivat.notices.settings import NoticeSettings
from vivat.table.database import StoreFailure
from vivat.table.house import House
from vivat.table.random_id import random_id
from vivat.table.store import Conflict
from vivat.table.time_off import zones
from vivat.words import DEFAULT, languages

MOST_CHANNELS = 10
"""By so many ways one person is told."""

Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Label = Annotated[str, Meta(max_length=80)]


class NewNoticePreferences(Struct, frozen=True, forbid_unknown_fields=True):
    """When and of what somebody wants to be told."""

    every_table: bool = False
    """Of every game, not of those over days alone."""
    quiet_from: Hour | None = None
    """From then on nothing is told, until `quiet_to`; null for never."""
    quiet_to: Hour | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of these hours, such as Europe/Paris."""
    again: bool = True
    """Of others who want to play once more."""
    circle_tables: bool = True
    """Of new tables of your circles."""


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A way by which somebody wants to be told from now on."""

    address: AnyAddress
    name: Label = ""
    """What the list calls it, such as the name of a browser."""
    language: Annotated[str, Meta(max_length=8)] = DEFAULT


class ChannelView(Struct, frozen=True):
    """A way by which somebody is told, for themselves."""

    id: str
    kind: str
    name: str
    confirmed: bool
    """A mail address is told of nothing before its owner has confirmed it."""
    created_at: int


class NoticesView(Struct, frozen=True):
    """What a guest has asked to be told, and what this server can do."""

    channels: list[ChannelView]
    every_table: bool
    quiet_from: str | None
    quiet_to: str | None
    zone: str
    again: bool
    circle_tables: bool
    push_key: str
    """What a browser needs to subscribe (`applicationServerKey`)."""
    mail: bool
    """Whether this server sends mails."""
    webhooks: list[str]
    """The services of which a webhook may be named, by their Apprise schemes."""


class Notices:
    """Everything about notices on one server."""

    def __init__(self, house: House, keys: Keys, settings: NoticeSettings, deliver: Deliver | None = None) -> None:
        self._house = house
        self._keys = keys
        self._settings = settings
        self.seen = Seen(house.store, house.clock, house.background)
        self.delivery = Delivery(house, keys, settings)
        wait_ms = round(settings.wait_minutes * 60_000)
        self.notifier = Notifier(house, self.seen, deliver or self.delivery.begin, wait_ms)

    @classmethod
    async def open(cls, house: House, settings: NoticeSettings, deliver: Deliver | None = None) -> "Notices":
        """Notices with the keys of the house's database; to be started before the house is."""
        notices = cls(house, await read_keys(house.store), settings, deliver)
        notices.notifier.start()
        return notices

    async def close(self) -> None:
        """Tell nobody anything any more."""
        self.notifier.stop()
        self.seen.stop()
        with suppress(StoreFailure):  # then whoever was there just now may be told of what they have seen
            await self.seen.write()
        await self.delivery.close()

    # What a guest sees and wants.

    async def view(self, person: str) -> NoticesView:
        """What a guest has asked to be told."""
        store = self._house.store
        preferences = await preferences_of(store, person) or NoticePreferences()
        found = await channels_of(store, person)
        return NoticesView(
            [ChannelView(each.id, each.kind, each.name, each.confirmed, each.created_at) for each in found],
            preferences.every_table,
            preferences.quiet_from,
            preferences.quiet_to,
            preferences.zone,
            preferences.again,
            preferences.circle_tables,
            self._keys.push_key,
            self.delivery.kinds["mail"].is_offered,
            sorted(self._settings.webhooks),
        )

    async def set_preferences(self, person: str, new: NewNoticePreferences) -> None:
        """Store the preferences of a guest."""
        if new.zone not in zones():
            raise IllegalAction(Refusal("notice-zone", "", {"zone": new.zone}))
        if (new.quiet_from is None) != (new.quiet_to is None):
            raise IllegalAction(Refusal("notice-hours", ""))
        before = await preferences_of(self._house.store, person) or NoticePreferences()
        wanted = NoticePreferences(
            new.every_table, new.quiet_from, new.quiet_to, new.zone, before.seen_at, new.again, new.circle_tables
        )
        await write_preferences(self._house.store, person, wanted)

    async def add(self, person: str, new: NewChannel, origin: str, device: str = "") -> Channel:
        """Tell somebody by one more way from now on; a mailbox is asked first, and a browser is told as a device."""
        kind = self.delivery.kinds[kind_of(new.address)]
        address, name = kind.checked(new.address)
        store = self._house.store
        if len(await channels_of(store, person)) >= MOST_CHANNELS:
            raise IllegalAction(Refusal("notice-too-many", "", {"most": MOST_CHANNELS}))
        channel = Channel(
            random_id(12),
            person,
            address,
            new.name or name,
            new.language if new.language in languages() else DEFAULT,
            origin,
            self._house.clock.now(),
            confirmed=kind.asked(address) is None,
            device=device or None if kind.ends_with_device else None,
        )
        try:
            await add_channel(store, channel, kind.ends_with_device)
            if await preferences_of(store, person) is None:
                await write_preferences(store, person, NoticePreferences(seen_at=self._house.clock.now()))
        except Conflict:  # they are being deleted
            raise IllegalAction(Refusal("guest-unknown", "")) from None
        if not channel.confirmed:
            self.delivery.begin_confirming(channel)
        return channel

    def asked(self, address: AnyAddress) -> str | None:
        """Who would be asked first whether notices are wanted at an address; None if nobody is."""
        return self.delivery.kinds[kind_of(address)].asked(address)

    async def spend_question(self, wanted: Sequence[tuple[str, int]]) -> str | None:
        """Count one more mail that asks a mailbox, for each of these with the most of a day; who has none left."""
        return await spend_question(self._house.store, self._keys, wanted, self._house.clock.now())

    async def remove(self, person: str, channel: str) -> bool:
        """Forget a channel of a guest's; whether there was one."""
        found = await find_channel(self._house.store, channel)
        if found is None or found.guest != person:
            return False
        await remove_channel(self._house.store, channel)
        return True

    async def test(self, person: str) -> int:
        """Send a notice to see whether notices come; by how many ways."""
        found = [each for each in await channels_of(self._house.store, person) if each.confirmed]
        for channel in found:
            message = await self._house.beside(lambda language=channel.language: compose_test(language))  # type: ignore[misc]
            self.delivery.begin(channel, message)
        return len(found)

    # Links in notices.

    async def confirm(self, token: str) -> bool:
        """Whoever has got a mail wants notices there; whether the link was good."""
        channel = await self._channel_of("confirm", token)
        if channel is not None:
            await confirm_channel(self._house.store, channel.id)
        return channel is not None

    async def unsubscribe(self, token: str) -> bool:
        """Whoever has got a notice wants no more there; whether the link was one of ours. Twice is as good as once."""
        channel = self._keys.channel_of("unsubscribe", token)
        if channel is not None:
            await remove_channel(self._house.store, channel)
        return channel is not None

    async def _channel_of(self, purpose: Purpose, token: str) -> Channel | None:
        channel = self._keys.channel_of(purpose, token)
        return None if channel is None else await find_channel(self._house.store, channel)
