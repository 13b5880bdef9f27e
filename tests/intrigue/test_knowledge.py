"""S10, S11.2, S11.4: Who learns what, through the gate of the game."""

from typing import Any

import pytest

from tests.intrigue.positions import ANNA, BEN, CLEO, DAN, EVE, NAMES, Position
from vivat.game import SPECTATOR, Dealer, Viewer
from vivat.game.errors import IllegalAction
from vivat.game.intrigue.event import KINDS, IntrigueEvent
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.game.intrigue.options import IntrigueOptions
from vivat.rules.intrigue.events import EVENT_KINDS
from vivat.rules.intrigue.goods import GOLD, INFLUENCE, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.roles import ASSASSIN, FOOL, KING, ROLE_NAMES, SAGE
from vivat.rules.log import EVERYONE

PLAYERS = (ANNA, BEN, CLEO, DAN)


def table(roles: str = "king assassin sage fool", **position: Any) -> IntrigueGame:
    """The game in a position; chance is played by name, like anything else."""
    g = Position(roles, **position)
    game = IntrigueGame(g.options)
    game._state = g.s
    return game


def learned(game: IntrigueGame, *texts: str) -> dict[int, list[str]]:
    """The kinds of events each player was told in these actions; a spectator goes by -1."""
    viewers = {player: Viewer.seat(player) for player in range(len(game.options.names))} | {-1: SPECTATOR}
    before = {number: len(game.events_for(viewer)) for number, viewer in viewers.items()}
    for text in texts:
        game.play(text)
    return {number: [e.kind for e in game.events_for(v)[before[number] :]] for number, v in viewers.items()}


def private(told: dict[int, list[str]]) -> dict[int, list[str]]:
    """What each player was told that a spectator was not."""
    return {n: [kind for kind in kinds if kind not in told[-1]] for n, kinds in told.items() if kinds != told[-1]}


def told_to(game: IntrigueGame, player: int, kind: str) -> list[IntrigueEvent]:
    return [event for event in game.events_for(player) if event.kind == kind]


# S10.1: What everybody sees


def everything_public(seen: IntrigueObservation) -> tuple[Any, ...]:
    return (
        *(seen.phase, seen.round, seen.turn, seen.to_act, seen.first, seen.actions_left, seen.bought),
        *(seen.offers_left, seen.gold, seen.hand_sizes, seen.dead, seen.jailed, seen.allies, seen.shown_power),
        *(seen.markers, seen.discards, seen.pile_size, seen.winners, seen.allied_winners, seen.points),
    )


def test_S10_1_gold_hand_sizes_discards_and_alliances() -> None:
    game = table(hands={ANNA: "MMK", BEN: "P"}, gold={ANNA: 5, CLEO: 2}, discards="MKI", allies=[(BEN, DAN)])
    for viewer in (ANNA, BEN, DAN, SPECTATOR):
        seen = game.observe(viewer)
        assert (seen.gold, seen.hand_sizes) == ((5, 0, 2, 0), (3, 1, 0, 0))
        assert (seen.discards, seen.pile_size) == ((MIGHT, KNOWLEDGE, INFLUENCE), 53)
        assert seen.allies == (None, DAN, None, BEN)
        assert everything_public(seen) == everything_public(game.observe(CLEO))


def test_S10_1_the_turn_and_whose_decision_it_is() -> None:
    seen = table(hands={CLEO: "II"}, turn=CLEO, first=BEN, actions_left=1, round_=3).observe(SPECTATOR)
    assert (seen.phase, seen.round, seen.turn, seen.to_act, seen.first, seen.actions_left) == (
        "act",
        4,
        CLEO,
        CLEO,
        BEN,
        1,
    )
    game = table(hands={ANNA: "II"})
    game.play("ally with Ben for 2 influence")
    seen = game.observe(SPECTATOR)
    assert (seen.phase, seen.turn, seen.to_act, seen.partner) == ("join", ANNA, BEN, BEN)


def test_S10_1_shown_roles_and_no_others() -> None:
    game = table("knight king sage fool", hands={ANNA: "MMM"})
    assert game.observe(CLEO).roles == (None, None, SAGE, None)
    game.play("assassinate Ben")
    assert game.observe(CLEO).roles == (2, KING, SAGE, None)
    assert game.observe(SPECTATOR).roles == (2, KING, None, None)
    assert game.observe(SPECTATOR).dead == (False, True, False, False)


