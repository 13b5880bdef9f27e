"""A view made the slow way, from an observation alone: what the compiled views must be equal to."""

from vivat.game import CastleObservation, IntrigueObservation
from vivat.game.castle.observation import PHASE_NAMES as CASTLE_PHASES
from vivat.game.intrigue.observation import PHASE_NAMES as INTRIGUE_PHASES
from vivat.rules.castle.characters import CHARACTERS
from vivat.rules.castle.state import EMISSARY_SEAT

NONE = -1


def number(value: int | None) -> int:
    return NONE if value is None else int(value)


def turned(values: list[int], me: int) -> list[int]:
    return values[me:] + values[:me]


def castle_view(seen: CastleObservation) -> list[int]:
    seats, players = len(seen.options.seat_names), len(seen.options.names)
    me, own = seen.my_seat, seen.my_players
    assert me is not None

    def seat_from(seat: int | None) -> int:
        return NONE if seat is None else (seat - me) % seats

    mine = [0] * CHARACTERS
    for order, player in enumerate(own):
        card = seen.cards[player]
        for character in range(CHARACTERS):
            if card is not None:
                mine[character] += (seen.options.params.favourites[card] >> character & 1) << order
    assert seen.votes is not None
    offered = [seen.offered[player] or (NONE, NONE) for player in own]
    offered += [(NONE, NONE)] * (2 - len(offered))
    pile = seen.emissary_pile
    left = seen.votes_left
    kingmakers = {count.seat for count in seen.counts if count.round == seen.round - 1}
    return [
        list(CASTLE_PHASES.values()).index(seen.phase),
        seen.round,
        seat_from(seen.to_act),
        NONE if seen.choosing is None else (seen.choosing - own[0]) % players,
        seat_from(seen.first),
        seat_from(seen.crown),
        number(seen.candidate),
        number(seen.king),
        *seen.places,
        *[NONE] * (CHARACTERS - len(seen.places)),
        *mine,
        seen.votes.no,
        seen.votes.stomachache,
        number(seen.ballot),
        *(card for pair in offered for card in pair),
        number(seen.emissary_score),
        number(seen.emissary_card),
        NONE if pile is None else pile.no,
        NONE if pile is None else pile.stomachache,
        *turned([int(ballot) for ballot in seen.ballots_in], me),
        *turned([NONE if left is None else left[seat].no for seat in range(seats)], me),
        *turned([NONE if left is None else left[seat].stomachache for seat in range(seats)], me),
        *turned([int(seat in seen.winners and seat != EMISSARY_SEAT) for seat in range(seats)], me),
        *turned([int(seat in kingmakers) for seat in range(seats)], me),
        *turned(list(seen.scores), own[0]),
        *turned([number(card) for card in seen.cards], own[0]),
        *turned([number(card) for card in seen.kept], own[0]),
    ]


def intrigue_view(seen: IntrigueObservation) -> list[int]:
    players, me = len(seen.options.names), seen.me
    assert me is not None
    assert seen.hand is not None

    def from_me(player: int | None) -> int:
        return NONE if player is None else (player - me) % players

    looked = {fact.event.other: fact.event.role for fact in seen.dossier if fact.event.kind == "role-seen"}
    roles = [number(role if role is not None else looked.get(player)) for player, role in enumerate(seen.roles)]
    won = [int(player in seen.winners) + 2 * (player in seen.allied_winners) for player in range(players)]
    return [
        list(INTRIGUE_PHASES.values()).index(seen.phase),
        seen.round,
        from_me(seen.turn),
        from_me(seen.to_act),
        from_me(seen.first),
        seen.actions_left,
        int(seen.bought),
        seen.offers_left,
        from_me(seen.partner),
        seen.counters,
        *(seen.offer or (NONE,) * 5),
        *(seen.asked or (NONE,) * 5),
        *(seen.draft or (NONE,) * 5),
        *seen.hand,
        *(seen.selling or (NONE,) * 4),
        number(seen.target),
        seen.pile_size,
        *(seen.discards.count(suit) for suit in range(4)),
        seen.discards[-1] if seen.discards else NONE,
        *turned(list(seen.gold), me),
        *turned(list(seen.hand_sizes), me),
        *turned(roles, me),
        *turned([int(dead) for dead in seen.dead], me),
        *turned([int(jailed) for jailed in seen.jailed], me),
        *turned([from_me(ally) for ally in seen.allies], me),
        *turned(list(seen.shown_power), me),
        *turned([number(marker) for marker in seen.markers], me),
        *turned(won, me),
        *turned(list(seen.points), me),
    ]
