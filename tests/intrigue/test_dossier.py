"""S10.4: Dossiers and the grid: what the table keeps for a player is sound, kept up, and nobody else's."""

import random
from collections.abc import Iterator
from dataclasses import replace as replace_card
from itertools import permutations, product

import pytest
from msgspec.structs import replace

from tests.intrigue.combinations import all_combinations
from tests.intrigue.positions import ANNA, BEN, CLEO, DAN, NAMES, sheet
from tests.intrigue.test_certain_knowledge import find_error, known, told
from vivat.game import (
    SPECTATOR,
    CastleGame,
    Dealer,
    Held,
    IntrigueEvent,
    IntrigueGame,
    IntrigueOptions,
    RuledOut,
    Viewer,
)
from vivat.game.intrigue import knowledge_fold
from vivat.game.intrigue.conditions import conditions_of, is_surely_met
from vivat.game.intrigue.hand_bounds import HandBounds
from vivat.game.intrigue.knowledge_fold import KnowledgeFold
from vivat.game.intrigue.role_deals import roles_of_deals
from vivat.rules.intrigue.goods import GOLD, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.roles import FOOL, KING, SAGE
from vivat.rules.intrigue.state import NOBODY, State
from vivat.rules.intrigue.victory import has_at_hand

Cards = tuple[int, ...]


# What is kept, and for whom.


def game_of(aids: bool | None = None) -> IntrigueGame:
    options = IntrigueOptions.make("base", NAMES[:5], first_seat=ANNA, memory_aids=aids)
    return IntrigueGame(options, Dealer.seeded(4))


def test_S10_4_what_is_kept_is_what_is_worked_out_anew() -> None:
    game, source = game_of(), random.Random(4)
    for _ in range(60):
        game.play(source.choice(game.legal_actions()))
        for player in (ANNA, CLEO):
            assert game.kept_knowledge(player) == game.observe(player).knowledge


def test_S10_4_nothing_new_is_not_worked_out_again() -> None:
    game = game_of()
    assert game.kept_knowledge(ANNA) is game.kept_knowledge(ANNA)


def test_S10_4_a_copy_keeps_what_happens_in_it_for_itself() -> None:
    game = game_of()
    before = game.kept_knowledge(BEN)
    twin = game.copy()
    twin.play("buy from the pile", ANNA)
    assert twin.kept_knowledge(BEN) != before
    assert game.kept_knowledge(BEN) == before
    considered = game.consider([game.parse("buy from the pile")], Dealer.seeded(1))
    assert game.kept_knowledge(BEN) == before
    game.adopt(considered)
    assert game.kept_knowledge(BEN) == game.observe(BEN).knowledge != before


def test_S10_4_spectators_have_none_and_without_memory_aids_nobody_has() -> None:
    assert game_of().kept_knowledge(SPECTATOR) is None
    assert game_of(aids=False).kept_knowledge(ANNA) is None
    assert game_of(aids=True).kept_knowledge(ANNA) is not None
    assert game_of(aids=False).observe(ANNA).knowledge  # bots may remember, as people may


# What it says.


def test_S10_4_a_card_that_was_known_may_be_the_one_that_was_taken() -> None:
    fold = known(told("bought-discard", BEN, good=MIGHT, gold=0), told("card-taken", CLEO, BEN))
    assert fold.players[BEN].cards[MIGHT] == Held(0, 2, 1)
    fold.add([told("sold", BEN, good=MIGHT, count=1)])
    assert fold.players[BEN].cards[MIGHT] == Held(0, 1, 0)


def test_S10_4_purchases_and_refused_alliances_are_kept() -> None:
    fold = known(
        told("bought-discard", BEN, good=KNOWLEDGE, gold=3),
        told("bought", BEN, gold=1),
        told("power-seized", BEN),
        told("refused", BEN, DAN),
        told("offered", CLEO, BEN, flag=0),
        told("offer-asks", CLEO, good=GOLD, count=1),
        told("declined", BEN, CLEO),
    )
    ben = fold.players[BEN]
    assert (ben.bought, ben.drawn, ben.refused) == ((0, 1, 0, 1), 1, (DAN,))
    assert (ben.wanted, ben.declined) == ((0, 1, 0, 1, 0), (0, 0, 0, 0, 1))


