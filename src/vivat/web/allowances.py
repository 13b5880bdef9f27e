"""What addresses and guests may still ask of this server."""

from collections import Counter

from vivat.game import IllegalAction, Refusal
from vivat.table.guests import person_of
from vivat.web.limits import Buckets, Limits


class TooFast(IllegalAction):
    """One person, or one address, asks for more than anybody needs."""


class Allowances:
    """The limits of a server, and what is left of them to each address and each person."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests_per_minute / 60, limits.requests_burst)
        self.files = Buckets(limits.files_per_minute / 60, limits.files_burst)
        self.handshakes = Buckets(limits.handshakes_per_second, limits.handshakes_burst)
        self.handshakes_by_address = Buckets(
            limits.handshakes_per_second_per_address, limits.handshakes_burst_per_address
        )
        self.sockets: Counter[str] = Counter()
        """How many are open, by person."""
        self.unknown_tokens = Buckets(limits.unknown_tokens_per_minute / 60, limits.unknown_tokens_burst)
        self._commands = Buckets(limits.commands_per_second, limits.commands_burst)
        self._downloads = Buckets(limits.downloads_per_minute / 60, limits.downloads_burst)

    def spend_command(self, guest: str) -> None:
        """Take one from what a person may have written, whichever hand it comes from; TooFast if nothing is left."""
        spend(self._commands, person_of(guest), "guest-too-fast")

    def spend_download(self, guest: str) -> None:
        """Take one of a person's downloads of their data; TooFast if none is left."""
        spend(self._downloads, person_of(guest), "guest-too-fast")


def spend(buckets: Buckets, who: str, refused: str) -> None:
    """Take one of somebody's; TooFast with this key if none is left."""
    if not buckets.take(who):
        raise TooFast(Refusal(refused, ""))
