"""Actions of intrigue in words: "bribe Rachel for might", "extort gold from Simon with 2 might", "give 2 gold" …

Chance's actions have words too, for they stand in records: "first player 2", "role king", "draw might", "steal power".
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from vivat.game.errors import Refusal, UnknownAction, ambiguous
from vivat.game.intrigue.naming import IntrigueNaming
from vivat.game.intrigue.sheet import SUIT_NAMES
from vivat.game.sentence import ActionRef, GoodRef, GoodsRef, Named, PlayerRef
from vivat.game.text import plain
from vivat.rules.intrigue.actions import (
    ACCEPT,
    ACCUSE,
    AIMED,
    AIMED_CODE,
    ALLY,
    ALLY_SHARING,
    ASK_CODE,
    ASSASSINATE,
    BRIBE,
    BUY_DISCARD,
    BUY_PILE,
    CARD,
    COUNTER,
    DECLINE,
    DRAW_CODE,
    EXTORT,
    FIRST_CODE,
    GIVE_CODE,
    GOLD_COINS,
    HAND_OF_CARDS,
    INVESTIGATE,
    JOIN_FOR_INFLUENCE,
    JOIN_FOR_POWER,
    JOIN_FREE,
    PAIR_PAYMENTS,
    PASS,
    PLOT_CODE,
    PLOTS,
    REFUSE,
    ROLE_CARD,
    ROLE_CODE,
    SABOTAGE_CODE,
    SABOTAGES,
    SEIZE_CODE,
    SEIZE_HIM,
    SELL_CODE,
    SIDES,
    STEAL_CODE,
    STOP_SELLING,
    TRADE,
    WITHDRAW,
)
from vivat.rules.intrigue.alliances import power_in
from vivat.rules.intrigue.cards import held
from vivat.rules.intrigue.goods import GOLD, GOODS, INFLUENCE, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import NOBODY, Params, State

Goods = tuple[int, ...]
"""Might, Knowledge, Influence, Power and Gold, how much of each."""
Verb = Literal[
    "buy", "sell", "stop-selling", "trade", "give", "ask", "withdraw", "accept", "decline", "counter", "bribe",
    "extort", "investigate", "ally", "join", "refuse", "sabotage", "seize-power", "assassinate", "accuse",
    "seize-him", "pass", "first-player", "role", "draw", "steal",
]  # fmt: skip
CHANCE_VERBS: tuple[Verb, ...] = ("first-player", "role", "draw", "steal")
IRREVERSIBLE_VERBS: tuple[Verb, ...] = ("assassinate", "accuse", "seize-him", "sabotage", "ally", "join", "accept")
ANSWERS: tuple[tuple[int, Verb], ...] = (
    (ACCEPT, "accept"), (DECLINE, "decline"), (COUNTER, "counter"), (REFUSE, "refuse"), (WITHDRAW, "withdraw"),
)  # fmt: skip
LOOT: tuple[tuple[int, Literal["card", "gold"], str], ...] = ((CARD, "card", "a card"), (GOLD_COINS, "gold", "gold"))
LOOKS: tuple[tuple[int, Literal["role", "hand"]], ...] = ((ROLE_CARD, "role"), (HAND_OF_CARDS, "hand"))
PAIRS = ("2 {0}", "{0} and power", "2 power")
ALLY_PAYMENTS = (("2 influence", INFLUENCE), ("influence and power", POWER), ("power and influence", INFLUENCE),
                 ("2 power", POWER))  # fmt: skip
"""S4.7: What is paid, and which card is spared if the partner pays one of the two."""


@dataclass(frozen=True, slots=True)
class IntrigueAction:
    """One action of intrigue, in its parts. Two are equal if they do the same, whatever the position."""

    code: int
    """The number that the rules, the compiled rules and the adapters have for it."""
    verb: Verb
    """"buy", "sell", "trade", "bribe", "accept" …; `docs/library.md` has them all; `of_chance` tells chance's."""
    text: str
    """The action in English words, as records have it and `parse` reads it: "bribe Rachel for might"."""
    player: int | None = None
    """Whom it is done to or with, from 0; of a sabotage, the first of the two allies."""
    suit: int | None = None
    """Which suit is sold, bribed for, paid to join, drawn or stolen: 0 Might, 1 Knowledge, 2 Influence, 3 Power."""
    role: int | None = None
    """The role that chance deals: a number into `ROLE_NAMES`."""
    goods: Goods | None = None
    """One side of a trade, what is given or what is asked for: Might, Knowledge, Influence, Power and Gold."""
    what: Literal["pile", "discard", "card", "gold", "role", "hand"] | None = None
    """What is bought from (the pile, the discard), extorted (a card, gold) or investigated (the role, the hand)."""
    payment: Goods | None = field(default=None, compare=False)
    """What it costs whoever does it, of an action that is legal in a position; for Seize Him! it is shown and kept."""
    spares: int | None = None
    """S4.7: Of a proposal of alliance, the suit of the card that stays in the hand if the partner pays one."""

    @property
    def by_position(self) -> object:
        """What depends on the position and makes no other action of it: what it costs."""
        return self.payment

    @property
    def of_chance(self) -> bool:
        """Whether chance takes this action, not a player."""
        return self.verb in CHANCE_VERBS

    @property
    def is_irreversible(self) -> bool:
        """Whether it costs much and cannot be made good: plots, alliances, and what a partner agrees to."""
        return self.verb in IRREVERSIBLE_VERBS

    @property
    def reference(self) -> ActionRef:
        """The action without a language, for sentences that name it."""
        facts: dict[str, int | str | Named] = {}
        if self.what is not None:
            facts["what"] = self.what
        if self.player is not None:
            facts["who"] = PlayerRef(self.player)
        if self.suit is not None:
            facts["good"] = GoodRef(self.suit)
        if self.goods is not None:
            facts["goods"] = GoodsRef(self.goods)
        return ActionRef("chance" if self.of_chance else self.verb, facts)

    @property
    def reference_with_cost(self) -> ActionRef:
        """The same with what it is paid with, for sentences that tell actions apart."""
        reference = self.reference
        if self.payment is not None:
            reference.facts["cost"] = GoodsRef(self.payment)
        return reference

    def __hash__(self) -> int:
        return self.code

    def __str__(self) -> str:
        return self.text


