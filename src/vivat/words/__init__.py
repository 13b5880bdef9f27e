"""Words: Project Fluent catalogues, one folder a language, read by terminal, browser and reports alike.

English is complete by definition (a test keeps the others complete too).
"""

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
DEFAULT = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return tuple(sorted(found, key=lambda name: name != DEFAULT))


class Words:
    """The catalogue of one language, read when its first word is needed: that takes a quarter of a second."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Isolation marks are for mixed left-to-right and right-to-left text, which these languages never are.
        found = FluentBundle([self.language], use_isolating=False)
        for path in sorted((FOLDER / self.language).glob("*.ftl")):
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return found

    def read(self) -> None:
        """Read the catalogue now, so that nobody waits for it later."""
        _ = self._bundle

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: str | float) -> str:
        """The message with its facts filled in."""
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
