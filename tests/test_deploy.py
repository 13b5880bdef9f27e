"""The files of `deploy/`: what they start and set is what there is, and the units keep the server in its room."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from litestar.routes import HTTPRoute

from tests.patience import PATIENCE
from vivat.cli import make_parser
from vivat.table.database import make_engine
from vivat.table.stopping import STOP_SECONDS
from vivat.web.app import make_app
from vivat.web.limits import Limits
from vivat.web.serving import PING_SECONDS
from vivat.web.settings import OTHER_VARIABLES, known_settings, read_configuration

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
MOST_EXPOSURE = 20
"""Of 100, as `systemd-analyze security` counts: 2.0, which it calls OK."""
UNITS = sorted(each for each in (DEPLOY / "systemd").iterdir() if each.suffix != ".conf")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each on one line."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line)]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def check_settings(variables: dict[str, str]) -> None:
    """Read them as the server does; what is not known, or does not fit, raises."""
    read_configuration({}, variables)
    assert {name for name in variables if name.startswith("VIVAT_")} == set(variables)


def test_the_image_is_made_of_files_that_there_are() -> None:
    for _, rest in [each for each in instructions() if each[0] == "COPY"]:
        *sources, _ = rest.split()
        assert all((ROOT / source).exists() for source in sources), rest
    wheel = (ROOT / "pyproject.toml").read_text()
    assert '"docs/rulebook" = "vivat/rulebook"' in wheel, "what a wheel needs besides src"
    lock = re.search(r"^asyncpg==(?:.*\\\n)+.*\n", (ROOT / "requirements-dev.lock").read_text(), re.MULTILINE)
    assert lock
    assert "--hash=sha256:" in lock[0]
    assert "/^asyncpg==/,/[^\\\\]$/p" in (DEPLOY / "Containerfile").read_text()


def test_the_image_starts_what_there_is() -> None:
    said = dict(instructions())
    variables = dict(pair.split("=", 1) for pair in shlex.split(said["ENV"]))
    check_settings(variables)
    settings = read_configuration({}, variables).settings
    assert said["EXPOSE"] == str(settings.port)
    assert said["USER"] == "vivat"
    health = re.search(r"http://127\.0\.0\.1:(\d+)(/[\w/]+)", said["HEALTHCHECK"])
    assert health
    assert int(health[1]) == settings.port
    assert health[2] in {route.path for route in make_app().routes if isinstance(route, HTTPRoute)}
    command = [*yaml.safe_load(said["ENTRYPOINT"]), *yaml.safe_load(said["CMD"])]
    assert command[0] == "vivat"
    assert make_parser().parse_args(command[1:]).command == "serve"


def test_the_services_fit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    services = compose()["services"]
    assert set(services) == {"server", "database", "caddy"}
    filled = re.compile(r"\$\{(\w+):\?[^}]*\}")
    ours = {name: filled.sub("example.org", str(value)) for name, value in services["server"]["environment"].items()}
    check_settings(ours)
    settings = read_configuration({}, ours).settings
    assert list(settings.proxies) == [services["caddy"]["networks"]["inside"]["ipv4_address"]]
    assert settings.hosts == ("example.org",)
    engine, _ = make_engine(settings.database or "", writes=True)
    assert (engine.url.username, engine.url.host, engine.url.database) == ("vivat", "database", "vivat")
    database = services["database"]["environment"]
    assert (database["POSTGRES_USER"], database["POSTGRES_DB"]) == (engine.url.username, engine.url.database)
    assert (ROOT / "deploy" / services["server"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["server"]["build"]["dockerfile"]).is_file()
    assert services["caddy"]["environment"]["UPSTREAMS"] == f"server:{dict(instructions())['EXPOSE']}"
    asked = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text()))
    assert asked == set(services["caddy"]["environment"])
    assert "ports" not in services["server"], "nobody goes past the proxy"
    assert "ports" not in services["database"]
    assert int(services["server"]["stop_grace_period"].removesuffix("s")) > STOP_SECONDS
    mounted = {volume.split(":")[0] for each in services.values() for volume in each["volumes"]}
    assert {name for name in mounted if "/" not in name} == set(compose()["volumes"])


def test_nginx_limits_what_one_address_may_open_and_ask_for_as_the_server_does() -> None:
    """Behind it the server does not count connections."""
    said = (DEPLOY / "nginx" / "vivat.conf").read_text()
    zones = dict(re.findall(r"^limit_(conn|req)_zone \$binary_remote_addr zone=(\w+):", said, re.MULTILINE))
    limits = Limits()
    rate = re.search(rf"zone={zones['req']}:\w+ rate=(\d+)r/s;", said)
    burst = re.search(rf"^ +limit_req zone={zones['req']} burst=(\d+) nodelay;", said, re.MULTILINE)
    most = re.search(rf"^ +limit_conn {zones['conn']} (\d+);", said, re.MULTILINE)
    assert rate
    assert int(rate[1]) * 60 == limits.requests_per_minute + limits.files_per_minute
    assert burst
    assert int(burst[1]) >= limits.files_burst
    assert most
    assert limits.sockets_per_address < int(most[1]) <= limits.connections_per_address


def test_nginx_waits_longer_than_the_server_pings() -> None:
    found = re.search(r"proxy_read_timeout (\d+)s;", (DEPLOY / "nginx" / "vivat.conf").read_text())
    assert found
    assert int(found[1]) > PING_SECONDS + 20


@pytest.mark.parametrize("unit", [each for each in UNITS if each.suffix == ".service"], ids=lambda unit: unit.name)
def test_the_units_start_what_there_is(unit: Path) -> None:
    text = unit.read_text()
    line = re.search(r"/opt/vivat/bin/vivat ([^'\n]+)", text)
    assert line
    flags = make_parser().parse_args(shlex.split(line[1]))
    assert flags.config == "/etc/vivat.toml"
    variables = dict(
        pair.split("=", 1) for each in re.findall(r"^Environment=(.*)$", text, re.M) for pair in each.split()
    )
    check_settings(variables)
    if flags.command == "serve":
        stop = re.search(r"TimeoutStopSec=(\d+)", text)
        assert stop
        assert int(stop[1]) > STOP_SECONDS
        assert set(variables) <= {setting.variable for setting in known_settings().values()} | set(OTHER_VARIABLES)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed here")
@pytest.mark.parametrize("unit", [each for each in UNITS if each.suffix == ".service"], ids=lambda unit: unit.name)
def test_the_units_keep_the_server_in_its_room(unit: Path, tmp_path: Path) -> None:
    for each in UNITS:
        program = tmp_path / "vivat"
        program.touch(mode=0o755)
        (tmp_path / each.name).write_text(each.read_text().replace("/opt/vivat/bin/vivat", str(program)))
    analyze = ["systemd-analyze"]
    written = subprocess.run(
        [*analyze, "verify", *(str(tmp_path / each.name) for each in UNITS)],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (written.returncode, written.stderr) == (0, "")
    counted = subprocess.run(
        [*analyze, "security", "--offline=true", f"--threshold={MOST_EXPOSURE}", str(unit)],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert counted.returncode == 0, counted.stdout[-300:]
    open_unit = tmp_path / "open.service"
    open_unit.write_text("[Service]\nExecStart=/bin/true\n")
    planted = [*analyze, "security", "--offline=true", f"--threshold={MOST_EXPOSURE}", str(open_unit)]
    assert subprocess.run(planted, capture_output=True, timeout=PATIENCE, check=False).returncode != 0


def test_the_way_out_for_notices_lifts_what_the_unit_denies_and_nothing_else() -> None:
    unit, lifted = [
        dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "systemd" / name).read_text(), re.M))
        for name in ("vivat.service", "notices.conf")
    ]
    assert lifted == {"IPAddressDeny": "", "IPAddressAllow": ""}
    assert all(unit[key] for key in lifted)
    assert "deploy/systemd/notices.conf" in (DEPLOY.parent / "docs" / "serving.md").read_text(encoding="utf-8")
