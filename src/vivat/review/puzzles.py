"""Puzzles: positions out of games in which one choice is clearly best for all models, one for each day.

The set lies beside this module (`puzzles.json`) and is made by `vivat lab puzzles`. A puzzle has the whole record up to
its decision, secrets and solution included: whoever shows one tells neither before there is an answer.
"""

from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from vivat.game import GameRecord, Refusal, UnknownAction, Viewer
from vivat.game.record import AnyGame, AnyObservation
from vivat.review.choice_reason import CoachReason
from vivat.review.review import ChoiceWorth, Reason, ReviewedDecision
from vivat.table.encoded import encode_action

FILE = Path(__file__).parent / "puzzles.json"

PuzzleKind = Literal["vote", "place", "move"]


class PuzzleChoice(Struct, frozen=True, array_like=True):
    """One legal action of a puzzle and what it is worth; numbers are by model, as in a `ChoiceWorth`."""

    text: str
    """The action as records have it."""
    chances: tuple[float, ...]
    behind: tuple[float, ...]
    errors: tuple[float, ...]
    reasons: tuple[CoachReason, ...] = ()


class Puzzle(Struct, frozen=True):
    """A position, whoever is to decide in it, and what each choice is worth."""

    kind: PuzzleKind
    record: str
    """The game up to the decision, all secrets included."""
    seat: int
    """Who is to decide."""
    played: str
    """What was done in the game it comes from."""
    models: tuple[str, ...]
    """The opponent models, in the order in which numbers by model stand."""
    choices: tuple[PuzzleChoice, ...]
    """All legal actions, the best first, then by what they give away."""
    reasons: tuple[Reason, ...]
    """Facts that the seat knows, the weightiest first."""

    @property
    def best(self) -> PuzzleChoice:
        """The choice that is clearly best for all models."""
        return self.choices[0]

    def game(self) -> AnyGame:
        """The game at the moment of the decision."""
        return GameRecord.loads(self.record).game()

    def observation(self) -> AnyObservation:
        """What the seat knows, and may do."""
        return self.game().observe(Viewer.seat(self.seat))

    def solve(self, answer: str) -> ReviewedDecision:
        """What the answer and all other choices are worth; `UnknownAction` if it is no choice here."""
        if answer not in (choice.text for choice in self.choices):  # before a game is played: anybody may ask
            raise UnknownAction(Refusal("puzzle-no-choice", ""))
        game = self.game()
        legal = {action.text: action for action in game.observe(Viewer.seat(self.seat)).legal}
        choices = tuple(
            ChoiceWorth(legal[each.text].code, each.text, encode_action(legal[each.text]),
                        each.chances, each.behind, each.errors, each.reasons)
            for each in self.choices
        )  # fmt: skip
        chosen = legal[answer].code
        verdict: Literal["best", "mistake"] = "best" if answer == self.best.text else "mistake"
        return ReviewedDecision(len(game.actions), self.seat, chosen, choices, verdict, self.reasons)


class PuzzleSet(Struct, frozen=True):
    """All puzzles, in the order of their days."""

    version: str
    """That of the review that valued their choices: method and models."""
    puzzles: tuple[Puzzle, ...]

    def of(self, day: date) -> Puzzle:
        """The puzzle of a day, the same for everybody; when all have had their day, they come again."""
        return self.puzzles[day.toordinal() % len(self.puzzles)]

    def is_out(self, day: date, today: date) -> bool:
        """Whether the puzzle of a day is one of those that can be solved by now."""
        return timedelta() <= today - day < timedelta(days=len(self.puzzles))

    def days(self, today: date) -> list[date]:
        """The days whose puzzles can be solved by now, today's first, each puzzle once."""
        return [today - timedelta(days=back) for back in range(len(self.puzzles))]


@cache
def puzzle_set() -> PuzzleSet:
    """The puzzles of this version."""
    return msgspec.json.decode(FILE.read_bytes(), type=PuzzleSet)
