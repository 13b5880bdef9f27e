"""The table of options: its rows, the library's fields, the lines of records and what the rules say of a switch."""

from dataclasses import MISSING, fields
from typing import Any, get_type_hints

import pytest

from vivat.game import CastleOptions, GameRecord, ImpossibleOptions, IntrigueOptions, Refusal, new_game
from vivat.game.castle.options import FLAGS, CastleChoices
from vivat.game.castle.options import OPTIONS as CASTLE_OPTIONS
from vivat.game.intrigue.options import OPTIONS as INTRIGUE_OPTIONS
from vivat.game.intrigue.options import IntrigueChoices
from vivat.game.intrigue.session import session_problems
from vivat.game.intrigue.sheet import scenarios
from vivat.game.option import Option, advise
from vivat.game.option_table import OPTIONS_BY_FAMILY, family_options, foreign_options, option_named, options_of
from vivat.rules.castle.editions import EDITIONS, VIVE_LE_ROI, make_params
from vivat.words import languages, words
from vivat.words.rulebook import articles

SEATED = {"edition_key", "seats", "names"}
"""Fields that say which game it is and who plays."""
FROM_BEFORE = {"put_aside"}
"""What comes from the games before in a session."""


@pytest.mark.parametrize(
    ("family", "options"), [("castle", CastleOptions), ("intrigue", IntrigueOptions)], ids=["castle", "intrigue"]
)
def test_the_library_has_a_field_for_every_row_and_a_row_for_every_field(family: str, options: type[Any]) -> None:
    rows = {row.name: row for row in OPTIONS_BY_FAMILY[family] if not row.of_table}
    found = {each.name: each for each in fields(options) if each.name not in SEATED | FROM_BEFORE}
    assert rows.keys() == found.keys()
    for name, row in rows.items():
        if row.is_plain:
            assert found[name].default is not MISSING
            assert found[name].default == row.default, name


@pytest.mark.parametrize(
    ("options", "choices", "more"),
    [(CastleOptions, CastleChoices, set()), (IntrigueOptions, IntrigueChoices, {"scenario", "sheet"} | FROM_BEFORE)],
    ids=["castle", "intrigue"],
)
def test_what_may_be_chosen_by_name_are_the_fields_with_their_types(
    options: type[Any], choices: type[Any], more: set[str]
) -> None:
    types = get_type_hints(options)
    assert get_type_hints(choices) == {
        each.name: types[each.name] for each in fields(options) if each.name not in SEATED | more
    }


@pytest.mark.parametrize("flag", FLAGS)
def test_R12_1_every_switch_that_is_chosen_changes_the_rules(flag: str) -> None:
    sizes = (1, 2, 1)
    assert make_params(VIVE_LE_ROI, sizes, [flag]) != make_params(VIVE_LE_ROI, sizes)


@pytest.mark.parametrize("row", [*CASTLE_OPTIONS, *INTRIGUE_OPTIONS], ids=lambda row: f"{row.key}-{row.article}")
def test_a_row_is_whole(row: Option) -> None:
    numbers = {article.number for article in articles("en")}
    assert row.article in numbers or any(number.startswith(f"{row.article}.") for number in numbers)
    assert row.help
    assert row.editions
    if row.kind in ("number", "text"):
        assert row.least < row.most
    for number in (row.default, row.suggested):
        assert row.kind != "number" or number is None or row.range_problem(int(number)) is None


@pytest.mark.parametrize("language", languages())
def test_every_option_has_words(language: str) -> None:
    for row in [row for rows in OPTIONS_BY_FAMILY.values() for row in rows if row.kind in ("switch", "number", "text")]:
        assert words(language).say(row.words)
        assert row.kind != "switch" or words(language).say(f"{row.words}-name")


def test_a_key_stands_once_in_a_family_and_both_families_mean_the_same_by_it() -> None:
    for rows in OPTIONS_BY_FAMILY.values():
        assert len({row.key for row in rows}) == len(rows)
    assert {row.key for row in CASTLE_OPTIONS} & {row.key for row in INTRIGUE_OPTIONS} == {"first_seat", "memory_aids"}
    assert option_named("first_seat").kind == "seat"


