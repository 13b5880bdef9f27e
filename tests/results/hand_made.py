"""Games made by hand, from the deal to the end: chance deals what it is told, and everybody does as they are told.

    intrigue("king assassin sage fool", "PP MM KI IK", "pass", "pass", "pass", "pass")

The roles and hands are Anna's, Ben's, Cleo's, Dan's …, who play in this order; cards are letters: Might, Knowledge,
Influence, Power. Roles win quickly here (`sheet.toml`). Actions are texts, chance's included.

    castle(Reign(["ABDFIL", "BCEGLM", "CDFIMN"], {4: "AC"}, "b c! A:YYY"), seats=3)

A reign is a round: everybody's Favourites card by its letters, who is placed where by letters (on floor 0 whoever is
to be left over), and who climbs: a small letter is one move, "c!" one to the WC, and "A:YNY" all moves of a character
to the throne, and everybody's votes (Y, N, S for a Stomachache; one letter more for what the Emissary draws).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.castle.positions import DECK, LETTERS, VOTES
from tests.intrigue.positions import NAMES
from vivat.game import AnyGame, CastleGame, CastleOptions, IntrigueGame, IntrigueOptions, Scenario, Session, load_sheet
from vivat.game.castle.action import VOTES as VOTE_WORDS
from vivat.game.intrigue.sheet import SUIT_NAMES, Sheet
from vivat.results.analysis import Analysis
from vivat.results.families import STATISTICS, analyse
from vivat.results.finished_game import FinishedGame, Player
from vivat.results.statistic import Value

SUITS = dict(zip("MKIP", SUIT_NAMES, strict=True))
NOON = 1_700_000_000_000


@cache
def quick_sheet() -> Sheet:
    """The sheet on which roles win quickly."""
    return load_sheet(Path(__file__).parent / "sheet.toml")


def finished(
    game: AnyGame, ended: int = NOON, session: Session | None = None, players: Sequence[Player] | None = None
) -> FinishedGame:
    """A game that is over, played by people who are called as in the game and decided everything themselves."""
    people = [Player(name, name.casefold(), 20) for name in game.options.names]
    return FinishedGame(game, tuple(players or people), ended, session)


def measured(key: str, game: AnyGame, player: int, session: Session | None = None) -> Value | None:
    """A statistic of a game for a player."""
    return STATISTICS[key].measure(analysed(game, session), player)


def analysed(game: AnyGame, session: Session | None = None) -> Analysis:
    return analyse(finished(game, session=session))


# Intrigue


def intrigue(
    roles: str, hands: str, *actions: str, scenario: str | Scenario = "base", sheet: Sheet | None = None, **options: Any
) -> IntrigueGame:
    """A game of intrigue with these roles and hands, in which this was done."""
    names = NAMES[: len(roles.split())]
    sheet = quick_sheet() if sheet is None else sheet
    game = IntrigueGame(IntrigueOptions.make(scenario, names, sheet=sheet, first_seat=0, **options))
    for role in roles.split():
        game.play(f"role {role}")
    for hand in hands.split():
        for card in hand:
            game.play(f"draw {SUITS[card]}")
    for action in actions:
        game.play(action)
    return game


# Castle


@dataclass(frozen=True)
class Reign:
    """A round of a castle game."""

    cards: Sequence[str]
    at: Mapping[int, str] = field(default_factory=dict)
    climbs: str = "A:YYY"
    ambitions: str = ""
    """Of each player the two cards that are dealt and the one of them that is kept, as "1 2 1, 3 4 3, …"."""


def castle(*reigns: Reign, edition: str = "vive-le-roi", seats: int | Sequence[Any] = 3, **options: Any) -> CastleGame:
    """A castle game of these rounds; the last one is played again until there are three."""
    players = NAMES[:seats] if isinstance(seats, int) else seats
    game = CastleGame(CastleOptions.make(edition, players, first_seat=0, **options))
    for reign in (*reigns, *reigns[-1:] * (3 - len(reigns))):
        play_reign(game, reign)
    return game


def play_reign(game: CastleGame, reign: Reign) -> None:
    """One round, from the deal to the coronation."""
    names = game.options.edition.names
    for card in reign.cards:
        game.play(f"deal {DECK.index(card) + 1}")
    keeps = [words.split() for words in reign.ambitions.split(",") if words]
    for one, other, _ in keeps:
        game.play(f"offer ambition {one}")
        game.play(f"offer ambition {other}")
    for *_, kept in keeps:
        game.play(f"keep ambition {kept}")
    for floor, letters in reign.at.items():
        for letter in letters if floor else "":
            game.play(f"place {names[LETTERS.index(letter)]} {floor}")
    while game.legal_actions()[0].text.startswith("place"):
        place_anybody(game, set("".join(reign.at.values())))
    for step in reign.climbs.split():
        letter, _, votes = step.partition(":")
        if letter.endswith("!"):
            game.play(f"to the WC {names[LETTERS.index(letter[0].upper())]}")
        elif not votes:
            game.play(f"move {names[LETTERS.index(letter.upper())]}")
        else:
            climb(game, names[LETTERS.index(letter)])
            vote(game, votes)


def place_anybody(game: CastleGame, wanted: set[str]) -> None:
    """Put somebody whom nobody waits for as low as possible; whoever is left over is left over."""
    left = [each for each in game.legal_actions() if LETTERS[each.character or 0] not in wanted]
    game.play(min(left or game.legal_actions(), key=lambda each: each.floor or 0))


def climb(game: CastleGame, name: str) -> None:
    """Let a character climb, whoever's turn it is, until they are before the throne."""
    while not game.polled:
        game.play(f"move {name}")


def vote(game: CastleGame, votes: str) -> None:
    """Everybody votes: letters by seat; the Emissary's, if he draws it, stands last."""
    drawn = votes[len(game.options.seats) :]
    for seat in game.polled:
        game.play(f"vote {VOTE_WORDS[VOTES[votes[seat]]]}")
    while game.is_chance and drawn:
        game.play(f"draw {VOTE_WORDS[VOTES[drawn]]}")
        drawn = ""
