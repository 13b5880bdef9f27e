"""Each statistic of the castle games, in a game made by hand that has it and in one that has not."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import msgspec
import pytest

from tests.castle.positions import DECK
from tests.results.hand_made import Reign, analysed, castle, measured
from vivat.game import CastleGame
from vivat.results.castle.analysis import CastleAnalysis
from vivat.results.castle.statistics import STATISTICS as OF_THE_CASTLE
from vivat.results.castle.statistics import TIE_BREAKS
from vivat.results.families import STATISTICS
from vivat.results.statistic import Value

ANNA, BEN, CLEO = range(3)
ANNAS, BENS, CLEOS = "ABDFIL", "CGMNOP", "BCEGLM"
"""Anna and Ben have no Favourite in common."""
CARDS = [ANNAS, BENS, CLEOS]

PLAIN = castle(Reign(CARDS, {4: "A"}))
"""Alighiero's Favourite is crowned three times, with all Yes: Anna brings him, wins, and leads from the first round."""
KING_C = Reign(CARDS, {4: "C"}, "C:YYY")
GREAT = Reign(CARDS, {4: "ABDF", 3: "IL"}, "a b d f i l A:YYY")
"""33 points for Anna."""
LOSS = castle(Reign(CARDS, {4: "A"}, "J:YYY"), GREAT)
"""The crowned Jester costs Anna points in the first round."""
COMEBACK = castle(KING_C, GREAT)
"""Anna is last after the first round, and wins."""
ZERO = castle(
    Reign(["AEILMN", "BFLMNO", "ADINOP"], {4: "A"}),
    Reign(["ACEFNO", "BDFGOP", "ACEGIP"], {4: "A"}),
    Reign(CARDS, {4: "ABDF", 3: "IC", 0: "L"}, "A:YNY B:YNY D:YNY F:YNY I:YYN C:YYY"),
    edition="kingup",
)
"""In the last round of KingUp! five of Anna's are turned away, and the sixth is on floor 0."""
JESTER = Reign(CARDS, {4: "ABD"}, "A:YNY B:YNY D:YNY J:YYY")
"""Three Favourites of Anna's lie in the dungeons when the Jester is crowned: she gains, the others lose."""
JESTER_CROWNED = castle(JESTER)
WCS = castle(Reign(CARDS, {4: "ACEG", 3: "BDM", 2: "F"}, "f! b! A:YYY"))
"""Two of Anna's are in the WCs."""
AMBITIOUS = castle(Reign(CARDS, {4: "A"}, "A:YYY", "14 1 14, 13 2 2, 8 9 9"), ambition=True)
"""In every round Anna meets the Ambition of 8 points, Ben that a woman is crowned, and Cleo none."""
WEDDING = castle(Reign(CARDS, {4: "ABC"}, "A:YYY B:YYY"), wedding=True)
"""Two of Anna's are married, one of Cleo's is among them."""
MIXED_COUPLE = castle(Reign(CARDS, {4: "ABC"}, "A:YYY C:YYY"), wedding=True)
REFUSED = castle(Reign(CARDS, {4: "AC"}, "A:NYY C:YYY"))
"""Anna alone turns her own Favourite away."""
REFUSED_BY_TWO = castle(Reign(CARDS, {4: "AC"}, "A:NNY C:YYY"))
ACHE = castle(Reign(CARDS, {4: "A"}, "A:SNY A:YYY"))
"""Anna's Stomachache beats Ben's No."""
TEAMS = castle(Reign(["ABDFIL", "ABGIMO", "CGMNOP", "BCEGLM"], {4: "ABI"}), seats=[("Anna", "Ben"), "Cleo", "Dan"])
EMISSARY = castle(Reign([*CARDS, "EFIMOP"], {4: "A"}, "A:YYYY"), emissary=True)


def games_by_cards() -> Iterator[CastleGame]:
    """The same castle with other Favourites cards for Anna and Ben; Cleo's does badly."""
    for one, other in combinations([card for card in DECK if card != BENS], 2):
        yield castle(Reign([one, other, BENS], {4: "AEFI", 3: "MOP"}))


@pytest.fixture(scope="module")
def level() -> dict[str, CastleGame]:
    """A game that is shared, and one that a tie-break decides."""
    found: dict[str, CastleGame] = {}
    for game in games_by_cards():
        if game.outcome is not None:
            found.setdefault("tie-break" if game.outcome.reason in TIE_BREAKS else str(game.outcome.reason), game)
        if {"shared", "tie-break"} <= found.keys():
            break
    return found


