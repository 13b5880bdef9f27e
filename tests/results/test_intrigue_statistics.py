"""S8.5: Each statistic of intrigue, in a game made by hand that has it and in one that has not."""

from dataclasses import replace

import pytest

from tests.intrigue.positions import ANNA, BEN, CLEO, DAN
from tests.results.hand_made import analysed, intrigue, measured
from vivat.game import IntrigueGame, Session
from vivat.game.intrigue.sheet import scenarios
from vivat.results.families import STATISTICS
from vivat.results.intrigue.statistics import STATISTICS as OF_INTRIGUE
from vivat.results.statistic import Value

BASE = "king assassin sage fool"
SAGE_AT_ONCE = intrigue(BASE, "MM II KK PP", "pass", "pass")
"""Cleo, the Sage, wins in her first turn with what she was dealt."""
ALLY = intrigue(BASE, "II MM KK PP", "ally with Cleo for 2 influence", "join", "pass", "pass")
"""Anna, the King, wins as Cleo's ally."""
NOBODY_WINS = intrigue(BASE, "MM II KI PP", *["pass"] * 4, most_rounds=1)
SEEN = intrigue(BASE, "MM KK KK PP", "pass", "investigate the role of Cleo with 2 knowledge", "pass")
"""Ben looks at Cleo's role before she wins."""
LOOKED = intrigue(BASE, "KK MM KK PP", "investigate the hand of Cleo with 2 knowledge", "pass", "pass")
"""Anna looks at Cleo's hand."""
KING = intrigue(
    BASE, "PM II MI MI", "seize him Ben", "seize power with gold", "draw might", "draw knowledge", "draw power",
    "pass", "pass",
)  # fmt: skip
"""Anna, the King, jails Ben for all to see, finds a second Power under two other cards, and wins."""
JAILED = intrigue(
    BASE, "PM II MI MI", "seize him Ben", "pass", "pass", "pass", "pass",
    "buy from the pile", "draw might", "assassinate Anna",
)  # fmt: skip
"""Ben, the Assassin, kills Anna after his time in jail."""
DETECTIVE = "king assassin investigator fool"
RIGHT = intrigue(DETECTIVE, "MM II KM PP", "pass", "pass", "accuse Ben")
LATE = intrigue(DETECTIVE, "MM II KM PP", *["pass"] * 6, "accuse Ben")
WRONG = intrigue(DETECTIVE, "MM MI KK PP", "pass", "pass", "accuse Dan", "pass", "pass", "pass", "assassinate Anna")
"""Cleo accuses Dan wrongly, and Ben wins."""
HARSH = intrigue(BASE, "II MM KK PP", "pass", "extort gold from Cleo with 2 might", "pass")
"""Ben extorts Cleo, who wins all the same."""
TRADED = intrigue(BASE, "KI MM KM PP", "trade with Cleo", "give knowledge", "ask might", "accept", "pass", "pass")
"""Anna gives Cleo her second Knowledge."""
BRIBED = intrigue(BASE, "KI MM KM PP", "pass", "pass", "bribe Anna for knowledge", "pass", *["pass"] * 3)
"""Cleo gets it from Anna by a bribe, and wins in her second turn."""
BRIBE_KEPT = intrigue(BASE, "II MM KK PP", "bribe Ben for knowledge", "pass", "pass")
"""Anna's bribe brings nothing."""
ALLIED_PAIR = ("ally with Ben for 2 influence", "join", "pass")
SABOTAGED = intrigue(
    BASE, "II MM KM KI", *ALLIED_PAIR, "pass", "buy from the pile", "draw influence",
    "sabotage Anna with might and knowledge and influence", "steal might", "pass", most_rounds=1,
)  # fmt: skip
"""Cleo breaks the alliance of Anna and Ben; nobody wins."""
BETRAYED = intrigue(
    BASE, "II MK KM KI", *ALLIED_PAIR, "buy from the pile", "draw influence",
    "sabotage Anna with might and knowledge and influence", "pass", "pass",
    "pass", "buy from the pile", "draw might", "assassinate Anna",
)  # fmt: skip
"""Ben breaks his alliance with Anna, and kills her."""
BLOODBATH = intrigue(
    "knight king assassin fool", "MM II II II", "assassinate Ben", "assassinate Dan", "pass",
    "buy from the pile", "draw might", "assassinate Cleo",
)  # fmt: skip
"""Anna, the Knight, is the only one left."""
LAST_TWO = intrigue(
    "knight king assassin fool", "MM KM II KK", "pass", "pass", "ally with Anna for 2 influence", "join", "pass",
    "pass", "assassinate Ben", "assassinate Dan",
)  # fmt: skip
"""Anna and Cleo are allies and the last two alive."""
GRAVE = intrigue(
    "knight crime-lord assassin investigator", "MM II MM II", "assassinate Ben", "pass", "assassinate Dan",
    scenario="cops-and-robbers",
)  # fmt: skip
"""Ben, who is dead, wins with Cleo; Anna and Dan lose."""
OWN_SCENARIO = intrigue(BASE, "MM II KK PP", "pass", "pass", scenario=replace(scenarios()["hit-men"], markers={},
    base=scenarios()["base"].base, random=scenarios()["base"].random, more={}, fewest=4, most=8))  # fmt: skip
