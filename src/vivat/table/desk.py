"""A table without store, network or event loop: commands are decided and applied at once, and the log is kept.

Whoever drives it gives it time, chance and thinking: a terminal its own, a test some that can be repeated.
"""

from collections.abc import Callable
from itertools import count

from vivat.game import Dealer, GameRecord
from vivat.game.record import AnyAction, AnyObservation
from vivat.table import commands, entries
from vivat.table.bot_decision import Chosen, seat_knowledge
from vivat.table.decide import Author, Circumstances, CommandJudge, decide, line_of
from vivat.table.entries import By, Entry
from vivat.table.game_entries import decide_for
from vivat.table.record_tags import ballot_tags, ballots_in, bot_seed_in, claim_tags, claims_in, game_tags
from vivat.table.table import Decided, Table

TABLE_ID = "desk"

Think = Callable[[AnyObservation, str, int], Chosen]
"""What a bot of a level does and says with what a seat knows, and that seat."""


class Desk:
    """One table that is driven step by step."""

    def __init__(self, opened: entries.Opened, dealer: Dealer, think: Think, clock: Callable[[], int]) -> None:
        self.table = Table(TABLE_ID)
        self.log: list[Entry] = []
        """Every entry, secrets included: applied again to an empty table, they give this one."""
        self.watching: list[Author] = []
        """Guests who look on, to whom the host may give a chair."""
        self.dealer = dealer
        self._think = think
        self._clock = clock
        self._ids = count(1)
        self.write(opened.guest, "", Decided(opened))

    def write(self, guest: str, command: str, decided: Decided) -> None:
        """Add one entry to the log and apply it."""
        entry = self.table.next_entry(self._clock(), guest, command, decided.body)
        self.table.apply(entry, decided)
        self.log.append(entry)

    def send(self, author: Author, command: commands.AnyCommand) -> None:
        """Do what a command asks, once; IllegalAction or UnknownAction says why not, and nothing has changed then."""
        if (author.guest, command.id) not in self.table.commands:
            self.write(author.guest, command.id, decide(self.table, author, command, self._circumstances()))

    def play(self, author: Author, action: AnyAction) -> None:
        """Play what somebody decides now: an action that has been read already, a ballot, or a word to the partner."""
        judge = CommandJudge(self.table, author, self._circumstances())
        self.write(author.guest, self.new_id(), judge.act(action))

    def _circumstances(self) -> Circumstances:
        return Circumstances(
            dealer=self.dealer,
            now=self._clock(),
            new_id=lambda: f"{TABLE_ID}-again",
            watching=self.watching,
        )

    def resume(self, record: GameRecord) -> None:
        """Begin with the game of a record, where it stands: its session, sealed ballots and claims too.

        ImpossibleOptions or IllegalAction if its tags say what cannot be.
        """
        game = record.game()
        coming = game.consider((), self.dealer)
        kept = bot_seed_in(record)
        seed = self.dealer.secret() if kept is None else kept
        started = entries.Started(coming.texts, coming.is_over, record.dumps(), seed)
        self.write("", "", Decided(started, continuation=coming, game=game, saved=record))
        for chair, text in claims_in(record):
            self.write("", "", Decided(entries.Claimed(chair, line_of(text))))
        for seat, vote in ballots_in(record):
            if self.table.begun_game.polled:
                self._decide_for(seat, self.table.begun_game.parse(vote), "person")

    def record(self) -> GameRecord:
        """The game under way, or the last one, with what else is to be kept of the table in its tags."""
        table, game = self.table, self.table.game
        if game is None:
            raise AssertionError("a record is of a game")
        claims = [(claim.chair, claim.text) for claim in table.claims]
        tags = game_tags(table, len(table.games)) | ballot_tags(table.ballots) | claim_tags(claims)
        return GameRecord.of(game, tags)

    def new_id(self) -> str:
        """An id that no command has had yet."""
        return f"c{next(self._ids)}"

    def let_bot(self, seat: int, by: By = "bot") -> None:
        """Let a bot speak and decide for a seat that is waited for, from what that seat knows."""
        chosen = self._think(*seat_knowledge(self.table, seat), seat)
        if chosen.said is not None:
            self.write("", "", Decided(chosen.said))
        self._decide_for(seat, chosen.action, by)

    def _decide_for(self, seat: int, action: AnyAction, by: By) -> None:
        """Write what is decided for a seat, if it is waited for."""
        decided = decide_for(self.table, seat, action, by, self.table.decision, self.dealer)
        if decided is not None:
            self.write("", "", decided)
