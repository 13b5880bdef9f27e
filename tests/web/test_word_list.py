"""An operator's word list at the doors through which words come."""

import threading
from importlib.resources import files
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.web.nursery import run_vivat
from vivat.table.decide import LINES_A_MINUTE
from vivat.table.word_list import WordList
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS

SHEET = files("vivat.game.intrigue").joinpath("data", "sheet.toml").read_text(encoding="utf-8")


def test_names_chat_and_claims_with_an_unwanted_word_are_refused_and_notes_are_not(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("blockhead*", encoding="utf-8")
    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS, words=WordList(path))
    with TestClient(app) as client:

        def ask(method: str, where: str, **body: object) -> tuple[int, str]:
            answer = client.request(method, f"/api/{where}", json=body)
            client.cookies.clear()
            return answer.status_code, answer.json().get("key", "")

        refused = 409, "word-unwanted"
        assert ask("POST", "guests", name="Block Héad") == (201, "")
        assert ask("POST", "guests", name="A BLOCKHEAD") == refused
        token = client.post("/api/guests", json={"name": "Ada", "bearer": True}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        assert ask("PUT", "me", name="Blockheads") == refused
        seats = [["me"], ["open"], ["steward"]]
        assert (
            ask("POST", "tables", game="intrigue", seats=[*seats, *seats[1:]], own_sheet=f"# blockhead\n{SHEET}")
            == refused
        )
        table = client.post("/api/tables", json={"game": "kingup", "seats": seats}).json()["id"]
        hand = f"tables/{table}/join?hand=1&name=Blockhead"
        assert ask("POST", hand, type="sit", id="s") == refused
        said: list[tuple[dict[str, object], tuple[int, str]]] = [
            ({"type": "say", "text": "You Blockhéad!"}, refused),
            ({"type": "say", "text": "blockhead", "team": True}, refused),
            ({"type": "claim", "text": "no blockheads here"}, refused),
            ({"type": "note", "cell": "blockhead", "mark": "?"}, (200, "")),
            ({"type": "say", "text": "a block and a head"}, (200, "")),
        ]
        for number, (command, answer) in enumerate(said):
            assert ask("POST", f"tables/{table}/commands", id=f"c{number}", **command) == answer
        path.write_text("", encoding="utf-8")
        assert ask("POST", f"tables/{table}/commands", id="x", type="say", text="blockhead") == (200, "")


def test_a_server_does_not_start_with_a_list_that_cannot_be_read(tmp_path: Path) -> None:
    flags = ["--database", f"sqlite:///{tmp_path / 'vivat.db'}", "--word-list", str(tmp_path / "none.txt")]
    ended = run_vivat("serve", *flags)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"The word list {tmp_path / 'none.txt'} cannot be read: No such file")
    assert "Traceback" not in ended.stderr


def test_words_are_looked_for_in_lines_that_are_said_and_in_long_texts_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "words.txt"
    path.write_text("blockhead*", encoding="utf-8")
    looked: list[tuple[str, str]] = []
    find = WordList.find

    def watched(words: WordList, text: str) -> str | None:
        looked.append((text, threading.current_thread().name))
        return find(words, text)

    monkeypatch.setattr(WordList, "find", watched)
    app = make_app(f"sqlite:///{tmp_path / 'vivat.db'}", NO_LIMITS, words=WordList(path))
    with TestClient(app) as client:
        token = client.post("/api/guests", json={"name": "Ada", "bearer": True}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        seats = [["me"], ["steward"], ["steward"], ["steward"]]
        made = client.post("/api/tables", json={"game": "intrigue", "seats": seats, "own_sheet": SHEET}).json()
        assert [thread.startswith("vivat-computing") for text, thread in looked if text == SHEET] == [True]
        looked.clear()
        for number in range(3 * LINES_A_MINUTE):
            line = {"type": "say", "id": f"c{number}", "text": "la la"}
            client.post(f"/api/tables/{made['id']}/commands", json=line)
    assert len(looked) == LINES_A_MINUTE
