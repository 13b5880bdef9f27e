"""What the terminal lists it takes when it is typed, as it stands there, in every language."""

import random
import re

import pytest

from tests.terminal.dealt_hands import dealt, decisions, seat_at
from tests.terminal.keyboards import Run
from vivat.bots import make_bot
from vivat.game import CastleGame, CastleOptions, Dealer, GameRecord, IntrigueGame, IntrigueOptions, Viewer
from vivat.terminal.castle.move_list import list_moves as castle_moves
from vivat.terminal.castle.move_list import read_move as read_castle
from vivat.terminal.castle.view import person_view as castle_view
from vivat.terminal.intrigue.move_list import list_moves as intrigue_moves
from vivat.terminal.intrigue.move_list import read_move as read_intrigue
from vivat.terminal.intrigue.view import person_view as intrigue_view
from vivat.terminal.line_matching import ListedLine, match_line
from vivat.words import words

LANGUAGES = ("en", "fr", "it")


def go_on_in(run: Run, language: str, file: object, *lines: str) -> str:
    assert run("play", "--resume", str(file), "--seed", "1", "--lang", language, lines=[*lines]) == 0
    return run.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["{1}", "{0} {1}", "{0}: {1}", "1 {1}"])
def test_a_card_of_a_sale_as_it_is_listed(run: Run, language: str, typed: str) -> None:
    file = seat_at(run, dealt(hands=(("might", "knowledge"), *[("power", "power")] * 3)), "Anna")
    out = go_on_in(run, language, file, "sell might", "quit")
    number, label = re.findall(r"^(\d+): (.+)$", out, re.MULTILINE)[0]
    stop = re.findall(r"^\d+: (.+)$", out, re.MULTILINE)[-1]
    for said in (typed.format(number, label).casefold(), stop.upper()):
        go_on_in(run, language, file, said, "quit")
    assert decisions(file)[:3] == ["sell might", "sell knowledge", "stop selling"]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["trade with bruno", "1 knowledge", "1 Gold"]),
        ("fr", ["Échanger avec Bruno", "1 savoir", "or"]),
        ("it", ["scambia con: bruno", "SAPERE", "1 oro"]),
    ],
)
def test_an_offer_in_the_words_of_the_list(run: Run, language: str, lines: list[str]) -> None:
    file = seat_at(run, dealt(), "Anna")
    go_on_in(run, language, file, *lines, "quit")
    assert decisions(file)[:3] == ["trade with Bruno", "give knowledge", "ask 1 gold"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_intrigue(language: str) -> None:
    game, chooser = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(1)), random.Random(1)
    for _ in range(60):
        if game.to_act is None:
            break
        view = intrigue_view(game, Viewer.seat(game.to_act), words(language))
        moves = intrigue_moves(view)
        for move in chooser.sample(moves, min(2, len(moves))):
            head = f"{move.group} {move.who}"
            for typed in (f"{move.number} {move.text}", f"{head} {move.text}", f"{head}: {move.number} {move.text}"):
                assert read_intrigue(game, view, typed.upper()) == move.action, typed
        game.play(chooser.choice(view.seen.legal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_castle_game(language: str) -> None:
    game = CastleGame(CastleOptions.make("vive-le-roi", 4, ambition=True), Dealer.seeded(1))
    bot, phases, chooser = make_bot("random", 1), set(), random.Random(1)
    for _ in range(90):
        if game.to_act is None:
            break
        view = castle_view(game, Viewer.seat(game.to_act), words(language))
        phases.add(view.seen.phase)
        moves = castle_moves(view)
        move = chooser.choice(moves)
        for typed in (move.text, f"{move.number} {move.text}", f"{move.number}: {move.text}".upper()):
            assert read_castle(game, view, typed) == move.action, typed
        if move.action.ambition is not None:
            assert read_castle(game, view, view.ambition(move.action.ambition)) == move.action
        if move.action.floor is not None:
            floor = view.say("plain-move-place", number=move.number, floor=move.action.floor)
            assert read_castle(game, view, f"{move.group}: {floor}") == move.action
        game.play(bot.act(game.observe(game.to_act)))
    assert phases == {"keep", "place", "climb", "vote"}


def test_a_name_in_two_places_of_a_list_means_neither() -> None:
    """Else "rachel" would begin a trade, where the list has her under bribes as well."""
    lines = [ListedLine("trade", 1, "Rachel", "Trade with"), ListedLine("bribe", 2, "Might", "Bribe", "Rachel")]
    assert match_line(lines, "rachel") is None
    assert match_line(lines, "1 rachel") == "trade"
    assert match_line(lines, "trade with rachel") == "trade"
    assert match_line(lines, "bribe Rachel") == "bribe"
    assert match_line(lines, "3 rachel") is None
    assert match_line(lines, "") is None


def test_numbers_of_the_list_are_not_numbers_of_goods() -> None:
    lines = [ListedLine("one", 1, "1 Gold"), ListedLine("two", 2, "2 Gold"), ListedLine("five", 3, "5 Gold")]
    for typed, meant in (
        ("2 gold", "two"),
        ("2 2 gold", "two"),
        ("gold", "one"),
        ("1 gold", "one"),
        ("1 1 gold", "one"),
    ):
        assert match_line(lines, typed) == meant
    assert match_line(lines, "3 gold") is None
    assert match_line(lines, "2 1 gold") is None
    assert match_line(lines, "1 5 gold") is None


@pytest.mark.parametrize(
    ("answers", "edition", "chosen"),
    [
        (["vive le roi !", "", "", "", "", "royal wedding, Ambition", ""], "vive-le-roi", ("ambition", "wedding")),
        (["3 Vive le Roi !", "", "", "", "", "wedding 1", ""], "vive-le-roi", ("ambition", "wedding")),
        (["Viva il Re!", "", "", "", "", ""], "viva-il-re", ()),
    ],
)
def test_answers_before_the_game(run: Run, answers: list[str], edition: str, chosen: tuple[str, ...]) -> None:
    file = run.folder / "game.vivat"
    assert run("play", "--save", str(file), lines=answers, ask=True) == 0
    options = GameRecord.load(file).options
    assert isinstance(options, CastleOptions)
    assert (options.edition_key, options.chosen) == (edition, chosen)
    assert "Please type a number" not in run.out


def test_a_scenario_by_its_name(run: Run) -> None:
    file = run.folder / "game.vivat"
    assert run("play", "intrigue", "--save", str(file), lines=["Hit Men", *[""] * 8], ask=True) == 0
    options = GameRecord.load(file).options
    assert isinstance(options, IntrigueOptions)
    assert options.scenario.key == "hit-men"


def test_an_article_as_the_list_of_rules_has_it(run: Run) -> None:
    assert run("rules") == 0
    found = re.search(r"(R5\.2)  (.+)", run.out)
    assert found
    assert run("rules", found[0].strip()) == 0
    assert "R5.2" in run.out
    assert "R5.1" not in run.out
