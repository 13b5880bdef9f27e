"""Who sits where: opening a table, sitting down, getting up, bots, the host, beginning."""

from typing import Any

import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, Desk, begun, options
from vivat.bots import BOTS
from vivat.bots.tempers import BOT_NAMES
from vivat.game import ImpossibleOptions, VivatError
from vivat.game.text import plain
from vivat.rules.castle.editions import EDITIONS
from vivat.table.commands import Arrange, Claim, Leave, Mute, Remove, Sit, Start
from vivat.table.decide import Author, open_table
from vivat.table.options import TableOptions
from vivat.table.summary import chair_kind

TEAMS = [["steward", "steward"]] * 8
OF_INTRIGUE: dict[str, Any] = {
    "scenario": "hit-men",
    "own_scenario": "name = 1",
    "own_sheet": "x = 1",
    "forced_alliances": True,
    "session_points": 3,
    "reduction": True,
}


def kinds(desk: Desk) -> list[str]:
    return [chair_kind(chair) for chair in desk.table.chairs]


def test_whoever_makes_a_table_is_its_host_and_sits_on_the_place_for_me() -> None:
    desk = Desk(options("open", "me", "steward", "random"))
    assert desk.table.host == ADA.guest
    assert kinds(desk) == ["open", "person", "bot", "bot"]
    assert desk.table.chair_of(ADA.guest) == 1
    assert [chair.level for chair in desk.table.chairs] == [None, None, "steward", "random"]
    assert desk.kinds(None) == ["opened"]


def test_bots_have_names_of_their_own() -> None:
    desk = Desk(options("me", "steward", "steward", "random"), host=Author("g", "aldo"))
    assert len({plain(name) for name in desk.table.names}) == 4
    assert desk.table.names[0] == "aldo"


def test_no_bot_is_called_like_a_character() -> None:
    cast = {plain(name) for edition in EDITIONS.values() for name in edition.names}
    assert not cast & {plain(name) for name in BOT_NAMES}


def test_there_are_names_for_bots_on_every_place_whatever_the_host_is_called() -> None:
    for name in BOT_NAMES:
        opened = open_table(options(*TEAMS, game="vive-le-roi", shared_pawn=True), Author("g", name))
        assert len(set(opened.names)) == 16


def test_people_at_one_screen_fill_a_table_of_their_own_and_nobody_else_s() -> None:
    desk = Desk(options("me", "open", "open", "open"))
    desk.do(BOB, Sit)
    assert desk.refused(Author(f"{BOB.guest}.1", "Bea"), Sit) == "table-one-chair"
    desk.do(Author(f"{ADA.guest}.1", "Ann"), Sit)
    desk.do(BOB, Leave)
    desk.do(Author(f"{BOB.guest}.1", "Bea"), Sit)
    assert desk.refused(Author(f"{BOB.guest}.2", "Bo"), Sit) == "table-one-chair"
    assert kinds(desk) == ["person", "person", "person", "open"]


def test_a_guest_sits_on_the_first_open_place_or_on_the_one_they_name() -> None:
    desk = Desk(options("me", "open", "open", "open"))
    desk.do(BOB, Sit, chair=2)
    desk.do(CLEO, Sit)
    assert [chair.guest for chair in desk.table.chairs] == [ADA.guest, CLEO.guest, BOB.guest, None]
    assert desk.kinds(None) == ["opened", "sat", "sat"]


def test_guests_with_the_same_name_are_told_apart() -> None:
    desk = Desk(options("me", "open", "open", "open"))
    desk.do(Author("g-2", "ÁDA"), Sit)
    desk.do(Author("g-3", "ada"), Sit)
    desk.do(Author("g-4", "A" * 40), Sit)
    assert desk.table.names[:3] == ["Ada", "ÁDA 2", "ada 3"]
    desk.do(ADA, Start)


def test_a_long_name_is_shortened_to_make_room_for_its_number() -> None:
    desk = Desk(options("me", "open", "steward"), host=Author("g", "N" * 40))
    desk.do(Author("g-2", "n" * 40), Sit)
    assert desk.table.names[1] == "n" * 36 + " 2"
    desk.do(Author("g", "N" * 40), Start)


def test_a_guest_who_gets_up_before_the_game_frees_the_place() -> None:
    desk = Desk(options("me", "open", "open"))
    desk.do(BOB, Sit)
    desk.do(BOB, Leave)
    assert kinds(desk) == ["person", "open", "open"]
    desk.do(CLEO, Sit)
    assert desk.table.names[1] == "Cleo"
    assert desk.refused(BOB, Leave) == "table-not-seated"


