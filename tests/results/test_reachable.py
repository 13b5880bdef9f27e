"""S8.5: Every mark of the cards that ship with Vivat can be earned, in games by the usual rules."""

from dataclasses import replace

import pytest

from tests.results.reaching import ANNA, RECORDS, enough_for, in_pool, marks, missing, pool
from vivat.game import IntrigueOptions
from vivat.game.intrigue.sheet import default_sheet
from vivat.results.achievements import Card, Mark
from vivat.results.campaign import tally_campaign


def is_reached(card: Card, mark: Mark) -> bool:
    """Whether Anna earns a mark with games that are good for it."""
    alone = replace(card, marks=(mark,))
    campaign = tally_campaign(enough_for(mark), (alone,))
    return any(each.is_earned for standing in campaign.standings if standing.name == ANNA for each in standing.progress)


@pytest.mark.parametrize(("card", "mark"), list(marks()), ids=lambda each: each.id)
def test_S8_5_a_mark_can_be_earned(card: Card, mark: Mark) -> None:
    assert is_reached(card, mark)


@pytest.mark.parametrize(
    ("id_", "changes"),
    [
        ("high-count/thirty-three", {"target": 34}),
        ("quick-victory", {"target": 0}),
        ("all-scenarios", {"target": 12}),
        ("saboteur", {"when": ("role:king", "players:2")}),
    ],
    ids=["more than there is", "faster than possible", "one more than there are", "never so"],
)
def test_a_mark_that_cannot_be_earned_is_noticed(id_: str, changes: dict[str, object]) -> None:
    [(card, mark)] = [(card, mark) for card, mark in marks() if mark.id == id_]
    assert is_reached(card, mark)
    wrong = replace(mark, id="planted", **changes)  # type: ignore[arg-type]
    assert not is_reached(card, wrong)


def test_the_games_are_played_by_the_usual_role_sheet() -> None:
    """On a host's own sheet everything may be easy."""
    for game in pool():
        options = game.game.options
        assert not isinstance(options, IntrigueOptions) or options.sheet == default_sheet()


def test_no_record_is_kept_in_vain() -> None:
    games = pool()
    assert missing({each for game in games for each in in_pool(game)}) == []
    assert len(list(RECORDS.glob("*.vivat"))) < 60
