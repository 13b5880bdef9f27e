"""Positions of intrigue, set up and played in the game's own words.

    g = Position("king assassin sage fool", hands={ANNA: "MMP", BEN: "K"}, gold={ANNA: 5}, allies=[(CLEO, DAN)])
    g.do(extort(BEN, CARD, "MM"), steal("K"))
    assert g.hand(ANNA) == "KP"

Anna sits first, then Ben, Cleo, Dan, Eve, Fay, Gus and Hal; the roles are given in that order. Cards are letters:
Might, Knowledge, Influence, Power; a pile is written with its top last. What is paid is written out: "MP" is a Might
and a Power, and for an alliance the second card is the one that is spared if the partner helps. One side of a trade is
cards ("KP") or gold ("3g"). `Position.do` insists that each action is legal and answers with the events told.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.sheet import Scenario, Sheet, load_sheet
from vivat.rules.intrigue import actions as codes
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.play import actor, legal_actions, refusal, step
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.setup import begin_game
from vivat.rules.intrigue.state import ACT, NOBODY, Params, State
from vivat.rules.log import EVENT_WIDTH, Log

NAMES: Final = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
ANNA, BEN, CLEO, DAN, EVE, FAY, GUS, HAL = range(8)
LETTERS: Final = "MKIP"
CARD, GOLD_COINS = codes.CARD, codes.GOLD_COINS
ROLE_CARD, HAND_OF_CARDS = codes.ROLE_CARD, codes.HAND_OF_CARDS


class Event(NamedTuple):
    """One row of the log."""

    kind: int
    subject: int
    object: int
    value: int
    audience: int


# Actions, by their words


def sell(card: str) -> int:
    return codes.SELL_CODE + LETTERS.index(card)


def sale(cards: str) -> list[int]:
    """A whole sale."""
    return [*map(sell, cards), codes.STOP_SELLING]


def seize(payment: str) -> int:
    """Seize Power for a pair ("KK") or for "gold"."""
    return codes.SEIZE_CODE + (4 if payment == "gold" else LETTERS.index(payment[0]))


def aimed(whom: int, kind: int) -> int:
    return codes.AIMED_CODE + codes.AIMED * whom + kind


def plot(whom: int, kind: int) -> int:
    return codes.PLOT_CODE - codes.PLOTS * whom + kind


def trade(whom: int) -> int:
    return aimed(whom, codes.TRADE)


def side(goods: str) -> int:
    """One side of a trade."""
    counts = [goods.count(letter) for letter in LETTERS] + [int(goods[:-1]) if goods.endswith("g") else 0]
    return codes.SIDES.index(tuple(counts))


def give(goods: str) -> int:
    return codes.GIVE_CODE + side(goods)


def ask(goods: str) -> int:
    return codes.ASK_CODE + side(goods)


def offer(whom: int, gives: str, asks: str) -> list[int]:
    """A whole offer of trade."""
    return [trade(whom), give(gives), ask(asks)]


def counter(gives: str, asks: str) -> list[int]:
    """A whole counter-offer."""
    return [codes.COUNTER, give(gives), ask(asks)]


def bribe(whom: int, card: str) -> int:
    return aimed(whom, codes.BRIBE + LETTERS.index(card))


def extort(whom: int, what: int, paid: str = "MM") -> int:
    return plot(whom, codes.EXTORT + 3 * what + paid.count("P"))


def investigate(whom: int, what: int, paid: str = "KK") -> int:
    return plot(whom, codes.INVESTIGATE + 3 * what + paid.count("P"))


def ally(whom: int, paid: str = "II") -> int:
    """The second card of the payment is spared if the partner helps."""
    return plot(whom, codes.ALLY + ("II", "IP", "PI", "PP").index(paid))


def ally_sharing(whom: int) -> int:
    """For the only card, the partner to pay the other."""
    return aimed(whom, codes.ALLY_SHARING)


def join(paid: str = "") -> int:
    return {"": codes.JOIN_FREE, "I": codes.JOIN_FOR_INFLUENCE, "P": codes.JOIN_FOR_POWER}[paid]


def sabotage(first_ally: int, paid: str = "MKI") -> int:
    """For a Might, a Knowledge and an Influence; a P stands in the place of the suit it replaces."""
    return (
        codes.SABOTAGE_CODE - codes.SABOTAGES * first_ally + sum(1 << at for at, card in enumerate(paid) if card == "P")
    )


def assassinate(whom: int) -> int:
    return aimed(whom, codes.ASSASSINATE)


def accuse(whom: int) -> int:
    return aimed(whom, codes.ACCUSE)


def seize_him(whom: int) -> int:
    return aimed(whom, codes.SEIZE_HIM)


def begins(player: int) -> int:
    return codes.FIRST_CODE + player


def deal_role(name: str) -> int:
    return codes.ROLE_CODE + ROLE_NAMES.index(name)


def draw(card: str) -> int:
    """The next card of the draw pile: dealt, bought or flipped."""
    return codes.DRAW_CODE + LETTERS.index(card)


def steal(card: str) -> int:
    return codes.STEAL_CODE + LETTERS.index(card)


def buy(card: str) -> list[int]:
    """From the draw pile, and which card it is."""
    return [codes.BUY_PILE, draw(card)]


# Tables


@cache
def sheet() -> Sheet:
    """The sheet of the rulings."""
    return load_sheet(Path(__file__).parent / "sheet.toml")


def sheet_with(role: str, **changes: Any) -> Sheet:
    """The same with one card changed."""
    cards = list(sheet())
    cards[ROLE_NAMES.index(role)] = replace(cards[ROLE_NAMES.index(role)], **changes)
    return tuple(cards)


def pact() -> Scenario:
    """A host's own scenario: King and Sage win together, and alliances are allowed."""
    king, sage = ROLE_NAMES.index("king"), ROLE_NAMES.index("sage")
    base = tuple(ROLE_NAMES.index(role) for role in ("king", "sage", "fool", "assassin"))
    return Scenario("pact", "The pact", 4, 4, base, shared={king: sage, sage: king})


