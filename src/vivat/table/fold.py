"""What each entry of a log changes at its table, and the lines that tell of it: one method a kind of entry."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from vivat.bots.remark import CLAIM, Remark, Spoken
from vivat.game import ImpossibleOptions, Session
from vivat.game.durations import MINUTE_MS
from vivat.game.families import FAMILIES
from vivat.game.record import GameRecord, new_game
from vivat.game.sentence import RoleRef, Sentence
from vivat.rules.log import EVERYONE
from vivat.table import entries
from vivat.table.chair import Chair, ChairOffer, VoteInAdvance
from vivat.table.clockwork import SeatClocks
from vivat.table.decision_tally import DecisionTally
from vivat.table.encoded import AnyEvent, encode_action
from vivat.table.entries import Entry
from vivat.table.lines import Addressed, Claim, Deputy, Line
from vivat.table.options import ME, OPEN
from vivat.table.record_tags import session_in, tallies_in
from vivat.table.row_changes import filled_by, status_after
from vivat.table.telling import Step

if TYPE_CHECKING:
    from vivat.table.table import Decided, Table

PUBLIC = (
    entries.Opened,
    entries.Sat,
    entries.Moved,
    entries.Left,
    entries.Arranged,
    entries.Removed,
    entries.Started,
    entries.Played,
    entries.Given,
)
"""What everybody may know the time of; a list in the order of changes must not tell of anything else."""


class Fold:
    """Does at a table what one entry says: one method for each kind of entry, which yields the lines that tell of it.

    A line is told before what follows its `yield` is done, so that steps know how many lines came before them.
    """

    def __init__(self, table: "Table", entry: Entry, decided: "Decided | None") -> None:
        self.table = table
        self.at = entry.at
        self.author = entry.author
        self.action = None if decided is None else decided.action
        """What was proposed, voted or played, if it was read when it was decided; so is the rest."""
        self.continuation = None if decided is None else decided.continuation
        self.game = None if decided is None else decided.game
        self.saved = None if decided is None else decided.saved

    @property
    def now(self) -> tuple[int, int, int]:
        """What every line begins with: the time, the game and the moment in it."""
        game = self.table.game
        return self.at, len(self.table.games), 0 if game is None else len(game.actions)

    # Who sits where.

    def open(self, body: entries.Opened) -> Iterator[Addressed]:
        """The table is made, with its options, chairs and clocks."""
        table = self.table
        table.options = body.options
        with suppress(ImpossibleOptions):  # one that an older version took; whoever starts is told
            table.own_texts = body.options.own_texts()
        table.clock = SeatClocks(body.options.clock, body.options.chairs_by_seat)
        table.opened_at = self.at
        table.host = body.guest
        table.was_here.add(body.guest)
        for holder, name in zip(body.options.chairs, body.names, strict=True):
            if holder == ME:
                table.chairs.append(Chair(body.guest, body.name))
            else:
                table.chairs.append(Chair() if holder == OPEN else Chair(None, name, holder))
        yield Addressed(Line(*self.now, "opened", table.chair_of(body.guest), name=body.name))

    def sit(self, body: entries.Sat) -> Iterator[Addressed]:
        """A guest holds the chair, and is host where the last one left an empty table."""
        table = self.table
        self._fill(body)
        table.was_here.add(body.guest)
        yield Addressed(Line(*self.now, "sat", body.chair, name=body.name))
        if table.host_left and body.guest != table.host:
            table.host = body.guest
            yield Addressed(Line(*self.now, "host", body.chair))
        table.host_left = False

    def move(self, body: entries.Moved) -> Iterator[Addressed]:
        """The person sits elsewhere or is called otherwise; whatever they wrote and whoever muted them goes along."""
        table, to, before = self.table, body.chair, body.before
        mine = table.chairs[before]
        old, mine.name = mine.name, body.name
        if to != before:
            table.chairs[before], table.chairs[to] = Chair(), mine
            for each in table.chairs:
                if each.muted >> before & 1:
                    each.muted ^= 1 << before | 1 << to
            table.spoken[to] = table.spoken.pop(before, [])
            table.claims[:] = [replace(each, chair=to) if each.chair == before else each for each in table.claims]
            yield Addressed(Line(*self.now, "moved", to, name=body.name))
        if old != body.name:
            yield Addressed(Line(*self.now, "renamed", to, name=body.name, before=old))

    def leave(self, body: entries.Left) -> Iterator[Addressed]:
        """The chair is free, or a bot's to keep; somebody else is host instead of a host who leaves."""
        table, number = self.table, body.chair
        chair = table.chairs[number]
        left = chair.guest
        yield Addressed(Line(*self.now, "left", number, name=chair.name))
        chair.keep(self.at)
        chair.gone = True
        self._fill(body)
        if left == table.host:
            host = table.next_host
            table.host_left = host is None
            if host is not None:
                table.host = table.chairs[host].guest or table.host
                yield Addressed(Line(*self.now, "host", host))
        table.pause_requests.discard(number)
        yield from self._pause_if_agreed()

    def arrange(self, body: entries.Arranged) -> Iterator[Addressed]:
        """A bot holds the chair, or nobody."""
        self._fill(body)
        yield Addressed(Line(*self.now, "arranged", body.chair, name=body.name, level=body.level))

    def remove(self, body: entries.Removed) -> Iterator[Addressed]:
        """The chair is free, and whoever sat there may not sit down again."""
        old = self.table.chairs[body.chair]
        self.table.removed.add(old.guest or "")
        self._fill(body)
        yield Addressed(Line(*self.now, "removed", body.chair, name=old.name))

    def keep(self, body: entries.Kept) -> Iterator[Addressed]:
        """A bot plays for the person from now on."""
        self.table.chairs[body.chair].keep(self.at)
        yield Addressed(Line(*self.now, "kept", body.chair))
        yield from self._pause_if_agreed()

    def come_back(self, body: entries.Returned) -> Iterator[Addressed]:
        """The person plays again, with the chair as it was before others were given it; host if the host has left."""
        table = self.table
        before = table.chairs[body.chair].of(body.guest)
        if before is not None:
            table.chairs[body.chair] = before
            self._speaks_anew(body.chair)
        table.chairs[body.chair].kept = table.chairs[body.chair].gone = False
        table.offers.pop(body.chair, None)
        yield Addressed(Line(*self.now, "returned", body.chair))
        host = table.chair_of(table.host)
        if host is not None and table.chairs[host].gone:
            table.host = table.chairs[body.chair].guest or table.host
            yield Addressed(Line(*self.now, "host", body.chair))

    def offer(self, body: entries.Offered) -> Iterator[Addressed]:
        """The others are asked whether the chair is given away."""
        self.table.offers[body.chair] = ChairOffer(body.guest, body.name, frozenset((self.author,)))
        yield Addressed(Line(*self.now, "offered", body.chair, taker=body.name))

    def agree(self, body: entries.Agreed) -> Iterator[Addressed]:
        """One more has agreed to an offer."""
        offer = self.table.offers[body.other]
        self.table.offers[body.other] = replace(offer, agreed=offer.agreed | {self.author})
        yield Addressed(Line(*self.now, "agreed", body.chair, other=body.other))

    def give(self, body: entries.Given) -> Iterator[Addressed]:
        """Another person sits there, without the notebook; whoever did not get up may come back to it."""
        table = self.table
        old = table.chairs[body.chair]
        table.chairs[body.chair] = Chair(body.guest, body.name, before=old.before if old.gone else old)
        table.was_here.add(body.guest)
        self._speaks_anew(body.chair)
        yield Addressed(Line(*self.now, "given", body.chair, name=body.name))

    def _fill(self, body: entries.AnyBody) -> None:
        for number, chair in filled_by(body, self.table.status).items():
            self.table.chairs[number] = chair

    def _speaks_anew(self, chair: int) -> None:
        """Another person speaks from a chair: nobody has asked yet not to read them."""
        self.table.offers.pop(chair, None)
        for each in self.table.chairs:
            each.muted &= ~(1 << chair)

    # The game.

    def start(self, body: entries.Started) -> Iterator[Addressed]:
        """A game of the table's options or the session's begins, or a saved one is gone on with."""
        table = self.table
        if body.record:
            saved = self.saved or GameRecord.loads(body.record)
            table.session = session_in(saved)
            table.game = self.game or saved.game()
            table.tallies.append(tallies_in(saved, [chair.guest or "" for chair in table.chairs]))
        else:
            if table.session is None:
                table.session = self._begin_session()
            options = table.options.game_options(table.names) if table.session is None else table.session.options
            table.game = self.game or new_game(options)
            table.tallies.append([DecisionTally() for _ in table.chairs])
        table.bot_seeds.append(body.bot_seed)
        table.sessions_before.append(table.session)
        table.games.append(table.game)
        table.stands_in = False
        table.remarks.clear()
        for chair in table.chairs:
            chair.votes_ahead.clear()
        table.clock.begin(len(table.options.seats), self.at)
        yield Addressed(Line(*self.now, "started"))
        for moment, events in enumerate(table.begun_game.steps):
            self._step(moment, None, events)
        self._go_on(body.chance, None)
        self._ask()
        yield from self._set_status(body)

    def _begin_session(self) -> Session | None:
        """S8.2: The session that the options of the table ask for."""
        table = self.table
        if table.options.session_points is None:
            return None
        options = table.options.game_options(table.names)
        begin = FAMILIES[options.family].begin_session
        return None if begin is None else begin(options, table.options.session_points, table.options.reduction)

    def vote(self, body: entries.Balloted) -> Iterator[Addressed]:
        """R5.2: That a seat has voted is told to all, once; what, to the seat, and as often as it changes."""
        table, seat = self.table, body.seat
        vote = self.action or table.begun_game.parse(body.vote)
        first = seat not in table.ballots
        table.ballots[seat] = vote
        table.ballot_makers[seat] = table.makers(seat, body.by == "person")
        table.proposals.pop(seat, None)
        self._drop_votes_ahead(seat)
        if first:
            table.clock.charge(seat, self.at)
            yield Addressed(Line(*self.now, "voted", seat=seat, by=deputy(body)))
        yield Addressed(Line(*self.now, "ballot", seat=seat, action=encode_action(vote)), self._team(seat))

    def vote_ahead(self, body: entries.VotedAhead) -> Iterator[Addressed]:
        """A ballot lies ready for an election that may come, or no more."""
        ahead, candidacy = self.table.chairs[body.chair].votes_ahead, (body.round, body.character)
        ahead.pop(candidacy, None)
        if body.vote:
            ahead[candidacy] = VoteInAdvance(self.action or self.table.begun_game.parse(body.vote), body.delay)
        # As of a mark in the notebook: other screens of the person show it, and no line says what or that it was this.
        yield Addressed(Line(*self.now, "noted", body.chair), 1 << body.chair)

    def _drop_votes_ahead(self, seat: int | None = None) -> None:
        """Drop the ballots given in advance for elections that cannot come any more, and of a seat that has voted."""
        game = self.table.begun_game
        for number, chair in enumerate(self.table.chairs):
            if chair.votes_ahead:
                used = game.candidacy if seat == self.table.options.seat_of[number] else None
                kept = {*game.candidacies, game.candidacy} - {used}
                chair.votes_ahead = {key: vote for key, vote in chair.votes_ahead.items() if key in kept}

    def propose(self, body: entries.Proposed) -> Iterator[Addressed]:
        """R11.2: One of a team waits for the other to agree."""
        seat = self.table.options.seat_of[body.chair]
        action = self.action or self.table.begun_game.parse(body.action)
        self.table.proposals[seat] = body.chair, action
        yield Addressed(Line(*self.now, "proposed", body.chair, action=encode_action(action)), self._team(seat))

    def play(self, body: entries.Played) -> Iterator[Addressed]:
        """The game goes on; with the last ballot of an election all of them are played."""
        table = self.table
        by = deputy(body)
        is_election = bool(table.begun_game.polled)
        if body.seat not in table.ballots:
            table.clock.charge(body.seat, self.at)
            if is_election:
                yield Addressed(Line(*self.now, "voted", seat=body.seat, by=by))
        makers = table.ballot_makers | {body.seat: table.makers(body.seat, body.by == "person")}
        for maker in chain.from_iterable(makers.values()):
            table.tallies[-1][maker.chair].add(maker)
        table.ballots.clear()
        table.ballot_makers.clear()
        table.proposals.clear()
        self._go_on(body.actions, None if is_election else by)
        self._drop_votes_ahead()
        self._ask()
        yield from self._set_status(body)

    def _go_on(self, texts: tuple[str, ...], by: Deputy | None) -> None:
        """Adopt what was considered when it was decided, or play the actions of the log."""
        game = self.table.begun_game
        first = len(game.actions) + 1
        if self.continuation is None:
            steps = [game.play(text) for text in texts]
        else:
            steps = [events for _, events in self.continuation.steps]
            game.adopt(self.continuation)
        for moment, events in enumerate(steps, first):
            self._step(moment, by, events)

    def _step(self, moment: int, by: Deputy | None, events: tuple[AnyEvent, ...]) -> None:
        table = self.table
        table.steps.append(Step(len(table.games), moment, self.at, by, len(table.lines), events))

    def _ask(self) -> None:
        table = self.table
        table.decision += 1
        if table.clock.waits_for_showing:
            table.clock.showing.take_in(table.telling(None).deeds_of_last_game, self.at)
        table.clock.ask(self.at)

    def _set_status(self, body: entries.Started | entries.Played) -> Iterator[Addressed]:
        """Whether the table plays or has finished, as the entry says and its row has it: with its game."""
        table = self.table
        if table.begun_game.is_over != body.ends:
            raise AssertionError("an entry says of its game that it is over, or that it is not, and it is otherwise")
        table.status = status_after(body, table.status)
        if table.status != "finished":
            return
        table.pause_requests.clear()
        table.offers.clear()
        if table.session is not None:
            table.session = table.session.after_game(table.begun_game)
        yield Addressed(Line(*self.now, "finished"))

    def forget(self, body: entries.Forgotten) -> Iterator[Addressed]:  # noqa: ARG002
        """Change nothing: what is forgotten is gone from the entries before this one."""
        yield from ()

    def stand_in(self, body: entries.StandInAsked) -> Iterator[Addressed]:
        """A Steward decides for bots that are not ready."""
        self.table.stands_in = True
        yield Addressed(Line(*self.now, "stand-in", body.chair))

    def rematch(self, body: entries.RematchAsked) -> Iterator[Addressed]:
        """A rematch has a table of its own now."""
        if self.table.rematch is None:
            self.table.rematch_at = self.at
        self.table.rematch = body.table
        self.table.rematch_requests.add(body.chair)
        yield Addressed(Line(*self.now, "rematch", body.chair, table=body.table))

    # What is said and noted.

    def say(self, body: entries.Said) -> Iterator[Addressed]:
        """A line of chat, a quick phrase or a remark, for all or the team, but for those who do not want to read it."""
        table = self.table
        self._spoke(body.chair)
        name = table.names[body.chair]
        offer = body.with_offer
        if body.remark is not None:
            table.remarks.append(Spoken(body.chair, body.remark))
            line = Line(*self.now, "phrase", body.chair, name=name, sentence=body.remark.sentence, with_offer=offer)
        elif body.is_phrase:
            line = Line(*self.now, "phrase", body.chair, name=name, phrase=body.text, team=body.team, with_offer=offer)
        else:
            line = Line(*self.now, "said", body.chair, name=name, text=body.text, team=body.team, with_offer=offer)
        audience = self._team(table.options.seat_of[body.chair]) if body.team else EVERYONE
        yield Addressed(line, audience, self._muted_by(body.chair), self.author)

    def claim(self, body: entries.Claimed) -> Iterator[Addressed]:
        """A claim stands in the ledger, but for those who do not want to read it."""
        self._spoke(body.chair)
        self.table.claims.append(Claim(self.at, body.chair, body.text, body.role))
        sentence: Sentence | None = None
        if body.role is not None:
            remark = Remark(CLAIM, 1, facts={"role": RoleRef(body.role)})
            self.table.remarks.append(Spoken(body.chair, remark))
            sentence = remark.sentence
        name = self.table.names[body.chair]
        line = Line(*self.now, "claimed", body.chair, name=name, text=body.text, sentence=sentence)
        yield Addressed(line, EVERYONE, self._muted_by(body.chair), self.author)

    def _muted_by(self, chair: int) -> int:
        """The chairs that do not want to read what is written from this one, as a mask."""
        return sum(1 << number for number, each in enumerate(self.table.chairs) if each.muted >> chair & 1)

    def mute(self, body: entries.Muted) -> Iterator[Addressed]:
        """Somebody is told what another writes no longer, or again."""
        bit = 1 << body.other
        mine = self.table.chairs[body.chair]
        mine.muted = mine.muted | bit if body.muted else mine.muted & ~bit
        line = Line(*self.now, "muted" if body.muted else "unmuted", body.chair, other=body.other)
        yield Addressed(line, 1 << body.chair)

    def note(self, body: entries.Noted) -> Iterator[Addressed]:
        """A mark stands in the notebook, or is rubbed out."""
        notes = self.table.chairs[body.chair].notes
        notes[body.cell] = body.mark
        if not body.mark:
            del notes[body.cell]
        # Not what: lines stay with the chair, and the notebook does not go along when it is given away.
        yield Addressed(Line(*self.now, "noted", body.chair), 1 << body.chair)

    def _spoke(self, chair: int) -> None:
        recent = self.table.spoken.setdefault(chair, [])
        recent[:] = [*(then for then in recent if then > self.at - MINUTE_MS), self.at]

    # Time.

    def request_pause(self, body: entries.PauseRequested) -> Iterator[Addressed]:
        """The clocks stop if this was the last person to wish it."""
        self.table.pause_requests.add(body.chair)
        yield Addressed(Line(*self.now, "pause-wished", body.chair))
        yield from self._pause_if_agreed()

    def _pause_if_agreed(self) -> Iterator[Addressed]:
        table = self.table
        people = table.people()
        agreed = table.status == "playing" and people and table.pause_requests >= set(people)
        if agreed and table.clock.paused_at is None:
            table.clock.pause(self.at)
            yield Addressed(Line(*self.now, "paused"))

    def resume(self, body: entries.Resumed) -> Iterator[Addressed]:
        """The clocks go on where they were stopped."""
        self.table.pause_requests.clear()
        self.table.clock.resume(self.at)
        yield Addressed(Line(*self.now, "resumed", body.chair))

    def take_holiday(self, body: entries.HolidayTaken) -> Iterator[Addressed]:
        """The clock of somebody's seat stands still for some days, or goes on."""
        self.table.clock.take_holiday(body.chair, body.days, self.at)
        yield Addressed(Line(*self.now, "holiday", body.chair, days=body.days))

    def restart(self, body: entries.Restarted) -> Iterator[Addressed]:
        """Whoever is asked has time back for which the server was gone."""
        self.table.clock.give_back(body.missed, self.at)
        yield Addressed(Line(*self.now, "restarted"))

    def give_time(self, body: entries.TimeGiven) -> Iterator[Addressed]:
        """A seat has more time."""
        self.table.clock.give(body.seat, body.seconds * 1000)
        yield Addressed(Line(*self.now, "time-given", body.chair, seat=body.seat, seconds=body.seconds))

    def _team(self, seat: int) -> int:
        """The audience of what only the chairs of a seat are told."""
        return sum(1 << chair for chair in self.table.chairs_of(seat))