def test_the_host_passes_on_to_the_first_person_who_stays() -> None:
    desk = Desk(options("open", "me", "open"))
    desk.do(CLEO, Sit, chair=2)
    desk.do(BOB, Sit, chair=0)
    desk.do(ADA, Leave)
    assert desk.table.host == BOB.guest
    assert desk.kinds(None)[-2:] == ["left", "host"]
    assert desk.table.lines_for(None)[-1].chair == 0
    desk.do(ADA, Sit)
    assert desk.refused(ADA, Start) == "table-host-only"
    desk.do(BOB, Start)


def test_a_host_who_leaves_an_empty_table_stays_its_host() -> None:
    desk = Desk(options("me", "steward", "steward"))
    desk.do(ADA, Leave)
    assert desk.table.host == ADA.guest
    desk.do(ADA, Arrange, chair=0, level="random")
    desk.do(ADA, Start)
    assert desk.table.status == "playing"


def test_the_next_to_sit_down_at_a_table_that_its_host_left_empty_is_host() -> None:
    desk = Desk(options("me", "open", "steward"))
    desk.do(ADA, Leave)
    desk.do(BOB, Sit)
    assert desk.table.host == BOB.guest
    assert desk.kinds(None)[-2:] == ["sat", "host"]
    assert desk.refused(ADA, Start) == "table-not-seated"
    desk.do(CLEO, Sit)
    assert desk.table.host == BOB.guest


def test_a_host_who_sits_down_again_is_still_host() -> None:
    desk = Desk(options("me", "open", "steward"))
    desk.do(ADA, Leave)
    desk.do(ADA, Sit)
    desk.do(BOB, Sit)
    assert desk.table.host == ADA.guest


def test_the_host_of_a_game_passes_on_and_does_not_come_back_with_the_old_one() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    desk.do(ADA, Leave)
    assert desk.table.host == BOB.guest
    desk.do(ADA, Sit)
    assert desk.table.host == BOB.guest


def test_whoever_comes_back_first_to_a_deserted_table_is_its_host() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    desk.do(BOB, Leave)
    desk.do(ADA, Leave)
    assert desk.table.host == ADA.guest
    desk.do(BOB, Sit)
    assert desk.table.host == BOB.guest
    assert desk.kinds(None)[-2:] == ["returned", "host"]
    desk.do(ADA, Sit)
    assert desk.table.host == BOB.guest


def test_the_host_puts_bots_on_open_places_and_opens_them_again() -> None:
    desk = Desk(options("me", "open", "random"))
    desk.do(ADA, Arrange, chair=1, level="steward")
    assert kinds(desk) == ["person", "bot", "bot"]
    name = desk.table.chairs[1].name
    assert name not in (desk.table.names[0], desk.table.names[2])
    desk.do(ADA, Arrange, chair=1, level="random")
    assert desk.table.chairs[1].level == "random"
    assert desk.table.chairs[1].name == name
    desk.do(ADA, Arrange, chair=1, level="open")
    assert kinds(desk) == ["person", "open", "bot"]
    desk.do(BOB, Sit)
    assert kinds(desk) == ["person", "person", "bot"]
    assert [line.level for line in desk.table.lines_for(None) if line.kind == "arranged"] == ["steward", "random", None]


def test_before_the_game_people_take_another_chair_and_another_name() -> None:
    desk = Desk(options("me", "open", "open", "steward"))
    desk.do(BOB, Sit)
    desk.do(ADA, Mute, chair=1)
    desk.do(BOB, Claim, text="I am a lion")
    desk.do(BOB, Sit, chair=2)
    assert kinds(desk) == ["person", "open", "person", "bot"]
    assert [claim.chair for claim in desk.table.claims] == [2]
    assert desk.table.chairs[0].muted == 1 << 2  # whom one does not want to read, wherever they sit
    assert desk.refused(BOB, Sit, chair=2) == "table-sits-already"
    assert desk.refused(BOB, Sit, chair=3) == "table-chair-taken"
    desk.do(Author(ADA.guest, "Ada Lovelace"), Sit)
    assert desk.table.names[0] == "Ada Lovelace"
    assert desk.table.host == ADA.guest
    desk.do(Author(BOB.guest, "ada lovelace"), Sit)
    assert desk.table.names[2] == "ada lovelace 2"
    told = [(line.kind, line.name, line.before) for line in desk.table.lines_for(None)[-3:]]
    assert told == [("moved", "Bob", None), ("renamed", "Ada Lovelace", "Ada"), ("renamed", "ada lovelace 2", "Bob")]
    assert desk.table.next_host == 2
    desk.do(ADA, Leave)
    assert desk.table.host == BOB.guest


