"""An observation of intrigue as the numbers of a view: what the compiled views are compared with."""

from vivat.adapters.numbers import NOBODY, known, require_seat, turned
from vivat.game import IntrigueObservation
from vivat.game.intrigue.observation import PHASE_NAMES
from vivat.rules.intrigue.goods import GOODS, SUITS


def intrigue_numbers(seen: IntrigueObservation) -> list[int]:
    """What a player sees, in the order of the fields of a view."""
    players, me = len(seen.options.names), require_seat(seen.me)

    def from_me(player: int | None) -> int:
        return NOBODY if player is None else (player - me) % players

    looked = {fact.event.other: fact.event.role for fact in seen.dossier if fact.event.kind == "role-seen"}
    roles = [known(role if role is not None else looked.get(player)) for player, role in enumerate(seen.roles)]
    won = [int(player in seen.winners) + 2 * (player in seen.allied_winners) for player in range(players)]
    return [
        list(PHASE_NAMES.values()).index(seen.phase),
        seen.round,
        from_me(seen.turn),
        from_me(seen.to_act),
        from_me(seen.first),
        seen.actions_left,
        int(seen.bought),
        seen.offers_left,
        from_me(seen.partner),
        seen.counters,
        *(seen.offer or (NOBODY,) * GOODS),
        *(seen.asked or (NOBODY,) * GOODS),
        *(seen.draft or (NOBODY,) * GOODS),
        *(seen.hand or (NOBODY,) * SUITS),
        *(seen.selling or (NOBODY,) * SUITS),
        known(seen.target),
        seen.pile_size,
        *(seen.discards.count(suit) for suit in range(SUITS)),
        seen.discards[-1] if seen.discards else NOBODY,
        *turned(list(seen.gold), me),
        *turned(list(seen.hand_sizes), me),
        *turned(roles, me),
        *turned([int(dead) for dead in seen.dead], me),
        *turned([int(jailed) for jailed in seen.jailed], me),
        *turned([from_me(ally) for ally in seen.allies], me),
        *turned(list(seen.shown_power), me),
        *turned([known(marker) for marker in seen.markers], me),
        *turned(won, me),
        *turned(list(seen.points), me),
    ]
