"""A table as the replay of its log. `apply` is the only thing that changes it."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from vivat.bots.remark import Spoken
from vivat.game import SPECTATOR, Refusal, Session, Viewer
from vivat.game.game import Continuation, Game
from vivat.game.record import AnyAction, AnyGame, GameRecord
from vivat.table import entries
from vivat.table.chair import Chair, ChairOffer
from vivat.table.clockwork import SeatClocks
from vivat.table.decision_tally import DecisionTally, Maker
from vivat.table.entries import Entry
from vivat.table.fold import PUBLIC, changes
from vivat.table.guests import hand_of
from vivat.table.lines import Addressed, Claim, Line
from vivat.table.options import CoachFor, TableOptions
from vivat.table.own_texts import OwnTexts
from vivat.table.status import Status
from vivat.table.telling import Step, Telling

AnyContinuation = Continuation[Any, Any]
MOST_MOVES = 10_000
"""Of all games of a table: some seventy games of the longest sort."""
MOST_ASIDES = 1000
"""Of one chair: chat, notes, mutes, changed ballots, pauses, comings and goings. Nobody can use up another's."""


@dataclass(frozen=True, slots=True)
class Decided:
    """An entry to be written, and what was worked out of the game meanwhile: `Table.apply` takes it from here."""

    body: entries.AnyBody
    action: AnyAction | None = None
    """What was proposed, voted or played."""
    continuation: AnyContinuation | None = None
    game: AnyGame | None = None
    """The game that begins with it, or is gone on with."""
    saved: GameRecord | None = None
    """The record of a game that is gone on with."""


