"""Whether a command may be done, and what it does: a command and a table give one entry, or a refusal.

Nothing here changes a table; `Table.apply` does, once the entry is in the store. A command that is not named in
`NEEDS` is refused: access is given, never left open.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Literal, NoReturn

from vivat.bots.levels import LEVELS, Level, level_of
from vivat.bots.tempers import BOT_NAMES
from vivat.game import Dealer, IllegalAction, Refusal
from vivat.game.durations import DAY_MS, MINUTE_MS
from vivat.game.families import FAMILIES
from vivat.game.record import AnyAction, AnyGame, new_game
from vivat.game.text import one_line, plain
from vivat.table import commands, entries
from vivat.table.chair import Chair
from vivat.table.game_entries import dealt, play_or_seal, returned
from vivat.table.guests import person_of
from vivat.table.naming import free_name, name_at
from vivat.table.options import ME, OPEN, TableOptions, not_offered
from vivat.table.table import MOST_ASIDES, MOST_MOVES, Decided, Table

LINES_A_MINUTE = 20
ABANDONED_MS = 2 * MINUTE_MS
"""So long a bot must have kept a chair before it can be given away, whatever the grace period of the table."""
ALONE_HOURS = 24
"""So long, if nobody else is there to agree: a second token of the host's own would count as somebody new."""
LEAST_DELAY, MOST_DELAY = 10 * MINUTE_MS, 240 * MINUTE_MS
"""So long after an election has begun, drawn anew each time, a ballot that was given in advance is put down."""
MOST_GIVEN_DAYS = 30
"""So much more time others may give somebody for one decision of a game over days."""
MOST_NOTES = 400
"""The marks in a notebook."""

Need = Literal["guest", "seated", "host"]