def goods_text(goods: Goods) -> str:
    """Goods as English words, as actions and records have them.

    >>> goods_text((1, 0, 0, 1, 0)), goods_text((0, 2, 0, 0, 0)), goods_text((0, 0, 0, 0, 5))
    ('might and power', '2 knowledge', '5 gold')
    """
    words = [
        f"{count} {name}" if count > 1 or name == "gold" else name
        for count, name in zip(goods, (*SUIT_NAMES, "gold"), strict=True)
        if count
    ]
    return " and ".join(words)


def pair_goods(suit: int, power: int) -> Goods:
    """A pair of a suit in which so much is Power."""
    goods = [0] * GOODS
    goods[suit] += 2 - power
    goods[POWER] += power
    return tuple(goods)


def one_of(good: int, count: int = 1) -> Goods:
    """Goods that are so much of one good and nothing else."""
    return tuple(count * (each == good) for each in range(GOODS))


def of_role(numbers: list[int], role: int) -> Goods:
    """S9.7: What a role needs (`win_counts`), or pays (`role_cost`), of these numbers of all roles."""
    return tuple(numbers[role * GOODS : (role + 1) * GOODS])


def own_actions() -> Iterator[IntrigueAction]:
    """Every action that names no player, chance's included."""
    yield IntrigueAction(BUY_PILE, "buy", "buy from the pile", what="pile")
    yield IntrigueAction(BUY_DISCARD, "buy", "buy the discard", what="discard")
    yield IntrigueAction(PASS, "pass", "pass")
    yield IntrigueAction(STOP_SELLING, "stop-selling", "stop selling")
    for suit, name in enumerate(SUIT_NAMES):
        yield IntrigueAction(SELL_CODE + suit, "sell", f"sell {name}", suit=suit)
        text = f"seize power with 2 {name}"
        yield IntrigueAction(SEIZE_CODE + suit, "seize-power", text, payment=one_of(suit, 2))
        yield IntrigueAction(DRAW_CODE + suit, "draw", f"draw {name}", suit=suit)
        yield IntrigueAction(STEAL_CODE + suit, "steal", f"steal {name}", suit=suit)
    yield IntrigueAction(SEIZE_CODE + GOLD, "seize-power", "seize power with gold")
    for side, goods in enumerate(SIDES):
        yield IntrigueAction(GIVE_CODE + side, "give", f"give {goods_text(goods)}", goods=goods)
        yield IntrigueAction(ASK_CODE + side, "ask", f"ask {goods_text(goods)}", goods=goods)
    for code, verb in ANSWERS:
        yield IntrigueAction(code, verb, verb)
    yield IntrigueAction(JOIN_FREE, "join", "join")
    for code, suit in ((JOIN_FOR_INFLUENCE, INFLUENCE), (JOIN_FOR_POWER, POWER)):
        text = f"join and pay {SUIT_NAMES[suit]}"
        yield IntrigueAction(code, "join", text, suit=suit, payment=one_of(suit))
    for role, name in enumerate(ROLE_NAMES):
        yield IntrigueAction(ROLE_CODE + role, "role", f"role {name}", role=role)


