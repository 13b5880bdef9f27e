"""The interface of a kind of channel: each has a module of its own, and `kinds.py` names them."""

from typing import Literal, Protocol, TypeVar

from msgspec import Struct

from vivat.notices.message import NoticeText

AddressT = TypeVar("AddressT")
Outcome = Literal["sent", "failed", "gone"]
"""What became of a notice that was sent; gone: nothing can ever be sent there again."""


class Letter(Struct, frozen=True):
    """A notice with where it leads and how it is stopped, as every kind of channel can send it."""

    text: NoticeText
    origin: str
    """The address of the page that it comes from."""
    stop: str | None = None
    """What proves to the server that whoever got this wants no more of it; None for a question, which comes once."""
    stop_title: str = ""
    """What the button for that says."""

    @property
    def lines(self) -> list[str]:
        """What is written: what it says, where it leads, and how one is rid of it."""
        stopping = [] if self.stop is None else [f"{self.stop_title}: {self.origin}/unsubscribe#{self.stop}"]
        return [self.text.body, f"{self.origin}{self.text.path}", *stopping]


class ChannelKind(Protocol[AddressT]):
    """A kind of way by which people are told."""

    @property
    def ends_with_device(self) -> bool:
        """Whether it is a device, which belongs to its last guest alone and ends with it."""

    @property
    def at_once(self) -> int | None:
        """So many are sent at once at most, in a queue of their own; None: in the queue of all others."""

    @property
    def is_offered(self) -> bool:
        """Whether the operator wants it at all."""

    def checked(self, address: AddressT) -> tuple[AddressT, str]:
        """An address that can be told something, and what it is called; IllegalAction if it cannot."""

    def asked(self, address: AddressT) -> str | None:
        """Who is asked first whether notices are wanted there, in whichever way it is spelt; None if nobody is."""

    async def send(self, address: AddressT, letter: Letter) -> Outcome:
        """Send a letter; it says what became of it."""

    async def close(self) -> None:
        """Send nothing more, and let go of connections."""
