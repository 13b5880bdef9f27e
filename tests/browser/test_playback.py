"""The playback by itself: one beat a deed, and nothing is shown, asked or told out of its moment."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.gallery import Stage

PLAY = """async ({heard, pace}) => {
    await import("/client/js/screens.js");
    const {linked} = await import("/client/js/app.js");
    const {Playback} = linked["table/playback.js"];
    const log = [];
    let timers = [];
    let time = 0;
    const playback = new Playback({
        frames: (before, told, after, {last}) =>
            Array(told.frames ?? 1).fill({view: last ? after : before, ms: told.ms ?? 100, lands: told.lands}),
        mine: ({deed}, view) => deed.seat === view.chairs[view.me].seat,
        pace: () => pace,
        away: () => false,
        show: ({view, present}, lines, deeds) => {
            const here = "spectators" in view ? {here: view.chairs.map(({connected}) => connected)} : {};
            log.push({present, asked: view.legal.length, deeds: deeds.length, ...here});
        },
        tell: ({lines, deeds}) => log.push({told: deeds.map(({number}) => number), lines: lines.length}),
        now: () => time,
        later: (act, ms) => timers.push({act, at: time + ms}),
        cancel: () => { timers = []; },
    });
    for (const message of heard) {
        if (message === "beat") {
            const due = timers;
            timers = [];
            for (const {act, at} of due) {
                time = at;
                act();
            }
            if (due.length) log.push({time});
        } else if (message.type === "presence") playback.meet(message);
        else playback.hear(message, message.late);
    }
    return log;
}"""


@pytest.fixture
def page(stage: Stage) -> Page:
    return stage.person("").page("/")


def view(decision: int, *, asked: bool = False, running: int | None = None) -> dict[str, Any]:
    """A table of two, seen from the first chair."""
    game: dict[str, Any] = {"status": "playing", "games": 1, "game": None, "session": None, "decision": decision}
    request: dict[str, Any] = {"asked": [], "waited_for": [], "voted": [], "ballot": None, "proposal": None}
    people = {"me": 0, "chairs": [{"seat": 0}, {"seat": 1}], "clocks": [9, 9]}
    clocks = {"running": [] if running is None else [0], "clocks_start_in": running}
    return game | request | people | clocks | {"legal": ["move"] if asked else []}


def deed(number: int, seat: int = 1, *, is_done: bool = True) -> dict[str, Any]:
    """A step of somebody."""
    return {
        "number": number,
        "deed": {"family": "castle", "kind": "move", "seat": seat, "weight": 1, "is_done": is_done},
    }


def update(decision: int, *deeds: dict[str, Any], **how: Any) -> dict[str, Any]:
    """A message with deeds."""
    lines = how.pop("lines", [])
    late = how.pop("late", False)
    return {"type": "update", "lines": lines, "deeds": list(deeds), "view": view(decision, **how), "late": late}


BEGUN: dict[str, Any] = {"type": "snapshot", "lines": [], "deeds": [], "view": view(0)}


def play(page: Page, *heard: dict[str, Any] | str, pace: float = 1) -> list[dict[str, Any]]:
    """What was shown and told of some messages; between them, beats pass."""
    found: list[dict[str, Any]] = page.evaluate(PLAY, {"heard": [BEGUN, *heard], "pace": pace})
    return [each for each in found[2:] if "time" not in each]


def times(page: Page, *heard: dict[str, Any] | str) -> list[float]:
    """When beats are over."""
    found: list[dict[str, Any]] = page.evaluate(PLAY, {"heard": [BEGUN, *heard], "pace": 1})
    return [each["time"] for each in found if "time" in each]


def told(log: list[dict[str, Any]]) -> list[list[int]]:
    """The deeds that were told at once, each time."""
    return [each["told"] for each in log if each.get("told")]


@pytest.mark.parametrize("messages", [1, 20])
def test_twenty_deeds_are_twenty_beats_however_they_come(page: Page, messages: int) -> None:
    deeds = [deed(number) for number in range(20)]
    each = 20 // messages
    heard = [update(end, *deeds[end - each : end], asked=end == 20) for end in range(each, 21, each)]
    log = play(page, *heard, *["beat"] * 20)
    assert told(log) == [[number] for number in range(20)]
    assert all(shown["present"] for shown in log if shown.get("asked"))
    assert log[-2] == {"present": True, "asked": 1, "deeds": 20}


def test_nothing_goes_on_before_its_beat_is_over(page: Page) -> None:
    heard = [update(1, deed(0)), update(2, deed(1)), update(3, deed(2), asked=True)]
    assert told(play(page, *heard)) == [[0]]
    assert told(play(page, *heard, "beat")) == [[0], [1]]


def test_who_comes_and_goes_is_shown_at_once_and_changes_no_moment(page: Page) -> None:
    here = {"type": "presence", "connected": [True, False], "watching": [], "spectators": 0, "preparing": None}
    heard = [update(1, deed(0)), update(2, deed(1), asked=True)]
    log = play(page, *heard, here)
    assert log[-1] == {"present": False, "asked": 0, "deeds": 1, "here": [True, False]}
    log = play(page, *heard, here, "beat", {**here, "connected": [True, True]})
    assert told(log) == [[0], [1]]
    assert log[-1] == {"present": True, "asked": 1, "deeds": 2, "here": [True, True]}


def test_at_once_is_at_once(page: Page) -> None:
    log = play(page, update(1, deed(0), deed(1), asked=True), pace=0)
    assert told(log) == [[0, 1]]
    assert [shown["asked"] for shown in log if "asked" in shown][-1] == 1


def test_whose_clock_runs_is_at_the_present(page: Page) -> None:
    log = play(page, update(1, deed(0)), update(2, deed(1)), update(3, deed(2), asked=True, running=0))
    assert told(log) == [[0], [1, 2]]
    assert log[-1]["present"]


def test_what_is_left_is_shown_until_ones_clock_runs(page: Page) -> None:
    """For what takes 300 ms there are 150, or more than enough, or too few to follow it."""
    heard: list[dict[str, Any] | str] = [update(1, deed(0)), update(2, deed(1))]
    due = update(3, deed(2), asked=True, running=150)
    assert told(play(page, *heard, due, *["beat"] * 3)) == [[0], [1], [2]]
    assert times(page, *heard, due, *["beat"] * 3) == [50, 100, 150]
    plenty = update(3, deed(2), asked=True, running=1000)
    assert times(page, *heard, plenty, *["beat"] * 3) == [100, 200, 300]
    scarce = update(3, deed(2), asked=True, running=50)
    assert told(play(page, *heard, scarce)) == [[0], [1, 2]]


def test_what_would_take_too_long_is_a_summary(page: Page) -> None:
    many = [{**deed(number), "ms": 1000} for number in range(30)]
    assert told(play(page, update(1, *many))) == [list(range(30))]


def test_what_was_missed_is_a_summary(page: Page) -> None:
    assert told(play(page, update(1, deed(0), deed(1), deed(2), late=True))) == [[0, 1, 2]]


def test_ones_own_deed_is_seen_at_once(page: Page) -> None:
    log = play(page, update(1, deed(0)), update(2, deed(1)), update(3, deed(2, seat=0)))
    assert told(log) == [[0], [1], [2]]


def test_ones_own_deed_is_played_where_it_is_an_event(page: Page) -> None:
    own = {**deed(0, seat=0), "frames": 3}
    assert told(play(page, update(1, own), "beat")) == []
    assert told(play(page, update(1, own), "beat", "beat")) == [[0]]


def test_a_deed_that_is_told_again_has_no_beat_of_its_own(page: Page) -> None:
    log = play(page, update(1, deed(0)), update(2, deed(0), deed(1)), "beat")
    assert told(log) == [[0], [0, 1]]


def test_a_deed_that_grows_is_played_again(page: Page) -> None:
    log = play(page, update(1, deed(0, is_done=False)), "beat", update(2, deed(0)))
    assert told(log) == [[0], [0]]


def test_talk_is_heard_while_deeds_are_played(page: Page) -> None:
    said = {"kind": "said", "text": "Hello"}
    log = play(page, update(1, deed(0)), update(2, deed(1)), update(2, lines=[said]))
    assert {"told": [], "lines": 1} in log
    assert told(log) == [[0]]


def test_who_comes_or_goes_takes_nothing_away_from_who_is_asked(page: Page) -> None:
    log = play(page, update(1, deed(0), asked=True), update(1, asked=True))
    assert [shown["asked"] for shown in log if "asked" in shown] == [1] * sum("asked" in shown for shown in log)


def test_nobody_is_asked_before_whoever_is_on_their_way_has_come(page: Page) -> None:
    step = update(1, {**deed(0), "ms": 900, "lands": 900}, asked=True)
    assert play(page, step)[0] == {"present": False, "asked": 0, "deeds": 1}
    landed = {"present": True, "asked": 1, "deeds": 1}
    assert play(page, step, "beat")[-1] == landed
    assert [each for each in play(page, {**step, "late": True}) if "asked" in each][-1] == landed
    assert [each for each in play(page, step, pace=0) if "asked" in each][-1] == landed
