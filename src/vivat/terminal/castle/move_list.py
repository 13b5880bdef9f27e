"""The legal moves as a numbered list, grouped, and what a typed line means in it."""

from dataclasses import dataclass

from vivat.game import Action, CastleGame, UnknownAction
from vivat.rules.castle.ambition import AMBITION_POINTS
from vivat.rules.castle.places import TOP_FLOOR, WC_STEP
from vivat.terminal.castle.view import View
from vivat.terminal.texts import capital


@dataclass(frozen=True, slots=True)
class Move:
    """One legal move with its number and, in words, what it does."""

    number: int
    action: Action
    group: str
    text: str


def list_moves(view: View) -> list[Move]:
    """The viewer's legal moves in the order of the list; the numbers count from 1."""
    ordered = sorted(view.seen.legal, key=lambda action: _order(view, action))
    return [Move(number, action, _group(view, action), _text(view, action)) for number, action in enumerate(ordered, 1)]


def _order(view: View, action: Action) -> tuple[int, int]:
    """Placements by character, climbs from the top down, everything else as the rules list it."""
    if action.character is None or action.floor is not None:
        return 0, action.code
    place = view.seen.places[action.character]
    return -(place if place <= TOP_FLOOR else place - WC_STEP), action.code


def _group(view: View, action: Action) -> str:
    if action.character is None:
        return ""
    if action.floor is not None:
        return view.character(action.character)
    return capital(view.at(action.character))


def _text(view: View, action: Action) -> str:
    if action.ambition is not None:
        return ambition_text(view, action.ambition)
    if action.vote is not None:
        return view.vote(action.vote)
    if action.character is None:
        return action.text
    name = view.character(action.character)
    if action.floor is not None:
        return view.say("move-place", character=name, floor=action.floor)
    place = view.seen.places[action.character]
    if action.verb == "to the WC":
        return view.say("move-wc", character=name, floor=place + 1)
    if place == TOP_FLOOR:
        return view.say("move-throne", character=name)
    return view.say("move-floor", character=name, floor=place - WC_STEP if place > TOP_FLOOR else place + 1)


def ambition_text(view: View, ambition: int) -> str:
    """An Ambition card in one line: name, points, condition."""
    return view.say(
        "ambition-card",
        name=view.ambition(ambition),
        points=AMBITION_POINTS[ambition],
        condition=view.say(f"ambition-{ambition + 1}-when"),
    )


def read_move(game: CastleGame, view: View, typed: str) -> Action:
    """The action a typed line means: the number of a move, or its words; UnknownAction if it means none.

    A single word is a character's name while characters climb, though "n" alone could also mean the vote No.
    """
    if typed.strip().isdecimal():
        number = int(typed)
        moves = list_moves(view)
        if 1 <= number <= len(moves):
            return moves[number - 1].action
    if view.seen.phase == "climb" and len(typed.split()) == 1:
        try:
            return game.parse(f"move {typed}")
        except UnknownAction:
            pass
    return game.parse(typed)
