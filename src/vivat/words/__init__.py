"""Words: Project Fluent catalogues, one folder a language, read by terminal, browser and reports alike.

English is complete by definition (a test keeps the others complete too).
"""

import re
from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
DEFAULT = "en"
REMEMBERED = 2048
"""So many sentences of a language are kept: what happened is told to everybody at a table, and again later."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return tuple(sorted(found, key=lambda name: name != DEFAULT))


def messages_in(text: str) -> dict[str, str]:
    """The messages of a catalogue by key, each as it is written there; none refers to another."""
    found: dict[str, str] = {}
    for entry in re.split(r"^(?=[A-Za-z#-])", text, flags=re.MULTILINE):
        if key := re.match(r"([A-Za-z][\w-]*) *=", entry):
            found.setdefault(key[1], entry)
    return found


class Words:
    """The catalogue of one language. A message is parsed when it is first said: all take a quarter of a second."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Isolation marks are for mixed left-to-right and right-to-left text, which these languages never are.
        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def _messages(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for path in sorted((FOLDER / self.language).glob("*.ftl")):
            found |= messages_in(path.read_text(encoding="utf-8"))
        return found

    def read(self) -> None:
        """Parse all messages now, so that nobody waits for it later."""
        self._bundle.add_resource(FluentResource("".join(self._messages.values())))

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._messages

    def say(self, key: str, **facts: str | float) -> str:
        """The message with its facts filled in."""
        return self._remembered(key, **facts)

    @cached_property
    def _remembered(self) -> Callable[..., str]:
        return lru_cache(REMEMBERED, typed=True)(self._filled_in)

    def _filled_in(self, key: str, **facts: str | float) -> str:
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._messages[key]))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        return str(said)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"; nothing of none."""
        return self.say("and").join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


@cache
def catalogue(language: str) -> Words:
    """The catalogue of a language that there is."""
    return Words(language)


def words(language: str = DEFAULT) -> Words:
    """The catalogue of a language; English where there is none. Remembers none for what clients make up."""
    return catalogue(language if language in languages() else DEFAULT)
