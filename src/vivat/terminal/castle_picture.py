"""The castle as a picture: the throne on top, floors 5 to 0, dungeons to the left, WCs to the right.

A free place on a floor is drawn as a dot, so that the limit can be seen. A Favourite bears a sign as well as
a ground of its colour: colour is never the only sign. Three widths: below WIDE_ENOUGH the dungeons and WCs are
listed under the castle and floors bear only their numbers.
"""

from rich.text import Text

from vivat.rules.castle.places import BESIDE_BOARD, BESIDE_THRONE, BOX, DUNGEON_3, FLOORS, THRONE, WC_STEP
from vivat.terminal.view import View

WIDE_ENOUGH = 78
MINE, PARTNERS, EMISSARYS = "★", "☆", "◆"
DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹"

# One colour for each slot, told apart by lightness too; the Jester's is white.
COLOURS = (
    "#e6b450", "#f28fad", "#7fc8f8", "#c8a2ff", "#ff9e64", "#9ece6a", "#73daca",
    "#ffd7af", "#a3be8c", "#b4befe", "#f7768e", "#ffe066", "#8bd5ca", "#ffffff",
)  # fmt: skip
STONE = "#a89984"
INSIDE = "on #26221e"
DIM = "#8a7f70"
GOLD = "bold #ffd700"

SIDE = 13
LABEL = 15
TAGS = 39


def marks(view: View, slot: int) -> str:
    """The signs in front of a name: whose Favourite it is."""
    owners = view.owners_of(slot)
    signs = (
        "".join(DIGITS[int(digit)] for player in owners for digit in f"{player + 1}")
        if view.omniscient
        else "".join((MINE, PARTNERS)[view.owners.index(player)] for player in owners)
    )
    return signs + (EMISSARYS if view.emissary_likes(slot) else "")


def tag(view: View, slot: int) -> Text:
    """A character's name tag."""
    colour = COLOURS[slot]
    chosen = bool(view.owners_of(slot)) and not view.omniscient
    style = f"bold #1a1a1a on {colour}" if chosen else f"{colour} {INSIDE}"
    return Text(marks(view, slot) + view.character(slot), style)


def tags(view: View, slots: tuple[int, ...], free: int, width: int) -> list[Text]:
    """Name tags in rows of a width, then a dot for every free place."""
    rows = [Text(style=INSIDE)]
    pieces = [tag(view, slot) for slot in slots] + [Text("·", f"{DIM} {INSIDE}")] * free
    for piece in pieces:
        if rows[-1] and rows[-1].cell_len + 1 + piece.cell_len > width:
            rows.append(Text(style=INSIDE))
        if rows[-1]:
            rows[-1].append(" ", INSIDE)
        rows[-1].append_text(piece)
    return rows


def fitted(text: Text, width: int, style: str = "") -> Text:
    """A text filled up with spaces to a width, on a ground."""
    return Text.assemble(text, (" " * max(0, width - text.cell_len), style))


