"""S10: What a viewer knows for certain of hands and roles: never wrong, and with the reason."""

import random
from typing import Any

import pytest

from tests.intrigue.combinations import all_combinations
from tests.intrigue.positions import ANNA, BEN, CLEO, DAN, NAMES
from vivat.game import SPECTATOR, Dealer, IntrigueEvent, IntrigueGame, IntrigueOptions, Viewer
from vivat.game.intrigue import knowledge_fold
from vivat.game.intrigue.event import IntrigueEventKind
from vivat.game.intrigue.knowledge import Held, Investigation, RuledOut
from vivat.game.intrigue.knowledge_fold import KnowledgeFold
from vivat.game.intrigue.role_deals import roles_of_deals
from vivat.rules.intrigue.actions import HAND_OF_CARDS, ROLE_CARD
from vivat.rules.intrigue.goods import GOLD, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.roles import ASSASSIN, FOOL, INVESTIGATOR, KING, KNIGHT, MERCHANT, POLITICIAN, SAGE
from vivat.rules.intrigue.state import SELL
from vivat.rules.log import EVERYONE

OPTIONS = IntrigueOptions.make("base", NAMES[:4], first_seat=ANNA)
FIRST_GAME = IntrigueOptions.make("first-game", NAMES[:4], first_seat=ANNA)
HIT_MEN = IntrigueOptions.make("hit-men", NAMES[:5], first_seat=ANNA)
COMBINATIONS = all_combinations()


def told(kind: IntrigueEventKind, player: int | None = None, other: int | None = None, **fields: int) -> IntrigueEvent:
    return IntrigueEvent(kind, EVERYONE, player, other, **fields)


def known(*events: IntrigueEvent, me: int | None = ANNA, options: IntrigueOptions = OPTIONS) -> KnowledgeFold:
    fold = KnowledgeFold(options, me)
    fold.add(events)
    return fold


def cards(fold: KnowledgeFold, player: int) -> list[tuple[int, int]]:
    return [(held.least, held.most) for held in fold.players[player].cards]


def find_error(game: IntrigueGame, folds: dict[int | None, KnowledgeFold]) -> str:
    """What somebody takes for certain though it is not so."""
    s, players = game._state, range(len(game.options.names))
    for viewer, fold in folds.items():
        for player, found in enumerate(fold.players):
            under_way = s.selling if s.phase == SELL and player == s.turn else [0] * SUITS
            for suit, (least, most, _) in enumerate(found.cards):
                if not least <= s.hand[player * SUITS + suit] + under_way[suit] <= most:
                    return f"{viewer} of {player}: {found.cards}"
            if s.role[player] not in found.possible:
                return f"{viewer} of {player}: {found.ruled_out}"
        if fold._gold != [s.gold[player] for player in players]:
            return f"{viewer}: {fold._gold}"
    return ""


def hunt(games: int, seed: int) -> str:
    """The first error in so many games at random."""
    source = random.Random(seed)
    for _ in range(games):
        game = IntrigueGame(source.choice(COMBINATIONS), Dealer.seeded(source.getrandbits(32)))
        viewers: list[int | None] = [*range(len(game.options.names)), None]
        folds = {viewer: KnowledgeFold(game.options, viewer) for viewer in viewers}
        heard = dict.fromkeys(viewers, 0)
        while not game.is_over:
            game.play(source.choice(game.legal_actions()))
            for viewer, fold in folds.items():
                events = game.events_for(SPECTATOR if viewer is None else Viewer.seat(viewer))
                fold.add(events[heard[viewer] :])
                heard[viewer] = len(events)
            error = find_error(game, folds)
            if error:
                return error
    return ""


@pytest.mark.hunt
def test_S10_1_what_is_certain_is_so() -> None:
    assert hunt(8, seed=5) == ""


@pytest.mark.parametrize("kind", ["bribe-kept", "traded", "card-taken", "offer-gives", "hand-seen"])
def test_S10_1_a_wrong_conclusion_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = knowledge_fold.NOTES[kind]

    def wrong(fold: KnowledgeFold, event: IntrigueEvent) -> None:
        honest(fold, event)
        player = (event.other if kind in ("hand-seen", "card-taken") else event.player) or 0
        fold._hands[player].least[MIGHT] += 1

    monkeypatch.setitem(knowledge_fold.NOTES, kind, wrong)
    assert hunt(40, seed=5)


def test_S10_1_the_observation_has_it_for_its_viewer() -> None:
    game = IntrigueGame(OPTIONS, Dealer.seeded(3))
    seen = game.observe(ANNA)
    mine, other = seen.knowledge[ANNA], seen.knowledge[BEN]
    assert (mine.role, mine.why, mine.possible) == (seen.roles[ANNA], "own", (seen.roles[ANNA],))
    assert tuple(held.least for held in mine.cards) == tuple(held.most for held in mine.cards) == seen.hand
    assert other.cards == (Held(0, 2),) * SUITS
    assert seen.roles[ANNA] not in other.possible
    assert game.observe(SPECTATOR).knowledge[ANNA].role is None


