"""R1, S1: What sentences refer to, in the words of a language; and how long deeds are shown."""

import pytest

from tests.bots.test_intrigue_steward import base_game
from vivat.game import CastleGame, CastleOptions, IntrigueOptions, UnknownAction
from vivat.game.castle.deed import CastleDeed
from vivat.game.castle.deed import Kind as CastleKind
from vivat.game.castle.naming import CastleNaming
from vivat.game.deed import PICTURES_MS, SHOWN_MS, Weight
from vivat.game.intrigue.action import actions_of
from vivat.game.intrigue.deed import IntrigueDeed
from vivat.game.intrigue.deed import Kind as IntrigueKind
from vivat.game.intrigue.naming import IntrigueNaming
from vivat.game.sentence import (
    ActionRef,
    AmbitionRef,
    CardRef,
    CharacterRef,
    CharactersRef,
    GoodRef,
    GoodsRef,
    Named,
    PlaceRef,
    PlayerRef,
    RoleRef,
    RolesRef,
    SeatRef,
    SeatsRef,
    VoteRef,
)
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import THRONE
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT
from vivat.words import Words

TEAMS = CastleOptions.make("vive-le-roi", [["Ada", "Bob"], "Cleo", "Dan"], emissary=True)
PLAYERS = IntrigueOptions.make("base", ["Ada", "Bob", "Cleo", "Dan"])


@pytest.mark.parametrize(
    ("named", "facts"),
    [
        (SeatRef(0), {"it": "Ada + Bob", "it-is": "team"}),
        (SeatRef(EMISSARY_SEAT), {"it": "the Emissary", "it-is": "one"}),
        (SeatsRef((1, 2)), {"it": "Cleo and Dan"}),
        (PlayerRef(3), {"it": "Dan", "it-is": "one"}),
        (PlayerRef(EMISSARY), {"it": "the Emissary", "it-is": "one"}),
        (CharacterRef(0), {"it": "Aliénor", "it-is": "other"}),
        (CharacterRef(JESTER), {"it": "Jester", "it-is": "jester"}),
        (CharactersRef((0, JESTER)), {"it": "Aliénor, Jester"}),
        (CharactersRef(()), {"it": "nobody"}),
        (PlaceRef(THRONE), {"kind": "throne"}),
        (VoteRef(1), {"it": "No"}),
    ],
)
def test_R1_whatever_a_sentence_of_the_castle_names_has_a_name(named: Named, facts: dict[str, str]) -> None:
    said = CastleNaming.of(TEAMS).facts_of(Words("en"), "it", named)
    assert {key: str(value) for key, value in said.items()}.items() >= facts.items()


def test_R1_cards_and_ambitions_are_named_in_every_language() -> None:
    naming = CastleNaming.of(TEAMS)
    for language in ("en", "fr", "it"):
        words = Words(language)
        assert naming.name(words, CardRef(0)).count(",") == 5
        assert naming.name(words, AmbitionRef(0)) == words.say("ambition-1")


@pytest.mark.parametrize(
    ("named", "facts"),
    [
        (PlayerRef(1), {"it": "Bob", "it-is": "one"}),
        (RoleRef(0), {"it": "King"}),
        (RolesRef((0, 1)), {"it": "King and Assassin"}),
        (RolesRef(()), {"it": "none"}),
        (GoodRef(4), {"it": "Gold"}),
        (GoodsRef((2, 0, 0, 1, 0)), {"it": "2 Might and 1 Power"}),
        (GoodsRef((0, 0, 0, 0, 0)), {"it": "nothing"}),
    ],
)
def test_S1_whatever_a_sentence_of_the_card_game_names_has_a_name(named: Named, facts: dict[str, str]) -> None:
    assert IntrigueNaming(PLAYERS.names).facts_of(Words("en"), "it", named) == facts


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_S4_1_every_action_of_the_card_game_is_said_with_what_it_costs(language: str) -> None:
    naming, words = IntrigueNaming(PLAYERS.names), Words(language)
    said = {naming.action(words, each.reference_with_cost) for each in actions_of(PLAYERS.names).values()}
    assert len(said) > 100
    assert not [each for each in said if "{" in each or "???" in each]


def test_a_program_names_an_action_by_its_text_or_its_parts() -> None:
    game = CastleGame.start("kingup", 4, seed=1)
    for action in game.legal_actions(game.to_act or 0):
        assert game.read_action(action.text) == game.read_action(action.reference) == action
    for nonsense in ("place odessa 3", ActionRef("place", {})):
        with pytest.raises(UnknownAction):
            game.read_action(nonsense)


@pytest.mark.parametrize(
    ("kind", "is_done", "pictures"),
    [
        ("election", False, ["procession"]),
        ("election", True, ["procession", "laying", "turning", "breath", "breath", "result"]),
        ("count", True, ["count"]),
        ("round", True, ["dealt"]),
    ],
)
def test_R13_2_a_deed_in_several_pictures_is_shown_as_long_as_they_are(
    kind: CastleKind, is_done: bool, pictures: list[str]
) -> None:
    deed = CastleDeed(kind, 0, (), Weight.GREAT, is_done)
    assert deed.shown_ms == sum(PICTURES_MS[each] for each in pictures)
    assert CastleDeed("move", 0, (), Weight.PLAIN, is_done).shown_ms == SHOWN_MS[Weight.PLAIN]


@pytest.mark.parametrize(
    ("kind", "pictures"),
    [
        ("victory", ["unveiled", "won"]),
        ("deal", ["done"]),
        ("assassination", ["begun", "done"]),
    ],
)
def test_S11_2_so_is_one_of_the_card_game(kind: IntrigueKind, pictures: list[str]) -> None:
    assert IntrigueDeed(kind, 0, (), Weight.GREAT, True).shown_ms == sum(PICTURES_MS[each] for each in pictures)
    assert IntrigueDeed("pass", 0, (), Weight.SMALL, True).shown_ms == SHOWN_MS[Weight.SMALL]


def test_S4_9_cards_are_turned_over_one_by_one_but_not_for_ever() -> None:
    game = base_game(1)
    fold = game.new_deeds()
    fold.add(game.events)
    seizures = [deed for deed in fold.deeds if deed.flipped]
    assert seizures
    for deed in seizures:
        each = min(PICTURES_MS["flip"], PICTURES_MS["flips"] // len(deed.flipped))
        assert deed.shown_ms == each * (len(deed.flipped) + 1) + PICTURES_MS["done"] // 2
