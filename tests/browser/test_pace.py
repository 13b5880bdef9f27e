"""What others do is shown at a pace that eyes can follow, with or without motion; nothing waits for ever."""

import re
from datetime import datetime, timedelta
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import IS_BEHIND, Stage, advance, at, castle, company, slowed, watched_election
from tests.browser.people import Person, any_move, asked, bring, upwards
from vivat.game.castle.deed import DEEDS as CASTLE_DEEDS
from vivat.game.castle.deed import CastleDeed
from vivat.game.deed import Weight
from vivat.game.intrigue.deed import DEEDS as INTRIGUE_DEEDS
from vivat.game.intrigue.deed import IntrigueDeed
from vivat.game.intrigue.event import IntrigueEvent
from vivat.rules.log import EVERYONE
from vivat.table.showing import MOST_SHOWN_MS, Showing

A_BEAT = 1450
"""Milliseconds: a little more than a step stays at a calm pace."""


def placing(stage: Stage, **options: Any) -> tuple[Person, str, Page]:
    """Somebody who likes it calm and is asked to place a character; the time stands still."""
    stage.wishes["pace"] = "calm"
    anna, table = castle(stage, **options)
    bring(table, [anna], lambda view: asked(view, "place"), upwards())
    page = anna.page()
    page.clock.install()
    page.goto(f"/table/{table}")
    page.locator(".character.can").first.wait_for()
    page.clock.pause_at(datetime.now() + timedelta(seconds=20))
    return anna, table, page


def place_once(anna: Person, table: str) -> None:
    """Place a character, and wait until it is one's turn again."""
    anna.play(table, any_move(anna.look(table)))
    bring(table, [anna], lambda view: asked(view, "place"), upwards())


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_bots_move_one_after_the_other_and_then_one_is_asked(stage: Stage, motion: str) -> None:
    stage.wishes["reduced_motion"] = motion
    anna, table, page = placing(stage)
    lines = page.locator(".log li")
    before = lines.count()
    place_once(anna, table)  # meanwhile three bots have placed
    for seen in (1, 2, 3):
        expect(lines).to_have_count(before + seen)
        page.wait_for_timeout(100)  # in which nothing may come
        assert lines.count() == before + seen
        assert page.locator(".character.can").count() == 0
        expect(lines.last.locator(".medallion")).to_have_class(re.compile(f"who-{seen - 1}"))  # a face for everybody
        page.clock.run_for(A_BEAT)
    expect(lines).to_have_count(before + 4)
    assert page.locator(".character.can").count() == 0  # the last one is still on its way
    page.clock.run_for(A_BEAT)
    expect(page.locator(".prompt")).to_contain_text("Place a character")
    expect(page.locator(".prompt .since")).to_contain_text("Since your last turn (3):")
    page.locator(".prompt summary").click()
    expect(page.locator(".prompt .lately li")).to_have_count(3)


def test_a_button_leads_to_my_turn(stage: Stage) -> None:
    anna, table, page = placing(stage)
    place_once(anna, table)
    page.get_by_role("button", name="Go to my turn").click()
    expect(page.locator(".prompt")).to_contain_text("Place a character")
    expect(page.locator(".prompt .since")).to_contain_text("Since your last turn (3):")


def test_with_a_clock_too_everything_is_shown_and_then_it_runs(stage: Stage) -> None:
    anna, table, page = placing(stage, clock={"kind": "decision", "seconds": 300})
    lines = page.locator(".log li")
    before = lines.count()
    place_once(anna, table)
    expect(lines).to_have_count(before + 1)  # her own
    page.clock.run_for(1000)
    assert before + 1 <= lines.count() < before + 4
    page.clock.run_for(MOST_SHOWN_MS)
    expect(lines).to_have_count(before + 4)
    expect(page.locator(".prompt")).to_contain_text("Place a character")
    # What has been shown took as long as the server thought, so that the rest of the time was hers to think.
    expect(page.locator(".seat.me .clock")).to_have_text(re.compile("^4:[45]"))


def test_instant_shows_everything_at_once(stage: Stage) -> None:
    anna, table, page = placing(stage)
    page.locator(".pace select").select_option("instant")
    place_once(anna, table)
    expect(page.locator(".prompt")).to_contain_text("Place a character")


