"""The wheel is a product too: built, put with its locked dependencies into an empty environment, and played from there.

One environment and one server for all of it.
"""

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from vivat.client import Client
from vivat.web.pages import client_files, page_with
from vivat.words import languages
from vivat.words.rulebook import look_up

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "vivat"
AWAY = ("(from versions: none)", "Retrying (", "ConnectionError", "ReadTimeout", "Read timed out")
"""What pip says where it reaches nothing to download from. Whatever else goes wrong is a fault of the lock."""
LANGUAGES = ("en", "fr", "it")


def bare(home: Path) -> dict[str, str]:
    """The environment of somebody who has nothing of ours."""
    return {"PATH": os.defpath, "HOME": str(home), "PYTHONUNBUFFERED": "1"}


def pip(environment: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The developers' pip at work on another environment, which then needs none of its own."""
    command = [sys.executable, "-m", "pip", "--python", str(environment / "bin" / "python"), *arguments]
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=environment, env=settings)


def install_locked(environment: Path) -> subprocess.CompletedProcess[str]:
    """What is locked for the wheel: by uv, in a tenth of the time, or else by pip, which says what is wrong."""
    locked = ("--no-deps", "--require-hashes", "-r", str(ROOT / "requirements.lock"))
    uv = Path(sys.executable).with_name("uv")
    if uv.exists():
        command = [str(uv), "pip", "install", "--quiet", "--python", str(environment / "bin" / "python"), *locked]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=environment)
        if done.returncode == 0:
            return done
    return pip(environment, "install", "--quiet", "--no-compile", "--retries", "2", *locked)


def why_not_there(said: str) -> str | None:
    """Why nothing can be downloaded here; None if that is not what went wrong."""
    lines = [line for line in said.splitlines() if any(sign in line for sign in AWAY)]
    return lines[-1].strip() if lines else None


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what is locked for it, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    assert not folder.resolve().is_relative_to(ROOT.resolve())
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(build, capture_output=True, text=True, check=False, cwd=ROOT)
    assert built.returncode == 0, built.stderr
    [wheel] = folder.glob("*.whl")
    made = folder / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(made)], check=True)
    locked = install_locked(made)
    if locked.returncode:
        away = why_not_there(locked.stderr)
        if away:
            pytest.skip(f"the locked packages cannot be downloaded here, so the wheel was not installed: {away}")
        pytest.fail(locked.stderr)
    done = pip(made, "install", "--quiet", "--no-deps", "--no-compile", "--no-index", str(wheel))
    assert done.returncode == 0, done.stderr
    return made


def test_a_download_that_fails_is_told_from_a_lock_that_is_wrong() -> None:
    assert why_not_there("ERROR: No matching distribution\nERROR: could not find numpy==9 (from versions: none)")
    assert why_not_there("WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError'")
    assert not why_not_there("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.")
    assert not why_not_there("ERROR: could not find numpy==9 (from versions: 1.26.4, 2.0.0)")


def test_what_is_locked_is_all_it_needs(environment: Path) -> None:
    checked = pip(environment, "check")
    assert checked.returncode == 0, checked.stdout


def test_a_move_in_the_terminal(environment: Path, tmp_path: Path) -> None:
    game = tmp_path / "game.vivat"
    command = ["play", "kingup", "--yes", "--plain", "--fast", "--first", "1", "--seed", "1", "--save", str(game)]
    done = subprocess.run(
        [environment / "bin" / "vivat", *command], input="place odessa 3\nrules R3.1\nquit\n", capture_output=True,
        text=True, timeout=PATIENCE, check=False, cwd=tmp_path, env=bare(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert look_up("R3.1")[0].title in done.stdout
    assert "place Odessa 3" in game.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def address(environment: Path, database: Path) -> Iterator[str]:
    """A server of the installed program, on a database that is there and empty."""
    database.touch()
    log = database.with_suffix(".log")
    with log.open("w") as errors:
        process = subprocess.Popen(
            [environment / "bin" / "vivat", "serve", "--no-compile", "--port", "0", "--database", f"sqlite:///{database}"],
            stdout=subprocess.PIPE, stderr=errors, text=True, cwd=database.parent, env=bare(database.parent),
        )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    try:
        assert line.startswith("Vivat: http"), log.read_text()
        yield line.split()[1].rstrip("/")
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()
    assert process.returncode == 0
    assert '"level":"error"' not in log.read_text()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served") / "empty.db"


def fetch(address: str, path: str) -> bytes:
    with urllib.request.urlopen(f"{address}{path}", timeout=PATIENCE) as answer:  # noqa: S310
        content: bytes = answer.read()
    return content


def test_the_page_and_every_file_of_it(address: str) -> None:
    files = client_files()
    assert len(files) > 50
    before, after = page_with("<!-- tags -->").plain.split(b"<!-- tags -->")
    page = fetch(address, "/")
    assert page.startswith(before)
    assert page.endswith(after)
    assert f'content="{address}/client/icons/preview.png"'.encode() in page[len(before) : -len(after)]
    for path, file in files.items():
        assert fetch(address, f"/client/{path}") == file.plain


def test_the_words_of_every_language(address: str) -> None:
    assert set(languages()) == set(LANGUAGES)
    for language in LANGUAGES:
        words = fetch(address, f"/words/{language}.ftl")
        assert (SOURCE / "words" / language / "browser.ftl").read_bytes() in words


def test_the_rulebook_in_every_language(address: str) -> None:
    books: dict[str, list[dict[str, str]]] = {
        language: json.loads(fetch(address, f"/api/rules?language={language}")) for language in LANGUAGES
    }
    numbers = [article["number"] for article in books["en"]]
    assert {"R3.1", "S4.5"} < set(numbers)
    for language in LANGUAGES:
        assert [article["number"] for article in books[language]] == numbers
    first = {book[0]["html"] for book in books.values()}
    assert len(first) == len(LANGUAGES)


async def played(address: str, game: str) -> list[dict[str, Any]]:
    """What a person at a new table is told until a first move of theirs is on the disk."""
    async with Client(address, "Ann") as ann:
        table_id = await ann.create(game, [["me"], ["steward"], ["steward"], ["steward"]])
        assert fetch(address, f"/table/{table_id}").startswith(b"<!doctype html>")
        async with ann.table(table_id) as table:
            await table.do("start")
            async for view in table.views():
                if view["legal"] and not view["ballot"]:
                    await table.play(view["legal"][0]["text"])
                    break
            return table.lines


@pytest.mark.parametrize("game", ["kingup", "intrigue"])
def test_a_table(address: str, game: str) -> None:
    assert asyncio.run(asyncio.wait_for(played(address, game), PATIENCE))


def test_an_empty_database_is_brought_up_to_date(address: str, database: Path) -> None:
    assert json.loads(fetch(address, "/api/health"))["status"] == "ok"
    steps = [path.stem for path in (SOURCE / "table" / "migrations" / "versions").glob("r*.py")]
    newest = max(re.fullmatch(r"r(\d+)_\w+", step)[1] for step in steps)  # type: ignore[index]
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest,)]