def aimed_actions(player: int, name: str) -> Iterator[IntrigueAction]:
    """Every action that names this player."""
    base = AIMED_CODE + AIMED * player
    plot = PLOT_CODE - PLOTS * player
    yield IntrigueAction(FIRST_CODE + player, "first-player", f"first player {player + 1}", player)
    yield IntrigueAction(base + TRADE, "trade", f"trade with {name}", player)
    for suit, word in enumerate(SUIT_NAMES[:POWER]):
        yield IntrigueAction(base + BRIBE + suit, "bribe", f"bribe {name} for {word}", player, suit)
    for power, pair in enumerate(PAIRS):
        might, knowledge = pair.format("might"), pair.format("knowledge")
        for what, word, said in LOOT:
            text = f"extort {said} from {name} with {might}"
            code, cost = plot + EXTORT + PAIR_PAYMENTS * what + power, pair_goods(MIGHT, power)
            yield IntrigueAction(code, "extort", text, player, what=word, payment=cost)
        for what, seen in LOOKS:
            text = f"investigate the {seen} of {name} with {knowledge}"
            code, cost = plot + INVESTIGATE + PAIR_PAYMENTS * what + power, pair_goods(KNOWLEDGE, power)
            yield IntrigueAction(code, "investigate", text, player, what=seen, payment=cost)
    for number, (word, spared) in enumerate(ALLY_PAYMENTS):
        text, cost = f"ally with {name} for {word}", pair_goods(INFLUENCE, power_in(number))
        yield IntrigueAction(plot + ALLY + number, "ally", text, player, payment=cost, spares=spared)
    yield IntrigueAction(base + ALLY_SHARING, "ally", f"ally with {name} for one card each", player)
    for wild in range(SABOTAGES):
        cost = (*(int(not wild >> suit & 1) for suit in range(POWER)), wild.bit_count(), 0)
        text = f"sabotage {name} with {goods_text(cost)}"
        yield IntrigueAction(SABOTAGE_CODE - SABOTAGES * player + wild, "sabotage", text, player, payment=cost)
    yield IntrigueAction(base + ASSASSINATE, "assassinate", f"assassinate {name}", player)
    yield IntrigueAction(base + ACCUSE, "accuse", f"accuse {name}", player)
    yield IntrigueAction(base + SEIZE_HIM, "seize-him", f"seize him {name}", player)


@lru_cache(maxsize=4096)
def costing(action: IntrigueAction, payment: Goods) -> IntrigueAction:
    """The action, said of a position in which it costs this."""
    return replace(action, payment=payment)


def in_position(p: Params, s: State, action: IntrigueAction) -> IntrigueAction:
    """S1.2: The action with what it costs whoever is asked, where that depends on prices, the role or the hand."""
    match action.verb:
        case "buy":
            return costing(action, one_of(GOLD, p.buy_price))
        case "bribe":
            return costing(action, one_of(GOLD, p.bribe_price))
        case "seize-power" if action.payment is None:
            return costing(action, one_of(GOLD, p.seize_price))
        case "ally" if action.payment is None:
            return costing(action, one_of(INFLUENCE if held(s, s.turn, INFLUENCE) else POWER))
        case "assassinate" | "accuse" | "seize-him" if s.role[s.turn] != NOBODY:
            return costing(action, of_role(p.role_cost, s.role[s.turn]))
        case _:
            return action


@lru_cache(maxsize=64)
def actions_of(names: tuple[str, ...]) -> dict[int, IntrigueAction]:
    """The actions of a table by code."""
    found = {action.code: action for action in own_actions()}
    for player, name in enumerate(names):
        found |= {action.code: action for action in aimed_actions(player, name)}
    return found


@lru_cache(maxsize=64)
def _actions_by_text(names: tuple[str, ...]) -> dict[str, IntrigueAction]:
    return {plain(action.text): action for action in actions_of(names).values()}


def parse_exact(names: tuple[str, ...], text: str) -> IntrigueAction | None:
    """The action with exactly this text, as records have it."""
    action = _actions_by_text(names).get(plain(text))
    return action if action is not None and action.text == text else None


def parse_action(names: tuple[str, ...], text: str) -> IntrigueAction:
    """The action a person means: full words, or the beginning of each ("br ra mig", "inv role simon").

    >>> parse_action(("Rachel", "Simon"), "bribe rachel for might").text
    'bribe Rachel for might'
    >>> parse_action(("Rachel", "Simon"), "bri ra mi").text
    'bribe Rachel for might'
    """
    wanted = plain(text).split()
    if not wanted:
        raise UnknownAction(Refusal("unknown-nothing", ""))
    by_text = _actions_by_text(names)
    exact = by_text.get(" ".join(wanted))
    if exact is not None:
        return exact
    found = [action for key, action in by_text.items() if not action.of_chance and fits(wanted, key.split())]
    shortest = min((len(action.text.split()) for action in found), default=0)
    best = [action for action in found if len(action.text.split()) == shortest]
    if len(best) == 1:
        return best[0]
    if not found:
        raise UnknownAction(Refusal("unknown-action", "S11.1", {"text": " ".join(wanted)}))
    meanings = [action.reference_with_cost for action in found]
    raise ambiguous(" ".join(wanted), "S11.1", meanings, IntrigueNaming(names))


def fits(wanted: list[str], words: list[str]) -> bool:
    """Whether each wanted word begins a word of the text, in order, the first one the first."""
    if not words[0].startswith(wanted[0]):
        return False
    at = 0
    for word in wanted:
        while at < len(words) and not words[at].startswith(word):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True
