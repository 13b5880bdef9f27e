"""What people at one keyboard can do besides moves: change a sealed ballot, claim something, let a bot play."""

from itertools import count
from pathlib import Path

import pytest

from tests.terminal.keyboards import Run, window
from vivat.game import (
    CastleAction,
    CastleEvent,
    CastleGame,
    CastleObservation,
    CastleOptions,
    Dealer,
    GameRecord,
    Viewer,
)
from vivat.rules.castle.actions import NO, YES
from vivat.table.record_tags import BOT_SEED
from vivat.terminal.keyboard_desk import KeyboardDesk
from vivat.words import words

BOTS = {"bot-3": "steward"}
ALONE = ("play", "kingup", "--seat", "Anna", "--players", "3", "--seed", "2", "--first", "Anna", "--yes")


def at_an_election() -> CastleGame:
    """Anna and Bruno are to vote before Aldo, in whatever has come about."""
    for seed in count(1):
        game = CastleGame(CastleOptions.make("kingup", ["Anna", "Bruno", "Aldo"]), Dealer.seeded(seed))
        while not game.polled:
            game.play(game.legal_actions()[0])
        if game.polled[0] == 0 and all(
            "vote no" in [each.text for each in game.legal_actions(seat)] for seat in (0, 1)
        ):
            return game
    raise AssertionError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "election.vivat"
    GameRecord.of(at_an_election(), BOTS).save(path)
    return path


def votes(file: Path) -> dict[int, int]:
    """The ballots of the last election that was turned over, by seat."""
    game = GameRecord.load(file).game()
    assert isinstance(game, CastleGame)
    shown: list[CastleEvent] = [event for event in game.events if event.kind == "revealed"][-3:]
    return {event.seat: event.vote for event in shown if event.seat is not None and event.vote is not None}


def go_on(run: Run, file: Path, *lines: str) -> str:
    assert run("play", "--resume", str(file), "--seed", "1", lines=[*lines]) == 0
    return run.out


def test_R5_2_a_ballot_can_be_changed_until_the_last_one_is_in(run: Run, file: Path) -> None:
    out = go_on(run, file, "", "yes", "", "change", "", "no", "", "yes")
    assert "Ballots can be changed until the last one is in: “change” calls Anna back." in out
    assert "Your ballot lies on the table already." in out
    assert out.index("Pass the keyboard to Bruno") < out.index("Your ballot lies on the table already.")
    assert votes(file) == votes(file) | {0: NO, 1: YES}


def test_R5_2_a_ballot_that_nobody_changes_stays(run: Run, file: Path) -> None:
    go_on(run, file, "", "no", "", "change bruno", "change zzz", "yes")
    assert run.out.count("Whose ballot? Type “change” and one of: Anna.") == 2
    assert votes(file) == votes(file) | {0: NO, 1: YES}


def test_without_a_ballot_there_is_nothing_to_change(run: Run, file: Path) -> None:
    assert "No ballot lies on the table" in go_on(run, file, "", "change")


def test_sealed_ballots_are_saved_with_the_game_and_stay_sealed(run: Run, file: Path) -> None:
    go_on(run, file, "", "no")
    tags = GameRecord.load(file).tags
    told = {key: tag for key, tag in tags.items() if not key.startswith(("decided-", BOT_SEED))}
    assert told == {**BOTS, "ballot-1": "vote no"}
    out = go_on(run, file, "", "yes")
    assert "Pass the keyboard to Anna" not in out
    assert "Bruno, your secret vote" in out
    assert votes(file) == votes(file) | {0: NO, 1: YES}


def test_a_ballot_in_a_file_that_cannot_be_is_refused(run: Run, file: Path) -> None:
    GameRecord.of(at_an_election(), BOTS | {"ballot-1": "vote stomachache"}).save(file)
    assert run("play", "--resume", str(file)) == 2
    assert "cannot be read as a saved game. KingUp! has no Stomachache cards. (R5.6)" in run.err


