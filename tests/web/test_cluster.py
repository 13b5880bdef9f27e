"""Three servers and a think process on one PostgreSQL while one after another is killed, stopped, cut off or ended."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.table.postgres import command
from tests.web.cluster import MISFORTUNES, Misfortune, Result, run, thought_twice
from tests.web.witness import Begun


def in_turn(kinds: Sequence[str]) -> Callable[[int], str | None]:
    """These misfortunes, one after the other."""
    return lambda number: kinds[number] if number < len(kinds) else None


def small_run(postgres: str, folder: Path, kinds: Sequence[str], fault: str = "") -> Result:
    """Two parties of people, and somebody whose clock runs out, while these misfortunes happen."""
    name = f"cluster_{fault or 'sound'}"
    asyncio.run(command(postgres.format("postgres"), f"CREATE DATABASE {name}"))
    return asyncio.run(run(folder, postgres.format(name), 1, in_turn(kinds), parties=2, pause=1.0, fault=fault))


def test_nothing_is_lost_and_nothing_thought_twice_whatever_befalls_a_server(postgres: str, tmp_path: Path) -> None:
    found = small_run(postgres, tmp_path, MISFORTUNES)
    assert found.wrong == []
    assert found.counts["decisions by the clock"] > 0
    assert found.counts["thoughts of think processes"] > 0


def test_servers_that_ignore_leases_are_found_to_think_twice(postgres: str, tmp_path: Path) -> None:
    found = small_run(postgres, tmp_path, ["kill"], "greedy")
    assert any("was thought about twice by serve" in each for each in found.wrong)


def test_servers_that_promise_what_they_have_not_written_are_found_to_lose_it(postgres: str, tmp_path: Path) -> None:
    found = small_run(postgres, tmp_path, [], "hasty")  # at its end all servers are killed at once
    assert any("is lost" in each for each in found.wrong)


def test_only_a_misfortune_of_who_thought_excuses_another() -> None:
    thoughts = [Begun(100.0, 1, "serve", "t", 1, 0), Begun(103.0, 2, "serve", "t", 1, 0)]
    assert thought_twice(thoughts, [])[0]
    assert thought_twice(thoughts, [Misfortune("kill", 3, 101, 102)])[0]
    assert thought_twice(thoughts, [Misfortune("kill", 1, 110, 112)])[0]
    assert thought_twice(thoughts, [Misfortune("kill", 1, 101, 102)]) == ([], 1)
    assert thought_twice([thoughts[0], Begun(100.5, 2, "serve", "t", 2, 0)], []) == ([], 0)
