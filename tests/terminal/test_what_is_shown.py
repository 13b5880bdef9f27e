"""Only what the viewer may know is drawn, and it fits the screen; colour is never the only sign."""

import io
import re
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import vivat.terminal
from tests.terminal.pictures import FOLDER, SAMPLES
from vivat.bots import make_bot
from vivat.game import SPECTATOR, CastleGame, CastleObservation, CastleOptions, Dealer, Viewer
from vivat.terminal.castle.face import CastleFace
from vivat.terminal.castle.move_list import list_moves
from vivat.terminal.castle.pictures import CastlePictures
from vivat.terminal.castle.plain import CastlePlain
from vivat.terminal.castle.seats import ranking, seat_rows
from vivat.terminal.castle.view import View, person_view, truth_view
from vivat.terminal.pictures import AMBER, CROWN, DIM, GREEN, NIGHT, RED, STONE
from vivat.words import words

ENGLISH = words("en")


def played(options: CastleOptions, steps: int, seed: int = 1) -> CastleGame:
    """A game after some steps of random bots, or at its end."""
    game = CastleGame(options, Dealer.seeded(seed))
    bot = make_bot("random", seed)
    for _ in range(steps):
        if game.to_act is None:
            break
        game.play(bot.act(game.observe(game.to_act)))
    return game


def team_table() -> CastleOptions:
    return CastleOptions.make("vive-le-roi", [("Anna", "Bruno"), "Zoe", "Max"], ambition=True, emissary=True)


def drawn(view: View, width: int, height: int = 40) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    console.print(CastlePictures(console).table(view))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("steps", [0, 13, 40])
@pytest.mark.parametrize("edition", ["kingup", "vive-le-roi"])
def test_the_castle_fits_and_shows_everybody_once(edition: str, steps: int, width: int) -> None:
    game = played(CastleOptions.make(edition, 4), steps)
    view = person_view(game, SPECTATOR, ENGLISH)
    shown = drawn(view, width)
    assert all(len(line) <= width for line in shown.splitlines())
    for slot in range(game.options.params.characters):
        if view.seen.candidate != slot:  # a candidate is named in the heading too
            assert len(re.findall(rf"\b{view.character(slot)}\b", shown)) == 1


def test_a_favourite_bears_a_sign_besides_its_colour() -> None:
    game = played(CastleOptions.make("kingup", 4), 12)
    view = person_view(game, Viewer.seat(1), ENGLISH)
    card = view.seen.cards[1]
    assert card is not None
    shown = drawn(view, 80)
    starred = set(re.findall(r"★(\w+)", shown))
    assert starred == {view.character(slot) for slot in view.favourites(card)}


@pytest.mark.parametrize("steps", [5, 30])
def test_a_team_at_the_keyboard_sees_both_cards_and_no_ambition(steps: int) -> None:
    game = played(team_table(), steps)
    view = person_view(game, Viewer.seat(0), ENGLISH)
    assert view.seen.kept == (None,) * 4
    assert view.seen.offered == (None,) * 4
    assert not {"ambition-kept", "ambition-offered"} & {event.kind for event in view.seen.events}
    assert [card is not None for card in view.seen.cards] == [True, True, False, False]
    alone = person_view(game, Viewer.player(0), ENGLISH)
    assert [kept is not None for kept in alone.seen.kept] == [True, False, False, False]
    assert "Anna’s Ambition" in CastlePlain().table(alone)
    assert "Bruno’s Ambition" not in CastlePlain().table(alone)
    assert "Ambition:" not in CastlePlain().table(view)


def test_all_secrets_are_in_the_view_of_a_replay() -> None:
    view = truth_view(played(team_table(), 30), ENGLISH)
    shown = CastlePlain().table(view)
    for name in ("Anna", "Bruno", "Zoe", "Max"):
        assert f"{name}’s Favourites: " in shown
        assert f"{name}’s Ambition: " in shown


def elections(game: CastleGame) -> int:
    return sum(event.kind in ("crowned", "rejected", "cancelled") for event in game.events)


def elections_told(face: CastleFace) -> int:
    """Of how many elections `log` says who voted what."""
    lines = face.log(Viewer.seat(0))
    votes = [line.startswith(("Yes: ", "No: ")) for line in lines]
    return sum(told and not before for before, told in pairwise([False, *votes]))


