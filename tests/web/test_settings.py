"""Settings: one table, three ways to set each, and a sentence for every mistake."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vivat.bots import BOTS
from vivat.cli import main
from vivat.table.bot_pool import NO_BOT_LIMITS, BotLimits
from vivat.web.limits import NO_LIMITS, Limits
from vivat.web.settings import (
    Settings,
    SettingsFailure,
    known_settings,
    read_configuration,
    show_configuration,
    value_of,
)

EXAMPLES: dict[str, tuple[str, Any]] = {
    "host": ("192.0.2.1", "192.0.2.1"),
    "port": ("0", 0),
    "metrics_port": ("9100", 9100),
    "metrics_host": ("192.0.2.1", "192.0.2.1"),
    "database": ("sqlite:///x.db", "sqlite:///x.db"),
    "word_list": ("words.txt", "words.txt"),
    "levels": ("king, page", ("king", "page")),
    "notices.contact": ("mailto:a@b.example", "mailto:a@b.example"),
    "notices.smtp_host": ("mail.example", "mail.example"),
    "notices.smtp_tls": ("tls", "tls"),
    "notices.smtp_user": ("ada", "ada"),
    "notices.smtp_password": ("***", "***"),
    "notices.mail_from": ("vivat@b.example", "vivat@b.example"),
}
"""A text and what it means, for the settings whose type does not say one."""


def example_of(name: str) -> tuple[str, Any]:
    default = known_settings()[name].default
    if name in EXAMPLES:
        return EXAMPLES[name]
    if default is False:
        return "true", True
    if isinstance(default, tuple):
        return "a.example,b.example", ("a.example", "b.example")
    return "7", 7


def refusal_of(flags: dict[str, object], environment: dict[str, str]) -> str:
    with pytest.raises(SettingsFailure) as caught:
        read_configuration(flags, environment)
    return caught.value.refusal.sentence("en")


def file_of(folder: Path, text: str) -> Path:
    file = folder / "vivat.toml"
    file.write_text(text)
    return file


def in_file(name: str, value: Any) -> str:
    table, _, key = name.rpartition(".")
    said = msgspec.json.encode(value).decode()
    return f"[{table}]\n{key} = {said}\n" if table else f"{key} = {said}\n"


@pytest.mark.parametrize("name", known_settings())
def test_every_setting_is_a_flag_a_variable_and_a_key(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, value = example_of(name)
    setting = known_settings()[name]
    file = file_of(tmp_path, in_file(name, value))
    by_file = read_configuration({"config": str(file)}, {})
    by_variable = read_configuration({}, {setting.variable: text})
    assert value_of(by_file.settings, name) == value_of(by_variable.settings, name) == value != setting.default
    assert by_file.sources[name] == f"file {file}"
    assert by_variable.sources[name] == f"environment {setting.variable}"
    monkeypatch.delenv("VIVAT_CACHE", raising=False)
    assert main(["serve", "--show-config", setting.flag, text]) == 0
    shown = capsys.readouterr().out
    assert f"# flag {setting.flag}\n" in shown


def test_a_flag_goes_before_a_variable_before_the_file_before_the_default(tmp_path: Path) -> None:
    file = str(file_of(tmp_path, "port = 1\nhost = 'file'\n[limits]\nframes_burst = 1\n"))
    environment = {"VIVAT_CONFIG": file, "VIVAT_PORT": "2", "VIVAT_HOST": "variable", "PATH": "/bin"}
    found = read_configuration({"port": "3", "host": None}, environment)
    assert (found.settings.port, found.settings.host, found.settings.limits.frames_burst) == (3, "variable", 1)
    assert found.settings.no_compile is False
    assert found.sources == {
        "port": "flag --port",
        "host": "environment VIVAT_HOST",
        "limits.frames_burst": f"file {file}",
    }
    other = tmp_path / "other.toml"
    other.write_text("port = 9\n")
    assert read_configuration({"config": str(other)}, {"VIVAT_CONFIG": file}).settings.port == 9


def test_without_anything_it_is_as_usual() -> None:
    found = read_configuration({}, {})
    assert found.settings == Settings()
    assert found.sources == {}
    assert found.settings.limits == Limits()
    assert found.settings.bots == BotLimits()


def test_an_operator_says_how_much_bots_may_think() -> None:
    found = read_configuration({"searches": "6", "bots.pace_ms": "500", "bots.quick": "4"}, {}).settings.bots
    changed = {"searches": 6, "searches_per_person": 3, "searches_per_address": 5, "quick": 4, "pace_ms": 500}
    assert msgspec.structs.asdict(found) == msgspec.structs.asdict(BotLimits()) | changed
    assert read_configuration({"searches": "1"}, {}).settings.bots.searches_per_person == 1
    by_hand = read_configuration({"searches": "6"}, {"VIVAT_BOTS_SEARCHES_PER_PERSON": "6"})
    assert by_hand.settings.bots.searches_per_person == 6
    assert by_hand.sources["bots.searches"] == "searches"


def test_without_limits_a_limit_can_be_set_all_the_same() -> None:
    found = read_configuration({"no_limits": "true"}, {}).settings
    assert found.limits is NO_LIMITS, "so nothing at all is counted"
    assert found.bots is NO_BOT_LIMITS
    one = read_configuration({"no_limits": "true", "limits.frames_burst": "5"}, {})
    assert one.settings.limits == msgspec.structs.replace(NO_LIMITS, frames_burst=5)
    assert (one.sources["limits.frames_burst"], one.sources["limits.body_bytes"]) == (
        "flag --limits-frames-burst",
        "no_limits",
    )


def test_the_older_name_of_the_proxies_is_understood() -> None:
    assert read_configuration({}, {"FORWARDED_ALLOW_IPS": "10.0.0.7"}).settings.proxies == ("10.0.0.7",)
    both = {"FORWARDED_ALLOW_IPS": "10.0.0.7", "VIVAT_PROXIES": "10.0.0.8"}
    assert read_configuration({}, both).settings.proxies == ("10.0.0.8",)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1\n", "There is no setting prot (FILE). The nearest one is port; "),
        ("[limits]\nframe_burst = 1\n", "There is no setting limits.frame_burst (FILE). The nearest one is limits."),
        ("[limit]\nframes_burst = 1\n", "There is no setting limit.frames_burst (FILE). The nearest one is limits."),
        ("limits = 3\n", "There is no setting limits (FILE). The nearest one is "),
        ("[port]\nx = 1\n", "There is no setting port.x (FILE). The nearest one is port; "),
        ("port = 'x'\n", "“x” is no value for port (FILE). Give a whole number from 0 to 65535."),
        ("port = 1.5\n", "“1.5” is no value for port (FILE). "),
        ("port = true\n", "“true” is no value for port (FILE). "),
        ("no_compile = 2\n", "“2” is no value for no_compile (FILE). Give true or false."),
        ("levels = [1]\n", "“[1]” is no value for levels (FILE). Give a list of texts; "),
        ("host = 127\n", "“127” is no value for host (FILE). Give a text."),
        ("thinkers = 2\n", "There is no setting thinkers (FILE). The nearest one is searches; "),
        ("[limits]\nrequest_seconds = 0\n", "“0” is no value for limits.request_seconds (FILE). Give a number from "),
        ("levels = ['emperor']\n", "There is no bot called “emperor”. "),
        ("port = \n", "The settings in FILE cannot be read: Invalid value"),
    ],
)  # fmt: skip
def test_what_a_file_cannot_say_is_refused_with_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    file = file_of(tmp_path, text)
    assert refusal_of({"config": str(file)}, {}).startswith(sentence.replace("FILE", str(file)))


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    assert refusal_of({}, {"VIVAT_CONFIG": str(file)}).startswith(f"The settings in {file} cannot be read: ")
    file.write_bytes(b"\xff")
    assert refusal_of({"config": str(file)}, {}).startswith(f"The settings in {file} cannot be read: ")


def test_what_a_variable_cannot_say_is_refused_with_a_sentence() -> None:
    said = refusal_of({}, {"VIVAT_LIMIT_FRAMES_BURST": "1"})
    assert said.startswith(
        "There is no setting VIVAT_LIMIT_FRAMES_BURST. The nearest one is VIVAT_LIMITS_FRAMES_BURST; "
    )
    assert " The nearest one is VIVAT_NO_COMPILE; " in refusal_of({}, {"VIVAT_COLD": "1"})
    said = "“perhaps” is no value for VIVAT_NO_COMPILE. Give true or false."
    assert refusal_of({}, {"VIVAT_NO_COMPILE": "perhaps"}) == said
    assert read_configuration({}, {"VIVAT_CACHE": "/tmp/x", "VIVATE": "1"}).sources == {}  # noqa: S108


def test_the_program_says_it_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VIVAT_SEARCHS", "2")
    for command in (["serve"], ["tables", "check"]):
        assert main(command) == 2
        said = capsys.readouterr()
        assert said.err.startswith("There is no setting VIVAT_SEARCHS. The nearest one is VIVAT_SEARCHES; ")
        assert (said.out, said.err.count("\n")) == ("", 1)


@pytest.mark.parametrize(("given", "said"), [("--search-players=2", "--searches"), ("--cold", "--no-compile")])
def test_a_flag_that_has_another_name_now_is_answered_by_that_name(
    given: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", given])
    assert f" {given.partition('=')[0]} is {said} now. " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://vivat:secret@db/vivat", "postgresql://vivat:***@db/vivat"),
        ("postgresql://db/vivat?user=a&password=secret", "postgresql://db/vivat?password=masked&user=a"),
        ("postgresql://u:secret@[::1/x", "***"),
        ("sqlite:///secret.db", "sqlite:///secret.db"),
    ],
)
def test_what_is_shown_has_no_password_and_can_be_read_again(address: str, shown: str, tmp_path: Path) -> None:
    configuration = read_configuration({"database": address, "searches": "3", "levels": ",".join(BOTS)}, {})
    text = show_configuration(configuration)
    found = tomllib.loads(text)
    assert sorted(found["database"].replace("?", "&").split("&")) == sorted(shown.replace("?", "&").split("&"))
    again = read_configuration({"config": str(file_of(tmp_path, text))}, {}).settings
    assert msgspec.structs.replace(again, database=address) == configuration.settings
    for name, setting in known_settings().items():
        key = name.rpartition(".")[2]
        assert f"\n{key} = " in text or f"\n# {key} =" in text, setting


def test_vivat_tables_takes_the_database_from_the_same_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VIVAT_DATABASE", f"sqlite:///{tmp_path / 'variable.db'}")
    assert main(["tables", "check"]) == 2
    assert "variable.db" in capsys.readouterr().err
    file = file_of(tmp_path, f"database = 'sqlite:///{tmp_path / 'file.db'}'\n")
    monkeypatch.delenv("VIVAT_DATABASE")
    assert main(["tables", "check", "--config", str(file)]) == 2
    assert "file.db" in capsys.readouterr().err
