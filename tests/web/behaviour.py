"""What people at a table do, for the two-world test on the wire: what everybody knows of, and what is private."""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.web.past import Past
from tests.web.random_tables import (
    DONE,
    GRACE,
    MAIN,
    NEWCOMER,
    NOBODY,
    OUTSIDERS,
    SECOND,
    STRANGER,
    WATCHER,
    Setting,
    Step,
    guest_of,
    person,
)
from tests.web.virtual import EPOCH
from vivat.game import SPECTATOR, Viewer
from vivat.game.record import AnyGame
from vivat.table import entries
from vivat.table.entries import AnyBody

HIDDEN_DIGITS = (1, 2, 3, 4, 7, 8, 9)
"""The last digits of milliseconds in which something private may happen. Decisions that everybody sees come at 0,
connections at 5 and talk at 6: nothing hidden is in the way of what all see at the same moment."""

# What happens.


@dataclass(frozen=True)
class Act:
    """Something that somebody does, so many milliseconds after a step has begun."""

    at: int
    who: str
    do: str
    args: tuple[Any, ...] = ()


def command(at: int, who: str, table: str, frame: dict[str, Any], by_http: bool = False) -> Act:
    """A command to a table."""
    if by_http or table != MAIN:
        return Act(at, who, "request", ("POST", f"/api/tables/{table}/commands", frame))
    return Act(at, who, "send", (json.dumps(frame),))


def play_frame(command_id: str, decision: int, text: str) -> dict[str, Any]:
    """A decision."""
    return {"type": "play", "id": command_id, "decision": decision, "action": text, "sure": True}


ABANDONED_MS = 30
"""In place of two minutes: a step takes seconds."""