class Table:
    """One table: who sits there, its game, clocks, chat and ballots, as its log has made them."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        """The number of the last entry."""
        self.options: TableOptions
        """What the host decided on: brought by the first entry, as are the clocks."""
        self.clock: SeatClocks
        self.own_texts: OwnTexts | None = None
        """The host's own sheet and scenario, kept so that they are parsed once."""
        self.opened_at = 0
        self.changed_at = 0
        self.seen_at = 0
        """When something last happened that everybody may know of."""
        self.host = ""
        self.host_left = False
        """Whether the host got up when nobody else was there: the next to sit down is host instead."""
        self.chairs: list[Chair] = []
        self.was_here: set[str] = set()
        """Guests who sit or sat here, and whoever made the table."""
        self.removed: set[str] = set()
        """Guests whom the host made get up, and who may not sit down here again."""
        self.offers: dict[int, ChairOffer] = {}
        """By chair: to whom it is to be given."""
        self.status: Status = "gathering"
        self.game: AnyGame | None = None
        self.games: list[AnyGame] = []
        """All games of this table, the one under way included."""
        self.tallies: list[list[DecisionTally]] = []
        """By game and chair: who made its decisions."""
        self.session: Session | None = None
        self.bot_seeds: list[int | None] = []
        """By game, the secret that every decision of a bot has its seed from; told to nobody before the end."""
        self.sessions_before: list[Session | None] = []
        """How the session stood before each game."""
        self.decision = 0
        """Which decision is under way, counted. Not the number of an entry: that would count secret entries too."""
        self.asked: tuple[int, ...] = ()
        """The seats that may answer now: in an election all of them, until the last ballot is in."""
        self.waited_for: tuple[int, ...] = ()
        """Those of which something is still missing."""
        self.ballots: dict[int, AnyAction] = {}
        """By seat: the vote card that lies face down, which may still be changed."""
        self.ballot_makers: dict[int, list[Maker]] = {}
        """By seat: who laid that vote card."""
        self.proposals: dict[int, tuple[int, AnyAction]] = {}
        """By seat: which chair proposes what."""
        self.pause_requests: set[int] = set()
        self.stands_in = False
        """Whether in this game a Steward decides for bots as long as their search is not ready."""
        self.claims: list[Claim] = []
        self.remarks: list[Spoken] = []
        """What bots have said in the game under way."""
        self.rematch: str | None = None
        self.rematch_at = 0
        """When the first of them asked, in milliseconds since 1970."""
        self.rematch_requests: set[int] = set()
        """The chairs of those who want to play again."""
        self.lines: list[Addressed] = []
        self.steps: list[Step] = []
        """Every action of every game with its events, the secret ones included: `telling` is what a chair is told."""
        self.commands: dict[tuple[str, str], int] = {}
        """Which entry each command led to."""
        self.spoken: dict[int, list[int]] = {}
        """When each chair last wrote something."""
        self.moves = 0
        """How many decisions were played in all games, and games begun."""
        self.asides: Counter[int | None] = Counter()
        """By chair, with None for whoever had none: how many entries were written besides, which no game needs."""
        self._lines_by_chair: dict[int | None, list[Line]] = {}
        self._tellings: dict[int | None, Telling] = {}

    # What follows from the fold.

    @property
    def is_played_out(self) -> bool:
        """Whether its log is so long that nothing more is played at this table."""
        return self.moves >= MOST_MOVES

    def has_room(self, chair: int | None) -> bool:
        """Whether more may be written from a chair that no game needs."""
        return self.asides[chair] < MOST_ASIDES

    @property
    def is_full(self) -> bool:
        """Whether no chair is open."""
        return not any(chair.is_open for chair in self.chairs)

    @property
    def session_before(self) -> Session | None:
        """How the session stood before the last game that has begun; None without one."""
        return self.sessions_before[-1] if self.sessions_before else None

    def ended_at(self, number: int) -> int:
        """When a game that is over ended, in milliseconds since 1970; games count from 1."""
        return next(step.at for step in reversed(self.steps) if step.game == number)

    def makers(self, seat: int, by_person: bool) -> list[Maker]:
        """Who makes the decision that a seat is asked for: whoever of its people is there (R11.2), or a deputy."""
        asked = ((number, self.chairs[number]) for number in self.asked_chairs(seat))
        return [
            Maker(number, chair.guest, chair.name)
            if by_person and chair.guest is not None and chair.decides
            else Maker(number, "", "")
            for number, chair in asked
        ]

    @property
    def levels(self) -> dict[int, str]:
        """The levels of the bots that sit here, by seat."""
        seat_of = self.options.seat_of
        return {seat_of[number]: chair.level for number, chair in enumerate(self.chairs) if chair.level is not None}

    @property
    def names(self) -> list[str]:
        """The names at the table, by chair."""
        return [chair.name for chair in self.chairs]

    @property
    def next_host(self) -> int | None:
        """The chair of whoever is host once the host gets up; None if nobody else is there."""
        stays = (
            number
            for number, each in enumerate(self.chairs)
            if each.guest is not None and each.guest != self.host and not each.gone
        )
        return next(stays, None)

    def chair_of(self, guest: str) -> int | None:
        """The chair where a guest sits; None without one."""
        for number, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return number
        return None

    def may_look(self, guest: str) -> bool:
        """Whether a guest may see the table: strangers where spectators are welcome, or while a chair is open."""
        if self.options.spectators or (self.status == "gathering" and not self.is_full):
            return True
        return guest == self.host or self.chair_of(guest) is not None or self.given_from(guest) is not None

    def given_from(self, guest: str) -> int | None:
        """The chair that was given to somebody else while this guest was away; None without one."""
        return next((number for number, chair in enumerate(self.chairs) if chair.of(guest) is not None), None)

    def chairs_of(self, seat: int) -> tuple[int, ...]:
        """The chairs of a seat: one, or two in a team."""
        return self.options.chairs_by_seat[seat]

    def asked_chairs(self, seat: int) -> tuple[int, ...]:
        """Who decides for a seat that is asked: its chairs, or one of a team alone (R11.3)."""
        chairs = self.chairs_of(seat)
        if len(chairs) > 1 and self.game is not None:
            deciding = self.game.deciding
            if deciding is not None and deciding.kind == "player":
                return (deciding.index,)
        return chairs

    def _asked_now(self) -> tuple[int, ...]:
        if self.game is None or self.status != "playing" or self.is_played_out:
            return ()
        if polled := self.game.polled:
            return polled
        return () if (asked := self.game.to_act) is None else (asked,)

    @property
    def begun_game(self) -> Game[Any, Any, Any]:
        """The game under way, whatever its family; there must be one."""
        if self.game is None:
            raise AssertionError("nothing is decided before a game has begun")
        return self.game

    def why_not(self, action: AnyAction | str, viewer: Viewer) -> Refusal | None:
        """Why a viewer cannot do this now, from its own knowledge; None if it can."""
        return self.begun_game.why_not(action, viewer)

    def asked_viewer(self, seat: int) -> Viewer:
        """Through whose eyes a seat that is asked decides: the seat's, or one player's of a team (R11.3)."""
        deciding = None if self.game is None else self.game.deciding
        return deciding if deciding is not None and deciding.kind == "player" else Viewer.seat(seat)

    def bot_decides(self, seat: int) -> bool:
        """Whether nobody but bots is asked for this seat."""
        return not any(self.chairs[chair].decides for chair in self.asked_chairs(seat))

    def shares_screen(self, seat: int) -> bool:
        """Whether one of several people at one screen is asked for this seat."""
        asked = (self.chairs[chair] for chair in self.asked_chairs(seat))
        return any(not each.kept and each.guest is not None and hand_of(each.guest) is not None for each in asked)

    def people(self) -> list[int]:
        """The chairs where a person decides."""
        return [number for number, chair in enumerate(self.chairs) if chair.decides]

    @property
    def coach_for(self) -> CoachFor:
        """Who may ask the coach: as the host has decided all who play, or nobody; else one person who plays alone."""
        coach = self.options.coach
        alone = sum([chair.guest is not None for chair in self.chairs]) == 1
        if coach is False or (coach is None and not alone):
            return "nobody"
        return "one" if alone else "all"

    @property
    def is_deserted(self) -> bool:
        """Whether people sat here, and bots keep all their chairs: then bots do not play on without them."""
        return not self.people() and any(chair.is_person for chair in self.chairs)

    def next_deadline(self) -> tuple[int, int] | None:
        """Whose time runs out next, and when."""
        if self.clock.rules.kind == "none":
            return None
        found = [
            (deadline, seat)
            for seat in self.waited_for
            if not self.bot_decides(seat) and (deadline := self.clock.deadline(seat)) is not None
        ]
        return min(found, default=None)

    def votes_ahead_due(self) -> list[tuple[int, int, AnyAction]]:
        """The ballots that were given in advance for the election under way: when each is due, its seat, and what.

        One for which there is no card left is not among them: then its person is asked as everybody is.
        """
        candidacy = None if self.game is None else self.game.candidacy
        if candidacy is None or self.clock.paused_at is not None:
            return []
        found = []
        for seat in self.waited_for:
            chair = self.chairs[self.chairs_of(seat)[0]]
            vote = chair.votes_ahead.get(candidacy) if chair.decides else None
            if vote is not None and self.why_not(vote.ballot, self.asked_viewer(seat)) is None:
                found.append((self.clock.opened_at + vote.delay, seat, vote.ballot))
        return found

    def lines_for(self, chair: int | None) -> list[Line]:
        """The lines for a chair, or with None for spectators."""
        if chair not in self._lines_by_chair:
            self._lines_by_chair[chair] = [each.line for each in self.lines if each.is_for(chair)]
        return self._lines_by_chair[chair]

    def telling(self, chair: int | None) -> Telling:
        """The deeds for a chair, or with None for spectators."""
        if chair not in self._tellings:
            self._tellings[chair] = Telling(self, chair)
        return self._tellings[chair]

    def viewer(self, chair: int | None) -> Viewer:
        """The viewer that a chair is; a spectator without one."""
        return SPECTATOR if chair is None else Viewer.player(chair)

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
        self._count(entry)
        for addressed in changes(self, entry, decided):
            self.lines.append(addressed)
            for chair, lines in self._lines_by_chair.items():
                if addressed.is_for(chair):
                    lines.append(addressed.line)
        self.asked = self._asked_now()
        self.waited_for = tuple([seat for seat in self.asked if seat not in self.ballots])

    def _count(self, entry: Entry) -> None:
        """Count an entry among those that bound the log, before it has its effect."""
        body = entry.body
        match body:
            case entries.Opened() | entries.Restarted() | entries.Forgotten():
                return
            case entries.Started() | entries.Played():
                self.moves += 1
            case entries.Balloted() if body.seat not in self.ballots:
                return
            case entries.Proposed() if self.options.seat_of[body.chair] not in self.proposals:
                return
            case entries.Sat() | entries.Said() | entries.Kept() | entries.Returned():
                self.asides[body.chair] += 1
            case _:
                self.asides[self.chair_of(entry.author)] += 1
