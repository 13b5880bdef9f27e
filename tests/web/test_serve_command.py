"""`vivat serve` as whoever runs it meets it: a clear sentence for every mistake, and a clean stop."""

import asyncio
import errno
import json
import os
import re
import signal
import socket as sockets
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Barrier

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.web.server import Running, kept_port, messages_of, server
from vivat.cli import main
from vivat.client import Client, CommandRefused
from vivat.table.store import Store
from vivat.web import serving

PROGRAM = ("vivat.cli",)
"""Started as people do, from the first line of Python on."""


def refused(capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    """What is said when the command cannot do it."""
    capsys.readouterr()
    try:
        code: object = main(["serve", *flags])
    except SystemExit as left:
        code = left.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert "Traceback" not in said.err
    assert said.err.count("\n") == 1
    return said.err


def sqlite(path: Path) -> str:
    return f"sqlite:///{path}"


@contextmanager
def taken_port() -> Iterator[int]:
    with closing(sockets.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_help_names_every_flag(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    for flag in (
        "--host",
        "--port",
        "--database",
        "--open",
        "--no-limits",
        "--levels",
        "--searches",
    ):
        assert flag in said


def test_a_port_in_use_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with taken_port() as port:
        said = refused(capsys, "--port", str(port), "--database", sqlite(tmp_path / "a.db"))
    reason = os.strerror(errno.EADDRINUSE)
    assert said == f"The server cannot listen at 127.0.0.1:{port}: {reason}. Try another --port.\n"


def test_a_port_for_numbers_that_is_in_use_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite(tmp_path / "a.db")
    with taken_port() as port:
        said = refused(capsys, "--port", "0", "--metrics-port", str(port), "--database", database)
    assert said.startswith(f"The server cannot listen at 127.0.0.1:{port}: ")


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--levels", "page,emperor"), "There is no bot called “emperor”. There are: random, page, steward, chanc"),
        (("--levels", ""), "There is no bot called “”. "),
        (("--searches", "0"), "“0” is no value for --searches. Give a whole number from 1 to 10000."),
        (("--bots-quick", "many"), "“many” is no value for --bots-quick. "),
    ],
)
def test_what_bots_cannot_be_limited_to_is_said(
    flags: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *flags).startswith(sentence)


def test_only_the_levels_that_are_offered_play(tmp_path: Path) -> None:
    async def try_all(address: str) -> None:
        async with Client(address, "Ann") as ann:
            assert (await ann.request("GET", "/api/games"))["bots"] == ["page", "steward"]
            with pytest.raises(CommandRefused, match=r"No king plays on this server\. It offers: page, steward\."):
                await ann.create("kingup", [["me"], ["steward"], ["king"]])
            table = await ann.create("kingup", [["me"], ["steward"], ["open"]])
            arranged = {"type": "arrange", "id": "1", "chair": 2, "level": "random"}
            with pytest.raises(CommandRefused, match=r"No random plays on this server\."):
                await ann.request("POST", f"/api/tables/{table}/commands", arranged)

    with server(tmp_path, "--levels", "steward,page", "--searches", "2") as running:
        asyncio.run(try_all(running.address))


def test_where_no_port_was_named_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken_port() as first, kept_port() as second, closing(serving.listen("127.0.0.1", second)) as spare:
        monkeypatch.setattr(serving, "USUAL_PORTS", (first, second))
        with closing(serving.find_port("127.0.0.1", None)) as found:  # all of the usual ones are taken
            assert found.getsockname()[1] not in (first, second)
        spare.close()
        with closing(serving.find_port("127.0.0.1", None)) as found:
            assert found.getsockname()[1] == second
        with pytest.raises(serving.ServeFailure):
            serving.find_port("127.0.0.1", first)


def test_an_address_that_is_none_is_not_tried_on_every_port(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    listen = serving.listen

    def noted(host: str, port: int) -> sockets.socket:
        tried.append(port)
        return listen(host, port)

    monkeypatch.setattr(serving, "listen", noted)
    with pytest.raises(serving.ServeFailure, match=r"999\.0\.0\.1:8000"):
        serving.find_port("999.0.0.1", None)
    assert tried == [8000]


def test_many_who_start_at_once_get_a_port_each(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(serving.find_port("127.0.0.1", 0)) as spare:
        first: int = spare.getsockname()[1]
    monkeypatch.setattr(serving, "USUAL_PORTS", range(first, first + 3))
    together = Barrier(8)

    def start(_: int) -> sockets.socket:
        together.wait(PATIENCE)
        return serving.find_port("127.0.0.1", None)

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(start, range(8)))
    ports = [each.getsockname()[1] for each in found]
    for each in found:
        each.close()
    assert len(set(ports)) == 8


def test_the_page_opens_where_the_server_is(tmp_path: Path) -> None:
    """With 8000 in use, by us or by somebody else, who may be gone in the meantime."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    moved = r"  \(port 8000 is in use, this one was free; "
    with closing(sockets.socket()) as other:
        try:
            other.bind(("127.0.0.1", 8000))
            other.listen()
        except OSError:
            moved = ""
        command = ["serve", "--open", "--no-compile", "--database", sqlite(tmp_path / "a.db")]
        with (tmp_path / "log").open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "vivat.cli", *command], stdout=subprocess.PIPE, stderr=errors, text=True,
                env=os.environ | {"BROWSER": f"{browser} %s", "DISPLAY": ":0"},
            )  # fmt: skip
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.match(rf"Vivat: (http://127\.0\.0\.1:(\d+)/){moved}", line)
            assert found, line + (tmp_path / "log").read_text()
            assert int(found[2]) != 8000 or not moved
            asyncio.run(Client(found[1], "Ann").request("GET", "/api/health"))
            process.terminate()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
        assert (tmp_path / "opened").read_text().strip() == found[1]


@pytest.mark.parametrize("flags", [("--host", "999.0.0.1"), ("--host", ":::")])
def test_an_address_that_is_none_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: tuple[str, ...]
) -> None:
    assert "cannot listen" in refused(capsys, *flags, "--database", sqlite(tmp_path / "a.db"))


@pytest.mark.parametrize("port", ["99999", "-1", "eighty"])
def test_a_port_that_is_none_is_said(capsys: pytest.CaptureFixture[str], port: str) -> None:
    sentence = f"“{port}” is no value for --port. Give a whole number from 0 to 65535.\n"
    assert refused(capsys, "--port", port) == sentence


@pytest.mark.parametrize(
    "address",
    ["nonsense", "mysql://somewhere/x", "sqlite://", "sqlite:///", "postgresql://u:p@[::1/x", "://", "sqlite"],
)
def test_an_address_that_is_no_database_is_said(capsys: pytest.CaptureFixture[str], address: str) -> None:
    said = refused(capsys, "--port", "0", "--database", address)
    assert "is not the address of a database" in said
    assert "sqlite:///FILE" in said


def test_a_server_of_databases_that_does_not_answer_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with kept_port() as port:
        said = refused(capsys, "--port", "0", "--database", f"postgresql://nobody@127.0.0.1:{port}/nothing")
    assert said.startswith("The database cannot be used: ")


def test_a_file_that_is_no_database_is_said_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary, " * 100)
    said = refused(capsys, "--port", "0", "--database", sqlite(file))
    assert "file is not a database" in said
    assert file.read_text() == "Dear diary, " * 100


def test_a_folder_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "The database cannot be used: " in refused(capsys, "--port", "0", "--database", sqlite(tmp_path))


def test_a_place_where_no_file_can_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "a.db", tmp_path / ("x" * 300), tmp_path / "a\x00b"):
        assert "The database cannot be used: " in refused(capsys, "--port", "0", "--database", sqlite(path))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="an administrator reads every file")
def test_a_file_that_may_not_be_read_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.db"
    file.touch(mode=0o000)
    assert "The database cannot be used: " in refused(capsys, "--port", "0", "--database", sqlite(file))


def test_a_database_of_a_later_version_is_said_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        async with Store.open(sqlite(tmp_path / "a.db")):
            pass

    asyncio.run(make())
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'of-tomorrow'")
        connection.commit()
    said = refused(capsys, "--port", "0", "--database", sqlite(tmp_path / "a.db"))
    assert "of-tomorrow" in said


def test_a_database_that_another_server_uses_is_said(running: Running, capsys: pytest.CaptureFixture[str]) -> None:
    file = running.log.parent / "vivat.db"
    said = refused(capsys, "--port", "0", "--database", sqlite(file))
    assert "Another server uses" in said
    assert str(file) in said


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("serve"), program=PROGRAM) as running:
        yield running


def test_port_0_is_a_free_port_and_the_line_says_which(running: Running) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:[1-9]\d*", running.address)
    health = asyncio.run(Client(running.address, "Ann").request("GET", "/api/health"))
    assert health["status"] == "ok"
    assert list(health["searches"]) == ["castle", "intrigue"]


def test_the_program_itself_says_it_in_one_sentence(running: Running, tmp_path: Path) -> None:
    port = running.address.rpartition(":")[2]
    flags = ["--port", port, "--database", sqlite(tmp_path / "a.db")]
    command = [sys.executable, "-m", "vivat.cli", "serve", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(rf"The server cannot listen at 127\.0\.0\.1:{port}: .*\. Try another --port\.\n", done.stderr)


async def stopped_while_playing(running: Running, how: signal.Signals) -> list[dict[str, object]]:
    """What a client hears when the server is told to stop, and the code it is closed with."""
    heard: list[dict[str, object]] = []
    async with Client(running.address, "Ann") as ann:
        table_id = await ann.create("kingup", [["me"], ["steward"], ["steward"]])
        address = f"{running.address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        headers = {"Authorization": f"Bearer {ann.token}"}
        async with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
            running.process.send_signal(how)
            try:
                while True:
                    heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
            except ConnectionClosed:
                assert socket.close_code == 1012
    return heard


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=lambda how: how.name)
def test_it_stops_cleanly_and_tells_its_clients_to_come_back(tmp_path: Path, how: signal.Signals) -> None:
    with server(tmp_path, program=PROGRAM) as running:
        heard = asyncio.run(stopped_while_playing(running, how))
        assert running.process.wait(PATIENCE) == 0
        assert running.process.stdout is not None
        assert running.process.stdout.read() == ""
        log = messages_of(running.log.read_text())
    assert heard[-1] == {"type": "bye", "reason": "restart", "final": False}
    assert log == ["started", "stopping"]
