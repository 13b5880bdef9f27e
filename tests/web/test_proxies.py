"""nginx and Caddy before real servers, with the files of `deploy/`: TLS, sockets, cookies, and whose address counts.

Skipped where they are not installed; `make proxies` installs them (Debian's packages) and runs this.
"""

import asyncio
import json
import os
import re
import shutil
import socket as sockets
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.patience import PATIENCE
from tests.table.postgres import command
from tests.web.server import Running, server
from vivat.web.guests import COOKIE, SECURE_COOKIE

DEPLOY = Path(__file__).parents[2] / "deploy"
SBIN = f"{os.environ.get('PATH', '')}:/usr/sbin"
Start = Callable[[Path, Sequence[str], int], list[str]]


def free_port() -> int:
    with sockets.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def nginx(folder: Path, upstreams: Sequence[str], port: int) -> list[str]:
    """The command that starts nginx with our example, its addresses and certificate exchanged for those of a test."""
    certificate = ["-subj", "/CN=localhost", "-keyout", str(folder / "key"), "-out", str(folder / "certificate")]
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *certificate]
    subprocess.run(request, check=True, capture_output=True, timeout=PATIENCE)
    ours = (DEPLOY / "nginx" / "vivat.conf").read_text()
    servers = "".join(f"    server {each};\n" for each in upstreams)
    for before, after in (
        ("    server 127.0.0.1:8000;\n    server 127.0.0.1:8001;\n", servers),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/ssl/vivat.pem", str(folder / "certificate")),
        ("/etc/ssl/private/vivat.key", str(folder / "key")),
        ("vivat.example.org", "localhost"),
    ):
        assert before in ours
        ours = ours.replace(before, after)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    settings = f"pid {folder}/pid;\ndaemon off;\nmaster_process off;\nerror_log {folder}/errors;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{settings}http {{\naccess_log off;\n{temporary}{ours}}}\n")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]


def caddy(folder: Path, upstreams: Sequence[str], port: int) -> list[str]:
    """The command that starts Caddy with our example, certificates of its own, and nothing outside of the folder."""
    options = f"admin off\nskip_install_trust\nauto_https disable_redirects\nstorage file_system {folder}/caddy\n"
    (folder / "Caddyfile").write_text(f"{{\n{options}}}\nimport {DEPLOY / 'Caddyfile'}\n")
    variables = [f"DOMAIN=https://localhost:{port}", f"UPSTREAMS={' '.join(upstreams)}", f"HOME={folder}"]
    return ["env", *variables, "caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def before(start: Start, folder: Path, running: Sequence[Running]) -> Iterator[str]:
    """A proxy before some servers; its address."""
    port = free_port()
    upstreams = [each.address.removeprefix("http://") for each in running]
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(start(folder, upstreams, port), stdout=log, stderr=log, env=os.environ)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"https://localhost:{port}/api/health", verify=False).status_code == 200:  # noqa: S501
                    break
            except httpx.HTTPError:
                assert process.poll() is None, (folder / "proxy.log").read_text()
                assert time.monotonic() < deadline, (folder / "proxy.log").read_text()
                time.sleep(0.05)
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture(params=[nginx, caddy], ids=lambda start: start.__name__)
def start(request: pytest.FixtureRequest) -> Start:
    program: Start = request.param
    for needed in (request.param.__name__, *(["openssl"] if program is nginx else [])):
        if shutil.which(needed, path=SBIN) is None:
            pytest.skip(f"{needed} is not installed here: `make proxies` installs and runs this")
    return program


@pytest.fixture(scope="module")
def servers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    asyncio.run(command(postgres.format("postgres"), "CREATE DATABASE behind_proxies"))
    database = postgres.format("behind_proxies")
    with (
        server(tmp_path_factory.mktemp("left"), database=database) as left,
        server(tmp_path_factory.mktemp("right"), database=database) as right,
    ):
        yield [left, right]


