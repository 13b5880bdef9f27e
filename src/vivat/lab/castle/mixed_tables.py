"""Records of castle games at mixed tables, to which strengths are fitted: a level is drawn for each seat.

Every game has a file and a seed of its own, so what was stopped goes on where it was, and the same seed plays the same
games again, whatever the number of workers.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from rich.console import Console

from vivat.bots.castle.levels import PLAYERS, CastleBot, CastleRecipe
from vivat.bots.levels import LEVELS, Level
from vivat.game import CastleGame, CastleOptions, Dealer, GameRecord
from vivat.lab.castle.study_of_bot import castle_game
from vivat.lab.report import write_errors_told
from vivat.lab.runner import bar_on
from vivat.lab.workers import Workers, share_out
from vivat.search.compilation import compile_once
from vivat.table.record_tags import bot_tags

SEATS = (3, 4, 5)
OFTEN: dict[Level, int] = dict.fromkeys(LEVELS, 3) | {"random": 1}
"""How often each level is drawn."""
SIMULATIONS = 2_000
"""Of those who search, for a decision: more hardly make them stronger."""
FAST: dict[Level, Callable[[Random], CastleBot]] = {
    level: replace(maker, simulations=SIMULATIONS) if isinstance(maker, CastleRecipe) else maker
    for level, maker in PLAYERS.items()
}
"""Who plays each level here."""


@dataclass(frozen=True, slots=True)
class MixedGame:
    """One game at a mixed table, and where its record is written."""

    options: CastleOptions
    seed: str
    path: Path


def mixed_game(name: str, number: int, seed: int, folder: Path) -> MixedGame:
    """The game with this number; tables of all sizes come in turn."""
    options = castle_game(name, SEATS[number % len(SEATS)], ()).options
    assert isinstance(options, CastleOptions)
    return MixedGame(options, f"{seed} {name} {number}", folder / f"{name}-{number + 1:04d}.vivat")


def play_mixed(game: MixedGame) -> None:
    """Play a game to its end and write its record, which says who sat where."""
    luck = Random(game.seed)  # noqa: S311
    played = CastleGame(game.options, Dealer.seeded(luck.getrandbits(63)))
    levels = luck.choices(list(OFTEN), list(OFTEN.values()), k=len(game.options.seat_names))
    players = [FAST[level](Random(luck.getrandbits(63))) for level in levels]  # noqa: S311
    while played.deciding is not None:
        played.play(players[played.to_act or 0].act(played.observe(played.deciding)))
    GameRecord.of(played, bot_tags(dict(enumerate(levels)))).save(game.path)


def fill_folder(folder: Path, name: str, count: int, seed: int, workers: Workers) -> None:
    """See that a folder has the records of so many games of one name at mixed tables; those that it has stay."""
    wanted = [mixed_game(name, number, seed, folder) for number in range(count)]
    with write_errors_told(folder):
        folder.mkdir(parents=True, exist_ok=True)
    missing = [game for game in wanted if not game.path.exists()]
    if not missing:
        return
    compile_once(CastleOptions.family)
    with (
        bar_on(Console(stderr=True))("games", len(missing), "mixed tables") as advance,
        closing(share_out(play_mixed, missing, workers)) as results,
    ):
        for _ in results:
            advance(1)
