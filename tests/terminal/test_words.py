"""Every sentence is in the catalogue, every sentence of the catalogue is used, and none stands in the code."""

import ast
import random
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import vivat.terminal
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame
from vivat.game.castle.action import CHANCE_VERBS as CASTLE_CHANCE
from vivat.game.castle.action import Verb as CastleVerb
from vivat.game.castle.event import KINDS
from vivat.game.castle.victory import CastleHow
from vivat.game.intrigue.action import CHANCE_VERBS as INTRIGUE_CHANCE
from vivat.game.intrigue.action import Verb as IntrigueVerb
from vivat.game.intrigue.alliance import AllianceTerms
from vivat.game.intrigue.event import KINDS as INTRIGUE_KINDS
from vivat.game.intrigue.sheet import GOOD_NAMES, ROLE_ACTIONS, scenarios
from vivat.game.option_table import OPTIONS_BY_FAMILY
from vivat.rules.castle.editions import EDITIONS
from vivat.rules.castle.state import AMBITIONS, PLACES
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.terminal.castle.face import CastleFace
from vivat.terminal.castle.plain import CastlePlain
from vivat.terminal.castle.view import place_facts
from vivat.terminal.intrigue.face import IntrigueFace
from vivat.terminal.intrigue.move_list import ORDER
from vivat.terminal.intrigue.plain import IntriguePlain
from vivat.terminal.intrigue.sentences import dossier_lines
from vivat.terminal.intrigue.view import person_view
from vivat.terminal.prompt import AT_THE_TABLE, LOOK_UP
from vivat.words import FOLDER, words

CODE = Path(vivat.terminal.__file__).parent
SOURCES = [*CODE.rglob("*.py"), CODE.parent / "cli.py"]
TELLING = [path for name in ("sentences", "naming") for path in (CODE.parent / "game").rglob(f"{name}.py")]
"""Where deeds get their sentences, and what they refer to its name."""
CASTLES = [
    CastleOptions.make("kingup", 4),
    CastleOptions.make("viva-il-re", 3),
    CastleOptions.make("vive-le-roi", [("Anna", "Bruno"), "Zoe", "Max"], ambition=True, emissary=True, wedding=True),
]
CATALOGUES = [FOLDER / "en" / f"{name}.ftl" for name in ("terminal", "castle", "intrigue")]

INTRIGUE_PHASES = ("act", "sell", "give", "ask", "answer", "counter-give", "counter-ask", "decide", "join")
INTRIGUE_VERBS = (
    "extort", "investigate", "assassinate", "accuse", "seize-him", "pass", "stop-selling", "accept", "decline",
    "counter", "withdraw", "refuse",
)  # fmt: skip

ALLIANCE = AllianceTerms(0)
ADDITIONS = [option for options in OPTIONS_BY_FAMILY.values() for option in options if option.is_addition]
NUMBERS = [option for options in OPTIONS_BY_FAMILY.values() for option in options if option.kind == "number"]

PARTS = (
    "candidate", "revealed",
    "offered", "offer-gives", "offer-asks", "accepted", "declined", "traded", "sold", "earned", "extorted",
    "gold-taken", "investigated", "sabotaged", "assassinated", "accused",
)  # fmt: skip
"""Kinds of events that are told in the sentence of their deed."""

