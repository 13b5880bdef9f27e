"""What a person would tell: deeds are a fold over a viewer's events, and hold all of them, once and in order."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.intrigue.positions import ANNA, BEN, CLEO, Position
from vivat.bots import make_bot
from vivat.game import (
    SPECTATOR,
    CastleDeed,
    CastleGame,
    CastleOptions,
    Dealer,
    IntrigueDeed,
    IntrigueEvent,
    IntrigueGame,
    IntrigueOptions,
    Viewer,
    Weight,
)
from vivat.game.castle import deed as castle_deed
from vivat.game.castle import event as castle_event
from vivat.game.castle.event import CastleEvent
from vivat.game.castle.sentences import count_sentences, event_sentence
from vivat.game.intrigue import deed as intrigue_deed
from vivat.game.intrigue import event as intrigue_event
from vivat.game.record import AnyGame, AnyOptions, new_game
from vivat.game.sentence import GoodsRef, PlayerRef, SeatRef, SeatsRef
from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.places import BOX, THRONE, TOP_FLOOR
from vivat.rules.log import EVERYONE
from vivat.words import FOLDER

SCENARIOS = (("base", 4), ("base", 8), ("first-game", 6), ("hit-men", 5), ("cops-and-robbers", 4), ("to-the-death", 4))
MOST_DECISIONS = 1500
FIRST_EVENTS = {
    "round-begins", "favourites-dealt", "ambition-kept", "ambition-chosen", "placed", "left-over", "compensated",
    "moved", "favourites-shown", "scored", "ambition-shown", "awaits-partner", "no-partner", "round-ends", "game-ends",
    "game-begins", "turn-begins", "turn-missed", "bought", "bought-discard", "sold", "offered", "bribed", "spent",
    "proposed", "role-shown", "jailed", "passed", "hand-shown", "role-victory", "allied-victory", "points",
    "no-victory",
}  # fmt: skip
"""What a deed can begin with; everything else follows from something."""


TEAMS = [("Ada", "Bea"), ("Cal", "Dee"), "Eva"]
GAMES: dict[str, AnyOptions] = {
    "viva-il-re": CastleOptions.make("viva-il-re", 5),
    "kingup": CastleOptions.make("kingup", 4),
    "vive-le-roi": CastleOptions.make("vive-le-roi", 7, banished=True),
    "emissary": CastleOptions.make("vive-le-roi", 2, emissary=True),
    "teams": CastleOptions.make("vive-le-roi", TEAMS, ambition=True, wedding=True),
} | {f"{scenario}-{players}": IntrigueOptions.make(scenario, players) for scenario, players in SCENARIOS}


COVERING_ONE = [pytest.param(name, marks=[] if name == "emissary" else pytest.mark.hunt) for name in GAMES]
"""One of them takes the coverage; that of all takes long."""


def played(options: AnyOptions, seed: int) -> Iterator[AnyGame]:
    """A game after each decision."""
    game = new_game(options, Dealer.seeded(seed))
    bots = [
        make_bot(Random(seed + seat).choice(("random", "steward")), seat) for seat in range(len(options.seat_names))
    ]
    for _ in range(MOST_DECISIONS):
        yield game
        if game.deciding is None:
            return
        game.play(bots[game.to_act or 0].act(game.observe(game.deciding)))  # type: ignore[arg-type]


@pytest.mark.hunt
@pytest.mark.parametrize("name", GAMES)
def test_every_event_belongs_to_one_deed_and_what_is_done_stays_as_it_is(name: str) -> None:
    options = GAMES[name]
    seen: dict[Viewer, tuple[Any, ...]] = {}
    viewers = (SPECTATOR, *map(Viewer.seat, range(len(options.seat_names))))
    for step, game in enumerate(played(options, 3)):
        if step % 7 and not game.is_over:
            continue
        for viewer in viewers:
            deeds: tuple[Any, ...] = raw_deeds(game, viewer)
            assert tuple(event for deed in deeds for event in deed.events) == game.events_for(viewer)
            assert [deed.first for deed in deeds] == [
                sum(len(each.events) for each in deeds[:n]) for n in range(len(deeds))
            ]
            assert {deed.events[0].kind for deed in deeds} <= FIRST_EVENTS
            waiting = [deed for deed in deeds if not deed.is_done]
            assert waiting in ([], [deeds[-1]])
            before = seen.get(viewer, ())
            finished = tuple(deed for deed in before if deed.is_done)
            assert deeds[: len(finished)] == finished, "a deed that is done has changed"
            if before and not before[-1].is_done:
                assert deeds[len(finished)].kind == before[-1].kind
                assert deeds[len(finished)].events[: len(before[-1].events)] == before[-1].events
            assert not {deed.kind for deed in deeds} & {"payment", "unmasking"}, "it was never told what for"
            seen[viewer] = deeds


def raw_deeds(game: AnyGame, viewer: Viewer) -> tuple[Any, ...]:
    """The deeds with all votes, as if the table had memory aids: R5.10 is tested by itself."""
    if isinstance(game, CastleGame):
        return castle_deed.make_deeds(game.options.params, game.events_for(viewer))
    return game.observe(viewer).deeds


@pytest.mark.parametrize("name", COVERING_ONE)
def test_deeds_kept_up_event_by_event_are_those_of_the_whole_game(name: str) -> None:
    """At every decision; and what is said to have changed since any earlier one is what has changed."""
    options = GAMES[name]
    viewers = (SPECTATOR, Viewer.seat(1))
    folds: dict[Viewer, Any] = {}
    past: dict[Viewer, list[tuple[int, tuple[Any, ...]]]] = {viewer: [] for viewer in viewers}
    for step, game in enumerate(played(options, 4)):
        for viewer in viewers:
            fold = folds.setdefault(viewer, game.new_deeds())
            fold.add(game.events_for(viewer)[fold.event_count :])
            if step % (4 if step < 80 else 60) and not game.is_over:
                continue
            deeds = game.observe(viewer).deeds
            assert tuple(fold.deeds) == deeds
            for heard, before in past[viewer][-6:]:
                changed = {n for n, deed in enumerate(deeds) if n >= len(before) or deed != before[n]}
                found = set(fold.changed_since(heard))
                assert changed <= found
                # Votes that were gone are back after the game (R5.10): nothing else changes to what it was.
                assert not found - changed or (
                    game.is_over and {deeds[n].kind for n in found - changed} == {"election"}
                )
            past[viewer].append((fold.event_count, deeds))


@cache
def needs() -> dict[str, set[str]]:
    """By message, the facts without which it cannot be said in some language."""
    found: dict[str, set[str]] = {}
    for path in FOLDER.glob("*/*.ftl"):
        for entry in FluentParser(with_spans=True).parse(text := path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.span is not None:
                facts = re.findall(r"\$([a-z_]+)", text[entry.span.start : entry.span.end])
                found.setdefault(entry.id.name, set()).update(facts)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_deed_can_be_told_in_every_language(name: str) -> None:
    options = GAMES[name]
    *_, game = played(options, 8)
    for viewer in (SPECTATOR, *map(Viewer.seat, range(len(options.seat_names)))):
        for deed in game.observe(viewer).deeds:
            assert deed.sentences, f"nothing is told of {deed}"
            for sentence in deed.sentences:
                facts = set(sentence.facts) | ({"kind", "floor"} if "place" in sentence.facts else set())
                assert needs()[sentence.key] <= facts, sentence
                assert not (sentence.private and viewer == SPECTATOR)


def test_every_kind_of_event_has_its_deed() -> None:
    castle = [event for row in castle_deed.DEEDS.values() for event in row.events]
    intrigue = [event for row in intrigue_deed.DEEDS.values() for event in row.begins]
    assert sorted(castle) == sorted(kind for kind, *_ in castle_event.KINDS.values())
    assert sorted(intrigue) == sorted(kind for kind, *_ in intrigue_event.KINDS.values())
    assert set(castle) == set(get_args(castle_event.CastleEventKind))
    assert set(intrigue) == set(get_args(intrigue_event.IntrigueEventKind))
    assert tuple(castle_deed.DEEDS) == get_args(castle_deed.Kind)
    assert tuple(intrigue_deed.DEEDS) == get_args(intrigue_deed.Kind)


def test_before_anything_has_happened_there_are_no_deeds() -> None:
    assert intrigue_deed.make_deeds(IntrigueOptions.make("base", 4).params, ()) == ()
    assert castle_deed.make_deeds(GAMES["kingup"].params, ()) == ()  # type: ignore[arg-type]


def test_what_waits_for_an_answer_is_done_when_something_else_begins() -> None:
    fold = IntrigueGame.start("base", 4, seed=1).new_deeds()
    fold.add(
        [IntrigueEvent("offered", EVERYONE, 0, 1, flag=0), IntrigueEvent("offer-gives", EVERYONE, 0, good=4, count=2)]
    )
    assert [deed.is_done for deed in fold.deeds] == [False]
    fold.add([IntrigueEvent("passed", EVERYONE, 0)])
    assert [(deed.kind, deed.is_done) for deed in fold.deeds] == [("trade", True), ("pass", True)]
    assert [fold.changed_since(events) for events in (0, 2, 3)] == [[0, 1], [0, 1], []]


# The castle.


def at_an_election(**options: Any) -> CastleGame:
    game = CastleGame.start("kingup", 3, seed=3, **options)
    while not game.polled:
        game.play(game.legal_actions()[-1])
    return game


def last_election(game: CastleGame, viewer: Viewer | int) -> CastleDeed:
    return [deed for deed in game.observe(viewer).deeds if deed.kind == "election"][-1]


def test_R5_1_an_election_begins_with_whoever_comes_to_the_throne_and_grows() -> None:
    game = at_an_election()
    first, second, third = game.polled
    deed = last_election(game, first)
    assert [event.kind for event in deed.events] == ["moved", "candidate"]
    assert (deed.seat, deed.result, deed.ballots, deed.is_done) == (first, None, (), False)
    [walk] = deed.walks
    assert (walk.start, walk.end, walk.character) == (TOP_FLOOR, THRONE, deed.candidate)
    game.play("vote no", first)
    assert last_election(game, first).ballots == ((first, NO),)
    assert last_election(game, second).ballots == ((first, None),)
    assert last_election(game, SPECTATOR).ballots == ((first, None),)
    for viewer, key in ((first, "event-ballot"), (second, "event-sealed"), (SPECTATOR, "event-sealed")):
        last = last_election(game, viewer).sentences[-1]
        assert (last.key, last.private) == (key, viewer == first)
    game.play("vote yes", second)
    game.play("vote yes", third)
    for viewer in (first, second, SPECTATOR):
        deed = last_election(game, viewer)
        assert deed.ballots == ((first, NO), (second, YES), (third, YES))
        assert (deed.result, deed.is_done, deed.weight) == ("rejected", True, Weight.GREAT)
        assert deed.walks[-1].end == BOX
        assert [(each.key, each.facts.get("who")) for each in deed.sentences] == [
            ("deed-election", SeatRef(first)),
            ("deed-votes", SeatsRef(tuple(sorted((second, third))))),
            ("deed-votes", SeatsRef((first,))),
            ("event-rejected", None),
        ]


def test_R5_10_what_was_voted_is_gone_from_a_deed_once_the_next_character_moves() -> None:
    for aids in (False, True):
        game = at_an_election(memory_aids=aids)
        for vote in ("vote no", "vote yes", "vote yes"):
            game.play(vote)
        game.play(game.legal_actions()[0])
        deed = last_election(game, SPECTATOR)
        assert deed.result == "rejected"
        assert {ballot.vote for ballot in deed.ballots} == ({NO, YES} if aids else {None})
        assert any(event.vote is not None for event in deed.events) == aids
        assert any(sentence.key == "deed-votes" for sentence in deed.sentences) == aids


def test_R6_1_a_count_is_one_deed_and_names_its_count() -> None:
    game = CastleGame(CastleOptions.make("vive-le-roi", 4, wedding=True, ambition=True), Dealer.seeded(2))
    bots = [make_bot("steward", seat) for seat in range(4)]
    while game.deciding is not None:
        game.play(bots[game.to_act or 0].act(game.observe(game.deciding)))
    deeds = [deed for deed in game.observe(SPECTATOR).deeds if deed.kind == "count"]
    assert [deed.count for deed in deeds] == list(range(len(game.counts)))
    assert len(deeds) > game.options.params.rounds
    for deed, count in zip(deeds, game.counts, strict=True):
        moved = [(event.player, event.points) for event in deed.events if event.kind == "marker-moved"]
        assert moved == [(row.player, row.total) for row in count.rows]


# Intrigue.


def at_court(seed: int = 5) -> IntrigueGame:
    return IntrigueGame.start("base", ["Anna", "Ben", "Cleo", "Dan"], seed=seed)


def last_deed(game: IntrigueGame, viewer: Viewer | int = SPECTATOR, kind: str = "") -> IntrigueDeed:
    return [deed for deed in game.observe(viewer).deeds if kind in (deed.kind, "")][-1]


def test_S4_3_a_trade_is_one_deed_with_all_its_offers_and_the_answer() -> None:
    game = at_court()
    me = game.to_act or 0
    other = (me + 1) % 4
    game._state.gold[me] = game._state.gold[other] = 5
    for action in (f"trade with {game.options.names[other]}", "give 2 gold", "ask might"):
        game.play(action, me)
    deed = last_deed(game)
    assert (deed.kind, deed.player, deed.other, deed.is_done, deed.result) == ("trade", me, other, False, None)
    assert deed.offers == ((me, other, (0, 0, 0, 0, 2), (1, 0, 0, 0, 0)),)
    game._state.hand[other * 4] = 1
    for action in ("counter", "give might", "ask 3 gold"):
        game.play(action, other)
    game.play("accept", me)
    deed = last_deed(game, kind="trade")
    assert deed.offers[1:] == ((other, me, (1, 0, 0, 0, 0), (0, 0, 0, 0, 3)),)
    assert (deed.result, deed.is_done) == ("accepted", True)
    assert [(each.key, each.facts["who"]) for each in deed.sentences] == [
        ("intrigue-offer", PlayerRef(me)),
        ("deed-counter-offer", PlayerRef(other)),
        ("deed-accepted", PlayerRef(me)),
    ]
    assert deed.sentences[1].facts["asks"] == GoodsRef((0, 0, 0, 0, 3))
    assert {(each.giver, each.taker, each.goods) for each in deed.transfers} == {
        (other, me, (1, 0, 0, 0, 0)),
        (me, other, (0, 0, 0, 0, 3)),
    }


def test_S4_9_the_cards_that_were_turned_over_are_told_one_by_one() -> None:
    game = at_court()
    me = game.to_act or 0
    game._state.gold[me] = 5
    game.play("seize power with gold", me)
    deed = last_deed(game, kind="seizure")
    *others, last = deed.flipped
    assert (last, 3 in others, deed.result) == (3, False, "seized")
    assert last_deed(game, kind="turn").flipped == ()


def secrets_told(game: AnyGame, viewer: Viewer | int) -> dict[str, str | None]:
    """The keys of what a viewer was told in private, and whose secret each tells."""
    told = (sentence for deed in game.observe(viewer).deeds for sentence in deed.sentences)
    return {sentence.key: sentence.secret for sentence in told if sentence.private}


def test_S4_8_a_sabotage_names_both_whose_alliance_it_broke() -> None:
    game = at_court()
    me = game.to_act or 0
    one, two = ((me + step) % 4 for step in (1, 2))
    game._state.ally[one], game._state.ally[two] = two, one
    game._state.gold[me] = 9
    game._state.hand[me * 4 : me * 4 + 4] = [3, 3, 3, 3]
    sabotage = next(action for action in game.legal_actions() if action.verb == "sabotage")
    game.play(sabotage, me)
    deed = last_deed(game, kind="sabotage")
    assert {deed.other, deed.former_ally} == {one, two}
    assert last_deed(game, kind="turn").former_ally is None


def test_S11_2_a_sentence_says_whose_secret_it_tells() -> None:
    game = at_court()
    me = game.to_act or 0
    other = (me + 1) % 4
    game._state.hand[me * 4 : me * 4 + 4] = [3, 3, 3, 3]
    look = next(each for each in game.legal_actions() if each.verb == "investigate" and each.what == "role")
    game.play(look, me)
    assert secrets_told(game, me) == {
        "intrigue-event-role-dealt": "own",
        "intrigue-event-card-dealt": None,
        "intrigue-event-role-seen": "other",
    }
    assert "intrigue-event-role-seen" not in secrets_told(game, other)
    assert secrets_told(game, SPECTATOR) == {}


def test_R13_2_a_sentence_says_whose_secret_it_tells() -> None:
    game = CastleGame.start("vive-le-roi", 3, seed=1, ambition=True)
    assert secrets_told(game, 0) == {"event-favourites-dealt": "own", "event-ambition-offered": "own"}
    assert secrets_told(game, SPECTATOR) == {}


def test_S4_1_the_buyer_sees_the_card_in_the_deed_and_nobody_else_does() -> None:
    game = at_court()
    me = game.to_act or 0
    game.play("buy from the pile", me)
    [mine] = last_deed(game, me, "purchase").transfers
    [theirs] = last_deed(game, (me + 1) % 4, "purchase").transfers
    told, theirs_told = (last_deed(game, each, "purchase").sentences for each in (me, (me + 1) % 4))
    assert [(each.key, each.private) for each in told] == [
        ("intrigue-event-bought", False),
        ("intrigue-event-card-drawn", True),
    ]
    assert theirs_told == told[:1]
    assert (sum(mine.goods), mine.unknown) == (1, 0)
    assert (sum(theirs.goods), theirs.unknown) == (0, 1)
    assert last_deed(game, kind="purchase").paid == ((me, None, (0, 0, 0, 0, 2), 0),)


def test_S4_4_the_gold_of_a_bribe_goes_to_whoever_is_bribed() -> None:
    game = at_court()
    me = game.to_act or 0
    other = (me + 1) % 4
    game.play(f"bribe {game.options.names[other]} for might", me)
    deed = last_deed(game, kind="bribe")
    assert (deed.player, deed.other, deed.paid) == (me, other, ((me, other, (0, 0, 0, 0, 3), 0),))
    assert deed.result in ("given", "kept")


def test_S5_2_a_murder_is_one_deed_from_the_unmasking_to_the_last_card() -> None:
    found = []
    for seed in range(40):
        game = IntrigueGame(IntrigueOptions.make("to-the-death", 4), Dealer.seeded(seed))
        for each in played(game.options, seed):
            game = each  # type: ignore[assignment]
        deeds = game.observe(SPECTATOR).deeds
        assert {deed.events[0].kind for deed in deeds} <= FIRST_EVENTS
        found += [deed for deed in deeds if deed.kind == "assassination"]
        if len(found) > 2:
            break
    assert found
    for deed in found:
        kinds = [event.kind for event in deed.events]
        assert kinds.count("assassinated") == 1
        assert "spent" in kinds
        assert {event.player for event in deed.events if event.kind == "discarded"} <= {deed.other}
        assert deed.paid[0].giver == deed.player


def test_S5_3_an_accusation_is_one_deed_and_says_whether_it_was_right() -> None:
    for accused, result in ((BEN, "right"), (CLEO, "wrong")):
        g = Position("investigator assassin king sage", hands={ANNA: "KKK"})
        game = IntrigueGame(g.options)
        game._state, game._events = g.s, []
        game.play(f"accuse {g.options.names[accused]}")
        deed = next(deed for deed in game.observe(SPECTATOR).deeds if deed.kind == "accusation")
        assert (deed.player, deed.other, deed.result) == (ANNA, accused, result)
        assert deed.involved == (ANNA, accused)


def test_R5_4_what_decides_is_turned_over_last() -> None:
    votes = {2: STOMACHACHE, 0: None, 1: NO, 3: YES}
    laid = [castle_deed.Ballot(seat, vote) for seat, vote in votes.items()]
    assert [ballot.seat for ballot in castle_deed.in_turning_order(laid)] == [0, 3, 1, 2]


def test_R13_2_a_deed_that_nobody_decided_is_nobodys() -> None:
    game = CastleGame(CastleOptions.make("vive-le-roi", 7), Dealer.seeded(4))
    source = Random(4)
    while game.to_act is not None:
        game.play(source.choice(game.observe(game.to_act).legal))
    doers = {deed.kind: deed.seat is not None for deed in game.observe(SPECTATOR).deeds}
    assert {kind for kind, is_somebodys in doers.items() if is_somebodys} == {"placement", "move", "election"}
    assert {"round", "count", "end-of-round", "end-of-game"} <= doers.keys()


def test_R6_4_what_somebody_scored_is_told_though_the_marker_has_not_moved() -> None:
    scored = CastleEvent("scored", EVERYONE, player=0, points=7)
    moved = CastleEvent("marker-moved", EVERYONE, player=1, points=7, score=7)
    assert [sentence.key for sentence in count_sentences([scored])] == [event_sentence(scored).key]
    told = [sentence.key for sentence in count_sentences([scored, moved])]
    assert told == [event_sentence(scored).key, event_sentence(moved).key]
