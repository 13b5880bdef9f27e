"""S9: Roles, targets, the eleven scenarios, and what a host may write."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    EVE,
    NAMES,
    Position,
    accuse,
    ally,
    assassinate,
    deal_role,
    draw,
    join,
    kinds,
    new_game,
    pact,
    roles_in,
    sabotage,
    sheet_with,
    told,
)
from vivat.game import Dealer, GameRecord
from vivat.game.errors import DamagedRecord, ImpossibleOptions
from vivat.game.header import HeaderLine
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.header import read_header
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.sheet import RoleCard, Scenario, Sheet, default_sheet, load_scenario, load_sheet, scenarios
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import ASSASSINATE, PASS, SEIZE_HIM
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.roles import ASSASSIN, CRIME_LORD, FOOL, KING, ROLE_NAMES, SAGE
from vivat.rules.intrigue.state import ACT, HAND, MARKER, NOBODY, OVER
from vivat.rules.intrigue.victory import WHEN_ACTION, WHEN_START
from vivat.rules.log import EVERYONE

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[1] / "docs" / "rulebook" / "intrigue.md"

# From the book: name, fewest and most players, base roles, random roles, and the targets it changes.
BOOK: dict[str, tuple[str, int, int, str, str, dict[str, str]]] = {
    "scotland-yard": (
        *("Scotland Yard", 4, 8, "investigator crime-lord merchant"),
        *("king politician fool sage ambassador", {"investigator": "crime-lord"}),
    ),
    "power-grab": ("Power Grab", 4, 8, "king crime-lord politician", "merchant fool sage ambassador assassin", {}),
    "lonely-king": (
        *("Lonely King", 4, 8, "king"),
        *("assassin politician crime-lord fool ambassador sage merchant", {}),
    ),
    "bad-politics": (
        *("Bad Politics", 4, 8, "politician ambassador assassin"),
        *("king crime-lord merchant investigator knight fool", {"assassin": "politician"}),
    ),
    "money-problems": (
        *("Money Problems", 5, 8, "king crime-lord merchant assassin"),
        *("knight fool investigator ambassador politician sage", {}),
    ),
    "to-the-death": (
        *("To the Death", 4, 4, "assassin knight merchant fool", ""),
        {"assassin": "knight", "knight": "assassin"},
    ),
    "no-might": ("No Might", 4, 4, "king sage ambassador merchant", "", {}),
    "cops-and-robbers": (
        *("Cops and Robbers", 4, 4, "assassin crime-lord knight investigator", ""),
        {"assassin": "investigator", "investigator": "crime-lord", "knight": "assassin"},
    ),
    "tough-job": ("Tough Job", 5, 5, "king assassin knight investigator fool", "", {}),
    "dirty-politics": (
        *("Dirty Politics", 5, 6, "assassin politician crime-lord ambassador investigator", ""),
        {"assassin": "politician", "investigator": "crime-lord"},
    ),
    "hit-men": ("Hit Men", 5, 6, "assassin knight king sage politician", "", {}),
}
USUAL = {"assassin": "king", "knight": "assassin", "investigator": "assassin"}
ONE_MORE_AT_SIX = ("dirty-politics", "hit-men")
each_scenario = pytest.mark.parametrize("key", BOOK)


def names(roles: tuple[int, ...]) -> set[str]:
    return {ROLE_NAMES[role] for role in roles}


def test_S9_1_the_base_game() -> None:
    base = scenarios()["base"]
    assert (base.fewest, base.most, names(base.base)) == (4, 8, {"king", "assassin"})
    assert names(base.random) == set(ROLE_NAMES) - {"king", "assassin"}
    assert (base.alliances, base.known, base.shared, base.markers) == (True, False, {}, {})


@each_scenario
def test_S9_1_each_number_of_players_can_be_dealt_and_no_other(key: str) -> None:
    _, fewest, most, _, _, _ = BOOK[key]
    for players in range(fewest, most + 1):
        g = new_game(players, key, first_seat=ANNA)
        g.do(*(min(g.legal()) for _ in range(1)))
        while g.s.phase < MARKER:
            g.do(g.legal()[-1])
        assert len(roles_in(g.s.roles_out)) == players
        assert roles_in(g.p.base_roles) <= roles_in(g.s.roles_out)
    for players in (fewest - 1, most + 1):
        with pytest.raises(ImpossibleOptions) as refused:
            IntrigueOptions.make(key, players)
        assert refused.value.refusal.key == "options-scenario-players"


def test_S9_1_names_must_tell_players_apart() -> None:
    with pytest.raises(ImpossibleOptions):
        IntrigueOptions.make("base", ["Ann", "ann", "Bob", "Cy"])


@each_scenario
def test_S9_2_whom_each_hunter_hunts(key: str) -> None:
    _, _, most, base, random, changed = BOOK[key]
    p = IntrigueOptions.make(key, most).params
    if key != "hit-men":
        for role in set(f"{base} {random}".split()) & set(USUAL):
            assert ROLE_NAMES[p.target[ROLE_NAMES.index(role)]] == {**USUAL, **changed}[role]


def test_S9_2_nobody_else_hunts() -> None:
    p = IntrigueOptions.make("base", 4).params
    assert {name for role, name in enumerate(ROLE_NAMES) if p.target[role] != NOBODY} == set(USUAL)


def test_S9_2_the_scenarios_target_is_the_one_that_wins() -> None:
    hands, gold = {ANNA: "MMM"}, {ANNA: 4}
    for target, wins in ((BEN, True), (CLEO, False)):
        g = Position("assassin politician king ambassador", scenario="bad-politics", hands=hands, gold=gold)
        g.do(assassinate(target))
        assert (g.winners == {ANNA}) == wins


def test_S9_2_the_investigator_of_scotland_yard_wants_the_crime_lord() -> None:
    g = Position("investigator crime-lord merchant king", scenario="scotland-yard", hands={ANNA: "KKK"})
    g.do(accuse(BEN))
    assert g.winners == {ANNA}


def test_S9_3_eleven_scenarios_beside_the_base_and_the_first_game() -> None:
    assert set(scenarios()) == {*BOOK, "base", "first-game"}
    assert len(BOOK) == 11


@each_scenario
def test_S9_3_as_the_book_has_it(key: str) -> None:
    name, fewest, most, base, random, changed = BOOK[key]
    scenario = scenarios()[key]
    assert (scenario.key, scenario.name, scenario.fewest, scenario.most) == (key, name, fewest, most)
    assert names(scenario.base_for(fewest)) == set(base.split())
    assert names(scenario.random) == set(random.split())
    assert {ROLE_NAMES[role]: ROLE_NAMES[target] for role, target in scenario.targets.items()} == changed
    added = {"fool"} if key in ONE_MORE_AT_SIX else set()
    assert names(scenario.base_for(most)) == set(base.split()) | added
    assert (scenario.alliances, scenario.allied_victories) == (True, key != "cops-and-robbers")
    assert bool(scenario.markers) == (key == "hit-men")
    assert bool(scenario.shared) == (key == "cops-and-robbers")


def test_S9_3_an_unknown_scenario_is_refused_with_those_there_are() -> None:
    with pytest.raises(ImpossibleOptions) as refused:
        IntrigueOptions.make("croquet", 4)
    assert refused.value.refusal.facts["scenario"] == "croquet"
    assert "hit-men" in str(refused.value.refusal.facts["known"])


@each_scenario
def test_S9_3_the_table_of_the_rulebook_says_the_same(key: str) -> None:
    name, fewest, most, base, random, _ = BOOK[key]
    row = next(line for line in RULEBOOK.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {name} "))
    cells = [cell.strip() for cell in row.split("|")[1:-1]]
    assert cells[1] == (f"{fewest}–{most}" if fewest < most else str(fewest))
    assert {word.lower().replace(" ", "-") for word in re.split(", | and ", cells[2])} == set(base.split())
    assert cells[3].lower().startswith("at six the fool") == (key in ONE_MORE_AT_SIX)
    if random:
        assert {word.lower().replace(" ", "-") for word in re.split(", | and ", cells[3])} == set(random.split())


COPS = "assassin crime-lord knight investigator"


def cops(**position: object) -> Position:
    """Cops and Robbers: Anna the Assassin, Ben the Crime Lord, Cleo the Knight, Dan the Investigator."""
    return Position(COPS, scenario="cops-and-robbers", **position)  # type: ignore[arg-type]


def test_S9_4_the_robbers_win_together() -> None:
    g = cops(hands={ANNA: "MMM"}, gold={ANNA: 4})
    g.do(assassinate(DAN))
    assert (g.winners, g.allied_winners, g.points) == ({ANNA, BEN}, set(), [3, 3, 0, 0])
    g = cops(hands={BEN: "PPP"}, gold={BEN: 12})
    g.do(PASS)
    assert (g.winners, g.points) == ({ANNA, BEN}, [3, 3, 0, 0])


def test_S9_4_the_cops_win_together() -> None:
    g = cops(hands={CLEO: "MMM"}, turn=CLEO)
    g.do(assassinate(ANNA))
    assert (g.winners, g.points) == ({CLEO, DAN}, [0, 0, 3, 3])
    g = cops(hands={DAN: "KKK"}, turn=DAN)
    g.do(accuse(BEN))
    assert (g.winners, g.points) == ({CLEO, DAN}, [0, 0, 3, 3])


def test_S9_4_both_role_victories_are_told() -> None:
    g = cops(hands={DAN: "KKK"}, turn=DAN)
    assert [row.subject for row in told(g.do(accuse(BEN)), events.ROLE_VICTORY)] == [CLEO, DAN]


def test_S9_4_a_dead_partner_scores_too() -> None:
    g = cops(hands={ANNA: "MMM"}, gold={ANNA: 4}, dead=[BEN])
    g.do(assassinate(DAN))
    assert (g.winners, g.points) == ({ANNA, BEN}, [3, 3, 0, 0])


def test_S9_4_the_last_one_alive_wins_with_the_partner_too() -> None:
    """The Investigator is dead, so the Knight is not the Assassin's target; with him the last other one dies."""
    g = cops(hands={ANNA: "MMM"}, gold={ANNA: 4}, dead=[BEN, DAN])
    g.do(assassinate(CLEO))
    assert g.s.phase == OVER
    assert (g.winners, g.points) == ({ANNA, BEN}, [3, 3, 0, 0])


