"""R8.5: The option of the Banished."""

from tests.castle.positions import DECK, Position, points, told
from tests.castle.test_setup import PUBLISHED_CARDS
from vivat.rules.castle import events
from vivat.rules.castle.actions import YES
from vivat.rules.castle.ambition import NONE_IN_WC, ONE_IN_WC, TWO_IN_WC
from vivat.rules.castle.characters import SLOTS, banished_slot
from vivat.rules.castle.editions import VIVE_LE_ROI, make_params
from vivat.rules.castle.places import DUNGEON_3, WC_3
from vivat.rules.castle.state import EMISSARY

# By the order of the cards in rulings.md: each set of thirteen banishes every character once.
CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")
SEALS = dict(zip(PUBLISHED_CARDS, "BCDEFGILMNOPA" + "CDEFGILMNOPAB", strict=True))


def test_R8_5_the_seal_of_every_card() -> None:
    for card, text in enumerate(DECK):
        assert SLOTS[banished_slot(card)] == SEALS[text]
        assert SEALS[text] in text


def test_R8_5_each_character_is_banished_on_two_cards() -> None:
    for letter in SLOTS:
        assert sum(SLOTS[banished_slot(card)] == letter for card in range(26)) == 2


def test_R8_5_one_plays_with_five_favourites() -> None:
    p = make_params(VIVE_LE_ROI, (1, 1, 1), ["banished"])
    for card, text in enumerate(DECK):
        left = {SLOTS[slot] for slot in range(13) if p.favourites[card] >> slot & 1}
        assert left == set(text) - {SEALS[text]}


def test_R8_5_the_banished_scores_nothing_and_costs_nothing() -> None:
    """Ouaf is under the seal of BCDEIO."""
    for at, worth in (({4: "O"}, 0), ({DUNGEON_3: "O"}, 0), ({4: "I"}, 4), ({DUNGEON_3: "I"}, -3)):
        g = Position(seats=3, cards=CARDS, at={5: "N", **at}, banished=True)
        assert points(g.elect("Roméo"))[0] == worth


def test_R8_5_without_the_option_all_six_count() -> None:
    for letter in "BCDEIO":
        g = Position(seats=3, cards=CARDS, at={5: "N", 4: letter})
        assert points(g.elect("Roméo"))[0] == 4


def test_R8_5_a_crowned_banished_is_no_king_of_mine() -> None:
    g = Position(seats=3, cards=CARDS, at={5: "O"}, banished=True)
    assert points(g.elect("Ouaf")) == {0: 0, 1: 0, 2: 10}


def test_R8_5_the_banished_is_no_favourite_for_an_ambition() -> None:
    kept = (ONE_IN_WC, NONE_IN_WC, TWO_IN_WC)
    for letter, worth in (("O", 0), ("I", 3)):
        g = Position(seats=3, cards=CARDS, at={5: "N", WC_3: letter}, kept=kept, ambition=True, banished=True)
        assert told(g.elect("Roméo"), events.AMBITION_SHOWN)[0].value == worth


def test_R8_5_the_emissary_has_a_banished_too() -> None:
    g = Position(seats=3, emissary_card="BCDEIO", at={5: "N", 4: "OI"}, emissary=True, banished=True)
    assert points(g.elect("Roméo", drawn=YES))[EMISSARY] == 4
