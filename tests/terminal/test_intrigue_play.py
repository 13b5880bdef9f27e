"""Decisions of intrigue: trade, alliance, sale, investigation, dossier, sheet; nothing is lost by typing it wrong."""

import pytest

from tests.terminal.dealt_hands import HANDS, dealt, decisions, go_on, gold, hand, saved, seat_at
from tests.terminal.keyboards import Run


def test_a_trade_with_a_counter_offer_and_back(run: Run) -> None:
    """Anna offers, Bruno is called to the keyboard, sees a clear question and counters; Anna decides."""
    file = seat_at(run, dealt(), "Anna Bruno")
    out = go_on(
        run, file, "", "trade with bruno", "knowledge", "might", "", "counter", "1", "2 knowledge", "", "accept"
    )
    assert "Anna, what do you give Bruno?" in out
    assert "Anna, what do you ask of Bruno for 1 Knowledge?" in out
    assert out.count("Pass the keyboard to Bruno.") == 1
    assert "Bruno, Anna offers you 1 Knowledge and asks for 1 Might: accept, decline or counter?" in out
    assert "Bruno, your counter-offer: what do you give Anna?" in out
    assert "Anna, Bruno offers you 1 Might instead and asks for 2 Knowledge: accept, decline or counter?" in out
    assert decisions(file) == [
        "trade with Bruno", "give knowledge", "ask might", "counter", "give might", "ask 2 knowledge", "accept",
    ]  # fmt: skip
    assert hand(file, 0) == (1, 0, 0, 0)
    assert hand(file, 1) == (0, 2, 0, 1)


def test_an_offer_can_be_left_before_it_is_made(run: Run) -> None:
    """By its number, or by its word; and the partner is never called."""
    file = seat_at(run, dealt(), "Anna Bruno")
    out = go_on(run, file, "", "trade with bruno", "withdraw", "trade with bruno", "knowledge", "1", "save")
    assert out.count("back, without an offer") == 3
    assert "Pass the keyboard to Bruno" not in out
    assert decisions(file) == [
        "trade with Bruno", "withdraw", "trade with Bruno", "give knowledge", "withdraw",
    ]  # fmt: skip


def test_with_one_influence_one_proposes_and_the_partner_pays_the_other(run: Run) -> None:
    hands = (("influence", "might"), ("influence", "power"), *HANDS[2:])
    file = seat_at(run, dealt(hands=hands), "Anna Bruno")
    out = go_on(run, file, "", "?", "ally with bruno", "", "yes", "join and pay influence")
    assert "for your one card, if the other pays the second" in out
    assert "Bruno, Anna proposes an alliance to you: join and pay one of the two cards, or refuse?" in out
    assert "Anna holds only one of the two cards: join and pay the other, or refuse. (S4.7)" in out
    assert (hand(file, 0), hand(file, 1)) == ((1, 0, 0, 0), (0, 0, 0, 1))


def test_a_trade_is_one_breath_and_the_table_is_not_read_out_again(run: Run) -> None:
    """In plain lines a screen reader hears the table once for the parts of one offer."""
    out = go_on(run, seat_at(run, dealt(), "Anna"), "trade carla", "knowledge")
    assert out.count("Draw pile:") == 1
    assert "2: 2 Knowledge" in out


def test_an_offer_that_cannot_be_paid_says_so(run: Run) -> None:
    file = seat_at(run, dealt(), "Anna Bruno")
    out = go_on(run, file, "", "trade bruno", "2 gold", "2 influence", "", "?", "yes", "no")
    assert "You do not have what is asked for, so you cannot accept." in out
    assert "You do not have the cards for that. (S1.2)" in out
    assert decisions(file)[-1] == "decline"


def test_resuming_in_the_middle_of_a_trade(run: Run) -> None:
    """Whoever leaves with half an offer made finds it again, and so does the one who has to answer."""
    file = seat_at(run, dealt(), "Anna Bruno")
    go_on(run, file, "", "trade bruno", "3 gold", "quit")
    out = go_on(run, file, "", "might", "", "quit")
    assert "Anna offers Bruno 3 Gold for something still to be said." in out
    out = go_on(run, file, "", "accept")
    assert "Bruno, Anna offers you 3 Gold and asks for 1 Might" in out
    assert decisions(file) == ["trade with Bruno", "give 3 gold", "ask might", "accept"]
    assert gold(file)[:2] == (2, 5)


