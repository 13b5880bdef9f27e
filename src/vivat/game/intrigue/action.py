"""Actions of intrigue in words: "bribe Rachel for might", "extort gold from Simon with 2 might", "give 2 gold" …

Chance's actions have words too, for they stand in records: "first player 2", "role king", "draw might", "steal power".
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from vivat.game.errors import Refusal, UnknownAction, ambiguous
from vivat.game.intrigue.sheet import SUIT_NAMES
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
    INVESTIGATE,
    JOIN_FOR_INFLUENCE,
    JOIN_FOR_POWER,
    JOIN_FREE,
    PASS,
    PLOT_CODE,
    PLOTS,
    REFUSE,
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
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import GOLD, POWER

CHANCE_VERBS = ("first player", "role", "draw", "steal")
PAIRS = ("2 {0}", "{0} and power", "2 power")
ALLY_PAYMENTS = ("2 influence", "influence and power", "power and influence", "2 power")


@dataclass(frozen=True, slots=True)
class IntrigueAction:
    """One action of intrigue. `code` is what the rules know it by; the rest says the same in words."""

    code: int
    verb: str
    text: str
    player: int | None = None
    suit: int | None = None
    role: int | None = None
    goods: tuple[int, ...] | None = None
    """Might, Knowledge, Influence, Power and Gold of one side of a trade, or of a payment."""
    what: str | None = None
    """What is bought from (the pile, the discard), extorted (a card, gold) or investigated (the role, the hand)."""

    @property
    def of_chance(self) -> bool:
        """Whether chance takes this action, not a player."""
        return self.verb in CHANCE_VERBS

    def __str__(self) -> str:
        return self.text


def goods_text(goods: tuple[int, ...]) -> str:
    """Goods in words.

    >>> goods_text((1, 0, 0, 1, 0)), goods_text((0, 2, 0, 0, 0)), goods_text((0, 0, 0, 0, 5))
    ('might and power', '2 knowledge', '5 gold')
    """
    words = [
        f"{count} {name}" if count > 1 or name == "gold" else name
        for count, name in zip(goods, (*SUIT_NAMES, "gold"), strict=True)
        if count
    ]
    return " and ".join(words)


def pair_goods(suit: int, power: int) -> tuple[int, ...]:
    """A pair of a suit in which so much is Power."""
    goods = [0] * 5
    goods[suit] += 2 - power
    goods[POWER] += power
    return tuple(goods)


def own_actions() -> Iterator[IntrigueAction]:
    """Actions that name nobody."""
    yield IntrigueAction(BUY_PILE, "buy", "buy from the pile", what="pile")
    yield IntrigueAction(BUY_DISCARD, "buy", "buy the discard", what="discard")
    yield IntrigueAction(PASS, "pass", "pass")
    yield IntrigueAction(STOP_SELLING, "stop selling", "stop selling")
    for suit, name in enumerate(SUIT_NAMES):
        yield IntrigueAction(SELL_CODE + suit, "sell", f"sell {name}", suit=suit)
        pair = tuple(2 * (each == suit) for each in range(5))
        yield IntrigueAction(SEIZE_CODE + suit, "seize power", f"seize power with 2 {name}", goods=pair)
        yield IntrigueAction(DRAW_CODE + suit, "draw", f"draw {name}", suit=suit)
        yield IntrigueAction(STEAL_CODE + suit, "steal", f"steal {name}", suit=suit)
    yield IntrigueAction(SEIZE_CODE + GOLD, "seize power", "seize power with gold")
    for side, goods in enumerate(SIDES):
        yield IntrigueAction(GIVE_CODE + side, "give", f"give {goods_text(goods)}", goods=goods)
        yield IntrigueAction(ASK_CODE + side, "ask", f"ask {goods_text(goods)}", goods=goods)
    for code, text in ((ACCEPT, "accept"), (DECLINE, "decline"), (COUNTER, "counter"), (REFUSE, "refuse")):
        yield IntrigueAction(code, text, text)
    yield IntrigueAction(WITHDRAW, "withdraw", "withdraw")
    yield IntrigueAction(JOIN_FREE, "join", "join")
    yield IntrigueAction(JOIN_FOR_INFLUENCE, "join", "join and pay influence", suit=2)
    yield IntrigueAction(JOIN_FOR_POWER, "join", "join and pay power", suit=POWER)
    for role, name in enumerate(ROLE_NAMES):
        yield IntrigueAction(ROLE_CODE + role, "role", f"role {name}", role=role)


def aimed_actions(player: int, name: str) -> Iterator[IntrigueAction]:
    """Actions that name a player."""
    base = AIMED_CODE + AIMED * player
    plot = PLOT_CODE - PLOTS * player
    yield IntrigueAction(FIRST_CODE + player, "first player", f"first player {player + 1}", player)
    yield IntrigueAction(base + TRADE, "trade", f"trade with {name}", player)
    for suit, word in enumerate(SUIT_NAMES[:POWER]):
        yield IntrigueAction(base + BRIBE + suit, "bribe", f"bribe {name} for {word}", player, suit)
    for power, pair in enumerate(PAIRS):
        might, knowledge = pair.format("might"), pair.format("knowledge")
        for what, word, said in ((CARD, "card", "a card"), (GOLD_COINS, "gold", "gold")):
            text = f"extort {said} from {name} with {might}"
            code, goods = plot + EXTORT + 3 * what + power, pair_goods(0, power)
            yield IntrigueAction(code, "extort", text, player, goods=goods, what=word)
        for what, word in enumerate(("role", "hand")):
            text = f"investigate the {word} of {name} with {knowledge}"
            code = plot + INVESTIGATE + 3 * what + power
            yield IntrigueAction(code, "investigate", text, player, goods=pair_goods(1, power), what=word)
    for payment, word in enumerate(ALLY_PAYMENTS):
        text = f"ally with {name} for {word}"
        goods = pair_goods(2, (0, 1, 1, 2)[payment])
        yield IntrigueAction(plot + ALLY + payment, "ally", text, player, goods=goods)
    yield IntrigueAction(base + ALLY_SHARING, "ally", f"ally with {name} for one card each", player)
    for payment in range(8):
        goods = (*(int(not payment >> suit & 1) for suit in range(POWER)), payment.bit_count(), 0)
        text = f"sabotage {name} with {goods_text(goods)}"
        yield IntrigueAction(SABOTAGE_CODE - SABOTAGES * player + payment, "sabotage", text, player, goods=goods)
    yield IntrigueAction(base + ASSASSINATE, "assassinate", f"assassinate {name}", player)
    yield IntrigueAction(base + ACCUSE, "accuse", f"accuse {name}", player)
    yield IntrigueAction(base + SEIZE_HIM, "seize him", f"seize him {name}", player)


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
    raise ambiguous(" ".join(wanted), "S11.1", [action.text for action in found])


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