class Castle:
    """One picture; `lines` gives it row by row."""

    def __init__(self, view: View, width: int, tall: bool) -> None:
        self.view = view
        self.params = view.seen.options.params
        self.wide = width >= WIDE_ENOUGH
        self.sides = bool(self.params.wcs) and self.wide
        self.tall = tall
        self.label = LABEL if self.wide else 2
        self.inner = min(TAGS if self.sides else 46, width - self.label - 5)
        self.margin = SIDE if self.sides else 1

    def lines(self) -> list[Text]:
        """The whole castle, and whoever is outside it."""
        drawn = self._throne()
        for floor in reversed(range(FLOORS)):
            drawn += self._floor(floor)
            if self.tall and floor:
                drawn.append(self._wall(Text("┈" * (self.label + self.inner), f"{DIM} {INSIDE}")))
        drawn.append(Text(" " * self.margin) + Text("▀" * (self.label + self.inner + 3), STONE))
        return drawn + self._outside()

    def _wall(self, inside: Text, left: Text | None = None, right: Text | None = None) -> Text:
        beside = Text.assemble(" " * (self.margin - left.cell_len), left) if left else Text(" " * self.margin)
        filled = fitted(inside, self.label + self.inner + 1, INSIDE)
        return Text.assemble(beside, ("█", STONE), filled, ("█", STONE), *([" ", right] if right else []))

    def _throne(self) -> list[Text]:
        view = self.view
        whole = self.label + self.inner + 3
        on_it = view.standing(THRONE)
        word = view.say("throne")
        seat = tags(view, on_it, 0, 30)[0] if on_it else Text(view.say("throne-empty"), f"{DIM} {INSIDE}")
        room = Text.assemble((f" ♛ {word}  ", f"{GOLD} {INSIDE}"), seat, (" ", INSIDE))
        room = fitted(room, 30, INSIDE)
        beside = view.standing(BESIDE_THRONE)
        partner = Text.assemble("  ♥ ", tag(view, beside[0])) if beside else Text()
        indent = " " * (self.margin + (whole - room.cell_len - 2) // 2)
        merlons = ("▄▄ " * whole)[: room.cell_len + 2].rstrip()
        teeth = ("▄▄  " * whole)[:whole]
        return [
            Text(indent) + Text(merlons, STONE),
            Text.assemble(indent, ("█", STONE), room, ("█", STONE), partner),
            Text(" " * self.margin) + Text(teeth, STONE),
        ]

    def _floor(self, floor: int) -> list[Text]:
        view = self.view
        name = f" {floor} {view.say('floor-name', floor=floor)}" if self.wide else f" {floor}"
        standing = view.standing(floor)
        free = max(0, self.params.floor_limit - len(standing))
        drawn = []
        for number, row in enumerate(tags(view, standing, free, self.inner)):
            label = Text(name if number == 0 else "", f"{STONE} {INSIDE}")
            inside = Text.assemble(fitted(label, self.label, INSIDE), (" ", INSIDE), row)
            first = number == 0
            drawn.append(self._wall(inside, self._dungeon(floor) if first else None, self._wc(floor) if first else None))
        return drawn

    def _dungeon(self, floor: int) -> Text | None:
        """The dungeon beside a floor; what a Favourite in it costs stands in front."""
        if not self.sides or not 1 <= floor <= 3:
            return None
        there = self.view.standing(DUNGEON_3 + 3 - floor)
        return Text.assemble((f"−{floor} ", DIM), tag(self.view, there[0]) if there else Text("▒▒▒▒▒", DIM), " ")

    def _wc(self, floor: int) -> Text | None:
        if not self.sides or floor not in (3, 4):
            return None
        there = self.view.standing(floor + WC_STEP)
        return Text.assemble((self.view.say("wc-sign") + " ", DIM), tag(self.view, there[0]) if there else Text("·", DIM))

    def _outside(self) -> list[Text]:
        view = self.view
        drawn = []
        if self.params.wcs and not self.sides:
            for key, where in (("wc-sign", (8, 7)), ("dungeons-sign", (9, 10, 11))):
                row = Text(f" {view.say(key)}: ", DIM)
                for place in where:
                    there = view.standing(place)
                    row.append(f"{view.say('beside-floor', floor=self._floor_of(place))} ", DIM)
                    row.append_text(tag(view, there[0]) if there else Text("·", DIM))
                    row.append("  ")
                drawn.append(row)
        if not self.sides and (beside := view.standing(BESIDE_THRONE)):
            drawn.append(Text.assemble((f" ♥ {view.say('beside-throne')}: ", DIM), tag(view, beside[0])))
        for key, place in (("beside-board", BESIDE_BOARD), ("box", BOX)):
            outside = view.standing(place)
            if outside:
                head = f" {view.say(key)}: "
                rows = tags(view, outside, 0, self.margin + self.label + self.inner + 3 - len(head))
                for number, row in enumerate(rows):
                    drawn.append(Text.assemble((head if number == 0 else " " * len(head), DIM), row))
        return drawn

    @staticmethod
    def _floor_of(place: int) -> int:
        return place - WC_STEP if place < DUNGEON_3 else DUNGEON_3 + 3 - place


def castle(view: View, width: int, height: int) -> Text:
    """The castle drawn for a screen of this size; taller where there is room."""
    return Text("\n").join(Castle(view, width, tall=height >= 40).lines())