@dataclass
class Moment:
    """A step as everybody knows it beforehand."""

    setting: Setting
    number: int
    """-1 while the table gathers or connects."""
    length: int
    """Until the last thing that everybody knows of, in milliseconds."""
    away: set[int] = field(default_factory=set)
    """Chairs that a bot may keep meanwhile."""
    cut: set[str] = field(default_factory=set)
    """Visitors whose line is cut for a while."""
    at_chair: dict[int, str] = field(default_factory=dict)
    """Which visitor sits where."""
    quiet: range = range(0)
    """Hundredths of a second in which nobody decides or whispers: there may be a pause, or no server."""
    silent: int | None = None
    """A seat that lets its time run out."""
    ballot_at: dict[int, int] = field(default_factory=dict)
    """When everybody may see that a seat has voted."""

    @property
    def is_step(self) -> bool:
        """Whether something is decided."""
        return 0 <= self.number < len(self.setting.steps)

    @property
    def step(self) -> Step:
        return self.setting.steps[self.number]

    @property
    def decision(self) -> int:
        """The number of the decision."""
        return self.setting.first_decision + self.number

    def some_time(self, source: random.Random, last: int | None = None) -> int:
        """A moment for something that not everybody knows of, before `last`."""
        free = self.free(0, self.length if last is None else last)
        return 10 * source.choice(free) + source.choice(HIDDEN_DIGITS)

    def free(self, first: int, last: int) -> list[int]:
        """The hundredths of a second between two moments in which anything may happen."""
        return [each for each in range(first // 10, last // 10) if each not in self.quiet]


class Public:
    """What everybody knows of: it is the same in both worlds."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.source = setting.source("public")
        self.ids = 0
        self.away: set[int] = set()
        self.offline: set[int] = set()
        """Chairs whose people have no line; they are away when a bot takes over soon."""
        self.at_chair = {chair: person(chair) for chair in setting.people}
        self.connected: set[str] = set()
        self.chatterer = person(self.source.choice(setting.people))
        self.moments: list[Moment] = []
        self.acts: list[list[Act]] = [self._opening()]
        for number in range(len(setting.steps)):
            self.acts.append(self._step(number))
        self.acts.append(self._closing())

    def _command(self, at: int, who: str, kind: str, **more: Any) -> Act:
        self.ids += 1
        frame = {"type": kind, "id": f"u{self.ids}", **more}
        return command(at + 6, who, MAIN, frame, by_http=who not in self.connected or self.source.random() < 0.2)

    def _connect(self, at: int, who: str, line: str = "a") -> Act:
        """With a token that says where one has been: nowhere, right here, or at somebody else's chair."""
        chairs = [*map(str, range(len(self.setting.options.chairs))), "w"]
        token = self.source.choice(
            (None, None, "", "garbage", f"{self.source.choice(chairs)}.{self.source.randint(0, 40)}", "w.999999")
        )
        return Act(at, who, "connect", (MAIN, line, token))

    def _opening(self) -> list[Act]:
        """People sit down if the table gathers, and connect."""
        setting, acts, at = self.setting, [], 10
        if setting.from_scratch:
            for chair in setting.people[1:]:
                acts.append(Act(at, person(chair), "request", ("POST", f"/api/tables/{MAIN}/join", sit(chair))))
                at += 10
        for chair in setting.people:
            if self._may_go(chair) and self.source.random() < 0.45:
                self._go(chair)
                continue
            self.connected.add(person(chair))
            acts.append(self._connect(at + 5, person(chair)))
            at += 10
        for who in (WATCHER, NEWCOMER)[: 1 + (self.source.random() < 0.3)]:
            self.connected.add(who)
            acts.append(self._connect(at + 5, who))
            at += 10
        length = at + 1000
        if setting.from_scratch:
            acts.append(self._command(length - 50, person(setting.people[-1]), "start"))
            acts.append(self._command(length, person(setting.host), "start"))
        self.moments.append(Moment(setting, -1, length, set(setting.people), at_chair=dict(self.at_chair)))
        return acts

    def _step(self, number: int) -> list[Act]:
        """Talk, claims, comings and goings, pauses, gifts of time, and when ballots are seen."""
        setting, source = self.setting, self.source
        moment = Moment(setting, number, 10 * source.randint(160, 500))
        self.moments.append(moment)
        clock, last = setting.options.clock.kind, number == len(setting.steps) - 1
        if (clock == "decision" or (clock == "bank" and last)) and source.random() < 0.2:  # a bank would stay empty
            moment.silent = source.choice(setting.steps[number].seats)
        acts = self._come_back(moment)
        if setting.chatty and number == len(setting.steps) // 2:
            moment.length = 75_000
            times = (10, 20, 30, 40, 74_000)
            acts += [self._command(at, self.chatterer, "say", text=f"word {at}") for at in times]
        elif not acts and source.random() < 0.75:
            acts += source.choices(
                (
                    self._talk,
                    self._come_and_go,
                    self._second_line,
                    self._wish_pause,
                    self._pause,
                    self._give_time,
                    self._leave,
                    self._restart,
                ),
                (6, 4, 1, 1, 1, 2, 1, 0.6),
            )[0](moment)
        moment.away |= self.away
        moment.at_chair = dict(self.at_chair)
        moment.cut |= {self.at_chair[chair] for chair in self.offline}
        self._set_ballots(moment)
        return acts

    def _may_go(self, chair: int) -> bool:
        """Somebody always stays, or bots would stop too; and of a team nobody goes, for that changes who must agree."""
        return self.setting.is_alone(chair) and chair != self.setting.host

    def _go(self, chair: int) -> None:
        self.offline.add(chair)
        if self.setting.options.grace == GRACE:
            self.away.add(chair)

    def _set_ballots(self, moment: Moment) -> None:
        """The last ballot is a person's, if any is: until then all others may be changed."""
        if not moment.step.election:
            return
        times = moment.free(100, moment.length)[1:]
        for seat, at in zip(moment.step.seats, self.source.sample(times, len(moment.step.seats)), strict=True):
            moment.ballot_at[seat] = 10 * at
        voting = [
            (moment.ballot_at[seat], seat)
            for seat in moment.step.seats
            if seat != moment.silent
            and self.setting.people_of(seat)
            and not moment.away & {*self.setting.partners(seat)}
        ]
        if voting:
            moment.ballot_at[max(voting)[1]] = moment.length

    def _somebody(self) -> str:
        return self.source.choice(list(self.at_chair.values()))

    def _talk(self, moment: Moment) -> list[Act]:
        if self.setting.chatty:
            return []
        who, at = self._somebody(), 10 * self.source.randint(1, moment.length // 10 - 1)
        kind, more = self.source.choice(
            (
                ("say", {"text": "hear, hear"}),
                ("phrase", {"phrase": "hello"}),
                ("claim", {"text": "I am not the King"}),
            )
        )
        return [self._command(at, who, kind, **more)]

    def _come_and_go(self, moment: Moment) -> list[Act]:
        """A cut and a return, at once or much later. Of a team nobody is away so long that a bot takes over."""
        who = self.source.choice(sorted(self.connected))
        gone = self.source.randint(2, moment.length // 10 - 100)
        back = self.source.randint(gone + 1, min(moment.length // 10 - 2, gone + 300))
        acts = [Act(10 * gone + 5, who, "cut", ("a",))]
        moment.cut.add(who)
        chair = next((chair for chair, at in self.at_chair.items() if at == who), None)
        if chair is not None and self._may_go(chair):
            moment.away.add(chair)
            if self.source.random() < 0.5:
                self.connected.discard(who)
                self._go(chair)
                return acts
        return [*acts, self._connect(10 * back + 5, who)]

    def _come_back(self, moment: Moment) -> list[Act]:
        """Sooner or later whoever was away is back; until the end of the step a bot may still play."""
        for chair in sorted(self.offline):
            if self.source.random() < 0.3:
                moment.away |= self.away
                self.offline.discard(chair)
                self.away.discard(chair)
                who = self.at_chair[chair]
                self.connected.add(who)
                return [self._connect(25, who), self._command(40, who, "sit")]
        return []

    def _second_line(self, moment: Moment) -> list[Act]:
        who = self.source.choice(sorted(self.connected))
        return [self._connect(35, who, "b"), Act(moment.length - 25, who, "cut", ("b",))]

    def _wish_pause(self, moment: Moment) -> list[Act]:
        """A wish that is taken back before anybody decides; if nobody else is there, it is a pause."""
        moment.quiet = range(100)
        who = self._somebody()
        return [self._command(100, who, "pause"), self._command(900, who, "resume")]

    def _pause(self, moment: Moment) -> list[Act]:
        """All people agree, and after a while somebody goes on."""
        moment.quiet = range(100)
        acts = [self._command(10 * number, who, "pause") for number, who in enumerate(self.at_chair.values(), 1)]
        return [*acts, self._command(900, self._somebody(), "resume")]

    def _give_time(self, moment: Moment) -> list[Act]:  # noqa: ARG002
        chair = self.source.randrange(len(self.setting.options.chairs))
        return [self._command(200, self._somebody(), "more-time", chair=chair)]

    def _leave(self, moment: Moment) -> list[Act]:
        """Somebody gets up, and sits down again or is replaced by a newcomer."""
        could = [chair for chair in self.at_chair if self._may_go(chair) and chair not in self.offline]
        if not could:
            return []
        chair = self.source.choice(could)
        moment.away.add(chair)
        acts = [self._command(20, self.at_chair[chair], "leave")]
        welcome = NEWCOMER in self.connected and self.setting.options.spectators and not self.offline
        if NEWCOMER in self.at_chair.values() or not welcome or self.source.random() < 0.3:
            return [*acts, self._command(moment.length - 10, self.at_chair[chair], "sit")]
        others = [who for at, who in self.at_chair.items() if at not in (chair, self.setting.host)]
        self.at_chair[chair] = NEWCOMER
        acts.append(self._command(ABANDONED_MS + 30, person(self.setting.host), "give", chair=chair, guest=NEWCOMER))
        return acts + [
            self._command(ABANDONED_MS + 40 + number, who, "agree", chair=chair, guest=NEWCOMER)
            for number, who in enumerate(others)
        ]

    def _restart(self, moment: Moment) -> list[Act]:
        """The server stops and comes back, and so do its clients."""
        start = self.source.randint(2, moment.length // 10 - 40)
        moment.quiet = range(start - 1, start + 20)
        back = enumerate(sorted(self.connected), 1)
        return [Act(10 * start, "", "restart"), *(self._connect(10 * (start + n) + 5, who) for n, who in back)]

    def _closing(self) -> list[Act]:
        """After the end of the game somebody wants to play again."""
        self.moments.append(Moment(self.setting, len(self.setting.steps), 2000, at_chair=dict(self.at_chair)))
        if not self.setting.is_over:
            return []
        return [
            self._command(100, self._somebody(), "rematch"),
            Act(200, self._somebody(), "request", ("POST", "/api/tables/{rematch}/join", sit(None))),
            Act(300, WATCHER, "request", ("GET", "/api/tables/{rematch}")),
        ]


def sit(chair: int | None) -> dict[str, Any]:
    """The command."""
    return {"type": "sit", "id": f"sit{chair}", "chair": chair}


# What is private.


class Hand(Protocol):
    """Whoever writes a part of what happens in a world."""

    def before(self) -> Past:
        """What it did at the table before we look."""

    def elsewhere(self) -> Past:
        """What it did at other tables before we look."""

    def acts(self, moment: Moment, game: AnyGame | None, texts: Sequence[str]) -> list[Act]:
        """What it does in a step, from this position and towards these actions."""


class OwnHand:
    """Writes what a visitor does for itself: nobody else may notice."""

    def __init__(self, setting: Setting, who: str, world: str) -> None:
        self.setting = setting
        self.who = who
        self.chair = int(who[1:]) if who not in OUTSIDERS else None
        self.source = setting.source(world, "own", who)
        self.moment: Moment
        self.game: AnyGame | None = None
        self.sent: list[Act] = []
        """Commands that can be sent again."""
        self.ids = 0

    def _id(self) -> str:
        self.ids += 1
        return f"o{self.ids}"

    def before(self) -> Past:
        """Entries of the past."""
        if self.chair is None:
            return []
        return [
            (past(self.source), guest_of(self.chair), self._private_entry(self.chair))
            for _ in range(self.source.randint(0, 2))
        ]

    def elsewhere(self) -> Past:
        """Entries of the past at another table."""
        if self.chair not in self.setting.people[:2]:
            return []
        chair = self.setting.people.index(self.chair)
        return [
            (past(self.source), guest_of(self.chair), entries.Noted(chair, str(number), "x"))
            for number in range(self.source.randint(0, 2))
        ]

    def _private_entry(self, chair: int) -> AnyBody:
        other = self.source.choice([each for each in range(len(self.setting.options.chairs)) if each != chair])
        if self.source.random() < 0.3:
            return entries.Muted(chair, other, self.source.random() < 0.8)
        return entries.Noted(chair, self.source.choice("abc"), self.source.choice("xyz"))

    def acts(self, moment: Moment, game: AnyGame | None, texts: Sequence[str]) -> list[Act]:  # noqa: ARG002
        """What it does during a step."""
        self.moment, self.game = moment, game
        usual = 0.8 if self.chair is None else 1.0
        number = int(self.source.random() * (2 * usual + 1))
        acts = [self._act(moment.some_time(self.source)) for _ in range(number)]
        return [act for act in acts if act is not None]

    def _act(self, at: int) -> Act | None:
        kinds: list[tuple[float, Callable[[int], Act | None]]] = [
            (2, self._look),
            (0.6, self._ping),
            (1, self._babble),
            (1, self._ask_why),
        ]
        if self.who != NOBODY:
            kinds += [(1, self._err), (0.5, self._note_elsewhere)]
        if self.chair is not None:
            kinds += [(2, self._note), (1, self._vote_ahead), (1, self._mute), (2.5, self._err), (1, self._repeat)]
        return self.source.choices([kind for _, kind in kinds], [weight for weight, _ in kinds])[0](at)

    def _send(self, at: int, frame: dict[str, Any], table: str = MAIN) -> Act:
        by_http = self.who in (STRANGER, NOBODY) or self.source.random() < 0.25
        return command(at, self.who, table, frame, by_http)

    def _note(self, at: int) -> Act:
        cell, mark = self.source.choice("abcdef"), self.source.choice(("x", "?", "King"))
        return self._send(at, {"type": "note", "id": self._id(), "cell": cell, "mark": mark})

    def _vote_ahead(self, at: int) -> Act:
        character, vote = self.source.randrange(13), self.source.choice(("vote yes", "vote no", "vote no", None))
        return self._send(at, {"type": "vote-ahead", "id": self._id(), "character": character, "vote": vote})

    def _note_elsewhere(self, at: int) -> Act:
        table = self.source.choice((SECOND, SECOND, DONE))
        return self._send(at, {"type": "note", "id": self._id(), "cell": "a", "mark": "x"}, table)

    def _mute(self, at: int) -> Act:
        other = self.source.randrange(len(self.setting.options.chairs))
        muted = self.source.random() < 0.7
        return self._send(at, {"type": "mute", "id": self._id(), "chair": other, "muted": muted})

    def _ping(self, at: int) -> Act:
        return Act(at, self.who, "send", ('{"type":"ping"}',))

    def _babble(self, at: int) -> Act:
        """Frames that are not messages."""
        return Act(at, self.who, "send", (self.source.choice(BABBLE),))

    def _ask_why(self, at: int) -> Act | None:
        """About any action."""
        if self.game is None:
            return None
        frame = {"type": "why", "id": self._id(), "action": self._any_action(self.game)}
        return Act(at, self.who, "send", (json.dumps(frame),))

    def _repeat(self, at: int) -> Act | None:
        """A command of an earlier step once more."""
        if not self.sent:
            return None
        again = self.source.choice(self.sent)
        return Act(at, again.who, again.do, again.args)

    def _look(self, at: int) -> Act:
        paths = LONG_PATHS if self.source.random() < 0.05 else PATHS
        return Act(at, self.who, "request", ("GET", self.source.choice(paths)))

    def _err(self, at: int) -> Act | None:
        """A command that is refused."""
        if self.game is None:
            return None
        kind = self.source.choice(("illegal", "illegal", "illegal", "old", "unknown", "unsure", "other", "other"))
        decision = self.moment.decision
        if kind == "other":
            return self._send(at, {"id": self._id(), **self._other_error()})
        if kind == "old":
            return self._send(at, play_frame(self._id(), decision + self.source.choice((-2, -1, 40)), "pass"))
        if kind == "unknown":
            return self._send(at, play_frame(self._id(), decision, "fly to the moon"))
        unsure = kind == "unsure" and self.setting.options.ask_twice
        text = self._unsure(self.game) if unsure else self._illegal(self.game)
        if text is None:
            return None
        return self._send(at, play_frame(self._id(), decision, text) | {"sure": not unsure})

    def _other_error(self) -> dict[str, Any]:
        chair = 0 if self.chair is None else self.chair
        errors: list[dict[str, Any]] = [
            {"type": "note", "cell": "nothing here", "mark": ""},
            {"type": "mute", "chair": chair},
            {"type": "start"},
            {"type": "arrange", "chair": 0, "level": "steward"},
            {"type": "give", "chair": 0, "guest": "nobody-here"},
            {"type": "agree", "chair": 0, "guest": "nobody-here"},
            {"type": "more-time", "chair": chair},
            {"type": "say", "text": "\u0007"},
        ]
        if self.chair is not None and chair not in self.moment.away:
            errors.append({"type": "sit", "chair": None})
        return self.source.choice(errors)

    def _illegal(self, game: AnyGame) -> str | None:
        """An action that this chair may not do now."""
        for text in (self._any_action(game) for _ in range(4)):
            if game.why_not(text, self._eyes) is not None:
                return text
        return None

    def _any_action(self, game: AnyGame) -> str:
        """Whatever there is, or what whoever is to act may do."""
        found: list[Any] = list(game._vocabulary.values()) if self.source.random() < 0.5 else list(game.legal_actions())
        return str(self.source.choice(found).text)

    def _unsure(self, game: AnyGame) -> str | None:
        """What a table asks twice about."""
        grave = [each.text for each in game.legal_actions(self._eyes) if each.is_irreversible]
        return self.source.choice(grave) if grave else None

    @property
    def _eyes(self) -> Viewer:
        return SPECTATOR if self.chair is None else Viewer.player(self.chair)


BABBLE: tuple[str | bytes, ...] = (
    "",
    "not a message",
    '{"type":"play","id":"x"}',
    '{"type":"crown","id":"x"}',
    '{"type":"note","id":"x","cell":"a","mark":"b","more":1}',
    '{"type":"say","id":"not an id","text":"a"}',
    "[" * 200,
    b"\xff\xfe",
    b'{"type":"ping"}',
)
PATHS = (
    "/api/me",
    "/api/me/data",
    "/api/me/data",
    "/api/me/tables",
    "/api/me/tables",
    "/api/tables",
    "/api/tables",
    f"/api/tables/{MAIN}",
    f"/api/tables/{MAIN}",
    f"/api/tables/{MAIN}/options",
    f"/api/tables/{MAIN}/games/1/record",
    f"/api/tables/{MAIN}/games/1/log?chair=1",
    f"/api/tables/{MAIN}/games/1/log",
    f"/api/tables/{MAIN}/games/1/moments/3",
    f"/api/tables/{MAIN}/games/2/record?lang=fr",
    f"/api/tables/{SECOND}",
    f"/api/tables/{DONE}/games/1/record",
    "/api/tables/nowhere",
    "/api/nowhere",
    "/api/health",
    "/api/metrics",
    "/api/metrics",
)
LONG_PATHS = (
    f"/api/tables/{DONE}",
    f"/api/tables/{DONE}/games/1/log?chair=1",
    f"/api/tables/{DONE}/games/1/moments/9?chair=1",
)


def past(source: random.Random) -> int:
    """A moment before we look, after people sat down."""
    return EPOCH - source.randint(1, 3_500_000)


class TeamHand:
    """Writes what people of a seat say to each other; alone at a seat, to themselves."""

    def __init__(self, setting: Setting, seat: int, world: str) -> None:
        self.setting = setting
        self.people = setting.people_of(seat)
        self.source = setting.source(world, "team", seat)
        self.ids = 0

    def before(self) -> Past:
        """Words of the past."""
        if not self.people or self.setting.chatty or self.source.random() < 0.6:
            return []
        chair = self.source.choice(self.people)
        return [(past(self.source), guest_of(chair), entries.Said(chair, "between us", True, False))]

    def elsewhere(self) -> Past:
        """There are no teams."""
        return []

    def acts(self, moment: Moment, game: AnyGame | None, texts: Sequence[str]) -> list[Act]:  # noqa: ARG002
        """Words of the present."""
        people = [chair for chair in self.people if chair not in moment.away]
        if not people or self.setting.chatty or self.source.random() < 0.8:
            return []
        self.ids += 1
        who = moment.at_chair[self.source.choice(people)]
        frame = {"type": "say", "id": f"team{self.ids}", "text": "between us", "team": True}
        by_http = who in moment.cut or self.source.random() < 0.2
        return [command(moment.some_time(self.source), who, MAIN, frame, by_http)]


class SeatHand:
    """Writes how a seat comes to its decision; until everybody sees it, only its own people may notice anything."""

    def __init__(self, setting: Setting, seat: int, world: str) -> None:
        self.setting = setting
        self.seat = seat
        self.world = world
        self.source = setting.source(world, "seat", seat)
        self.ids = 0

    def before(self) -> Past:
        """Decisions of the past are written elsewhere."""
        return []

    def elsewhere(self) -> Past:
        """Nothing."""
        return []

    def acts(self, moment: Moment, game: AnyGame | None, texts: Sequence[str]) -> list[Act]:
        """The way to the seat's decision, which is among `texts`."""
        if game is None or self.seat not in moment.step.seats or self.seat == moment.silent:
            return []
        text = texts[moment.step.seats.index(self.seat)] if moment.step.election else texts[0]
        deciders = self._deciders(moment)
        if not deciders:
            return []
        if moment.step.election:
            return self._ballots(moment, game, deciders, text, moment.ballot_at[self.seat])
        return self._decide(moment, game, deciders, text, moment.length)

    def _deciders(self, moment: Moment) -> list[int]:
        """The people who decide: one, or two who must agree; nobody where a bot plays."""
        alone = moment.step.player
        chairs = self.setting.partners(self.seat) if alone is None else (alone,)
        return [chair for chair in chairs if chair in self.setting.people]

    def _id(self) -> str:
        self.ids += 1
        return f"{self.world}-{self.ids}"

    def _send(self, moment: Moment, at: int, chair: int, frame: dict[str, Any]) -> Act:
        who = moment.at_chair[chair]
        cut = chair in moment.away or who in moment.cut
        return command(at, who, MAIN, frame, by_http=cut or self.source.random() < 0.2)

    def _play(self, moment: Moment, at: int, chair: int, text: str) -> Act:
        return self._send(moment, at, chair, play_frame(self._id(), moment.decision, text))

    def _decide(self, moment: Moment, game: AnyGame, deciders: list[int], text: str, at: int) -> list[Act]:
        """One decides, or one proposes this and that, and the other at last agrees."""
        if len(deciders) == 1:
            return [self._play(moment, at, deciders[0], text)]
        proposer, partner = self.source.sample(deciders, 2)
        return [*self._propose(moment, game, proposer, text, at), self._play(moment, at, partner, text)]

    def _propose(self, moment: Moment, game: AnyGame, chair: int, text: str, before: int) -> list[Act]:
        times = sorted({moment.some_time(self.source, before) for _ in range(self.source.randint(1, 3))})
        legal = [each.text for each in self._legal(moment, game)]
        texts = [*(self.source.choice(legal) for _ in times[1:]), text]
        return [self._play(moment, at, chair, each) for at, each in zip(times, texts, strict=True)]

    def _legal(self, moment: Moment, game: AnyGame) -> list[Any]:
        return list(game.legal_actions(self.seat) if moment.step.election else game.legal_actions())

    def _ballots(self, moment: Moment, game: AnyGame, deciders: list[int], text: str, at: int) -> list[Act]:
        """A ballot, changed up to three times before the last seat votes; the last one stands."""
        free = moment.free(at + 10, moment.length)
        changes = 0 if set(deciders) & moment.away else self.source.randint(0, min(3, len(free)))
        legal = [each.text for each in self._legal(moment, game)]
        votes = [*(self.source.choice(legal) for _ in range(changes)), text]
        acts = self._decide(moment, game, deciders, votes[0], at)
        for vote, time in zip(votes[1:], sorted(self.source.sample(free, changes)), strict=True):
            one, *other = self.source.sample(deciders, len(deciders))
            acts.append(self._play(moment, 10 * time + 1, one, vote))
            if other:
                acts.append(self._play(moment, 10 * time + self.source.choice((2, 3, 4)), other[0], vote))
        return acts
