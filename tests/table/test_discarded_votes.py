"""R5.10: Without memory aids a vote can be read while the cards lie open, and is gone when the next character moves."""

from typing import Any

import msgspec
import pytest

from tests.table.desk import BOB, CLEO, Desk, begun, options
from vivat.table.telling import ToldDeed, ToldUntil

VIEWERS = (None, 0, 1, 2)


def deed(told: ToldDeed) -> dict[str, Any]:
    """What a deed says, as it arrives."""
    return dict(msgspec.json.decode(told.deed))


def deeds(desk: Desk, viewer: int | None) -> list[dict[str, Any]]:
    return [deed(told) for told in desk.table.telling(viewer).deeds()]


def votes(found: list[dict[str, Any]]) -> int:
    """How many votes can be read."""
    said = sum(sentence["key"] in ("deed-votes", "event-ballot") for each in found for sentence in each["sentences"])
    open_ballots = sum(vote is not None for each in found for _, vote in each.get("ballots", ()))
    assert bool(said) == bool(open_ballots)
    return open_ballots


def after_election(game: str = "kingup", **more: object) -> Desk:
    """A table where an election has just ended and nobody has moved since."""
    desk = begun(options("me", "open", "open", game=game, **more), BOB, CLEO)
    while not any("result" in each for each in deeds(desk, None)):
        desk.decide_for(desk.table.waited_for[0])
    return desk


def moves(desk: Desk) -> int:
    return sum(len(each.get("walks", ())) for each in deeds(desk, None) if each["kind"] in ("placement", "move"))


def move_on(desk: Desk) -> None:
    """Until a character has moved."""
    before = moves(desk)
    while moves(desk) == before:
        desk.decide_for(desk.table.waited_for[0])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_R5_10_votes_can_be_read_while_the_cards_lie_open(viewer: int | None) -> None:
    assert votes(deeds(after_election(), viewer)) == 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_R5_10_and_are_gone_when_the_next_character_moves(viewer: int | None) -> None:
    """What came of the election stays; who was told of the votes is told that they are gone."""
    desk = after_election()
    telling = desk.table.telling(viewer)
    seen, number = telling.position, len(telling.deeds())
    move_on(desk)
    assert votes(deeds(desk, viewer)) == 0
    assert any("result" in each for each in deeds(desk, viewer))
    changed = [told for told in telling.since(seen) if told.number < number]
    assert [deed(told)["kind"] for told in changed] == ["election"]
    assert votes([deed(told) for told in changed]) == 0


@pytest.mark.parametrize("viewer", VIEWERS)
def test_R5_10_who_is_there_is_told_of_every_vote_once_and_who_comes_back_is_not(viewer: int | None) -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    telling = desk.table.telling(viewer)
    desk.until_election()
    seen = telling.position
    move_on(desk)
    there = [deed(told) for told in telling.since(seen, present=True) if deed(told)["kind"] == "election"]
    assert votes(there[:1]) == 3
    assert votes(there[1:]) == 0
    assert votes([deed(told) for told in telling.since(seen)]) == 0
    assert votes([deed(told) for told in telling.since(ToldUntil(0, 0))]) == 0


@pytest.mark.parametrize("game", ["kingup", "vive-le-roi"])
def test_R5_10_with_memory_aids_they_stay(game: str) -> None:
    desk = after_election(game, memory_aids=True)
    move_on(desk)
    assert votes(deeds(desk, None)) == 3


def test_R5_10_once_the_game_is_over_everything_may_be_read() -> None:
    desk = after_election()
    telling = desk.table.telling(0)
    move_on(desk)
    seen = telling.position
    desk.play_out()
    elections = [each for each in deeds(desk, 0) if each["kind"] == "election"]
    assert votes(elections) == 3 * len(elections)
    again = {told.number for told in telling.since(seen)}
    assert {told.number for told in telling.deeds() if deed(told)["kind"] == "election"} <= again
