"""Games among equals in batches, one a job, and what is counted of them.

Random players, and stewards of intrigue, run in compiled code, statistics included. Others play as at a table, and
their games are then replayed in the same compiled code: what is counted is written once.
"""

from dataclasses import dataclass

from vivat.fast.records import Records
from vivat.game.record import AnyOptions
from vivat.lab.deals import Deal, finished_game
from vivat.lab.families import family_of
from vivat.lab.family import RANDOM, CompiledGames
from vivat.lab.players import compile_players
from vivat.lab.tallies.engine import tally_recorded_game
from vivat.lab.tallies.tally import add_tally, empty_tally
from vivat.lab.workers import batches

RANDOM_GAMES, GAMES = 100_000, 1_000
USUAL_GAMES = f"default: {GAMES}, or {RANDOM_GAMES} of random players, who run in compiled code"
"""How many games are played unless another number is asked for: by random players, and by others."""
RANDOM_GAMES_A_JOB, COMPILED_GAMES_A_JOB, GAMES_A_JOB = 10_000, 250, 5
"""How many games a worker plays before it reports: few enough for a smooth bar and a quick stop."""


def usual_games(bot: str) -> int:
    """How many games of such players are enough to see something, and few enough to wait for."""
    return RANDOM_GAMES if bot == RANDOM else GAMES


@dataclass(frozen=True, slots=True)
class Batch:
    """The games with the numbers from `first` to before `last`."""

    options: AnyOptions
    bot: str
    seed: int
    first: int
    last: int
    rules: int = 0
    """The number of the rules by which they are played, where a study tries several."""


def compiled_games(options: AnyOptions, bot: str) -> CompiledGames | None:
    """What plays and counts games of a bot in compiled code, or None."""
    return family_of(options).compiled_bots().get(bot)


def batches_of(options: AnyOptions, bot: str, seed: int, games: int, rules: int = 0) -> list[Batch]:
    """So many games in batches; a batch is the same whoever plays it."""
    size = COMPILED_GAMES_A_JOB if compiled_games(options, bot) else GAMES_A_JOB
    if bot == RANDOM:
        size = RANDOM_GAMES_A_JOB
    return [Batch(options, bot, seed, first, last, rules) for first, last in batches(0, games, size)]


def compile_batches(options: AnyOptions, bot: str) -> None:
    """Compile what `play_batch` calls: workers that begin together would each do it."""
    if compiled := compiled_games(options, bot):
        compiled(options, 0, 0, 0)
    else:
        tally_recorded_game(options, [])
        compile_players(options, [bot])


def play_batch(batch: Batch) -> Records:
    """Play the games of a batch; returns their tally."""
    if compiled := compiled_games(batch.options, batch.bot):
        return compiled(batch.options, batch.seed, batch.first, batch.last)
    tally, seats = empty_tally(), len(batch.options.seat_names)
    for number in range(batch.first, batch.last):
        game = finished_game(Deal(batch.options, (batch.bot,) * seats, batch.seed, number), 0, list(range(seats)))
        add_tally(tally, tally_recorded_game(batch.options, [action.code for action in game.actions]))
    return tally