"""A host's own scenario under a name of the book."""


CASES: list[tuple[str, IntrigueGame, int, Value | None]] = [
    ("games", SAGE_AT_ONCE, ANNA, 1),
    ("victories", SAGE_AT_ONCE, CLEO, 1),
    ("victories", ALLY, ANNA, 1),
    ("victories", SAGE_AT_ONCE, ANNA, 0),
    ("victories", NOBODY_WINS, CLEO, 0),
    ("sole-victories", SAGE_AT_ONCE, CLEO, 1),
    ("sole-victories", ALLY, CLEO, 0),
    ("different-games", SAGE_AT_ONCE, ANNA, frozenset({"intrigue"})),
    ("different-games-won", SAGE_AT_ONCE, CLEO, frozenset({"intrigue"})),
    ("different-games-won", SAGE_AT_ONCE, ANNA, frozenset()),
    ("different-people-beaten", SAGE_AT_ONCE, CLEO, frozenset({"anna", "ben", "dan"})),
    ("different-people-beaten", ALLY, CLEO, frozenset({"ben", "dan"})),
    ("different-people-beaten", SAGE_AT_ONCE, ANNA, frozenset()),
    ("role-victories", SAGE_AT_ONCE, CLEO, 1),
    ("role-victories", ALLY, ANNA, 0),
    ("allied-victories", ALLY, ANNA, 1),
    ("allied-victories", ALLY, CLEO, 0),
    ("points", SAGE_AT_ONCE, CLEO, 4),
    ("points", ALLY, ANNA, 2),
    ("points", ALLY, BEN, 0),
    ("different-roles-won", SAGE_AT_ONCE, CLEO, frozenset({"sage"})),
    ("different-roles-won", ALLY, ANNA, frozenset()),
    ("different-scenarios", GRAVE, DAN, frozenset({"cops-and-robbers"})),
    ("different-scenarios", SAGE_AT_ONCE, CLEO, frozenset()),
    ("different-scenarios", OWN_SCENARIO, CLEO, frozenset()),
    ("different-scenarios-won", GRAVE, CLEO, frozenset({"cops-and-robbers"})),
    ("different-scenarios-won", GRAVE, DAN, frozenset()),
    ("rounds-to-victory", SAGE_AT_ONCE, CLEO, 1),
    ("rounds-to-victory", LATE, CLEO, 2),
    ("rounds-to-victory", ALLY, ANNA, None),
    ("unseen-victories", SAGE_AT_ONCE, CLEO, 1),
    ("unseen-victories", LOOKED, CLEO, 1),
    ("unseen-victories", SEEN, CLEO, 0),
    ("unseen-victories", KING, ANNA, 0),
    ("unmasked-victories", KING, ANNA, 1),
    ("unmasked-victories", SEEN, CLEO, 0),
    ("unmasked-victories", SAGE_AT_ONCE, CLEO, 0),
    ("peaceful-victories", SAGE_AT_ONCE, CLEO, 1),
    ("peaceful-victories", ALLY, ANNA, 0),
    ("peaceful-victories", KING, ANNA, 0),
    ("peaceful-victories", RIGHT, CLEO, 0),
    ("self-made-victories", SAGE_AT_ONCE, CLEO, 1),
    ("self-made-victories", HARSH, CLEO, 1),
    ("self-made-victories", ALLY, CLEO, 0),
    ("self-made-victories", TRADED, CLEO, 0),
    ("self-made-victories", BRIBED, CLEO, 0),
    ("victories-after-jail", JAILED, BEN, 1),
    ("victories-after-jail", KING, BEN, 0),
    ("victories-after-jail", SAGE_AT_ONCE, CLEO, 0),
    ("victories-after-betrayal", BETRAYED, BEN, 1),
    ("victories-after-betrayal", SAGE_AT_ONCE, CLEO, 0),
    ("posthumous-victories", GRAVE, BEN, 1),
    ("posthumous-victories", GRAVE, CLEO, 0),
    ("posthumous-victories", GRAVE, DAN, 0),
    ("last-survivor-victories", BLOODBATH, ANNA, 1),
    ("last-survivor-victories", LAST_TWO, ANNA, 0),
    ("last-two-victories", LAST_TWO, CLEO, 1),
    ("last-two-victories", ALLY, ANNA, 0),
    ("assassinations", BLOODBATH, ANNA, 3),
    ("assassinations", BLOODBATH, BEN, 0),
    ("right-accusations", LATE, CLEO, 1),
    ("right-accusations", WRONG, CLEO, 0),
    ("first-round-accusations", RIGHT, CLEO, 1),
    ("first-round-accusations", LATE, CLEO, 0),
    ("first-round-accusations", WRONG, CLEO, 0),
    ("arrests", KING, ANNA, 1),
    ("arrests", KING, BEN, 0),
    ("investigations", SEEN, BEN, 1),
    ("investigations", SEEN, CLEO, 0),
    ("extortions", HARSH, BEN, 1),
    ("extortions", HARSH, CLEO, 0),
    ("bribes", BRIBED, CLEO, 1),
    ("bribes", BRIBED, ANNA, 0),
    ("bribes", BRIBE_KEPT, ANNA, 0),
    ("trades", TRADED, ANNA, 1),
    ("trades", TRADED, CLEO, 1),
    ("trades", TRADED, DAN, 0),
    ("alliances", ALLY, CLEO, 1),
    ("alliances", ALLY, BEN, 0),
    ("seizures", KING, ANNA, 1),
    ("seizures", KING, BEN, 0),
    ("sabotages", SABOTAGED, CLEO, 1),
    ("sabotages", BETRAYED, BEN, 0),
    ("betrayals", BETRAYED, BEN, 1),
    ("betrayals", SABOTAGED, CLEO, 0),
    ("betrayals", SABOTAGED, ANNA, 0),
    ("most-gold", SAGE_AT_ONCE, ANNA, 5),
    ("most-gold", SAGE_AT_ONCE, DAN, 2),
    ("longest-search", KING, ANNA, 3),
    ("longest-search", KING, BEN, 0),
]  # fmt: skip