def test_S10_4_a_claim_is_proved_disproved_or_open() -> None:
    fold = known(told("role-dealt", ANNA, role=KING), told("role-seen", ANNA, BEN, role=SAGE))
    assert [fold.players[BEN].verdict_on(role) for role in (SAGE, FOOL, KING)] == ["proved", "disproved", "disproved"]
    assert [fold.players[CLEO].verdict_on(role) for role in (KING, FOOL)] == ["disproved", None]


def test_S10_4_in_the_castle_it_is_in_the_observation() -> None:
    assert CastleGame.start("kingup", 3, seed=1).kept_knowledge(0) is None


# Sound, by brute force.


def hands_of(size: int) -> set[Cards]:
    """Every hand of so many cards."""
    return {hand for hand in product(range(size + 1), repeat=SUITS) if sum(hand) == size}


def changed(hand: Cards, suit: int, by: int) -> Cards:
    return tuple(count + by * (each == suit) for each, count in enumerate(hand))


def random_changes(source: random.Random, bounds: HandBounds) -> Iterator[set[Cards]]:
    """What happens to a small hand, told to the bounds; and all hands that are possible then."""
    truth, hands = source.choice(sorted(hands_of(2))), hands_of(2)
    for _ in range(12):
        suit = source.randrange(SUITS)
        match source.choice(("gain", "gain unknown", "lose", "lose unknown", "holds", "exactly")):
            case "gain" if sum(truth) < 6:
                truth, hands = changed(truth, suit, 1), {changed(hand, suit, 1) for hand in hands}
                bounds.gain(suit, 1)
            case "gain unknown" if sum(truth) < 6:
                truth = changed(truth, suit, 1)
                hands = {changed(hand, each, 1) for hand in hands for each in range(SUITS)}
                bounds.gain_unknown()
            case "lose" if truth[suit]:
                truth, hands = changed(truth, suit, -1), {changed(hand, suit, -1) for hand in hands if hand[suit]}
                bounds.lose(suit, 1)
            case "lose unknown" if truth[suit]:
                truth = changed(truth, suit, -1)
                hands = {changed(hand, each, -1) for hand in hands for each in range(SUITS) if hand[each]}
                bounds.lose_unknown(locked=0)
            case "holds" if truth[suit]:
                hands = {hand for hand in hands if hand[suit] >= truth[suit]}
                bounds.holds(suit, truth[suit])
            case "exactly":
                hands = {hand for hand in hands if hand[suit] == truth[suit]}
                bounds.holds_exactly(suit, truth[suit])
        yield hands


def find_unsound_bounds(sequences: int) -> str:
    """The first hand that is possible and that the bounds exclude."""
    source = random.Random(7)
    for _ in range(sequences):
        bounds = HandBounds(2, 2)
        for hands in random_changes(source, bounds):
            for suit in range(SUITS):
                found = {hand[suit] for hand in hands}
                least, most, once = bounds.least[suit], bounds.most[suit], bounds.once[suit]
                if not (least <= min(found) and max(found) <= most and least <= once <= most):
                    return f"{suit}: {least}, {most}, {once} of {sorted(found)}"
    return ""


def test_S10_4_bounds_never_exclude_a_hand_that_is_possible() -> None:
    assert find_unsound_bounds(400) == ""


@pytest.mark.parametrize("name", ["gain_unknown", "lose_unknown"])
def test_S10_4_bounds_that_forget_what_went_unseen_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = getattr(HandBounds, name)

    def wrong(self: HandBounds, *given: int, **named: int) -> None:
        least, most = list(self.least), list(self.most)
        honest(self, *given, **named)
        self.least, self.most = (self.least, most) if name == "gain_unknown" else (least, self.most)

    monkeypatch.setattr(HandBounds, name, wrong)
    assert find_unsound_bounds(400)


