"""When people were last there: any request, socket or command of theirs."""

from collections import OrderedDict
from collections.abc import Callable

from vivat.notices.channels import write_seen
from vivat.table.background import Background
from vivat.table.guests import person_of
from vivat.table.store import Store
from vivat.table.timers import Time

WRITE_MS = 20_000
"""So long after somebody was seen, other servers can know of it."""
MOST_REMEMBERED = 50_000


class Seen:
    """When each person was last seen here; of those who may be told something, other servers and later ones know."""

    def __init__(self, store: Store, clock: Time, background: Background) -> None:
        self._store = store
        self._clock = clock
        self._background = background
        self._at: OrderedDict[str, int] = OrderedDict()
        self._unwritten: set[str] = set()
        self._stop_writing: Callable[[], None] | None = None

    def touch(self, guest: str) -> None:
        """Note that somebody is there now."""
        person = person_of(guest)
        self._at[person] = self._clock.now()
        self._at.move_to_end(person)
        if len(self._at) > MOST_REMEMBERED:
            self._at.popitem(last=False)
        self._unwritten.add(person)
        if self._stop_writing is None and not self._background.is_closing:
            self._stop_writing = self._clock.call_at(self._clock.now() + WRITE_MS, self._write_later)

    def at(self, person: str) -> int:
        """When somebody was last seen here; 0 if that is not known."""
        return self._at.get(person, 0)

    def _write_later(self) -> None:
        self._stop_writing = None
        if not self._background.is_closing:
            self._background.begin(self.write())

    async def write(self) -> None:
        """Write down what is new, for other servers and later ones."""
        fresh, self._unwritten = self._unwritten, set()
        await write_seen(self._store, [(person, self._at[person]) for person in sorted(fresh & self._at.keys())])

    def stop(self) -> None:
        """Write nothing more by itself."""
        if self._stop_writing is not None:
            self._stop_writing()
            self._stop_writing = None
