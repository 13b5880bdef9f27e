"""Only what the viewer may know is drawn, and it fits the screen; colour is never the only sign."""

import html
import io
import re

import pytest
from rich.console import Console, RenderableType

from tests.terminal.dealt_hands import dealt
from tests.terminal.pictures import FOLDER
from vivat.bots import make_bot
from vivat.game import SPECTATOR, Dealer, IntrigueGame, IntrigueOptions, Viewer
from vivat.game.intrigue.sheet import default_sheet
from vivat.rules.intrigue.goods import MIGHT
from vivat.rules.intrigue.roles import KNIGHT, ROLE_NAMES
from vivat.terminal.intrigue.conditions import sheet_rows
from vivat.terminal.intrigue.face import IntrigueFace
from vivat.terminal.intrigue.move_list import list_moves
from vivat.terminal.intrigue.pictures import IntriguePictures
from vivat.terminal.intrigue.plain import IntriguePlain
from vivat.terminal.intrigue.players import player_rows
from vivat.terminal.intrigue.view import View, person_view, truth_view
from vivat.words import words

ENGLISH = words("en")
SIGNS = re.compile(r"[♣♦♥♠●▲■◆★▶▷✝▮♛⇄━│╭]")


def played(players: int, scenario: str, steps: int, seed: int = 1) -> IntrigueGame:
    """A game after some steps of random bots, or at its end."""
    game = IntrigueGame(IntrigueOptions.make(scenario, players, most_rounds=8), Dealer.seeded(seed))
    bot = make_bot("random", seed)
    for _ in range(steps):
        if game.to_act is None:
            break
        game.play(bot.act(game.observe(game.to_act)))
    return game


def printed(console: Console, block: RenderableType) -> str:
    console.print(block)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(view: View, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, height=40, color_system=None)
    return printed(console, IntriguePictures(console).table(view))


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize(
    ("players", "scenario", "steps"), [(4, "base", 3), (8, "base", 90), (6, "hit-men", 60), (8, "first-game", 40)]
)
def test_the_table_fits_and_names_everybody(players: int, scenario: str, steps: int, width: int) -> None:
    game = played(players, scenario, steps)
    for viewer in (SPECTATOR, Viewer.seat(0), Viewer.seat(players - 1)):
        shown = drawn(person_view(game, viewer, ENGLISH, (3,) * players), width)
        assert all(len(line) <= width for line in shown.splitlines())
        assert all(name in shown for name in game.options.names)
    assert all(len(line) <= width for line in drawn(truth_view(game, ENGLISH), width).splitlines())


@pytest.mark.parametrize("width", [60, 80, 100])
def test_moves_sheet_and_ranking_fit(width: int) -> None:
    for steps in (0, 30, 60, 10_000):
        game = played(8, "base", steps)
        viewer = SPECTATOR if game.to_act is None else Viewer.seat(game.to_act)
        view = person_view(game, viewer, ENGLISH)
        console = Console(file=io.StringIO(), width=width, height=40, color_system=None)
        drawing = IntriguePictures(console)
        moves = list_moves(view)
        block = drawing.moves(view, moves) if moves else drawing.ranking(view, game)
        shown = printed(console, block) + printed(console, drawing.sheet(view, sheet_rows(view)))
        assert all(len(line) <= width for line in shown.splitlines())


@pytest.mark.parametrize("seed", range(6))
def test_no_view_holds_what_its_viewer_may_not_know(seed: int) -> None:
    """Hands and roles of others stand nowhere, unless they were shown, or seen by the viewer."""
    game = played(5, "base", 25 + 9 * seed, seed)
    seen = [game.observe(player) for player in range(5)]
    for player in range(5):
        view = person_view(game, Viewer.seat(player), ENGLISH)
        assert [hand is not None for hand in view.hands] == [other == player for other in range(5)]
        for other, row in enumerate(player_rows(view)):
            known = seen[player].roles[other] is not None
            spied = any(f.event.kind == "role-seen" and f.event.other == other for f in seen[player].dossier)
            assert (row.role != "?") == (known or spied)
        lines = IntrigueFace(game, ENGLISH, IntriguePlain()).log(Viewer.seat(player))
        assert not [line for line in lines if line.startswith("The role of ") and view.name not in line]
        assert not [line for line in lines if line.startswith("Dealt to ") and view.name not in line]
    watching = person_view(game, SPECTATOR, ENGLISH)
    assert watching.hands == (None,) * 5
    assert "Yours:" not in drawn(watching, 80)