def test_the_mover_is_drawn_until_the_next_deed(stage: Stage) -> None:
    anna, table, page = placing(stage)
    place_once(anna, table)
    for look in ("who-0", "who-1", "who-2", "who-3"):
        expect(page.locator(f".character.moved.{look}")).to_have_count(1)
        expect(page.locator(f".way.{look} path")).to_have_count(1)
        page.clock.run_for(A_BEAT)


def test_nobody_is_refused_from_the_future(stage: Stage) -> None:
    """What is clicked while deeds are played is not asked of a table that has gone on."""
    anna, table, page = placing(stage)
    before = anna.look(table)["game"]["places"]
    place_once(anna, table)
    after = anna.look(table)["game"]["places"]
    figures = page.locator(".scene .character")
    expect(page.locator(".character.moved.who-0")).to_have_count(1)  # hers is shown at once
    placed = [slot for slot, place in enumerate(after) if place != before[slot]]
    labels = [figures.nth(slot).get_attribute("aria-label") or "" for slot in placed]
    still = [slot for slot, label in zip(placed, labels, strict=True) if "still in the courtyard" in label]
    assert len(still) == 3
    figures.nth(still[-1]).dispatch_event("click")
    page.wait_for_timeout(200)  # in which nothing may come
    expect(page.locator(".toast")).to_have_count(0)


