"""Bad frames on the socket get a reason or a close that says why, and touch nothing (the large form: `fuzz_frames`)."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from tests.web.fuzz_frames import Disturbed, fuzz
from tests.web.inside import inside
from tests.web.server import messages_of, server
from vivat.game import Refusal
from vivat.table import commands, decide, entries, submission
from vivat.table.table import Decided
from vivat.web import socket as web_socket
from vivat.web.limits import NO_LIMITS
from vivat.web.messages import Refused, decode, refused
from vivat.web.protocols import whole_text

FRAMES = 10_000
REASONS = {
    "frame-not-understood", "table-not-seated", "table-has-begun", "table-old-decision", "table-no-such-chair",
    "pongs to the witness", "closed with 1002", "closed with 1007", "closed with 1009",
}  # fmt: skip


def nothing(_: int) -> None:
    """Nobody watches the progress."""


def test_ten_thousand_bad_frames_change_nothing(tmp_path: Path) -> None:
    with server(tmp_path, "--no-limits") as running:
        counts = asyncio.run(fuzz(running.address, tmp_path / "vivat.db", FRAMES, 1, nothing))
        log = messages_of(running.log.read_text())
    assert set(counts) >= REASONS
    assert any(key.startswith("unknown-") for key in counts)
    assert log == ["started"]


def test_the_short_way_reads_the_frames_that_the_parser_would_and_no_others() -> None:
    """What is one whole frame of text is read at once; anything else is left to the parser, however near it comes."""
    mask = bytes((1, 2, 3, 4))

    def frame(text: bytes, opcode: int = 1, fin: bool = True, head: bytes | None = None) -> bytes:
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
        return bytes((0x80 * fin | opcode,)) + (size if head is None else head) + mask + apply_mask(text, mask)

    for length in (0, 1, 5, 125, 126, 200, 1000):
        text = bytes(number % 251 for number in range(length))
        whole = frame(text)
        assert whole_text(whole) == text
        others = (whole[:-1], whole + b"x", whole[:3], frame(text, fin=False), frame(text, 2), frame(text, 9))
        for other in (*others, bytes((whole[0] | 0x40,)) + whole[1:], bytes((whole[0], whole[1] & 0x7F)) + whole[2:]):
            assert whole_text(other) is None or other == whole
    assert whole_text(frame(b"five!", head=b"\xfe\x00\x05")) is None, "a length that is longer than it need be"
    assert whole_text(frame(b"five!", head=b"\xff" + bytes(7) + b"\x05")) is None


def few(folder: Path) -> None:
    async def run() -> None:
        async with inside(folder, NO_LIMITS) as running:
            await fuzz(running.address, running.database, 800, 2, nothing)

    asyncio.run(run())


def test_few_frames_find_nothing_here_either(tmp_path: Path) -> None:
    few(tmp_path)


def decode_shallow(frame: str | bytes) -> Any:
    try:
        return decode(frame)
    except RecursionError:
        raise KeyError("a fault of ours") from None


def test_a_frame_that_ends_its_connection_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_socket, "decode", decode_shallow)
    with pytest.raises(Disturbed, match="4500"):
        few(tmp_path)


def test_a_frame_without_an_answer_that_says_why_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unexplained(command_id: str | None, refusal: Refusal, language: str) -> Refused:
        return Refused(command_id, refusal.key, "", "", {})

    monkeypatch.setattr(web_socket, "refused", unexplained)
    with pytest.raises(Disturbed, match="was answered"):
        few(tmp_path)


def test_a_spectator_who_can_change_the_table_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_asking(table: Any, author: Any, command: Any, *rest: Any) -> Any:
        if isinstance(command, commands.Note):
            return Decided(entries.Noted(0, command.cell, command.mark))
        return decide.decide(table, author, command, *rest)

    monkeypatch.setattr(submission, "decide", without_asking)
    with pytest.raises(Disturbed, match="ack"):
        few(tmp_path)


def test_a_refusal_that_reaches_somebody_else_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def to_all(self: web_socket.Connection, command_id: str | None, refusal: Refusal) -> None:
        for other in self.live.presence.watchers:
            assert isinstance(other, web_socket.Connection)
            other._answer(refused(command_id, refusal, "en"))

    monkeypatch.setattr(web_socket.Connection, "_refuse", to_all)
    with pytest.raises(Disturbed, match="the witness was told"):
        few(tmp_path)


def test_a_write_that_nobody_is_told_of_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = web_socket.Connection._take

    async def keep_a_note(self: web_socket.Connection, frame: str | bytes) -> None:
        await taken(self, frame)
        if self.chair == 0:
            await self.house.submission.write(self.live, self.author, "", Decided(entries.Noted(0, "a", "b")))

    monkeypatch.setattr(web_socket.Connection, "_take", keep_a_note)
    with pytest.raises(Disturbed, match="the log has changed"):
        few(tmp_path)