def test_S9_4_alliances_may_be_made_and_broken() -> None:
    g = cops(hands={ANNA: "IIMKI"})
    g.do(ally(CLEO), join())
    assert g.allies == {(ANNA, CLEO)}
    g.do(sabotage(ANNA))
    assert g.allies == set()


def test_S9_4_nobody_wins_by_an_alliance() -> None:
    """The Assassin wins with the Crime Lord; the Knight, who is his ally, does not."""
    g = cops(hands={ANNA: "MMM"}, gold={ANNA: 4}, allies=[(ANNA, CLEO)])
    g.do(assassinate(DAN))
    assert (g.winners, g.allied_winners, g.points) == ({ANNA, BEN}, set(), [3, 3, 0, 0])


def test_S9_4_the_last_two_go_on_though_they_are_allies() -> None:
    g = cops(hands={ANNA: "IIM"}, dead=[BEN, CLEO])
    g.do(ally(DAN), join())
    assert (g.s.phase, g.allies) == (ACT, {(ANNA, DAN)})


def test_S9_6_a_scenario_of_ones_own_may_have_alliances_without_victories(tmp_path: Path) -> None:
    scenario = scenario_file(tmp_path, GOOD.replace("alliances = false", "allied_victories = false", 1))
    assert (scenario.alliances, scenario.allied_victories) == (True, False)
    with pytest.raises(ImpossibleOptions, match="allied_victories"):
        scenario_file(tmp_path, GOOD.replace("alliances = false", "allied_victories = 1", 1))


