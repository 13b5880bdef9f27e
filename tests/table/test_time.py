"""The time that servers on one database agree on, whatever their machines' clocks say."""

import pytest

from vivat.table.timers import SLEW, STEP_MS, SharedTime

NOON = 1_700_000_000_000


class Machine:
    """A machine whose clock is wrong."""

    def __init__(self, wrong_by: float = 0.0) -> None:
        self.seconds = 1000.0
        self.time = SharedTime(lambda: self.seconds, lambda: NOON / 1000 + wrong_by)

    def learn(self, database_now: int, took: float = 0.0) -> None:
        """Ask the database; the question takes so many seconds."""
        asked = self.seconds
        self.seconds += took
        self.time.learn(database_now, asked, self.seconds)


@pytest.mark.parametrize("wrong_by", [-3600, 0, 7])
def test_before_the_first_answer_it_is_the_machines_and_then_the_databases(wrong_by: int) -> None:
    machine = Machine(wrong_by)
    assert machine.time.now() == NOON + wrong_by * 1000
    machine.learn(NOON)
    assert machine.time.now() == NOON
    machine.seconds += 5
    assert machine.time.now() == NOON + 5000


def test_a_small_difference_is_mended_gently_and_time_never_runs_backwards() -> None:
    machine = Machine()
    machine.learn(NOON)
    machine.learn(NOON - 100)
    before = machine.time.now()
    for _ in range(2000):
        machine.seconds += 0.01
        now = machine.time.now()
        assert now >= before
        assert now - before >= 10 * (1 - SLEW) - 1
        before = now
    assert machine.time.now() == NOON + 20_000 - 100


def test_a_large_difference_is_mended_at_once() -> None:
    machine = Machine()
    machine.learn(NOON)
    machine.learn(NOON + STEP_MS + 1)
    assert machine.time.now() == NOON + STEP_MS + 1


def test_an_answer_that_took_long_says_nothing_of_small_differences() -> None:
    machine = Machine()
    machine.learn(NOON)
    machine.learn(NOON + 900, took=1.0)
    machine.seconds += 100
    assert machine.time.now() == NOON + 101_000


def test_two_machines_with_different_clocks_agree() -> None:
    early, late = Machine(-600), Machine(45)
    for beat in range(5):
        for machine in (early, late):
            machine.learn(NOON + beat * 1000, took=0.0)
        assert abs(early.time.now() - late.time.now()) <= 1
        for machine in (early, late):
            machine.seconds += 1
