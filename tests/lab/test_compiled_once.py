"""A study compiles what its workers call before it shares out work, once for all of them."""

from typing import Any

import pytest

from vivat.lab import players
from vivat.lab.runner import COMPILING, carry_out, no_bar
from vivat.lab.studies import calibrate
from vivat.lab.studies.balance import Balance
from vivat.lab.studies.calibrate import Calibrate
from vivat.lab.studies.compare import Compare
from vivat.lab.studies.duel import Duel
from vivat.lab.studies.ladder import Ladder
from vivat.lab.studies.roles import Roles
from vivat.lab.studies.simulate import Simulate
from vivat.lab.studies.strength import Strength
from vivat.lab.study import Study


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The families whose search was compiled."""
    families: list[str] = []
    for module in (players, calibrate):
        monkeypatch.setattr(module, "compile_once", families.append)
    return families


@pytest.mark.parametrize(
    ("study", "family"),
    [
        (Duel(bots=("steward", "king", "random"), deals=1), "castle"),
        (Duel(game="intrigue", bots=("search:20", *["random"] * 3), deals=1), "intrigue"),
        (Ladder(bots=("steward", "chancellor"), deals=1), "castle"),
        (Strength(bots=("steward",), against="guess:20", deals=1), "castle"),
        (Simulate(bots="king", games=1), "castle"),
        (Compare(bots="king", rule=("no_cards=1",), games=1), "castle"),
        (Balance(bots="king", games=1), "castle"),
        (Roles(bots="chancellor", players=(4,), games=1), "intrigue"),
        (Calibrate(games=1), "castle"),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, Study) else each,
)
def test_a_study_with_searching_players_compiles_once_and_first(
    study: Study[Any, Any], family: str, compiled: list[str]
) -> None:
    study.prepare()
    assert compiled == [family]


def test_a_study_without_searching_players_compiles_no_search(compiled: list[str]) -> None:
    for study in (Duel(bots=("steward", "page", "naive"), deals=1), Simulate(bots="random", games=1)):
        study.prepare()
    assert compiled == []


def test_it_says_that_it_compiles_before_any_work_is_shared_out(compiled: list[str]) -> None:
    said: list[str] = []

    def bar(unit: str, total: int, title: str) -> Any:
        said.append(f"{title} {compiled}")
        return no_bar(unit, total, title)

    carry_out(Duel(bots=("random", "search:1", "random"), deals=1), 1, bar)
    assert said == [f"{COMPILING} []", " ['castle']"]
