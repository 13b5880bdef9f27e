"""The flags of `vivat play` are those of the table of options."""

import argparse

import pytest

from tests.terminal.keyboards import Run
from vivat.cli import Parser, make_parser
from vivat.game.option import Option
from vivat.game.option_table import OPTIONS_BY_FAMILY
from vivat.terminal.option_flags import given_values

TIDES = Option("tides", "number", ("kingup",), "R1.1", "how high the moat stands", 3, least=1, most=7)


def play_of(parser: argparse.ArgumentParser) -> Parser:
    commands = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    play: Parser = commands.choices["play"]
    return play


def play_flags(parser: argparse.ArgumentParser) -> dict[str, str]:
    """What each flag of `vivat play` is called in the namespace."""
    return {flag: action.dest for action in play_of(parser)._actions for flag in action.option_strings}


def test_every_option_has_a_flag_by_its_word() -> None:
    parser = make_parser()
    assert "--ambition" not in play_flags(parser)  # nothing is imported for whoever wants something else
    play_of(parser).fill_in()
    found = play_flags(parser)
    for row in [row for rows in OPTIONS_BY_FAMILY.values() for row in rows if row.key != "own_scenario"]:
        assert found[f"--{row.word}"] == row.key
    assert "--own-scenario" not in found  # --scenario takes a file


def test_what_is_not_given_is_not_decided() -> None:
    assert given_values(make_parser().parse_args(["play"])) == {}
    said = ["play", "--no-memory-aids", "--ambition", "--rounds", "0", "--session"]
    assert given_values(make_parser().parse_args(said)) == {
        "memory_aids": False,
        "ambition": True,
        "most_rounds": 0,
        "session_points": 8,
    }


def test_a_new_row_is_a_flag_and_belongs_to_its_family(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPTIONS_BY_FAMILY, "castle", (*OPTIONS_BY_FAMILY["castle"], TIDES))
    assert given_values(make_parser().parse_args(["play", "kingup", "--tides", "5"])) == {"tides": 5}
    assert run("play", "intrigue", "--tides", "5") == 2
    assert "--tides belongs to the castle games, not to the card game." in run.err
    assert run("editions") == 0
    assert "--tides" in run.out.split("Key: intrigue")[0]
