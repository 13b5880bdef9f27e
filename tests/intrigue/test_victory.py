"""S7, S8.1: Who wins, when, and what it is worth."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    Position,
    ally,
    assassinate,
    buy,
    join,
    kinds,
    offer,
    pact,
    sale,
    sheet_with,
    told,
)
from vivat.game.intrigue.outcome import make_outcome
from vivat.game.intrigue.sheet import GOOD_NAMES, ROLE_ACTIONS, WHEN, RoleCard, default_sheet
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import ACCEPT, PASS
from vivat.rules.intrigue.goods import INFLUENCE, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.reasons import GAME_IS_OVER
from vivat.rules.intrigue.roles import AMBASSADOR, FOOL, KING, POLITICIAN, ROLE_NAMES, SAGE
from vivat.rules.intrigue.state import NOBODY, OVER
from vivat.rules.intrigue.victory import WHEN_ACTION, WHEN_START
from vivat.rules.log import EVERYONE

RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook" / "intrigue.md"

# Role, what is just enough, and what is just not, as cards and gold.
ENOUGH = [
    ("king", "PPPPPPP", 0, "PPPPPP", 9),
    ("sage", "KKKKKK", 0, "KKKKKP", 9),
    ("politician", "IIIIII", 0, "IIIIIP", 9),
    ("merchant", "", 22, "PPP", 21),
    ("crime-lord", "PPP", 12, "PPPP", 11),
    ("fool", "MKIP", 1, "MKIP", 2),
]


def at_the_start(role: str, hand: str, gold: int) -> Position:
    """Ben has this role, these cards and this gold when his turn begins."""
    others = [name for name in ("assassin", "knight", "investigator") if name != role]
    g = Position(f"{others[0]} {role} {others[1]} {others[2]}", hands={BEN: hand}, gold={BEN: gold})
    g.do(PASS)
    return g


@pytest.mark.parametrize(("role", "hand", "gold"), [row[:3] for row in ENOUGH], ids=str)
def test_S7_1_just_enough_wins(role: str, hand: str, gold: int) -> None:
    assert at_the_start(role, hand, gold).winners == {BEN}


@pytest.mark.parametrize(("role", "hand", "gold"), [(row[0], *row[3:]) for row in ENOUGH], ids=str)
def test_S7_1_just_not_enough_does_not(role: str, hand: str, gold: int) -> None:
    assert at_the_start(role, hand, gold).winners == set()


@pytest.mark.parametrize("role", ["king", "sage", "politician", "merchant", "crime-lord"])
def test_S7_1_more_than_enough_wins(role: str) -> None:
    assert at_the_start(role, "MMKKKKKKKIIIIIIIPPPPPPPP", 40).winners == {BEN}


@pytest.mark.parametrize(("hand", "gold"), [("MKIPP", 1), ("MMKIP", 1), ("MKI", 1), ("MKIP", 0), ("KKIP", 1)])
def test_S7_1_the_fool_needs_exactly_one_of_each(hand: str, gold: int) -> None:
    assert at_the_start("fool", hand, gold).winners == set()


def test_S7_1_the_ambassador_needs_an_alliance() -> None:
    for hand, allies, wins in (("IIII", [(ANNA, BEN)], {ANNA}), ("IIII", [], set()), ("III", [(ANNA, BEN)], set())):
        g = Position("ambassador king sage assassin", hands={ANNA: hand}, allies=allies)
        g.do(PASS)
        assert g.winners == wins


def test_S7_1_hunters_do_not_win_by_what_they_hold() -> None:
    for role in ("assassin", "knight", "investigator"):
        g = Position(f"king {role} sage fool", hands={BEN: "MMMMKKKKIIIIPPPP"}, gold={BEN: 30})
        g.do(PASS, PASS)
        assert g.s.phase != OVER


MOMENTS = {
    "start": "START of the turn",
    "action": "after an action",
    "end": "END of the turn",
    "target": "at once, by hitting the target",
}
ACTION_WORDS = {"assassinate": "Assassinate", "accuse": "Accuse", "seize-him": "Seize Him!"}


def amounts(goods: tuple[int, ...]) -> str:
    """Cards and gold as the rulebook writes them."""
    return ", ".join(f"{count} {good.title()}" for good, count in zip(GOOD_NAMES, goods, strict=True) if count)


def row_of(name: str, card: RoleCard) -> list[str]:
    """A row of the rulebook's table."""
    needs = amounts(card.needs) + (", exactly" if card.exactly else "") + (", an alliance" if card.alliance else "")
    moment = next(MOMENTS[word] for word, when in WHEN.items() if when == card.wins)
    action = next((ACTION_WORDS[word] for word, code in ROLE_ACTIONS.items() if code == card.action), "")
    target = "" if card.target == NOBODY else ROLE_NAMES[card.target]
    words = [name.replace("-", " ").title(), moment, needs, target.replace("-", " ").title(), action]
    return [word or "–" for word in (*words, amounts(card.cost))]


