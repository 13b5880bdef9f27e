"""Positions of the castle games, set up and played in the game's own words.

    g = Position(VIVE_LE_ROI, 3, at={5: "Jeanne", 4: "Roméo Caius", 3: "Jester"})
    g.nominate("Jeanne")
    g.vote("YNY")
    assert g.place_of("Jeanne") == DUNGEON_3

Characters are named, or given by their letters in one word ("BCDEIO"); J is the Jester. Votes are letters by seat:
Y, N, and S for a Stomachache. Every verb insists that what it does is legal and answers with the events told.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypedDict, Unpack

from vivat.rules.castle import events
from vivat.rules.castle.actions import (
    ACTIONS,
    DEAL_CODE,
    DRAW_CODE,
    FIRST_CODE,
    KEEP_CODE,
    MOVE_CODE,
    NO,
    OFFER_CODE,
    PLACE_CODE,
    STOMACHACHE,
    VOTE_CODE,
    WC_CODE,
    YES,
)
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER, SLOTS, card_slots
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition, make_params
from vivat.rules.castle.places import BOX, DUNGEON_1, DUNGEON_2, DUNGEON_3, THRONE
from vivat.rules.castle.play import actor, legal_actions, refusal, step
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import CLIMB, DEAL, EMISSARY, NOBODY, PLACE, Params, State
from vivat.rules.log import EVENT_WIDTH, Log

LETTERS: Final = SLOTS + "J"
VOTES: Final = {"Y": YES, "N": NO, "S": STOMACHACHE}
ALL_EDITIONS: Final = (VIVA_IL_RE, KINGUP, VIVE_LE_ROI)


class Options(TypedDict, total=False):
    """The options and variants that `make_params` knows by name."""

    ambition: bool
    banished: bool
    emissary: bool
    wedding: bool
    shared_pawn: bool


class Event(NamedTuple):
    """One row of the log."""

    kind: int
    subject: int
    object: int
    value: int
    audience: int


def letters(card: int) -> str:
    """A Favourites card by its letters."""
    return "".join(SLOTS[slot] for slot in card_slots(card))


DECK: Final = tuple(letters(card) for card in range(FAVOURITES_CARDS))


def card_number(text: str) -> int:
    """The number of the Favourites card with these letters."""
    return DECK.index(text)


def game_sizes(seats: int | Sequence[int]) -> tuple[int, ...]:
    """Lone players, or the sizes of the teams seat by seat."""
    return (1,) * seats if isinstance(seats, int) else tuple(seats)


def names_of(options: Options) -> list[str]:
    """The options and variants that are chosen."""
    return [name for name, chosen in options.items() if chosen]


def decoded(log: Log) -> list[Event]:
    """What the last step told."""
    return [Event(*log.rows[at * EVENT_WIDTH : (at + 1) * EVENT_WIDTH]) for at in range(log.count)]


class Position:
    """A game somewhere in its course, by default at the start of climbing with everybody on floor 0."""

    def __init__(
        self,
        edition: Edition = VIVE_LE_ROI,
        seats: int | Sequence[int] = 4,
        *,
        at: Mapping[int, str] | None = None,
        cards: Sequence[str] = (),
        emissary_card: str = "ABDFIL",
        scores: Sequence[int] = (),
        kept: Sequence[int] = (),
        first: int = 0,
        turn: int = 0,
        crown: int = NOBODY,
        round_: int = 0,
        **options: Unpack[Options],
    ) -> None:
        self.edition = edition
        self.p: Params = make_params(edition, game_sizes(seats), names_of(options), first_seat=first)
        self.s = State()
        self.log = Log()
        begin_game(self.p, self.s, self.log)
        self.s.phase = CLIMB
        self.s.turn = turn
        self.s.crown = crown
        self.s.round = round_
        for player in range(self.p.players):
            self.give(player, cards[player] if cards else DECK[player])
        if self.p.emissary:
            self.give(EMISSARY, emissary_card)
        for player, score in enumerate(scores):
            self.s.score[player] = score
        for player, ambition in enumerate(kept):
            self.s.kept[player] = ambition
        self.stand({0: LETTERS[: self.p.characters]})
        self.stand(at or {})

    # Setting up

    def who(self, text: str) -> list[int]:
        """Characters by name, or by letters in one capital word."""
        if text.isupper():
            return [LETTERS.index(letter) for letter in text]
        return [self.edition.names.index(name) for name in text.split()]

    def stand(self, at: Mapping[int, str]) -> None:
        """Everybody named stands there; whoever is sent away counts as rejected."""
        for place, text in at.items():
            for character in self.who(text):
                self.s.place[character] = place
        for place in range(len(self.s.occupants)):
            self.s.occupants[place] = self.s.place[: self.p.characters].count(place)
        gone = (DUNGEON_3, DUNGEON_2, DUNGEON_1, BOX)
        self.s.rejected = sum(1 for character in range(JESTER) if self.s.place[character] in gone)

    def give(self, player: int, card: str) -> None:
        """This player's Favourites card."""
        self.s.card[player] = card_number(card)
        self.s.cards_out |= 1 << card_number(card)

    def hold(self, seat: int, *, nos: int, aches: int = 0) -> None:
        """The vote cards a seat has left beside its Yes."""
        self.s.nos[seat] = nos
        self.s.aches[seat] = aches

    # Looking

    def place_of(self, name: str) -> int:
        """Where somebody stands."""
        (character,) = self.who(name)
        return self.s.place[character]

    def on(self, place: int) -> set[str]:
        """Who stands there."""
        return {self.edition.names[c] for c in range(self.p.characters) if self.s.place[c] == place}

    @property
    def scores(self) -> list[int]:
        """The markers of the players."""
        return self.s.score[: self.p.players]

    @property
    def winners(self) -> set[int]:
        """The seats that have won."""
        return {seat for seat in range(9) if self.s.winners >> seat & 1}

    def legal(self) -> list[int]:
        """What `legal_actions` finds."""
        found = [NOBODY] * ACTIONS
        return found[: legal_actions(self.p, self.s, found)]

    def actor(self) -> int:
        """Whose decision it is."""
        return actor(self.p, self.s)

    # Asking why not

    def why_not(self, action: int) -> int:
        """The reason against an action."""
        return refusal(self.p, self.s, action)

    def why_not_place(self, name: str, floor: int) -> int:
        return self.why_not(PLACE_CODE + 4 * self.who(name)[0] + floor - 1)

    def why_not_move(self, name: str) -> int:
        return self.why_not(MOVE_CODE + self.who(name)[0])

    def why_not_to_wc(self, name: str) -> int:
        return self.why_not(WC_CODE + self.who(name)[0])

    def why_not_vote(self, vote: int) -> int:
        return self.why_not(VOTE_CODE + vote)

    # Playing

    def do(self, action: int) -> list[Event]:
        """A legal action, and the events it told."""
        assert self.why_not(action) == LEGAL, f"refused for reason {self.why_not(action)}"
        step(self.p, self.s, self.log, action)
        return decoded(self.log)

    def begins(self, seat: int) -> list[Event]:
        return self.do(FIRST_CODE + seat)

    def deal(self, text: str) -> list[Event]:
        return self.do(DEAL_CODE + card_number(text))

    def deal_all(self, cards: Iterable[str] = ()) -> list[Event]:
        """Favourites for everybody, these first and then whatever is left."""
        told: list[Event] = []
        wanted = list(cards)
        while self.s.phase == DEAL:
            told += self.deal(wanted.pop(0)) if wanted else self.do(self.legal()[0])
        return told

    def offer(self, ambition: int) -> list[Event]:
        return self.do(OFFER_CODE + ambition)

    def keep(self, ambition: int) -> list[Event]:
        return self.do(KEEP_CODE + ambition)

    def place(self, name: str, floor: int) -> list[Event]:
        return self.do(PLACE_CODE + 4 * self.who(name)[0] + floor - 1)

    def place_all(self) -> list[Event]:
        """Somebody, anywhere, until the placement ends; the events of the last placement."""
        told: list[Event] = []
        while self.s.phase == PLACE:
            told = self.do(self.legal()[0])
        return told

    def move(self, name: str) -> list[Event]:
        return self.do(MOVE_CODE + self.who(name)[0])

    def to_wc(self, name: str) -> list[Event]:
        return self.do(WC_CODE + self.who(name)[0])

    def nominate(self, name: str) -> list[Event]:
        """Up to the throne."""
        told = self.move(name)
        assert self.place_of(name) == THRONE
        return told

    def ballot(self, vote: int) -> list[Event]:
        """The vote of the seat whose turn it is."""
        return self.do(VOTE_CODE + vote)

    def vote(self, votes: str) -> list[Event]:
        """Everybody votes; the letters are by seat. The events of all ballots together."""
        assert len(votes) == self.p.seats
        told: list[Event] = []
        for _ in votes:
            told += self.ballot(VOTES[votes[self.s.turn]])
        return told

    def draw(self, vote: int) -> list[Event]:
        """The top of the Emissary's pile."""
        return self.do(DRAW_CODE + vote)

    def elect(self, name: str, votes: str = "", *, drawn: int = NOBODY) -> list[Event]:
        """Up to the throne, and the vote: unanimous unless said otherwise."""
        told = self.nominate(name)
        told += self.vote(votes or "Y" * self.p.seats)
        if drawn != NOBODY:
            told += self.draw(drawn)
        return told


def new_game(
    edition: Edition = VIVE_LE_ROI,
    seats: int | Sequence[int] = 4,
    *,
    first: int = NOBODY,
    **options: Unpack[Options],
) -> Position:
    """A game that has just begun: chance says who is first, unless that is settled."""
    g = Position(edition, seats, **options)
    g.p = make_params(edition, game_sizes(seats), names_of(options), first_seat=first)
    g.s = State()
    g.log = Log()
    begin_game(g.p, g.s, g.log)
    return g


def told(rows: Iterable[Event], kind: int) -> list[Event]:
    """The events of one kind."""
    return [row for row in rows if row.kind == kind]


def points(rows: Iterable[Event]) -> dict[int, int]:
    """The Favourites' points by player, of one coronation."""
    return {row.subject: row.object for row in told(rows, events.SCORED)}


def markers(rows: Iterable[Event]) -> dict[int, int]:
    """Where the markers went, by player."""
    return {row.subject: row.value for row in told(rows, events.MARKER_MOVED)}
