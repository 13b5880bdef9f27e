"""What a bot does for a seat, and in which process it decides: here, or, if it searches, in a search worker."""

import time
from collections.abc import Callable

from vivat.bots.levels import SEARCHING
from vivat.game.record import AnyAction, AnyObservation
from vivat.table.bot_decision import KEEPER, Chosen, remark_with, seat_knowledge, seed_now
from vivat.table.bot_pool import BotJob, BotPool
from vivat.table.cluster import Cluster
from vivat.table.guests import person_of
from vivat.table.loaded_table import LoadedTable
from vivat.table.metrics import Metrics


class BotChoice:
    """Has a bot's action chosen where that is best done."""

    def __init__(
        self,
        cluster: Cluster,
        pool: BotPool,
        seed: Callable[[], int],
        seconds_left: Callable[[str], int | None],
        metrics: Metrics,
    ) -> None:
        self._cluster = cluster
        self._pool = pool
        self._seed = seed
        self._seconds_left = seconds_left
        """By family: about how long its search is still being compiled; None if nobody needs to wait."""
        self._metrics = metrics

    async def choose(self, live: LoadedTable, seat: int, job: BotJob) -> Chosen | None:
        """What the bot of a seat chooses from what that seat knows; None if its job was cancelled."""
        observation, level = seat_knowledge(live.table, seat)
        action = await self._choose_action(live, seat, job, observation, level)
        if action is None:
            return None
        speaks = not job.by_clock and live.table.decision == job.decision
        return Chosen(action, remark_with(live.table, seat, observation, action, self._seed) if speaks else None)

    async def _choose_action(
        self, live: LoadedTable, seat: int, job: BotJob, observation: AnyObservation, level: str
    ) -> AnyAction | None:
        """The action, chosen by a search worker if it takes a search and there is one.

        If none decides, a bot of this process does: the one that keeps chairs if the search is still being compiled.
        """
        table = live.table
        known = seed_now(table, seat)
        seed = self._seed() if known is None else known
        people = live.presence.addresses or {person_of(table.host): live.acted_from}
        if level in SEARCHING and self._cluster.has_search_workers:
            asked_at = time.perf_counter()
            code = await self._cluster.ask(job, people, table.id, seat, level, seed)
            if job.is_cancelled():
                return None
            if code is not None:
                self._metrics.thinking.labels("elsewhere").observe(time.perf_counter() - asked_at)
                action: AnyAction = table.begun_game.action_of(code)
                return action
        if level in SEARCHING and self._seconds_left(observation.family) is not None:
            level = KEEPER  # time has run out, or people do not want to wait
        return await self._pool.choose(job, people, table.id, observation, level, seed)

    def seconds_to_wait(self, family: str) -> int | None:
        """About how many seconds a search has to wait to be compiled; None if it need not: search workers have it."""
        return None if self._cluster.has_search_workers else self._seconds_left(family)