def test_a_changed_ballot_is_gone_before_the_next_person_comes(file: Path, tmp_path: Path) -> None:
    with window(["play", "--resume", str(file), "--fast"], tmp_path, rows=40) as page:
        page.read_until("Anna: press Enter")
        page.type("", "Anna, your secret vote")
        page.type("yes", "Bruno: press Enter")
        page.type("", "“change” calls Anna back")
        page.type("change", "Anna: press Enter")
        page.type("", "Your ballot lies on the table already")
        page.type("no", "Bruno: press Enter")
        shown = page.everything()
        assert "vote" not in shown
        page.type("", "Bruno, your secret vote")
        assert "Your ballot" not in page.everything()


def test_a_claim_is_read_by_everybody_and_kept(run: Run, file: Path) -> None:
    out = go_on(run, file, "", "claim I vote yes, trust me", "no", "", "claims", "claim \t")
    assert out.count("Anna claims: “I vote yes, trust me”") == 2
    assert words("en").say("table-nothing-said") in out
    assert GameRecord.load(file).tags["claim-1"] == "1 I vote yes, trust me"
    assert "Anna claims: “I vote yes, trust me”" in go_on(run, file, "", "claims")


def test_nobody_has_claimed_anything_at_first(run: Run, file: Path) -> None:
    assert "Nobody has claimed anything yet." in go_on(run, file, "", "claims")


def test_a_bot_plays_for_somebody_until_they_are_back(run: Run, file: Path) -> None:
    out = go_on(run, file, "", "bot", "", "back", "back", "yes", "", "1")
    assert "Pass the keyboard to Bruno" in out
    assert "Anna decides again." in out
    assert "No bot plays for anybody at this keyboard." in out
    assert len(votes(file)) == 3


def test_a_bot_that_plays_for_the_only_person_waits_for_enter_and_can_be_called_off(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    assert run(*ALONE, "--save", str(file), lines=["bot", "", "", "back", "quit"]) == 0
    assert run.out.count("A bot plays for Anna.") == 3
    assert run.out.count("Anna, place a character") == 2
    placed = [text for text in GameRecord.load(file).actions if text.startswith("place")]
    assert len(placed) == 6


def test_a_game_that_bots_play_can_be_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.vivat"
    assert run(*ALONE, "--save", str(file), lines=["bot", "quit"]) == 0
    assert f"vivat play --resume {file}" in run.err
    assert not [text for text in GameRecord.load(file).actions if text.startswith("place")]


class Spy:
    """A bot that notes what it sees."""

    def __init__(self) -> None:
        self.seen: list[CastleObservation] = []

    def act(self, observation: CastleObservation) -> CastleAction:
        self.seen.append(observation)
        return observation.legal[0]


def test_R11_3_a_teams_bot_sees_with_the_eyes_of_whoever_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of two teammates keeps an Ambition that the other does not see: so does the bot that plays for them."""
    options = CastleOptions.make("vive-le-roi", [("Ada", "Bob"), ("Cleo", "Dan"), ("Eve", "Fay")], ambition=True)
    spy = Spy()
    monkeypatch.setattr("vivat.terminal.keyboard_desk.make_bot", lambda _level, _seed: spy)
    desk = KeyboardDesk(GameRecord(options, ()), dict.fromkeys(range(3), "random"), Dealer.seeded(1))
    for player in range(6):
        assert desk.game.deciding == Viewer.player(player)
        desk.let_bot(desk.table.waited_for[0])
        assert [number for number, offer in enumerate(spy.seen[-1].offered) if offer is not None] == [player]


def test_search_players_sit_down_by_their_number_of_simulations(run: Run) -> None:
    seats = ("--seat", "Anna", "--seat", "search:30", "--seat", "search:20:Zoe")
    assert run("play", "kingup", *seats, "--seed", "2", "--first", "Anna", "--yes", lines=["alighiero 1", "quit"]) == 0
    assert "Zoe places" in run.out
