"""`vivat campaign`: a folder of records told in words, as data and as a page; through a process of its own, too."""

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.results.hand_made import NOON, Reign, castle, finished, intrigue
from tests.terminal.keyboards import COMMAND, Run, window
from vivat.game import AnyGame, CastleGame, GameRecord
from vivat.results.achievements import usual_catalogue
from vivat.results.campaign import Campaign, tally_campaign
from vivat.results.finished_game import FinishedGame
from vivat.results.printed_page import printed_page
from vivat.words import languages, words

SAGE = intrigue("king assassin sage fool", "MM II KK PP", "pass", "pass")
ALLY = intrigue("king assassin sage fool", "II MM KK PP", "ally with Cleo for 2 influence", "join", "pass", "pass")
THRONE = castle(Reign(["ABDFIL", "CGMNOP", "BCEGLM"], {4: "A"}))
ENDS = ("2026-01-01T20:00:00+00:00", "2026-01-01T21:00:00+00:00", "2026-01-08T20:00:00+00:00")
OWN = """
[[card]]
id = "mine"
group = "ours"
name = "Our own"
about = "Play."
marks = [{ statistic = "games", target = 9 }]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three finished games on two evenings; Ben is a bot in the last one, and practised in the first."""
    found = tmp_path / "games"
    (found / "below").mkdir(parents=True)
    tags: list[dict[str, str]] = [{"decided-2": "2 1"}, {}, {"bot-2": "steward"}]
    places = (found / "a.vivat", found / "below" / "b.vivat", found / "c.vivat")
    games: tuple[AnyGame, ...] = (SAGE, ALLY, THRONE)
    for game, ended, more, path in zip(games, ENDS, tags, places, strict=True):
        GameRecord.of(game, {"ended": ended, **more}).save(path)
    return found


def tallied(folder: Path) -> Campaign:
    games = [FinishedGame.of_record(GameRecord.load(path), 0) for path in folder.rglob("*.vivat")]
    return tally_campaign([game for game in games if game is not None], usual_catalogue())


def test_S8_4_a_folder_is_told(run: Run, folder: Path) -> None:
    assert run("campaign", str(folder)) == 0
    campaign = tallied(folder)
    [king] = campaign.kings
    assert "Campaign · 3 games in 2 evenings\n" in run.out
    for each in campaign.standings:
        line = f"{each.name}: Games {each.games}, Won {each.victories}, Marks {len(each.earned)}, Points {each.points}."
        assert f"\n{line}\n" in run.out
    assert f"The true King of this campaign is {king.name}, with {king.points} points." in run.out
    assert "Ben: one game was practice" in run.out
    assert "New in the last game\nAnna: Vive le Roi\u00a0!, won (+3)\n" in run.out
    assert "Roles: The Sage\n" in run.out
    assert "Cleo: by role, alone\n" in run.out
    assert "Anna: as an ally\n" in run.out
    assert run.err == ""


def test_a_mark_that_is_near_is_told(run: Run, folder: Path) -> None:
    assert run("campaign", str(folder)) == 0
    near = run.out.split("Nearly there\n")[1].splitlines()
    assert "Anna: Three with one hand, 2 of 3" not in near
    assert any(re.fullmatch(r"Anna: A great game, Vive le Roi\u00a0!, \d+ of 80", line) for line in near)


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(run: Run, folder: Path, language: str) -> None:
    assert run("campaign", str(folder), "--lang", language) == 0
    said = words(language)
    assert said.say("campaign-about", games=3, evenings=2) in run.out
    assert said.say("achievement-sage") in run.out
    assert "\x1b" not in run.out


def test_numbers_for_programs(run: Run, folder: Path) -> None:
    assert run("campaign", str(folder), "--json") == 0
    data = json.loads(run.out)
    campaign = tallied(folder)
    assert (data["games"], data["evenings"], data["unfinished"], data["left_out"]) == (3, 2, 0, {})
    assert data["kings"] == [king.person for king in campaign.kings]
    assert [(each["person"], each["points"]) for each in data["people"]] == [
        (each.person, each.points) for each in campaign.standings
    ]
    [cleo] = [each for each in data["people"] if each["person"] == "cleo"]
    assert cleo["marks"]["sage/role"] == {"value": 2, "target": 1, "earned": True}
    assert {"person": "anna", "mark": "vive-le-roi/won"} in data["news"]