def test_S7_1_the_table_of_the_rulebook_is_the_sheet_that_ships() -> None:
    article = re.search(r"\*\*S7\.1 .+?\*Source", RULEBOOK.read_text(encoding="utf-8"), re.DOTALL)
    assert article is not None
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in article[0].splitlines() if line.startswith("|")
    ]
    assert rows[2:] == [row_of(name, card) for name, card in zip(ROLE_NAMES, default_sheet(), strict=True)]


def test_S7_2_the_engine_declares_a_victory_and_the_game_is_over() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"})
    rows = g.do(PASS)
    assert (g.s.phase, g.actor, g.legal()) == (OVER, NOBODY, [])
    assert g.why_not(PASS) == GAME_IS_OVER
    assert (events.ROLE_VICTORY, BEN, KING, 0, EVERYONE) in rows


def test_S7_2_a_condition_met_in_between_and_lost_again_does_not_win() -> None:
    """Six Knowledge after the action, but five when the turn begins."""
    g = Position("sage knight king fool", hands={ANNA: "KKKKK"}, gold={ANNA: 2, BEN: 3})
    g.do(buy("K"), PASS)
    assert g.s.phase != OVER
    g.s.hand[1] -= 1
    g.do(PASS, PASS, PASS)
    assert (g.actor, g.winners) == (ANNA, set())


def test_S7_2_all_roles_are_shown_at_the_end() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"})
    rows = told(g.do(PASS), events.ROLE_SHOWN)
    assert [(row.subject, row.object) for row in rows] == [(BEN, 0), (ANNA, 1), (CLEO, 4), (DAN, 9)]


def test_S7_7_at_the_end_all_hands_lie_open_the_winners_first() -> None:
    g = Position("assassin king sage fool", hands={ANNA: "MMP", BEN: "PPPPPPP", DAN: "K"})
    rows = told(g.do(PASS), events.HAND_SHOWN)
    assert rows == [
        (events.HAND_SHOWN, BEN, POWER, 7, EVERYONE),
        (events.HAND_SHOWN, ANNA, MIGHT, 2, EVERYONE),
        (events.HAND_SHOWN, ANNA, POWER, 1, EVERYONE),
        (events.HAND_SHOWN, DAN, KNOWLEDGE, 1, EVERYONE),
    ]


def test_S7_7_who_wins_at_the_end_of_a_turn_shows_hand_and_role() -> None:
    hands, allies = {ANNA: "IIIIIM"}, [(ANNA, CLEO)]
    g = Position("ambassador king sage fool", hands=hands, allies=allies)
    rows = g.do(PASS)
    assert told(rows, events.ROLE_SHOWN)[0] == (events.ROLE_SHOWN, ANNA, AMBASSADOR, 0, EVERYONE)
    assert told(rows, events.HAND_SHOWN) == [
        (events.HAND_SHOWN, ANNA, MIGHT, 1, EVERYONE),
        (events.HAND_SHOWN, ANNA, INFLUENCE, 5, EVERYONE),
    ]


def test_S7_7_nobody_shows_a_hand_before() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPP"})
    assert told(g.do(PASS, PASS), events.HAND_SHOWN) == []


def test_S7_3_the_ally_of_a_winner_scores_an_allied_victory() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"}, allies=[(BEN, DAN)])
    rows = g.do(PASS)
    assert (g.winners, g.allied_winners, g.points) == ({BEN}, {DAN}, [0, 3, 0, 2])
    assert told(rows, events.ALLIED_VICTORY) == [(events.ALLIED_VICTORY, DAN, 0, 0, EVERYONE)]


def test_S7_3_an_alliance_of_others_does_not_matter() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"}, allies=[(CLEO, DAN)])
    g.do(PASS)
    assert (g.winners, g.allied_winners) == ({BEN}, set())


def test_S7_3_unless_the_role_card_says_alone() -> None:
    sheet = sheet_with("king", alone=True)
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"}, allies=[(BEN, DAN)], sheet=sheet)
    g.do(PASS)
    assert (g.winners, g.allied_winners, g.points) == ({BEN}, set(), [0, 4, 0, 0])


