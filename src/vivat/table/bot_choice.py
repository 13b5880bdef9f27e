"""What a bot does for a seat, and in which process it decides: here, or, if it searches, in a think process."""

from collections.abc import Callable

from vivat.bots.levels import SEARCHING
from vivat.game.record import AnyAction
from vivat.table.bot_decision import KEEPER, seat_knowledge
from vivat.table.bot_pool import BotJob, BotPool
from vivat.table.cluster import Cluster
from vivat.table.guests import person_of
from vivat.table.loaded_table import LoadedTable


class BotChoice:
    """Has a bot's action chosen where that is best done."""

    def __init__(
        self, cluster: Cluster, pool: BotPool, seed: Callable[[], int], seconds_left: Callable[[str], int | None]
    ) -> None:
        self._cluster = cluster
        self._pool = pool
        self._seed = seed
        self._seconds_left = seconds_left
        """By family: about how long its search is still being compiled; None if nobody needs to wait."""

    async def choose(self, live: LoadedTable, seat: int, job: BotJob) -> AnyAction | None:
        """The action that the bot of a seat chooses from what that seat knows; None if its job was cancelled.

        A search is left to a think process if there is one. If none decides, a bot of this process does: the one that
        keeps chairs if the search is still being compiled.
        """
        table = live.table
        observation, level = seat_knowledge(table, seat)
        people = live.presence.people or {person_of(table.host)}
        if level in SEARCHING and self._cluster.has_search_workers:
            code = await self._cluster.ask(job, people, table.id, seat, level, self._seed())
            if job.is_cancelled():
                return None
            if code is not None:
                action: AnyAction = table.running.action_of(code)
                return action
        if level in SEARCHING and self._seconds_left(observation.family) is not None:
            level = KEEPER  # time has run out, or people do not want to wait
        return await self._pool.choose(job, people, table.id, observation, level, self._seed())

    def seconds_to_wait(self, family: str) -> int | None:
        """About how many seconds a search has to wait to be compiled; None if it need not: think processes have it."""
        return None if self._cluster.has_search_workers else self._seconds_left(family)
