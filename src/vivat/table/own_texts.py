"""Role sheets and scenarios of hosts' own, parsed once: twenty thousand characters take ten milliseconds.

What a table in memory was made with is known as long as the table is, and so are the last ones besides. A text that is
new is parsed where it is first asked for: when a table is opened or read, which is beside the event loop.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from threading import Lock
from typing import TypeVar
from weakref import WeakValueDictionary

from vivat.game import ImpossibleOptions, Refusal
from vivat.game.intrigue.sheet import Scenario, Sheet, read_scenario, read_sheet
from vivat.game.sentence import Fact
from vivat.game.toml_text import BadText, read_toml

MOST_RECENT = 256
"""So many of the last ones are known, those that make no sense too; with their texts that is ten megabytes."""

Read = TypeVar("Read", Sheet, Scenario)
Texts = tuple[str | None, str | None]
"""A role sheet and a scenario, as their hosts wrote them."""


class OwnTexts:
    """A role sheet and a scenario of a host's own; None where the host has none."""

    def __init__(self, sheet: Sheet | None, scenario: Scenario | None) -> None:
        self.sheet = sheet
        self.scenario = scenario


class ParsedTexts:
    """The texts that are known; used by several threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._in_use: WeakValueDictionary[Texts, OwnTexts] = WeakValueDictionary()
        self.recent: OrderedDict[Texts, OwnTexts | Refusal] = OrderedDict()

    def of(self, sheet: str | None, scenario: str | None) -> OwnTexts:
        """What these texts say; ImpossibleOptions if they make no sense."""
        texts = sheet, scenario
        with self._lock:
            found = self.recent.get(texts) or self._in_use.get(texts)
        if found is None:
            try:
                found = parse(sheet, scenario)
            except ImpossibleOptions as error:
                found = error.refusal
        with self._lock:
            self.recent[texts] = found
            self.recent.move_to_end(texts)
            if isinstance(found, OwnTexts):
                self._in_use[texts] = found
            if len(self.recent) > MOST_RECENT:
                self.recent.popitem(last=False)
        if isinstance(found, Refusal):
            raise ImpossibleOptions(found)
        return found


def parse(sheet: str | None, scenario: str | None) -> OwnTexts:
    """S9.6, S9.7: A role sheet and a scenario, each from its text."""
    return OwnTexts(
        None if sheet is None else read("own_sheet", sheet, lambda: read_sheet(read_toml(sheet, "sheet"), "sheet")),
        None
        if scenario is None
        else read("own_scenario", scenario, lambda: read_scenario(read_toml(scenario, "scenario"), "own")),
    )


def read(option: str, text: str, reader: Callable[[], Read]) -> Read:
    """S9.6: What a text says; a refusal tells in which option and in which line of it something is wrong."""
    try:
        return reader()
    except BadText as error:
        line = error.where.line_in(text)
        facts: dict[str, Fact] = {"option": option, **error.refusal.facts}
        if line is not None:
            facts["line"] = line
        raise ImpossibleOptions(replace(error.refusal, facts=facts)) from None


parsed_texts = ParsedTexts()
