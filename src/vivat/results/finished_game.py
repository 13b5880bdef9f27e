"""A finished game with who played it, made from a table's log or from a record: all that results are derived from."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from vivat.game import AnyGame, GameRecord, Session
from vivat.game.text import plain
from vivat.table.record_tags import BOT, PERSON, decisions_in, ended_in, session_in
from vivat.table.table import Table

PRACTICE_SHARE = 4
"""S8.6: With more than one decision in so many made by bots or the clock, a game is practice."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who played a chair of a finished game: a person, or a bot."""

    name: str
    """As it was at the table."""
    person: str | None
    """What the same person has in every game: a guest's id at a table, the name without case and accents in a record;
    None for a bot."""
    by_people: int = 0
    """The decisions of this chair that people made."""
    deputies: int = 0
    """The decisions that a bot or the clock made in a person's place."""

    @property
    def is_practice(self) -> bool:
        """S8.6: Whether bots and clocks decided more than a quarter: then the game counts for nothing here."""
        return self.deputies * PRACTICE_SHARE > self.by_people + self.deputies


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, and who played it. Running games have none: what is derived from one may tell a secret."""

    game: AnyGame
    """As it ended, with every action and event."""
    players: tuple[Player, ...]
    """By chair, which is the number of the player in the game."""
    ended: int
    """When, in milliseconds since 1970."""
    session: Session | None = None
    """S8.2: The session that the game was part of, as it stood before it."""

    def __post_init__(self) -> None:
        if not self.game.is_over:
            raise AssertionError("results are derived from games that are over")

    @cached_property
    def id(self) -> str:
        """The same for every copy of this game, whatever is noted beside it."""
        return GameRecord.of(self.game).digest

    @classmethod
    def of_record(cls, record: GameRecord, written: int) -> "FinishedGame | None":
        """The game of a record that was written at this time; None if it is not over.

        ImpossibleOptions if its tags make no sense.
        """
        game = record.game()
        if not game.is_over:
            return None
        ended = ended_in(record)
        seats = [seat for seat, names in enumerate(record.options.seats) for _ in names]
        players = tuple(recorded_player(record, chair, seat) for chair, seat in enumerate(seats))
        return cls(game, players, written if ended is None else ended, session_in(record))


def recorded_player(record: GameRecord, chair: int, seat: int) -> Player:
    """Who played a chair, by the tags of a record; without any, whoever the seat is named after decided everything."""
    decided = decisions_in(record, chair)
    if decided is None and f"{BOT}{seat + 1}" in record.tags:
        return Player(record.options.names[chair], None)
    name = record.tags.get(f"{PERSON}{chair + 1}", record.options.names[chair])
    return Player(name, plain(name), *(decided or (0, 0)))


def finished_games(table: Table) -> Iterator[FinishedGame]:
    """The games of a table that are over, in their order."""
    for number, game in enumerate(table.games, 1):
        if game.is_over:
            players = tuple(seated_player(table, number, chair) for chair in range(len(table.chairs)))
            yield FinishedGame(game, players, table.ended_at(number), table.sessions_before[number - 1])


def seated_player(table: Table, number: int, chair: int) -> Player:
    """S8.6: Who played a chair in a game: whoever made most of its decisions, or who sits there if nobody made any."""
    name, seated = table.games[number - 1].options.names[chair], table.chairs[chair]
    if not seated.is_person:
        return Player(name, None)
    tally = table.tallies[number - 1][chair]
    person = tally.player
    if person is None:
        return Player(name, seated.guest, 0, tally.deputies)
    return Player(tally.names[person], person, tally.by_people, tally.deputies)