def test_S9_4_killing_ones_partner_does_not_win() -> None:
    g = cops(hands={ANNA: "MMM"}, gold={ANNA: 4})
    g.do(assassinate(BEN))
    assert g.winners == set()


def test_S7_3_the_ally_of_a_partner_who_shares_the_victory_wins_with_the_partner() -> None:
    """If one member of an alliance wins the game, both do; the partner has won."""
    g = Position("sage king fool assassin", hands={BEN: "PPPPPPP"}, allies=[(ANNA, CLEO)], scenario=pact())
    g.do(PASS)
    assert (g.winners, g.allied_winners, g.points) == ({ANNA, BEN}, {CLEO}, [3, 3, 2, 0])


def test_S8_1_a_sole_winner_whose_partner_was_not_dealt_gets_the_point() -> None:
    """Nobody else has won, so this is the only winner."""
    g = Position("fool king knight assassin", hands={BEN: "PPPPPPP"}, scenario=pact())
    g.do(PASS)
    assert (g.winners, g.points) == ({BEN}, [0, 4, 0, 0])


def test_S9_6_who_shares_a_victory_does_not_depend_on_the_seats() -> None:
    """The King takes the Sage with him, and the Sage the Fool."""
    chain = replace(pact(), shared={KING: SAGE, SAGE: FOOL})
    shared = set()
    for roles in ("assassin king sage fool", "sage king fool assassin", "fool king sage assassin"):
        g = Position(roles, hands={BEN: "PPPPPPP"}, scenario=chain)
        g.do(PASS)
        shared.add(frozenset(roles.split()[player] for player in g.winners))
    assert shared == {frozenset(("king", "sage", "fool"))}