# Hands


def test_S4_1_a_card_of_the_discard_pile_is_known_and_one_of_the_draw_pile_is_not() -> None:
    fold = known(told("bought-discard", BEN, good=POWER, gold=0), told("bought", CLEO, gold=0))
    assert cards(fold, BEN) == [(0, 2), (0, 2), (0, 2), (1, 3)]
    assert cards(fold, CLEO) == [(0, 3)] * 4


def test_S4_3_whoever_offers_cards_holds_them() -> None:
    fold = known(told("offered", BEN, ANNA, flag=0), told("offer-gives", BEN, good=MIGHT, count=2))
    assert cards(fold, BEN) == [(2, 2), (0, 0), (0, 0), (0, 0)]


def test_S4_3_what_is_traded_goes_from_hand_to_hand() -> None:
    fold = known(
        told("accepted", BEN, CLEO), told("traded", CLEO, good=MIGHT, count=2), told("traded", BEN, good=GOLD, count=1)
    )
    assert cards(fold, CLEO) == [(0, 0)] * 4
    assert cards(fold, BEN) == [(2, 4), (0, 2), (0, 2), (0, 2)]


def test_S4_4_who_keeps_a_bribe_has_no_such_card() -> None:
    fold = known(told("bribed", BEN, CLEO, good=MIGHT), told("bribe-kept", CLEO))
    assert cards(fold, CLEO) == [(0, 0), (0, 2), (0, 2), (0, 2)]
    fold.add([told("bought", CLEO, gold=0)])
    assert cards(fold, CLEO)[MIGHT] == (0, 1)


def test_S4_5_a_card_that_others_stole_may_be_any_of_those_that_were_known() -> None:
    fold = known(
        told("offer-gives", BEN, good=MIGHT, count=1),
        told("offer-gives", BEN, good=KNOWLEDGE, count=1),
        told("card-taken", CLEO, BEN),
    )
    assert cards(fold, BEN) == [(0, 1), (0, 1), (0, 0), (0, 0)]
    assert cards(fold, CLEO) == [(0, 3)] * 4


def test_S4_5_who_was_robbed_knows_the_card() -> None:
    stolen = told("stolen-card", BEN, ANNA, good=POWER)
    fold = known(told("card-dealt", ANNA, good=POWER), told("card-taken", BEN, ANNA), stolen)
    assert cards(fold, ANNA) == [(0, 0)] * 4
    assert cards(fold, BEN)[POWER] == (1, 3)


def test_S4_6_a_hand_that_was_seen_is_known_until_it_changes() -> None:
    seen = [
        told("hand-seen", None, BEN, good=suit, count=count)
        for suit, count in enumerate((0, 1, 0, 1))
    ]  # fmt: skip
    fold = known(*seen)
    assert cards(fold, BEN) == [(0, 0), (1, 1), (0, 0), (1, 1)]
    fold.add([told("bought", BEN, gold=0)])
    assert cards(fold, BEN) == [(0, 1), (1, 2), (0, 1), (1, 2)]


def test_S5_4_power_that_the_king_has_shown_cannot_be_stolen() -> None:
    gains = [told("power-seized", BEN) for _ in range(5)]
    fold = known(*gains, told("role-shown", BEN, role=KING), told("jailed", BEN, CLEO), told("card-taken", DAN, BEN))
    assert cards(fold, BEN)[POWER][0] == 5


# Roles


def test_S2_2_ones_own_role_is_nobody_elses() -> None:
    fold = known(told("role-dealt", ANNA, role=KING))
    assert RuledOut(KING, "held", ANNA) in fold.players[BEN].ruled_out
    assert fold.players[ANNA].possible == (KING,)


def test_S2_6_in_a_first_game_only_the_roles_in_play_are_possible() -> None:
    roles = (KING, ASSASSIN, SAGE, POLITICIAN)
    fold = known(*(told("role-in-play", role=role) for role in roles), me=None, options=FIRST_GAME)
    assert fold.players[BEN].possible == tuple(sorted(roles))
    assert RuledOut(FOOL, "not-dealt") in fold.players[BEN].ruled_out
    fold.add([told("role-shown", ANNA, role=KING), told("role-shown", BEN, role=SAGE)])
    fold.add([told("role-seen", CLEO, DAN, role=ASSASSIN)])
    assert (fold.players[CLEO].role, fold.players[CLEO].why) == (POLITICIAN, "left-over")


def test_S5_3_who_was_accused_wrongly_is_not_the_one_who_is_hunted() -> None:
    fold = known(told("role-shown", BEN, role=INVESTIGATOR), told("accused", BEN, CLEO, flag=0))
    assert RuledOut(ASSASSIN, "accused", BEN) in fold.players[CLEO].ruled_out


