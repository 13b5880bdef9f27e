"""What results need of a finished game, measured once: it can be kept, and compared with what is measured anew."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from vivat.results.families import analyse, statistics_of
from vivat.results.finished_game import FinishedGame, Player
from vivat.results.statistic import Value, different_people_beaten

FORMAT = 1
"""Another number whenever a summary would say something else of the same game: what was kept is measured anew."""
PEOPLE_BEATEN = different_people_beaten.__name__.replace("_", "-")
"""The statistic whose different things are people."""


class PlayerSummary(Struct, frozen=True):
    """How a game went for one player."""

    player: Player
    """Who it was, and who decided."""
    seat: int
    """The seat, counted from 0; a team shares one."""
    place: int
    """1 is the best, and those who are level share a place."""
    won: bool
    circumstances: frozenset[str]
    """Everything that the condition of a mark can ask for, and `seat:N`, which in the order of the first round."""
    values: Mapping[str, Value]
    """What each statistic says of the game, as far as it says something."""

    @property
    def person(self) -> str | None:
        """The key of the person, the same in all their games; None for a bot."""
        return self.player.person

    @property
    def is_counted(self) -> bool:
        """S8.6: Whether the game counts for the player: a person, who made most of the decisions themselves."""
        return self.person is not None and not self.player.is_practice


class GameSummary(Struct, frozen=True):
    """How a game went for everybody."""

    id: str
    """The same for every copy of the game."""
    game: str
    """The key of its edition; "intrigue" for the card game."""
    ended: int
    """When, in milliseconds since 1970."""
    players: tuple[PlayerSummary, ...]
    """By chair."""


def summarise(finished: FinishedGame) -> GameSummary:
    """Everything that results need of a finished game."""
    analysis, known = analyse(finished), statistics_of(finished)
    options = finished.game.options
    seats = [seat for seat, names in enumerate(options.seats) for _ in names]
    players = []
    for number, player in enumerate(finished.players):
        measured = {key: each.measure(analysis, number) for key, each in known.items()}
        players.append(
            PlayerSummary(
                player,
                seats[number],
                analysis.places[number],
                number in analysis.winners,
                analysis.circumstances(number) | {f"seat:{analysis.turn(number)}"},
                {key: value for key, value in measured.items() if value is not None},
            )
        )
    return GameSummary(finished.id, options.edition_key, finished.ended, tuple(players))


def renamed(
    game: GameSummary, person_for: Callable[[str], str | None], name_for: Callable[[str, str], str]
) -> GameSummary:
    """The game with other keys and names for its people: those of a circle.

    `person_for` gives the new key of a person, None for somebody who counts as nobody there; `name_for` the name, by
    the new key and the name in the game.
    """
    players = []
    for each in game.players:
        values = dict(each.values)
        beaten = values.get(PEOPLE_BEATEN)
        if isinstance(beaten, frozenset):
            values[PEOPLE_BEATEN] = frozenset(person_for(person) or person for person in beaten)
        who = each.player
        person = None if who.person is None else person_for(who.person)
        name = who.name if person is None else name_for(person, who.name)
        players.append(replace(each, player=Player(name, person, who.by_people, who.deputies), values=values))
    return replace(game, players=tuple(players))