HIT_MEN = "assassin knight king sage politician"


def test_S9_5_a_card_face_up_before_each_player() -> None:
    g = new_game(5, "hit-men", first_seat=ANNA)
    g.do(*map(deal_role, HIT_MEN.split()))
    assert g.s.phase == MARKER
    assert g.do(*map(draw, "MKIPM")) == [
        (events.MARKER_DEALT, player, suit, 0, EVERYONE) for player, suit in enumerate((0, 1, 2, 3, 0))
    ]
    assert (g.s.phase, len(g.pile), len(g.cards())) == (HAND, 55, 60)
    g.do(*map(draw, "MMKKIIPPMM"))
    assert (g.actor, [len(g.hand(player)) for player in range(5)]) == (ANNA, [2] * 5)


@pytest.mark.parametrize(
    ("marker", "assassin", "knight"),
    [("M", "knight", "assassin"), ("K", "sage", "sage"), ("P", "king", "king"), ("I", "politician", "politician")],
)
def test_S9_5_the_card_names_the_target(marker: str, assassin: str, knight: str) -> None:
    g = Position(HIT_MEN, scenario="hit-men", markers=marker * 5)
    assert ROLE_NAMES[target_of(g.p, g.s, ANNA)] == assassin
    assert ROLE_NAMES[target_of(g.p, g.s, BEN)] == knight


def test_S9_5_ones_own_card_counts_and_not_a_neighbours() -> None:
    g = Position(HIT_MEN, scenario="hit-men", markers="KPIMM")
    assert [ROLE_NAMES[target_of(g.p, g.s, player)] for player in (ANNA, BEN)] == ["sage", "king"]


def test_S9_5_it_matters_to_nobody_else() -> None:
    g = Position(HIT_MEN, scenario="hit-men", markers="MMMMM")
    assert [target_of(g.p, g.s, player) for player in (CLEO, DAN, EVE)] == [NOBODY] * 3


def test_S9_5_killing_whom_the_card_names_wins() -> None:
    for marker, victim in (("M", ANNA), ("P", CLEO), ("K", DAN), ("I", EVE)):
        for target in (ANNA, CLEO, DAN, EVE):
            g = Position(HIT_MEN, scenario="hit-men", markers="M" + marker + "MMM", hands={BEN: "MMM"}, turn=BEN)
            g.do(assassinate(target))
            assert (g.winners == {BEN}) == (target == victim)


def test_S9_5_no_markers_in_other_scenarios() -> None:
    g = new_game(5, "tough-job", first_seat=ANNA)
    g.do(*map(deal_role, ["king", "assassin", "knight", "investigator", "fool"]))
    assert g.s.phase == HAND
    assert set(g.s.marker[:5]) == {NOBODY}


# What a host writes


GOOD = """
name = "The pact"
players = [4, 6]
base = ["king", "sage"]
random = ["fool", "knight", "assassin", "merchant"]
alliances = false
known = true

[more]
5 = ["politician"]

[targets]
assassin = "sage"

[shared]
king = "sage"
sage = "king"

[markers]
knowledge = "sage"
power = "king"
influence = "fool"
"""


def scenario_file(folder: Path, text: str) -> Scenario:
    (folder / "own.toml").write_text(text, encoding="utf-8")
    return load_scenario(folder / "own.toml")


def sheet_file(folder: Path, text: str) -> Sheet:
    (folder / "box.toml").write_text(text, encoding="utf-8")
    return load_sheet(folder / "box.toml")


