"""Random games break nothing that must hold; and the look at their positions sees what is broken."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

from tests import large
from tests.castle.combinations import all_combinations
from tests.intrigue.combinations import all_combinations as all_intrigue_combinations
from tests.invariants import AnyOptions, hunt
from vivat.rules.castle import climbing, election
from vivat.rules.castle import play as castle_play
from vivat.rules.castle.places import put
from vivat.rules.intrigue import cards, market, play, plots, role_actions, turns
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.state import NOBODY

FAMILIES: dict[str, Sequence[AnyOptions]] = {"castle": all_combinations(), "intrigue": all_intrigue_combinations()}


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_breaks_in_random_games(family: str) -> None:
    assert hunt(FAMILIES[family], 5_000, seed=1) == (5_000, None)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_job_of_the_large_check_says_what_broke_and_where(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large, "DECISIONS_A_JOB", 1_000)
    assert large.soundness(seed) == (1_000, None)
    for rules in (castle_play, play):
        monkeypatch.setattr(rules, "refusal", lambda *_: NOBODY)
    done, fault = large.soundness(seed)
    assert done <= 1
    assert fault is not None
    assert fault.startswith(f"seed {seed}: Broken(what='")


def lose_a_card(s: Any, suit: int, count: int) -> None:
    for _ in range(count - 1):
        s.discards[s.discarded] = suit
        s.discarded += 1


def pay_in_silence(s: Any, log: Any, player: int, amount: int) -> None:
    s.gold[player] -= amount


def break_one_side(s: Any, log: Any, player: int) -> None:
    s.ally[player] = NOBODY


def miscount(s: Any, character: int, place: int) -> None:
    put(s, character, place)
    s.occupants[place] -= 1


# What is planted in which module, and a word of the line that must see it.
PLANTED: dict[str, tuple[str, ModuleType, str, Any, str]] = {
    "a discarded card gets lost": ("intrigue", cards, "discard", lose_a_card, "elsewhere"),
    "a pair is paid with cards that are not there": ("intrigue", plots, "refuse_pair", lambda *_: LEGAL, "min(s.hand)"),
    "gold is paid in silence": ("intrigue", market, "pay_gold", pay_in_silence, "sum(self.s.gold)"),
    "an alliance is broken on one side": ("intrigue", plots, "break_alliance", break_one_side, "s.ally[ally]"),
    "the dead keep what they have": ("intrigue", role_actions, "lose_everything", lambda *_: None, "s.gold[player]"),
    "a role is dealt twice": ("intrigue", play, "refuse_role", lambda *_: LEGAL, "len(roles)"),
    "the last round is not the last": ("intrigue", turns, "end_game", lambda *_: None, "most_rounds"),
    "nothing can be done": ("intrigue", play, "refusal", lambda *_: NOBODY, "nothing is legal"),
    "a character is in no place": ("castle", climbing, "put", miscount, "s.occupants"),
    "there is always room": ("castle", climbing, "has_room", lambda *_: True, "floor_limit"),
    "a No is not lost": ("castle", election, "NO", NOBODY, "p.no_cards"),
    "a game goes on after its end": ("castle", castle_play, "is_over", lambda _: False, "nothing is legal"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    family, module, rule, fault, seen = PLANTED[name]
    monkeypatch.setattr(module, rule, fault)
    done, broken = hunt(FAMILIES[family], 50_000, seed=1)
    assert done < 50_000
    assert broken is not None
    assert seen in broken.what