def test_S7_4_a_role_victory_is_not_an_allied_one_as_well() -> None:
    """In a scenario of a host's own, partners may be allies too."""
    g = Position("sage king fool assassin", hands={BEN: "PPPPPPP"}, allies=[(ANNA, BEN)], scenario=pact())
    g.do(PASS)
    assert (g.winners, g.allied_winners, g.points) == ({ANNA, BEN}, set(), [3, 3, 0, 0])


def test_S7_4_several_win_at_once_each_in_their_own_way() -> None:
    g = Position("sage king fool assassin", hands={BEN: "PPPPPPP"}, allies=[(BEN, CLEO)], scenario=pact())
    g.do(PASS)
    assert (g.winners, g.allied_winners, g.points) == ({ANNA, BEN}, {CLEO}, [3, 3, 2, 0])


def test_S7_4_a_partner_in_a_trade_wins_after_the_action() -> None:
    """I20: It is Anna's action, and Ben has what he needs by it."""
    sheet = sheet_with("sage", wins=WHEN_ACTION, needs=(0, 2, 0, 0, 0))
    g = Position("king sage assassin fool", hands={ANNA: "K", BEN: "KM"}, sheet=sheet)
    g.do(offer(BEN, "K", "M"), ACCEPT)
    assert (g.winners, g.points) == ({BEN}, [0, 4, 0, 0])


def test_S7_4_all_who_meet_their_condition_after_an_action_win_together() -> None:
    sheet = sheet_with("sage", wins=WHEN_ACTION, needs=(0, 2, 0, 0, 0))
    sheet = tuple(replace(card, wins=WHEN_ACTION, needs=(2, 0, 0, 0, 0)) if role == FOOL else card
                  for role, card in enumerate(sheet))  # fmt: skip
    sheet = tuple(replace(card, exactly=False) for card in sheet)
    g = Position("fool sage assassin king", hands={ANNA: "KM", BEN: "KM"}, sheet=sheet)
    g.do(offer(BEN, "K", "M"), ACCEPT)
    assert (g.winners, g.points) == ({ANNA, BEN}, [3, 3, 0, 0])


@pytest.mark.parametrize(
    ("alone", "winners"),
    [((), {ANNA, BEN, CLEO}), ((SAGE,), {BEN}), ((SAGE, POLITICIAN), {BEN}), ((FOOL, POLITICIAN), {ANNA})],
)
def test_S7_4_who_wins_alone_keeps_the_others_out(alone: tuple[int, ...], winners: set[int]) -> None:
    """Among several, the one whose turn it is, or comes next."""
    sheet = tuple(
        replace(card, wins=WHEN_ACTION, exactly=False, needs=(0, 1, 0, 0, 0), alone=role in alone)
        if role in (FOOL, SAGE, POLITICIAN)
        else card
        for role, card in enumerate(sheet_with("sage"))
    )
    g = Position("fool sage politician king", hands={ANNA: "KM", BEN: "K", CLEO: "K"}, sheet=sheet)
    g.do(sale("M"))
    assert g.winners == winners


def test_S7_4_the_dead_meet_no_condition() -> None:
    sheet = sheet_with("sage", wins=WHEN_ACTION, needs=(0, 1, 0, 0, 0))
    g = Position("fool sage king assassin", hands={ANNA: "M", BEN: "K"}, dead=[BEN], sheet=sheet)
    g.do(sale("M"))
    assert g.winners == set()


@pytest.mark.parametrize(
    ("hand", "exactly", "wins"),
    [
        ("KKKK", False, True), ("KKKP", False, True), ("PPPP", False, True), ("KKK", False, False),
        ("KPPM", False, False), ("KKPPM", True, False), ("KKPP", True, True), ("KKKPP", True, False),
    ],
)  # fmt: skip
def test_S7_1_on_some_cards_power_counts_as_any_suit(hand: str, exactly: bool, wins: bool) -> None:
    sheet = sheet_with("sage", needs=(0, 4, 0, 0, 0), wild=True, exactly=exactly)
    g = Position("king sage assassin fool", hands={BEN: hand}, sheet=sheet)
    g.do(PASS)
    assert (g.winners == {BEN}) == wins


def test_S7_1_power_that_is_needed_itself_stands_for_nothing_else() -> None:
    sheet = sheet_with("sage", needs=(0, 2, 1, 2, 0), wild=True)
    for hand, wins in (("KKIPP", True), ("KKIP", False), ("KPPPP", True), ("KPPP", False), ("PPPPP", True)):
        g = Position("king sage assassin fool", hands={BEN: hand}, sheet=sheet)
        g.do(PASS)
        assert (g.winners == {BEN}) == wins, hand


