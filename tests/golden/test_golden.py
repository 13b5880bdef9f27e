"""Playthroughs and node counts are as they were; a change of either is a change of the rules, and has a reason."""

import pytest

from tests.golden.nodes import node_counts, read_counts
from tests.golden.playthrough import FOLDER, play_through
from tests.golden.variants import CASTLE, INTRIGUE, VARIANTS
from vivat.game.castle.event import KINDS as CASTLE_KINDS
from vivat.game.castle.options import FLAGS
from vivat.game.intrigue.event import KINDS as INTRIGUE_KINDS
from vivat.game.intrigue.sheet import scenarios
from vivat.game.rows import Kinds
from vivat.rules.castle.editions import EDITIONS

RARE_IN_INTRIGUE = {"turn-missed", "jailed", "power-missed", "pile-made-anew", "allied-victory"}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert play_through(VARIANTS[name]).splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", VARIANTS)
def test_node_counts_are_as_they_were(name: str) -> None:
    assert node_counts(VARIANTS[name]) == read_counts()[name]


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    kept = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*.txt")}
    assert kept == set(VARIANTS) == set(read_counts())


def test_every_edition_option_variant_and_number_of_seats_is_played_through() -> None:
    played = CASTLE.values()
    assert {options.edition_key for options in played} == set(EDITIONS)
    assert {flag for options in played for flag in options.chosen} == set(FLAGS)
    assert {len(options.seats) for options in played} == set(range(2, 9))
    assert {len(seat) for options in played for seat in options.seats} == {1, 2}
    assert {options.memory_aids for options in played if options.edition_key == "kingup"} == {True, False}


def test_the_base_game_in_every_size_and_every_scenario_is_played_through() -> None:
    assert {options.scenario.key for options in INTRIGUE.values()} == set(scenarios())
    assert {len(options.names) for options in INTRIGUE.values() if options.scenario.key == "base"} == set(range(4, 9))


@pytest.mark.parametrize(
    ("family", "kinds", "elsewhere"),
    [
        # A wedding without a partner takes fourteen No cards and a crowned Jester; the bonus for nothing is rare.
        ("castle", CASTLE_KINDS, {"no-partner", "zero-bonus"}),
        # Six rounds at random see few kills, jails and endings; they have tests of their own (S5, S7).
        ("intrigue", INTRIGUE_KINDS, RARE_IN_INTRIGUE),
    ],
)
def test_every_kind_of_event_occurs_in_a_playthrough(family: str, kinds: Kinds[str], elsewhere: set[str]) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / family).glob("*.txt"))
    missing = {kind for kind, *_ in kinds.values() if f"\n  {kind} " not in text}
    assert missing <= elsewhere
