"""An observation of a castle game as the numbers of a view: what the compiled views are compared with."""

from vivat.adapters.numbers import NOBODY, known, require_seat, turned
from vivat.game import CastleObservation, VoteCards
from vivat.game.castle.observation import PHASE_NAMES
from vivat.rules.castle.characters import CHARACTERS
from vivat.rules.castle.state import EMISSARY_SEAT


def favourites_of(seen: CastleObservation, own: list[int]) -> list[int]:
    """By character, whose Favourite it is: 1 of the first player of a seat, 2 of the second, 3 of both."""
    mine = [0] * CHARACTERS
    for order, player in enumerate(own):
        card = seen.cards[player]
        for character in seen.options.favourites(card) if card is not None else ():
            mine[character] += 1 << order
    return mine


def castle_numbers(seen: CastleObservation) -> list[int]:
    """What a seat sees, in the order of the fields of a view; a player of a team has the place of the team."""
    seats, players = len(seen.options.seat_names), len(seen.options.names)
    me = require_seat(seen.my_seat)
    seat_of = seen.options.params.seat_of
    own = [player for player in range(players) if seat_of[player] == me]

    def seat_from(seat: int | None) -> int:
        return NOBODY if seat is None else (seat - me) % seats

    votes = seen.votes or VoteCards(0, 0)
    offered = [seen.offered[player] or (NOBODY, NOBODY) for player in own]
    offered += [(NOBODY, NOBODY)] * (2 - len(offered))
    pile = seen.emissary_pile
    left = seen.votes_left
    kingmakers = {count.seat for count in seen.counts if count.round == seen.round - 1}
    return [
        list(PHASE_NAMES.values()).index(seen.phase),
        seen.round,
        seat_from(seen.to_act),
        NOBODY if seen.choosing is None else (seen.choosing - own[0]) % players,
        seat_from(seen.first),
        seat_from(seen.crown),
        known(seen.candidate),
        known(seen.king),
        *seen.places,
        *[NOBODY] * (CHARACTERS - len(seen.places)),
        *favourites_of(seen, own),
        votes.no,
        votes.stomachache,
        known(seen.ballot),
        *(card for pair in offered for card in pair),
        known(seen.emissary_score),
        known(seen.emissary_card),
        NOBODY if pile is None else pile.no,
        NOBODY if pile is None else pile.stomachache,
        *turned([int(ballot) for ballot in seen.ballots_in], me),
        *turned([NOBODY if left is None else left[seat].no for seat in range(seats)], me),
        *turned([NOBODY if left is None else left[seat].stomachache for seat in range(seats)], me),
        *turned([int(seat in seen.winners and seat != EMISSARY_SEAT) for seat in range(seats)], me),
        *turned([int(seat in kingmakers) for seat in range(seats)], me),
        *turned(list(seen.scores), own[0]),
        *turned([known(card) for card in seen.cards], own[0]),
        *turned([known(card) for card in seen.kept], own[0]),
    ]
