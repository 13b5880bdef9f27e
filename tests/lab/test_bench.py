"""How fast the rules are: what the measuring itself promises."""

import pytest

from vivat.cli import main
from vivat.lab.bench import best_rate


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
