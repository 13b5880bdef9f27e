"""The castle as a picture: the throne on top, floors 5 to 0, dungeons to the left, WCs to the right.

A free place on a floor is drawn as a dot, so that the limit can be seen. A Favourite bears a sign as well as
a ground of its colour: colour is never the only sign. Three widths: below WIDE_ENOUGH the dungeons and WCs are
listed under the castle and floors bear only their numbers.
"""

from rich.text import Text

from vivat.rules.castle.places import BESIDE_BOARD, BESIDE_THRONE, BOX, DUNGEON_3, FLOORS, THRONE, WC_STEP
from vivat.terminal.castle.seats import EMISSARYS, owner_sign
from vivat.terminal.castle.view import View
from vivat.terminal.pictures import AMBER, DIM, GOLD, GREEN, NIGHT, RED, STONE, WIDE_ENOUGH

# One colour for each slot, told apart by lightness too; the Jester's is white.
COLOURS = (
    AMBER, "#f28fad", "#7fc8f8", "#c8a2ff", "#ff9e64", GREEN, "#2ec4b6",
    "#ffd7af", "#87a878", "#8fa8ff", RED, "#fff07c", "#c69c7b", "#ffffff",
)  # fmt: skip

SIDE = 13
LABEL = 15
TAGS = 39


def marks(view: View, slot: int) -> str:
    """The signs in front of a name: whose Favourite it is."""
    signs = "".join(owner_sign(view, player) for player in view.owners_of(slot))
    return signs + (EMISSARYS if view.emissary_likes(slot) else "")


def tag(view: View, slot: int) -> Text:
    """A character's name with its marks, as the picture shows it."""
    colour = COLOURS[slot]
    chosen = bool(view.owners_of(slot)) and not view.omniscient
    style = f"bold #1a1a1a on {colour}" if chosen else colour
    return Text(marks(view, slot) + view.character(slot), style)


def flowing(view: View, slots: tuple[int, ...], width: int) -> list[Text]:
    """Name tags one after the other, in as many rows of this width as they need."""
    rows = [Text()]
    for slot in slots:
        piece = tag(view, slot)
        if rows[-1] and rows[-1].cell_len + 1 + piece.cell_len > width:
            rows.append(Text())
        if rows[-1]:
            rows[-1].append(" ")
        rows[-1].append_text(piece)
    return rows


def in_cells(view: View, slots: tuple[int, ...], limit: int, width: int) -> list[Text]:
    """The places of a floor, free ones with a dot; too many signs before the names, and the names flow."""
    cell = (width + 1) // limit
    pieces = [tag(view, slot) for slot in slots]
    if len(pieces) > limit or any(piece.cell_len >= cell for piece in pieces):
        rows = flowing(view, slots, width)
        rows[-1].append(" ·" * (limit - len(pieces)), DIM)
        return rows
    pieces += [Text("·", DIM)] * (limit - len(pieces))
    row = Text.assemble(*(fitted(piece, cell) for piece in pieces))
    row.truncate(width)
    return [row]


def fitted(text: Text, width: int) -> Text:
    """A text filled up with spaces to a width."""
    return Text.assemble(text, " " * max(0, width - text.cell_len))


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
                drawn.append(self._wall(Text("┈" * (self.label + self.inner + 1), "#4a433b")))
        drawn.append(Text(" " * self.margin) + Text("▀" * (self.label + self.inner + 3), STONE))
        return drawn + self._outside()

    def _wall(self, inside: Text, left: Text | None = None, right: Text | None = None) -> Text:
        beside = Text.assemble(" " * (self.margin - left.cell_len), left) if left else Text(" " * self.margin)
        room = fitted(inside, self.label + self.inner + 1)
        room.stylize_before(NIGHT)
        return Text.assemble(beside, ("█", STONE), room, ("█", STONE), Text(" "), right or Text())

    def _throne(self) -> list[Text]:
        view = self.view
        whole = self.label + self.inner + 3
        on_it = view.standing(THRONE)
        word = view.say("throne")
        seat = tag(view, on_it[0]) if on_it else Text(view.say("throne-empty"), DIM)
        room = Text.assemble((f"♛ {word}  ", GOLD), seat)
        room = fitted(Text.assemble(" " * ((30 - room.cell_len) // 2), room), 30)
        room.stylize_before(NIGHT)
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
        drawn = []
        for number, row in enumerate(in_cells(view, standing, self.params.floor_limit, self.inner)):
            label = Text(name if number == 0 else "", STONE)
            inside = Text.assemble(fitted(label, self.label), " ", row)
            first = number == 0
            drawn.append(
                self._wall(inside, self._dungeon(floor) if first else None, self._wc(floor) if first else None)
            )
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
        return Text.assemble(
            (self.view.say("wc-sign") + " ", DIM), tag(self.view, there[0]) if there else Text("·", DIM)
        )

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
        for key, place in (("beside-board", BESIDE_BOARD), ("box", BOX)):
            outside = view.standing(place)
            if outside:
                head = f" {view.say(key)}: "
                rows = flowing(view, outside, self.margin + self.label + self.inner + 3 - len(head))
                for number, row in enumerate(rows):
                    drawn.append(Text.assemble((head if number == 0 else " " * len(head), DIM), row))
        return drawn

    @staticmethod
    def _floor_of(place: int) -> int:
        return place - WC_STEP if place < DUNGEON_3 else DUNGEON_3 + 3 - place


def castle(view: View, width: int, height: int) -> Text:
    """The castle drawn for a screen of this size; taller where there is room."""
    return Text("\n").join(Castle(view, width, tall=height >= 40).lines())
