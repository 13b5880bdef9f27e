"""Learn to play KingUp! from nothing but games: a table of how well each kind of move went, for Favourites and others.

    python examples/train.py

Seat 0 learns, the others play at random. It begins as they do (a quarter of the games) and wins about half of them
after a few seconds.
"""

from argparse import ArgumentParser, RawDescriptionHelpFormatter

import numpy as np

from vivat.adapters import VectorEnv

GAMES, STEPS, ROUNDS = 1024, 400, 6
PLACE, MOVE, WC, VOTE, END = 0, 56, 70, 84, 87  # where each kind of action begins (docs/adapters.md)
KEYS = 8 + 30 + 2 + 6


def keys_of(env: VectorEnv) -> np.ndarray:
    """For every game and action: which line of the table it belongs to."""
    index, seen = env.game_spec.index, env.observations.astype(np.int64)
    mine, place = np.minimum(seen[:, index["mine"]], 1), np.maximum(seen[:, index["places"]], 0)
    keys = np.zeros(env.masks.shape, np.int64)
    for floor in range(4):
        keys[:, PLACE + floor : MOVE : 4] = 4 * mine + floor
    keys[:, MOVE:WC] = 8 + 15 * mine + place
    keys[:, WC:VOTE] = 38 + mine
    candidate = np.maximum(seen[:, index["candidate"]], 0)
    is_mine = np.take_along_axis(mine, candidate, axis=1)
    keys[:, VOTE:END] = 40 + 3 * is_mine + np.arange(3)
    return keys


def play(env: VectorEnv, table: np.ndarray, curiosity: float, source: np.random.Generator) -> tuple[float, np.ndarray]:
    """So many steps; which part of its games seat 0 won, and how each line of the table went: count and reward."""
    used, learned, won, ended = np.zeros((GAMES, KEYS)), np.zeros((2, KEYS)), 0, 0
    for _ in range(STEPS):
        keys, actions = keys_of(env), env.random_actions()
        worth = np.where(env.masks == 1, table[keys] + source.normal(0, 1e-3, env.masks.shape), -np.inf)
        learner = env.seats == 0
        greedy = learner & (source.random(GAMES) >= curiosity)
        actions[greedy] = worth.argmax(axis=1)[greedy]
        used[np.flatnonzero(learner), keys[np.arange(GAMES), actions][learner]] += 1
        env.step(actions)
        over = env.ended
        learned += [used[over].sum(axis=0), env.rewards[over, 0] @ used[over]]
        won, ended = won + int((env.rewards[over, 0] == env.rewards[over].max(axis=1)).sum()), ended + int(over.sum())
        used[over] = 0
    return won / max(1, ended), learned


def train(seed: int = 1) -> list[float]:
    """From random play to greedy play; the part of its games won in each round, the last without curiosity."""
    env, source = VectorEnv("kingup", 4, games=GAMES, seed=seed), np.random.default_rng(seed)
    table, learned, progress = np.zeros(KEYS), np.zeros((2, KEYS)), []
    for number in range(ROUNDS):
        curiosity = 1.0 if number == 0 else 0.0 if number == ROUNDS - 1 else 0.3
        share, new = play(env, table, curiosity, source)
        learned = 0.5 * learned + new
        table = learned[1] / np.maximum(1, learned[0])
        progress.append(share)
    return progress


if __name__ == "__main__":
    ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter).parse_args()
    for number, share in enumerate(train(), 1):
        print(f"round {number}: seat 0 wins {share:.0%} of its games")
