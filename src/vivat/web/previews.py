"""What is shown of a link where people send it to each other: a title, a sentence and a picture (Open Graph).

Whoever has the link of a table may look at it, or sit down; nothing is said here that they would not see before that.
"""

import re
from dataclasses import dataclass
from html import escape

from litestar.datastructures import State

from vivat.table.damage import DamagedTable
from vivat.table.house import House
from vivat.table.table import Table
from vivat.words import words

TABLE = re.compile(r"^/table/([A-Za-z0-9_-]{1,32})(/replay/\d+(?:/\d+)?)?$")
NOBODY = ""
"""A guest whom no table knows: whoever reads a preview."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What is shown of a link."""

    title: str
    text: str

    def tags(self, origin: str, path: str) -> str:
        """As elements of the page's head; a picture needs its whole address."""
        said = {
            "type": "website",
            "site_name": "Vivat",
            "title": self.title,
            "description": self.text,
            "url": origin + path,
            "image": f"{origin}/client/icons/preview.png",
            "image:width": "1200",
            "image:height": "630",
        }
        lines = [f'<meta property="og:{name}" content="{escape(content)}" />' for name, content in said.items()]
        return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def page_preview() -> Preview:
    """The preview of the page itself, and of whatever is not for everybody."""
    return Preview("Vivat", f"{words().say('home-welcome')}. {words().say('home-text')}")


async def preview_of(state: State, path: str) -> Preview:
    """What is shown of a path: of a table only what a stranger with its link may see."""
    found = TABLE.match(path)
    if found is None:
        return page_preview()
    house: House = state.house
    try:
        live = await house.find(found[1])
    except DamagedTable:
        return page_preview()
    if live is None or not live.table.may_look(NOBODY):
        return page_preview()
    return table_preview(live.table, is_replay=found[2] is not None)


def table_preview(table: Table, *, is_replay: bool) -> Preview:
    """The game, who sits there, and whether there is room."""
    said = words()
    game = said.say(f"game-{table.options.game}")
    names = ", ".join(name for name in table.names if name)
    if is_replay and table.status == "finished":
        return Preview(said.say("preview-replay", game=game), said.say("preview-played", names=names))
    room = sum(chair.is_open for chair in table.chairs)
    if table.status == "gathering" and room:
        return Preview(said.say("preview-invites", game=game), said.say("preview-room", names=names or "–", count=room))
    return Preview(said.say("preview-table", game=game), said.say("preview-played", names=names))
