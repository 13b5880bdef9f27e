"""Castle games that a seat cannot tell from the one it plays in."""

from random import Random
from typing import Any

from vivat.rules.castle.characters import FAVOURITES_CARDS
from vivat.rules.castle.state import AMBITIONS, NOBODY, Params


def imagine_castle(p: Params, s: Any, me: int, luck: Random) -> None:
    """Draw other Favourites, Ambitions and ballots for the others, as far as they do not lie open."""
    others = [player for player in range(p.players) if p.seat_of[player] != me]
    if not s["cards_shown"]:
        hidden = [player for player in others if s["card"][player] != NOBODY]
        out = int(s["cards_out"])
        for player in hidden:
            out &= ~(1 << int(s["card"][player]))
        for player in hidden:
            card = luck.choice([card for card in range(FAVOURITES_CARDS) if not out >> card & 1])
            s["card"][player] = card
            out |= 1 << card
        s["cards_out"] = out
    if p.ambition:
        imagine_ambitions(s, others, luck)
    for seat in range(p.seats):
        if seat != me and s["ballot"][seat] != NOBODY:
            s["ballot"][seat] = luck.choice([0] + [1] * bool(s["nos"][seat]) + [2] * bool(s["aches"][seat]))


def imagine_ambitions(s: Any, others: list[int], luck: Random) -> None:
    """Pairs of Ambition cards that nobody else was offered; one of each pair is kept, if one was."""
    dealt = [(player, hand) for player in others for hand in range(2) if s["offered"][2 * player + hand] != NOBODY]
    out = int(s["ambitions_out"])
    for player, hand in dealt:
        out &= ~(1 << int(s["offered"][2 * player + hand]))
    for player, hand in dealt:
        before = int(s["offered"][2 * player + hand])
        card = luck.choice([card for card in range(AMBITIONS) if not out >> card & 1])
        out |= 1 << card
        s["offered"][2 * player + hand] = card
        if s["kept"][player] == before:
            s["kept"][player] = card
    s["ambitions_out"] = out
