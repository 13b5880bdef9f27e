"""Secrets of intrigue at one keyboard: nothing stays for the next person, on screen or in scrollback."""

from pathlib import Path

import pytest

from tests.terminal.dealt_hands import dealt
from tests.terminal.keyboards import Window, window
from vivat.game import GameRecord


def table(folder: Path) -> list[str]:
    """Anna, Bruno and Carla at one keyboard, and a bot."""
    file = folder / "intrigue.vivat"
    GameRecord.of(dealt(), {"bot-4": "random"}).save(file)
    return ["play", "--resume", str(file), "--seed", "5", "--fast"]


def called(page: Window, name: str) -> None:
    page.read_until(f"{name}: press Enter")


@pytest.mark.parametrize("plain", [False, True], ids=["pictures", "plain"])
def test_nothing_of_a_turn_stays_behind_the_curtain(tmp_path: Path, plain: bool) -> None:
    with window([*table(tmp_path), *(["--plain"] if plain else [])], tmp_path, rows=40) as page:
        called(page, "Anna")
        page.type("", "Anna, your action (2 left)")
        page.type("inv role bruno", "Anna, your action (1 left)")
        page.type("dossier", "Anna saw Bruno’s role: the Assassin")
        page.type("card", "You are the King")
        page.type("pass", "Bruno: press Enter")
        said = "Pass the keyboard to Bruno. Bruno: press Enter when nobody else is looking."
        assert " ".join(page.everything().split()) == said
        page.type("", "Bruno, your action (2 left)")
        shown = page.everything()
        assert "Anna looks at the role of Bruno in secret" in shown
        assert "You are the Assassin" in shown
        for secret in (
            "You are the King",
            "The role of Anna",
            "Anna saw",
            "Dealt to Anna",
            "inv role",
            "you know",
            "alone know",
        ):
            assert secret not in shown
        page.type("dossier", "What only Bruno was told")
        page.type("log", "What you were told")
        assert "Anna saw" not in page.everything()


def test_an_answer_is_given_behind_a_curtain_and_the_offer_is_told_to_all(tmp_path: Path) -> None:
    with window(table(tmp_path), tmp_path, rows=40) as page:
        called(page, "Anna")
        page.type("", "Anna, your action")
        page.type("trade bruno", "what do you give Bruno")
        page.type("knowledge", "what do you ask of Bruno")
        page.type("might", "Bruno: press Enter")
        assert "Knowledge" not in page.everything()
        page.type("", "Bruno, Anna offers you 1 Knowledge and asks for 1 Might")
        assert "You are the King" not in page.everything()
        page.type("accept", "Anna: press Enter")
        assert "Assassin" not in page.everything()
        page.type("", "Anna, your action (1 left)")
        assert "Anna offers Bruno 1 Knowledge for 1 Might." in page.visible()
        assert "Bruno accepts." in page.visible()
        page.type("pass", "Bruno: press Enter")
        page.type("", "Bruno, your action")
        page.type("pass", "Carla: press Enter")
        page.type("", "Carla, your action")
        shown = page.everything()
        assert "Anna offers Bruno 1 Knowledge for 1 Might." in shown
        assert "Bruno accepts." in shown


def test_no_curtain_between_two_decisions_of_one_person(tmp_path: Path) -> None:
    with window(table(tmp_path), tmp_path, rows=40) as page:
        called(page, "Anna")
        page.type("", "Anna, your action (2 left)")
        page.type("sell knowledge", "which card do you sell next")
        page.type("stop", "Anna, your action (1 left)")
        assert b"Pass the keyboard" not in page.raw[page.raw.index(b"your action") :]


def test_a_shown_role_is_seen_by_all_together_without_anybodys_hand(tmp_path: Path) -> None:
    hands = (("power", "power"), ("might", "might"), ("might", "might"), ("knowledge", "knowledge"))
    game = dealt(hands=hands, first=1)
    for text in ("bribe Carla for might", "pass", "pass", "pass", "pass"):
        game.play(text)
    file = tmp_path / "intrigue.vivat"
    GameRecord.of(game, {"bot-4": "random"}).save(file)
    with window(["play", "--resume", str(file), "--fast"], tmp_path, rows=40) as page:
        called(page, "Bruno")
        page.type("", "Bruno, your action")
        page.type("assassinate carla", "All look at the screen now.")
        assert "Might" not in page.everything()
        page.type("", "Bruno assassinates Carla, for 3 Might and 4 Gold.")
        shown = page.everything()
        assert "Bruno is the Assassin!" in shown
        assert "Carla is the Sage!" in shown
        assert "Yours:" not in shown
