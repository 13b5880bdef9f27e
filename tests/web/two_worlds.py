"""Two worlds that differ only in what a viewer cannot know give it the same bytes at the same times, over the wire.

World A is a table at which people and bots play, talk, note, propose, change their ballots, err, look and come back.
World B is the same table in all that the viewer may know. Others have other cards, change their ballots another
number of times, propose other things to their partners, note, mute, err, retry and look at other times. The server
runs in virtual time, and all that reaches the viewer, a spectator, a stranger and somebody without a name is compared
byte by byte and moment by moment, notices to who is not there included, until a secret in which the worlds differ comes
out.

    python -m tests.web.two_worlds --trials 100000 [--seed 1]
"""

import argparse
import asyncio
import json
import os
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Self, cast
from unittest.mock import patch

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.castle import two_worlds as castle
from tests.intrigue import two_worlds as intrigue
from tests.table.virtual import ALL_AT_ONCE, Inline
from tests.two_worlds import Leak
from tests.web.behaviour import ABANDONED_MS, Act, Hand, Moment, OwnHand, Public, SeatHand, TeamHand
from tests.web.past import Past, furnish, token_for
from tests.web.random_tables import (
    MAIN,
    NAMES,
    NEWCOMER,
    NOBODY,
    OUTSIDERS,
    STRANGER,
    WATCHER,
    Setting,
    guest_of,
    make_setting,
    person,
)
from tests.web.virtual import Bots, Heard, VirtualLoop, VirtualTime, Visitor, empty_store, make_tables, memory_engine
from vivat.game import SPECTATOR, CastleAction, CastleGame, Dealer, IntrigueAction, IntrigueGame, Viewer
from vivat.game.record import AnyAction, AnyGame, new_game
from vivat.notices.channels import Channel
from vivat.notices.keys import new_keys
from vivat.notices.message import NoticeText
from vivat.notices.service import Notices
from vivat.notices.settings import NoticeSettings
from vivat.table import decide, entries
from vivat.table.decide import Author
from vivat.table.devices import hashed
from vivat.table.house import House
from vivat.table.store import Store
from vivat.table.table import Table
from vivat.web.app import make_app
from vivat.web.computing import Computing
from vivat.web.limits import NO_LIMITS

THINK_MS = 30
"""How long bots take."""
NOTICE_MS = 200
"""After how long somebody who is not there is told that a game waits for them."""
KEYS = new_keys()
POLL_MS = 500
PATIENCE_MS = 20 * 60_000


# Worlds.

Key = tuple[str, object]
"""A hand: ("own", visitor), ("team", seat) or ("seat", seat)."""


@dataclass
class Script:
    """All that happens in one world."""

    actions: tuple[Any, ...]
    limit: int
    """For how many steps the worlds are alike."""
    alike_to_the_end: bool = True
    """Whether they are alike after that too; the record of a finished game has every secret."""
    before: dict[Key, Past] = field(default_factory=dict)
    elsewhere: dict[Key, Past] = field(default_factory=dict)
    acts: dict[Key, list[list[Act]]] = field(default_factory=dict)
    """By hand: first while the table gathers or connects, then for each step, then after the last one."""
    draws: dict[int, list[int]] = field(default_factory=dict)
    """What chance does after each decision: which of the possible actions."""
    answers: dict[int, dict[int, str]] = field(default_factory=dict)
    """What bots do, by decision and seat."""

    @property
    def secrets(self) -> tuple[object, ...]:
        """In what two worlds may differ."""
        return self.actions, self.before, self.elsewhere, self.acts


class Known:
    """What a viewer knows of world A, and what therefore happens in world B too."""

    def __init__(self, setting: Setting, truth: Script, viewer: int | None) -> None:
        self.truth = truth
        self._viewer = viewer
        self._seat = None if viewer is None else setting.options.seat_of[viewer]

    def of(self, key: Key, moment: Moment | None = None) -> bool:
        """Whether the viewer knows what this hand does in a step, or did before we look."""
        kind, name = key
        if kind == "own":
            return name in OUTSIDERS or (self._viewer is not None and name == person(self._viewer))
        alone = moment.step.player if kind == "seat" and moment is not None and moment.is_step else None
        return name == self._seat and alone in (None, self._viewer)