def loners() -> Scenario:
    """A host's own scenario without alliances."""
    base = tuple(ROLE_NAMES.index(role) for role in ("king", "sage", "fool", "assassin"))
    return Scenario("loners", "Loners", 4, 4, base, alliances=False)


def roles_in(mask: int) -> set[str]:
    """The names of the roles in a mask."""
    return {name for role, name in enumerate(ROLE_NAMES) if mask >> role & 1}


def players_in(mask: int) -> set[int]:
    """The players in a mask."""
    return {player for player in range(32) if mask >> player & 1}


def as_cards(counts: Sequence[int]) -> str:
    """Counts as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


class Position:
    """A game somewhere in its course: by default Anna's turn with both actions before her, all hands empty, no gold."""

    def __init__(
        self,
        roles: str = "king assassin sage fool",
        *,
        hands: Mapping[int, str] | None = None,
        gold: Mapping[int, int] | None = None,
        allies: Iterable[tuple[int, int]] = (),
        discards: str = "",
        pile: str | None = None,
        turn: int = ANNA,
        first: int = ANNA,
        actions_left: int = 2,
        round_: int = 0,
        dead: Iterable[int] = (),
        jailed: Iterable[int] = (),
        markers: str = "",
        scenario: str | Scenario = "base",
        sheet: Sheet | None = None,
        **options: Any,
    ) -> None:
        self.begin(len(roles.split()), scenario, sheet, first_seat=first, **options)
        s = self.s
        s.phase, s.turn, s.actions_left, s.round = ACT, turn, actions_left, round_
        for player, role in enumerate(roles.split()):
            s.role[player] = ROLE_NAMES.index(role)
            s.gold[player] = (gold or {}).get(player, 0)
            for suit, letter in enumerate(LETTERS):
                s.hand[player * SUITS + suit] = (hands or {}).get(player, "").count(letter)
        for one, other in allies:
            s.ally[one], s.ally[other] = other, one
        for player in dead:
            s.dead[player] = s.shown[player] = 1
            s.alive -= 1
        for player in jailed:
            s.jailed[player] = 1
        for player, letter in enumerate(markers):
            s.marker[player] = LETTERS.index(letter)
        for letter in discards:
            s.discards[s.discarded] = LETTERS.index(letter)
            s.discarded += 1
        out = "".join((hands or {}).values()) + discards + markers
        for suit, letter in enumerate(LETTERS):
            s.pile[suit] = 15 - out.count(letter) if pile is None else pile.count(letter)

    def begin(self, players: int, scenario: str | Scenario, sheet_: Sheet | None, **options: Any) -> None:
        """An empty table."""
        self.options = IntrigueOptions.make(scenario, NAMES[:players], sheet=sheet_ or sheet(), **options)
        self.p: Params = self.options.params
        self.s = State()
        self.log = Log()
        begin_game(self.p, self.s, self.log)

    # Looking

    def hand(self, player: int) -> str:
        return as_cards(self.s.hand[player * SUITS : player * SUITS + SUITS])

    @property
    def gold(self) -> list[int]:
        return self.s.gold[: self.p.players]

    @property
    def discards(self) -> str:
        """The discard pile, its top last."""
        return "".join(LETTERS[suit] for suit in self.s.discards[: self.s.discarded])

    @property
    def pile(self) -> str:
        """What is in the draw pile."""
        return as_cards(self.s.pile)

    @property
    def allies(self) -> set[tuple[int, int]]:
        """The alliances."""
        return {(one, other) for one, other in enumerate(self.s.ally[: self.p.players]) if one < other}

    @property
    def winners(self) -> set[int]:
        """Players with a role victory."""
        return players_in(self.s.winners)

    @property
    def allied_winners(self) -> set[int]:
        """Players with an allied victory."""
        return players_in(self.s.allied_winners)

    @property
    def points(self) -> list[int]:
        return self.s.points[: self.p.players]

    @property
    def actor(self) -> int:
        """Whose decision it is."""
        return actor(self.p, self.s)

    def legal(self) -> list[int]:
        """What `legal_actions` finds."""
        found = [NOBODY] * codes.ACTIONS
        return found[: legal_actions(self.p, self.s, found)]

    def cards(self) -> str:
        """Every card there is, wherever it lies."""
        s = self.s
        lying = self.discards + self.pile + as_cards(s.selling)
        lying += "".join(LETTERS[suit] for suit in s.marker[: self.p.players] if suit != NOBODY)
        return "".join(sorted(lying + "".join(map(self.hand, range(self.p.players)))))

    # Playing

    def why_not(self, action: int) -> int:
        """The reason against an action."""
        return refusal(self.p, self.s, action)

    def can(self, action: int) -> bool:
        """Whether an action is legal."""
        return self.why_not(action) == LEGAL

    def do(self, *actions: int | list[int]) -> list[Event]:
        """Legal actions one after the other, and all events they told."""
        rows: list[Event] = []
        for action in actions:
            if isinstance(action, list):
                rows += self.do(*action)
                continue
            assert self.can(action), f"action {action} is refused for reason {self.why_not(action)}"
            step(self.p, self.s, self.log, action)
            log = self.log
            rows += [Event(*log.rows[at * EVENT_WIDTH : (at + 1) * EVENT_WIDTH]) for at in range(log.count)]
        return rows


def new_game(players: int = 4, scenario: str | Scenario = "base", **options: Any) -> Position:
    """A game that has just begun: chance says who is first, unless that is settled."""
    g = Position.__new__(Position)
    g.begin(players, scenario, options.pop("sheet", None), **options)
    return g


def dealt(roles: str, cards: Sequence[str] = (), **options: Any) -> Position:
    """A whole set-up: roles and two cards for everybody, and the first turn has begun. Anna is first."""
    players = roles.split()
    g = new_game(len(players), **{"first_seat": ANNA, **options})
    g.do(*map(deal_role, players))
    g.do(*(draw(card) for hand in cards or ["MK"] * len(players) for card in hand))
    return g


def told(rows: Iterable[Event], kind: int) -> list[Event]:
    """The events of one kind."""
    return [row for row in rows if row.kind == kind]


def kinds(rows: Iterable[Event]) -> list[int]:
    """The kinds of some events, in order."""
    return [row.kind for row in rows]
