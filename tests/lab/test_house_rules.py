"""House rules: what is changed is played, compiled and interpreted; what cannot be played is refused with why."""

import json
import pickle
from random import Random
from typing import Any

import pytest

from vivat.bots import make_bot
from vivat.cli import main
from vivat.game import CastleGame, CastleOptions, Dealer, ImpossibleOptions, IntrigueGame, IntrigueOptions
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.house_rules import numbers_of, parse_rules, with_house_rules
from vivat.rules.castle import play as castle_play
from vivat.rules.castle.places import THRONE
from vivat.rules.castle.setup import begin_game as begin_castle
from vivat.rules.castle.state import State as CastleState
from vivat.rules.intrigue import play as intrigue_play
from vivat.rules.intrigue.setup import begin_game as begin_intrigue
from vivat.rules.intrigue.state import State as IntrigueState
from vivat.rules.log import Log

KINGUP = CastleOptions.make("kingup", 4)
INTRIGUE = IntrigueOptions.make("base", 4)


def house(options: AnyOptions, *rules: str) -> AnyOptions:
    return with_house_rules(options, parse_rules(rules, options))


def test_a_game_is_played_by_the_house_rules_and_the_book_stays_as_it_is() -> None:
    options = house(KINGUP, "rounds=1", "start_score=50", "worth.throne=0", "no_cards=1")
    assert isinstance(options, CastleOptions)
    game = CastleGame(options, Dealer.seeded(3))
    bots = [make_bot("steward", seat) for seat in range(4)]
    while game.deciding is not None:
        game.play(bots[game.to_act or 0].act(game.observe(game.deciding)))
    assert game.outcome is not None
    assert len(game.outcome.counts) == 1
    assert min(game.outcome.scores) >= 50
    assert sum(event.kind == "revealed" and event.vote == 1 for event in game.events) <= 4
    assert (KINGUP.params.rounds, KINGUP.params.no_cards, KINGUP.params.worth[THRONE]) == (3, 3, 10)


def test_house_rules_travel_to_other_processes() -> None:
    for options, rule in ((KINGUP, "floor_limit=5"), (INTRIGUE, "win_counts.king.power=2")):
        changed = house(options, rule)
        assert changed.params != options.params
        assert pickle.loads(pickle.dumps(changed)).params == changed.params  # noqa: S301


def test_intrigue_has_numbers_too() -> None:
    options = house(INTRIGUE, "start_gold=7", "win_counts.king.power=2")
    assert isinstance(options, IntrigueOptions)
    assert set(IntrigueGame(options, Dealer.seeded(1)).observe(0).gold) <= {7, 10}


def test_new_kinds_of_moves_get_their_codes() -> None:
    with_extras = house(KINGUP, "wcs=2", "stomachaches=1").params
    book = CastleOptions.make("vive-le-roi", 4).params
    assert with_extras.codes == book.codes  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("rule", "key", "said"),
    [
        ("no_cards", "unclear", "no_cards"),
        ("favourites=3", "unknown", "vivat lab rules"),
        ("no_card=3", "unknown", " no_cards"),
        ("worth.attic=3", "unknown", "worth.wc-4, worth.wc-3, worth.throne"),
        ("worth.trone=3", "unknown", " worth.throne"),
        ("rounds=three", "no-number", "three"),
        ("no_cards=4", "range", "0 … 3"),
        ("floor_limit=2", "range", "3 … 13"),
        ("rounds=7", "range", "1 … 6"),
        ("wcs=1", "range", "0, 2"),
        ("worth.throne=101", "range", "100"),
    ],
)
def test_what_cannot_be_is_refused(rule: str, key: str, said: str) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        house(KINGUP, rule)
    assert caught.value.refusal.key == f"lab-rule-{key}"
    for language in ("en", "fr", "it"):
        assert said in caught.value.refusal.sentence(language)


@pytest.mark.parametrize(("game", "players"), [("kingup", 4), ("vive-le-roi+emissary", 5), ("intrigue", 5)])
def test_the_list_of_rules_has_every_number_with_its_value_and_range(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "rules", game, "--players", str(players), "--json"]) == 0
    options = named_options(game, players)
    rules = {each["rule"]: each for each in json.loads(capsys.readouterr().out)["rules"]}
    assert list(rules) == list(numbers_of(options))
    for name, number in numbers_of(options).items():
        assert rules[name]["value"] == number.read(options.params)
        assert rules[name]["least"] <= rules[name]["value"] <= rules[name]["most"], name
    assert main(["lab", "rules", game, "--players", str(players)]) == 0
    shown = capsys.readouterr().out
    assert all(f" {name} " in shown for name in rules)


def test_rules_of_a_game_that_there_is_not_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "rules", "kingdown"]) == 2
    assert "kingup" in capsys.readouterr().err


def test_one_rule_can_make_room_for_another() -> None:
    with pytest.raises(ImpossibleOptions):
        house(KINGUP, "rounds=9")
    assert house(KINGUP, "rounds=9", "reshuffle=1").params.rounds == 9  # type: ignore[union-attr]
    with pytest.raises(ImpossibleOptions) as caught:
        house(KINGUP, "placements=13", "floor_limit=3")
    assert caught.value.refusal.facts["name"] == "floor_limit"


def play_at_random(options: AnyOptions, seed: int) -> None:
    """To the end, with something to do all the way."""
    castle = isinstance(options, CastleOptions)
    rules: Any = castle_play if castle else intrigue_play
    begin: Any = begin_castle if castle else begin_intrigue
    p: Any = options.params
    s: Any = CastleState() if castle else IntrigueState()
    log, found, source = Log(), [0] * 400, Random(seed)
    begin(p, s, log)
    for _ in range(20_000):
        if rules.is_over(s):
            return
        count = rules.legal_actions(p, s, found)
        assert count, (s.phase, seed)
        rules.step(p, s, log, found[source.randrange(count)])
    raise AssertionError("this game does not end")


def ends(options: AnyOptions) -> list[tuple[str, int]]:
    """Every number of a game at both ends of its range; of those of a field, the first."""
    numbers = {number.field: (name, number) for name, number in reversed(list(numbers_of(options).items()))}
    ranges = [(name, number.allowed(options.params)) for name, number in numbers.values()]
    return [(name, value) for name, allowed in ranges for value in (allowed[0], allowed[-1])]


@pytest.mark.parametrize(
    "options", [KINGUP, CastleOptions.make("vive-le-roi", 3), INTRIGUE], ids=["2003", "2024", "intrigue"]
)
def test_at_both_ends_of_every_range_a_game_comes_to_its_end(options: AnyOptions) -> None:
    for name, value in ends(options):
        changed = house(options, f"{name}={value}", *(("most_rounds=5",) if options is INTRIGUE else ()))
        for seed in range(3 if isinstance(options, CastleOptions) else 1):
            play_at_random(changed, seed)
