"""The commands of the lab: one list of studies, and what commands that are no studies share with them."""

import ast
import json
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest

from vivat import lab
from vivat.cli import main
from vivat.game import CastleGame, GameRecord
from vivat.lab.castle import puzzles as making
from vivat.lab.castle.puzzles import run
from vivat.lab.command import COMMANDS
from vivat.lab.runner import INTERRUPTED
from vivat.lab.study import Study


def told_to_checkers() -> dict[str, str]:
    """By name the module that a type checker is told it comes from."""
    tree = ast.parse(Path(lab.__file__).read_text(encoding="utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module or "" for node in imports for alias in node.names}


def test_every_study_is_in_the_one_list_and_what_a_checker_is_told_agrees() -> None:
    told = told_to_checkers()
    assert sorted(told) == sorted(lab.__all__) == dir(lab)
    for name, (module, _) in lab.STUDIES.items():
        assert told[name] == module
        assert issubclass(getattr(lab, name), Study)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_takes_its_flags_by_name_and_says_what_it_does(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", name, "--help"])
    printed = capsys.readouterr().out
    parameters = signature(import_module(COMMANDS[name].module).run).parameters
    assert all(f"--{each}" in printed or f" [{each.upper()}]" in printed for each in parameters if each != "sources")
    assert "--json" in printed


def test_a_command_tells_programs_as_a_study_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    GameRecord.of(CastleGame.start("kingup", 3, seed=1)).save(tmp_path / "one.vivat")
    assert main(["lab", "export", str(tmp_path), "--folder", str(tmp_path / "data"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"games": 1, "decisions": 0, "left out": 0}


def test_puzzles_that_were_found_before_an_interruption_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_work: object, _jobs: range, _workers: object) -> Iterator[list[object]]:
        yield []
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "share_out", interrupted)
    monkeypatch.setattr(making, "compile_once", lambda _: None)
    outcome = run(tmp_path / "puzzles.json", games=3)
    assert (outcome.exit_code, outcome.report.values["games"]) == (INTERRUPTED, 1)
    assert outcome.report.summary == "0 puzzles of 0 from 1 game"
    assert (tmp_path / "puzzles.json").read_bytes().startswith(b'{"version"')
