"""Every moment of intrigue: open to everybody in light and dark, in every language, at 320 px."""

import pytest

from tests.browser.checks import faults_of
from tests.browser.gallery import PARTS, SCENES, Stage


@pytest.mark.parametrize("name", PARTS["intrigue"])
def test_a_screen_is_open_to_everybody(stage: Stage, name: str) -> None:
    assert faults_of(SCENES[name](stage)) == {}
