"""S8.4: A campaign: what many finished games of a company come to, as a pure function of these games.

Whatever order they are given in, they are taken in the order in which they ended, each once. Another game never takes
anything away from anybody: marks only fill up.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from vivat.game.durations import HOUR_MS
from vivat.results.achievements import Card, Catalogue, Mark
from vivat.results.finished_game import FinishedGame
from vivat.results.statistic import Value
from vivat.results.summary import GameSummary, PlayerSummary, summarise

NEAR, MOST_NEAR = 2 / 3, 3
EVENING_MS = 6 * HOUR_MS
"""S8.5: Games of which each ended within so many milliseconds of the one before are an evening."""


@dataclass(frozen=True, slots=True)
class MarkProgress:
    """S8.5: How far a person has come with a mark."""

    card: Card
    mark: Mark
    value: int | None
    """The best so far, in the scope of the mark; None if no game has said anything about it."""
    earned: str | None
    """The id of the game with which it was earned; None if it is not."""

    @property
    def is_earned(self) -> bool:
        """Whether the target has been reached."""
        return self.earned is not None

    @property
    def share(self) -> float:
        """How much of the way to the target, from 0 to 1; 0 where less is better and it is not earned."""
        if self.is_earned:
            return 1.0
        return min(1.0, max(0, self.value or 0) / self.mark.target) if self.mark.comparison == "at-least" else 0.0


@dataclass(frozen=True, slots=True)
class CampaignStanding:
    """S8.4: How a person stands in a campaign."""

    person: str
    """What the person has in every game."""
    name: str
    """As in the last game."""
    games: int
    """Games that counted."""
    practice: int
    """S8.6: Games in which bots or clocks decided too much for this person."""
    victories: int
    """Games won, of those that counted."""
    progress: tuple[MarkProgress, ...]
    """All marks, in the order of the catalogue."""

    @property
    def earned(self) -> tuple[MarkProgress, ...]:
        """The marks that are earned."""
        return tuple(each for each in self.progress if each.is_earned)

    @property
    def points(self) -> int:
        """S8.4: What the marks that are earned are worth together."""
        return sum(each.mark.points for each in self.earned)

    @property
    def near(self) -> tuple[MarkProgress, ...]:
        """The three marks that are nearest and at least two thirds done, the nearest first; one a card."""
        open_marks = (each for each in self.progress if not each.is_earned and each.share >= NEAR)
        best: dict[str, MarkProgress] = {}
        for each in sorted(open_marks, key=lambda each: -each.share):
            best.setdefault(each.card.id, each)
        return tuple(best.values())[:MOST_NEAR]

    def card(self, card: Card) -> tuple[MarkProgress, ...]:
        """The progress with each mark of a card."""
        return tuple(each for each in self.progress if each.card is card)


@dataclass(frozen=True, slots=True)
class Campaign:
    """S8.4: What the finished games of a company come to."""

    catalogue: Catalogue
    games: int
    evenings: int
    standings: tuple[CampaignStanding, ...]
    """Everybody who played, the most points first."""
    last: GameSummary | None
    """The game that ended last."""

    @property
    def kings(self) -> tuple[CampaignStanding, ...]:
        """S8.4: The true King: whoever has most points; those who are level share it, and with none there is none."""
        most = max((each.points for each in self.standings), default=0)
        return tuple(each for each in self.standings if most and each.points == most)

    @property
    def news(self) -> tuple[tuple[CampaignStanding, MarkProgress], ...]:
        """What was earned with the last game, and by whom."""
        found = ((standing, each) for standing in self.standings for each in standing.earned)
        return tuple(pair for pair in found if self.last is not None and pair[1].earned == self.last.id)


@dataclass(slots=True)
class Gathering:
    """What a person's games have brought for one mark so far."""

    evening: int = -1
    total: Value | None = None
    """Of the game, the evening or the campaign under way."""
    best: int | None = None
    earned: str | None = None

    def add(self, mark: Mark, value: Value, evening: int, game: str) -> None:
        """S8.5: Take in what one more game brings."""
        goes_on = mark.scope == "campaign" or (mark.scope == "evening" and evening == self.evening)
        self.total = combined(self.total, value) if goes_on and self.total is not None else value
        self.evening = evening
        amount = amount_of(self.total)
        self.best = amount if self.best is None else mark.better(self.best, amount)
        if self.earned is None and mark.reached(self.best):
            self.earned = game


