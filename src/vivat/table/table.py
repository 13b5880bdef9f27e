"""A table as the replay of its log. `apply` is the only thing that changes it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from vivat.game import Refusal, Session, Viewer
from vivat.game.families import FAMILIES
from vivat.game.game import Continuation, Game
from vivat.game.record import AnyAction, AnyGame, GameRecord, new_game
from vivat.rules.log import EVERYONE
from vivat.table import entries
from vivat.table.clockwork import MINUTE, Clockwork
from vivat.table.encoded import AnyEvent, encode_action
from vivat.table.entries import Entry
from vivat.table.lines import Addressed, Line
from vivat.table.options import ME, OPEN, TableOptions
from vivat.table.record_tags import session_in
from vivat.table.telling import Step, Telling

PUBLIC = (
    entries.Opened,
    entries.Sat,
    entries.Left,
    entries.Arranged,
    entries.Removed,
    entries.Started,
    entries.Played,
    entries.Given,
)
"""What everybody may know the time of; a list in the order of changes must not tell of anything else."""

Status = Literal["gathering", "playing", "finished"]
AnyContinuation = Continuation[Any, Any]


@dataclass(slots=True)
class Chair:
    """One chair at the table: open, a bot's or a person's."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    kept: bool = False
    """Whether a bot plays for the person who sits here."""
    kept_at: int = 0
    """Since when, in milliseconds since 1970."""
    gone: bool = False
    """Whether the person has got up."""
    muted: int = 0
    """Mask of chairs whose chat is not shown here."""
    notes: dict[str, str] = field(default_factory=dict)
    before: "Chair | None" = None
    """The same chair before it was given to this guest, for whoever did not leave it on purpose."""

    def of(self, guest: str) -> "Chair | None":
        """The chair as this guest had it before others were given it; None if they cannot have it back."""
        chair = self.before
        while chair is not None and chair.guest != guest:
            chair = chair.before
        return chair

    def keep(self, at: int) -> None:
        """Let a bot play here from now on."""
        self.kept_at = self.kept_at if self.kept else at
        self.kept = True

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.guest is None and self.level is None

    @property
    def is_person(self) -> bool:
        """Whether it is a person's, there or not."""
        return self.guest is not None

    @property
    def decides(self) -> bool:
        """Whether a person decides here, not a bot."""
        return self.guest is not None and not self.kept


