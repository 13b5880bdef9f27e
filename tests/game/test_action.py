"""Actions in words, both ways."""

import pytest

from vivat.game import UnknownAction
from vivat.game.castle.action import actions_of, parse_action, parse_exact
from vivat.game.castle.place import PLACES
from vivat.game.intrigue.action import IRREVERSIBLE_VERBS, of_role, one_of, pair_goods
from vivat.game.intrigue.action import actions_of as intrigue_actions_of
from vivat.game.intrigue.sheet import GOOD_NAMES, SUIT_NAMES
from vivat.rules.castle import places, state
from vivat.rules.castle.actions import ACTIONS
from vivat.rules.castle.editions import EDITIONS
from vivat.rules.intrigue.goods import GOLD, GOODS, MIGHT, SUITS


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_is_understood_from_its_own_text(edition: str) -> None:
    actions = actions_of(edition)
    for code, action in actions.items():
        assert action.code == code
        assert parse_action(edition, action.text) is action
        assert parse_exact(edition, action.text) is action
        assert str(action) == action.text
    assert len({action.text for action in actions.values()}) == len(actions)


def test_the_codes_without_an_action_are_the_jesters_in_editions_without_him() -> None:
    assert len(actions_of("vive-le-roi")) == ACTIONS
    assert len(actions_of("kingup")) == ACTIONS - 6


@pytest.mark.parametrize(
    ("edition", "text", "meaning"),
    [
        ("kingup", "place odessa 3", "place Odessa 3"),
        ("kingup", "PLACE  Odessa on floor 3", "place Odessa 3"),
        ("kingup", "put o 4", "place Odessa 4"),
        ("kingup", "odessa 3", "place Odessa 3"),
        ("kingup", "odessa", "move Odessa"),
        ("kingup", "o", "move Odessa"),
        ("kingup", "climb od", "move Odessa"),
        ("vive-le-roi", "wc ouaf", "to the WC Ouaf"),
        ("vive-le-roi", "ouaf wc", "to the WC Ouaf"),
        ("vive-le-roi", "to the wc eloise", "to the WC Éloïse"),
        ("vive-le-roi", "move bouffon", "move Jester"),
        ("vive-le-roi", "giullare", "move Jester"),
        ("vive-le-roi", "jes", "move Jester"),
        ("vive-le-roi", "jea", "move Jeanne"),
        ("vive-le-roi", "i", "move Jeanne"),
        ("vive-le-roi", "p", "move Victoria"),
        ("kingup", "y", "vote yes"),
        ("kingup", "vote n", "vote no"),
        ("kingup", "v no", "vote no"),
        ("vive-le-roi", "s", "vote stomachache"),
        ("vive-le-roi", "ache", "vote stomachache"),
        ("vive-le-roi", "keep 4", "keep ambition 4"),
        ("vive-le-roi", "ambition 16", "keep ambition 16"),
        ("kingup", "deal 26", "deal 26"),
    ],
)
def test_R1_1_short_words_are_understood(edition: str, text: str, meaning: str) -> None:
    assert parse_action(edition, text).text == meaning


@pytest.mark.parametrize(
    ("edition", "text", "key"),
    [
        ("kingup", "", "unknown-nothing"),
        ("kingup", "   ", "unknown-nothing"),
        ("kingup", "move", "unknown-who"),
        ("kingup", "place", "unknown-who"),
        ("kingup", "place Odessa", "unknown-which-floor"),
        ("kingup", "place Odessa 0", "unknown-floor"),
        ("kingup", "place Odessa 5", "unknown-floor"),
        ("kingup", "place Odessa top", "unknown-action"),
        ("kingup", "wc Odessa 3", "unknown-action"),
        ("kingup", "place Odessa 3 4", "unknown-action"),
        ("kingup", "move Rapunzel", "unknown-character"),
        ("kingup", "move bouffon", "unknown-character"),
        ("vive-le-roi", "move je", "unknown-ambiguous"),
        ("vive-le-roi", "j", "unknown-ambiguous"),
        ("kingup", "h", "unknown-character"),
        ("vive-le-roi", "keep 17", "unknown-ambition"),
        ("vive-le-roi", "keep zero", "unknown-ambition"),
        ("vive-le-roi", "keep the very 4", "unknown-ambition"),
    ],
)
def test_R13_1_what_means_nothing_is_said_to_mean_nothing(edition: str, text: str, key: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        parse_action(edition, text)
    assert caught.value.refusal.key == key
    assert str(caught.value)


def test_R1_1_a_text_that_could_mean_several_says_which() -> None:
    with pytest.raises(UnknownAction) as caught:
        parse_action("vive-le-roi", "move je")
    assert str(caught.value) == "“je” could mean Jeanne or Jester. Add a letter or a word. (R1.1)"


@pytest.mark.parametrize("text", ["Move Odessa", "move odessa", " move Odessa", "o", "move Odessa ", ""])
def test_a_record_is_read_to_the_letter(text: str) -> None:
    assert parse_exact("kingup", text) is None


def test_R1_2_a_place_is_what_the_rules_have_under_its_number() -> None:
    assert len(PLACES) == state.PLACES
    named = {
        places.TOP_FLOOR: "floor-5",
        places.THRONE: "throne",
        places.WC_3: "wc-3",
        places.WC_4: "wc-4",
        places.DUNGEON_3: "dungeon-3",
        places.DUNGEON_1: "dungeon-1",
        places.BOX: "box",
        places.BESIDE_BOARD: "beside-board",
        places.BESIDE_THRONE: "beside-throne",
    }
    assert {place: PLACES[place].key for place in named} == named


def test_actions_that_cannot_be_made_good_exist() -> None:
    castle = {action.verb: action for action in actions_of("vive-le-roi").values() if action.is_irreversible}
    assert set(castle) == {"keep-ambition", "vote"}
    assert castle["vote"].text == "vote stomachache"
    intrigue = intrigue_actions_of(("Ann", "Bo", "Cy", "Di")).values()
    assert {action.verb for action in intrigue if action.is_irreversible} == set(IRREVERSIBLE_VERBS)


def test_S1_1_the_goods_are_named_in_the_order_of_the_rules() -> None:
    assert len(GOOD_NAMES) == GOODS
    assert (GOOD_NAMES[:SUITS], GOOD_NAMES[GOLD]) == (SUIT_NAMES, "gold")
    assert (one_of(GOLD, 3), pair_goods(MIGHT, 1)) == ((0, 0, 0, 0, 3), (1, 0, 0, 1, 0))
    assert of_role(list(range(3 * GOODS)), 1) == (5, 6, 7, 8, 9)
