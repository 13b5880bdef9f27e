"""A desk whose people sit at one keyboard: each is an author on a chair of their own, whoever types."""

import time
from collections.abc import Mapping
from dataclasses import replace
from random import Random

from vivat.bots import Bot, make_bot
from vivat.bots.own import is_own
from vivat.game import Dealer, GameRecord, Sentence, Session, Viewer
from vivat.game.families import FAMILIES
from vivat.game.record import AnyAction, AnyGame, AnyObservation, AnyOptions
from vivat.game.setup import GameSetup
from vivat.table.bot_decision import Chosen, remark_with, seed_now
from vivat.table.commands import Claim, Leave, Sit, Start
from vivat.table.decide import Author
from vivat.table.desk import Desk
from vivat.table.entries import Opened, Proposed
from vivat.table.guests import hand_id
from vivat.table.options import OPEN, TableOptions
from vivat.table.record_tags import session_in
from vivat.table.table import Table

KEYBOARD = Author("keyboard", "")
"""Who opens the table and begins its games; nobody sits there by this name."""


class KeyboardDesk:
    """A game, or a session of them, among people at one keyboard and bots."""

    def __init__(
        self, record: GameRecord, bots: Mapping[int, str], dealer: Dealer, seed: int | None = None, *, talk: bool = True
    ) -> None:
        """Go on with a record, which may not have begun; `bots` are levels by seat, and people have all other seats.

        Bots say something now and then, unless there is to be no `talk`.
        """
        self._seed = seed
        self._luck = Random(seed)  # noqa: S311
        self._bots: dict[int, Bot] = {}
        options, seats = record.options, record.options.seats
        self._desk = Desk(
            Opened(
                TableOptions.of_setup(
                    setup_of(options, session_in(record)),
                    tuple((bots.get(seat, OPEN),) * len(names) for seat, names in enumerate(seats)),
                    remarks=talk,
                ),
                KEYBOARD.guest,
                KEYBOARD.name,
                tuple(name if seat in bots else "" for seat, names in enumerate(seats) for name in names),
            ),
            dealer,
            self.choose,
            lambda: time.time_ns() // 1_000_000,
        )
        self._authors = [Author(hand_id(KEYBOARD.guest, chair + 1), name) for chair, name in enumerate(options.names)]
        for chair, seat in enumerate(self.table.options.seat_of):
            if seat not in bots:
                self._desk.send(self._authors[chair], Sit(id=self._desk.new_id(), chair=chair))
        self._desk.resume(record)

    @property
    def table(self) -> Table:
        """The table as its log has made it."""
        return self._desk.table

    @property
    def game(self) -> AnyGame:
        """The game under way, or the last one."""
        game = self.table.game
        if game is None:
            raise AssertionError("a game begins with the desk")
        return game

    def record(self) -> GameRecord:
        """The game with what else is to be kept of the table."""
        return self._desk.record()

    def choose(self, observation: AnyObservation, level: str, seat: int) -> Chosen:
        """What a bot does and says. One of the library decides by a seed of the decision, your own plays all the game.

        With a seed games can be repeated.
        """
        if not is_own(level):
            action: AnyAction = make_bot(level, seed_now(self.table, seat)).act(observation)
        else:
            if seat not in self._bots:
                self._bots[seat] = make_bot(level, None if self._seed is None else self._seed * 100 + seat)
            action = self._bots[seat].act(observation)
        return Chosen(action, remark_with(self.table, seat, observation, action, lambda: self._luck.getrandbits(64)))

    def remarks(self) -> list[tuple[str, Sentence]]:
        """Who of the bots has said what in this game, in order."""
        return [(self.table.names[each.player], each.remark.sentence) for each in self.table.remarks]

    def chairs(self, viewer: Viewer) -> tuple[int, ...]:
        """The chairs of whoever looks: one, or the two of a team."""
        return (viewer.index,) if viewer.kind == "player" else self.table.chairs_of(viewer.index)

    def _deciding(self, viewer: Viewer) -> list[int]:
        return [chair for chair in self.chairs(viewer) if self.table.chairs[chair].decides]

    def start_next(self) -> None:
        """Deal the next game of the session."""
        self._desk.send(KEYBOARD, Start(id=self._desk.new_id()))

    def play(self, viewer: Viewer, action: AnyAction) -> None:
        """What the people at the keyboard decide; IllegalAction says why not. A team's two agree (R11.2)."""
        for chair in self._deciding(viewer):
            self._desk.play(self._authors[chair], action)
            if not isinstance(self._desk.log[-1].body, Proposed):
                return

    def let_bot(self, seat: int) -> None:
        """A bot decides for a seat."""
        self._desk.let_bot(seat)

    def claim(self, viewer: Viewer, text: str) -> None:
        """Put a claim into the ledger; IllegalAction says why not."""
        self._desk.send(self._authors[self.chairs(viewer)[0]], Claim(id=self._desk.new_id(), text=text))

    def claims(self) -> list[tuple[str, str]]:
        """The ledger: who claimed what."""
        return [(self.table.names[claim.chair], claim.text) for claim in self.table.claims]

    def hand_over(self, viewer: Viewer) -> None:
        """A bot plays for these people from now on."""
        for chair in self._deciding(viewer):
            self._desk.send(self._authors[chair], Leave(id=self._desk.new_id()))

    def handed_over(self) -> dict[str, int]:
        """By name, the chairs of people for whom a bot plays."""
        kept = ((number, chair) for number, chair in enumerate(self.table.chairs) if chair.is_person and chair.kept)
        return {chair.name: number for number, chair in kept}

    def come_back(self, chair: int) -> None:
        """Somebody for whom a bot played decides again."""
        self._desk.send(self._authors[chair], Sit(id=self._desk.new_id(), chair=chair))

    def voted(self) -> dict[str, int]:
        """By name, the seats of people whose ballot lies face down and may still be changed (R5.2)."""
        table = self.table
        return {self.game.options.seat_names[seat]: seat for seat in table.ballots if not table.bot_decides(seat)}


def setup_of(options: AnyOptions, session: Session | None) -> GameSetup:
    """What was decided before a game, and before its session if it is of one."""
    setup: GameSetup = FAMILIES[options.family].setup_of(options)
    return setup if session is None else replace(setup, session_points=session.goal, reduction=session.reduction)