@pytest.mark.parametrize(
    ("answer", "action", "allied"),
    [
        ("refuse", "refuse", False),
        ("no", "refuse", False),
        ("join", "join", True),
        ("yes", "join", True),
        ("2", "join", True),
        ("join influence", "join and pay influence", True),
    ],
)
def test_a_proposal_of_alliance(run: Run, answer: str, action: str, allied: bool) -> None:
    file = seat_at(run, dealt(first=3), "Carla Dario")
    out = go_on(run, file, "", "ally carla", "", answer, "")
    assert "Carla, Dario proposes an alliance to you: refuse, join, or join and pay?" in out
    assert decisions(file)[:2] == ["ally with Carla for 2 influence", action]
    assert (saved(file).observe(0).allies[2] == 3) == allied
    assert ("allied with Carla" in run.out) == allied


def test_cards_are_sold_until_the_sale_is_stopped(run: Run) -> None:
    file = seat_at(run, dealt(), "Anna")
    out = go_on(run, file, "sell knowledge", "knowledge", "stop")
    assert "Anna, 1 Knowledge is put down: which card do you sell next?" in out
    assert "Anna sells 2 Knowledge for " in out
    assert decisions(file)[:3] == ["sell knowledge", "sell knowledge", "stop selling"]
    assert gold(file)[0] == 7


def test_an_investigation_is_told_to_its_owner_and_kept_in_the_dossier(run: Run) -> None:
    """Everybody hears that Anna looked; what she saw, only she; and she finds it again."""
    file = seat_at(run, dealt(), "Anna Bruno")
    out = go_on(run, file, "", "inv role bruno", "dossier", "sheet", "look", "pass", "", "log", "dossier")
    annas, brunos = out.split("Pass the keyboard to Bruno.")
    assert "Round 1, Anna’s turn: Anna saw Bruno’s role: the Assassin." in annas
    assert "Bruno: 2 gold, 2 cards, Assassin, as you alone know." in annas
    assert "Assassin (Bruno, as you alone know): wins by killing the King." in annas
    assert "Anna looks at the role of Bruno in secret, for 2 Knowledge." in brunos
    assert "Anna saw Bruno’s role" not in brunos
    assert "Dealt to Anna" not in brunos
    assert "What only Bruno was told\nAt the deal: The role of Bruno: Assassin." in brunos


def test_a_hand_that_was_seen(run: Run) -> None:
    file = seat_at(run, dealt(), "Anna")
    out = go_on(run, file, "investigate the hand of bruno with 2 knowledge", "dossier")
    assert out.count("The hand of Bruno: 1 Might and 1 Power.") == 2
    assert "Round 1, Anna’s turn: The hand of Bruno" in out


def test_S10_4_what_is_known_of_somebody_is_in_their_dossier(run: Run) -> None:
    """A hand that was seen, the roles that are left, and what they did; of all, or of one."""
    file = seat_at(run, dealt(), "Anna")
    out = go_on(run, file, "investigate the hand of bruno with 2 knowledge", "dossier bruno", "dossier", "grid")
    one, everybody = out.split("What you know of Bruno\n")[1:]
    known = "2 Gold, 2 cards\nCards: Might exactly 1, Knowledge none, Influence none and Power exactly 1\n"
    assert one.startswith(known)
    assert everybody.startswith(known)
    assert "Ruled out: King (yours)" in one
    assert "What you know of" not in one
    assert everybody.count("What you know of ") == len(HANDS) - 2
    assert "What only Anna was told" in everybody
    assert "Who can have which role, as far as Anna knows\nRole: King\nBruno: no\n" in everybody
    assert "Role: Assassin\nBruno: ?\n" in everybody


def test_S10_4_a_role_that_was_seen_is_certain_in_the_grid(run: Run) -> None:
    file = seat_at(run, dealt(), "Anna")
    out = go_on(run, file, "inv role bruno", "dossier bruno", "grid")
    assert "Role: Assassin (you have seen the card)" in out
    assert "Role: Assassin\nBruno: yes\n" in out


def test_S10_4_without_memory_aids_nothing_is_kept(run: Run) -> None:
    file = seat_at(run, dealt(memory_aids=False), "Anna")
    out = go_on(run, file, "help", "inv role bruno", "dossier", "grid", "look")
    assert "Anna saw Bruno’s role: the Assassin." in out
    assert out.count("saw Bruno’s role") == 1
    assert "as you alone know" not in out
    assert "What you know of" not in out
    assert "help-dossier" not in out
    assert "dossier NAME" not in out


def test_card_shows_the_role_with_its_condition_and_progress(run: Run) -> None:
    out = go_on(run, seat_at(run, dealt(), "Anna"), "card")
    assert "The cards of Anna\nYou are the King. You win by having 7 Power at the start of the turn." in out
    assert "So far: Power 0 of 7." in out
    assert "Your hand: Might 0, Knowledge 2, Influence 0, Power 0. Gold 5." in out