async def talk(address: str) -> None:
    """A browser through the proxy: it becomes a guest, opens a table, and six windows of it see what one says."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with httpx.AsyncClient(base_url=address, verify=trusting, headers={"Origin": address}) as browser:
        answer = await browser.post("/api/guests", json={"name": "Ann"})
        assert answer.status_code == 201, answer.text
        said = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
        assert said[0].startswith(f"{SECURE_COOKIE.lower()}=")
        assert {"secure", "httponly", "path=/"} <= set(said)
        seats = {"game": "kingup", "seats": [["me"], ["open"], ["open"]]}
        table_id = (await browser.post("/api/tables", json=seats)).json()["id"]
        token = answer.cookies[SECURE_COOKIE]
        where = f"{address.replace('https', 'wss', 1)}/api/tables/{table_id}/socket"
        headers = {"Cookie": f"{SECURE_COOKIE}={token}", "Origin": address}
        async with AsyncExitStack() as stack:
            windows = [
                await stack.enter_async_context(
                    connect(where, ssl=trusting, additional_headers=headers, open_timeout=PATIENCE)
                )
                for _ in range(6)
            ]
            await windows[0].send(json.dumps({"type": "say", "id": "s", "text": "through the proxy"}))
            for window in windows:
                async with asyncio.timeout(PATIENCE):
                    while "through the proxy" not in str(await window.recv()):
                        pass
        refused = await browser.get("/api/me", headers={"Host": "elsewhere.example", "Origin": address})
        is_our_answer = refused.status_code == 421 and refused.json()["key"] == "host-unknown"
        assert is_our_answer or (refused.status_code, refused.text) == (200, ""), "so Caddy says that it knows none"
        older = await browser.get("/api/me", headers={"Cookie": f"{COOKIE}={token}"})
        assert older.json()["name"] == "Ann"


def test_people_play_through_a_proxy_before_two_servers(start: Start, servers: list[Running], tmp_path: Path) -> None:
    with before(start, tmp_path, servers) as address:
        asyncio.run(asyncio.wait_for(talk(address), 2 * PATIENCE))


def statuses(address: str, number: int) -> set[int]:
    """What is answered to somebody who says to be somebody else each time."""
    with httpx.Client(base_url=address, verify=False) as client:  # noqa: S501
        asked = [client.get("/api/games", headers={"X-Forwarded-For": f"198.51.100.{each}"}) for each in range(number)]
    return {answer.status_code for answer in asked}


def test_the_proxy_says_whose_address_it_is_and_nobody_else(start: Start, tmp_path: Path) -> None:
    few = ("--limits-requests-per-minute", "1", "--limits-requests-burst", "12")
    with server(tmp_path, *few) as running:
        assert statuses(running.address, 16) == {200}, "from this machine a proxy is believed"
        with before(start, tmp_path, [running]) as address:
            assert statuses(address, 16) == {200, 429}, "the proxy names the client, whatever the client says"


def few_connections(folder: Path, upstreams: Sequence[str], port: int) -> list[str]:
    """The command that starts nginx with our example, but with fewer connections for each address."""
    command = nginx(folder, upstreams, port)
    file = folder / "nginx.conf"
    file.write_text(re.sub(r"(limit_conn \w+) \d+;", r"\1 3;", file.read_text()))
    return command


async def open_sockets(address: str, token: str, table_id: str, number: int) -> list[int]:
    """What is answered to so many handshakes, all of which stay open."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    where = f"{address.replace('https', 'wss', 1)}/api/tables/{table_id}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    said = []
    async with AsyncExitStack() as stack:
        for _ in range(number):
            opening = connect(where, ssl=trusting, additional_headers=headers, open_timeout=PATIENCE)
            try:
                await (await stack.enter_async_context(opening)).recv()
                said.append(101)
            except InvalidStatus as error:
                said.append(error.response.status_code)
    return said


def test_nginx_holds_back_whoever_opens_too_much(tmp_path: Path) -> None:
    if shutil.which("nginx", path=SBIN) is None or shutil.which("openssl") is None:
        pytest.skip("nginx or openssl is not installed here: `make proxies` installs and runs this")
    with server(tmp_path) as running, before(few_connections, tmp_path, [running]) as address:
        with httpx.Client(base_url=address, verify=False) as client:  # noqa: S501
            token = client.post("/api/guests", json={"name": "Eve", "bearer": True}).json()["token"]
            seats = {"game": "kingup", "seats": [["me"], ["open"], ["open"]]}
            mine = {"Authorization": f"Bearer {token}"}
            table_id = client.post("/api/tables", json=seats, headers=mine).json()["id"]
        said = asyncio.run(open_sockets(address, token, table_id, 5))
        assert said == [101, 101, 101, 429, 429]


def test_a_proxy_that_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    flags = ("--limits-requests-per-minute", "1", "--limits-requests-burst", "12", "--proxies", "192.0.2.1")
    with server(tmp_path, *flags) as running:
        assert statuses(running.address, 16) == {200, 429}
