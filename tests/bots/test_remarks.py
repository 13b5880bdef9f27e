"""What bots say: seldom, never twice, in every language, and never more than a claim tells."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from vivat.bots import make_bot
from vivat.bots.families import REMARKS
from vivat.bots.intrigue import remarks
from vivat.bots.intrigue.remarks import KINDS, MANY, OWN_TURNS, claimed_role, make_remark
from vivat.bots.remark import WORDINGS, Remark, RemarkKind, Spoken, Topic
from vivat.bots.tempers import BOT_NAMES, EVEN, OF_NAMES, Temper, temper_of
from vivat.game import Dealer, IntrigueAction, IntrigueGame, IntrigueObservation, IntrigueOptions
from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.sentence import RoleRef
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.log import EVERYONE
from vivat.words import languages, words

NAMES = BOT_NAMES[:5]
TALKATIVE = Temper(100.0, 0.6, (1, 1, 1))
"""Takes every occasion."""
Moment = tuple[IntrigueObservation, IntrigueAction, tuple[Spoken, ...], int]


def played(seed: int, temper: Temper | None = None, scenario: str = "base") -> tuple[IntrigueGame, list[Spoken]]:
    """A game of stewards to its end, and what they said."""
    game = IntrigueGame(IntrigueOptions.make(scenario, NAMES), Dealer.seeded(seed))
    said: list[Spoken] = []
    for observation, action, before, luck in moments(game, seed):
        me = observation.me or 0
        remark = make_remark(observation, action, [*before, *said], temper or temper_of(NAMES[me], "steward"), luck)
        if remark is not None:
            said.append(Spoken(me, remark))
    return game, said


def moments(game: IntrigueGame, seed: int) -> Iterator[Moment]:
    """Every decision of a game: what its player knows and does, with nothing said before, and a seed."""
    bots = [make_bot("steward", 10 * seed + player) for player in range(len(NAMES))]
    while game.to_act is not None:
        observation = game.observe(game.to_act)
        action = bots[game.to_act].act(observation)
        yield observation, action, (), 1000 * seed + len(game.actions)
        game.play(action)


@pytest.fixture(scope="module")
def games() -> list[tuple[IntrigueGame, list[Spoken]]]:
    return [played(seed, TALKATIVE if seed % 2 else None) for seed in range(24)]


def test_nobody_says_more_than_a_person_would(games: list[tuple[IntrigueGame, list[Spoken]]]) -> None:
    """At most one remark a round at the table, and one in two turns of each."""
    assert sum(len(said) for _, said in games) > 60
    for game, said in games:
        seen = game.observe(0)
        turns = [event.player for event in seen.events if event.kind == "turn-begins"]
        assert len(said) <= seen.round
        for player in range(len(NAMES)):
            when = [remark.turn for who, remark in said if who == player]
            assert all(turns[one:other].count(player) >= OWN_TURNS for one, other in itertools.pairwise(when))


def test_nobody_repeats_anything(games: list[tuple[IntrigueGame, list[Spoken]]]) -> None:
    for _, said in games:
        own = [(who, remark.kind, remark.wording) for who, remark in said]
        assert len(own) == len(set(own))
        of_others = [(remark.kind, remark.about) for _, remark in said if remark.about is not None]
        assert len(of_others) == len(set(of_others))


def test_many_kinds_of_things_are_said(games: list[tuple[IntrigueGame, list[Spoken]]]) -> None:
    assert len({remark.kind for _, said in games for _, remark in said}) >= 10


def test_every_kind_has_its_weight_and_three_wordings_in_every_language() -> None:
    assert set(KINDS) == set(get_args(RemarkKind))
    assert {row.topic for row in KINDS.values()} == set(get_args(Topic))
    facts: dict[str, str | int] = {
        "about": "Aldo",
        "role": "King",
        "claimed": "Sage",
        "good": "Might",
        "count": 3,
        "gives": "A",
        "asks": "B",
    }
    for language in languages():
        for kind in KINDS:
            said = {words(language).say(f"remark-{kind}", wording=number, **facts) for number in range(WORDINGS)}
            assert len(said) == WORDINGS


def test_every_name_has_its_temper_and_a_level_changes_it() -> None:
    assert tuple(OF_NAMES) == BOT_NAMES
    assert len({temper_of(name, "steward") for name in BOT_NAMES}) >= 6
    assert temper_of("Aldo", "page").talks > temper_of("Aldo", "king").talks
    assert temper_of("Nobody", "steward") == EVEN


# What a remark may depend on.


def another_secret(observation: IntrigueObservation, source: Random) -> IntrigueObservation:
    """The same seat with another role and hand, as nobody else can tell."""
    me = observation.me or 0
    roles = list(observation.roles)
    roles[me] = source.choice([role for role in range(len(ROLE_NAMES)) if role != roles[me]])
    public = tuple(event for event in observation.events if event.audience & EVERYONE)
    seen = IntrigueEvent("role-seen", 1 << me, me, (me + 1) % len(NAMES), role=source.randrange(len(ROLE_NAMES)))
    hand = [source.randrange(5) for _ in observation.hand or ()]
    return replace(observation, roles=tuple(roles), hand=tuple(hand), dossier=(), events=(*public, seen), legal=())


def but_for_the_claim(remark: Remark | None) -> Remark | None:
    """A remark without the role that somebody says to have."""
    if remark is None or remark.kind != "claim-role":
        return remark
    return Remark(remark.kind, remark.turn, remark.wording, remark.about)


def differences(seeds: range) -> tuple[int, int]:
    """How many remarks were compared with those of another secret, and how many were other than a claim may be."""
    compared = wrong = 0
    for seed in seeds:
        game, source = IntrigueGame(IntrigueOptions.make("base", NAMES), Dealer.seeded(seed)), Random(seed)
        for observation, action, said, luck in moments(game, seed):
            one = make_remark(observation, action, said, TALKATIVE, luck)
            other = make_remark(another_secret(observation, source), action, said, TALKATIVE, luck)
            compared += one is not None
            wrong += but_for_the_claim(one) != but_for_the_claim(other)
    return compared, wrong


def test_a_secret_changes_nothing_but_the_role_that_is_claimed() -> None:
    compared, wrong = differences(range(4))
    assert compared > 200
    assert wrong == 0


class SeesAll(remarks.PublicKnowledge):
    """A planted fault: what one player alone was told counts as known to all."""

    def __init__(self, observation: IntrigueObservation) -> None:
        super().__init__(observation)
        self.events = list(observation.events)


def is_assassin(public: remarks.PublicKnowledge, me: int, _: object) -> bool:
    """A planted fault: the Assassin is silent, so whoever speaks is another."""
    return public.observation.roles[me] == ROLE_NAMES.index("assassin")


def test_a_remark_that_tells_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        planted.setattr(remarks, "PublicKnowledge", SeesAll)
        assert differences(range(2))[1] > 0
    with monkeypatch.context() as planted:
        planted.setattr(remarks, "silent_still", is_assassin)
        assert differences(range(4))[1] > 0


def test_every_role_may_be_claimed_by_every_role_so_that_no_claim_is_a_proof() -> None:
    observation = IntrigueGame(IntrigueOptions.make("base", NAMES), Dealer.seeded(1)).observe(0)
    roles = range(len(ROLE_NAMES))
    for own in roles:
        seen = replace(observation, roles=(own, *observation.roles[1:]))
        claims = [claimed_role(seen, roles, EVEN, Random(seed)) for seed in range(400)]
        assert set(claims) == set(roles)
        share = claims.count(own) / len(claims)
        hunts = own in observation.options.params.target or observation.options.params.target[own] >= 0
        assert (share < 0.4) if hunts else (share > 0.5)


# Promises.


def with_events(*events: IntrigueEvent) -> Moment:
    """The first turn of a game, after these events."""
    game = IntrigueGame(IntrigueOptions.make("base", NAMES, first_seat=0), Dealer.seeded(3))
    observation = game.observe(0)
    return replace(observation, events=(*observation.events, *events), round=5), observation.legal[-1], (), 0


def spoken_of(kind: str, moment: Moment, said: tuple[Spoken, ...] = ()) -> Remark | None:
    observation, action, _, _ = moment
    found = (make_remark(observation, action, said, TALKATIVE, seed) for seed in range(60))
    return next((remark for remark in found if remark is not None and remark.kind == kind), None)


def test_an_ally_who_breaks_the_alliance_is_called_a_traitor_and_another_is_not() -> None:
    broken = IntrigueEvent("alliance-broken", EVERYONE, 0, 2)
    betrayed = with_events(IntrigueEvent("sabotaged", EVERYONE, 2, 0), broken)
    remark = spoken_of("grudge-betrayed", betrayed)
    assert remark is not None
    assert remark.about == 2
    robbed = with_events(IntrigueEvent("sabotaged", EVERYONE, 3, 0), broken)
    assert spoken_of("grudge-betrayed", robbed) is None
    assert spoken_of("grudge-sabotage", robbed) is not None


def test_who_claimed_a_role_and_shows_another_is_called_a_liar() -> None:
    king, sage = ROLE_NAMES.index("king"), ROLE_NAMES.index("sage")
    claim = Spoken(1, Remark("claim-role", 1, facts={"role": RoleRef(sage)}))
    assert spoken_of("liar", with_events(), (claim,)) is None
    remark = spoken_of("liar", with_events(IntrigueEvent("role-shown", EVERYONE, 1, role=king)), (claim,))
    assert remark is not None
    assert (remark.about, remark.facts) == (1, {"claimed": RoleRef(sage), "role": RoleRef(king)})
    assert spoken_of("liar", with_events(IntrigueEvent("role-shown", EVERYONE, 1, role=sage)), (claim,)) is None


def test_a_warning_says_what_all_can_know() -> None:
    events = [IntrigueEvent("power-seized", EVERYONE, 3) for _ in range(MANY)]
    remark = spoken_of("warning-cards", with_events(*events))
    assert remark is not None
    assert (remark.about, remark.facts["count"]) == (3, MANY)
    assert spoken_of("warning-cards", with_events(*events[1:])) is None


def test_only_the_card_game_has_talking_bots() -> None:
    assert set(REMARKS) == {"intrigue"}