def test_an_election_is_played_card_by_card_with_the_decisive_one_last(stage: Stage) -> None:
    page = watched_election(stage, "vote no")
    advance(page, ".laid-card.turned")
    expect(page.locator(".laid-card.turned")).to_have_count(1)
    expect(page.locator(".laid-card.vote-no")).to_have_count(0)
    assert "turned away" not in page.locator(".log").inner_text()
    advance(page, ".laid-card.vote-no")
    expect(page.locator(".laid-card.turned")).to_have_count(3)
    advance(page, ".character.moved[aria-label*=dungeon]")
    expect(page.locator(".prompt")).to_contain_text("into the dungeon of floor 3")
    expect(page.locator(".proclamation.rejected")).to_have_text("Turned away!")
    expect(page.locator(".scene :is(.gloom, .trapdoor)")).to_have_count(2)
    expect(page.locator(".character.falls.moved .face.dismayed")).to_have_count(1)
    expect(page.locator(".character .face:not(.dismayed)")).to_have_count(0)  # nobody likes to see that
    advance(page, ".prompt .lately")
    expect(page.locator(".scene :is(.gloom, .trapdoor, .proclamation, .falls)")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_coronation_is_counted_in_the_castle_player_by_player(stage: Stage) -> None:
    page = watched_election(stage, "vote yes")
    advance(page, ".worn-crown")
    expect(page.locator(".throne ~ .rays path")).to_have_count(12)
    expect(page.locator(".confetti rect")).not_to_have_count(0)
    expect(page.locator(".proclamation.crowned")).to_have_text("Long live the King!")
    scores = page.locator(".people .score")
    before = scores.all_inner_texts()
    advance(page, ".character.counted")
    expect(page.locator(".character.counted")).to_have_count(6)
    expect(page.locator(".points")).to_have_count(6)
    expect(page.locator(".rays, .confetti")).to_have_count(0)
    shown = [int(each.replace("−", "-")) for each in page.locator(".points").all_text_contents()]
    assert int(scores.nth(0).inner_text()) == int(before[0]) + sum(shown)
    assert scores.all_inner_texts()[1:] == before[1:]
    assert "Round 2" not in page.locator(".log").inner_text()


def test_both_counts_of_a_wedding_are_shown_with_their_ambitions(stage: Stage) -> None:
    people, table = company(stage, first=slowed(stage, "Anna"), wedding=True, ambition=True)

    def second(view: dict[str, object]) -> bool:
        game = view["game"]
        return isinstance(game, dict) and asked(view, "vote") and len(game["counts"]) == 1

    bring(table, people, second, upwards())
    page = at(people[0], table)
    page.locator(".ballot").first.wait_for()
    for person in people:
        person.play(table, "vote yes")
    page.wait_for_function(IS_BEHIND, polling=50)
    advance(page, ".character.counted")
    expect(page.locator(".prompt .what")).to_contain_text("points")
    [count] = people[0].look(table)["game"]["counts"][1:2]
    for row in count["rows"]:
        expect(page.locator(".prompt .what")).to_contain_text(f"now {row['score']}")
        told = "points included" if row["ambition_points"] else "not met"
        expect(page.locator(".prompt .what")).to_contain_text(told)
        page.evaluate("() => { playback._stop(); playback._next(); }")


FRAMES = """async ({ family, deed, rows, players, how }) => {
    const { linked } = await import("/client/js/app.js");
    const frames = linked[`${family}/frames.js`][`${family}Frames`];
    const game = {
        family, places: [5], scores: [], counts: [{ rows, standings: [] }],
        roles: players, hands: players, winners: [], allied_winners: [], gold: [], hand_sizes: [], dead: [],
        jailed: [], allies: [],
    };
    const view = { me: 0, chairs: [{ seat: 0 }], game };
    return frames(view, { deed }, view, how).reduce((sum, { ms }) => sum + ms, 0);
}"""


def shown_ms(page: Page, deed: CastleDeed | IntrigueDeed, **of: Any) -> float:
    """How long the page shows a deed, at most: begun before or not, by whoever did it or others, last of all or not."""
    ballots = [(seat, 0) for seat in range(of.get("ballots", 0))]
    told: dict[str, Any] = {
        "kind": deed.kind,
        "weight": deed.weight,
        "is_done": deed.is_done,
        "count": 0,
        "ballots": ballots,
    }
    told |= {
        "result": deed.result,
        "flipped": deed.flipped if isinstance(deed, IntrigueDeed) else (),
        "player": 0,
        "other": 1,
    }
    asked = {"family": deed.family, "deed": told, "players": list(range(of.get("players", 4)))}
    rows = [{"player": 0, "score": 0}] * of.get("rows", 1)
    ways = [dict(zip(("last", "mine"), each, strict=True)) for each in product((False, True), repeat=2)]
    grown = of.get("grown", False)
    found: list[float] = [page.evaluate(FRAMES, asked | {"rows": rows, "how": {**way, "grown": grown}}) for way in ways]
    return max(found)


def test_the_server_counts_as_long_as_a_deed_is_shown_at_least(stage: Stage) -> None:
    """No clock begins to run before what has led to it is shown; nor does it wait twice as long as that."""
    anna, table = castle(stage)
    page = at(anna, table)
    for kind, row in CASTLE_DEEDS.items():
        for is_done in (True, False):
            deed = CastleDeed(kind, 0, (), row.weight, is_done, result="rejected" if kind == "election" else None)
            counted = Showing()
            counted.take_in([deed], 0)
            for size in (1, 2, 5, 9):
                shown = shown_ms(page, deed, ballots=size, rows=size)
                assert shown <= deed.shown_ms, (kind, size)
                assert shown <= counted.until + 1, (kind, size, is_done)
            assert deed.shown_ms <= 2 * shown_ms(page, deed, ballots=4, rows=4), kind
    for intrigue_kind, intrigue_row in INTRIGUE_DEEDS.items():
        for size in (0, 1, 2, 3, 5, 8, 20):
            for result in (None, "allied" if intrigue_kind == "alliance" else "declined"):
                flips = (IntrigueEvent("flipped", EVERYONE, good=0),) * size
                told = IntrigueDeed(intrigue_kind, 0, flips, intrigue_row.weight, True, result=result)
                shown = shown_ms(page, told, players=max(4, size))
                assert shown <= told.shown_ms + 1, (intrigue_kind, size, result)


def test_an_election_that_had_begun_is_shown_no_longer_than_is_counted(stage: Stage) -> None:
    anna, table = castle(stage)
    page = at(anna, table)
    under_way = CastleDeed("election", 0, (), Weight.GREAT, False)
    done = CastleDeed("election", 0, (), Weight.GREAT, True, result="rejected")
    counted = Showing()
    counted.take_in([under_way], 0)
    first = counted.until
    assert shown_ms(page, under_way) <= first
    counted.take_in([done], first)
    for ballots in (2, 4, 9):
        assert shown_ms(page, done, ballots=ballots, grown=True) <= counted.until - first
