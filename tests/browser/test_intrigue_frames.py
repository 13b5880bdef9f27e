"""Between two deeds the page shows what the first has moved: the same as a server would have told then."""

import json
from typing import Any

import msgspec
import pytest

from tests.browser.gallery import Stage
from vivat.bots import make_bot
from vivat.game import IntrigueGame, Viewer
from vivat.table.families import deed_view, game_view

ME = Viewer.seat(0)
FOLD = """async (steps) => {
    await import("/client/js/screens.js");
    const {linked} = await import("/client/js/app.js");
    const {intrigueFrames} = linked["intrigue/frames.js"];
    const wrong = [];
    for (const {before, deeds, after} of steps) {
        const view = (game) => ({me: 0, chairs: game.gold.map((_gold, seat) => ({seat})), game});
        let shown = view(before);
        for (const {deed, known} of deeds) {
            const how = {grown: known !== null, known, last: false, mine: false};
            shown = intrigueFrames(shown, {deed}, view(after), how).at(-1).view;
        }
        for (const part of ["gold", "hand_sizes", "hand"]) {
            const [is, was] = [shown.game[part], after[part]].map((each) => JSON.stringify(each));
            if (is !== was) wrong.push([deeds.map(({deed}) => deed.kind), part, is, was]);
        }
    }
    return wrong;
}"""


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def steps_of(seed: int, players: int) -> list[dict[str, Any]]:
    """A game among bots as the first player is shown it: before and after each action, and what is told of it."""
    game = IntrigueGame.start("base", players, seed=seed)
    bots = [make_bot("steward" if seat else "random", seed=seat) for seat in range(players)]
    fold = game.new_deeds()
    fold.add([event for event in game.events if game.visible_to(event, ME)])
    steps = []
    while (seat := game.to_act) is not None:
        before, known = as_json(game_view(game.observe(0))), [as_json(deed_view(deed)) for deed in fold.deeds]
        told, count = fold.event_count, len(game.events)
        game.play(bots[seat].act(game.observe(seat)), seat)
        fold.add([event for event in game.events[count:] if game.visible_to(event, ME)])
        deeds = [
            {"deed": as_json(deed_view(fold.deeds[number])), "known": known[number] if number < len(known) else None}
            for number in fold.changed_since(told)
        ]
        if deeds and not game.is_over:
            steps.append({"before": before, "deeds": deeds, "after": as_json(game_view(game.observe(0)))})
    return steps


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 6), (3, 8)])
def test_what_deeds_have_moved_is_shown_between_them(stage: Stage, seed: int, players: int) -> None:
    page = stage.person("").page("/")
    steps = steps_of(seed, players)
    assert page.evaluate(FOLD, steps) == []
    for step in steps:
        for each in step["deeds"]:
            each["deed"].pop("transfers", None)
    assert page.evaluate(FOLD, steps) != []  # nothing that was moved is noticed
