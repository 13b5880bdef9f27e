"""No byte that reaches a viewer, and no moment at which it does, depends on what the viewer cannot know."""

from collections import Counter
from typing import Any

import pytest

from tests.web import random_tables
from tests.web.behaviour import Public
from tests.web.planted_leaks import (
    LEAKS,
    PlantedLeak,
    at_chatty_tables,
    at_the_end,
    in_elections,
    in_elections_with_time_banks,
)
from tests.web.random_tables import Setting, make_setting
from tests.web.two_worlds import anything, hunt, world_a
from vivat.game import CastleObservation
from vivat.game.record import AnyObservation
from vivat.review.coach import AnyCoach, coach
from vivat.table.table import Table
from vivat.web import coaching

PARTS = (
    (anything, 100), (anything, 100), (anything, 100), (in_elections, 120), (in_elections_with_time_banks, 60),
    (at_chatty_tables, 60), (at_the_end, 60),
)  # fmt: skip
"""Which tables are looked at in each part, and how many trials: what is rare is hunted where it can show."""


@pytest.mark.parametrize("part", range(len(PARTS)))
def test_worlds_that_differ_in_others_secrets_send_the_same_bytes_at_the_same_times(part: int) -> None:
    wanted, trials = PARTS[part]
    done, leak = hunt(trials, seed=part, wanted=wanted)
    assert leak is None
    assert done == trials


def test_at_least_thirty_leaks_are_planted() -> None:
    assert len({leak.name for leak in LEAKS}) == len(LEAKS) >= 30


@pytest.mark.parametrize("planted", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_caught(planted: PlantedLeak, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.plant(monkeypatch)
    _, leak = hunt(400, seed=1, wanted=planted.shows_in, first=planted.first)
    assert leak is not None


def seen_in(setting: Setting) -> Counter[str]:
    """What a trial is about: kinds of tables, of actions and of acts."""
    options, seen = setting.options, Counter[str]()
    seen[options.game] += 1
    seen[f"clock {options.clock.kind}"] += 1
    seen.update(name for name in ("ambition", "emissary", "ask_twice", "listed") if getattr(options, name))
    seen.update(name for name in ("from_scratch", "is_over", "chatty") if getattr(setting, name))
    seen["team"] += any(len(seat) == 2 for seat in options.seats)
    for step in setting.steps:
        seen["election"] += step.election
        seen.update(
            action.text if action.verb == "vote" else action.verb
            for action in setting.story.actions[step.first : step.end]
        )
    public = Public(setting)
    hands = [act for acts in world_a(setting, public).acts.values() for part in acts for act in part]
    for act in [*hands, *(act for acts in public.acts for act in acts)]:
        seen[act.do] += 1
    for moment in public.moments:
        seen["silent"] += moment.silent is not None
        seen["away"] += moment.is_step and bool(moment.away)
    return seen


def test_the_trials_see_all_that_can_leak() -> None:
    """What must be among them; a change that loses one of these would go unnoticed otherwise."""
    missing = {
        *("kingup", "viva-il-re", "vive-le-roi", "intrigue", "clock none", "clock decision", "clock bank"),
        *("ambition", "emissary", "ask_twice", "listed", "from_scratch", "is_over", "chatty", "team", "election"),
        *("vote yes", "vote no", "vote stomachache", "keep-ambition", "place", "move", "deal"),
        *("investigate", "extort", "steal", "draw", "trade", "give", "ask", "accept", "decline", "counter", "sell"),
        *("withdraw", "bribe", "ally", "join", "refuse", "buy", "seize-power"),
        *("send", "request", "connect", "cut", "restart", "silent", "away"),
    }
    for number in range(1500):
        missing -= {what for what, times in seen_in(make_setting(f"seen-{number}", anything)).items() if times}
        if not missing:
            break
    assert missing == set()


@pytest.fixture
def with_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has a coach for all who play."""
    usual = random_tables.habits
    monkeypatch.setattr(random_tables, "habits", lambda source: usual(source) | {"coach": True})


@pytest.mark.parametrize(("game", "trials"), [("kingup", 4), ("vive-le-roi", 4), ("intrigue", 4)])
def test_the_coach_tells_the_same_in_worlds_that_whoever_asks_cannot_tell_apart(
    with_coach: None, monkeypatch: pytest.MonkeyPatch, game: str, trials: int
) -> None:
    told: list[AnyObservation] = []

    def counted(observation: AnyObservation, **how: Any) -> AnyCoach:
        told.append(observation)
        return coach(observation, **how)

    monkeypatch.setattr(coaching, "coach", counted)
    done, leak = hunt(trials, seed=7, wanted=lambda setting: setting.options.game == game, asks_coach=True)
    assert (done, leak) == (trials, None)
    assert told, "somebody was told something"


def test_a_coach_who_sees_anothers_cards_is_caught(with_coach: None, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Table] = []
    refuse = coaching.refuse_coach

    def noted(table: Table) -> None:
        tables.append(table)
        refuse(table)

    def leaky(observation: CastleObservation, **how: Any) -> AnyCoach:
        seats = len(observation.options.seat_names)
        return coach(tables[-1].begun_game.observe(((observation.my_seat or 0) + 1) % seats), **how)

    monkeypatch.setattr(coaching, "refuse_coach", noted)
    monkeypatch.setattr(coaching, "coach", leaky)
    _, leak = hunt(40, seed=7, wanted=lambda setting: setting.options.game == "kingup", asks_coach=True)
    assert leak is not None
