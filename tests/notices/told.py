"""A house in virtual time whose people are told by a list, not by a network."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.table.desk import NOON
from tests.table.virtual import FakeTime, house_in
from vivat.notices.channels import (
    Channel,
    NoticePreferences,
    add_channel,
    preferences_of,
    write_preferences,
)
from vivat.notices.message import NoticeText
from vivat.notices.push import PushAddress
from vivat.notices.service import Notices
from vivat.notices.settings import NoticeSettings
from vivat.table.decide import Author
from vivat.table.house import House
from vivat.table.store import Conflict, DeviceRow, GuestRow

MINUTE = 60_000


@dataclass
class Told:
    """A house, its time, and of what people were told in it."""

    house: House
    time: FakeTime
    notices: Notices
    sent: list[tuple[int, str, NoticeText]] = field(default_factory=list)

    @property
    def minutes(self) -> list[tuple[float, str]]:
        """After how many minutes who was told something."""
        return [((at - NOON) / MINUTE, guest) for at, guest, _ in self.sent]

    async def go(self, minutes: float) -> None:
        """So many minutes pass."""
        await self.time.go(round(minutes * MINUTE), self.house)


async def subscribe(house: House, author: Author, preferences: NoticePreferences | None = None) -> None:
    """Somebody wants to be told."""
    with suppress(Conflict):  # they are there already
        await house.store.add_guest(
            GuestRow(author.guest, author.name, 0), DeviceRow(author.guest, author.guest, author.guest, "", 0, 0)
        )
    address = PushAddress(f"https://push.example/{author.guest}", "AAAA", "AAAA")
    await add_channel(house.store, Channel(f"c-{author.guest}", author.guest, address, "", "en", "http://vivat", 0))
    if preferences is not None or await preferences_of(house.store, author.guest) is None:
        await write_preferences(house.store, author.guest, preferences or NoticePreferences())


@asynccontextmanager
async def telling_house(
    folder: Path,
    time: FakeTime | None = None,
    database: str | None = None,
    sent: list[tuple[int, str, NoticeText]] | None = None,
    prefix: str = "t",
) -> AsyncIterator[Told]:
    """A house that tells people after two minutes."""
    async with house_in(folder, time, database, prefix=prefix, is_started=False) as (house, clock):
        told: list[tuple[int, str, NoticeText]] = [] if sent is None else sent
        notices = await Notices.open(
            house, NoticeSettings(), lambda channel, message: told.append((clock.now(), channel.guest, message))
        )
        house.start()
        try:
            yield Told(house, clock, notices, told)
        finally:
            await notices.close()