def write_script(
    setting: Setting, public: Public, game: AnyGame, script: Script, world: str, known: Known | None
) -> Script:
    """Let all hands write, from the position where we begin to look."""
    hands = hands_of(setting, world)
    for key, hand in hands.items():
        if known is not None and known.of(key):
            script.before[key], script.elsewhere[key] = known.truth.before[key], known.truth.elsewhere[key]
        else:
            script.before[key], script.elsewhere[key] = hand.before(), hand.elsewhere()
        script.acts[key] = []
    for number, moment in enumerate(public.moments[: number_of_moments(script)]):
        step = moment.step if moment.is_step else None
        texts = [] if step is None else [each.text for each in script.actions[step.first : step.end]]
        for key, hand in hands.items():
            if known is not None and known.of(key, moment):
                script.acts[key].append(known.truth.acts[key][number])
            else:
                script.acts[key].append(hand.acts(moment, None if step is None else game, texts))
        remember(hands, script, number)
        if setting.from_scratch and moment.number < 0:
            script.draws[0] = draw(game, script.actions[: setting.steps[0].first])
        if step is not None:
            script.answers[moment.decision] = dict(zip(step.seats, texts, strict=False))
            script.draws[moment.decision] = draw(game, script.actions[step.first : step.end])
    return script


def number_of_moments(script: Script) -> int:
    """The beginning, the steps, and the time after the last one if the worlds are still alike."""
    return script.limit + 1 + script.alike_to_the_end


def hands_of(setting: Setting, world: str) -> dict[Key, Hand]:
    """Everybody who writes."""
    hands: dict[Key, Hand] = {
        ("own", who): OwnHand(setting, who, world) for who in (*map(person, setting.people), *OUTSIDERS)
    }
    for seat in range(len(setting.options.seats)):
        hands["team", seat] = TeamHand(setting, seat, world)
        hands["seat", seat] = SeatHand(setting, seat, world)
    return hands


def remember(hands: Mapping[Key, Hand], script: Script, number: int) -> None:
    """What was sent in a step can be sent again later, if it says nothing to everybody."""
    for written in script.acts.values():
        for act in written[number]:
            frame = json.loads(act.args[0]) if is_command(act) else act.args[-1]
            if isinstance(frame, dict) and frame.get("type") in ("note", "mute", "play", "say"):
                hand = hands.get(("own", act.who))
                if isinstance(hand, OwnHand):
                    hand.sent.append(act)


def is_command(act: Act) -> bool:
    """Whether it is a command on a socket."""
    return act.do == "send" and isinstance(act.args[0], str) and act.args[0].startswith('{"type": ')


def draw(game: AnyGame, actions: Sequence[Any]) -> list[int]:
    """Play on, and say which of the possible actions chance took each time."""
    draws = []
    for action in actions:
        if action.of_chance:
            draws.append([each.code for each in game.legal_actions()].index(action.code))
        game.play(action)
    return draws


def position(options: Any, actions: Sequence[Any]) -> AnyGame:
    """A game after these actions, without a dealer."""
    game = new_game(options)
    for action in actions:
        game.play(action)
    return game


class CastleTwin(castle.OtherWorld):
    """World B of the rules; ballots are changed at the table."""

    def _other_ballots(self, votes: tuple[CastleAction, ...]) -> Iterator[tuple[CastleGame, CastleGame]]:  # noqa: ARG002
        return iter(())


class IntrigueTwin(intrigue.OtherWorld):
    """World B of the rules, with as few other cards as it takes for the worlds to stay alike."""

    changed = 1.0

    def _answer(self, action: IntrigueAction) -> IntrigueAction:
        return super()._answer(action) if self.source.random() < self.changed else action


def twin_actions(setting: Setting, viewer: int | None, source: random.Random) -> tuple[Any, ...]:
    """The actions of world B, as far as the viewer cannot tell it from world A by the rules."""
    eyes = SPECTATOR if viewer is None else Viewer.player(viewer)
    if setting.options.game != "intrigue":
        game = cast(CastleGame, setting.story)
        starts = [start for start in castle.round_starts(game) if start < setting.steps[0].first]
        return alike(CastleTwin(game, starts[-1], eyes, source, change_cards=source.random() < 0.8))
    for changed in (1.0, 0.3, 0.1):
        pair = IntrigueTwin(cast(IntrigueGame, setting.story), eyes, source)
        pair.changed = changed
        actions = alike(pair)
        if len(actions) >= setting.steps[0].end:
            break
    return shuffle_sales(setting, viewer, actions, source)


