"""All circles of a server: commands are decided, written and answered; reading asks the log each time.

Nothing is kept in memory: a circle's log is short and seldom written, so any server on the database is right.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from vivat.circle import commands
from vivat.circle.circle import Circle
from vivat.circle.decide import NoSuchCircle, check_cards, check_writing, decide, join, open_circle, refuse
from vivat.circle.entries import AnyCircleBody
from vivat.circle.store import CircleStore
from vivat.circle.table_results import TableResults, read_results
from vivat.game import IllegalAction, Refusal
from vivat.results.finished_game import seated_player
from vivat.table.beside import Beside
from vivat.table.damage import DamagedTable
from vivat.table.decide import Author
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.random_id import random_id
from vivat.table.store import Conflict
from vivat.table.table import Table

TRIES = 20
"""How often a command is decided anew when other servers keep writing first."""
MOST_CIRCLES = 30
"""So many circles may one guest be in."""
REFUSED_SECONDS = 0.1
"""So long a link that is not a circle's takes to be refused: to read a log takes time, and shows that there is one."""


class Circles:
    """Takes commands for circles and finds them for their members."""

    def __init__(self, house: House, beside: Beside | None = None) -> None:
        """`beside` does what takes long: on a server in the turn of whoever asks, for a log can be made to be long."""
        self._house = house
        self._beside = beside or house.beside
        self.store = CircleStore(house.store, self._beside)

    async def open_circle(self, name: str, author: Author) -> str:
        """A new circle, of which the author is the host; returns its id."""
        await self._check_number(author)
        circle = Circle(random_id(12))
        entry = circle.next_entry(self._house.clock.now(), author.guest, "", open_circle(name, author))
        await self.store.append(circle, entry)
        return circle.id

    async def join(self, circle_id: str, author: Author, command_id: str, link: str) -> None:
        """Become a member by the link; NoSuchCircle without it. Sent again, the answer is the same."""

        def decision(circle: Circle) -> AnyCircleBody | None:
            return join(circle, author, link, self._house.clock.now())

        answered_at = asyncio.get_running_loop().time() + REFUSED_SECONDS
        if not await self.store.is_seen_by(circle_id, author.guest):
            await self._check_number(author)
        try:
            await self._write(circle_id, author, command_id, decision)
        except NoSuchCircle:
            await sleep_until(answered_at)
            raise

    async def submit(self, circle_id: str, author: Author, command: commands.AnyCircleCommand) -> None:
        """Do what a member's command asks for; NoSuchCircle for anybody else. Sent again, the answer is the same."""
        if not await self.store.is_named_in(circle_id, author.guest):
            raise NoSuchCircle
        if isinstance(command, commands.OpenCampaign) and command.catalogue is not None:
            await self._beside(partial(check_cards, command.catalogue))
        table = await self._table_for(circle_id, author, command)

        def seated(table_id: str, chair: int | None) -> str | None:
            if table is None or table.id != table_id:
                return None
            if chair is None:
                return author.guest if author.guest in map(person_of, {*table.was_here, table.host}) else None
            return player_at(table, chair)

        def has_begun(table_id: str) -> bool:
            return table is None or table.id != table_id or bool(table.games)

        def decision(circle: Circle) -> AnyCircleBody | None:
            return decide(circle, author, command, self._house.clock.now(), seated, has_begun)

        await self._write(circle_id, author, command.id, decision)

    async def of_member(self, circle_id: str, author: Author) -> Circle:
        """A circle for one of its members; NoSuchCircle for anybody else, and if there is none."""
        seen = await self.store.is_seen_by(circle_id, author.guest)
        circle = await self.store.find(circle_id) if seen else None
        if circle is None or circle.member_of(author.guest) is None:
            raise NoSuchCircle
        return circle

    async def check_writing(self, circle_id: str, author: Author) -> None:
        """Refuse a member who may write nothing more in a circle; NoSuchCircle for anybody else."""
        circle = await self.of_member(circle_id, author)
        check_writing(circle, author, self._house.clock.now())

    async def table_results(self, circle: Circle) -> tuple[list[TableResults], set[str], int]:
        """What a circle's tables come to, its tables, and how many are still to be looked at.

        A table at which one of its members plays again after one of the circle's is the circle's, too.
        """
        found: list[TableResults] = []
        known: set[str] = set()
        unread, new = 0, set(circle.tables)
        while new:
            known |= new
            some, left = await read_results(self._house.store, new, self._beside)
            found += some
            unread += left
            again = {each.rematch for each in some if each.rematch is not None} - known - circle.taken_out
            new = await self.store.tables_with(again, circle)
        return found, known, unread

    async def _check_number(self, author: Author) -> None:
        if await self.store.count_of(author.guest) >= MOST_CIRCLES:
            refuse("too-many", most=MOST_CIRCLES)

    async def _table_for(self, circle_id: str, author: Author, command: commands.AnyCircleCommand) -> Table | None:
        """The table that a command names, for whoever may name it; None if there is none."""
        if (
            not isinstance(command, commands.MarkTable | commands.UnmarkTable | commands.AttachMember)
            or command.table is None
        ):
            return None
        if not await self.store.is_seen_by(circle_id, author.guest):
            return None
        try:
            live = await self._house.find(command.table)
        except DamagedTable:
            return None
        return None if live is None else live.table

    async def _write(
        self, circle_id: str, author: Author, command_id: str, decision: Callable[[Circle], AnyCircleBody | None]
    ) -> None:
        for _ in range(TRIES):
            circle = await self.store.find(circle_id)
            if circle is None:
                raise NoSuchCircle
            if circle.has_done(author.guest, command_id):
                return
            body = decision(circle)
            if body is None:
                return
            entry = circle.next_entry(self._house.clock.now(), author.guest, command_id, body)
            try:
                await self.store.append(circle, entry)
            except Conflict:
                continue
            return
        raise IllegalAction(Refusal("table-busy", ""))


async def sleep_until(at: float) -> None:
    """Sleep until a time of the event loop."""
    await asyncio.sleep(max(0.0, at - asyncio.get_running_loop().time()))


def player_at(table: Table, chair: int) -> str | None:
    """Who played a chair of a table in its last game that is over, or else who sits there; None for a bot."""
    if chair >= len(table.chairs):
        return None
    over = [number for number, game in enumerate(table.games, 1) if game.is_over]
    return seated_player(table, over[-1], chair).person if over else table.chairs[chair].guest
