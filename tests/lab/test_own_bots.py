"""A bot of one's own in the studies, and the page that writes one."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vivat.cli import main
from vivat.game import VivatError
from vivat.lab.runner import carry_out
from vivat.lab.studies.duel import Duel
from vivat.lab.studies.simulate import Simulate
from vivat.lab.studies.strength import Strength
from vivat.lab.study import Study

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
CASTLE, INTRIGUE, PROGRAM = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [
    shlex.split(line, comments=True)[1:] for line in PAGE.splitlines() if line.startswith("    vivat lab ")
]  # fmt: skip
FEW = {"duel": ["--deals", "1"], "ladder": ["--deals", "1"], "strength": ["--deals", "1"], "simulate": ["--games", "2"]}

BAD = """
class Late:
    def __init__(self, luck):
        self.luck = luck

    def act(self, observation):
        if observation.round == 3:
            FAULT
        return self.luck.choice(observation.legal)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with the bots of the page."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bots.py").write_text(f"{CASTLE}\n\n{INTRIGUE}", encoding="utf-8")
    return tmp_path


def test_the_bots_of_the_page_are_as_short_as_it_says() -> None:
    assert len([line for line in CASTLE.splitlines() if line]) <= 15
    assert len([line for line in INTRIGUE.splitlines() if line]) <= 15


@pytest.mark.usefixtures("folder")
def test_the_bot_for_intrigue_wins_more_than_who_plays_at_random() -> None:
    study = Duel(bots=("my_bots.py:Quiet", "random", "random", "random"), game="intrigue", deals=8)
    assert carry_out(study, 1).exit_code == 0
    mine, *others = (study.share(bot)[0] for bot in range(4))
    assert mine > 1.3 * sum(others) / len(others)


def test_where_nothing_was_played_there_is_no_table(folder: Path) -> None:
    (folder / "nothing.py").write_text("class Nothing:\n    def act(self, observation): ...\n", encoding="utf-8")
    bots = ("nothing.py:Nothing", "random", "random")
    studies: list[Study[Any, Any]] = [
        Duel(bots=bots, deals=1),
        Strength(bots=bots[:1], against="random", players=3, deals=1),
        Simulate(bots=bots[0], players=3, games=1),
    ]
    for study in studies:
        ending, report = carry_out(study, 1), study.report()
        assert (ending.done, ending.exit_code) == (0, 1)
        assert "returned None" in ending.reason
        assert (report.tables, report.pictures) == ([], [])
        assert " was played to its end." in report.summary


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": "10"}, {"games": True}, {"seed": "7"}], ids=str)
def test_how_much_is_played_is_a_number(wrong: Any) -> None:
    with pytest.raises(VivatError, match=r"a whole number, 1 or more|is not a seed"):
        Simulate(**wrong)


def test_several_bots_and_workers_are_what_they_are_called() -> None:
    text: Any = "steward"
    with pytest.raises(VivatError, match=r"bots are several, such as .*; 'steward' is one text"):
        Duel(bots=text)
    with pytest.raises(VivatError, match="workers cannot be 0"):
        carry_out(Simulate(bots="random", games=1), 0)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("line", COMMANDS, ids=lambda line: line[1])
def test_the_commands_of_the_page_run(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line, *FEW[line[1]], "--workers", "1", "--json"]) == 0
    assert "my_bots.py:" in json.dumps(json.loads(capsys.readouterr().out))


def test_the_program_of_the_page_runs(folder: Path) -> None:
    (folder / "program.py").write_text(f"{PROGRAM}\nassert game.is_over\n", encoding="utf-8")
    done = subprocess.run([sys.executable, "program.py"], cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.usefixtures("folder")
def test_it_is_the_same_in_other_processes() -> None:
    """Its luck is that of the seat, whoever plays the deal; its file is found from other folders."""
    bots = ("my_bots.py:Careful", "random", "random")
    alone, together = Duel(bots=bots, deals=4), Duel(bots=bots, deals=4)
    carry_out(alone, 1)
    carry_out(together, 2)
    assert alone.won == together.won
    assert [row["bot"] for row in alone.report().rows["players"]] == list(bots)


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("return None", "“late.py:Late” returned None (phase: "),
        ("return 3", "“late.py:Late” answered 3 (phase: "),
        ("1 / 0", "ZeroDivisionError: division by zero (late.py:8)"),
    ],
)
def test_when_it_fails_the_study_stops_with_what_was_played(
    fault: str, said: str, workers: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the meetings, the first is without the bot; in the second it comes to the third round of a game."""
    (folder / "late.py").write_text(BAD.replace("FAULT", fault), encoding="utf-8")
    line = ["lab", "ladder", "random", "page", "late.py:Late", "--players", "3", "--deals", "2", "--workers", workers]
    assert main([*line, "--json", "--folder", str(folder / "out")]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out)["deals"] == 1
    assert "Stopped: 1 of 6 deals counted." in printed.err
    assert said in printed.err
    assert "Traceback" not in printed.err
    assert (folder / "out" / "report.html").exists()


def test_when_it_hangs_the_study_stops(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vivat.bots.own.PATIENCE", 0.2)
    (folder / "late.py").write_text(BAD.replace("FAULT", "__import__('threading').Event().wait()"), encoding="utf-8")
    assert main(["lab", "duel", "late.py:Late", "random", "random", "--workers", "1"]) == 1
    assert "“late.py:Late” did not answer within" in capsys.readouterr().err


def test_what_cannot_be_loaded_is_told_before_anything_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "duel", "nowhere.py:Any", "random", "random"]) == 2
    said = capsys.readouterr().err
    assert "There is no file “nowhere.py”" in said
    assert len(said.splitlines()) == 1
