"""The settings of a server: one typed table, from which flags, variables, the file's keys and their page are made."""

import difflib
import json
import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from vivat.bots import BOTS
from vivat.game import Refusal, VivatError
from vivat.notices.settings import NoticeSettings
from vivat.table.bot_pool import NO_BOT_LIMITS, BotLimits
from vivat.web.limits import NO_LIMITS, Limits

PREFIX = "VIVAT_"
OTHER_VARIABLES = ("VIVAT_CACHE", "VIVAT_CONFIG")
"""Variables of the environment that are no settings of a server."""
OLDER_VARIABLES = {"FORWARDED_ALLOW_IPS": "proxies"}
FORMER_NAMES = {"thinkers": "searches", "search_players": "searches", "cold": "no_compile"}
"""Settings that had another name: whoever still uses it is told the new one."""
DEFAULT = "default"
Port = Annotated[int, Meta(ge=0, le=65535)]


def about(description: str, shown: str = "", usual: str = "") -> Meta:
    """The metadata of a setting: its meaning, what stands for its value, and the default where that is no value."""
    return Meta(description=description, extra={"shown": shown, "usual": usual})


class Settings(Struct, frozen=True):
    """Everything that an operator decides about a server."""

    host: Annotated[str, about("where to listen; `0.0.0.0` for everybody who can reach this machine", "ADDRESS")] = (
        "127.0.0.1"
    )
    port: Annotated[
        Port | None,
        about("a port that you name is taken or refused; 0 takes any free one", "N", "8000, or the next free one"),
    ] = None
    database: Annotated[
        str | None,
        about("`sqlite:///FILE` or `postgresql://USER@HOST/NAME`", "URL", "a file in the folder for program data"),
    ] = None
    proxies: Annotated[
        tuple[str, ...],
        about("addresses or networks of proxies that are believed whom they speak for", "ADDRESS,…"),
    ] = ("127.0.0.1", "::1")
    hosts: Annotated[
        tuple[str, ...],
        about(
            "the names that the server is reached by, such as `vivat.example.org`; loopback always counts",
            "NAME,…",
            "the machine's own name and addresses",
        ),
    ] = ()
    metrics_port: Annotated[
        Port | None,
        about("where an operator's Prometheus reads all numbers; 0 takes any free port", "N", "nowhere"),
    ] = None
    metrics_host: Annotated[
        str,
        about("the address for that; keep others away, for the numbers tell of what is done in secret", "ADDRESS"),
    ] = "127.0.0.1"
    open: Annotated[bool, about("open the page in a browser")] = False
    levels: Annotated[
        tuple[str, ...] | None,
        about("which bots new tables may have; games that have begun keep theirs", "LEVEL,…", "all"),
    ] = None
    searches: Annotated[
        Annotated[int, Meta(ge=1, le=10_000)] | None,
        about("how many bots may search at once; half of them for one person", "N", "one core fewer than there are"),
    ] = None
    review_worlds: Annotated[
        Annotated[int, Meta(ge=4, le=100_000)] | None,
        about(
            "in how many worlds a review compares the choices of a decision; fewer are faster and less sure",
            "N",
            "as many as `vivat review` takes",
        ),
    ] = None
    word_list: Annotated[
        str | None,
        about(
            "a file of words that nobody may use in names, chat and claims; read again when it changes", "FILE", "none"
        ),
    ] = None
    no_limits: Annotated[bool, about("for load tests only: take as many requests as come")] = False
    no_compile: Annotated[bool, about("do not compile the bots that search beforehand")] = False
    gallery: Annotated[bool, about("for development: all that is drawn, at `/gallery`")] = False
    limits: Limits = field(default_factory=Limits)
    bots: BotLimits = field(default_factory=BotLimits)
    notices: NoticeSettings = field(default_factory=NoticeSettings)


