"""The legal moves of intrigue as a numbered list, grouped by kind and player, and what a typed line means in it."""

from dataclasses import dataclass

from vivat.game import IntrigueAction, IntrigueGame, UnknownAction
from vivat.game.intrigue.action import fits
from vivat.game.intrigue.sheet import SUIT_NAMES
from vivat.game.text import plain
from vivat.rules.intrigue.actions import ACCEPT, DECLINE, JOIN_FREE, REFUSE
from vivat.terminal.intrigue.view import View
from vivat.terminal.line_matching import ListedLine, match_line

KINDS = {
    "buy": "buy", "sell": "sell", "trade": "trade", "bribe": "bribe", "extort": "extort", "investigate": "investigate",
    "ally": "ally", "sabotage": "sabotage", "seize-power": "seize-power", "assassinate": "role-action",
    "accuse": "role-action", "seize-him": "role-action", "pass": "pass",
}  # fmt: skip
"""The kinds of actions in the order of the list; answers have no kind."""
ORDER = tuple(dict.fromkeys(KINDS.values()))
BY_PLAYER = ("bribe", "extort", "investigate", "ally", "sabotage")
"""Kinds of which every player has a line."""
IN_SHORT = {"give": "give", "ask": "ask", "sell": "sell"}
"""The verb that may be left out where only one makes sense."""
YES_AND_NO: dict[str, tuple[int, int]] = {"answer": (ACCEPT, DECLINE), "join": (JOIN_FREE, REFUSE)}


@dataclass(frozen=True, slots=True)
class Move:
    """One legal move with its number and, in words, what it does."""

    number: int
    action: IntrigueAction
    group: str
    """The kind; empty for an answer."""
    who: str
    """At whom it is aimed, where a player has a line of their own."""
    text: str


def list_moves(view: View) -> list[Move]:
    """The viewer's legal moves in the order of the list; the numbers count from 1."""
    ordered = sorted(view.seen.legal, key=_order)
    return [
        Move(number, action, _group(view, action), _who(view, action), _text(view, action))
        for number, action in enumerate(ordered, 1)
    ]


def _order(action: IntrigueAction) -> tuple[int, int, int]:
    kind = KINDS.get(action.verb)
    return (len(ORDER) if kind is None else ORDER.index(kind)), action.player or 0, action.code


def _group(view: View, action: IntrigueAction) -> str:
    if view.seen.phase != "act":
        return ""
    return view.say(f"moves-{KINDS[action.verb]}")


def _who(view: View, action: IntrigueAction) -> str:
    if action.player is None or KINDS.get(action.verb) not in BY_PLAYER:
        return ""
    ally = view.seen.allies[action.player]
    if action.verb == "sabotage" and ally is not None:
        return view.say("and").join((view.player(action.player), view.player(ally)))
    return view.player(action.player)


def _text(view: View, action: IntrigueAction) -> str:
    """What a move does, as short as its group and player leave it."""
    if action.verb == "buy":
        top = view.good(view.seen.discards[-1]) if view.seen.discards else ""
        return view.say("move-buy", discard=int(action.what == "discard"), good=top)
    cost = view.goods(action.payment or ())
    if action.verb in ("extort", "investigate"):
        return view.say(f"move-{action.verb}", what=int(action.what in ("gold", "hand")), goods=cost)
    if action.verb in ("assassinate", "accuse", "seize-him") and action.player is not None:
        return view.say(f"move-{action.verb}", who=view.player(action.player), cost=cost)
    if action.verb == "ally":
        return view.say("move-ally", spares=spared(action), goods=cost)
    if action.verb == "join":
        return view.say("move-join", pays=int(action.suit is not None), good=view.good(action.suit or 0))
    if action.verb in ("seize-power", "sabotage"):
        return view.say("move-seize-power", goods=cost) if action.verb == "seize-power" else cost
    if action.goods is not None:
        return view.goods(action.goods)
    if action.suit is not None:
        return view.good(action.suit)
    return view.player(action.player) if action.player is not None else view.say(f"move-{action.verb}")


def spared(action: IntrigueAction) -> str:
    """S4.7: Which card a proposal spares if the partner pays one, where that is a choice; or that the partner must."""
    if action.spares is None:
        return "partner"
    return SUIT_NAMES[action.spares] if max(action.payment or (0,)) == 1 else "none"


def read_move(game: IntrigueGame, view: View, typed: str) -> IntrigueAction:
    """The action a typed line means: the number of a move, or its words; UnknownAction if it means none.

    What the list says can be typed as it stands there, in the language of the list. Where an offer is put together,
    "2 gold" is enough; an answer may be yes or no; and where words leave several actions open, those that are possible
    now come first.
    """
    moves, words = list_moves(view), plain(typed).split()
    if typed.strip().isdecimal() and 1 <= int(typed) <= len(moves):
        return moves[int(typed) - 1].action
    lines = [ListedLine(move.action, move.number, move.text, move.group, move.who) for move in moves]
    listed = match_line(lines, typed)
    if listed is not None:
        return listed
    for number, key in enumerate(("yes-words", "no-words")):
        if view.seen.phase in YES_AND_NO and plain(typed) in view.say(key).split():
            return game.action_of(YES_AND_NO[view.seen.phase][number])  # an impossible one is refused with its reason
    verb = IN_SHORT.get(view.seen.phase)
    for said in (words, [verb, *words] if verb and words else []):
        fitting = [move.action for move in moves if said and fits(said, plain(move.action.text).split())]
        exact = [action for action in fitting if plain(action.text).split() == said]
        if len(exact or fitting) == 1:
            return (exact or fitting)[0]
    try:
        return game.parse(typed)
    except UnknownAction:
        if verb is None:
            raise
        return game.parse(f"{verb} {typed}")
