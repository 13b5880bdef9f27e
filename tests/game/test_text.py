"""Texts of strangers as they are shown."""

import pytest

from vivat.game.text import one_line


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (" Rude!\x1b[2J  Really. ", "Rude! [2J Really."),
        ("one\ntwo\r\nthree\u2028four", "one two three four"),
        ("Ñandú 🂡", "Ñandú 🂡"),
        ("\0", ""),
    ],
)
def test_a_text_is_one_line_without_control_characters(text: str, shown: str) -> None:
    assert one_line(text) == shown