MADE_UP = {
    *(f"event-{kind}" for kind, *_ in KINDS.values() if kind not in PARTS),
    *(f"ambition-{number}" for number in range(1, AMBITIONS + 1)),
    *(f"ambition-{number}-when" for number in range(1, AMBITIONS + 1)),
    *(f"ask-{phase}" for phase in ("keep", "place", "climb", "vote")),
    *(f"edition-{key}" for key in EDITIONS),
    *(f"{option.words}{part}" for option in ADDITIONS for part in ("", "-name")),
    *(f"setup-{option.word}" for option in NUMBERS),
    *(f"won-{how}" for how in get_args(CastleHow)),
    *(f"seat-{fact}" for fact in ("mine", "to-act", "crown", "first", "sealed")),
    *(f"help-{command}" for command in ("goal", "move", "list", *LOOK_UP, *AT_THE_TABLE, "save", "quit")),
    *(f"help-{paper}" for paper in ("dossier", "grid", "sheet")),
    *(f"{command}-{whom}" for command in ("back", "change") for whom in ("whom", "nobody")),
    *(f"editions-{head}" for head in ("key", "title", "players", "options", "variants", "about")),
    *(f"deed-{verb}" for verb in ("accepted", "declined")),
    *(f"deed-{verb}" for verb in ("extorted", "investigated", "sabotaged", "assassinated", "accused")),
    *(f"intrigue-event-{kind}" for kind, *_ in INTRIGUE_KINDS.values() if kind not in PARTS),
    *(f"role-{name}" for name in ROLE_NAMES),
    *(f"role-action-{name}" for name in ROLE_ACTIONS),
    *(f"good-{name}" for name in GOOD_NAMES),
    *(f"scenario-{key}" for key in scenarios()),
    *(f"moves-{kind}" for kind in ORDER),
    *(f"move-{verb}" for verb in INTRIGUE_VERBS),
    *(f"alliance-deed-{verb.replace(' ', '-')}" for verb in (*ALLIANCE.forbidden, *ALLIANCE.allowed)),
    *(f"ask-intrigue-{phase}" for phase in INTRIGUE_PHASES),
    *(f"sheet-{head}" for head in ("role", "wins", "action", "in-play")),
    *(f"action-{verb}" for verb in get_args(CastleVerb) if verb not in CASTLE_CHANCE),
    *(f"action-{verb}" for verb in get_args(IntrigueVerb) if verb not in INTRIGUE_CHANCE),
    *(f"sheet-{whether}" for whether in ("always", "perhaps", "aside", "never")),
}
"""Keys put together from parts, by the parts that there are."""


def catalogue_keys() -> set[str]:
    return {
        key for path in CATALOGUES for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    }


def strings_in_code() -> set[str]:
    found: set[str] = set()
    for path in (*SOURCES, *TELLING):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def keys_said() -> set[str]:
    """Literal keys in calls of `say`, `Failure` and `_ask`."""
    said: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in ("say", "_say", "Failure", "_ask", "_number"):
                    texts = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
                    said |= {text for text in texts if isinstance(text, str)}
    return said


def test_every_key_that_is_said_exists() -> None:
    said = keys_said()
    assert len(said) > 60
    missing = {key for key in said | MADE_UP if not words("en").knows(key)}
    assert missing == set()


def test_every_key_that_exists_is_said() -> None:
    assert catalogue_keys() - strings_in_code() - MADE_UP == set()


def told_right(said: str) -> bool:
    """A whole sentence, in which everything has found its word."""
    return said.endswith((".", "!", "?", "»", "”")) and not re.search(r"[{}\u2068]", said) and said[0].isupper()


@cache
def castle_at_random(options: CastleOptions) -> CastleGame:
    """A game at random, played once for all languages."""
    game, source = CastleGame(options, Dealer.seeded(1)), random.Random(1)
    while not game.is_over:
        game.play(source.choice(game.legal_actions()))
    return game


@cache
def intrigue_at_random(seed: int) -> IntrigueGame:
    """A game at random, played once for all languages."""
    game, source = IntrigueGame.start("base", 5, seed=seed), random.Random(seed)
    while not game.is_over:
        game.play(source.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("options", CASTLES, ids=lambda options: options.edition_key)
def test_every_deed_of_the_castle_games_is_told_in_words(options: CastleOptions, language: str) -> None:
    game = castle_at_random(options)
    face = CastleFace(game, words(language), CastlePlain(), {})
    assert [line for each in (None, *face.viewers) for line in face.log(each) if not told_right(line)] == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("seed", range(4))
def test_every_deed_of_intrigue_is_told_in_words(seed: int, language: str) -> None:
    game = intrigue_at_random(seed)
    face = IntrigueFace(game, words(language), IntriguePlain())
    views = [person_view(game, each, words(language)) for each in face.viewers]
    lines = [line for each in face.viewers for line in face.log(each)]
    lines += [line for view in views for line in dossier_lines(view, view.seen.deeds)]
    assert [line for line in lines if not told_right(line)] == []


@pytest.mark.parametrize("place", range(PLACES))
def test_every_place_has_a_name_of_its_own(place: int) -> None:
    names = [words("en").say("at-place", **place_facts(each)) for each in range(PLACES)]
    assert names.count(names[place]) == 1


def test_no_sentence_stands_in_the_code() -> None:
    """A text with two words or more that is printed belongs into the catalogue; docstrings and help are exempt."""
    for path in CODE.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        exempt = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise):
                exempt |= {id(each) for each in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in exempt:
                assert not re.search(r"[A-Z][a-z]+ [a-z]+ [a-z]+", node.value), f"{path.name}: {node.value}"
