"""Searches that a server leaves to search workers: asked for, answered, or no longer needed."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Mapping

from vivat.table.bot_pool import BotJob
from vivat.table.database import StoreFailure
from vivat.table.fair_queue import less
from vivat.table.notices import SearchDropped, SearchRequested
from vivat.table.registry import Registry, SearchRequest

MOST_SEED = 2**63
"""Seeds are below, so that the database has a number for them."""


class SearchRequests:
    """The searches that this server has asked search workers for."""

    def __init__(self, registry: Registry, wake: Callable[[], None]) -> None:
        self._registry = registry
        self._wake = wake
        """Lets `exchange` be called soon."""
        self._open: dict[str, asyncio.Future[str | None]] = {}
        self._of_address: Counter[str] = Counter()
        self._of_person: Counter[str] = Counter()
        self._unneeded: list[str] = []
        self.is_answered = False
        """Whether there may be answers."""
        self.slots = 0
        """How many searches at once the search workers are good for."""

    async def ask(
        self, server: str, job: BotJob, people: Mapping[str, str], table_id: str, seat: int, level: str, seed: int
    ) -> int | None:
        """The code of the action that a search worker chose; None if none did.

        The request is one of whoever of the people (given with their addresses) has asked for the fewest.
        """
        person = min(people, key=lambda each: (self._of_address[people[each]], self._of_person[each], each))
        address = people[person]
        request = SearchRequest(
            secrets.token_hex(8), person, address, table_id, job.decision, seat, level, seed % MOST_SEED
        )
        answer = self._open[request.id] = asyncio.get_running_loop().create_future()
        job.when_cancelled(lambda: resolve(answer, None))
        self._of_address[address] += 1
        self._of_person[person] += 1
        try:
            await self._registry.ask(server, request)
            await self._registry.tell(SearchRequested())
            found = None if job.is_cancelled() else await answer
        except StoreFailure:
            found = None
        finally:
            less(self._of_address, address)
            less(self._of_person, person)
            del self._open[request.id]
        if found is None:
            self._unneeded.append(request.id)
            self._wake()
        return int(found) if found else None

    def give_up(self) -> None:
        """Answer everybody with None: there are no search workers, or what was asked is forgotten."""
        for answer in self._open.values():
            resolve(answer, None)

    async def exchange(self, server: str) -> None:
        """Fetch what was answered, and take back what nobody needs."""
        if self._open and self.is_answered:
            self.is_answered = False
            for request, text in await self._registry.collect(server):
                if request in self._open:
                    resolve(self._open[request], text)
        while self._unneeded:
            dropped = self._unneeded[:]
            await self._registry.drop(dropped)
            del self._unneeded[: len(dropped)]
            for request in dropped:
                await self._registry.tell(SearchDropped(request))


def resolve(answer: "asyncio.Future[str | None]", text: str | None) -> None:
    """Give whoever waits their answer, unless they have one."""
    if not answer.done():
        answer.set_result(text)
