"""Who can be named in a study: the bots of the tables, players made for measuring, and bots of one's own."""

from collections.abc import Sequence
from random import Random

from vivat.bots import BOTS, make_bot
from vivat.bots.levels import SEARCHING, simulations_in
from vivat.bots.own import FORM, check_name, is_own, with_whole_path
from vivat.game import ImpossibleOptions, Refusal
from vivat.game.record import AnyOptions
from vivat.lab.families import family_of
from vivat.lab.family import StudyPlayer
from vivat.search.compilation import compile_once


def make_player(name: str, seed: int, options: AnyOptions) -> StudyPlayer:
    """A bot by its name, `naive`, `search:N`, `guess:N` or `FILE.py:CLASS`; what cannot play this game is refused."""
    check_name(name)
    source, family = Random(seed), family_of(options)  # noqa: S311
    measured, searching = family.players(), family.search_players()
    if name in measured:
        return measured[name](source)
    for prefix, maker in searching.items():
        if (simulations := simulations_in(name, prefix)) is not None:
            return maker(simulations)(source)
    if name not in BOTS and not is_own(name):
        known = ", ".join([*BOTS, *measured, *(f"{prefix}N" for prefix in searching), FORM])
        raise ImpossibleOptions(Refusal("lab-unknown-bot", "", {"bot": name, "known": known}))
    return make_bot(name, seed)


def checked_player_names(options: AnyOptions, names: Sequence[str]) -> tuple[str, ...]:
    """The names of players as every process finds them; who cannot play this game is refused."""
    for name in names:
        make_player(name, 0, options)
    return tuple(map(with_whole_path, names))


def compile_players(options: AnyOptions, names: Sequence[str]) -> None:
    """Compile the search if one of these players searches: workers that begin together would each do it."""
    prefixes = tuple(family_of(options).search_players())
    if any(name in SEARCHING or name.startswith(prefixes) for name in names):
        compile_once(options.family)
