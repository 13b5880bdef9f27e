"""The numbers of intrigue that can be changed."""

from vivat.game.intrigue.sheet import GOOD_NAMES, MOST_CARDS, MOST_GOLD
from vivat.lab.numbers import Number, between
from vivat.rules.intrigue.goods import GOODS
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import DECK, Params


def start_cards(p: Params) -> range:
    """S2.4: The deck is large enough for everybody's cards, those face up included."""
    return range(1, DECK // p.players - p.markers + 1)


def numbers() -> dict[str, Number]:
    """The numbers of intrigue that can be changed, by name."""
    gold, flag = between(0, MOST_GOLD), between(0, 1)
    plain = {
        "start_cards": start_cards,
        "start_gold": gold,
        "income": gold,
        "actions": between(1, 10),
        "most_rounds": between(1, 1000),
        "buy_price": gold,
        "sell_price": gold,
        "bribe_price": gold,
        "extorted_gold": gold,
        "seize_price": gold,
        "most_offers": between(0, 20),
        "forced_alliances": flag,
    }
    found = {name: Number(name, None, allowed) for name, allowed in plain.items()}
    for role, name in enumerate(ROLE_NAMES):
        for field in ("win_counts", "role_cost"):
            for good, word in enumerate(GOOD_NAMES):
                most = MOST_GOLD if word == "gold" else MOST_CARDS
                found[f"{field}.{name}.{word}"] = Number(field, role * GOODS + good, between(0, most), name)
        for field in ("win_exactly", "win_allied", "win_alone"):
            found[f"{field}.{name}"] = Number(field, role, flag)
    return found
