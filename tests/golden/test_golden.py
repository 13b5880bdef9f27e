"""Playthroughs and node counts are as they were; a change of either is a change of the rules, and has a reason."""

import pytest

from tests.golden.nodes import node_counts, read_counts
from tests.golden.playthrough import FOLDER, play_through
from tests.golden.variants import CASTLE
from vivat.game.castle.event import KINDS
from vivat.game.castle.options import FLAGS
from vivat.rules.castle.editions import EDITIONS


@pytest.mark.parametrize("name", CASTLE)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert play_through(CASTLE[name]).splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", CASTLE)
def test_node_counts_are_as_they_were(name: str) -> None:
    assert node_counts(CASTLE[name]) == read_counts()[name]


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASTLE) == set(read_counts())


def test_every_edition_option_variant_and_number_of_seats_is_played_through() -> None:
    played = CASTLE.values()
    assert {options.edition_key for options in played} == set(EDITIONS)
    assert {flag for options in played for flag in options.chosen} == set(FLAGS)
    assert {len(options.seats) for options in played} == set(range(2, 9))
    assert {len(seat) for options in played for seat in options.seats} == {1, 2}
    assert {options.memory_aids for options in played if options.edition_key == "kingup"} == {True, False}


def test_every_kind_of_event_occurs_in_a_playthrough() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    # A wedding without a partner takes fourteen No cards and a crowned Jester; it has tests of its own (R10.4).
    missing = {kind for kind, *_ in KINDS if f"\n  {kind} " not in text}
    assert missing <= {"no-partner", "zero-bonus"}
