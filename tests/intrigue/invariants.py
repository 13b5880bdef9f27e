"""What holds after every step of every game of intrigue that can be played."""

from collections.abc import Iterable

from vivat.game.intrigue.event import IntrigueEvent
from vivat.rules.intrigue.goods import GOLD, POWER, SUITS
from vivat.rules.intrigue.play import actor, is_over
from vivat.rules.intrigue.state import DECK, NOBODY, Params, State


class Watch:
    """One game: its positions, and the gold that came and went."""

    def __init__(self, p: Params, s: State) -> None:
        self.p, self.s = p, s
        self.gold = sum(s.gold)

    def look(self, events: Iterable[IntrigueEvent]) -> None:
        """The position now, and what was told since the last look."""
        check_cards(self.p, self.s)
        check_players(self.p, self.s)
        check_end(self.p, self.s)
        self.gold += gold_flow(self.p, events)
        assert sum(self.s.gold) == self.gold


def check_cards(p: Params, s: State) -> None:
    """S1.1: Sixty cards, wherever they are, fifteen of each suit."""
    discards, on_table = s.discards[: s.discarded], s.marker[: p.players]
    for suit in range(SUITS):
        held = sum(s.hand[suit : p.players * SUITS : SUITS])
        elsewhere = s.pile[suit] + s.selling[suit] + discards.count(suit) + on_table.count(suit)
        assert held + elsewhere == DECK // SUITS
    assert min(s.hand) >= 0
    assert min(s.pile) >= 0
    assert min(s.gold) >= 0


def check_players(p: Params, s: State) -> None:
    """S2.2: Each has a role that nobody else has; S5, S6: the dead have nothing, and alliances are mutual."""
    roles = set(s.role[: p.players]) - {NOBODY}
    assert len(roles) == s.roles_out.bit_count() == p.players - s.role[: p.players].count(NOBODY)
    for player, ally in enumerate(s.ally[: p.players]):
        assert 0 <= s.locked[player] <= s.hand[player * SUITS + POWER]
        if ally != NOBODY:
            assert p.alliances
            assert s.ally[ally] == player != ally
        if s.dead[player]:
            assert ally == NOBODY
            assert s.shown[player]
            assert s.gold[player] == 0
            assert not any(s.hand[player * SUITS : (player + 1) * SUITS])
    assert s.alive == s.dead[: p.players].count(0)
    # S3.5: nobody acts when dead, nor takes a turn when jailed.
    asked = actor(p, s)
    assert asked < 0 or not (s.dead[asked] or s.jailed[s.turn])


def check_end(p: Params, s: State) -> None:
    """S3.6, S7: Somebody has won, or the rounds are over; nobody before."""
    won = s.winners | s.allied_winners
    assert s.winners & s.allied_winners == 0
    assert won < 1 << p.players
    assert is_over(s) == (won > 0 or 0 < p.most_rounds == s.round)


def gold_flow(p: Params, events: Iterable[IntrigueEvent]) -> int:
    """S1.2: By how much these events say that gold in hands grew: income and sales in, payments and losses out."""
    flow = 0
    for event in events:
        if event.kind in ("income", "earned"):
            flow += event.count or 0
        elif event.kind in ("spent", "discarded") and event.good == GOLD:
            flow -= event.count or 0
        elif event.kind in ("bought", "bought-discard"):
            flow -= p.buy_price
    return flow
