"""S11.1, S11.3: Whose decision it is, what may be done, why not, and what chance may do."""

import copy
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CARD,
    CLEO,
    DAN,
    EVE,
    NAMES,
    Position,
    accuse,
    ally,
    ally_sharing,
    ask,
    assassinate,
    begins,
    bribe,
    buy,
    counter,
    deal_role,
    draw,
    extort,
    give,
    join,
    loners,
    new_game,
    offer,
    sabotage,
    seize,
    seize_him,
    sell,
    sheet_with,
    steal,
    trade,
)
from vivat.game.errors import IllegalAction, ImpossibleOptions, UnknownAction
from vivat.game.intrigue.action import actions_of, parse_action, parse_exact
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.refusals import REASONS as EXPLAINED
from vivat.game.intrigue.sheet import Scenario
from vivat.game.sentence import PlayerRef
from vivat.rules.intrigue import actions, reasons
from vivat.rules.intrigue.actions import (
    ACCEPT,
    ACTIONS,
    ASK_CODE,
    BUY_DISCARD,
    BUY_PILE,
    COUNTER,
    DECLINE,
    DRAW_CODE,
    PASS,
    PHASE_CODE,
    PHASE_CODES,
    REFUSE,
    ROLE_CODE,
    SEIZE_HIM,
    STEAL_CODE,
    STOP_SELLING,
    WITHDRAW,
)
from vivat.rules.intrigue.goods import POWER
from vivat.rules.intrigue.play import CHANCE, heaviest, is_chance, is_over, step, weight
from vivat.rules.intrigue.reasons import GAME_IS_OVER, LEGAL, NOT_NOW, REASONS
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import (
    ACT,
    ANSWER,
    ASK,
    DRAW,
    FIRST,
    FLIP,
    GIVE,
    HAND,
    JOIN,
    MARKER,
    NOBODY,
    OVER,
    PHASES,
    ROLE,
    SELL,
    STEAL,
)
from vivat.rules.log import Log

DECK = "".join(sorted("MKIP" * 15))


def in_phase(phase: int) -> Position:
    """A position in this phase of a game, with Anna's turn where there is one."""
    if phase in (FIRST, ROLE):
        return new_game(first_seat=None if phase == FIRST else ANNA)
    if phase in (MARKER, HAND):
        g = new_game(5, "hit-men" if phase == MARKER else "tough-job", first_seat=ANNA)
        while g.s.phase == ROLE:
            g.do(g.legal()[0])
        return g
    g = Position(hands={ANNA: "MMKKIIPP", BEN: "MKIP"}, gold={ANNA: 5, BEN: 5}, discards="MK")
    if phase == OVER:
        g = Position(hands={BEN: "MKIP"}, gold={BEN: 1}, roles="king fool sage knight")
    steps: dict[int, list[int]] = {
        ACT: [],
        SELL: [sell("M")],
        GIVE: [trade(BEN)],
        ASK: [trade(BEN), give("M")],
        ANSWER: offer(BEN, "M", "K"),
        JOIN: [ally(BEN)],
        DRAW: [BUY_PILE],
        STEAL: [extort(BEN, CARD)],
        FLIP: [seize("gold")],
        OVER: [PASS],
    }
    g.do(steps[phase])
    return g


every_phase = pytest.mark.parametrize("phase", range(PHASES))


@every_phase
def test_S11_1_whose_decision_it_is(phase: int) -> None:
    g = in_phase(phase)
    assert g.s.phase == phase
    asked = dict.fromkeys((FIRST, ROLE, MARKER, HAND, DRAW, STEAL, FLIP), CHANCE)
    asked |= dict.fromkeys((ANSWER, JOIN), BEN)
    asked |= {OVER: NOBODY}
    assert g.actor == asked.get(phase, ANNA)
    assert is_chance(g.s) == (g.actor == CHANCE)
    assert is_over(g.s) == (phase == OVER)


