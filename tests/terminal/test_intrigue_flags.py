"""What the command line can say of intrigue: what goes together, what does not, and what is listed."""

from pathlib import Path

import pytest

from tests.terminal.keyboards import Run
from vivat.game import GameRecord, IntrigueOptions
from vivat.game.intrigue.sheet import scenarios

MISTAKES = {
    "a castle option": (["play", "intrigue", "--ambition"], "--ambition belongs to the castle games, not to the card"),
    "a scenario of a castle game": (["play", "kingup", "--scenario", "hit-men"], "--scenario belongs to the card game"),
    "a session of a castle game": (["play", "kingup", "--session"], "--session belongs to the card game, not to the"),
    "no rounds in a castle game": (["play", "kingup", "--rounds", "0"], "--rounds belongs to the card game"),
    "both families": (["play", "--session", "--wedding"], "--wedding belongs to the castle games"),
    "an unknown scenario": (["play", "intrigue", "--scenario", "zz"], "There is no scenario “zz”. Known scenarios:"),
    "a scenario twice": (["play", "hit-men", "--scenario", "no-might"], "“hit-men” is a scenario already"),
    "too few players": (["play", "hit-men", "--players", "4"], "Hit Men is played with 5 to 6 seats, not 4"),
    "too many players": (["play", "no-might", "--players", "5"], "No Might is played with 4 seats, not 5"),
    "a team": (["play", "intrigue", "--seat", "Anna + Bruno"], "everybody plays alone; “Anna + Bruno” is a team"),
    "reduction alone": (["play", "intrigue", "--reduction"], "Role reduction is for sessions. Say to how many points"),
    "a session to nothing": (["play", "intrigue", "--session", "0"], "goes to 1 to 100 points, not 0. (S8.2)"),
    "too many points": (["play", "intrigue", "--session", "101"], "A session goes to 1 to 100 points, not 101."),
    "reduction without drawn roles": (["play", "no-might", "--session", "--reduction"], "deals the same roles"),
    "too many rounds": (["play", "intrigue", "--rounds", "1001"], "after 1,001 rounds; say a number up to 1,000"),
    "fewer than no rounds": (["play", "intrigue", "--rounds", "-1"], "cannot end after -1 rounds"),
    "a missing sheet": (["play", "intrigue", "--sheet", "/nope.toml"], "/nope.toml cannot be read"),
    "a missing scenario file": (["play", "intrigue", "--scenario", "/nope.toml"], "/nope.toml cannot be read"),
    "an unknown first player": (["play", "intrigue", "--first", "Zed"], "There is no seat “Zed”"),
}  # fmt: skip


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_told_in_one_line(run: Run, arguments: list[str], sentence: str) -> None:
    assert run(*arguments) == 2
    assert sentence in run.err
    assert run.err.count("\n") == 1
    assert run.out == ""


def test_a_bad_sheet_is_refused_with_key_and_reason(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "bad.toml"
    sheet.write_text("[king]\nwins = 'soon'\n")
    assert run("play", "intrigue", "--sheet", str(sheet)) == 2
    assert "bad.toml" in run.err
    assert run.err.count("\n") == 1


def options_after(run: Run, *answers: str, flags: tuple[str, ...] = ()) -> IntrigueOptions:
    file = run.folder / "game.vivat"
    assert run("play", *flags, "--save", str(file), lines=[*answers], ask=True) == 0
    options = GameRecord.load(file).options
    assert isinstance(options, IntrigueOptions)
    return options


def test_the_questions_lead_to_a_scenario_and_a_session(run: Run) -> None:
    """Game, scenario, session, rounds, people, name, bots, level, switches, first; wrong answers are asked again."""
    options = options_after(run, "4", "99", "hit-men", "8", "30", "1", "Anna", "9", "5", "random", "", "")
    assert options.most_rounds == 30
    assert options.scenario.key == "hit-men"
    assert options.names[0] == "Anna"
    assert len(options.names) == 6
    assert run.out.count("Please type a number") == 2
    assert all(scenario.name in run.out for scenario in scenarios().values())
    assert GameRecord.load(run.folder / "game.vivat").tags["session-goal"] == "8"


def test_enter_alone_is_enough_after_the_choice_of_the_game(run: Run) -> None:
    options = options_after(run, "intrigue", "", "", "", "", "", "", "", "", "")
    assert (options.scenario.key, options.most_rounds) == ("base", 50)
    assert len(options.names) == 4
    assert not [tag for tag in GameRecord.load(run.folder / "game.vivat").tags if tag.startswith("session")]


def test_S2_3_the_questions_end_with_who_begins(run: Run) -> None:
    options = options_after(run, "intrigue", "", "8", "", "", "Anna", "", "", "", "5", "Anna")
    assert "There is no seat “5”" in run.out
    assert options.first_seat == 0
    assert GameRecord.load(run.folder / "game.vivat").tags["session-goal"] == "8"


def test_S8_3_role_reduction_is_offered_in_a_session_where_roles_are_drawn(run: Run) -> None:
    options_after(run, "8", "", "Role reduction", flags=("intrigue", "--scenario", "base", "--seat", "Anna"))
    assert GameRecord.load(run.folder / "game.vivat").tags["session-reduction"] == "on"
    options_after(run, "8", "", "", flags=("no-might", "--seat", "Anna"))
    assert "No Might always deals the same roles" in run.out
    assert "2  Role reduction" not in run.out
    assert "1  Forced alliances" in run.out
    options_after(run, "0", "", "", flags=("intrigue", "--scenario", "base", "--seat", "Anna"))
    assert "Role reduction is for sessions." in run.out


def test_S8_3_role_reduction_that_a_flag_asked_for_waits_for_the_session(run: Run) -> None:
    flags = ("intrigue", "--scenario", "base", "--reduction", "--seat", "Anna")
    options_after(run, "5", "", flags=flags)
    assert GameRecord.load(run.folder / "game.vivat").tags["session-reduction"] == "on"
    options_after(run, "0", "", "", flags=flags)
    assert "Play without: Role reduction? [Y/n]" in run.out


def test_flags_make_the_options(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    flags = (
        "play",
        "--scenario",
        "lonely-king",
        "--players",
        "7",
        "--first",
        "2",
        "--forced-alliances",
        "--rounds",
        "0",
    )
    assert run(*flags, "--session", "--save", str(file), lines=["quit"]) == 0
    record = GameRecord.load(file)
    options = record.options
    assert isinstance(options, IntrigueOptions)
    assert (options.scenario.key, len(options.names), options.first_seat) == ("lonely-king", 7, 1)
    assert (options.forced_alliances, options.most_rounds) == (True, 0)
    assert record.tags["session-goal"] == "8"
    assert record.tags["bot-2"] == "steward"


def test_editions_lists_intrigue_and_its_scenarios(run: Run) -> None:
    assert run("editions") == 0
    assert "Key: intrigue\nTitle: Long Live the King\nPlayers: 4 to 8 players" in run.out
    for key, scenario in scenarios().items():
        assert f"Key: {key}\nTitle: {scenario.name}\n" in run.out
    assert "Key: hit-men\nTitle: Hit Men\nPlayers: 5 to 6\n" in run.out


def test_the_rulebook_has_articles_of_both_families(run: Run) -> None:
    assert run("rules", "S4.5") == 0
    assert run.out.startswith("S4.5 ")
    assert run("rules", "r5.2") == 0
    assert run.out.startswith("R5.2 ")
    assert run("rules", "S4") == 0
    assert "S4.1  " in run.out
    assert "R4.1  " not in run.out