def test_S5_3_an_accusation_rules_nothing_out_that_is_not_known_to_be_hunted() -> None:
    right = (told("role-shown", BEN, role=INVESTIGATOR), told("accused", BEN, CLEO, flag=1))
    by_a_stranger = (told("accused", BEN, CLEO, flag=0),)
    by_one_who_hunts_nobody = (told("role-shown", BEN, role=SAGE), told("accused", BEN, CLEO, flag=0))
    for events in (right, by_a_stranger, by_one_who_hunts_nobody):
        assert not any(out.why == "accused" for out in known(*events).players[CLEO].ruled_out)
    shown = known(told("role-shown", CLEO, role=FOOL), told("role-shown", BEN, role=INVESTIGATOR), by_a_stranger[0])
    assert (shown.players[CLEO].role, shown.players[CLEO].why) == (FOOL, "shown")


@pytest.mark.parametrize("marker", [MIGHT, KNOWLEDGE])
def test_S9_5_the_card_face_up_says_whom_a_hit_man_hunts(marker: int) -> None:
    events = (
        told("marker-dealt", BEN, good=marker),
        told("role-shown", BEN, role=ASSASSIN),
        told("accused", BEN, CLEO, flag=0),
    )
    target = HIT_MEN.params.marker_target[marker] if marker != MIGHT else KNIGHT
    fold = known(*events, options=HIT_MEN)
    assert RuledOut(target, "accused", BEN) in fold.players[CLEO].ruled_out


def test_S7_7_a_hand_that_is_shown_is_held_and_S6_3_a_broken_alliance_is_none() -> None:
    fold = known(
        told("allied", BEN, CLEO), told("alliance-broken", BEN, CLEO), told("hand-shown", BEN, good=MIGHT, count=2)
    )
    assert fold._allies[BEN] is fold._allies[CLEO] is None
    assert cards(fold, BEN)[MIGHT] == (2, 2)


def test_S3_5_two_who_miss_their_turns_one_after_the_other() -> None:
    fold = known(told("turn-begins", ANNA, round=1), told("turn-missed", BEN), told("turn-missed", CLEO))
    assert fold._turn is None


def test_S7_2_who_could_have_won_and_did_not_does_not_have_that_role() -> None:
    rich = told("earned", BEN, count=20, gold=22)
    assert MERCHANT in known(rich).players[BEN].possible
    fold = known(rich, told("turn-begins", BEN, round=1))
    assert RuledOut(MERCHANT, "no-victory") in fold.players[BEN].ruled_out


def test_S7_2_the_end_of_a_turn_counts_too() -> None:
    condition = next(each for each in OPTIONS.conditions if each.when == "end" and each.alliance)
    gains = [
        told("bought-discard", BEN, good=suit, gold=condition.needs[GOLD])
        for suit in range(SUITS)
        for _ in range(condition.needs[suit])
    ]
    at_the_end = [
        told("turn-begins", BEN, round=0),
        *gains,
        told("allied", BEN, CLEO),
        told("turn-begins", CLEO, round=0),
    ]
    out = {each.role: each.why for each in known(*at_the_end).players[BEN].ruled_out}
    assert out[condition.role] == "no-victory"
    without = [each for each in at_the_end if each.kind != "allied"]
    assert condition.role in known(*without).players[BEN].possible


def test_S4_6_looks_wishes_and_refusals_are_kept() -> None:
    fold = known(
        told("investigated", BEN, CLEO, flag=ROLE_CARD),
        told("investigated", BEN, DAN, flag=HAND_OF_CARDS),
        told("offered", BEN, CLEO, flag=0),
        told("offer-gives", BEN, good=GOLD, count=2),
        told("offer-asks", BEN, good=POWER, count=1),
        told("declined", CLEO, BEN),
        told("bribed", BEN, DAN, good=POWER),
    )
    ben, cleo = fold.players[BEN], fold.players[CLEO]
    assert ben.investigations == (Investigation(CLEO, "role"), Investigation(DAN, "hand"))
    assert ben.wanted == (0, 0, 0, 2, 0)
    assert cleo.declined == (0, 0, 0, 1, 0)


def test_S2_2_a_role_that_must_be_dealt_and_fits_one_player_only_is_theirs() -> None:
    choices: list[Any] = [[0, 1], [1, 2], [1, 2, 3]]
    assert roles_of_deals(choices, 0) == [{0, 1}, {1, 2}, {1, 2, 3}]
    assert roles_of_deals(choices, 1 << 0) == [{0}, {1, 2}, {1, 2, 3}]
    assert roles_of_deals(choices, 1 << 0 | 1 << 3) == [{0}, {1, 2}, {3}]