@dataclass(slots=True)
class Account:
    """What is written down of one person while the games are gone through."""

    name: str = ""
    games: int = 0
    practice: int = 0
    victories: int = 0
    marks: dict[str, Gathering] = field(default_factory=dict)


def combined(one: Value, other: Value) -> Value:
    """Two amounts added up, or the different things of both."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if isinstance(one, frozenset) and isinstance(other, frozenset):
        return one | other
    raise AssertionError("a statistic counts amounts or different things, not now this and now that")


def amount_of(value: Value) -> int:
    """How much, or how many different things."""
    return value if isinstance(value, int) else len(value)


def in_order(games: Iterable[GameSummary]) -> list[GameSummary]:
    """Each game once, in the order in which they ended; of several copies the one that says most of who decided."""
    once: dict[str, GameSummary] = {}
    for game in games:
        once[game.id] = max(game, once.get(game.id, game), key=detail)
    return sorted(once.values(), key=lambda game: (game.ended, game.id))


def detail(game: GameSummary) -> tuple[int, int, str]:
    """How much a copy of a game says of who decided, and among equals an order that is always the same."""
    players = [each.player for each in game.players]
    decided = sum(player.by_people + player.deputies for player in players)
    return decided, -game.ended, repr(players)


def with_evenings(games: list[GameSummary]) -> Iterator[tuple[int, GameSummary]]:
    """S8.5: Games in their order, each with the number of its evening."""
    evening, before = 0, None
    for game in games:
        evening += before is not None and game.ended - before > EVENING_MS
        before = game.ended
        yield evening, game


def tally_campaign(games: Iterable[FinishedGame], catalogue: Catalogue) -> Campaign:
    """S8.4: The campaign that these games make, by these cards; in whatever order they come."""
    return tally_summaries(map(summarise, games), catalogue)


def tally_summaries(games: Iterable[GameSummary], catalogue: Catalogue) -> Campaign:
    """S8.4: The same of games that were measured before."""
    ordered = in_order(games)
    accounts: dict[str, Account] = {}
    evening = -1
    for evening, game in with_evenings(ordered):
        take_game(accounts, game, evening, catalogue)
    standings = (standing_of(person, account, catalogue) for person, account in accounts.items())
    ranked = sorted(standings, key=lambda each: (-each.points, -each.victories, each.name.casefold(), each.person))
    return Campaign(catalogue, len(ordered), evening + 1, tuple(ranked), ordered[-1] if ordered else None)


def take_game(accounts: dict[str, Account], game: GameSummary, evening: int, catalogue: Catalogue) -> None:
    """S8.6: Write down what a game brings everybody who played it; what is practice is only counted."""
    for each in game.players:
        if each.person is None:
            continue
        account = accounts.setdefault(each.person, Account())
        account.name = each.player.name
        if not each.is_counted:
            account.practice += 1
            continue
        account.games += 1
        account.victories += each.won
        take_marks(account, game, each, evening, catalogue)


def take_marks(account: Account, game: GameSummary, player: PlayerSummary, evening: int, catalogue: Catalogue) -> None:
    """S8.5: Add what a game brings a player to every mark for which it counts."""
    for mark in (mark for card in catalogue for mark in card.marks):
        value = player.values.get(mark.statistic)
        if value is not None and player.circumstances.issuperset(mark.when):
            account.marks.setdefault(mark.id, Gathering()).add(mark, value, evening, game.id)


def standing_of(person: str, account: Account, catalogue: Catalogue) -> CampaignStanding:
    """S8.4: How a person stands after all games."""
    nothing = Gathering()
    found = ((card, mark, account.marks.get(mark.id, nothing)) for card in catalogue for mark in card.marks)
    progress = tuple(MarkProgress(card, mark, each.best, each.earned) for card, mark, each in found)
    return CampaignStanding(person, account.name, account.games, account.practice, account.victories, progress)
