"""What can be typed at a decision, and that nothing is lost by typing it wrong."""

from pathlib import Path

import pytest

from tests.terminal.keyboards import Run
from vivat.game import CastleGame, GameRecord
from vivat.rules.castle.actions import NO

KINGUP = ("play", "kingup", "--seat", "Anna", "--players", "3", "--seed", "2", "--first", "Anna", "--yes")


def typed(run: Run, *lines: str, flags: tuple[str, ...] = KINGUP) -> str:
    """What the terminal answers to these lines; then the game is left."""
    file = run.folder / "game.vivat"
    assert run(*flags, "--save", str(file), lines=[*lines, "quit"]) == 0
    return run.out


def actions(run: Run) -> list[str]:
    """The people's and bots' actions so far."""
    record = GameRecord.load(run.folder / "game.vivat")
    return [action.text for action in record.game().actions if not action.of_chance]


@pytest.mark.parametrize("line", ["place Odessa 3", "odessa 3", "o 3", "PLACE  odessa  3", "47"])
def test_a_move_by_words_short_words_or_number(run: Run, line: str) -> None:
    typed(run, line)
    assert actions(run)[0] == "place Odessa 3"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Nothing was said. Type ? to see what can be done."),
        ("place Odessa top", "is not an action of this game. (R13.1) Type ? to see what can be done."),
        ("hello", "Nobody here is called “hello”"),
        ("odessa", "not what is asked now"),
        ("odessa 9", "floors 1 to 4"),
        ("vote yes", "not what is asked now"),
        ("999", "Nobody here is called “999”"),
        ("deal 3", "for chance"),
        ("\x1b[31mred", "Nobody here is called “[31mred”"),
    ],
)
def test_a_wrong_line_gets_one_sentence_and_the_question_again(run: Run, line: str, answer: str) -> None:
    out = typed(run, line)
    assert answer in out
    assert out.count("Anna, place a character") == 2
    assert "\x1b" not in out
    assert actions(run) == []


def test_legal_moves_are_listed_with_numbers(run: Run) -> None:
    out = typed(run, "?")
    assert "Odessa: 45 for floor 1, 46 for floor 2, 47 for floor 3, 48 for floor 4" in out


def test_why_names_the_article_or_says_that_it_is_possible(run: Run) -> None:
    out = typed(run, "o 3", "why o 4", "why a 1", "why zzz")
    assert "Odessa has already been placed. (R3.1)" in out
    assert "“Alighiero on floor 1” is possible now." in out
    assert "Nobody here is called “zzz”" in out


@pytest.mark.parametrize(
    ("language", "legal", "is_full", "not_now"),
    [
        ("fr", "« Alighiero à l’étage 1 » est possible", "Odessa a déjà sa place", "« Odessa un étage plus haut »"),
        ("it", "“Alighiero al piano 1” ora si può fare", "Qualcuno ha già piazzato Odessa", "“Odessa su di un piano”"),
    ],
)
def test_why_is_answered_without_english(run: Run, language: str, legal: str, is_full: str, not_now: str) -> None:
    flags = (*KINGUP, "--lang", language)
    out = typed(run, "o 3", "why o 4", "why a 1", "why move odessa", flags=flags).replace("\u202f", " ")
    assert legal in out
    assert is_full in out
    assert not_now in out


def test_the_rulebook_is_at_hand(run: Run) -> None:
    out = typed(run, "rules R5.2", "rules jester", "rules zzz", "rules")
    assert "R5.2 Sealed ballots. Every seat" in out
    assert "R5.9  The rejected Jester" in out
    assert "Nothing in the rulebook on “zzz”" in out
    assert "R13.4  What each viewer sees" in out


def test_card_look_log_and_help(run: Run) -> None:
    out = typed(run, "card", "look", "log", "help")
    assert "The cards of Anna\nYour Favourites: " in out
    assert out.count("Throne: nobody") == 2
    assert "What you were told so far\nRound 1 begins, with Anna first." in out
    assert all(f"{command} " in out for command in ("why MOVE", "rules R5.2", "look", "log", "card", "save", "quit"))


def test_a_plain_enter_never_votes(run: Run) -> None:
    """At an election Enter is refused as often as it is pressed; only a vote is a vote."""
    file = run.folder / "game.vivat"
    for count in range(1, 60):
        assert run(*KINGUP, "--save", str(file), lines=["1"] * count) == 0
        if "your secret vote" in run.out[run.out.rindex("of 3:") :]:
            break
    before = actions(run)
    assert run("play", "--resume", str(file), lines=["", "", ""]) == 0
    assert run.out.count("Nothing was said") == 3
    assert actions(run) == before
    assert run("play", "--resume", str(file), lines=["", "no"]) == 0
    game = GameRecord.load(file).game()
    assert isinstance(game, CastleGame)
    assert [event.vote for event in game.observe(0).events if event.kind == "ballot"] == [NO]


def test_save_writes_a_copy_and_says_where(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "sub" / "copy.vivat"
    out = typed(run, "o 3", f"save {copy}", "save /proc/nope/x.vivat")
    assert f"Saved in {copy}" in out
    assert GameRecord.load(copy).actions
    assert "cannot be saved in /proc/nope/x.vivat" in out


def test_n_is_natale_while_characters_climb_and_no_while_they_vote(run: Run) -> None:
    file = run.folder / "game.vivat"
    assert run(*KINGUP, "--save", str(file), lines=["n 1", *["1"] * 3, "n"]) == 0
    assert "move Natale" in actions(run)


def test_names_that_look_like_markup_are_printed_as_they_are(run: Run) -> None:
    flags = ("play", "kingup", "--seat", "[bold]Zed[/]", "--players", "3", "--seed", "2", "--yes")
    assert "[bold]Zed[/], place a character" in typed(run, flags=flags)
