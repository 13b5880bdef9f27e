"""One implementation, two speeds."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import vivat
from tests.castle.combinations import all_combinations
from tests.fast.differential import AnyOptions, Pair, compare_games
from tests.intrigue.combinations import all_combinations as all_intrigue_combinations
from vivat.fast.cache import sources_hash
from vivat.fast.families import CompiledRules, castle, intrigue, play_random_games, seeded_generators
from vivat.fast.records import as_record, record_type
from vivat.fast.twins import modules_of, own_functions, reaching
from vivat.game import CastleOptions
from vivat.rules.castle import climbing, election
from vivat.rules.castle.state import EMISSARY_SEAT, OVER, State

STEPS_A_PART = {"castle": 12_500, "intrigue": 25_000}
"""Of intrigue more: few games come to the victory of a survivor."""
SOURCE = Path(vivat.__file__).parent.parent


FAMILIES: dict[str, Sequence[AnyOptions]] = {"castle": all_combinations(), "intrigue": all_intrigue_combinations()}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", range(4))
def test_interpreted_equals_compiled_after_every_step(family: str, seed: int) -> None:
    # The order is shuffled by the seed, so the parts start with different combinations.
    done, difference = compare_games(FAMILIES[family], STEPS_A_PART[family], seed)
    assert difference is None
    assert done == STEPS_A_PART[family]


def test_the_comparison_notices_a_difference_in_one_field() -> None:
    pair = Pair(CastleOptions.make("kingup", 4))
    assert pair.difference() is None
    pair.twin["nos"][0][2] -= 1
    assert pair.difference() == "state"


def test_the_comparison_notices_a_changed_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(election, "DUNGEON_3", 10)
    _, difference = compare_games([CastleOptions.make("vive-le-roi", 4)], 20_000, 3)
    assert difference is not None
    assert difference.what == "state"


def test_a_twin_shares_the_code_object_of_its_rule() -> None:
    for family, package in ((castle(), "vivat.rules.castle"), (intrigue(), "vivat.rules.intrigue")):
        check_code_objects(family, package)


def check_code_objects(family: CompiledRules, package: str) -> None:
    for module in modules_of(package):
        for name, function in own_functions(module).items():
            assert family.with_events.internal[name].py_func.__code__ is function.__code__
            if name != "tell":
                assert family.without_events.internal[name].py_func.__code__ is function.__code__


@pytest.mark.parametrize("family", [castle(), intrigue()], ids=lambda family: family.key)
def test_what_tells_nothing_is_shared_by_both_sets_of_twins(family: CompiledRules) -> None:
    assert family.without_events.internal["refusal"] is family.with_events.internal["refusal"]
    assert family.without_events["refusal"] is family.with_events["refusal"]
    assert family.without_events.internal["step"] is not family.with_events.internal["step"]
    assert family.without_events["step"] is not family.with_events["step"]


def test_functions_that_reach_one_that_is_replaced_are_found() -> None:
    telling = reaching({**own_functions(election), **own_functions(climbing)}, {"tell"})
    assert {"tell", "reveal_ballots", "nominate", "climb"} <= telling
    assert not {"refuse_move", "refuse_wc"} & telling


def test_records_have_the_fields_of_the_rules_in_their_order() -> None:
    state = State(turn=3, place=list(range(14)))
    record = as_record(state)
    assert record.dtype == record_type(State)
    assert record.dtype.names == State.__slots__
    assert {name: record[0][name].tolist() for name in State.__slots__} == {
        name: getattr(state, name) for name in State.__slots__
    }
    assert as_record(CastleOptions.make("kingup", 5).params)[0]["no_cards"] == 2


def test_random_games_depend_on_the_seed_and_not_on_the_number_of_workers() -> None:
    options = CastleOptions.make("vive-le-roi", 5, ambition=True, emissary=True)
    one, decisions = play_random_games(options, 500, seed=4, workers=1)
    two, again = play_random_games(options, 500, seed=4, workers=3)
    assert one.tobytes() == two.tobytes()
    assert decisions == again > 500 * 50
    assert (one["phase"] == OVER).all()
    assert (one["winners"] > 0).all()
    other, _ = play_random_games(options, 500, seed=5)
    assert other.tobytes() != one.tobytes()


def test_random_playouts_are_uniform_over_seats_and_cards() -> None:
    games, _ = play_random_games(CastleOptions.make("kingup", 4), 40_000, seed=1)
    for seat in range(4):
        share = (games["winners"] >> seat & 1).mean()
        assert 0.24 < share < 0.27  # a quarter, and a few shared victories
    dealt = np.bincount(games["card"][:, 0], minlength=26)
    assert dealt.min() > 40_000 / 26 * 0.9
    assert dealt.max() < 40_000 / 26 * 1.1


def test_the_emissary_draws_by_the_number_of_cards_in_his_pile() -> None:
    """R9.2: One Yes, four No and one Stomachache: the first draw of a game is No in two cases of three."""
    family = castle()
    pair = Pair(CastleOptions.make("vive-le-roi", 2, emissary=True))
    draw = family.without_events["draw_action"]
    state = pair.twin
    state["phase"] = 7
    state["nos"][0][EMISSARY_SEAT] = 4
    state["aches"][0][EMISSARY_SEAT] = 1
    generators = seeded_generators(1, 1)
    drawn = np.bincount([draw(pair.packed[0], state[0], generators, 0) - 153 for _ in range(30_000)])
    assert np.abs(drawn / 30_000 - np.array([1, 4, 1]) / 6).max() < 0.01


def run_fresh(code: str, cache: Path, source: Path = SOURCE) -> str:
    """Run code in a process of its own with this cache folder, and the package as it lies in a folder."""
    environment = {**os.environ, "VIVAT_CACHE": str(cache), "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


FIRST_CODE = (
    "import json, vivat.fast\n"
    "from vivat.fast.families import castle\n"
    "from vivat.fast.records import as_record\n"
    "from vivat.rules.castle.state import Params, State\n"
    "code = castle().without_events['first_code']\n"
    "code(as_record(Params())[0], as_record(State())[0])\n"
    "hits, misses = code.stats.cache_hits, code.stats.cache_misses\n"
    "print(json.dumps([vivat.__file__, sum(hits.values()), sum(misses.values())]))\n"
)


def test_the_cache_is_named_by_the_sources_and_used_again_by_another_clone(tmp_path: Path) -> None:
    clone, cache = tmp_path / "clone", tmp_path / "cache"
    shutil.copytree(SOURCE / "vivat", clone / "vivat", ignore=shutil.ignore_patterns("__pycache__", "client"))
    assert json.loads(run_fresh(FIRST_CODE, cache)) == [str(SOURCE / "vivat" / "__init__.py"), 0, 1]
    assert json.loads(run_fresh(FIRST_CODE, cache)) == [str(SOURCE / "vivat" / "__init__.py"), 1, 0]
    assert json.loads(run_fresh(FIRST_CODE, cache, clone)) == [str(clone / "vivat" / "__init__.py"), 1, 0]
    assert [path.name for path in (cache / "compiled").iterdir()] == [sources_hash()]
    assert not list(clone.rglob("*.nb?"))


def test_where_the_cache_cannot_be_written_code_is_compiled_and_runs(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert json.loads(run_fresh(FIRST_CODE, tmp_path / "file"))[1:] == [0, 1]


def test_the_cache_folder_follows_numba_that_was_imported_first(tmp_path: Path) -> None:
    code = "import numba, vivat.fast; print(numba.config.CACHE_DIR)"
    assert run_fresh(code, tmp_path).strip().startswith(str(tmp_path))


def test_the_hash_changes_with_any_rule_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from vivat.fast import cache

    before = sources_hash()
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "one.py").write_text("LIMIT = 4\n")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    first = sources_hash()
    (tmp_path / "rules" / "one.py").write_text("LIMIT = 5\n")
    assert len({before, first, sources_hash()}) == 3