def test_S10_1_power_that_the_king_has_shown_and_who_is_in_jail() -> None:
    game = table(hands={ANNA: "PPPPPP"})
    assert game.observe(DAN).shown_power == (0, 0, 0, 0)
    game.play("seize him Ben")
    seen = game.observe(DAN)
    assert (seen.shown_power, seen.jailed) == ((5, 0, 0, 0), (False, True, False, False))


def test_S10_1_a_card_face_up_in_hit_men() -> None:
    seen = table("assassin knight king sage politician", scenario="hit-men", markers="MKIPM").observe(SPECTATOR)
    assert seen.markers == (0, 1, 2, 3, 0)
    assert table().observe(SPECTATOR).markers == (None,) * 4


def test_S10_1_the_roles_in_play_of_a_first_game() -> None:
    game = IntrigueGame(IntrigueOptions.make("first-game", NAMES[:4], first_seat=ANNA))
    for role in ("sage", "king", "politician", "assassin"):
        game.play(f"role {role}")
    known = {e.role for e in game.events_for(SPECTATOR) if e.kind == "role-in-play"}
    assert {ROLE_NAMES[role] for role in known if role is not None} == {"sage", "king", "politician", "assassin"}
    assert game.observe(ANNA).roles == (SAGE, None, None, None)


def test_S10_1_everything_at_the_end() -> None:
    game = table(hands={ANNA: "MMM"}, gold={ANNA: 4}, roles="assassin king sage fool", allies=[(ANNA, CLEO)])
    game.play("assassinate Ben")
    seen = game.observe(SPECTATOR)
    assert (seen.phase, seen.to_act, seen.roles) == ("over", None, (ASSASSIN, KING, SAGE, FOOL))
    assert (seen.winners, seen.allied_winners, seen.points) == ((ANNA,), (CLEO,), (3, 0, 2, 0))


def test_S3_6_the_round_that_is_shown_at_the_end_was_played() -> None:
    game = table("king assassin knight investigator", most_rounds=3)
    while not game.is_over:
        game.play("pass")
    assert game.observe(SPECTATOR).round == 3


OPEN = [
    # What is done in the open: everybody is told the same.
    ({"gold": {ANNA: 2}, "discards": "M"}, ["buy the discard"]),
    ({"hands": {ANNA: "MK"}}, ["sell might", "sell knowledge", "stop selling"]),
    ({"hands": {ANNA: "M", BEN: "K"}}, ["trade with Ben", "give might", "ask knowledge", "accept"]),
    ({"hands": {ANNA: "M", BEN: "K"}}, ["trade with Ben", "give might", "ask knowledge", "decline"]),
    (
        {"hands": {ANNA: "M", BEN: "K"}},
        ["trade with Ben", "give might", "ask power", "counter", "give knowledge", "ask 1 gold"],
    ),
    ({"hands": {BEN: "K"}, "gold": {ANNA: 3}}, ["bribe Ben for knowledge"]),
    ({"hands": {BEN: "K"}, "gold": {ANNA: 3}}, ["bribe Ben for might"]),
    ({"hands": {ANNA: "MM"}, "gold": {BEN: 3}}, ["extort gold from Ben with 2 might"]),
    ({"hands": {ANNA: "IP"}}, ["ally with Ben for power and influence", "join"]),
    ({"hands": {ANNA: "II"}}, ["ally with Ben for 2 influence", "refuse"]),
    ({"gold": {ANNA: 5}}, ["seize power with gold", "draw might", "draw power"]),
    ({"hands": {ANNA: "PPPPP", BEN: "MK"}}, ["seize him Ben"]),
    ({}, ["pass"]),
]


@pytest.mark.parametrize(("position", "texts"), OPEN, ids=lambda value: value[-1] if isinstance(value, list) else "")
def test_S10_1_what_is_done_in_the_open(position: dict[str, Any], texts: list[str]) -> None:
    told = learned(table(**position), *texts)
    assert private(told) == {}
    assert told[-1]


def test_S10_1_a_bribe_shows_what_was_asked_for_and_given() -> None:
    game = table(hands={BEN: "K"}, gold={ANNA: 3})
    game.play("bribe Ben for knowledge")
    assert game.events_for(SPECTATOR)[-2:] == (
        IntrigueEvent("bribed", EVERYONE, player=ANNA, other=BEN, good=KNOWLEDGE),
        IntrigueEvent("bribe-given", EVERYONE, player=BEN, other=ANNA, good=KNOWLEDGE),
    )


