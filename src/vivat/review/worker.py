"""A process that reviews one game for a server: the record comes in, progress, a first curve and the review go out.

python -m vivat.review.worker [WORLDS] < game.vivat

Each line of its output is a `WorkerMessage` in JSON. It runs at a low priority: bots and moves go first.
"""

import os
import sys

import msgspec
from msgspec import Struct

from vivat.game import GameRecord
from vivat.review.review import Review
from vivat.review.reviewing import review_game

NICENESS = 10
"""The `nice` value of reviews: whoever plays goes first."""
STEP = 0.01
"""So much progress is worth a line."""


class WorkerMessage(Struct, frozen=True, omit_defaults=True):
    """How far a review has come, and what is known of it by now."""

    progress: float
    """From 0 to 1."""
    review: Review | None = None
    """First the curve alone, at the end everything."""


def main(arguments: list[str]) -> None:
    """Review the game on standard input."""
    os.nice(NICENESS)
    record = GameRecord.loads(sys.stdin.read())
    worlds = int(arguments[0]) if arguments else None
    told = 0.0

    def tell(progress: float) -> None:
        nonlocal told
        if progress >= told + STEP:
            told = progress
            send(WorkerMessage(progress))

    review = review_game(record, worlds=worlds, progress=tell, told=lambda first: send(WorkerMessage(told, first)))
    send(WorkerMessage(1.0, review))


def send(message: WorkerMessage) -> None:
    """Write a message for the server; whoever reads no more ends this process."""
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