class Setting(Struct, frozen=True):
    """One setting: its name in the file, its type, and what is said of it."""

    name: str
    type: Any
    default: Any
    description: str
    shown: str
    """What stands for the value in help, such as N; nothing for a switch."""
    usual: str
    """The default in words."""

    @property
    def flag(self) -> str:
        """The flag of `vivat serve`."""
        return "--" + self.name.replace(".", "-").replace("_", "-")

    @property
    def variable(self) -> str:
        """The variable of the environment."""
        return PREFIX + self.name.replace(".", "_").upper()

    def read(self, value: object, called: str) -> Any:
        """A value of this setting's type from a text or from the file; SettingsFailure says what would be right."""
        is_text = isinstance(value, str)
        if is_text and self._kind == "list":
            value = [each.strip() for each in str(value).split(",")]
        try:
            return msgspec.convert(value, self.type, strict=not (is_text or self._kind == "number"))
        except msgspec.ValidationError:
            said = value if is_text else json.dumps(value, default=str, ensure_ascii=False)
            facts = {"name": called, "value": str(said)[:80], "kind": self._kind, **self._range}
            raise SettingsFailure(Refusal("settings-wrong", "", facts)) from None

    @property
    def _bare(self) -> inspect.Type:
        return next(each for each in alternatives(self.type) if not isinstance(each, inspect.NoneType))

    @property
    def _kind(self) -> str:
        kinds = {
            inspect.IntType: "whole",
            inspect.FloatType: "number",
            inspect.BoolType: "switch",
            inspect.VarTupleType: "list",
        }
        return kinds.get(type(self._bare), "text")

    @property
    def _range(self) -> dict[str, str]:
        bare = self._bare
        if not isinstance(bare, inspect.IntType | inspect.FloatType):
            return {}
        return {"least": f"{bare.ge:g}", "most": f"{bare.le}"}


class SettingsFailure(VivatError):
    """A setting that there is not, or a value that none can have."""


class Configuration(Struct, frozen=True):
    """The settings of a server, and where each that is not the default comes from, by name."""

    settings: Settings
    sources: dict[str, str]


def alternatives(kind: Any) -> Iterator[inspect.Type]:
    """The types that a value may have, without what is said of them."""
    info = kind if isinstance(kind, inspect.Type) else inspect.type_info(kind)
    if isinstance(info, inspect.Metadata):
        yield from alternatives(info.type)
    elif isinstance(info, inspect.UnionType):
        for each in info.types:
            yield from alternatives(each)
    else:
        yield info


@cache
def known_settings() -> dict[str, Setting]:
    """Every setting by its name in the file, those of a table with a dot."""
    return {each.name: each for each in settings_of(Settings, "")}


def settings_of(table: type[Struct], prefix: str) -> Iterator[Setting]:
    """The settings of a struct, and of the structs in it."""
    for each in msgspec.structs.fields(table):
        if isinstance(each.type, type) and issubclass(each.type, Struct):
            yield from settings_of(each.type, f"{prefix}{each.name}.")
            continue
        info = inspect.type_info(each.type)
        said = info if isinstance(info, inspect.Metadata) else inspect.Metadata(info)
        description = (said.extra_json_schema or {}).get("description", "")
        default = each.default_factory() if each.default_factory is not msgspec.NODEFAULT else each.default
        extra = said.extra or {}
        yield Setting(
            f"{prefix}{each.name}", each.type, default, description, extra.get("shown", ""), extra.get("usual", "")
        )


