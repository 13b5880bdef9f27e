"""The options of a table: a typed field for every row of the table of options, and what is refused at once."""

from typing import Any

import pytest
from msgspec import inspect

from vivat.game import ImpossibleOptions
from vivat.game.families import FAMILIES
from vivat.game.option import Option
from vivat.game.option_table import OPTIONS_BY_FAMILY
from vivat.table.options import TableOptions
from vivat.web.wire import bounds_of

HABITS = {"game", "seats", "listed", "spectators", "ask_twice", "remarks", "coach", "clock", "grace"}
"""What is no option of a game."""
ROWS = {row.key: row for rows in OPTIONS_BY_FAMILY.values() for row in rows}
KINDS: dict[str, type[inspect.Type]] = {
    "switch": inspect.BoolType,
    "number": inspect.IntType,
    "seat": inspect.IntType,
    "text": inspect.StrType,
    "choice": inspect.StrType,
}


def field(key: str) -> inspect.Field:
    kind = inspect.type_info(TableOptions)
    assert isinstance(kind, inspect.StructType)
    return next(each for each in kind.fields if each.name == key)


def test_every_row_has_its_field_and_every_field_its_row() -> None:
    kind = inspect.type_info(TableOptions)
    assert isinstance(kind, inspect.StructType)
    assert {each.name for each in kind.fields} - HABITS == ROWS.keys()


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())
def test_a_field_has_the_type_the_range_and_the_default_of_its_row(row: Option) -> None:
    found = field(row.key)
    kinds = found.type.types if isinstance(found.type, inspect.UnionType) else (found.type,)
    assert KINDS[row.kind] in {type(each) for each in kinds}
    assert (inspect.NoneType in {type(each) for each in kinds}) == (row.default is None)
    assert found.default == row.default
    if row.kind == "number":
        assert bounds_of(found.type) == {"least": row.least, "most": row.most}
    if row.kind == "text":
        assert bounds_of(found.type) == {"most": row.most}
    if row.kind == "seat":
        assert bounds_of(found.type) == {"least": 0, "most": most_seats() - 1}


def most_seats() -> int:
    """For how many seats the largest game is."""
    return max(family.size(edition, None).most for family in FAMILIES.values() for edition in family.editions)


@pytest.mark.parametrize(
    ("game", "wished", "key"),
    [
        ("kingup", {"most_rounds": 3}, "table-option-elsewhere"),
        ("vive-le-roi", {"scenario": "hit-men"}, "table-option-elsewhere"),
        ("kingup", {"reduction": True}, "table-option-elsewhere"),
        ("kingup", {"ambition": True}, "options-ambition-2024"),
        ("intrigue", {"wedding": True}, "table-option-elsewhere"),
        ("intrigue", {"reduction": True}, "options-reduction-session"),
        ("intrigue", {"reduction": True, "session_points": 5, "scenario": "no-might"}, "options-reduction-roles"),
    ],
)
def test_what_the_game_does_not_have_is_refused(game: str, wished: dict[str, Any], key: str) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        TableOptions(game=game, seats=(("me",), *((("steward",),) * 3)), **wished).check()
    assert caught.value.refusal.key == key
