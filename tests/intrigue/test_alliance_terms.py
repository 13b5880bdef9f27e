"""What is told of an alliance before one joins it: just what the rules say."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CARD,
    ROLE_CARD,
    Position,
    accuse,
    assassinate,
    bribe,
    extort,
    investigate,
    sabotage,
    seize_him,
)
from vivat.game import IntrigueOptions
from vivat.game.intrigue.alliance import alliance_terms

DONE = {
    "bribe": ("sage", bribe(BEN, "K")),
    "extort": ("sage", extort(BEN, CARD, "MM")),
    "investigate": ("sage", investigate(BEN, ROLE_CARD, "KK")),
    "assassinate": ("assassin", assassinate(BEN)),
    "accuse": ("investigator", accuse(BEN)),
    "seize-him": ("king", seize_him(BEN)),
    "sabotage": ("sage", sabotage(ANNA)),
}
"""Of everything that can be done to somebody: a role that can, and Anna's action against Ben."""


def can(verb: str, allies: list[tuple[int, int]]) -> bool:
    """Whether Anna, who has everything, can do this to Ben."""
    role, action = DONE[verb]
    position = Position(
        f"{role} politician fool merchant", hands={ANNA: "MMMMKKKKIPPPPP"}, gold={ANNA: 5}, allies=allies
    )
    return action in position.legal()


@pytest.mark.parametrize("verb", DONE)
def test_S6_1_allies_cannot_do_what_is_told_to_be_forbidden_and_can_do_the_rest(verb: str) -> None:
    terms = alliance_terms(IntrigueOptions.make("base", 4).params)
    assert {*terms.forbidden, *terms.allowed} == DONE.keys()
    assert can(verb, [(ANNA, BEN)]) == (verb in terms.allowed)
    assert can(verb, []) == (verb != "sabotage")


def test_S9_4_no_points_are_told_where_nobody_wins_by_an_alliance() -> None:
    assert alliance_terms(IntrigueOptions.make("base", 4).params).points == 2
    assert alliance_terms(IntrigueOptions.make("cops-and-robbers", 4).params).points == 0