@pytest.mark.parametrize("aids", [True, False])
def test_R5_10_without_memory_aids_votes_are_told_only_while_the_cards_lie_open(aids: bool) -> None:
    game = played(CastleOptions.make("kingup", 4, memory_aids=aids), 90)
    assert elections(game) > 2
    face = CastleFace(game, ENGLISH, CastlePlain(), {})
    while game.events[-1].kind not in ("rejected", "cancelled"):
        game.play(game.legal_actions()[-1])
    assert elections_told(face) == (elections(game) if aids else 1)
    while game.events[-1].kind not in ("moved", "placed"):
        game.play(game.legal_actions()[0])
    assert elections_told(face) == (elections(game) if aids else 0)
    assert any("turned away" in line for line in face.log(Viewer.seat(0)))
    shown = CastlePlain().table(person_view(game, Viewer.seat(0), ENGLISH))
    seats = [line for line in shown.splitlines() if " points" in line]
    assert all(("No " in line) == aids for line in seats)


def test_a_decision_asks_the_game_once_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(CastleOptions.make("kingup", 4), 30)
    face, viewer = CastleFace(game, ENGLISH, CastlePlain(), {}), Viewer.seat(game.to_act or 0)
    asked: list[object] = []
    observe = CastleGame.observe

    def noted(of: CastleGame, who: Viewer | int) -> CastleObservation:
        asked.append(who)
        return observe(of, who)

    monkeypatch.setattr(CastleGame, "observe", noted)
    prompt = (face.table, face.hints, face.question, face.moves, face.card, face.opens_with_moves, face.name)
    first = [show(viewer) for show in prompt]
    assert asked == [viewer]
    game.play(game.legal_actions()[0])
    assert face.table(viewer) != first[0]
    assert asked == [viewer, viewer]


def test_plain_lines_have_no_signs_that_read_badly() -> None:
    game = played(team_table(), 30)
    text = CastlePlain().table(person_view(game, Viewer.seat(0), ENGLISH))
    assert re.search(r"Floor \d, \w+, \d of 4: ", text)
    assert "Favourite of Anna" in text
    assert not re.search(r"[★☆◆█▄▀│┌─♛✉☼·]", text)


def test_moves_are_numbered_without_gaps_and_mean_what_they_say() -> None:
    for steps in (3, 14, 25):
        game = played(CastleOptions.make("vive-le-roi", 4), steps)
        assert game.to_act is not None
        moves = list_moves(person_view(game, Viewer.seat(game.to_act), ENGLISH))
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))
        assert {move.action for move in moves} == set(game.legal_actions())


@pytest.mark.parametrize("name", SAMPLES)
def test_a_picture_in_the_documents_loads_nothing_from_elsewhere_and_knows_the_bots_by_name(name: str) -> None:
    picture = (FOLDER / f"{name}.svg").read_text("utf-8")
    assert set(re.findall(r"https?://[^\"' )]+", picture)) == {"http://www.w3.org/2000/svg"}
    assert all(who in picture for (who,) in SAMPLES[name][1].seats)


def test_scores_stand_with_their_owners_and_the_best_come_first() -> None:
    game = played(team_table(), 10_000, seed=3)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.emissary_score is not None
    rows = seat_rows(person_view(game, SPECTATOR, ENGLISH))
    anna, bruno, zoe, maxs = outcome.scores
    emissary = str(outcome.emissary_score)
    assert [row.score for row in rows] == [f"{anna} / {bruno}", str(zoe), str(maxs), emissary]
    ranked = ranking(person_view(game, SPECTATOR, ENGLISH), outcome)
    assert [row.score for row in ranked] == sorted((*outcome.seat_scores, outcome.emissary_score), reverse=True)
    assert [row.won for row in ranked] == [True, False, False, False]


def test_a_colour_has_one_name_and_stands_once() -> None:
    """But for the colours by which characters and suits are told apart, which are lists of their own."""
    sources = [path.read_text("utf-8") for path in Path(vivat.terminal.__file__).parent.rglob("*.py")]
    for colour in (CROWN, RED, GREEN, AMBER, STONE, DIM, NIGHT):
        assert sum(source.count(colour) for source in sources) == 1, colour
