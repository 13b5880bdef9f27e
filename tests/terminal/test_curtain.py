"""Several people at one keyboard: nothing of one person's secrets stays for the next, on screen or in scrollback."""

from pathlib import Path

import pyte
import pytest

from tests.terminal.keyboards import Window, window
from vivat.game import CastleGame, CastleOptions, Dealer
from vivat.rules.castle.characters import card_slots
from vivat.terminal import screen

TWO_PEOPLE = ["play", "kingup", "--seat", "Anna", "--seat", "Bruno", "--seat", "steward:Aldo", "--seed", "5", "--yes"]
FLAGS = ["--fast", "--first", "1"]


def favourites(seat: int) -> list[str]:
    """The Favourites that the same seed deals."""
    options = CastleOptions.make("kingup", ["Anna", "Bruno", "Aldo"], first_seat=0)
    card = CastleGame(options, Dealer.seeded(5)).observe(seat).cards[seat]
    assert card is not None
    return [options.edition.names[slot] for slot in card_slots(card)]


def marked(name: str) -> str:
    return f"★{name}"


def pass_to(page: Window, name: str) -> None:
    page.read_until(f"{name}: press Enter")


@pytest.mark.parametrize("plain", [False, True], ids=["pictures", "plain"])
def test_nothing_stays_behind_the_curtain(tmp_path: Path, plain: bool) -> None:
    with window([*TWO_PEOPLE, *FLAGS, *(["--plain"] if plain else [])], tmp_path) as page:
        pass_to(page, "Anna")
        page.type("", "Anna, place")
        annas = "your Favourite)" if plain else marked(favourites(0)[0])
        assert annas in page.everything()
        page.type("card", "The cards of Anna")
        page.type("log", "What you were told")
        page.type("why place zzz 3", "Nobody here is called")
        page.type("1", "nobody else is looking.")
        left = page.everything()
        said = "Pass the keyboard to Bruno. Bruno: press Enter when nobody else is looking."
        assert " ".join(left.split()) == said
        page.type("", "Bruno, place")
        shown = page.everything()
        only_annas = [name for name in favourites(0) if name not in favourites(1)]
        assert only_annas
        if plain:
            assert not any(f"{name} (your Favourite)" in shown for name in only_annas)
        else:
            assert not any(marked(name) in shown for name in only_annas)
        assert "The Favourites of Anna" not in shown
        assert "zzz" not in shown


def play_to_the_vote(page: Window) -> str:
    """Both people do whatever comes first until a ballot is asked; returns who is asked."""
    page.read_until("press Enter")
    for _ in range(400):
        shown = page.visible()
        if "your secret vote" in shown:
            return "Anna" if "Anna, your secret vote" in shown else "Bruno"
        page.press(b"\n" if "press Enter" in shown or "Enter to go on" in shown else b"1\n")
        page.settle()
    raise AssertionError("no election came")


@pytest.mark.parametrize("ballot", ["vote yes", "vote no"])
def test_a_ballot_is_gone_before_the_next_person_comes(tmp_path: Path, ballot: str) -> None:
    with window([*TWO_PEOPLE, *FLAGS], tmp_path, rows=40) as page:
        voter = play_to_the_vote(page)
        other = "Bruno" if voter == "Anna" else "Anna"
        page.press(f"{ballot}\n".encode())
        page.settle()
        shown = page.everything()
        assert f"Pass the keyboard to {other}" in shown or "Everybody may look" in shown
        assert "vote" not in shown.replace("votes", "")
        assert "> " not in shown
        cleared = page.raw.rindex(b"\x1b[3J")
        assert ballot.encode() not in page.raw[cleared:]


def test_the_public_reveal_shows_all_ballots_and_no_card(tmp_path: Path) -> None:
    with window([*TWO_PEOPLE, *FLAGS], tmp_path, rows=40) as page:
        for _ in range(6):
            play_to_the_vote(page)
            page.press(b"yes\n")
            page.settle()
            if "Everybody may look" in page.visible():
                break
        page.type("", "be King?")
        shown = page.everything()
        assert all(name in shown for name in ("Anna", "Bruno", "Aldo"))
        assert "★" not in shown


def test_a_fault_is_noticed() -> None:
    """Planted: a curtain that clears the screen but not the scrollback leaves secrets above."""
    assert screen.CLEAR_ALL.index("\x1b[2J") < screen.CLEAR_ALL.index("\x1b[3J")
    page = Window.__new__(Window)
    page.screen = pyte.HistoryScreen(40, 5, history=100)
    feed = pyte.ByteStream(page.screen).feed
    feed(b"secret\r\n" * 20)
    feed(screen.CLEAR_SCREEN.encode())
    assert "secret" in page.everything()
    feed(screen.CLEAR_ALL.encode())
    assert "secret" not in page.everything()


def test_each_person_is_told_what_the_others_did_meanwhile(tmp_path: Path) -> None:
    with window([*TWO_PEOPLE, *FLAGS], tmp_path, rows=40) as page:
        pass_to(page, "Anna")
        page.type("", "Anna, place")
        page.type("1", "Bruno: press Enter")
        page.type("", "Bruno, place")
        assert "Anna places" in page.visible()
        page.type("1", "Anna: press Enter")
        page.type("", "Anna, place")
        shown = page.visible()
        assert "Bruno places" in shown
        assert "Aldo places" in shown
        assert "Round 1 begins" not in shown
