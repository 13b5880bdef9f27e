"""Whole games of intrigue, typed in at the door a user comes through: every scenario, sessions, replays."""

import random
from pathlib import Path

import pytest

from tests.terminal.dealt_hands import NAMES, dealt, saved, seat_at
from tests.terminal.keyboards import Run, window
from vivat.game import GameRecord, IntrigueOptions
from vivat.game.intrigue.sheet import scenarios
from vivat.rules.intrigue.roles import ROLE_NAMES

SOURCE = random.Random(1)
TYPED = [str(SOURCE.randint(1, 30)) for _ in range(4000)]
"""Numbers of moves; those that are none are refused, and the next is tried."""
QUICK = ("--bot", "random", "--seed", "11", "--rounds", "6")


def finished(run: Run, file: Path, *flags: str, lines: list[str] | None = None) -> str:
    """Play to the end; what was said."""
    assert run("play", *flags, *QUICK, "--save", str(file), lines=TYPED if lines is None else lines) == 0
    assert run.err == ""
    return run.out


@pytest.mark.parametrize("key", list(scenarios()))
def test_every_scenario_is_played_to_its_end(run: Run, tmp_path: Path, key: str) -> None:
    file = tmp_path / "game.vivat"
    out = finished(run, file, key)
    game = saved(file)
    outcome = game.outcome
    assert outcome is not None
    assert game.options.scenario.key == key
    ending = out[out.rindex("The game is over") :]
    for player, name in enumerate(game.options.names):
        role = ROLE_NAMES[outcome.roles[player]].replace("-", " ").title()
        assert f"{name}, {role}" in ending
    assert f"vivat replay {file}" in out


@pytest.mark.parametrize(
    "flags",
    [
        ("intrigue", "--players", "8", "--forced-alliances"),
        ("intrigue", "--seat", "Anna", "--seat", "Bruno", "--players", "4"),
        ("--scenario", "hit-men", "--seat", "Anna", "--seat", "Bruno", "--seat", "Carla", "--players", "6"),
        ("intrigue", *[part for _ in range(5) for part in ("--seat", "random")]),
    ],
    ids=["eight", "two people", "three people", "only bots"],
)
def test_people_and_bots_in_any_seats(run: Run, tmp_path: Path, flags: tuple[str, ...]) -> None:
    finished(run, tmp_path / "game.vivat", *flags)
    assert saved(tmp_path / "game.vivat").outcome is not None


def test_the_usual_bots_play_too(run: Run, tmp_path: Path) -> None:
    flags = ("play", "intrigue", "--yes", "--seed", "3", "--rounds", "2", "--save", str(tmp_path / "game.vivat"))
    assert run(*flags, lines=TYPED) == 0
    assert saved(tmp_path / "game.vivat").outcome is not None


def test_bots_talk_unless_they_are_to_be_silent_and_play_the_same(run: Run, tmp_path: Path) -> None:
    said: list[set[str]] = []
    played = []
    for talk in ((), ("--no-talk",)):
        file = tmp_path / f"game{len(said)}.vivat"
        flags = ("play", "intrigue", "--yes", "--seed", "5", "--rounds", "2", "--save", str(file), *talk)
        assert run(*flags, lines=TYPED) == 0
        said.append({line for line in run.out.splitlines() if str(file) not in line})
        played.append(saved(file))
    assert played[0].actions == played[1].actions
    remarks = said[0] - said[1]
    assert remarks
    assert all(line.startswith(tuple(f"{name}: " for name in played[0].options.names)) for line in remarks)


