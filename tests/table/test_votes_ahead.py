"""Votes in advance: a ballot that is put down while its person is away, and that nobody can tell from another."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, Desk, options, replayed, state_of
from tests.table.virtual import FakeTime, enter, house_in
from vivat.game import Dealer, Refusal
from vivat.game.durations import DAY_MS, HOUR_MS
from vivat.table import commands, decide, fold
from vivat.table.commands import Leave, Play, Sit, Start, VoteAhead
from vivat.table.database import StoreFailure
from vivat.table.entries import Balloted, Played, VotedAhead
from vivat.table.house import House
from vivat.table.lines import Addressed, Line
from vivat.table.loaded_table import LoadedTable
from vivat.table.options import Clock
from vivat.table.scheduling import LATEST_MS, RETRY_MS, SOONEST_MS
from vivat.table.table import Table
from vivat.table.view import PresenceView, VotesAheadView, view_table
from vivat.web.messages import Presence
from vivat.web.socket import presence_in

DAYS = Clock("days", days=3)
PEOPLE = (ADA, BOB, CLEO)


def over_days(seed: int = 1, game: str = "kingup") -> Desk:
    """A castle game over days among three people."""
    desk = Desk(options("me", "open", "open", game=game, clock=DAYS, first_seat=0), seed=seed)
    for author in (BOB, CLEO):
        desk.do(author, Sit)
    desk.do(ADA, Start)
    return desk


@pytest.mark.parametrize("seed", [1, 2])
def test_when_a_vote_in_advance_falls_follows_from_what_is_injected(seed: int) -> None:
    """With the same dealer the same command has the same entry."""
    one, other = over_days(seed), over_days(seed)
    for desk in (one, other):
        desk.do(BOB, VoteAhead, character=0, vote="vote no")
    assert one.log[-1] == other.log[-1]
    assert isinstance(body := one.log[-1].body, VotedAhead)
    assert decide.LEAST_DELAY <= body.delay < decide.MOST_DELAY


def candidate_of(seed: int = 1) -> int:
    """Who comes to be voted on first, when people play anyhow."""
    desk = over_days(seed)
    desk.until_election()
    assert desk.table.begun_game.candidacy is not None
    return int(desk.table.begun_game.candidacy[1])


def ahead(table: Table, chair: int | None) -> VotesAheadView | None:
    return view_table(table, chair, PresenceView()).votes_ahead


def said(table: Table, chair: int) -> dict[int, str]:
    shown = ahead(table, chair)
    assert shown is not None
    return {character: msgspec.json.decode(ballot)["text"] for character, ballot in shown.given}


def test_R5_2_a_vote_in_advance_can_be_changed_and_taken_back() -> None:
    desk = over_days()
    desk.do(ADA, VoteAhead, character=3, vote="vote no")
    desk.do(ADA, VoteAhead, character=4, vote="vote yes")
    assert said(desk.table, 0) == {3: "vote no", 4: "vote yes"}
    desk.do(ADA, VoteAhead, character=3, vote="vote yes")
    desk.do(ADA, VoteAhead, character=4, vote=None)
    assert said(desk.table, 0) == {3: "vote yes"}
    assert said(desk.table, 1) == {}
    assert ahead(desk.table, None) is None
    assert state_of(replayed(desk.log)) == state_of(desk.table)


def test_a_vote_in_advance_is_of_one_round_and_one_person() -> None:
    desk = over_days()
    for character in range(13):
        desk.do(ADA, VoteAhead, character=character, vote="vote yes")
    first = desk.table.begun_game.candidacies[0][0]
    while desk.table.begun_game.candidacies[0][0] == first:
        before = said(desk.table, 0)
        desk.decide_for(desk.table.waited_for[0])
        assert said(desk.table, 0).keys() <= before.keys(), "whoever is sent away cannot be voted on again"
    assert said(desk.table, 0) == {}, "in another round one has other Favourites"
    desk.do(ADA, VoteAhead, character=3, vote="vote no")
    desk.do(ADA, Leave)
    desk.now += decide.ALONE_HOURS * HOUR_MS
    desk.watching.append(DAN)
    desk.do(BOB, commands.Give, chair=0, guest=DAN.guest)
    desk.do(CLEO, commands.Agree, chair=0, guest=DAN.guest)
    assert desk.table.chairs[0].guest == DAN.guest
    assert said(desk.table, 0) == {}, "whoever is given the chair does not learn what was said on it"


def test_during_the_vote_it_can_be_taken_back_and_one_s_own_hand_is_faster() -> None:
    candidate = candidate_of()
    for by_hand in (False, True):
        desk = over_days()
        desk.do(ADA, VoteAhead, character=candidate, vote="vote no")
        desk.until_election()
        assert desk.table.votes_ahead_due()
        assert desk.refused(ADA, VoteAhead, character=candidate, vote="vote yes") == "table-no-candidate"
        if by_hand:
            desk.do(ADA, Play, decision=desk.table.decision, action="vote yes")
            assert desk.table.ballots[0].text == "vote yes"
        else:
            desk.do(ADA, VoteAhead, character=candidate, vote=None)
        assert not desk.table.votes_ahead_due()
        assert said(desk.table, 0) == {}


def test_without_the_card_the_person_is_asked_as_usual() -> None:
    candidate = candidate_of()
    desk = over_days()
    desk.do(ADA, VoteAhead, character=candidate, vote="vote no")
    desk.until_election()
    assert desk.table.votes_ahead_due()
    desk.table.begun_game._state.nos[0] = 0
    assert not desk.table.votes_ahead_due()
    assert 0 in desk.table.waited_for


class World:
    """A house in virtual time, and all that others see of a table: what, and when."""

    def __init__(self, house: House, live: LoadedTable, time: FakeTime) -> None:
        self.house, self.live, self.time = house, live, time
        self.seen: list[tuple[int, bytes]] = []
        self._moment: tuple[int, Presence | None] = -1, None
        for author in (BOB, CLEO, DAN):
            enter(house, live, author)
        self._look(live)
        house.listeners.append(self._look)

    def _look(self, live: LoadedTable) -> None:
        """What everybody but Ada is shown and told, if it is something new; that time passes is nothing new."""
        table, present = live.table, presence_in(self.house.view(live, None))
        if (table.version, present) == self._moment:
            return
        self._moment = table.version, present
        shown: list[Any] = [
            [self.house.view(live, chair), table.lines_for(chair), table.telling(chair).deeds()]
            for chair in (None, 1, 2)
        ]
        found = msgspec.json.encode(shown)
        if not self.seen or self.seen[-1][1] != found:
            self.seen.append((self.time.now(), found))

    async def until_election(self) -> None:
        """The others and Ada do the first thing they may, until there is a vote."""
        table = self.live.table
        while table.begun_game.candidacy is None:
            await self.play(table.waited_for[0], table.begun_game.legal_actions()[0].text)

    async def play(self, seat: int, action: str) -> None:
        table = self.live.table
        play = Play(id=f"p{table.version}", decision=table.decision, action=action)
        await self.house.submit(self.live, PEOPLE[seat], play)


async def world(house: House, time: FakeTime) -> World:
    wanted = options("me", "open", "open", clock=DAYS, first_seat=0)
    live = await house.open(wanted, ADA, "days")
    for author in (BOB, CLEO):
        await house.submit(live, author, Sit(id="sit"))
    await house.submit(live, ADA, Start(id="start"))
    return World(house, live, time)


def seen_by_others(folder: Path, votes: dict[int, str | None], at: int, by_hand: str | None) -> list[tuple[int, bytes]]:
    """What others see of a vote, if Ada has said these things in advance, or votes by hand at this time."""
    found: list[tuple[int, bytes]] = []

    async def run() -> None:
        with patch.object(Dealer, "below", lambda *_: at - decide.LEAST_DELAY):
            async with house_in(folder) as (house, time):
                here = await world(house, time)
                for number, (character, vote) in enumerate(votes.items()):
                    wanted = VoteAhead(id=f"v{number}", character=character, vote=vote)
                    await house.submit(here.live, ADA, wanted)
                await here.until_election()
                await here.play(1, "vote yes")
                await time.go(at, house)
                if by_hand is not None:
                    eyes = enter(house, here.live, ADA)
                    await here.play(0, by_hand)
                    house.exit(here.live, eyes)
                await time.go(HOUR_MS, house)
                await here.play(2, "vote yes")
                await time.go(HOUR_MS, house)
                found.extend(here.seen)

    folder.mkdir()
    asyncio.run(run())
    return found


@pytest.fixture(scope="module")
def nominated(tmp_path_factory: pytest.TempPathFactory) -> int:
    """Whoever is voted on first in these worlds."""
    found: list[int] = []

    async def run(folder: Path) -> None:
        async with house_in(folder) as (house, time):
            here = await world(house, time)
            await here.until_election()
            assert here.live.table.begun_game.candidacy is not None
            found.append(here.live.table.begun_game.candidacy[1])

    asyncio.run(run(tmp_path_factory.mktemp("nominated")))
    return found[0]


AT = 2 * HOUR_MS


def test_others_cannot_tell_a_vote_in_advance_from_one_by_hand(tmp_path: Path, nominated: int) -> None:
    others = {each: "vote yes" for each in range(4) if each != nominated}
    by_hand = seen_by_others(tmp_path / "hand", {}, AT, "vote yes")
    assert seen_by_others(tmp_path / "ahead", {**others, nominated: "vote yes"}, AT, None) == by_hand
    assert seen_by_others(tmp_path / "both", {nominated: "vote no"}, AT - 1, "vote yes")[:-3] == by_hand[:-3]
    no = seen_by_others(tmp_path / "no", {nominated: "vote no"}, AT, None)
    assert no[:-1] == by_hand[:-1], "what was voted is seen when all are in"
    assert [at for at, _ in no] == [at for at, _ in by_hand]
    assert no[-1] != by_hand[-1]


def told(self: fold.Fold, body: VotedAhead) -> Any:
    """A leak: everybody is told that somebody has said something."""
    yield from fold.Fold.vote_ahead(self, body)
    yield Addressed(Line(*self.now, "noted", body.chair))


def at_once(self: Table) -> Any:
    """A leak: the ballot is put down as soon as the vote begins."""
    return [(self.clock.opened_at, *due[1:]) for due in DUE(self)]


DUE = Table.votes_ahead_due


@pytest.mark.parametrize(
    "leak",
    [
        lambda: patch.dict(fold.CHANGES, {VotedAhead: told}),
        lambda: patch.object(Table, "votes_ahead_due", at_once),
    ],
    ids=["told", "at once"],
)
def test_a_leak_is_noticed(tmp_path: Path, nominated: int, leak: Callable[[], Any]) -> None:
    by_hand = seen_by_others(tmp_path / "hand", {}, AT, "vote yes")
    with leak():
        assert seen_by_others(tmp_path / "ahead", {nominated: "vote yes"}, AT, None) != by_hand


def test_it_is_kept_over_a_restart_and_counts_as_one_s_own_decision(tmp_path: Path, nominated: int) -> None:
    async def run(test: Callable[[World], Awaitable[None]], time: FakeTime, is_new: bool) -> None:
        async with house_in(tmp_path, time) as (house, _):
            await time.rest(house)
            if is_new:
                return await test(await world(house, time))
            live = await house.find("days")
            assert live is not None
            return await test(World(house, live, time))

    async def say(here: World) -> None:
        await here.house.submit(here.live, ADA, VoteAhead(id="v", character=nominated, vote="vote no"))
        await here.until_election()

    async def wait(here: World) -> None:
        await here.time.go(4 * HOUR_MS, here.house)
        assert set(here.live.table.ballots) == {0}
        for seat in (1, 2):
            await here.play(seat, "vote yes")
        log = [entry.body for entry in await here.house.store.read_entries("days")]
        [laid] = [body for body in log if isinstance(body, Balloted) and body.seat == 0]
        assert (laid.vote, laid.by) == ("vote no", "person")
        assert here.live.table.tallies[0][0].deputies == 0
        assert sum(isinstance(body, Played) for body in log) > 10
        await here.time.go(DAY_MS, here.house)

    async def both() -> None:
        time = FakeTime()
        await run(say, time, True)
        time.pass_by(10)
        await run(wait, time, False)

    asyncio.run(both())


def test_a_ballot_falls_though_the_database_was_away_when_it_was_due(tmp_path: Path, nominated: int) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            here = await world(house, time)
            with patch.object(Dealer, "below", lambda *_: AT - decide.LEAST_DELAY):
                await house.submit(here.live, ADA, VoteAhead(id="v", character=nominated, vote="vote no"))
            await here.until_election()
            with patch.object(house.store, "append", side_effect=StoreFailure(Refusal("store-away", ""))) as away:
                await time.go(AT + 5 * RETRY_MS, house)
                assert away.call_count > 1
                assert not here.live.table.ballots
            await time.go(HOUR_MS, house)
            assert set(here.live.table.ballots) == {0}
            await time.go(4 * DAY_MS, house)
            assert here.live.table.begun_game.candidacy is None, "and the clocks of the others run on"

    asyncio.run(run())


def test_ballots_that_were_due_while_the_server_was_away_do_not_fall_when_it_is_back(
    tmp_path: Path, nominated: int
) -> None:
    async def say(time: FakeTime) -> None:
        async with house_in(tmp_path, time) as (house, _):
            await time.rest(house)
            here = await world(house, time)
            for author in (ADA, BOB):
                await house.submit(here.live, author, VoteAhead(id="v", character=nominated, vote="vote yes"))
            await here.until_election()

    async def wait(time: FakeTime) -> None:
        async with house_in(tmp_path, time) as (house, _):
            back = time.now()
            await time.rest(house)
            await time.go(2 * HOUR_MS, house)
            fell = [e.at - back for e in await house.store.read_entries("days") if isinstance(e.body, Balloted)]
            assert len(fell) == 2
            assert min(fell) >= SOONEST_MS
            assert max(fell) <= LATEST_MS
            assert fell[0] != fell[1]

    async def both() -> None:
        time = FakeTime()
        await say(time)
        time.pass_by(8 * HOUR_MS)
        await wait(time)

    asyncio.run(both())