def deputy(body: entries.Balloted | entries.Played) -> Deputy | None:
    """Who decided instead of a person; None if a person did."""
    return None if body.by == "person" else body.by


CHANGES: dict[type[entries.Body], Callable[[Fold, Any], Iterator[Addressed]]] = {
    entries.Opened: Fold.open,
    entries.Sat: Fold.sit,
    entries.Moved: Fold.move,
    entries.Left: Fold.leave,
    entries.Arranged: Fold.arrange,
    entries.Removed: Fold.remove,
    entries.Started: Fold.start,
    entries.Balloted: Fold.vote,
    entries.VotedAhead: Fold.vote_ahead,
    entries.Proposed: Fold.propose,
    entries.Played: Fold.play,
    entries.Kept: Fold.keep,
    entries.Returned: Fold.come_back,
    entries.Offered: Fold.offer,
    entries.Agreed: Fold.agree,
    entries.Given: Fold.give,
    entries.Said: Fold.say,
    entries.Claimed: Fold.claim,
    entries.Muted: Fold.mute,
    entries.Noted: Fold.note,
    entries.PauseRequested: Fold.request_pause,
    entries.Resumed: Fold.resume,
    entries.HolidayTaken: Fold.take_holiday,
    entries.Restarted: Fold.restart,
    entries.TimeGiven: Fold.give_time,
    entries.StandInAsked: Fold.stand_in,
    entries.Forgotten: Fold.forget,
    entries.RematchAsked: Fold.rematch,
}
"""What each kind of entry does."""


def changes(table: "Table", entry: Entry, decided: "Decided | None") -> Iterator[Addressed]:
    """Do what the entry says, with what was worked out when it was decided; yields the lines that tell of it."""
    return CHANGES[type(entry.body)](Fold(table, entry, decided), entry.body)