def test_the_same_seed_plays_the_same_game(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.vivat", tmp_path / "two.vivat"]
    for file in files:
        finished(run, file, "intrigue")
    assert GameRecord.load(files[0]).actions == GameRecord.load(files[1]).actions


def test_a_sheet_and_a_scenario_of_the_hosts_own(run: Run, tmp_path: Path) -> None:
    import vivat.game.intrigue.sheet as shipped

    sheet, scenario = tmp_path / "mine.toml", tmp_path / "duel.toml"
    sheet.write_text((shipped.DATA / "sheet.toml").read_text().replace("power = 7", "power = 4"))
    scenario.write_text('name = "Duel"\nplayers = [4, 4]\nbase = ["king", "sage", "fool", "merchant"]\n')
    file = tmp_path / "game.vivat"
    flags = ("intrigue", "--sheet", str(sheet), "--scenario", str(scenario), "--rounds", "3")
    assert run("play", *flags, "--bot", "random", "--save", str(file), lines=["sheet", "quit"]) == 0
    assert "wins by having 4 Power at the start" in run.out
    assert "Duel, round 1" in run.out
    options = GameRecord.load(file).options
    assert isinstance(options, IntrigueOptions)
    assert (options.scenario.name, options.most_rounds) == ("Duel", 3)


def session_game(run: Run, scores: str, reduction: str = "on") -> Path:
    """A session in which Bruno kills the King with his next action."""
    hands = (("power", "power"), ("might", "might"), ("might", "might"), ("power", "power"))
    game = dealt(hands=hands, first=1)
    for text in ("bribe Carla for might", "pass", "pass", "pass", "pass"):
        game.play(text)
    tags = {"session-scores": scores, "session-goal": "8", "session-games": "1", "session-reduction": reduction}
    return seat_at(run, game, "Bruno", tags)


def test_a_session_shows_its_scores_and_goes_on_with_enter(run: Run) -> None:
    file = session_game(run, "0 3 2 0")
    assert run("play", "--resume", str(file), "--seed", "2", lines=["assassinate anna", "", "look"]) == 0
    assert "The session: to 8 points · After 2 games" in run.out
    assert "Bruno: Points +4, Total 7." in run.out
    assert "Role reduction puts aside for the next game: Sage and Politician." in run.out
    assert "The next game begins with Carla. (Enter to play on)" in run.out
    assert "7 points in the session" in run.out
    following = file.with_name("intrigue-game-2.vivat")
    record = GameRecord.load(following)
    assert record.tags["session-scores"] == "0 7 2 0"
    assert record.tags["session-games"] == "2"
    assert isinstance(record.options, IntrigueOptions)
    assert record.options.first_seat == 2
    assert [[ROLE_NAMES[role] for role in roles] for roles in record.options.put_aside] == [["sage", "politician"]]
    assert f"--resume {following}" in run.err


def test_a_session_ends_at_its_goal(run: Run) -> None:
    file = session_game(run, "0 4 2 0", "off")
    assert run("play", "--resume", str(file), lines=["assassinate anna"]) == 0
    assert "Bruno wins the session with 8 points." in run.out
    assert run("play", "--resume", str(file)) == 2
    assert "is over. Watch it with: vivat replay" in run.err


def test_a_session_left_between_two_games_goes_on_with_the_next(run: Run) -> None:
    file = session_game(run, "0 0 0 0", "off")
    assert run("play", "--resume", str(file), lines=["assassinate anna"]) == 0
    assert f"--resume {file}" in run.err
    assert run("play", "--resume", str(file), lines=["quit"]) == 0
    record = GameRecord.load(file.with_name("intrigue-game-2.vivat"))
    assert record.tags["session-scores"] == "0 4 0 0"
    assert len(record.options.names) == len(NAMES)


def test_a_session_from_the_first_flag_to_its_winner(run: Run, tmp_path: Path) -> None:
    """Bots alone do not wait for Enter; every game has its file."""
    bots = [part for _ in range(4) for part in ("--seat", "steward")]
    file = tmp_path / "game.vivat"
    flags = ("play", "intrigue", *bots, "--session", "4", "--reduction", "--seed", "4", "--rounds", "20")
    assert run(*flags, "--save", str(file)) == 0
    assert "wins the session with" in run.out or "share the session with" in run.out
    games = 1 + len(list(tmp_path.glob("game-game-*.vivat")))
    assert run.out.count("The session: to 4 points") == games


def test_damaged_lines_about_a_session_are_refused(run: Run) -> None:
    for scores in ("0 3 2", "0 3 2 x", "0 3 2 0 0"):
        file = session_game(run, scores)
        assert run("play", "--resume", str(file)) == 2
        assert "The lines about its session make no sense." in run.err


def test_a_replay_with_all_secrets_and_from_one_seat(run: Run) -> None:
    game = dealt()
    for text in ("investigate the role of Bruno with 2 knowledge", "pass", "pass", "pass", "pass"):
        game.play(text)
    file = seat_at(run, game, "Anna")
    assert run("replay", str(file)) == 0
    assert "The role of Carla: Sage." in run.out
    assert "Anna saw Bruno’s role: the Assassin." in run.out
    assert "Bruno: 5 gold, 2 cards, Assassin, 1 Might and 1 Power." in run.out
    for viewer in ("Bruno", "spectator"):
        assert run("replay", str(file), "--as", viewer) == 0
        assert "The role of Carla" not in run.out
        assert "Anna saw Bruno’s role" not in run.out
        assert "Anna looks at the role of Bruno in secret, for 2 Knowledge." in run.out
    assert run("replay", str(file), lines=["", "n", "p", "g 3", "q"], ask=True) == 0
    assert "Step 3 of 5" in run.out
    assert run("replay", str(file), "--as", "Anna") == 0
    assert "Bruno: 5 gold, 2 cards, Assassin, as you alone know." in run.out


def test_a_game_in_pictures_at_a_real_terminal(tmp_path: Path) -> None:
    """From the questions to the victory, which stays on the normal screen."""
    flags = ["play", "intrigue", "--seed", "3", "--fast", "--bot", "random", "--rounds", "2"]
    with window(flags, tmp_path, columns=100, rows=40) as page:
        for question, answer in (
            ("scenario?", ""),
            ("session", "0"),
            ("keyboard?", ""),
            ("name?", ""),
            ("bots", ""),
            ("Which ones?", ""),
            ("begins", "Guest"),
        ):
            page.read_until(question)
            page.press(f"{answer}\n".encode())
        page.read_until("your action")
        assert "♛ You are the" in page.visible()
        assert "♣ Might" in page.visible()
        seen = set()
        for _ in range(500):
            page.settle()
            shown = page.visible()
            seen |= {text for text in ("♛ Victory ♛", "Discards: ") if text in shown}
            if "The game is over" in shown and "vivat replay" in shown:
                break
            page.press(b"\n" if "Enter to go on" in shown else b"pass\n" if "your action" in shown else b"1\n")
        assert seen == {"♛ Victory ♛", "Discards: "}
        assert page.ends() == 0
        assert page.raw.rindex(b"\x1b[?1049l") < page.raw.rindex(b"The game is over")
