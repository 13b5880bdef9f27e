"""The questions before a game: Enter is enough, and what cannot be played is not offered or is explained."""

from pathlib import Path

from tests.terminal.keyboards import Run
from vivat.game import CastleOptions, GameRecord


def options_after(run: Run, *answers: str, flags: tuple[str, ...] = ()) -> CastleOptions:
    file = run.folder / "game.vivat"
    assert run("play", *flags, "--save", str(file), lines=[*answers], ask=True) == 0
    options = GameRecord.load(file).options
    assert isinstance(options, CastleOptions)
    return options


def test_enter_alone_sits_down_with_three_stewards_at_kingup(run: Run) -> None:
    options = options_after(run, "", "", "", "", "", "")
    assert options.edition_key == "kingup"
    assert options.first_seat is None
    assert options.seat_names == ("Guest", "Aldo", "Benedetta", "Corvin")
    assert "place a character" in run.out or "chooses" in run.out


def test_answers_are_taken_and_wrong_ones_asked_again(run: Run) -> None:
    options = options_after(
        run,
        "seven",
        "3",
        "0",
        "2",
        "Anna + Bruno",
        "Zoe",
        "9",
        "1",
        "grandmaster",
        "random",
        "8",
        "1 5",
        "7",
        "Nobody",
        "zoe",
    )
    assert options.seats == (("Anna", "Bruno"), ("Zoe",), ("Aldo",))
    assert options.chosen == ("ambition", "shared_pawn")
    assert options.first_seat == 1
    assert [text in run.out for text in ("There is no seat “7”", "There is no seat “Nobody”")] == [True, True]
    assert run.out.count("Please type a number") == 4
    assert "There is no bot “grandmaster”" in run.out


def test_R2_2_who_begins_is_asked_by_number_or_name_and_a_team_has_one(run: Run) -> None:
    options = options_after(run, "3", "2", "Anna + Bruno", "Zoe", "1", "", "", "1")
    assert "Who begins (1 Anna + Bruno, 2 Zoe, 3 Aldo)?" in run.out
    assert options.first_seat == 0
    record = GameRecord.load(run.folder / "game.vivat")
    assert record.game().observe(0).first == 0
    assert not [action for action in record.actions if action.startswith("first player")]
    assert options_after(run, "3", "1", "Zoe", "2", "", "", "anna", "3").first_seat == 2


def test_R2_2_who_said_it_with_a_flag_is_not_asked(run: Run) -> None:
    options = options_after(run, "", "", "", "", flags=("kingup", "--first", "2"))
    assert "Who begins" not in run.out
    assert options.first_seat == 1


def test_two_seats_are_told_of_the_emissary(run: Run) -> None:
    options = options_after(run, "3", "1", "Anna", "1", "", "", "", "")
    assert options.chosen == ("emissary",)
    assert "Two seats can only play with the Emissary of the Empire. (R12.2)" in run.out
    assert "Play with: Emissary of the Empire? [Y/n]" in run.out


def test_two_seats_without_the_emissary_are_asked_who_sits_there(run: Run) -> None:
    options = options_after(run, "3", "1", "Anna", "1", "", "n", "1", "Anna", "2", "", "", "")
    assert (len(options.seats), options.chosen) == (3, ())


FIVE_TEAMS = ("A + B", "C + D", "E + F", "G + H", "I + J")


def test_R12_2_more_than_eight_are_asked_to_share_pawns(run: Run) -> None:
    options = options_after(run, "3", "5", *FIVE_TEAMS, "0", "", "1", "")
    assert "pawns in 8 colours, too few for 10 players" in run.out
    assert options.chosen == ("banished", "shared_pawn")  # Ambition cannot be, and the pawn is agreed already
    assert "two for each of at most 8 players; 10 is too many. (R12.2)" in run.out


def test_R12_2_who_will_not_share_pawns_sits_down_with_fewer(run: Run) -> None:
    options = options_after(run, "3", "5", *FIVE_TEAMS, "0", "n", "4", *FIVE_TEAMS[:4], "0", "", "")
    assert (len(options.names), options.chosen) == (8, ())
    assert run.out.count("Play with: Shared pawn?") == 1


def test_R12_2_seats_that_flags_named_are_asked_too(run: Run) -> None:
    seats = tuple(word for team in FIVE_TEAMS for word in ("--seat", team))
    assert options_after(run, "y", "", flags=("vive-le-roi", *seats)).chosen == ("shared_pawn",)
    assert options_after(run, "", flags=("vive-le-roi", "--wedding", *seats)).chosen == ("wedding", "shared_pawn")
    assert options_after(run, "", flags=("vive-le-roi", "--shared-pawn", *seats)).chosen == ("shared_pawn",)
    assert "pawns in 8 colours" not in run.out


def test_R12_2_without_questions_more_than_eight_are_told_the_way_out(run: Run) -> None:
    seats = [word for team in FIVE_TEAMS for word in ("--seat", team)]
    assert run("play", "vive-le-roi", "--yes", *seats) != 0
    assert "Play with shared pawns, one for each team, or with at most 8 players. (R12.2)" in run.err
    assert run("play", "vive-le-roi", *seats, lines=["n", ""], ask=True) != 0
    assert "(R12.2)" in run.err


def test_what_a_table_cannot_play_is_said_and_not_offered(run: Run) -> None:
    options_after(run, "", flags=("vive-le-roi", "--players", "6", "--seat", "Anna"))
    assert "The Emissary plays with 2 to 5 seats" in run.out
    assert "A shared pawn needs at least one team of two. (R12.2)" in run.out
    assert "Shared pawn:" not in run.out
    assert "Royal wedding" in run.out


def test_a_flag_that_the_table_cannot_play_is_explained_and_may_be_taken_back(run: Run) -> None:
    options = options_after(run, "", flags=("kingup", "--ambition", "--seat", "Anna"))
    assert "KingUp! has no Ambition cards" in run.out
    assert "Play without: Ambition? [Y/n]" in run.out
    assert options.chosen == ()


def test_the_same_name_twice_is_explained_and_asked_again(run: Run) -> None:
    options = options_after(run, "2", "2", "Anna", "anna", "", "", "2", "Anna", "Bruno", "", "", "")
    assert "the same name" in run.out
    assert options.seat_names[:2] == ("Anna", "Bruno")


def test_flags_answer_questions(run: Run, tmp_path: Path) -> None:
    options_after(run, flags=("kingup", "--seat", "Anna", "--players", "3"))
    assert "Which game?" not in run.out
    assert "How many people" not in run.out
