"""Work that is brought to its end though whoever began it has gone."""

import asyncio
import gc

import pytest

from vivat.game import IllegalAction, Refusal
from vivat.table.background import Background


def left_alone(error: Exception) -> list[dict[str, object]]:
    """What a loop complains of when work fails for which somebody has waited until they were cut off."""
    complaints: list[dict[str, object]] = []

    async def begin_and_leave() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: complaints.append(problem))
        background, may_fail = Background(), asyncio.Event()

        async def work() -> None:
            await may_fail.wait()
            raise error

        waiting = asyncio.create_task(background.finish(work()))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        may_fail.set()
        await background.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        gc.collect()

    asyncio.run(begin_and_leave())
    return complaints


def test_a_refusal_that_nobody_hears_any_more_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    assert left_alone(IllegalAction(Refusal("table-busy", ""))) == []
    assert caplog.records == []


def test_anything_else_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert left_alone(ZeroDivisionError()) == []
    assert [record.message for record in caplog.records] == ["work that nobody waited for any more failed"]