@every_phase
def test_S11_1_the_legal_actions_are_those_without_a_refusal(phase: int) -> None:
    g = in_phase(phase)
    assert g.legal() == [action for action in range(ACTIONS) if g.can(action)]
    assert bool(g.legal()) == (phase != OVER)


@every_phase
def test_S11_1_the_actions_of_another_phase_are_not_for_now(phase: int) -> None:
    g = in_phase(phase)
    codes = range(PHASE_CODE[phase], PHASE_CODE[phase] + PHASE_CODES[phase])
    for action in (-1, *range(ACTIONS + 1)):
        if phase == OVER:
            assert g.why_not(action) == GAME_IS_OVER
        elif action not in codes:
            assert g.why_not(action) == NOT_NOW
        elif not (phase == ACT and action == STOP_SELLING):
            assert g.why_not(action) != NOT_NOW


def rich(roles: str = "king assassin sage fool", **position: Any) -> Position:
    """Anna has plenty of everything."""
    return Position(roles, **{"hands": {ANNA: "MMMKKKIIIPPPPP"}, "gold": {ANNA: 20}, **position})


def two_jailers() -> Position:
    sheet = sheet_with("assassin", action=SEIZE_HIM, cost=(0, 0, 0, 1, 0))
    return rich(sheet=sheet, jailed=[CLEO])


def after(g: Position, *actions: int | list[int]) -> Position:
    g.do(*actions)
    return g


