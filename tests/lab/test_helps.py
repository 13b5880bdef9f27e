"""What the help of each study says: who can play, which games there are, and a command to begin with."""

from collections.abc import Mapping
from dataclasses import fields
from shlex import split

import pytest

from vivat import lab
from vivat.bots.levels import LEVELS
from vivat.cli import main, make_parser
from vivat.lab.command import EXAMPLES, study_of
from vivat.rules.castle.editions import EDITIONS

NAMES = [name.lower() for name in lab.STUDIES]


@pytest.mark.parametrize("name", NAMES)
def test_the_help_names_bots_games_and_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", name, "--help"])
    said = capsys.readouterr().out
    for word in (*LEVELS, "search:N", "FILE.py:CLASS", *EDITIONS, "intrigue", "vivat editions"):
        assert word in said, word
    assert f"vivat lab {EXAMPLES[name]}" in said
    assert EXAMPLES[name].startswith(f"{name} ")


@pytest.mark.parametrize("name", NAMES)
def test_the_example_of_the_help_can_be_run(name: str) -> None:
    flags = make_parser().parse_args(["lab", *split(EXAMPLES[name])])
    study = study_of(name)
    given: Mapping[str, object] = {
        each.name: getattr(flags, each.name) for each in fields(study) if hasattr(flags, each.name)
    }
    study(**{key: tuple(value) if isinstance(value, list) else value for key, value in given.items()})


@pytest.mark.parametrize(
    ("name", "without"), [("roles", "an edition,"), ("exploit", "intrigue or"), ("leak", "intrigue or")]
)
def test_a_study_of_one_family_does_not_offer_games_of_the_other(
    name: str, without: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["lab", name, "--help"])
    flag = capsys.readouterr().out.partition("--game")[2].partition("--seed")[0]
    assert without not in flag