def alike(pair: castle.OtherWorld | intrigue.OtherWorld) -> tuple[Any, ...]:
    """The actions of the other world until somebody can tell it apart."""
    known = 0
    for _, other in pair.steps():
        known = len(other.actions)
    return pair.other.actions[:known]


def shuffle_sales(
    setting: Setting, viewer: int | None, actions: Sequence[Any], source: random.Random
) -> tuple[Any, ...]:
    """S10.2: What somebody is about to sell is private until it is sold, so the order is."""
    found = list(actions)
    seller = {step.first: step.seats[0] for step in setting.steps}
    first = setting.steps[0].first
    while first < len(found):
        last = first
        while last < len(found) and found[last].verb == "sell":
            last += 1
        if last > first and seller.get(first) != viewer:
            found[first:last] = source.sample(found[first:last], last - first)
        first = last + 1
    return tuple(found)


def world_a(setting: Setting, public: Public) -> Script:
    """The world as it is."""
    game = position(setting.story.options, setting.story.actions[: setting.before])
    script = Script(setting.story.actions, len(setting.steps))
    return write_script(setting, public, game, script, "A", None)


def world_b(setting: Setting, public: Public, truth: Script, viewer: int | None) -> Script:
    """A world that the viewer cannot tell from it."""
    source = setting.source("B", viewer)
    actions = twin_actions(setting, viewer, source) if source.random() < 0.75 else ()
    limit = sum(step.end <= len(actions) for step in setting.steps)
    if limit == 0:
        actions, limit = shuffle_sales(setting, viewer, truth.actions, source), len(setting.steps)
    game = position(setting.story.options, actions[: setting.before])
    all_steps = limit == len(setting.steps)
    script = Script(actions, limit, all_steps and not (setting.is_over and actions != truth.actions))
    return write_script(setting, public, game, script, f"B{viewer}", Known(setting, truth, viewer))


# The run.


def chained(parts: Iterable[Past]) -> Past:
    """All of them."""
    return [each for part in parts for each in part]