REFUSALS: dict[str, Callable[[], tuple[Position, int]]] = {
    "GAME_IS_OVER": lambda: (in_phase(OVER), PASS),
    "NOT_NOW": lambda: (rich(), STOP_SELLING),
    "NO_SUCH_PLAYER": lambda: (rich(), bribe(EVE, "M")),
    "NOT_YOURSELF": lambda: (rich(), bribe(ANNA, "M")),
    "DEAD": lambda: (rich(dead=[DAN]), bribe(DAN, "M")),
    "NOT_ENOUGH_GOLD": lambda: (rich(gold={ANNA: 2}), bribe(BEN, "M")),
    "CARDS_MISSING": lambda: (rich(hands={ANNA: "M"}), extort(BEN, CARD)),
    "BOUGHT_ALREADY": lambda: (after(rich(), buy("M")), BUY_PILE),
    "NO_CARDS_TO_BUY": lambda: (rich(pile=""), BUY_PILE),
    "NO_DISCARD": lambda: (rich(), BUY_DISCARD),
    "NO_SUCH_CARD": lambda: (rich(hands={}), sell("M")),
    "TOO_MANY_OFFERS": lambda: (after(rich(), *([*offer(BEN, "M", "K"), DECLINE] * 3)), trade(BEN)),
    "BOTH_GOLD": lambda: (after(rich(), trade(BEN), give("1g")), ask("1g")),
    "ALLIES_DO_NOT": lambda: (rich(allies=[(ANNA, BEN)]), bribe(BEN, "M")),
    "ALREADY_ALLIED": lambda: (rich(allies=[(ANNA, BEN)]), ally(CLEO)),
    "PARTNER_IS_ALLIED": lambda: (rich(allies=[(BEN, CLEO)]), ally(CLEO)),
    "NO_ALLIANCES": lambda: (rich("sage king fool assassin", scenario=loners()), ally(BEN)),
    "TOO_MANY_PROPOSALS": lambda: (after(rich(), *([ally(BEN), REFUSE] * 3)), ally(BEN)),
    "NO_SUCH_ALLIANCE": lambda: (rich(), sabotage(BEN)),
    "NOT_YOUR_ROLE": lambda: (rich(), assassinate(BEN)),
    "JAILED_ONCE": lambda: (after(rich(), seize_him(BEN)), seize_him(CLEO)),
    "ALREADY_JAILED": lambda: (two_jailers(), seize_him(CLEO)),
    "ROLE_IS_OUT": lambda: (after(in_phase(ROLE), deal_role("king")), deal_role("king")),
    "NOT_IN_THE_PILE": lambda: (after(rich(pile="M"), BUY_PILE), draw("P")),
    "NOT_IN_THE_HAND": lambda: (after(rich(hands={ANNA: "MM", BEN: "M"}), extort(BEN, CARD)), steal("P")),
    "COUNTERED_OFTEN": lambda: (after(in_phase(ANSWER), *(counter("M", "K") * 3)), COUNTER),
    "NOTHING_TO_GIVE": lambda: (Position(), trade(BEN)),
    "HOLDS_BOTH": lambda: (Position(hands={ANNA: "IP"}), ally_sharing(BEN)),
    "MUST_PAY": lambda: (after(Position(hands={ANNA: "I"}), ally_sharing(BEN)), join()),
    "TOO_MANY_WITHDRAWALS": lambda: (after(rich(), *([trade(BEN), WITHDRAW] * 10), trade(BEN)), WITHDRAW),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_S11_1_each_reason_can_be_heard(name: str) -> None:
    g, action = REFUSALS[name]()
    assert g.why_not(action) == getattr(reasons, name)


def test_S11_1_those_are_all_the_reasons() -> None:
    assert {getattr(reasons, name) for name in REFUSALS} | {LEGAL} == set(range(REASONS))


def test_S11_1_every_reason_has_its_article_and_its_key() -> None:
    assert sorted(EXPLAINED) == [reason for reason in range(REASONS) if reason != LEGAL]
    assert len({key for key, _ in EXPLAINED.values()}) == len(EXPLAINED)
    assert all(article.startswith("S") for _, article in EXPLAINED.values())


def test_S11_1_who_may_not_is_refused_before_what_it_costs() -> None:
    """An action on a dead or allied player is not refused for want of gold."""
    g = Position(dead=[DAN], allies=[(ANNA, BEN)])
    assert [g.why_not(bribe(whom, "M")) for whom in (BEN, CLEO, DAN)] == [
        *(reasons.ALLIES_DO_NOT, reasons.NOT_ENOUGH_GOLD, reasons.DEAD),
    ]


def test_S11_1_refusals_do_not_depend_on_what_the_others_hold() -> None:
    """What one may do to Ben is the same whatever his cards are."""
    few = rich(hands={ANNA: "MMKKIIPP", BEN: "M"})
    many = rich(hands={ANNA: "MMKKIIPP", BEN: "KKKPPP"})
    assert few.legal() == many.legal()


GAMES: list[tuple[int, str, dict[str, Any]]] = [
    (4, "base", {}),
    (8, "base", {"most_rounds": 12}),
    (6, "hit-men", {}),
    (4, "cops-and-robbers", {}),
    (5, "first-game", {"forced_alliances": True}),
    (7, "bad-politics", {"most_rounds": 5, "first_seat": 3}),
]


@pytest.mark.hunt
@pytest.mark.parametrize(("players", "scenario", "options"), GAMES)
def test_S11_1_in_whole_games_too(players: int, scenario: str, options: dict[str, Any]) -> None:
    """Legal is what has no refusal; sixty cards are always there; nobody owes gold; the dead do nothing."""
    random = Random(players)
    g = new_game(players, scenario, **options)
    while not is_over(g.s):
        legal = g.legal()
        assert legal == [action for action in range(ACTIONS) if g.can(action)]
        assert g.actor == CHANCE or not g.s.dead[g.actor]
        g.do(random.choice(legal))
        assert g.cards() == DECK
        assert min(g.gold) >= 0
        for one, other in g.allies:
            assert g.s.ally[other] == one
            assert not g.s.dead[one]
    assert g.legal() == []


# S11.3: Chance


def weights(g: Position) -> dict[int, int]:
    return {action: weight(g.p, g.s, action) for action in g.legal()}


def test_S11_3_chance_acts_in_these_phases_alone() -> None:
    assert {phase for phase in range(PHASES) if is_chance(in_phase(phase).s)} == {
        *(FIRST, ROLE, MARKER, HAND, DRAW, STEAL, FLIP),
    }


@pytest.mark.parametrize("phase", [MARKER, HAND, DRAW, FLIP])
def test_S11_3_a_draw_weighs_the_cards_in_the_pile(phase: int) -> None:
    g = in_phase(phase)
    assert weights(g) == {draw(card): g.pile.count(card) for card in "MKIP"}
    g.s.pile[2] = 0
    assert weights(g) == {draw(card): g.pile.count(card) for card in "MKP"}


def test_S11_3_a_theft_weighs_the_cards_in_the_hand() -> None:
    g = after(Position(hands={ANNA: "MM", BEN: "KKKP"}), extort(BEN, CARD))
    assert weights(g) == {steal("K"): 3, steal("P"): 1}


def test_S11_3_who_begins_is_drawn_evenly() -> None:
    assert weights(new_game(7)) == {begins(player): 1 for player in range(7)}


@every_phase
def test_S11_3_nothing_is_heavier_than_the_heaviest(phase: int) -> None:
    g = in_phase(phase)
    if is_chance(g.s):
        assert heaviest(g.p, g.s) == max(weights(g).values())
    else:
        assert heaviest(g.p, g.s) == 1


def sequential(g: Position, dealt: tuple[int, ...] = ()) -> dict[tuple[int, ...], Fraction]:
    """How likely each deal of roles is, by the weights."""
    if g.s.phase != ROLE:
        return {dealt: Fraction(1)}
    found: Counter[tuple[int, ...]] = Counter()
    total = sum(weights(g).values())
    for action, heavy in weights(g).items():
        s = g.s
        role, before = action - ROLE_CODE, (s.player, s.roles_out, s.phase)
        g.do(action)
        for deal, chance in sequential(g, (*dealt, role)).items():
            found[deal] += chance * Fraction(heavy, total)  # type: ignore[assignment]
        s.player, s.roles_out, s.phase = before
    return found  # type: ignore[return-value]


def by_the_book(players: int, base: tuple[int, ...], random: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """Draw the random roles, put them to the others, shuffle, deal."""
    found: Counter[tuple[int, ...]] = Counter()
    for drawn in combinations(random, players - len(base)):
        found.update(permutations((*base, *drawn)))
    return {deal: Fraction(count, found.total()) for deal, count in found.items()}


@pytest.mark.parametrize(
    ("players", "base", "random"),
    [
        (4, "king assassin", "knight investigator sage politician ambassador merchant crime-lord fool"),
        (5, "king assassin", "knight investigator sage fool"),
        (4, "king", "assassin politician crime-lord fool sage"),
        (4, "king assassin sage", "fool"),
        (4, "king assassin sage", "fool merchant knight"),
        (4, "king assassin sage fool", ""),
        (4, "king assassin sage fool", "knight merchant"),
    ],
)
def test_S11_3_the_weights_of_roles_are_those_of_the_books_deal(players: int, base: str, random: str) -> None:
    """Drawing one role after the other by weight is the same as drawing the random roles and shuffling all."""
    always = tuple(ROLE_NAMES.index(role) for role in base.split())
    others = tuple(ROLE_NAMES.index(role) for role in random.split())
    g = new_game(players, Scenario("own", "Own", players, players, always, others), first_seat=ANNA)
    assert sequential(g) == by_the_book(players, always, others)


# The same through the game


def test_S11_1_an_action_has_words_for_every_code_of_the_table() -> None:
    found = actions_of(NAMES)
    assert sorted(found) == list(range(ACTIONS))
    assert len({action.text for action in found.values()}) == ACTIONS
    for action in found.values():
        assert parse_exact(NAMES, action.text) == action
        assert action.of_chance == (begins(0) <= action.code < ACTIONS)
        assert str(action) == action.text
    assert parse_exact(NAMES, "Pass") is None
    assert parse_exact(NAMES, "dance") is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("buy from the pile", BUY_PILE),
        ("BUY the   discard", BUY_DISCARD),
        ("bribe Ben for might", bribe(BEN, "M")),
        ("bri be kno", bribe(BEN, "K")),
        ("extort gold from Ben with might and power", extort(BEN, 1, "MP")),
        ("ally with Cleo for power and influence", ally(CLEO, "PI")),
        ("ally with Cleo for influence and power", ally(CLEO, "IP")),
        ("sabotage Ben with knowledge and 2 power", sabotage(BEN, "PKP")),
        ("seize power with 2 influence", seize("II")),
        ("seize him Dan", seize_him(DAN)),
        ("accuse dan", accuse(DAN)),
        ("give might and power", give("MP")),
        ("ask 5 gold", ask("5g")),
        ("join and pay power", join("P")),
        ("pa", PASS),
    ],
)
def test_S11_1_what_a_person_types(text: str, code: int) -> None:
    assert IntrigueGame(IntrigueOptions.make("base", NAMES[:4])).parse(text).code == code


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-nothing"),
        ("dance", "unknown-action"),
        ("bribe might", "unknown-ambiguous"),
        ("bribe Zoe", "unknown-action"),
    ],
)
def test_S11_1_what_means_nothing_or_too_much(text: str, key: str) -> None:
    with pytest.raises(UnknownAction) as refused:
        IntrigueGame(IntrigueOptions.make("base", NAMES[:4])).parse(text)
    assert refused.value.refusal.key == key


