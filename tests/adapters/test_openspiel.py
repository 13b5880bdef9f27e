"""OpenSpiel's own tests on our games, and what they let slip."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest

import vivat.adapters.openspiel_game
from vivat.adapters.openspiel_game import VivatState
from vivat.game import Viewer

GAMES = (
    "vivat_castle(game=viva-il-re,players=3)",
    "vivat_castle(game=kingup,players=4)",
    "vivat_castle(game=vive-le-roi,players=5)",
    "vivat_castle(game=vive-le-roi+ambition+wedding,players=4)",
    "vivat_castle(game=vive-le-roi+emissary,players=2)",
    "vivat_castle(game=vive-le-roi+teams+shared-pawn,players=3)",
    "vivat_intrigue(game=intrigue+rounds:4,players=4)",
    "vivat_intrigue(game=first-game+rounds:4,players=4)",
)
"""At random a game of intrigue may last for fifty rounds; four show all that the interface has."""
API_TEST = """
import sys, unittest
from absl import flags
import vivat.adapters.openspiel_game
from open_spiel.integration_tests import api_test
flags.FLAGS([sys.argv[0], "--test_only_games=vivat_.*"])
suite = api_test.load_tests(unittest.TestLoader(), None, None)
result = unittest.TextTestRunner(verbosity=0).run(suite)
print("ran", result.testsRun, len(result.failures) + len(result.errors), len(result.skipped))
"""


PLAYTHROUGH = """
import sys
from absl import flags
import numpy as np
import pyspiel
import vivat.adapters.openspiel_game
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests.games_sim_test import GamesSimTest
flags.FLAGS(sys.argv[:1])
generate_playthrough.round = lambda number, digits: round(float(number), digits)  # NumPy's takes most of the time
np.random.seed(5)
text = generate_playthrough.playthrough("vivat_castle(game=vive-le-roi+emissary,players=2)", None, seed=3)
with open(sys.argv[1], "w") as file:
    file.write(text)
before, again = generate_playthrough.replay(sys.argv[1])
assert before == again and len(before) > 10000
simulation = type("Simulation", (GamesSimTest,), {"runTest": lambda self: None})()
for game in ("castle", "castle(game=vive-le-roi+ambition,players=3)", "intrigue(game=intrigue+rounds:3)"):
    simulation.sim_game(pyspiel.load_game("vivat_" + game))
print("done")
"""


def random_states(name: str, seed: int) -> Iterator[VivatState]:
    """A random game, state by state."""
    source, state = random.Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = source.choices([code for code, _ in outcomes], [chance for _, chance in outcomes])[0]
        else:
            action = source.choice(state.legal_actions())
        state.apply_action(action)
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_their_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_their_tests_of_the_interface_pass_and_really_run() -> None:
    done = subprocess.run([sys.executable, "-c", API_TEST], capture_output=True, text=True, check=True)
    ran, bad, skipped = map(int, done.stdout.split()[-3:])
    assert (bad, skipped) == (0, 0), done.stderr
    assert ran >= 10


def test_a_playthrough_replays_and_their_other_simulation_passes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLAYTHROUGH, str(tmp_path / "playthrough.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.split()[-1:] == ["done"], done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_those_of_the_cards_and_actions_have_names(name: str) -> None:
    for state in random_states(name, 1):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        for action in state.legal_actions():
            assert state.string_to_action(state.action_to_string(action)) == action
    assert min(state.returns()) >= -1
    assert max(state.returns()) <= 1


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knows_is_its_observation(name: str) -> None:
    for number, state in enumerate(random_states(name, 2)):
        if number % 40 or state.is_chance_node():
            continue
        for seat in range(state.num_players()):
            events = state.replayed().observe(Viewer.seat(seat)).events
            text = state.information_state_string(seat)
            assert text.count("\n") == len(events) + sum(item.player == seat for item in state.full_history())
            view = state.arena.look(seat)[0]
            assert (np.array(state.observation_tensor(seat)) == view).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_world_drawn_anew_looks_the_same_to_the_seat_and_can_be_played_on(name: str) -> None:
    others = set()
    for number, state in enumerate(random_states(name, 3)):
        if number % 25 or state.is_chance_node() or state.is_terminal():
            continue
        me = state.current_player()
        for seed in range(3):
            twin = state.resample_from_infostate(me, random.Random(seed).random)
            assert twin.information_state_string(me) == state.information_state_string(me)
            assert twin.observation_string(me) == state.observation_string(me)
            assert twin.legal_actions() == state.legal_actions()
            others.add(twin.arena.state.tobytes() == state.arena.state.tobytes())
        source = random.Random(number)
        while not twin.is_terminal() and twin.move_number() < state.move_number() + 60:
            if twin.is_chance_node():
                twin.apply_action(source.choice(twin.chance_outcomes())[0])
            else:
                twin.apply_action(source.choice(twin.legal_actions()))
    assert False in others


def test_a_copy_goes_its_own_way() -> None:
    states = random_states(GAMES[1], 4)
    state = next(state for number, state in enumerate(states) if number == 60)
    twin, before = state.clone(), state.arena.state.tobytes()
    twin.apply_action(twin.legal_actions()[0])
    assert state.arena.state.tobytes() == before != twin.arena.state.tobytes()
    assert state.history() == twin.history()[:-1]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("vivat_castle(game=kingup,players=9)", "9"),
        ("vivat_castle(game=nothing)", "nothing"),
        ("vivat_castle(game=intrigue)", "other family"),
        ("vivat_intrigue(game=kingup)", "other family"),
        ("vivat_castle(reward=gold)", "standing"),
        ("vivat_intrigue(game=intrigue+rounds:0)", "limit its rounds"),
    ],
)
def test_what_cannot_be_played_is_refused_in_their_way_with_our_reason(wrong: str, reason: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=reason):
        pyspiel.load_game(wrong)
    assert vivat.adapters.openspiel_game.TYPES["castle"].short_name == "vivat_castle"


def test_an_illegal_action_is_refused_in_their_way_and_changes_nothing() -> None:
    state = pyspiel.load_game("vivat_castle(game=kingup,players=4)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(state.legal_actions()[0])
    before, told = state.arena.state.tobytes(), state.history()
    reasons = {told[-1]: r"already been placed\. \(R3\.1\)", 84: "vote yes", 5000: "which is none", -3: "which is none"}
    for action, reason in reasons.items():
        with pytest.raises(pyspiel.SpielError, match=reason):
            state.apply_action(action)
    assert (state.arena.state.tobytes(), state.history()) == (before, told)
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)
