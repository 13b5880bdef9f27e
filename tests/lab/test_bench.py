"""`vivat bench`: each figure has its unit, is told as it comes, and takes no longer than it may."""

import json

import pytest

from vivat.cli import main
from vivat.game import CastleOptions, IntrigueOptions
from vivat.game.named import named_options
from vivat.lab import bench
from vivat.lab.bench import MOST_PASSES, TABLES, figures, measure, run, search_rate
from vivat.speed import Figure, best_rate


def test_a_rate_is_the_best_of_those_that_fit_into_the_time() -> None:
    now, done = 0.0, list[int]()

    def work(amount: int) -> int:
        nonlocal now
        now += 0.01 * amount if len(done) % 2 else 0.02 * amount  # every other time twice as fast
        done.append(amount)
        return amount

    assert best_rate(work, 1.0, lambda: now) == pytest.approx(100.0)
    assert 1.0 <= now < 1.4
    assert done[:4] == [1, 2, 4, 8]


def test_every_figure_has_a_name_of_its_own_and_a_unit() -> None:
    found = list(figures())
    assert len({figure.name for figure in found}) == len(found)
    assert {figure.unit for figure in found} == {"s", "/s", "µs"}
    for figure in found:
        assert figure.key.endswith("_us") == (figure.unit == "µs")
        assert ("_per_s" in figure.key) == (figure.unit == "/s")
    assert [named_options(*table).params for table in TABLES.values()] == [
        CastleOptions.make("kingup", 4).params,
        IntrigueOptions.make("base", 6).params,
    ]


def test_each_figure_is_told_as_it_comes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ours = [Figure(family, "decisions_per_s", "/s", lambda seconds: 3e6 * seconds) for family in TABLES]
    theirs = Figure("pyspiel", bench.YARDSTICK, "/s", lambda seconds: 2e5 * seconds)
    monkeypatch.setattr(bench, "figures", lambda: iter(ours))
    said: list[str] = []
    assert measure(ours, 2.0, said.append)["castle"] == {"decisions_per_s": 6e6}
    assert said[:2] == ["1 of 2: castle.decisions_per_s …", "castle.decisions_per_s: 6,000,000 /s, after 0 s"]
    assert run(as_json=True, seconds=1.0, others=[theirs]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["ratio"] == {"castle": 15.0, "intrigue": 15.0}
    assert "3 of 3: pyspiel" in printed.err
    assert run(as_json=False, seconds=1.0, others=[theirs]) == 0
    assert "15.0 ×" in capsys.readouterr().out


def test_a_search_is_measured_once_at_least_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []
    monkeypatch.setattr(bench, "search_castle", lambda _observation, _seed, simulations: counts.append(simulations))
    assert search_rate(0.0) > 0
    once = counts.count(bench.SIMULATIONS)
    counts.clear()
    assert search_rate(60.0) > 0
    assert counts.count(bench.SIMULATIONS) == MOST_PASSES * once


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "two"])
def test_a_time_in_which_nothing_can_be_measured_is_refused_before_anything_is(
    seconds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bench", f"--seconds={seconds}"])
    assert left.value.code == 2
    assert f"'{seconds}' is not a number of seconds above 0, such as 2 or 0.5. See: vivat bench --help" in (
        capsys.readouterr().err
    )


def test_however_short_the_time_one_rate_is_measured() -> None:
    times = iter([0.0, 1.0, 3.0, 3.0, 5.0])
    assert best_rate(lambda amount: 10 * amount, 1e-9, lambda: next(times)) == 5.0
