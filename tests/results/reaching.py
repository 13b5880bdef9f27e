"""Games with which every mark of the cards can be earned: hand-made ones, and records of games among bots.

`python -m tests.results.reaching` looks for the records anew, when a rule or a card has changed: it plays bots against
each other until everything is found that the hand-made games lack.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from tests.results.hand_made import NOON, SUITS, Reign, castle, finished
from vivat.bots import make_bot
from vivat.game import AnyGame, AnyOptions, GameRecord, IntrigueGame, IntrigueOptions, Session, new_game
from vivat.game.castle.options import CastleOptions
from vivat.game.errors import ImpossibleOptions
from vivat.game.intrigue.sheet import scenarios
from vivat.results.achievements import Card, Mark, usual_catalogue
from vivat.results.analysis import Analysis
from vivat.results.families import analyse, statistics_of
from vivat.results.finished_game import FinishedGame
from vivat.results.statistic import Value

RECORDS = Path(__file__).parent / "records"
ANNA = "Anna"
OTHERS = ("Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
LEVELS = ("random", "page", "steward", "steward")
MOST_GAMES = 20_000
KINDS = ("different-games", "different-games-won", "different-people-beaten", "different-roles-won",
         "different-scenarios", "different-scenarios-won", "different-ambitions-met")  # fmt: skip
"""Statistics of different things."""
Wanted = tuple[str, str]
"""A mark, and of a statistic of different things one of them."""


# Games made by hand, by the book's own numbers and ours


def played(roles: str, hands: str, actions: Iterable[str], anna: int, scenario: str = "base") -> IntrigueGame:
    """A game of intrigue in which one of the seats is Anna's."""
    names = [*OTHERS[: len(roles.split()) - 1]]
    names.insert(anna, ANNA)
    game = IntrigueGame(IntrigueOptions.make(scenario, names, first_seat=0))
    for role in roles.split():
        game.play(f"role {role}")
    for card in "".join(hands.split()):
        game.play(f"draw {SUITS[card]}")
    for action in actions:
        game.play(action)
    return game


def saving_up(players: int, buyers: Iterable[int], rounds: int) -> Iterator[str]:
    """So many rounds in which some players buy Might and everybody passes."""
    for _ in range(rounds):
        for player in range(players):
            if player in buyers:
                yield from ("buy from the pile", "draw might")
            yield "pass"


def quick_accusation() -> IntrigueGame:
    """Two Knowledge that somebody sells before the first turn make four."""
    trade = ("trade with Anna", "give 2 knowledge", "ask 1 gold", "accept", "pass")
    return played("king assassin sage investigator", "KK MM II KK", [*trade, "pass", "pass", "accuse Cleo"], 3)


def last_survivor() -> IntrigueGame:
    """The Knight saves up for three murders."""
    murders = ("assassinate Ben", "assassinate Dan", *["pass"], "assassinate Cleo")
    return played("knight king assassin sage", "MM II II PP", [*saving_up(4, [0], 10), *murders], 0)


def last_two() -> IntrigueGame:
    """The Knight, allied with the Assassin, kills the other two."""
    alliance = ("pass", "pass", "ally with Anna for 2 influence", "join", "pass", "pass")
    murders = ("assassinate Ben", "assassinate Dan")
    return played("knight king assassin sage", "MM MK II PP", [*alliance, *saving_up(4, [0], 6), *murders], 0)


def from_the_grave() -> IntrigueGame:
    """The Knight kills the Crime Lord, who wins with the Assassin."""
    hands = "MM II MM II"
    murders = ("assassinate Anna", "pass", "assassinate Dan")
    roles = "knight crime-lord assassin investigator"
    return played(roles, hands, [*saving_up(4, [0, 2], 2), *murders], 1, "cops-and-robbers")


def great_coronation() -> AnyGame:
    """33 points."""
    cards = ["ABDFIL", "CGMNOP", "BCEGLM"]
    return castle(Reign(cards, {4: "ABDF", 3: "IL"}, "a b d f i l A:YYY"))


