"""The settings of a server as flags of `vivat serve`, from the table of settings."""

import argparse
from collections.abc import Sequence
from typing import Any

from vivat.web.settings import FORMER_NAMES, known_settings

TITLES = {
    "": "settings",
    "limits": "how much one client may ask for",
    "bots": "how much bots may think",
    "notices": "how people are told that a game waits for them",
}


class FormerFlag(argparse.Action):
    """A flag that has another name now: whoever still gives it is told the new one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,  # noqa: ARG002
        values: str | Sequence[Any] | None,  # noqa: ARG002
        option_string: str | None = None,
    ) -> None:
        """End with a sentence that names the flag of today."""
        parser.error(f"{option_string} is {known_settings()[self.dest].flag} now")


def add_setting_flags(serve: argparse.ArgumentParser) -> None:
    """Add a flag for every setting; None where it is not given. A switch may be followed by `false`."""
    groups = {table: serve.add_argument_group(title) for table, title in TITLES.items()}
    for setting in known_settings().values():
        usual = setting.usual or setting.default
        said = setting.description.replace("`", "")
        form: dict[str, Any] = {"metavar": setting.shown or "N"}
        if setting.default is False:
            form = {"nargs": "?", "const": "true", "metavar": "false"}
        else:
            shown = ",".join(usual) if isinstance(usual, tuple) else str(usual)
            said = f"{said} (default: {shown})".replace("%", "%%")
        table = setting.name.rpartition(".")[0]
        groups[table].add_argument(setting.flag, dest=setting.name, help=said, **form)
    for former, name in FORMER_NAMES.items():
        serve.add_argument(
            f"--{former.replace('_', '-')}", dest=name, nargs="?", action=FormerFlag, help=argparse.SUPPRESS
        )