def test_S7_4_a_killer_with_an_ally_wins_by_role_though_the_two_are_the_last() -> None:
    hands, gold = {ANNA: "MMM"}, {ANNA: 4}
    g = Position("assassin king sage fool", hands=hands, gold=gold, dead=[CLEO], allies=[(ANNA, DAN)])
    g.do(assassinate(BEN))
    assert (g.winners, g.allied_winners, g.points) == ({ANNA}, {DAN}, [3, 0, 0, 2])


def test_S7_5_the_last_two_win_together_if_they_are_allies() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"}, dead=[DAN], allies=[(ANNA, CLEO)])
    g.do(assassinate(BEN))
    assert (g.s.phase, g.winners, g.allied_winners, g.points) == (OVER, set(), {ANNA, CLEO}, [2, 0, 2, 0])


def test_S7_5_also_when_they_become_allies_later() -> None:
    g = Position("knight king sage fool", hands={ANNA: "II"}, dead=[BEN, DAN])
    g.do(ally(CLEO), join())
    assert (g.s.phase, g.allied_winners) == (OVER, {ANNA, CLEO})


def test_S7_5_the_last_two_go_on_if_they_are_not() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"}, dead=[DAN])
    g.do(assassinate(BEN))
    assert (g.actor, g.s.phase == OVER) == (ANNA, False)


def test_S7_5_three_left_go_on_though_two_are_allies() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"}, allies=[(ANNA, CLEO)])
    g.do(assassinate(BEN))
    assert (g.winners, g.allied_winners, g.actor) == (set(), set(), ANNA)


def test_S7_6_the_last_one_alive_scores_a_role_victory() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"}, dead=[BEN, DAN])
    rows = g.do(assassinate(CLEO))
    assert (g.s.phase, g.winners, g.points) == (OVER, {ANNA}, [4, 0, 0, 0])
    assert events.ROLE_VICTORY in kinds(rows)


def test_S8_1_three_for_a_role_victory_and_one_more_alone() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"})
    rows = g.do(PASS)
    assert g.points == [0, 4, 0, 0]
    assert told(rows, events.POINTS) == [
        (events.POINTS, player, 0, points, EVERYONE) for player, points in enumerate((0, 4, 0, 0))
    ]


def test_S8_1_three_and_two_for_allies() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"}, allies=[(BEN, CLEO)])
    g.do(PASS)
    assert g.points == [0, 3, 2, 0]


def test_S8_1_nothing_without_a_winner() -> None:
    g = Position("assassin king knight investigator", turn=DAN, most_rounds=1)
    g.do(PASS)
    assert g.points == [0, 0, 0, 0]


def test_S8_1_the_outcome_says_who_how_and_what_for() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"}, allies=[(BEN, CLEO)], round_=4)
    g.do(PASS)
    outcome = make_outcome(g.options, g.s)
    assert (outcome.reason, outcome.winners, outcome.allied_winners) == ("role", (BEN,), (CLEO,))
    assert (outcome.winner_names, outcome.points, outcome.rounds) == (("Ben", "Cleo"), (0, 3, 2, 0), 5)
    assert [ROLE_NAMES[role] for role in outcome.roles] == ["assassin", "king", "sage", "fool"]
    assert str(outcome) == "Ben and Cleo win (king, sage)."


def test_S8_1_the_other_outcomes() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"})
    g.do(PASS)
    assert str(make_outcome(g.options, g.s)) == "Ben wins (king)."
    g = Position("knight king sage fool", hands={ANNA: "II"}, dead=[BEN, DAN])
    g.do(ally(CLEO), join())
    assert make_outcome(g.options, g.s).reason == "allied"
    g = Position("assassin king knight investigator", turn=DAN, most_rounds=1)
    g.do(PASS)
    outcome = make_outcome(g.options, g.s)
    assert (outcome.reason, str(outcome)) == ("none", "Nobody wins.")


def test_S7_1_a_condition_may_be_met_only_by_those_who_are_alive_and_in_turn() -> None:
    sheet = sheet_with("sage", wins=WHEN_ACTION)
    g = Position("king sage fool assassin", hands={ANNA: "PPPPPPP", BEN: "KKKKKK"}, sheet=sheet)
    g.do(PASS)
    assert (g.actor, g.winners) == (BEN, set())
    assert default_sheet()[KING].wins == WHEN_START