@pytest.mark.parametrize(
    ("players", "rest"),
    [
        (3, " or bribe Cleo for Might"),
        (4, ", bribe Cleo for Might or bribe Dan for Might"),
        (5, ", bribe Cleo for Might, bribe Dan for Might or one thing more"),
        (6, ", bribe Cleo for Might, bribe Dan for Might or 2 things more"),
    ],
)
def test_S11_1_what_a_text_could_mean_is_said(players: int, rest: str) -> None:
    with pytest.raises(UnknownAction) as refused:
        parse_action(NAMES[:players], "bribe might")
    begins = "“bribe might” could mean bribe Anna for Might, bribe Ben for Might"
    assert str(refused.value) == f"{begins}{rest}. Add a letter or a word. (S11.1)"


def test_S11_1_names_that_differ_by_an_accent_are_refused_or_told_apart() -> None:
    """Every action of such a table must be found again by its text, or the table must not begin."""
    names = ("Eva", "Éva", "Cleo", "Dan")
    try:
        IntrigueOptions.make("base", names)
    except ImpossibleOptions:
        return
    for action in actions_of(names).values():
        assert parse_exact(names, action.text) == action


def started() -> IntrigueGame:
    game = IntrigueGame(IntrigueOptions.make("base", NAMES[:4], first_seat=ANNA))
    for text in ("role king", "role fool", "role sage", "role assassin", *["draw might"] * 8):
        game.play(text)
    return game