def test_S9_6_a_hosts_own_scenario_with_every_key(tmp_path: Path) -> None:
    own = scenario_file(tmp_path, GOOD)
    assert (own.key, own.name, own.fewest, own.most) == ("own", "The pact", 4, 6)
    assert (names(own.base_for(4)), names(own.base_for(5))) == ({"king", "sage"}, {"king", "sage", "politician"})
    assert names(own.random) == {"fool", "knight", "assassin", "merchant"}
    assert (own.targets, own.shared) == ({ASSASSIN: SAGE}, {KING: SAGE, SAGE: KING})
    assert (own.markers, own.alliances, own.known) == ({1: SAGE, 3: KING, 2: 9}, False, True)


def test_S9_6_and_it_can_be_played(tmp_path: Path) -> None:
    g = new_game(5, scenario_file(tmp_path, GOOD), first_seat=ANNA)
    rows = g.do(*map(deal_role, ("king", "sage", "fool", "assassin", "politician")))
    assert (g.s.phase, kinds(rows).count(events.ROLE_IN_PLAY)) == (MARKER, 5)
    assert ROLE_NAMES[g.p.target[ASSASSIN]] == "sage"
    assert (g.p.shares_with[KING], g.p.alliances) == (SAGE, 0)


def test_S9_6_most_keys_may_be_left_out(tmp_path: Path) -> None:
    own = scenario_file(tmp_path, 'name = "Small"\nplayers = [4, 4]\nbase = ["king", "sage", "fool", "knight"]\n')
    assert (own.random, own.more, own.targets, own.shared, own.markers) == ((), {}, {}, {}, {})
    assert (own.alliances, own.known) == (True, False)


# What is replaced in the good scenario by what, the reason, and the key that is named.
BAD_SCENARIOS = [
    ("name =", "name", "not-toml", "own"),
    ('name = "The pact"', "", "name", "own: name"),
    ('"The pact"', "7", "name", "own: name"),
    ('"The pact"', '"  "', "name", "own: name"),
    ('"The pact"', '"a\\u0007b"', "name", "own: name"),
    ('"The pact"', f'"{"x" * 61}"', "name", "own: name"),
    ("players = [4, 6]", "", "players", "own: players"),
    ("[4, 6]", "5", "players", "own: players"),
    ("[4, 6]", "[4]", "players", "own: players"),
    ("[4, 6]", "[4, 5, 6]", "players", "own: players"),
    ("[4, 6]", "[4, 6.0]", "players", "own: players"),
    ("[4, 6]", "[true, 6]", "players", "own: players"),
    ("[4, 6]", "[3, 6]", "players", "own: players"),
    ("[4, 6]", "[4, 9]", "players", "own: players"),
    ("[4, 6]", "[6, 4]", "players", "own: players"),
    ("[4, 6]", "[4, 8]", "wrong-number-of-roles", "own"),
    ('base = ["king", "sage"]', "", "not-a-list", "own: base"),
    ('["king", "sage"]', '"king"', "not-a-list", "own: base"),
    ('["king", "sage"]', '["king", "queen"]', "unknown-role", "own: base"),
    ('["king", "sage"]', '["king", 4]', "unknown-role", "own: base"),
    ('["king", "sage"]', '["king", "king"]', "role-twice", "own: base"),
    ('["king", "sage"]', '["king", "fool"]', "role-twice", "own: base, more and random"),
    ('["politician"]', '["fool"]', "role-twice", "own: base, more and random"),
    (
        '["king", "sage"]',
        '["king", "sage", "crime-lord", "investigator", "ambassador"]',
        "wrong-number-of-roles",
        "own",
    ),
    ('["fool", "knight", "assassin", "merchant"]', '["fool"]', "wrong-number-of-roles", "own"),
    ('["fool", "knight", "assassin", "merchant"]', '"fool"', "not-a-list", "own: random"),
    ("alliances = false", 'alliances = "no"', "not-true-or-false", "own: alliances"),
    ("known = true", "known = 1", "not-true-or-false", "own: known"),
    ("known = true", "knwon = true", "unknown-key", "own: knwon"),
    ('[more]\n5 = ["politician"]', "[more]\nfive = []", "number-of-players", "own: more.five"),
    ('[more]\n5 = ["politician"]', "[more]\n9 = []", "number-of-players", "own: more.9"),
    ('5 = ["politician"]', '5 = "politician"', "not-a-list", "own: more.5"),
    ('[more]\n5 = ["politician"]', "more = 5", "not-a-table", "own: more"),
    ('assassin = "sage"', 'killer = "sage"', "unknown-key", "own: targets.killer"),
    ('assassin = "sage"', 'assassin = "wise"', "unknown-role", "own: targets.assassin"),
    ('king = "sage"', 'king = "wise"', "unknown-role", "own: shared.king"),
    ('king = "sage"', 'queen = "sage"', "unknown-key", "own: shared.queen"),
    ('king = "sage"', 'king = "king"', "itself", "own: shared.king"),
    ('assassin = "sage"', 'assassin = "assassin"', "itself", "own: targets.assassin"),
    ('sage = "king"\n', "", "one-sided", "own: shared.king"),
    ('sage = "king"', 'sage = "fool"', "one-sided", "own: shared.king"),
    ('sage = "king"', 'sage = "king"\nfool = "king"', "one-sided", "own: shared.fool"),
    ('king = "sage"\nsage = "king"', 'king = "crime-lord"\ncrime-lord = "king"', "not-in-play", "own: shared.king"),
    ('assassin = "sage"', 'assassin = "ambassador"', "not-in-play", "own: targets.assassin"),
    ('assassin = "sage"', 'investigator = "sage"', "not-in-play", "own: targets.investigator"),
    ('influence = "fool"', 'influence = "crime-lord"', "not-in-play", "own: markers.influence"),
    ('influence = "fool"', "", "markers", "own: markers"),
    ('influence = "fool"', 'might = "fool"', "markers", "own: markers"),
    ('influence = "fool"', 'gold = "fool"', "unknown-key", "own: markers.gold"),
    ('influence = "fool"', 'influence = "duke"', "unknown-role", "own: markers.influence"),
]


