"""A table at random for the two-world test on the wire: what is played, by whom, and which part of it we look at."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.castle.combinations import all_combinations as castle_combinations
from vivat.bots import BOTS
from vivat.game import CastleGame, Dealer, IntrigueGame
from vivat.game.intrigue.sheet import scenarios
from vivat.game.record import AnyGame, new_game
from vivat.rules.castle.editions import EDITIONS
from vivat.table.decide import Author, open_table
from vivat.table.options import ME, OPEN, Clock, TableOptions

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Falk", "Greta", "Hugo")
MOST_PLACES = 6
MOST_ACTIONS = 150
GRACE = 4
RARE = {"accept", "join", "refuse", "sabotage"}
SECRETIVE = {"vote", "investigate", "extort", "trade", "sell", "buy", "bribe", "ally", *RARE}
MAIN, SECOND, DONE = "main", "second", "done"
"""The table that we look at, one that gathers, and one at which a game is over."""
WATCHER, STRANGER, NOBODY, NEWCOMER = "watcher", "stranger", "nobody", "newcomer"
OUTSIDERS = (WATCHER, STRANGER, NOBODY)
"""Whoever has no chair knows less than any viewer, so their bytes must be equal whoever the viewer is."""


@dataclass(frozen=True)
class Step:
    """A decision of the game: where its actions begin and end, who decides, and whether it is an election."""

    first: int
    end: int
    seats: tuple[int, ...]
    election: bool
    player: int | None
    """The one of a team who decides alone."""


@dataclass(frozen=True)
class Story:
    """A game as far as it is told: options and actions, all that the other worlds of the rules need."""

    options: Any
    actions: tuple[Any, ...]


@dataclass(frozen=True)
class Setting:
    """What everybody at the table knows beforehand, in both worlds."""

    seed: str
    options: TableOptions
    people: tuple[int, ...]
    """The chairs with people."""
    names: tuple[str, ...]
    story: Story
    before: int
    """How many actions were played before we look."""
    steps: tuple[Step, ...]
    from_scratch: bool
    """Whether the table gathers before our eyes."""
    is_over: bool
    """Whether the game ends with the last step."""
    chatty: bool
    """Whether somebody talks as much as is allowed, and nobody else does."""

    @property
    def host(self) -> int:
        return self.people[0]

    def source(self, *who: object) -> random.Random:
        """A source of its own for everybody, so that what one does says nothing of another."""
        return random.Random("/".join(map(str, (self.seed, *who))))

    def partners(self, seat: int) -> tuple[int, ...]:
        """The chairs of a seat."""
        return tuple(chair for chair, of in enumerate(self.options.seat_of) if of == seat)

    def is_alone(self, chair: int) -> bool:
        """Whether nobody shares the seat."""
        return len(self.partners(self.options.seat_of[chair])) == 1

    @property
    def first_decision(self) -> int:
        """The number of the first decision that we see: everything before was written as one."""
        return 1 if self.from_scratch or not self.has_past else 2

    @property
    def has_past(self) -> bool:
        """Whether somebody had decided something before we look."""
        return any(not action.of_chance for action in self.story.actions[: self.before])

    def people_of(self, seat: int) -> tuple[int, ...]:
        """The people of a seat."""
        return tuple(chair for chair in self.partners(seat) if chair in self.people)


def make_setting(seed: str, wanted: Callable[[Setting], bool]) -> Setting:
    """A table at random, and a window in its game, such as is wanted."""
    source = random.Random(seed)
    while True:
        setting = any_setting(seed, source)
        if wanted(setting):
            return setting


def any_setting(seed: str, source: random.Random) -> Setting:
    """Any of both families."""
    options = castle_options(source) if source.random() < 0.6 else intrigue_options(source)
    chairs = options.chairs
    people = tuple(chair for chair, wish in enumerate(chairs) if wish in (ME, OPEN))
    bots = open_table(options, Author(guest_of(people[0]), NAMES[people[0]])).names
    names = tuple(NAMES[chair] if chair in people else bots[chair] for chair in range(len(chairs)))
    game, steps = beginning(new_game(options.game_options(list(names)), Dealer.seeded(source.getrandbits(32))), source)
    from_scratch = source.random() < 0.12
    at = 0 if from_scratch else choose_window(game, steps, source)
    shown = steps[at : at + source.randint(1, 3)]
    return Setting(
        seed,
        options,
        people,
        names,
        Story(game.options, game.actions[: shown[-1].end]),
        0 if from_scratch else shown[0].first,
        tuple(shown),
        from_scratch,
        game.is_over and shown[-1] is steps[-1],
        options.clock.kind == "none" and source.random() < 0.12,
    )


def castle_options(source: random.Random) -> TableOptions:
    """Any edition, with teams and variants, at a table that is not too large."""
    most = MOST_PLACES if source.random() < 0.3 else 4
    edition = "vive-le-roi" if source.random() < 0.5 else source.choice(sorted(EDITIONS))  # it has teams and variants
    fitting = [each for each in castle_combinations() if each.edition_key == edition and len(each.names) <= most]
    chosen = source.choice(fitting)
    flags = dict.fromkeys(chosen.chosen, True)
    return TableOptions(
        game=chosen.edition_key,
        seats=seat_levels([len(seat) for seat in chosen.seats], source),
        memory_aids=source.choice((None, True, False)),
        **flags,  # type: ignore[arg-type]
        **habits(source),
    )


def intrigue_options(source: random.Random) -> TableOptions:
    """Any scenario."""
    scenario = source.choice([each for each in scenarios().values() if each.fewest <= MOST_PLACES])
    players = min(scenario.most, source.choice((scenario.fewest, scenario.fewest, MOST_PLACES)))
    return TableOptions(
        game="intrigue",
        seats=seat_levels([1] * players, source),
        scenario=scenario.key,
        forced_alliances=source.random() < 0.2,
        most_rounds=source.choice((1, 2, 50)),
        **habits(source),
    )


def habits(source: random.Random) -> dict[str, Any]:
    """What a host decides besides the game."""
    clock = source.choice((Clock(), Clock(), Clock("decision", 20), Clock("bank", 40, 2), Clock("days")))
    return {
        "listed": source.random() < 0.7,
        "spectators": source.random() < 0.85,
        "ask_twice": source.random() < 0.3,
        "remarks": False,
        "clock": clock,
        "grace": source.choice((GRACE, 3600)),
    }


def seat_levels(sizes: Sequence[int], source: random.Random) -> tuple[tuple[str, ...], ...]:
    """People, and here and there a bot; the first person is the host."""
    while True:
        levels = [source.choice(list(BOTS)) if source.random() < 0.15 else OPEN for _ in range(sum(sizes))]
        if levels.count(OPEN) >= 2:
            break
    levels[levels.index(OPEN)] = ME
    left = iter(levels)
    return tuple(tuple(next(left) for _ in range(size)) for size in sizes)


def beginning(game: AnyGame, source: random.Random) -> tuple[AnyGame, list[Step]]:
    """A game at random, in which rare kinds of actions are as likely as common ones."""
    steps: list[Step] = []
    most = MOST_ACTIONS if isinstance(game, IntrigueGame) and game.options.most_rounds == 1 else source.randint(20, 60)
    while not game.is_over and (len(game.actions) < most or len(steps) < 2):
        first, polled, seat, deciding = len(game.actions), game.polled, game.to_act, game.deciding
        assert seat is not None
        assert deciding is not None
        for _ in polled or (seat,):
            game.play(choose_action(game, source).text)
        alone = deciding.index if deciding.kind == "player" else None
        steps.append(Step(first, len(game.actions), polled or (seat,), bool(polled), alone))
    return game, steps


def choose_action(game: AnyGame, source: random.Random) -> Any:
    """Any kind of action, and then one of that kind; rare kinds, and the climb to an election, when they can be."""
    legal: Sequence[Any] = game.legal_actions()
    verbs = {action.verb for action in legal}
    rare = sorted(verbs & RARE)
    verb = source.choice(rare if rare and source.random() < 0.6 else sorted(verbs))
    found = [action for action in legal if action.verb == verb]
    if isinstance(game, CastleGame) and verb == "move" and source.random() < 0.6:
        places = game._state.place
        return max(found, key=lambda action: places[action.character])
    return source.choice(found)


def choose_window(game: AnyGame, steps: Sequence[Step], source: random.Random) -> int:
    """Where to begin: often at the end if there is one, or shortly before something that has to do with secrets."""
    if game.is_over and source.random() < 0.5:
        return max(0, len(steps) - source.randint(1, 3))
    found: dict[str, list[int]] = {}
    for number, step in enumerate(steps):
        verb = game.actions[step.first].verb
        if verb in SECRETIVE:
            found.setdefault(verb, []).append(number)
    if found and source.random() < 0.7:
        return max(0, source.choice(found[source.choice(sorted(found))]) - source.randint(0, 2))
    return source.randrange(len(steps))


def person(chair: int) -> str:
    """The visitor on a chair."""
    return f"p{chair}"


def guest_of(chair: int) -> str:
    """The guest on a chair."""
    return f"g{chair}"