@pytest.mark.parametrize(("key", "game", "player", "value"), CASES)
def test_S8_5_a_statistic_of_a_game(key: str, game: IntrigueGame, player: int, value: Value | None) -> None:
    assert measured(key, game, player) == value


def session(scores: tuple[int, ...], goal: int, reduction: bool = False) -> Session:
    return replace(Session.begin(SAGE_AT_ONCE.options, goal, reduction), scores=scores)


@pytest.mark.parametrize(
    ("before", "player", "won", "clean"),
    [
        (session((0, 0, 4, 0), 8), CLEO, 1, 1),
        (session((3, 0, 4, 0), 8), CLEO, 1, 0),
        (session((8, 0, 4, 0), 8), CLEO, 1, 0),
        (session((8, 0, 4, 0), 8), ANNA, 1, 0),
        (session((0, 0, 4, 0), 8), ANNA, 0, 0),
        (session((0, 0, 4, 0), 9), CLEO, 0, 0),
        (None, CLEO, 0, 0),
    ],
    ids=["won", "others scored", "level", "level with the winner", "lost", "goes on", "no session"],
)
def test_S8_5_a_session_counts_with_its_last_game(before: Session | None, player: int, won: int, clean: int) -> None:
    assert measured("session-victories", SAGE_AT_ONCE, player, before) == won
    assert measured("clean-sessions", SAGE_AT_ONCE, player, before) == clean


def test_every_statistic_is_tried_with_a_game_that_has_it_and_one_that_has_not() -> None:
    tried = {key: {bool(value) for each, _, _, value in CASES if each == key} for key in OF_INTRIGUE}
    alone = {"session-victories", "clean-sessions"}
    assert {key for key, values in tried.items() if values != {True, False}} - alone == {"most-gold"}


def test_a_circumstance_is_what_the_game_was_played_under() -> None:
    circumstances = analysed(SAGE_AT_ONCE).circumstances(CLEO)
    assert circumstances == {"game:intrigue", "players:4", "company:people", "role:sage", "scenario:base"}
    in_session = analysed(SAGE_AT_ONCE, session((0, 0, 0, 0), 8, reduction=True)).circumstances(ANNA)
    assert in_session >= {"role:king", "mode:session", "mode:reduction"}
    assert "mode:reduction" not in analysed(SAGE_AT_ONCE, session((0, 0, 0, 0), 8)).circumstances(ANNA)
    forced = intrigue(BASE, "MM II KK PP", "pass", "pass", forced_alliances=True)
    assert "mode:forced-alliances" in analysed(forced).circumstances(ANNA)
    assert "scenario:own" in analysed(OWN_SCENARIO).circumstances(ANNA)
    assert "scenario:hit-men" not in analysed(OWN_SCENARIO).circumstances(ANNA)


def test_a_statistic_says_what_it_counts() -> None:
    assert STATISTICS["role-victories"].description == "Games won by one's own role (S8.1)"
    assert all(statistic.description for statistic in STATISTICS.values())