def refused(load: Callable[[], object]) -> tuple[str, str]:
    """The reason and the place, of what cannot be loaded."""
    with pytest.raises(ImpossibleOptions) as caught:
        load()
    refusal = caught.value.refusal
    assert refusal.article in ("S9.6", "S9.7")
    return refusal.key.removeprefix("data-"), str(refusal.facts["where"])


@pytest.mark.parametrize(("old", "new", "reason", "where"), BAD_SCENARIOS)
def test_S9_6_a_bad_scenario_is_refused_with_key_and_reason(
    tmp_path: Path, old: str, new: str, reason: str, where: str
) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    assert refused(lambda: scenario_file(tmp_path, text)) == (reason, where)


@pytest.mark.parametrize("role", ["politician", "merchant"])
def test_S9_6_whoever_can_be_dealt_to_any_number_of_players_may_be_named(tmp_path: Path, role: str) -> None:
    text = GOOD.replace('assassin = "sage"', f'assassin = "{role}"')
    assert scenario_file(tmp_path, text).targets == {ASSASSIN: ROLE_NAMES.index(role)}


def test_S9_6_a_role_for_more_players_than_may_play_is_not_in_play(tmp_path: Path) -> None:
    text = GOOD.replace('assassin = "sage"', 'assassin = "politician"').replace("5 = [", "7 = [")
    assert refused(lambda: scenario_file(tmp_path, text)) == ("not-in-play", "own: targets.assassin")


def test_S9_6_a_random_role_that_is_never_drawn_is_not_in_play(tmp_path: Path) -> None:
    four = 'name = "Four"\nplayers = [4, 4]\nbase = ["king", "sage", "assassin", "fool"]\n'
    text = four + 'random = ["merchant"]\n[targets]\nassassin = "merchant"\n'
    assert refused(lambda: scenario_file(tmp_path, text)) == ("not-in-play", "own: targets.assassin")


def test_S9_6_a_role_that_needs_an_alliance_is_not_dealt_where_there_are_none(tmp_path: Path) -> None:
    needy = sheet_with("merchant", alliance=True)
    with pytest.raises(ImpossibleOptions) as caught:
        IntrigueOptions.make(scenario_file(tmp_path, GOOD), 4, sheet=needy)
    reason = "The pact has no alliances, and the role merchant of this sheet needs one to win. (S9.6)"
    assert str(caught.value) == reason
    for text in (GOOD.replace("alliances = false", ""), GOOD.replace('"merchant"', '"investigator"')):
        assert IntrigueOptions.make(scenario_file(tmp_path, text), 4, sheet=needy).sheet == needy


@pytest.mark.parametrize("key", ["targets", "shared", "markers"])
def test_S9_6_what_must_be_a_table(tmp_path: Path, key: str) -> None:
    text = f"{key} = 5\n" + re.sub(rf"\[{key}\]\n[^\[]+", "", GOOD)
    assert refused(lambda: scenario_file(tmp_path, text)) == ("not-a-table", f"own: {key}")