def test_whom_the_host_removes_gets_up_and_may_not_come_back() -> None:
    desk = Desk(options("me", "open", "open"))
    desk.do(BOB, Sit)
    desk.do(CLEO, Sit)
    desk.do(ADA, Remove, guest=BOB.guest)
    assert kinds(desk) == ["person", "open", "person"]
    assert (desk.table.lines_for(None)[-1].kind, desk.table.lines_for(None)[-1].name) == ("removed", BOB.name)
    for hand in (BOB, Author(f"{BOB.guest}.1", "Bea")):
        assert desk.refused(hand, Sit) == "table-removed"
    assert desk.table.host == ADA.guest
    desk.do(DAN, Sit)
    assert desk.refused(ADA, Remove, guest=BOB.guest) == "table-nobody-to-remove"
    desk.do(ADA, Start)
    assert desk.refused(ADA, Remove, guest=CLEO.guest) == "table-has-begun"


def test_a_host_removes_neither_a_bot_nor_anybody_at_the_own_screen() -> None:
    desk = Desk(options("me", "open", "steward"))
    ann = Author(f"{ADA.guest}.1", "Ann")
    desk.do(ann, Sit)
    for guest, why in ((ADA.guest, "no-removing-yourself"), (ann.guest, "no-removing-yourself"), ("x", "nobody")):
        assert desk.refused(ADA, Remove, guest=guest).startswith(f"table-{why}")


def test_a_host_without_a_place_arranges_and_begins_but_does_not_play() -> None:
    desk = Desk(options("open", "open", "steward"))
    desk.do(BOB, Sit)
    desk.do(ADA, Arrange, chair=1, level="steward")
    desk.do(ADA, Start)
    assert desk.table.status == "playing"
    assert desk.table.chair_of(ADA.guest) is None
    assert desk.refused(ADA, Leave) == "table-not-seated"


def test_a_game_begins_with_what_chance_deals() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    table = desk.table
    assert table.status == "playing"
    assert table.game is not None
    assert table.decision == 1
    assert table.asked == table.waited_for != ()
    assert "started" in desk.kinds(None)
    assert table.game.options.names == tuple(table.names)
    again = begun(options("me", "open", "steward"), BOB, seed=2)
    assert again.table.game is not None
    assert table.game.actions != again.table.game.actions


@pytest.mark.parametrize("level", BOTS)
def test_a_table_of_bots_of_each_level_can_be_made(level: str) -> None:
    desk = Desk(options("me", level, level))
    assert desk.table.chairs[1].level == level


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        (options("me", "grandmaster", "open"), "table-unknown-chair"),
        (options("me", "me", "open"), "table-two-of-me"),
        (options("me", "open"), "options-seats"),
        (options("me", "open", "open", game="chess"), "options-unknown-edition"),
        (options(["me", "open"], "open", "open", "open", game="intrigue"), "options-no-teams"),
        (options(["me", "open"], *[["open", "random"]] * 4, game="vive-le-roi"), "options-pawns"),
        (options(*["open"] * 4, game="intrigue", scenario="nowhere"), "options-unknown-scenario"),
        (options(*["open"] * 4, game="intrigue", own_sheet="]"), "data-not-toml"),
        (options(*["open"] * 4, game="intrigue", own_scenario="]"), "data-not-toml"),
        *(
            (options(*["open"] * 4, game="intrigue", **{flag: True}), "table-option-elsewhere")
            for flag in ("ambition", "banished", "emissary", "wedding", "shared_pawn")
        ),
        *((options(*["open"] * 4, **{name: value}), "table-option-elsewhere") for name, value in OF_INTRIGUE.items()),
    ],
)
def test_what_cannot_be_played_is_refused_before_there_is_a_table(wanted: TableOptions, key: str) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        Desk(wanted)
    assert caught.value.refusal.key == key
    assert str(caught.value)


def test_R12_2_nine_sit_down_where_teams_share_their_pawns() -> None:
    desk = Desk(options(["me", "random"], *["random"] * 7, game="vive-le-roi", shared_pawn=True))
    assert len(desk.table.chairs) == 9


def test_spectators_do_not_become_players_by_watching() -> None:
    desk = begun(options("me", "open", "open"), BOB, CLEO)
    desk.watching.append(DAN)
    with pytest.raises(VivatError):
        desk.do(DAN, Sit)
    assert desk.table.chair_of(DAN.guest) is None
