"""Refusals name characters, players and actions without a language, and are said without English in every one."""

import random
import re
from typing import Any

import pytest

from vivat.game import CastleGame, IntrigueGame, Refusal, UnknownAction, Viewer
from vivat.game.castle.action import VOTES, actions_of
from vivat.game.game import Game
from vivat.game.intrigue.action import parse_action
from vivat.game.sentence import ActionRef, CharacterRef, PlayerRef, SeatRef
from vivat.rules.castle.characters import JESTER
from vivat.words import languages, words

OTHERS = [language for language in languages() if language != "en"]
ENGLISH = re.compile(
    r"\b(place [A-Z]|move|to the wc|vote (yes|no)|keep|[Jj]ester|buy|sell|trade|bribe|extort|investigate|ally|sabotage|"
    r"seize|assassinate|accuse|pass|offer|join|might|knowledge)\b",
)
"""Words of actions that neither French nor Italian has."""


def refusals_of(game: Game[Any, Any, Any], seed: int) -> list[Refusal]:
    """Why what cannot be done is refused, to everybody, at several moments of a game at random."""
    source, found = random.Random(seed), []
    while not game.is_over and len(game.actions) < 80:
        if source.random() < 0.2:
            for seat in range(game._how_many("seat")):
                for code in source.sample(sorted(game._vocabulary), 40):
                    refused = game.why_not(game.action_of(code), Viewer.seat(seat))
                    found += [] if refused is None else [refused]
        game.play(source.choice(game.legal_actions()))
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("family", ["castle", "intrigue"])
def test_no_refusal_shows_an_action_or_a_name_in_english(family: str, language: str) -> None:
    games: dict[str, Game[Any, Any, Any]] = {
        "castle": CastleGame.start("vive-le-roi", 4, 3),
        "intrigue": IntrigueGame.start("base", 5, seed=3),
    }
    found = refusals_of(games[family], 5)
    assert len({refused.key for refused in found}) > 3
    said = {refused.sentence(language) for refused in found}
    # What is typed to end a sale is shown as it is typed.
    assert [each for each in said if ENGLISH.search(each.replace("stop selling", ""))] == []


def test_R13_1_a_refusal_refers_to_a_character_and_an_action() -> None:
    game = CastleGame.start("vive-le-roi", 4, 3)
    refused = game.why_not("move the jester")
    assert refused is not None
    assert refused.facts["character"] == CharacterRef(JESTER)
    assert refused.facts["action"] == ActionRef("move", {"character": CharacterRef(JESTER)})
    assert "« Bouffon un étage plus haut »" in refused.sentence("fr").replace("\u202f", " ")


def test_R13_1_who_is_not_asked_is_told_of_a_seat() -> None:
    game = CastleGame.start("vive-le-roi", [("Anna", "Ben"), "Zoe", "Max"], 3)
    asked = game.to_act
    assert asked is not None
    refused = game.why_not("place Caius 1", Viewer.seat((asked + 1) % 3))
    assert refused is not None
    assert refused.facts == {"who": SeatRef(asked)}
    assert game.options.seat_names[asked] in refused.sentence("it")


def test_R13_1_before_chance_has_answered_nobody_is_asked() -> None:
    game = CastleGame.start("kingup", ["chance", "Ben", "Zoe"], 3)
    refused = game.why_not("move Odessa", Viewer.seat(1 if game.to_act == 0 else 0))
    assert refused is not None
    assert refused.key == "refused-not-asked"  # a player who is called so is no chance


@pytest.mark.parametrize("language", languages())
def test_every_action_of_a_player_has_words_of_its_own(language: str) -> None:
    castle = CastleGame.start("kingup", 4, 3)
    intrigue = IntrigueGame.start("base", 5, seed=3)
    games: tuple[Game[Any, Any, Any], ...] = (castle, intrigue)
    for game in games:
        actions = [game.action_of(code) for code in game._vocabulary]
        assert all(game.naming.action(words(language), each.reference) for each in actions if not each.of_chance)
    votes = [each for each in actions_of("kingup").values() if each.verb == "vote"]
    assert len({castle.naming.action(words(language), each.reference) for each in votes}) == len(VOTES)


@pytest.mark.parametrize("language", OTHERS)
def test_what_could_mean_several_actions_is_asked_without_english(language: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        parse_action(("Rachel", "Simon"), "extort rachel")
    refusal = caught.value.refusal
    assert isinstance(refusal.facts["last"], ActionRef)
    assert refusal.facts["last"].facts["who"] == PlayerRef(0)
    said = refusal.sentence(language).replace("extort rachel", "")
    assert not ENGLISH.search(said)
    assert len(set(said.split(", "))) >= 3  # what it is paid with tells them apart


def test_an_action_is_read_by_its_text_to_the_letter_or_in_its_parts() -> None:
    game = CastleGame.start("kingup", 4, 3)
    action = game.parse("o 3")
    assert action == game.read_action("place Odessa 3") == game.read_action(action.reference)
    for said in ("o 3", "place odessa 3", "PLACE Odessa 3", "", ActionRef("place", {"floor": 3}), ActionRef("o 3", {})):
        with pytest.raises(UnknownAction, match="is not an action of this game"):
            game.read_action(said)