def test_S10_1_what_is_flipped_is_seen() -> None:
    game = table(gold={ANNA: 5})
    for text in ("seize power with gold", "draw might", "draw power"):
        game.play(text)
    assert [event.good for event in game.events_for(SPECTATOR) if event.kind == "flipped"] == [MIGHT, POWER]


# S10.2: What is private


def test_S10_2_roles_and_cards_dealt() -> None:
    game = IntrigueGame(IntrigueOptions.make("base", NAMES[:4], first_seat=ANNA))
    assert private(learned(game, "role king", "role fool")) == {ANNA: ["role-dealt"], BEN: ["role-dealt"]}
    game.play("role sage")
    game.play("role assassin")
    assert private(learned(game, "draw might", "draw power", "draw might")) == {
        ANNA: ["card-dealt", "card-dealt"],
        BEN: ["card-dealt"],
    }


def test_S10_2_ones_own_hand_and_nobody_elses() -> None:
    game = table(hands={ANNA: "MMK", BEN: "P"})
    assert game.observe(ANNA).hand == (2, 1, 0, 0)
    assert game.observe(BEN).hand == (0, 0, 0, 1)
    assert game.observe(SPECTATOR).hand is None


def test_S10_2_a_card_bought_from_the_pile() -> None:
    game = table(gold={ANNA: 2})
    told = learned(game, "buy from the pile", "draw power")
    assert private(told) == {ANNA: ["card-drawn"]}
    assert told[-1] == ["bought"]
    assert told_to(game, ANNA, "card-drawn")[0].good == POWER


def test_S10_2_a_stolen_card_is_known_to_the_two() -> None:
    game = table(hands={ANNA: "MM", BEN: "KP"})
    told = learned(game, "extort a card from Ben with 2 might", "steal power")
    assert private(told) == {ANNA: ["stolen-card"], BEN: ["stolen-card"]}
    assert told[-1] == ["spent", "extorted", "card-taken"]
    assert told_to(game, BEN, "stolen-card")[0].good == POWER


def test_S10_2_of_a_sabotage_each_victim_knows_only_the_own_card() -> None:
    game = table(hands={ANNA: "MKI", BEN: "P", DAN: "M"}, allies=[(BEN, DAN)])
    told = learned(game, "sabotage Ben with might and knowledge and influence", "steal power", "steal might")
    assert private(told) == {ANNA: ["stolen-card"] * 2, BEN: ["stolen-card"], DAN: ["stolen-card"]}


@pytest.mark.parametrize(("what", "kinds"), [("role", ["role-seen"]), ("hand", ["hand-seen"] * 4)])
def test_S10_2_an_investigation_shows_it_to_the_investigator_alone(what: str, kinds: list[str]) -> None:
    game = table(hands={ANNA: "KK", BEN: "P"})
    told = learned(game, f"investigate the {what} of Ben with 2 knowledge")
    assert private(told) == {ANNA: kinds}
    assert told[BEN] == told[-1] == ["spent", "investigated"]


def test_S10_2_what_an_investigation_of_a_hand_shows() -> None:
    game = table(hands={ANNA: "KK", BEN: "MMP"})
    game.play("investigate the hand of Ben with 2 knowledge")
    assert [(e.other, e.good, e.count) for e in told_to(game, ANNA, "hand-seen")] == [
        *((BEN, MIGHT, 2), (BEN, KNOWLEDGE, 0), (BEN, INFLUENCE, 0), (BEN, POWER, 1)),
    ]


def test_S10_2_a_bad_bribe_tells_no_more_than_that_there_is_none() -> None:
    game = table(hands={BEN: "PPK"}, gold={ANNA: 3})
    assert learned(game, "bribe Ben for might")[ANNA] == ["bribed", "bribe-kept"]


def test_S10_2_an_offer_is_its_makers_until_it_is_made() -> None:
    game = table(hands={ANNA: "M", BEN: "K"})
    game.play("trade with Ben")
    game.play("give might")
    assert (game.observe(ANNA).draft, game.observe(ANNA).offer) == ((1, 0, 0, 0, 0), None)
    assert (game.observe(BEN).draft, game.observe(SPECTATOR).draft, game.observe(BEN).offer) == (None, None, None)
    assert game.observe(BEN).partner == BEN
    game.play("ask knowledge")
    for viewer in (ANNA, BEN, CLEO, SPECTATOR):
        seen = game.observe(viewer)
        assert (seen.offer, seen.asked, seen.offers_left) == ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), 2)
        assert (seen.draft, seen.offered_by, seen.counters) == (None, ANNA, 0)