@dataclass(frozen=True, slots=True)
class Author:
    """The guest who sends a command, by id and name."""

    guest: str
    name: str
    address: str = ""
    """From where, as it is counted (`counted_address`), so that work is shared fairly; empty if that is not known."""
    device: str = ""
    """At which of the guest's devices; empty if that is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """What a decision depends on besides its table, author and command."""

    dealer: Dealer
    """All that is drawn: what chance does, and when a ballot falls that was given in advance."""
    now: int
    """The time in milliseconds since 1970."""
    new_id: Callable[[], str]
    """The id of another table, for a rematch."""
    watching: Collection[Author] = ()
    """Guests who look on, to whom a chair may be given."""
    levels: Collection[Level] = LEVELS
    """The bots that are offered."""
    preparing: bool = False
    """Whether a bot is asked whose search is not ready."""


def refuse(key: str, article: str = "", **facts: str | int) -> NoReturn:
    """Raise IllegalAction with this sentence."""
    raise IllegalAction(Refusal(f"table-{key}", article, facts))


def open_table(options: TableOptions, author: Author, levels: Collection[Level] = LEVELS) -> entries.Opened:
    """The first entry of a new table, its options checked; `levels` are the bots that are offered."""
    options.check(levels)
    taken = {plain(author.name)}
    names = []
    for holder in options.chairs:
        name = "" if holder in (OPEN, ME) else free_name(BOT_NAMES, taken)
        taken.add(plain(name))
        names.append(name)
    return entries.Opened(options, author.guest, author.name, tuple(names))


class CommandJudge:
    """Judges one command against a table: a method a kind of command returns its entry, or raises its refusal."""

    def __init__(self, table: Table, author: Author, given: Circumstances) -> None:
        self.table = table
        self.author = author
        self.given = given
        self.chair = table.chair_of(author.guest)

    @property
    def seated(self) -> int:
        """The chair of the author; refused for whoever has none."""
        if self.chair is None:
            refuse("not-seated")
        return self.chair

    def sit(self, command: commands.Sit) -> entries.AnyBody:
        """The entry `Sat` on an open chair, `Moved` for who sits already, or `Returned` to a chair that a bot kept."""
        table = self.table
        if self.chair is not None:
            mine = table.chairs[self.chair]
            if table.status == "gathering":
                return self._moved(self.chair, mine, self.chair if command.chair is None else command.chair)
            if not (mine.kept or mine.gone) or command.chair not in (None, self.chair):
                refuse("sits-already", name=mine.name)
            return entries.Returned(self.chair)
        if (given := table.given_from(self.author.guest)) is not None and command.chair in (None, given):
            return returned(table, given, self.author.guest)
        if table.status != "gathering":
            refuse("has-begun")
        me = person_of(self.author.guest)
        if me in map(person_of, table.removed):
            refuse("removed")
        seated = (each.guest for each in table.chairs if each.guest is not None)
        if me != person_of(table.host) and any(person_of(guest) == me for guest in seated):
            refuse("one-chair")
        chair = command.chair
        if chair is None:
            chair = next((number for number, each in enumerate(table.chairs) if each.is_open), None)
        if chair is None or table.is_full:
            refuse("full")
        self._must_be_open(chair)
        self.must_have_room(chair)
        return entries.Sat(chair, self.author.guest, name_at(table, self.author.name))

    def _moved(self, before: int, mine: Chair, chair: int) -> entries.Moved:
        """The entry `Moved`, to an open chair or with another name; refused if neither would change."""
        name = name_at(self.table, self.author.name, before)
        if chair != before:
            self._must_be_open(chair)
        elif name == mine.name:
            refuse("sits-already", name=mine.name)
        return entries.Moved(chair, before, self.author.guest, name)

    def _must_be_open(self, chair: int) -> None:
        chairs = self.table.chairs
        if chair >= len(chairs):
            refuse("no-such-chair", number=chair + 1, most=len(chairs))
        if not chairs[chair].is_open:
            refuse("chair-taken", name=chairs[chair].name)

    def must_have_room(self, chair: int | None) -> None:
        """Refuse what no game needs, once too much of that was written from a chair."""
        if not self.table.has_room(chair):
            refuse("chair-log-full", most=MOST_ASIDES)

    def leave(self, command: commands.Leave) -> entries.AnyBody:  # noqa: ARG002
        """The entry `Left`; refused for whoever is gone already."""
        return entries.Left(self._present)

    def arrange(self, command: commands.Arrange) -> entries.AnyBody:
        """The entry `Arranged`: a bot on an open chair, or an open chair instead of a bot, before the game."""
        table = self.table
        if table.status != "gathering":
            refuse("has-begun")
        if command.chair >= len(table.chairs):
            refuse("no-such-chair", number=command.chair + 1, most=len(table.chairs))
        chair = table.chairs[command.chair]
        if chair.is_person:
            refuse("chair-taken", name=chair.name)
        if command.level == OPEN:
            return entries.Arranged(command.chair, None, "")
        level = level_of(command.level)
        if level is None:
            refuse("unknown-level", level=command.level, known=", ".join(LEVELS))
        if level not in self.given.levels:
            raise IllegalAction(not_offered(level, self.given.levels))
        name = chair.name or free_name(BOT_NAMES, {plain(each) for each in table.names})
        return entries.Arranged(command.chair, level, name)

    def remove(self, command: commands.Remove) -> entries.AnyBody:
        """The entry `Removed` of another person before the game; a bot's chair is opened by arranging it."""
        table = self.table
        if table.status != "gathering":
            refuse("has-begun")
        chair = table.chair_of(command.guest)
        if chair is None:
            refuse("nobody-to-remove")
        if person_of(command.guest) == person_of(table.host):
            refuse("no-removing-yourself")
        return entries.Removed(chair)

    def start(self, command: commands.Start) -> Decided:  # noqa: ARG002
        """The entry `Started` of the first game, or of the next one of a session."""
        table = self.table
        if table.status == "playing":
            refuse("has-begun")
        if table.status == "finished" and (table.session is None or table.session.is_over):
            refuse("is-over")
        if not table.is_full:
            refuse("chairs-open", chairs=sum(chair.is_open for chair in table.chairs))
        if (
            table.status == "gathering"
            and table.options.is_endless
            and not any(chair.is_person for chair in table.chairs)
        ):
            refuse("endless", "S3.6")
        options = table.options.game_options(table.names) if table.session is None else table.session.options
        return dealt(new_game(options), self.given.dealer)

    def play(self, command: commands.Play) -> Decided:
        """The entry of a decision, a ballot, or a proposal to one's partner, from the text of an action."""
        game = self._decided_here()
        if command.decision != self.table.decision:
            refuse("old-decision")
        return self._take(game.read_action(command.action), sure=command.sure)

    def vote_ahead(self, command: commands.VoteAhead) -> Decided:
        """The entry `VotedAhead` for an election that may come; refused in teams, whose two have to agree."""
        game, chair, clock = self._decided_here(), self.seated, self.table.clock
        seat = self.table.options.seat_of[chair]
        if clock.rules.kind != "days" or (game.candidacy is None and not game.candidacies):
            refuse("no-votes-ahead")
        if len(self.table.chairs_of(seat)) > 1:
            refuse("votes-ahead-alone")
        if command.vote is None:
            given = self.table.chairs[chair].votes_ahead
            taken_back = next((each for each in given if each[1] == command.character), None)
            if taken_back is None:
                refuse("no-vote-ahead")
            return Decided(entries.VotedAhead(chair, *taken_back, "", 0))
        candidacy = next((each for each in game.candidacies if each[1] == command.character), None)
        if candidacy is None:
            refuse("no-candidate")
        ballot = game.read_action(command.vote)
        if ballot not in game.ballots_of(seat):
            raise IllegalAction(Refusal("table-no-such-ballot", "", {"vote": ballot.reference}, game.naming))
        delay = LEAST_DELAY + self.given.dealer.below(MOST_DELAY - LEAST_DELAY)
        return Decided(entries.VotedAhead(chair, *candidacy, ballot.text, delay), ballot)

    def act(self, action: AnyAction) -> Decided:
        """The same from an action that has been read already, in answer to what is asked now."""
        self._decided_here()
        return self._take(action, sure=True)

    def _decided_here(self) -> AnyGame:
        """The game in which the author decides; refused where a bot does."""
        game = self._game_under_way()
        if self.table.chairs[self.seated].kept:
            refuse("bot-plays-for-you")
        return game

    def _take(self, action: AnyAction, *, sure: bool) -> Decided:
        table, chair = self.table, self.seated
        seat = table.options.seat_of[chair]
        refused = table.why_not(action, table.viewer(chair))
        if refused is not None:
            raise IllegalAction(refused)
        if table.options.ask_twice and not sure and action.is_irreversible:
            facts = {"action": action.reference}
            raise IllegalAction(Refusal("table-are-you-sure", "", facts, self._decided_here().naming))
        if self._partner_must_agree(seat, chair, action):
            if seat in table.proposals:
                self.must_have_room(chair)
            return Decided(entries.Proposed(chair, action.text), action)
        if seat in table.ballots:
            self.must_have_room(chair)
        return play_or_seal(table, seat, action, "person", self.given.dealer)

    def _partner_must_agree(self, seat: int, chair: int, action: AnyAction) -> bool:
        """R11.2: Whether a partner has still to agree: not one who has proposed the same, nor a bot."""
        others = [each for each in self.table.asked_chairs(seat) if each != chair]
        if not any(self.table.chairs[each].decides for each in others):
            return False
        proposer, proposed = self.table.proposals.get(seat, (chair, None))
        return proposer == chair or proposed != action

    def say(self, command: commands.Say) -> entries.AnyBody:
        """The entry `Said` of a line of chat."""
        return entries.Said(self._speaker(), line_of(command.text), command.team, False, with_offer=command.with_offer)

    def phrase(self, command: commands.Phrase) -> entries.AnyBody:
        """The entry `Said` of a quick phrase."""
        return entries.Said(self._speaker(), command.phrase, command.team, True, with_offer=command.with_offer)

    def claim(self, command: commands.Claim) -> entries.AnyBody:
        """The entry `Claimed` of a claim in the ledger."""
        game = self.table.game
        has_roles = game is not None and bool(FAMILIES[game.options.family].roles)
        return entries.Claimed(self._speaker(), line_of(command.text), command.role if has_roles else None)

    def mute(self, command: commands.Mute) -> entries.AnyBody:
        """The entry `Muted` of who reads somebody no longer, or again."""
        if command.chair >= len(self.table.chairs) or command.chair == self.seated:
            refuse("no-such-chair", number=command.chair + 1, most=len(self.table.chairs))
        return entries.Muted(self.seated, command.chair, command.muted)

    def note(self, command: commands.Note) -> entries.AnyBody:
        """The entry `Noted` of a mark in one's own notebook."""
        notes = self.table.chairs[self.seated].notes
        if not command.mark and command.cell not in notes:
            refuse("nothing-to-rub-out")
        if len(notes) >= MOST_NOTES and command.cell not in notes:
            refuse("notebook-full", most=MOST_NOTES)
        return entries.Noted(self.seated, command.cell, command.mark)

    def pause(self, command: commands.Pause) -> entries.AnyBody:  # noqa: ARG002
        """The entry `PauseRequested` of who asks for a pause."""
        self._game_under_way()
        if self._present in self.table.pause_requests:
            refuse("pause-wished-already")
        return entries.PauseRequested(self.seated)

    def resume(self, command: commands.Resume) -> entries.AnyBody:  # noqa: ARG002
        """The entry `Resumed`, which ends a pause or takes back the wish for one."""
        if self.table.clock.paused_at is None and not self.table.pause_requests:
            refuse("not-paused")
        return entries.Resumed(self._present)

    def more_time(self, command: commands.MoreTime) -> entries.AnyBody:
        """The entry `TimeGiven` to somebody else who is asked: a minute, or in a game over days a day."""
        self._game_under_way()
        table = self.table
        if command.chair >= len(table.chairs):
            refuse("no-such-chair", number=command.chair + 1, most=len(table.chairs))
        seat = table.options.seat_of[command.chair]
        if seat == table.options.seat_of[self.seated]:
            refuse("time-is-a-gift")
        if table.options.clock.kind == "none" or seat not in table.waited_for or table.bot_decides(seat):
            refuse("no-clock-runs", name=table.chairs[command.chair].name)
        over_days = table.options.clock.kind == "days"
        if over_days and table.clock.extra.get(seat, 0) >= MOST_GIVEN_DAYS * DAY_MS:
            refuse("time-enough", name=table.chairs[command.chair].name, most=MOST_GIVEN_DAYS)
        given = DAY_MS if over_days else MINUTE_MS
        return entries.TimeGiven(self.seated, seat, given // 1000)

    def holiday(self, command: commands.Holiday) -> entries.AnyBody:
        """The entry `HolidayTaken`, for a holiday or its end; refused without clocks of days, or if none are left."""
        chair = self._present
        self._game_under_way()
        clock = self.table.clock
        if clock.rules.kind != "days":
            refuse("no-holidays")
        is_away = (clock.holiday_until(chair) or 0) > self.given.now
        if not command.days and not is_away:
            refuse("not-on-holiday")
        if command.days and is_away:
            refuse("on-holiday")
        if command.days > (left := clock.holidays_left(chair)):
            refuse("holiday-too-long", left=left)
        return entries.HolidayTaken(chair, command.days)

    def stand_in(self, command: commands.StandIn) -> entries.AnyBody:  # noqa: ARG002
        """The entry `StandInAsked`: a Steward decides for bots that are not ready; refused if nobody waits for one."""
        chair = self._present
        self._game_under_way()
        if not self.given.preparing:
            refuse("bots-are-ready")
        return entries.StandInAsked(chair)

    def give(self, command: commands.Give) -> entries.AnyBody:
        """The entry `Offered` of an abandoned chair to somebody who watches, or `Given` if nobody else has to agree."""
        taker, agreed = self._taker(command), self._agreed(command)
        if not self._missing(agreed):
            return self._given(command.chair, taker, agreed)
        if command.chair in self.table.offers and self.table.offers[command.chair].guest == taker.guest:
            refuse("offer-waits", name=taker.name)
        return entries.Offered(command.chair, taker.guest, taker.name)

    def agree(self, command: commands.Agree) -> entries.AnyBody:
        """The entry `Agreed` of one more person, or `Given` with the last of them."""
        present = self._present
        offer = self.table.offers.get(command.chair)
        if offer is None or offer.guest != command.guest:
            refuse("no-such-offer")
        taker, agreed = self._taker(command), self._agreed(command)
        if not self._missing(agreed):
            return self._given(command.chair, taker, agreed)
        if person_of(self.author.guest) in map(person_of, offer.agreed):
            refuse("agreed-already")
        return entries.Agreed(present, command.chair)

    def _taker(self, command: commands.Give | commands.Agree) -> Author:
        """Who gets a chair: somebody new, and only if its person was away so long that it counts as abandoned."""
        table = self.table
        if command.chair >= len(table.chairs):
            refuse("no-such-chair", number=command.chair + 1, most=len(table.chairs))
        chair = table.chairs[command.chair]
        if table.status != "playing" or not chair.kept:
            refuse("chair-not-abandoned", name=chair.name)
        if not self._is_abandoned(chair):
            refuse("not-abandoned-long", name=chair.name, minutes=ABANDONED_MS // MINUTE_MS)
        if person_of(command.guest) in map(person_of, table.was_here):
            refuse("was-here")
        taker = next((each for each in self.given.watching if each.guest == command.guest), None)
        if taker is None:
            refuse("not-watching")
        return taker

    def _agreed(self, command: commands.Give | commands.Agree) -> set[str]:
        """The guests who have agreed to this, the author with them."""
        offer = self.table.offers.get(command.chair)
        agreed = offer.agreed if offer is not None and offer.guest == command.guest else ()
        return {self.author.guest, *agreed}

    def _missing(self, agreed: set[str]) -> set[str]:
        """The guests who have still to agree: everybody who sits here, but those who left or were away for long."""
        asked = (each.guest for each in self.table.chairs if not each.gone and not self._is_abandoned(each))
        return {person_of(guest) for guest in asked if guest is not None} - {person_of(each) for each in agreed}

    def _is_abandoned(self, chair: Chair) -> bool:
        return chair.kept and self.given.now - chair.kept_at >= ABANDONED_MS

    def _given(self, number: int, taker: Author, agreed: set[str]) -> entries.Given:
        """The entry `Given`; refused while the person may come back, and one person alone would decide it."""
        chair = self.table.chairs[number]
        has_waited = self.given.now - chair.kept_at >= ALONE_HOURS * 60 * MINUTE_MS
        if len(set(map(person_of, agreed))) < 2 and not chair.gone and not has_waited:
            refuse("nobody-agrees", name=chair.name, hours=ALONE_HOURS)
        return entries.Given(number, taker.guest, name_at(self.table, taker.name))

    def rematch(self, command: commands.Rematch) -> entries.AnyBody:  # noqa: ARG002
        """The entry `RematchAsked` of another table; there is one for all."""
        table = self.table
        if table.status != "finished" or (table.session is not None and not table.session.is_over):
            refuse("not-finished")
        return entries.RematchAsked(self.seated, table.rematch or self.given.new_id())

    def _game_under_way(self) -> AnyGame:
        """The game under way; refused before it has begun, after its end and in a pause."""
        game = self.table.game
        if self.table.status == "gathering" or game is None:
            refuse("not-begun")
        if self.table.status == "finished":
            refuse("is-over")
        if self.table.clock.paused_at is not None:
            refuse("paused")
        return game

    @property
    def _present(self) -> int:
        """Where the author sits; refused for whoever has got up."""
        if self.table.chairs[self.seated].gone:
            refuse("not-seated")
        return self.seated

    def _speaker(self) -> int:
        spoken = [then for then in self.table.spoken.get(self.seated, []) if then > self.given.now - MINUTE_MS]
        if len(spoken) >= LINES_A_MINUTE:
            refuse("too-many-lines", most=LINES_A_MINUTE)
        return self._present


NEEDS: dict[type[commands.Command], tuple[Need, Callable[[CommandJudge, Any], entries.AnyBody | Decided]]] = {
    commands.Sit: ("guest", CommandJudge.sit),
    commands.Leave: ("seated", CommandJudge.leave),
    commands.Arrange: ("host", CommandJudge.arrange),
    commands.Remove: ("host", CommandJudge.remove),
    commands.Start: ("host", CommandJudge.start),
    commands.Play: ("seated", CommandJudge.play),
    commands.VoteAhead: ("seated", CommandJudge.vote_ahead),
    commands.Say: ("seated", CommandJudge.say),
    commands.Phrase: ("seated", CommandJudge.phrase),
    commands.Claim: ("seated", CommandJudge.claim),
    commands.Mute: ("seated", CommandJudge.mute),
    commands.Note: ("seated", CommandJudge.note),
    commands.Pause: ("seated", CommandJudge.pause),
    commands.Resume: ("seated", CommandJudge.resume),
    commands.MoreTime: ("seated", CommandJudge.more_time),
    commands.Holiday: ("seated", CommandJudge.holiday),
    commands.StandIn: ("seated", CommandJudge.stand_in),
    commands.Give: ("host", CommandJudge.give),
    commands.Agree: ("seated", CommandJudge.agree),
    commands.Rematch: ("seated", CommandJudge.rematch),
}
"""What each command needs: any guest, a chair at the table, or the host."""


def decide(table: Table, author: Author, command: commands.AnyCommand, given: Circumstances) -> Decided:
    """The entry that a command leads to; IllegalAction or UnknownAction says why there is none."""
    if type(command) not in NEEDS:
        refuse("not-allowed")
    need, method = NEEDS[type(command)]
    judge = CommandJudge(table, author, given)
    if need != "guest" and judge.chair is None and author.guest != table.host:
        refuse("not-seated")
    if need == "host" and author.guest != table.host:
        refuse("host-only")
    if isinstance(command, commands.Play | commands.Start):
        if table.is_played_out:
            refuse("log-full", most=MOST_MOVES)
    elif not isinstance(command, commands.Leave):  # who has left does not come back without room
        judge.must_have_room(judge.chair)
    found = method(judge, command)
    return found if isinstance(found, Decided) else Decided(found)


def line_of(text: str) -> str:
    """A text of chat as one line that can be shown."""
    shown = one_line(text)
    if not shown:
        refuse("nothing-said")
    return shown
