"""What bots say at a table: two worlds that differ in their secrets hear the same words at the same times."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.web import random_tables
from tests.web.planted_leaks import in_intrigue
from tests.web.random_tables import Setting
from tests.web.two_worlds import hunt
from vivat.bots.intrigue import remarks
from vivat.bots.tempers import Temper
from vivat.game import IntrigueObservation
from vivat.table import bot_decision
from vivat.table.entries import Said
from vivat.table.fold import CHANGES, Fold

TALKATIVE = Temper(100.0, 0.6, (1, 1, 1))
"""Takes every occasion."""
habits = random_tables.habits


def bots_decide(setting: Setting) -> bool:
    """A table of intrigue at which a bot does something."""
    return in_intrigue(setting) and any(seat not in setting.people for step in setting.steps for seat in step.seats)


def any_role(_observation: IntrigueObservation, roles: Sequence[int], _temper: Temper, luck: Random) -> int:
    """What is claimed, without a look at one's own card: all else that is said must be the same in both worlds."""
    return luck.choice(roles)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Said]:
    """All that bots say, at tables where they say all that they can."""
    said: list[Said] = []
    say: Callable[[Fold, Said], Any] = CHANGES[Said]

    def listen(fold: Fold, body: Said) -> Any:
        said.extend([body] if body.remark is not None else [])
        return say(fold, body)

    changes: dict[Any, Any] = CHANGES
    monkeypatch.setitem(changes, Said, listen)
    monkeypatch.setattr(random_tables, "habits", lambda source: habits(source) | {"remarks": True})
    monkeypatch.setattr(bot_decision, "temper_of", lambda _name, _level: TALKATIVE)
    monkeypatch.setattr(remarks, "MANY", 1)  # so that there is something to warn of after a few actions
    monkeypatch.setattr(remarks, "claimed_role", any_role)
    return said


def test_worlds_that_differ_in_secrets_hear_the_same_remarks_at_the_same_times(heard: list[Said]) -> None:
    done, leak = hunt(60, 1, wanted=bots_decide)
    assert leak is None
    assert done == 60
    assert len(heard) > 40
    assert len({each.remark.kind for each in heard if each.remark is not None}) >= 5


def own_role(observation: IntrigueObservation, *_: Any) -> int:
    """Nobody ever lies."""
    return observation.roles[observation.me or 0] or 0


def own_might(public: remarks.PublicKnowledge, me: int) -> Iterator[remarks.Occasion]:
    """A warning that counts the cards of whoever warns."""
    yield remarks.Occasion("warning-gold", 1 - min(me, 1), {"count": (public.observation.hand or (0,))[0]})


def no_assassin(public: remarks.PublicKnowledge, me: int, _said: Any) -> bool:
    """Whoever speaks is not the Assassin."""
    return public.observation.roles[me] == 1


@pytest.mark.parametrize(
    ("name", "leak", "first"),
    [("claimed_role", own_role, 39), ("of_rivals", own_might, 0), ("silent_still", no_assassin, 280)],
)
@pytest.mark.usefixtures("heard")
def test_a_remark_that_tells_a_secret_is_caught(
    name: str, leak: Any, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hunt begins a little before the table at which it shows."""
    monkeypatch.setattr(remarks, name, leak)
    assert hunt(200, 1, wanted=bots_decide, first=first)[1] is not None