def test_S10_2_and_so_is_a_counter_offer() -> None:
    game = table(hands={ANNA: "M", BEN: "KK"})
    for text in ("trade with Ben", "give might", "ask knowledge", "counter"):
        game.play(text)
    assert game.observe(CLEO).offer == (1, 0, 0, 0, 0)
    game.play("give 2 knowledge")
    assert (game.observe(BEN).draft, game.observe(ANNA).draft) == ((0, 2, 0, 0, 0), None)
    assert {game.observe(viewer).offer for viewer in (ANNA, BEN, CLEO)} == {(1, 0, 0, 0, 0)}
    assert {game.observe(viewer).offered_by for viewer in (ANNA, BEN, CLEO)} == {ANNA}
    game.play("ask might")
    assert (game.observe(CLEO).offered_by, game.observe(CLEO).counters) == (BEN, 1)
    assert (game.observe(ANNA).offer, game.observe(DAN).asked) == ((0, 2, 0, 0, 0), (1, 0, 0, 0, 0))
    assert game.observe(ANNA).to_act == ANNA


def test_S10_2_a_sale_is_the_sellers_until_it_is_done() -> None:
    game = table(hands={ANNA: "MK"})
    game.play("sell might")
    assert game.observe(ANNA).selling == (1, 0, 0, 0)
    assert game.observe(BEN).selling is None
    assert game.events_for(SPECTATOR) == table().events_for(SPECTATOR)
    game.play("stop selling")
    assert game.observe(ANNA).selling is None


def test_S10_2_how_an_alliance_will_be_paid_is_not_said_before() -> None:
    heard = set()
    for payment in ("2 influence", "influence and power", "power and influence", "2 power"):
        game = table(hands={ANNA: "IIPP"})
        game.play(f"ally with Ben for {payment}")
        heard.add(str(game.events_for(SPECTATOR)[-1]))
    assert len(heard) == 1


def test_S10_2_allies_learn_no_more_than_others() -> None:
    game = table(hands={ANNA: "MK", BEN: "P"}, allies=[(ANNA, BEN)])
    seen = game.observe(BEN)
    assert (seen.roles, seen.hand) == ((None, ASSASSIN, None, None), (0, 0, 0, 1))


def test_S10_2_ones_own_target() -> None:
    game = table()
    assert [game.observe(player).target for player in PLAYERS] == [None, KING, None, None]
    assert game.observe(SPECTATOR).target is None
    game = table("assassin knight king sage politician", scenario="hit-men", markers="KPIMM")
    assert [game.observe(player).target for player in (ANNA, BEN, EVE)] == [SAGE, KING, None]


def test_S10_2_before_the_deal_nobody_knows_anything() -> None:
    game = IntrigueGame(IntrigueOptions.make("base", NAMES[:4]))
    seen = game.observe(ANNA)
    assert (seen.phase, seen.roles, seen.target, seen.hand) == ("first", (None,) * 4, None, (0, 0, 0, 0))


# S10.3: The dossier


def test_S10_3_every_private_fact_and_when() -> None:
    game = IntrigueGame(IntrigueOptions.make("base", NAMES[:4], first_seat=ANNA))
    for text in ("king", "fool", "sage", "assassin"):
        game.play(f"role {text}")
    for card in ("knowledge", "knowledge", "might", "might", "power", "power", "might", "might"):
        game.play(f"draw {card}")
    texts = ("investigate the role of Cleo with 2 knowledge", "buy from the pile", "draw influence")
    for text in (*texts, "extort a card from Anna with 2 might", "steal influence"):
        game.play(text)
    facts = [(fact.turn, fact.event.kind) for fact in game.observe(ANNA).dossier]
    assert facts == [
        *((0, "role-dealt"), (0, "card-dealt"), (0, "card-dealt")),
        *((1, "role-seen"), (1, "card-drawn"), (2, "stolen-card")),
    ]
    assert game.observe(ANNA).dossier[3].event.role == SAGE
    assert [fact.event.kind for fact in game.observe(BEN).dossier][-1] == "stolen-card"
    assert [fact.event.kind for fact in game.observe(CLEO).dossier] == ["role-dealt", "card-dealt", "card-dealt"]


def test_S10_3_a_spectator_has_none() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=5)
    assert game.observe(SPECTATOR).dossier == ()


# S11.2: Events


def test_S11_2_every_kind_of_event_has_a_name_and_its_fields() -> None:
    assert sorted(KINDS) == list(range(EVENT_KINDS))
    assert len({kind[0] for kind in KINDS.values()}) == EVENT_KINDS