def test_S11_1_a_refusal_through_the_game_names_article_and_facts() -> None:
    refused = started().why_not("seize power with 2 power", ANNA)
    assert refused is not None
    assert (refused.key, refused.article) == EXPLAINED[reasons.CARDS_MISSING]
    refused = started().why_not("bribe Anna for might")
    assert refused is not None
    assert (refused.key, refused.article, refused.facts["player"]) == ("intrigue-not-yourself", "S4.13", PlayerRef(0))


def test_S11_1_what_is_refused_changes_nothing() -> None:
    game = started()
    before = repr(game._state)
    for text, viewer in (("accept", ANNA), ("pass", BEN), ("draw might", ANNA)):
        with pytest.raises(IllegalAction):
            game.play(text, viewer)
    assert repr(game._state) == before


def test_S11_1_who_is_not_asked_is_told_who_is() -> None:
    refused = started().why_not("pass", BEN)
    assert refused is not None
    assert (refused.key, refused.facts["who"]) == ("refused-not-asked", PlayerRef(0))
    game = IntrigueGame(IntrigueOptions.make("base", NAMES[:4]))
    refused = game.why_not("pass", BEN)
    assert refused is not None
    assert refused.key == "refused-chance-is-due"


def test_S11_1_after_the_end_nobody_is_asked() -> None:
    game = started()
    game._state = in_phase(OVER).s
    refused = game.why_not("pass", ANNA)
    assert refused is not None
    assert refused.key == "refused-game-is-over"
    assert (game.to_act, game.deciding, game.is_over) == (None, None, True)
    assert game.outcome is not None


