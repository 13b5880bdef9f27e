"""Numbers: all of them for the operator, and for everybody none that tells what somebody did in secret."""

import asyncio
import json
import re
import urllib.request
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from tests.patience import PATIENCE
from tests.web.server import Running, server
from vivat.client import Client, CommandRefused
from vivat.table.metrics import Metrics
from vivat.web.metrics import OperatorNumbers, PublicNumbers

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "vivat.json"
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}


class NoHouse:
    """As many tables as nobody has."""

    watched = sockets = public_entries = tables = 0

    class bots:  # noqa: N801
        @staticmethod
        def queue_lengths() -> dict[str, int]:
            return {"search": 0, "quick": 0}


def families() -> dict[str, str]:
    """Every metric of a server, and its type."""
    registry, house = Metrics().registry, NoHouse()
    registry.register(PublicNumbers(house))  # type: ignore[arg-type]
    registry.register(OperatorNumbers(house))  # type: ignore[arg-type]
    return {each.name: each.type for each in registry.collect()}


def own_names() -> set[str]:
    """The names of our own metrics as a page shows them."""
    return {f"{name}_total" if kind == "counter" else name for name, kind in families().items() if "vivat" in name}


def series() -> set[str]:
    """The names that a query can ask for."""
    return {f"{name}{suffix}" for name, kind in families().items() for suffix in SUFFIXES[kind]}


def test_the_dashboard_asks_for_what_there_is() -> None:
    board = json.loads(DASHBOARD.read_text())
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    queries += [each["query"] for each in board["templating"]["list"] if each["type"] == "query"]
    asked = {name for query in queries for name in re.findall(r"\b(?:vivat|process)_\w+", query)}
    assert asked <= series()
    shown = {name.removesuffix(suffix) for name in asked for suffix in ("_total", "_bucket", "_count", "_sum")}
    assert {name.removesuffix("_total") for name in own_names()} <= shown, "every one of ours is on it"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310
        return str(answer.read().decode())


def operator_address(running: Running) -> str:
    found = re.search(r"metrics at (http://127\.0\.0\.1:\d+/metrics)", running.log.read_text())
    assert found
    return found[1]


def values(text: str) -> dict[tuple[str, str], float]:
    """By name and label what is counted; of histograms how many."""
    found: dict[tuple[str, str], float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if not sample.name.endswith(("_bucket", "_created")):
                found[sample.name, "".join(sample.labels.values())] = sample.value
    return found


async def note_and_fail(address: str) -> None:
    """A secret note, a refused command, and a socket that is not admitted; then a game begins."""
    async with Client(address, "Ann") as ann, Client(address, "Eve") as eve:
        table_id = await ann.create("kingup", [["me"], ["page"], ["page"]], spectators=False, first_seat=1)
        path = f"/api/tables/{table_id}/commands"
        before = read(f"{address}/api/metrics")
        await ann.request("POST", path, {"type": "note", "id": "n", "cell": "a", "mark": "b"})
        assert read(f"{address}/api/metrics") == before, "nobody may notice a note"
        with pytest.raises(CommandRefused):
            await ann.request("POST", path, {"type": "resume", "id": "r"})
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        headers = {"Authorization": f"Bearer {eve.token}"}
        async with connect(where, additional_headers=headers, open_timeout=PATIENCE) as socket:
            await socket.wait_closed()
        await ann.request("POST", path, {"type": "start", "id": "s"})


async def until_a_bot_has_thought(address: str) -> str:
    """The numbers, once a bot has decided."""
    async with asyncio.timeout(PATIENCE):
        while True:
            text = await asyncio.to_thread(read, address)
            if values(text).get(("vivat_thinking_seconds_count", "quick")):
                return text
            await asyncio.sleep(0.05)


def test_an_operator_sees_what_nobody_else_does(tmp_path: Path) -> None:
    with server(tmp_path, "--metrics-port", "0") as running:
        asyncio.run(note_and_fail(running.address))
        public = read(f"{running.address}/api/metrics")
        all_of_them = asyncio.run(until_a_bot_has_thought(operator_address(running)))
    assert {name for name, _ in values(public)} == {"vivat_tables_watched", "vivat_sockets", "vivat_moves_total"}
    counted = values(all_of_them)
    assert counted["vivat_acknowledge_seconds_count", ""] == 2
    assert counted["vivat_handshakes_refused_total", "table-no-spectators"] == 1
    assert sum(value for (name, _), value in counted.items() if name == "vivat_refusals_total") == 1
    assert counted["vivat_thinking_queue", "search"] == 0
    assert counted["vivat_write_batch_size_sum", ""] >= 5
    assert counted["vivat_write_seconds_count", ""] >= 1
    assert counted["vivat_database_errors_total", ""] == 0
    assert counted["vivat_tables_in_memory", ""] == 1
    assert counted["process_resident_memory_bytes", ""] > 10**7
    assert counted["vivat_moves_total", ""] >= values(public)["vivat_moves_total", ""] >= 1