FIELDS = [
    ({"gold": {ANNA: 2}, "discards": "M"}, "buy the discard", ("bought-discard", ANNA, None, MIGHT, None, 0)),
    (
        {"hands": {ANNA: "MM"}, "gold": {BEN: 3}},
        "extort gold from Ben with 2 might",
        ("gold-taken", ANNA, BEN, None, 3, None),
    ),
    ({}, "pass", ("income", BEN, None, None, 3, 3)),
    ({"hands": {ANNA: "PPPPP"}, "gold": {BEN: 2}}, "seize him Ben", ("discarded", BEN, None, GOLD, 2, None)),
    ({"jailed": [BEN]}, "pass", ("turn-missed", BEN, None, None, None, None)),
]


@pytest.mark.parametrize(
    ("position", "text", "expected"), FIELDS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_S11_2_what_the_fields_say(position: dict[str, Any], text: str, expected: tuple[Any, ...]) -> None:
    events = {e.kind: e for e in table(**position).play(text)}
    event = events[expected[0]]
    assert (event.kind, event.player, event.other, event.good, event.count, event.gold) == expected


def test_S11_2_an_event_is_told_to_its_audience() -> None:
    game = table(hands={ANNA: "MM", BEN: "K"})
    events = (*game.play("extort a card from Ben with 2 might"), *game.play("steal knowledge"))
    assert {(e.kind, e.audience) for e in events} == {
        *((kind, EVERYONE) for kind in ("spent", "extorted", "card-taken")),
        ("stolen-card", 1 << ANNA | 1 << BEN),
    }


def test_S11_2_what_was_told_stays_told() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=5)
    before = {player: game.events_for(player) for player in PLAYERS}
    game.play("pass")
    for player in PLAYERS:
        assert game.events_for(player)[: len(before[player])] == before[player]


def test_S11_2_a_role_that_was_secret_is_told_again_when_it_comes_out() -> None:
    game = table("knight king sage fool", hands={ANNA: "MMM"})
    game.play("assassinate Ben")
    shown = [(e.player, e.role) for e in game.events_for(SPECTATOR) if e.kind == "role-shown"]
    assert shown == [(ANNA, 2), (BEN, KING)]


# S11.4: Viewers


def test_S11_4_a_spectator_is_told_what_all_are_told() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=5)
    public = [event for event in game.events if event.audience & EVERYONE]
    assert list(game.events_for(SPECTATOR)) == public
    assert len(public) < len(game.events)
    assert (game.observe(SPECTATOR).me, game.observe(SPECTATOR).my_turn) == (None, False)


def test_S11_4_a_player_and_the_seat_see_the_same() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=5)
    assert game.events_for(Viewer.player(BEN)) == game.events_for(BEN)
    assert game.observe(Viewer.player(BEN)).hand == game.observe(BEN).hand


def test_S11_4_only_whoever_is_asked_has_something_to_do() -> None:
    game = table(hands={ANNA: "M"})
    assert [game.observe(player).my_turn for player in PLAYERS] == [True, False, False, False]
    assert game.legal_actions(BEN) == []
    assert game.observe(ANNA).legal == tuple(game.legal_actions())
    assert game.observe(ANNA).me == ANNA


@pytest.mark.parametrize("viewer", [4, -1, Viewer.player(4), Viewer.seat(99)])
def test_S11_4_there_is_no_such_viewer(viewer: Any) -> None:
    with pytest.raises(IllegalAction):
        table().observe(viewer)


def test_S11_4_a_spectator_does_not_act() -> None:
    refused = table().why_not("pass", SPECTATOR)
    assert refused is not None
    assert (refused.key, refused.article) == ("refused-spectator", "S11.4")


def test_S11_4_the_game_goes_on_with_a_dealer() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=5)
    assert game.to_act is not None
    assert game.deciding == Viewer.seat(game.to_act)
    events = game.play("buy from the pile")
    assert [event.kind for event in events][:2] == ["bought", "card-drawn"]
    assert not game.is_chance


def test_S11_4_a_copy_is_a_game_of_its_own() -> None:
    game = IntrigueGame.start("base", NAMES[:4], seed=5)
    twin = game.copy(Dealer.seeded(1))
    twin.play("pass")
    assert (len(twin.actions), twin.to_act) != (len(game.actions), game.to_act)
    assert game.observe(BEN).to_act == game.to_act
    assert IntrigueGame.start("base", 4).outcome is None
