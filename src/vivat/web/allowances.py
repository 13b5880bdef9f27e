"""What addresses and guests may still ask of this server.

A guest costs nothing to make, so whatever is limited by guest is limited by address too. The guest's own limit comes
first: what it refuses is not taken from the others in the same house.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from vivat.game import IllegalAction, Refusal
from vivat.game.durations import DAY_MS
from vivat.notices.service import Notices
from vivat.table import commands
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.web.limits import Buckets, Limits

MINUTE_SECONDS, HOUR_SECONDS, DAY_SECONDS = 60, 3600, 24 * 3600


class TooFast(IllegalAction):
    """One person, or one address, asks for more than anybody needs."""


class Allowances:
    """The limits of a server, and what is left of them to each address and each person."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests_per_minute / MINUTE_SECONDS, limits.requests_burst)
        self.files = Buckets(limits.files_per_minute / MINUTE_SECONDS, limits.files_burst)
        self.handshakes = Buckets(limits.handshakes_per_second, limits.handshakes_burst)
        self.handshakes_by_address = Buckets(
            limits.handshakes_per_second_per_address, limits.handshakes_burst_per_address
        )
        self._sockets: Counter[str] = Counter()
        """How many are open, by person and by address, which cannot be confused."""
        self._frames = Buckets(limits.frames_per_second, limits.frames_burst)
        self._frames_by_address = Buckets(limits.frames_per_second_per_address, limits.frames_burst_per_address)
        self._commands = Buckets(limits.commands_per_second, limits.commands_burst)
        self._commands_by_address = Buckets(limits.commands_per_second_per_address, limits.commands_burst_per_address)
        self._downloads = Buckets(limits.downloads_per_minute / MINUTE_SECONDS, limits.downloads_burst)
        self._unknown_tokens = Buckets(limits.unknown_tokens_per_minute / MINUTE_SECONDS, limits.unknown_tokens_burst)
        self._guests = Buckets(limits.guests_per_hour_per_address / HOUR_SECONDS, limits.guests_burst_per_address)
        self._tables = Buckets(limits.tables_per_hour_per_address / HOUR_SECONDS, limits.tables_burst_per_address)
        self._listed = Buckets(limits.listed_per_hour_per_address / HOUR_SECONDS, limits.listed_burst_per_address)
        self._test_notices = Buckets(limits.test_notices_per_hour / HOUR_SECONDS, limits.test_notices_per_hour)
        by_address = limits.test_notices_per_hour_per_address
        self._test_notices_by_address = Buckets(by_address / HOUR_SECONDS, by_address)
        self._reviews = Buckets(limits.reviews_per_hour / HOUR_SECONDS, limits.reviews_per_hour)
        by_address = limits.reviews_per_hour_per_address
        self._reviews_by_address = Buckets(by_address / HOUR_SECONDS, by_address)
        self._reports = Buckets(limits.reports_per_day_per_address / DAY_SECONDS, limits.reports_per_day_per_address)

    # Sockets.

    def may_open_socket(self, guest: str, address: str) -> bool:
        """Whether a guest may open another socket, and anybody at this address."""
        by_guest, by_address = self.limits.sockets_per_guest, self.limits.sockets_per_address
        return self._sockets[person_of(guest)] < by_guest and self._sockets[f"at {address}"] < by_address

    @contextmanager
    def open_socket(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket as long as it is open."""
        counted = (person_of(guest), f"at {address}")
        self._sockets.update(counted)
        try:
            yield
        finally:
            for key in counted:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]

    def take_frame(self, guest: str, address: str) -> bool:
        """Take one of the messages that a person and an address may send; False if none was left."""
        return self._frames.take(person_of(guest)) and self._frames_by_address.take(address)

    # What is written. TooFast if nothing is left.

    def spend_command(self, guest: str, address: str) -> None:
        """Take one from what a person may have written, whichever hand it comes from, and an address."""
        spend(self._commands, person_of(guest), Refusal("guest-too-fast", ""))
        spend(self._commands_by_address, address, Refusal("address-too-fast", ""))

    async def spend_table_command(
        self, house: House, live: LoadedTable, guest: str, address: str, command: commands.AnyCommand
    ) -> None:
        """The same for a command at a table, which may open another one."""
        self.spend_command(guest, address)
        if isinstance(command, commands.Rematch) and live.table.rematch is None:
            await self.spend_table(house, guest, address, live.table.options.listed)

    async def spend_table(self, house: House, guest: str, address: str, listed: bool) -> None:
        """Take one of the tables that a person may have open, and an address may open."""
        most = self.limits.tables_per_guest
        if await house.store.count_running(person_of(guest), house.clock.now() - DAY_MS) >= most:
            raise IllegalAction(Refusal("guest-too-many", "", {"most": most}))
        if listed:
            spend(self._listed, address, Refusal("address-too-many", "", {"what": "listed"}))
        spend(self._tables, address, Refusal("address-too-many", "", {"what": "tables"}))

    def spend_circle(self, address: str) -> None:
        """Take one of the tables that an address may open: a circle is kept as long as one."""
        spend(self._tables, address, Refusal("address-too-many", "", {"what": "circles"}))

    def spend_guest(self, address: str) -> None:
        """Take one of the guests that may come from an address."""
        spend(self._guests, address, Refusal("address-too-many", "", {"what": "guests"}))

    def spend_report(self, address: str) -> None:
        """Take one of the reports that may come from an address; how many of each guest the database knows."""
        spend(self._reports, address, Refusal("address-too-many", "", {"what": "reports"}))

    def spend_download(self, guest: str) -> None:
        """Take one of a person's downloads of their data."""
        spend(self._downloads, person_of(guest), Refusal("guest-too-fast", ""))

    def spend_review(self, guest: str, address: str) -> None:
        """Take one of the reviews that a person and an address may have worked out."""
        spend(self._reviews, person_of(guest), Refusal("guest-too-fast", ""))
        spend(self._reviews_by_address, address, Refusal("address-too-fast", ""))

    async def spend_mail(self, notices: Notices, guest: str, address: str, mailbox: str) -> None:
        """Take one of the mails by which a person, an address and anybody may have one mailbox asked.

        Others get them, so they are counted in the database, for all its servers and across restarts.
        """
        most, here = self.limits.mails_per_day, f"at {address}"
        wanted = ((person_of(guest), most), (f"to {mailbox}", most), (here, self.limits.mails_per_day_per_address))
        refused = await notices.spend_question(wanted)
        if refused is not None:
            by_address = Refusal("address-too-many", "", {"what": "mails"})
            raise TooFast(by_address if refused == here else Refusal("guest-too-fast", ""))

    def spend_notice(self, guest: str, address: str) -> None:
        """Take one of the channels and test notices that a person, and an address, may ask for."""
        spend(self._test_notices, person_of(guest), Refusal("guest-too-fast", ""))
        spend(self._test_notices_by_address, address, Refusal("address-too-fast", ""))

    def spend_unknown_token(self, address: str) -> None:
        """Take one of the tokens that an address may try though nobody has them."""
        spend(self._unknown_tokens, address, Refusal("address-too-fast", ""))

    def put_back_unknown_token(self, address: str) -> None:
        """Put back one that turned out to be somebody's token."""
        self._unknown_tokens.put_back(address)


def spend(buckets: Buckets, who: str, refusal: Refusal) -> None:
    """Take one of somebody's; TooFast if none is left."""
    if not buckets.take(who):
        raise TooFast(refusal)