def test_S9_6_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert refused(lambda: load_scenario(tmp_path / "none.toml")) == ("unreadable", str(tmp_path / "none.toml"))
    (tmp_path / "own.toml").write_bytes(b"\xff\xfe\xff")
    assert refused(lambda: load_scenario(tmp_path / "own.toml"))[0] == "unreadable"


def test_S9_7_the_sheet_of_the_rulings() -> None:
    sheet = load_sheet(HERE / "sheet.toml")
    assert len(sheet) == 10
    assert sheet[KING] == RoleCard(WHEN_START, (0, 0, 0, 7, 0), action=SEIZE_HIM, cost=(0, 0, 0, 5, 0))
    assert sheet[CRIME_LORD] == RoleCard(WHEN_START, (0, 0, 0, 3, 12))
    assert (sheet[ASSASSIN].action, sheet[ASSASSIN].cost, sheet[ASSASSIN].target) == (
        ASSASSINATE,
        (3, 0, 0, 0, 4),
        KING,
    )


def test_S9_7_the_sheet_that_ships_has_the_printed_fool() -> None:
    fool = default_sheet()[ROLE_NAMES.index("fool")]
    assert (fool.wins, fool.needs, fool.exactly) == (WHEN_START, (1, 1, 1, 1, 1), True)


def test_S9_7_a_hosts_own_numbers_are_played(tmp_path: Path) -> None:
    text = (HERE / "sheet.toml").read_text(encoding="utf-8")
    sage = '[sage]\nwins = "start"\nknowledge = 6'
    assert sage in text
    own = '[sage]\nwins = "action"\nknowledge = 1\ngold = 2\nalone = true\n'
    sheet = sheet_file(tmp_path, text.replace(sage, own))
    assert sheet[SAGE] == RoleCard(WHEN_ACTION, (0, 1, 0, 0, 2), alone=True)
    g = Position("sage king fool knight", hands={ANNA: "KII"}, gold={ANNA: 2}, sheet=sheet)
    g.do(ally(BEN), join())
    assert (g.winners, g.allied_winners) == ({ANNA}, set())


BAD_SHEETS = [
    ("wins =", "wins", "not-toml", "box.toml"),
    ("[sage]", "[wise]", "unknown-role", "box.toml: wise"),
    ('[sage]\nwins = "start"\nknowledge = 6\n', "", "missing-role", "box.toml"),
    ("knowledge = 6", "wisdom = 6", "unknown-key", "box.toml: sage.wisdom"),
    ("knowledge = 6", "knowledge = -1", "amount", "box.toml: sage.knowledge"),
    ("knowledge = 6", "knowledge = 61", "amount", "box.toml: sage.knowledge"),
    ("knowledge = 6", 'knowledge = "six"', "amount", "box.toml: sage.knowledge"),
    ("knowledge = 6", "knowledge = true", "amount", "box.toml: sage.knowledge"),
    ("knowledge = 6", "knowledge = 6.0", "amount", "box.toml: sage.knowledge"),
    ("knowledge = 6", "", "wins-for-nothing", "box.toml: sage"),
    ("knowledge = 6", "knowledge = 0", "wins-for-nothing", "box.toml: sage"),
    ('wins = "end"', 'wins = "soon"', "not-one-of", "box.toml: ambassador.wins"),
    ('wins = "end"', "wins = 2", "not-one-of", "box.toml: ambassador.wins"),
    ('wins = "end"', "", "not-one-of", "box.toml: ambassador.wins"),
    ("alliance = true", "alliance = 1", "not-true-or-false", "box.toml: ambassador.alliance"),
    ("exactly = true", 'exactly = "yes"', "not-true-or-false", "box.toml: fool.exactly"),
    ("knowledge = 6", "knowledge = 6\nalone = 0", "not-true-or-false", "box.toml: sage.alone"),
    ('action = "accuse"', 'action = "arrest"', "not-one-of", "box.toml: investigator.action"),
    ('action = "accuse"', 'action = "seize-him"', "target-without-action", "box.toml: investigator"),
    ('action = "accuse"\n', "", "target-without-action", "box.toml: investigator"),
    ('target = "king"\n', "", "target-without-action", "box.toml: assassin"),
    ("knowledge = 6", "knowledge = 6\ncost = { gold = 1 }", "cost-without-action", "box.toml: sage.cost"),
    ("knowledge = 6", "knowledge = 16", "amount", "box.toml: sage.knowledge"),
    ('target = "king"', 'target = "queen"', "unknown-role", "box.toml: assassin.target"),
    ("cost = { knowledge = 3 }", "cost = 3", "not-a-table", "box.toml: investigator.cost"),
    ("cost = { knowledge = 3 }", "cost = { wit = 3 }", "unknown-key", "box.toml: investigator.cost.wit"),
    ("cost = { knowledge = 3 }", "cost = { knowledge = -3 }", "amount", "box.toml: investigator.cost.knowledge"),
]