def read_configuration(flags: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Configuration:
    """The settings from flags (by name; None where one was not given), the environment and a file, in this order.

    `flags["config"]` names the file.
    """
    file = flags.get("config") or environment.get("VIVAT_CONFIG")
    given = from_file(Path(str(file))) if file else {}
    given |= from_environment(environment)
    given |= {
        name: (setting.read(flags[name], setting.flag), f"flag {setting.flag}")
        for name, setting in known_settings().items()
        if flags.get(name) is not None
    }
    return compose({name: value for name, (value, _) in given.items()}, {name: at for name, (_, at) in given.items()})


def from_file(path: Path) -> dict[str, tuple[Any, str]]:
    """What a TOML file says, by name, with where it says so."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error).splitlines()[0]
        raise SettingsFailure(Refusal("settings-file", "", {"file": str(path), "reason": reason})) from None
    flat: dict[str, object] = {}
    for key, value in found.items():
        if isinstance(value, dict):
            flat |= {f"{key}.{name}": each for name, each in value.items()}
        else:
            flat[key] = value
    given: dict[str, tuple[Any, str]] = {}
    for key, value in flat.items():
        setting = find_setting(key, "", f"{key} ({path})")
        given[key] = setting.read(value, f"{key} ({path})"), f"file {path}"
    return given


def from_environment(environment: Mapping[str, str]) -> dict[str, tuple[Any, str]]:
    """What variables of the environment say, by name of the setting, with where they say so."""
    given: dict[str, tuple[Any, str]] = {}
    older = [each for each in OLDER_VARIABLES if each in environment]
    for variable in [*older, *sorted(environment)]:
        if variable.startswith(PREFIX) and variable not in OTHER_VARIABLES:
            setting = find_setting(variable, PREFIX, variable)
        elif variable in older:
            setting = known_settings()[OLDER_VARIABLES[variable]]
            if setting.name in given:
                continue
        else:
            continue
        given[setting.name] = setting.read(environment[variable], variable), f"environment {variable}"
    return given


def find_setting(name: str, way: str, called: str) -> Setting:
    """The setting of a key or a variable; SettingsFailure names the nearest that there is."""
    known = known_settings()
    names = {setting.variable: setting for setting in known.values()} if way == PREFIX else known
    if name in names:
        return names[name]
    former = FORMER_NAMES.get(name.removeprefix(PREFIX).lower())
    if former is not None:
        nearest = known[former].variable if way == PREFIX else former
    else:
        nearest = difflib.get_close_matches(name, names, 1, 0)[0]
    raise SettingsFailure(Refusal("settings-unknown", "", {"name": called, "nearest": nearest}))


def compose(values: dict[str, Any], sources: dict[str, str]) -> Configuration:
    """The settings with these values; what follows from another setting has that one as its source."""
    check_levels(values.get("levels"))
    unlimited = values.get("no_limits", False)
    limits, bots = (NO_LIMITS, NO_BOT_LIMITS) if unlimited else (Limits(), BotLimits())
    searches = values.get("searches")
    if searches is not None:
        for name, value in (
            ("bots.searches", searches),
            ("bots.searches_per_person", max(1, searches // 2)),
            ("bots.searches_per_address", max(1, searches - 1)),
        ):
            if name not in values:
                values[name], sources[name] = value, "searches"
    tables: dict[str, Struct] = {"limits": limits, "bots": bots, "notices": NoticeSettings()}
    for table, usual in tables.items():
        own = {name.partition(".")[2]: value for name, value in values.items() if name.startswith(f"{table}.")}
        tables[table] = msgspec.structs.replace(usual, **own) if own else usual
        if unlimited and table != "notices":
            names = {f"{table}.{name}" for name in usual.__struct_fields__}
            sources = dict.fromkeys(sorted(names), "no_limits") | sources
    plain = {name: value for name, value in values.items() if "." not in name}
    return Configuration(Settings(**plain, **tables), sources)  # type: ignore[arg-type]


def check_levels(levels: Sequence[str] | None) -> None:
    """Refuse a level of bots that there is not."""
    for level in levels or ():
        if level not in BOTS:
            raise SettingsFailure(Refusal("table-unknown-level", "", {"level": level, "known": ", ".join(BOTS)}))


def value_of(settings: Settings, name: str) -> Any:
    """The value of a setting by its name."""
    found: Any = settings
    for part in name.split("."):
        found = getattr(found, part)
    return found


def show_configuration(configuration: Configuration) -> str:
    """Every setting with its value and its source, as a file that `--config` takes; passwords are masked."""
    lines, table = ["# Every setting of `vivat serve`, its value, and where that comes from."], ""
    for name, setting in known_settings().items():
        own_table, _, key = name.rpartition(".")
        if own_table != table:
            lines += ["", f"[{own_table}]"]
            table = own_table
        value = value_of(configuration.settings, name)
        if name == "database" and value is not None:
            value = without_password(value)
        elif name == "notices.smtp_password" and value is not None:
            value = "***"
        said = f"# {key} =" if value is None else f"{key} = {json.dumps(value, ensure_ascii=False)}"
        usual = f": {setting.usual}" if value is None else ""
        lines.append(f"{said:<44}# {configuration.sources.get(name, DEFAULT)}{usual}")
    return "\n".join([*lines, ""])


def without_password(address: str) -> str:
    """The address of a database as it may be shown."""
    try:
        url = make_url(address)
    except (SQLAlchemyError, ValueError):
        return "***"
    secret = {key: "masked" for key in url.query if "pass" in key}
    return url.update_query_dict(secret).render_as_string(hide_password=True)