def test_what_cannot_be_read_is_named_and_the_rest_counts(run: Run, folder: Path) -> None:
    (folder / "broken.vivat").write_text("nonsense", encoding="utf-8")
    GameRecord.of(SAGE, {"ended": "soon"}).save(folder / "tags.vivat")
    (folder / "folder.vivat").mkdir()
    GameRecord.of(CastleGame.start("kingup", 3, seed=1)).save(folder / "running.vivat")
    assert run("campaign", str(folder)) == 1
    assert f"{folder / 'broken.vivat'} was left out: Line 1: this is not a Vivat record" in run.err
    assert f"{folder / 'tags.vivat'} was left out: The line “ended” is to say when" in run.err
    assert f"{folder / 'folder.vivat'} was left out: " in run.err
    assert "3 games in 2 evenings" in run.out
    assert "One game was left out, because it is not over." in run.out


def test_a_copy_counts_once_and_without_a_date_the_file_has_one(run: Run, folder: Path) -> None:
    GameRecord.of(SAGE).save(folder / "copy.vivat")
    other = intrigue("king assassin sage fool", "MK II KK PP", "pass", "pass")
    path = folder / "undated.vivat"
    GameRecord.of(other).save(path)
    os.utime(path, (NOON / 1000, NOON / 1000))
    assert run("campaign", str(folder), "--json") == 0
    data = json.loads(run.out)
    assert (data["games"], data["evenings"]) == (4, 3)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda folder: folder / "nowhere", "nowhere is not a folder."),
        (lambda folder: folder, "There is no finished game in"),
    ],
    ids=["no folder", "no records"],
)
def test_a_folder_that_has_nothing(run: Run, tmp_path: Path, make: Callable[[Path], Path], said: str) -> None:
    assert run("campaign", str(make(tmp_path))) == 2
    assert said in run.err
    assert run.out == ""


def test_among_bots_alone_nobody_earns_anything(run: Run, tmp_path: Path) -> None:
    GameRecord.of(THRONE, {f"bot-{seat}": "steward" for seat in (1, 2, 3)}).save(tmp_path / "a.vivat")
    assert run("campaign", str(tmp_path)) == 0
    assert run.out == "Campaign · One game in one evening\nOnly bots have played these games, and bots earn nothing.\n"


def test_S8_5_cards_of_a_hosts_own(run: Run, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    assert run("campaign", str(folder), "--catalogue", str(file), "--json") == 0
    [anna] = [each for each in json.loads(run.out)["people"] if each["person"] == "anna"]
    assert anna["marks"] == {"mine": {"value": 3, "target": 9, "earned": False}}
    file.write_text(OWN.replace('"games"', '"gamse"'), encoding="utf-8")
    assert run("campaign", str(folder), "--catalogue", str(file)) == 2
    assert "there is no statistic “gamse”. The nearest one is games. (S8.5)" in run.err
    assert run("campaign", str(folder), "--catalogue", str(tmp_path / "none.toml"), "--lang", "fr") == 2
    assert "Impossible de lire" in run.err


def test_the_page_to_print_is_whole_and_loads_nothing(run: Run, folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run("campaign", str(folder), "--print", str(page), "--lang", "it") == 0
    assert f"Le carte e il conteggio sono in {page}." in run.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith('<!doctype html>\n<html lang="it">')
    assert re.findall(r"https?:|src=|href=|url\(|<script|@import", text) == []
    campaign, said = tallied(folder), words("it")
    for card in campaign.catalogue:
        assert text.count(f"<h4>{card.name(said)}</h4>") == len(campaign.standings)
    assert text.count('class="box earned"') == sum(len(each.earned) for each in campaign.standings)
    assert text.count('class="box') == sum(len(each.progress) for each in campaign.standings)


def test_names_are_text_on_the_page() -> None:
    names = ["<b>Zed</b>", "A & B", '"quoted"']
    game: AnyGame = CastleGame.start("kingup", names, seed=1)
    while game.to_act is not None:
        game.play(game.legal_actions()[0].text)
    page = printed_page(tally_campaign([finished(game)], usual_catalogue()), words())
    assert "<b>" not in page
    assert "&lt;b&gt;Zed&lt;/b&gt;" in page
    assert "A &amp; B" in page


def test_a_page_that_cannot_be_written(run: Run, folder: Path, tmp_path: Path) -> None:
    assert run("campaign", str(folder), "--print", str(tmp_path / "no" / "page.html")) == 2
    assert "page.html" in run.err


def test_the_command_as_a_process_of_its_own(folder: Path) -> None:
    done = subprocess.run([*COMMAND, "campaign", str(folder)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The true King of this campaign is" in done.stdout


def test_with_pictures_there_are_tables(folder: Path, tmp_path: Path) -> None:
    with window(["campaign", str(folder)], tmp_path, columns=100, rows=60) as terminal:
        assert terminal.ends() == 0
        shown = terminal.everything()
    assert "╭" in shown
    assert re.search(r"│ Roles +│ Cleo +│", shown) or re.search(r"│ Roles +│ Anna +│", shown)
    assert "The Sage" in shown