def test_S2_2_the_roles_of_all_deals_are_those_of_every_deal_that_there_is() -> None:
    source = random.Random(3)
    for _ in range(60):
        choices = [source.sample(range(6), source.randint(1, 6)) for _ in range(4)]
        dealt = source.randrange(8)
        deals = [
            deal
            for deal in permutations(range(6), 4)
            if all(role in roles for role, roles in zip(deal, choices, strict=True))
            and all(role in deal for role in range(6) if dealt >> role & 1)
        ]
        assert roles_of_deals(choices, dealt) == [{deal[player] for deal in deals} for player in range(4)]


def hunt(games: int, seed: int, most: int = 60) -> str:
    """The first thing that a kept dossier excludes though it is so, in so many beginnings of games at random."""
    source = random.Random(seed)
    combinations = all_combinations()
    for _ in range(games):
        game = IntrigueGame(source.choice(combinations), Dealer.seeded(source.getrandbits(32)))
        for number in range(most):
            if game.is_over:
                break
            game.play(source.choice(game.legal_actions()))
            if number % 6 == 0:
                viewer = source.randrange(len(game.options.names))
                game.kept_knowledge(viewer)
                if error := find_error(game, {viewer: game._folds[Viewer.seat(viewer)]}):
                    return error
    return ""


@pytest.mark.hunt
def test_S10_4_a_dossier_never_excludes_the_truth() -> None:
    assert hunt(200, seed=11) == ""


@pytest.mark.hunt
@pytest.mark.parametrize("kind", ["bought", "spent", "turn-begins"])
def test_S10_4_a_dossier_that_concludes_too_much_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = knowledge_fold.NOTES[kind]

    def wrong(fold: KnowledgeFold, event: IntrigueEvent) -> None:
        honest(fold, event)
        player = knowledge_fold.whom(event)
        if kind == "turn-begins":
            # Somebody without a victory at the start of their turn has none of the roles that win there.
            for condition in fold._options.conditions:
                if condition.when == "start":
                    fold._rule_out(player, RuledOut(condition.role, "no-victory"))
        else:
            fold._hands[player].holds(POWER, 1)

    monkeypatch.setitem(knowledge_fold.NOTES, kind, wrong)
    assert hunt(200, seed=11)


# Who has all that wins.


@pytest.mark.parametrize("seed", range(4))
def test_S7_1_a_condition_is_surely_met_if_every_hand_that_is_possible_meets_it(seed: int) -> None:
    source = random.Random(seed)
    wild = tuple(replace_card(card, wild=source.random() < 0.5) for card in sheet())
    options, met = IntrigueOptions.make("base", NAMES[:5], sheet=wild), 0
    for _ in range(400):
        condition = source.choice(conditions_of(options))
        near = [max(0, want + source.choice((-1, 0, 0, 1))) for want in condition.needs]
        cards = [Held(least, least + source.choice((0, 0, 0, 1))) for least in near[:SUITS]]
        is_allied = source.random() < 0.5
        state = State()
        state.role[ANNA], state.gold[ANNA] = condition.role, near[GOLD]
        state.ally[ANNA] = BEN if is_allied else NOBODY
        possible = []
        for hand in product(*(range(least, most + 1) for least, most, _ in cards)):
            state.hand[:SUITS] = hand
            is_ready = has_at_hand(options.params, state, ANNA)
            possible.append(is_ready and (is_allied or not condition.alliance))
        met += all(possible)
        assert is_surely_met(condition, cards, near[GOLD], is_allied) == all(possible)
    assert 20 < met < 300


def test_S10_4_who_is_about_to_win_is_known_to_those_who_saw_role_and_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of()
    anna, *others = game.kept_knowledge(ANNA) or ()
    for power, winners in ((6, ()), (7, (BEN,))):
        ben = replace(others[0], role=KING, cards=(*others[0].cards[:POWER], Held(power, 9)))
        monkeypatch.setattr(game, "kept_knowledge", {ANNA: (anna, ben, *others[1:])}.get)
        assert game.sure_winners(ANNA) == winners
        assert game.sure_winners(SPECTATOR) == ()
    assert CastleGame.start("kingup", 4, seed=1).sure_winners(0) == ()
