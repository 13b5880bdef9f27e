"""The legal moves as a numbered list, grouped, and what a typed line means in it."""

from dataclasses import dataclass

from vivat.game import CastleAction, CastleGame, UnknownAction
from vivat.game.castle.place import PLACES
from vivat.rules.castle.ambition import AMBITION_POINTS
from vivat.terminal.castle.view import View, place_facts
from vivat.terminal.line_matching import ListedLine, match_line
from vivat.terminal.texts import capital


@dataclass(frozen=True, slots=True)
class Move:
    """One legal move with its number and, in words, what it does."""

    number: int
    action: CastleAction
    group: str
    text: str


def list_moves(view: View) -> list[Move]:
    """The viewer's legal moves in the order of the list; the numbers count from 1."""
    ordered = sorted(view.seen.legal, key=lambda action: _order(view, action))
    return [Move(number, action, _group(view, action), _text(view, action)) for number, action in enumerate(ordered, 1)]


def _order(view: View, action: CastleAction) -> tuple[int, int]:
    """Placements by character, climbs from the top down, everything else as the rules list it."""
    if action.character is None or action.floor is not None:
        return 0, action.code
    return -PLACES[view.seen.places[action.character]].floor, action.code


def _group(view: View, action: CastleAction) -> str:
    if action.character is None:
        return ""
    if action.floor is not None:
        return view.character(action.character)
    return capital(view.at(action.character))


def _text(view: View, action: CastleAction) -> str:
    if action.ambition is not None:
        return ambition_text(view, action.ambition)
    if action.vote is not None:
        return view.vote(action.vote)
    if action.character is None:
        return action.text
    name = view.character(action.character)
    if action.floor is not None:
        return view.say("move-place", character=name, floor=action.floor)
    to = place_facts(action.to or 0)
    key = {"wc": "move-wc", "throne": "move-throne"}.get(str(to["kind"]), "move-floor")
    return view.say(key, character=name, floor=to["floor"])


def ambition_text(view: View, ambition: int) -> str:
    """An Ambition card in one line: name, points, condition."""
    return view.say(
        "ambition-card",
        name=view.ambition(ambition),
        points=AMBITION_POINTS[ambition],
        condition=view.say(f"ambition-{ambition + 1}-when"),
    )


def read_move(game: CastleGame, view: View, typed: str) -> CastleAction:
    """The action a typed line means: the number of a move, or its words; UnknownAction if it means none.

    What the list says can be typed as it stands there, in the language of the list. A single word is a character's
    name while characters climb, though "n" alone could also mean the vote No.
    """
    moves = list_moves(view)
    if typed.strip().isdecimal():
        number = int(typed)
        if 1 <= number <= len(moves):
            return moves[number - 1].action
    lines = [ListedLine(move.action, move.number, move.text, move.group) for move in moves]
    listed = match_line([*lines, *_shorter(view, moves)], typed)
    if listed is not None:
        return listed
    if view.seen.phase == "climb" and len(typed.split()) == 1:
        try:
            return game.parse(f"move {typed}")
        except UnknownAction:
            pass
    return game.parse(typed)


def _shorter(view: View, moves: list[Move]) -> list[ListedLine[CastleAction]]:
    """What the list shows of some moves in a shorter form: an Ambition's name, and the floors beside a character."""
    found = []
    for move in moves:
        if move.action.ambition is not None:
            found.append(ListedLine(move.action, move.number, view.ambition(move.action.ambition)))
        elif move.action.floor is not None:
            floor = view.say("plain-move-place", number=move.number, floor=move.action.floor)
            found.append(ListedLine(move.action, move.number, floor, move.group))
    return found