@dataclass(frozen=True, slots=True)
class Offer:
    """An abandoned chair that is to be given to a guest, and who has agreed, the one who offers it first."""

    guest: str
    name: str
    agreed: frozenset[str]


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim in the ledger: who said what of themselves."""

    at: int
    chair: int
    text: str


@dataclass(frozen=True, slots=True)
class Decided:
    """An entry to be written, and what was worked out of the game meanwhile: `Table.apply` takes it from here."""

    body: entries.AnyBody
    action: AnyAction | None = None
    """What was proposed, voted or played."""
    continuation: AnyContinuation | None = None
    game: AnyGame | None = None
    """A game that begins with it."""


def status_after(body: entries.AnyBody, status: Status) -> Status:
    """Whether a table gathers, plays or has finished once this entry is written."""
    match body:
        case entries.Started(ends=True) | entries.Played(ends=True):
            return "finished"
        case entries.Started():
            return "playing"
        case _:
            return status


def filled_by(body: entries.AnyBody, status: Status) -> tuple[int, Chair] | None:
    """The chair that an entry fills or empties, and what it is then; None if it leaves them as they are."""
    match body:
        case entries.Sat() | entries.Given() | entries.Returned() if body.guest:
            return body.chair, Chair(body.guest, body.name)
        case entries.Arranged():
            return body.chair, Chair(None, body.name, body.level)
        case entries.Left() if status == "gathering":
            return body.chair, Chair()
        case entries.Removed():
            return body.chair, Chair()
        case _:
            return None


class Table:
    """One table: who sits there, its game, clocks, chat and ballots, as its log has made them."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        """The number of the last entry."""
        self.opened_at = 0
        self.changed_at = 0
        self.seen_at = 0
        """When something last happened that everybody may know of."""
        self.host = ""
        self._host_left = False
        """Whether the host got up when nobody else was there: the next to sit down is host instead."""
        self.chairs: list[Chair] = []
        self.was_here: set[str] = set()
        """Guests who sit or sat here, and whoever made the table."""
        self.removed: set[str] = set()
        """Guests whom the host made get up, and who may not sit down here again."""
        self.offers: dict[int, Offer] = {}
        """By chair: to whom it is to be given."""
        self.status: Status = "gathering"
        self.game: AnyGame | None = None
        self.games: list[AnyGame] = []
        """All games of this table, the one under way included."""
        self.session: Session | None = None
        self.session_before: Session | None = None
        """How the session stood before the last game that has begun."""
        self.decision = 0
        """Which decision is under way, counted. Not the number of an entry: that would count secret entries too."""
        self.ballots: dict[int, AnyAction] = {}
        """By seat: the vote card that lies face down, which may still be changed."""
        self.proposals: dict[int, tuple[int, AnyAction]] = {}
        """By seat: which chair proposes what."""
        self.pause_wishes: set[int] = set()
        self.stands_in = False
        """Whether in this game a Steward decides for bots as long as their search is not ready."""
        self.claims: list[Claim] = []
        self.rematch: str | None = None
        self.lines: list[Addressed] = []
        self.steps: list[Step] = []
        """Every action of every game with its events, the secret ones included: `telling` is what a chair is told."""
        self.commands: dict[tuple[str, str], int] = {}
        """Which entry each command led to."""
        self.spoken: dict[int, list[int]] = {}
        """When each chair last wrote something."""
        self._told: dict[int | None, list[Line]] = {}
        self._tellings: dict[int | None, Telling] = {}
        self._options: TableOptions | None = None
        self._clock: Clockwork | None = None

    # What follows from the fold.

    @property
    def options(self) -> TableOptions:
        """The options that the host decided on."""
        if self._options is None:
            raise AssertionError("the first entry of a table brings its options")
        return self._options

    @property
    def clock(self) -> Clockwork:
        """The clocks of the game under way."""
        if self._clock is None:
            raise AssertionError("the first entry of a table brings its clocks")
        return self._clock

    @property
    def is_full(self) -> bool:
        """Whether no chair is open."""
        return not any(chair.is_open for chair in self.chairs)

    @property
    def levels(self) -> dict[int, str]:
        """The levels of the bots that sit here, by seat."""
        seat_of = self.options.seat_of
        return {seat_of[number]: chair.level for number, chair in enumerate(self.chairs) if chair.level is not None}

    @property
    def names(self) -> list[str]:
        """The names at the table, by chair."""
        return [chair.name for chair in self.chairs]

    def chair_of(self, guest: str) -> int | None:
        """The chair where a guest sits; None without one."""
        for number, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return number
        return None

    def may_look(self, guest: str) -> bool:
        """Whether a guest may see the table: strangers where spectators are welcome, or while a chair is open."""
        is_stranger = guest != self.host and self.chair_of(guest) is None and self.given_from(guest) is None
        return not is_stranger or self.options.spectators or (self.status == "gathering" and not self.is_full)

    def given_from(self, guest: str) -> int | None:
        """The chair that was given to somebody else while this guest was away; None without one."""
        return next((number for number, chair in enumerate(self.chairs) if chair.of(guest) is not None), None)

    def chairs_of(self, seat: int) -> list[int]:
        """The chairs of a seat: one, or two in a team."""
        return [chair for chair, of in enumerate(self.options.seat_of) if of == seat]

    def asked_chairs(self, seat: int) -> list[int]:
        """Who decides for a seat that is asked: its chairs, or one of a team alone (R11.3)."""
        deciding = None if self.game is None else self.game.deciding
        if deciding is not None and deciding.kind == "player":
            return [deciding.index]
        return self.chairs_of(seat)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may answer now: in an election all of them, until the last ballot is in."""
        if self.game is None or self.status != "playing":
            return ()
        return self.game.polled or (() if self.game.to_act is None else (self.game.to_act,))

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats of which something is still missing."""
        return tuple(seat for seat in self.asked if seat not in self.ballots)

    @property
    def _is_election(self) -> bool:
        return self.game is not None and bool(self.game.polled)

    @property
    def running(self) -> Game[Any, Any, Any]:
        """The game under way, whatever its family; there must be one."""
        if self.game is None:
            raise AssertionError("nothing is decided before a game has begun")
        return self.game

    def why_not(self, action: AnyAction | str, viewer: Viewer) -> Refusal | None:
        """Why a viewer cannot do this now, from its own knowledge; None if it can."""
        return self.running.why_not(action, viewer)

    def asked_viewer(self, seat: int) -> Viewer:
        """Through whose eyes a seat that is asked decides: the seat's, or one player's of a team (R11.3)."""
        deciding = None if self.game is None else self.game.deciding
        return deciding if deciding is not None and deciding.kind == "player" else Viewer.seat(seat)

    def bot_decides(self, seat: int) -> bool:
        """Whether nobody but bots is asked for this seat."""
        return not any(self.chairs[chair].decides for chair in self.asked_chairs(seat))

    def people(self) -> list[int]:
        """The chairs where a person decides."""
        return [number for number, chair in enumerate(self.chairs) if chair.decides]

    @property
    def is_deserted(self) -> bool:
        """Whether people sat here, and bots keep all their chairs: then bots do not play on without them."""
        return not self.people() and any(chair.is_person for chair in self.chairs)

    def next_deadline(self) -> tuple[int, int] | None:
        """Whose time runs out next, and when."""
        found = [
            (deadline, seat)
            for seat in self.waited_for
            if not self.bot_decides(seat) and (deadline := self.clock.deadline(seat)) is not None
        ]
        return min(found, default=None)

    def told(self, chair: int | None) -> list[Line]:
        """The lines for a chair, or with None for spectators."""
        if chair not in self._told:
            self._told[chair] = [each.line for each in self.lines if each.is_for(chair)]
        return self._told[chair]

    def telling(self, chair: int | None) -> Telling:
        """The deeds for a chair, or with None for spectators."""
        if chair not in self._tellings:
            self._tellings[chair] = Telling(self, chair)
        return self._tellings[chair]

    def viewer(self, chair: int | None) -> Viewer:
        """The viewer that a chair is; a spectator without one."""
        return Viewer("spectator") if chair is None else Viewer.player(chair)

    # The fold.

    def next_entry(self, now: int, author: str, command: str, body: entries.AnyBody) -> Entry:
        """The entry to be written next, not before the last one."""
        return Entry(self.version + 1, max(now, self.changed_at), author, command, body)

    def apply(self, entry: Entry, decided: Decided | None = None) -> None:
        """Take one more entry of the log; with what was worked out when it was decided, nothing is worked out twice."""
        if entry.seq != self.version + 1:
            raise AssertionError(f"entry {entry.seq} after {self.version}")
        self.version = entry.seq
        self.changed_at = entry.at
        if isinstance(entry.body, PUBLIC):
            self.seen_at = entry.at
        if entry.command:
            self.commands[entry.author, entry.command] = entry.seq
        for told in self._changes(entry, decided or Decided(entry.body)):
            self.lines.append(told)
            for chair, lines in self._told.items():
                if told.is_for(chair):
                    lines.append(told.line)

    def _line(self, kind: str, at: int, chair: int | None = None, **more: object) -> Line:
        moment = 0 if self.game is None else len(self.game.actions)
        return Line(at, len(self.games), moment, kind, chair, **more)  # type: ignore[arg-type]

    def _changes(self, entry: Entry, decided: Decided) -> Iterator[Addressed]:
        """Do what the entry says; the lines it is told with."""
        body, at = entry.body, entry.at
        match body:
            case entries.Opened():
                self._open(body, at)
                yield Addressed(self._line("opened", at, self.chair_of(body.guest), name=body.name))
            case entries.Sat():
                self._fill(body)
                self.was_here.add(body.guest)
                yield Addressed(self._line("sat", at, body.chair, name=body.name))
                if self._host_left and body.guest != self.host:
                    self.host = body.guest
                    yield Addressed(self._line("host", at, body.chair))
                self._host_left = False
            case entries.Left():
                yield Addressed(self._line("left", at, body.chair, name=self.chairs[body.chair].name))
                yield from self._leave(body, at)
            case entries.Arranged():
                self._fill(body)
                yield Addressed(self._line("arranged", at, body.chair, name=body.name, text=body.level))
            case entries.Removed():
                old = self.chairs[body.chair]
                self.removed.add(old.guest or "")
                self._fill(body)
                yield Addressed(self._line("removed", at, body.chair, name=old.name))
            case entries.Started():
                yield from self._start(body, at, decided)
            case entries.Balloted():
                yield from self._ballot(body, at, decided.action or self.running.parse(body.vote))
            case entries.Proposed():
                seat = self.options.seat_of[body.chair]
                action = decided.action or self.running.parse(body.action)
                self.proposals[seat] = body.chair, action
                line = self._line("proposed", at, body.chair, text=body.action, action=encode_action(action))
                yield Addressed(line, self._team(seat))
            case entries.Played():
                yield from self._play(body, at, decided)
            case entries.Kept():
                self.chairs[body.chair].keep(at)
                yield Addressed(self._line("kept", at, body.chair))
                yield from self._pause_if_agreed(at)
            case entries.Returned():
                self._return(body)
                yield Addressed(self._line("returned", at, body.chair))
                host = self.chair_of(self.host)
                if host is not None and self.chairs[host].gone:
                    self.host = self.chairs[body.chair].guest or self.host
                    yield Addressed(self._line("host", at, body.chair))
            case entries.Offered():
                self.offers[body.chair] = Offer(body.guest, body.name, frozenset((entry.author,)))
                yield Addressed(self._line("offered", at, body.chair, name=body.name))
            case entries.Agreed():
                offer = self.offers[body.other]
                self.offers[body.other] = replace(offer, agreed=offer.agreed | {entry.author})
                yield Addressed(self._line("agreed", at, body.chair, other=body.other))
            case entries.Given():
                self._give(body)
                yield Addressed(self._line("given", at, body.chair, name=body.name))
            case entries.Said():
                yield self._chat(body, at)
            case entries.Claimed():
                self._spoke(body.chair, at)
                self.claims.append(Claim(at, body.chair, body.text))
                yield Addressed(self._line("claimed", at, body.chair, name=self.names[body.chair], text=body.text))
            case entries.Muted():
                bit = 1 << body.other
                mine = self.chairs[body.chair]
                mine.muted = mine.muted | bit if body.muted else mine.muted & ~bit
                line = self._line("muted" if body.muted else "unmuted", at, body.chair, other=body.other)
                yield Addressed(line, 1 << body.chair)
            case entries.Noted():
                notes = self.chairs[body.chair].notes
                notes[body.cell] = body.mark
                if not body.mark:
                    del notes[body.cell]
                # Not what: lines stay with the chair, and the notebook does not go along when it is given away.
                yield Addressed(self._line("noted", at, body.chair), 1 << body.chair)
            case entries.PauseWished():
                self.pause_wishes.add(body.chair)
                yield Addressed(self._line("pause-wished", at, body.chair))
                yield from self._pause_if_agreed(at)
            case entries.Resumed():
                self.pause_wishes.clear()
                self.clock.resume(at)
                yield Addressed(self._line("resumed", at, body.chair))
            case entries.Restarted():
                self.clock.give_back(body.missed, at)
                yield Addressed(self._line("restarted", at))
            case entries.TimeGiven():
                self.clock.give(body.seat, body.seconds * 1000)
                yield Addressed(self._line("time-given", at, body.chair, seat=body.seat, text=str(body.seconds)))
            case entries.StandInAsked():
                self.stands_in = True
                yield Addressed(self._line("stand-in", at, body.chair))
            case entries.RematchAsked():
                self.rematch = body.table
                yield Addressed(self._line("rematch", at, body.chair, text=body.table))

    def _open(self, body: entries.Opened, at: int) -> None:
        self._options = body.options
        self._clock = Clockwork(body.options.clock)
        self.opened_at = at
        self.host = body.guest
        self.was_here.add(body.guest)
        for wish, name in zip(body.options.chairs, body.names, strict=True):
            if wish == ME:
                self.chairs.append(Chair(body.guest, body.name))
            else:
                self.chairs.append(Chair() if wish == OPEN else Chair(None, name, wish))

    def _fill(self, body: entries.AnyBody) -> None:
        if (filled := filled_by(body, self.status)) is not None:
            self.chairs[filled[0]] = filled[1]

    def _give(self, body: entries.Given) -> None:
        """Another person sits there, without the notebook; whoever did not get up may come back to it."""
        old = self.chairs[body.chair]
        self.chairs[body.chair] = Chair(body.guest, body.name, before=old.before if old.gone else old)
        self.was_here.add(body.guest)
        self._speaks_anew(body.chair)

    def _return(self, body: entries.Returned) -> None:
        before = self.chairs[body.chair].of(body.guest)
        if before is not None:
            self.chairs[body.chair] = before
            self._speaks_anew(body.chair)
        self.chairs[body.chair].kept = self.chairs[body.chair].gone = False
        self.offers.pop(body.chair, None)

    def _speaks_anew(self, chair: int) -> None:
        """Another person speaks from a chair: nobody has asked yet not to read them."""
        self.offers.pop(chair, None)
        for each in self.chairs:
            each.muted &= ~(1 << chair)

    def _leave(self, body: entries.Left, at: int) -> Iterator[Addressed]:
        number = body.chair
        chair = self.chairs[number]
        left = chair.guest
        chair.keep(at)
        chair.gone = True
        self._fill(body)
        if left == self.host:
            stays = (each.guest for each in self.chairs if each.guest is not None and not each.gone)
            self.host = next(stays, self.host)
            self._host_left = left == self.host
            host = self.chair_of(self.host)
            if host is not None and host != number:
                yield Addressed(self._line("host", at, host))
        self.pause_wishes.discard(number)
        yield from self._pause_if_agreed(at)

    def _start(self, body: entries.Started, at: int, decided: Decided) -> Iterator[Addressed]:
        saved = GameRecord.loads(body.record) if body.record else None
        if saved is not None:
            self.session = session_in(saved)
        elif self.session is None:
            self.session = self._begin_session()
        if saved is not None:
            options = saved.options
        else:
            options = self.options.game_options(self.names) if self.session is None else self.session.options
        self.session_before = self.session
        self.game = decided.game or new_game(options)
        self.games.append(self.game)
        self.status = "playing"
        self.stands_in = False
        self.clock.begin(len(self.options.seats), at)
        yield Addressed(self._line("started", at))
        self._step(0, at, None, self.game.events)
        if saved is not None:
            self._run(saved.actions, at, None, None)
        self._run(body.chance, at, None, decided.continuation)
        self._ask(at)
        yield from self._finish_if_over(at)

    def _begin_session(self) -> Session | None:
        """S8.2: The session that the options of the table ask for."""
        if self.options.session_points is None:
            return None
        options = self.options.game_options(self.names)
        begin = FAMILIES[options.family].begin_session
        return None if begin is None else begin(options, self.options.session_points, self.options.reduction)

    def _ballot(self, body: entries.Balloted, at: int, vote: AnyAction) -> Iterator[Addressed]:
        """R5.2: That a seat has voted is told to all, once; what, to the seat, and as often as it changes."""
        first = body.seat not in self.ballots
        self.ballots[body.seat] = vote
        self.proposals.pop(body.seat, None)
        if first:
            self.clock.charge(body.seat, at)
            yield Addressed(self._line("voted", at, seat=body.seat, by=None if body.by == "person" else body.by))
        yield Addressed(self._line("ballot", at, seat=body.seat, text=body.vote), self._team(body.seat))

    def _play(self, body: entries.Played, at: int, decided: Decided) -> Iterator[Addressed]:
        by = None if body.by == "person" else body.by
        if body.seat not in self.ballots:
            self.clock.charge(body.seat, at)
            if self._is_election:
                yield Addressed(self._line("voted", at, seat=body.seat, by=by))
        self.ballots.clear()
        self.proposals.clear()
        self._run(body.actions, at, None if self._is_election else by, decided.continuation)
        self._ask(at)
        yield from self._finish_if_over(at)

    def _run(self, texts: tuple[str, ...], at: int, by: str | None, continuation: AnyContinuation | None) -> None:
        """Go on to what was considered, or play the actions of the log; `by` marks what a bot did for somebody."""
        game = self.running
        first = len(game.actions) + 1
        if continuation is None:
            steps = [game.play(text) for text in texts]
        else:
            steps = [events for _, events in continuation.steps]
            game.adopt(continuation)
        for moment, events in enumerate(steps, first):
            self._step(moment, at, by, events)

    def _step(self, moment: int, at: int, by: str | None, events: tuple[AnyEvent, ...]) -> None:
        self.steps.append(Step(len(self.games), moment, at, by, len(self.lines), events))

    def _ask(self, at: int) -> None:
        self.decision += 1
        self.clock.ask(at)

    def _finish_if_over(self, at: int) -> Iterator[Addressed]:
        game = self.game
        if game is None or not game.is_over:
            return
        self.status = "finished"
        self.pause_wishes.clear()
        self.offers.clear()
        if self.session is not None:
            self.session = self.session.after_game(game)
        yield Addressed(self._line("finished", at))

    def _chat(self, body: entries.Said, at: int) -> Addressed:
        self._spoke(body.chair, at)
        kind = "phrase" if body.phrase else "said"
        line = self._line(kind, at, body.chair, name=self.names[body.chair], text=body.text, team=body.team)
        audience = self._team(self.options.seat_of[body.chair]) if body.team else EVERYONE
        muters = sum(1 << number for number, each in enumerate(self.chairs) if each.muted >> body.chair & 1)
        return Addressed(line, audience, muters)

    def _spoke(self, chair: int, at: int) -> None:
        recent = self.spoken.setdefault(chair, [])
        recent[:] = [*(then for then in recent if then > at - MINUTE), at]

    def _pause_if_agreed(self, at: int) -> Iterator[Addressed]:
        people = self.people()
        agreed = self.status == "playing" and people and self.pause_wishes >= set(people)
        if agreed and self.clock.paused_at is None:
            self.clock.pause(at)
            yield Addressed(self._line("paused", at))

    def _team(self, seat: int) -> int:
        return sum(1 << chair for chair in self.chairs_of(seat))


def replay(table_id: str, log: Iterable[Entry]) -> Table:
    """The table that the entries of a log make."""
    table = Table(table_id)
    for entry in log:
        table.apply(entry)
    return table