def test_S11_3_chance_is_not_for_players() -> None:
    refused = started().why_not("draw might", ANNA)
    assert refused is not None
    assert (refused.key, refused.article) == ("refused-chance", "S11.3")


def test_S11_3_the_chances_of_a_game_with_their_weights() -> None:
    game = started()
    assert game.chances() == []
    game.play("buy from the pile")
    assert [(action.code, heavy) for action, heavy in game.chances()] == [
        (DRAW_CODE + suit, count) for suit, count in enumerate((7, 15, 15, 15))
    ]


def test_S11_3_a_game_is_its_options_and_its_actions() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=11)
    random = Random(3)
    while not game.is_over:
        game.play(random.choice(game.legal_actions()))
    again = IntrigueGame(game.options)
    again.replay(game.actions)
    assert repr(again._state) == repr(game._state)
    assert again.events == game.events
    assert again.outcome == game.outcome


def test_S11_3_the_codes_of_chance_are_the_last() -> None:
    assert (STEAL_CODE + 4, ASK_CODE + 19) == (ACTIONS, ACCEPT)


def test_S7_2_a_step_after_the_end_changes_nothing() -> None:
    game = started()
    game._state.phase = OVER
    before = copy.deepcopy(game._state)
    step(game._params, game._state, Log(), PASS)
    assert game._state == before


def test_S4_3_a_refusal_names_the_number_that_was_reached() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=5)
    offer_gold = ["give 1 gold", "ask might"]
    me = game.options.names[game.to_act or 0]
    partner = next(name for name in game.options.names if name != me)
    for text in (f"trade with {partner}", *offer_gold, *(["counter", *offer_gold] * 3)):
        game.play(text)
    assert str(game.why_not("counter")) == "There have been 3 counter-offers in this trade: accept or decline. (S4.3)"
    game.play("decline")
    for text in [f"trade with {partner}", "withdraw"] * 10:
        game.play(text)
    game.play(f"trade with {partner}")
    said = "You have dropped 10 offers in this turn: make this one. (S4.3)"
    assert str(game.why_not("withdraw")) == said
    assert game.why_not("give 1 gold") is None


def test_S11_1_the_parts_of_an_action_are_read_from_its_code_as_it_was_made() -> None:
    for code, action in actions_of(NAMES[:6]).items():
        if code < actions.SABOTAGE_CODE + actions.SABOTAGES:
            payment = actions.sabotage_payment(code)
            spent = (*(int(not payment >> suit & 1) for suit in range(POWER)), payment.bit_count(), 0)
            assert (action.verb, action.player, action.payment) == ("sabotage", actions.sabotaged(code), spent)
        elif code < BUY_PILE:
            kind = actions.plot_kind(code)
            assert action.player == actions.plotted(code)
            assert action.payment is not None
            if kind >= actions.ALLY:
                assert action.verb == "ally"
                continue
            assert action.payment[POWER] == actions.power_in_pair(kind)
            extorts = kind < actions.INVESTIGATE
            what = actions.extorted(kind) if extorts else actions.investigated(kind)
            loot: dict[int, str] = dict(enumerate(("card", "gold") if extorts else ("role", "hand")))
            assert (action.verb, action.what) == ("extort" if extorts else "investigate", loot[what])
        elif actions.AIMED_CODE <= code < actions.GIVE_CODE:
            kind = actions.aim_kind(code)
            assert action.player == actions.aimed_at(code)
            assert (action.verb == "bribe") == (actions.BRIBE <= kind < actions.ASSASSINATE)
            assert action.suit == (kind - actions.BRIBE if action.verb == "bribe" else None)