@pytest.mark.parametrize(("old", "new", "reason", "where"), BAD_SHEETS)
def test_S9_7_a_bad_sheet_is_refused_with_key_and_reason(
    tmp_path: Path, old: str, new: str, reason: str, where: str
) -> None:
    text = (HERE / "sheet.toml").read_text(encoding="utf-8")
    assert old in text
    assert refused(lambda: sheet_file(tmp_path, text.replace(old, new, 1))) == (reason, where)


def test_S9_7_a_role_must_be_a_table(tmp_path: Path) -> None:
    text = (HERE / "sheet.toml").read_text(encoding="utf-8").replace('[sage]\nwins = "start"\nknowledge = 6', "")
    assert refused(lambda: sheet_file(tmp_path, "sage = 6\n" + text)) == ("not-a-table", "box.toml: sage")


def test_S9_7_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert refused(lambda: load_sheet(tmp_path / "none.toml")) == ("unreadable", str(tmp_path / "none.toml"))


# What a record keeps


def test_S9_6_a_record_holds_a_hosts_own_scenario_and_sheet(tmp_path: Path) -> None:
    sheet = sheet_with("sage", alone=True, exactly=True, needs=(1, 2, 0, 0, 3))
    options = IntrigueOptions.make(
        scenario_file(tmp_path, GOOD),
        NAMES[:5],
        sheet=sheet,
        first_seat=CLEO,
        forced_alliances=True,
        most_rounds=7,
        put_aside=[[ROLE_NAMES.index("fool"), ROLE_NAMES.index("sage")], [ROLE_NAMES.index("knight")]],
    )
    game = IntrigueGame(options, Dealer.seeded(4))
    game.play("pass")
    again = GameRecord.loads(GameRecord.of(game).dumps())
    assert (again.options, len(again.actions)) == (options, len(game.actions))


def test_S9_3_a_record_names_a_scenario_of_the_book_and_no_more() -> None:
    game = IntrigueGame.start("hit-men", NAMES[:5], seed=4)
    text = GameRecord.of(game).dumps()
    assert "\nscenario hit-men\n" in text
    assert "-data" not in text
    assert GameRecord.loads(text).options == game.options


@pytest.mark.parametrize(
    ("key", "value"), [("scenario-data", "{"), ("sheet-data", "[]"), ("option", "teams"), ("rounds", "many")]
)
def test_S9_6_a_record_with_something_else_in_it_is_damaged(key: str, value: str) -> None:
    lines = [HeaderLine(number, "seat", name) for number, name in enumerate(NAMES[:4])]
    assert read_header(lines).scenario.key == "base"
    with pytest.raises(DamagedRecord):
        read_header([*lines, HeaderLine(9, key, value)])


def examples(article: str) -> list[str]:
    """The TOML examples of an article."""
    part = RULEBOOK.read_text(encoding="utf-8").split(f"**{article} ")[1].split("*Source")[0]
    return re.findall(r"```toml\n(.+?)```", part, re.DOTALL)


def test_S9_6_the_example_of_the_rulebook_loads(tmp_path: Path) -> None:
    (text,) = examples("S9.6")
    assert scenario_file(tmp_path, text).name == "The poisoned cup"


def test_S9_7_the_example_of_the_rulebook_loads(tmp_path: Path) -> None:
    (text,) = examples("S9.7")
    rest = re.sub(r"\[(sage|assassin)\]\n[^\[]+", "", (HERE / "sheet.toml").read_text(encoding="utf-8"))
    sheet = sheet_file(tmp_path, text + rest)
    assert sheet[SAGE].wins == WHEN_ACTION
    assert sheet[ASSASSIN].target == KING
