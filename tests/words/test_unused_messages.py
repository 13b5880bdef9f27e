"""Every message is said somewhere: by its key, or by one that is put together."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.test_words import messages
from vivat.words import DEFAULT

SOURCE = Path(__file__).parent.parent.parent / "src" / "vivat"
HOLE = "\0"
"""Where something is put into a key: "option-{key}-name"."""
KEY = re.compile(r"[a-z0-9\0-]*[a-z]{2}[a-z0-9\0-]*")
QUOTED = re.compile(r'"([^"\n]*)"')
PUT_TOGETHER = re.compile(r"[a-z0-9-]*(?:\$\{[^{}]*\}[a-z0-9-]*)+")
"""The same in a script."""
ELEMENT = re.compile(r"\b(?:id|aria-[a-z]+)=\$\{`[^`]*`\}")
"""There the name of an element is put together, which is no message."""


def keys_in(path: Path) -> Iterator[str]:
    """The texts of a file that may be keys of messages."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        text = ELEMENT.sub("", text)
        yield from QUOTED.findall(text)
        yield from (re.sub(r"\$\{[^}]*\}", HOLE, found) for found in PUT_TOGETHER.findall(text))
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def keys() -> frozenset[str]:
    """All of them; a key with holes fits many."""
    paths = (path for suffix in ("py", "js", "toml") for path in SOURCE.rglob(f"*.{suffix}"))
    return frozenset(key for path in paths for key in keys_in(path) if KEY.fullmatch(key))


def unused(known: set[str], said: frozenset[str]) -> list[str]:
    """The messages that no key fits."""
    patterns = [re.compile(".+".join(map(re.escape, key.split(HOLE)))) for key in said if HOLE in key]
    return sorted(key for key in known - said if not any(pattern.fullmatch(key) for pattern in patterns))


def test_every_message_is_said_somewhere() -> None:
    assert unused(set(messages(DEFAULT)), keys()) == []


@pytest.mark.parametrize("dead", ["not-now", "home-go-on", "ranking-head", "review-verdict-best"])
def test_a_message_that_nobody_says_is_noticed(dead: str) -> None:
    assert unused({dead}, keys()) == [dead]


@pytest.mark.parametrize("said", ["option-wedding-name", "refused-floor-full", "remark-mourning", "move-wc"])
def test_a_key_that_is_put_together_counts(said: str) -> None:
    assert unused({said}, keys()) == []