HAND_MADE = (quick_accusation, last_survivor, last_two, from_the_grave, great_coronation)


# Games among bots


def with_names(game: AnyGame, names: Sequence[str]) -> AnyGame:
    """The same game among people who are called otherwise."""
    options = game.options
    left = iter(names)
    twin = new_game(renamed(options, [tuple(next(left) for _ in seat) for seat in options.seats]))
    for action in game.actions:
        twin.play(twin.action_of(action.code))  # type: ignore[arg-type]
    return twin


def renamed(options: AnyOptions, seats: list[tuple[str, ...]]) -> AnyOptions:
    """The same options for people who are called otherwise."""
    if isinstance(options, CastleOptions):
        return replace(options, seats=tuple(seats))
    return replace(options, names=tuple(name for (name,) in seats))


def with_anna(game: AnyGame, player: int, more: str = "") -> AnyGame:
    """The same game with Anna as this player; the others have their usual names and something behind them."""
    names = [f"{name}{more}" for name in OTHERS[: len(game.options.names) - 1]]
    names.insert(player, ANNA)
    return with_names(game, names)


def any_options(random: Random) -> AnyOptions:
    """A game of any kind."""
    if random.random() < 0.6:
        scenario = random.choice(list(scenarios().values()))
        players = random.randint(scenario.fewest, scenario.most)
        forced = random.random() < 0.2
        return IntrigueOptions.make(scenario.key, players, forced_alliances=forced)
    while True:
        edition = random.choice(("viva-il-re", "kingup", "vive-le-roi", "vive-le-roi"))
        seats: list[Any] = [f"P{seat}" for seat in range(random.randint(2, 8))]
        flags: dict[str, bool] = {}
        if edition == "vive-le-roi":
            seats = [(name, f"{name}b") if random.random() < 0.2 else name for name in seats]
            options = ("ambition", "banished", "emissary", "wedding", "shared_pawn")
            flags = {flag: random.random() < 0.5 for flag in options}
        try:
            made = CastleOptions.make(edition, seats, **flags)
        except ImpossibleOptions:
            continue
        if len(made.names) <= len(OTHERS) + 1:
            return made


def played_by_bots(seed: int) -> tuple[AnyGame, Session | None]:
    """A game among bots, some of them in a short session."""
    random = Random(seed)
    options = any_options(random)
    game, bots = new_game(options, seed), [make_bot(random.choice(LEVELS), seed=seat) for seat in range(8)]
    while (asked := game.deciding) is not None and game.to_act is not None:
        game.play(bots[game.to_act].act(game.observe(asked)))  # type: ignore[arg-type]
    if not isinstance(options, IntrigueOptions) or seed % 4:
        return game, None
    return game, Session.begin(options, 3, reduction=seed % 8 == 0 and bool(options.scenario.random))


# What a game is good for


def marks() -> Iterator[tuple[Card, Mark]]:
    """All marks of the usual cards."""
    return ((card, mark) for card in usual_catalogue() for mark in card.marks)


def brought(analysis: Analysis, player: int, mark: Mark) -> Value | None:
    """What a game brings a player for a mark; None if it does not count for it."""
    known = statistics_of(analysis.finished)
    if mark.statistic not in known or not analysis.circumstances(player).issuperset(mark.when):
        return None
    return known[mark.statistic].measure(analysis, player)


def good_for(game: FinishedGame, player: int) -> set[Wanted]:
    """What a game brings a player towards each mark: all of it, something that can be added up, or one thing more."""
    found: set[Wanted] = set()
    analysis = analyse(game)
    for _, mark in marks():
        value = brought(analysis, player, mark)
        if isinstance(value, frozenset):
            people = mark.statistic == "different-people-beaten"  # whoever they are
            found |= {(mark.id, thing) for thing in (map(str, range(len(value))) if people else value)}
        elif value is not None and (mark.reached(value) if mark.scope == "game" else value > 0):
            found.add((mark.id, ""))
    return found