def test_R12_1_which_game_knows_what() -> None:
    assert [row.key for row in options_of("vive-le-roi")] == [*FLAGS, "first_seat", "memory_aids"]
    assert [row.key for row in options_of("viva-il-re")] == ["first_seat", "memory_aids"]
    assert options_of("intrigue") == family_options("intrigue") == INTRIGUE_OPTIONS
    assert options_of("chess") == ()
    assert {row.key for row in foreign_options("intrigue")} == set(FLAGS)
    assert "first_seat" not in {row.key for row in foreign_options("kingup")}


@pytest.mark.parametrize("edition", EDITIONS)
def test_R5_10_the_usual_habit_of_an_edition_stands_in_its_row(edition: str) -> None:
    assert option_named("memory_aids").default_in(edition) is CastleOptions.make(edition, 4).memory_aids
    (aids,) = [row for row in INTRIGUE_OPTIONS if row.key == "memory_aids"]
    assert aids.default_in("intrigue") is IntrigueOptions.make("base", 4).memory_aids is True
    assert option_named("most_rounds").default_in("intrigue") == IntrigueOptions.make("base", 4).most_rounds


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (CastleOptions.make("kingup", 4), ["memory-aids off"]),
        (
            CastleOptions.make("vive-le-roi", 4, ambition=True, wedding=True, first_seat=2),
            ["option ambition", "option wedding", "first-seat 3", "memory-aids on"],
        ),
        (IntrigueOptions.make("base", 4), ["rounds 50", "memory-aids on"]),
        (
            IntrigueOptions.make("base", 4, forced_alliances=True, first_seat=1, most_rounds=7, memory_aids=False),
            ["option forced-alliances", "first-seat 2", "rounds 7", "memory-aids off"],
        ),
    ],
    ids=["as usual", "castle", "intrigue as usual", "intrigue"],
)
def test_options_are_lines_of_a_record_and_come_back(
    options: CastleOptions | IntrigueOptions, lines: list[str]
) -> None:
    text = GameRecord.of(new_game(options)).dumps()
    header = [line for line in text.split("\nbegin\n")[0].splitlines() if line.split()[0] not in ("seat", "scenario")]
    assert header[2:] == lines
    assert GameRecord.loads(text).options == options


@pytest.mark.parametrize("rounds", [-1, 1001])
def test_S3_6_rounds_have_a_range(rounds: int) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        IntrigueOptions.make("base", 4, most_rounds=rounds)
    assert caught.value.refusal.key == "options-rounds"


@pytest.mark.parametrize(
    ("scenario", "points", "reduction", "keys"),
    [
        ("base", None, False, []),
        ("base", 8, True, []),
        ("base", 0, False, ["options-session"]),
        ("base", 101, True, ["options-session"]),
        ("base", None, True, ["options-reduction-session"]),
        ("no-might", 8, True, ["options-reduction-roles"]),
        ("no-might", 8, False, []),
    ],
)
def test_S8_3_what_a_session_can_be(scenario: str, points: int | None, reduction: bool, keys: list[str]) -> None:
    assert [each.key for each in session_problems(scenarios()[scenario], points, reduction)] == keys


def test_switches_are_closed_or_a_way_out_as_the_rules_say() -> None:
    def problem_with(switches: Any) -> Refusal | None:
        options = CastleOptions("vive-le-roi", (("A",), ("B",)), **switches)
        return next(iter(options.problems()), None)

    off = dict.fromkeys(FLAGS, False)
    stuck = advise(off, problem_with)
    assert stuck.problem is not None
    assert (stuck.problem.key, stuck.ways, stuck.closed) == ("options-two-need-emissary", {"emissary": True}, {})
    fine = advise(off | {"emissary": True}, problem_with)
    assert (fine.problem, fine.ways) == (None, {})
    assert {key: refusal.key for key, refusal in fine.closed.items()} == {"shared_pawn": "options-shared-pawn-teams"}
    wrong = advise(off | {"emissary": True, "shared_pawn": True}, problem_with)
    assert (wrong.ways, wrong.closed) == ({"shared_pawn": False}, {})
