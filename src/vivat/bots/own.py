"""A bot of one's own: `FILE.py:CLASS` wherever a bot's name is taken.

The file is loaded in every process that plays. The class is called with a `random.Random`, or with nothing if it takes
nothing, once for each seat and game; then `act(observation)` is called for each decision and returns one of
`observation.legal`, or its text. Whatever else it does ends in a `BotFailure`, whose sentence names the bot.
"""

import inspect
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from textwrap import shorten
from threading import Thread
from types import ModuleType
from typing import Any

from vivat.game import Refusal, VivatError
from vivat.game.errors import shown

PATIENCE = 60.0
"""Seconds that a bot of one's own may take for a decision."""
FORM = "FILE.py:CLASS"


class BotFailure(VivatError):
    """A bot of one's own that cannot be loaded, or that did not play by the rules of the table."""


def failure(key: str, **facts: str | int) -> BotFailure:
    """A `BotFailure` with the sentence of this key."""
    return BotFailure(Refusal(f"bot-{key}", "", facts))


def is_own(name: str) -> bool:
    """Whether a bot's name means a file of somebody's own.

    >>> is_own("my_bots.py:Careful"), is_own("my_bots.py"), is_own("steward"), is_own("search:100")
    (True, True, False, False)
    """
    return name.endswith(".py") or name.rpartition(":")[0].endswith(".py")


def check_name(given: object) -> None:
    """Refuse a bot, or the class of one, where the name is asked for by which every process can make its own."""
    if callable(getattr(given, "act", None)):
        made = given if inspect.isclass(given) else type(given)
        raise VivatError(Refusal("argument-bot-itself", "", {"given": shown(given), "class": made.__name__}))


def parts_of(name: str) -> tuple[Path, str]:
    """The file and the class of `FILE.py:CLASS`; no class if none is named."""
    file, _, made = (name, "", "") if name.endswith(".py") else name.rpartition(":")
    return Path(file), made


def with_whole_path(name: str) -> str:
    """The same name for a process that runs in another folder; names of other bots stay as they are."""
    if not is_own(name):
        return name
    file, made = parts_of(name)
    return f"{file.absolute()}:{made}"


def short_name(name: str) -> str:
    """A bot's name as it is shown: without the folders of its file.

    >>> short_name("/home/anna/my_bots.py:Careful"), short_name("steward")
    ('my_bots.py:Careful', 'steward')
    """
    if not is_own(name):
        return name
    file, made = parts_of(name)
    return f"{file.name}:{made}" if made else file.name


class OwnBot:
    """A bot of one's own, held to what a bot promises."""

    def __init__(self, name: str, source: Random) -> None:
        self._name = short_name(name)
        self._file, _ = parts_of(name)
        made = load_class(name)
        try:
            takes_luck = bool(inspect.signature(made).parameters)
            self._bot = made(source) if takes_luck else made()
        except Exception as error:
            raise failure("not-made", bot=self._name, error=error_text(error, self._file)) from None

    def act(self, observation: Any) -> Any:
        """One of `observation.legal`, which it may answer by its text; else, or after `PATIENCE`, a `BotFailure`."""
        answer = self._answer(observation)
        legal = observation.legal
        if isinstance(answer, str):
            answer = next((action for action in legal if action.text == answer), answer)
        if isinstance(answer, type(legal[0])) and answer in legal:
            return answer
        key = "no-answer" if answer is None else "illegal"
        shown = getattr(answer, "text", None) or repr(answer)
        raise failure(key, bot=self._name, answer=shown[:80], phase=observation.phase, count=len(legal))

    def _answer(self, observation: Any) -> Any:
        # A thread can be waited for on every system and in every worker; an alarm signal reaches main threads only.
        answers: list[Any] = []
        errors: list[BaseException] = []

        def ask() -> None:
            try:
                answers.append(self._bot.act(observation))
            except BaseException as error:
                errors.append(error)

        asked = Thread(target=ask, daemon=True)
        asked.start()
        asked.join(PATIENCE)
        if errors:
            raise failure("raised", bot=self._name, error=error_text(errors[0], self._file), phase=observation.phase)
        if not answers:
            raise failure("too-slow", bot=self._name, seconds=round(PATIENCE), phase=observation.phase)
        return answers[0]


def load_class(name: str) -> Any:
    """The class that a name means; `BotFailure` if there is none that can act."""
    file, made = parts_of(name)
    try:
        written = file.stat().st_mtime_ns
    except OSError:
        raise failure("no-file", file=str(file)) from None
    module = load_file(file.absolute(), written)
    found = getattr(module, made, None)
    if inspect.isclass(found) and callable(getattr(found, "act", None)):
        return found
    here = [
        key
        for key, each in vars(module).items()
        if inspect.isclass(each) and each.__module__ == module.__name__ and callable(getattr(each, "act", None))
    ]
    raise failure("no-class" if made else "which", bot=made, file=file.name, known=", ".join(here) or "–")


@cache
def load_file(path: Path, written: int) -> ModuleType:  # noqa: ARG001 - a file that was changed since is another one
    """The module in a file. What lies beside the file can be imported from it, as from a script.

    It is compiled anew each time: kept bytecode is taken for the same file if time and size are, which is not enough
    for somebody who edits and runs within a second.
    """
    spec = spec_from_file_location(str(path), path)
    if spec is None or spec.loader is None:
        raise failure("no-file", file=str(path))
    module = module_from_spec(spec)
    sys.modules[str(path)] = module  # dataclasses look themselves up there
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        exec(compile(path.read_bytes(), path, "exec"), module.__dict__)  # noqa: S102
    except (Exception, SystemExit) as error:
        raise failure("broken-file", file=path.name, error=error_text(error, path)) from None
    return module


def error_text(error: BaseException, file: Path) -> str:
    """An error in one line, with the last line of the bot's own file that led to it."""
    said = " ".join(str(error).split())
    text = type(error).__name__ + (f": {shorten(said, 200, placeholder=' …')}" if said else "")
    trace, line = error.__traceback__, 0
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename).name == file.name:
            line = trace.tb_lineno
        trace = trace.tb_next
    return f"{text} ({file.name}:{line})" if line else text