def test_the_sheet_has_all_roles_and_the_targets_of_the_scenario(run: Run) -> None:
    roles = ("assassin", "crime-lord", "knight", "investigator")
    out = go_on(run, seat_at(run, dealt(roles, scenario="cops-and-robbers"), "Anna"), "sheet")
    assert "Assassin (yours): wins by killing the Investigator, together with the Crime Lord." in out
    assert "Investigator (yes): wins by accusing the Crime Lord rightly, together with the Knight." in out
    assert "King (no): wins by having 7 Power at the start of the turn. “Seize Him!” by showing 5 Power." in out


@pytest.mark.parametrize("line", ["bribe Bruno for might", "BRIBE bruno might", "bri br mi"])
def test_a_move_by_its_words_or_their_beginnings(run: Run, line: str) -> None:
    file = seat_at(run, dealt(), "Anna")
    go_on(run, file, line)
    assert decisions(file)[0] == "bribe Bruno for might"


def test_a_move_by_its_number_in_the_list(run: Run) -> None:
    file = seat_at(run, dealt(), "Anna")
    out = go_on(run, file, "?")
    row = next(line for line in out.splitlines() if line.startswith("Bribe Bruno: "))
    number = row.removeprefix("Bribe Bruno: ").split()[0]
    go_on(run, file, number)
    assert decisions(file)[0] == "bribe Bruno for might"


def test_moves_are_grouped_by_kind_and_player(run: Run) -> None:
    out = go_on(run, seat_at(run, dealt(), "Anna"), "?")
    listed = [line.split(":")[0] for line in out.splitlines() if ": " in line and line.split(": ")[1][:1].isdigit()]
    kinds = [line for line in listed if line.split()[0] in ("Buy", "Sell", "Trade", "Bribe", "Investigate", "Pass")]
    assert kinds == [
        "Buy", "Sell", "Trade with", "Bribe Bruno", "Bribe Carla", "Bribe Dario", "Investigate Bruno",
        "Investigate Carla", "Investigate Dario", "Pass",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Nothing was said"),
        ("hello", "“hello” is not an action of this game"),
        ("accuse bruno", "Your role has no such action."),
        ("extort gold bruno", "Add a letter or a word."),
        ("extort gold from bruno with 2 might", "You do not have the cards for that."),
        ("bribe anna for might", "not to yourself"),
        ("accept", "not what is asked now"),
        ("999", "“999” is not an action of this game"),
        ("draw might", "for chance"),
        ("\x1b[31mred", "“[31mred” is not an action"),
    ],
)
def test_a_wrong_line_gets_one_sentence_and_the_question_again(run: Run, line: str, answer: str) -> None:
    file = seat_at(run, dealt(), "Anna")
    out = go_on(run, file, line)
    assert answer in out
    assert out.count("Anna, your action (2 left)") == 2
    assert "\x1b" not in out
    assert decisions(file) == []


def test_why_rules_help_and_log(run: Run) -> None:
    out = go_on(run, seat_at(run, dealt(), "Anna"), "why extort gold bruno 2 might", "why pass", "help", "log")
    assert "You do not have the cards for that. (S1.2)" in out
    assert "“end the turn” is possible now." in out
    assert all(f"{command} " in out for command in ("dossier", "sheet", "why MOVE", "look", "save", "quit"))
    assert "What you were told so far\nThe game begins, with Anna first.\nThe role of Anna: King." in out
    assert "Dealt to Anna: 2 Knowledge." in out


def test_an_assassination_is_a_victory_told_to_all(run: Run) -> None:
    hands = (("power", "power"), ("might", "might"), ("might", "might"), ("power", "power"))
    game = dealt(hands=hands, first=1)
    game.play("bribe Carla for might")
    game.play("pass")
    for _ in range(3):
        game.play("pass")
    file = seat_at(run, game, "Anna Bruno")
    assert run("play", "--resume", str(file), lines=["", "assassinate anna", "", "", ""]) == 0
    assert "Bruno is the Assassin!\nBruno assassinates Anna, for 3 Might and 4 Gold.\nAnna is the King!" in run.out
    assert "All look at the screen now." in run.out
    ending = run.out[run.out.rindex("The game is over") :]
    assert "Bruno wins as the Assassin, by killing the King." in ending
    assert "Bruno, Assassin: 4 points.\nAnna, King, dead: 0 points." in ending
    assert "Carla, Sage: 0 points." in ending