def in_pool(finished_game: FinishedGame) -> set[Wanted]:
    """What a game of the pool is good for, for Anna."""
    return good_for(finished_game, annas(finished_game))


@cache
def pool() -> tuple[FinishedGame, ...]:
    """All games, those made by hand first."""
    by_hand = [finished(with_anna(make(), make().options.names.index(ANNA))) for make in HAND_MADE]
    records = [FinishedGame.of_record(GameRecord.load(path), NOON) for path in sorted(RECORDS.glob("*.vivat"))]
    return (*by_hand, *(record for record in records if record is not None))


def copies(game: FinishedGame, many: int) -> list[FinishedGame]:
    """The same game so many times, each time against others: each is a game of its own."""
    twins = (with_anna(game.game, annas(game), f" {number}") for number in range(many))
    return [FinishedGame(twin, finished(twin).players, game.ended, game.session) for twin in twins]


def enough_for(mark: Mark) -> list[FinishedGame]:
    """Games with which Anna earns a mark; what there is, if that is not enough."""
    if mark.statistic in KINDS:
        return list(pool())
    measured = ((brought(analysis, annas(game), mark), game) for game, analysis in analysed_pool())
    known = [(value, game) for value, game in measured if isinstance(value, int)]
    if not known:
        return []
    best, game = (max if mark.comparison == "at-least" else min)(known, key=lambda each: each[0])
    if mark.scope == "game" or best <= 0:
        return [game]
    return copies(game, -(-mark.target // best))


@cache
def analysed_pool() -> list[tuple[FinishedGame, Analysis]]:
    """All games, each with its analysis."""
    return [(game, analyse(game)) for game in pool()]


def annas(game: FinishedGame) -> int:
    """Which player Anna is."""
    return game.game.options.names.index(ANNA)


def missing(found: Iterable[Wanted]) -> list[str]:
    """The marks for which games are not good enough that are good for this: something of each, or things enough."""
    things = Counter(mark for mark, _ in set(found))
    return [mark.id for _, mark in marks() if things[mark.id] < (mark.target if mark.statistic in KINDS else 1)]


def search() -> None:
    """Play until there is something for every mark, and write down the fewest games that suffice."""
    known: dict[Wanted, tuple[AnyGame, int, Session | None]] = {}
    by_hand = {wanted for make in HAND_MADE for wanted in in_pool(finished(make()))}
    left = missing(by_hand)
    for seed in track(range(MOST_GAMES), "games"):
        game, session = played_by_bots(seed)
        whole = finished(game, session=session)
        for player in range(len(game.options.names)):
            for wanted in good_for(whole, player) - by_hand:
                if wanted not in known or len(known[wanted][0].actions) > len(game.actions):
                    known[wanted] = game, player, session
        left = missing({*by_hand, *known})
        if not left:
            break
    sys.stdout.write(f"nothing was found for {', '.join(left)}\n" if left else "")
    write(known)


def write(known: dict[Wanted, tuple[AnyGame, int, Session | None]]) -> None:
    """The fewest games, one after the other the one that is good for most of what is left."""
    from vivat.table.record_tags import session_tags

    games = {id(game) * 10 + player: (game, player, session) for game, player, session in known.values()}
    good = {key: good_for(finished(game, session=session), player) for key, (game, player, session) in games.items()}
    left = set(known)
    RECORDS.mkdir(exist_ok=True)
    for path in RECORDS.glob("*.vivat"):
        path.unlink()
    for number in count(1):
        if not left:
            break
        best = max(good, key=lambda key: (len(good[key] & left), -len(games[key][0].actions)))
        game, player, session = games[best]
        GameRecord.of(with_anna(game, player), session_tags(session)).save(RECORDS / f"{number:02}.vivat")
        left -= good[best]
    sys.stdout.write(f"{number - 1} games are good for {len(known)} things\n")


if __name__ == "__main__":
    search()
