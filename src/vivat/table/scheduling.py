"""Which bot or clock must act next at a table, and making it act.

Bots play where somebody is connected, or has just done something for all to see; else they wait for somebody to come,
unless the game is one over days. Clocks run on whoever is there: they are a promise among people, and what a clock
costs is one quick decision.
"""

import logging
from collections.abc import Coroutine, Sequence
from functools import partial

from msgspec.structs import replace

from vivat.bots.levels import SEARCHING
from vivat.game import Dealer
from vivat.table.background import Background
from vivat.table.bot_choice import BotChoice
from vivat.table.bot_decision import deciding_level
from vivat.table.bot_pool import BotJob
from vivat.table.cluster import Cluster
from vivat.table.database import StoreFailure
from vivat.table.entries import By, Kept, Restarted
from vivat.table.game_entries import decide_ahead, decide_for
from vivat.table.heartbeat import Heartbeat
from vivat.table.loaded_table import LoadedTable
from vivat.table.submission import Submission
from vivat.table.table import Decided, Table
from vivat.table.timers import Time
from vivat.table.view import Preparing

LOG = logging.getLogger(__name__)
LOOK_MS = 1000
"""How often it is looked whether a search is compiled that a bot waits for."""
RETRY_MS = 2000
"""After how long a bot tries again to have its move written."""
SOONEST_MS, LATEST_MS = 60_000, 3_600_000
"""So long after a server has begun to look after a table a ballot falls that was due before. Whoever has days has more
time than that after a start (`House`)."""
UNWATCHED_MS = 120_000
"""For so long after a person's public command bots play on though nobody is connected: a program may use no socket."""