CASES: list[tuple[str, CastleGame, int, Value | None]] = [
    ("victories", PLAIN, ANNA, 1),
    ("victories", PLAIN, BEN, 0),
    ("victories", TEAMS, ANNA, 1),
    ("victories", TEAMS, BEN, 1),
    ("sole-victories", TEAMS, BEN, 1),
    ("sole-victories", TEAMS, CLEO, 0),
    ("different-games-won", PLAIN, ANNA, frozenset({"vive-le-roi"})),
    ("different-people-beaten", TEAMS, BEN, frozenset({"cleo", "dan"})),
    ("winning-margin", PLAIN, ANNA, 18),
    ("winning-margin", PLAIN, BEN, None),
    ("winning-margin", EMISSARY, ANNA, 1),
    ("comebacks", COMEBACK, ANNA, 1),
    ("comebacks", COMEBACK, BEN, 0),
    ("comebacks", PLAIN, ANNA, 0),
    ("led-throughout", PLAIN, ANNA, 1),
    ("led-throughout", COMEBACK, ANNA, 0),
    ("led-throughout", PLAIN, BEN, 0),
    ("victories-after-loss", LOSS, ANNA, 1),
    ("victories-after-loss", PLAIN, ANNA, 0),
    ("victories-without-no", PLAIN, ANNA, 1),
    ("victories-without-no", PLAIN, BEN, 0),
    ("victories-without-no", ACHE, ANNA, 0),
    ("score", PLAIN, ANNA, 74),
    ("score", JESTER_CROWNED, BEN, 0),
    ("best-count", COMEBACK, ANNA, 33),
    ("best-count", JESTER_CROWNED, BEN, -9),
    ("zero-counts", ZERO, ANNA, 1),
    ("zero-counts", PLAIN, ANNA, 0),
    ("zero-bonuses", ZERO, ANNA, 1),
    ("zero-bonuses", ZERO, BEN, 0),
    ("dungeon-trios", JESTER_CROWNED, ANNA, 3),
    ("dungeon-trios", JESTER_CROWNED, BEN, 0),
    ("wc-pairs", WCS, ANNA, 3),
    ("wc-pairs", WCS, BEN, 0),
    ("jester-gains", JESTER_CROWNED, ANNA, 3),
    ("jester-gains", JESTER_CROWNED, BEN, 0),
    ("jester-gains", PLAIN, ANNA, 0),
    ("ambitions-met", AMBITIOUS, ANNA, 3),
    ("ambitions-met", AMBITIOUS, BEN, 3),
    ("ambitions-met", AMBITIOUS, CLEO, 0),
    ("different-ambitions-met", AMBITIOUS, ANNA, frozenset({"14"})),
    ("different-ambitions-met", AMBITIOUS, BEN, frozenset({"2"})),
    ("different-ambitions-met", AMBITIOUS, CLEO, frozenset()),
    ("great-ambitions-met", AMBITIOUS, ANNA, 3),
    ("great-ambitions-met", AMBITIOUS, CLEO, 0),
    ("crownings", COMEBACK, BEN, 3),
    ("crownings", COMEBACK, CLEO, 0),
    ("favourites-crowned", PLAIN, ANNA, 3),
    ("favourites-crowned", PLAIN, BEN, 0),
    ("loyal-games", PLAIN, ANNA, 1),
    ("loyal-games", COMEBACK, ANNA, 0),
    ("royal-couples", WEDDING, ANNA, 3),
    ("royal-couples", WEDDING, CLEO, 0),
    ("royal-couples", MIXED_COUPLE, ANNA, 0),
    ("jesters-crowned", JESTER_CROWNED, BEN, 1),
    ("jesters-crowned", PLAIN, ANNA, 0),
    ("lone-refusals", REFUSED, ANNA, 3),
    ("lone-refusals", REFUSED, BEN, 0),
    ("lone-refusals", REFUSED_BY_TWO, ANNA, 0),
    ("stomachaches", ACHE, ANNA, 3),
    ("stomachaches", ACHE, BEN, 0),
    ("refused-favourites", REFUSED, ANNA, 3),
    ("refused-favourites", REFUSED_BY_TWO, BEN, 0),
]  # fmt: skip


@pytest.mark.parametrize(("key", "game", "player", "value"), CASES)
def test_a_statistic_of_a_game(key: str, game: CastleGame, player: int, value: Value | None) -> None:
    assert measured(key, game, player) == value


def test_R7_4_a_shared_victory_and_a_tie_break_are_told_apart(level: dict[str, CastleGame]) -> None:
    for player in (ANNA, BEN):
        assert measured("shared-victories", level["shared"], player) == 1
        assert measured("sole-victories", level["shared"], player) == 0
        assert measured("winning-margin", level["shared"], player) is None
    assert measured("shared-victories", level["shared"], CLEO) == 0
    won = [measured("tie-break-victories", level["tie-break"], player) for player in (ANNA, BEN, CLEO)]
    assert won.count(1) == 1
    winner = won.index(1)
    assert measured("winning-margin", level["tie-break"], winner) == 0
    assert measured("shared-victories", level["tie-break"], winner) == 0


def test_R10_4_a_round_without_a_second_count_is_no_round_of_nothing() -> None:
    """Nobody is left to be the second: Ambitions alone are counted, and that is no count of Favourites."""
    reign = Reign(CARDS, {4: "A"}, "A:YYY", "14 1 1, 13 2 2, 8 9 9")
    game = castle(reign, ambition=True)
    analysis = analysed(game)
    assert isinstance(analysis, CastleAnalysis)
    count, *others = analysis.outcome.counts
    rows = tuple(msgspec.structs.replace(row, favourites=(), points=0) for row in count.rows)
    analysis.outcome = replace(analysis.outcome, counts=(count, msgspec.structs.replace(count, rows=rows), *others))
    assert len(list(analysis.rows(ANNA))) == 3
    assert STATISTICS["zero-counts"].measure(analysis, ANNA) == 0


def test_every_statistic_is_tried_with_a_game_that_has_it_and_one_that_has_not() -> None:
    tried = {key: {bool(value) for each, _, _, value in CASES if each == key} for key in OF_THE_CASTLE}
    assert {key for key, values in tried.items() if values != {True, False}} - {
        "shared-victories",
        "tie-break-victories",
    } == {"best-count"}


def test_a_circumstance_is_what_the_game_was_played_under() -> None:
    assert analysed(PLAIN).circumstances(ANNA) == {"game:vive-le-roi", "players:3", "company:people"}
    assert "option:teams" in analysed(TEAMS).circumstances(BEN)
    assert "option:teams" not in analysed(TEAMS).circumstances(CLEO)
    assert analysed(EMISSARY).circumstances(ANNA) >= {"option:emissary"}
    assert analysed(AMBITIOUS).circumstances(ANNA) >= {"option:ambition"}
