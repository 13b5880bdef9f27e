"""What is sent is typed to the leaves, and the client's types and constants are those of the server."""

import dataclasses
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from vivat.bots import make_bot
from vivat.game import CastleAction, CastleGame, CastleObservation, IntrigueAction, IntrigueGame, IntrigueObservation
from vivat.game.castle.observation import PHASE_NAMES as CASTLE_PHASES
from vivat.game.castle.observation import Phase as CastlePhase
from vivat.game.intrigue.observation import PHASE_NAMES as INTRIGUE_PHASES
from vivat.game.intrigue.observation import Phase as IntriguePhase
from vivat.game.viewer import SPECTATOR
from vivat.table.castle import view as castle
from vivat.table.encoded import encode_action
from vivat.table.families import game_view
from vivat.table.intrigue import view as intrigue
from vivat.web import wire

FAMILIES = {
    "castle": (CastleObservation, castle.CastleView, CastleAction),
    "intrigue": (IntrigueObservation, intrigue.IntrigueView, IntrigueAction),
}
ELSEWHERE = {"family", "options", "viewer", "events", "legal", "dossier"}
"""Fields of an observation that are sent in another form: events are told in deeds, a dossier is made of them, and the
family is the tag of the view."""
DERIVED = {"castle": {"standings", "winners", "worth_now"}, "intrigue": set[str]()}
"""What follows from other fields, and is sent because a client works nothing out."""


@pytest.mark.parametrize("family", FAMILIES)
def test_a_view_has_every_field_of_an_observation_with_its_type(family: str) -> None:
    observation, view, _ = FAMILIES[family]
    seen = {name: hint for name, hint in get_type_hints(observation).items() if name not in ELSEWHERE}
    for name in DERIVED[family]:
        seen[name] = get_type_hints(getattr(observation, name).fget)["return"]
    shown = {name: hint for name, hint in get_type_hints(view).items() if not name.startswith("__")}
    assert shown == seen


def test_the_phases_are_those_of_the_games() -> None:
    assert get_args(CastlePhase) == tuple(CASTLE_PHASES.values())
    assert get_args(IntriguePhase) == tuple(INTRIGUE_PHASES.values())


def moments(family: str) -> Iterator[CastleObservation | IntrigueObservation]:
    """Games of random bots, with everything that can be in them, as a spectator and whoever decides see them."""
    game: CastleGame | IntrigueGame = (
        CastleGame.start("vive-le-roi", 4, seed=3, ambition=True, emissary=True, wedding=True)
        if family == "castle"
        else IntrigueGame.start("hit-men", ["Ada", "the role", "Cleo", "Dan", "Eva"], seed=3)
    )
    bot = make_bot("random", 5)
    while (seat := game.to_act) is not None:
        yield game.observe(SPECTATOR)
        yield game.observe(seat)
        game.play(bot.act(game.observe(seat)).text, seat)
    yield game.observe(SPECTATOR)


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_sent_of_a_game_is_of_its_type(family: str) -> None:
    _, view, action = FAMILIES[family]
    seen, public = 0, None
    for observation in moments(family):
        public = game_view(observation) if observation.viewer is SPECTATOR else public
        assert game_view(observation, public) == game_view(observation), "what all see is made once for all"
        shown = msgspec.json.encode(game_view(observation))
        assert msgspec.json.encode(msgspec.json.decode(shown, type=view)) == shown
        for each in observation.legal:
            sent: CastleAction | IntrigueAction = msgspec.json.decode(encode_action(each), type=action)
            assert dataclasses.asdict(sent) == dataclasses.asdict(each)  # equal actions may lead elsewhere
            seen += 1
    assert seen > 100


def test_the_file_is_what_the_messages_say() -> None:
    assert wire.FILE.read_text(encoding="utf-8") == wire.write(), "python -m vivat.web.wire writes it anew"


class Loose(Struct):
    """A message that says nothing about what is in it."""

    facts: dict[str, Any]


def test_what_is_not_typed_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="typed to the leaves"):
        wire.Types().write(Loose)


class Poorer(Struct):
    """A message with one field."""

    connected: bool


def test_a_changed_field_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SENT", (*wire.SENT, Poorer))
    assert wire.FILE.read_text(encoding="utf-8") != wire.write()


class Line(Struct):
    """Not the line of a table."""

    length: int


def test_two_types_of_one_name_are_noticed() -> None:
    types = wire.Types()
    types.write(*wire.SENT)
    with pytest.raises(TypeError, match="cannot both be called Line"):
        types.write(Line)
