"""The table of people at one keyboard: its options are those of the game, and its bots only say what they would do."""

from dataclasses import replace

import pytest

from tests.golden.variants import VARIANTS
from tests.intrigue.combinations import quick_sheet
from vivat.game import Dealer, GameRecord, IntrigueOptions, Session
from vivat.game.intrigue.sheet import scenarios
from vivat.table.bot_decision import seat_knowledge
from vivat.table.record_tags import session_tags
from vivat.terminal.keyboard_desk import KeyboardDesk


def desk_of(record: GameRecord, talk: bool = True) -> KeyboardDesk:
    """A desk of bots alone."""
    seats = range(len(record.options.seats))
    return KeyboardDesk(record, dict.fromkeys(seats, "steward"), Dealer.seeded(1), 1, talk=talk)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_options_of_the_table_are_those_of_the_game(name: str) -> None:
    options = VARIANTS[name]
    table = desk_of(GameRecord(options, ())).table
    assert table.options.game_options(table.names) == options


def test_a_scenario_and_a_sheet_of_ones_own_are_among_them() -> None:
    own = replace(scenarios()["hit-men"], key="mine", name="A “hunt”")
    options = IntrigueOptions.make(own, 5, sheet=quick_sheet())
    table = desk_of(GameRecord(options, ())).table
    assert table.options.game_options(table.names) == replace(options, scenario=replace(own, key="own"))


def test_a_session_and_its_reduction_are_among_them() -> None:
    options = IntrigueOptions.make("base", 4)
    session = Session.begin(options, 3, reduction=True)
    found = desk_of(GameRecord(options, (), session_tags(session)), talk=False).table.options
    assert (found.session_points, found.reduction, found.remarks) == (3, True, False)


def test_to_choose_writes_nothing() -> None:
    desk = desk_of(GameRecord(IntrigueOptions.make("base", 4, most_rounds=2), ()))
    table = desk.table
    said = 0
    while table.status == "playing":
        seat, before = table.waited_for[0], table.version
        chosen = desk.choose(*seat_knowledge(table, seat), seat)
        assert table.version == before
        desk.let_bot(seat)
        assert table.version >= before + 1
        said += chosen.said is not None
    assert said
    assert desk.remarks()
