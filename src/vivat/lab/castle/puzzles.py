"""`vivat lab puzzles`: positions of castle games in which one choice is clearly best, whatever the model.

Bots of several levels play; each of their decisions is looked at in a few worlds, and those in which something stands
out are valued in many. Of a game at most one position of each kind is kept, so that no two puzzles are much alike.
"""

from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import msgspec
from msgspec.structs import replace as with_fields
from rich.console import Console

from vivat.game import CastleAction, CastleGame, CastleOptions, Dealer, GameRecord
from vivat.lab.players import make_player
from vivat.lab.report import Report, number_of, write_errors_told
from vivat.lab.runner import INTERRUPTED, CommandOutcome, bar_on
from vivat.lab.workers import Workers, share_out
from vivat.review import review_version
from vivat.review.castle.decision_value import value_decision
from vivat.review.castle.moments import MadeDecision, moments
from vivat.review.castle.population import population
from vivat.review.puzzles import Puzzle, PuzzleChoice, PuzzleKind, PuzzleSet
from vivat.review.review import ReviewedDecision
from vivat.review.seeds import seed_of
from vivat.rules.castle.actions import YES
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.choice_values import value_choices
from vivat.search.compilation import compile_once

NAMES = ("Alba", "Bruno", "Carla", "Dino", "Elsa", "Fabio")
BOTS = ("page", "steward", "steward", "search:1000")
TABLES = tuple((edition, players) for players in (4, 3, 5, 6) for edition in ("kingup", "vive-le-roi", "viva-il-re"))
KINDS: tuple[PuzzleKind, ...] = get_args(PuzzleKind)
FEW = 60
"""Worlds for a first look at a decision, for each model."""
MANY = 1200
"""Worlds for whatever stands out then."""
GAPS = {"vote": 0.08, "place": 0.02, "move": 0.04}
"""How much worse everything but the best choice is at least, as a mean over the models."""
TRIES = 3
"""Positions of a kind that are valued in a game, until one is a puzzle."""
SURE = 3.0
"""… and under each model by so many standard errors."""
HOPE = 0.15
"""The best choice has so much chance to win at least: nobody likes a lost position."""
MOST_CERTAIN = 0.97
"""… and at most so much."""
OBVIOUS = 0.25
"""Votes in which nobody could go wrong are at most this part of the set."""


def run(into: Path, games: int = 120, seed: int = 1, most: int = 90, workers: Workers = None) -> CommandOutcome:
    """Make puzzles out of so many games, at most so many, and write them; what is found before Ctrl-C is kept."""
    compile_once(CastleOptions.family)
    found: list[Puzzle] = []
    looked_at = 0
    with (
        suppress(KeyboardInterrupt),
        bar_on(Console(stderr=True))("games", games, "puzzles") as advance,
        closing(share_out(partial(puzzles_of, seed), range(games), workers)) as results,
    ):
        for puzzles in results:
            found += puzzles
            looked_at += 1
            advance(1)
    chosen = mixed(found, most, Random(f"{seed} order"))  # noqa: S311
    with write_errors_told(into.parent):
        into.write_bytes(written(PuzzleSet(review_version(), chosen)))
    said = f"{number_of(len(chosen), 'puzzle')} of {len(found)} from {number_of(looked_at, 'game')}"
    report = Report("Puzzles", said, {"puzzles": len(chosen), "found": len(found), "games": looked_at})
    return CommandOutcome(report, 0 if looked_at == games else INTERRUPTED)


def written(made: PuzzleSet) -> bytes:
    """A set as JSON, a line for each puzzle, so that a change of one is a change of one line."""
    head = msgspec.json.encode(with_fields(made, puzzles=()))
    return head.removesuffix(b"]}") + b"\n" + b",\n".join(map(msgspec.json.encode, made.puzzles)) + b"\n]}\n"