def test_allies_bear_the_same_sign_besides_their_colour() -> None:
    game = dealt(first=3)
    game.play("ally with Carla for 2 influence")
    game.play("join")
    shown = drawn(person_view(game, SPECTATOR, ENGLISH), 80)
    assert "▲ allied with Dario" in shown
    assert "▲ allied with Carla" in shown
    rows = player_rows(person_view(game, SPECTATOR, ENGLISH))
    assert [row.alliance for row in rows] == [None, None, 0, 0]


def test_S4_3_a_trade_lies_in_two_trays_with_what_a_counter_offer_changes() -> None:
    game = dealt()
    for action in ("trade with Bruno", "give knowledge", "ask might", "counter", "give might"):
        game.play(action)
    drafted = drawn(person_view(game, Viewer.seat(1), ENGLISH), 80)
    assert re.search(r"Bruno gives .*\n.*♣ Might 1 .*⇄", drafted), drafted
    assert "something still to be said" in drafted
    assert "⇄" in drawn(person_view(game, SPECTATOR, ENGLISH), 80)
    game.play("ask 2 knowledge")
    countered = drawn(person_view(game, Viewer.seat(0), ENGLISH), 80)
    trays = countered[countered.index("Bruno gives") :]
    assert re.search(r"Bruno gives .*Anna gives", trays), trays
    assert "♣ Might 1 " in trays
    assert "instead" not in trays.split("♦")[0]
    assert "♦ Knowledge 2 instead of 1" in trays


def test_the_dead_the_jailed_and_what_lies_open() -> None:
    hands = (("power", "power"), ("might", "might"), ("might", "might"), ("power", "power"))
    game = dealt(hands=hands, first=1)
    for text in ("bribe Carla for might", "pass", "pass", "pass", "pass", "assassinate Carla"):
        game.play(text)
    view = person_view(game, Viewer.seat(0), ENGLISH)
    assert "✝  Carla" in drawn(view, 80)
    assert "Carla: dead, was the Sage." in IntriguePlain().table(view)
    assert "Bruno: 1 gold, 0 cards, Assassin, to act." in IntriguePlain().table(view)
    assert "Discard pile: 4 cards, from the top: Might, Might, Might, Might." in IntriguePlain().table(view)


def test_markers_name_the_target_of_their_owner_alone() -> None:
    game = IntrigueGame(IntrigueOptions.make("hit-men", 5, first_seat=0))
    for text in ("role assassin", "role knight", "role king", "role sage", "role politician"):
        game.play(text)
    for suit in ("knowledge", "might", "power", "power", "might"):
        game.play(f"draw {suit}")
    for _ in range(10):
        game.play("draw might")
    own = IntriguePlain().table(person_view(game, Viewer.seat(0), ENGLISH))
    assert "You win by killing the Sage." in own
    assert "Player 2: 2 gold, 2 cards, role unknown, Might face up." in own
    other = sheet_rows(person_view(game, Viewer.seat(2), ENGLISH))
    assert other[ROLE_NAMES.index("assassin")].wins == "killing the role named by the card face up before them"


@pytest.mark.parametrize("steps", [0, 20, 70, 10_000])
def test_plain_lines_have_no_signs_that_read_badly(steps: int) -> None:
    game = played(6, "hit-men", steps)
    viewer = SPECTATOR if game.to_act is None else Viewer.seat(game.to_act)
    view = person_view(game, viewer, ENGLISH)
    plain = IntriguePlain()
    said = [plain.table(view), plain.sheet(view, sheet_rows(view)), *IntrigueFace(game, ENGLISH, plain).log(viewer)]
    said.append(plain.moves(view, list_moves(view)) if view.seen.legal else plain.ranking(view, game))
    assert not SIGNS.search("\n".join(said))


@pytest.mark.parametrize("seed", range(4))
def test_moves_are_numbered_without_gaps_and_mean_what_they_say(seed: int) -> None:
    for steps in range(0, 120, 7):
        game = played(5, "base", steps, seed)
        if game.to_act is not None:
            moves = list_moves(person_view(game, Viewer.seat(game.to_act), ENGLISH))
            assert [move.number for move in moves] == list(range(1, len(moves) + 1))
            assert {move.action for move in moves} == set(game.legal_actions())
            assert len({(move.group, move.who, move.text) for move in moves}) == len(moves)


def test_the_picture_in_the_documents_shows_the_sheet_that_ships() -> None:
    picture = (FOLDER / "intrigue.svg").read_text("utf-8")
    shown = "".join(html.unescape(text) for text in re.findall(r"<text[^>]*>(.*?)</text>", picture))
    assert f"Assassinate for {default_sheet()[KNIGHT].cost[MIGHT]} Might." in shown.replace("\xa0", " ")
