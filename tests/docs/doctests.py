"""For mkdocs.yml: examples in docstrings become code on a page; as they stand, Markdown takes `>>>` for a quotation."""

import re
from typing import Any

import griffe


def fenced(text: str) -> str:
    """A docstring with a fence around each of its examples.

    >>> fenced("Adds up.\\n\\n>>> 1 + 1\\n2\\n\\nMore.").splitlines()
    ['Adds up.', '', '```pycon', '>>> 1 + 1', '2', '```', '', 'More.']
    """
    return re.sub(r"(?m)^>>> .*(?:\n.+)*", lambda example: f"```pycon\n{example[0]}\n```", text)


class Doctests(griffe.Extension):
    """Fences the examples of every docstring that is shown."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for every module, class, function and attribute when it has been read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