def puzzles_of(seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one game, the clearest of each kind."""
    luck = Random(f"{seed} puzzles {number}")  # noqa: S311
    edition, players = TABLES[number % len(TABLES)]
    options = CastleOptions.make(edition, NAMES[:players])
    game = CastleGame(options, Dealer.seeded(luck.getrandbits(63)))
    bots = [make_player(luck.choice(BOTS), luck.getrandbits(63), options) for _ in range(players)]
    while game.deciding is not None and game.to_act is not None:
        game.play(bots[game.to_act].act(game.observe(game.deciding)))
    looked_at = [stands_out(made, moment.move, seed) for moment in moments(game) for made in moment.decided]
    found = []
    for kind in KINDS:
        of_kind = [each for each in looked_at if each is not None and each.made.action.verb == kind]
        for each in sorted(of_kind, key=lambda each: (each.is_obvious, each.was_found, -each.gap))[:TRIES]:
            puzzle = puzzle_of(game, each, kind, seed)
            if puzzle is not None:
                found.append(puzzle)
                break
    return found


class LookedAt(NamedTuple):
    """A decision in which one choice stands out, in a few worlds."""

    made: MadeDecision
    move: int
    """How many actions had been played before it; before an election, all of its ballots."""
    best: CastleAction
    tempting: CastleAction
    """The second best choice."""
    gap: float

    @property
    def is_obvious(self) -> bool:
        """Whether it is a Yes to one's own Favourite."""
        return self.best.vote == YES and self.made.observation.candidate in self.made.observation.my_favourites

    @property
    def was_found(self) -> bool:
        """Whether whoever sat there did the best."""
        return self.made.action == self.best


def stands_out(made: MadeDecision, move: int, seed: int) -> LookedAt | None:
    """A decision in which one choice is much better than all others in a few worlds of each model, else None."""
    observation = made.observation
    if len(observation.legal) < 2 or made.action.verb not in KINDS:
        return None
    codes = [action.code for action in observation.legal]
    found: LookedAt | None = None
    for number, (name, model) in enumerate(population(observation.options).items()):
        beliefs = castle_beliefs(observation, models={name: model})
        values = value_choices(beliefs, made.seat, codes, FEW, seed_of(seed, "look", made.move, number)).values
        means = values[:, :, made.seat].mean(axis=0)
        second, first = means.argsort()[-2:].tolist()
        best, gap = observation.legal[first], float(means[first] - means[second])
        if gap < GAPS[made.action.verb] / 2 or means[first] < HOPE / 2 or (found is not None and found.best != best):
            return None
        found = LookedAt(made, move, best, observation.legal[second], gap if found is None else min(gap, found.gap))
    return found


def puzzle_of(game: CastleGame, looked_at: LookedAt, kind: PuzzleKind, seed: int) -> Puzzle | None:
    """A decision as a puzzle, valued in many worlds; None if its best choice is not clearly the best.

    Its reasons speak of the best choice and of the tempting one, whatever was played.
    """
    made = looked_at.made
    seed = seed_of(seed, "puzzle", made.move, made.seat)
    models = population(made.observation.options)
    decision, _ = value_decision(replace(made, action=looked_at.tempting), models, seed, MANY, lambda: None)
    if not is_clear(decision, GAPS[kind]):
        return None
    record = GameRecord(game.options, tuple(action.text for action in game.actions[: looked_at.move])).dumps()
    choices = tuple(
        PuzzleChoice(each.text, rounded(each.chances), rounded(each.behind), rounded(each.errors), each.reasons)
        for each in decision.choices
    )
    return Puzzle(kind, record, made.seat, made.action.text, tuple(models), choices, decision.reasons)


def rounded(numbers: tuple[float, ...]) -> tuple[float, ...]:
    """Numbers as a puzzle has them."""
    return tuple(round(each, 4) for each in numbers)


def is_clear(decision: ReviewedDecision, least: float) -> bool:
    """Whether the first choice is better than all others for certain, by so much, and the game is still open."""
    chance = sum(decision.best.chances) / len(decision.best.chances)
    return HOPE <= chance <= MOST_CERTAIN and all(
        each.loss >= least and all(lost > SURE * error for lost, error in zip(each.behind, each.errors, strict=True))
        for each in decision.choices[1:]
    )


def is_obvious(puzzle: Puzzle) -> bool:
    """Whether it is a Yes to one's own Favourite."""
    own = any(reason.key == "favourite-on-the-throne" for reason in puzzle.reasons)
    best = puzzle.game().parse_exact(puzzle.best.text)
    return own and isinstance(best, CastleAction) and best.vote == YES


def mixed(found: list[Puzzle], most: int, luck: Random) -> tuple[Puzzle, ...]:
    """So many puzzles in an order in which kinds alternate; those that somebody got wrong come before the others."""
    luck.shuffle(found)
    found.sort(key=lambda puzzle: puzzle.played == puzzle.best.text)
    by_kind = {kind: [each for each in found if each.kind == kind] for kind in KINDS}
    obvious = [each for each in by_kind["vote"] if is_obvious(each)]
    kept = obvious[: round(OBVIOUS * most)]
    by_kind["vote"] = [each for each in by_kind["vote"] if each not in obvious or each in kept]
    chosen: list[Puzzle] = []
    while len(chosen) < most and any(by_kind.values()):
        for waiting in by_kind.values():
            if waiting and len(chosen) < most:
                chosen.append(waiting.pop(0))
    return tuple(chosen)