class Scheduling:
    """Lets bots think whose turn it is, and watches the clocks of those who are asked."""

    def __init__(
        self,
        cluster: Cluster,
        submission: Submission,
        choice: BotChoice,
        *,
        clock: Time,
        background: Background,
        dealer: Dealer,
        pace_ms: int,
        heartbeat: Heartbeat,
    ) -> None:
        self._cluster = cluster
        self._submission = submission
        self._choice = choice
        self._clock = clock
        self._background = background
        self._dealer = dealer
        self._pace_ms = pace_ms
        self._heartbeat = heartbeat

    def schedule(self, live: LoadedTable) -> None:
        """Let bots think whose turn it is, and set the next alarm.

        To be called after every change of the table, when somebody comes or goes, and when another server takes
        or gives up its lease.
        """
        table, agenda = live.table, live.agenda
        agenda.stop_alarm()
        runs = table.status == "playing" and table.clock.paused_at is None and not table.is_deserted
        is_ours = self._cluster.holds_lease(table.id) and not self._background.is_closing
        asked = table.waited_for if runs and is_ours else ()
        bots = [seat for seat in asked if table.bot_decides(seat)] if self._is_watched(live) else []
        for seat, job in list(agenda.jobs.items()):
            is_wanted = seat in asked and self._is_over(table, seat) if job.by_clock else seat in bots
            if not is_wanted or job.decision != table.decision:
                agenda.jobs.pop(seat).cancel()
        unready = self._prepare(live, [seat for seat in bots if seat not in agenda.jobs])
        idle = [seat for seat in bots if seat not in agenda.jobs and seat not in unready]
        if idle and 0 < agenda.ready_at - self._clock.now() <= self._pace_ms:  # more if the clock was set back
            if agenda.wake is None:
                agenda.wake = self._clock.call_at(agenda.ready_at, lambda: self._go_on(live))
        else:
            for seat in idle:
                self._begin(live, seat, by_clock=False)
        if unready and agenda.wake is None:
            agenda.wake = self._clock.call_at(self._clock.now() + LOOK_MS, lambda: self._go_on(live))
        if not is_ours:
            agenda.ours_since = None
        elif agenda.ours_since is None:
            agenda.ours_since = self._clock.now()
        self._set_alarm(live, asked)

    def _set_alarm(self, live: LoadedTable, asked: Sequence[int]) -> None:
        """Watch the clock that runs out next, or the ballot given in advance that is put down before."""
        table, agenda = live.table, live.agenda
        due, ahead = (table.next_deadline(), self._next_vote_ahead(live)) if asked else (None, None)
        if ahead is not None and (due is None or ahead[0] <= due[0]):
            at, voter = ahead
            agenda.alarm = self._clock.call_at(at, lambda: self._vote_ahead(live, voter, table.decision))
        elif due is not None:
            deadline, seat = due
            agenda.alarm = self._clock.call_at(deadline, lambda: self.time_over(live, seat, table.decision))
            if table.options.clock.kind != "days":  # where a standstill of this process is felt
                self._heartbeat.start()

    def time_over(self, live: LoadedTable, seat: int, decision: int) -> None:
        """Let a bot decide once for a seat whose clock has run out."""
        live.agenda.alarm = None
        if self._heartbeat.look():
            return  # the time was not theirs: it is given back, and then there is another alarm
        is_open = live.table.decision == decision and seat in live.table.waited_for
        if not self._cluster.holds_lease(live.table.id):
            return  # another server sees to it, or this one when it reaches the database again
        if is_open and seat not in live.agenda.jobs and not self._background.is_closing:
            if live.table.options.clock.at_timeout == "until-back":
                self._background.begin(self._insist(live, self._keep(live, seat, decision)))
            else:
                self._begin(live, seat, by_clock=True)

    def _next_vote_ahead(self, live: LoadedTable) -> tuple[int, int] | None:
        """When a ballot that was given in advance is put down next, and whose; None without one.

        What was due while nobody looked after the table falls some time later: at the moment of a start everybody
        would know that it had lain ready.
        """
        agenda, decision, found = live.agenda, live.table.decision, []
        for at, seat, _ in live.table.votes_ahead_due():
            since = agenda.ours_since
            if since is not None and at < since:
                late = agenda.late.setdefault((decision, seat), SOONEST_MS + self._dealer.below(LATEST_MS - SOONEST_MS))
                found.append((since + late, seat))
            else:
                found.append((at, seat))
        return min(found, default=None)

    def _vote_ahead(self, live: LoadedTable, seat: int, decision: int) -> None:
        """Put down a ballot that its person has given in advance."""
        live.agenda.alarm = None

        def due() -> Decided | None:
            return decide_ahead(live.table, seat, decision, self._dealer)

        if self._cluster.holds_lease(live.table.id) and not self._background.is_closing:
            self._background.begin(self._insist(live, self._submission.submit_own(live, due)))

    async def _insist(self, live: LoadedTable, work: Coroutine[None, None, None]) -> None:
        """Do what an alarm was for; if nothing was written, look again in a while what is due."""
        before = live.table.version
        try:
            await work
        finally:
            if live.table.version == before and live.agenda.alarm is None:
                again = self._clock.now() + RETRY_MS
                live.agenda.alarm = self._clock.call_at(again, lambda: self.schedule(live))

    async def _keep(self, live: LoadedTable, seat: int, decision: int) -> None:
        """Let a bot keep the chairs of a seat that has no time left until their people come back."""
        table = live.table

        def kept(chair: int) -> Decided | None:
            is_late = table.decision == decision and seat in table.waited_for and self._is_over(table, seat)
            return Decided(Kept(chair)) if is_late and table.chairs[chair].decides else None

        for chair in table.asked_chairs(seat):
            await self._submission.submit_own(live, partial(kept, chair))

    def _is_over(self, table: Table, seat: int) -> bool:
        """Whether a seat has no time left: it may have been given some since its clock ran out."""
        deadline = table.clock.deadline(seat)
        return deadline is not None and deadline <= self._clock.now()

    def give_back(self, live: LoadedTable, milliseconds: int) -> None:
        """Give back the time for which this process stood still to everybody who is asked at a table."""
        if live.table.next_deadline() is not None and live.table.options.clock.kind != "days":
            live.agenda.stop_alarm()  # it may be due already
            self._background.begin(self._give_back(live, milliseconds, live.table.decision))

    async def _give_back(self, live: LoadedTable, milliseconds: int, decision: int) -> None:
        def restarted() -> Decided | None:
            is_asked = live.table.decision == decision and live.table.next_deadline() is not None
            return Decided(Restarted(milliseconds)) if is_asked else None

        try:
            await self._submission.submit_own(live, restarted)
        finally:
            self.schedule(live)

    def stop(self, live: LoadedTable) -> None:
        """Let nothing more happen at a table by itself."""
        live.agenda.stop_alarm()
        if live.agenda.wake is not None:
            live.agenda.wake()
        for job in live.agenda.jobs.values():
            job.cancel()

    def is_needed(self, live: LoadedTable) -> bool:
        """Whether some server should hold a table's lease."""
        return self._is_watched(live) or live.table.next_deadline() is not None

    def _is_watched(self, live: LoadedTable) -> bool:
        over_days = live.table.status == "playing" and live.table.options.clock.kind == "days"
        return over_days or bool(live.presence.people) or self._clock.now() < live.acted_at + UNWATCHED_MS

    def _go_on(self, live: LoadedTable) -> None:
        agenda = live.agenda
        agenda.wake = None
        before = agenda.preparing
        if before is not None:
            seconds = self._choice.seconds_to_wait(live.table.begun_game.family)
            agenda.preparing = None if seconds is None else replace(before, seconds=seconds)
        self.schedule(live)
        if agenda.preparing != before:
            for watcher in live.presence.watchers:
                watcher.presence_changed()

    def _prepare(self, live: LoadedTable, idle: list[int]) -> list[int]:
        """The seats whose bots wait for their search to be compiled.

        Whether they still wait is looked up when the timer says so, not at any change: a secret one must not show.
        """
        table, agenda = live.table, live.agenda
        searching = [seat for seat in idle if deciding_level(table, seat) in SEARCHING]
        seconds = None
        if searching and not table.stands_in:
            seconds = (
                agenda.preparing.seconds if agenda.preparing else self._choice.seconds_to_wait(table.begun_game.family)
            )
        if seconds is None:
            agenda.preparing = None
            return []
        asked = (chair for seat in searching for chair in table.asked_chairs(seat))
        agenda.preparing = Preparing(tuple(each for each in asked if table.chairs[each].level in SEARCHING), seconds)
        return searching

    def _begin(self, live: LoadedTable, seat: int, by_clock: bool) -> None:
        job = live.agenda.jobs[seat] = BotJob(live.table.decision, by_clock)
        self._background.begin(self._think(live, seat, job))

    async def _think(self, live: LoadedTable, seat: int, job: BotJob) -> None:
        """Let a bot decide for a seat from what that seat knows, away from the event loop."""
        table = live.table
        try:
            if job.is_cancelled():
                return
            chosen = await self._choice.choose(live, seat, job)
            if chosen is None or self._background.is_closing:
                return
            by: By = "clock" if job.by_clock else "bot"
            live.agenda.ready_at = self._clock.now() + self._pace_ms
            if chosen.said is not None:
                said = Decided(chosen.said)
                await self._submission.submit_own(
                    live, lambda: None if job.is_cancelled() or table.decision != job.decision else said
                )
            await self._submission.submit_own(
                live,
                lambda: (
                    None
                    if job.is_cancelled()  # what was written meanwhile may have given back time, or cost the lease
                    else decide_for(table, seat, chosen.action, by, job.decision, self._dealer)
                ),
            )
        except StoreFailure as failure:
            LOG.warning("a bot's move could not be written: %s", failure)
            self._clock.call_at(self._clock.now() + RETRY_MS, lambda: self.schedule(live))
        except RuntimeError:  # the threads are shut down at the end
            if not self._background.is_closing:
                raise
        finally:
            if live.agenda.jobs.get(seat) is job:
                del live.agenda.jobs[seat]