class ScriptedDealer(Dealer):
    """Chance does what the script says, decision by decision."""

    def __init__(self, script: Script, decision: Callable[[], int]) -> None:
        super().__init__(random.Random(repr(script.draws)))  # another secret in another world
        self._script = script
        self._decision = decision
        self._at = (-1, 0)

    def draw(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        decision = self._decision()
        number = self._at[1] if self._at[0] == decision else 0
        self._at = decision, number + 1
        drawn = self._script.draws.get(decision, [])
        if number < len(drawn):
            return drawn[number]
        return next(action for action, weight in zip(actions, weights, strict=True) if weight)


@dataclass
class Outcome:
    """What a world was like from outside."""

    heard: dict[str, list[Heard]]
    asked_at: list[int]
    """When each decision was asked for, by its number."""

    def until(self, who: str, ends: int | None) -> list[Heard]:
        """What a visitor heard until then."""
        return [each for each in self.heard[who] if ends is None or each.at <= ends]


class Door:
    """The house that is open at the moment: the application meets one after the other."""

    house: House

    def __getattr__(self, name: str) -> Any:
        return getattr(self.house, name)


class Stage:
    """The application and its database, for one world after the other."""

    def __init__(self, asks_coach: bool = False) -> None:
        self.asks_coach = asks_coach
        """Whether everybody asks the coach in each step."""
        self.door = Door()
        self.app = make_app(limits=msgspec.structs.replace(NO_LIMITS), house=cast(House, self.door))
        self.engine = memory_engine()

    def __enter__(self) -> Self:
        asyncio.run(make_tables(self.engine))
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run(self.engine.dispose())

    def play(self, setting: Setting, public: Public, script: Script) -> Outcome:
        """One world from beginning to end."""
        performance = Performance(self, setting, public, script)
        allowed = decide.LINES_A_MINUTE
        decide.LINES_A_MINUTE = 4 if setting.chatty else allowed
        try:
            with asyncio.Runner(loop_factory=VirtualLoop) as runner:
                runner.run(performance.run())
        finally:
            decide.LINES_A_MINUTE = allowed
        return performance.outcome


class Performance:
    """One world under way."""

    def __init__(self, stage: Stage, setting: Setting, public: Public, script: Script) -> None:
        self.stage = stage
        self.setting = setting
        self.public = public
        self.script = script
        self.loop = cast(VirtualLoop, None)
        self.notices = cast(Notices, None)
        self.visitors: dict[str, Visitor] = {}
        self.decision = 0
        """Up to which decision bots may answer."""
        self.outcome = Outcome({}, [])

    @property
    def table(self) -> Table:
        """The table that we look at."""
        live = self.stage.door.house.loading.get(MAIN)
        assert live is not None
        return live.table

    @patch("vivat.search.compilation.is_compiled", lambda _: True)  # others on this machine may compile right now
    @patch("vivat.table.decide.ABANDONED_MS", ABANDONED_MS)
    async def run(self) -> None:
        self.loop = cast(VirtualLoop, asyncio.get_running_loop())
        app = self.stage.app
        async with empty_store(self.stage.engine) as store:
            private, elsewhere = self.script.before.values(), self.script.elsewhere.values()
            await furnish(store, self.setting, self.script.actions, chained(private), chained(elsewhere))
            self._open(store)
            async with app.lifespan():
                app.state.computing = Computing(Inline(), limited=False)
                app.state.notices = self.notices
                self._invite()
                await self._play_all()
                self._curtain()
                for visitor in self.visitors.values():
                    await visitor.leave()
                log = await store.read_entries(MAIN)
                await self._close()
        asked = [entry.at for entry in log if isinstance(entry.body, entries.Started | entries.Played)]
        self.outcome = Outcome({who: visitor.heard for who, visitor in self.visitors.items()}, [0, *asked])

    def _curtain(self) -> None:
        """The end: nobody hears of the others' leaving."""
        for live in self.stage.door.house.loading:
            for watcher in list(live.presence.watchers):
                live.presence.remove(watcher)

    def _open(self, store: Store) -> None:
        self.bots = Bots(self._asks, self._answer, THINK_MS)
        clock = VirtualTime()
        house = House(
            store,
            clock=clock,
            dealer=ScriptedDealer(self.script, lambda: self.table.decision),
            executor=self.bots,
            reader=Inline(),
            new_id=lambda: f"t{clock.now()}",
            seed=lambda: 0,
            bot_limits=ALL_AT_ONCE,
        )
        self.stage.door.house = house
        self.notices = Notices(house, KEYS, NoticeSettings(wait_minutes=NOTICE_MS / 60_000), self._notify)
        self.notices.notifier.start()
        house.start()

    def _notify(self, channel: Channel, message: NoticeText) -> None:
        """Somebody who is not there is told something."""
        self.visitors[channel.name].heard.append(Heard(self.loop.now, "notice", msgspec.structs.asdict(message)))

    async def _close(self) -> None:
        house = self.stage.door.house
        house.background.is_closing = True
        self.bots.stop()
        await self.notices.close()
        await house.close()

    def _asks(self, observation: Any) -> tuple[int, int]:
        """Which decision, and of which seat."""
        viewer = observation.viewer
        seat = self.setting.options.seat_of[viewer.index] if viewer.kind == "player" else viewer.index
        return self.table.decision, seat

    def _answer(self, asked: tuple[int, int]) -> AnyAction | None:
        """Not before the step of this decision has begun: who is away is known step by step."""
        decision, seat = asked
        text = self.script.answers[decision].get(seat) if decision <= self.decision else None
        return None if text is None else self.table.begun_game.parse(text)

    def _invite(self) -> None:
        """Everybody is known at the door already."""
        app = self.stage.app
        for who, guest in [
            *((person(chair), Author(guest_of(chair), NAMES[chair])) for chair in self.setting.people),
            *((who, Author(who, who.title())) for who in (WATCHER, STRANGER, NEWCOMER)),
        ]:
            self.visitors[who] = Visitor(app, who, token_for(guest.guest))
            app.state.guests._remember(hashed(token_for(guest.guest)), guest, sys.maxsize)
        self.visitors[NOBODY] = Visitor(app, NOBODY, None)

    async def _play_all(self) -> None:
        moments = self.public.moments[: number_of_moments(self.script)]
        for number, moment in enumerate(moments):
            if moment.number >= 0:
                await self._until_asked(moment.decision)
            if moment.is_step:
                self.decision = moment.decision
                self.bots.wake()
            await self._do_all(number, moment)
        if not self.script.alike_to_the_end:
            await self._until_asked(self.setting.first_decision + self.script.limit)

    async def _do_all(self, number: int, moment: Moment) -> None:
        acts = [act for hand in self.script.acts.values() for act in hand[number]] + self.public.acts[number]
        start = self.loop.now
        if self.stage.asks_coach and moment.is_step:
            for chair in self.setting.people:
                self.visitors[person(chair)].request("POST", f"/api/tables/{MAIN}/coach", {})
        for act in sorted(acts, key=lambda each: each.at):
            await self.loop.outside_at(start + act.at)
            await self._do(act)
        await self.loop.outside_at(start + moment.length + 10)

    async def _until_asked(self, decision: int) -> None:
        patience = self.loop.now + PATIENCE_MS
        while self.stage.door.house.loading.get(MAIN) is None or self.table.decision < decision:
            if self.loop.now > patience:
                raise AssertionError(f"decision {decision} was never asked for: {self.setting}")
            await self.loop.outside_at(self.loop.now + POLL_MS)

    async def _do(self, act: Act) -> None:
        if act.do == "restart":
            await self._restart()
            return
        visitor = self.visitors[act.who]
        args = act.args
        if act.do == "request" and "{rematch}" in args[1]:
            args = (args[0], args[1].replace("{rematch}", self.table.rematch or "nowhere"), *args[2:])
        getattr(visitor, act.do)(*args)

    async def _restart(self) -> None:
        """Goodbyes, then another house on the same database."""
        app, house = self.stage.app, self.stage.door.house
        for connection in list(app.state.connections):
            connection.end("restart")
        await asyncio.sleep(0.01)
        await self._close()
        self._open(house.store)
        app.state.notices = self.notices


# The hunt.


def anything(_: Setting) -> bool:
    """No table is unwanted."""
    return True


def compare(one: Outcome, other: Outcome, viewer: int | None, script: Script, setting: Setting) -> Leak | None:
    """The first difference between two worlds in the viewer's eyes, or in those of somebody who knows less."""
    ends = None if script.alike_to_the_end else other.asked_at[setting.first_decision + script.limit]
    eyes = SPECTATOR if viewer is None else Viewer.player(viewer)
    for who in OUTSIDERS if viewer is None else (person(viewer), *OUTSIDERS):
        pairs = zip_longest(one.until(who, ends), other.until(who, ends))
        for number, (seen, otherwise) in enumerate(pairs):
            if seen != otherwise:
                return Leak(eyes, f"table {setting.seed}, message {number} to {who}", seen, otherwise)
    return None


def hunt(
    trials: int, seed: int, wanted: Callable[[Setting], bool] = anything, first: int = 0, asks_coach: bool = False
) -> tuple[int, Leak | None]:
    """Compare worlds that differ so many times, from the first table on; how often it did, and the first leak found."""
    done = 0
    with Stage(asks_coach) as stage:
        for number in range(first, first + trials):
            setting = make_setting(f"{seed}-{number}", wanted)
            public = Public(setting)
            truth = world_a(setting, public)
            one = stage.play(setting, public, truth)
            for viewer in (None, *setting.people):
                script = world_b(setting, public, truth, viewer)
                if script.secrets == truth.secrets:
                    continue
                leak = compare(one, stage.play(setting, public, script), viewer, script, setting)
                done += 1
                if leak is not None or done >= trials:
                    return done, leak
    return done, None


# The large form.


def job(arguments: tuple[int, int]) -> tuple[int, str | None]:
    """Some of the trials."""
    trials, seed = arguments
    done, leak = hunt(trials, seed)
    return done, None if leak is None else repr(leak)


def main() -> int:
    """All trials on all cores, with progress."""
    parser = argparse.ArgumentParser(description="Two worlds over the wire.")
    parser.add_argument("--trials", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    a_job = 200
    jobs = [(min(a_job, chosen.trials - first), first) for first in range(0, chosen.trials, a_job)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    done, leaks = 0, []
    with Progress(*columns, TimeRemainingColumn()) as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        bar = progress.add_task("worlds over the wire", total=chosen.trials)
        futures = [pool.submit(job, (trials, chosen.seed * 10**9 + first)) for trials, first in jobs]
        try:
            for future in as_completed(futures):
                count, leak = future.result()
                done += count
                progress.advance(bar, count)
                if leak is not None:
                    leaks.append(leak)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            leaks.append("interrupted")
    sys.stdout.write(f"{done:,} pairs of worlds compared over the wire: {len(leaks)} leaks\n")
    for leak in leaks:
        sys.stdout.write(f"{leak[:4000]}\n")
    return int(bool(leaks))


if __name__ == "__main__":
    raise SystemExit(main())
